//! Stages a mate that is near, in the order of what it costs: at once, with a promoted pawn, after some men have strayed,
//! or with help from afar.
//!
//! Nothing is searched and nothing remembered: a few lines are played, and a line either arrives or does not. It proves
//! nothing when none does.

use board::{Color, Position, Role};

use crate::dash::dash;
use crate::diagram::Diagram;
use crate::line::Line;
use crate::material;
use crate::painter::Painter;
use crate::picture::Gallery;
use crate::promotion::promote;
use crate::stage::play;
use crate::stray::Stray;

/// Ways out of a check after which something is tried.
const EVASIONS: usize = 3;
/// Men on the board when they are few.
const THIN: usize = 8;
/// How often both sides stray, and how many moves each makes.
const STRAYS: usize = 3;
const STRAY_MOVES: usize = 10;

/// Looks for a mate that is near and plays it; gives the line if it arrives.
pub(crate) fn run(root: &Position, winner: Color) -> Option<Line> {
    let mut line = Line::new();
    write(root, winner, &mut line).then_some(line)
}

/// Looks for a mate that is near and plays it; writes down the line if it arrives.
pub(crate) fn write(root: &Position, winner: Color, line: &mut Line) -> bool {
    let start = line.len();
    let diagram = Diagram::new(root);
    if !diagram.is_check() {
        return unchecked(&diagram, winner, line);
    }
    let mut nexts = [const { None }; EVASIONS];
    for (slot, legal) in nexts.iter_mut().zip(root.legal_moves()) {
        let next = Diagram::new(&legal.play());
        let is_quiet = material::forbids(next.board(), winner).is_none() && !next.is_check();
        *slot = is_quiet.then(|| (legal.to_move(), next));
    }
    // What is quickly seen after one of them is seen before anything else is tried after another.
    for stage in [quick, unchecked] {
        for (mv, next) in nexts.iter().flatten() {
            line.push(*mv);
            if stage(next, winner, line) {
                return true;
            }
            line.truncate(start);
        }
    }
    false
}

/// Tries all that can be staged, from a position a line has led to in which nobody is in check.
pub(crate) fn quiet(root: &Diagram, winner: Color, line: &mut Line) -> bool {
    !root.is_check() && unchecked(root, winner, line)
}

/// Tries the mates that are most quickly seen: straight away, or by a promoted pawn.
fn quick(root: &Diagram, winner: Color, line: &mut Line) -> bool {
    dashed(root, winner, line) || promote(root, winner, line).is_some_and(|promoted| dashed(&promoted, winner, line))
}

fn unchecked(root: &Diagram, winner: Color, line: &mut Line) -> bool {
    let start = line.len();
    if dashed(root, winner, line) {
        return true;
    }
    let promoted = promote(root, winner, line);
    if promoted.is_some_and(|promoted| dashed(&promoted, winner, line)) {
        return true;
    }
    let mut before = line.clone();
    before.truncate(start);
    let arrives = if lured(root, winner, &mut before) || painted(root, winner, &mut before) {
        line.clone_from(&before);
        true
    } else if promoted.is_some_and(|promoted| lured(&promoted, winner, line) || prepared(&promoted, winner, line)) {
        true
    } else {
        line.truncate(start);
        prepared(root, winner, line)
    };
    if !arrives {
        line.truncate(start);
    }
    arrives
}

/// Tries the mates that need no help after both sides have made some moves.
fn strayed(root: &Diagram, winner: Color, line: &mut Line) -> bool {
    let start = line.len();
    let mut stray = Stray::new();
    for _ in 0..STRAYS {
        let mut position = *root;
        line.truncate(start);
        for _ in 0..STRAY_MOVES {
            for _ in 0..2 {
                let Some(mv) = stray.find(&position) else { continue };
                line.push(mv);
                position.play(mv);
            }
            if position.is_check() || line.is_full() {
                break;
            }
            if sketched(&position, winner, line) {
                return true;
            }
        }
    }
    line.truncate(start);
    false
}

/// Tries the mates for which something has to be prepared: men stray, or somebody comes and helps.
fn prepared(root: &Diagram, winner: Color, line: &mut Line) -> bool {
    // With few men somebody has to help, and straying changes little.
    let is_thin = root.board().occupied().len() <= THIN;
    is_thin && helped(root, winner, line)
        || has_heavy(root, winner) && strayed(root, winner, line)
        || painted(root, winner, line)
        || !is_thin && helped(root, winner, line)
}

/// Tries the mates that need no help, from a position a line has led to.
pub(crate) fn direct(position: &Diagram, winner: Color, line: &mut Line) -> bool {
    !position.is_check() && (sketched(position, winner, line) || painted(position, winner, line))
}

/// Tries the mates by queens and rooks that need no help.
fn sketched(position: &Diagram, winner: Color, line: &mut Line) -> bool {
    dashed(position, winner, line) || lured(position, winner, line)
}

/// Tries those for which the loser's king alone has to move.
#[inline]
fn dashed(position: &Diagram, winner: Color, line: &mut Line) -> bool {
    if !has_heavy(position, winner) {
        return false;
    }
    let start = line.len();
    Painter::new(position, winner).plain(|plain, rings| {
        let arrives = dash(position, winner, plain, rings, line);
        if !arrives {
            line.truncate(start);
        }
        arrives
    })
}

/// Tries those for which some man of the loser has to go away or to stand in the way.
fn lured(position: &Diagram, winner: Color, line: &mut Line) -> bool {
    has_heavy(position, winner) && try_all(position, winner, &Painter::new(position, winner).gallery(), line)
}

/// Tells whether the winner has a queen or a rook.
#[inline]
fn has_heavy(position: &Diagram, winner: Color) -> bool {
    let board = position.board();
    (board.color(winner) & (board.role(Role::Queen) | board.role(Role::Rook))).has_any()
}

/// Tries the mates by bishops and knights that need no help.
fn painted(position: &Diagram, winner: Color, line: &mut Line) -> bool {
    try_all(position, winner, &Painter::new(position, winner).direct(), line)
}

/// Tries the mates to which somebody has to come and help.
fn helped(position: &Diagram, winner: Color, line: &mut Line) -> bool {
    try_all(position, winner, &Painter::new(position, winner).helped(), line)
}

/// Plays one picture after the other until one arrives.
#[inline]
fn try_all(position: &Diagram, winner: Color, gallery: &Gallery, line: &mut Line) -> bool {
    let start = line.len();
    for picture in gallery.iter() {
        if play(position, winner, picture, line) {
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
        let Some(line) = run(&position, winner) else { return false };
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
