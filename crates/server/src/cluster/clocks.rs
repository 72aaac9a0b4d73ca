//! The clocks of the nodes: each asks the others for their time, and does not serve if its own is off.

use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError, Weak};
use std::time::{Duration, Instant};

use async_nats::{Client, Request};
use futures_util::StreamExt;

use super::{Cluster, NodeId};
use crate::{HallError, Time};

/// The interval at which clocks are compared.
const EVERY: Duration = Duration::from_secs(1);
/// The time for which a comparison counts.
const LASTING: Duration = Duration::from_secs(10);
/// The time for an answer.
const PATIENCE: Duration = Duration::from_secs(1);
/// The number of comparisons of which the quickest counts: its error is the smallest.
const ATTEMPTS: usize = 3;

/// What this node knows about the other clocks.
pub(super) struct Clocks {
    time: Arc<dyn Time>,
    bound: u64,
    offsets: Mutex<HashMap<NodeId, Offset>>,
}

/// How far another clock is ahead of this one, in milliseconds, and the largest error of that.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Offset {
    ahead: i64,
    error: u64,
    measured: Instant,
}

impl Offset {
    /// Compares clocks: the other one was read between two readings of this one.
    fn of(sent: u64, told: u64, received: u64) -> Self {
        let travel = received.saturating_sub(sent);
        let middle = sent + travel / 2;
        Self { ahead: told as i64 - middle as i64, error: travel.div_ceil(2), measured: Instant::now() }
    }

    /// Returns the smallest difference that the comparison allows.
    fn at_least(self) -> u64 {
        self.ahead.unsigned_abs().saturating_sub(self.error)
    }
}

impl Clocks {
    pub(super) fn new(time: Arc<dyn Time>, bound: u64) -> Self {
        Self { time, bound, offsets: Mutex::default() }
    }

    fn note(&self, node: NodeId, offset: Offset) {
        let mut offsets = self.offsets.lock().unwrap_or_else(PoisonError::into_inner);
        offsets.retain(|_, known| known.measured.elapsed() < LASTING);
        offsets.insert(node, offset);
    }

    /// Refuses if less than a majority of all clocks, this one included, agree with this one within the bound. If two nodes
    /// differ, neither knows which one is right, so both refuse.
    pub(super) fn check(&self) -> Result<(), HallError> {
        let offsets = self.offsets.lock().unwrap_or_else(PoisonError::into_inner);
        let fresh = || offsets.values().filter(|known| known.measured.elapsed() < LASTING);
        let off = fresh().filter(|known| known.at_least() > self.bound);
        let (count, worst) =
            (off.clone().count(), off.map(|known| known.ahead).max_by_key(|ahead| ahead.unsigned_abs()));
        // This node agrees with itself.
        let (agreeing, all) = (fresh().count() + 1 - count, fresh().count() + 1);
        match worst {
            Some(ahead) if agreeing * 2 <= all => Err(HallError::ClockOff(ahead)),
            _ => Ok(()),
        }
    }
}

impl Cluster {
    /// Tells other nodes the time.
    pub(super) async fn answer_clocks(cluster: Weak<Self>, client: Client) {
        let Some(subject) = cluster.upgrade().map(|cluster| format!("{}.clock.{:016x}", cluster.prefix, cluster.id))
        else {
            return;
        };
        let Ok(mut asked) = client.subscribe(subject).await else { return };
        while let Some(message) = asked.next().await {
            let Some(cluster) = cluster.upgrade() else { return };
            if let Some(reply) = message.reply {
                let _ = client.publish(reply, cluster.clocks.time.now().0.to_string().into()).await;
            }
        }
    }

    pub(super) async fn compare_clocks(cluster: Weak<Self>) {
        loop {
            let Some(cluster) = cluster.upgrade() else { return };
            for (node, _) in cluster.alive() {
                let mut best: Option<Offset> = None;
                for _ in 0..ATTEMPTS {
                    if let Some(offset) = cluster.ask_time(node).await {
                        best = Some(best.filter(|known| known.error <= offset.error).unwrap_or(offset));
                    }
                }
                if let Some(offset) = best {
                    cluster.clocks.note(node, offset);
                }
            }
            drop(cluster);
            tokio::time::sleep(EVERY).await;
        }
    }

    async fn ask_time(&self, node: NodeId) -> Option<Offset> {
        let sent = self.clocks.time.now().0;
        let request = Request::new().timeout(Some(PATIENCE));
        let answer = self.client.send_request(format!("{}.clock.{node:016x}", self.prefix), request).await.ok()?;
        let received = self.clocks.time.now().0;
        let told = std::str::from_utf8(&answer.payload).ok()?.parse().ok()?;
        Some(Offset::of(sent, told, received))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{ManualTime, Moment};

    #[test]
    fn a_clock_that_is_off_is_noticed_and_a_slow_network_is_not_blamed_on_it() {
        let clocks = Clocks::new(Arc::new(ManualTime::at(Moment(1_000))), 50);
        clocks.note(1, Offset::of(1_000, 1_048, 1_002));
        assert!(clocks.check().is_ok());
        // The answer took 300 ms, so the difference may be nothing.
        clocks.note(1, Offset::of(1_000, 1_300, 1_300));
        assert!(clocks.check().is_ok());
        clocks.note(1, Offset::of(1_000, 1_080, 1_004));
        assert!(matches!(clocks.check(), Err(HallError::ClockOff(78))));
        // Another one agrees with this one: the first is off, not this node.
        clocks.note(2, Offset::of(1_000, 1_001, 1_002));
        assert!(clocks.check().is_ok());
        clocks.note(3, Offset::of(1_000, 1_090, 1_002));
        assert!(clocks.check().is_err(), "half of all is no majority");
    }
}
