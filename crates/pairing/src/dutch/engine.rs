//! A whole round: the bye's score, then bracket by bracket.

use std::fmt;

use super::boards;
use super::bracket::Bracket;
use super::color::allocate;
use super::entrant::{Entrant, entrants, may_meet};
use super::solver::{Demands, Solution, solve};
use crate::matching::Matcher;
use crate::{Color, Pairing, Tournament};

/// Why a round cannot be paired.
///
/// ```
/// use pairing::dutch::{NoPairing, pair};
/// let finished = pairing::Plan { players: 4, rounds: 2, ..Default::default() }.generate();
/// assert_eq!(pair(&finished), Err(NoPairing::Finished { rounds: 2 }));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum NoPairing {
    /// Nobody is to be paired.
    NoPlayers,
    /// The number of rounds is not known: the last round has rules of its own.
    NoRounds,
    /// The initial colour is not known, and nobody has had a colour yet.
    NoInitialColor,
    /// All rounds have been paired.
    Finished {
        /// The number of rounds.
        rounds: u16,
    },
    /// The round does not follow those that are recorded.
    NoSuchRound {
        /// The round asked for.
        round: u16,
        /// The last round that can be paired.
        last: u16,
    },
    /// The tournament is paired by a system that is not known here.
    OtherSystem {
        /// The code of the system.
        code: String,
    },
    /// No pairing of all players keeps C1, C2 and C3: the chief arbiter decides (C.04.3, 1.9.3).
    NoneLegal {
        /// The number of players to be paired.
        players: usize,
    },
}

impl NoPairing {
    /// Returns the stable code.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoPlayers => "no_players",
            Self::NoRounds => "no_rounds",
            Self::NoInitialColor => "no_initial_color",
            Self::Finished { .. } => "finished",
            Self::NoSuchRound { .. } => "no_such_round",
            Self::OtherSystem { .. } => "other_system",
            Self::NoneLegal { .. } => "none_legal",
        }
    }
}

impl fmt::Display for NoPairing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Self::NoPlayers => write!(f, "there is nobody to be paired"),
            Self::NoRounds => {
                write!(f, "the number of rounds is missing (record 142): the last round has rules of its own")
            }
            Self::NoInitialColor => write!(f, "the initial color is missing (record 152): W or B, drawn by lot"),
            Self::Finished { rounds } => write!(f, "all {rounds} rounds have been paired"),
            Self::NoSuchRound { round, last } => write!(f, "found round {round}, expected 1 to {last}"),
            Self::OtherSystem { code } => {
                write!(f, "the tournament is paired by {code}, expected FIDE_DUTCH or FIDE_ROUNDROBIN (record 192)")
            }
            Self::NoneLegal { players } => {
                write!(f, "no legal pairing of the {players} players exists: the chief arbiter decides (C.04.3, 1.9.3)")
            }
        }
    }
}

impl std::error::Error for NoPairing {}

/// Pairs the next round by the FIDE (Dutch) rules of 2026.
///
/// ```
/// use pairing::{Color, Draft, Player, dutch};
/// let players = (1..=6).map(|id| Player::new(id, format!("Player {id}"))).collect();
/// let draft = Draft { players, rounds: Some(3), initial_color: Some(Color::White), ..Draft::default() };
/// let pairing = dutch::pair(&draft.validate().unwrap()).unwrap();
/// assert_eq!(pairing.boards, [(1, 4), (5, 2), (3, 6)]);
/// ```
pub fn pair(tournament: &Tournament) -> Result<Pairing, NoPairing> {
    Round::of(tournament)?.pair().map(|paired| paired.pairing)
}

/// Pairs a round again from what was recorded before it, or the next one.
///
/// ```
/// use pairing::dutch::{NoPairing, pair_round};
/// let tournament = pairing::Plan { players: 4, rounds: 2, ..Default::default() }.generate();
/// assert_eq!(pair_round(&tournament, 2).unwrap().boards.len(), 2);
/// assert_eq!(pair_round(&tournament, 9), Err(NoPairing::NoSuchRound { round: 9, last: 3 }));
/// ```
pub fn pair_round(tournament: &Tournament, round: u16) -> Result<Pairing, NoPairing> {
    let last = tournament.recorded() + 1;
    if round == 0 || round > last {
        return Err(NoPairing::NoSuchRound { round, last });
    }
    if round == last { pair(tournament) } else { pair(&tournament.before(round)) }
}

/// A round that is to be paired.
pub(super) struct Round {
    pub(super) entrants: Vec<Entrant>,
    pub(super) initial: Color,
}

