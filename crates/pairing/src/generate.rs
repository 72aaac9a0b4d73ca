//! Made-up tournaments, for tests and for demonstrations.

use crate::dice::Dice;
use crate::{Cell, Color, Draft, Info, Mark, Player, System, Tournament, dutch};

/// What a made-up tournament should be like. Rates are chances in a hundred.
///
/// ```
/// use pairing::Plan;
/// let plan = Plan { players: 20, rounds: 5, seed: 7, ..Plan::default() };
/// let tournament = plan.generate();
/// assert_eq!(tournament.recorded(), 5);
/// assert_eq!(tournament, plan.generate(), "the same seed gives the same tournament");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Plan {
    /// The number of players, 1 to 9999.
    pub players: u16,
    /// The number of rounds.
    pub rounds: u16,
    /// The rounds that are played; fewer leave a tournament under way.
    pub played: u16,
    /// Games that are drawn.
    pub draws: u8,
    /// Games that one player does not appear for.
    pub forfeits: u8,
    /// Half-point byes, per player and round.
    pub byes: u8,
    /// Withdrawals, per player and round.
    pub withdrawals: u8,
    /// Whether the first rounds are accelerated.
    pub is_baku: bool,
    /// What chance starts from.
    pub seed: u64,
}

impl Default for Plan {
    fn default() -> Self {
        Self {
            players: 50,
            rounds: 9,
            played: u16::MAX,
            draws: 30,
            forfeits: 0,
            byes: 0,
            withdrawals: 0,
            is_baku: false,
            seed: 1,
        }
    }
}

impl Plan {
    /// Makes the tournament, pairing every round by the rules. It ends early if a round has no legal pairing.
    pub fn generate(&self) -> Tournament {
        let mut dice = Dice::new(self.seed);
        let mut tournament = self.start(&mut dice);
        let mut is_gone = vec![false; tournament.players().len()];
        for round in 1..=self.rounds.clamp(1, 999).min(self.played) {
            let absent = self.absences(&mut dice, &mut is_gone, round);
            let Some(ready) = with_cells(&tournament, &absent, round) else { break };
            let Ok(pairing) = dutch::pair(&ready) else { break };
            let paired = ready.with_round(&pairing);
            let results: Vec<Option<Cell>> = self.results(&mut dice, &paired, round);
            let Some(next) = with_cells(&paired, &results, round) else { break };
            tournament = next;
        }
        tournament
    }

    fn start(&self, dice: &mut Dice) -> Tournament {
        let count = self.players.clamp(1, 9999);
        let mut ratings: Vec<u16> = (0..count).map(|_| 1400 + dice.roll(600) as u16 + dice.roll(700) as u16).collect();
        ratings.sort_unstable_by(|a, b| b.cmp(a));
        let players = ratings
            .into_iter()
            .zip(1..)
            .map(|(rating, id)| Player { rating: Some(rating), ..Player::new(id, format!("Player {id:04}")) });
        let initial_color = Some(if dice.roll(2) == 0 { Color::White } else { Color::Black });
        let draft = Draft {
            info: Info {
                name: format!("Tournament {}", self.seed),
                start: "2026/04/01".to_owned(),
                kind: "Individual: Swiss-System".to_owned(),
                ..Info::default()
            },
            players: players.collect(),
            rounds: Some(self.rounds.clamp(1, 999)),
            initial_color,
            system: Some(System::Dutch { edition: Some(2026), is_baku: self.is_baku }),
            ..Draft::default()
        };
        Tournament::checked(draft)
    }

    /// Draws who is absent in a round.
    fn absences(&self, dice: &mut Dice, is_gone: &mut [bool], round: u16) -> Vec<Option<Cell>> {
        is_gone
            .iter_mut()
            .map(|is_gone| {
                *is_gone |= round > 1 && dice.happens(self.withdrawals);
                let is_resting = dice.happens(self.byes);
                let mark = if *is_gone { Some(Mark::ZeroBye) } else { is_resting.then_some(Mark::HalfBye) };
                mark.map(Cell::bye)
            })
            .collect()
    }

    /// Draws the results of a round, by the ratings.
    fn results(&self, dice: &mut Dice, paired: &Tournament, round: u16) -> Vec<Option<Cell>> {
        let mut cells: Vec<Option<Cell>> = paired.players().iter().map(|player| player.cell(round).copied()).collect();
        for place in 0..cells.len() {
            let Some(cell) = cells[place].filter(|cell| cell.mark == Mark::Pending) else { continue };
            let Some(opponent) = cell.opponent.and_then(|id| paired.place_of(id)) else { continue };
            let rating = |place: usize| i64::from(paired.players()[place].rating.unwrap_or(1400));
            // Every 8 points of rating are a chance more in a hundred.
            let edge = ((rating(place) - rating(opponent)) / 8).clamp(-45, 45);
            let (mine, theirs) = if dice.happens(self.forfeits) {
                match dice.roll(8) {
                    0 => (Mark::ForfeitLoss, Mark::ForfeitLoss),
                    1..=4 => (Mark::ForfeitWin, Mark::ForfeitLoss),
                    _ => (Mark::ForfeitLoss, Mark::ForfeitWin),
                }
            } else if dice.happens(self.draws) {
                (Mark::Draw, Mark::Draw)
            } else if (dice.roll(100) as i64) < 50 + edge {
                (Mark::Win, Mark::Loss)
            } else {
                (Mark::Loss, Mark::Win)
            };
            for (place, mark) in [(place, mine), (opponent, theirs)] {
                if let Some(cell) = &mut cells[place] {
                    cell.mark = mark;
                }
            }
        }
        cells
    }
}

/// Puts cells into the column of a round.
fn with_cells(tournament: &Tournament, cells: &[Option<Cell>], round: u16) -> Option<Tournament> {
    let mut draft = tournament.clone().into_draft();
    for (player, cell) in draft.players.iter_mut().zip(cells) {
        if let Some(cell) = cell {
            player.cells.resize(usize::from(round).max(player.cells.len()), None);
            player.cells[usize::from(round) - 1] = Some(*cell);
        }
    }
    draft.validate().ok()
}
