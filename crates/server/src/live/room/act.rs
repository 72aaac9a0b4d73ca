//! Handles an act: judges it, records it, answers it and sends it to all clients.

use std::net::IpAddr;

use axum::extract::ws::Utf8Bytes;
use laws::Phase;
use protocol::{
    Act, ClockFrame, EnteredRow, EnvelopeLock, FrameError, JournalEntry, RefusedFrame, RefusedRow, Row, RulingFrame,
    Seat, SentAct, ServerFrame, StandsFrame, TimedAct,
};
use words::Locale;

use super::super::game::{LiveGame, answer_key};
use super::super::listeners::Reach;
use super::super::said::Said;
use super::report::is_report;
use super::{RACES, Room};
use crate::Moment;
use crate::journal::{Append, ChainedRow, JournalError};

/// The error code and the metrics label of acts that cannot be read.
const NOT_UNDERSTOOD: &str = "not_understood";

/// The origin of an act.
#[derive(Clone, Debug, Default)]
pub(super) struct Source {
    /// The socket that waits for the answer.
    pub(super) socket: Option<u64>,
    pub(super) id: Option<String>,
    pub(super) seat: Option<Seat>,
    pub(super) name: Option<String>,
    /// The official of the game's event, by number.
    pub(super) person: Option<u32>,
    /// The language of the answer.
    pub(super) locale: Option<Locale>,
    /// Milliseconds by which the timestamp was moved back for network delay.
    pub(super) allowance: u64,
    /// The time of arrival at the socket; none for acts of the server itself.
    pub(super) arrived: Option<Moment>,
    /// The address of the client, if it is known.
    pub(super) from: Option<IpAddr>,
    /// Whether to judge without a search.
    pub(super) is_quick: bool,
}

/// The outcome of an act.
pub(super) enum Verdict {
    /// It was recorded, answered and sent to all clients.
    Entered,
    Refused(Box<RefusedEntry>),
    Unreadable(FrameError),
    /// Another node has written a row meanwhile, which is in the game now: the act must be judged again.
    Overtaken,
}

/// A refused act and its answer.
pub(super) struct RefusedEntry {
    pub(super) entry: JournalEntry,
    /// The row that records it.
    pub(super) row: RefusedRow,
    refused: RefusedFrame,
    pub(super) said: Said,
}

impl Verdict {
    /// Returns the metrics label of the outcome.
    const fn name(&self) -> &'static str {
        match self {
            Self::Entered => "entered",
            Self::Refused(..) => "refused",
            Self::Unreadable(_) => NOT_UNDERSTOOD,
            Self::Overtaken => "overtaken",
        }
    }
}

impl LiveGame {
    /// Returns the name or, in a game of an event, the number of the person who acts, for a row. No row of a game of an event
    /// holds a name: names can be erased from the event, and rows never change.
    fn signed(&self, source: &Source) -> (Option<String>, Option<u32>) {
        if self.table.event.is_none() {
            return (source.name.clone(), None);
        }
        let holder = || source.seat.and_then(|seat| self.seats.get(seat)?.person);
        (None, source.person.or_else(holder))
    }
}

impl Room {
    /// Stamps a move earlier than it arrived, if the settings of the game allow it: by at most the measured delay of the
    /// connection, and never before the last act.
    pub(super) fn allow(&self, act: &SentAct, at: Moment, lag: u64) -> (Moment, u64) {
        let most = self.live.table.network_allowance.min(lag);
        let last = self.origin.map_or(at, |origin| origin.after(self.live.at.0));
        let allowance = if act.act.act().is_moving() { most.min(at.since(last)) } else { 0 };
        (Moment(at.0 - allowance), allowance)
    }

    /// Hears an act; if another node was faster, judges it again in the game as it is then.
    pub(super) async fn hear_act(
        &mut self,
        socket: u64,
        act: SentAct,
        at: Moment,
        allowance: u64,
    ) -> Result<(), JournalError> {
        if !self.is_shared() {
            return self.hear_act_once(socket, act, at, allowance).await.map(|_| ());
        }
        for _ in 0..RACES {
            if !self.hear_act_once(socket, act.clone(), at, allowance).await? {
                return Ok(());
            }
        }
        let failed = ServerFrame::failed(Some(act.id), "try_again", "others act all the time; send it again");
        self.listeners.tell_one(socket, failed.to_text().into());
        Ok(())
    }

