//! Two players, their spectators, and what they saw together.

use std::collections::{BTreeMap, HashMap};
use std::net::Ipv4Addr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use protocol::Seat;
use tokio::sync::mpsc::{UnboundedReceiver, unbounded_channel};
use tokio::time::{sleep, timeout_at};

use super::choice::{Stands, at_seat, next};
use super::client::{Client, Event, Watch, What};
use super::table::Table;
use crate::Lot;
use crate::history::{Answer, History};
use crate::net::Line;

/// The phase of the measurement.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) enum Phase {
    /// Only honest players.
    Quiet,
    /// Honest players together with hostile clients.
    Hostile,
}

/// The state that all honest players share.
#[derive(Debug)]
pub(crate) struct Honest {
    server: std::net::SocketAddr,
    /// Another node of the same hall.
    other: Option<std::net::SocketAddr>,
    /// Milliseconds between two acts in one game, on average.
    think: u64,
    is_over: AtomicBool,
    acknowledged: AtomicU64,
    /// Those that were sent once: their answer is new.
    fresh: AtomicU64,
    refused: AtomicU64,
    games: AtomicU64,
    measured: Mutex<Option<(Phase, Instant)>>,
    delays: Mutex<BTreeMap<Phase, Vec<u64>>>,
    live: Mutex<HashMap<u64, (String, Vec<Watch>)>>,
    finished: Mutex<Vec<History>>,
    farewells: Mutex<BTreeMap<String, u64>>,
    /// Milliseconds for which clients were not connected.
    gaps: Mutex<Vec<u64>>,
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    // A poisoned lock is safe to use: nothing is left half changed while it is held.
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Honest {
    /// Makes players for a server.
    pub(crate) fn new(server: std::net::SocketAddr, think: u64) -> Arc<Self> {
        Self::at_two(server, None, think)
    }

    /// Makes players for two nodes of one hall: players of one game prefer different nodes.
    pub(crate) fn at_two(server: std::net::SocketAddr, other: Option<std::net::SocketAddr>, think: u64) -> Arc<Self> {
        Arc::new(Self {
            server,
            other,
            think,
            is_over: AtomicBool::new(false),
            acknowledged: AtomicU64::new(0),
            fresh: AtomicU64::new(0),
            refused: AtomicU64::new(0),
            games: AtomicU64::new(0),
            measured: Mutex::default(),
            delays: Mutex::default(),
            live: Mutex::default(),
            finished: Mutex::default(),
            farewells: Mutex::default(),
            gaps: Mutex::default(),
        })
    }

    /// Measures in a phase from now on; stops measuring if `phase` is none.
    pub(crate) fn measure(&self, phase: Option<Phase>) {
        *lock(&self.measured) = phase.map(|phase| (phase, Instant::now()));
    }

    /// Tells every pair to stop once its acts are answered.
    pub(crate) fn end(&self) {
        self.is_over.store(true, Ordering::Relaxed);
    }

    /// Returns the number of acknowledged acts, of refused acts, and of games.
    pub(crate) fn counts(&self) -> (u64, u64, u64) {
        let read = |count: &AtomicU64| count.load(Ordering::Relaxed);
        (read(&self.acknowledged), read(&self.refused), read(&self.games))
    }

    /// Returns the number of acts that were acknowledged when they were sent for the first time.
    pub(crate) fn fresh(&self) -> u64 {
        self.fresh.load(Ordering::Relaxed)
    }

    /// Copies the microseconds between sending an act and telling the opponent.
    pub(crate) fn delays(&self, phase: Phase) -> Vec<u64> {
        lock(&self.delays).get(&phase).cloned().unwrap_or_default()
    }

    /// Copies the reasons for which sockets were closed, with their counts.
    pub(crate) fn farewells(&self) -> BTreeMap<String, u64> {
        lock(&self.farewells).clone()
    }

    /// Takes the milliseconds for which clients were not connected.
    pub(crate) fn take_gaps(&self) -> Vec<u64> {
        std::mem::take(&mut lock(&self.gaps))
    }

    /// Tells whether any client has joined a game.
    pub(crate) fn is_anybody_there(&self) -> bool {
        lock(&self.live).values().any(|(_, clients)| clients.iter().any(Watch::is_joined))
    }

    /// Copies what was seen of the games in progress.
    pub(crate) fn live(&self) -> Vec<History> {
        let live = lock(&self.live);
        live.values().map(|(game, clients)| history(game, clients)).collect()
    }

    /// Copies what was seen of all games.
    pub(crate) fn all(&self) -> Vec<History> {
        let mut all = lock(&self.finished).clone();
        all.extend(self.live());
        all
    }

    fn is_over(&self) -> bool {
        self.is_over.load(Ordering::Relaxed)
    }

    fn note_delay(&self, sent: Instant, told: Instant) {
        let Some((phase, since)) = *lock(&self.measured) else { return };
        // Acts that were sent before the phase began do not count.
        if sent >= since {
            let delay = told.saturating_duration_since(sent).as_micros() as u64;
            lock(&self.delays).entry(phase).or_default().push(delay);
        }
    }
}

fn history(game: &str, clients: &[Watch]) -> History {
    History { game: game.to_owned(), clients: clients.iter().map(Watch::seen).collect() }
}

/// Plays one game after another until the honest players are told to stop.
pub(crate) async fn play(honest: Arc<Honest>, number: u64, mut lot: Lot) {
    let [_, _, high, low] = (number as u32 + 1).to_be_bytes();
    let line = Line { server: honest.server, other: honest.other, from: Ipv4Addr::new(127, 1, high, low.max(1)) };
    let mut next: Option<Table> = None;
    while !honest.is_over() {
        let table = if let Some(table) = next.take() {
            table
        } else {
            let Ok(table) = Table::create(line, &mut lot).await else {
                sleep(Duration::from_millis(lot.between(50, 300))).await;
                continue;
            };
            table
        };
        honest.games.fetch_add(1, Ordering::Relaxed);
        let mut pair = Pair::sit_down(&honest, number, line, table, lot.branch());
        pair.play().await;
        let is_again = !honest.is_over() && lot.happens(300);
        if is_again {
            next = pair.table.again(line).await.ok().flatten();
        }
        pair.get_up();
    }
}

/// The travel of an act from its player to the others: a client and a time for each end.
#[derive(Debug, Default)]
struct Way {
    sent: Option<(usize, Instant)>,
    told: Vec<(usize, Instant)>,
}

/// The clients of one game.
struct Pair {
    honest: Arc<Honest>,
    number: u64,
    table: Table,
    seats: Vec<Seat>,
    clients: Vec<Client>,
    events: UnboundedReceiver<Event>,
    stands: Stands,
    /// For rows that are not measured yet: when the act was sent and when players were told.
    ways: HashMap<u64, Way>,
    /// When clients lost their connections.
    gone: HashMap<usize, Instant>,
    lot: Lot,
}

impl Pair {
    fn sit_down(honest: &Arc<Honest>, number: u64, line: Line, table: Table, lot: Lot) -> Self {
        let (sender, events) = unbounded_channel();
        let mut clients: Vec<Client> = Vec::new();
        for (who, (seat, token)) in table.seats.iter().enumerate() {
            let token = Some(token.clone());
            let line = if who % 2 == 1 { line.turned() } else { line };
            clients.push(Client::start(line, &table.game, who, Some(*seat), token, sender.clone()));
        }
        clients.push(Client::start(line, &table.game, clients.len(), None, None, sender));
        let watches = clients.iter().map(Client::watch).collect();
        lock(&honest.live).insert(number, (table.game.clone(), watches));
        let seats = table.seats.iter().map(|(seat, _)| *seat).collect();
        Self {
            honest: Arc::clone(honest),
            number,
            table,
            seats,
            clients,
            events,
            stands: Stands::default(),
            ways: HashMap::new(),
            gone: HashMap::new(),
            lot,
        }
    }

