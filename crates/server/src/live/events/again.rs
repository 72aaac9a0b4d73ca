//! After a restart: an event hears what its games did meanwhile, and games do what their event had decided.

use std::collections::HashMap;
use std::sync::Arc;

use board::Color;
use event::{Act, BoardState, GameResult, Item, Moment, Need, PersonId, Ruling, Selection};
use laws::Phase;
use protocol::event::EventRow;
use protocol::{Act as GameAct, FrameError, Ms, Name, Row};

use super::super::game::LiveGame;
use super::super::hall::Hall;
use super::super::message::Message;
use super::super::shared::Shared;
use super::boards::{declared, game_of, pairing_color};
use super::news::{BoardNews, News, by_program, news_of};
use super::room::EventRoom;
use crate::journal::{ChainedRow, JournalError};
use crate::{GameId, HallError};

/// The reason that players see after a restart.
const RESTARTED: &str = "The server was restarted";

/// A board of an event that is not finished, and its game.
struct Open {
    round: u16,
    board: u16,
    game: GameId,
    state: BoardState,
}

impl Hall {
    /// Asks the games of an event what became of them, and has them do what they had not heard of before the server fell.
    pub(super) async fn look_at_games(&self, room: &Arc<EventRoom>) -> Result<(), HallError> {
        let turn = room.turn.lock().await;
        let (mut stopped, mut over) = (Vec::new(), Vec::new());
        let mut lost = Vec::new();
        for open in open_boards(room) {
            let Open { round, board, game, state } = open;
            lost.extend(self.lost_news(room, (round, board), game).await?);
            let place = room.place(round, board);
            match self.ask(game, |reply| Message::Outcome { place, reply }).await {
                Ok((_, Some(score))) => over.push(BoardNews { round, board, game, news: News::Over(score) }),
                Ok((Phase::Waiting, None)) if matches!(state, BoardState::Playing | BoardState::Stopped) => {
                    // Nobody has thought about a move yet.
                    self.official(place, game, GameAct::Start {}, None).await;
                    if state == BoardState::Stopped {
                        self.official(place, game, GameAct::StopClocks { reason: None }, None).await;
                    }
                }
                // Nodes that share a journal stop no games.
                Ok((Phase::Stopped, None)) if state == BoardState::Playing && !self.shared.journal.is_shared() => {
                    // A board that waits for an arbiter is resumed there.
                    let state = room.state();
                    let waits = |item: &&Item| {
                        let call = item.call();
                        call.is_clock_stopped && (call.round, call.board) == (Some(round), Some(board))
                    };
                    if !state.event.open_items().iter().any(waits) {
                        stopped.push(board);
                    }
                }
                Ok(_) => {}
                Err(error) => tracing::error!(%game, %error, "a game of an event cannot be asked"),
            }
        }
        self.declare_again(room).await;
        self.add_time_again(room).await?;
        if !stopped.is_empty() && room.state().event.open_round().is_some() {
            let boards = Selection::Boards(stopped);
            by_program(room, Act::StopClocks { boards, reason: RESTARTED.to_owned() }).await?;
        }
        drop(turn);
        for news in lost.into_iter().chain(over) {
            Shared::report(&self.shared, room.id, news);
        }
        Ok(())
    }

    /// Finds what a game had to report before the server fell, and its event has not heard of: reports are heard in order, so it
    /// is what the event has fewer of than the game.
    async fn lost_news(
        &self,
        room: &Arc<EventRoom>,
        (round, board): (u16, u16),
        game: GameId,
    ) -> Result<Vec<BoardNews>, HallError> {
        let rows = self.shared.read(game, 0).await?;
        let (since, told) = match self.shared.blocking(move || all_news(game, &rows)).await {
            Ok(told) => told,
            Err(error) => {
                tracing::error!(%game, %error, "a game of an event cannot be read");
                return Ok(Vec::new());
            }
        };
        let state = room.state();
        let of = state.event.round(round).and_then(|round| round.board(board));
        let known = |(need, by): (Need, Option<Color>)| {
            let player = by.zip(of).map(|(by, of)| of.player(pairing_color(by)));
            let is_same = |item: &&Item| {
                let (call, is_program) = (item.call(), item.raised_by() == PersonId::PROGRAM);
                let is_place = (call.round, call.board) == (Some(round), Some(board));
                is_program && is_place && (call.need, call.player) == (need, player) && item.raised_at().0 >= since
            };
            state.event.items().iter().filter(is_same).count()
        };
        let mut made: HashMap<(Need, Option<Color>), usize> = HashMap::new();
        let mut lost = Vec::new();
        for (index, news) in told.iter().enumerate() {
            let is_lost = match (news, news.raised()) {
                // A player who is still away is reported again by the game.
                (_, Some((Need::Absence | Need::ConnectionLost, _))) => false,
                (_, Some(key)) => {
                    let made = made.entry(key).or_default();
                    *made += 1;
                    *made > known(key)
                }
                // What was raised again afterwards is not settled by it.
                (News::Settled { need, .. }, None) => {
                    !told[index..].iter().any(|later| later.raised().is_some_and(|(later, _)| later == *need))
                }
                _ => false,
            };
            if is_lost {
                lost.push(BoardNews { round, board, game, news: news.clone() });
            }
        }
        Ok(lost)
    }

