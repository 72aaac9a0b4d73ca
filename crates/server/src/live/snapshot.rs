//! How a game stood at one row, for all who look at it: what they are shown is written outside of the game's own task.

use std::sync::{Arc, OnceLock};

use axum::extract::ws::Utf8Bytes;
use clock::Millis;
use laws::Game;
use protocol::{
    Audience, Displays, HistoryPart, NamesFrame, PgnFacts, RegulationsFrame, RematchFrame, Seat, SeatStatus,
    ServerFrame, TableFrame, ViewFacts, ViewFrame,
};
use words::Locale;

use super::game::LiveGame;
use super::said::outcome;
use crate::journal::Hash;

/// A game as its rows have left it, at one of them.
#[derive(Debug)]
pub(super) struct Snapshot {
    game: Game,
    displays: Displays,
    table: TableFrame,
    regulations: RegulationsFrame,
    pub(super) seq: u64,
    hash: Hash,
    rematch: RematchFrame,
    /// The first half-moves of a long game in parts, for players and for everybody else; written when somebody first needs them.
    parts: [OnceLock<Vec<Utf8Bytes>>; 2],
}

impl Snapshot {
    /// Copies how a game stands.
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

    /// Writes the first half-moves of a long game, once for all who see the same.
    fn parts(&self, audience: Audience) -> &[Utf8Bytes] {
        self.parts[usize::from(audience.has_players())].get_or_init(|| {
            let parts = HistoryPart::all(&self.game, &self.displays, &self.table, audience);
            parts.into_iter().map(|history| ServerFrame::History { history }.to_text().into()).collect()
        })
    }
}

/// A look at a game: how it stood, who looks, and what is true at that moment only.
#[derive(Clone, Debug)]
pub(super) struct Look {
    pub(super) snapshot: Arc<Snapshot>,
    pub(super) at: Millis,
    pub(super) seat: Option<Seat>,
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

    fn view_after(&self, told: usize) -> ViewFrame {
        let seen = &*self.snapshot;
        let facts = ViewFacts {
            seq: seen.seq,
            hash: seen.hash.to_string(),
            seat: self.seat,
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
