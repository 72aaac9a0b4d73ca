//! The arbiters' list: what needs somebody, and who takes care of it.

use crate::act::ActKind;
use crate::id::{ItemId, PersonId};
use crate::judge::{Judge, Judged, board_of};
use crate::refusal::Refusal;
use crate::rights::{Right, right};
use crate::role::Role;
use crate::ruling::Ruling;
use crate::state::Item;
use crate::terms::{Call, Need};

impl Judge<'_> {
    pub(super) fn raise(&self, call: &Call) -> Judged {
        let mut call = call.clone();
        if call.board.is_some() && call.round.is_none() {
            // A board alone is one of the round that is played.
            call.round = Some(self.open_round()?.number());
        }
        let round = call.round.map(|round| self.round(round)).transpose()?;
        if let Some((round, board)) = round.zip(call.board) {
            board_of(round, board)?;
        }
        if let Some(player) = call.player {
            self.player(player)?;
        }
        let item = ItemId(self.state.items.len() as u32 + 1);
        let call = if self.is_official() { call } else { own(call) };
        Ok(Ruling::Raised { item, call }.into())
    }

    /// Tells whether the person may raise more than calls of their own.
    fn is_official(&self) -> bool {
        let is_wide = |role: &Role| matches!(right(role.kind(), ActKind::Raise), Right::All | Right::Sector);
        self.by == PersonId::PROGRAM || self.roles().iter().any(is_wide)
    }

    pub(super) fn take(&self, item: ItemId) -> Judged {
        if let Some((by, _)) = self.open_item(item)?.taken() {
            self.changes(by != self.by)?;
            return Err(Refusal::Taken { item, by });
        }
        Ok(Ruling::Taken { item, by: self.by }.into())
    }

    pub(super) fn release(&self, item: ItemId) -> Judged {
        match self.open_item(item)?.taken() {
            Some(_) => Ok(Ruling::Released { item }.into()),
            None => Err(Refusal::NotTaken { item }),
        }
    }

    pub(super) fn settle(&self, item: ItemId, decision: &str) -> Judged {
        self.open_item(item)?;
        Ok(Ruling::Settled { item, by: self.by, decision: decision.to_owned() }.into())
    }

    fn open_item(&self, item: ItemId) -> Result<&Item, Refusal> {
        self.state.item(item).filter(|item| item.is_open()).ok_or(Refusal::NoSuchItem { item })
    }
}

/// Returns the call of a player as it is put on the list: what only the program or an official can know is left out, so that
/// nobody gets ahead of a board whose clocks really stand still.
fn own(call: Call) -> Call {
    Call { need: Need::Call, article: None, is_clock_stopped: false, ..call }
}
