//! The restrictions on the moves of a position: checks and pins.

use crate::attacks;
use crate::core::Core;
use crate::{Bitboard, Color, Role, Square};

/// The squares to which pieces may go, given the checks and pins on the player's king.
pub(crate) struct Masks {
    pub(crate) king: Square,
    pub(crate) own: Bitboard,
    pub(crate) enemy: Bitboard,
    pub(crate) occupied: Bitboard,
    pub(crate) checkers: Bitboard,
    /// Squares to which pieces other than the king may go: not occupied by their own, and parrying a check.
    pub(crate) targets: Bitboard,
    /// The lines of pins along files and ranks, pinning pieces included.
    pub(crate) pinned_straight: Bitboard,
    /// The lines of pins along diagonals, pinning pieces included.
    pub(crate) pinned_diagonal: Bitboard,
}

impl Masks {
    #[inline(always)]
    pub(crate) fn new<const WHITE: bool>(core: &Core) -> Self {
        let color = if WHITE { Color::White } else { Color::Black };
        let board = &core.board;
        let king = core.king(color);
        let occupied = board.occupied();
        let (own, enemy) = (board.color(color), board.color(!color));

        let mut checkers = (attacks::knight(king) & board.role(Role::Knight)
            | attacks::pawn(color, king) & board.role(Role::Pawn))
            & enemy;
        let mut meeting = checkers;
        let (mut pinned_straight, mut pinned_diagonal) = (Bitboard::EMPTY, Bitboard::EMPTY);
        let mut look = |sniper: Square, pinned: &mut Bitboard| {
            let line = attacks::between(king, sniper);
            let blockers = line & occupied;
            if blockers.is_empty() {
                checkers |= sniper.into();
                meeting |= line | sniper.into();
            } else if !blockers.has_many() && (blockers & own).has_any() {
                *pinned |= line | sniper.into();
            }
        };
        for sniper in attacks::on_empty_board(Role::Rook, king) & board.orthogonal() & enemy {
            look(sniper, &mut pinned_straight);
        }
        for sniper in attacks::on_empty_board(Role::Bishop, king) & board.diagonal() & enemy {
            look(sniper, &mut pinned_diagonal);
        }
        let targets = if checkers.is_empty() { !own } else { meeting & !own };
        Self { king, own, enemy, occupied, checkers, targets, pinned_straight, pinned_diagonal }
    }

    /// Finds the pieces that are not pinned.
    #[inline(always)]
    pub(crate) fn free(&self) -> Bitboard {
        self.own & !(self.pinned_straight | self.pinned_diagonal)
    }
}

/// Finds the squares that the opponent attacks, also through the king: it may not step back along a line.
#[inline(always)]
pub(crate) fn danger<const WHITE: bool>(core: &Core, masks: &Masks) -> Bitboard {
    let board = &core.board;
    let enemy = masks.enemy;
    let occupied = masks.occupied & !Bitboard::from(masks.king);
    let enemy_color = if WHITE { Color::Black } else { Color::White };
    let pawns = board.role(Role::Pawn) & enemy;
    let (left, right) = if WHITE { attacks::pawns::<false>(pawns) } else { attacks::pawns::<true>(pawns) };
    let mut set = left | right | attacks::king(core.king(enemy_color));
    for knight in board.role(Role::Knight) & enemy {
        set |= attacks::knight(knight);
    }
    for bishop in board.diagonal() & enemy {
        set |= attacks::bishop(bishop, occupied);
    }
    for rook in board.orthogonal() & enemy {
        set |= attacks::rook(rook, occupied);
    }
    set
}
