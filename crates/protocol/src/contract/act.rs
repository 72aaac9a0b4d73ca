//! Acts: what somebody does at the board, as the contract writes it.

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

/// An act as the contract writes it, without who does it and when.
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
    /// The appointed hour has come.
    Start {},
    /// Time passes.
    Tick {},
    /// A player comes to the board.
    Arrive {},
    /// Pieces are touched deliberately: one, or several at once.
    Touch {
        #[serde(skip_serializing_if = "Option::is_none")]
        square: Option<SquareText>,
        #[serde(skip_serializing_if = "Option::is_none")]
        squares: Option<Vec<SquareText>>,
        #[serde(skip_serializing_if = "Option::is_none")]
        order: Option<Order>,
    },
    /// A piece is released as part of a move that is not finished.
    Release { square: SquareText, piece: Name<Role> },
    /// Pieces are adjusted after saying so.
    Adjust { squares: Vec<SquareText> },
    /// A move is made, and the piece released.
    Move {
        r#move: String,
        #[serde(skip_serializing_if = "Option::is_none")]
        hands: Option<u8>,
    },
    /// The clock is pressed.
    Press {},
    /// A move and the press in one.
    Play { r#move: String },
    /// A draw is offered.
    OfferDraw {},
    /// The offer is accepted.
    AcceptDraw {},
    /// The offer is declined in words.
    DeclineDraw {},
    /// The player resigns.
    Resign {},
    /// A draw is claimed; `intended` is the move that is written down but not made.
    ClaimDraw {
        ground: Name<DrawGround>,
        #[serde(skip_serializing_if = "Option::is_none")]
        intended: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        evidence: Option<Evidence>,
    },
    /// The opponent's flag is said to have fallen.
    ClaimFlag {
        #[serde(skip_serializing_if = "Option::is_none")]
        evidence: Option<Evidence>,
    },
    /// An illegal move is pointed out.
    ClaimIllegalMove {
        #[serde(skip_serializing_if = "Option::is_none")]
        evidence: Option<Evidence>,
    },
    /// A touch-move violation is pointed out.
    ClaimTouchMove {
        #[serde(skip_serializing_if = "Option::is_none")]
        evidence: Option<Evidence>,
    },
    /// An offer or a claim is to be taken back.
    Withdraw { what: Name<Withdrawn> },
    /// The clocks are stopped.
    StopClocks {
        #[serde(skip_serializing_if = "Option::is_none")]
        reason: Option<String>,
    },
    /// Play continues.
    Resume {
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// Clocks and counters are set.
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
    /// Time is added.
    AddTime {
        player: Name<Color>,
        ms: Ms,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// Time is deducted.
    DeductTime {
        player: Name<Color>,
        ms: Ms,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// A player is warned.
    Warn {
        player: Name<Color>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// A penalty is imposed.
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
    /// An open claim is decided; with several open ones, `player` (the contract also has `by`) and `ground` say which.
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
    /// A result is declared.
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
    /// The next half-move is written on the player's scoresheet, or an entry is corrected.
    Record { text: String, half_move: Option<u32>, illegible: Option<bool> },
    /// The scoresheet is signed.
    Sign { result: ScoreText },
    /// Both players agree to resume without an arbiter.
    AgreeResume {},
    /// A player's connection to the game is lost; the server says so.
    Disconnected { player: Name<Color> },
    /// A player is connected again; the server says so.
    Connected { player: Name<Color> },
    /// The opponent has been away for too long; `as` says what is claimed.
    ClaimAbsence { r#as: Name<AbsenceClaim> },
    /// The player's last move is taken back, or is to be taken back if the opponent agrees.
    TakeBack {},
    /// The opponent may take the move back.
    AcceptTakeBack {},
    /// The opponent may not take the move back.
    DeclineTakeBack {},
    /// Both players agree, without the arbiter, to undo an illegal move.
    AgreeCorrection {},
    /// The recorded score is looked at, in rapid and blitz.
    AskRecord {},
    /// A draw is claimed in a quickplay finish.
    ClaimQuickplay {
        ground: Name<QuickplayGround>,
        #[serde(skip_serializing_if = "Option::is_none")]
        evidence: Option<Evidence>,
    },
    /// The opponent confirms or disputes position and claim where no arbiter is present.
    Verify {
        agrees: bool,
        #[serde(skip_serializing_if = "Option::is_none")]
        text: Option<String>,
    },
    /// Five seconds per move are asked for (Guideline III.4).
    RequestIncrement {},
    /// A move is announced aloud.
    Announce { text: String },
    /// The opponent's announcement is repeated.
    Repeat { text: String },
    /// A slip of the tongue is corrected.
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
    /// The game is to be adjourned.
    Adjourn {
        #[serde(skip_serializing_if = "Option::is_none")]
        resume_at: Option<Ms>,
        #[serde(skip_serializing_if = "Option::is_none")]
        place: Option<String>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// A move is sealed. It is sent as `text` and `nonce`; a journal keeps `commitment` and `box` instead.
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
    /// The envelope is opened; on a server the arbiter's key supplies `text` and `nonce`.
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
    /// An earlier position is restored.
    Restore {
        half_moves: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// A finished game is opened again.
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
    /// A late player is admitted.
    Admit {
        player: Name<Color>,
        #[serde(skip_serializing_if = "Option::is_none")]
        why: Option<String>,
    },
    /// The time of the session is over.
    EndSession {},
    /// A ruling is appealed against.
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
    /// Nobody can tell which came first.
    Unknown,
}

/// What a claim rests on.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Evidence {
    /// A display that shows the position in the playing venue.
    Display,
}

/// Who acts for a player.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, TS)]
#[serde(rename_all = "snake_case")]
pub enum Via {
    /// The player's assistant.
    Assistant,
}

impl Act {
    /// Reads an act without who and when; an error names the field that does not fit.
    pub fn read(text: &str) -> Result<Self, FrameError> {
        Members::read(text)?.to_act()
    }

    /// Tells whether the act concerns touching pieces, so that it has no place where touching does not bind.
    pub const fn is_touching(&self) -> bool {
        matches!(self, Self::Touch { .. } | Self::Release { .. } | Self::Adjust { .. } | Self::ClaimTouchMove { .. })
    }

    /// Tells whether the act makes or completes a move.
    pub const fn is_moving(&self) -> bool {
        matches!(self, Self::Play { .. } | Self::Move { .. } | Self::Press {})
    }

    /// Tells whether the act, or what is ruled on it, shows a move or a position of the game.
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

    /// Tells whether the act holds what only some may read: a sealed move, or what opens it.
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

    /// Tells whether it opens an envelope without saying what is in it.
    pub(crate) const fn lacks_text(&self) -> bool {
        matches!(self, Self::OpenEnvelope { text: None, .. })
    }
}

/// Declares the types an act is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![Ms::decl(config), Order::decl(config), Evidence::decl(config), Via::decl(config), Act::decl(config)]
}
