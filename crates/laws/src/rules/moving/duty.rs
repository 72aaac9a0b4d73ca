//! What touched pieces oblige to (4.3 to 4.7).
//!
//! The duty is worked out from the touches of the turn each time it is asked for, and stored nowhere.

use board::{Bitboard, File, LegalMove, Move, Position, Role, Square};

use crate::editions::Values;
use crate::rule::Rule;
use crate::state::Touch;
use crate::terms::Obliged;

/// What the touches of a turn oblige to.
///
/// ```
/// # use laws::{Duty, Obliged};
/// # fn show(duty: &Duty) -> &'static str { duty.obliged.name() }
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Duty {
    /// In a word.
    pub obliged: Obliged,
    /// The pieces it is about.
    pub squares: Vec<Square>,
    /// The rule that says so.
    pub rule: Rule,
    demand: Demand,
    /// A rook touched before its king: no castling with it in this move.
    barred_rook: Option<Square>,
}

/// Which moves fulfil a duty.
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

    /// Finds the rule a legal move breaks, if it does.
    pub(crate) fn broken_by(&self, legal: LegalMove<'_>) -> Option<Rule> {
        let mv = legal.to_move();
        if legal.is_castling() && self.barred_rook == Some(mv.to()) {
            return Some(Rule::TouchedRookFirst);
        }
        (!self.demand.is_met_by(legal)).then_some(self.rule)
    }
}

impl Demand {
    fn is_met_by(self, legal: LegalMove<'_>) -> bool {
        let mv = legal.to_move();
        match self {
            Self::Any => true,
            Self::From(square) => mv.from() == square,
            Self::Taking { target, with } => {
                captured_square(legal) == Some(target) && with.is_none_or(|from| mv.from() == from)
            }
            Self::Castling { rook } => legal.is_castling() && mv.to() == rook,
            Self::Exactly(made) => mv == made,
            Self::Promoting { to, role } => {
                mv.to() == to && mv.promotion().is_some() && role.is_none_or(|role| mv.promotion() == Some(role))
            }
        }
    }
}

/// Finds where the captured piece stands.
fn captured_square(legal: LegalMove<'_>) -> Option<Square> {
    legal.captured()?;
    let mv = legal.to_move();
    Some(if legal.is_en_passant() { Square::new(mv.to().file(), mv.from().rank()) } else { mv.to() })
}

/// Works out the duty after some touches in a position.
pub(crate) fn duty(position: &Position, touches: &[Touch], values: &Values) -> Duty {
    if let Some(mv) = made(touches).filter(|&mv| position.legal(mv).is_ok()) {
        return Duty::new(Obliged::Move, vec![mv.from()], Rule::MoveMade, Demand::Exactly(mv));
    }
    if let Some(duty) = released(position, touches, values) {
        return duty;
    }
    let touched = in_order(position, touches);
    let player = position.turn();
    let own_pieces = position.board().color(player);
    let enemy_pieces = position.board().color(!player);
    let own: Vec<Square> = touched.iter().copied().filter(|&square| own_pieces.contains(square)).collect();
    let enemy: Vec<Square> = touched.iter().copied().filter(|&square| enemy_pieces.contains(square)).collect();

    match (own.first(), enemy.first()) {
        (None, None) => Duty::nothing(),
        (Some(&first), Some(&target)) => both_colors(position, &touched, first, target),
        (None, Some(_)) => first_that_can(position, &enemy, Rule::TouchedEnemy, None),
        (Some(_), None) => own_color(position, &own, touches, values),
    }
}

/// Finds the legal move that was made first in a turn, if it was changed before the press.
pub(super) fn made(touches: &[Touch]) -> Option<Move> {
    touches.iter().find_map(|touch| match *touch {
        Touch::Made(mv) => Some(mv),
        _ => None,
    })
}

