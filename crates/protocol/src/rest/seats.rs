//! Seats: invitations, and taking a seat.

use serde::{Deserialize, Serialize};
use ts_rs::TS;
use utoipa::ToSchema;

use crate::error::FrameError;
use crate::wire::seat::Seat;

/// The longest name, in characters.
pub(crate) const LONGEST_NAME: usize = 80;

/// What gives a seat to the first who uses it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct Invitation {
    /// Which seat.
    pub seat: Seat,
    /// The secret.
    pub invitation: String,
}

/// What somebody sends who takes a seat.
#[derive(Clone, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct TakeSeat {
    /// The secret that came with the invitation.
    pub invitation: String,
    /// Who takes it.
    #[serde(default)]
    #[ts(optional)]
    pub name: Option<String>,
    /// Consents that there is an arbiter, if the creator wants one.
    #[serde(default)]
    pub arbiter: bool,
}

/// An invitation is never written to a log.
impl std::fmt::Debug for TakeSeat {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.debug_struct("TakeSeat").field("name", &self.name).field("arbiter", &self.arbiter).finish_non_exhaustive()
    }
}

impl TakeSeat {
    /// Reads the body of a request; an error names the field that does not fit.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        let wanted: Self = crate::error::read(text)?;
        check_name(wanted.name.as_deref())?;
        Ok(wanted)
    }
}

/// A seat that was taken. The token is told here and never again.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize, TS, ToSchema)]
pub struct SeatTaken {
    /// The game.
    pub game: String,
    /// Which seat.
    pub seat: Seat,
    /// What gives it.
    pub token: String,
}

/// Checks that a name is plain text.
pub(crate) fn check_name(name: Option<&str>) -> Result<(), FrameError> {
    let Some(name) = name else { return Ok(()) };
    let length = name.chars().count();
    if length == 0 || length > LONGEST_NAME || name.chars().any(char::is_control) || name.trim() != name {
        return Err(FrameError::new("name", name, "1 to 80 characters of plain text"));
    }
    Ok(())
}

/// Declares the types of seats that are taken.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Invitation::decl(config), TakeSeat::decl(config), SeatTaken::decl(config)]
}
