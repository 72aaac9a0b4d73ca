//! What would follow from acts; nothing is written.

use event::{Act, Event, Moment, PersonId, PlayerId, Refusal, Registration};
use protocol::event::{
    ActedRow, EventAudience, EventEntryFrame, EventView, PersonFrame, PreviewFrame, RefusalFrame, RefusedRow,
};
use words::Locale;

use super::super::hall::Hall;
use super::super::said::words;
use super::act::check_client;
use crate::{EventId, HallError};

impl Hall {
    /// Says what would follow from an act of a person.
    pub(crate) async fn event_preview(
        &self,
        event: EventId,
        by: PersonId,
        act: Act,
    ) -> Result<PreviewFrame, HallError> {
        let room = self.event_room(event).await?;
        let at = Moment(self.now().0);
        check_client(&room.state().event, at, by, &act)?;
        // Pairing a large field takes a while.
        let judged = self.shared.blocking(move || {
            let mut after = room.state().event.clone();
            let entry = after.judge(at, by, act);
            Ok(entry.map(|entry| {
                after.apply(&entry);
                let (row, _) = ActedRow::of(0, &entry, || [0; 32]);
                let audience = EventAudience::of_person(&after, by);
                let frame = EventEntryFrame::of(0, &row, &after, audience);
                PreviewFrame { rulings: frame.map(|frame| frame.rulings).unwrap_or_default() }
            }))
        });
        Ok(judged.await??)
    }

    /// Checks players who are to be registered one after the other; returns the rows that would be refused.
    pub(crate) async fn event_check_players(
        &self,
        event: EventId,
        by: PersonId,
        players: Vec<(u32, Registration)>,
        locale: Locale,
    ) -> Result<Vec<RefusedRow>, HallError> {
        let room = self.event_room(event).await?;
        let at = Moment(self.now().0);
        let checked = self.shared.blocking(move || {
            let mut after = room.state().event.clone();
            let mut refused = Vec::new();
            for (row, registration) in players {
                if let Err(refusal) = after.act(at, by, Act::Register { registration }) {
                    if matches!(refusal, event::Refusal::NoRight { .. }) {
                        return Ok(Err(refusal));
                    }
                    let detail = refusal_words(&after, Some(by), &refusal, locale);
                    refused.push(RefusedRow { row, detail, refusal: RefusalFrame::of(&refusal) });
                }
            }
            Ok(Ok(refused))
        });
        Ok(checked.await??)
    }

    /// Says why an act was refused, in the language of the person who tried it; players have names as far as that person may see
    /// them. Without an event there are no names.
    pub(crate) async fn event_refusal(
        &self,
        event: Option<EventId>,
        by: Option<PersonId>,
        refusal: &Refusal,
        locale: Locale,
    ) -> String {
        let room = match event {
            Some(event) => self.event_room(event).await.ok(),
            None => None,
        };
        match room {
            Some(room) => refusal_words(&room.state().event, by, refusal, locale),
            None => refusal_words(&Event::new(), None, refusal, locale),
        }
    }

    /// Lists the people of an event with the number of their links, for officials; returns the number of the last row as well.
    pub(crate) async fn event_people(
        &self,
        event: EventId,
        audience: EventAudience,
    ) -> Result<(u64, Option<Vec<PersonFrame>>), HallError> {
        let room = self.event_room(event).await?;
        let state = room.state();
        let people = EventView::new(&state.event, audience).people().map(|mut people| {
            for person in &mut people {
                person.links = state.links.values().filter(|of| of.0 == person.person).count() as u32;
            }
            people
        });
        Ok((state.seq, people))
    }
}

/// Says why an act was refused.
fn refusal_words(event: &Event, by: Option<PersonId>, refusal: &Refusal, locale: Locale) -> String {
    let audience = by.map_or(EventAudience::Public, |by| EventAudience::of_person(event, by));
    let name = |id: PlayerId| {
        let player = event.player(id);
        let name = player.and_then(|player| audience.player(event, player).name);
        name.unwrap_or_else(|| id.0.to_string())
    };
    words(locale).event_refusal(refusal, &name)
}
