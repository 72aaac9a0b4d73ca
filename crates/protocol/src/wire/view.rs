//! How a game stands for who looks at it.

use std::collections::BTreeMap;

use board::Color;
use clock::Millis;
use laws::{BoardKind, Game, Pace, Phase, Reason, Score, Scoresheets};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::names::{Name, Text};
use crate::contract::regulations::RegulationsFrame;
use crate::contract::ruling::fen;
use crate::contract::state::{
    Both, ClaimFrame, ClockFrame, ObligedFrame, StateFrame, article, claim, obliged, reason, result,
};
use crate::rest::mine::RematchFrame;
use crate::wire::history::{Displays, HalfMoveFrame, OpenClaim, history, last, open_claims};
use crate::wire::seat::{Audience, NamesFrame, Seat, SeatStatus};
use crate::wire::table::{Mode, TableFrame};

/// How a game stands after an entry: what a screen shows at once.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct StandsFrame {
    phase: Name<Phase>,
    turn: Name<Color>,
    position: String,
    clock: ClockFrame,
    offer: Option<Name<Color>>,
    claim: Option<ClaimFrame>,
    obliged: Option<ObligedFrame>,
    illegal_moves: Both<u32>,
    result: Text<Score>,
    reason: Option<Name<Reason>>,
    article: Option<String>,
    /// How many half-moves the history has now: what is beyond was undone. Absent for players who keep the score themselves.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    history_length: Option<u32>,
    /// The last of them.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    last: Option<HalfMoveFrame>,
    /// Where each piece may go: in training on an assisted board only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    destinations: Option<BTreeMap<String, Vec<String>>>,
    /// What can be claimed: in training only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    open_claims: Option<Vec<OpenClaim>>,
    #[serde(skip)]
    #[ts(skip)]
    is_score_secret: bool,
    #[serde(skip)]
    #[ts(skip)]
    are_counters_hidden: bool,
}

impl StandsFrame {
    /// Says how a game stands at a moment.
    pub fn of(game: &Game, at: Millis, table: &TableFrame) -> Self {
        let (length, last) = last(game);
        Self {
            phase: Name(game.phase()),
            turn: Name(game.turn()),
            position: fen(game.board()),
            clock: ClockFrame::of(game, at),
            offer: game.offer().map(Name),
            claim: claim(game),
            obliged: obliged(game),
            illegal_moves: game.illegal_moves().into(),
            result: result(game),
            reason: reason(game),
            article: article(game),
            history_length: Some(length),
            last,
            destinations: destinations(game, table),
            open_claims: (table.mode == Mode::Training).then(|| open_claims(game, at)),
            is_score_secret: is_score_secret(game),
            are_counters_hidden: are_counters_hidden(game, table),
        }
    }

    /// Adds what the display of the last mover showed.
    #[must_use]
    pub fn with_displays(mut self, displays: &Displays) -> Self {
        if let Some(last) = &mut self.last {
            last.clock = displays.last();
        }
        self
    }

    /// Leaves out what an audience may not see.
    #[must_use]
    pub fn shown_to(&self, audience: Audience) -> Self {
        let mut shown = self.clone();
        if self.is_score_secret && audience.has_players() {
            shown.history_length = None;
            shown.last = None;
        }
        if self.are_counters_hidden && audience.has_players() {
            hide_counters(&mut shown.position);
            shown.last.iter_mut().for_each(|last| hide_counters(&mut last.position));
        }
        shown
    }
}

/// How a game stands for who joins.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ViewFrame {
    /// The last row of the journal.
    #[ts(type = "number")]
    pub seq: u64,
    /// Its hash.
    pub hash: String,
    /// How the game stands.
    pub state: StateFrame,
    /// The hall's clock on the scale of `at`.
    #[ts(type = "number")]
    pub now: u64,
    /// The position before the first half-move.
    pub start: String,
    /// At which pace the game is played, by the edition's own limits if the regulations do not say.
    pace: Name<Option<Pace>>,
    /// Which illegal move loses; null where they do not add up.
    pub losing_illegal_move: Option<u32>,
    /// The half-moves on the board, each with the position after it. Absent for players who keep the score themselves.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub history: Option<Vec<HalfMoveFrame>>,
    /// Where each piece may go: in training on an assisted board only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub destinations: Option<BTreeMap<String, Vec<String>>>,
    /// What can be claimed: in training only.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub open_claims: Option<Vec<OpenClaim>>,
    /// How the game ended as a sentence, in the language that was asked for.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub outcome: Option<String>,
    /// The seat of who joined; none for who watches.
    pub seat: Option<Seat>,
    /// Who plays.
    pub names: NamesFrame,
    /// All seats as they are now.
    pub seats: Vec<SeatStatus>,
    /// Who wants to play again, once somebody does.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    pub rematch: Option<RematchFrame>,
    /// How the table is set.
    pub table: TableFrame,
    /// What was fixed beforehand.
    pub regulations: RegulationsFrame,
}

