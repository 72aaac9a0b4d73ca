//! A quick walk to a mate: one line, no search.
//!
//! In most positions of real games a mate by help is a few moves away. The walk looks for a mate in one with sets of
//! squares, for a queen or rook that can be brought to a mating square, and otherwise makes the move that looks best. It
//! proves nothing when it fails.

use board::{Bitboard, Color, Move, Position, Role, Square, attacks};

use crate::chance::Chance;
use crate::diagram::Diagram;
use crate::distance::distance;
use crate::line::Line;
use crate::staging;

/// The longest walk tried.
const LONGEST: usize = 40;

/// Walks to a mate by the winner some times over; gives the moves if it arrives.
pub(crate) fn run(root: &Position, winner: Color, attempts: std::ops::Range<u32>) -> Option<Walk> {
    attempts.into_iter().find_map(|attempt| walk(root, winner, attempt))
}

/// Walks once; every attempt after the first strays a little, always in the same way.
fn walk(root: &Position, winner: Color, attempt: u32) -> Option<Walk> {
    let mut walk = Walk {
        line: Line::new(),
        stray: if attempt == 0 { 0 } else { 8 + 8 * (attempt % 5) },
        chance: Chance::new(0x9e37_79b9_7f4a_7c15 ^ u64::from(attempt) << 20),
    };
    let mut position = *root;
    while walk.line.len() < LONGEST {
        if position.turn() == winner {
            // Now and then all that can be staged, else only what is near.
            let is_thorough = attempt > 0 && walk.line.len() / 2 % 6 == 5;
            let arrives = if is_thorough { staging::quiet } else { staging::direct };
            if arrives(&Diagram::new(&position), winner, &mut walk.line) {
                return Some(walk);
            }
        }
        let scene = Scene::new(&position, winner);
        if position.turn() == winner
            && let Some(mv) = scene.mate_in_one(&position)
        {
            walk.push(mv);
            return Some(walk);
        }
        let mv = scene.best_move(&position, &mut walk)?;
        walk.push(mv);
        position = position.legal(mv).ok()?.play();
    }
    None
}

/// The moves of a walk.
#[derive(Clone)]
pub(crate) struct Walk {
    line: Line,
    /// How much chance may add to the worth of a move.
    stray: u32,
    chance: Chance,
}

impl Walk {
    fn push(&mut self, mv: Move) {
        self.line.push(mv);
    }

    pub(crate) fn moves(&self) -> &[Move] {
        self.line.moves()
    }

    /// Draws a number below the limit.
    #[inline]
    fn draw(&mut self) -> i32 {
        if self.stray == 0 {
            return 0;
        }
        self.chance.below(self.stray as usize) as i32
    }

    /// Tells whether a move takes back the last one of the same player.
    fn undoes(&self, mv: Move) -> bool {
        let moves = self.line.moves();
        moves.len() >= 2 && {
            let last = moves[moves.len() - 2];
            last.from() == mv.to() && last.to() == mv.from()
        }
    }
}

/// What the walk looks at in a position.
struct Scene {
    winner: Color,
    prey: Square,
    occupied: Bitboard,
    own: Bitboard,
    theirs: Bitboard,
    /// Squares the winner's men attack, through the loser's king.
    covered: Bitboard,
    flights: Bitboard,
    /// Flights that nobody covers.
    open: Bitboard,
}

impl Scene {
    #[inline]
    fn new(position: &Position, winner: Color) -> Self {
        let board = position.board();
        let prey = position.king(!winner);
        let (own, theirs) = (board.color(winner), board.color(!winner));
        let occupied = own | theirs;
        let past = occupied.without(prey.into());
        let mut covered = Bitboard::EMPTY;
        for square in own {
            let role = board.role_at(square).unwrap_or(Role::Pawn);
            covered |= attacks(role, winner, square, past);
        }
        let flights = attacks(Role::King, winner, prey, Bitboard::EMPTY).without(theirs);
        Self { winner, prey, occupied, own, theirs, covered, flights, open: flights.without(covered) }
    }

    /// Squares from which a piece of a kind would check and cover every open flight.
    #[inline]
    fn mating_squares(&self, role: Role) -> Bitboard {
        let past = self.occupied.without(self.prey.into());
        let mut squares = attacks(role, !self.winner, self.prey, self.occupied).without(self.own);
        for flight in self.open {
            squares &= attacks(role, !self.winner, flight, past) | flight.into();
            if squares.is_empty() {
                break;
            }
        }
        squares
    }

