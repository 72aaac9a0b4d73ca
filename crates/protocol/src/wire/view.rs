//! The state of a game, as clients see it.

use std::collections::BTreeMap;

use board::{Color, Square};
use clock::Millis;
use laws::{BoardKind, Game, Pace, Phase, Reason, Score};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::names::{Name, Text};
use crate::contract::regulations::RegulationsFrame;
use crate::contract::ruling::fen;
use crate::contract::state::{
    Both, ClaimFrame, ClockFrame, ObligedFrame, StateFrame, TallyFrame, article, claim, claims, obliged, reason, result,
};
use crate::contract::waiting::WaitsFrame;
use crate::wire::audience::{Audience, Secrets};
use crate::wire::history::{Displays, HalfMoveFrame, OpenClaim, history, last, open_claims};
use crate::wire::seat::{NamesFrame, RematchFrame, Seat, SeatStatus};
use crate::wire::table::{Mode, TableFrame};

/// The state of a game after an entry: what a page shows at once.
#[derive(Clone, Debug, PartialEq, Serialize, TS)]
pub struct StandsFrame {
    phase: Name<Phase>,
    turn: Name<Color>,
    position: String,
    clock: ClockFrame,
    /// Milliseconds for which the game's time has just stood still because the server was late: a page that counts on by
    /// its own clock subtracts them.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    held: Option<u64>,
    offer: Option<Name<Color>>,
    claim: Option<ClaimFrame>,
    /// All claims that the arbiter must decide, the oldest first.
    claims: Vec<ClaimFrame>,
    obliged: Option<ObligedFrame>,
    illegal_moves: Both<u32>,
    result: Text<Score>,
    reason: Option<Name<Reason>>,
    article: Option<String>,
    /// What the game waits for besides the player to move; absent if for nothing.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    waits: Option<WaitsFrame>,
    /// The number of half-moves in the history now: later ones were undone. Absent for players who keep the score
    /// themselves.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    history_length: Option<u32>,
    /// The last half-move.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    last: Option<HalfMoveFrame>,
    /// The squares where each piece may go; in training on an assisted board only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    destinations: Option<BTreeMap<String, Vec<String>>>,
    /// The claims that would succeed now; in training only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    open_claims: Option<Vec<OpenClaim>>,
    /// How often each player has done something that becomes a nuisance when repeated; for the arbiter only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    tally: Option<TallyFrame>,
    #[serde(skip)]
    #[ts(skip)]
    secrets: Secrets,
}

impl StandsFrame {
    /// Reads the state of a game at a moment.
    pub fn of(game: &Game, at: Millis, table: &TableFrame) -> Self {
        let (length, last) = last(game);
        Self {
            phase: Name(game.phase()),
            turn: Name(game.turn()),
            position: fen(game.board()),
            clock: ClockFrame::of(game, at),
            held: None,
            offer: game.offer().map(Name),
            claim: claim(game),
            claims: claims(game),
            obliged: obliged(game),
            illegal_moves: game.illegal_moves().into(),
            result: result(game),
            reason: reason(game),
            article: article(game),
            waits: WaitsFrame::of(game),
            history_length: Some(length),
            last,
            destinations: destinations(game, table),
            open_claims: (table.mode == Mode::Training).then(|| open_claims(game, at)),
            tally: Some(TallyFrame::of(game.tally())),
            secrets: Secrets::of(game, table),
        }
    }

    /// Adds the last mover's clock display.
    #[must_use]
    pub fn with_displays(mut self, displays: &Displays) -> Self {
        if let Some(last) = &mut self.last {
            last.clock = displays.last();
        }
        self
    }

    /// Sets for how many milliseconds the game's time has just stood still.
    #[must_use]
    pub fn with_held(mut self, milliseconds: u64) -> Self {
        self.held = Some(milliseconds).filter(|milliseconds| *milliseconds > 0);
        self
    }

    /// Leaves out what an audience may not see.
    #[must_use]
    pub fn shown_to(&self, audience: Audience) -> Self {
        let mut shown = self.clone();
        if !audience.sees_score(self.secrets) {
            shown.history_length = None;
            shown.last = None;
        }
        if audience != Audience::Arbiter {
            shown.tally = None;
        }
        shown.position = audience.position(shown.position, self.secrets);
        if let Some(last) = &mut shown.last {
            last.position = audience.position(std::mem::take(&mut last.position), self.secrets);
        }
        shown
    }
}

