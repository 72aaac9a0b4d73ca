//! One task a game: it hears one message after the other, and looks at the clock when nobody speaks.

mod act;
mod again;
mod arbiter;
mod claim;
mod engine;
mod hold;
mod judge;
mod late;
mod listed;
mod presence;
mod quota;
mod report;
mod seat;

use std::collections::VecDeque;
use std::sync::Arc;

use clock::Millis;
use laws::Phase;
use protocol::{Act, GameSummary, SentAct, ServerFrame, TimedAct};
use tokio::sync::{mpsc, oneshot, watch};

use self::act::Source;
pub(super) use self::late::Late;
use self::presence::Presence;
use self::report::Reports;
use super::game::LiveGame;
use super::listeners::Listeners;
use super::message::Message;
use super::refusals::Refusals;
use super::said::words;
use super::shared::Shared;
use super::snapshot::Snapshot;
use crate::engine::Sight;
use crate::journal::{ChainedRow, JournalError};
use crate::panics::{Panicked, catch_async};
use crate::{HallError, Moment};

/// Milliseconds by which a deadline is judged late, so that an act that arrived in time still counts.
const GRACE: u64 = 20;
/// A running game is written down at least so often, so that little is lost when the hall falls.
const HEARTBEAT: u64 = 10_000;
/// A game that nobody looks at and in which nothing can happen is forgotten after so long; its rows remain.
const FORGET: u64 = 60_000;
/// The same for a game that is in memory only because somebody looks at it.
const FORGET_LOOKED_AT: u64 = 10_000;

/// A game and the sockets at it.
pub(super) struct Room {
    shared: Arc<Shared>,
    live: LiveGame,
    listeners: Listeners,
    /// Where the scale of the game starts on the hall's clock, once it has begun.
    origin: Option<Moment>,
    /// Milliseconds for which the game's time stood still, and which no row holds yet.
    unwritten: u64,
    /// The moment up to which the game's time last stood still.
    told: Moment,
    /// Acts that came after a deadline which is not judged yet.
    waiting: VecDeque<(u64, SentAct, Moment, u64)>,
    refusals: Refusals,
    reports: Reports,
    listed: GameSummary,
    presence: Presence,
    /// What the program that plays is shown.
    engine: Option<watch::Sender<Sight>>,
    /// What those see who only watch, if that is late.
    late: Option<Box<Late>>,
    /// How the game stood when somebody last looked, and how it was shown to those who see it late.
    looks: [Option<Arc<Snapshot>>; 2],
    /// Whether the game is in the list of those that are played or wait for somebody.
    is_up: bool,
    /// Until when the creator of an open game is taken to wait, though no page of theirs is at the game.
    waits_until: Moment,
    /// When somebody last wanted something.
    busy: Moment,
    /// Whether the game is in memory only because somebody looks at it.
    is_looked_at: bool,
}

impl Room {
    /// Takes up a game where its rows have left it. If it was being played, its clocks are stopped at its last row.
    pub(super) async fn take_up(
        shared: Arc<Shared>,
        live: LiveGame,
        rows: &[ChainedRow],
        refusals: Refusals,
    ) -> Result<Self, JournalError> {
        let now = shared.time.now();
        let delay = live.table.spectators_delay;
        let late = if delay > 0 { Some(Box::new(Late::of(live.id, rows, delay, now)?)) } else { None };
        // The calendar may have been set meanwhile, so time goes on from the last row and not from its date.
        let is_begun = live.wall.is_some() && live.game.phase() != Phase::Waiting;
        let passed = appointed_time_passed(&live, now);
        let origin = is_begun.then(|| shared.origin_of(live.id).unwrap_or_else(|| now.before(live.at.0 + passed)));
        // What the list says is written anew with the first row, or when those who only watch have seen everything.
        let listed = late.as_ref().map_or_else(|| live.summary(), |_| GameSummary::default());
        let mut room = Self {
            shared,
            live,
            listeners: Listeners::default(),
            origin,
            unwritten: 0,
            told: now,
            waiting: VecDeque::new(),
            refusals,
            reports: Reports::default(),
            listed,
            presence: Presence::new(now),
            engine: None,
            late,
            looks: [None, None],
            is_up: false,
            waits_until: Moment(0),
            busy: now,
            is_looked_at: false,
        };
        room.relist_if_late().await?;
        if room.live.game.phase() == Phase::Playing {
            let at = room.live.at;
            room.enter(&stopping(at), Source::default()).await?;
        }
        room.live.wall = room.origin.map(|origin| origin.after(room.live.at.0));
        room.play_prelude().await?;
        room.call_engine();
        room.put_up();
        room.note_presence();
        room.is_looked_at = !room.is_running() && room.deadline().is_none();
        Ok(room)
    }

