//! The rows of a game's journal: its creation, its seats, its acts.

use serde::{Deserialize, Serialize};

use crate::contract::regulations::RegulationsFrame;
use crate::contract::state::ClockFrame;
use crate::disk::entry::JournalEntry;
use crate::error::FrameError;
use crate::wire::seat::{Seat, SeatRequest};
use crate::wire::table::TableFrame;

/// A row of a game's journal.
///
/// ```
/// use protocol::{CreatedRow, RegulationsFrame, Row, TableFrame};
/// let regulations = RegulationsFrame::read(r#"{"edition":"2018"}"#)?;
/// let row = Row::Created(Box::new(CreatedRow {
///     regulations,
///     table: TableFrame::default(),
///     seats: Vec::new(),
///     wall: 0,
/// }));
/// assert!(matches!(Row::read(&row.to_text())?, Row::Created(_)));
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Row {
    /// The game was created: always the first row, and no other.
    Created(Box<CreatedRow>),
    /// A seat was taken or lost.
    Seated(SeatedRow),
    /// An act was recorded.
    Entered(EnteredRow),
    /// A player wants a rematch, or the next game was created.
    Rematch(RematchRow),
    /// The journal accepted no rows for a while, and the game's time stood still.
    Interrupted(InterruptedRow),
}

/// A time in which no rows could be recorded. It is charged to nobody.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct InterruptedRow {
    /// When the interruption began for this game, in milliseconds since 1970.
    pub from: u64,
    /// When rows were accepted again, in milliseconds since 1970.
    pub until: u64,
    /// The server's clock, in milliseconds since 1970.
    pub wall: u64,
}

impl InterruptedRow {
    /// Returns the length in milliseconds.
    ///
    /// ```
    /// assert_eq!(protocol::InterruptedRow { from: 1_000, until: 9_000, wall: 9_005 }.milliseconds(), 8_000);
    /// ```
    pub const fn milliseconds(&self) -> u64 {
        self.until.saturating_sub(self.from)
    }
}

/// A player's wish for a rematch with colours changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RematchRow {
    /// The seat that asked.
    pub seat: Seat,
    /// The next game, if both players want it now.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub game: Option<String>,
    /// The server's clock, in milliseconds since 1970.
    pub wall: u64,
}

/// The creation of a game.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatedRow {
    /// The regulations.
    pub regulations: RegulationsFrame,
    /// The settings of the game; absent in rows from before games had settings.
    #[serde(skip_serializing_if = "TableFrame::is_default", default)]
    pub table: TableFrame,
    /// The seats of the game.
    pub seats: Vec<SeatFrame>,
    /// The server's clock, in milliseconds since 1970.
    pub wall: u64,
}

/// A seat and its holder. Tokens and invitations are stored as hashes only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatFrame {
    /// The kind of seat.
    pub seat: Seat,
    /// The holder's name. In a game of an event it is in the event, never in a row.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub name: Option<String>,
    /// The person of the event who has the arbiter's seat, by number.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub person: Option<u32>,
    /// The hash of the token, once the seat is taken.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub token: Option<String>,
    /// The hash of the invitation, until it is used.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub invitation: Option<String>,
    /// The public half of the arbiter's key, for sealed moves.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub lock: Option<String>,
    /// Whether the organiser chose the arbiter: then the players are not asked.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub appointed: bool,
    /// The request for the arbiter's seat, until both players have accepted; the token gives nothing until then.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub request: Option<SeatRequest>,
    /// The hash of the token of the last person whom a player declined as the arbiter, so that they can be told later.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub declined: Option<String>,
}

impl SeatFrame {
    /// Makes a seat without a holder or an invitation.
    ///
    /// ```
    /// use protocol::{Seat, SeatFrame};
    /// assert!(!SeatFrame::free(Seat::Arbiter).is_taken());
    /// ```
    pub const fn free(seat: Seat) -> Self {
        Self {
            seat,
            name: None,
            person: None,
            token: None,
            invitation: None,
            lock: None,
            appointed: false,
            request: None,
            declined: None,
        }
    }

    /// Tells whether the seat is taken. An engine has its seat without a token; an arbiter always has one.
    pub fn is_taken(&self) -> bool {
        match self.seat {
            Seat::Arbiter => self.token.is_some() && self.request.is_none(),
            Seat::White | Seat::Black | Seat::Both => self.invitation.is_none(),
        }
    }
}

/// The new state of a seat.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatedRow {
    /// The seat.
    pub seat: SeatFrame,
    /// The server's clock, in milliseconds since 1970.
    pub wall: u64,
}

/// An act with its rulings, and the data of the first answer to it.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnteredRow {
    /// The client's id of the act; none for acts of the server itself.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub id: Option<String>,
    /// The seat it came from; none for acts of the server itself.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seat: Option<Seat>,
    /// The name of the person in that seat. In a game of an event it is in the event, never in a row.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub name: Option<String>,
    /// The official of the event who acted, by number.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub person: Option<u32>,
    /// The server's clock, in milliseconds since 1970.
    pub wall: u64,
    /// Milliseconds for which the game's time stood still since the row before, because the server itself was late.
    #[serde(skip_serializing_if = "is_zero", default)]
    pub held: u64,
    /// The clock displays afterwards.
    pub clock: ClockFrame,
    /// The act as sent, how it was read, and the rulings.
    pub entry: JournalEntry,
}

#[expect(clippy::trivially_copy_pass_by_ref, reason = "serde passes a reference")]
fn is_zero(number: &u64) -> bool {
    *number == 0
}

impl Row {
    /// Reads a row.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }

    /// Writes the row as the bytes that are hashed.
    pub fn to_text(&self) -> String {
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Leaves out all names. Rows of games of events that were written before names were kept apart hold some; they are
    /// shown without them, because the people may have been erased from the event.
    pub fn forget_names(&mut self) {
        match self {
            Self::Created(created) => {
                created.regulations = std::mem::take(&mut created.regulations).with_names([None, None]);
                created.seats.iter_mut().for_each(|seat| seat.name = None);
            }
            Self::Seated(seated) => seated.seat.name = None,
            Self::Entered(entered) => entered.name = None,
            Self::Rematch(_) | Self::Interrupted(_) => {}
        }
    }

    /// Returns the form of the row: programs that know only lower forms cannot read it.
    pub fn format(&self) -> u32 {
        match self {
            Self::Created(_) | Self::Seated(_) | Self::Entered(_) | Self::Rematch(_) => 1,
            Self::Interrupted(_) => 2,
        }
    }

    /// Returns the server's clock, in milliseconds since 1970.
    pub fn wall(&self) -> u64 {
        match self {
            Self::Created(created) => created.wall,
            Self::Seated(seated) => seated.wall,
            Self::Entered(entered) => entered.wall,
            Self::Rematch(rematch) => rematch.wall,
            Self::Interrupted(interrupted) => interrupted.wall,
        }
    }
}
