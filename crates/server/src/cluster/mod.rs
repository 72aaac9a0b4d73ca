//! The nodes that share one journal: who is alive, who looks after which game, and whose clock is off.
//!
//! Nothing here decides anything about a game: two nodes that both believe that a game is theirs append to it one after the other.

mod clocks;
mod presence;

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use async_nats::Client;
use futures_util::StreamExt;
use tokio::sync::mpsc;

use self::clocks::Clocks;
pub(crate) use self::presence::{Elsewhere, Here};
use crate::journal::mix;
use crate::{GameId, HallError, Nats, Time};

/// The interval at which a node says that it is there.
const HEARTBEAT: Duration = Duration::from_millis(300);
/// The silence after which a node counts as gone.
const SILENCE: Duration = Duration::from_millis(1_500);
/// The newest form of rows that this program can read. A node writes nothing that another live node cannot read.
pub(crate) const ROW_FORMAT: u32 = 2;
/// The first form with rows about interruptions.
pub(crate) const INTERRUPTIONS: u32 = 2;

/// A node, by a number that it draws at its start.
pub(crate) type NodeId = u64;

/// The other nodes, as this one sees them.
pub(crate) struct Cluster {
    id: NodeId,
    prefix: String,
    client: Client,
    /// The addresses at which clients reach this node.
    addresses: Vec<String>,
    format: u32,
    /// The newest generation of streams that this node knows.
    generation: AtomicU32,
    is_draining: AtomicBool,
    members: Mutex<HashMap<NodeId, Member>>,
    clocks: Clocks,
    outbox: mpsc::UnboundedSender<(String, String)>,
    presence: Mutex<Option<PresenceListener>>,
    lobby: Mutex<Option<LobbyListener>>,
}

/// Is told who is connected at other nodes.
type PresenceListener = Box<dyn Fn(GameId, Here) + Send + Sync>;

/// Is told what other nodes have in their lobbies, as text.
type LobbyListener = Box<dyn Fn(GameId, &str) + Send + Sync>;

/// Another node, as it last described itself.
#[derive(Clone, Debug)]
struct Member {
    heard: Instant,
    is_draining: bool,
    format: u32,
    generation: u32,
    addresses: Vec<String>,
}

impl Cluster {
    /// Joins the nodes of a journal; the tasks run on the current Tokio runtime.
    pub(crate) fn join(
        client: Client,
        nats: &Nats,
        addresses: Vec<String>,
        time: Arc<dyn Time>,
    ) -> Result<Arc<Self>, HallError> {
        let mut id = [0; 8];
        getrandom::fill(&mut id)?;
        let (outbox, mut letters) = mpsc::unbounded_channel::<(String, String)>();
        let cluster = Arc::new(Self {
            id: u64::from_be_bytes(id),
            prefix: nats.prefix.clone(),
            client: client.clone(),
            addresses,
            format: ROW_FORMAT,
            generation: AtomicU32::new(0),
            is_draining: AtomicBool::new(false),
            members: Mutex::default(),
            clocks: Clocks::new(time, nats.clock_bound),
            outbox,
            presence: Mutex::default(),
            lobby: Mutex::default(),
        });
        let sender = client.clone();
        tokio::spawn(async move {
            while let Some((subject, text)) = letters.recv().await {
                // What is lost is said again.
                let _ = sender.publish(subject, text.into()).await;
            }
        });
        tokio::spawn(Self::hear_nodes(Arc::downgrade(&cluster), client.clone()));
        tokio::spawn(Self::hear_presence(Arc::downgrade(&cluster), client.clone()));
        tokio::spawn(Self::hear_lobby(Arc::downgrade(&cluster), client.clone()));
        tokio::spawn(Self::answer_clocks(Arc::downgrade(&cluster), client));
        tokio::spawn(Self::beat(Arc::downgrade(&cluster)));
        tokio::spawn(Self::compare_clocks(Arc::downgrade(&cluster)));
        Ok(cluster)
    }

    fn members(&self) -> MutexGuard<'_, HashMap<NodeId, Member>> {
        // A poisoned lock is safe to use: members are inserted whole.
        self.members.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says again and again that this node is there.
    async fn beat(cluster: std::sync::Weak<Self>) {
        loop {
            let Some(cluster) = cluster.upgrade() else { return };
            cluster.say_alive();
            cluster.members().retain(|_, member| member.heard.elapsed() < SILENCE * 4);
            drop(cluster);
            tokio::time::sleep(HEARTBEAT).await;
        }
    }

    fn say_alive(&self) {
        let draining = u8::from(self.is_draining.load(Ordering::Relaxed));
        let generation = self.generation.load(Ordering::Relaxed);
        let text = format!("{:016x} {draining} {} {generation} {}", self.id, self.format, self.addresses.join(","));
        let _ = self.outbox.send((format!("{}.node", self.prefix), text));
    }

