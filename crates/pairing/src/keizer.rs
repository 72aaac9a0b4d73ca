//! The Keizer system for club evenings: everybody can come when they like.

use crate::dice::Dice;
use crate::{Color, Id, Mark, Pairing, Points, Tournament};

/// How a Keizer evening scores and pairs.
///
/// Every player has a value: the first of the ranking `top`, each further one `step` less. A game gives the opponent's
/// value times the share of its result, a bye or an absence a share of the player's own value. The ranking follows from the sums, and the
/// values from the ranking; this is repeated until nothing changes. Shares are in hundredths.
///
/// ```
/// let rules = pairing::Keizer::default();
/// assert_eq!((rules.win, rules.draw, rules.bye), (100, 50, 67));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Keizer {
    /// The value of the first player; none gives three times the number of players, halved and rounded up.
    pub top: Option<u32>,
    /// How much less each further player is worth.
    pub step: u32,
    /// The share for a win.
    pub win: u32,
    /// The share for a draw.
    pub draw: u32,
    /// The share for a loss.
    pub loss: u32,
    /// The share of one's own value for the bye of the pairing, a full-point bye and a forfeit win.
    pub bye: u32,
    /// The share of one's own value for a half-point bye.
    pub excused: u32,
    /// The share of one's own value for an absence.
    pub absent: u32,
    /// How many rounds must lie between two games of the same players.
    pub rest: u16,
    /// How often values are worked out again at most.
    pub passes: u32,
}

impl Default for Keizer {
    fn default() -> Self {
        Self { top: None, step: 1, win: 100, draw: 50, loss: 0, bye: 67, excused: 33, absent: 0, rest: 3, passes: 20 }
    }
}

/// One line of a Keizer ranking.
///
/// ```
/// let tournament = pairing::Plan { players: 4, rounds: 2, ..Default::default() }.generate();
/// let ranking = pairing::Keizer::default().ranking(&tournament);
/// assert_eq!((ranking[0].value, ranking[3].value), (6, 3)); // 3 × 4 ÷ 2, then one less each
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct KeizerLine {
    /// The player.
    pub id: Id,
    /// What the player is worth to others.
    pub value: u32,
    /// The sum, in hundredths, the player's own value included.
    pub score: u64,
}

impl Keizer {
    /// Ranks the players after the rounds recorded.
    pub fn ranking(&self, tournament: &Tournament) -> Vec<KeizerLine> {
        let count = tournament.players().len();
        let top = self.top.unwrap_or((3 * count as u32).div_ceil(2));
        let value_at = |rank: usize| top.saturating_sub(self.step.saturating_mul(rank as u32));
        // At first by rating, which is the order of the list.
        let mut order: Vec<usize> = (0..count).collect();
        let mut seen = Vec::new();
        let mut scores = vec![0; count];
        for _ in 0..self.passes.max(1) {
            let mut values = vec![0; count];
            for (rank, place) in order.iter().enumerate() {
                values[*place] = value_at(rank);
            }
            scores = (0..count).map(|place| self.score(tournament, place, &values)).collect::<Vec<u64>>();
            let mut next: Vec<usize> = (0..count).collect();
            next.sort_by_key(|place| (std::cmp::Reverse(scores[*place]), *place));
            let is_known = seen.contains(&next) || next == order;
            order = next;
            if is_known {
                break;
            }
            seen.push(order.clone());
        }
        let line = |(rank, place): (usize, &usize)| KeizerLine {
            id: tournament.players()[*place].id,
            value: value_at(rank),
            score: scores[*place],
        };
        order.iter().enumerate().map(line).collect()
    }

    fn score(&self, tournament: &Tournament, place: usize, values: &[u32]) -> u64 {
        let player = &tournament.players()[place];
        let own = u64::from(values[place]);
        let rounds = (1..=tournament.recorded()).map(|round| {
            let Some(cell) = player.cell(round) else { return own * u64::from(self.absent) };
            let opponent =
                cell.opponent.and_then(|id| tournament.place_of(id)).map_or(0, |place| u64::from(values[place]));
            match cell.mark {
                Mark::Win | Mark::ShortWin => opponent * u64::from(self.win),
                Mark::Draw | Mark::ShortDraw | Mark::Pending => opponent * u64::from(self.draw),
                Mark::Loss | Mark::ShortLoss => opponent * u64::from(self.loss),
                Mark::PairingBye | Mark::FullBye | Mark::ForfeitWin => own * u64::from(self.bye),
                Mark::HalfBye => own * u64::from(self.excused),
                Mark::ZeroBye | Mark::ForfeitLoss => own * u64::from(self.absent),
            }
        });
        own * 100 + rounds.sum::<u64>()
    }

    /// Pairs the next round: neighbours in the ranking who have not met lately; the last player is free if their number is odd.
    pub fn pair(&self, tournament: &Tournament, seed: u64) -> Pairing {
        let round = tournament.recorded() + 1;
        let is_here = |id: Id| tournament.player(id).is_some_and(|player| !tournament.is_absent(player, round));
        let mut order: Vec<Id> =
            self.ranking(tournament).into_iter().map(|line| line.id).filter(|id| is_here(*id)).collect();
        let mut pairing = Pairing::default();
        if order.len() % 2 == 1 {
            // The lowest who has had the fewest byes.
            let byes = |id: Id| {
                let player = tournament.player(id);
                player.map_or(0, |player| {
                    player.cells.iter().flatten().filter(|cell| cell.mark == Mark::PairingBye).count()
                })
            };
            let least = order.iter().map(|id| byes(*id)).min().unwrap_or(0);
            let free = order.iter().rposition(|id| byes(*id) == least).unwrap_or(0);
            pairing.bye = Some(order.remove(free));
        }
        let mut dice = Dice::new(seed);
        while let Some(first) = (!order.is_empty()).then(|| order.remove(0)) {
            let since = |other: Id| Self::rounds_since(tournament, first, other);
            // Everybody has met everybody lately: the longest ago.
            let fit = order.iter().position(|other| since(*other) > self.rest);
            let longest = || (0..order.len()).max_by_key(|place| (since(order[*place]), std::cmp::Reverse(*place)));
            let Some(place) = fit.or_else(longest) else { break };
            let second = order.remove(place);
            let whites = |id: Id| {
                let cells = tournament.player(id).map(|player| &player.cells[..]).unwrap_or_default();
                cells
                    .iter()
                    .flatten()
                    .filter(|cell| cell.mark.is_played())
                    .filter_map(|cell| cell.color)
                    .map(Color::sign)
                    .sum::<i32>()
            };
            let is_first_white = match whites(first).cmp(&whites(second)) {
                std::cmp::Ordering::Less => true,
                std::cmp::Ordering::Greater => false,
                std::cmp::Ordering::Equal => dice.roll(2) == 0,
            };
            pairing.boards.push(if is_first_white { (first, second) } else { (second, first) });
        }
        pairing
    }

    fn rounds_since(tournament: &Tournament, a: Id, b: Id) -> u16 {
        let Some(player) = tournament.player(a) else { return u16::MAX };
        let last = (1..=tournament.recorded())
            .rev()
            .find(|round| player.cell(*round).is_some_and(|cell| cell.opponent == Some(b) && cell.mark.is_played()));
        last.map_or(u16::MAX, |round| tournament.recorded() - round)
    }
}

impl KeizerLine {
    /// Gives the score in points of one decimal, as lists print it.
    pub fn points(&self) -> Points {
        Points::from_tenths(i32::try_from(self.score / 10).unwrap_or(i32::MAX))
    }
}
