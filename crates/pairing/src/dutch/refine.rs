//! The remainder of a bracket: exchanges, then transpositions (articles 4.2 and 4.3).

use super::bracket::{Bracket, Kind};
use super::field::bits;
use super::solver::{Demands, Low, Solution, finish, matcher, pairs_inside, with_width};
use crate::matching::{Long, Matcher, Weight, Wide};

/// Decisions about heads that one matching makes at once.
const AT_ONCE: usize = 48;

/// Pairs the residents in `rest`, of whom `count` pairs can be made, in the first order that is best.
///
/// The pairs in `fixed` are settled. If `is_guess`, the number of pairs is only what can be hoped for.
pub(super) fn remainder<W: Weight>(
    bracket: &mut Bracket<'_>,
    demands: &Demands,
    rest: &[usize],
    mut count: usize,
    fixed: &[(usize, usize)],
    is_guess: bool,
) -> Option<Solution> {
    let bonus = bits(rest.len() + 1);
    loop {
        let part = Part::new(bracket, rest, count, fixed);
        let worth = |a: usize, b: usize, add: &mut dyn FnMut(i64, u32)| {
            if part.is_exchanged(a, b) {
                add(-1, bonus);
            }
        };
        let low = Low {
            bits: bonus + bits(count),
            worth: &worth,
            is_out: &|a, b| part.is_out(bracket, a, b) || demands.forbid(&bracket.kinds, a, b),
            must_pair: &|_| false,
        };
        let mut matcher = matcher::<W>(bracket, &low);
        part.drop_fixed(&mut matcher);
        if !matcher.solve(|v| part.natural(v)) {
            return None;
        }
        let inside: Vec<(usize, usize)> =
            pairs_inside(bracket, &matcher).into_iter().filter(|pair| !fixed.contains(pair)).collect();
        if is_guess {
            if bracket.counts_unplayed && 2 * inside.len() + 1 != rest.len() {
                bracket.counts_unplayed = false;
                bracket.fields = super::field::Fields::of(bracket);
                continue;
            }
            if inside.len() != count {
                count = inside.len();
                continue;
            }
        }
        let exchanged = inside.iter().filter(|(a, b)| part.is_exchanged(*a, *b)).count();
        if exchanged == 0 {
            let heads: Vec<usize> = rest[..count].to_vec();
            return transpose(bracket, matcher, rest, &heads, fixed);
        }
        let heads = exchange(bracket, demands, &part, exchanged)?;
        return with_heads::<W>(bracket, demands, &part, &heads);
    }
}

/// The residents that are still to be paired with one another.
struct Part<'p> {
    rest: &'p [usize],
    count: usize,
    fixed: &'p [(usize, usize)],
    /// The place of each vertex in the remainder.
    place: Vec<Option<usize>>,
    is_fixed: Vec<bool>,
}

impl<'p> Part<'p> {
    fn new(bracket: &Bracket<'_>, rest: &'p [usize], count: usize, fixed: &'p [(usize, usize)]) -> Self {
        let mut place = vec![None; bracket.kinds.len()];
        for (i, &v) in rest.iter().enumerate() {
            place[v] = Some(i);
        }
        let mut is_fixed = vec![false; bracket.kinds.len()];
        for &(a, b) in fixed {
            is_fixed[a] = true;
            is_fixed[b] = true;
        }
        Self { rest, count, fixed, place, is_fixed }
    }

    /// Tells whether both players of a pair are of the lower half: its head must come from there.
    fn is_exchanged(&self, a: usize, b: usize) -> bool {
        self.place[a].is_some_and(|place| place >= self.count) && self.place[b].is_some()
    }

    /// Leaves out what the settled pairs exclude: their players, and moved-down players in the bracket.
    fn is_out(&self, bracket: &Bracket<'_>, a: usize, b: usize) -> bool {
        self.is_fixed[a]
            || self.is_fixed[b]
            || bracket.kinds[a] == Kind::MovedDown && bracket.kinds[b] == Kind::Resident
    }

    fn drop_fixed<W: Weight>(&self, matcher: &mut Matcher<W>) {
        for &(a, b) in self.fixed {
            matcher.remove(a);
            matcher.remove(b);
        }
    }

    /// Gives the partner that the first candidate has.
    fn natural(&self, v: usize) -> Option<usize> {
        self.rest.get(self.place[v]? + self.count).copied()
    }
}

