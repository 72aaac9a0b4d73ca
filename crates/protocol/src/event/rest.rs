//! Requests about events and their answers.

use std::fmt;

use event::{Selection, Settings, Template};
use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::names::Name;
use crate::error::{self, FrameError};
use crate::event::entry::EventEntryFrame;
use crate::event::form::Reads;
use crate::event::import::{ImportCells, ImportProblem, ImportedFrame};
use crate::event::lists::{RefusalFrame, RulingFrame};
use crate::event::settings::SettingsFrame;
use crate::event::terms::{PairsFrame, RoleFrame, SelectionFrame};
use crate::rest::problem::Problem;
use crate::rest::record::RecordFrame;
use crate::rest::seats::check_name;
use crate::wire::seat::Seat;

/// Writes a frame as JSON.
///
/// ```
/// assert_eq!(protocol::event::text_of(&Some(3)), "3");
/// ```
pub fn text_of(frame: &impl Serialize) -> String {
    // Serialization cannot fail: all keys are strings.
    serde_json::to_string(frame).unwrap_or_default()
}

/// The request to create an event: from settings, from a template, or as a copy of another event's settings.
///
/// ```
/// let wanted = protocol::event::CreateEvent::read(r#"{"template":"club_blitz","name":"Thursday blitz"}"#)?;
/// assert_eq!(wanted.settings(None)?.rounds, 7);
/// let error = protocol::event::CreateEvent::read(r#"{"template":"club_blitz","settings":{}}"#).unwrap_err();
/// assert_eq!(error.field, "template");
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct CreateEvent {
    /// The settings.
    #[schema(value_type = Object)]
    pub settings: Option<SettingsFrame>,
    /// The template to start from.
    #[schema(value_type = String)]
    pub template: Option<Name<Template>>,
    /// The event whose settings are copied; only its officials may.
    pub clone_of: Option<String>,
    /// The name of the event; it replaces that of the settings.
    pub name: Option<String>,
    /// Whether it is a rehearsal, which can be thrown away.
    #[ts(optional, as = "Option<bool>")]
    pub rehearsal: bool,
    /// The name of the person who creates the event and becomes its organiser.
    pub organiser: Option<String>,
}

impl CreateEvent {
    /// Reads a request; an error names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let wanted: Self = error::read(text)?;
        check_name(wanted.organiser.as_deref())
            .map_err(|error| FrameError { field: "organiser".to_owned(), ..error })?;
        let given = [wanted.settings.is_some(), wanted.template.is_some(), wanted.clone_of.is_some()];
        if given.into_iter().filter(|is_given| *is_given).count() != 1 {
            let field = if wanted.template.is_some() { "template" } else { "settings" };
            return Err(FrameError::saying(field, "expected exactly one of settings, template and clone_of"));
        }
        Ok(wanted)
    }

    /// Returns the settings; `copied` are those of the event that is copied.
    pub fn settings(&self, copied: Option<&Settings>) -> Result<Settings, FrameError> {
        let mut settings = match (&self.settings, self.template, copied) {
            (Some(frame), _, _) => frame.to_event(),
            (None, Some(Name(template)), _) => template.settings(""),
            (None, None, Some(copied)) => Settings { forbidden: Vec::new(), ..copied.clone() },
            (None, None, None) => return Err(FrameError::saying("clone_of", "there is no such event")),
        };
        if let Some(name) = &self.name {
            settings.name.clone_from(name);
        }
        Ok(settings)
    }
}

/// A new event. The token is sent here and never again.
#[derive(Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct EventCreated {
    /// The event's id in addresses.
    pub event: String,
    /// The organiser, as a person of the event.
    pub person: u32,
    /// The token of the organiser.
    pub token: String,
    /// The number of the last row.
    #[ts(type = "number")]
    pub seq: u64,
}

/// Leaves out the token, which is never written to a log.
impl fmt::Debug for EventCreated {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("EventCreated").field("event", &self.event).field("person", &self.person).finish_non_exhaustive()
    }
}

