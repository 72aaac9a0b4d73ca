//! One task per game: it handles one message at a time, and checks the clock when a deadline comes.

mod act;
mod again;
mod arbiter;
mod claim;
mod elsewhere;
mod engine;
mod event;
mod hold;
mod interruption;
mod judge;
mod late;
mod listed;
mod presence;
mod quota;
mod report;
mod seat;

use std::collections::VecDeque;
use std::sync::Arc;

use board::ByColor;
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
use crate::cluster::Elsewhere;
use crate::engine::Sight;
use crate::journal::{ChainedRow, JournalError};
use crate::panics::{Panicked, catch_async};
use crate::{HallError, Moment};

/// Milliseconds to wait after a deadline before ruling on it, so that an act that arrived in time still counts.
const GRACE: u64 = 20;
/// The interval in milliseconds at which a running game is recorded, so that little is lost if the server crashes.
const HEARTBEAT: u64 = 10_000;
/// Milliseconds after which a game without spectators and deadlines leaves memory; its rows stay in the journal.
const FORGET: u64 = 60_000;
/// The same for a game that is in memory only because somebody looked at it.
const FORGET_LOOKED_AT: u64 = 10_000;

/// The number of times that a request is tried again because another node was faster.
const RACES: usize = 64;

/// Does something that appends rows, again if another node has appended one meanwhile.
macro_rules! racing {
    ($room:ident, $done:expr) => {{
        let mut done = $done.await;
        for _ in 0..RACES {
            match &done {
                Err(HallError::Journal(JournalError::Conflict { .. })) if $room.is_shared() => {
                    $room.recover().await?;
                    done = $done.await;
                }
                _ => break,
            }
        }
        done
    }};
}

/// A game and its sockets.
pub(super) struct Room {
    shared: Arc<Shared>,
    live: LiveGame,
    listeners: Listeners,
    /// The start of the game's time on the server's clock, once the game has begun.
    origin: Option<Moment>,
    /// Milliseconds for which the game's time stood still and which are not in a row yet.
    unwritten: u64,
    /// The moment up to which the game's time last stood still.
    told: Moment,
    /// Acts that came after a deadline which has not been ruled on yet.
    waiting: VecDeque<(u64, SentAct, Moment, u64)>,
    refusals: Refusals,
    reports: Reports,
    listed: GameSummary,
    presence: Presence,
    /// Sends the state of the game to the engine that plays.
    engine: Option<watch::Sender<Sight>>,
    /// The game as spectators see it, if they see it with a delay.
    late: Option<Box<Late>>,
    /// The last snapshot of the game, and the last one of the delayed game.
    looks: [Option<Arc<Snapshot>>; 2],
    /// Whether the game is in the lobby.
    is_up: bool,
    /// Until when the creator of an open game counts as waiting, though not connected to the game.
    waits_until: Moment,
    /// When the last message came.
    busy: Moment,
    /// Whether the game is in memory only because somebody looks at it.
    is_looked_at: bool,
    /// The players whose absence was reported to the event of the game.
    missed: ByColor<bool>,
    /// The clients at other nodes, and the moment at which this node last told the others about its own.
    elsewhere: Elsewhere,
    said: Moment,
    /// When the game was loaded.
    loaded: Moment,
}

