//! The arbiters' list: what needs somebody, and who takes care of it.

use crate::id::ItemId;
use crate::judge::{Judge, Judged, board_of};
use crate::refusal::Refusal;
use crate::ruling::Ruling;
use crate::state::Item;
use crate::terms::Call;

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
        Ok(Ruling::Raised { item, call }.into())
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
