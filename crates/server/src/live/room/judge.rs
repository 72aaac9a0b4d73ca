//! Judges an act without holding up other games.

use std::time::Instant;

use laws::{Act, Budget, Entry};
use protocol::TimedAct;

use super::super::pool::AskedBy;
use super::Room;
use super::act::Source;
use crate::network::network;

impl Room {
    /// Judges an act. A question that needs a search goes to the pool for hard questions, and only this game waits for
    /// it; without an answer in time it stays undecided.
    pub(super) async fn judge(&self, timed: &TimedAct, act: Act, source: &Source) -> Entry {
        let start = Instant::now();
        let glance = self.live.game.judge_within(Budget::NO_SEARCH, timed.at, timed.by, act);
        self.shared.metrics.judged(start.elapsed());
        if !glance.is_undecided() || source.is_quick {
            return glance;
        }
        let (game, at, by, act) = (self.live.game.clone(), timed.at, timed.by, glance.act.clone());
        let work = move |budget: Budget<'_>| {
            let entry = game.judge_within(budget, at, by, act.clone());
            let is_settled = !entry.is_undecided();
            (entry, is_settled)
        };
        let asker = AskedBy { address: source.from.map(network), game: Some(self.live.id) };
        let judged = self.shared.pool.ask(asker, work).await.unwrap_or(glance);
        self.shared.metrics.question(!judged.is_undecided());
        judged
    }
}
