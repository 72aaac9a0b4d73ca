//! One task a game: acts come in, are judged, written down, and told.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use clock::Millis;
use laws::{Actor, Phase};
use protocol::{
    ActFrame, ArbiterKey, Audience, ClaimSeat, ClockFrame, EnteredFrame, EntryFrame, EnvelopeLock, FrameError,
    GameSummary, HallFrame, JoinFrame, PgnFacts, RowFrame, RulingFrame, Seat, SeatClaimed, SeatFrame, SeatedFrame,
    SentAct, StandsFrame, StateFrame, ViewFrame, WireEntry,
};
use tokio::sync::mpsc;

use super::hall::Shared;
use super::judge::judge;
use super::listeners::Listeners;
use super::message::{Joined, Message, OUTBOX, Subscriber};
use super::replay::{AnswerKey, Replayed, answer_key};
use crate::journal::{Append, JournalError, Row};
use crate::{HallError, Moment, Secret};

/// A deadline is judged so many milliseconds late: what arrived in time counts, though it took its way to the game.
const GRACE: u64 = 20;
/// A running game is written down at least so often, so that little is lost when the hall falls.
const HEARTBEAT: u64 = 10_000;
/// A game that nobody looks at and in which nothing can happen is forgotten after so long; its rows remain.
const FORGET: u64 = 60_000;
/// So many refusals are kept to be given again.
const REFUSALS: usize = 32;

/// A game and the sockets at it.
pub(super) struct Room {
    shared: Arc<Shared>,
    replayed: Replayed,
    listeners: Listeners,
    /// Where the scale of the game starts on the hall's clock, once it has begun.
    origin: Option<Moment>,
    /// Acts that came after a deadline which is not judged yet.
    held: VecDeque<(u64, SentAct, Moment)>,
    refusals: VecDeque<(AnswerKey, Utf8Bytes)>,
    listed: GameSummary,
    /// When somebody last wanted something.
    busy: Moment,
}

/// Who did something.
#[derive(Clone, Debug, Default)]
struct Source {
    /// Who waits for the answer.
    socket: Option<u64>,
    id: Option<String>,
    seat: Option<Seat>,
    name: Option<String>,
}

/// What became of an act.
enum Verdict {
    /// It is written down, answered and told.
    Entered,
    Refused(EntryFrame, RulingFrame),
    Unreadable(FrameError),
}

impl Room {
    /// Takes up a game where its rows have left it. If it was being played, its clocks are stopped at its last row.
    pub(super) async fn take_up(shared: Arc<Shared>, replayed: Replayed) -> Result<Self, JournalError> {
        let now = shared.time.now();
        let origin = replayed.wall.filter(|_| replayed.game.phase() != Phase::Waiting);
        let origin = origin.map(|wall| Moment(wall.0.saturating_sub(replayed.at.0)));
        let listed = replayed.summary();
        let mut room = Self {
            shared,
            replayed,
            listeners: Listeners::default(),
            origin,
            held: VecDeque::new(),
            refusals: VecDeque::new(),
            listed,
            busy: now,
        };
        if room.replayed.game.phase() == Phase::Playing {
            let at = room.replayed.at;
            room.enter(&ActFrame::plain(at, Actor::Arbiter, "stop_clocks"), Source::default()).await?;
        }
        if room.is_running() {
            // While a move is sealed the clock cannot be stopped; the time the hall was away is left out instead.
            room.origin = Some(Moment(now.0.saturating_sub(room.replayed.at.0)));
        }
        Ok(room)
    }

    /// Hears one message after the other until nobody needs the game any more.
    pub(super) async fn run(mut self, mut inbox: mpsc::Receiver<Message>) {
        let time = Arc::clone(&self.shared.time);
        loop {
            let wake = self.wake();
            let heard = tokio::select! {
                biased; // What has already arrived goes first.
                message = inbox.recv() => match message {
                    Some(Message::Close { reply }) => {
                        let closed = self.close().await;
                        // Who asked waits for the answer or has gone away.
                        let _ = reply.send(closed.map_err(HallError::from));
                        return;
                    }
                    Some(message) => self.hear(message).await,
                    None => return,
                },
                () = time.sleep_until(wake) => {
                    if self.is_forgettable() && self.shared.retire(self.replayed.id, &mut inbox) {
                        return;
                    }
                    self.look_at_the_clock().await
                }
            };
            if let Err(error) = heard {
                // What is in memory may be ahead of the disk: the next who comes starts from the rows.
                tracing::error!(game = %self.replayed.id, %error, "a game cannot go on");
                self.listeners.close("journal_failed", "the journal failed; join again in a moment");
                self.shared.forget(self.replayed.id);
                return;
            }
        }
    }

