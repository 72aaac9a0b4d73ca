//! Seats: invitations, and taking a seat.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::contract::plain::flaw;
use crate::error::FrameError;
use crate::wire::seat::Seat;

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 80;

/// An invitation: it gives a seat to the first person who uses it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// The seat.
    pub seat: Seat,
    /// The secret of the invitation.
    pub invitation: String,
}

/// The request to take a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The secret that came with the invitation.
    pub invitation: String,
    /// The name of the person who takes it.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Whether the person consents to an arbiter, if the game has one.
    #[serde(default)]
    pub arbiter: bool,
    /// 64 random hexadecimal digits of the client, which become the token of the seat. Repeating a request with the same
    /// secret returns the same answer, so nothing is lost if an answer does not arrive.
    #[serde(default)]
    #[ts(optional)]
    pub secret: Option<String>,
}

/// Leaves out the invitation, which is never written to a log.
impl std::fmt::Debug for TakeSeat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TakeSeat").field("name", &self.name).field("arbiter", &self.arbiter).finish_non_exhaustive()
    }
}

impl TakeSeat {
    /// Reads the body of a request; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let wanted: Self = crate::error::read(text)?;
        check_name(wanted.name.as_deref())?;
        let is_secret = |text: &String| text.len() == 64 && text.bytes().all(|byte| byte.is_ascii_hexdigit());
        if wanted.secret.as_ref().is_some_and(|secret| !is_secret(secret)) {
            return Err(FrameError::saying("secret", "expected 64 hexadecimal digits, drawn at random for this claim"));
        }
        Ok(wanted)
    }
}

/// A player's answer to the person who asks for the arbiter's seat.
///
/// ```
/// let answer = protocol::AnswerRequest::read(r#"{"request":7,"accept":true}"#)?;
/// assert!(answer.request == 7 && answer.accept);
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct AnswerRequest {
    /// The number of the request, as in the frame `seats`.
    #[ts(type = "number")]
    pub request: u64,
    /// Whether this player accepts the arbiter. If one player declines, the request ends.
    pub accept: bool,
}

impl AnswerRequest {
    /// Reads the body of a request; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        crate::error::read(text)
    }
}

/// A seat that was taken. The token is sent here and never again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatTaken {
    /// The game.
    pub game: String,
    /// The seat.
    pub seat: Seat,
    /// The token of the seat.
    pub token: String,
    /// Whether both players must accept first: until then the token only lets its holder watch.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    #[ts(optional, as = "Option<bool>")]
    pub waits: bool,
}

/// Checks that a name is plain text.
pub(crate) fn check_name(name: Option<&str>) -> Result<(), FrameError> {
    let Some(name) = name else { return Ok(()) };
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME || name.trim() != name {
        return Err(FrameError::new("name", name, "1 to 80 characters of plain text"));
    }
    match flaw(name, false) {
        Some(found) => Err(FrameError::saying("name", format!("{found}; expected plain text"))),
        None => Ok(()),
    }
}

/// Declares the types of seats that are taken.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Invitation::decl(config), TakeSeat::decl(config), AnswerRequest::decl(config), SeatTaken::decl(config)]
}
