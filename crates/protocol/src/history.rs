//! The half-moves on the board, so that a screen can browse back without knowing the rules; and, in training, what can be claimed.

use board::{Color, Move, Setup};
use clock::Millis;
use laws::{Act, Actor, Announcement, DrawGround, Game, Phase, Ruling, Written};
use notation::Style;
use serde::{Deserialize, Serialize};
use ts_rs::TS;

use crate::names::Name;
use crate::ruling::fen;

/// A half-move that stands on the board.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct HalfMoveFrame {
    /// The move in UCI's form.
    r#move: String,
    /// As it is written; null for an illegal one.
    san: Option<String>,
    /// Who made it.
    by: Name<Color>,
    /// The position after it.
    pub(crate) position: String,
}

impl HalfMoveFrame {
    /// Describes a half-move; `after` is the board after it, where the rules do not tell.
    fn of(before: &Setup, mv: Move, after: &Setup) -> Self {
        let by = Name(before.turn);
        let position = before.validate().ok();
        match position.as_ref().and_then(|position| position.legal(mv).ok()) {
            Some(legal) => Self {
                r#move: legal.uci().to_string(),
                san: Some(Style::PGN.write(legal)),
                by,
                position: legal.play().to_string(),
            },
            None => Self { r#move: mv.to_string(), san: None, by, position: fen(after) },
        }
    }
}

/// Lists the half-moves on the board.
pub(crate) fn history(game: &Game) -> Vec<HalfMoveFrame> {
    let moves: Vec<(&Setup, Move)> = game.moves().collect();
    let after = |index: usize| moves.get(index + 1).map_or_else(|| game.board(), |(before, _)| before);
    moves.iter().enumerate().map(|(index, (before, mv))| HalfMoveFrame::of(before, *mv, after(index))).collect()
}

/// Counts the half-moves on the board and gives the last one.
pub(crate) fn last(game: &Game) -> (u32, Option<HalfMoveFrame>) {
    let mut count = 0;
    let last = game.moves().inspect(|_| count += 1).last();
    let last = last.map(|(before, mv)| HalfMoveFrame::of(before, mv, game.board()));
    (count, last)
}

/// A claim that would be found right now.
#[derive(Clone, Debug, PartialEq, Serialize, Deserialize, TS)]
pub struct OpenClaim {
    by: Name<Color>,
    /// The act that makes it.
    #[ts(type = "\"claim_draw\" | \"claim_flag\" | \"claim_illegal_move\"")]
    act: String,
    /// On what ground a draw is claimed.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    ground: Option<Name<DrawGround>>,
    /// The move that must be written down with it.
    #[serde(skip_serializing_if = "Option::is_none", default)]
    #[ts(optional)]
    intended: Option<String>,
}

/// Lists the claims that would be found right now. In competition noticing them is left to the players.
pub(crate) fn open_claims(game: &Game, at: Millis) -> Vec<OpenClaim> {
    if game.phase() != Phase::Playing {
        return Vec::new();
    }
    let mut open = Vec::new();
    let player = game.turn();
    for ground in [DrawGround::Repetition, DrawGround::FiftyMoves] {
        let claim = |intended: Option<Move>| {
            let act = Act::ClaimDraw { ground, intended: intended.map(Written::Move) };
            let is_right = |ruling: &Ruling| matches!(ruling.announcement, Announcement::ClaimAccepted { .. });
            game.judge(at, Actor::Player(player), act).rulings.iter().any(is_right)
        };
        let found = |intended| OpenClaim {
            by: Name(player),
            act: "claim_draw".to_owned(),
            ground: Some(Name(ground)),
            intended,
        };
        if claim(None) {
            open.push(found(None));
        } else {
            let right = game.position().legal_moves().filter(|legal| claim(Some(legal.to_move())));
            open.extend(right.map(|legal| found(Some(legal.uci().to_string()))));
        }
    }
    for (name, act) in [
        ("claim_flag", Act::ClaimFlag { by_display: false }),
        ("claim_illegal_move", Act::ClaimIllegalMove { by_display: false }),
    ] {
        for by in Color::ALL {
            let entry = game.judge(at, Actor::Player(by), act.clone());
            let is_wrong = |ruling: &Ruling| matches!(ruling.announcement, Announcement::ClaimRejected { .. });
            // What falls due by itself needs no claim.
            let is_heard = entry.due == 0 && !entry.is_refused() && !entry.rulings.iter().any(is_wrong);
            if is_heard && !entry.rulings.is_empty() {
                open.push(OpenClaim { by: Name(by), act: name.to_owned(), ground: None, intended: None });
            }
        }
    }
    open
}

/// Declares the types a history is made of.
pub(crate) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![HalfMoveFrame::decl(config), OpenClaim::decl(config)]
}