    /// Moves what was seen to the finished games.
    fn get_up(self) {
        let mut live = lock(&self.honest.live);
        if let Some((game, clients)) = live.remove(&self.number) {
            lock(&self.honest.finished).push(history(&game, &clients));
        }
    }

    async fn play(&mut self) {
        let mut acts = 0;
        let mut idle = 0;
        while !self.honest.is_over() && self.stands.phase != "finished" && idle < 400 {
            self.think().await;
            // A client without an answer waits, but not for ever: a flag may be about to fall.
            if self.clients.iter().any(|client| !client.open().is_empty()) && !self.lot.happens(20) {
                idle += 1;
                continue;
            }
            let Table { is_physical, has_arbiter, .. } = self.table;
            let deeds = next(&self.stands, is_physical, has_arbiter, acts, &mut self.lot);
            idle = if deeds.is_empty() { idle + 1 } else { 0 };
            for deed in deeds {
                if let Some((index, act)) = at_seat(&self.seats, deed) {
                    self.clients[index].act(act);
                    acts += 1;
                }
            }
            self.be_careless();
        }
        self.settle().await;
    }

    /// Sometimes sends an act twice, or drops a connection.
    fn be_careless(&mut self) {
        let index = self.lot.below(self.clients.len() as u64) as usize;
        let client = &self.clients[index];
        if self.lot.happens(15) && client.last() > 0 {
            client.again(client.last());
        }
        if self.lot.happens(4) {
            client.drop_socket();
        }
    }

