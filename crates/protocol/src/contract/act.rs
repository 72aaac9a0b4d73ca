//! Acts: what people do at the board, as the contract writes it.

use board::{Color, Role};
use laws::{
    AbsenceClaim, Decision, DrawGround, Ground, Irregularity, Penalty, QuickplayGround, Task, Undone, Withdrawn,
};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use super::members::Members;
use super::names::{Name, ScoreText, SquareText};
use super::values::{AgainstText, Ms, PointsNumber};
use crate::error::FrameError;

/// An act as the contract writes it, without its actor and time.
///
/// An act without fields is written `Start {}`, so that serde refuses the fields of other acts in it as well.
///
/// ```
/// use protocol::Act;
/// let act = Act::read(r#"{"act":"move","move":"e2e4"}"#)?;
/// assert_eq!(act, Act::Move { r#move: "e2e4".to_owned(), hands: None });
/// let error = Act::read(r#"{"act":"press","move":"e2e4"}"#).unwrap_err();
/// assert_eq!(error.to_string(), "move: press has no such field");
/// # Ok::<(), protocol::FrameError>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
#[serde(tag = "act", rename_all = "snake_case", deny_unknown_fields)]
#[ts(rename = "ActFrame", optional_fields)]
#[expect(missing_docs, reason = "the fields are those of the contract, under its names")]
pub enum Act {
    /// The appointed time of the start has come.
    Start {},
    /// Time passes.
    Tick {},
    /// A player comes to the board.
    Arrive {},
    /// The player deliberately touches one piece, or several at once.
    Touch {
        #[serde(skip_serializing_if = "Option::is_none")]
        square: Option<SquareText>,
        #[serde(skip_serializing_if = "Option::is_none")]
        squares: Option<Vec<SquareText>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        order: Option<Order>,
    },
    /// The player releases a piece as part of a move that is not finished.
    Release { square: SquareText, piece: Name<Role> },
    /// The player adjusts pieces after announcing it.
    Adjust { squares: Vec<SquareText> },
    /// The player makes a move and releases the piece.
    Move {
        r#move: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        hands: Option<u8>,
    },
    /// The player presses the clock.
    Press {},
    /// The player makes a move and presses the clock.
    Play { r#move: String },
    /// The player offers a draw.
    OfferDraw {},
    /// The player accepts the draw offer.
    AcceptDraw {},
    /// The player declines the draw offer in words.
    DeclineDraw {},
    /// The player resigns.
    Resign {},
    /// The player claims a draw; `intended` is the move that is written down but not made.
    ClaimDraw {
        ground: Name<DrawGround>,
        #[serde(skip_serializing_if = "Option::is_none")]
        intended: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        evidence: Option<Evidence>,
    },
    /// The player claims that the opponent's flag has fallen.
    ClaimFlag {
        #[serde(skip_serializing_if = "Option::is_none")]
        evidence: Option<Evidence>,
    },
    /// The player points out an illegal move.
    ClaimIllegalMove {
        #[serde(skip_serializing_if = "Option::is_none")]
        evidence: Option<Evidence>,
    },
    /// The player points out a touch-move violation.
    ClaimTouchMove {
        #[serde(skip_serializing_if = "Option::is_none")]
        evidence: Option<Evidence>,
    },
    /// The player wants to withdraw an offer or a claim.
    Withdraw { what: Name<Withdrawn> },
    /// A player or the arbiter stops the clocks.
    StopClocks {
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Play continues.
    Resume {
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The arbiter sets clocks and counters.
    SetClock {
        #[serde(skip_serializing_if = "Option::is_none")]
        white: Option<Ms>,
        #[serde(skip_serializing_if = "Option::is_none")]
        black: Option<Ms>,
        #[serde(skip_serializing_if = "Option::is_none")]
        moves: Option<u32>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The arbiter adds time.
    AddTime {
        player: Name<Color>,
        ms: Ms,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The arbiter deducts time.
    DeductTime {
        player: Name<Color>,
        ms: Ms,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The arbiter warns a player.
    Warn {
        player: Name<Color>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The arbiter imposes a penalty.
    Penalise {
        player: Name<Color>,
        penalty: Name<Penalty>,
        #[serde(skip_serializing_if = "Option::is_none")]
        ms: Option<Ms>,
        #[serde(skip_serializing_if = "Option::is_none")]
        points: Option<PointsNumber>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The arbiter decides an open claim; with several open ones, `player` (the contract also has `by`) and `ground` say
    /// which.
    Rule {
        decision: Name<Decision>,
        #[serde(skip_serializing_if = "Option::is_none")]
        ms: Option<Ms>,
        #[serde(skip_serializing_if = "Option::is_none", alias = "by")]
        player: Option<Name<Color>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        ground: Option<Name<Ground>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The arbiter declares a result.
    Declare {
        result: ScoreText,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// An irregularity is reported.
    Report {
        irregularity: Name<Irregularity>,
        #[serde(skip_serializing_if = "Option::is_none")]
        player: Option<Name<Color>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The player writes the next half-move on the scoresheet, or corrects an entry.
    Record { text: String, half_move: Option<u32>, illegible: Option<bool> },
    /// The player signs the scoresheet.
    Sign { result: ScoreText },
    /// The player agrees to resume without an arbiter.
    AgreeResume {},
    /// A player's connection to the game is lost; the server says so.
    Disconnected { player: Name<Color> },
    /// A player is connected again; the server says so.
    Connected { player: Name<Color> },
    /// The player claims that the opponent has been away for too long; `as` says what is claimed.
    ClaimAbsence { r#as: Name<AbsenceClaim> },
    /// The player takes the last move back, or asks the opponent to agree to that.
    TakeBack {},
    /// The player lets the opponent take the move back.
    AcceptTakeBack {},
    /// The player does not let the opponent take the move back.
    DeclineTakeBack {},
    /// The player agrees to undo an illegal move without the arbiter.
    AgreeCorrection {},
    /// The recorded score is read, in rapid and blitz.
    AskRecord {},
    /// The player claims a draw in a quickplay finish.
    ClaimQuickplay {
        ground: Name<QuickplayGround>,
        #[serde(skip_serializing_if = "Option::is_none")]
        evidence: Option<Evidence>,
    },
    /// The opponent confirms or disputes the position and the claim where no arbiter is present.
    Verify {
        agrees: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    /// The player asks for five seconds per move (Guideline III.4).
    RequestIncrement {},
    /// The player announces a move aloud.
    Announce { text: String },
    /// The player repeats the opponent's announcement.
    Repeat { text: String },
    /// The player corrects a slip of the tongue.
    Correct { text: String },
    /// An assistant is appointed for a player.
    Appoint {
        player: Name<Color>,
        #[serde(skip_serializing_if = "Option::is_none")]
        assistant: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        tasks: Option<Vec<Name<Task>>>,
    },
    /// A player leaves the playing venue.
    Leave {
        #[serde(skip_serializing_if = "Option::is_none")]
        permitted: Option<bool>,
    },
    /// The arbiter adjourns the game.
    Adjourn {
        #[serde(skip_serializing_if = "Option::is_none")]
        resume_at: Option<Ms>,
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The player seals a move. It is sent as `text` and `nonce`; a journal keeps `commitment` and `box` instead.
    Seal {
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        commitment: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        r#box: Option<String>,
    },
    /// The arbiter opens the envelope; on a server the arbiter's key supplies `text` and `nonce`.
    OpenEnvelope {
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        nonce: Option<String>,
    },
    /// The envelope is lost.
    EnvelopeLost {
        #[serde(skip_serializing_if = "Option::is_none")]
        position_known: Option<bool>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The arbiter restores an earlier position.
    Restore {
        half_moves: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The arbiter reopens a finished game.
    Reopen {
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The last offence of a kind no longer counts.
    UndoOffence {
        player: Name<Color>,
        what: Name<Undone>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The arbiter admits a late player.
    Admit {
        player: Name<Color>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The time of the session is over.
    EndSession {},
    /// A player appeals against a ruling.
    Appeal {
        against: AgainstText,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The appeals committee decides.
    DecideAppeal {
        decision: Name<Decision>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
}

/// Whether it is known which of several pieces was touched first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Order {
    /// The squares are in the order of the touches.
    Known,
    /// It is not known which came first.
    Unknown,
}

/// The basis of a claim.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Evidence {
    /// A display that shows the position in the playing venue.
    Display,
}

/// The person who acts for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    /// The player's assistant.
    Assistant,
}

impl Act {
    /// Reads an act without actor and time; an error names the invalid field.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        Members::read(text)?.to_act()
    }

    /// Tells whether the act concerns touching pieces, so that it is not allowed where touching does not bind.
    pub const fn is_touching(&self) -> bool {
        matches!(self, Self::Touch { .. } | Self::Release { .. } | Self::Adjust { .. } | Self::ClaimTouchMove { .. })
    }

    /// Tells whether the act makes or completes a move.
    pub const fn is_moving(&self) -> bool {
        matches!(self, Self::Play { .. } | Self::Move { .. } | Self::Press {})
    }

    /// Tells whether the act, or a ruling on it, shows a move or a position of the game.
    pub(crate) const fn shows_moves(&self) -> bool {
        self.is_touching()
            || self.is_moving()
            || matches!(
                self,
                Self::ClaimDraw { .. }
                    | Self::ClaimIllegalMove { .. }
                    | Self::ClaimQuickplay { .. }
                    | Self::Verify { .. }
                    | Self::Announce { .. }
                    | Self::Repeat { .. }
                    | Self::Correct { .. }
                    | Self::OpenEnvelope { .. }
                    | Self::Restore { .. }
                    | Self::Report { .. }
                    | Self::AgreeCorrection {}
                    | Self::Rule { .. }
            )
    }

    /// Tells whether the act contains a secret: a sealed move, or what opens it.
    pub const fn is_secret(&self) -> bool {
        matches!(self, Self::Seal { .. } | Self::OpenEnvelope { .. })
    }

    /// Returns the nonce and the text of a move being sealed.
    pub fn sealed_text(&self) -> Option<(&str, &str)> {
        match self {
            Self::Seal { text: Some(text), nonce, .. } => Some((nonce.as_deref().unwrap_or_default(), text)),
            _ => None,
        }
    }

    /// Returns the text that an envelope was opened with.
    pub(crate) fn opened_text(&self) -> Option<&str> {
        match self {
            Self::OpenEnvelope { text, .. } => text.as_deref(),
            _ => None,
        }
    }

    /// Tells whether the act opens an envelope without its text.
    pub(crate) const fn lacks_text(&self) -> bool {
        matches!(self, Self::OpenEnvelope { text: None, .. })
    }
}

/// Declares the types an act is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Ms::decl(config), Order::decl(config), Evidence::decl(config), Via::decl(config), Act::decl(config)]
}