    async fn hear_nodes(cluster: std::sync::Weak<Self>, client: Client) {
        let Some(subject) = cluster.upgrade().map(|cluster| format!("{}.node", cluster.prefix)) else { return };
        let Ok(mut heard) = client.subscribe(subject).await else { return };
        while let Some(message) = heard.next().await {
            let Some(cluster) = cluster.upgrade() else { return };
            let text = String::from_utf8_lossy(&message.payload);
            if let Some((id, member)) = Member::read(&text)
                && id != cluster.id
            {
                let is_new = cluster.members().insert(id, member).is_none();
                if is_new {
                    tracing::info!(node = format!("{id:016x}"), "another node is there");
                }
            }
        }
    }

    /// Lists the other nodes that are alive.
    fn alive(&self) -> Vec<(NodeId, Member)> {
        let members = self.members();
        members
            .iter()
            .filter(|(_, known)| known.heard.elapsed() < SILENCE)
            .map(|(id, known)| (*id, known.clone()))
            .collect()
    }

    /// Tells whether a node is alive.
    pub(crate) fn is_alive(&self, node: NodeId) -> bool {
        node == self.id || self.members().get(&node).is_some_and(|member| member.heard.elapsed() < SILENCE)
    }

    /// Tells whether this node looks after something that only one node should do: the one with the highest number drawn from
    /// both names.
    pub(crate) fn leads(&self, what: &str) -> bool {
        let own = rank(self.id, what);
        let members = self.members();
        let mut others = members.iter().filter(|(_, known)| known.heard.elapsed() < SILENCE && !known.is_draining);
        !self.is_draining.load(Ordering::Relaxed) && others.all(|(id, _)| rank(*id, what) < own)
    }

    /// Counts the other nodes that are alive.
    pub(crate) fn others(&self) -> usize {
        self.members().values().filter(|known| known.heard.elapsed() < SILENCE).count()
    }

    /// Tells whether every live node can read rows of a form.
    pub(crate) fn reads(&self, format: u32) -> bool {
        self.format >= format && self.alive().iter().all(|(_, member)| member.format >= format)
    }

    /// Says which generation of streams this node knows, and returns the newest that all live nodes know.
    pub(crate) fn agree_on_generation(&self, newest: u32) -> u32 {
        self.generation.store(newest, Ordering::Relaxed);
        self.alive().iter().map(|(_, member)| member.generation).fold(newest, u32::min)
    }

    /// Lists the addresses of all nodes that take clients, this one first.
    pub(crate) fn nodes(&self) -> Vec<String> {
        let mut nodes = if self.is_draining.load(Ordering::Relaxed) { Vec::new() } else { self.addresses.clone() };
        let mut others = self.alive();
        others.sort_by_key(|(id, _)| *id);
        for (_, member) in others.into_iter().filter(|(_, member)| !member.is_draining) {
            for address in member.addresses {
                if !nodes.contains(&address) {
                    nodes.push(address);
                }
            }
        }
        nodes
    }

    /// Says that this node takes no more clients and will leave.
    pub(crate) fn drain(&self) {
        self.is_draining.store(true, Ordering::Relaxed);
        self.say_alive();
    }

    /// Refuses to serve if this node's clock is off.
    pub(crate) fn check_clock(&self) -> Result<(), HallError> {
        self.clocks.check()
    }
}

impl Member {
    fn read(text: &str) -> Option<(NodeId, Self)> {
        let mut parts = text.splitn(5, ' ');
        let id = NodeId::from_str_radix(parts.next()?, 16).ok()?;
        let is_draining = parts.next()? == "1";
        let format = parts.next()?.parse().ok()?;
        let generation = parts.next()?.parse().ok()?;
        let addresses = parts.next().unwrap_or_default().split(',').filter(|address| !address.is_empty());
        let addresses = addresses.map(str::to_owned).collect();
        Some((id, Self { heard: Instant::now(), is_draining, format, generation, addresses }))
    }
}

fn rank(node: NodeId, what: &str) -> (u64, NodeId) {
    (mix(format!("{node:016x}{what}").as_bytes()), node)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn nodes_share_the_games_evenly_and_a_lost_node_moves_only_its_own() {
        let nodes: [NodeId; 3] = [0x1111, 0xabcd_ef01_2345_6789, 42];
        let owner = |among: &[NodeId], game: &str| among.iter().copied().max_by_key(|node| rank(*node, game)).unwrap();
        let games: Vec<String> = (0..3_000).map(|_| GameId::random().unwrap().to_string()).collect();
        for node in nodes {
            let own = games.iter().filter(|game| owner(&nodes, game) == node).count();
            assert!((800..1_200).contains(&own), "{own}");
        }
        for game in &games {
            let before = owner(&nodes, game);
            let after = owner(&nodes[..2], game);
            assert!(before == nodes[2] || before == after);
        }
    }

    #[test]
    fn a_node_describes_itself() {
        let (id, member) = Member::read("00000000000000ff 1 2 7 https://one.example,https://two.example").unwrap();
        assert_eq!((id, member.is_draining, member.format, member.generation), (255, true, 2, 7));
        assert_eq!(member.addresses, ["https://one.example", "https://two.example"]);
        assert!(Member::read("no node").is_none());
    }
}
