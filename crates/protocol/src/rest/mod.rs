//! The requests and responses of the REST interface, one file per resource.

pub(crate) mod arbiter;
pub(crate) mod book;
pub(crate) mod engines;
pub(crate) mod evaluation;
pub(crate) mod facts;
pub(crate) mod games;
pub(crate) mod lobby;
pub(crate) mod mine;
pub(crate) mod pgn;
pub(crate) mod play;
pub(crate) mod positions;
pub(crate) mod prelude;
pub(crate) mod problem;
pub(crate) mod record;
pub(crate) mod rules;
pub(crate) mod seats;

use crate::wire::seat::RematchFrame;
use crate::wire::view::ViewFrame;

/// Lets a type write itself as JSON.
macro_rules! to_text {
    ($($type:ty),+ $(,)?) => {
        $(impl $type {
            /// Writes it as JSON.
            pub fn to_text(&self) -> String {
                // Serialization cannot fail: all keys are strings.
                serde_json::to_string(self).unwrap_or_default()
            }
        })+
    };
}

to_text!(
    arbiter::EvidenceFrame,
    arbiter::PreviewFrame,
    book::BookFrame,
    book::FoundFrame,
    book::TermsFrame,
    book::VolumeFrame,
    engines::EngineList,
    evaluation::EvaluationFrame,
    games::CreateGame,
    games::GameCreated,
    games::GameList,
    lobby::LobbyFrame,
    mine::MineList,
    positions::PositionFrame,
    problem::Problem,
    record::RecordFrame,
    rules::RulesFrame,
    seats::Invitation,
    seats::SeatTaken,
    seats::TakeSeat,
    RematchFrame,
    ViewFrame,
);
