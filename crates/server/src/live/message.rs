//! The messages to a game's task, and what it sends back.

use std::net::IpAddr;
use std::time::Instant;

use axum::extract::ws::Utf8Bytes;
use protocol::{
    AnswerRequest, ArbiterKey, EvidenceFrame, GivenAct, Invitation, JoinFrame, JoinOpen, MineGame, PreviewFrame,
    RematchFrame, Seat, SeatTaken, SentAct, TakeSeat,
};
use tokio::sync::{mpsc, oneshot};
use words::Locale;

use super::replay::Replay;
use super::snapshot::Look;
use crate::cluster::Here;
use crate::{EventId, HallError, Moment};

/// The number of frames queued for one socket. A client that reads too slowly is disconnected.
pub(super) const OUTBOX: usize = 64;

/// A message from a game to a socket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A frame.
    Frame(Utf8Bytes),
    /// The closing frame, with the reason.
    Close(Utf8Bytes),
}

/// What a client receives when it joins a game.
#[derive(Debug)]
pub struct Joined {
    /// The seat; none for a spectator.
    pub seat: Option<Seat>,
    /// The missed entries, then the state of the game.
    pub missed: Vec<Utf8Bytes>,
    /// The frames from now on. The channel closes if the client is too slow.
    pub told: mpsc::Receiver<Told>,
}

/// What a socket receives when it joins a game. Missed entries are written part by part, as fast as the socket takes them.
pub(crate) struct Arrival {
    /// The seat; none for a spectator.
    pub(crate) seat: Option<Seat>,
    /// The missed entries, then the state of the game.
    pub(crate) replay: Replay,
    /// The frames from now on. The channel closes if the client is too slow.
    pub(crate) told: mpsc::Receiver<Told>,
}

/// A game's answer to a client that joins.
pub(super) struct Admitted {
    pub(super) look: Look,
    pub(super) told: mpsc::Receiver<Told>,
}

/// The sender of a request that not everybody may make.
///
/// ```
/// let nobody = server::Asker::default();
/// assert!(nobody.token.is_none() && !nobody.is_organiser);
/// ```
#[derive(Clone, Default)]
pub struct Asker {
    /// The token of a seat.
    pub token: Option<String>,
    /// Whether it is the organiser.
    pub is_organiser: bool,
}

/// The sender of a request that only the arbiter may make, and the language of the answer.
#[derive(Clone)]
pub(super) struct ArbiterAsks {
    pub(super) token: String,
    pub(super) locale: Option<Locale>,
}

/// A board of an event. A message that names one concerns a game that was opened for that board; other games refuse it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Place {
    pub(super) event: EventId,
    pub(super) round: u16,
    pub(super) board: u16,
}

