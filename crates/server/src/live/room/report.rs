//! Spectators' reports to the arbiter (1997 13.7, 2009 13.7a, 2018 12.7): nobody else sees them, and their number is
//! limited.

use std::collections::VecDeque;
use std::net::IpAddr;

use laws::Actor;
use protocol::{Act, Seat, SentAct, ServerFrame, StandsFrame};

use super::super::listeners::Reach;
use super::Room;
use super::act::{Source, Verdict};
use crate::Moment;
use crate::journal::JournalError;

/// Milliseconds on the server's clock for which a report counts.
const MEMORY: u64 = 600_000;
/// The most reports in that time: from one address, and from all.
const FROM_ONE: usize = 3;
const IN_ALL: usize = 30;

/// The reports of the last minutes.
#[derive(Debug, Default)]
pub(super) struct Reports(VecDeque<(Moment, Option<IpAddr>, String)>);

impl Reports {
    fn forget(&mut self, now: Moment) {
        while self.0.front().is_some_and(|(at, ..)| now.since(*at) >= MEMORY) {
            self.0.pop_front();
        }
    }

    fn has(&self, from: Option<IpAddr>, id: &str) -> bool {
        self.0.iter().any(|(_, known, name)| *known == from && name == id)
    }

    fn is_full(&self, from: Option<IpAddr>) -> bool {
        self.0.len() >= IN_ALL || self.0.iter().filter(|(_, known, _)| *known == from).count() >= FROM_ONE
    }
}

impl Room {
    /// Passes a spectator's report on to the arbiter. The answer confirms only that, and reveals nothing about the game,
    /// which the spectator may see with a delay.
    pub(super) async fn hear_report(
        &mut self,
        socket: u64,
        act: SentAct,
        at: Moment,
        from: Option<IpAddr>,
    ) -> Result<(), JournalError> {
        let id = act.id.clone();
        let answer = match self.report(act, at, from).await? {
            Ok(()) => ServerFrame::Reported { ack: id, reported: true },
            Err((code, why)) => ServerFrame::failed(Some(id), code, why),
        };
        self.listeners.tell_one(socket, answer.to_text().into());
        Ok(())
    }

    async fn report(
        &mut self,
        act: SentAct,
        at: Moment,
        from: Option<IpAddr>,
    ) -> Result<Result<(), (&'static str, String)>, JournalError> {
        let refuse = |code, why: &str| Ok(Err((code, why.to_owned())));
        if act.by.is_some() || act.via.is_some() {
            return refuse("wrong_seat", "a spectator acts for nobody");
        }
        if !self.live.seats.get(Seat::Arbiter).is_some_and(protocol::SeatFrame::is_taken) {
            return refuse("no_arbiter", "this game has no arbiter to report to");
        }
        self.reports.forget(at);
        if self.reports.has(from, &act.id) {
            return Ok(Ok(()));
        }
        if self.reports.is_full(from) {
            self.shared.metrics.refuse("too_many_reports");
            return refuse("too_many_reports", "the arbiter was told a lot in the last minutes; wait a while");
        }
        let id = act.id.clone();
        let timed = match act.timed(self.scale(at).max(self.live.at), Actor::Spectator) {
            Ok(timed) => timed,
            Err(error) => return Ok(Err(("not_understood", error.to_string()))),
        };
        let verdict = self.enter(&timed, Source { arrived: Some(at), from, ..Source::default() }).await?;
        match verdict {
            Verdict::Entered => {}
            // A report after the end of the game reaches the arbiter as well.
            Verdict::Refused(refused) => {
                self.keep_refused(refused.row, from).await?;
                let stands = StandsFrame::of(&self.live.game, timed.at, &self.live.table);
                self.listeners.tell(None, &refused.entry, &stands, &refused.said, Reach::Seats);
            }
            Verdict::Unreadable(error) => return Ok(Err(("not_understood", error.to_string()))),
            Verdict::Overtaken => return refuse("try_again", "somebody else acted at the same moment; send it again"),
        }
        self.reports.0.push_back((at, from, id));
        Ok(Ok(()))
    }
}

/// Tells whether an act is one that spectators may do.
pub(super) const fn is_report(act: &Act) -> bool {
    matches!(act, Act::Report { .. })
}