    /// Waits for the thinking time, and handles events meanwhile.
    async fn think(&mut self) {
        let milliseconds = self.lot.between(self.honest.think / 2, self.honest.think * 3 / 2);
        self.hear_until(tokio::time::Instant::now() + Duration::from_millis(milliseconds)).await;
    }

    async fn hear_until(&mut self, end: tokio::time::Instant) {
        while let Ok(Some(event)) = timeout_at(end, self.events.recv()).await {
            self.hear(event);
        }
    }

    /// Waits until all acts are answered; the server may be down for a while.
    async fn settle(&mut self) {
        let end = Instant::now() + Duration::from_mins(1);
        while self.clients.iter().any(|client| !client.open().is_empty()) && Instant::now() < end {
            self.hear_until(tokio::time::Instant::now() + Duration::from_millis(100)).await;
        }
    }

    fn hear(&mut self, event: Event) {
        let Event { who, when, what } = event;
        match &what {
            What::Joined(_) => {
                if let Some(gone) = self.gone.remove(&who) {
                    lock(&self.honest.gaps).push(when.saturating_duration_since(gone).as_millis() as u64);
                }
            }
            What::Gone(_) => drop(self.gone.entry(who).or_insert(when)),
            _ => {}
        }
        match what {
            What::Joined(state) if who < self.seats.len() => self.stands = Stands::of(&state),
            What::Joined(_) => {}
            What::Answered { sent, answer: Answer::Kept { seq, .. }, .. } => {
                self.honest.acknowledged.fetch_add(1, Ordering::Relaxed);
                if let Some(sent) = sent {
                    self.honest.fresh.fetch_add(1, Ordering::Relaxed);
                    self.ways.entry(seq).or_default().sent = Some((who, sent));
                    self.measure(seq);
                }
            }
            What::Answered { .. } => {
                self.honest.refused.fetch_add(1, Ordering::Relaxed);
            }
            What::Entry { seq, stands, .. } => {
                // A spectator may see everything with a delay.
                let Some(seat) = self.seats.get(who) else { return };
                if let Some(stands) = stands {
                    self.stands = Stands::of(&stands);
                }
                if *seat != Seat::Arbiter {
                    self.ways.entry(seq).or_default().told.push((who, when));
                    self.measure(seq);
                }
            }
            What::Gone(why) => {
                if let Some(why) = why {
                    *lock(&self.honest.farewells).entry(why).or_default() += 1;
                }
            }
        }
    }

    /// Records how long an act took to reach the opponent, once both times are known.
    fn measure(&mut self, seq: u64) {
        let Some(Way { sent: Some((sender, sent)), told }) = self.ways.get(&seq) else { return };
        if let Some((_, told)) = told.iter().find(|(who, _)| who != sender) {
            self.honest.note_delay(*sent, *told);
            self.ways.remove(&seq);
        }
    }
}