/// The answer to an act: it is on disk.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
#[ts(optional_fields)]
pub struct ActedFrame {
    /// The number of its row.
    #[ts(type = "number")]
    pub seq: u64,
    /// The hash of its row.
    pub hash: String,
    /// The entry as the person who acted sees it.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub entry: Option<EventEntryFrame>,
}

/// An act that was refused, with the evidence; nothing changed.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct RefusedActFrame {
    /// The problem, as every other.
    #[serde(flatten)]
    #[ts(flatten)]
    pub problem: Problem,
    /// Why the act cannot be done: the stable code and the evidence.
    pub refusal: RefusalFrame,
}

/// What would follow from an act; nothing was written.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PreviewFrame {
    /// What would follow, as far as the person who asks may see it.
    pub rulings: Vec<RulingFrame>,
}

/// The request to have another program pair the next round, or to check the draft with it.
///
/// ```
/// let wanted = protocol::event::PairingWanted::read(r#"{"program":"bbpPairings","check":true}"#)?;
/// assert!(wanted.check);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PairingWanted {
    /// The program, by its name on the server.
    pub program: String,
    /// Whether the draft is compared instead of made.
    #[serde(default)]
    #[ts(optional, as = "Option<bool>")]
    pub check: bool,
}

impl PairingWanted {
    /// Reads a request; an error names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        error::read(text)
    }
}

/// The other programs that pair on a server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct PairerList {
    /// Their names.
    pub pairers: Vec<String>,
}

/// What another program would have paired.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct PairerCheck {
    /// The program.
    pub program: String,
    /// Whether the draft has the same pairs with the same colours, in any order of boards.
    pub is_same: bool,
    /// The program's pairs, by players.
    pub pairs: PairsFrame,
}

/// The records of the games that were played on the server.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct RecordList {
    /// A record for each game, by round and board.
    pub records: Vec<BoardRecord>,
}

/// The record of the game at a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct BoardRecord {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The game.
    pub game: String,
    /// Its record.
    pub record: RecordFrame,
}

/// The templates from which an event can start.
///
/// ```
/// let list = protocol::event::TemplateList::all();
/// assert_eq!(list.templates.len(), event::Template::ALL.len());
/// assert!(protocol::event::text_of(&list).contains("\"template\":\"nine_round_open\""));
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TemplateList {
    /// The templates.
    pub templates: Vec<TemplateFrame>,
}

/// A template with its settings.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct TemplateFrame {
    /// The template.
    pub template: Name<Template>,
    /// The settings, without a name of the event.
    pub settings: SettingsFrame,
}

impl TemplateList {
    /// Lists all templates.
    pub fn all() -> Self {
        let of = |template: &Template| TemplateFrame {
            template: Name(*template),
            settings: SettingsFrame::of(&template.settings("")),
        };
        Self { templates: Template::ALL.iter().map(of).collect() }
    }
}

/// The request for a link: a person of the event gets a token, and a role if one is named.
///
/// ```
/// let wanted = protocol::event::LinkWanted::read(r#"{"role":{"sector_arbiter":{"first":9,"last":16}},"name":"E. Malá"}"#)?;
/// assert!(wanted.person.is_none() && wanted.role.is_some());
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields, default)]
#[ts(optional_fields)]
pub struct LinkWanted {
    /// The person; without one the link is for a new person.
    pub person: Option<u32>,
    /// The role that the person gets; a new person needs one.
    #[schema(value_type = Object)]
    pub role: Option<RoleFrame>,
    /// The name of the person; a player's is known.
    pub name: Option<String>,
}

impl LinkWanted {
    /// Reads a request; an error names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let wanted: Self = error::read(text)?;
        check_name(wanted.name.as_deref())?;
        if wanted.person.is_none() && wanted.role.is_none() {
            return Err(FrameError::saying("role", "found none, expected one for a new person"));
        }
        Ok(wanted)
    }
}

/// A link. The token is sent here and never again.
#[derive(Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct LinkMade {
    /// The person.
    pub person: u32,
    /// The token that gives the person to its holder.
    pub token: String,
    /// The number of the row.
    #[ts(type = "number")]
    pub seq: u64,
}

