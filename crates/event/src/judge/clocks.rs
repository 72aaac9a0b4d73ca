//! Stopping and resuming clocks, and time for all.

use crate::bounds::{MOST_MINUTES, minutes};
use crate::judge::{Judge, Judged};
use crate::refusal::Refusal;
use crate::ruling::Ruling;
use crate::state::{Board, BoardState};
use crate::terms::Selection;

impl Judge<'_> {
    pub(super) fn stop_clocks(&self, selection: &Selection, reason: &str) -> Judged {
        let round = self.open_round()?;
        let reason = self.text(reason)?;
        let boards = self.select(round, selection, |board| board.state() == BoardState::Playing)?;
        Ok(Ruling::ClocksStopped { round: round.number(), boards, reason }.into())
    }

    pub(super) fn resume_clocks(&self, selection: &Selection) -> Judged {
        let round = self.open_round()?;
        let boards = self.select(round, selection, |board| board.state() == BoardState::Stopped)?;
        Ok(Ruling::ClocksResumed { round: round.number(), boards }.into())
    }

    pub(super) fn add_time(&self, selection: &Selection, time: u64, reason: &str) -> Judged {
        let round = self.open_round()?;
        let reason = self.text(reason)?;
        let is_running = |board: &&Board| matches!(board.state(), BoardState::Playing | BoardState::Stopped);
        let boards = self.select(round, selection, is_running)?;
        if time == 0 {
            return Err(Refusal::NothingChanges { act: self.kind });
        }
        Self::at_most("minutes", minutes(time), MOST_MINUTES)?;
        Ok(Ruling::TimeAdded { round: round.number(), boards, time, reason }.into())
    }
}
