//! Knock-out brackets with seeding, and matches of two.

use crate::{Color, Id, Pairing};

/// A knock-out of any number of players, who are seeded in the order given.
///
/// The bracket has as many places as the next power of two; the highest seeds are free in the first round where places are missing. The
/// first two seeds can meet in the final only.
///
/// ```
/// use pairing::Knockout;
/// let mut cup = Knockout::new(&[1, 2, 3, 4, 5, 6]);
/// assert_eq!(cup.open(), [(4, 5), (3, 6)]); // 1 and 2 are free
/// cup.decide(4, 5, 5).unwrap();
/// cup.decide(3, 6, 3).unwrap();
/// assert_eq!(cup.open(), [(1, 5), (2, 3)]);
/// cup.decide(1, 5, 1).unwrap();
/// cup.decide(2, 3, 2).unwrap();
/// cup.decide(1, 2, 2).unwrap();
/// assert_eq!(cup.winner(), Some(2));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Knockout {
    /// Round by round: who stands in each place.
    rounds: Vec<Vec<Place>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Place {
    Open,
    Empty,
    Player(Id),
}

/// Why a result does not fit a bracket.
///
/// ```
/// use pairing::{Knockout, KnockoutError};
/// let mut cup = Knockout::new(&[1, 2, 3, 4]);
/// assert_eq!(cup.decide(1, 2, 1), Err(KnockoutError::NoSuchMatch)); // they can meet in the final only
/// assert_eq!(cup.decide(1, 4, 3), Err(KnockoutError::NotAPlayer));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum KnockoutError {
    /// The two are not to meet now.
    NoSuchMatch,
    /// The winner is neither of the two.
    NotAPlayer,
}

impl std::fmt::Display for KnockoutError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(match self {
            Self::NoSuchMatch => "the two players are not to meet now",
            Self::NotAPlayer => "the winner is neither of the two players",
        })
    }
}

impl std::error::Error for KnockoutError {}

impl Knockout {
    /// Makes a bracket; the strongest player comes first.
    pub fn new(seeds: &[Id]) -> Self {
        let size = seeds.len().next_power_of_two().max(1);
        let mut order = vec![0];
        while order.len() < size {
            let count = order.len() * 2;
            order = order.iter().flat_map(|seed| [*seed, count - 1 - *seed]).collect();
        }
        let place = |seed: usize| seeds.get(seed).map_or(Place::Empty, |id| Place::Player(*id));
        let mut rounds = vec![order.into_iter().map(place).collect::<Vec<Place>>()];
        let mut width = size / 2;
        while width >= 1 && size > 1 {
            rounds.push(vec![Place::Open; width]);
            width /= 2;
        }
        let mut bracket = Self { rounds };
        bracket.advance();
        bracket
    }

    /// Lists the matches that can be played now, the higher seed's place first.
    pub fn open(&self) -> Vec<(Id, Id)> {
        let mut open = Vec::new();
        for (round, places) in self.rounds.iter().enumerate() {
            for (i, pair) in places.as_chunks::<2>().0.iter().enumerate() {
                if let [Place::Player(a), Place::Player(b)] = pair
                    && self.rounds.get(round + 1).is_some_and(|next| next[i] == Place::Open)
                {
                    open.push((*a, *b));
                }
            }
        }
        open
    }

    /// Notes who won a match.
    pub fn decide(&mut self, a: Id, b: Id, winner: Id) -> Result<(), KnockoutError> {
        if winner != a && winner != b {
            return Err(KnockoutError::NotAPlayer);
        }
        for round in 0..self.rounds.len().saturating_sub(1) {
            for i in 0..self.rounds[round + 1].len() {
                let pair = [self.rounds[round][2 * i], self.rounds[round][2 * i + 1]];
                let is_it =
                    pair == [Place::Player(a), Place::Player(b)] || pair == [Place::Player(b), Place::Player(a)];
                if is_it && self.rounds[round + 1][i] == Place::Open {
                    self.rounds[round + 1][i] = Place::Player(winner);
                    self.advance();
                    return Ok(());
                }
            }
        }
        Err(KnockoutError::NoSuchMatch)
    }

    /// Gives the winner, once there is one.
    pub fn winner(&self) -> Option<Id> {
        match self.rounds.last()?.first()? {
            Place::Player(id) => Some(*id),
            _ => None,
        }
    }

    /// Moves players without an opponent on.
    fn advance(&mut self) {
        for round in 0..self.rounds.len().saturating_sub(1) {
            for i in 0..self.rounds[round + 1].len() {
                if self.rounds[round + 1][i] != Place::Open {
                    continue;
                }
                let next = match [self.rounds[round][2 * i], self.rounds[round][2 * i + 1]] {
                    [Place::Empty, Place::Empty] => Place::Empty,
                    [player @ Place::Player(_), Place::Empty] | [Place::Empty, player @ Place::Player(_)] => player,
                    _ => continue,
                };
                self.rounds[round + 1][i] = next;
            }
        }
    }
}

/// Gives the games of a match: colours alternate, and `first` is the colour of the first player in the first game.
///
/// ```
/// use pairing::{Color, match_games};
/// let games = match_games(7, 9, 3, Color::White);
/// assert_eq!(games.iter().map(|game| game.boards[0]).collect::<Vec<_>>(), [(7, 9), (9, 7), (7, 9)]);
/// ```
pub fn match_games(a: Id, b: Id, games: u16, first: Color) -> Vec<Pairing> {
    (0..games)
        .map(|game| {
            let is_white = (game % 2 == 0) == (first == Color::White);
            Pairing { boards: vec![if is_white { (a, b) } else { (b, a) }], bye: None }
        })
        .collect()
}