    /// Hears one message after the other until nobody needs the game any more.
    pub(super) async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<Box<Message>>) {
        let time = Arc::clone(&self.shared.time);
        loop {
            let wake = self.wake();
            let mut doing = None;
            let heard = tokio::select! {
                biased; // What has already arrived goes first.
                // What happens now and then is kept apart, so that a game that waits takes little room.
                message = inbox.recv() => match message.map(|message| *message) {
                    Some(Message::Close { reply }) => {
                        let closed = match catch_async(Box::pin(self.close())).await {
                            Ok(closed) => closed.map_err(HallError::from),
                            Err(panicked) => {
                                self.fail("closing the game", &panicked);
                                Ok(())
                            }
                        };
                        // Who asked waits for the answer or has gone away.
                        let _ = reply.send(closed);
                        return;
                    }
                    Some(Message::Rest) => {
                        if self.is_looked_at && self.shared.retire(self.live.id, self.origin_to_keep(), &mut inbox) {
                            let why = "many old games are being looked at; open this one again to look on";
                            self.listeners.close("resting", why);
                            return;
                        }
                        continue;
                    }
                    Some(message) => {
                        doing = Some(message.account());
                        catch_async(Box::pin(self.hear(message))).await
                    }
                    None => return,
                },
                () = time.sleep_until(wake) => {
                    if self.is_forgettable() && self.shared.retire(self.live.id, self.origin_to_keep(), &mut inbox) {
                        return;
                    }
                    catch_async(Box::pin(self.look_at_the_clock())).await
                }
            };
            let heard = match heard {
                Ok(heard) => heard,
                Err(panicked) => return self.fail(doing.as_deref().unwrap_or("looking at the clock"), &panicked),
            };
            if let Err(error) = heard {
                // What is in memory may be ahead of the disk: the next who comes starts from the rows.
                tracing::error!(game = %self.live.id, %error, "a game cannot go on");
                let (code, why) = error.told_to_players();
                self.listeners.close(code, &why);
                self.shared.forget(self.live.id);
                return;
            }
        }
    }

    /// Ends after a panic: everybody at the game is told, and what is in memory is not used any more.
    fn fail(&mut self, doing: &str, panicked: &Panicked) {
        self.shared.fail(self.live.id, doing, panicked);
        self.listeners.close_saying("game_failed", |locale| match locale {
            Some(locale) => words(locale).game_failed(),
            None => HallError::GameFailed.to_string(),
        });
    }

    async fn hear(&mut self, message: Message) -> Result<(), JournalError> {
        self.busy = self.shared.time.now();
        self.note_look(&message);
        match message {
            Message::Join { socket, join, from, reply } => {
                let joined = self.join(socket, &join, from);
                let is_joined = joined.is_ok();
                if reply.send(joined).is_err() {
                    self.listeners.remove(socket);
                } else if is_joined {
                    if !self.note_presence() {
                        self.tell_seats(socket);
                    }
                    self.write_presence().await?;
                    self.start_if_all_are_here().await?;
                    self.show_waiting();
                }
            }
            Message::Act { socket, act, at, lag, heard } => {
                let (at, allowance) = self.allow(&act, at, lag);
                self.hear_act(socket, act, at, allowance).await?;
                self.note_presence();
                self.shared.metrics.ruled(heard.elapsed());
            }
            Message::Ping { socket, number, at } => {
                let is_watcher = self.listeners.find(socket).is_some_and(|subscriber| subscriber.seat.is_none());
                let late = self.late.as_ref().filter(|_| is_watcher);
                let now = late.map_or(self.scale(at), |late| late.earlier(self.scale(at)));
                let pong = ServerFrame::Pong { pong: number, now: now.0 };
                self.listeners.tell_one(socket, pong.to_text().into());
            }
            Message::Leave { socket } => {
                let seat = self.listeners.find(socket).and_then(|subscriber| subscriber.seat);
                self.listeners.remove(socket);
                self.note_presence();
                if let Some(seat) = seat {
                    self.still_waits(seat);
                }
            }
            Message::Ready { socket, is_ready } => self.ready(socket, is_ready).await?,
            Message::TakeSeat { wanted, held, reply } => {
                let taken = self.take_seat(&wanted, held.as_deref()).await;
                if taken.is_ok() {
                    self.is_taken_up();
                }
                answer(reply, taken)?;
            }
            Message::AnswerRequest { token, answer: given, reply } => {
                let answered = self.answer_request(&token, given).await;
                answer(reply, answered)?;
            }
            Message::View { locale, reply } => drop(reply.send(Ok(self.look(None, locale)))),
            Message::MayRead { reader, reply } => drop(reply.send(self.may_read(&reader))),
            Message::Pgn { reader, reply } => drop(reply.send(self.pgn(&reader))),
            Message::Preview { asked, act, reply } => self.preview(&asked, &act, reply),
            Message::Evidence { asked, intended, reply } => {
                drop(reply.send(self.evidence(&asked, intended.as_deref())));
            }
            Message::Record { asked, reply } => drop(reply.send(self.check_arbiter(&asked).map(|()| self.live.seq))),
            Message::Invite { seat, asker, reply } => {
                let invited = self.invite(seat, &asker).await;
                answer(reply, invited)?;
            }
            Message::Rematch { token, reply } => {
                let asked = self.rematch(&token).await;
                answer(reply, asked)?;
            }
            Message::Abort { token, reply } => {
                let aborted = self.abort(&token).await;
                answer(reply, aborted)?;
            }
            Message::JoinOpen { wanted, reply } => {
                let taken = self.join_open(&wanted).await;
                if taken.is_ok() {
                    self.is_taken_up();
                }
                answer(reply, taken)?;
            }
            Message::Mine { token, reply } => {
                let mine = self.mine(&token);
                if let Ok(mine) = &mine {
                    self.still_waits(mine.seat);
                }
                drop(reply.send(mine));
            }
            // Handled where the loop can end.
            Message::Close { .. } | Message::Rest => {}
        }
        Ok(())
    }

    /// Notes that somebody looks at a game, or that somebody with a seat wants to go on with it.
    fn note_look(&mut self, message: &Message) {
        if !self.is_looked_at {
            return;
        }
        let has_seat = match message {
            Message::Leave { .. } | Message::Ping { .. } => return,
            Message::Act { socket, .. } | Message::Ready { socket, .. } => {
                self.listeners.find(*socket).is_some_and(|subscriber| subscriber.seat.is_some())
            }
            Message::Invite { asker, .. } if asker.is_organiser => true,
            message => message.token().is_some_and(|token| self.live.seats.find(token).is_some()),
        };
        if has_seat && self.live.game.phase() != Phase::Finished {
            self.is_taken_up();
        } else {
            self.shared.look_at(self.live.id);
        }
    }

    /// Notes that somebody with a seat wants to go on with the game.
    fn is_taken_up(&mut self) {
        self.is_looked_at = false;
        self.shared.looked.remove(self.live.id);
    }

    /// Says for how long the game is kept though nobody looks.
    fn patience(&self) -> u64 {
        if self.is_looked_at { FORGET_LOOKED_AT } else { FORGET }
    }

    /// Puts a moment on the scale of the game.
    fn scale(&self, moment: Moment) -> Millis {
        self.origin.map_or(Millis::ZERO, |origin| Millis(moment.since(origin)))
    }

    /// Tells whether a clock runs.
    fn is_running(&self) -> bool {
        // What a clock shows after the end does not matter any more.
        self.live.game.phase() != Phase::Finished && self.live.game.running().is_some()
    }

    /// Says how late a deadline is judged: what is stamped in time counts.
    fn grace(&self) -> u64 {
        GRACE + self.live.table.network_allowance
    }

    fn deadline(&self) -> Option<Moment> {
        let origin = self.origin?;
        self.live.game.deadline().map(|at| origin.after(at.0))
    }

    /// Says when to look at the clock though nobody acts.
    fn wake(&self) -> Moment {
        let judged = self.deadline().map(|deadline| deadline.after(self.grace()));
        let heartbeat = self.live.wall.filter(|_| self.is_running()).map(|wall| wall.after(HEARTBEAT + self.grace()));
        let forgotten = self.busy.after(self.patience());
        let shown = self.late.as_deref().and_then(Late::due);
        [judged, heartbeat, shown, self.away_due()].into_iter().flatten().fold(forgotten, Moment::min)
    }

    /// Tells whether nobody looks and nothing can happen by itself.
    fn is_forgettable(&self) -> bool {
        let is_idle = self.listeners.is_empty() && self.shared.time.now() >= self.busy.after(self.patience());
        let is_shown = self.late.as_ref().is_none_or(|late| late.due().is_none());
        is_idle && is_shown && !self.is_running() && self.deadline().is_none()
    }

    /// Returns where the scale of the game starts, if the game can still continue.
    fn origin_to_keep(&self) -> Option<Moment> {
        self.origin.filter(|_| self.live.game.phase() != Phase::Finished)
    }

    /// Rules on what fell due, and notes that time passes.
    async fn look_at_the_clock(&mut self) -> Result<(), JournalError> {
        let now = self.shared.time.now();
        self.show_late().await?;
        if self.deadline().is_some_and(|deadline| now >= deadline.after(self.grace())) {
            self.rule_on_what_is_due().await?;
            while let Some((socket, act, at, allowance)) = self.waiting.pop_front() {
                self.hear_act(socket, act, at, allowance).await?;
            }
        }
        if self.is_running() && self.live.wall.is_some_and(|wall| now >= wall.after(HEARTBEAT + self.grace())) {
            // Stamped a little in the past: what is on its way here keeps its own moment.
            let at = Millis(self.scale(now).0.saturating_sub(self.grace()));
            self.enter(&TimedAct::by_arbiter(at, Act::Tick {}), Source::default()).await?;
        }
        self.note_presence();
        self.write_presence().await?;
        if self.shared.time.now() >= self.busy.after(self.patience()) {
            self.busy = self.shared.time.now();
        }
        Ok(())
    }

    async fn rule_on_what_is_due(&mut self) -> Result<(), JournalError> {
        let Some(at) = self.live.game.deadline() else { return Ok(()) };
        let at = at.max(self.live.at);
        self.enter(&TimedAct::by_arbiter(at, Act::Tick {}), Source::default()).await?;
        Ok(())
    }

    /// The hall closes: a game that is being played is stopped now, and everybody is told.
    async fn close(&mut self) -> Result<(), JournalError> {
        if self.deadline().is_some_and(|deadline| deadline <= self.shared.time.now()) {
            self.rule_on_what_is_due().await?;
        }
        if self.live.game.phase() == Phase::Playing {
            let at = self.scale(self.shared.time.now()).max(self.live.at);
            self.enter(&stopping(at), Source::default()).await?;
        } else if self.deadline().is_some() {
            // The next start knows how far time has come.
            let at = self.scale(self.shared.time.now()).max(self.live.at);
            self.enter(&TimedAct::by_arbiter(at, Act::Tick {}), Source::default()).await?;
        }
        self.listeners.close("closing", "the server is stopping; join again in a moment");
        Ok(())
    }
}

/// Says how many milliseconds have passed for an adjourned game while the server was away.
///
/// The hour of the resumption is one of the calendar, and no clock runs until then. The server's absence is charged to nobody: if the
/// hour has passed meanwhile, it is now.
fn appointed_time_passed(live: &LiveGame, now: Moment) -> u64 {
    let appointed = live.game.resume_at().filter(|_| live.game.phase() == Phase::Adjourned);
    let away = live.wall.map_or(0, |wall| now.since(wall));
    appointed.map_or(0, |hour| away.min(hour.0.saturating_sub(live.at.0)))
}

/// Makes the act that stops the clocks because the server ends or has ended.
fn stopping(at: Millis) -> TimedAct {
    TimedAct::by_arbiter(at, Act::StopClocks { reason: Some(words::RESTART.to_owned()) })
}

/// Answers who asked; if the journal failed the game cannot go on.
fn answer<T>(reply: oneshot::Sender<Result<T, HallError>>, result: Result<T, HallError>) -> Result<(), JournalError> {
    let failed = result.as_ref().err().and_then(HallError::journal);
    // A client that has gone away need not be told.
    let _ = reply.send(result);
    failed.map_or(Ok(()), Err)
}
