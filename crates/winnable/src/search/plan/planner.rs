//! Finds plans, assuming that each piece can go to its square while the others stand still.

use board::{Bitboard, Board, Color, Piece, Role, Setup, Square, attacks};

use super::Place;
use super::mover::{Mover, options};
use crate::budget::Stop;
use crate::prove::reachability::Reach;

pub(super) struct Planner<'r> {
    reach: &'r Reach,
    winner: Color,
    mating_pieces: Vec<Mover<'r>>,
    blockers: Vec<Mover<'r>>,
    walled: Bitboard,
    /// Squares that the winner's unmovable pieces attack.
    covered: Bitboard,
    /// Pawns that may move; those that a plan does not use stay where they are.
    pawns: Bitboard,
    placed: Vec<Place>,
    used: u64,
    /// The cheapest mate for each square of the loser's king, so that the plans differ.
    pub(super) found: Vec<(u32, Vec<Place>)>,
    best: Option<(u32, Vec<Place>)>,
    bound: u32,
    work: u32,
    most_work: u32,
    stop: Stop<'r>,
}

impl<'r> Planner<'r> {
    pub(super) fn new(reach: &'r Reach, winner: Color, most_work: u32, stop: Stop<'r>) -> Self {
        let movers = |color| {
            reach
                .of_color(color)
                .filter(|piece| !piece.is_fixed() && piece.role != Role::King)
                .map(|piece| Mover::new(reach, piece))
                .collect()
        };
        let covered = reach
            .of_color(winner)
            .filter(|piece| piece.is_fixed())
            .fold(Bitboard::EMPTY, |set, piece| set | attacks(piece.role, winner, piece.square, reach.fixed));
        let walled = reach.of_color(!winner).filter(|piece| piece.is_fixed()).map(|piece| piece.square).collect();
        let pawns = reach.pieces().iter().filter(|piece| piece.role == Role::Pawn).map(|piece| piece.square).collect();
        Self {
            reach,
            winner,
            pawns,
            mating_pieces: movers(winner),
            blockers: movers(!winner),
            walled,
            covered,
            placed: Vec::new(),
            used: 0,
            found: Vec::new(),
            best: None,
            bound: u32::MAX,
            work: 0,
            most_work,
            stop,
        }
    }

