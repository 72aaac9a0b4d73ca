//! An event in a list.

use event::{Event, Phase};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::{self, FrameError};

/// An event in a list, as everybody may see it.
///
/// ```
/// use event::{Act, Event, Moment, PersonId, Template};
/// use protocol::event::EventSummary;
/// let mut event = Event::new();
/// let settings = Box::new(Template::ClubBlitz.settings("Thursday blitz"));
/// event.act(Moment(5), PersonId(1), Act::Create { settings, is_rehearsal: false })?;
/// let summary = EventSummary::of("0123456789abcdef", 5, &event);
/// assert_eq!((summary.name.as_str(), summary.phase.as_str()), ("Thursday blitz", "setup"));
/// assert_eq!(EventSummary::read(&summary.to_text())?, summary);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventSummary {
    /// The event's id in addresses.
    pub event: String,
    /// When it was created, in milliseconds since 1970.
    #[ts(type = "number")]
    pub created: u64,
    /// The name.
    pub name: String,
    /// The place.
    pub place: String,
    /// The first day, as `YYYY/MM/DD`.
    pub first_day: Option<String>,
    /// The last day, as `YYYY/MM/DD`.
    pub last_day: Option<String>,
    /// How far it is: `setup`, `running` or `finished`.
    pub phase: String,
    /// Whether it is a rehearsal.
    pub is_rehearsal: bool,
    /// How many players are registered.
    pub players: u32,
    /// How many rounds are closed.
    pub closed_rounds: u16,
    /// The number of rounds; null in a knock-out.
    pub total_rounds: Option<u16>,
}

impl EventSummary {
    /// Makes the summary of an event that was created at a moment, in milliseconds since 1970.
    pub fn of(id: &str, created: u64, event: &Event) -> Self {
        let settings = event.settings();
        Self {
            event: id.to_owned(),
            created,
            name: settings.name.clone(),
            place: settings.place.clone(),
            first_day: settings.first_day.map(|day| day.to_string()),
            last_day: settings.last_day.map(|day| day.to_string()),
            phase: event.phase().name().to_owned(),
            is_rehearsal: event.is_rehearsal(),
            players: event.players().count() as u32,
            closed_rounds: event.closed_rounds(),
            total_rounds: event.total_rounds(),
        }
    }

    /// Tells whether the event is over.
    pub fn is_finished(&self) -> bool {
        self.phase == Phase::Finished.name()
    }

    /// Reads a summary; an error names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        error::read(text)
    }

    /// Writes the summary as JSON.
    pub fn to_text(&self) -> String {
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(self).unwrap_or_default()
    }
}

/// A page of a list of events.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct EventList {
    /// The events, the newest first.
    pub events: Vec<EventSummary>,
    /// The value of `before` for the next page; null if this is the last.
    pub next: Option<String>,
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![EventSummary::decl(config), EventList::decl(config)]
}
