//! Mate patterns: finds a mate that is a few moves away and plays it, without a search.
//!
//! `matcher` finds patterns with sets of squares: the square on which the loser's king is mated, the piece that gives check, the
//! squares that others cover or block. `direct` and `play` play a pattern, one legal move after the other; a pattern may turn out
//! impossible. Cheap patterns come first: at once, after a promotion, after a few random moves, and last those to which a
//! third piece has to come. Finding nothing proves nothing.

use board::{Color, Position, Role};

pub(crate) mod direct;
pub(crate) mod matcher;
mod mating_sets;
pub(crate) mod pattern;
mod play;

use crate::board::light::LightBoard;
use crate::board::line::Line;
use crate::find::patterns::matcher::Matcher;
use crate::find::patterns::pattern::Patterns;
use crate::find::pawn_breaks::promotion::promote;
use crate::find::random_walk::RandomWalk;
use crate::prove::material;
use direct::play_direct;
use play::play;

/// Replies to a check that are tried.
const EVASIONS: usize = 3;
/// The largest number of pieces on a board that counts as nearly empty.
const THIN: usize = 6;
/// Random walks that are tried, and the moves of each side in a walk.
const WALKS: usize = 3;
const WALK_MOVES: usize = 4;

/// Finds a mate that is a few moves away and returns its line.
pub(crate) fn find(root: &Position, winner: Color) -> Option<Line> {
    let mut line = Line::new();
    write(root, winner, &mut line).then_some(line)
}

/// Finds a mate that is a few moves away and appends its line; returns whether there is one.
pub(crate) fn write(root: &Position, winner: Color, line: &mut Line) -> bool {
    let start = line.len();
    let light = LightBoard::new(root);
    if !light.is_check() {
        return unchecked(&light, winner, line);
    }
    let mut nexts = [const { None }; EVASIONS];
    for (slot, legal) in nexts.iter_mut().zip(root.legal_moves()) {
        let next = LightBoard::new(&legal.play());
        let is_quiet = material::forbids(next.board(), winner).is_none() && !next.is_check();
        *slot = is_quiet.then(|| (legal.to_move(), next));
    }
    // The cheap patterns are tried after each reply before the others are tried after any.
    for attempt in [quick, unchecked] {
        for (mv, next) in nexts.iter().flatten() {
            line.push(*mv);
            if attempt(next, winner, line) {
                return true;
            }
            line.truncate(start);
        }
    }
    false
}

/// Tries all patterns from the end of a line, unless the player to move is in check.
pub(crate) fn quiet(root: &LightBoard, winner: Color, line: &mut Line) -> bool {
    !root.is_check() && unchecked(root, winner, line)
}

/// Tries the cheapest patterns: directly, or after a promotion.
fn quick(root: &LightBoard, winner: Color, line: &mut Line) -> bool {
    directly(root, winner, line)
        || promote(root, winner, line).is_some_and(|promoted| directly(&promoted, winner, line))
}

fn unchecked(root: &LightBoard, winner: Color, line: &mut Line) -> bool {
    let start = line.len();
    if directly(root, winner, line) {
        return true;
    }
    // A mate with a new queen is found more often, and in less time, than one without it.
    let is_found = promote(root, winner, line).is_some_and(|promoted| {
        directly(&promoted, winner, line)
            || with_cooperation(&promoted, winner, line)
            || prepared(&promoted, winner, line)
    });
    if is_found {
        return true;
    }
    line.truncate(start);
    let is_found =
        with_cooperation(root, winner, line) || by_minor_pieces(root, winner, line) || prepared(root, winner, line);
    if !is_found {
        line.truncate(start);
    }
    is_found
}

/// Tries the patterns without a helper after both sides have made some random moves.
fn after_random_moves(root: &LightBoard, winner: Color, line: &mut Line) -> bool {
    let start = line.len();
    let mut walk = RandomWalk::new();
    for _ in 0..WALKS {
        let mut position = *root;
        line.truncate(start);
        for made in 1..=WALK_MOVES {
            for _ in 0..2 {
                let Some(mv) = walk.find(&position) else { continue };
                line.push(mv);
                position.play(mv);
            }
            if position.is_check() || line.is_full() {
                break;
            }
            // One pair of moves changes little for the patterns that cost more.
            let is_changed = made % 2 == 0;
            if directly(&position, winner, line) || is_changed && with_cooperation(&position, winner, line) {
                return true;
            }
        }
    }
    line.truncate(start);
    false
}

