//! What touched pieces oblige the player to (4.3 to 4.7).
//!
//! The duty is computed from the touches of the turn each time it is needed, and stored nowhere.

use board::{Bitboard, File, Move, Role, Square};

use super::choice::{Castling, Choice, Choices};
use crate::editions::Values;
use crate::rule::Rule;
use crate::state::Touch;
use crate::terms::Obliged;

/// What the touches of a turn oblige the player to.
///
/// ```
/// # use laws::{Duty, Obliged};
/// # fn show(duty: &Duty) -> &'static str { duty.obliged.name() }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    /// The kind of duty.
    pub obliged: Obliged,
    /// The pieces that it concerns.
    pub squares: Vec<Square>,
    /// The rule of the duty.
    pub rule: Rule,
    demand: Demand,
    /// A rook that was touched before its king, so that the player may not castle with it in this move.
    barred_rook: Option<Square>,
}

/// The moves that fulfil a duty.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Demand {
    Any,
    From(Square),
    Taking { target: Square, with: Option<Square> },
    Castling { rook: Square },
    Promoting { to: Square, role: Option<Role> },
    Exactly(Move),
}

impl Duty {
    const fn new(obliged: Obliged, squares: Vec<Square>, rule: Rule, demand: Demand) -> Self {
        Self { obliged, squares, rule, demand, barred_rook: None }
    }

    fn nothing() -> Self {
        Self::new(Obliged::None, Vec::new(), Rule::TouchedNothingPossible, Demand::Any)
    }

    /// Returns the rule that a move breaks, if any.
    pub(crate) fn broken_by(&self, choice: impl Into<Choice>) -> Option<Rule> {
        let choice = choice.into();
        if choice.is_castling && self.barred_rook == Some(choice.mv.to()) {
            return Some(Rule::TouchedRookFirst);
        }
        (!self.demand.is_met_by(choice)).then_some(self.rule)
    }

    /// Tells whether castling with a rook is barred, because it was touched before the king.
    pub(super) fn bars(&self, rook: Square) -> bool {
        self.barred_rook == Some(rook)
    }

    /// Tells whether the player must castle with a rook.
    pub(super) fn demands_castling_with(&self, with: Square) -> bool {
        matches!(self.demand, Demand::Castling { rook } if rook == with)
    }
}

impl Demand {
    fn is_met_by(self, choice: Choice) -> bool {
        let mv = choice.mv;
        match self {
            Self::Any => true,
            // Castling in which the king stays on its square moves only the rook.
            Self::From(square) => {
                mv.from() == square
                    || choice.castling().is_some_and(|castling| castling.keeps_king() && castling.rook.from() == square)
            }
            Self::Taking { target, with } => {
                choice.captured == Some(target) && with.is_none_or(|from| mv.from() == from)
            }
            Self::Castling { rook } => choice.is_castling && mv.to() == rook,
            Self::Exactly(made) => mv == made,
            Self::Promoting { to, role } => {
                mv.to() == to && mv.promotion().is_some() && role.is_none_or(|role| mv.promotion() == Some(role))
            }
        }
    }
}

/// Computes the duty after some touches.
pub(crate) fn duty(choices: Choices<'_>, touches: &[Touch], values: &Values) -> Duty {
    if let Some(mv) = made(touches).filter(|&mv| choices.has(mv)) {
        return Duty::new(Obliged::Move, vec![mv.from()], Rule::MoveMade, Demand::Exactly(mv));
    }
    let touched = in_order(choices, touches);
    let player = choices.turn();
    let own_pieces = choices.board().color(player);
    let enemy_pieces = choices.board().color(!player);
    let own: Vec<Square> = touched.iter().copied().filter(|&square| own_pieces.contains(square)).collect();
    if let Some(duty) = released(choices, touches, &own, values) {
        return duty;
    }
    let enemy: Vec<Square> = touched.iter().copied().filter(|&square| enemy_pieces.contains(square)).collect();

    match (own.first(), enemy.first()) {
        (None, None) => Duty::nothing(),
        (Some(&first), Some(&target)) => both_colors(choices, &touched, first, target),
        (None, Some(_)) => first_that_can(choices, &enemy, Rule::TouchedEnemy, None),
        (Some(_), None) => own_color(choices, &own, touches, values),
    }
}

