//! One long weight: a field of bits for every entry of the vector that the criteria compare.

use super::bracket::{Bracket, Kind};
use super::criterion::Criterion;
use super::entrant::Float;

/// The fields of the criteria for one bracket, the most important first.
#[derive(Default)]
pub(super) struct Fields {
    /// The criterion of each field, and the bits it needs for its largest sum.
    pub(super) all: Vec<(Criterion, u32)>,
    pub(super) pairs: usize,
    /// By vertex.
    pub(super) moved_down: Vec<usize>,
    pub(super) next_pairs: usize,
    pub(super) next_scores: Vec<Option<usize>>,
    pub(super) unplayed: usize,
    pub(super) colors: [usize; 4],
    pub(super) down: [usize; 2],
    pub(super) up: [usize; 2],
    pub(super) down_scores: [Vec<usize>; 2],
    pub(super) up_scores: [Vec<usize>; 2],
}

/// Counts the bits of a number.
pub(super) const fn bits(most: usize) -> u32 {
    usize::BITS - most.leading_zeros()
}

impl Fields {
    /// Lays out the fields; what cannot occur gets no bits.
    pub(super) fn of(bracket: &Bracket<'_>) -> Self {
        let mut fields = Self::default();
        let vertices = |kind: Kind| (0..bracket.players.len()).filter(move |v| bracket.kinds[*v] == kind);
        let (moved, residents) = (bracket.count(Kind::MovedDown), bracket.count(Kind::Resident));
        let next = bracket.count(Kind::Next);
        let inside = residents.min(usize::midpoint(moved, residents));
        let has_float = |v: usize, back: usize, float: Float| bracket.entrant(v).floats[back] == Some(float);
        let residents_with = |back, float| vertices(Kind::Resident).filter(|v| has_float(*v, back, float)).count();

        fields.pairs = fields.push(Criterion::C6, inside);
        fields.moved_down = fields.by_score(bracket, Criterion::C7, moved, |_| true);
        fields.next_pairs = fields.push(Criterion::C8, next);
        let higher = moved + residents;
        let next_scores =
            if next == 0 { vec![0; higher] } else { fields.by_score(bracket, Criterion::C8, higher, |_| true) };
        fields.next_scores =
            (0..bracket.players.len()).map(|v| next_scores.get(v).copied().filter(|_| next > 0)).collect();
        let most = (0..bracket.players.len()).map(|v| usize::from(bracket.entrant(v).unplayed)).max().unwrap_or(0);
        fields.unplayed = fields.push(Criterion::C9, if bracket.counts_unplayed { most } else { 0 });
        let has_topscorers = (0..moved + residents).any(|v| bracket.entrant(v).is_topscorer);
        for (i, criterion) in [Criterion::C10, Criterion::C11, Criterion::C12, Criterion::C13].into_iter().enumerate() {
            let is_possible = has_topscorers || i >= 2;
            fields.colors[i] = fields.push(criterion, if is_possible { inside } else { 0 });
        }
        for (back, (down, up)) in
            [(Criterion::C14, Criterion::C15), (Criterion::C16, Criterion::C17)].into_iter().enumerate()
        {
            fields.down[back] = fields.push(down, residents_with(back, Float::Down));
            fields.up[back] = fields.push(up, residents_with(back, Float::Up).min(moved));
        }
        for (back, (down, up)) in
            [(Criterion::C18, Criterion::C19), (Criterion::C20, Criterion::C21)].into_iter().enumerate()
        {
            fields.down_scores[back] = fields.by_score(bracket, down, moved, |v| has_float(v, back, Float::Down));
            let most = residents_with(back, Float::Up);
            fields.up_scores[back] = fields.by_score(bracket, up, moved, |_| most > 0);
        }
        fields
    }

    /// Adds a field for sums up to `most`.
    fn push(&mut self, criterion: Criterion, most: usize) -> usize {
        self.all.push((criterion, bits(most)));
        self.all.len() - 1
    }

    /// Adds a field for every score of the first vertices, from the highest down; gives the field of each vertex.
    fn by_score(
        &mut self,
        bracket: &Bracket<'_>,
        criterion: Criterion,
        vertices: usize,
        counts: impl Fn(usize) -> bool,
    ) -> Vec<usize> {
        let mut of = vec![0; vertices];
        let mut v = 0;
        while v < vertices {
            let score = bracket.entrant(v).score;
            let end = (v..vertices).find(|u| bracket.entrant(*u).score != score).unwrap_or(vertices);
            let field = self.push(criterion, (v..end).filter(|u| counts(*u)).count());
            of[v..end].fill(field);
            v = end;
        }
        of
    }

    /// Gives the bits of all fields together.
    pub(super) fn width(&self) -> u32 {
        self.all.iter().map(|(_, bits)| bits).sum()
    }

    /// Gives the place of each field above `low` bits.
    pub(super) fn shifts(&self, low: u32) -> Vec<u32> {
        let mut shift = low;
        let mut shifts: Vec<u32> = self
            .all
            .iter()
            .rev()
            .map(|(_, bits)| {
                let at = shift;
                shift += bits;
                at
            })
            .collect();
        shifts.reverse();
        shifts
    }
}
