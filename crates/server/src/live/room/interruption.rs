//! Times in which the journal accepts no rows: they are charged to nobody, are rows of their own, and everybody is told.

use std::time::Duration;

use laws::Phase;
use protocol::{InterruptedFrame, InterruptedRow, Row, ServerFrame};

use super::act::Source;
use super::{Room, stopping};
use crate::Moment;
use crate::cluster::INTERRUPTIONS;
use crate::journal::{Append, Interruption, JournalError};

/// The shortest time that counts, in milliseconds.
const SHORTEST: u64 = 1_000;
/// Milliseconds without a row after which nobody has conducted a running game: its rows come every ten seconds.
const GAP: u64 = 15_000;
/// Milliseconds after which a game does not go on by itself: nobody knows who is still there.
const LONG_GAP: u64 = 300_000;
/// The time after which players are told that a row is not accepted.
const TELL: Duration = Duration::from_secs(2);

impl Room {
    /// Tells whether the journal accepts no rows now.
    pub(super) fn is_interrupted(&self) -> bool {
        matches!(self.shared.journal.interruption(self.live.id), Some(Interruption { until: None, .. }))
    }

    /// Returns the interruption that is over and not in a row yet, as far as it concerns this game.
    fn interruption(&self) -> Option<(Moment, Moment)> {
        let Interruption { from, until } = self.shared.journal.interruption(self.live.id)?;
        let (until, last) = (until?, self.live.wall?);
        let from = from.max(self.live.interrupted).max(last);
        (self.is_running() && until.since(from) >= SHORTEST).then_some((from, until))
    }

    /// Tells whether an interruption has just ended, which will be recorded.
    pub(super) fn has_been_interrupted(&self) -> bool {
        self.is_shared() && self.interruption().is_some()
    }

    /// Records an interruption that is over: the game's time stood still.
    pub(super) async fn note_interruption(&mut self) -> Result<(), JournalError> {
        if !self.is_shared() {
            return Ok(());
        }
        while let Some((from, until)) = self.interruption() {
            if self.write_interruption(from, until).await? {
                break;
            }
        }
        Ok(())
    }

    /// Records an interruption; tells whether no other node was faster.
    async fn write_interruption(&mut self, from: Moment, until: Moment) -> Result<bool, JournalError> {
        let length = until.since(from);
        if self.shared.cluster().is_some_and(|cluster| cluster.reads(INTERRUPTIONS)) {
            let wall = self.shared.time.now().0;
            let row = Row::Interrupted(InterruptedRow { from: from.0, until: until.0, wall });
            match self.append(&row).await {
                Err(JournalError::Conflict { .. }) => {
                    self.recover().await?;
                    return Ok(false);
                }
                written => written?,
            }
            self.tell_interrupted(length, Some(self.live.seq));
        } else {
            // An older node cannot read such a row: the next row says how long the game's time stood still.
            self.unwritten += length;
        }
        self.live.interrupted = until;
        self.live.wall = self.live.wall.map(|wall| wall.max(until));
        self.origin = self.origin.map(|origin| origin.after(length));
        self.live.origin = self.origin;
        self.shared.metrics.held(length);
        Ok(true)
    }

    /// Records that nobody has conducted a running game for a while: all nodes were down, or none reached the journal.
    pub(super) async fn look_for_a_gap(&mut self) -> Result<(), JournalError> {
        let now = self.shared.time.now();
        let Some(last) = self.live.wall.filter(|last| self.is_running() && now.since(*last) > GAP) else {
            return Ok(());
        };
        if !self.write_interruption(last, now).await? {
            return Ok(());
        }
        if now.since(last) > LONG_GAP && self.live.game.phase() == Phase::Playing {
            let at = self.live.at;
            self.enter(&stopping(at), Source::default()).await?;
        }
        Ok(())
    }

    /// Tells everybody for how long no rows were recorded.
    pub(super) fn tell_interrupted(&mut self, ms: u64, seq: Option<u64>) {
        let interrupted = InterruptedFrame { ms, over: seq.is_some(), seq };
        self.listeners.tell_frame(&ServerFrame::Interrupted { interrupted }, self.reach());
    }

    /// Appends a row; if that takes long, tells everybody meanwhile.
    pub(super) async fn written(&mut self, append: Append) -> Result<(), JournalError> {
        if !self.is_shared() {
            return self.shared.append(append).await;
        }
        let shared = std::sync::Arc::clone(&self.shared);
        let mut writing = Box::pin(shared.append(append));
        if let Ok(written) = tokio::time::timeout(TELL, &mut writing).await {
            return written;
        }
        self.tell_interrupted(TELL.as_millis() as u64, None);
        writing.await
    }

    /// Waits a little while the journal accepts no rows; after a long time everybody is disconnected with the reason.
    pub(super) async fn wait_for_the_journal(&mut self) -> Result<(), JournalError> {
        // A write shows whether it is over, and fails if that takes too long.
        let at = self.live.at;
        let tick = protocol::TimedAct::by_arbiter(at, protocol::Act::Tick {});
        self.enter(&tick, Source::default()).await.map(|_| ())
    }
}
