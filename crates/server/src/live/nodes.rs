//! The hall as one of several nodes: it hears what the journal and the other nodes say, and takes up the games that are its own.

use std::path::Path;
use std::sync::atomic::Ordering;
use std::sync::{Arc, Weak};
use std::time::{Duration, Instant};

use tokio::sync::mpsc::error::TrySendError;

use super::hall::Hall;
use super::limits::Limits;
use super::lobby::Listed;
use super::message::Message;
use super::shared::Shared;
use crate::cluster::Cluster;
use crate::journal::{Heard, JetstreamJournal, Journal};
use crate::{GameId, HallError, Nats, Time};

/// The interval at which a node looks for games that are its own.
const EVERY: Duration = Duration::from_millis(500);
/// The time without a connection after which players are told.
const CUT_OFF: Duration = Duration::from_millis(800);
/// The interval at which webhooks are brought up to date with other nodes.
const SYNC: Duration = Duration::from_secs(5);
/// The interval at which a node looks for new streams.
const TEND: Duration = Duration::from_secs(1);
/// The most games that are taken up at once.
const AT_ONCE: usize = 200;

impl Hall {
    /// Opens a hall as one of several nodes that share a journal on NATS. `mirror` is the node's own file, which follows the
    /// journal; `addresses` are those at which clients reach this node. It is ready once it has caught up.
    pub async fn open_node(
        nats: &Nats,
        mirror: &Path,
        time: Arc<dyn Time>,
        limits: Limits,
        addresses: Vec<String>,
    ) -> Result<Self, HallError> {
        let journal = Arc::new(JetstreamJournal::open(nats, mirror, Arc::clone(&time)).await?);
        let cluster = Cluster::join(journal.client(), nats, addresses, Arc::clone(&time))?;
        let hall = Self::open(Arc::clone(&journal) as Arc<dyn Journal>, time, limits);
        hall.metrics().count_commits(journal.commits());
        hall.join_nodes(&journal, &cluster);
        Ok(hall)
    }

    /// Waits until the hall is ready.
    pub async fn until_ready(&self, patience: Duration) -> Result<(), HallError> {
        let end = Instant::now() + patience;
        loop {
            match self.is_ready().await {
                Err(error) if Instant::now() >= end => return Err(error),
                Err(_) => tokio::time::sleep(Duration::from_millis(20)).await,
                Ok(()) => return Ok(()),
            }
        }
    }

    /// Makes the hall one of several nodes that share a journal.
    fn join_nodes(&self, journal: &Arc<JetstreamJournal>, cluster: &Arc<Cluster>) {
        let shared = &self.shared;
        // A hall joins once.
        let _ = shared.cluster.set(Arc::clone(cluster));
        shared.metrics.count_nats(journal.counters());
        let hearing = Arc::downgrade(shared);
        journal.listen(move |heard| {
            let Some(shared) = hearing.upgrade() else { return };
            match heard {
                Heard::Game(game, rows) => shared.pass_on(game, Message::Grown { rows, refused: 0 }),
                Heard::Refused(game, refused) => shared.pass_on(game, Message::Grown { rows: 0, refused }),
                Heard::Event(event, rows) => Shared::event_has_grown(&shared, event, rows),
                Heard::Discarded(event) => shared.event_was_discarded(event),
            }
        });
        let hearing = Arc::downgrade(shared);
        cluster.listen_for_presence(move |game, here| {
            if let Some(shared) = hearing.upgrade() {
                shared.pass_on(game, Message::Elsewhere(here));
            }
        });
        let hearing = Arc::downgrade(shared);
        cluster.listen_for_lobby(move |game, news| {
            let Some(shared) = hearing.upgrade() else { return };
            // Games in memory are shown as they are here.
            if !shared.rooms().contains_key(&game)
                && let Ok(news) = protocol::LobbyNews::read(news)
            {
                let now = shared.time.now();
                shared.lobby.put(game, Listed::of_news(news, now), now);
            }
        });
        shared.handle.spawn(tend(Arc::downgrade(shared), Arc::clone(journal), Arc::clone(cluster)));
        shared.handle.spawn(look_after(Arc::downgrade(shared), Arc::clone(journal), Arc::clone(cluster)));
    }

    /// Lists the addresses of all nodes.
    pub(crate) fn nodes(&self) -> Vec<String> {
        self.shared.cluster().map(|cluster| cluster.nodes()).unwrap_or_default()
    }
}

