//! How good a bracket can be, and how good a part of it leaves it.

use super::bracket::Bracket;
use super::criterion::Criterion;
use super::engine::{Round, Step};
use super::field::Fields;
use super::solver::{Demands, Low, matcher, pairs_inside, with_width};
use crate::matching::{Long, Weight, Wide};

/// The sums that the criteria compare, field by field.
pub(super) struct Vector {
    pub(super) sums: Vec<i64>,
    pub(super) criteria: Vec<Criterion>,
}

impl Vector {
    /// Finds the first criterion in which this is worse than the best.
    pub(super) fn worse_than(&self, best: &Self) -> Option<Criterion> {
        // Unplayed games count in both or in neither, or pairs were lost before that.
        let differing = self.sums.iter().zip(&best.sums).position(|(mine, best)| mine != best)?;
        (self.sums[differing] < best.sums[differing]).then(|| self.criteria[differing])
    }

    /// Counts what breaks each criterion that is counted in players or pairs.
    pub(super) fn breaches(&self) -> Vec<(Criterion, u32)> {
        let counted = Criterion::C9..=Criterion::C13;
        let of = |criterion: Criterion| -> i64 {
            self.sums.iter().zip(&self.criteria).filter(|(_, c)| **c == criterion).map(|(sum, _)| -sum).sum()
        };
        Criterion::ALL
            .into_iter()
            .filter(|criterion| counted.contains(criterion) || matches!(criterion, Criterion::C15 | Criterion::C17))
            .map(|criterion| (criterion, of(criterion).max(0) as u32))
            .filter(|(_, count)| *count > 0)
            .collect()
    }
}

/// Finds the best vector that a bracket can have under some demands; none if nothing legal is left.
pub(super) fn optimum(bracket: &mut Bracket<'_>, demands: &Demands) -> Option<Vector> {
    let width = bracket.fields.width();
    with_width!(width, optimum_wide, bracket, demands)
}

fn optimum_wide<W: Weight>(bracket: &mut Bracket<'_>, demands: &Demands) -> Option<Vector> {
    loop {
        let low = Low {
            bits: 0,
            worth: &|_, _, _| {},
            is_out: &|a, b| demands.forbid(&bracket.kinds, a, b),
            must_pair: &|_| false,
        };
        let mut matcher = matcher::<W>(bracket, &low);
        if !matcher.solve(|_| None) {
            return None;
        }
        let inside = pairs_inside(bracket, &matcher).len();
        let members = bracket.count(super::bracket::Kind::MovedDown) + bracket.count(super::bracket::Kind::Resident);
        if bracket.counts_unplayed && 2 * inside + 1 != members {
            bracket.counts_unplayed = false;
            bracket.fields = Fields::of(bracket);
            continue;
        }
        let mut sums = vec![0; bracket.fields.all.len()];
        for v in 0..bracket.kinds.len() {
            if let Some(u) = matcher.mate(v).filter(|u| v < *u) {
                bracket.worth(v, u, |field, value| sums[field] += value);
            }
        }
        let criteria = bracket.fields.all.iter().map(|(criterion, _)| *criterion).collect();
        return Some(Vector { sums, criteria });
    }
}

impl Round {
    /// Makes the graph of a bracket with all below it.
    pub(super) fn whole<'r>(&'r self, step: &Step, bye_score: Option<i32>) -> Bracket<'r> {
        let start = step.residents.first().copied().unwrap_or(0);
        let [_, next, below] = self.groups(start).map(Iterator::collect::<Vec<usize>>);
        let groups = [&step.moved_down[..], &step.residents, &next, &below];
        Bracket::new(&self.entrants, groups, false, bye_score, self.bye_vertex().is_some())
    }
}

impl Bracket<'_> {
    /// Finds the vertex of a player.
    pub(super) fn vertex(&self, player: usize) -> Option<usize> {
        self.players.iter().position(|p| *p == player)
    }

    /// Turns pairs of players into demands.
    pub(super) fn demand(&self, pairs: &[(usize, usize)]) -> Demands {
        let vertices = |&(a, b): &(usize, usize)| Some((self.vertex(a)?, self.vertex(b)?));
        Demands { pairs: pairs.iter().filter_map(vertices).collect(), floaters: Vec::new() }
    }
}