    /// Ends the games of the open round whose result an official has entered, if the server fell before they heard of it.
    async fn declare_again(&self, room: &Arc<EventRoom>) {
        for (round, board, game, declare) in decided_boards(room) {
            let place = room.place(round, board);
            if let Ok((_, None)) = self.ask(game, |reply| Message::Outcome { place, reply }).await {
                self.official(place, game, declare, None).await;
            }
        }
    }

    /// Adds time at boards that did not get it, if that was the last thing the event did before the server fell.
    async fn add_time_again(&self, room: &Arc<EventRoom>) -> Result<(), HallError> {
        let (shared, id, last) = (Arc::clone(&self.shared), room.id, room.state().seq);
        let lines = self.shared.blocking(move || shared.journal.read_event(id, last.saturating_sub(1), 1)).await?;
        let Some(Ok(EventRow::Acted(row))) = lines.first().map(|line| EventRow::read(&line.body)) else {
            return Ok(());
        };
        for ruling in row.rulings() {
            let Ruling::TimeAdded { round, boards, time, reason } = ruling else { continue };
            for board in boards {
                let Some(game) = game_of(&room.state().event, round, board) else { continue };
                let rows = self.shared.read(game, 0).await?;
                for player in Color::ALL {
                    let (ms, why) = (Ms(time), Some(reason.clone()));
                    let act = GameAct::AddTime { player: Name(player), ms, why };
                    if !rows.iter().any(|known| is_done(&known.body, row.at(), &act)) {
                        self.official(room.place(round, board), game, act, None).await;
                    }
                }
            }
        }
        Ok(())
    }
}

/// Returns when a game was created, and everything that it had to report to its event, in order.
fn all_news(game: GameId, rows: &[ChainedRow]) -> Result<(u64, Vec<News>), JournalError> {
    let (first, rest) = rows.split_at(rows.len().min(1));
    let mut live = LiveGame::of(game, first, &mut |_, _, _, _| ())?;
    let created = live.created.0;
    let mut told = Vec::new();
    for row in rest {
        let broken = |error: FrameError| JournalError::Broken { game, seq: row.seq, problem: error.to_string() };
        let frame = Row::read(&row.body).map_err(broken)?;
        let entry = match &frame {
            Row::Entered(entered) => Some(entered.entry.to_laws(&live.game).map_err(broken)?),
            _ => None,
        };
        live.apply(row, frame).map_err(broken)?;
        told.extend(entry.iter().flat_map(|entry| news_of(entry, &live.game)));
    }
    Ok((created, told))
}

/// Lists the boards with a game on the server whose result is open.
fn open_boards(room: &EventRoom) -> Vec<Open> {
    let state = room.state();
    let event = &state.event;
    let boards = event.rounds().iter().flat_map(|round| round.boards().iter().map(|board| (round.number(), board)));
    let open = boards.filter(|(_, board)| board.result().is_none_or(GameResult::is_adjourned));
    let of = |(round, board): (u16, &event::Board)| {
        let game = game_of(event, round, board.number())?;
        Some(Open { round, board: board.number(), game, state: board.state() })
    };
    open.filter_map(of).collect()
}

/// Lists the boards of the open round with a game on the server and a result, and the act that ends the game with it.
fn decided_boards(room: &EventRoom) -> Vec<(u16, u16, GameId, GameAct)> {
    let state = room.state();
    let Some(round) = state.event.open_round() else { return Vec::new() };
    let of = |board: &event::Board| {
        let game = game_of(&state.event, round.number(), board.number())?;
        Some((round.number(), board.number(), game, declared(board.result()?)?))
    };
    round.boards().iter().filter_map(of).collect()
}

/// Tells whether a row of a game is an act, done at a moment or later.
fn is_done(body: &str, since: Moment, act: &GameAct) -> bool {
    match Row::read(body) {
        Ok(Row::Entered(entered)) if entered.wall >= since.0 => entered.entry.act().is_ok_and(|known| known == *act),
        _ => false,
    }
}
