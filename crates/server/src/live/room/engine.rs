//! The engine that plays in a game, if one does.

use std::sync::Arc;

use laws::Phase;
use tokio::sync::{mpsc, watch};

use super::super::message::{OUTBOX, Subscriber};
use super::Room;
use crate::Hall;
use crate::engine::{Opponent, Sight};

impl Room {
    /// Starts the engine's task, whenever the game is loaded.
    pub(super) fn call_engine(&mut self) {
        let Some(engine) = self.live.table.engine.clone() else { return };
        let Some(player) = engine.seat.player().filter(|_| self.live.game.phase() != Phase::Finished) else {
            return;
        };
        let socket = self.shared.next_socket();
        let (outbox, told) = mpsc::channel(OUTBOX);
        let (sender, sight) = watch::channel(self.sight());
        self.engine = Some(sender);
        self.listeners.push(Subscriber {
            socket,
            asks: false,
            seat: Some(engine.seat),
            name: Some(engine.title),
            outbox,
            key: None,
            locale: None,
            is_engine: true,
            from: None,
        });
        let opponent = Opponent {
            engines: self.shared.engines().clone(),
            wanted: engine.opponent,
            player,
            is_chess960: self.live.game.regulations().is_chess960(),
            has_arbiter: self.live.seats.has_arbiter(),
            prelude: self.live.table.prelude.len(),
            since: self.live.seq,
            sight,
            told,
            hall: Hall::from(Arc::clone(&self.shared)),
            game: self.live.id,
            socket,
        };
        self.shared.handle().spawn(opponent.play());
    }

    /// Sends the state of the game to the engine.
    pub(super) fn show_engine(&mut self) {
        let Some(engine) = &self.engine else { return };
        let has_gone = engine.is_closed();
        engine.send_replace(self.sight());
        // A finished game can be reopened: a touch-move complaint is heard even after mate.
        if has_gone && self.live.game.phase() != Phase::Finished {
            self.listeners.dismiss_engine();
            self.call_engine();
        }
    }

    fn sight(&self) -> Sight {
        let at = self.scale(self.shared.time.now()).max(self.live.at);
        Sight::of(&self.live.game, at)
    }
}