/// A round as it was paired.
#[derive(Clone, Debug)]
pub(super) struct Paired {
    pub(super) pairing: Pairing,
    pub(super) brackets: Vec<Step>,
    pub(super) bye_score: Option<i32>,
}

/// Who was in a bracket and what became of them, by place in the list of entrants.
#[derive(Clone, Debug)]
pub(super) struct Step {
    pub(super) moved_down: Vec<usize>,
    pub(super) residents: Vec<usize>,
    pub(super) pairs: Vec<(usize, usize)>,
}

impl Round {
    pub(super) fn of(tournament: &Tournament) -> Result<Self, NoPairing> {
        let round = tournament.recorded() + 1;
        let rounds = tournament.rounds().ok_or(NoPairing::NoRounds)?;
        if round > rounds {
            return Err(NoPairing::Finished { rounds });
        }
        let initial = tournament.initial_color().or_else(|| tournament.derived_color());
        let initial = initial.ok_or(NoPairing::NoInitialColor)?;
        let entrants = entrants(tournament, round);
        if entrants.is_empty() {
            return Err(NoPairing::NoPlayers);
        }
        Ok(Self { entrants, initial })
    }

    /// Pairs everybody.
    pub(super) fn pair(&self) -> Result<Paired, NoPairing> {
        let mut standing = self.completion()?;
        let bye = self.bye_vertex();
        let bye_score = bye.and_then(|bye| standing[bye]).map(|holder| self.entrants[holder].score);
        let mut brackets: Vec<Step> = Vec::new();
        let mut moved_down: Vec<usize> = Vec::new();
        let mut start = 0;
        while start < self.entrants.len() {
            let groups = self.groups(start);
            let [residents, next, below] = groups.each_ref().map(|range| range.clone().collect::<Vec<usize>>());
            let step = [&moved_down[..], &residents, &next, &below];
            let pairs = self.pair_bracket(step, bye_score, &mut standing)?;
            start = groups[0].end;
            let is_paired = |v: &usize| pairs.iter().any(|(a, b)| a == v || b == v);
            let floaters = moved_down.iter().chain(&residents).copied().filter(|v| !is_paired(v)).collect();
            brackets.push(Step { moved_down: std::mem::replace(&mut moved_down, floaters), residents, pairs });
        }
        let pairs = brackets.iter().flat_map(|step| step.pairs.iter().copied()).collect();
        Ok(Paired { pairing: self.boards(pairs, &moved_down), brackets, bye_score })
    }

    pub(super) fn none_legal(&self) -> NoPairing {
        NoPairing::NoneLegal { players: self.entrants.len() }
    }

    /// Gives the vertex of the bye, after all players, if their number is odd.
    pub(super) fn bye_vertex(&self) -> Option<usize> {
        (self.entrants.len() % 2 == 1).then_some(self.entrants.len())
    }

    /// Gives the residents of the bracket that starts at a player, the next scoregroup, and all below.
    pub(super) fn groups(&self, start: usize) -> [std::ops::Range<usize>; 3] {
        let size = self.entrants.len();
        let end_of = |start: usize| {
            let same = |v: &usize| self.entrants[*v].score == self.entrants[start].score;
            (start..size).take_while(same).count() + start
        };
        let middle = end_of(start);
        let last = if middle < size { end_of(middle) } else { size };
        [start..middle, middle..last, last..size]
    }

    /// Gives the lowest score that can get the bye (C5).
    pub(super) fn bye_score(&self) -> Result<Option<i32>, NoPairing> {
        let standing = self.completion()?;
        let holder = self.bye_vertex().and_then(|bye| standing[bye]);
        Ok(holder.map(|holder| self.entrants[holder].score))
    }

    /// Finds a legal pairing of everybody that gives the bye to the lowest score possible (C5).
    fn completion(&self) -> Result<Vec<Option<usize>>, NoPairing> {
        let size = self.entrants.len();
        let mut level = vec![0_i64; size];
        for v in (0..size.saturating_sub(1)).rev() {
            level[v] = level[v + 1] + i64::from(self.entrants[v].score != self.entrants[v + 1].score);
        }
        let vertices = size + size % 2;
        let mut matcher = Matcher::<i64>::new(vertices, |a, b| {
            if b == size {
                return self.entrants[a].may_have_bye.then_some(-level[a]);
            }
            may_meet(&self.entrants, a, b).then_some(0)
        });
        let half = size / 2;
        if !matcher.solve(|v| Some(v + half).filter(|_| v < half)) {
            return Err(self.none_legal());
        }
        Ok((0..vertices).map(|v| matcher.mate(v)).collect())
    }

