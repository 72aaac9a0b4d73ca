//! A tournament in which everything fits.

use crate::{
    Abnormal, Acceleration, Announced, Cell, Color, Draft, Forbidden, Id, Info, Mark, Pairing, Player, Points, Scoring,
    System,
};

/// A tournament in which everything fits together: made by [`Draft::validate`] alone.
///
/// ```
/// use pairing::{Draft, Player};
/// let players = (1..=4).map(|id| Player::new(id, format!("Player {id}"))).collect();
/// let tournament = Draft { players, rounds: Some(3), ..Draft::default() }.validate().unwrap();
/// assert_eq!(tournament.recorded(), 0);
/// assert_eq!(tournament.players()[2].name, "Player 3");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    /// The players are in the order of pairing numbers.
    draft: Draft,
    recorded: u16,
    is_round_robin: bool,
}

impl Tournament {
    /// Keeps a draft that was checked.
    pub(crate) fn checked(mut draft: Draft) -> Self {
        if !draft.is_ranked_by_line {
            draft.players.sort_by_key(|player| player.id);
        }
        draft.lines.clear();
        draft.told_points.clear();
        for player in &mut draft.players {
            while player.cells.last() == Some(&None) {
                player.cells.pop();
            }
        }
        let recorded = draft.players.iter().filter_map(last_paired).max().unwrap_or(0) as u16;
        for bye in &mut draft.announced {
            bye.round = bye.round.or(Some(recorded + 1));
        }
        let is_round_robin = is_round_robin(&draft);
        Self { draft, recorded, is_round_robin }
    }

    /// Gives the players in the order of pairing numbers.
    pub fn players(&self) -> &[Player] {
        &self.draft.players
    }

    /// Finds a player by number.
    pub fn player(&self, id: Id) -> Option<&Player> {
        self.place_of(id).map(|place| &self.draft.players[place])
    }

    /// Finds the place of a player in the order of pairing numbers.
    pub(crate) fn place_of(&self, id: Id) -> Option<usize> {
        if self.draft.is_ranked_by_line {
            return self.draft.players.iter().position(|player| player.id == id);
        }
        self.draft.players.binary_search_by_key(&id, |player| player.id).ok()
    }

    /// Tells how many rounds have been paired: those in which somebody has an opponent or the bye of the pairing.
    pub const fn recorded(&self) -> u16 {
        self.recorded
    }

    /// Tells how many rounds the tournament has, if that is known.
    pub const fn rounds(&self) -> Option<u16> {
        self.draft.rounds
    }

    /// Gives the texts.
    pub const fn info(&self) -> &Info {
        &self.draft.info
    }

    /// Gives the points of results.
    pub const fn scoring(&self) -> &Scoring {
        &self.draft.scoring
    }

    /// Tells how rounds are paired.
    pub const fn system(&self) -> Option<&System> {
        self.draft.system.as_ref()
    }

    /// Gives the initial colour, if it was told.
    pub const fn initial_color(&self) -> Option<Color> {
        self.draft.initial_color
    }

    /// Lists byes announced for rounds to come.
    pub fn announced(&self) -> &[Announced] {
        &self.draft.announced
    }

    /// Lists virtual points.
    pub fn accelerations(&self) -> &[Acceleration] {
        &self.draft.accelerations
    }

    /// Lists players who may not meet.
    pub fn forbidden(&self) -> &[Forbidden] {
        &self.draft.forbidden
    }

    /// Lists abnormal points.
    pub fn abnormal(&self) -> &[Abnormal] {
        &self.draft.abnormal
    }

    /// Lists the codes of the tie-breaks that the tournament names.
    pub fn tiebreaks(&self) -> &[String] {
        &self.draft.tiebreaks
    }

    /// Tells whether the order of the list is the order of the players.
    pub const fn is_ranked_by_line(&self) -> bool {
        self.draft.is_ranked_by_line
    }

    /// Tells whether everybody meets everybody.
    pub const fn is_round_robin(&self) -> bool {
        self.is_round_robin
    }

    /// Gives all points of a player, byes announced in the player's own row included.
    pub fn points(&self, id: Id) -> Points {
        self.points_after(id, u16::MAX)
    }

