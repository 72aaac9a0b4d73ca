//! Names in the games of an event. They are in the event only, so that erasing them there erases them everywhere.

use std::sync::Arc;

use event::{Entry, Event, PersonId, PlayerId, Ruling, Subject};
use protocol::event::board_names;
use protocol::{GameSummary, NamesFrame, TableEvent};
use tokio::task::JoinSet;

use super::super::game::LiveGame;
use super::super::hall::Hall;
use super::super::message::Message;
use super::super::shared::Shared;
use super::boards::pairing_color;
use super::room::EventRoom;
use crate::journal::JournalError;
use crate::{EventId, GameId, HallError};

/// Returns the names in a game of an event, as far as they are published; `arbiter` is the person who has the arbiter's seat.
pub(in crate::live) fn names_of(event: &Event, game: GameId, of: &TableEvent, arbiter: Option<u32>) -> NamesFrame {
    let [white, black] = board_names(event, players_of(event, game, of));
    let arbiter = arbiter.and_then(|person| event.person(PersonId(person))?.name().map(str::to_owned));
    NamesFrame { white, black, arbiter }
}

/// Takes into a game of an event what the event alone knows: the names, and the delay with which spectators see it.
fn take_from_event(event: &Event, live: &mut LiveGame) {
    let Some((of, arbiter)) = live.place_in_event() else { return };
    let names = names_of(event, live.id, of, arbiter);
    live.set_names(names);
    live.table.spectators_delay = event.settings().publication.delay;
}

/// Returns the players of a game. Rows from before they had the numbers of the players leave it to the board of the event.
fn players_of(event: &Event, game: GameId, of: &TableEvent) -> [Option<PlayerId>; 2] {
    if of.white.is_some() || of.black.is_some() {
        return [of.white, of.black].map(|player| player.map(PlayerId));
    }
    let board = event.round(of.round).and_then(|round| round.board(of.board));
    let is_its = |board: &&event::Board| games_of(board).any(|known| known == game);
    let board = board.filter(is_its);
    board::Color::ALL.map(|color| board.map(|board| board.player(pairing_color(color))))
}

/// Lists the games of a board: the one played on the server, and the one with the moves of a wooden board.
fn games_of(board: &event::Board) -> impl Iterator<Item = GameId> {
    [board.game(), board.moves()].into_iter().flatten().filter_map(|game| game.0.parse().ok())
}

/// The people whose names an entry changes; none if it changes what is published of everybody.
fn renamed_by(entry: &Entry) -> Option<Vec<Subject>> {
    if entry.rulings.iter().any(|ruling| matches!(ruling, Ruling::Configured { .. })) {
        return None;
    }
    let erased = entry.rulings.iter().filter_map(|ruling| match ruling {
        Ruling::Erased { subject } => Some(*subject),
        _ => None,
    });
    Some(entry.cards.iter().map(|(subject, _)| *subject).chain(erased).collect())
}

/// Lists the games whose players have other names after an entry than before it, with the names.
pub(super) fn renamed(before: &Event, after: &Event, entry: &Entry) -> Vec<(GameId, [Option<String>; 2])> {
    let changed = renamed_by(entry);
    let players: Vec<PlayerId> = match &changed {
        Some(subjects) => subjects
            .iter()
            .filter_map(|subject| match subject {
                Subject::Player(player) => Some(*player),
                Subject::Person(_) => None,
            })
            .collect(),
        None if before.settings().publication.shows == after.settings().publication.shows => return Vec::new(),
        None => after.players().map(event::Entrant::id).collect(),
    };
    let is_renamed = |player: PlayerId| {
        players.contains(&player)
            && board_names(before, [Some(player), None]) != board_names(after, [Some(player), None])
    };
    let boards = after.rounds().iter().flat_map(event::Round::boards);
    let mut games = Vec::new();
    for board in boards {
        let players = board::Color::ALL.map(|color| board.player(pairing_color(color)));
        if players.into_iter().any(is_renamed) {
            let names = board_names(after, players.map(Some));
            games.extend(games_of(board).map(|game| (game, names.clone())));
        }
    }
    games
}

impl Shared {
    /// Has a game of an event follow its event, if that is in memory.
    pub(in crate::live) fn follow_event(&self, live: &mut LiveGame) {
        let event = live.table.event.as_ref().and_then(|of| of.event.parse::<EventId>().ok());
        let room = event.and_then(|event| self.events.rooms().get(&event).and_then(|place| place.get().cloned()));
        if let Some(room) = room {
            take_from_event(&room.state().event, live);
        }
    }

    /// Takes the names in a game and the delay of its spectators from its event. A game whose event cannot be read, or was thrown
    /// away, has no names and the delay with which it was opened.
    pub(in crate::live) async fn read_event_of(shared: &Arc<Self>, live: &mut LiveGame) -> Result<(), JournalError> {
        let Some(Ok(event)) = live.table.event.as_ref().map(|of| of.event.parse()) else { return Ok(()) };
        match Box::pin(Hall::from(Arc::clone(shared)).event_room(event)).await {
            Ok(room) => {
                take_from_event(&room.state().event, live);
                Ok(())
            }
            Err(HallError::Journal(error)) if !matches!(error, JournalError::BrokenEvent { .. }) => Err(error),
            Err(_) => Ok(()),
        }
    }
}

impl Hall {
    /// Has the games of an event that are in memory show the names, and take the delay, as they are after an entry.
    pub(super) async fn show_names(&self, room: &Arc<EventRoom>, entry: &Entry) {
        if renamed_by(entry).is_some_and(|subjects| subjects.is_empty()) {
            return;
        }
        room.show_names().await;
    }

    /// Adds names to games of events in a list. Journals that nodes share keep their entries without names.
    pub(in crate::live) async fn add_names(&self, games: &mut [GameSummary]) -> Result<(), HallError> {
        if !self.shared.journal.is_shared() {
            return Ok(());
        }
        for summary in games {
            let Some(of) = &summary.board else { continue };
            let (Ok(event), Ok(game)) = (of.event.parse(), summary.game.parse()) else { continue };
            match self.event_room(event).await {
                Ok(room) => summary.names = names_of(&room.state().event, game, of, None),
                Err(HallError::NoSuchEvent | HallError::Journal(JournalError::BrokenEvent { .. })) => {}
                Err(error) => return Err(error),
            }
        }
        Ok(())
    }
}

impl EventRoom {
    /// Has the games of the event that are in memory take the names and the delay from it again.
    pub(super) async fn show_names(&self) {
        let games: Vec<GameId> = {
            let state = self.state();
            state.event.rounds().iter().flat_map(event::Round::boards).flat_map(games_of).collect()
        };
        let mut work = JoinSet::new();
        for game in games {
            // A game that is being loaded is among them, and hears of it afterwards.
            let Some(inbox) = self.shared.rooms().get(&game).cloned() else { continue };
            let told = async move {
                let (reply, done) = tokio::sync::oneshot::channel();
                // A game that leaves memory reads the names when it is loaded again.
                if inbox.send(Box::new(Message::Renamed { reply })).await.is_ok() {
                    let _ = done.await;
                }
            };
            work.spawn_on(told, self.shared.handle());
        }
        while work.join_next().await.is_some() {}
    }
}