    async fn hear(&mut self, message: Message) -> Result<(), JournalError> {
        self.busy = self.shared.time.now();
        match message {
            Message::Join { socket, join, reply } => {
                let joined = self.join(socket, &join).await?;
                let is_joined = joined.is_ok();
                if reply.send(joined).is_err() {
                    self.listeners.remove(socket);
                } else if is_joined {
                    self.start_if_all_are_here().await?;
                }
            }
            Message::Act { socket, act, at } => self.hear_act(socket, act, at).await?,
            Message::Ping { socket, number, at } => {
                let pong = HallFrame::Pong { pong: number, now: self.scale(at).0 };
                self.listeners.tell_one(socket, pong.to_text().into());
            }
            Message::Leave { socket } => self.listeners.remove(socket),
            Message::Claim { claim, reply } => {
                let claimed = self.claim(&claim).await;
                let failed = claimed.as_ref().err().and_then(HallError::journal);
                // Who has gone away need not be told.
                let _ = reply.send(claimed);
                failed.map_or(Ok(()), Err)?;
            }
            Message::View { reply } => drop(reply.send(Ok(self.view(None)))),
            Message::Pgn { reply } => drop(reply.send(Ok(self.pgn()))),
            // Handled where the loop can end.
            Message::Close { .. } => {}
        }
        Ok(())
    }

    /// Puts a moment on the scale of the game.
    fn scale(&self, moment: Moment) -> Millis {
        self.origin.map_or(Millis::ZERO, |origin| Millis(moment.since(origin)))
    }

    /// Tells whether a clock runs.
    fn is_running(&self) -> bool {
        // What a clock shows after the end does not matter any more.
        self.replayed.game.phase() != Phase::Finished && self.replayed.game.running().is_some()
    }

    fn deadline(&self) -> Option<Moment> {
        let origin = self.origin?;
        self.replayed.game.deadline().map(|at| origin.after(at.0))
    }

    /// Says when to look at the clock though nobody acts.
    fn wake(&self) -> Moment {
        let judged = self.deadline().map(|deadline| deadline.after(GRACE));
        let heartbeat = self.replayed.wall.filter(|_| self.is_running()).map(|wall| wall.after(HEARTBEAT + GRACE));
        let forgotten = self.busy.after(FORGET);
        [judged, heartbeat].into_iter().flatten().fold(forgotten, Moment::min)
    }

    /// Tells whether nobody looks and nothing can happen by itself.
    fn is_forgettable(&self) -> bool {
        let is_idle = self.listeners.is_empty() && self.shared.time.now() >= self.busy.after(FORGET);
        is_idle && !self.is_running() && self.deadline().is_none()
    }

    /// Rules on what fell due, and notes that time passes.
    async fn look_at_the_clock(&mut self) -> Result<(), JournalError> {
        let now = self.shared.time.now();
        if self.deadline().is_some_and(|deadline| now >= deadline.after(GRACE)) {
            self.rule_on_what_is_due().await?;
            while let Some((socket, act, at)) = self.held.pop_front() {
                self.hear_act(socket, act, at).await?;
            }
        }
        if self.is_running() && self.replayed.wall.is_some_and(|wall| now >= wall.after(HEARTBEAT + GRACE)) {
            // Stamped a little in the past: what is on its way here keeps its own moment.
            let at = Millis(self.scale(now).0.saturating_sub(GRACE));
            self.enter(&ActFrame::plain(at, Actor::Arbiter, "tick"), Source::default()).await?;
        }
        if self.shared.time.now() >= self.busy.after(FORGET) {
            self.busy = self.shared.time.now();
        }
        Ok(())
    }

