//! The lobby: the list of games that are being played or wait for an opponent.
//!
//! Each game's task publishes what spectators may see; reading the lobby asks no game.

use std::collections::HashMap;
use std::sync::{Mutex, MutexGuard, PoisonError};

use protocol::{GameCard, LobbyFrame, LobbyNews, NamesFrame, OpenGame};

use crate::{GameId, Moment};
use words::fold;

/// Milliseconds for which a finished game stays in the lobby, so that its result is seen.
const ENDED: u64 = 30_000;
/// Milliseconds for which an open game of another node stays in the lobby; it is told again every two seconds.
const ELSEWHERE: u64 = 6_000;
/// The most games that are shown at once.
pub(crate) const MOST_SHOWN: usize = 60;

/// What a game's task publishes.
#[derive(Clone, Debug)]
pub(super) enum Listed {
    /// An open game; it leaves the lobby at `until`, unless its creator comes back before.
    Open {
        open: OpenGame,
        until: Option<Moment>,
    },
    Played(Box<GameCard>),
}

impl Listed {
    /// Writes what other nodes are told.
    pub(super) fn news(&self) -> LobbyNews {
        match self {
            Self::Open { open, .. } => LobbyNews { open: Some(open.clone()), card: None },
            Self::Played(card) => LobbyNews { open: None, card: Some(GameCard::clone(card)) },
        }
    }

    /// Reads what another node tells. An open game is told again and again; otherwise it has gone.
    pub(super) fn of_news(news: LobbyNews, now: Moment) -> Option<Self> {
        match (news.open, news.card) {
            (Some(open), _) => Some(Self::Open { open, until: Some(now.after(ELSEWHERE)) }),
            (None, Some(card)) => Some(Self::Played(Box::new(card))),
            (None, None) => None,
        }
    }

    fn is_same_position(&self, other: &Self) -> bool {
        match (self, other) {
            (Self::Played(card), Self::Played(other)) => card.is_same_position(other),
            _ => false,
        }
    }

    fn searched(&self) -> String {
        let name = |names: &NamesFrame| {
            [&names.white, &names.black, &names.arbiter].map(|name| name.clone().unwrap_or_default())
        };
        let (names, kind) = match self {
            Self::Open { open, .. } => (vec![open.name.clone().unwrap_or_default()], &open.kind),
            Self::Played(card) => (name(&card.names).to_vec(), &card.kind),
        };
        let words: Vec<&str> = names.iter().map(String::as_str).chain(kind.searched()).collect();
        fold(&words.join(" "))
    }
}

#[derive(Debug)]
struct Entry {
    listed: Listed,
    searched: String,
    /// When it was published, on the server's clock.
    at: Moment,
    version: u64,
    /// The version in which the position last changed.
    moved: u64,
}

#[derive(Debug, Default)]
struct Wall {
    version: u64,
    games: HashMap<GameId, Entry>,
}

/// The lobby.
#[derive(Debug, Default)]
pub(super) struct Lobby(Mutex<Wall>);

impl Lobby {
    fn wall(&self) -> MutexGuard<'_, Wall> {
        // A poisoned lock is safe to use: entries are inserted whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Publishes the state of a game, or removes it.
    pub(super) fn put(&self, game: GameId, listed: Option<Listed>, at: Moment) {
        let mut wall = self.wall();
        let Some(listed) = listed else {
            wall.games.remove(&game);
            return;
        };
        wall.version += 1;
        let version = wall.version;
        let searched = listed.searched();
        let moved = wall.games.get(&game).filter(|known| listed.is_same_position(&known.listed));
        let moved = moved.map_or(version, |known| known.moved);
        wall.games.insert(game, Entry { listed, searched, at, version, moved });
    }

    /// Returns the games of the lobby that match a search: in full only those that have changed after a version.
    pub(super) fn look(&self, after: u64, search: &str, now: Moment) -> LobbyFrame {
        let mut wall = self.wall();
        wall.games.retain(|_, entry| match &entry.listed {
            Listed::Played(card) => !card.is_over() || now.since(entry.at) < ENDED,
            Listed::Open { until, .. } => until.is_none_or(|until| now < until),
        });
        // A version from before a restart means nothing now.
        let after = if after > wall.version { 0 } else { after };
        let search = fold(search.trim());
        let mut shown = LobbyFrame { version: wall.version, ..LobbyFrame::default() };
        let mut played = Vec::new();
        for entry in wall.games.values() {
            let is_found = search.split_whitespace().all(|word| entry.searched.contains(word));
            match &entry.listed {
                Listed::Open { open, .. } => {
                    shown.waiting += 1;
                    if is_found {
                        shown.open.push(open.clone());
                    }
                }
                Listed::Played(card) => {
                    shown.playing += u32::from(!card.is_over());
                    if is_found {
                        played.push((entry, card));
                    }
                }
            }
        }
        shown.open.sort_by(|one, other| (one.since, &one.game).cmp(&(other.since, &other.game)));
        shown.open.truncate(MOST_SHOWN);
        played.sort_by_key(|(entry, _)| std::cmp::Reverse(entry.moved));
        played.truncate(MOST_SHOWN);
        for (entry, card) in played {
            shown.games.push(card.game.clone());
            if entry.version > after {
                let mut card = GameCard::clone(card);
                card.age = now.since(entry.at);
                shown.cards.push(card);
            }
        }
        shown
    }
}
