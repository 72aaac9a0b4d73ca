//! What a game's task is told, and what it tells.

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
use crate::{HallError, Moment};

/// Frames on their way to one socket. The queue is bounded; a client that reads too slowly is disconnected.
pub(super) const OUTBOX: usize = 64;

/// What a socket is told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Told {
    /// A frame.
    Frame(Utf8Bytes),
    /// The last frame, and why.
    Close(Utf8Bytes),
}

/// What somebody gets who joins a game.
#[derive(Debug)]
pub struct Joined {
    /// The seat; none for who watches.
    pub seat: Option<Seat>,
    /// What was missed, then how the game stands.
    pub missed: Vec<Utf8Bytes>,
    /// What happens from now on. It ends if the reader is too slow.
    pub told: mpsc::Receiver<Told>,
}

/// What a socket gets that joins a game. What was missed is written part by part, as fast as the socket takes it.
pub(crate) struct Arrival {
    /// The seat; none for a spectator.
    pub(crate) seat: Option<Seat>,
    /// What was missed, then how the game stands.
    pub(crate) replay: Replay,
    /// What happens from now on. It ends if the reader is too slow.
    pub(crate) told: mpsc::Receiver<Told>,
}

/// What a game's task answers to somebody who joins.
pub(super) struct Admitted {
    pub(super) look: Look,
    pub(super) told: mpsc::Receiver<Told>,
}

/// Who asks for something that not everybody may have.
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

/// Who asks what only the arbiter may know, and in which language.
#[derive(Clone)]
pub(super) struct ArbiterAsks {
    pub(super) token: String,
    pub(super) locale: Option<Locale>,
}

/// What a game's task is told.
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
    /// Nobody plays, and other games are looked at more.
    Rest,
    Close {
        reply: oneshot::Sender<Result<(), HallError>>,
    },
}

impl Message {
    /// Says what it is, for the operator of a server that it made panic. Secrets are left out.
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
            Self::Rest => "rest",
            Self::Close { .. } => "close",
        };
        name.to_owned()
    }

    /// Returns the token that it brings, if it brings one. It may be forged.
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

    /// Answers that it cannot be done.
    pub(super) fn fail(self, error: HallError) {
        // A client that has gone away need not be told.
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
            Self::Close { reply } => drop(reply.send(Ok(()))),
            Self::Act { .. } | Self::Ping { .. } | Self::Leave { .. } | Self::Ready { .. } | Self::Rest => {}
        }
    }
}

/// A socket that is told what happens.
#[derive(Debug)]
pub(super) struct Subscriber {
    pub(super) socket: u64,
    pub(super) seat: Option<Seat>,
    /// Whether it asks for the arbiter's seat; until both players have accepted it only watches.
    pub(super) asks: bool,
    pub(super) name: Option<String>,
    pub(super) outbox: mpsc::Sender<Told>,
    /// What opens envelopes, for as long as the arbiter is here.
    pub(super) key: Option<ArbiterKey>,
    /// The language of the sentences; none if nobody reads them.
    pub(super) locale: Option<Locale>,
    /// A program: it looks for itself, and is only answered.
    pub(super) is_engine: bool,
    /// The address of the other end, if it is known.
    pub(super) from: Option<IpAddr>,
}

impl Subscriber {
    /// Sends something; tells whether there was room for it.
    pub(super) fn tell(&self, told: Told) -> bool {
        self.outbox.try_send(told).is_ok()
    }
}