    async fn rule_on_what_is_due(&mut self) -> Result<(), JournalError> {
        let Some(at) = self.replayed.game.deadline() else { return Ok(()) };
        let at = at.max(self.replayed.at);
        self.enter(&ActFrame::plain(at, Actor::Arbiter, "tick"), Source::default()).await?;
        Ok(())
    }

    async fn hear_act(&mut self, socket: u64, act: SentAct, at: Moment) -> Result<(), JournalError> {
        let Some(subscriber) = self.listeners.find(socket) else { return Ok(()) };
        let name = subscriber.name.clone();
        let Some(seat) = subscriber.seat else {
            let frame = HallFrame::failed(Some(act.id), "no_seat", "who watches cannot act");
            self.listeners.tell_one(socket, frame.to_text().into());
            return Ok(());
        };
        if let Some(frame) = self.first_answer(seat, &act.id).await? {
            self.listeners.tell_one(socket, frame);
            return Ok(());
        }
        let Some(by) = seat.actor(act.by) else {
            let why = "by is said at a shared screen only, and there it is white or black";
            self.listeners.tell_one(socket, HallFrame::failed(Some(act.id), "wrong_seat", why).to_text().into());
            return Ok(());
        };
        if let Some(deadline) = self.deadline().filter(|deadline| *deadline <= at) {
            if self.shared.time.now() < deadline.after(GRACE) {
                self.held.push_back((socket, act, at));
                return Ok(());
            }
            self.rule_on_what_is_due().await?;
        }
        let mut frame = act.to_act(self.scale(at).max(self.replayed.at), by);
        let key = self.listeners.find(socket).and_then(|subscriber| subscriber.key.as_ref());
        if let Some((key, sealed)) = key.zip(self.replayed.sealed.as_deref()) {
            frame = frame.opened_with(key, sealed);
        }
        if frame.name() == "start" {
            self.origin = self.origin.or(Some(at));
        }
        let source = Source { socket: Some(socket), id: Some(act.id.clone()), seat: Some(seat), name };
        let answer: Option<Utf8Bytes> = match self.enter(&frame, source).await? {
            Verdict::Entered => None,
            Verdict::Refused(entry, refused) => {
                let answer = HallFrame::Refused { ack: act.id.clone(), refused }.to_text().into();
                self.keep_refusal(answer_key(seat, &act.id), &answer);
                if seat != Seat::Arbiter {
                    let stands = StandsFrame::of(&self.replayed.game, frame.at());
                    self.listeners.tell(None, &entry, &stands);
                }
                Some(answer)
            }
            Verdict::Unreadable(error) => {
                Some(HallFrame::failed(Some(act.id), "not_understood", error.to_string()).to_text().into())
            }
        };
        if self.replayed.game.phase() == Phase::Waiting {
            self.origin = None;
        }
        if let Some(answer) = answer {
            self.listeners.tell_one(socket, answer);
        }
        Ok(())
    }

    /// Finds what was answered to an act with this name before.
    async fn first_answer(&self, seat: Seat, id: &str) -> Result<Option<Utf8Bytes>, JournalError> {
        let key = answer_key(seat, id);
        if let Some((_, answer)) = self.refusals.iter().find(|(known, _)| *known == key) {
            return Ok(Some(answer.clone()));
        }
        let Some(&seq) = self.replayed.answers.get(&key) else { return Ok(None) };
        let rows = self.shared.read(self.replayed.id, seq - 1).await?;
        let broken = |problem: &str| JournalError::Broken { game: self.replayed.id, seq, problem: problem.to_owned() };
        let row = rows.first().ok_or_else(|| broken("it is missing"))?;
        let RowFrame::Entered(entered) = RowFrame::read(&row.body).map_err(|error| broken(&error.to_string()))? else {
            return Err(broken("it is no act"));
        };
        Ok(Some(HallFrame::ack(id.to_owned(), seq, row.hash.to_string(), entered.clock).to_text().into()))
    }

    fn keep_refusal(&mut self, key: AnswerKey, answer: &Utf8Bytes) {
        if self.refusals.len() == REFUSALS {
            self.refusals.pop_front();
        }
        self.refusals.push_back((key, answer.clone()));
    }