/// Finds the legal move that was made first in a turn, if it was changed before the press.
pub(super) fn made(touches: &[Touch]) -> Option<Move> {
    touches.iter().find_map(|touch| match *touch {
        Touch::Made(mv) => Some(mv),
        _ => None,
    })
}

/// Puts the touches in order: where it is unknown, the player's piece counts as touched first (4.3).
fn in_order(choices: Choices<'_>, touches: &[Touch]) -> Vec<Square> {
    let own = choices.board().color(choices.turn());
    let mut order: Vec<Square> = Vec::new();
    let mut group = 0;
    for touch in touches {
        let Touch::Piece { square, is_together } = *touch else { continue };
        if !is_together {
            group = order.len();
        }
        if order.contains(&square) {
            continue;
        }
        let place = if is_together && own.contains(square) {
            group + order[group..].iter().filter(|&&earlier| own.contains(earlier)).count()
        } else {
            order.len()
        };
        order.insert(place, square);
    }
    order
}

/// Pieces of both colors (4.3): the player's captures the opponent's; otherwise the first touched that can.
fn both_colors(choices: Choices<'_>, touched: &[Square], own: Square, target: Square) -> Duty {
    let demand = Demand::Taking { target, with: Some(own) };
    if choices.any(|choice| demand.is_met_by(choice)) {
        return Duty::new(Obliged::Capture, vec![own, target], Rule::TouchedBoth, demand);
    }
    first_that_can(choices, touched, Rule::TouchedBoth, None)
}

/// Only the player's pieces: castling is checked first (4.4), then the first touched that can move (4.3).
fn own_color(choices: Choices<'_>, own: &[Square], touches: &[Touch], values: &Values) -> Duty {
    let (Some(&first), Some(king)) = (own.first(), choices.king()) else {
        return first_that_can(choices, own, Rule::TouchedOwn, None);
    };
    let rooks = choices.board().pieces(choices.turn(), Role::Rook);
    let second = own.get(1).copied();
    if let Some(rook) = second.filter(|&rook| first == king && rooks.contains(rook))
        && can_be_meant(choices, king, rook)
    {
        return king_and_rook(choices, king, rook, values);
    }
    if !rooks.contains(first) {
        return first_that_can(choices, own, Rule::TouchedOwn, None);
    }
    if second == Some(king) && are_together(own, touches) && can_be_meant(choices, king, first) {
        return king_and_rook(choices, king, first, values);
    }
    let barred = barred_rook(choices, own);
    Duty { barred_rook: barred, ..first_that_can(choices, own, Rule::TouchedOwn, barred) }
}

/// Tells whether the first two pieces were touched together, in an unknown order.
fn are_together(own: &[Square], touches: &[Touch]) -> bool {
    let first = &own[..own.len().min(2)];
    touches.iter().any(|touch| matches!(touch, Touch::Piece { square, is_together: true } if first.contains(square)))
}

/// Finds the rook that was touched before the king, so that the player may not castle with it (4.4). If the king stays on
/// its square in castling, touching the rook first is allowed.
fn barred_rook(choices: Choices<'_>, own: &[Square]) -> Option<Square> {
    let (&first, king) = (own.first()?, choices.king()?);
    let is_rook = choices.board().pieces(choices.turn(), Role::Rook).contains(first);
    let is_king_untouched = !own.contains(&king);
    let is_alone = is_king_untouched && Castling::of(Move::new(king, first)).keeps_king();
    (is_rook && !is_alone).then_some(first)
}

/// Tells whether castling with a rook can have been intended: it has the right, or both are on their original squares.
fn can_be_meant(choices: Choices<'_>, king: Square, rook: Square) -> bool {
    let rank = choices.turn().back_rank();
    let stand_there = king == Square::new(File::E, rank) && matches!(rook.file(), File::A | File::H);
    choices.castling().contains(rook) || (stand_there && rook.rank() == rank)
}

