//! The question, asked of a position or of what a move leads to.

use board::{Board, Color, LegalMove, Move, Position, Role};

use crate::line::Line;
use crate::reach::Reach;
use crate::search::{Goal, Search};
use crate::{Budget, By, Why, Winnable, closure, material, minor, net, sprint, staging};

/// Walks tried before anything is proved.
const FIRST_WALKS: u32 = 1;
/// Forced moves followed before anything else is asked.
const MOST_FORCED: usize = 4;
/// Walks tried before the search begins.
const WALKS: u32 = 40;

/// Says whether a side can still checkmate by some series of legal moves, both players helping.
///
/// The position alone decides: the counters of the 75-move rule and of repetition do not shorten the series.
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, verdict};
/// // The pawns are locked, and neither bishop nor king gets through.
/// let position: Position = "8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 65 92".parse()?;
/// assert!(verdict(&position, Color::White, Budget::DEFAULT).is_no());
/// # Ok::<(), board::PositionError>(())
/// ```
pub fn verdict(position: &Position, side: Color, budget: Budget<'_>) -> Winnable {
    ask(position, side, budget, |_| ())
}

/// Says whether a side can still checkmate after a move.
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, verdict_after};
/// let position: Position = "8/8/4k3/8/8/3rK3/8/8 w - - 0 1".parse()?;
/// let takes = position.legal("e3d3".parse()?)?;
/// assert!(verdict_after(takes, Color::Black, Budget::DEFAULT).is_no());
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn verdict_after(legal: LegalMove<'_>, side: Color, budget: Budget<'_>) -> Winnable {
    verdict(&legal.play(), side, budget)
}

/// Finds a series of legal moves that ends with a side giving mate; not the shortest one.
///
/// It is empty if the opponent is mated already, and there is none if the side cannot mate or the budget was spent.
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, helpmate};
/// let mut position = Position::initial();
/// for mv in helpmate(&position, Color::Black, Budget::DEFAULT).unwrap() {
///     position = position.legal(mv)?.play();
/// }
/// assert!(position.is_checkmate() && position.turn() == Color::White);
/// # Ok::<(), board::IllegalMove>(())
/// ```
pub fn helpmate(position: &Position, side: Color, budget: Budget<'_>) -> Option<Vec<Move>> {
    let mut line = Vec::new();
    ask(position, side, budget, |moves| line.extend_from_slice(moves)).is_yes().then_some(line)
}

/// Says whether neither side can mate any more (Article 5.2.2); nothing if the budget was spent first.
///
/// ```
/// use board::Position;
/// use winnable::{Budget, dead};
/// let position: Position = "8/8/4k3/8/8/3bK3/8/8 w - - 0 1".parse()?;
/// assert_eq!(dead(&position, Budget::DEFAULT), Some(true));
/// assert_eq!(dead(&Position::initial(), Budget::DEFAULT), Some(false));
/// # Ok::<(), board::PositionError>(())
/// ```
pub fn dead(position: &Position, budget: Budget<'_>) -> Option<bool> {
    // One yes is enough, so whoever has more to mate with is asked first, and before either is asked thoroughly.
    let strong = stronger(position.board());
    if [strong, !strong].into_iter().any(|side| staging::write(position, side, &mut Line::new())) {
        return Some(false);
    }
    let first = verdict(position, strong, budget);
    if first.is_yes() {
        return Some(false);
    }
    match (first, verdict(position, !strong, budget)) {
        (_, Winnable::Yes(_)) => Some(false),
        (Winnable::No(_), Winnable::No(_)) => Some(true),
        _ => None,
    }
}

/// Finds the side with more queens, then rooks, then pawns.
fn stronger(board: &Board) -> Color {
    let men = |side| [Role::Queen, Role::Rook, Role::Pawn].map(|role| board.pieces(side, role).len());
    if men(Color::White) >= men(Color::Black) { Color::White } else { Color::Black }
}

/// Says whether a move ends the game because neither side can mate after it, even before a forced capture is made.
///
/// ```
/// use board::Position;
/// use winnable::{Budget, dead_after};
/// // Black must take the last rook.
/// let position: Position = "8/8/8/8/8/2k5/8/KR6 w - - 0 1".parse()?;
/// assert_eq!(dead_after(position.legal("b1b2".parse()?)?, Budget::DEFAULT), Some(false));
/// let position: Position = "7k/8/7K/8/8/8/8/6R1 w - - 0 1".parse()?;
/// assert_eq!(dead_after(position.legal("g1g8".parse()?)?, Budget::DEFAULT), Some(true));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
pub fn dead_after(legal: LegalMove<'_>, budget: Budget<'_>) -> Option<bool> {
    dead(&legal.play(), budget)
}

