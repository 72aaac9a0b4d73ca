//! The board of the men who are followed, and every board that can come of it.

use std::collections::HashSet;
use std::hash::{BuildHasherDefault, Hasher};

use board::{Bitboard, Board, Color, File, Piece, Position, Role, Square, attacks};

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
    turn: Color,
    pub(super) faded: u8,
    /// Where a pawn may be taken in passing.
    passed: Option<Square>,
    /// Rooks who may still castle, or might if they are shadows.
    castling: Bitboard,
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
    fades: u8,
    /// By the players whose pawns have become shadows.
    shades: [Shade; 4],
    /// Squares promoted pawns may stand on, by color.
    pub(super) reborn: [Bitboard; 2],
    /// Squares on which the men of the board may stand, by color and kind of piece.
    allowed: [[Bitboard; 6]; 2],
    /// Squares where rooks stood that are shadows now.
    rooks: Bitboard,
    /// Whether pawns of the loser are shadows before they are promoted.
    has_shadow_pawns: bool,
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
    fn root(&self, position: &Position) -> State {
        let mut root = State {
            board: *position.board(),
            turn: position.turn(),
            faded: 0,
            passed: position.en_passant(),
            castling: position.castling(),
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

    /// Lists what a move may lead to.
    fn follow(&self, state: &State, children: &mut Vec<(State, Mover)>) {
        let &State { board, turn, .. } = state;
        let (own, enemy) = (board.color(turn), board.color(!turn));
        let occupied = own | enemy;
        let kings = board.role(Role::King);
        let Some(king) = (own & kings).first() else { return };
        let present = self.shade(state).present[turn as usize];
        let mut add = |next: State, mover: Mover, king: Square| {
            let rooks = self.rooks | next.board.role(Role::Rook);
            let next = State { castling: next.castling & rooks, ..next };
            if !self.is_surely_attacked(&next, king, !turn) {
                children.push((State { turn: !turn, ..next }, mover));
            }
        };
        let quiet = State { passed: None, ..*state };
        if present.has_any() {
            add(quiet, Mover::Shadow, king);
            let mut takeable = present;
            if self.has_shadow_pawns && turn != self.winner {
                takeable |= double_steps(board.pieces(!turn, Role::Pawn), !turn); // In passing.
            }
            for square in enemy.without(kings) & takeable {
                let mut next = quiet;
                next.board.set(square, None);
                add(next, Mover::Shadow, king);
            }
        }
        if state.castling.has_any() {
            castle(state, king, |next, king| add(next, Mover::Castling, king));
        }
        for from in own {
            let Some(role) = board.role_at(from) else { continue };
            let piece = Piece { color: turn, role };
            if role == Role::Pawn {
                self.follow_pawn(state, from, |next, mover| add(next, mover, king));
                continue;
            }
            let allowed = self.allowed[turn as usize][slot(role)];
            for to in attacks(role, turn, from, occupied).without(own | (enemy & kings)) & allowed {
                let mut next = quiet;
                next.board.set(from, None);
                next.board.set(to, Some(piece));
                if quiet.castling.has_any() {
                    next.castling = next.castling.without(Bitboard::from(from) | to.into());
                    if role == Role::King {
                        next.castling = next.castling.without(turn.back_rank().into());
                    }
                }
                add(next, Mover::Man(from, to), if role == Role::King { to } else { king });
            }
        }
    }

    fn follow_pawn(&self, state: &State, from: Square, mut add: impl FnMut(State, Mover)) {
        let &State { board, turn, .. } = state;
        let enemy = board.color(!turn).without(board.role(Role::King));
        let occupied = board.occupied();
        let allowed = &self.allowed[turn as usize];
        let mut put = |to: Square, taken: Option<Square>| {
            let mut next = State { passed: None, ..*state };
            next.board.set(from, None);
            if from as u8 ^ to as u8 == 16 {
                // It is remembered only if somebody could make use of it.
                next.passed = from.ahead(turn).filter(|&over| {
                    let pawns = board.pieces(!turn, Role::Pawn);
                    (attacks(Role::Pawn, turn, over, Bitboard::EMPTY) & pawns).has_any()
                });
            }
            if let Some(square) = taken {
                next.board.set(square, None);
            }
            let mover = if taken.is_some() { Mover::InPassing } else { Mover::Man(from, to) };
            if to.rank() != turn.last_rank() {
                if allowed[slot(Role::Pawn)].contains(to) {
                    next.board.set(to, Some(Piece { color: turn, role: Role::Pawn }));
                    add(next, mover);
                }
            } else if self.reborn[turn as usize].contains(to) {
                if self.fades >> turn as u8 & 1 != 0 {
                    next.board.set(to, None);
                    next.faded |= 1 << turn as u8;
                    // It may check at once, and its leaving opens a line.
                    add(next, Mover::Promoted);
                    return;
                }
                for role in Role::PROMOTIONS {
                    next.board.set(to, Some(Piece { color: turn, role }));
                    add(next, mover);
                }
            }
        };
        if let Some(one) = from.ahead(turn).filter(|&one| !occupied.contains(one)) {
            put(one, None);
            if from.rank() == turn.pawn_rank()
                && let Some(two) = one.ahead(turn).filter(|&two| !occupied.contains(two))
            {
                put(two, None);
            }
        }
        let mut victims = enemy | self.shade(state).present[!turn as usize].without(occupied);
        if self.has_shadow_pawns && turn == self.winner {
            victims |= Bitboard::from((!turn).skipped_rank()).without(occupied); // In passing.
        }
        for to in attacks(Role::Pawn, turn, from, Bitboard::EMPTY) {
            if victims.contains(to) {
                put(to, None);
            }
            if state.passed == Some(to) {
                put(to, to.ahead(!turn));
            }
        }
    }

    /// Tells whether a square is attacked however the shadows stand: no shadow could shield it.
    fn is_surely_attacked(&self, state: &State, square: Square, by: Color) -> bool {
        attackers(&state.board, square, by, state.board.occupied() | self.shade(state).shield).has_any()
    }
}

/// Castles, whatever stands between or attacks the way: more than the Laws allow.
fn castle(state: &State, king: Square, mut add: impl FnMut(State, Square)) {
    let turn = state.turn;
    let rank = turn.back_rank();
    let own = state.castling & rank.into();
    for rook in own {
        let (king_file, rook_file) = if rook < king { (File::C, File::D) } else { (File::G, File::F) };
        let (king_to, rook_to) = (Square::new(king_file, rank), Square::new(rook_file, rank));
        let mut next = State { passed: None, castling: state.castling.without(own), ..*state };
        let has_rook = next.board.piece_at(rook) == Some(Piece { color: turn, role: Role::Rook });
        next.board.set(king, None);
        if has_rook {
            next.board.set(rook, None);
        }
        let others = next.board.occupied();
        if others.contains(king_to) || (has_rook && others.contains(rook_to)) {
            continue;
        }
        next.board.set(king_to, Some(Piece { color: turn, role: Role::King }));
        if has_rook {
            next.board.set(rook_to, Some(Piece { color: turn, role: Role::Rook }));
        }
        add(next, king_to);
    }
}

/// Pawns that may just have made a double step.
fn double_steps(pawns: Bitboard, color: Color) -> Bitboard {
    let is_there = |square: &Square| {
        square.ahead(!color).and_then(|over| over.ahead(!color)).is_some_and(|from| from.rank() == color.pawn_rank())
    };
    pawns.into_iter().filter(is_there).collect()
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

pub(super) fn attackers(board: &Board, square: Square, by: Color, occupied: Bitboard) -> Bitboard {
    Role::ALL.into_iter().fold(Bitboard::EMPTY, |set, role| {
        let pieces = board.pieces(by, role);
        if pieces.is_empty() { set } else { set | attacks(role, !by, square, occupied) & pieces }
    })
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