    pub(super) fn run(&mut self) {
        let king = |color| {
            self.reach.of_color(color).find(|piece| piece.role == Role::King).map(|piece| Mover::new(self.reach, piece))
        };
        let (Some(own), Some(loser_king)) = (king(self.winner), king(!self.winner)) else { return };
        let by_distance = |mover: &Mover<'_>| {
            let (_, _, away, squares) = &mover.kinds[0];
            let mut list: Vec<(u8, Square)> =
                squares.into_iter().map(|square| (away[square.index()], square)).collect();
            list.sort_unstable();
            list
        };
        let (king_squares, own_squares) = (by_distance(&loser_king), by_distance(&own));
        self.most_work /= king_squares.len().max(1) as u32;
        for (cost, square) in king_squares {
            (self.bound, self.work) = (u32::MAX, 0);
            self.placed.push(Place {
                piece: Piece { color: !self.winner, role: Role::King },
                square,
                is_promoted: false,
            });
            self.mate_on(square, u32::from(cost), &own_squares);
            self.placed.pop();
            self.found.extend(self.best.take());
        }
    }

    fn mate_on(&mut self, king: Square, cost: u32, own_squares: &[(u8, Square)]) {
        let around = attacks(Role::King, self.winner, king, Bitboard::EMPTY);
        let flights = around.without(self.walled | self.covered);
        let mut has_far = false;
        for &(more, square) in own_squares {
            let cost = cost + u32::from(more);
            if cost >= self.bound {
                break;
            }
            if around.contains(square) || square == king {
                continue;
            }
            let guard = attacks(Role::King, self.winner, square, Bitboard::EMPTY);
            if (guard & around).is_empty() {
                if has_far {
                    continue;
                }
                has_far = true;
            }
            self.placed.push(Place {
                piece: Piece { color: self.winner, role: Role::King },
                square,
                is_promoted: false,
            });
            let open = flights.without(guard);
            for index in 0..self.mating_pieces.len() {
                self.check_with(index, king, cost, open, guard);
            }
            self.placed.pop();
        }
    }

    fn occupied(&self) -> Bitboard {
        let standing = (self.reach.fixed | self.pawns).without(Bitboard(self.used));
        self.placed.iter().fold(standing, |set, place| set | place.square.into())
    }

    fn check_with(&mut self, index: usize, king: Square, cost: u32, open: Bitboard, guard: Bitboard) {
        let around = attacks(Role::King, self.winner, king, Bitboard::EMPTY);
        for kind in 0..self.mating_pieces[index].kinds.len() {
            let (role, is_promoted, away, squares) = self.mating_pieces[index].kinds[kind];
            let occupied = self.occupied();
            let home = Bitboard::from(self.mating_pieces[index].piece.square);
            let from = attacks(role, !self.winner, king, occupied) & squares & (!occupied | home);
            for square in from {
                self.work += 1;
                let cost = cost + u32::from(away[square.index()]);
                if cost >= self.bound || self.work > self.most_work {
                    continue;
                }
                let covers = attacks(role, self.winner, square, occupied.without(king.into()));
                let mut left = open.without(covers | square.into());
                if around.contains(square) && !(guard | self.covered).contains(square) {
                    left.insert(square);
                }
                self.placed.push(Place { piece: Piece { color: self.winner, role }, square, is_promoted });
                self.used |= 1 << self.mating_pieces[index].piece.square as u8;
                self.fill(left, king, cost);
                self.used &= !(1 << self.mating_pieces[index].piece.square as u8);
                self.placed.pop();
            }
        }
    }

    fn fill(&mut self, open: Bitboard, king: Square, cost: u32) {
        if cost >= self.bound || self.work > self.most_work || self.stop.is_raised() {
            return;
        }
        self.work += 1;
        let Some(flight) = open.first() else {
            self.verify(cost);
            return;
        };
        if self.placed.len() >= 9 {
            return;
        }
        let occupied = self.occupied();
        let blocks = options(&self.blockers, self.used, |piece, _, squares| {
            squares & flight.into() & (!occupied | piece.square.into())
        });
        self.work += 4 * blocks.len() as u32;
        let color = !self.winner;
        for (piece, role, is_promoted, square, more) in blocks {
            self.placed.push(Place { piece: Piece { color, role }, square, is_promoted });
            self.used |= 1 << piece as u8;
            self.fill(open.without(flight.into()), king, cost + u32::from(more));
            self.used &= !(1 << piece as u8);
            self.placed.pop();
        }
        let past = occupied.without(king.into());
        let covers = options(&self.mating_pieces, self.used, |piece, role, squares| {
            attacks(role, color, flight, past) & squares & (!occupied | piece.square.into())
        });
        self.work += 4 * covers.len() as u32 + 8;
        for (piece, role, is_promoted, square, more) in covers {
            let seen = attacks(role, self.winner, square, past);
            self.placed.push(Place { piece: Piece { color: self.winner, role }, square, is_promoted });
            self.used |= 1 << piece as u8;
            let mut left = open.without(seen);
            if attacks(Role::King, color, king, Bitboard::EMPTY).contains(square) {
                left = left.without(square.into());
            }
            self.fill(left, king, cost + u32::from(more));
            self.used &= !(1 << piece as u8);
            self.placed.pop();
        }
    }

    /// Returns whether the placed pieces give mate on a board.
    fn verify(&mut self, cost: u32) {
        let mut board = Board::EMPTY;
        let standing = (self.reach.fixed | self.pawns).without(Bitboard(self.used));
        for piece in self.reach.pieces().iter().filter(|piece| standing.contains(piece.square)) {
            board.set(piece.square, Some(Piece { color: piece.color, role: piece.role }));
        }
        for place in &self.placed {
            board.set(place.square, Some(place.piece));
        }
        let setup = Setup { board, turn: !self.winner, ..Setup::empty() };
        if setup.validate().is_ok_and(|position| position.is_checkmate()) {
            self.best = Some((cost, self.placed.clone()));
            self.bound = cost;
        }
    }
}
