//! What crosses a wire or a disk of an event: acts, rulings, refusals, rows, cards, views and lists of players.

pub(crate) mod form;

mod names;
mod values;

mod registration;
mod scoring;
mod settings;
mod terms;

mod bounds;
mod lists;

mod chain;
mod file;
mod row;

mod audience;
mod entry;
mod summary;
mod view;

mod import;
mod report;

mod rest;
mod webhook;
mod wire;

mod typescript;

pub use self::audience::EventAudience;
pub use self::chain::RowHash;
pub use self::entry::EventEntryFrame;
pub use self::file::{EventFile, FileError};
pub use self::import::{Import, ImportCells, ImportProblem, ImportRow, ImportedFrame, import, import_with_cells};
pub use self::lists::{ActFrame, FlawFrame, RefusalFrame, RulingFrame};
pub use self::registration::{RegistrationFrame, SexText, SubjectFrame};
pub use self::report::{ReportError, board_names, game_regulations, pgn_tags, trf};
pub use self::rest::{
    ActedFrame, BoardRecord, CheckedImport, CreateEvent, EventCreated, ImportedPlayers, LinkMade, LinkWanted,
    OpenGames, OpenedGame, OpenedGames, OwnFrame, PairerCheck, PairerList, PairingWanted, PreviewFrame, RecordList,
    RefusedActFrame, RefusedRow, SeatGiven, TemplateFrame, TemplateList, text_of,
};
pub use self::row::{ActedRow, CardRow, EVENT_RULES_VERSION, EventRow, LinkedRow, Salt};
pub use self::settings::SettingsFrame;
pub use self::summary::{EventList, EventSummary};
pub use self::terms::{
    BrokenFrame, CallFrame, CriterionText, ForfeitFrame, MakerFrame, PairerFrame, PairsFrame, PenaltyFrame, RoleFrame,
    SeedingFrame, SelectionFrame, SourceFrame,
};
pub use self::typescript::typescript;
pub use self::values::{DateText, PointsFrame, ResultText, ValueFrame};
pub use self::view::{
    AccountFrame, BoardFrame, BracketFrame, BracketWhyFrame, ByeFrame, CallsFrame, CellFrame, ChangeFrame, CrossFrame,
    CrossRowFrame, EventFrame, EventView, FreeFrame, IncidentFrame, ItemFrame, KeizerLineFrame, LineFrame, MatchFrame,
    MessageFrame, PageFrame, PairWhyFrame, PersonFrame, PlaceFrame, PlayerFrame, PlayerRef, RoundFrame, RoundSummary,
    SideFrame, StandingsFrame, StartFrame, SummandFrame, WhyFrame,
};
pub use self::webhook::{
    AttemptFrame, DeliveryFrame, NewsFrame, WebhookFrame, WebhookMade, WebhookRow, WebhookTopic, WebhookWanted,
};
pub use self::wire::{
    AwayFrame, BoardCard, BoardsFrame, EventClientFrame, EventJoin, EventServerFrame, UnreadEventFrame,
};