/// Takes up the games that are this node's own, and stops serving while the node is cut off or its clock is off.
async fn look_after(shared: Weak<Shared>, journal: Arc<JetstreamJournal>, cluster: Arc<Cluster>) {
    let mut cut_since: Option<Instant> = None;
    let (mut others, mut synced) = (0, Instant::now());
    loop {
        let Some(shared) = shared.upgrade() else { return };
        if shared.is_closing() {
            return;
        }
        cut_since = if journal.is_cut_off() { cut_since.or_else(|| Some(Instant::now())) } else { None };
        let is_cut_off = cut_since.is_some_and(|since| since.elapsed() > CUT_OFF);
        let problem = if is_cut_off { Some(cut_off()) } else { cluster.check_clock().err() };
        shared.suspend(problem);
        if shared.suspended().is_none() {
            let mut taken_up = 0;
            for game in journal.running_now() {
                let is_own = cluster.leads(game.as_str());
                if is_own && !shared.rooms().contains_key(&game) && taken_up < AT_ONCE {
                    taken_up += 1;
                    // A game that cannot be loaded says so in the log, and is tried again.
                    let _ = Shared::room(&shared, game);
                }
            }
        }
        let hall = Hall::from(shared);
        let now = cluster.others();
        if now < others {
            // A node that has gone may not have told events how its games ended.
            tracing::warn!(others = now, "a node has gone");
            let hall = hall.clone();
            tokio::spawn(
                async move { hall.take_up_events().await.inspect_err(|error| tracing::warn!(%error, "events")) },
            );
        }
        others = now;
        if synced.elapsed() > SYNC {
            synced = Instant::now();
            let hall = hall.clone();
            tokio::spawn(
                async move { hall.sync_webhooks().await.inspect_err(|error| tracing::warn!(%error, "webhooks")) },
            );
        }
        drop(hall);
        tokio::time::sleep(EVERY).await;
    }
}

/// Finds new streams of the journal, and moves old ones to the archive if this node does it for all.
async fn tend(shared: Weak<Shared>, journal: Arc<JetstreamJournal>, cluster: Arc<Cluster>) {
    loop {
        tokio::time::sleep(TEND).await;
        if shared.upgrade().is_none_or(|shared| shared.is_closing()) {
            return;
        }
        journal.use_generation(cluster.agree_on_generation(journal.generation()));
        if journal.check().is_ok()
            && let Err(error) = journal.tend(cluster.leads("archive")).await
        {
            tracing::warn!(%error, "the archive; it is tried again");
        }
    }
}

/// Says that this node cannot record anything.
fn cut_off() -> HallError {
    crate::journal::JournalError::Unavailable("there is no connection to NATS".to_owned()).into()
}

impl Shared {
    /// Passes a message on to a game in memory, without waiting.
    fn pass_on(&self, game: GameId, message: Message) {
        let Some(room) = self.rooms().get(&game).cloned() else { return };
        if let Err(TrySendError::Full(message)) = room.try_send(Box::new(message)) {
            self.handle.spawn(async move {
                // A game that was just unloaded needs no news.
                let _ = room.send(message).await;
            });
        }
    }

    /// Returns why this node does not serve, if it does not.
    pub(super) fn suspended(&self) -> Option<HallError> {
        self.suspended.lock().unwrap_or_else(std::sync::PoisonError::into_inner).clone()
    }

    /// Stops serving for a reason, or serves again.
    fn suspend(&self, problem: Option<HallError>) {
        let mut known = self.suspended.lock().unwrap_or_else(std::sync::PoisonError::into_inner);
        let is_new = known.is_none() && problem.is_some();
        if known.is_some() && problem.is_none() {
            tracing::info!("this node serves again");
        }
        known.clone_from(&problem);
        drop(known);
        let Some(error) = problem.filter(|_| is_new) else { return };
        tracing::error!(%error, "this node does not serve");
        let rooms: Vec<_> = self.rooms().drain().collect();
        for (_, room) in rooms {
            let message = Box::new(Message::Suspend { error: error.clone() });
            if let Err(TrySendError::Full(message)) = room.try_send(message) {
                self.handle.spawn(async move { drop(room.send(message).await) });
            }
        }
        self.has_failed.store(false, Ordering::Relaxed);
    }
}
