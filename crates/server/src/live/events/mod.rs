//! Events in memory: each is loaded from its rows when somebody asks for it.

mod act;
mod again;
mod boards;
mod elsewhere;
mod hooks;
mod join;
mod links;
mod moves;
mod names;
mod news;
mod outside;
mod preview;
mod room;
mod wall;
mod world;

use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use event::PersonId;
use protocol::event::{EventAudience, EventList, EventView, OwnFrame, RoleFrame, text_of};
use tokio::sync::{OnceCell, mpsc};

pub(crate) use self::act::Terms;
use self::hooks::Hooks;
pub(crate) use self::join::EventArrival;
pub(in crate::live) use self::names::names_of;
pub(in crate::live) use self::news::{BoardNews, News, news_of};
use self::room::EventRoom;
use super::aside::For;
use super::hall::Hall;
use super::shared::Shared;
use crate::{EventId, HallError};

/// The most events in memory that nobody uses.
const IDLE: usize = 64;

/// The events in memory, and the channels through which games report to their events.
#[derive(Default)]
pub(in crate::live) struct Events {
    rooms: Mutex<HashMap<EventId, Arc<OnceCell<Arc<EventRoom>>>>>,
    news: Mutex<HashMap<EventId, mpsc::UnboundedSender<BoardNews>>>,
    hooks: Hooks,
}

impl Events {
    fn rooms(&self) -> MutexGuard<'_, HashMap<EventId, Arc<OnceCell<Arc<EventRoom>>>>> {
        // A poisoned lock is safe to use: no panic leaves the map half changed.
        self.rooms.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Finds the place of an event; drops some that nobody uses if there are many.
    fn place(&self, event: EventId) -> Arc<OnceCell<Arc<EventRoom>>> {
        let mut rooms = self.rooms();
        if rooms.len() > IDLE && !rooms.contains_key(&event) {
            rooms.retain(|_, place| {
                let is_used = place.get().is_none_or(|room| Arc::strong_count(room) > 1 || room.has_listeners());
                Arc::strong_count(place) > 1 || is_used
            });
        }
        Arc::clone(rooms.entry(event).or_default())
    }

    /// Removes an event from memory; the next request loads it from its rows.
    fn forget(&self, event: EventId) {
        self.rooms().remove(&event);
    }

    /// Disconnects everybody who follows an event.
    pub(in crate::live) fn close(&self) {
        for place in self.rooms().values() {
            if let Some(room) = place.get() {
                room.close_all("closing", "the server is stopping; join again in a moment");
            }
        }
    }
}

/// The person who asks for something of an event.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Visitor {
    pub(crate) person: Option<PersonId>,
    pub(crate) audience: EventAudience,
}

impl Hall {
    /// Returns an event; loads it if it is not in memory.
    pub(in crate::live) async fn event_room(&self, event: EventId) -> Result<Arc<EventRoom>, HallError> {
        let shared = &self.shared;
        if shared.is_closing() {
            return Err(HallError::Closing);
        }
        let place = shared.events.place(event);
        let loaded = place.get_or_try_init(|| EventRoom::load(Arc::clone(shared), event)).await.cloned();
        loaded.inspect_err(|_| shared.events.forget(event))
    }

    /// Finds the person whom a token gives; without a token it is anybody.
    pub(crate) async fn event_visitor(&self, event: EventId, token: Option<&str>) -> Result<Visitor, HallError> {
        let room = self.event_room(event).await?;
        let state = room.state();
        let person = match token {
            None => None,
            Some(token) => Some(state.person(token).ok_or(HallError::NoLink)?),
        };
        let audience = person.map_or(EventAudience::Public, |person| EventAudience::of_person(&state.event, person));
        Ok(Visitor { person, audience })
    }