    /// Hears an act; tells whether another node was faster.
    async fn hear_act_once(
        &mut self,
        socket: u64,
        act: SentAct,
        at: Moment,
        allowance: u64,
    ) -> Result<bool, JournalError> {
        let Some(subscriber) = self.listeners.find(socket) else { return Ok(false) };
        let (name, locale, from) = (subscriber.name.clone(), subscriber.locale, subscriber.from);
        let Some(seat) = subscriber.seat else {
            if is_report(act.act.act()) && !subscriber.asks {
                return self.hear_report(socket, act, at, from).await.map(|()| false);
            }
            let (code, why) = if subscriber.asks {
                ("not_accepted", "both players must accept the arbiter first")
            } else {
                ("no_seat", "who watches can only report to the arbiter")
            };
            let frame = ServerFrame::failed(Some(act.id), code, why);
            self.listeners.tell_one(socket, frame.to_text().into());
            return Ok(false);
        };
        if let Some(frame) = self.first_answer(seat, &act.id).await? {
            self.listeners.tell_one(socket, frame);
            return Ok(false);
        }
        let Some(by) = seat.actor(act.by.map(|by| by.0)) else {
            let why = "by is said at a shared screen only, and there it is white or black";
            self.listeners.tell_one(socket, ServerFrame::failed(Some(act.id), "wrong_seat", why).to_text().into());
            return Ok(false);
        };
        if let Some(why) = self.live.table.objection(act.act.act()) {
            self.listeners
                .tell_one(socket, ServerFrame::failed(Some(act.id), "touch_does_not_bind", why).to_text().into());
            return Ok(false);
        }
        if let Some((code, why)) = self.over_quota(seat, act.act.act(), from) {
            self.shared.metrics.refuse(code);
            self.listeners.tell_one(socket, ServerFrame::failed(Some(act.id), code, why).to_text().into());
            return Ok(false);
        }
        if let Some(deadline) = self.deadline().filter(|deadline| *deadline <= at) {
            if self.shared.time.now() < deadline.after(self.grace()) {
                self.waiting.push_back((socket, act, at, allowance));
                return Ok(false);
            }
            self.rule_on_what_is_due().await?;
        }
        let id = act.id.clone();
        let mut timed = match act.timed(self.scale(at).max(self.live.at), by) {
            Ok(timed) => timed,
            Err(error) => {
                self.shared.metrics.act(NOT_UNDERSTOOD);
                let failed = ServerFrame::failed(Some(id), NOT_UNDERSTOOD, error.to_string());
                self.listeners.tell_one(socket, failed.to_text().into());
                return Ok(false);
            }
        };
        let key = self.listeners.find(socket).and_then(|subscriber| subscriber.key.as_ref());
        if let Some((key, sealed)) = key.zip(self.live.sealed.as_deref()) {
            timed.act = timed.act.opened_with(key, sealed);
        }
        if matches!(timed.act.act(), Act::Start {}) {
            self.origin = self.origin.or(Some(at));
        }
        let source = Source {
            person: None,
            socket: Some(socket),
            id: Some(id.clone()),
            seat: Some(seat),
            name,
            locale,
            allowance,
            arrived: Some(at.after(allowance)),
            from,
            is_quick: false,
        };
        let verdict = self.enter(&timed, source).await?;
        self.shared.metrics.act(verdict.name());
        let answer: Option<Utf8Bytes> = match verdict {
            Verdict::Overtaken => return Ok(true),
            Verdict::Entered => None,
            Verdict::Refused(refused) => {
                let RefusedEntry { entry, row, refused, said } = *refused;
                let answer = if self.keep_refused(row, from).await? {
                    ServerFrame::Refused { ack: id.clone(), refused }
                } else {
                    let why = "too many acts of this seat were refused: send only acts that the game allows";
                    ServerFrame::failed(Some(id.clone()), "too_many_refused", why)
                };
                if seat != Seat::Arbiter {
                    let stands = StandsFrame::of(&self.live.game, timed.at, &self.live.table);
                    self.listeners.tell(None, &entry, &stands, &said, Reach::Seats);
                }
                Some(answer.to_text().into())
            }
            Verdict::Unreadable(error) => {
                Some(ServerFrame::failed(Some(id), NOT_UNDERSTOOD, error.to_string()).to_text().into())
            }
        };
        if self.live.game.phase() == Phase::Waiting {
            self.origin = None;
        }
        if let Some(answer) = answer {
            self.listeners.tell_one(socket, answer);
        }
        Ok(false)
    }

