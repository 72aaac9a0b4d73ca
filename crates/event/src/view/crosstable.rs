//! The cross-table.

use pairing::{Id, Points};

use crate::id::PlayerId;
use crate::state::{RoundCell, State};

/// A row of the cross-table: a player and all published rounds.
///
/// ```
/// # mod doc { include!(concat!(env!("CARGO_MANIFEST_DIR"), "/tests/support/started.rs")); }
/// # let mut event = doc::started();
/// let table = event.crosstable();
/// assert_eq!((table[0].player, table[0].cells.len()), (event::PlayerId(1), 1));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CrossRow {
    /// The player.
    pub player: PlayerId,
    /// The pairing number.
    pub number: Id,
    /// The rank; none if the player's games were annulled.
    pub rank: Option<usize>,
    /// The points.
    pub points: Points,
    /// What each round held; none for rounds before the player came.
    pub cells: Vec<Option<RoundCell>>,
}

impl State {
    /// Makes the cross-table in the order of the standings; players whose games were annulled come last.
    pub(crate) fn crosstable(&self) -> Vec<CrossRow> {
        let Ok(tournament) = self.tournament() else { return Vec::new() };
        let standings = self.standings(self.published());
        let rank = |id: PlayerId| standings.iter().position(|line| line.player == id);
        let mut rows: Vec<(Option<usize>, CrossRow)> = Vec::new();
        for (player, number) in self.order.iter().copied().zip(1..) {
            let place = rank(player);
            let cells = self.published_rounds().iter().map(|round| round.cell(player)).collect();
            let points = tournament.points(number);
            rows.push((place, CrossRow { player, number, rank: place.map(|at| standings[at].rank), points, cells }));
        }
        rows.sort_by_key(|(place, row)| (place.is_none(), *place, row.number));
        rows.into_iter().map(|(_, row)| row).collect()
    }
}