/// A message to a game's task.
pub(super) enum Message {
    Join {
        socket: u64,
        join: JoinFrame,
        from: Option<IpAddr>,
        reply: oneshot::Sender<Result<Admitted, HallError>>,
    },
    Act {
        socket: u64,
        act: SentAct,
        at: Moment,
        lag: u64,
        heard: Instant,
    },
    Ping {
        socket: u64,
        number: u64,
        at: Moment,
    },
    Leave {
        socket: u64,
    },
    Ready {
        socket: u64,
        is_ready: bool,
    },
    TakeSeat {
        wanted: TakeSeat,
        held: Option<String>,
        reply: oneshot::Sender<Result<SeatTaken, HallError>>,
    },
    AnswerRequest {
        token: String,
        answer: AnswerRequest,
        reply: oneshot::Sender<Result<(), HallError>>,
    },
    View {
        locale: Option<Locale>,
        reply: oneshot::Sender<Result<Look, HallError>>,
    },
    MayRead {
        reader: Asker,
        reply: oneshot::Sender<Result<u64, HallError>>,
    },
    Pgn {
        reader: Asker,
        reply: oneshot::Sender<Result<Look, HallError>>,
    },
    Preview {
        asked: ArbiterAsks,
        act: Box<GivenAct>,
        reply: oneshot::Sender<Result<PreviewFrame, HallError>>,
    },
    Evidence {
        asked: ArbiterAsks,
        intended: Option<String>,
        reply: oneshot::Sender<Result<EvidenceFrame, HallError>>,
    },
    Record {
        asked: ArbiterAsks,
        /// Answered with the number of the last row.
        reply: oneshot::Sender<Result<u64, HallError>>,
    },
    Invite {
        seat: Seat,
        asker: Asker,
        reply: oneshot::Sender<Result<Invitation, HallError>>,
    },
    Rematch {
        token: String,
        reply: oneshot::Sender<Result<RematchFrame, HallError>>,
    },
    Abort {
        token: String,
        reply: oneshot::Sender<Result<(), HallError>>,
    },
    Mine {
        token: String,
        reply: oneshot::Sender<Result<MineGame, HallError>>,
    },
    JoinOpen {
        wanted: JoinOpen,
        reply: oneshot::Sender<Result<SeatTaken, HallError>>,
    },
    /// An act of an official of the game's event.
    Official {
        place: Place,
        act: Box<protocol::Act>,
        /// The official, by number; none for the program.
        person: Option<u32>,
        reply: oneshot::Sender<Result<(), HallError>>,
    },
    /// Gives a seat to the holder of a link of the game's event.
    Give {
        place: Place,
        seat: Seat,
        token: String,
        /// The holder, by number.
        person: u32,
        reply: oneshot::Sender<Result<(), HallError>>,
    },
    /// Takes a seat away from the holder of a link that was revoked.
    TakeBack {
        place: Place,
        seat: Seat,
        reply: oneshot::Sender<Result<(), HallError>>,
    },
    /// Asks for the phase of a game, and for the score of one that is over.
    Outcome {
        place: Place,
        reply: oneshot::Sender<Result<(laws::Phase, Option<laws::Score>), HallError>>,
    },
    /// Posts the board among those of the game's event.
    Post {
        reply: oneshot::Sender<Result<(), HallError>>,
    },
    /// Names in the game's event have changed or were erased, or its delay has changed.
    Renamed {
        reply: oneshot::Sender<Result<(), HallError>>,
    },
    /// Another node may have written rows, or refused acts, up to these numbers.
    Grown {
        rows: u64,
        refused: u64,
    },
    /// The clients that are connected at another node.
    Elsewhere(Here),
    /// Disconnects everybody, because this node cannot record anything.
    Suspend {
        error: HallError,
    },
    /// Asks a game that nobody plays to leave memory, because other old games were looked at more recently.
    Rest,
    Close {
        reply: oneshot::Sender<Result<(), HallError>>,
    },
}

impl Message {
    /// Describes the message for a report to the operator after a panic. Secrets are left out.
    pub(super) fn account(&self) -> String {
        let name = match self {
            Self::Act { act, .. } if act.act.act().is_secret() => "act on a sealed move",
            Self::Act { act, .. } => return format!("act {}", act.act.text()),
            Self::Join { .. } => "join",
            Self::Ping { .. } => "ping",
            Self::Leave { .. } => "leave",
            Self::Ready { .. } => "ready",
            Self::TakeSeat { .. } => "take a seat",
            Self::AnswerRequest { .. } => "answer who asks for the arbiter's seat",
            Self::View { .. } => "view",
            Self::MayRead { .. } => "read the journal",
            Self::Pgn { .. } => "read the PGN",
            Self::Preview { act, .. } => return format!("preview {}", act.text()),
            Self::Evidence { .. } => "evidence",
            Self::Record { .. } => "read the protocol",
            Self::Invite { .. } => "invite",
            Self::Rematch { .. } => "rematch",
            Self::Abort { .. } => "abort",
            Self::JoinOpen { .. } => "join an open game",
            Self::Mine { .. } => "mine",
            Self::Official { act, .. } => return format!("act of the event {act:?}"),
            Self::Give { .. } => "give a seat",
            Self::TakeBack { .. } => "take a seat back",
            Self::Outcome { .. } => "outcome",
            Self::Post { .. } => "post the board",
            Self::Renamed { .. } => "names of the event",
            Self::Grown { .. } => "rows from elsewhere",
            Self::Elsewhere(_) => "presence elsewhere",
            Self::Suspend { .. } => "suspend",
            Self::Rest => "rest",
            Self::Close { .. } => "close",
        };
        name.to_owned()
    }

