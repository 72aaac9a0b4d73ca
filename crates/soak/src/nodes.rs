//! Honest players at two nodes of one hall, for tests that kill nodes.

use std::net::SocketAddr;
use std::sync::Arc;

use tokio::task::JoinSet;

use crate::Lot;
use crate::history::History;
use crate::honest::{Honest, play};

/// Players who play until they are told to stop. Those of one game prefer different nodes, and go to the other one if theirs does not
/// answer.
#[derive(Debug)]
pub struct Players {
    honest: Arc<Honest>,
    pairs: JoinSet<()>,
}

impl Players {
    /// Starts pairs of players; `think` is the mean time between two acts of a game in milliseconds.
    pub fn start(nodes: [SocketAddr; 2], pairs: u64, think: u64, lot: &mut Lot) -> Self {
        let honest = Honest::at_two(nodes[0], Some(nodes[1]), think);
        let mut tasks = JoinSet::new();
        for number in 0..pairs {
            tasks.spawn(play(Arc::clone(&honest), number, lot.branch()));
        }
        Self { honest, pairs: tasks }
    }

    /// Returns the number of acknowledged acts, of refused acts, and of games.
    pub fn counts(&self) -> (u64, u64, u64) {
        self.honest.counts()
    }

    /// Returns the number of acts that were acknowledged when they were sent for the first time.
    pub fn fresh(&self) -> u64 {
        self.honest.fresh()
    }

    /// Takes the milliseconds for which clients were not connected, since this was last called.
    pub fn take_gaps(&self) -> Vec<u64> {
        self.honest.take_gaps()
    }

    /// Returns why sockets were closed, with counts.
    pub fn farewells(&self) -> std::collections::BTreeMap<String, u64> {
        self.honest.farewells()
    }

    /// Lets all acts be answered, and returns what everybody has seen.
    pub async fn end(mut self) -> Vec<History> {
        self.honest.end();
        while self.pairs.join_next().await.is_some() {}
        self.honest.all()
    }
}
