//! The board of the men who are followed, and every board that can come of it.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use board::{Bitboard, Board, Color, Position, Role, Square};

use crate::reach::{Man, Reach};

pub(super) enum Closed {
    Dead,
    Spent,
    /// A mate might stand, with the help of these shadows, by way of these boards.
    MightMate(u32, Vec<Board>),
}

/// Squares on which the men who are followed have stood, by color and kind of piece.
pub(super) struct Survey {
    pub(super) stood: [[Bitboard; 6]; 2],
    /// Whose pawns became shadows.
    pub(super) faded: u8,
}

impl Survey {
    fn add(&mut self, state: &State) {
        for color in Color::ALL {
            for role in Role::ALL {
                self.stood[color as usize][slot(role)] |= state.board.pieces(color, role);
            }
        }
        self.faded |= state.faded;
    }
}

/// How many boards were looked at, and how it ended.
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

/// A board of men who are followed, whose move it is, and whose pawns have become shadows.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub(super) struct State {
    pub(super) board: Board,
    pub(super) turn: Color,
    pub(super) faded: u8,
    /// Where a pawn may be taken in passing.
    pub(super) passed: Option<Square>,
    /// Rooks who may still castle, or might if they are shadows.
    pub(super) castling: Bitboard,
    /// Squares just left or crossed on a line to the king who is in check there: nobody shields him on them.
    pub(super) clear: Bitboard,
}

/// What moved last.
#[derive(Clone, Copy)]
pub(super) enum Mover {
    /// A man of the board, from a square to another.
    Man(Square, Square),
    Shadow,
    /// A pawn that became a shadow.
    Promoted,
    /// A capture in passing, which opens more lines than one.
    InPassing,
    /// King and rook.
    Castling,
}

/// Where the shadows may stand, once the pawns of some players have become shadows too.
#[derive(Clone, Copy)]
pub(super) struct Shade {
    /// Squares a shadow may stand on, by color.
    pub(super) present: [Bitboard; 2],
    /// Squares a shadow of the winner may stand on, by kind of piece.
    pub(super) hunting: [Bitboard; 6],
    /// Squares a shadow may stand on, of whatever color.
    pub(super) shield: Bitboard,
}

/// Who is followed and who is a shadow.
pub(super) struct Stage<'r> {
    pub(super) reach: &'r Reach,
    pub(super) winner: Color,
    shadows: u32,
    /// Whose pawns become shadows when they are promoted, a bit for each color.
    pub(super) fades: u8,
    /// By the players whose pawns have become shadows.
    shades: [Shade; 4],
    /// Squares promoted pawns may stand on, by color.
    pub(super) reborn: [Bitboard; 2],
    /// Squares on which the men of the board may stand, by color and kind of piece.
    pub(super) allowed: [[Bitboard; 6]; 2],
    /// Squares where rooks stood that are shadows now.
    pub(super) rooks: Bitboard,
    /// Whether pawns of the loser are shadows before they are promoted.
    pub(super) has_shadow_pawns: bool,
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

/// Squares a man may stand on as a piece of a kind.
fn squares_as(man: &Man, role: Role) -> Bitboard {
    let last = Bitboard::from(man.color.last_rank());
    match (man.role, role) {
        (Role::Pawn, Role::Pawn) => man.squares.without(last),
        (Role::Pawn, Role::King) => Bitboard::EMPTY,
        (Role::Pawn, _) => man.promoted,
        (is, asked) if is == asked => man.squares,
        _ => Bitboard::EMPTY,
    }
}

impl<'r> Stage<'r> {
    /// Pawns are never shadows before they are promoted.
    pub(super) fn new(reach: &'r Reach, winner: Color, shadows: u32, fades: u8) -> Self {
        let nowhere = Shade { present: [Bitboard::EMPTY; 2], hunting: [Bitboard::EMPTY; 6], shield: Bitboard::EMPTY };
        let (reborn, allowed) = ([Bitboard::EMPTY; 2], [[Bitboard::EMPTY; 6]; 2]);
        let mut stage = Self {
            reach,
            winner,
            shadows,
            fades,
            shades: [nowhere; 4],
            reborn,
            allowed,
            rooks: Bitboard::EMPTY,
            has_shadow_pawns: false,
        };
        let mut base = nowhere;
        for (index, man) in reach.men().iter().enumerate() {
            let side = man.color as usize;
            if shadows >> index & 1 == 0 {
                stage.reborn[side] |= man.promoted;
                for role in Role::ALL {
                    stage.allowed[side][slot(role)] |= squares_as(man, role);
                }
                continue;
            }
            if man.role == Role::Rook {
                stage.rooks.insert(man.square);
            }
            base.present[side] |= man.all();
            if man.role == Role::Pawn {
                stage.has_shadow_pawns = true; // Of the loser, always.
            } else if man.color == winner {
                base.hunting[slot(man.role)] |= man.squares;
            }
        }
        for (faded, shade) in stage.shades.iter_mut().enumerate() {
            *shade = base;
            for color in Color::ALL.into_iter().filter(|&color| faded >> color as u8 & 1 != 0) {
                shade.present[color as usize] |= stage.reborn[color as usize];
                if color == winner {
                    for role in Role::PROMOTIONS {
                        shade.hunting[slot(role)] |= stage.reborn[color as usize];
                    }
                }
            }
            shade.shield = shade.present[0] | shade.present[1];
        }
        stage
    }

    pub(super) fn shade(&self, state: &State) -> &Shade {
        &self.shades[state.faded as usize & 3]
    }

    pub(super) fn shadows_of(&self, color: Color) -> impl Iterator<Item = (usize, &Man)> {
        let shadows = self.shadows;
        self.reach.men().iter().enumerate().filter(move |(i, man)| shadows >> i & 1 != 0 && man.color == color)
    }

    /// Looks at every board that can follow, for one that might be mate.
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

    /// Looks at every board that can follow, for the squares the men who are followed ever stand on; nothing if they
    /// are too many.
    pub(super) fn survey(&self, position: &Position, boards: &mut usize) -> Option<Survey> {
        let root = self.root(position);
        let mut survey = Survey { stood: [[Bitboard::EMPTY; 6]; 2], faded: 0 };
        survey.add(&root);
        let flood = self.flood(position, *boards, |child, _| {
            survey.add(child);
            true
        });
        *boards -= flood.boards.min(*boards);
        matches!(flood.end, End::Closed).then_some(survey)
    }

    /// The board of the men who are followed.
    pub(super) fn root(&self, position: &Position) -> State {
        let mut root = State {
            board: *position.board(),
            turn: position.turn(),
            faded: 0,
            passed: position.en_passant(),
            castling: position.castling(),
            clear: Bitboard::EMPTY,
        };
        for (index, man) in self.reach.men().iter().enumerate() {
            if self.shadows >> index & 1 != 0 {
                root.board.set(man.square, None);
            }
        }
        root
    }

    /// Looks at every board that can follow, while `look` says so, but at no more than a number of them.
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
                if is_bare && self.shade(&child).present[self.winner as usize].is_empty() {
                    continue; // Nobody is left who could mate.
                }
                if seen.insert(child) {
                    open.push((child, parent));
                }
            }
            if open.len() > most {
                return Flood { boards: open.len(), end: End::Spent };
            }
        }
        Flood { boards: open.len(), end: End::Closed }
    }
}

/// Gives the boards after the first one up to the last.
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

/// Mixes the words of a board well enough.
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
