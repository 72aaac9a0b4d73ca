//! Players and officials.

use event::{Bye, ByeState, Entrant, Event, Field, Person, PersonId, PlayerId, Status};
use pairing::{Title, Withdrawal};
use serde::Serialize;
use ts_rs::TS;

use crate::contract::names::Name;
use crate::contract::values::Ms;
use crate::event::audience::EventAudience;
use crate::event::registration::SexText;
use crate::event::terms::RoleFrame;

/// A player as an audience may see them; what is not for them, or not known, is absent.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct PlayerFrame {
    /// The player.
    pub player: u16,
    /// The pairing number, once there is one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The sex.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub sex: Option<SexText>,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Name<Title>>,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The federation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The FIDE number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub fide_id: Option<String>,
    /// The year of birth.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub birth_year: Option<String>,
    /// The birth in full; for the office and the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub birth: Option<String>,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
    /// How the organiser reaches the player; for the office and the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub contact: Option<String>,
    /// Whether the personal data was erased.
    pub is_erased: bool,
    /// The last round published before the player left; absent if they take part.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub withdrawn_after: Option<u16>,
    /// What became of the games of a player who left a round robin.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub games: Option<Name<Withdrawal>>,
    /// The first round that the player can be paired in.
    pub from_round: u16,
    /// When the player entered, in milliseconds since 1970; for officials and the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub registered_at: Option<Ms>,
    /// Whether the player has checked in for the next round; for officials and the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub is_here: Option<bool>,
    /// The rounds to come in which the player will be absent; for officials and the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub absences: Option<Vec<u16>>,
    /// The byes by round; for officials and the player.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub byes: Option<Vec<ByeFrame>>,
}

/// A bye that was asked for, granted or refused.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ByeFrame {
    /// The round.
    pub round: u16,
    /// The kind of bye.
    pub bye: Name<Bye>,
    /// What became of it.
    pub state: Name<ByeState>,
    /// The reason of a refusal.
    pub reason: String,
}

impl PlayerFrame {
    /// Writes a player for an audience. What may be seen is for [`EventAudience`] to say.
    pub(in crate::event) fn of(event: &Event, player: &Entrant, audience: EventAudience) -> Self {
        let id = player.id();
        let sees = |field: Field| audience.sees_field(event, id, field);
        let card = |field: Field| player.card().filter(|_| sees(field));
        let text = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
        let whole = player.card().filter(|_| audience.sees_whole_card(id));
        let is_near = audience.sees_player(id);
        let last = event.total_rounds().unwrap_or(event::MOST_ROUNDS);
        let bye = |(round, request): (&u16, &event::ByeRequest)| ByeFrame {
            round: *round,
            bye: Name(request.bye),
            state: Name(request.state),
            reason: request.reason.clone(),
        };
        let year = |birth: &str| birth.split(['/', '-', '.']).find(|part| part.len() == 4).and_then(text);
        Self {
            player: id.0,
            number: event.number(id),
            name: card(Field::Name).and_then(|card| text(&card.name)),
            sex: card(Field::Sex).and_then(|card| card.sex).and_then(SexText::of),
            title: player.title().filter(|_| sees(Field::Title)).map(Name),
            rating: player.rating().filter(|_| sees(Field::Rating)),
            federation: card(Field::Federation).and_then(|card| text(&card.federation)),
            fide_id: card(Field::FideId).and_then(|card| text(&card.fide_id)),
            birth_year: card(Field::BirthYear).and_then(|card| year(&card.birth)),
            birth: whole.and_then(|card| text(&card.birth)),
            club: card(Field::Club).and_then(|card| text(&card.club)),
            contact: whole.and_then(|card| text(&card.contact)),
            is_erased: player.is_erased(),
            withdrawn_after: match player.status() {
                Status::Playing => None,
                Status::Withdrawn { after_round } => Some(after_round),
            },
            games: player.games().map(Name),
            from_round: player.from_round(),
            registered_at: is_near.then(|| Ms(player.registered_at().0)),
            is_here: is_near.then(|| player.is_here(next_round(event))),
            absences: is_near.then(|| (next_round(event)..=last).filter(|round| player.is_absent(*round)).collect()),
            byes: is_near.then(|| player.byes().iter().map(bye).collect()),
        }
    }
}

/// Returns the number of the next round to be published.
fn next_round(event: &Event) -> u16 {
    let drafts = u16::from(event.draft().is_some());
    event.rounds().len() as u16 + 1 - drafts
}

/// A player in a line of a table.
#[derive(Clone, Debug, Default, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct PlayerRef {
    /// The player.
    pub player: u16,
    /// The pairing number.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub number: Option<u16>,
    /// The name, if it is published and was not erased.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// The title.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub title: Option<Name<Title>>,
    /// The rating.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rating: Option<u16>,
    /// The federation.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub federation: Option<String>,
    /// The club.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub club: Option<String>,
}

impl PlayerRef {
    pub(in crate::event) fn of(event: &Event, id: PlayerId, audience: EventAudience) -> Self {
        let Some(player) = event.player(id) else { return Self { player: id.0, ..Self::default() } };
        let PlayerFrame { player, number, name, title, rating, federation, club, .. } =
            PlayerFrame::of(event, player, audience);
        Self { player, number, name, title, rating, federation, club }
    }
}

/// A person with roles.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PersonFrame {
    /// The person.
    pub person: u32,
    /// The name, if it is known and was not erased.
    pub name: Option<String>,
    /// The roles; none if all were revoked.
    pub roles: Vec<RoleFrame>,
    /// The number of links that give the person; only a server knows them.
    pub links: u32,
}

impl PersonFrame {
    pub(super) fn of(id: PersonId, person: &Person) -> Self {
        Self {
            person: id.0,
            name: person.name().map(str::to_owned),
            roles: person.roles().map(RoleFrame::of).collect(),
            links: 0,
        }
    }
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![ByeFrame::decl(config), PlayerFrame::decl(config), PlayerRef::decl(config), PersonFrame::decl(config)]
}
