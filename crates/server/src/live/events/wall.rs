//! The boards of a round as cards, for those who follow them: all at first, then those that have changed.
//!
//! Officials see a game as it is, others with the delay of the event. Changes are collected for a moment, so that a hundred boards send
//! few frames, and a frame is written once for each of the two audiences.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::{Arc, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use event::{ActKind, Event, PersonId, Right, right};
use protocol::event::{BoardCard, BoardsFrame, EventServerFrame};

use super::super::hall::Hall;
use super::super::message::{Message, Told};
use super::super::shared::Shared;
use super::boards::game_of;
use super::room::{EventListener, EventRoom};
use crate::{EventId, GameId, HallError, Moment};

/// The time for which changes are collected.
const COLLECTED: Duration = Duration::from_millis(40);

/// The boards of a round.
#[derive(Debug, Default)]
pub(super) struct Wall {
    round: u16,
    boards: BTreeMap<u16, Posted>,
    /// The boards that have changed for officials and for everybody else.
    changed: [BTreeSet<u16>; 2],
    /// Whether a task waits to send the changes.
    is_collecting: bool,
}

/// A board as officials see it, and as everybody else does.
#[derive(Debug)]
struct Posted {
    game: GameId,
    cards: [BoardCard; 2],
    /// When the cards were made, on the server's clock.
    at: Moment,
}

impl Wall {
    /// Posts a board; tells whether somebody has to send it.
    fn post(&mut self, round: u16, board: u16, game: GameId, cards: [BoardCard; 2], at: Moment) -> bool {
        if round < self.round {
            return false;
        }
        if round > self.round {
            *self = Self { round, is_collecting: self.is_collecting, ..Self::default() };
        }
        let known = self.boards.get(&board).map(|posted| &posted.cards);
        let mut is_new = false;
        for (place, card) in cards.iter().enumerate() {
            if known.is_none_or(|known| known[place] != *card) {
                self.changed[place].insert(board);
                is_new = true;
            }
        }
        if is_new {
            self.boards.insert(board, Posted { game, cards, at });
        }
        is_new && !std::mem::replace(&mut self.is_collecting, true)
    }

    /// Returns boards as one of the two audiences sees them.
    fn frame(&self, is_near: bool, boards: Option<&BTreeSet<u16>>, now: Moment) -> BoardsFrame {
        let place = usize::from(!is_near);
        let wanted = self.boards.iter().filter(|(board, _)| boards.is_none_or(|boards| boards.contains(board)));
        let card = |(_, posted): (&u16, &Posted)| {
            let mut card = posted.cards[place].clone();
            card.card.age = now.since(posted.at);
            card
        };
        BoardsFrame { round: self.round, cards: wanted.map(card).collect() }
    }
}

impl EventRoom {
    fn wall(&self) -> MutexGuard<'_, Option<Wall>> {
        // A poisoned lock is safe to use: cards are inserted whole.
        self.wall.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Tells whether somebody has looked at the boards.
    pub(super) fn has_wall(&self) -> bool {
        self.wall().is_some()
    }

    /// Adds a socket that follows the event; returns the boards of the round if it wants them.
    pub(super) fn listen(&self, listener: EventListener) -> Option<Utf8Bytes> {
        // Under one lock: no change falls between these boards and the frames that follow.
        let wall = self.wall();
        let is_near = sees_boards_at_once(&self.state().event, listener.person);
        let wall = wall.as_ref().filter(|_| listener.has_boards);
        let boards = wall.map(|wall| wall.frame(is_near, None, self.shared.time.now()));
        self.listeners().push(listener);
        boards.map(|boards| EventServerFrame::Boards { boards }.to_text().into())
    }

    /// Posts a board, if somebody follows the boards and the game is still the one of this board: pairs can be changed after
    /// games were opened.
    fn post(self: &Arc<Self>, round: u16, board: u16, game: GameId, cards: impl FnOnce() -> [BoardCard; 2]) {
        if game_of(&self.state().event, round, board) != Some(game) {
            return;
        }
        let cards = cards();
        let now = self.shared.time.now();
        let is_first = self.wall().as_mut().is_some_and(|wall| wall.post(round, board, game, cards, now));
        if is_first {
            let room = Arc::clone(self);
            self.shared.handle().spawn(async move {
                tokio::time::sleep(COLLECTED).await;
                room.send_boards();
            });
        }
    }