/// Leaves out the token, which is never written to a log.
impl fmt::Debug for LinkMade {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("LinkMade").field("person", &self.person).finish_non_exhaustive()
    }
}

/// The person that a token gives, and what the person may do.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct OwnFrame {
    /// The person; null without a token.
    pub person: Option<u32>,
    /// The name, if it is known.
    pub name: Option<String>,
    /// The roles.
    pub roles: Vec<RoleFrame>,
    /// The number of the last row.
    #[ts(type = "number")]
    pub seq: u64,
}

/// The request to open games on the server's boards for boards of the open round.
///
/// ```
/// let wanted = protocol::event::OpenGames::read(r#"{"boards":{"range":{"first":1,"last":8}}}"#)?;
/// assert!(wanted.selection().has(8) && !wanted.selection().has(9));
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct OpenGames {
    /// The boards.
    #[schema(value_type = Object)]
    pub boards: SelectionFrame,
}

impl OpenGames {
    /// Reads a request; an error names the field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        error::read(text)
    }

    /// Returns the boards as an event knows them.
    pub fn selection(&self) -> Selection {
        Selection::of_wire(self.boards.clone())
    }
}

/// Games that were opened.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct OpenedGames {
    /// The boards with their games.
    pub games: Vec<OpenedGame>,
}

/// A board and its game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct OpenedGame {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The game.
    pub game: String,
}

/// A seat of a game of the event, for the holder of a link.
#[derive(Clone, PartialEq, Eq, Serialize, TS, ToSchema)]
pub struct SeatGiven {
    /// The round.
    pub round: u16,
    /// The board.
    pub board: u16,
    /// The game.
    pub game: String,
    /// The seat.
    #[schema(value_type = String)]
    pub seat: Seat,
    /// The token of the seat. The same link gets the same token again.
    pub token: String,
}

/// Leaves out the token, which is never written to a log.
impl fmt::Debug for SeatGiven {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.debug_struct("SeatGiven").field("game", &self.game).field("seat", &self.seat).finish_non_exhaustive()
    }
}

/// The answer to an import of players: those who are registered now, and everything that did not fit.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct ImportedPlayers {
    /// The players, by id.
    pub players: Vec<u16>,
    /// Problems with rows of the text; with any that is not a warning nobody is registered.
    pub problems: Vec<ImportProblem>,
    /// The rows that the event refused, with the reason.
    pub refused: Vec<RefusedRow>,
    /// The number of the last row of the journal.
    #[ts(type = "number")]
    pub seq: u64,
}

/// The answer to a check of a list of players: nobody was registered.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct CheckedImport {
    /// The text as it was split.
    #[serde(flatten)]
    #[ts(flatten)]
    pub cells: ImportCells,
    /// The players who would be registered if there are no problems.
    pub players: Vec<ImportedFrame>,
    /// Problems with rows of the text; with any that is not a warning nobody would be registered.
    pub problems: Vec<ImportProblem>,
    /// The rows that the event would refuse, with the reason.
    pub refused: Vec<RefusedRow>,
}

/// A row of a list of players that the event refused.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct RefusedRow {
    /// The row of the text, from 1.
    pub row: u32,
    /// The reason in the language of the reader.
    pub detail: String,
    /// The stable code and the evidence.
    pub refusal: RefusalFrame,
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        CreateEvent::decl(config),
        EventCreated::decl(config),
        ActedFrame::decl(config),
        RefusedActFrame::decl(config),
        PreviewFrame::decl(config),
        PairingWanted::decl(config),
        PairerList::decl(config),
        PairerCheck::decl(config),
        BoardRecord::decl(config),
        RecordList::decl(config),
        TemplateList::decl(config),
        TemplateFrame::decl(config),
        LinkWanted::decl(config),
        LinkMade::decl(config),
        OwnFrame::decl(config),
        OpenGames::decl(config),
        OpenedGames::decl(config),
        OpenedGame::decl(config),
        SeatGiven::decl(config),
        ImportedPlayers::decl(config),
        CheckedImport::decl(config),
        RefusedRow::decl(config),
    ]
}
