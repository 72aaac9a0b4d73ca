//! A plan: a mate with the square of each piece that takes part, and how far each piece has to go.
//!
//! A plan only guides the search. It may turn out impossible, and it proves nothing.

mod mover;
mod planner;

use board::{Bitboard, Color, Piece, Position, Role, Square, attacks};

use planner::Planner;

use crate::budget::Stop;
use crate::prove::reachability::Reach;

/// Stands for a square that a piece cannot reach.
const FAR: u8 = 40;

/// The moves of a kind of piece to its square, from each square.
type Distances = [u8; 64];

/// One piece of a planned mate.
#[derive(Clone)]
struct Post {
    piece: Piece,
    away: Distances,
    /// The moves after promotion, if a pawn may become this piece.
    promotes: Option<u8>,
}

/// A mate that guides the search.
#[derive(Clone)]
pub(crate) struct Plan {
    winner: Color,
    /// The square on which the loser's king is to be mated.
    net: Square,
    posts: Vec<Post>,
    /// Whether queens and rooks of the loser count as an obstacle wherever they stand.
    is_crowded: bool,
}

impl Plan {
    /// Finds plans that the pieces might carry out, the cheapest first.
    pub(crate) fn find(reach: &Reach, winner: Color, most: usize, work: u32, stop: Stop<'_>) -> Vec<Self> {
        let mut planner = Planner::new(reach, winner, work, stop);
        planner.run();
        let mut found = planner.found;
        found.sort_by_key(|(cost, _)| *cost);
        found.truncate(most);
        found.into_iter().map(|(_, places)| Self::new(reach, winner, &places)).collect()
    }

    /// Makes a plan of pieces on squares, the loser's king first.
    pub(crate) fn new(reach: &Reach, winner: Color, places: &[Place]) -> Self {
        let net = places[0].square; // The loser's king is placed first.
        let posts = places
            .iter()
            .map(|place| {
                let away = distances_to(reach, *place);
                let last = Bitboard::from(place.piece.color.last_rank());
                let promotes = (place.is_promoted)
                    .then(|| last.into_iter().map(|square| away[square.index()]).min().unwrap_or(FAR));
                Post { piece: place.piece, away, promotes }
            })
            .collect();
        Self { winner, net, posts, is_crowded: false }
    }

    /// Counts the loser's queens and rooks as obstacles.
    pub(crate) fn crowded(self) -> Self {
        Self { is_crowded: true, ..self }
    }

    /// Estimates the missing moves.
    pub(crate) fn estimate(&self, position: &Position) -> u32 {
        let board = position.board();
        let mut used = Bitboard::EMPTY;
        let mut total = 0;
        if position.king(!self.winner) != self.net {
            // A piece that already attacks the square has to leave until the king has arrived.
            total += 2 * board.attackers(self.net, self.winner).len() as u32;
        }
        for post in &self.posts {
            let mut best = (FAR, None);
            for square in board.pieces(post.piece.color, post.piece.role).without(used) {
                let away = post.away[square.index()];
                if away < best.0 {
                    best = (away, Some(square));
                }
            }
            if let Some(after) = post.promotes {
                for square in board.pieces(post.piece.color, Role::Pawn).without(used) {
                    let away = steps_to_promotion(square, post.piece.color) + after + 1;
                    if away < best.0 {
                        best = (away, Some(square));
                    }
                }
            }
            if let Some(square) = best.1 {
                used.insert(square);
            }
            total += u32::from(best.0);
        }
        if self.is_crowded {
            let heavy = board.role(Role::Queen) | board.role(Role::Rook);
            total += 3 * (heavy & board.color(!self.winner)).without(used).len() as u32;
        }
        total
    }
}

fn steps_to_promotion(square: Square, color: Color) -> u8 {
    (square.rank() as u8).abs_diff(color.last_rank() as u8)
}

/// Counts the moves to a square from all squares, backwards from it.
fn distances_to(reach: &Reach, place: Place) -> Distances {
    let mut away = [FAR; 64];
    let color = place.piece.color;
    if place.piece.role == Role::Pawn {
        // A pawn stays near its file; the search finds the captures.
        for square in Square::ALL {
            let files = (square.file() as u8).abs_diff(place.square.file() as u8);
            let ranks = match color {
                Color::White => (place.square.rank() as i8) - square.rank() as i8,
                Color::Black => (square.rank() as i8) - place.square.rank() as i8,
            };
            if ranks >= files as i8 {
                away[square.index()] = ranks as u8 + files * 2;
            }
        }
        return away;
    }
    let guarded = if place.piece.role == Role::King { reach.always_attacked(!color) } else { Bitboard::EMPTY };
    let mut seen = Bitboard::from(place.square);
    let mut frontier = seen;
    let mut steps = 0;
    while frontier.has_any() {
        let mut next = Bitboard::EMPTY;
        for square in frontier {
            away[square.index()] = steps;
            next |= attacks(place.piece.role, color, square, reach.fixed);
        }
        frontier = next.without(seen | guarded | reach.fixed);
        seen |= frontier;
        steps += 1;
    }
    away
}

/// A piece and its square in the mate.
#[derive(Clone, Copy)]
pub(crate) struct Place {
    pub(crate) piece: Piece,
    pub(crate) square: Square,
    /// Whether a pawn may become it.
    pub(crate) is_promoted: bool,
}
