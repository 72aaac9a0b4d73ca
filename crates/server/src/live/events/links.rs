//! Links: a token gives its holder a person of the event, with the roles that the person has.

use event::{Act, Event, PersonId, Refusal, Role};
use protocol::event::{LinkMade, LinkWanted, LinkedRow};

use super::super::hall::Hall;
use super::act::missing;
use super::boards::seats_held;
use crate::{EventId, HallError, Secret};

impl Hall {
    /// Makes a link for a person, and appoints the person if a role is wanted. `by` is none for the operator of the server.
    pub(crate) async fn event_link(
        &self,
        event: EventId,
        by: Option<PersonId>,
        wanted: LinkWanted,
    ) -> Result<LinkMade, HallError> {
        let room = self.event_room(event).await?;
        let _turn = room.turn.lock().await;
        let role = wanted.role.map(protocol::event::RoleFrame::to_event);
        let person = match wanted.person.map(PersonId) {
            Some(person) if person == PersonId::PROGRAM || room.state().event.person(person).is_none() => {
                return Err(missing("person", "there is no such person in this event"));
            }
            Some(person) => person,
            None => person_for(&room.state().event, role),
        };
        let has_role =
            |role: Role| room.state().event.person(person).is_some_and(|known| known.roles().any(|own| own == role));
        // A link gives all roles of its person, not only the one that is wanted.
        let is_known = room.state().event.person(person).is_some_and(|known| known.roles().next().is_some());
        if is_known {
            check_rank(&room.state().event, by, person)?;
        }
        match (role.filter(|role| !has_role(*role)), by) {
            (Some(role), Some(by)) => {
                let name = wanted.name.unwrap_or_else(|| player_name(&room.state().event, role));
                room.enter(by, Act::Appoint { person, role, name }).await?;
            }
            (Some(role), None) => return Err(Refusal::RoleAbove { role }.into()),
            (None, _) => check_rank(&room.state().event, by, person)?,
        }
        let secret = Secret::random()?;
        let by = by.unwrap_or(PersonId::PROGRAM).0;
        let row = LinkedRow { at: self.now().0, by, person: person.0, token: Some(secret.hash()) };
        let seq = room.link(row).await?;
        Ok(LinkMade { person: person.0, token: secret.reveal().to_owned(), seq })
    }

    /// Revokes all links of a person; their sockets are closed, and they lose their seats at the boards.
    pub(crate) async fn event_unlink(
        &self,
        event: EventId,
        by: Option<PersonId>,
        person: PersonId,
    ) -> Result<u64, HallError> {
        let room = self.event_room(event).await?;
        let _turn = room.turn.lock().await;
        if room.state().event.person(person).is_none() {
            return Err(missing("person", "there is no such person in this event"));
        }
        check_rank(&room.state().event, by, person)?;
        let by = by.unwrap_or(PersonId::PROGRAM).0;
        let seats = seats_held(&room, person);
        let seq = room.link(LinkedRow { at: self.now().0, by, person: person.0, token: None }).await?;
        self.take_seats_back(&room, seats).await;
        Ok(seq)
    }
}

/// Returns the person who gets a link: the one who is this player already, or a new one.
fn person_for(event: &Event, role: Option<Role>) -> PersonId {
    let is_player = |role: Option<Role>| matches!(role, Some(Role::Player(_)));
    let known = event.people().find(|(_, person)| is_player(role) && person.roles().any(|own| Some(own) == role));
    let next = || PersonId(event.people().map(|(id, _)| id.0).max().unwrap_or(0).saturating_add(1));
    known.map_or_else(next, |(id, _)| id)
}

/// Returns the name of a player; it is known, so that nobody has to write it again.
fn player_name(event: &Event, role: Role) -> String {
    let Role::Player(player) = role else { return String::new() };
    let card = event.player(player).and_then(|player| player.card());
    card.map(|card| card.name.clone()).unwrap_or_default()
}

/// Asks for somebody who may give and take every role of a person, or for the person themselves. The operator may do everything.
fn check_rank(event: &Event, by: Option<PersonId>, person: PersonId) -> Result<(), HallError> {
    let Some(by) = by.filter(|by| *by != person) else { return Ok(()) };
    let own: Vec<Role> = event.person(by).map(|known| known.roles().collect()).unwrap_or_default();
    let roles = event.person(person).into_iter().flat_map(|known| known.roles().collect::<Vec<_>>());
    let mut above = roles.filter(|role| !own.iter().any(|own| own.can_appoint(role)));
    let is_official = own.iter().any(|own| own.can_appoint(&Role::Spectator));
    match above.next() {
        Some(role) => Err(Refusal::RoleAbove { role }.into()),
        None if !is_official => Err(Refusal::RoleAbove { role: Role::Spectator }.into()),
        None => Ok(()),
    }
}