    /// Returns the token that the message carries, if any. It may be forged.
    pub(super) fn token(&self) -> Option<&str> {
        match self {
            Self::Join { join, .. } => join.token.as_deref(),
            Self::TakeSeat { held, .. } => held.as_deref(),
            Self::MayRead { reader, .. } | Self::Pgn { reader, .. } => reader.token.as_deref(),
            Self::Invite { asker, .. } => asker.token.as_deref(),
            Self::Preview { asked, .. } | Self::Evidence { asked, .. } | Self::Record { asked, .. } => {
                Some(&asked.token)
            }
            Self::AnswerRequest { token, .. }
            | Self::Rematch { token, .. }
            | Self::Abort { token, .. }
            | Self::Mine { token, .. } => Some(token),
            _ => None,
        }
    }

    /// Answers with an error.
    pub(super) fn fail(self, error: HallError) {
        // The client may have gone away.
        match self {
            Self::Join { reply, .. } => drop(reply.send(Err(error))),
            Self::TakeSeat { reply, .. } => drop(reply.send(Err(error))),
            Self::AnswerRequest { reply, .. } => drop(reply.send(Err(error))),
            Self::View { reply, .. } => drop(reply.send(Err(error))),
            Self::MayRead { reply, .. } => drop(reply.send(Err(error))),
            Self::Pgn { reply, .. } => drop(reply.send(Err(error))),
            Self::Preview { reply, .. } => drop(reply.send(Err(error))),
            Self::Evidence { reply, .. } => drop(reply.send(Err(error))),
            Self::Record { reply, .. } => drop(reply.send(Err(error))),
            Self::Invite { reply, .. } => drop(reply.send(Err(error))),
            Self::Rematch { reply, .. } => drop(reply.send(Err(error))),
            Self::Abort { reply, .. } => drop(reply.send(Err(error))),
            Self::JoinOpen { reply, .. } => drop(reply.send(Err(error))),
            Self::Mine { reply, .. } => drop(reply.send(Err(error))),
            Self::Official { reply, .. } | Self::Give { reply, .. } | Self::TakeBack { reply, .. } => {
                drop(reply.send(Err(error)));
            }
            Self::Outcome { reply, .. } => drop(reply.send(Err(error))),
            Self::Post { reply } | Self::Renamed { reply } => drop(reply.send(Err(error))),
            Self::Close { reply } => drop(reply.send(Ok(()))),
            Self::Act { .. }
            | Self::Ping { .. }
            | Self::Leave { .. }
            | Self::Ready { .. }
            | Self::Grown { .. }
            | Self::Elsewhere(_)
            | Self::Suspend { .. }
            | Self::Rest => {}
        }
    }
}

/// A socket that receives the frames of a game.
#[derive(Debug)]
pub(super) struct Subscriber {
    pub(super) socket: u64,
    pub(super) seat: Option<Seat>,
    /// Whether its client asks for the arbiter's seat; until both players have accepted, it is a spectator.
    pub(super) asks: bool,
    pub(super) name: Option<String>,
    pub(super) outbox: mpsc::Sender<Told>,
    /// The key that opens sealed moves, while the arbiter is connected.
    pub(super) key: Option<ArbiterKey>,
    /// The language of the sentences; none if the client wants no sentences.
    pub(super) locale: Option<Locale>,
    /// Whether it is an engine: it reads the state of the game elsewhere, and gets only answers here.
    pub(super) is_engine: bool,
    /// The address of the client, if it is known.
    pub(super) from: Option<IpAddr>,
}

impl Subscriber {
    /// Sends something; tells whether there was room for it.
    pub(super) fn tell(&self, told: Told) -> bool {
        self.outbox.try_send(told).is_ok()
    }
}
