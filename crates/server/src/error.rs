//! Why the hall cannot do what was asked.

use protocol::FrameError;

use crate::journal::JournalError;

/// Why the hall cannot do what was asked.
///
/// ```
/// assert_eq!(server::HallError::NoSuchGame.code(), "no_such_game");
/// ```
#[derive(Clone, Debug, thiserror::Error)]
pub enum HallError {
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// The token gives no seat here.
    #[error("this token gives no seat in this game")]
    NoSeat,
    /// The invitation was claimed by somebody, or there never was one.
    #[error("this invitation was claimed already, or is none")]
    NoInvitation,
    /// There is to be an arbiter, and who takes the seat has not consented.
    #[error("this game has an arbiter: whoever takes a seat must consent to that")]
    NoConsent,
    /// The arbiter's seat is free once both players have consented.
    #[error("the arbiter's seat can be taken once both players have taken theirs")]
    PlayersFirst,
    /// Only the organiser may do that.
    #[error("this needs the organiser's token")]
    OrganiserOnly,
    /// Only the arbiter of the game may do that.
    #[error("this needs the token of the game's arbiter")]
    ArbiterOnly,
    /// The players keep the score of this game themselves, and it is being played.
    #[error(
        "the players keep the score of this game themselves: it can be read once the game is over, or by the arbiter"
    )]
    ScoreKept,
    /// The game is still played.
    #[error("the game is not over yet")]
    NotOver,
    /// A move was made, or the arbiter alone may call the game off.
    #[error("a game is called off before its first move only, and where there is an arbiter by the arbiter")]
    TooLate,
    /// Somebody else has to ask for that.
    #[error("this seat is given anew by the organiser, by the arbiter, or by who has it")]
    NotYours,
    /// Something sent to the hall does not fit.
    #[error("{0}")]
    Frame(#[from] FrameError),
    /// The program that shall play does not answer.
    #[error("the engine {0:?} does not answer; ask who runs the hall")]
    NoEngine(String),
    /// As many programs play as may at once.
    #[error("as many engines play as may at once; come back in a while")]
    EnginesBusy,
    /// Too many games are open.
    #[error("the hall is full: {0} games are open")]
    Full(usize),
    /// Too many questions about positions wait for their answers.
    #[error("too many questions wait for their answers; ask again in a moment")]
    Busy,
    /// Somebody joins this game again and again.
    #[error("this game was joined too often from here; wait a few seconds and join again")]
    TooManyJoins,
    /// Too many questions from one address wait for their answers.
    #[error("too many questions from this address wait for their answers; ask again when one is answered")]
    TooManyQuestions,
    /// A fault in the server has stopped this game.
    #[error(
        "a fault in the server has stopped this game; everything played so far is kept, and the operator can start the server again"
    )]
    GameFailed,
    /// The hall is about to close.
    #[error("the hall is closing; come back in a moment")]
    Closing,
    /// The journal cannot be read or written.
    #[error("the journal failed: {0}")]
    Journal(#[from] JournalError),
    /// No random numbers can be had.
    #[error("no random numbers can be had")]
    NoChance,
}

impl HallError {
    /// Gives what is wrong with the journal, if it is that.
    pub(crate) fn journal(&self) -> Option<JournalError> {
        match self {
            Self::Journal(error) => Some(error.clone()),
            _ => None,
        }
    }

    /// Gives a stable name for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoSuchGame => "no_such_game",
            Self::NoSeat => "no_seat",
            Self::NoInvitation => "no_invitation",
            Self::NoConsent => "no_consent",
            Self::PlayersFirst => "players_first",
            Self::OrganiserOnly => "organiser_only",
            Self::ArbiterOnly => "arbiter_only",
            Self::ScoreKept => "score_kept_by_players",
            Self::NotOver => "not_over",
            Self::TooLate => "too_late",
            Self::NotYours => "not_yours",
            Self::Frame(_) => "not_understood",
            Self::NoEngine(_) => "no_engine",
            Self::EnginesBusy => "engines_busy",
            Self::Full(_) => "full",
            Self::Busy => "busy",
            Self::TooManyJoins => "too_many_joins",
            Self::TooManyQuestions => "too_many_questions",
            Self::GameFailed => "game_failed",
            Self::Closing => "closing",
            Self::Journal(JournalError::Lost) => "journal_lost",
            Self::Journal(_) => "journal_failed",
            Self::NoChance => "no_chance",
        }
    }
}

impl From<getrandom::Error> for HallError {
    fn from(_: getrandom::Error) -> Self {
        Self::NoChance
    }
}