    /// Sends the boards that have changed to everybody who follows them.
    fn send_boards(&self) {
        let now = self.shared.time.now();
        let mut guard = self.wall();
        let Some(wall) = guard.as_mut() else { return };
        wall.is_collecting = false;
        let changed = std::mem::take(&mut wall.changed);
        let [near, far] = [true, false].map(|is_near| {
            let boards = wall.frame(is_near, Some(&changed[usize::from(!is_near)]), now);
            let is_empty = boards.cards.is_empty();
            (!is_empty).then(|| Utf8Bytes::from(EventServerFrame::Boards { boards }.to_text()))
        });
        let state = self.state();
        self.listeners().retain(|listener| {
            let is_near = sees_boards_at_once(&state.event, listener.person);
            let frame = if is_near { &near } else { &far };
            let frame = frame.clone().filter(|_| listener.has_boards);
            frame.is_none_or(|frame| listener.outbox.try_send(Told::Frame(frame)).is_ok())
        });
    }
}

impl Shared {
    /// Posts a board of an event, if somebody follows its boards; `cards` makes them for officials and for everybody else.
    pub(in crate::live) fn post_board(
        &self,
        event: EventId,
        round: u16,
        board: u16,
        game: GameId,
        cards: impl FnOnce() -> [BoardCard; 2],
    ) {
        let room = self.events.rooms().get(&event).and_then(|place| place.get().cloned());
        if let Some(room) = room.filter(|room| room.has_wall()) {
            room.post(round, board, game, cards);
        }
    }
}

impl Hall {
    /// Begins to follow the boards of an event: each game of the last round posts its board.
    pub(super) async fn watch_boards(&self, room: &Arc<EventRoom>) {
        let (round, games) = {
            let state = room.state();
            let last = state.event.rounds().iter().rev().find(|round| round.published_at().is_some());
            let round = last.map_or(0, event::Round::number);
            let boards = last.map(event::Round::boards).unwrap_or_default();
            let games =
                boards.iter().filter_map(|board| Some((board.number(), game_of(&state.event, round, board.number())?)));
            (round, games.collect::<Vec<(u16, GameId)>>())
        };
        let missing: Vec<GameId> = {
            let mut guard = room.wall();
            let wall = guard.get_or_insert_default();
            if round > wall.round {
                *wall = Wall { round, is_collecting: wall.is_collecting, ..Wall::default() };
            }
            // Games of pairs that were changed are taken down.
            wall.boards.retain(|board, posted| games.contains(&(*board, posted.game)));
            games.into_iter().filter(|(board, _)| !wall.boards.contains_key(board)).map(|(_, game)| game).collect()
        };
        for game in missing {
            if let Err(error) = self.ask(game, |reply| Message::Post { reply }).await {
                tracing::warn!(%game, %error, "a game of an event cannot be shown");
            }
        }
    }

    /// Tells whether somebody sees the games of an event without the delay.
    pub(crate) async fn event_sees_at_once(&self, event: EventId, person: Option<PersonId>) -> Result<bool, HallError> {
        let room = self.event_room(event).await?;
        Ok(sees_boards_at_once(&room.state().event, person))
    }

    /// Shows the boards of an event's last round to a person.
    pub(crate) async fn event_boards(
        &self,
        event: EventId,
        person: Option<PersonId>,
    ) -> Result<(u64, BoardsFrame), HallError> {
        let room = self.event_room(event).await?;
        self.watch_boards(&room).await;
        let (is_near, seq) = {
            let state = room.state();
            (sees_boards_at_once(&state.event, person), state.seq)
        };
        let frame = room.wall().as_ref().map(|wall| wall.frame(is_near, None, self.now()));
        Ok((seq, frame.unwrap_or_default()))
    }
}

/// Tells whether somebody sees boards without the delay: those who may enter results.
fn sees_boards_at_once(event: &Event, person: Option<PersonId>) -> bool {
    let person = person.and_then(|person| event.person(person));
    person.is_some_and(|person| person.roles().any(|role| right(role.kind(), ActKind::EnterResult) != Right::None))
}
