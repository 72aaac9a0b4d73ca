//! The states of the abstraction, and the closure over them.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use board::{Bitboard, Board, Color, Position, Role, Square};

use crate::budget::Stop;
use crate::prove::reachability::{PieceReach, Reach};

pub(super) enum Closed {
    Dead,
    Spent,
    /// A board might be mate with the help of these abstracted pieces, by way of these boards.
    MightMate(u32, Vec<Board>),
}

/// The squares on which followed pieces were seen, by color and kind of piece.
pub(super) struct Visits {
    pub(super) stood: [[Bitboard; 6]; 2],
    /// Whose promoted pawns became abstracted, a bit for each color.
    pub(super) absorbed: u8,
}

impl Visits {
    fn add(&mut self, state: &State) {
        for color in Color::ALL {
            for role in Role::ALL {
                self.stood[color as usize][slot(role)] |= state.board.pieces(color, role);
            }
        }
        self.absorbed |= state.absorbed;
    }
}

/// The number of boards of a closure, and how it ended.
struct Flood {
    boards: usize,
    end: End,
}

enum End {
    Closed,
    Spent,
    /// By way of these boards.
    Stopped(Vec<Board>),
}

/// The board of the followed pieces, the turn, and whose promoted pawns have become abstracted.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) board: Board,
    pub(super) turn: Color,
    pub(super) absorbed: u8,
    /// The square for a capture en passant.
    pub(super) passed: Option<Square>,
    /// Squares of rooks that may still castle, abstracted ones included.
    pub(super) castling: Bitboard,
    /// Squares just left or crossed on a line to the king that is in check: no piece shields it there.
    pub(super) clear: Bitboard,
}

/// What moved last.
#[derive(Clone, Copy)]
pub(super) enum Mover {
    /// A followed piece, from a square to another.
    PieceReach(Square, Square),
    Abstracted,
    /// A pawn that was promoted and became abstracted.
    Promoted,
    /// A capture en passant, which can open more than one line.
    InPassing,
    /// King and rook.
    Castling,
}

/// The squares of the abstracted pieces, including pawns that have become abstracted.
#[derive(Clone, Copy)]
pub(super) struct AbstractSquares {
    /// Squares of the abstracted pieces, by color.
    pub(super) present: [Bitboard; 2],
    /// Squares of the winner's abstracted pieces, by kind of piece.
    pub(super) of_winner: [Bitboard; 6],
    /// Squares of all abstracted pieces.
    pub(super) shield: Bitboard,
}

/// A choice of followed and abstracted pieces.
pub(super) struct Abstraction<'r> {
    pub(super) reach: &'r Reach,
    pub(super) winner: Color,
    abstracted: u32,
    /// Whose pawns become abstracted when they promote, a bit for each color.
    pub(super) absorbs: u8,
    /// The squares of the abstracted pieces, by `absorbed`.
    squares_by_absorbed: [AbstractSquares; 4],
    /// Squares of promoted pawns, by color.
    pub(super) reborn: [Bitboard; 2],
    /// Squares of the followed pieces, by color and kind of piece.
    pub(super) allowed: [[Bitboard; 6]; 2],
    /// Squares on which abstracted rooks stood at the root.
    pub(super) rooks: Bitboard,
    /// Whether pawns of the loser are abstracted before they promote.
    pub(super) has_abstracted_pawns: bool,
    stop: Stop<'r>,
}

pub(super) fn slot(role: Role) -> usize {
    match role {
        Role::Pawn => 0,
        Role::Knight => 1,
        Role::Bishop => 2,
        Role::Rook => 3,
        Role::Queen => 4,
        Role::King => 5,
    }
}

/// Returns the squares that a piece may reach as a kind of piece.
fn squares_as(piece: &PieceReach, role: Role) -> Bitboard {
    let last = Bitboard::from(piece.color.last_rank());
    match (piece.role, role) {
        (Role::Pawn, Role::Pawn) => piece.squares.without(last),
        (Role::Pawn, Role::King) => Bitboard::EMPTY,
        (Role::Pawn, _) => piece.promoted,
        (is, asked) if is == asked => piece.squares,
        _ => Bitboard::EMPTY,
    }
}

impl<'r> Abstraction<'r> {
    /// Makes an abstraction. Pawns of the winner must be followed.
    pub(super) fn new(reach: &'r Reach, winner: Color, abstracted: u32, absorbs: u8, stop: Stop<'r>) -> Self {
        let nowhere =
            AbstractSquares { present: [Bitboard::EMPTY; 2], of_winner: [Bitboard::EMPTY; 6], shield: Bitboard::EMPTY };
        let (reborn, allowed) = ([Bitboard::EMPTY; 2], [[Bitboard::EMPTY; 6]; 2]);
        let mut abstraction = Self {
            reach,
            winner,
            abstracted,
            absorbs,
            squares_by_absorbed: [nowhere; 4],
            reborn,
            allowed,
            rooks: Bitboard::EMPTY,
            has_abstracted_pawns: false,
            stop,
        };
        let mut base = nowhere;
        for (index, piece) in reach.pieces().iter().enumerate() {
            let side = piece.color as usize;
            if abstracted >> index & 1 == 0 {
                abstraction.reborn[side] |= piece.promoted;
                for role in Role::ALL {
                    abstraction.allowed[side][slot(role)] |= squares_as(piece, role);
                }
                continue;
            }
            if piece.role == Role::Rook {
                abstraction.rooks.insert(piece.square);
            }
            base.present[side] |= piece.all();
            if piece.role == Role::Pawn {
                abstraction.has_abstracted_pawns = true; // Always of the loser.
            } else if piece.color == winner {
                base.of_winner[slot(piece.role)] |= piece.squares;
            }
        }
        for (absorbed, abstract_squares) in abstraction.squares_by_absorbed.iter_mut().enumerate() {
            *abstract_squares = base;
            for color in Color::ALL.into_iter().filter(|&color| absorbed >> color as u8 & 1 != 0) {
                abstract_squares.present[color as usize] |= abstraction.reborn[color as usize];
                if color == winner {
                    for role in Role::PROMOTIONS {
                        abstract_squares.of_winner[slot(role)] |= abstraction.reborn[color as usize];
                    }
                }
            }
            abstract_squares.shield = abstract_squares.present[0] | abstract_squares.present[1];
        }
        abstraction
    }