/// Tries the patterns that need preparation: random moves, or a third piece that helps.
fn prepared(root: &LightBoard, winner: Color, line: &mut Line) -> bool {
    // On a nearly empty board a helper is needed, and random moves change little.
    let is_thin = root.board().occupied().len() <= THIN;
    is_thin && with_helper(root, winner, line)
        || has_heavy(root, winner) && after_random_moves(root, winner, line)
        || !is_thin && with_helper(root, winner, line)
}

/// Tries the patterns without a helper from the end of a line.
pub(crate) fn direct(position: &LightBoard, winner: Color, line: &mut Line) -> bool {
    !position.is_check() && (by_heavy_pieces(position, winner, line) || by_minor_pieces(position, winner, line))
}

/// Tries the patterns by queens and rooks without a helper.
fn by_heavy_pieces(position: &LightBoard, winner: Color, line: &mut Line) -> bool {
    directly(position, winner, line) || with_cooperation(position, winner, line)
}

/// Tries the patterns by queens and rooks for which only the loser's king has to move.
#[inline]
fn directly(position: &LightBoard, winner: Color, line: &mut Line) -> bool {
    if !has_heavy(position, winner) {
        return false;
    }
    let start = line.len();
    Matcher::new(position, winner).direct_mates(|mate, rings| {
        let arrives = play_direct(position, winner, mate, rings, line);
        if !arrives {
            line.truncate(start);
        }
        arrives
    })
}

/// Tries the patterns by queens and rooks for which a piece of the loser has to leave or to block a square.
fn with_cooperation(position: &LightBoard, winner: Color, line: &mut Line) -> bool {
    has_heavy(position, winner) && try_all(position, winner, &Matcher::new(position, winner).patterns(), line)
}

/// Returns whether the winner has a queen or a rook.
#[inline]
fn has_heavy(position: &LightBoard, winner: Color) -> bool {
    let board = position.board();
    (board.color(winner) & (board.role(Role::Queen) | board.role(Role::Rook))).has_any()
}

/// Tries the patterns by bishops and knights without a helper.
fn by_minor_pieces(position: &LightBoard, winner: Color, line: &mut Line) -> bool {
    try_all(position, winner, &Matcher::new(position, winner).direct(), line)
}

/// Tries the patterns with a helper.
fn with_helper(position: &LightBoard, winner: Color, line: &mut Line) -> bool {
    try_all(position, winner, &Matcher::new(position, winner).with_helper(), line)
}

/// Plays the patterns one after the other until one ends with mate.
#[inline]
fn try_all(position: &LightBoard, winner: Color, patterns: &Patterns, line: &mut Line) -> bool {
    let start = line.len();
    for pattern in patterns.iter() {
        if play(position, winner, pattern, line) {
            return true;
        }
        line.truncate(start);
    }
    false
}

#[cfg(test)]
mod tests {
    use super::*;

    fn arrives(fen: &str, winner: Color) -> bool {
        let Ok(mut position) = fen.parse::<Position>() else { panic!("{fen} cannot be read") };
        let Some(line) = find(&position, winner) else { return false };
        for &mv in line.moves() {
            position = position.legal(mv).map_or_else(|error| panic!("{fen}: {error}"), board::LegalMove::play);
        }
        assert!(position.is_checkmate() && position.turn() != winner, "{fen}: {:?}", line.moves());
        true
    }

    #[test]
    fn a_line_that_arrives_is_legal_and_ends_with_mate() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r1bq1rk1/pp2bppp/2n2n2/2pp4/3P4/2N1PN2/PP2BPPP/R1BQ1RK1 w - - 0 9",
            "2rr2k1/5ppp/8/8/8/8/5PPP/3RR1K1 b - - 0 1",
            "8/1p2k3/p7/8/8/P7/1P2K3/8 w - - 0 1",
        ] {
            assert!(Color::ALL.into_iter().all(|winner| arrives(fen, winner)), "{fen}");
        }
    }

    #[test]
    fn a_blocked_pawn_gets_on_if_the_loser_gives_something() {
        assert!(arrives("3k4/4R3/8/6B1/p7/P7/1P5P/2K1R3 w - - 0 34", Color::Black));
    }

    #[test]
    fn nothing_is_found_where_nobody_can_mate() {
        assert!(!arrives("8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 0 1", Color::White));
    }
}
