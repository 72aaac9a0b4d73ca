//! Helpers of several tests: an oracle that examines every position, and random positions.
#![allow(dead_code, reason = "each test uses some of it")]

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use board::{Board, Color, Move, Piece, Position, Role, Setup, Square};

/// Examines every position that can follow, up to a number; it uses only the legal moves.
pub(crate) fn closure(root: &Position, side: Color, most: usize) -> Option<bool> {
    let is_mated = |position: &Position| position.turn() != side && position.is_checkmate();
    if is_mated(root) {
        return Some(true);
    }
    let mut seen: HashSet<Position, BuildHasherDefault<Key>> = HashSet::default();
    seen.insert(*root);
    let mut open = vec![*root];
    while let Some(position) = open.pop() {
        for legal in position.legal_moves() {
            let next = legal.play();
            if is_mated(&next) {
                return Some(true);
            }
            if seen.insert(next) {
                open.push(next);
            }
        }
        if seen.len() > most {
            return None;
        }
    }
    Some(false)
}

/// A hasher that uses the key of a position unchanged.
#[derive(Default)]
pub(crate) struct Key(u64);

impl Hasher for Key {
    fn finish(&self) -> u64 {
        self.0
    }

    fn write(&mut self, _: &[u8]) {}

    fn write_u64(&mut self, key: u64) {
        self.0 = key;
    }
}

/// Pseudo-random numbers, the same in every run.
pub(crate) struct Chance(pub(crate) u64);

impl Chance {
    pub(crate) fn below(&mut self, limit: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 20) as usize % limit
    }

    /// Draws a position with the kings and these pieces; none if it is not playable.
    pub(crate) fn position(&mut self, pieces: &[Piece]) -> Option<Position> {
        let mut board = Board::EMPTY;
        let kings = Color::ALL.map(|color| Piece { color, role: Role::King });
        for &piece in kings.iter().chain(pieces) {
            let square = self.free_square(&board, piece.role)?;
            board.set(square, Some(piece));
        }
        let turn = Color::ALL[self.below(2)];
        Setup { board, turn, ..Setup::empty() }.validate().ok()
    }

    fn free_square(&mut self, board: &Board, role: Role) -> Option<Square> {
        (0..8).find_map(|_| {
            let index = if role == Role::Pawn { 8 + self.below(48) } else { self.below(64) };
            Square::from_index(index).filter(|&square| board.piece_at(square).is_none())
        })
    }

    /// Draws a wall of pawns that block each other, and a few pieces on either side of it.
    pub(crate) fn wall(&mut self) -> Option<Position> {
        self.walled(2, &[Role::Bishop, Role::Pawn, Role::Knight, Role::Pawn])
    }

    /// Draws a wall with more pieces behind it, mostly bishops, whose closures are large.
    pub(crate) fn swarm(&mut self) -> Option<Position> {
        self.walled(4, &[Role::Bishop, Role::Bishop, Role::Bishop, Role::Rook, Role::Pawn, Role::Knight, Role::Queen])
    }

    fn walled(&mut self, most: usize, roles: &[Role]) -> Option<Position> {
        let mut board = Board::EMPTY;
        let rank = 2 + self.below(3);
        let step = 1 + self.below(2);
        let is_ragged = self.below(3) == 0;
        for file in (self.below(step)..8).step_by(step) {
            let low = (rank + if is_ragged { self.below(2) } else { 0 }) * 8 + file;
            let (low, high) = (Square::from_index(low)?, Square::from_index(low + 8)?);
            board.set(low, Some(Piece { color: Color::White, role: Role::Pawn }));
            board.set(high, Some(Piece { color: Color::Black, role: Role::Pawn }));
        }
        for color in Color::ALL {
            let mut roles_here = vec![Role::King];
            roles_here.extend((0..self.below(most)).map(|_| roles[self.below(roles.len())]));
            for role in roles_here {
                let square = self.free_square(&board, role)?;
                board.set(square, Some(Piece { color, role }));
            }
        }
        let turn = Color::ALL[self.below(2)];
        Setup { board, turn, ..Setup::empty() }.validate().ok()
    }
}

/// Tells whether a line is legal and ends with a mate by the side.
pub(crate) fn mates(root: &Position, line: &[Move], side: Color) -> bool {
    let mut position = *root;
    for &mv in line {
        let Ok(legal) = position.legal(mv) else { return false };
        position = legal.play();
    }
    position.is_checkmate() && position.turn() != side
}

pub(crate) fn pieces(letters: &str) -> Vec<Piece> {
    letters.chars().filter_map(Piece::from_letter).collect()
}
