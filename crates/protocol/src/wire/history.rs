//! The half-moves on the board, so that a page can browse back without knowing the rules; and, in training, the possible
//! claims.

use board::{Color, Move, Setup};
use clock::Millis;
use laws::{DrawGround, Game, Phase, Step};
use notation::Style;
use questions::Claim;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::contract::names::Name;
use crate::contract::ruling::fen;
use crate::wire::audience::{Audience, Secrets};
use crate::wire::table::TableFrame;

/// A half-move on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct HalfMoveFrame {
    /// The move as UCI.
    r#move: String,
    /// The move as SAN; null for an illegal one.
    san: Option<String>,
    /// The player who made it.
    by: Name<Color>,
    /// The position after it.
    pub(crate) position: String,
    /// The mover's clock display after the press, in milliseconds; absent before the press, and without clocks.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional, type = "number")]
    pub(crate) clock: Option<u64>,
}

/// The movers' clock displays after each half-move on the board, as far as the clock was pressed.
///
/// ```
/// use clock::Millis;
/// use laws::{Game, Regulations};
/// let mut displays = protocol::Displays::default();
/// displays.note(&Game::new(Regulations::default()), Millis(0));
/// assert_eq!(displays, protocol::Displays::default(), "no move was made");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Displays(Vec<Display>);

/// A display in milliseconds; `UNKNOWN` until the clock is pressed. A plain number, because many games are in memory at
/// once.
type Display = u64;
const UNKNOWN: Display = Display::MAX;
/// The number of half-moves by which a full list grows.
const ROOM: usize = 32;

impl Displays {
    /// Records the displays after an entry.
    pub fn note(&mut self, game: &Game, at: Millis) {
        let last = game.moves().next_back();
        let half_moves = game.half_moves();
        if half_moves > self.0.capacity() {
            self.0.reserve_exact(half_moves - self.0.len() + ROOM);
        }
        self.0.resize(half_moves, UNKNOWN);
        let Some((step, _)) = last.filter(|_| !game.regulations().time_control.periods().is_empty()) else { return };
        // A move is completed when the opponent's clock runs, or the game is over.
        let is_completed = game.running() == Some(!step.player()) || game.phase() == Phase::Finished;
        if let Some(display) = self.0.last_mut().filter(|display| **display == UNKNOWN && is_completed) {
            *display = game.clocks(at)[step.player()].0;
        }
    }

    /// Returns the mover's display after a half-move.
    pub(crate) fn get(&self, index: usize) -> Option<u64> {
        self.0.get(index).copied().filter(|&display| display != UNKNOWN)
    }

    /// Returns the last mover's display.
    pub(crate) fn last(&self) -> Option<u64> {
        self.get(self.0.len().checked_sub(1)?)
    }
}

impl HalfMoveFrame {
    /// Describes a half-move; `after` is the board after it, used for an illegal move.
    fn of(step: &Step, mv: Move, after: &Setup) -> Self {
        let by = Name(step.player());
        match step.legal() {
            Some(legal) => Self {
                r#move: legal.uci().to_string(),
                san: Some(Style::PGN.write(legal)),
                by,
                position: legal.play().to_string(),
                clock: None,
            },
            None => Self { r#move: mv.to_string(), san: None, by, position: fen(after), clock: None },
        }
    }
}

/// Lists the half-moves on the board, without the first `from`.
pub(crate) fn history(game: &Game, displays: &Displays, from: usize) -> Vec<HalfMoveFrame> {
    let moves: Vec<(&Step, Move)> = game.moves().collect();
    let after = |index: usize| moves.get(index + 1).map_or_else(|| *game.board(), |(next, _)| next.before());
    let half_move = |(index, (step, mv)): (usize, &(&Step, Move))| HalfMoveFrame {
        clock: displays.get(index),
        ..HalfMoveFrame::of(step, *mv, &after(index))
    };
    moves.iter().enumerate().skip(from).map(half_move).collect()
}

/// The longest history, in half-moves, that is sent within the view.
const WHOLE: usize = 512;
/// The number of half-moves in one part of a longer history; a part takes less than 64 KiB.
const PART: usize = 256;

/// A part of a long history. Parts are sent before the view, in order; the view has the rest.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct HistoryPart {
    /// The number of half-moves before this part.
    pub from: u32,
    /// The half-moves, each with the position after it.
    pub half_moves: Vec<HalfMoveFrame>,
}

impl HistoryPart {
    /// Returns how many half-moves of a game are sent in parts: none of a short game, all but the last few of a long one.
    ///
    /// ```
    /// use laws::{Game, Regulations};
    /// assert_eq!(protocol::HistoryPart::told(&Game::new(Regulations::default())), 0);
    /// ```
    pub fn told(game: &Game) -> usize {
        let length = game.half_moves();
        if length > WHOLE { length - length % PART } else { 0 }
    }

    /// Splits the first half-moves of a long game into parts, as far as an audience may see them.
    pub fn all(game: &Game, displays: &Displays, table: &TableFrame, audience: Audience) -> Vec<Self> {
        let secrets = Secrets::of(game, table);
        let told = if audience.sees_score(secrets) { Self::told(game) } else { 0 };
        if told == 0 {
            return Vec::new();
        }
        let mut half_moves = history(game, displays, 0);
        half_moves.truncate(told);
        for half_move in &mut half_moves {
            half_move.position = audience.position(std::mem::take(&mut half_move.position), secrets);
        }
        let part = |(index, half_moves): (usize, &[HalfMoveFrame])| Self {
            from: (index * PART) as u32,
            half_moves: half_moves.to_vec(),
        };
        half_moves.chunks(PART).enumerate().map(part).collect()
    }
}

/// Returns the number of half-moves on the board and the last one.
pub(crate) fn last(game: &Game) -> (u32, Option<HalfMoveFrame>) {
    let last = game.moves().next_back();
    let last = last.map(|(step, mv)| HalfMoveFrame::of(step, mv, game.board()));
    (game.half_moves() as u32, last)
}

/// A claim that would succeed now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct OpenClaim {
    by: Name<Color>,
    /// The act that makes the claim.
    #[ts(type = "\"claim_draw\" | \"claim_flag\" | \"claim_illegal_move\"")]
    act: String,
    /// The ground on which a draw is claimed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    ground: Option<Name<DrawGround>>,
    /// The move that must be written down with it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    intended: Option<String>,
}

/// Lists the claims that would succeed now.
pub(crate) fn open_claims(game: &Game, at: Millis) -> Vec<OpenClaim> {
    let frame = |open: questions::OpenClaim| {
        let (act, ground, intended) = match open.claim {
            Claim::Draw { ground, intended } => ("claim_draw", Some(Name(ground)), intended),
            Claim::Flag => ("claim_flag", None, None),
            Claim::IllegalMove => ("claim_illegal_move", None, None),
        };
        let intended = intended.map(|mv| game.position().uci(mv).to_string());
        OpenClaim { by: Name(open.by), act: act.to_owned(), ground, intended }
    };
    questions::open_claims(game, at).into_iter().map(frame).collect()
}

/// Declares the types a history is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![HalfMoveFrame::decl(config), HistoryPart::decl(config), OpenClaim::decl(config)]
}
