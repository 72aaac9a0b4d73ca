//! Why the server cannot do what was asked.

use protocol::FrameError;

use crate::journal::JournalError;

/// Why the server cannot do what was asked.
///
/// ```
/// assert_eq!(server::HallError::NoSuchGame.code(), "no_such_game");
/// ```
#[derive(Clone, Debug, thiserror::Error)]
pub enum HallError {
    /// There is no such game.
    #[error("there is no such game")]
    NoSuchGame,
    /// There is no such event.
    #[error("there is no such event")]
    NoSuchEvent,
    /// Another program made no pairs.
    #[error(transparent)]
    Pairer(#[from] crate::PairerError),
    /// There is no such part of the event, or it is not for this person.
    #[error("this is not there, or not for you")]
    NoSuchPart,
    /// The token gives no person of this event.
    #[error("this link gives nobody in this event: it was revoked, or belongs to another event")]
    NoLink,
    /// The event refuses the act.
    #[error("{0}")]
    ActRefused(Box<event::Refusal>),
    /// The person did another act under this id.
    #[error("the id {0:?} belongs to another act; use a new id for each act")]
    IdUsed(String),
    /// Somebody else has acted since the row that the client names.
    #[error("the event is at row {last}, expected {found}: look again what has changed")]
    EventMoved {
        /// The row that the client named.
        found: u64,
        /// The last row.
        last: u64,
    },
    /// The event has as many entries as an event may have.
    #[error("this event has as many entries as an event may have")]
    EventTooLong,
    /// A player or spectator has made as many entries as one may.
    #[error("you have made {0} entries in this event, as many as a player or spectator may; ask an official")]
    TooManyEntries(u32),
    /// A person has as many links as one may have.
    #[error("this person has {0} links, as many as one may have: revoke them first")]
    TooManyLinks(usize),
    /// Only a rehearsal can be thrown away.
    #[error("only a rehearsal can be thrown away")]
    NotRehearsal,
    /// The person has no seat there.
    #[error("you have no seat at such a board, or its game is not played here")]
    NotSeated,
    /// The act is one that the server itself does.
    #[error("this act is the server's own: POST …/games opens the games of boards, and POST …/boards/B/pgn adds moves")]
    ServerAct,
    /// The game belongs to an event.
    #[error("this game belongs to an event: its officials decide that")]
    EventGame,
    /// The event cannot be written as a report file.
    #[error("the report cannot be written: {0}")]
    NoReport(String),
    /// The token gives no seat in this game.
    #[error("this token gives no seat in this game")]
    NoSeat,
    /// The invitation was claimed by somebody, or there never was one.
    #[error("this invitation was claimed already, or is none")]
    NoInvitation,
    /// The game is not open to everybody, or somebody else was faster.
    #[error("this game is not open: somebody has taken the seat, or nobody waits there any more")]
    NotOpen,
    /// The game has an arbiter, and the person who takes the seat has not consented to that.
    #[error("this game has an arbiter: whoever takes a seat must consent to that")]
    NoConsent,
    /// The arbiter's seat is free once both players have consented.
    #[error("the arbiter's seat can be taken once both players have taken theirs")]
    PlayersFirst,
    /// A player asks for the arbiter's seat of the same game.
    #[error("a player of this game cannot be its arbiter: pass the link on to somebody else")]
    PlayerRules,
    /// The client's secret gives another seat already.
    #[error("this secret gives another seat of this game already: draw a new one for each claim")]
    SecretUsed,
    /// A player has declined the person who asked for the arbiter's seat.
    #[error("a player has declined: the arbiter's seat stays free")]
    Declined,
    /// Nobody asks for the arbiter's seat, or somebody else does.
    #[error("this request for the arbiter's seat was answered or withdrawn; look again who asks now")]
    NoRequest,
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
    /// A move was made, or only the arbiter may cancel the game now.
    #[error("a game is called off before its first move only, and where there is an arbiter by the arbiter")]
    TooLate,
    /// The request must come from somebody else.
    #[error("this seat is given anew by the organiser, by the arbiter, or by who has it")]
    NotYours,
    /// The game was moved to an archive.
    #[error("this game was moved to the archive {0}; ask who runs the server")]
    Archived(String),
    /// A frame or body sent to the server is invalid.
    #[error("{0}")]
    Frame(#[from] FrameError),
    /// The engine that was asked for does not answer.
    #[error("the engine {0:?} does not answer; ask the operator of the server")]
    NoEngine(String),
    /// As many engines run as may at once.
    #[error("as many engines play as may at once; come back in a while")]
    EnginesBusy,
    /// Too many games are open.
    #[error("the server is full: {0} games are open")]
    Full(usize),
    /// Too much was written for one address.
    #[error("more than {0} MB were written from this address within an hour; try again later")]
    TooMuchWritten(u64),
    /// A game has as many entries as a game may have.
    #[error("this game has as many entries as a game may have")]
    GameTooLong,
    /// Too many questions about positions are waiting.
    #[error("too many questions wait for their answers; ask again in a moment")]
    Busy,
    /// A client joins this game too often.
    #[error("this game was joined too often from here; wait a few seconds and join again")]
    TooManyJoins,
    /// Too many questions from one address are waiting.
    #[error("too many questions from this address wait for their answers; ask again when one is answered")]
    TooManyQuestions,
    /// A fault in the server has stopped this game.
    #[error(
        "a fault in the server has stopped this game; everything played so far is kept, and the operator can start the server again"
    )]
    GameFailed,
    /// The clock of this node differs too much from those of the others.
    #[error(
        "the clock of this server is {0} ms away from the others: it takes no acts until it is set; join at another address"
    )]
    ClockOff(i64),
    /// The client has seen more of the game than the journal has.
    #[error(
        "you have seen row {seen} of this game, and the journal ends at row {last}: ask the operator of the server"
    )]
    ShorterHistory {
        /// The last row that the client has seen.
        seen: u64,
        /// The last row of the journal.
        last: u64,
    },
    /// The server is shutting down.
    #[error("the server is stopping; come back in a moment")]
    Closing,
    /// The journal cannot be read or written.
    #[error("the journal failed: {0}")]
    Journal(#[from] JournalError),
    /// The system provides no random numbers.
    #[error("no random numbers can be had")]
    NoChance,
}

