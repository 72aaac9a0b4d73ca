//! The server's own delay is charged to nobody: the game's time stands still until clients have been told of an act.

use super::Room;
use crate::Moment;

/// Milliseconds of normal delay, which stay on the clock.
const USUAL: u64 = 20;

/// The delay of an act between its arrival and the answer to the clients.
#[derive(Clone, Copy, Debug)]
pub(super) struct Delay {
    since: Moment,
    /// Milliseconds for which the game's time stood still because of it.
    pub(super) held: u64,
}

impl Room {
    /// Starts to measure the delay of an act. During the delay of an earlier act the game's time stood still already.
    pub(super) fn delay(&self, arrived: Moment) -> Delay {
        Delay { since: arrived.max(self.told), held: 0 }
    }

    /// Stops the game's time for the delay so far: judging, waiting, a slow disk.
    pub(super) fn hold(&mut self, delay: &mut Option<Delay>) {
        let (Some(delay), Some(origin)) = (delay, self.origin) else { return };
        let now = self.shared.time.now();
        let over = now.since(delay.since).saturating_sub(USUAL);
        let more = over.saturating_sub(delay.held);
        if more > 0 {
            delay.held += more;
            self.origin = Some(origin.after(more));
            self.unwritten += more;
            self.told = now;
            self.shared.metrics.held(more);
        }
    }
}