    /// Pairs one bracket: first as if everything below could be paired somehow, then, if that fails, with all below.
    fn pair_bracket(
        &self,
        groups: [&[usize]; 4],
        bye_score: Option<i32>,
        standing: &mut [Option<usize>],
    ) -> Result<Vec<(usize, usize)>, NoPairing> {
        let [moved_down, residents, next, below] = groups;
        let bye = self.bye_vertex();
        if !below.is_empty() {
            let lowest = next.first().map_or(0, |v| self.entrants[*v].score);
            let has_bye = bye_score.is_some_and(|score| score >= lowest);
            let near = [moved_down, residents, next, &[]];
            let mut bracket = Bracket::new(&self.entrants, near, true, bye_score, has_bye);
            if let Some(solution) = solve(&mut bracket, &Demands::default())
                && self.complete(&bracket, &solution, below, bye.filter(|_| !has_bye), bye_score, standing)
            {
                return Ok(named(&bracket, &solution.pairs));
            }
        }
        let mut bracket = Bracket::new(&self.entrants, groups, false, bye_score, bye.is_some());
        let solution = solve(&mut bracket, &Demands::default()).ok_or_else(|| self.none_legal())?;
        self.remember(&bracket, &solution, standing);
        Ok(named(&bracket, &solution.pairs))
    }

    /// Notes who is matched with whom in a solution.
    fn remember(&self, bracket: &Bracket<'_>, solution: &Solution, standing: &mut [Option<usize>]) {
        let name = |v: usize| bracket.players.get(v).copied().or(self.bye_vertex());
        for &(a, b) in solution.pairs.iter().chain(&solution.others) {
            if let (Some(a), Some(b)) = (name(a), name(b)) {
                standing[a] = Some(b);
                standing[b] = Some(a);
            }
        }
    }

    /// Looks whether all who are left by a solution can be paired further below.
    fn complete(
        &self,
        bracket: &Bracket<'_>,
        solution: &Solution,
        below: &[usize],
        bye: Option<usize>,
        bye_score: Option<i32>,
        standing: &mut [Option<usize>],
    ) -> bool {
        let mut left: Vec<usize> = solution.singles.iter().map(|v| bracket.players[*v]).collect();
        // Players of the bracket who leave it unpaired do not meet one another any more.
        let floats = |player: usize| self.entrants[player].score >= bracket.score;
        left.extend_from_slice(below);
        left.extend(bye);
        let mut place = vec![usize::MAX; standing.len()];
        for (i, &v) in left.iter().enumerate() {
            place[v] = i;
        }
        let mut matcher = Matcher::<i64>::new(left.len(), |a, b| {
            let (first, second) = (left[a], left[b]);
            let is_legal = if Some(second) == bye {
                self.entrants[first].may_have_bye && Some(self.entrants[first].score) == bye_score
            } else {
                !(floats(first) && floats(second)) && may_meet(&self.entrants, first, second)
            };
            is_legal.then_some(0)
        });
        let before: Vec<(usize, usize)> = left
            .iter()
            .filter_map(|v| Some((place[*v], place[standing[*v]?])))
            .filter(|(a, b)| a < b && *b != usize::MAX)
            .collect();
        matcher.start_from(before.into_iter());
        if !matcher.settle() {
            return false;
        }
        self.remember(bracket, solution, standing);
        for (i, &v) in left.iter().enumerate() {
            standing[v] = matcher.mate(i).map(|mate| left[mate]);
        }
        true
    }

    /// Gives colours and boards.
    pub(super) fn boards(&self, mut pairs: Vec<(usize, usize)>, left: &[usize]) -> Pairing {
        boards::sort(&self.entrants, &mut pairs);
        let boards = pairs.into_iter().map(|(a, b)| {
            let (higher, lower) = (&self.entrants[a.min(b)], &self.entrants[a.max(b)]);
            match allocate(higher, lower, self.initial).0 {
                Color::White => (higher.id, lower.id),
                Color::Black => (lower.id, higher.id),
            }
        });
        Pairing { boards: boards.collect(), bye: left.first().map(|v| self.entrants[*v].id) }
    }
}

/// Turns vertices into places in the list of entrants.
fn named(bracket: &Bracket<'_>, pairs: &[(usize, usize)]) -> Vec<(usize, usize)> {
    pairs.iter().map(|&(a, b)| (bracket.players[a], bracket.players[b])).collect()
}