    pub(super) fn abstract_squares(&self, state: &State) -> &AbstractSquares {
        &self.squares_by_absorbed[state.absorbed as usize & 3]
    }

    pub(super) fn abstracted_of(&self, color: Color) -> impl Iterator<Item = (usize, &PieceReach)> {
        let abstracted = self.abstracted;
        self.reach
            .pieces()
            .iter()
            .enumerate()
            .filter(move |(i, piece)| abstracted >> i & 1 != 0 && piece.color == color)
    }

    /// Closes over all boards and stops at one that might be mate.
    pub(super) fn close(&self, position: &Position, boards: &mut usize) -> Closed {
        let mut found = None;
        let flood = self.flood(position, *boards, |child, mover| {
            found = (child.turn != self.winner).then(|| self.might_be_mate(child, mover)).flatten();
            found.is_none()
        });
        *boards -= flood.boards.min(*boards);
        match (found, flood.end) {
            (Some(involved), End::Stopped(way)) => Closed::MightMate(involved, way),
            (_, End::Spent) => {
                *boards = 0;
                Closed::Spent
            }
            _ => Closed::Dead,
        }
    }

    /// Closes over all boards and returns the squares of the followed pieces; `None` if there are too many boards.
    pub(super) fn visits(&self, position: &Position, boards: &mut usize) -> Option<Visits> {
        let root = self.root(position);
        let mut visits = Visits { stood: [[Bitboard::EMPTY; 6]; 2], absorbed: 0 };
        visits.add(&root);
        let flood = self.flood(position, *boards, |child, _| {
            visits.add(child);
            true
        });
        *boards -= flood.boards.min(*boards);
        matches!(flood.end, End::Closed).then_some(visits)
    }

    /// Returns the state of a position.
    pub(super) fn root(&self, position: &Position) -> State {
        let mut root = State {
            board: *position.board(),
            turn: position.turn(),
            absorbed: 0,
            passed: position.en_passant(),
            castling: position.castling(),
            clear: Bitboard::EMPTY,
        };
        for (index, piece) in self.reach.pieces().iter().enumerate() {
            if self.abstracted >> index & 1 != 0 {
                root.board.set(piece.square, None);
            }
        }
        root
    }

    /// Visits every state that can follow, at most `most`, while `look` returns true.
    fn flood(&self, position: &Position, most: usize, mut look: impl FnMut(&State, Mover) -> bool) -> Flood {
        let root = self.root(position);
        let mut seen: HashSet<State, BuildHasherDefault<Mixer>> = HashSet::default();
        let mut open = vec![(root, 0_u32)];
        seen.insert(root);
        let mut next = 0;
        let mut children = Vec::new();
        while let Some(&(state, _)) = open.get(next) {
            let parent = next as u32;
            next += 1;
            children.clear();
            self.follow(&state, &mut children);
            for &(child, mover) in &children {
                if !look(&child, mover) {
                    return Flood { boards: open.len(), end: End::Stopped(way(&open, parent, child.board)) };
                }
                let is_bare = child.board.color(self.winner).len() == 1;
                if is_bare && self.abstract_squares(&child).present[self.winner as usize].is_empty() {
                    continue; // No piece is left that could mate.
                }
                if seen.insert(child) {
                    open.push((child, parent));
                }
            }
            if open.len() > most || self.stop.is_raised() {
                return Flood { boards: open.len(), end: End::Spent };
            }
        }
        Flood { boards: open.len(), end: End::Closed }
    }
}

/// Returns the boards from the second one to the last.
fn way(open: &[(State, u32)], mut node: u32, last: Board) -> Vec<Board> {
    let mut boards = vec![last];
    while node != 0 {
        let (state, parent) = &open[node as usize];
        boards.push(state.board);
        node = *parent;
    }
    boards.reverse();
    boards
}

/// A fast hash that mixes the words of a board.
#[derive(Default)]
struct Mixer(u64);

impl Hasher for Mixer {
    fn finish(&self) -> u64 {
        self.0 ^ self.0 >> 29
    }

    fn write(&mut self, bytes: &[u8]) {
        for &byte in bytes {
            self.write_u64(byte.into());
        }
    }

    fn write_u8(&mut self, number: u8) {
        self.write_u64(number.into());
    }

    fn write_u64(&mut self, number: u64) {
        self.0 = (self.0.rotate_left(23) ^ number).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        self.0 ^= self.0 >> 32;
    }
}
