//! Moves of wooden boards that are entered later, and the records of all games.

use std::sync::Arc;

use event::{Act, GameId as EventGame, PersonId, Refusal};
use protocol::event::{BoardRecord, RecordList, game_regulations, pgn_tags};
use protocol::{Prelude, Row};
use words::Locale;

use super::super::hall::{Hall, locale};
use super::super::message::Message;
use super::super::record;
use super::act::{Acted, missing};
use super::boards::{declared, game_of};
use crate::journal::{Journal, JournalError};
use crate::{EventId, GameId, HallError};

impl Hall {
    /// Adds the moves of a game at a wooden board, whose result is known, from a PGN.
    pub(crate) async fn event_moves(
        &self,
        event: EventId,
        by: PersonId,
        (round, board): (u16, u16),
        pgn: &str,
    ) -> Result<Acted, HallError> {
        let room = self.event_room(event).await?;
        let _turn = room.turn.lock().await;
        let game = GameId::random()?;
        let act = Act::AttachMoves { round, board, game: EventGame(game.to_string()) };
        let (moves, result) = {
            let state = room.state();
            // Asked before anything is written.
            state.event.judge(event::Moment(self.now().0), by, act.clone())?;
            if game_of(&state.event, round, board).is_some() {
                return Err(missing("pgn", "this board is played on the server, which has its moves"));
            }
            let seat = state.event.round(round).and_then(|of| of.board(board));
            let result = seat.and_then(event::Board::result).ok_or(Refusal::NoResult { round, board })?;
            let none = || Refusal::NoSuchBoard { round, board, boards: 0 };
            let regulations = game_regulations(&state.event, round, board, None).ok_or_else(none)?;
            let (played, told) = Prelude::read_played(pgn, regulations)?;
            let tags = pgn_tags(&state.event, round, board, None).unwrap_or_default();
            let known = tags.into_iter().find(|(name, _)| *name == "Result").map_or("*".to_owned(), |(_, value)| value);
            if told != "*" && known != "*" && told != known {
                let problem = format!("found a game that ended {told}, expected {known}, the result in the event");
                return Err(missing("pgn", &problem));
            }
            (played.moves, result)
        };
        if moves.is_empty() {
            return Err(missing("pgn", "found no moves, expected those of the game"));
        }
        self.create_board_game(&room, round, board, game, moves).await?;
        let place = room.place(round, board);
        // The moves are written when the game is first opened.
        let (_, score) = self.ask(game, |reply| Message::Outcome { place, reply }).await?;
        if let Some(declare) = declared(result).filter(|_| score.is_none()) {
            self.official(place, game, declare, None).await;
        }
        room.enter(by, act).await
    }

    /// Writes the records of all games of an event that were played on the server.
    pub(crate) async fn event_records(&self, event: EventId, language: Option<&str>) -> Result<RecordList, HallError> {
        let locale = locale(language, "language")?.unwrap_or(Locale::English);
        let room = self.event_room(event).await?;
        let games: Vec<(u16, u16, GameId)> = {
            let state = room.state();
            let rounds = state.event.rounds().iter();
            let boards = rounds.flat_map(|round| round.boards().iter().map(|board| (round.number(), board.number())));
            boards.filter_map(|(round, board)| Some((round, board, game_of(&state.event, round, board)?))).collect()
        };
        let shared = Arc::clone(&self.shared);
        let written = self.shared.blocking(move || {
            let mut records = Vec::with_capacity(games.len());
            for (round, board, game) in games {
                // A record is for the officials of the event for which the game was opened, and for no others.
                if is_of_event(shared.journal(), game, event)? {
                    let record = record::write(&shared, game, u64::MAX, locale)?;
                    records.push(BoardRecord { round, board, game: game.to_string(), record });
                }
            }
            Ok(records)
        });
        Ok(RecordList { records: written.await? })
    }
}

/// Tells whether a game was opened for a board of an event.
fn is_of_event(journal: &dyn Journal, game: GameId, event: EventId) -> Result<bool, JournalError> {
    let first = journal.row(game, 1)?.and_then(|row| Row::read(&row.body).ok());
    let Some(Row::Created(created)) = first else { return Ok(false) };
    Ok(created.table.event.is_some_and(|of| of.event == event.as_str()))
}
