//! Results: entering, correcting, forfeits.

use std::collections::BTreeSet;

use crate::id::PersonId;
use crate::judge::{Judge, Judged, board_of};
use crate::refusal::Refusal;
use crate::result::{GameResult, Source};
use crate::role::Role;
use crate::ruling::Ruling;
use crate::state::{Board, Round, RoundState};
use crate::terms::Forfeit;

impl Judge<'_> {
    pub(super) fn enter_result(&self, round: u16, board: u16, result: GameResult, source: &Source) -> Judged {
        let of = self.round(round)?;
        let seat = board_of(of, board)?;
        let is_own = match source {
            Source::Game(game) => self.by == PersonId::PROGRAM && seat.game() == Some(game),
            Source::Slip | Source::Arbiter => self.by != PersonId::PROGRAM,
            Source::DefaultTime | Source::Absence => false,
        };
        if !is_own {
            return Err(Refusal::WrongSource { round, board, source: source.name() });
        }
        match seat.result() {
            // An adjourned game was finished, maybe after its round was closed.
            Some(was) if was.is_adjourned() => return self.corrected(of, seat, was, result, String::new()),
            Some(result) => return Err(Refusal::ResultKnown { round, board, result }),
            None => {}
        }
        if seat.started_at().is_none() && !result.is_forfeit() {
            return Err(Refusal::NotStarted { round, board });
        }
        Ok(Ruling::ResultEntered { round, board, result, source: source.clone() }.into())
    }

    pub(super) fn correct_result(&self, round: u16, board: u16, result: GameResult, reason: &str) -> Judged {
        let is_chief = |role: &Role| matches!(role, Role::Organiser | Role::ChiefArbiter);
        if self.state.is_finished && !self.roles().iter().any(is_chief) {
            return Err(Refusal::OnlyChiefAfterEnd {});
        }
        if self.state.is_finished && result.is_adjourned() {
            return Err(Refusal::Finished { act: self.kind });
        }
        let of = self.round(round)?;
        let seat = board_of(of, board)?;
        let Some(was) = seat.result() else { return Err(Refusal::NoResult { round, board }) };
        let reason = self.text(reason)?;
        self.corrected(of, seat, was, result, reason)
    }

    /// Makes the rulings of a correction: a draft that rests on the wrong result is thrown away, and rounds that were published
    /// stay as they are.
    fn corrected(&self, round: &Round, board: &Board, was: GameResult, result: GameResult, reason: String) -> Judged {
        self.changes(was != result)?;
        let paired_before: Vec<u16> = (round.number() + 1..=self.state.published()).collect();
        let mut rulings = self.discarded();
        let (round, board) = (round.number(), board.number());
        rulings.push(Ruling::ResultCorrected { round, board, was, result, paired_before, reason });
        Ok(rulings.into())
    }

    pub(super) fn forfeit(&self, round: u16, forfeits: &[Forfeit]) -> Judged {
        let of = self.round(round)?;
        if of.state() == RoundState::Closed {
            return Err(Refusal::RoundClosed { round });
        }
        let mut seen = BTreeSet::new();
        let mut rulings = Vec::new();
        for Forfeit { board, absent } in forfeits {
            let seat = board_of(of, *board)?;
            if let Some(result) = seat.result() {
                return Err(Refusal::ResultKnown { round, board: *board, result });
            }
            if !seen.insert(*board) {
                return Err(Refusal::ResultKnown { round, board: *board, result: absent.result() });
            }
            let source = Source::DefaultTime;
            rulings.push(Ruling::ResultEntered { round, board: *board, result: absent.result(), source });
        }
        if rulings.is_empty() {
            return Err(Refusal::NoBoards { act: self.kind });
        }
        Ok(rulings.into())
    }
}
