//! A new game: what was wanted becomes its first row.

use protocol::{CreateGame, CreatedRow, GameCreated, Prelude, Row, Seat, SeatWanted, TableEngine};

use super::game::LiveGame;
use super::hall::Hall;
use super::seating::Seating;
use crate::journal::{Append, ChainedRow};
use crate::{GameId, HallError};

impl Hall {
    /// Creates a game. Only the organiser creates games without taking a seat.
    pub async fn create(&self, wanted: &CreateGame, is_organiser: bool) -> Result<GameCreated, HallError> {
        let shared = &self.shared;
        if shared.is_closing() {
            return Err(HallError::Closing);
        }
        if wanted.seat == SeatWanted::None && !is_organiser {
            return Err(HallError::OrganiserOnly);
        }
        let open = self.open_games();
        if open >= shared.limits.open_games {
            return Err(HallError::Full(open));
        }
        // What makes no sense is refused before anything is written.
        let (asked, prelude) = match &wanted.pgn {
            Some(pgn) => {
                let prelude = Prelude::read(pgn, wanted.regulations.clone())?;
                (prelude.regulations, prelude.moves)
            }
            None => (wanted.regulations.clone(), Vec::new()),
        };
        let laws = asked.to_new_laws()?;
        let mut table = wanted.table(&laws)?;
        let engine = match &wanted.opponent {
            Some(opponent) => Some((opponent, shared.engines().check(opponent, laws.is_chess960()).await?)),
            None => None,
        };
        let game = GameId::random()?;
        let seating = Seating::draw(wanted, engine.as_ref().map(|(_, facts)| facts.title.as_str()))?;
        let own = seating.own.as_ref().and_then(|(seat, _)| seat.player());
        table.engine = engine.zip(own).map(|((opponent, facts), own)| TableEngine {
            seat: Seat::of(!own),
            title: facts.title,
            opponent: opponent.clone(),
        });
        table.prelude = prelude;
        let regulations = if wanted.arbiter { asked } else { asked.without_arbiter() };
        let now = shared.time.now();
        let regulations = regulations.played_on(now.day());
        let created = CreatedRow { regulations, table, seats: seating.frames, wall: now.0 };
        let row = ChainedRow::first(game, Row::Created(Box::new(created)).to_text());
        let summary = LiveGame::of(game, std::slice::from_ref(&row), &mut |_, _, _, _| ())?.summary();
        shared.append(Append { game, row, summary: Some(summary) }).await?;
        Ok(GameCreated {
            game: game.to_string(),
            seat: seating.own.as_ref().map(|(seat, _)| *seat),
            token: seating.own.map(|(_, token)| token.reveal().to_owned()),
            invitations: seating.invitations,
        })
    }
}