impl Room {
    /// Loads a game in the state after its rows. If it was being played, its clocks are stopped at its last row.
    pub(super) async fn take_up(
        shared: Arc<Shared>,
        mut live: LiveGame,
        rows: &[ChainedRow],
        refusals: Refusals,
    ) -> Result<Self, JournalError> {
        let now = shared.time.now();
        Shared::read_event_of(&shared, &mut live).await?;
        let delay = live.table.spectators_delay;
        let mut late = if delay > 0 { Some(Box::new(Late::of(live.id, rows, delay, now)?)) } else { None };
        if let Some(late) = &mut late {
            Shared::read_event_of(&shared, &mut late.shown).await?;
            late.rename();
        }
        // The system clock may have been changed, so the game's time continues from its last row and not from that row's
        // date.
        let is_begun = live.wall.is_some() && live.game.phase() != Phase::Waiting;
        let passed = appointed_time_passed(&live, now);
        let origin = is_begun.then(|| shared.origin_of(live.id).unwrap_or_else(|| now.before(live.at.0 + passed)));
        // The list entry is written again with the first row, or when spectators have seen everything.
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
            missed: ByColor { white: false, black: false },
            elsewhere: Elsewhere::default(),
            said: Moment(0),
            loaded: now,
        };
        room.relist_if_late().await?;
        if room.is_shared() {
            room.origin = room.live.origin;
            room.look_for_a_gap().await?;
        } else {
            if room.live.game.phase() == Phase::Playing {
                let at = room.live.at;
                room.enter(&stopping(at), Source::default()).await?;
            }
            room.live.wall = room.origin.map(|origin| origin.after(room.live.at.0));
        }
        room.play_prelude().await?;
        if !room.is_shared() {
            room.call_engine();
        }
        room.put_up();
        room.note_presence();
        room.is_looked_at = !room.is_running() && room.deadline().is_none();
        Ok(room)
    }

    /// Handles one message after the other until nobody needs the game any more.
    pub(super) async fn run(mut self: Box<Self>, mut inbox: mpsc::Receiver<Box<Message>>) {
        let time = Arc::clone(&self.shared.time);
        loop {
            let wake = self.wake();
            let mut doing = None;
            let heard = tokio::select! {
                biased; // What has already arrived goes first.
                // Rare messages are boxed, so that an idle game takes little memory.
                message = inbox.recv() => match message.map(|message| *message) {
                    Some(Message::Close { reply }) => {
                        let closed = match catch_async(Box::pin(self.close())).await {
                            Ok(closed) => closed.map_err(HallError::from),
                            Err(panicked) => {
                                self.fail("closing the game", &panicked);
                                Ok(())
                            }
                        };
                        // The caller may have gone away.
                        let _ = reply.send(closed);
                        return;
                    }
                    Some(Message::Suspend { error }) => {
                        self.listeners.close(error.code(), &error.told());
                        self.shared.forget(self.live.id);
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
                // Memory may be ahead of the disk: the next request loads the game from its rows.
                tracing::error!(game = %self.live.id, %error, "a game cannot go on");
                let (code, why) = error.told_to_players();
                self.listeners.close(code, &why);
                self.shared.forget(self.live.id);
                return;
            }
        }
    }

    /// Ends the task after a panic: all clients are told, and the state in memory is no longer used.
    fn fail(&mut self, doing: &str, panicked: &Panicked) {
        self.shared.fail(self.live.id, doing, panicked);
        self.listeners.close_saying("game_failed", |locale| match locale {
            Some(locale) => words(locale).game_failed(),
            None => HallError::GameFailed.to_string(),
        });
    }

    async fn hear(&mut self, message: Message) -> Result<(), JournalError> {
        if !matches!(message, Message::Grown { .. } | Message::Elsewhere(_)) {
            self.busy = self.shared.time.now();
        }
        self.note_look(&message);
        self.note_interruption().await?;
        match message {
            Message::Join { socket, join, from, reply } => {
                let joined = match self.check_seen(join.after).await {
                    Ok(()) => {
                        // A spectator who comes from another node has seen the rows that are due.
                        self.show_late().await?;
                        self.join(socket, &join, from)
                    }
                    Err(error) => Err(error),
                };
                let is_joined = joined.is_ok();
                if is_joined {
                    self.say_joined(socket);
                }
                if reply.send(joined).is_err() {
                    self.listeners.remove(socket);
                } else if is_joined {
                    self.look_at_the_engine();
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
                let taken = racing!(self, self.take_seat(&wanted, held.as_deref()));
                if taken.is_ok() {
                    self.is_taken_up();
                }
                answer(reply, taken)?;
            }
            Message::AnswerRequest { token, answer: given, reply } => {
                let answered = racing!(self, self.answer_request(&token, given));
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
                let invited = racing!(self, self.invite(seat, &asker));
                answer(reply, invited)?;
            }
            Message::Rematch { token, reply } => {
                let asked = racing!(self, self.rematch(&token));
                answer(reply, asked)?;
            }
            Message::Abort { token, reply } => {
                let aborted = racing!(self, self.abort(&token));
                answer(reply, aborted)?;
            }
            Message::JoinOpen { wanted, reply } => {
                let taken = racing!(self, self.join_open(&wanted));
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
            Message::Official { place, act, person, reply } => {
                let done = racing!(self, self.official(place, (*act).clone(), person));
                answer(reply, done)?;
            }
            Message::Give { place, seat, token, person, reply } => {
                let given = racing!(self, self.give(place, seat, &token, person));
                answer(reply, given)?;
            }
            Message::TakeBack { place, seat, reply } => {
                let taken = racing!(self, self.take_back(place, seat));
                answer(reply, taken)?;
            }
            Message::Outcome { place, reply } => {
                let score = || self.live.game.outcome().map(|outcome| outcome.score);
                let told = self.check_place(place).map(|()| (self.live.game.phase(), score()));
                drop(reply.send(told));
            }
            Message::Post { reply } => {
                self.post_board();
                drop(reply.send(Ok(())));
            }
            Message::Renamed { reply } => {
                self.follow_event().await?;
                drop(reply.send(Ok(())));
            }
            Message::Grown { rows, refused } => self.grow(rows, refused).await?,
            Message::Elsewhere(here) => self.hear_elsewhere(here).await?,
            // Handled where the loop can end.
            Message::Close { .. } | Message::Rest | Message::Suspend { .. } => {}
        }
        self.note_interruption().await
    }

    /// Records that somebody looks at a game, or that a client with a seat continues it.
    fn note_look(&mut self, message: &Message) {
        if !self.is_looked_at {
            return;
        }
        let has_seat = match message {
            Message::Leave { .. } | Message::Ping { .. } | Message::Grown { .. } | Message::Elsewhere(_) => return,
            Message::Act { socket, .. } | Message::Ready { socket, .. } => {
                self.listeners.find(*socket).is_some_and(|subscriber| subscriber.seat.is_some())
            }
            Message::Invite { asker, .. } if asker.is_organiser => true,
            Message::Official { .. } | Message::Give { .. } => true,
            message => message.token().is_some_and(|token| self.live.seats.find(token).is_some()),
        };
        if has_seat && self.live.game.phase() != Phase::Finished {
            self.is_taken_up();
        } else {
            self.shared.look_at(self.live.id);
        }
    }

    /// Records that a client with a seat continues the game.
    fn is_taken_up(&mut self) {
        self.is_looked_at = false;
        self.shared.looked.remove(self.live.id);
    }

    /// Returns the milliseconds for which the game stays in memory though nobody looks.
    fn patience(&self) -> u64 {
        if self.is_looked_at { FORGET_LOOKED_AT } else { FORGET }
    }

    /// Converts a moment to the game's time.
    fn scale(&self, moment: Moment) -> Millis {
        self.origin.map_or(Millis::ZERO, |origin| Millis(moment.since(origin)))
    }

    /// Tells whether a clock runs.
    fn is_running(&self) -> bool {
        // After the end the clocks do not matter any more.
        self.live.game.phase() != Phase::Finished && self.live.game.running().is_some()
    }

    /// Returns the milliseconds after a deadline at which it is ruled on: acts stamped before it may still arrive.
    fn grace(&self) -> u64 {
        GRACE + self.live.table.network_allowance
    }

    fn deadline(&self) -> Option<Moment> {
        let origin = self.origin?;
        self.live.game.deadline().map(|at| origin.after(at.0))
    }

    /// Returns when to check the clock even if nobody acts.
    fn wake(&self) -> Moment {
        let patience = self.grace() + self.turn();
        let judged = self.deadline().map(|deadline| deadline.after(patience));
        let heartbeat = self.live.wall.filter(|_| self.is_running()).map(|wall| wall.after(HEARTBEAT + patience));
        let forgotten = self.busy.after(self.patience());
        let shown = self.late.as_deref().and_then(Late::due);
        [judged, heartbeat, shown, self.away_due(), self.missed_due(), self.said_due()]
            .into_iter()
            .flatten()
            .fold(forgotten, Moment::min)
    }

    /// Tells whether nobody looks and no deadline is pending.
    fn is_forgettable(&self) -> bool {
        let is_idle = self.listeners.is_empty() && self.shared.time.now() >= self.busy.after(self.patience());
        let is_shown = self.late.as_ref().is_none_or(|late| late.due().is_none());
        // Another node looks after the clock.
        let is_left = self.is_shared() && !self.leads();
        is_idle && is_shown && (is_left || (!self.is_running() && self.deadline().is_none()))
    }

    /// Returns the start of the game's time, if the game can still continue.
    fn origin_to_keep(&self) -> Option<Moment> {
        self.origin.filter(|_| self.live.game.phase() != Phase::Finished)
    }

    /// Rules on what fell due, and records the time at intervals.
    async fn look_at_the_clock(&mut self) -> Result<(), JournalError> {
        self.note_interruption().await?;
        let now = self.shared.time.now();
        self.show_late().await?;
        self.look_at_the_engine();
        if self.is_running() && self.is_interrupted() {
            // Nobody loses on time while nothing can be recorded.
            return self.wait_for_the_journal().await;
        }
        let patience = self.grace() + self.turn();
        if self.deadline().is_some_and(|deadline| now >= deadline.after(patience)) {
            self.rule_on_what_is_due().await?;
            self.hear_waiting(true).await?;
        } else {
            self.hear_waiting(false).await?;
        }
        if self.is_running() && self.live.wall.is_some_and(|wall| now >= wall.after(HEARTBEAT + patience)) {
            // Stamped a little in the past, so that acts on their way here keep their own times.
            let at = Millis(self.scale(now).0.saturating_sub(self.grace()));
            self.enter(&TimedAct::by_arbiter(at, Act::Tick {}), Source::default()).await?;
        }
        self.forget_elsewhere();
        self.note_presence();
        self.write_presence().await?;
        self.report_presence();
        self.say_again();
        if self.shared.time.now() >= self.busy.after(self.patience()) {
            self.busy = self.shared.time.now();
        }
        Ok(())
    }

    /// Hears the acts that came after a deadline, once it was ruled on, here or at another node.
    async fn hear_waiting(&mut self, is_ruled_on: bool) -> Result<(), JournalError> {
        let now = self.shared.time.now();
        if !is_ruled_on && self.deadline().is_some_and(|deadline| deadline <= now) {
            return Ok(());
        }
        while let Some((socket, act, at, allowance)) = self.waiting.pop_front() {
            Box::pin(self.hear_act(socket, act, at, allowance)).await?;
        }
        Ok(())
    }

    async fn rule_on_what_is_due(&mut self) -> Result<(), JournalError> {
        let Some(at) = self.live.game.deadline() else { return Ok(()) };
        let at = at.max(self.live.at);
        self.enter(&TimedAct::by_arbiter(at, Act::Tick {}), Source::default()).await?;
        Ok(())
    }

    /// Closes the game because the server shuts down: stops it if it is being played, and tells all clients.
    async fn close(&mut self) -> Result<(), JournalError> {
        let is_due = self.deadline().is_some_and(|deadline| deadline <= self.shared.time.now());
        if is_due && !self.is_shared() {
            self.rule_on_what_is_due().await?;
        }
        if self.is_shared() {
            // Other nodes go on with the game.
        } else if self.live.game.phase() == Phase::Playing {
            let at = self.scale(self.shared.time.now()).max(self.live.at);
            self.enter(&stopping(at), Source::default()).await?;
        } else if self.deadline().is_some() {
            // The next start reads the game's time from this.
            let at = self.scale(self.shared.time.now()).max(self.live.at);
            self.enter(&TimedAct::by_arbiter(at, Act::Tick {}), Source::default()).await?;
        }
        self.listeners.close("closing", "the server is stopping; join again in a moment");
        Ok(())
    }
}

/// Returns the milliseconds that passed for an adjourned game while the server was down.
///
/// The time of resumption is a date, and no clock runs until then. The server's downtime is charged to nobody: if the
/// time of resumption has passed meanwhile, it is now.
fn appointed_time_passed(live: &LiveGame, now: Moment) -> u64 {
    let appointed = live.game.resume_at().filter(|_| live.game.phase() == Phase::Adjourned);
    let away = live.wall.map_or(0, |wall| now.since(wall));
    appointed.map_or(0, |hour| away.min(hour.0.saturating_sub(live.at.0)))
}

/// Makes the act that stops the clocks because the server shuts down or was down.
fn stopping(at: Millis) -> TimedAct {
    TimedAct::by_arbiter(at, Act::StopClocks { reason: Some(words::RESTART.to_owned()) })
}

/// Sends an answer; an error of the journal is returned, because the game cannot continue after it.
fn answer<T>(reply: oneshot::Sender<Result<T, HallError>>, result: Result<T, HallError>) -> Result<(), JournalError> {
    let failed = result.as_ref().err().and_then(HallError::journal);
    // The client may have gone away.
    let _ = reply.send(result);
    failed.map_or(Ok(()), Err)
}
