//! Old games that are in memory only because a spectator has opened them. Their number is limited; the least recently used one is dropped
//! first. Spectators who open thousands of old games take no memory from games that are being played.

use std::collections::{BTreeMap, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use crate::GameId;

/// The old games in memory.
#[derive(Debug, Default)]
pub(super) struct LookedAt(Mutex<Looked>);

#[derive(Debug, Default)]
struct Looked {
    /// The number of looks so far, which orders the games by their last use.
    count: u64,
    last: HashMap<GameId, u64>,
    order: BTreeMap<u64, GameId>,
}

impl LookedAt {
    /// Records that somebody looks at a game; returns the game to drop if there are more than `most`.
    pub(super) fn look_at(&self, game: GameId, most: usize) -> Option<GameId> {
        let mut looked = self.looked();
        looked.count += 1;
        let count = looked.count;
        if let Some(before) = looked.last.insert(game, count) {
            looked.order.remove(&before);
        }
        looked.order.insert(count, game);
        if looked.order.len() <= most.max(1) {
            return None;
        }
        let (_, oldest) = looked.order.pop_first()?;
        looked.last.remove(&oldest);
        Some(oldest)
    }

    /// Removes a game that has left memory or is being played.
    pub(super) fn remove(&self, game: GameId) {
        let mut looked = self.looked();
        if let Some(last) = looked.last.remove(&game) {
            looked.order.remove(&last);
        }
    }

    /// Returns the number of games.
    pub(super) fn len(&self) -> usize {
        self.looked().order.len()
    }

    fn looked(&self) -> MutexGuard<'_, Looked> {
        // A poisoned lock is safe to use: both maps are changed together, without anything that could panic.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_game_that_nobody_has_looked_at_for_longest_goes_first() {
        let looked = LookedAt::default();
        let games: Vec<GameId> = (0..5).map(|_| GameId::random().unwrap()).collect();
        assert!(games[..3].iter().all(|game| looked.look_at(*game, 3).is_none()));
        assert_eq!(looked.look_at(games[0], 3), None, "looking again takes no more room");
        assert_eq!(looked.look_at(games[3], 3), Some(games[1]));
        looked.remove(games[2]);
        assert_eq!((looked.look_at(games[4], 3), looked.len()), (None, 3));
        looked.remove(games[1]);
        assert_eq!(looked.look_at(games[1], 3), Some(games[0]));
    }
}
