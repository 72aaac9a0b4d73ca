//! Agreements of the players besides the moves: cancelling a game, and a rematch.

use clock::Millis;
use laws::{Actor, Game, Phase, Score};
use protocol::{
    Act, CreatedRow, GameCard, GameKind, MineGame, RematchFrame, RematchRow, Row, Seat, Secrets, ServerFrame,
    TableFrame, Text, TimedAct,
};

use super::super::game::LiveGame;
use super::Room;
use super::act::{Source, Verdict};
use crate::journal::{Append, ChainedRow, JournalError};
use crate::{GameId, HallError};

impl Room {
    /// Records that a player wants a rematch with colours changed; once both do, creates the next game.
    ///
    /// The tokens of this game give the seats of the next, so no secrets need be sent.
    pub(super) async fn rematch(&mut self, token: &str) -> Result<RematchFrame, HallError> {
        self.check_no_event()?;
        let seat = self.player_seat(token)?;
        if self.live.game.phase() != Phase::Finished {
            return Err(HallError::NotOver);
        }
        if self.live.rematch.game.is_some() || self.live.rematch.asked.contains(&seat) {
            return Ok(self.live.rematch.clone());
        }
        let engine = self.live.table.engine.as_ref().map(|engine| engine.seat);
        let asked = &self.live.rematch.asked;
        let is_agreed =
            self.live.seats.players().all(|player| player == seat || Some(player) == engine || asked.contains(&player));
        let game = if is_agreed { Some(self.create_next().await?.to_string()) } else { None };
        self.live.rematch.asked.push(seat);
        self.live.rematch.game.clone_from(&game);
        let wall = self.shared.time.now().0;
        self.append(&Row::Rematch(RematchRow { seat, game, wall })).await?;
        let rematch = self.live.rematch.clone();
        self.listeners.tell_frame(&ServerFrame::Rematch { rematch: rematch.clone() }, self.reach());
        Ok(rematch)
    }

    /// Creates the next game of the same players.
    async fn create_next(&self) -> Result<GameId, HallError> {
        let live = &self.live;
        let mut engine = live.table.engine.clone();
        if let Some(engine) = &mut engine {
            engine.seat = engine.seat.changed();
        }
        let table = TableFrame {
            engine,
            rematch_of: Some(live.id.to_string()),
            // Moves played elsewhere before this game are not part of the next.
            prelude: Vec::new(),
            event: None,
            ..live.table.clone()
        };
        let created = CreatedRow {
            regulations: live.regulations.clone().in_edition(live.game.regulations().edition).with_colors_changed(),
            table,
            seats: live.seats.changed(),
            wall: self.shared.time.now().0,
        };
        let game = GameId::random()?;
        let row = ChainedRow::first(game, Row::Created(Box::new(created)).to_text());
        let summary = LiveGame::of(game, std::slice::from_ref(&row), &mut |_, _, _, _| ())?.summary();
        self.shared.append(Append { game, row, summary: Some(summary) }).await?;
        Ok(game)
    }

    /// Cancels the game before the first move, at a player's request: nobody scores.
    pub(super) async fn abort(&mut self, token: &str) -> Result<(), HallError> {
        self.check_no_event()?;
        let seat = self.player_seat(token)?;
        let game = &self.live.game;
        let is_begun = game.moves().next().is_some() || game.phase() == Phase::Finished;
        let has_arbiter = self.live.seats.has_arbiter() && game.phase() != Phase::Waiting;
        if is_begun || has_arbiter {
            return Err(HallError::TooLate);
        }
        let at = self.scale(self.shared.time.now()).max(self.live.at);
        let why = format!("called off from the seat {} before the first move", seat.name());
        let declare = Act::Declare { result: Text(Score::NONE), why: Some(why) };
        let declared = self.enter(&TimedAct::by_arbiter(at, declare), Source::default()).await?;
        match declared {
            Verdict::Entered => Ok(()),
            Verdict::Overtaken => {
                Err(JournalError::Conflict { game: self.live.id, found: self.live.seq, last: self.live.seq }.into())
            }
            _ => Err(HallError::TooLate),
        }
    }

    /// Returns the seat and the state of the game for the holder of a token.
    pub(super) fn mine(&self, token: &str) -> Result<MineGame, HallError> {
        let seat = self.live.seats.find(token).ok_or(HallError::NoSeat)?.seat;
        let game = &self.live.game;
        let is_up = seat == Seat::Both || seat.player() == Some(game.turn());
        let to_move = game.phase() == Phase::Playing && is_up;
        let kind = GameKind::of(game, &self.live.regulations, self.live.seats.has_arbiter());
        let at = self.scale(self.shared.time.now()).max(self.live.at);
        let card = GameCard::of(self.live.id.to_string(), game, at, self.live.seats.names(), kind);
        let card = card.for_player(Secrets::of(game, &self.live.table));
        Ok(MineGame { seat, to_move, alone: !self.live.seats.are_players_seated(), card, summary: self.live.summary() })
    }

    pub(super) fn player_seat(&self, token: &str) -> Result<Seat, HallError> {
        let seat = self.live.seats.find(token).map(|found| found.seat);
        seat.filter(|seat| *seat != Seat::Arbiter).ok_or(HallError::NoSeat)
    }

    /// Plays the remaining moves of a game begun elsewhere, then resets the clocks.
    pub(super) async fn play_prelude(&mut self) -> Result<(), JournalError> {
        let played = self.live.game.moves().count();
        let rest: Vec<String> = self.live.table.prelude.iter().skip(played).cloned().collect();
        if rest.is_empty() {
            return Ok(());
        }
        let at = self.live.at;
        let clocks = Game::new(self.live.game.regulations().clone()).clocks(Millis::ZERO);
        // A game begun elsewhere can be long, and was ruled on there, so nothing is searched.
        let quick = || Source { is_quick: true, ..Source::default() };
        let arbiter = |act| TimedAct::by_arbiter(at, act);
        // The server may have crashed in the middle.
        let first = if self.live.game.phase() == Phase::Waiting { Act::Start {} } else { Act::Resume { why: None } };
        if matches!(self.enter(&arbiter(first), quick()).await?, Verdict::Overtaken) {
            return Ok(());
        }
        for mv in &rest {
            let by = Actor::Player(self.live.game.turn());
            let act = Act::Play { r#move: mv.clone() }.into();
            if matches!(self.enter(&TimedAct { at, by, act }, quick()).await?, Verdict::Overtaken) {
                // Another node plays the rest.
                return Ok(());
            }
        }
        if self.live.game.phase() == Phase::Finished {
            return Ok(());
        }
        self.enter(&arbiter(Act::StopClocks { reason: None }), quick()).await?;
        let (white, black) = (Some(clocks.white.into()), Some(clocks.black.into()));
        self.enter(&arbiter(Act::SetClock { white, black, moves: None, why: None }), quick()).await?;
        Ok(())
    }
}