    /// Stores a refused act on disk, so that it is in the record of the game and gets the same answer again; tells
    /// whether there was room for it.
    pub(super) async fn keep_refused(
        &mut self,
        refused: RefusedRow,
        from: Option<IpAddr>,
    ) -> Result<bool, JournalError> {
        if !self.refusals.has_room_for(refused.seat) {
            return Ok(false);
        }
        let mut row = self.refusals.next(self.live.id, &refused);
        let mut races = 0;
        loop {
            match self.shared.refuse(self.live.id, row.clone()).await {
                Err(JournalError::Conflict { .. }) if self.is_shared() && races < RACES => {
                    // Another node has refused an act of this game.
                    races += 1;
                    self.reload_refusals().await?;
                    row = self.refusals.next(self.live.id, &refused);
                }
                written => {
                    written?;
                    break;
                }
            }
        }
        self.refusals.note(&refused, &row);
        self.count_written(row.body.len() as u64, from);
        Ok(true)
    }

    /// Finds the earlier answer to an act with this id.
    pub(super) async fn first_answer(&self, seat: Seat, id: &str) -> Result<Option<Utf8Bytes>, JournalError> {
        if let Some(refused) = self.refusals.find(seat, id) {
            return Ok(Some(refused.to_text().into()));
        }
        let key = answer_key(seat, id);
        let Some(seq) = self.live.answers.get(&key) else { return Ok(None) };
        let row = self.shared.row(self.live.id, seq).await?;
        let broken = |problem: &str| JournalError::Broken { game: self.live.id, seq, problem: problem.to_owned() };
        let row = row.ok_or_else(|| broken("it is missing"))?;
        row.check(self.live.id)?;
        let Row::Entered(entered) = Row::read(&row.body).map_err(|error| broken(&error.to_string()))? else {
            return Err(broken("it is no act"));
        };
        Ok(Some(ServerFrame::ack(id.to_owned(), seq, row.hash.to_string(), entered.clock).to_text().into()))
    }

