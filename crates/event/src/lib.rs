#![doc = include_str!("../README.md")]

mod act;
mod bounds;
mod card;
mod date;
mod event;
mod format;
mod id;
mod judge;
mod lot;
mod named;
mod pairs;
mod refusal;
mod result;
mod rights;
mod role;
mod ruling;
mod settings;
mod state;
mod template;
mod terms;
mod view;

pub use crate::act::{Act, ActKind};
pub use crate::card::{Card, Field, Registration, Subject};
pub use crate::date::Date;
pub use crate::event::{Entry, Event, Phase};
pub use crate::format::Format;
pub use crate::id::{GameId, ItemId, Moment, PenaltyId, PersonId, PlayerId};
pub use crate::pairs::{Broken, Pairs};
pub use crate::refusal::Refusal;
pub use crate::result::{GameResult, Source};
pub use crate::rights::{Right, right};
pub use crate::role::{Role, RoleKind};
pub use crate::ruling::Ruling;
pub use crate::settings::{Acceleration, Byes, CheckIn, Forbidden, MOST_ROUNDS, Publication, Settings, SettingsFlaw};
pub use crate::state::{
    Board, BoardState, ByeRequest, ByeState, Entered, Entrant, HandChange, Imposed, Item, Message, Person, Round,
    RoundCell, RoundState, Status,
};
pub use crate::template::Template;
pub use crate::terms::{Absentee, Bye, Call, Forfeit, Maker, Need, Pairer, Penalty, Seeding, Selection};
pub use crate::view::{Bracket, CrossRow, Incident, IncidentKind, Line, Match, Page, PublicCard, Seat};
