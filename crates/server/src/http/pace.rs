//! Limits of one socket: frames per second, pings per second, and invalid frames.

use axum::extract::ws::Utf8Bytes;
use protocol::ServerFrame;

use crate::Moment;

/// Pings per second that are answered in the long run; three times as many are allowed at once.
const PINGS: u32 = 4;
/// The number of unusable frames that are answered; with the next one the socket is closed.
const MISTAKES: u32 = 20;

/// Counts the frames of one socket. Three times as many as per second are allowed at once.
pub(super) struct Pace {
    frames: Bucket,
    mistakes: u32,
    pub(super) is_too_large: bool,
    pings: Bucket,
}

impl Pace {
    pub(super) fn new(a_second: u32, now: Moment) -> Self {
        Self {
            frames: Bucket::new(a_second, now),
            pings: Bucket::new(a_second.min(PINGS), now),
            mistakes: 0,
            is_too_large: false,
        }
    }

    pub(super) fn allows(&mut self, now: Moment) -> bool {
        self.frames.take(now)
    }

    /// Tells whether a ping may come now. Each costs the game work, so fewer are allowed than other frames.
    pub(super) fn allows_ping(&mut self, now: Moment) -> bool {
        self.pings.take(now)
    }

    /// Returns the frame with which the socket must be closed, if it must be.
    pub(super) fn reason_to_close(&self) -> Option<Utf8Bytes> {
        let closed = if self.is_too_large {
            ServerFrame::closed("too_large", "this frame is too large")
        } else if self.mistakes > MISTAKES {
            ServerFrame::closed("too_much", "too many frames that make no sense or come too fast")
        } else {
            return None;
        };
        Some(closed.to_text().into())
    }

    pub(super) fn mistake(&mut self, id: Option<String>, code: &str, detail: &str) -> Utf8Bytes {
        self.mistakes += 1;
        ServerFrame::failed(id, code, detail).to_text().into()
    }
}

/// A token bucket that allows a steady rate per second, and three times as many at once.
struct Bucket {
    a_second: u64,
    /// What is left, in thousandths of a frame.
    left: u64,
    since: Moment,
}

impl Bucket {
    fn new(a_second: u32, now: Moment) -> Self {
        let a_second = u64::from(a_second);
        Self { a_second, left: a_second * 3_000, since: now }
    }

    fn take(&mut self, now: Moment) -> bool {
        self.left = (self.left + now.since(self.since) * self.a_second).min(self.a_second * 3_000);
        self.since = now;
        let is_allowed = self.left >= 1_000;
        self.left = self.left.saturating_sub(1_000);
        is_allowed
    }
}