/// What a view says besides how the game stands.
#[derive(Clone, Debug)]
pub struct ViewFacts<'a> {
    /// The last row of the journal.
    pub seq: u64,
    /// Its hash.
    pub hash: String,
    /// The seat of who looks.
    pub seat: Option<Seat>,
    /// Who plays.
    pub names: NamesFrame,
    /// All seats.
    pub seats: Vec<SeatStatus>,
    /// Who wants to play again.
    pub rematch: Option<RematchFrame>,
    /// What the displays showed after each half-move.
    pub displays: &'a Displays,
    /// How the table is set.
    pub table: &'a TableFrame,
    /// What was fixed beforehand.
    pub regulations: &'a RegulationsFrame,
}

impl ViewFrame {
    /// Shows a game at a moment to who sits on a seat.
    pub fn of(game: &Game, at: Millis, facts: ViewFacts<'_>) -> Self {
        let has_players = Audience::of(facts.seat).has_players();
        let is_score_shown = !(is_score_secret(game) && has_players);
        let mut state = StateFrame::of(game, at);
        let mut history = is_score_shown.then(|| history(game, facts.displays));
        if has_players && are_counters_hidden(game, facts.table) {
            hide_counters(&mut state.position);
            history.iter_mut().flatten().for_each(|half_move| hide_counters(&mut half_move.position));
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
            destinations: destinations(game, facts.table),
            open_claims: (facts.table.mode == Mode::Training).then(|| open_claims(game, at)),
            outcome: None,
            seat: facts.seat,
            names: facts.names,
            seats: facts.seats,
            rematch: facts.rematch,
            table: facts.table.clone(),
            regulations: facts.regulations.clone(),
        }
    }
}

/// Tells whether the players keep the score of a game themselves, so that they must not read it elsewhere while it is played.
///
/// ```
/// use laws::{Game, Regulations, Scoresheets};
/// let regulations = Regulations { scoresheets: Scoresheets::Players, ..Regulations::default() };
/// assert!(protocol::is_score_secret(&Game::new(regulations)));
/// ```
pub fn is_score_secret(game: &Game) -> bool {
    game.regulations().scoresheets == Scoresheets::Players && game.phase() != Phase::Finished
}

/// Tells whether positions must not tell players how many moves were made: in competition they count themselves (12.6).
fn are_counters_hidden(game: &Game, table: &TableFrame) -> bool {
    table.mode == Mode::Competition && game.phase() != Phase::Finished
}

/// Writes a position without its counters.
fn hide_counters(position: &mut String) {
    let end = position.match_indices(' ').nth(3).map(|(at, _)| at);
    if let Some(end) = end {
        position.replace_range(end.., " 0 1");
    }
}

/// Lists where each piece of the player on move may go, in training on an assisted board while the game goes on.
fn destinations(game: &Game, table: &TableFrame) -> Option<BTreeMap<String, Vec<String>>> {
    let is_allowed = table.mode == Mode::Training && game.regulations().board == BoardKind::Assisted;
    if !is_allowed || game.phase() != Phase::Playing {
        return None;
    }
    let mut found: BTreeMap<String, Vec<String>> = BTreeMap::new();
    let position = game.position();
    for mv in position.legal_moves() {
        let uci = mv.uci().to_string();
        let Some((from, to)) = uci.get(0..2).zip(uci.get(2..4)) else { continue };
        let squares = found.entry(from.to_owned()).or_default();
        // A promotion has four moves to one square.
        if !squares.iter().any(|known| known == to) {
            squares.push(to.to_owned());
        }
    }
    Some(found)
}

/// Declares the types a view is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![StandsFrame::decl(config), ViewFrame::decl(config)]
}
