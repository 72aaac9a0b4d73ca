//! The connected clients of each node: told whenever they change and every two seconds, and remembered for a little longer.

use std::sync::PoisonError;
use std::sync::Weak;

use async_nats::Client;
use futures_util::StreamExt;
use protocol::Seat;

use super::{Cluster, NodeId};
use crate::{GameId, Moment};

/// Milliseconds for which it is remembered.
const REMEMBERED: u64 = 6_000;

const SEATS: [Seat; 4] = [Seat::White, Seat::Black, Seat::Both, Seat::Arbiter];

/// What a node says about the clients of a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Here {
    pub(crate) node: NodeId,
    /// The seat that has just been joined: clients of it elsewhere are disconnected.
    pub(crate) joined: Option<Seat>,
    /// The seats with clients, and whether their players are ready.
    pub(crate) seats: Vec<(Seat, bool)>,
}

impl Here {
    fn to_text(&self) -> String {
        let joined = self.joined.map_or("-", Seat::name);
        let seat = |(seat, is_ready): &(Seat, bool)| format!("{}:{}", seat.name(), u8::from(*is_ready));
        let seats: Vec<String> = self.seats.iter().map(seat).collect();
        format!("{:016x} {joined} {}", self.node, seats.join(","))
    }

    fn read(text: &str) -> Option<Self> {
        let mut parts = text.splitn(3, ' ');
        let node = NodeId::from_str_radix(parts.next()?, 16).ok()?;
        let named = |name: &str| SEATS.into_iter().find(|seat| seat.name() == name);
        let joined = parts.next().and_then(named);
        let seat = |text: &str| text.split_once(':').and_then(|(seat, ready)| Some((named(seat)?, ready == "1")));
        let seats = parts.next().unwrap_or_default().split(',').filter_map(seat).collect();
        Some(Self { node, joined, seats })
    }
}

/// The clients of one game that are connected at other nodes.
#[derive(Debug, Default)]
pub(crate) struct Elsewhere(Vec<(Here, Moment)>);

impl Elsewhere {
    /// Remembers what a node said; tells whether that has changed.
    pub(crate) fn note(&mut self, here: Here, now: Moment) -> bool {
        let known = self.0.iter().position(|(known, _)| known.node == here.node).map(|index| self.0.swap_remove(index));
        let is_same = known.map_or(here.seats.is_empty(), |(known, _)| known.seats == here.seats);
        if !here.seats.is_empty() {
            self.0.push((here, now));
        }
        !is_same
    }

    /// Forgets nodes that have been silent; tells whether there were any.
    pub(crate) fn forget(&mut self, now: Moment, is_alive: impl Fn(NodeId) -> bool) -> bool {
        let before = self.0.len();
        self.0.retain(|(here, at)| now.since(*at) < REMEMBERED && is_alive(here.node));
        self.0.len() != before
    }

    pub(crate) fn has(&self, seat: Seat) -> bool {
        self.0.iter().any(|(here, _)| here.seats.iter().any(|(known, _)| *known == seat))
    }

    pub(crate) fn is_ready(&self, seat: Seat) -> bool {
        self.0.iter().any(|(here, _)| here.seats.contains(&(seat, true)))
    }

    pub(crate) fn is_empty(&self) -> bool {
        self.0.is_empty()
    }
}

impl Cluster {
    /// Sets who is told who is connected elsewhere.
    pub(crate) fn listen_for_presence(&self, listener: impl Fn(GameId, Here) + Send + Sync + 'static) {
        *self.presence.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(listener));
    }

    /// Says who is connected to a game here.
    pub(crate) fn say_presence(&self, game: GameId, joined: Option<Seat>, seats: Vec<(Seat, bool)>) {
        let here = Here { node: self.id, joined, seats };
        let _ = self.outbox.send((format!("{}.here.{game}", self.prefix), here.to_text()));
    }

    /// Sets who is told what other nodes have in their lobbies.
    pub(crate) fn listen_for_lobby(&self, listener: impl Fn(GameId, &str) + Send + Sync + 'static) {
        *self.lobby.lock().unwrap_or_else(PoisonError::into_inner) = Some(Box::new(listener));
    }

    /// Says how a game stands in the lobby.
    pub(crate) fn say_lobby(&self, game: GameId, news: String) {
        let _ = self.outbox.send((format!("{}.lobby.{game}", self.prefix), news));
    }

    pub(super) async fn hear_lobby(cluster: Weak<Self>, client: Client) {
        let Some(subject) = cluster.upgrade().map(|cluster| format!("{}.lobby.*", cluster.prefix)) else { return };
        let Ok(mut heard) = client.subscribe(subject).await else { return };
        while let Some(message) = heard.next().await {
            let Some(cluster) = cluster.upgrade() else { return };
            let game = message.subject.as_str().rsplit('.').next().and_then(|game| game.parse().ok());
            if let Some(game) = game
                && let Some(listener) = &*cluster.lobby.lock().unwrap_or_else(PoisonError::into_inner)
            {
                listener(game, &String::from_utf8_lossy(&message.payload));
            }
        }
    }

    pub(super) async fn hear_presence(cluster: Weak<Self>, client: Client) {
        let Some(subject) = cluster.upgrade().map(|cluster| format!("{}.here.*", cluster.prefix)) else { return };
        let Ok(mut heard) = client.subscribe(subject).await else { return };
        while let Some(message) = heard.next().await {
            let Some(cluster) = cluster.upgrade() else { return };
            let game = message.subject.as_str().rsplit('.').next().and_then(|game| game.parse().ok());
            let here = Here::read(&String::from_utf8_lossy(&message.payload));
            if let (Some(game), Some(here)) = (game, here.filter(|here| here.node != cluster.id))
                && let Some(listener) = &*cluster.presence.lock().unwrap_or_else(PoisonError::into_inner)
            {
                listener(game, here);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn who_is_connected_travels_as_text_and_is_forgotten_with_its_node() {
        let here =
            Here { node: 7, joined: Some(Seat::Black), seats: vec![(Seat::Black, true), (Seat::Arbiter, false)] };
        assert_eq!(Here::read(&here.to_text()), Some(here.clone()));
        let nobody = Here { node: 7, joined: None, seats: Vec::new() };
        assert_eq!(Here::read(&nobody.to_text()), Some(nobody.clone()));
        assert_eq!(Here::read("nonsense"), None);
        let mut elsewhere = Elsewhere::default();
        assert!(elsewhere.note(here.clone(), Moment(1_000)), "it is new");
        assert!(!elsewhere.note(here, Moment(1_000)), "it is the same again");
        assert!(elsewhere.has(Seat::Black) && elsewhere.is_ready(Seat::Black) && !elsewhere.is_ready(Seat::Arbiter));
        assert!(!elsewhere.forget(Moment(2_000), |_| true));
        assert!(elsewhere.forget(Moment(2_000), |_| false) && !elsewhere.has(Seat::Black));
    }
}