    /// Shows a part of an event; returns the number of the last row as well.
    pub(crate) async fn event_view<T>(
        &self,
        event: EventId,
        audience: EventAudience,
        look: impl FnOnce(&EventView<'_>) -> T,
    ) -> Result<(u64, T), HallError> {
        let room = self.event_room(event).await?;
        let state = room.state();
        Ok((state.seq, look(&EventView::new(&state.event, audience))))
    }

    /// Tells why a round is paired as it is; returns the number of the last row as well.
    ///
    /// Explaining a large round takes long, so it is done aside, one round of an event at a time, and once for all who ask.
    pub(crate) async fn event_why(
        &self,
        event: EventId,
        audience: EventAudience,
        round: u16,
    ) -> Result<(u64, Option<String>), HallError> {
        let room = self.event_room(event).await?;
        let mut known = room.why.lock().await;
        let (seq, event) = {
            let state = room.state();
            if EventView::new(&state.event, audience).round(round).is_none() {
                return Ok((state.seq, None));
            }
            if let Some((_, text)) = known.get(&round).filter(|(seq, _)| *seq == state.seq) {
                return Ok((state.seq, text.clone()));
            }
            (state.seq, state.event.clone())
        };
        let explain = move || Ok(EventView::new(&event, audience).why(round).map(|why| text_of(&why)));
        let text: Option<String> = self.shared.aside(For::Stranger, explain).await?;
        known.insert(round, (seq, text.clone()));
        Ok((seq, text))
    }

    /// Says whom a token gives.
    pub(crate) async fn event_own(&self, event: EventId, person: Option<PersonId>) -> Result<OwnFrame, HallError> {
        let room = self.event_room(event).await?;
        let state = room.state();
        Ok(state.own(person))
    }

    /// Lists events, the newest first. Rehearsals are left out: their organisers know them.
    pub async fn list_events(&self, before: Option<EventId>, limit: usize) -> Result<EventList, HallError> {
        let shared = Arc::clone(&self.shared);
        let permit = self.shared.lists.acquire().await;
        let mut events = self.shared.blocking(move || shared.journal.list_events(before, limit + 1)).await?;
        drop(permit);
        let has_more = events.len() > limit;
        events.truncate(limit);
        let next = events.last().filter(|_| has_more).map(|event| event.event.clone());
        events.retain(|event| !event.is_rehearsal);
        Ok(EventList { events, next })
    }

    /// Loads the events that are being played, and reports what their games did while the server was down; returns how many there
    /// are.
    pub async fn take_up_events(&self) -> Result<usize, HallError> {
        let shared = Arc::clone(&self.shared);
        let all = self.shared.blocking(move || shared.journal.list_events(None, usize::MAX)).await?;
        if self.shared.journal.is_shared() {
            self.sync_webhooks().await?;
        } else {
            self.take_up_webhooks().await?;
        }
        let mut count = 0;
        for summary in all.iter().filter(|summary| summary.phase == event::Phase::Running.name()) {
            let Ok(event) = summary.event.parse::<EventId>() else { continue };
            if !self.shared.leads(event.as_str()) {
                continue;
            }
            // An event whose rows are broken reports that to those who ask for it, and holds up no other.
            match self.event_room(event).await {
                Ok(room) => {
                    // Neither does one whose games cannot be read.
                    if let Err(error) = self.look_at_games(&room).await {
                        tracing::error!(%event, %error, "the games of an event cannot be looked at");
                    }
                    count += 1;
                }
                Err(error) => tracing::error!(%event, %error, "an event cannot be taken up"),
            }
        }
        Ok(count)
    }
}

impl Shared {
    /// Writes that an event has moved on without this copy of it: the next request loads it again.
    fn forget_event(&self, event: EventId) {
        self.events.forget(event);
    }
}

/// Writes the roles of a person.
fn roles_of(event: &event::Event, person: Option<PersonId>) -> Vec<RoleFrame> {
    let person = person.and_then(|person| event.person(person));
    person.map(|person| person.roles().map(RoleFrame::of).collect()).unwrap_or_default()
}
