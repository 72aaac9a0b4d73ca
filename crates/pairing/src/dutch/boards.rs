//! The order of boards (C.04.2, 3.6).

use super::entrant::Entrant;

/// Sorts pairs for the boards: by the higher points, the lower points, then the number of the higher ranked.
pub(super) fn sort(entrants: &[Entrant], pairs: &mut [(usize, usize)]) {
    pairs.sort_by_key(|&(a, b)| {
        let (first, second) = (&entrants[a], &entrants[b]);
        let (high, low) = (first.points.max(second.points), first.points.min(second.points));
        // The higher ranked by points, without virtual ones.
        let leader =
            if (first.points, std::cmp::Reverse(first.number)) > (second.points, std::cmp::Reverse(second.number)) {
                first.number
            } else {
                second.number
            };
        (std::cmp::Reverse(high), std::cmp::Reverse(low), leader)
    });
}