    /// Gives the points of a player after a round.
    pub fn points_after(&self, id: Id, round: u16) -> Points {
        self.player(id).map_or(Points::ZERO, |player| self.score_of(player, round))
    }

    /// Adds up the points of a player after a round.
    pub(crate) fn score_of(&self, player: &Player, round: u16) -> Points {
        let rounds = player.cells.len().max(usize::from(self.recorded)).min(usize::from(round));
        let results: Points = (1..=rounds as u16).map(|round| self.points_in(player, round)).sum();
        results + self.bonuses(player.id, round).map(|(_, points)| points).sum()
    }

    /// Gives the points of one round, without bonuses and penalties.
    pub(crate) fn points_in(&self, player: &Player, round: u16) -> Points {
        let cell = player.cell(round).copied().unwrap_or(Cell::bye(Mark::ZeroBye));
        // The free round of an odd round robin gives nothing, however it is written.
        if self.is_round_robin && cell.mark == Mark::PairingBye {
            return Points::ZERO;
        }
        let abnormal = self.draft.abnormal.iter().find(|abnormal| {
            abnormal.mark.is_some_and(|mark| same_kind(mark, cell.mark))
                && abnormal.round.is_none_or(|of| of == round)
                && abnormal.players.contains(&player.id)
        });
        abnormal.map_or_else(|| self.draft.scoring.points(&cell), |abnormal| abnormal.points)
    }

    /// Lists bonuses and penalties of the rounds so far, each with its round.
    pub(crate) fn bonuses(&self, id: Id, round: u16) -> impl Iterator<Item = (Option<u16>, Points)> {
        let is_due = move |abnormal: &&Abnormal| {
            abnormal.mark.is_none() && abnormal.round.is_none_or(|of| of <= round) && abnormal.players.contains(&id)
        };
        self.draft.abnormal.iter().filter(is_due).map(|abnormal| (abnormal.round, abnormal.points))
    }

    /// Gives the virtual points of a player in a round.
    pub fn virtual_points(&self, place: usize, round: u16) -> Points {
        if !self.draft.accelerations.is_empty() {
            let id = self.draft.players[place].id;
            let is_for = |record: &&Acceleration| {
                (record.first_round..=record.last_round).contains(&round)
                    && (record.first_player..=record.last_player).contains(&id)
            };
            return self.draft.accelerations.iter().find(is_for).map_or(Points::ZERO, |record| record.points);
        }
        let Some(System::Dutch { is_baku: true, .. }) = self.draft.system else { return Points::ZERO };
        let Some(rounds) = self.draft.rounds else { return Points::ZERO };
        // Baku: half of the field, rounded up to an even number, in the first half of the rounds.
        let group = 2 * self.draft.players.len().div_ceil(4);
        let accelerated = rounds.div_ceil(2);
        if place >= group || round > accelerated {
            Points::ZERO
        } else if round <= accelerated.div_ceil(2) {
            self.draft.scoring.best()
        } else {
            self.draft.scoring.half()
        }
    }

    /// Says who was absent when a recorded round was paired, or will be in the round after the last.
    pub fn is_absent(&self, player: &Player, round: u16) -> bool {
        if round <= self.recorded {
            return !player.cell(round).is_some_and(Cell::is_paired);
        }
        player.cell(round).is_some()
            || self
                .draft
                .announced
                .iter()
                .any(|bye| bye.player == player.id && bye.round.unwrap_or(self.recorded + 1) == round)
    }

    /// Gives the tournament as it was before a round was paired; who was absent in it is announced.
    #[must_use]
    pub fn before(&self, round: u16) -> Self {
        let mut draft = self.draft.clone();
        if round <= self.recorded {
            draft.announced.retain(|bye| bye.round.is_some_and(|of| of != round));
            for player in &mut draft.players {
                let absent = player.cell(round).filter(|cell| !cell.is_paired()).map(|cell| cell.mark);
                let is_paired = player.cell(round).is_some_and(Cell::is_paired);
                player.cells.truncate(usize::from(round) - 1);
                if !is_paired {
                    player.cells.resize(usize::from(round) - 1, None);
                    player.cells.push(Some(Cell::bye(absent.unwrap_or(Mark::ZeroBye))));
                }
            }
            draft.initial_color = draft.initial_color.or_else(|| self.derived_color());
        }
        let recorded = self.recorded.min(round.saturating_sub(1));
        Self { draft, recorded, is_round_robin: self.is_round_robin }
    }

