//! What players agree on besides the moves: to call a game off, and to play another one.

use clock::Millis;
use laws::{Actor, Game, Phase};
use protocol::{
    ActFrame, CreatedFrame, HallFrame, MineGame, RematchFrame, RematchRow, RowFrame, Seat, SentAct, TableFrame,
};

use super::super::replay::Replayed;
use super::Room;
use super::act::{Source, Verdict};
use crate::journal::{Append, JournalError, Row};
use crate::{GameId, HallError};

impl Room {
    /// A player wants to play again with colours changed; once everybody does, the next game is there.
    ///
    /// Whoever has a seat here has one there with the same token, so nothing secret need be sent.
    pub(super) async fn rematch(&mut self, token: &str) -> Result<RematchFrame, HallError> {
        let seat = self.player_seat(token)?;
        if self.replayed.game.phase() != Phase::Finished {
            return Err(HallError::NotOver);
        }
        if self.replayed.rematch.game.is_some() || self.replayed.rematch.asked.contains(&seat) {
            return Ok(self.replayed.rematch.clone());
        }
        let engine = self.replayed.table.engine.as_ref().map(|engine| engine.seat);
        let asked = &self.replayed.rematch.asked;
        let is_agreed = self
            .replayed
            .seats
            .players()
            .all(|player| player == seat || Some(player) == engine || asked.contains(&player));
        let game = if is_agreed { Some(self.create_next().await?.to_string()) } else { None };
        self.replayed.rematch.asked.push(seat);
        self.replayed.rematch.game.clone_from(&game);
        let wall = self.shared.time.now().0;
        self.append(&RowFrame::Rematch(RematchRow { seat, game, wall })).await?;
        let rematch = self.replayed.rematch.clone();
        self.listeners.tell_all(&HallFrame::Rematch { rematch: rematch.clone() });
        Ok(rematch)
    }

    /// Creates the next game of the same players.
    async fn create_next(&self) -> Result<GameId, HallError> {
        let replayed = &self.replayed;
        let mut engine = replayed.table.engine.clone();
        if let Some(engine) = &mut engine {
            engine.seat = engine.seat.changed();
        }
        let table = TableFrame {
            engine,
            rematch_of: Some(replayed.id.to_string()),
            // What was played before the other game is no part of this one.
            prelude: Vec::new(),
            ..replayed.table.clone()
        };
        let created = CreatedFrame {
            regulations: replayed.regulations.clone().with_colors_changed(),
            table,
            seats: replayed.seats.changed(),
            wall: self.shared.time.now().0,
        };
        let game = GameId::random()?;
        let row = Row::first(game, RowFrame::Created(Box::new(created)).to_text());
        let summary = Replayed::of(game, std::slice::from_ref(&row), &mut |_, _, _, _| ())?.summary();
        self.shared.append(Append { game, row, summary: Some(summary) }).await?;
        Ok(game)
    }

    /// A player calls the game off before the first move: nobody scores.
    pub(super) async fn abort(&mut self, token: &str) -> Result<(), HallError> {
        let seat = self.player_seat(token)?;
        let game = &self.replayed.game;
        let is_begun = game.moves().next().is_some() || game.phase() == Phase::Finished;
        let has_arbiter = self.replayed.seats.has_arbiter() && game.phase() != Phase::Waiting;
        if is_begun || has_arbiter {
            return Err(HallError::TooLate);
        }
        let at = self.scale(self.shared.time.now()).max(self.replayed.at);
        let why = format!("called off from the seat {} before the first move", seat.name());
        let declare = SentAct::made(String::new(), "declare", &[("result", "*"), ("why", &why)]);
        let declared = self.enter(&declare.to_act(at, Actor::Arbiter), Source::default()).await?;
        if matches!(declared, Verdict::Entered) { Ok(()) } else { Err(HallError::TooLate) }
    }

    /// Says what somebody has here.
    pub(super) fn mine(&self, token: &str) -> Result<MineGame, HallError> {
        let seat = self.replayed.seats.find(token).ok_or(HallError::NoSeat)?.seat;
        let game = &self.replayed.game;
        let is_up = seat == Seat::Both || seat.player() == Some(game.turn());
        let to_move = game.phase() == Phase::Playing && is_up;
        Ok(MineGame { seat, to_move, summary: self.replayed.summary() })
    }

    fn player_seat(&self, token: &str) -> Result<Seat, HallError> {
        let seat = self.replayed.seats.find(token).map(|found| found.seat);
        seat.filter(|seat| *seat != Seat::Arbiter).ok_or(HallError::NoSeat)
    }

    /// Plays the moves of a game begun elsewhere, as far as they are not played yet. Its clocks start anew.
    pub(super) async fn play_prelude(&mut self) -> Result<(), JournalError> {
        let played = self.replayed.game.moves().count();
        let rest: Vec<String> = self.replayed.table.prelude.iter().skip(played).cloned().collect();
        if rest.is_empty() {
            return Ok(());
        }
        let at = self.replayed.at;
        let clocks = Game::new(self.replayed.game.regulations().clone()).clocks(Millis::ZERO);
        let arbiter = |act: &str| ActFrame::plain(at, Actor::Arbiter, act);
        // The hall may have fallen in the middle.
        let first = if self.replayed.game.phase() == Phase::Waiting { "start" } else { "resume" };
        self.enter(&arbiter(first), Source::default()).await?;
        for mv in &rest {
            let act = SentAct::made(String::new(), "play", &[("move", mv)]);
            let by = Actor::Player(self.replayed.game.turn());
            self.enter(&act.to_act(at, by), Source::default()).await?;
        }
        self.enter(&arbiter("stop_clocks"), Source::default()).await?;
        let set = SentAct::with_times(String::new(), clocks.white, clocks.black);
        self.enter(&set.to_act(at, Actor::Arbiter), Source::default()).await?;
        Ok(())
    }
}