    /// Judges an act. Unless it is refused, records it and, once it is on disk, sends it to all clients.
    pub(super) async fn enter(&mut self, timed: &TimedAct, source: Source) -> Result<Verdict, JournalError> {
        let read = match self.live.reader.read(timed, &self.live.game) {
            Ok(read) => read,
            Err(error) => return Ok(Verdict::Unreadable(error)),
        };
        let entry = self.judge(timed, read, &source).await;
        let sealed = self.sealed_box(timed.act.act());
        let (name, person) = self.live.signed(&source);
        let game = &mut self.live.game;
        let kept = JournalEntry::of(timed, &entry, game, sealed.clone()).with_allowance(source.allowance);
        let said = Said::of(game, &entry, timed.act.text(), self.listeners.readers());
        if let Some(refusal) = entry.rulings.iter().find(|ruling| ruling.is_refusal()).filter(|_| entry.is_refused()) {
            let words = said.refusal(source.locale, &entry);
            let refused = RefusedFrame { ruling: RulingFrame::of(refusal, game), words: words.clone() };
            let row = RefusedRow {
                id: source.id,
                seat: source.seat,
                name,
                person,
                after: self.live.seq,
                wall: self.origin.map_or_else(|| self.shared.time.now(), |origin| origin.after(entry.at.0)).0,
                entry: JournalEntry::of_refused(timed, &entry, game).with_allowance(source.allowance),
                words,
            };
            return Ok(Verdict::Refused(Box::new(RefusedEntry { entry: kept, row, refused, said })));
        }
        // Applied in memory first, because the row contains the clocks after the act. Nobody is told before the row is on
        // disk; if it never gets there, the game is loaded again from its rows.
        let game = &mut self.live.game;
        let running = game.running();
        game.apply(&entry);
        let news = self.news_of(&entry);
        let game = &mut self.live.game;
        self.live.displays.note(game, entry.at);
        let clock = ClockFrame::of(game, entry.at);
        let stands = StandsFrame::of(game, entry.at, &self.live.table).with_displays(&self.live.displays);
        let is_waited_for = timed.act.act().is_moving() || self.live.game.running() != running;
        let mut delay = source.arrived.filter(|_| is_waited_for).map(|arrived| self.delay(arrived));
        self.hold(&mut delay);
        let wall = self.origin.map_or_else(|| self.shared.time.now(), |origin| origin.after(entry.at.0));
        self.live.at = entry.at;
        self.live.wall = Some(wall);
        self.live.sealed = sealed.or(self.live.sealed.take());
        let Source { socket, id, seat, from, .. } = source;
        let held = std::mem::take(&mut self.unwritten);
        let entered = EnteredRow { id, seat, name, person, wall: wall.0, held, clock: clock.clone(), entry: kept };
        let row = Row::Entered(entered);
        let before = self.live.bytes;
        match self.append(&row).await {
            Err(JournalError::Conflict { .. }) if self.is_shared() => {
                self.recover().await?;
                return Ok(Verdict::Overtaken);
            }
            written => written?,
        }
        self.live.origin = Some(wall.before(entry.at.0));
        self.count_written(self.live.bytes - before, from);
        if !self.has_been_interrupted() {
            self.hold(&mut delay);
        }
        let stands = stands.with_held(delay.map_or(0, |delay| delay.held));
        let Row::Entered(EnteredRow { id, seat, entry, .. }) = row else { return Ok(Verdict::Entered) };
        let seq = self.live.seq;
        if let Some(((seat, id), socket)) = seat.zip(id).zip(socket) {
            self.live.answers.insert(answer_key(seat, &id), seq);
            let ack = ServerFrame::ack(id, seq, self.live.hash.to_string(), clock);
            self.listeners.tell_one(socket, ack.to_text().into());
        }
        let reach = self.reach();
        self.listeners.tell(Some(seq), &entry, &stands, &said, reach);
        self.show_engine();
        self.report_news(news);
        Ok(Verdict::Entered)
    }

    /// Encrypts a move being sealed so that only the arbiter can open it.
    pub(super) fn sealed_box(&self, act: &Act) -> Option<String> {
        let (nonce, text) = act.sealed_text()?;
        let lock: EnvelopeLock = self.live.seats.lock()?.parse().ok()?;
        Some(lock.seal(nonce, text))
    }

    pub(super) async fn append(&mut self, frame: &Row) -> Result<(), JournalError> {
        let live = &self.live;
        let row = ChainedRow::at(live.seq + 1, live.hash, frame.to_text());
        let (seq, hash, bytes) = (row.seq, row.hash, row.body.len());
        let kept = self.late.is_some().then(|| row.clone());
        let summary = Some(self.listing()).filter(|summary| *summary != self.listed);
        if let Some(summary) = &summary {
            self.listed = summary.clone();
        }
        let append = Append { game: self.live.id, row, summary };
        self.written(append).await?;
        if let (Some(late), Some(row)) = (&mut self.late, kept) {
            late.push(frame.wall(), row);
        }
        let live = &mut self.live;
        live.seq = seq;
        live.hash = hash;
        live.bytes += bytes as u64;
        // The snapshot is outdated.
        self.looks[0] = None;
        self.post_board();
        // For delayed spectators the game is published when the row is shown.
        if self.late.is_none() || self.live.game.phase() == Phase::Waiting {
            self.put_up();
        }
        Ok(())
    }
}