impl HallError {
    /// Returns the error of the journal, if this is one.
    pub(crate) fn journal(&self) -> Option<JournalError> {
        match self {
            Self::Journal(error) => Some(error.clone()),
            _ => None,
        }
    }

    /// Returns the sentence for a client. Details that concern only the operator go to the log, under a number that both
    /// see.
    pub(crate) fn told(&self) -> String {
        match self {
            Self::Journal(JournalError::Lost) => self.to_string(),
            Self::Journal(error @ JournalError::Unavailable(_)) => {
                tracing::warn!(error = %self, "a request failed");
                error.told_to_players().1
            }
            Self::Journal(_) | Self::NoChance => {
                let reference = reference();
                tracing::error!(reference, error = %self, "a request failed");
                format!("the server could not do this; the operator finds the cause in the log under {reference}")
            }
            _ => self.to_string(),
        }
    }

    /// Returns a stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::NoSuchGame => "no_such_game",
            Self::NoSuchEvent => "no_such_event",
            Self::NoSuchPart => "no_such_part",
            Self::NoLink => "no_link",
            Self::ActRefused(_) => "act_refused",
            Self::Pairer(_) => "pairer_failed",
            Self::IdUsed(_) => "id_used",
            Self::EventMoved { .. } => "event_moved",
            Self::EventTooLong => "event_too_long",
            Self::TooManyEntries(_) => "too_many_entries",
            Self::TooManyLinks(_) => "too_many_links",
            Self::NotRehearsal => "not_rehearsal",
            Self::NotSeated => "not_seated",
            Self::ServerAct => "server_act",
            Self::EventGame => "event_game",
            Self::NoReport(_) => "no_report",
            Self::NoSeat => "no_seat",
            Self::NoInvitation => "no_invitation",
            Self::NotOpen => "not_open",
            Self::NoConsent => "no_consent",
            Self::PlayersFirst => "players_first",
            Self::PlayerRules => "player_cannot_rule",
            Self::SecretUsed => "secret_used",
            Self::Declined => "declined",
            Self::NoRequest => "no_request",
            Self::OrganiserOnly => "organiser_only",
            Self::ArbiterOnly => "arbiter_only",
            Self::ScoreKept => "score_kept_by_players",
            Self::NotOver => "not_over",
            Self::TooLate => "too_late",
            Self::NotYours => "not_yours",
            Self::Archived(_) => "archived",
            Self::Frame(_) => "not_understood",
            Self::NoEngine(_) => "no_engine",
            Self::EnginesBusy => "engines_busy",
            Self::Full(_) => "full",
            Self::TooMuchWritten(_) => "too_much_written",
            Self::GameTooLong => "game_too_long",
            Self::Busy => "busy",
            Self::TooManyJoins => "too_many_joins",
            Self::TooManyQuestions => "too_many_questions",
            Self::GameFailed => "game_failed",
            Self::ClockOff(_) => "clock_off",
            Self::ShorterHistory { .. } => "shorter_history",
            Self::Closing => "closing",
            Self::Journal(JournalError::Unavailable(_)) => "journal_unavailable",
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

/// Draws a random number by which a line of the log can be found.
fn reference() -> String {
    let mut bytes = [0; 4];
    // Without random numbers the time of the log line must do.
    let _ = getrandom::fill(&mut bytes);
    crate::secret::hex(&bytes)
}
