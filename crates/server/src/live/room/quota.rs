//! Limits on the entries of one game and of one address. Normal play comes nowhere near, and a game can always be ended.

use std::net::IpAddr;

use protocol::{Act, Seat};

use super::Room;

/// Moves may take this multiple of what all other acts may take.
const MOVES: u64 = 4;

impl Room {
    /// Returns the error if this game or this address has written too much for an act. The arbiter's acts and acts that
    /// end a game are never refused.
    pub(super) fn over_quota(&self, seat: Seat, act: &Act, from: Option<IpAddr>) -> Option<(&'static str, String)> {
        let share = match act {
            _ if seat == Seat::Arbiter => return None,
            Act::Resign {}
            | Act::AcceptDraw {}
            | Act::ClaimFlag { .. }
            | Act::Arrive {}
            | Act::Seal { .. }
            | Act::AgreeResume {}
            | Act::Sign { .. } => return None,
            act if act.is_moving() => MOVES,
            _ => 1,
        };
        let limits = &self.shared.limits;
        let what = if share == MOVES {
            "only resigning and accepting a draw are"
        } else {
            "only moves, resigning and accepting a draw are"
        };
        if self.live.seq >= limits.game_rows.saturating_mul(share)
            || self.live.bytes >= limits.game_bytes.saturating_mul(share)
        {
            let (rows, size) = (self.live.seq, self.live.bytes >> 10);
            let why = format!(
                "this game has {rows} entries ({size} KB), more than one game may have: {what} recorded from now on"
            );
            return Some(("game_too_long", why));
        }
        let an_hour = limits.bytes_per_hour;
        if self.shared.volume.is_over(from, an_hour, an_hour.saturating_mul(share), self.shared.time.now()) {
            let size = an_hour >> 20;
            let why =
                format!("more than {size} MB were written from this address within an hour: for now {what} recorded");
            return Some(("too_much_written", why));
        }
        None
    }

    /// Counts the bytes written for an address.
    pub(super) fn count_written(&self, bytes: u64, from: Option<IpAddr>) {
        self.shared.volume.count(from, bytes, self.shared.limits.bytes_per_hour, self.shared.time.now());
    }
}
