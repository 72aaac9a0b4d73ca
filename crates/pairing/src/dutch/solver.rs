//! The best candidate of a bracket: one matching for the criteria, then one thing after the other in the order of candidates.

use super::bracket::{Bracket, Kind};
use super::field::bits;
use crate::matching::{Long, Matcher, Weight, Wide};

/// The pairs of a bracket, and a matching of everybody else that shows what the criteria count on.
#[derive(Clone, Debug, Default)]
pub(super) struct Solution {
    /// Pairs of the bracket, by vertex, the higher ranked first.
    pub(super) pairs: Vec<(usize, usize)>,
    /// Pairs of the others in the graph, by vertex; the bye is the last vertex.
    pub(super) others: Vec<(usize, usize)>,
    /// Vertices that are matched with nobody in the graph.
    pub(super) singles: Vec<usize>,
}

/// Pairs that must be part of what is found, and vertices that may not be paired in the bracket.
#[derive(Clone, Debug, Default)]
pub(super) struct Demands {
    pub(super) pairs: Vec<(usize, usize)>,
    pub(super) floaters: Vec<usize>,
}

/// Runs a function with weights wide enough for some bits.
macro_rules! with_width {
    ($bits:expr, $run:ident, $($arg:expr),*) => {{
        let bits = $bits + 2;
        if bits <= <i128 as Weight>::BITS {
            $run::<i128>($($arg),*)
        } else if bits <= <Wide<4> as Weight>::BITS {
            $run::<Wide<4>>($($arg),*)
        } else if bits <= <Wide<12> as Weight>::BITS {
            $run::<Wide<12>>($($arg),*)
        } else {
            $run::<Long>($($arg),*)
        }
    }};
}
pub(super) use with_width;

/// Tells what a pair adds: values, each at a bit.
pub(super) type Worth<'a> = dyn Fn(usize, usize, &mut dyn FnMut(i64, u32)) + 'a;

/// Low bits below the criteria, for the order of candidates.
pub(super) struct Low<'a> {
    pub(super) bits: u32,
    /// What a pair adds, at which bit.
    pub(super) worth: &'a Worth<'a>,
    /// Pairs that are left out.
    pub(super) is_out: &'a dyn Fn(usize, usize) -> bool,
    /// Vertices that must be paired in the graph.
    pub(super) must_pair: &'a dyn Fn(usize) -> bool,
}

/// Makes the matcher of a bracket.
pub(super) fn matcher<W: Weight>(bracket: &Bracket<'_>, low: &Low<'_>) -> Matcher<W> {
    let shifts = bracket.fields.shifts(low.bits);
    let mut matcher = Matcher::new(bracket.kinds.len(), |a, b| {
        if !bracket.is_edge(a, b) || (low.is_out)(a, b) {
            return None;
        }
        let mut weight = W::ZERO;
        bracket.worth(a, b, |field, value| weight = weight.plus(&W::placed(value, shifts[field])));
        (low.worth)(a, b, &mut |value, shift| weight = weight.plus(&W::placed(value, shift)));
        Some(weight)
    });
    if bracket.is_open {
        for v in (0..bracket.players.len()).filter(|v| !(low.must_pair)(*v)) {
            matcher.allow_single(v);
        }
    }
    matcher
}

/// Finds the first of the best candidates; none if the graph cannot be paired.
pub(super) fn solve(bracket: &mut Bracket<'_>, demands: &Demands) -> Option<Solution> {
    let moved = bracket.count(Kind::MovedDown);
    let residents = bracket.count(Kind::Resident);
    let bonus = bits(residents + 1);
    // Moved-down players by bits, the first one highest; then room to prefer one partner to the next.
    let width = bracket.fields.width() + moved as u32 + bonus + bits(residents);
    with_width!(width, solve_wide, bracket, demands)
}