    /// Judges an act; what is not refused is written down, and told once it is safe.
    async fn enter(&mut self, act: &ActFrame, source: Source) -> Result<Verdict, JournalError> {
        let read = match act.to_laws(self.replayed.reader, &self.replayed.game) {
            Ok(read) => read,
            Err(error) => return Ok(Verdict::Unreadable(error)),
        };
        let game = &mut self.replayed.game;
        let entry = judge(game, act, read);
        let frame = EntryFrame::of(act, &entry, game);
        if let Some(refusal) = entry.rulings.iter().find(|ruling| ruling.is_refusal()).filter(|_| entry.is_refused()) {
            let refused = RulingFrame::of(refusal, game);
            return Ok(Verdict::Refused(frame, refused));
        }
        let sealed = self.sealed_box(act);
        let frame = frame.with_box(act, sealed.clone());
        // In memory first, because the row says what the clocks show afterwards; nobody is told before it is on disk, and if
        // it never gets there the game is taken up again from its rows.
        let game = &mut self.replayed.game;
        game.apply(&entry);
        let clock = ClockFrame::of(game, entry.at);
        let stands = StandsFrame::of(game, entry.at);
        let wall = self.origin.map_or_else(|| self.shared.time.now(), |origin| origin.after(entry.at.0));
        self.replayed.at = entry.at;
        self.replayed.wall = Some(wall);
        self.replayed.sealed = sealed.or(self.replayed.sealed.take());
        let Source { socket, id, seat, name } = source;
        let entered = EnteredFrame { id, seat, name, wall: wall.0, clock: clock.clone(), entry: frame };
        let row = RowFrame::Entered(entered);
        self.append(&row).await?;
        let RowFrame::Entered(EnteredFrame { id, seat, entry, .. }) = row else { return Ok(Verdict::Entered) };
        let seq = self.replayed.seq;
        if let Some(((seat, id), socket)) = seat.zip(id).zip(socket) {
            self.replayed.answers.insert(answer_key(seat, &id), seq);
            let ack = HallFrame::ack(id, seq, self.replayed.hash.to_string(), clock);
            self.listeners.tell_one(socket, ack.to_text().into());
        }
        self.listeners.tell(Some(seq), &entry, &stands);
        Ok(Verdict::Entered)
    }

    /// Puts a move being sealed into a box that only the arbiter can open.
    fn sealed_box(&self, act: &ActFrame) -> Option<String> {
        let (nonce, text) = act.sealed_text()?;
        let lock: EnvelopeLock = self.replayed.seats.lock()?.parse().ok()?;
        Some(lock.seal(nonce, text))
    }

    async fn append(&mut self, frame: &RowFrame) -> Result<(), JournalError> {
        let replayed = &mut self.replayed;
        let row = Row::at(replayed.seq + 1, replayed.hash, frame.to_text());
        let (seq, hash) = (row.seq, row.hash);
        let summary = Some(replayed.summary()).filter(|summary| *summary != self.listed);
        if let Some(summary) = &summary {
            self.listed = summary.clone();
        }
        self.shared.append(Append { game: replayed.id, row, summary }).await?;
        replayed.seq = seq;
        replayed.hash = hash;
        Ok(())
    }

    async fn join(&mut self, socket: u64, join: &JoinFrame) -> Result<Result<Joined, HallError>, JournalError> {
        let seat = match join.token.as_deref() {
            None => None,
            Some(token) => match self.replayed.seats.find(token) {
                Some(seat) => Some((seat, token)),
                None => return Ok(Err(HallError::NoSeat)),
            },
        };
        let place = seat.as_ref().map(|(seat, _)| seat.seat);
        let mut missed = match join.after {
            None => Vec::new(),
            Some(after) => self.missed(after, Audience::of(place)).await?,
        };
        let view = HallFrame::View { view: Box::new(self.view(place)) };
        missed.push(view.to_text().into());
        if let Some(place) = place {
            self.listeners.take_over(place);
        }
        let (outbox, told) = mpsc::channel(OUTBOX);
        let key = seat.as_ref().filter(|(seat, _)| seat.seat == Seat::Arbiter).map(|(_, token)| ArbiterKey::of(token));
        let name = seat.and_then(|(seat, _)| seat.name);
        self.listeners.push(Subscriber { socket, seat: place, name, outbox, key });
        Ok(Ok(Joined { seat: place, missed, told }))
    }

