//! The state of a game, as JSON.

use board::{ByColor, Color, Square};
use clock::Millis;
use laws::{Claim, Game, Ground, Needs, Obliged, Phase, Reason, Score, Tally};
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::names::{Name, Text};
use crate::contract::ruling::fen;
use crate::contract::waiting::WaitsFrame;

/// The state of a game at a moment, as the contract writes it.
///
/// ```
/// use clock::Millis;
/// use laws::{Game, Regulations};
/// use protocol::StateFrame;
/// let state = serde_json::to_value(StateFrame::of(&Game::new(Regulations::default()), Millis(0)))?;
/// assert_eq!(state["phase"], "waiting");
/// assert_eq!(state["clock"]["white"], 5_430_000);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct StateFrame {
    phase: Name<Phase>,
    turn: Name<Color>,
    pub(crate) position: String,
    clock: ClockFrame,
    moves: Vec<String>,
    result: Text<Score>,
    reason: Option<Name<Reason>>,
    article: Option<String>,
    illegal_moves: Both<u32>,
    offer: Option<Name<Color>>,
    /// The players who offer a draw, the older offer first.
    offers: Vec<Name<Color>>,
    claim: Option<ClaimFrame>,
    /// All claims that the arbiter must decide, the oldest first.
    claims: Vec<ClaimFrame>,
    obliged: Option<ObligedFrame>,
    period: Both<u32>,
    /// What the game waits for besides the player to move; absent if for nothing.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    waits: Option<WaitsFrame>,
    /// The writing on the envelope besides the names; null if no move is sealed.
    envelope: Option<SealedFrame>,
    /// Acts that an arbiter counts though they cost nothing by themselves; only the arbiter sees them.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    tally: Option<TallyFrame>,
}

/// The writing on the envelope of a sealed move (1997 A2, 2009 G2, 2018 I.2), except the names and the move.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub(crate) struct SealedFrame {
    sealed_by: Name<Color>,
    /// The number of the sealed move.
    move_number: u32,
    #[ts(type = "{ white: number, black: number }")]
    clock: Both<u64>,
    offer: Option<Name<Color>>,
    /// The appointed time of the resumption, in milliseconds on the scale of `at`.
    #[ts(type = "number | null")]
    resume_at: Option<u64>,
    /// The appointed place of the resumption.
    place: Option<String>,
}

impl SealedFrame {
    fn of(game: &Game, at: Millis) -> Option<Self> {
        let (by, _) = game.sealed()?;
        let clocks = game.clocks(at);
        Some(Self {
            sealed_by: Name(by),
            move_number: game.position().move_number(),
            clock: Both { white: clocks.white.0, black: clocks.black.0 },
            offer: game.offer().map(Name),
            resume_at: game.resume_at().map(|moment| moment.0),
            place: game.resume_place().map(str::to_owned),
        })
    }
}

/// How often each player has done something that becomes a nuisance when repeated.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub(crate) struct TallyFrame {
    disturbances: Both<u32>,
    offers: Both<u32>,
    wrong_claims: Both<u32>,
}

impl TallyFrame {
    pub(crate) fn of(tally: ByColor<Tally>) -> Self {
        let both = |count: fn(Tally) -> u32| Both { white: count(tally.white), black: count(tally.black) };
        Self {
            disturbances: both(|tally| tally.disturbances),
            offers: both(|tally| tally.offers),
            wrong_claims: both(|tally| tally.wrong_claims),
        }
    }
}

/// The clock displays.
///
/// ```
/// use clock::Millis;
/// use laws::{Game, Regulations};
/// let clock = protocol::ClockFrame::of(&Game::new(Regulations::default()), Millis(0));
/// assert_eq!(serde_json::to_value(clock)?["running"], serde_json::Value::Null);
/// # Ok::<(), serde_json::Error>(())
/// ```
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct ClockFrame {
    #[ts(type = "number")]
    white: u64,
    #[ts(type = "number")]
    black: u64,
    running: Option<Name<Color>>,
    /// Milliseconds for which the running display still stands still, in delay mode; absent if it does not.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    holds: Option<u64>,
}

