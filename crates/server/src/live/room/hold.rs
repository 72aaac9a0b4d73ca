//! The server's own delay is charged to nobody: the game's time stands still while an act waits to be told.

use super::Room;
use crate::Moment;

/// Milliseconds of delay that are usual and stay on the clock.
const USUAL: u64 = 20;

/// An act on its way from its socket to those who wait for it.
#[derive(Clone, Copy, Debug)]
pub(super) struct Delay {
    since: Moment,
    /// Milliseconds for which the game's time has stood still for it.
    pub(super) held: u64,
}

impl Room {
    /// Starts to measure how late an act is told. While an earlier act was late, the game's time stood still already.
    pub(super) fn delay(&self, arrived: Moment) -> Delay {
        Delay { since: arrived.max(self.told), held: 0 }
    }

    /// Lets the game's time stand still for what the server has taken so far: judging, waiting, a slow disk.
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