    #[inline]
    fn mate_in_one(&self, position: &Position) -> Option<Move> {
        let board = position.board();
        for role in [Role::Queen, Role::Rook, Role::Knight, Role::Bishop, Role::Pawn] {
            let pieces = board.pieces(self.winner, role);
            if pieces.is_empty() {
                continue;
            }
            let squares = self.mating_squares(role);
            if squares.is_empty() {
                continue;
            }
            for from in pieces {
                let reach = if role == Role::Pawn {
                    self.pawn_reach(from)
                } else {
                    attacks(role, self.winner, from, self.occupied)
                };
                for to in reach & squares {
                    let mv = Move::new(from, to);
                    if position.is_legal(mv) && position.legal(mv).is_ok_and(|legal| legal.play().is_checkmate()) {
                        return Some(mv);
                    }
                }
            }
        }
        None
    }

    fn pawn_reach(&self, from: Square) -> Bitboard {
        let takes = attacks(Role::Pawn, self.winner, from, Bitboard::EMPTY) & self.theirs;
        let step = from.ahead(self.winner).map_or(Bitboard::EMPTY, Bitboard::from).without(self.occupied);
        takes | step
    }

    fn best_move(&self, position: &Position, walk: &mut Walk) -> Option<Move> {
        let moves = position.legal_moves();
        let mut best = None;
        let mut most = i32::MIN;
        let is_winner = position.turn() == self.winner;
        let targets = if is_winner { self.targets(position) } else { Targets::default() };
        for &mv in moves.as_slice() {
            let mut score =
                if is_winner { self.score_own(position, mv, &targets) } else { self.score_theirs(position, mv) };
            if walk.undoes(mv) {
                score -= 30;
            }
            score = 4 * score + walk.draw();
            if score > most {
                (best, most) = (Some(mv), score);
            }
        }
        best
    }

    /// Finds squares from which the heavy pieces could go to a mating square next.
    fn targets(&self, position: &Position) -> Targets {
        let board = position.board();
        let around = attacks(Role::King, self.winner, self.prey, Bitboard::EMPTY);
        let mut targets = Targets::default();
        for (slot, role) in [(0, Role::Queen), (1, Role::Rook), (2, Role::Knight), (3, Role::Bishop)] {
            if board.pieces(self.winner, role).is_empty() {
                continue;
            }
            for square in self.mating_squares(role) {
                if around.contains(square) && !self.covered.contains(square) {
                    continue;
                }
                targets.0[slot] |= attacks(role, self.winner, square, self.occupied);
            }
        }
        targets
    }

    #[inline]
    fn score_own(&self, position: &Position, mv: Move, targets: &Targets) -> i32 {
        let board = position.board();
        let (from, to) = (mv.from(), mv.to());
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        let mut score = 0;
        if let Some(taken) = board.role_at(to).filter(|_| self.theirs.contains(to)) {
            score += if taken == Role::Queen { 8 } else { 3 };
        }
        if role == Role::King {
            return score + 2 * (distance(from, self.prey) as i32 - distance(to, self.prey) as i32);
        }
        if let Some(becomes) = mv.promotion() {
            return score + if becomes == Role::Queen { 30 } else { 0 };
        }
        let past = self.occupied.without(self.prey.into());
        let after = attacks(role, self.winner, to, past);
        let gained = (after & self.open).len() as i32;
        let lost = (attacks(role, self.winner, from, past) & self.flights).len() as i32;
        score += 4 * gained - 2 * lost;
        if after.contains(self.prey) {
            score -= 12; // A check that does not mate forces the loser's hand.
        } else {
            let slot = match role {
                Role::Queen => 0,
                Role::Rook => 1,
                Role::Knight => 2,
                Role::Bishop => 3,
                _ => 4,
            };
            if slot < 4 && targets.0[slot].contains(to) {
                score += 40;
            }
            if role == Role::Pawn {
                score += 2;
            }
        }
        if self.flights.contains(to) && !self.covered.contains(to) {
            score -= 3;
        }
        score
    }

    #[inline]
    fn score_theirs(&self, position: &Position, mv: Move) -> i32 {
        let board = position.board();
        let (from, to) = (mv.from(), mv.to());
        let role = board.role_at(from).unwrap_or(Role::Pawn);
        let mut score = 0;
        if self.own.contains(to) {
            score -= 40; // The winner needs its men.
        }
        if role == Role::King {
            let around = attacks(Role::King, self.winner, to, Bitboard::EMPTY);
            let open = around.without(self.theirs | self.covered).len() as i32;
            let now = self.open.len() as i32;
            return score + 3 * (now - open) - 1 + edge(from) - edge(to);
        }
        let after = attacks(mv.promotion().unwrap_or(role), !self.winner, to, self.occupied);
        if after.contains(position.king(self.winner)) {
            score -= 20;
        }
        if self.open.contains(to) {
            score += 4;
        }
        if distance(from, self.prey) == 1 {
            score -= 4;
        }
        score - (after & self.flights).len() as i32
    }
}

/// Squares worth going to, by kind of piece.
#[derive(Default)]
struct Targets([Bitboard; 4]);

fn edge(square: Square) -> i32 {
    let inner = |x: i32| x.min(7 - x);
    inner(square.file() as i32) + inner(square.rank() as i32)
}