    /// Reads what happened after a row, as far as an audience may see it.
    async fn missed(&self, after: u64, audience: Audience) -> Result<Vec<Utf8Bytes>, JournalError> {
        let id = self.replayed.id;
        let mut missed = Vec::new();
        for row in self.shared.read(id, after).await? {
            let frame = RowFrame::read(&row.body).map_err(|error| JournalError::Broken {
                game: id,
                seq: row.seq,
                problem: error.to_string(),
            })?;
            let RowFrame::Entered(entered) = frame else { continue };
            if let Some(entry) = WireEntry::of(Some(row.seq), &entered.entry, audience) {
                missed.push(HallFrame::Entry { entry }.to_text().into());
            }
        }
        Ok(missed)
    }

    fn view(&self, seat: Option<Seat>) -> ViewFrame {
        let at = self.scale(self.shared.time.now()).max(self.replayed.at);
        let game = &self.replayed.game;
        ViewFrame {
            seq: self.replayed.seq,
            hash: self.replayed.hash.to_string(),
            state: StateFrame::of(game, at),
            now: at.0,
            destinations: protocol::destinations(game),
            seat,
            names: self.replayed.seats.names(),
            regulations: self.replayed.regulations.clone(),
        }
    }

    fn pgn(&self) -> String {
        let names = self.replayed.seats.names();
        let hash = self.replayed.hash.to_string();
        let facts = PgnFacts { regulations: &self.replayed.regulations, names: &names, hash: &hash };
        protocol::pgn(&self.replayed.game, facts)
    }

    /// Without an arbiter the game begins when both players are here.
    async fn start_if_all_are_here(&mut self) -> Result<(), JournalError> {
        let replayed = &self.replayed;
        let are_here = replayed.seats.players().all(|seat| self.listeners.has(seat));
        if replayed.game.phase() != Phase::Waiting || replayed.seats.has_arbiter() || !are_here {
            return Ok(());
        }
        self.origin = Some(self.shared.time.now());
        let start = ActFrame::plain(Millis::ZERO, Actor::Arbiter, "start");
        if !matches!(self.enter(&start, Source::default()).await?, Verdict::Entered) {
            self.origin = None;
        }
        Ok(())
    }

    async fn claim(&mut self, claim: &ClaimSeat) -> Result<SeatClaimed, HallError> {
        let seats = &self.replayed.seats;
        let invited = seats.invited(&claim.invitation).ok_or(HallError::NoInvitation)?.clone();
        if invited.seat == Seat::Arbiter && !seats.are_players_seated() {
            return Err(HallError::PlayersFirst);
        }
        if invited.seat != Seat::Arbiter && seats.has_arbiter() && !claim.arbiter {
            return Err(HallError::NoConsent);
        }
        let token = Secret::random()?;
        let lock = (invited.seat == Seat::Arbiter).then(|| ArbiterKey::of(token.reveal()).lock().to_string());
        let seat = SeatFrame {
            seat: invited.seat,
            name: claim.name.clone().or(invited.name),
            token: Some(token.hash()),
            invitation: None,
            lock,
        };
        let wall = self.shared.time.now().0;
        self.replayed.seats.put(seat.clone());
        self.append(&RowFrame::Seated(SeatedFrame { seat, wall })).await?;
        Ok(SeatClaimed { game: self.replayed.id.to_string(), seat: invited.seat, token: token.reveal().to_owned() })
    }

    /// The hall closes: a game that is being played is stopped now, and everybody is told.
    async fn close(&mut self) -> Result<(), JournalError> {
        if self.deadline().is_some_and(|deadline| deadline <= self.shared.time.now()) {
            self.rule_on_what_is_due().await?;
        }
        if self.replayed.game.phase() == Phase::Playing {
            let at = self.scale(self.shared.time.now()).max(self.replayed.at);
            self.enter(&ActFrame::plain(at, Actor::Arbiter, "stop_clocks"), Source::default()).await?;
        }
        self.listeners.close("closing", "the hall is closing; join again in a moment");
        Ok(())
    }
}
