//! List entries of games with delayed spectators, while the journal is ahead of what spectators may see.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use laws::Phase;
use protocol::GameSummary;

use crate::GameId;

/// The games whose entries in lists differ from the journal's, because spectators see them with a delay.
#[derive(Debug, Default)]
pub(super) struct DelayedLists(Mutex<HashMap<GameId, GameSummary>>);

impl DelayedLists {
    /// Shows a game in lists as given, whatever the journal says.
    pub(super) fn show(&self, game: GameId, summary: GameSummary) {
        self.games().insert(game, summary);
    }

    /// Shows a game in lists as the journal does again.
    pub(super) fn remove(&self, game: GameId) {
        self.games().remove(&game);
    }

    /// Corrects a page of the journal's list: removes games that are shown in another phase than the one asked for, and
    /// adds those that are shown in it.
    pub(super) fn correct(&self, page: &mut Vec<GameSummary>, phase: Option<Phase>, is_first: bool, has_more: bool) {
        let games = self.games();
        if games.is_empty() {
            return;
        }
        drop(games);
        let newest = page.first().map(|summary| summary.created).filter(|_| !is_first);
        let oldest = page.last().map(|summary| summary.created).filter(|_| has_more);
        self.apply(page, phase);
        let Some(phase) = phase else { return };
        let games = self.games();
        let is_here = |summary: &GameSummary| {
            summary.phase == phase.name()
                && newest.map_or(is_first, |newest| summary.created <= newest)
                && oldest.is_none_or(|oldest| summary.created > oldest)
                && !page.iter().any(|known| known.game == summary.game)
        };
        let missing: Vec<GameSummary> = games.values().filter(|summary| is_here(summary)).cloned().collect();
        page.extend(missing);
        page.sort_by_key(|summary| std::cmp::Reverse(summary.created));
    }

    /// Replaces the games of a page by what spectators may see, and removes those that are not in the phase asked for.
    pub(super) fn apply(&self, page: &mut Vec<GameSummary>, phase: Option<Phase>) {
        let games = self.games();
        for summary in page.iter_mut() {
            if let Some(shown) = summary.game.parse().ok().and_then(|game: GameId| games.get(&game)) {
                summary.clone_from(shown);
            }
        }
        page.retain(|summary| phase.is_none_or(|phase| summary.phase == phase.name()));
    }

    fn games(&self) -> MutexGuard<'_, HashMap<GameId, GameSummary>> {
        // A poisoned lock is safe to use: no panic leaves the map half changed.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}
