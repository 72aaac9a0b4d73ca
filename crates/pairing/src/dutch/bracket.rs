//! A bracket and what lies below it, as a graph.

use super::color::Strength;
use super::criterion::Criterion;
use super::entrant::{Entrant, Float, may_meet};
use super::field::Fields;

/// What a vertex of the graph is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Kind {
    /// A player who came down from the brackets above.
    MovedDown,
    /// A player of the bracket's score.
    Resident,
    /// A player of the next score.
    Next,
    /// A player further below.
    Below,
    /// The bye.
    Bye,
}

/// A bracket, the next one, and perhaps all below: who can be paired with whom, and what each pair is worth.
pub(super) struct Bracket<'a> {
    pub(super) entrants: &'a [Entrant],
    /// The players, by place in the list of entrants, moved-down ones first, each kind in ranking order.
    pub(super) players: Vec<usize>,
    /// One more than players if the bye is in the graph.
    pub(super) kinds: Vec<Kind>,
    /// Whether players may leave the graph unpaired, to be paired further below.
    pub(super) is_open: bool,
    /// The score of the player who gets the bye.
    pub(super) bye_score: Option<i32>,
    /// The score of the bracket.
    pub(super) score: i32,
    /// Whether the bye's holder comes from this bracket alone, so that unplayed games count (C9).
    pub(super) counts_unplayed: bool,
    pub(super) fields: Fields,
}

impl<'a> Bracket<'a> {
    /// Makes the graph of a bracket; without `below` it ends with the next score.
    pub(super) fn new(
        entrants: &'a [Entrant],
        groups: [&[usize]; 4],
        is_open: bool,
        bye_score: Option<i32>,
        has_bye: bool,
    ) -> Self {
        let [moved_down, residents, ..] = groups;
        let mut players = Vec::new();
        let mut kinds = Vec::new();
        for (group, kind) in groups.into_iter().zip([Kind::MovedDown, Kind::Resident, Kind::Next, Kind::Below]) {
            players.extend_from_slice(group);
            kinds.resize(players.len(), kind);
        }
        if has_bye {
            kinds.push(Kind::Bye);
        }
        let score = residents.first().map_or(0, |player| entrants[*player].score);
        let counts_unplayed =
            has_bye && bye_score.is_some_and(|bye| score <= bye) && (moved_down.len() + residents.len()) % 2 == 1;
        let mut bracket =
            Self { entrants, players, kinds, is_open, bye_score, score, counts_unplayed, fields: Fields::default() };
        bracket.fields = Fields::of(&bracket);
        bracket
    }

    pub(super) fn count(&self, kind: Kind) -> usize {
        self.kinds.iter().filter(|k| **k == kind).count()
    }

    /// Gives the place of a vertex in the list of entrants.
    pub(super) fn entrant(&self, vertex: usize) -> &Entrant {
        &self.entrants[self.players[vertex]]
    }

    /// Tells whether two vertices can be matched; the first comes before the second.
    pub(super) fn is_edge(&self, a: usize, b: usize) -> bool {
        if self.kinds[b] == Kind::Bye {
            let entrant = self.entrant(a);
            return entrant.may_have_bye && Some(entrant.score) == self.bye_score;
        }
        // Moved-down players meet residents only, here and further below.
        if self.kinds[b] == Kind::MovedDown {
            return false;
        }
        may_meet(self.entrants, self.players[a], self.players[b])
    }

    /// Tells whether a pair is one of the bracket; the first comes before the second.
    pub(super) fn is_inside(&self, _: usize, b: usize) -> bool {
        self.kinds[b] == Kind::Resident
    }

    /// Tells what a pair adds to each criterion; the first comes before the second.
    pub(super) fn worth(&self, a: usize, b: usize, mut add: impl FnMut(usize, i64)) {
        let fields = &self.fields;
        match self.kinds[b] {
            Kind::Bye => {
                if self.counts_unplayed && matches!(self.kinds[a], Kind::MovedDown | Kind::Resident) {
                    add(fields.unplayed, -i64::from(self.entrant(a).unplayed));
                }
            }
            Kind::Next => {
                add(fields.next_pairs, 1);
                if let Some(field) = fields.next_scores[a] {
                    add(field, 1);
                }
            }
            Kind::Resident => self.worth_inside(a, b, add),
            Kind::MovedDown | Kind::Below => {}
        }
    }

    fn worth_inside(&self, a: usize, b: usize, mut add: impl FnMut(usize, i64)) {
        let fields = &self.fields;
        let (first, second) = (self.entrant(a), self.entrant(b));
        add(fields.pairs, 1);
        for criterion in color_breaches(first, second).into_iter().flatten() {
            add(fields.colors[criterion as usize - Criterion::C10 as usize], -1);
        }
        for back in 0..2 {
            for resident in [a, b].into_iter().filter(|v| self.kinds[*v] == Kind::Resident) {
                if self.entrant(resident).floats[back] == Some(Float::Down) {
                    add(fields.down[back], 1);
                }
            }
        }
        if self.kinds[a] != Kind::MovedDown {
            return;
        }
        add(fields.moved_down[a], 1);
        for back in 0..2 {
            let is_up = second.floats[back] == Some(Float::Up);
            if is_up {
                add(fields.up[back], -1);
                add(fields.up_scores[back][a], -1);
            }
            if first.floats[back] == Some(Float::Down) {
                add(fields.down_scores[back][a], 1);
            }
        }
    }
}

/// Lists the colour criteria that a pair breaks.
pub(super) fn color_breaches(a: &Entrant, b: &Entrant) -> [Option<Criterion>; 4] {
    let (Some(first), Some(second)) = (a.preference, b.preference) else { return [None; 4] };
    if first.color != second.color {
        return [None; 4];
    }
    let (wide, narrow) = (a.difference.abs(), b.difference.abs());
    let is_beyond = wide >= 2 && narrow >= 2;
    let both_absolute = first.strength == Strength::Absolute && second.strength == Strength::Absolute;
    let given = !first.color;
    let is_third = both_absolute
        && match wide.cmp(&narrow) {
            std::cmp::Ordering::Equal => a.had_twice(given) && b.had_twice(given),
            // The one with the smaller difference yields.
            std::cmp::Ordering::Greater => b.had_twice(given),
            std::cmp::Ordering::Less => a.had_twice(given),
        };
    let is_strong = first.strength >= Strength::Strong && second.strength >= Strength::Strong && !both_absolute;
    [
        is_beyond.then_some(Criterion::C10),
        is_third.then_some(Criterion::C11),
        Some(Criterion::C12),
        is_strong.then_some(Criterion::C13),
    ]
}