/// King and rook (4.4): castle on that side if it is legal, otherwise move the king.
fn king_and_rook(choices: Choices<'_>, king: Square, rook: Square, values: &Values) -> Duty {
    let castling = Demand::Castling { rook };
    if choices.any(|choice| castling.is_met_by(choice)) {
        if values.king_and_rook_oblige {
            return Duty::new(Obliged::Castle, vec![king, rook], Rule::TouchedKingAndRook, castling);
        }
        return first_that_can(choices, &[king, rook], Rule::TouchedOwn, None);
    }
    king_must_move(choices, king, Rule::CastlingMeant)
}

/// The player intended to castle illegally: another king move is required if there is one; otherwise any legal move (4.4).
fn king_must_move(choices: Choices<'_>, king: Square, rule: Rule) -> Duty {
    let demand = Demand::From(king);
    if choices.any(|choice| demand.is_met_by(choice)) {
        Duty::new(Obliged::Move, vec![king], rule, demand)
    } else {
        Duty::new(Obliged::None, Vec::new(), rule, Demand::Any)
    }
}

/// The first touched piece that can move or be taken (4.3, 4.5).
fn first_that_can(choices: Choices<'_>, touched: &[Square], rule: Rule, barred_rook: Option<Square>) -> Duty {
    let own = choices.board().color(choices.turn());
    for &square in touched {
        let (obliged, demand) = if own.contains(square) {
            (Obliged::Move, Demand::From(square))
        } else {
            (Obliged::Capture, Demand::Taking { target: square, with: None })
        };
        let can = choices.any(|choice| {
            let is_barred = choice.is_castling && barred_rook == Some(choice.mv.to());
            demand.is_met_by(choice) && !is_barred
        });
        if can {
            return Duty::new(obliged, vec![square], rule, demand);
        }
    }
    Duty::nothing()
}

/// A piece released as part of a move (4.6, 4.7): king or rook in castling, a pawn or the new piece on the last rank.
fn released(choices: Choices<'_>, touches: &[Touch], own: &[Square], values: &Values) -> Option<Duty> {
    let (square, role) = touches.iter().rev().find_map(|touch| match *touch {
        Touch::Released { square, role } => Some((square, role)),
        Touch::Piece { .. } | Touch::Made(_) => None,
    })?;
    let (player, king) = (choices.turn(), choices.king()?);
    if role == Role::King || (role == Role::Rook && square.rank() == player.back_rank()) {
        let goes_there = |castling: Castling| castling.way(role).is_some_and(|way| way.to() == square);
        return match choices.find(|choice| choice.castling().is_some_and(goes_there)) {
            // The rook was touched first: it must move, and not castle.
            Some(choice) if barred_rook(choices, own) == Some(choice.mv.to()) && !are_together(own, touches) => None,
            Some(choice) => {
                let rook = choice.mv.to();
                Some(Duty::new(Obliged::Castle, vec![king, rook], Rule::KingReleased, Demand::Castling { rook }))
            }
            None if role == Role::Rook => None,
            None if values.king_alone_means_castling => Some(king_must_move(choices, king, Rule::CastlingMeant)),
            None => Some(king_must_move(choices, king, Rule::KingReleased)),
        };
    }
    if square.rank() != player.last_rank() {
        return None;
    }
    let (role, rule) =
        if role == Role::Pawn { (None, Rule::PromotionReleased) } else { (Some(role), Rule::PromotionChosen) };
    let demand = Demand::Promoting { to: square, role };
    choices.any(|choice| demand.is_met_by(choice)).then(|| Duty::new(Obliged::Move, vec![square], rule, demand))
}

/// Finds the pieces that a displacement touches: the one that moved and the one it captured.
pub(crate) fn touched_by(occupied: Bitboard, mv: Move) -> impl Iterator<Item = Touch> {
    let squares = [mv.from(), mv.to()].into_iter().filter(move |&square| occupied.contains(square));
    squares.map(|square| Touch::Piece { square, is_together: false })
}