/// Puts the touches in order: where it is unknown, the own piece counts as touched first (4.3).
fn in_order(position: &Position, touches: &[Touch]) -> Vec<Square> {
    let own = position.board().color(position.turn());
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

/// One or more of each color (4.3): the own takes the enemy's; otherwise the first touched that can.
fn both_colors(position: &Position, touched: &[Square], own: Square, target: Square) -> Duty {
    let demand = Demand::Taking { target, with: Some(own) };
    if position.legal_moves().any(|legal| demand.is_met_by(legal)) {
        return Duty::new(Obliged::Capture, vec![own, target], Rule::TouchedBoth, demand);
    }
    first_that_can(position, touched, Rule::TouchedBoth, None)
}

/// Own pieces only: castling is looked at first (4.4), then the first touched that can move (4.3).
fn own_color(position: &Position, own: &[Square], touches: &[Touch], values: &Values) -> Duty {
    let king = position.king(position.turn());
    let rooks = position.board().pieces(position.turn(), Role::Rook);
    if let [first, second, ..] = *own {
        let are_together = touches.iter().any(|touch| {
            matches!(touch, Touch::Piece { square, is_together: true } if *square == first || *square == second)
        });
        let (is_king_first, is_rook_second) = (first == king, rooks.contains(second));
        if is_king_first && is_rook_second && can_be_meant(position, king, second) {
            return king_and_rook(position, king, second, values);
        }
        if rooks.contains(first) && second == king {
            if are_together && can_be_meant(position, king, first) {
                return king_and_rook(position, king, first, values);
            }
            let mut duty = first_that_can(position, own, Rule::TouchedOwn, Some(first));
            duty.barred_rook = Some(first);
            return duty;
        }
    }
    first_that_can(position, own, Rule::TouchedOwn, None)
}

/// Tells whether castling with a rook can have been meant: it has the right, or stands with the king where that began.
fn can_be_meant(position: &Position, king: Square, rook: Square) -> bool {
    let rank = position.turn().back_rank();
    let stand_there = king == Square::new(File::E, rank) && matches!(rook.file(), File::A | File::H);
    position.castling().contains(rook) || (stand_there && rook.rank() == rank)
}

/// King and rook (4.4): castle there if it is legal, otherwise move the king.
fn king_and_rook(position: &Position, king: Square, rook: Square, values: &Values) -> Duty {
    let castling = Demand::Castling { rook };
    if position.legal_moves().any(|legal| castling.is_met_by(legal)) {
        if values.king_and_rook_oblige {
            return Duty::new(Obliged::Castle, vec![king, rook], Rule::TouchedKingAndRook, castling);
        }
        return first_that_can(position, &[king, rook], Rule::TouchedOwn, None);
    }
    king_must_move(position, king, Rule::CastlingMeant)
}

/// Castling was meant and is illegal: the king moves otherwise, if it can; if not, any move will do (4.4).
fn king_must_move(position: &Position, king: Square, rule: Rule) -> Duty {
    let demand = Demand::From(king);
    if position.legal_moves().any(|legal| demand.is_met_by(legal)) {
        Duty::new(Obliged::Move, vec![king], rule, demand)
    } else {
        Duty::new(Obliged::None, Vec::new(), rule, Demand::Any)
    }
}

/// The first touched piece that can move or be taken (4.3, 4.5).
fn first_that_can(position: &Position, touched: &[Square], rule: Rule, barred_rook: Option<Square>) -> Duty {
    let own = position.board().color(position.turn());
    for &square in touched {
        let (obliged, demand) = if own.contains(square) {
            (Obliged::Move, Demand::From(square))
        } else {
            (Obliged::Capture, Demand::Taking { target: square, with: None })
        };
        let can = position.legal_moves().any(|legal| {
            let is_barred = legal.is_castling() && barred_rook == Some(legal.to_move().to());
            demand.is_met_by(legal) && !is_barred
        });
        if can {
            return Duty::new(obliged, vec![square], rule, demand);
        }
    }
    Duty::nothing()
}

/// A piece let go as part of a move (4.6, 4.7): the king on its way to castle, a pawn or the new piece on the last rank.
fn released(position: &Position, touches: &[Touch], values: &Values) -> Option<Duty> {
    let (square, role) = touches.iter().rev().find_map(|touch| match *touch {
        Touch::Released { square, role } => Some((square, role)),
        Touch::Piece { .. } | Touch::Made(_) => None,
    })?;
    let player = position.turn();
    let king = position.king(player);
    if role == Role::King {
        let castling = position.legal_moves().find(|legal| {
            let is_left = legal.to_move().to() < king;
            legal.is_castling() && square == Square::new(if is_left { File::C } else { File::G }, king.rank())
        });
        return Some(match castling {
            Some(legal) => {
                let rook = legal.to_move().to();
                Duty::new(Obliged::Castle, vec![king, rook], Rule::KingReleased, Demand::Castling { rook })
            }
            None if values.king_alone_means_castling => king_must_move(position, king, Rule::CastlingMeant),
            None => king_must_move(position, king, Rule::KingReleased),
        });
    }
    if square.rank() != player.last_rank() {
        return None;
    }
    let (role, rule) =
        if role == Role::Pawn { (None, Rule::PromotionReleased) } else { (Some(role), Rule::PromotionChosen) };
    let demand = Demand::Promoting { to: square, role };
    position
        .legal_moves()
        .any(|legal| demand.is_met_by(legal))
        .then(|| Duty::new(Obliged::Move, vec![square], rule, demand))
}

/// Finds the pieces a displacement touches: the one that moved and the one it took.
pub(crate) fn touched_by(position: Bitboard, mv: Move) -> impl Iterator<Item = Touch> {
    let squares = [mv.from(), mv.to()].into_iter().filter(move |&square| position.contains(square));
    squares.map(|square| Touch::Piece { square, is_together: false })
}
