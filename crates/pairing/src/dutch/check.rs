//! Pairings made by hand: what they break.

use std::fmt;

use super::color::{ColorReason, allocate};
use super::criterion::Criterion;
use super::engine::{NoPairing, Round, Step};
use super::entrant::{may_meet, share_absolute};
use super::judge::optimum;
use super::solver::{Demands, solve};
use crate::{Color, Id, Pairing, Tournament};

/// What a pairing made by hand breaks.
///
/// ```
/// use pairing::dutch::{Breach, Criterion};
/// let breach = Breach::Absolute { criterion: Criterion::C1, players: vec![3, 8] };
/// assert_eq!(breach.to_string(), "C1 is broken by 3, 8");
/// assert_eq!(breach.article(), "2");
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Breach {
    /// A player who is to be paired is missing.
    Missing(Id),
    /// A player appears twice.
    Twice(Id),
    /// A player is not to be paired in this round, or not in the list.
    NotInRound(Id),
    /// A criterion is broken by these players.
    Absolute {
        /// C1, C2 or C3.
        criterion: Criterion,
        /// The players.
        players: Vec<Id>,
    },
    /// A bracket could be paired better by this criterion.
    Worse {
        /// The first criterion in which it is worse: C4 to C21.
        criterion: Criterion,
        /// The residents of the bracket.
        bracket: Vec<Id>,
    },
    /// By the criteria the bracket is as good, but another candidate comes first (article 4).
    Order {
        /// The residents of the bracket.
        bracket: Vec<Id>,
    },
    /// The colours of a pair are the wrong way round.
    Color {
        /// Who should have White.
        white: Id,
        /// Who should have Black.
        black: Id,
        /// What decides it.
        reason: ColorReason,
    },
}

impl Breach {
    /// Gives the article of C.04.3.
    pub const fn article(&self) -> &'static str {
        match self {
            Self::Missing(_) | Self::Twice(_) | Self::NotInRound(_) => "1.9",
            Self::Absolute { criterion, .. } | Self::Worse { criterion, .. } => criterion.article(),
            Self::Order { .. } => "4",
            Self::Color { reason, .. } => reason.article(),
        }
    }
}

impl fmt::Display for Breach {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let list = |ids: &[Id]| ids.iter().map(Id::to_string).collect::<Vec<_>>().join(", ");
        match self {
            Self::Missing(id) => write!(f, "player {id} is not paired"),
            Self::Twice(id) => write!(f, "player {id} is paired twice"),
            Self::NotInRound(id) => write!(f, "player {id} is not to be paired in this round"),
            Self::Absolute { criterion, players } => write!(f, "{criterion} is broken by {}", list(players)),
            Self::Worse { criterion, bracket } => {
                write!(f, "the bracket of {} could be paired better by {criterion}", list(bracket))
            }
            Self::Order { bracket } => write!(f, "in the bracket of {} another candidate comes first", list(bracket)),
            Self::Color { white, black, reason } => {
                write!(f, "{white} should have White against {black} ({})", reason.article())
            }
        }
    }
}

/// Checks a pairing of the next round that was made or changed by hand: lists all that it breaks.
///
/// ```
/// use pairing::{Color, Draft, Pairing, Player, dutch};
/// let players = (1..=4).map(|id| Player::new(id, "")).collect();
/// let draft = Draft { players, rounds: Some(3), initial_color: Some(Color::White), ..Draft::default() };
/// let tournament = draft.validate().unwrap();
/// let by_hand = Pairing { boards: vec![(1, 4), (3, 2)], bye: None };
/// let breaches = dutch::check(&tournament, &by_hand).unwrap();
/// assert_eq!(breaches, [dutch::Breach::Order { bracket: vec![1, 2, 3, 4] }]);
/// ```
pub fn check(tournament: &Tournament, pairing: &Pairing) -> Result<Vec<Breach>, NoPairing> {
    let round = Round::of(tournament)?;
    let mut breaches = Vec::new();
    let Some((pairs, bye)) = round.places(pairing, &mut breaches) else { return Ok(breaches) };
    round.check_absolute(&pairs, bye, &mut breaches);
    if !breaches.is_empty() {
        return Ok(breaches);
    }
    round.check_brackets(&pairs, bye, &mut breaches)?;
    for (board, &(a, b)) in pairing.boards.iter().zip(&pairs) {
        let (higher, lower) = (&round.entrants[a.min(b)], &round.entrants[a.max(b)]);
        let (color, reason) = allocate(higher, lower, round.initial);
        let (white, black) = if color == Color::White { (higher.id, lower.id) } else { (lower.id, higher.id) };
        if *board != (white, black) {
            breaches.push(Breach::Color { white, black, reason });
        }
    }
    Ok(breaches)
}

/// What is wrong with a bracket.
enum Fault {
    /// It could be better by a criterion.
    Worse(Criterion),
    /// An equally good candidate comes first.
    Later,
}