impl ClockFrame {
    /// Reads the displays at a moment.
    pub fn of(game: &Game, at: Millis) -> Self {
        let clocks = game.clocks(at);
        let holds = Some(game.clock_holds(at).0).filter(|holds| *holds > 0);
        Self { white: clocks.white.0, black: clocks.black.0, running: game.running().map(Name), holds }
    }
}

/// One value for each player.
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize, TS)]
pub(crate) struct Both<T> {
    pub(crate) white: T,
    pub(crate) black: T,
}

impl<T> From<ByColor<T>> for Both<T> {
    fn from(both: ByColor<T>) -> Self {
        Self { white: both.white, black: both.black }
    }
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub(crate) struct ClaimFrame {
    by: Name<Color>,
    ground: Name<Ground>,
    needs: Name<Needs>,
}

#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub(crate) struct ObligedFrame {
    duty: Name<Obliged>,
    squares: Vec<Text<Square>>,
}

impl ClaimFrame {
    fn of(claim: Claim) -> Self {
        Self { by: Name(claim.by), ground: Name(claim.ground), needs: Name(Needs::Arbiter) }
    }
}

impl StateFrame {
    /// Reads the state of a game at a moment.
    pub fn of(game: &Game, at: Millis) -> Self {
        Self {
            phase: Name(game.phase()),
            turn: Name(game.turn()),
            position: fen(game.board()),
            clock: ClockFrame::of(game, at),
            moves: moves(game),
            result: result(game),
            reason: reason(game),
            article: article(game),
            illegal_moves: game.illegal_moves().into(),
            offer: game.offer().map(Name),
            offers: game.offers().iter().copied().map(Name).collect(),
            claim: claim(game),
            claims: claims(game),
            obliged: obliged(game),
            period: game.periods().into(),
            waits: WaitsFrame::of(game),
            envelope: SealedFrame::of(game, at),
            tally: Some(TallyFrame::of(game.tally())),
        }
    }

    /// Leaves out the counts that only the arbiter sees.
    #[must_use]
    pub(crate) fn without_tally(self) -> Self {
        Self { tally: None, ..self }
    }

    /// Leaves out the first moves.
    #[must_use]
    pub(crate) fn without_first_moves(mut self, count: usize) -> Self {
        self.moves.drain(..count.min(self.moves.len()));
        self
    }

    /// Leaves out the moves.
    #[must_use]
    pub(crate) fn without_moves(self) -> Self {
        Self { moves: Vec::new(), ..self }
    }
}

/// Returns the result, as far as it is known.
pub(crate) fn result(game: &Game) -> Text<Score> {
    Text(game.outcome().map_or(Score::NONE, |outcome| outcome.score))
}

/// Returns why the game ended.
pub(crate) fn reason(game: &Game) -> Option<Name<Reason>> {
    game.outcome().map(|outcome| Name(outcome.reason))
}

/// Returns the article of the rule that ended the game.
pub(crate) fn article(game: &Game) -> Option<String> {
    Some(game.regulations().article(game.outcome()?.rule?)?.0.to_owned())
}

/// Lists the claims that the arbiter must decide, the oldest first.
pub(crate) fn claims(game: &Game) -> Vec<ClaimFrame> {
    game.claims().iter().copied().map(ClaimFrame::of).collect()
}

/// Returns the oldest claim that the arbiter must decide.
pub(crate) fn claim(game: &Game) -> Option<ClaimFrame> {
    game.claim().map(ClaimFrame::of)
}

/// Returns what the player must do because of touches in this turn.
pub(crate) fn obliged(game: &Game) -> Option<ObligedFrame> {
    let duty = game.duty()?;
    Some(ObligedFrame { duty: Name(duty.obliged), squares: duty.squares.into_iter().map(Text).collect() })
}

fn moves(game: &Game) -> Vec<String> {
    game.moves()
        .map(|(step, mv)| step.legal().map_or_else(|| mv.to_string(), |legal| legal.uci().to_string()))
        .collect()
}

/// Declares the types a state is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        ClockFrame::decl(config),
        Both::<u32>::decl(config),
        ClaimFrame::decl(config),
        ObligedFrame::decl(config),
        SealedFrame::decl(config),
        TallyFrame::decl(config),
    ]
    .into_iter()
    .chain(super::waiting::declarations(config))
    .collect()
}