/// The state of a game for a client that joins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ViewFrame {
    /// The number of the last row of the journal.
    #[ts(type = "number")]
    pub seq: u64,
    /// The hash of that row.
    pub hash: String,
    /// The state of the game.
    pub state: StateFrame,
    /// The server's clock on the scale of `at`.
    #[ts(type = "number")]
    pub now: u64,
    /// The position before the first half-move.
    pub start: String,
    /// The pace of the game, by the edition's limits if the regulations do not say.
    pace: Name<Option<Pace>>,
    /// The number of the illegal move that loses the game; null where illegal moves are not counted.
    pub losing_illegal_move: Option<u32>,
    /// The half-moves on the board, each with the position after it. Absent for players who keep the score themselves.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub history: Option<Vec<HalfMoveFrame>>,
    /// The number of half-moves that were sent before the view, in frames `history`: `history` and `state.moves` follow
    /// them, and `table.prelude` is left out. Absent where the view has them all.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub history_from: Option<u32>,
    /// The squares where each piece may go; in training on an assisted board only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub destinations: Option<BTreeMap<String, Vec<String>>>,
    /// The claims that would succeed now; in training only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub open_claims: Option<Vec<OpenClaim>>,
    /// The sentence about the outcome, in the language that was asked for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub outcome: Option<String>,
    /// The seat of the client; none for a spectator.
    pub seat: Option<Seat>,
    /// Whether the client asks for the arbiter's seat; it is a spectator until both players have accepted.
    #[serde(skip_serializing_if = "std::ops::Not::not", default)]
    #[ts(optional, as = "Option<bool>")]
    pub asks: bool,
    /// The names of players and arbiter.
    pub names: NamesFrame,
    /// All seats as they are now.
    pub seats: Vec<SeatStatus>,
    /// The players who want a rematch, once one does.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub rematch: Option<RematchFrame>,
    /// The settings of the game.
    pub table: TableFrame,
    /// The regulations.
    pub regulations: RegulationsFrame,
}

/// The contents of a view besides the state of the game.
#[derive(Clone, Debug)]
pub struct ViewFacts<'a> {
    /// The number of the last row of the journal.
    pub seq: u64,
    /// The hash of that row.
    pub hash: String,
    /// The seat of the client.
    pub seat: Option<Seat>,
    /// Whether the client asks for the arbiter's seat.
    pub asks: bool,
    /// The names of players and arbiter.
    pub names: NamesFrame,
    /// All seats.
    pub seats: Vec<SeatStatus>,
    /// The players who want a rematch.
    pub rematch: Option<RematchFrame>,
    /// The clock displays after each half-move.
    pub displays: &'a Displays,
    /// The settings of the game.
    pub table: &'a TableFrame,
    /// The regulations.
    pub regulations: &'a RegulationsFrame,
    /// The number of half-moves that are sent in parts, before the view.
    pub told: usize,
}

impl ViewFrame {
    /// Makes the view of a game at a moment for the client on a seat.
    pub fn of(game: &Game, at: Millis, facts: ViewFacts<'_>) -> Self {
        let (audience, secrets) = (Audience::of(facts.seat), Secrets::of(game, facts.table));
        let is_score_shown = audience.sees_score(secrets);
        let mut state = StateFrame::of(game, at);
        state.position = audience.position(state.position, secrets);
        if audience != Audience::Arbiter {
            state = state.without_tally();
        }
        let mut history = is_score_shown.then(|| history(game, facts.displays, facts.told));
        for half_move in history.iter_mut().flatten() {
            half_move.position = audience.position(std::mem::take(&mut half_move.position), secrets);
        }
        let mut table = facts.table.clone();
        if facts.told > 0 {
            state = state.without_first_moves(facts.told);
            table.prelude = Vec::new();
        }
        let regulations = game.regulations();
        let values = regulations.values();
        Self {
            start: regulations.start.to_string(),
            pace: Name(Some(regulations.pace())),
            losing_illegal_move: (!values.illegal_moves_count_in_quickplay_only).then_some(values.losing_illegal_move),
            seq: facts.seq,
            hash: facts.hash,
            state: if is_score_shown { state } else { state.without_moves() },
            now: at.0,
            history,
            history_from: (facts.told > 0 && is_score_shown).then_some(facts.told as u32),
            destinations: destinations(game, facts.table),
            open_claims: (facts.table.mode == Mode::Training).then(|| open_claims(game, at)),
            outcome: None,
            seat: facts.seat,
            asks: facts.asks,
            names: facts.names,
            seats: facts.seats,
            rematch: facts.rematch,
            table,
            regulations: facts.regulations.clone(),
        }
    }
}

/// Lists where each piece of the player to move may go, in training on an assisted board while the game continues.
fn destinations(game: &Game, table: &TableFrame) -> Option<BTreeMap<String, Vec<String>>> {
    let is_allowed = table.mode == Mode::Training && game.regulations().board == BoardKind::Assisted;
    if !is_allowed || game.phase() != Phase::Playing {
        return None;
    }
    let names = |squares: Vec<Square>| squares.iter().map(ToString::to_string).collect();
    let found = questions::destinations(game.position());
    Some(found.into_iter().map(|(from, to)| (from.to_string(), names(to))).collect())
}

/// Declares the types a view is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![StandsFrame::decl(config), ViewFrame::decl(config)]
}
