//! Playouts: greedy lines of play towards a mate, without a search.
//!
//! In most positions of real games a helpmate is a few moves away. Before each move of the winner a playout asks for a
//! pattern and for a mate in one; otherwise both sides make the move with the best score. Later playouts add a random number to
//! each score. Finding nothing proves nothing.

use std::ops::Range;

use board::{Bitboard, Color, Move, Position, Role, Square, attacks};

use crate::board::distance::distance;
use crate::board::light::LightBoard;
use crate::board::line::Line;
use crate::budget::Stop;
use crate::find::patterns;
use crate::find::random::Random;

/// The most half-moves of a playout.
const LONGEST: usize = 40;

/// Plays several times; returns the first playout that ends with mate.
pub(crate) fn find(root: &Position, winner: Color, attempts: Range<u32>, stop: Stop<'_>) -> Option<Vec<Move>> {
    let mut attempts = attempts.into_iter().take_while(|_| !stop.is_raised());
    attempts.find_map(|attempt| play(root, winner, attempt)).map(|playout| playout.line.to_vec())
}

/// Plays once. Every attempt after the first deviates a little, the same way in every run.
fn play(root: &Position, winner: Color, attempt: u32) -> Option<Playout> {
    let mut walk = Playout {
        line: Line::new(),
        walk: if attempt == 0 { 0 } else { 8 + 8 * (attempt % 5) },
        chance: Random::new(0x9e37_79b9_7f4a_7c15 ^ u64::from(attempt) << 20),
    };
    let mut position = *root;
    while walk.line.len() < LONGEST {
        if position.turn() == winner {
            // All patterns now and then, otherwise only the cheap ones.
            let is_thorough = attempt > 0 && walk.line.len() / 2 % 6 == 5;
            let arrives = if is_thorough { patterns::quiet } else { patterns::direct };
            if arrives(&LightBoard::new(&position), winner, &mut walk.line) {
                return Some(walk);
            }
        }
        let node = Features::new(&position, winner);
        if position.turn() == winner
            && let Some(mv) = node.mate_in_one(&position)
        {
            walk.push(mv);
            return Some(walk);
        }
        let mv = node.best_move(&position, &mut walk)?;
        walk.push(mv);
        position = position.legal(mv).ok()?.play();
    }
    None
}

/// The moves of a playout.
#[derive(Clone)]
pub(crate) struct Playout {
    line: Line,
    /// The largest random number that is added to the score of a move.
    walk: u32,
    chance: Random,
}

impl Playout {
    fn push(&mut self, mv: Move) {
        self.line.push(mv);
    }

    /// Draws what is added to a score.
    #[inline]
    fn draw(&mut self) -> i32 {
        if self.walk == 0 {
            return 0;
        }
        self.chance.below(self.walk as usize) as i32
    }

    /// Returns whether a move takes back the last one of the same player.
    fn undoes(&self, mv: Move) -> bool {
        let moves = self.line.moves();
        moves.len() >= 2 && {
            let last = moves[moves.len() - 2];
            last.from() == mv.to() && last.to() == mv.from()
        }
    }
}

/// What the scores depend on in a position.
struct Features {
    winner: Color,
    loser_king: Square,
    occupied: Bitboard,
    own: Bitboard,
    theirs: Bitboard,
    /// Squares that the winner's pieces attack, also through the loser's king.
    covered: Bitboard,
    flights: Bitboard,
    /// Flight squares that no piece covers.
    open: Bitboard,
}

impl Features {
    #[inline]
    fn new(position: &Position, winner: Color) -> Self {
        let board = position.board();
        let loser_king = position.king(!winner);
        let (own, theirs) = (board.color(winner), board.color(!winner));
        let occupied = own | theirs;
        let past = occupied.without(loser_king.into());
        let mut covered = Bitboard::EMPTY;
        for square in own {
            let role = board.role_at(square).unwrap_or(Role::Pawn);
            covered |= attacks(role, winner, square, past);
        }
        let flights = attacks(Role::King, winner, loser_king, Bitboard::EMPTY).without(theirs);
        Self { winner, loser_king, occupied, own, theirs, covered, flights, open: flights.without(covered) }
    }

    /// Returns the squares from which a piece of a kind would check and cover every open flight square.
    #[inline]
    fn mating_squares(&self, role: Role) -> Bitboard {
        let past = self.occupied.without(self.loser_king.into());
        let mut squares = attacks(role, !self.winner, self.loser_king, self.occupied).without(self.own);
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

    fn best_move(&self, position: &Position, walk: &mut Playout) -> Option<Move> {
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
        let around = attacks(Role::King, self.winner, self.loser_king, Bitboard::EMPTY);
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
            return score + 2 * (distance(from, self.loser_king) as i32 - distance(to, self.loser_king) as i32);
        }
        if let Some(becomes) = mv.promotion() {
            return score + if becomes == Role::Queen { 30 } else { 0 };
        }
        let past = self.occupied.without(self.loser_king.into());
        let after = attacks(role, self.winner, to, past);
        let gained = (after & self.open).len() as i32;
        let lost = (attacks(role, self.winner, from, past) & self.flights).len() as i32;
        score += 4 * gained - 2 * lost;
        if after.contains(self.loser_king) {
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
            score -= 40; // The winner needs its pieces.
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
        if distance(from, self.loser_king) == 1 {
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