/// Answers, and shows the line of a yes, maybe in parts.
fn ask(position: &Position, side: Color, budget: Budget<'_>, mut show: impl FnMut(&[Move])) -> Winnable {
    if !position.is_check() {
        return match material::forbids(position.board(), side) {
            Some(why) => Winnable::No(why),
            None => settle(position, side, budget, show),
        };
    }
    let moves = position.legal_moves();
    if moves.as_slice().is_empty() && position.turn() != side {
        return Winnable::Yes(By::Mate);
    }
    if let Some(why) = material::forbids(position.board(), side) {
        return Winnable::No(why);
    }
    if moves.as_slice().len() > 1 {
        return settle(position, side, budget, show);
    }
    // What is forced often takes the last man who could mate, or leaves a question that is easier to see through.
    let end = forced(position, |mv| show(&[mv]));
    if material::forbids(end.board(), side).is_some() {
        return Winnable::No(Why::Forced);
    }
    if end.turn() != side && end.is_checkmate() {
        return Winnable::Yes(By::Line);
    }
    settle(&end, side, budget, show)
}

/// Answers where neither the men nor what is forced decide.
fn settle(position: &Position, side: Color, budget: Budget<'_>, mut show: impl FnMut(&[Move])) -> Winnable {
    // A lone bishop or knight mates nobody who does not come to the corner for it.
    let has_only_minors = minor::has_only_minors(position.board(), side);
    let is_lone = has_only_minors && position.board().color(side).len() == 2;
    let mut line = Line::new();
    if !is_lone && staging::write(position, side, &mut line) {
        show(line.moves());
        return Winnable::Yes(By::Line);
    }
    if !position.has_legal_move() {
        return Winnable::No(Why::Exhausted);
    }
    // Pawns that get no further are mostly locked, and nobody else is there who could mate.
    let has_only_pawns = has_only_pawns(position.board(), side);
    if has_only_pawns && !net::is_possible(&Reach::of(position), side) {
        return Winnable::No(Why::Locked);
    }
    if let Some(why) = closure::refutes(position, side) {
        return Winnable::No(why);
    }
    let led = if has_only_minors { minor::run(position, side) } else { minor::run_after_check(position, side) };
    if let Some(line) = led {
        show(line.moves());
        return Winnable::Yes(By::Line);
    }
    if is_lone && staging::write(position, side, &mut line) {
        show(line.moves());
        return Winnable::Yes(By::Line);
    }
    // The proof costs as much as a walk, so it comes after the first ones.
    if let Some(walk) = sprint::run(position, side, 0..FIRST_WALKS) {
        show(walk.moves());
        return Winnable::Yes(By::Line);
    }
    if !has_only_pawns && !net::is_possible(&Reach::of(position), side) {
        return Winnable::No(Why::Locked);
    }
    if !budget.affords_walks() {
        return Winnable::Unknown;
    }
    if let Some(walk) = sprint::run(position, side, FIRST_WALKS..WALKS) {
        show(walk.moves());
        return Winnable::Yes(By::Line);
    }
    let mut search = Search::new(side, Goal::Mate);
    let verdict = search.run(position, budget);
    if verdict.is_yes() {
        show(&search.line());
    }
    verdict
}

/// Plays forced moves, one after the other; gives what they lead to.
fn forced(root: &Position, mut show: impl FnMut(Move)) -> Position {
    let mut position = *root;
    for _ in 0..MOST_FORCED {
        let moves = position.legal_moves();
        let [mv] = *moves.as_slice() else { break };
        let Some(legal) = position.if_legal(mv) else { break };
        show(mv);
        position = legal.play();
    }
    position
}

/// Tells whether a side has pawns and nothing else, or one bishop or knight besides.
fn has_only_pawns(board: &Board, side: Color) -> bool {
    let own = board.color(side).without(board.role(Role::King) | board.role(Role::Pawn));
    !own.has_many() && own.without(board.role(Role::Knight) | board.role(Role::Bishop)).is_empty()
}