/// Finds the heads: the fewest exchanges, the smallest sum, then in order who leaves and who enters the upper half.
fn exchange(bracket: &Bracket<'_>, demands: &Demands, part: &Part<'_>, exchanged: usize) -> Option<Vec<usize>> {
    let size = part.rest.len();
    let mut is_head: Vec<Option<bool>> = vec![None; size];
    let order: Vec<usize> = (0..part.count).rev().chain(part.count..size).collect();
    let mut next = 0;
    while next < order.len() {
        let chunk: Vec<usize> =
            order[next..].iter().copied().filter(|place| is_head[*place].is_none()).take(AT_ONCE).collect();
        if chunk.is_empty() {
            break;
        }
        let width = bracket.fields.width() + bits(size) + bits(size * size) + chunk.len() as u32;
        let decided = with_width!(width, decide, bracket, demands, part, &is_head, &chunk)?;
        for (place, is) in chunk.iter().zip(decided) {
            is_head[*place] = Some(is);
        }
        // Once all exchanges are known the others stay where they were.
        let left = is_head[..part.count].iter().filter(|is| **is == Some(false)).count();
        if left == exchanged {
            is_head[..part.count].iter_mut().for_each(|is| *is = is.or(Some(true)));
        }
        let entered = is_head[part.count..].iter().filter(|is| **is == Some(true)).count();
        if entered == exchanged {
            is_head[part.count..].iter_mut().for_each(|is| *is = is.or(Some(false)));
        }
        while next < order.len() && is_head[order[next]].is_some() {
            next += 1;
        }
    }
    Some((0..size).filter(|place| is_head[*place] == Some(true)).map(|place| part.rest[place]).collect())
}

/// Decides for some players whether they are heads.
fn decide<W: Weight>(
    bracket: &Bracket<'_>,
    demands: &Demands,
    part: &Part<'_>,
    is_head: &[Option<bool>],
    chunk: &[usize],
) -> Option<Vec<bool>> {
    let size = part.rest.len();
    let (sum_at, count_at) = (chunk.len() as u32, chunk.len() as u32 + bits(size * size));
    let worth = |a: usize, b: usize, add: &mut dyn FnMut(i64, u32)| {
        let (Some(head), Some(_)) = (part.place[a], part.place[b]) else { return };
        if head >= part.count {
            add(-1, count_at);
        }
        add(-(head as i64 + 1), sum_at);
        if let Some(i) = chunk.iter().position(|place| *place == head) {
            add(if head < part.count { -1 } else { 1 }, (chunk.len() - 1 - i) as u32);
        }
    };
    let known = |v: usize| part.place[v].and_then(|place| is_head[place]);
    let is_out = |a: usize, b: usize| {
        let is_pair = part.place[a].is_some() && part.place[b].is_some();
        part.is_out(bracket, a, b)
            || demands.forbid(&bracket.kinds, a, b)
            || known(a) == Some(true) && !is_pair
            || known(b) == Some(true)
            || is_pair && known(a) == Some(false)
    };
    let low =
        Low { bits: count_at + bits(size), worth: &worth, is_out: &is_out, must_pair: &|v| known(v) == Some(true) };
    let mut matcher = matcher::<W>(bracket, &low);
    part.drop_fixed(&mut matcher);
    if !matcher.solve(|v| part.natural(v)) {
        return None;
    }
    let heads_of = |place: &usize| {
        let v = part.rest[*place];
        matcher.mate(v).is_some_and(|u| v < u && part.place[u].is_some())
    };
    Some(chunk.iter().map(heads_of).collect())
}

/// Pairs the remainder when the heads are known.
fn with_heads<W: Weight>(
    bracket: &Bracket<'_>,
    demands: &Demands,
    part: &Part<'_>,
    heads: &[usize],
) -> Option<Solution> {
    let mut is_head = vec![false; bracket.kinds.len()];
    for &head in heads {
        is_head[head] = true;
    }
    let is_out = |a: usize, b: usize| {
        let is_pair = part.place[a].is_some() && part.place[b].is_some();
        part.is_out(bracket, a, b)
            || demands.forbid(&bracket.kinds, a, b)
            || is_head[b]
            || is_head[a] != is_pair && part.place[a].is_some() && (is_pair || is_head[a])
    };
    let low =
        Low { bits: bits(part.rest.len() + 1), worth: &|_, _, _| {}, is_out: &is_out, must_pair: &|v| is_head[v] };
    let mut matcher = matcher::<W>(bracket, &low);
    part.drop_fixed(&mut matcher);
    if !matcher.solve(|v| part.natural(v)) {
        return None;
    }
    transpose(bracket, matcher, part.rest, heads, part.fixed)
}

/// Gives each head in turn the highest ranked partner possible.
fn transpose<W: Weight>(
    bracket: &Bracket<'_>,
    mut matcher: Matcher<W>,
    rest: &[usize],
    heads: &[usize],
    fixed: &[(usize, usize)],
) -> Option<Solution> {
    let mut pairs = fixed.to_vec();
    let mut is_done = vec![false; bracket.kinds.len()];
    for &head in heads {
        is_done[head] = true;
    }
    for &head in heads {
        let mut partner = matcher.mate(head)?;
        let is_better = |u: &&usize| **u > head && **u < partner && !is_done[**u] && matcher.could_match(head, **u);
        if rest.iter().any(|u| is_better(&u)) {
            let last = bracket.kinds.len();
            let mut rank = vec![0; last];
            for (i, &v) in rest.iter().enumerate() {
                rank[v] = (rest.len() - i) as i64;
            }
            if !matcher.reweigh(head, |u, w| Some(w.plus(&W::placed(rank[u], 0)))) {
                return None;
            }
            partner = matcher.mate(head)?;
        }
        if !matcher.extract(head, partner) {
            return None;
        }
        is_done[partner] = true;
        pairs.push((head, partner));
    }
    Some(finish(bracket, &matcher, pairs))
}