/// Pairs and the bye, by place in the list of entrants.
type Places = (Vec<(usize, usize)>, Option<usize>);

impl Round {
    /// Finds the players of a pairing; none if they are not those of the round, each once.
    fn places(&self, pairing: &Pairing, breaches: &mut Vec<Breach>) -> Option<Places> {
        let mut seen = vec![false; self.entrants.len()];
        let mut find = |id: Id| {
            let found = self.entrants.iter().position(|entrant| entrant.id == id);
            match found {
                None => breaches.push(Breach::NotInRound(id)),
                Some(place) if std::mem::replace(&mut seen[place], true) => breaches.push(Breach::Twice(id)),
                Some(_) => {}
            }
            found
        };
        let pairs: Vec<_> = pairing.boards.iter().map(|(white, black)| (find(*white), find(*black))).collect();
        let bye = pairing.bye.map(&mut find);
        for (place, _) in seen.iter().enumerate().filter(|(_, is_seen)| !**is_seen) {
            breaches.push(Breach::Missing(self.entrants[place].id));
        }
        if !breaches.is_empty() {
            return None;
        }
        Some((pairs.into_iter().filter_map(|(a, b)| Some((a?, b?))).collect(), bye.flatten()))
    }

    fn check_absolute(&self, pairs: &[(usize, usize)], bye: Option<usize>, breaches: &mut Vec<Breach>) {
        for &(a, b) in pairs {
            let players = vec![self.entrants[a].id, self.entrants[b].id];
            if share_absolute(&self.entrants[a], &self.entrants[b]) {
                breaches.push(Breach::Absolute { criterion: Criterion::C3, players });
            } else if !may_meet(&self.entrants, a, b) {
                breaches.push(Breach::Absolute { criterion: Criterion::C1, players });
            }
        }
        if let Some(bye) = bye.filter(|bye| !self.entrants[*bye].may_have_bye) {
            breaches.push(Breach::Absolute { criterion: Criterion::C2, players: vec![self.entrants[bye].id] });
        }
    }

    fn check_brackets(
        &self,
        pairs: &[(usize, usize)],
        bye: Option<usize>,
        breaches: &mut Vec<Breach>,
    ) -> Result<(), NoPairing> {
        let bye_score = self.bye_score()?;
        if let (Some(bye), Some(best)) = (bye, bye_score)
            && self.entrants[bye].score > best
        {
            let bracket = vec![self.entrants[bye].id];
            breaches.push(Breach::Worse { criterion: Criterion::C5, bracket });
            return Ok(());
        }
        let mut moved_down: Vec<usize> = Vec::new();
        let mut start = 0;
        while start < self.entrants.len() {
            let residents: Vec<usize> = self.groups(start)[0].clone().collect();
            start += residents.len();
            let members: Vec<usize> = moved_down.iter().chain(&residents).copied().collect();
            let is_member = |player: &usize| members.contains(player);
            let inside: Vec<(usize, usize)> = pairs
                .iter()
                .map(|(a, b)| (*a.min(b), *a.max(b)))
                .filter(|(a, b)| is_member(a) && is_member(b))
                .collect();
            let floaters: Vec<usize> =
                members.iter().copied().filter(|p| !inside.iter().any(|(a, b)| a == p || b == p)).collect();
            let step = Step { moved_down, residents, pairs: inside };
            let bracket = || step.residents.iter().map(|player| self.entrants[*player].id).collect();
            if let Some(fault) = self.worse(&step, &floaters, bye_score) {
                breaches.push(match fault {
                    Fault::Worse(criterion) => Breach::Worse { criterion, bracket: bracket() },
                    Fault::Later => Breach::Order { bracket: bracket() },
                });
            }
            moved_down = floaters;
        }
        Ok(())
    }

    /// Finds out what is wrong with a bracket that was paired by hand.
    fn worse(&self, step: &Step, floaters: &[usize], bye_score: Option<i32>) -> Option<Fault> {
        let mut whole = self.whole(step, bye_score);
        let mut demands = whole.demand(&step.pairs);
        demands.floaters = floaters.iter().filter_map(|player| whole.vertex(*player)).collect();
        let Some(mine) = optimum(&mut whole, &demands) else { return Some(Fault::Worse(Criterion::C4)) };
        let mut whole = self.whole(step, bye_score);
        let best = optimum(&mut whole, &Demands::default())?;
        if let Some(criterion) = mine.worse_than(&best) {
            return Some(Fault::Worse(criterion));
        }
        let mut whole = self.whole(step, bye_score);
        let solution = solve(&mut whole, &Demands::default())?;
        let mut first: Vec<(usize, usize)> =
            solution.pairs.iter().map(|&(a, b)| (whole.players[a], whole.players[b])).collect();
        let mut inside = step.pairs.clone();
        first.sort_unstable();
        inside.sort_unstable();
        (first != inside).then_some(Fault::Later)
    }
}
