//! The state of a game after one row, for all clients that look at it: their views are written outside the game's task.

use std::fmt::Write;
use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use clock::Millis;
use laws::{Game, Phase};
use protocol::{
    Audience, Displays, FrameError, HistoryPart, NamesFrame, PgnFacts, RegulationsFrame, RematchFrame, Seat,
    SeatStatus, Secrets, ServerFrame, TableFrame, ViewFacts, ViewFrame,
};
use words::Locale;

use super::game::LiveGame;
use super::said::outcome;
use crate::HallError;
use crate::journal::Hash;

/// A game in the state after one of its rows.
#[derive(Debug)]
pub(super) struct Snapshot {
    game: Game,
    displays: Displays,
    table: TableFrame,
    regulations: RegulationsFrame,
    pub(super) seq: u64,
    hash: Hash,
    rematch: RematchFrame,
    /// The first half-moves of a long game in parts, for the arbiter and for everybody else; written on first use.
    parts: [OnceLock<Vec<Utf8Bytes>>; 2],
}

impl Snapshot {
    /// Copies the state of a game.
    pub(super) fn of(live: &LiveGame) -> Self {
        Self {
            game: live.game.clone(),
            displays: live.displays.clone(),
            table: live.table.clone(),
            regulations: live.regulations.clone(),
            seq: live.seq,
            hash: live.hash,
            rematch: live.rematch.clone(),
            parts: Default::default(),
        }
    }

    /// Returns what only the arbiter may see.
    pub(super) fn secrets(&self) -> Secrets {
        Secrets::of(&self.game, &self.table)
    }

    /// Writes the first half-moves of a long game, once for all clients that see the same.
    fn parts(&self, audience: Audience) -> &[Utf8Bytes] {
        self.parts[usize::from(audience == Audience::Arbiter)].get_or_init(|| {
            let parts = HistoryPart::all(&self.game, &self.displays, &self.table, audience);
            parts.into_iter().map(|history| ServerFrame::History { history }.to_text().into()).collect()
        })
    }
}

/// A position to be evaluated by an engine.
pub(super) struct EngineQuestion {
    pub(super) position: board::Position,
    /// The position as a UCI `position` line.
    pub(super) line: String,
    pub(super) is_chess960: bool,
}

/// A snapshot together with the client that looks, and facts that hold only at that moment.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pub(super) snapshot: Arc<Snapshot>,
    pub(super) at: Millis,
    pub(super) seat: Option<Seat>,
    /// Whether the client asks for the arbiter's seat.
    pub(super) asks: bool,
    pub(super) names: NamesFrame,
    pub(super) seats: Vec<SeatStatus>,
    pub(super) locale: Option<Locale>,
}

impl Look {
    /// Shows the whole game at once.
    pub(super) fn view(&self) -> ViewFrame {
        self.view_after(0)
    }

    /// Writes the frames that show the game: a long history in parts, then the view.
    pub(super) fn frames(&self) -> Vec<Utf8Bytes> {
        let mut frames = self.snapshot.parts(Audience::of(self.seat)).to_vec();
        let view = Box::new(self.view_after(HistoryPart::told(&self.snapshot.game)));
        frames.push(ServerFrame::View { view }.to_text().into());
        frames
    }

    /// Writes the game as PGN.
    pub(super) fn pgn(&self) -> String {
        let Snapshot { game, displays, regulations, hash, .. } = &*self.snapshot;
        protocol::pgn(game, PgnFacts { regulations, names: &self.names, hash: &hash.to_string(), displays })
    }

    /// Returns the position after a number of half-moves for evaluation by an engine, once the game is over.
    pub(super) fn asked_after(&self, half_moves: u32) -> Result<EngineQuestion, HallError> {
        let game = &self.snapshot.game;
        if game.phase() != Phase::Finished {
            return Err(HallError::NotOver);
        }
        let none = || FrameError::saying("half_moves", "there is no legal position after so many half-moves");
        let start = game.regulations().start;
        let (mut position, mut moves) = (start, String::new());
        let mut made = 0;
        for (_, mv) in game.moves().take(half_moves as usize) {
            let _ = write!(moves, " {}", position.uci(mv));
            position = position.legal(mv).map_err(|_| none())?.play();
            made += 1;
        }
        if made < half_moves {
            return Err(none().into());
        }
        let moves = if moves.is_empty() { moves } else { format!(" moves{moves}") };
        let line = format!("position fen {start}{moves}");
        Ok(EngineQuestion { position, line, is_chess960: game.regulations().is_chess960() })
    }

    fn view_after(&self, told: usize) -> ViewFrame {
        let seen = &*self.snapshot;
        let facts = ViewFacts {
            seq: seen.seq,
            hash: seen.hash.to_string(),
            seat: self.seat,
            asks: self.asks,
            names: self.names.clone(),
            seats: self.seats.clone(),
            rematch: Some(seen.rematch.clone()).filter(|rematch| !rematch.asked.is_empty()),
            displays: &seen.displays,
            table: &seen.table,
            regulations: &seen.regulations,
            told,
        };
        let mut view = ViewFrame::of(&seen.game, self.at, facts);
        let ended = seen.game.outcome().zip(self.locale);
        view.outcome = ended.map(|(ended, locale)| outcome(ended, seen.game.regulations(), locale));
        view
    }
}