    /// Gives the tournament with one more round paired, its results not known yet.
    ///
    /// ```
    /// use pairing::{Draft, Player};
    /// let players = (1..=3).map(|id| Player::new(id, "")).collect();
    /// let draft = Draft { players, rounds: Some(2), initial_color: Some(pairing::Color::White), ..Draft::default() };
    /// let tournament = draft.validate().unwrap();
    /// let pairing = pairing::dutch::pair(&tournament).unwrap();
    /// assert_eq!(tournament.with_round(&pairing).recorded(), 1);
    /// ```
    #[must_use]
    pub fn with_round(&self, pairing: &Pairing) -> Self {
        let mut draft = self.draft.clone();
        let column = usize::from(self.recorded);
        for (place, player) in draft.players.iter_mut().enumerate() {
            let id = player.id;
            let game = pairing.boards.iter().find_map(|&(white, black)| match id {
                _ if id == white => Some(Cell::game(black, Color::White, Mark::Pending)),
                _ if id == black => Some(Cell::game(white, Color::Black, Mark::Pending)),
                _ => None,
            });
            let bye = (pairing.bye == Some(id)).then(|| Cell::bye(Mark::PairingBye));
            let told = self.draft.players[place].cell(self.recorded + 1).copied();
            let announced = self.announced_mark(id, self.recorded + 1).map(Cell::bye);
            let cell = game.or(bye).or(told).or(announced).unwrap_or(Cell::bye(Mark::ZeroBye));
            player.cells.resize(column.max(player.cells.len()), None);
            player.cells.truncate(column);
            player.cells.push(Some(cell));
        }
        draft.announced.retain(|bye| bye.round.is_some_and(|round| round != self.recorded + 1));
        Self { draft, recorded: self.recorded + 1, is_round_robin: self.is_round_robin }
    }

    fn announced_mark(&self, id: Id, round: u16) -> Option<Mark> {
        let is_it = |bye: &&Announced| bye.player == id && bye.round.unwrap_or(self.recorded + 1) == round;
        self.draft.announced.iter().find(is_it).map(|bye| bye.mark)
    }

    /// Finds the initial colour from the first round in which anybody had a colour.
    pub fn derived_color(&self) -> Option<Color> {
        let players = &self.draft.players;
        let round = (1..=self.recorded)
            .find(|round| players.iter().any(|player| player.cell(*round).is_some_and(|cell| cell.color.is_some())))?;
        let was_paired = |player: &&Player| (1..=round).any(|round| player.cell(round).is_some_and(Cell::is_paired));
        let (number, color) = players
            .iter()
            .filter(was_paired)
            .enumerate()
            .find_map(|(number, player)| Some((number, player.cell(round)?.color?)))?;
        Some(if number % 2 == 0 { color } else { !color })
    }

    /// Gives the draft, to be changed and checked again.
    pub fn into_draft(self) -> Draft {
        self.draft
    }
}

/// Tells whether a record about a result means this one: short games count with the others.
fn same_kind(record: Mark, mark: Mark) -> bool {
    let plain = match mark {
        Mark::ShortWin => Mark::Win,
        Mark::ShortDraw => Mark::Draw,
        Mark::ShortLoss => Mark::Loss,
        other => other,
    };
    record == plain
}

fn last_paired(player: &Player) -> Option<usize> {
    player.cells.iter().rposition(|cell| cell.is_some_and(|cell| cell.is_paired())).map(|round| round + 1)
}

fn is_round_robin(draft: &Draft) -> bool {
    match &draft.system {
        Some(System::RoundRobin { .. }) => true,
        Some(_) => false,
        None => {
            let kind = draft.info.kind.to_lowercase();
            kind.contains("round") && kind.contains("robin") || kind.contains("berger")
        }
    }
}
