//! Creates a game: writes the request as its first row.

use std::net::IpAddr;

use laws::Edition;
use protocol::{CasualGame, CreateGame, CreatedRow, GameCreated, Mode, Prelude, Row, Seat, SeatWanted, TableEngine};

use super::game::LiveGame;
use super::hall::Hall;
use super::seating::Seating;
use crate::journal::{Append, ChainedRow};
use crate::{GameId, HallError};

/// The approximate size of a move in the journal, in bytes.
const MOVE_BYTES: usize = 500;

impl Hall {
    /// Creates a game. Only the organiser creates games without taking a seat.
    pub async fn create(&self, wanted: &CreateGame, is_organiser: bool) -> Result<GameCreated, HallError> {
        self.create_from(wanted, is_organiser, None).await
    }

    /// Creates a game for a client at an address.
    pub async fn create_from(
        &self,
        wanted: &CreateGame,
        is_organiser: bool,
        from: Option<IpAddr>,
    ) -> Result<GameCreated, HallError> {
        let shared = &self.shared;
        let from = from.filter(|_| !is_organiser);
        let an_hour = shared.limits.bytes_per_hour;
        if shared.volume.is_over(from, an_hour, an_hour, shared.time.now()) {
            return Err(HallError::TooMuchWritten(an_hour >> 20));
        }
        if shared.is_closing() {
            return Err(HallError::Closing);
        }
        if let Some(error) = shared.suspended() {
            return Err(error);
        }
        if wanted.seat == SeatWanted::None && !is_organiser {
            return Err(HallError::OrganiserOnly);
        }
        let open = self.games_being_played();
        if open >= shared.limits.open_games {
            return Err(HallError::Full(open));
        }
        // Invalid requests are refused before anything is written.
        let asked = wanted.regulations.clone().in_edition(Edition::NEWEST);
        let (asked, prelude) = match &wanted.pgn {
            Some(pgn) => {
                let prelude = Prelude::read(pgn, asked)?;
                (prelude.regulations, prelude.moves)
            }
            None => (asked, Vec::new()),
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
        let regulations = if wanted.arbiter {
            asked.check_for_arbiter()?;
            asked
        } else {
            let is_free = wanted.opponent.is_some() || wanted.mode == Mode::Training;
            let casual = CasualGame { is_shared: wanted.seat == SeatWanted::Both, is_free };
            asked.without_arbiter().for_casual(casual)
        };
        let now = shared.time.now();
        let regulations = regulations.played_on(now.day());
        let created = CreatedRow { regulations, table, seats: seating.frames, wall: now.0 };
        let row = ChainedRow::first(game, Row::Created(Box::new(created)).to_text());
        let live = LiveGame::of(game, std::slice::from_ref(&row), &mut |_, _, _, _| ())?;
        let summary = live.summary();
        // Moves that were played elsewhere are written when the game is first opened.
        let written = row.body.len() + live.table.prelude.len() * MOVE_BYTES;
        shared.volume.count(from, written as u64, an_hour, now);
        shared.append(Append { game, row, summary: Some(summary) }).await?;
        Ok(GameCreated {
            game: game.to_string(),
            seat: seating.own.as_ref().map(|(seat, _)| *seat),
            token: seating.own.map(|(_, token)| token.reveal().to_owned()),
            invitations: seating.invitations,
        })
    }
}
