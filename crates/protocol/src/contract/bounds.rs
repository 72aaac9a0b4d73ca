//! Limits on the texts and lists of an act, so that every accepted act can also be sent on, and its texts are plain.

use super::act::Act;
use super::names::SquareText;
use super::plain::flaw;
use crate::error::FrameError;
use crate::rest::seats::LONGEST_NAME;

/// The most squares in a list: a board has no more.
const SQUARES: usize = 64;
/// The most tasks in a list; there are fewer kinds.
const TASKS: usize = 16;
/// The longest text of a move, written or spoken, in characters.
const MOVE: usize = 200;
/// The longest reason and the longest place, in characters.
const REASON: usize = 1_000;
/// The longest nonce, commitment and box, in hexadecimal digits.
const HASH: usize = 64;
const BOX: usize = 8_192;

impl Act {
    /// Checks that no text and no list of the act is too long; an error names the field, what was found and what was wanted.
    ///
    /// This is for acts that come from outside. Rows that a journal holds are read as they are.
    pub(crate) fn check_lengths(&self) -> Result<(), FrameError> {
        match self {
            Self::Touch { squares, .. } => squares.as_deref().map_or(Ok(()), distinct),
            Self::Adjust { squares } => distinct(squares),
            Self::Move { r#move, .. } | Self::Play { r#move } => at_most(MOVE, "move", Some(r#move)),
            Self::ClaimDraw { intended, .. } => at_most(MOVE, "intended", intended.as_ref()),
            Self::StopClocks { reason } => at_most(REASON, "reason", reason.as_ref()),
            Self::Record { text, .. } | Self::Announce { text } | Self::Repeat { text } | Self::Correct { text } => {
                at_most(MOVE, "text", Some(text))
            }
            Self::Verify { text, .. } => at_most(REASON, "text", text.as_ref()),
            Self::Appoint { assistant, tasks, .. } => {
                let found = tasks.as_ref().map_or(0, Vec::len);
                if found > TASKS {
                    return Err(FrameError::saying("tasks", format!("found {found} tasks, expected at most {TASKS}")));
                }
                at_most(LONGEST_NAME, "assistant", assistant.as_ref())
            }
            Self::Adjourn { place, why, .. } => {
                at_most(REASON, "place", place.as_ref()).and_then(|()| at_most(REASON, "why", why.as_ref()))
            }
            Self::Seal { text, nonce, commitment, r#box } => at_most(MOVE, "text", text.as_ref())
                .and_then(|()| at_most(HASH, "nonce", nonce.as_ref()))
                .and_then(|()| at_most(HASH, "commitment", commitment.as_ref()))
                .and_then(|()| at_most(BOX, "box", r#box.as_ref())),
            Self::OpenEnvelope { text, nonce } => {
                at_most(MOVE, "text", text.as_ref()).and_then(|()| at_most(HASH, "nonce", nonce.as_ref()))
            }
            Self::Resume { why }
            | Self::SetClock { why, .. }
            | Self::AddTime { why, .. }
            | Self::DeductTime { why, .. }
            | Self::Warn { why, .. }
            | Self::Penalise { why, .. }
            | Self::Rule { why, .. }
            | Self::Declare { why, .. }
            | Self::Report { why, .. }
            | Self::EnvelopeLost { why, .. }
            | Self::Restore { why, .. }
            | Self::Reopen { why }
            | Self::UndoOffence { why, .. }
            | Self::Admit { why, .. }
            | Self::Appeal { why, .. }
            | Self::DecideAppeal { why, .. } => at_most(REASON, "why", why.as_ref()),
            Self::Start {}
            | Self::Tick {}
            | Self::Arrive {}
            | Self::Disconnected { .. }
            | Self::Connected { .. }
            | Self::ClaimAbsence { .. }
            | Self::TakeBack {}
            | Self::AcceptTakeBack {}
            | Self::DeclineTakeBack {}
            | Self::Release { .. }
            | Self::Press {}
            | Self::OfferDraw {}
            | Self::AcceptDraw {}
            | Self::DeclineDraw {}
            | Self::Resign {}
            | Self::ClaimFlag { .. }
            | Self::ClaimIllegalMove { .. }
            | Self::ClaimTouchMove { .. }
            | Self::Withdraw { .. }
            | Self::Sign { .. }
            | Self::AgreeResume {}
            | Self::AgreeCorrection {}
            | Self::AskRecord {}
            | Self::ClaimQuickplay { .. }
            | Self::RequestIncrement {}
            | Self::Leave { .. }
            | Self::EndSession {} => Ok(()),
        }
    }

    /// Checks that a move sealed over the network cannot be guessed from its commitment: the nonce must be present, and
    /// the server itself computes the commitment and the box.
    pub(crate) fn check_secret(&self) -> Result<(), FrameError> {
        let Self::Seal { text, nonce, commitment, r#box } = self else { return Ok(()) };
        for (field, is_there) in [("commitment", commitment.is_some()), ("box", r#box.is_some())] {
            if is_there {
                return Err(FrameError::saying(field, "the server makes it: send text and nonce"));
            }
        }
        if text.is_none() {
            return Err(FrameError::saying("text", "seal needs it"));
        }
        let nonce = nonce.as_deref().unwrap_or_default().as_bytes();
        let is_hex = nonce.len() == HASH && nonce.iter().all(u8::is_ascii_hexdigit);
        let is_constant = nonce.windows(2).all(|pair| pair[0] == pair[1]);
        if !is_hex || is_constant {
            let problem = format!(
                "found {}, expected 64 random hexadecimal digits, drawn anew for each sealed move",
                if is_hex { "the same digit 64 times".to_owned() } else { format!("{} characters", nonce.len()) }
            );
            return Err(FrameError::saying("nonce", problem));
        }
        Ok(())
    }
}

fn at_most(most: usize, field: &str, text: Option<&String>) -> Result<(), FrameError> {
    // Bytes are counted first, which is enough for most texts.
    let found = text.map_or(0, |text| if text.len() <= most { 0 } else { text.chars().count() });
    if found > most {
        return Err(FrameError::saying(field, format!("found {found} characters, expected at most {most}")));
    }
    match text.filter(|text| !text.is_ascii() || text.bytes().any(|byte| byte.is_ascii_control())) {
        Some(text) => match flaw(text, true) {
            Some(found) => Err(FrameError::saying(field, format!("{found}; expected plain text"))),
            None => Ok(()),
        },
        None => Ok(()),
    }
}

/// Checks that a list names each square at most once.
fn distinct(squares: &[SquareText]) -> Result<(), FrameError> {
    let found = squares.len();
    if found > SQUARES {
        return Err(FrameError::saying("squares", format!("found {found} squares, expected at most {SQUARES}")));
    }
    let repeated = squares.iter().enumerate().find(|(index, square)| squares[..*index].contains(square));
    match repeated {
        Some((_, square)) => Err(FrameError::saying("squares", format!("found {} twice, expected it once", square.0))),
        None => Ok(()),
    }
}