fn solve_wide<W: Weight>(bracket: &mut Bracket<'_>, demands: &Demands) -> Option<Solution> {
    let moved = bracket.count(Kind::MovedDown);
    let residents = bracket.count(Kind::Resident);
    if moved == 0 {
        let all: Vec<usize> = (0..residents).collect();
        return super::refine::remainder::<W>(bracket, demands, &all, residents / 2, &[], true);
    }
    let bonus = bits(residents + 1);
    // First without, then with the choice among moved-down players.
    let mut chooses = false;
    let mut matcher = loop {
        let width = bonus + if chooses { moved as u32 } else { 0 };
        let worth = |a: usize, b: usize, add: &mut dyn FnMut(i64, u32)| {
            if chooses && a < moved && bracket.kinds[b] == Kind::Resident {
                add(1, bonus + (moved - 1 - a) as u32);
            }
        };
        let kinds = &bracket.kinds;
        let low =
            Low { bits: width, worth: &worth, is_out: &|a, b| demands.forbid(kinds, a, b), must_pair: &|_| false };
        let mut matcher = matcher::<W>(bracket, &low);
        if !matcher.solve(|v| (v < moved).then_some(v + moved)) {
            return None;
        }
        let inside = pairs_inside(bracket, &matcher);
        if bracket.counts_unplayed && 2 * inside.len() + 1 != moved + residents {
            bracket.counts_unplayed = false;
            bracket.fields = super::field::Fields::of(bracket);
            continue;
        }
        let paired = inside.iter().filter(|(a, _)| *a < moved).count();
        if paired == moved || chooses {
            break matcher;
        }
        chooses = true;
    };
    let inside = pairs_inside(bracket, &matcher);
    let mut pairs = Vec::new();
    for v in 0..moved {
        if !inside.iter().any(|(a, _)| *a == v) {
            continue;
        }
        let mut partner = matcher.mate(v)?;
        let is_taken = |u: usize| pairs.iter().any(|(_, b)| *b == u);
        if (moved..partner).any(|u| !is_taken(u) && matcher.could_match(v, u)) {
            let end = moved + residents;
            let is_solved = matcher.reweigh(v, |u, w| {
                Some(if (moved..end).contains(&u) { w.plus(&W::placed((end - u) as i64, 0)) } else { w.clone() })
            });
            if !is_solved {
                return None;
            }
            partner = matcher.mate(v)?;
        }
        if !matcher.extract(v, partner) {
            return None;
        }
        pairs.push((v, partner));
    }
    let rest: Vec<usize> = (moved..moved + residents).filter(|v| !pairs.iter().any(|(_, b)| b == v)).collect();
    let left = inside.len() - pairs.len();
    if left == 0 {
        return Some(finish(bracket, &matcher, pairs));
    }
    super::refine::remainder::<W>(bracket, demands, &rest, left, &pairs, false)
}

impl Demands {
    /// Tells whether a pair goes against the demands.
    pub(super) fn forbid(&self, kinds: &[Kind], a: usize, b: usize) -> bool {
        if self.pairs.is_empty() && self.floaters.is_empty() {
            return false;
        }
        let is_demanded = self.pairs.contains(&(a, b)) || self.pairs.contains(&(b, a));
        let is_bound = |v: usize| self.pairs.iter().any(|(x, y)| *x == v || *y == v);
        !is_demanded && (is_bound(a) || is_bound(b))
            || kinds[b] == Kind::Resident && (self.floaters.contains(&a) || self.floaters.contains(&b))
    }
}

/// Lists the pairs of the bracket in a matching.
pub(super) fn pairs_inside<W: Weight>(bracket: &Bracket<'_>, matcher: &Matcher<W>) -> Vec<(usize, usize)> {
    (0..bracket.players.len())
        .filter_map(|v| Some((v, matcher.mate(v)?)))
        .filter(|(a, b)| a < b && bracket.is_inside(*a, *b))
        .collect()
}

/// Gathers what is fixed and what the matching holds besides.
pub(super) fn finish<W: Weight>(bracket: &Bracket<'_>, matcher: &Matcher<W>, pairs: Vec<(usize, usize)>) -> Solution {
    let mut solution = Solution { pairs, ..Solution::default() };
    let mut is_paired = vec![false; bracket.kinds.len()];
    for &(a, b) in &solution.pairs {
        is_paired[a] = true;
        is_paired[b] = true;
    }
    for v in (0..bracket.kinds.len()).filter(|v| !is_paired[*v]) {
        match matcher.mate(v) {
            Some(u) if v < u => solution.others.push((v, u)),
            Some(_) => {}
            None => solution.singles.push(v),
        }
    }
    solution
}
