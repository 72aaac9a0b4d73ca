//! Pairing by another program, and checking a draft with it.

use std::collections::BTreeMap;
use std::sync::Arc;

use event::{Act, ActKind, Event, Moment, Pairer as PairedBy, Pairs, PersonId, Refusal};
use protocol::event::{PairerCheck, PairerList, PairingWanted, PairsFrame};

use super::super::hall::Hall;
use super::act::{Acted, check_right, missing};
use crate::{EventId, HallError, Pairer};

impl Hall {
    /// Sets the other programs that pair, by name. Call it once, before the first event is paired; later calls have no effect.
    #[must_use]
    pub fn with_pairers(self, pairers: BTreeMap<String, Pairer>) -> Self {
        let _ = self.shared.pairers.set(pairers);
        self
    }

    /// Lists the other programs that pair.
    pub(crate) fn pairers(&self) -> PairerList {
        let known = self.shared.pairers.get().into_iter().flat_map(BTreeMap::keys);
        PairerList { pairers: known.cloned().collect() }
    }

    /// Has another program pair the next round of an event, as a draft.
    pub(crate) async fn event_pair_outside(
        &self,
        event: EventId,
        by: PersonId,
        wanted: &PairingWanted,
    ) -> Result<Acted, HallError> {
        let room = self.event_room(event).await?;
        let (copy, seq) = {
            let state = room.state();
            // Whatever keeps the round from being paired is told before a program is started.
            let own = Act::Pair { pairer: PairedBy::Own { lot: 0 } };
            match state.event.judge(Moment(self.now().0), by, own) {
                Ok(_) | Err(Refusal::NoPairing { .. }) => {}
                Err(refusal) => return Err(refusal.into()),
            }
            (state.event.clone(), state.seq)
        };
        let pairs = self.pairs_outside(&wanted.program, copy).await?;
        let pairer = PairedBy::Outside { program: wanted.program.clone(), pairs };
        self.event_act(event, by, Act::Pair { pairer }, Some(seq)).await
    }

    /// Has another program pair the round of a draft, and compares.
    pub(crate) async fn event_check_outside(
        &self,
        event: EventId,
        by: PersonId,
        wanted: &PairingWanted,
    ) -> Result<PairerCheck, HallError> {
        let room = self.event_room(event).await?;
        let copy = {
            let state = room.state();
            check_right(&state.event, by, ActKind::Pair)?;
            state.event.clone()
        };
        let Some(draft) = copy.draft().map(event::Round::pairs) else { return Err(Refusal::NoDraft {}.into()) };
        let pairs = self.pairs_outside(&wanted.program, copy).await?;
        let is_same = is_same(&draft, &pairs);
        Ok(PairerCheck { program: wanted.program.clone(), is_same, pairs: PairsFrame::of(&pairs) })
    }

    async fn pairs_outside(&self, program: &str, event: Event) -> Result<Pairs, HallError> {
        let pairer = self.shared.pairers.get().and_then(|known| known.get(program)).cloned();
        let pairer = pairer.ok_or_else(|| {
            let known = self.pairers().pairers.join(", ");
            let known = if known.is_empty() { "none: this server knows no such program".to_owned() } else { known };
            missing("program", &format!("found {program:?}, expected {known}"))
        })?;
        // One at a time, so that programs that hang take one thread of those that wait for the disk.
        let permit = Arc::clone(&self.shared.pairing).acquire_owned().await.map_err(|_| HallError::Closing)?;
        let paired = tokio::task::spawn_blocking(move || {
            let paired = pairer.pair(&event);
            drop(permit);
            paired
        });
        Ok(paired.await.map_err(|_| HallError::Closing)??)
    }
}

/// Tells whether both have the same pairs with the same colours, in any order of boards.
fn is_same(one: &Pairs, other: &Pairs) -> bool {
    let sorted = |pairs: &Pairs| {
        let mut boards = pairs.boards.clone();
        boards.sort_unstable();
        (boards, pairs.bye)
    };
    sorted(one) == sorted(other)
}
