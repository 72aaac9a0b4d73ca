//! The rows of a game's journal: that it was created, who took a seat, what was done.

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
    /// The game was created: always the first row, and only that.
    Created(Box<CreatedRow>),
    /// Somebody took a seat, or lost it.
    Seated(SeatedRow),
    /// Something was done.
    Entered(EnteredRow),
    /// Somebody wants to play again, or the next game is there.
    Rematch(RematchRow),
}

/// Somebody wants to play again with colours changed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RematchRow {
    /// The seat.
    pub seat: Seat,
    /// The next game, if everybody wants it now.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub game: Option<String>,
    /// The server's clock, in milliseconds since 1970.
    pub wall: u64,
}

/// How a game was created.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct CreatedRow {
    /// What was fixed beforehand.
    pub regulations: RegulationsFrame,
    /// How the table is set; absent in rows from before tables could be set.
    #[serde(skip_serializing_if = "TableFrame::is_default", default)]
    pub table: TableFrame,
    /// The seats there are.
    pub seats: Vec<SeatFrame>,
    /// The server's clock, in milliseconds since 1970.
    pub wall: u64,
}

/// A seat and what gives it. Tokens and invitations are kept as hashes only.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatFrame {
    /// Which seat.
    pub seat: Seat,
    /// Who sits there.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub name: Option<String>,
    /// The hash of the token, once somebody has the seat.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub token: Option<String>,
    /// The hash of the invitation that nobody has used yet.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub invitation: Option<String>,
    /// The public half of the arbiter's key, for sealed moves.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub lock: Option<String>,
    /// Whether the organiser chose the arbiter: then the players are not asked.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    pub appointed: bool,
    /// The players have not all accepted yet who asks for the arbiter's seat; the token gives nothing until then.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub request: Option<SeatRequest>,
    /// The hash of the token of the last person whom a player declined as the arbiter, so that it can be said to them later.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub declined: Option<String>,
}

impl SeatFrame {
    /// Makes a seat that nobody has and nobody is invited to.
    ///
    /// ```
    /// use protocol::{Seat, SeatFrame};
    /// assert!(!SeatFrame::free(Seat::Arbiter).is_taken());
    /// ```
    pub const fn free(seat: Seat) -> Self {
        Self {
            seat,
            name: None,
            token: None,
            invitation: None,
            lock: None,
            appointed: false,
            request: None,
            declined: None,
        }
    }

    /// Tells whether somebody has the seat. A program has its seat without a token, an arbiter never has.
    pub fn is_taken(&self) -> bool {
        match self.seat {
            Seat::Arbiter => self.token.is_some() && self.request.is_none(),
            Seat::White | Seat::Black | Seat::Both => self.invitation.is_none(),
        }
    }
}

/// A seat as it is from now on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SeatedRow {
    /// The seat.
    pub seat: SeatFrame,
    /// The server's clock, in milliseconds since 1970.
    pub wall: u64,
}

/// An act with its rulings, and what the first answer to it was made of.
#[derive(Clone, Debug, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EnteredRow {
    /// The client's name for the act; none if the server itself did it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub id: Option<String>,
    /// The seat it came from; none if the server itself did it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub seat: Option<Seat>,
    /// Who sat there.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    pub name: Option<String>,
    /// The server's clock, in milliseconds since 1970.
    pub wall: u64,
    /// Milliseconds for which the game's time stood still since the row before, because the server itself was late.
    #[serde(skip_serializing_if = "is_zero", default)]
    pub held: u64,
    /// What the displays showed afterwards.
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

    /// Writes the row: the bytes that are hashed.
    pub fn to_text(&self) -> String {
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(self).unwrap_or_default()
    }

    /// Returns the server's clock, in milliseconds since 1970.
    pub fn wall(&self) -> u64 {
        match self {
            Self::Created(created) => created.wall,
            Self::Seated(seated) => seated.wall,
            Self::Entered(entered) => entered.wall,
            Self::Rematch(rematch) => rematch.wall,
        }
    }
}
