//! The one question, and the order in which proofs and finders are tried.

use board::{Board, Color, Move, Position, Role};

use crate::board::light::LightBoard;
use crate::board::line::Line;
use crate::find::{corner_mates, patterns, playouts};
use crate::prove::reachability::Reach;
use crate::prove::{material, mating_squares, small_closure};
use crate::search::{Goal, Search};
use crate::{Budget, Why, Winnable};

/// Playouts tried before the costly proof.
const FIRST_PLAYOUTS: u32 = 1;
/// Forced moves followed before anything else is tried.
const MOST_FORCED: usize = 4;
/// Moves after which patterns are tried once more.
const FIRST_MOVES: usize = 6;
/// Playouts tried before the search.
const PLAYOUTS: u32 = 40;

/// Answers whether a side can still checkmate by some series of legal moves, both players helping.
///
/// The position alone decides: the counters of the 75-move rule and of repetition do not shorten the series. A yes brings
/// its line, a no its reason.
///
/// ```
/// use board::{Color, Position};
/// use winnable::{Budget, verdict};
/// // The pawns are locked, and neither king gets through.
/// let position: Position = "8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 65 92".parse()?;
/// assert!(verdict(&position, Color::White, Budget::DEFAULT).is_no());
/// # Ok::<(), board::PositionError>(())
/// ```
pub fn verdict(position: &Position, side: Color, budget: Budget<'_>) -> Winnable {
    confirmed(position, answer(position, side, budget, false), |end| is_mated_by(end, side))
}

/// Answers whether neither side can mate any more (Article 5.2.2); `None` if the budget was spent first.
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
    // One yes is enough, so both sides are tried cheaply before either is searched, the stronger one first.
    let strong = stronger(position.board());
    let sides = [strong, !strong];
    if sides.into_iter().any(|side| {
        patterns::find(position, side)
            .is_some_and(|line| leads_to(position, line.moves(), |end| is_mated_by(end, side)))
    }) {
        return Some(false);
    }
    let mut is_dead = Some(true);
    for side in sides {
        match confirmed(position, answer(position, side, budget, true), |end| is_mated_by(end, side)) {
            Winnable::Yes(_) => return Some(false),
            Winnable::No(_) => {}
            Winnable::Unknown(_) => is_dead = None,
        }
    }
    is_dead
}

/// Lets a yes pass only if the rules of `board` confirm that its line is legal and leads to the goal.
///
/// A line that fails is a fault of the code that found it; it would be an unknown, never a wrong yes.
pub(crate) fn confirmed(root: &Position, answer: Winnable, is_goal: impl FnOnce(&Position) -> bool) -> Winnable {
    match answer {
        Winnable::Yes(line) if !leads_to(root, &line, is_goal) => {
            debug_assert!(false, "{root}: the line {line:?} does not lead to its goal");
            Winnable::Unknown(0)
        }
        answer => answer,
    }
}

/// Replays a line and returns whether every move is legal and the last position is a goal.
fn leads_to(root: &Position, line: &[Move], is_goal: impl FnOnce(&Position) -> bool) -> bool {
    let mut position = *root;
    for &mv in line {
        let Some(legal) = position.if_legal(mv) else { return false };
        position = legal.play();
    }
    is_goal(&position)
}

fn is_mated_by(position: &Position, side: Color) -> bool {
    position.turn() != side && position.is_checkmate()
}

/// Returns the side with more queens, then rooks, then pawns.
fn stronger(board: &Board) -> Color {
    let force = |side| [Role::Queen, Role::Rook, Role::Pawn].map(|role| board.pieces(side, role).len());
    if force(Color::White) >= force(Color::Black) { Color::White } else { Color::Black }
}

/// Answers without replaying the line. `has_no_pattern` says that patterns were tried in this position already.
fn answer(position: &Position, side: Color, budget: Budget<'_>, has_no_pattern: bool) -> Winnable {
    if !position.is_check() {
        return match material::forbids(position.board(), side) {
            Some(why) => Winnable::No(why),
            None => settle(position, side, budget, has_no_pattern),
        };
    }
    let moves = position.legal_moves();
    if moves.as_slice().is_empty() && position.turn() != side {
        return Winnable::Yes(Vec::new());
    }
    if let Some(why) = material::forbids(position.board(), side) {
        return Winnable::No(why);
    }
    if moves.as_slice().len() > 1 {
        return settle(position, side, budget, has_no_pattern);
    }
    // Forced moves often capture the last piece that could mate, or lead to a simpler position.
    let (end, moves) = forced(position);
    if material::forbids(end.board(), side).is_some() {
        return Winnable::No(Why::Forced);
    }
    if is_mated_by(&end, side) {
        return Winnable::Yes(moves);
    }
    settle(&end, side, budget, has_no_pattern && moves.is_empty()).after(moves)
}

/// Answers if neither material nor forced moves decide.
fn settle(position: &Position, side: Color, budget: Budget<'_>, has_no_pattern: bool) -> Winnable {
    let find_pattern = || if has_no_pattern { None } else { patterns::find(position, side) };
    let has_only_minors = corner_mates::has_only_minors(position.board(), side);
    // A lone bishop or knight mates only in a corner, where patterns rarely find it.
    let is_lone = has_only_minors && position.board().color(side).len() == 2;
    if !is_lone && let Some(line) = find_pattern() {
        return Winnable::Yes(line.to_vec());
    }
    if !position.has_legal_move() {
        return Winnable::No(Why::Exhausted);
    }
    if !is_lone && let Some(line) = find_after_move(position, side) {
        return Winnable::Yes(line.to_vec());
    }
    // Pawns for which no pattern was found are mostly locked, and there is hardly another piece that could mate.
    let has_only_pawns = has_only_pawns(position.board(), side);
    if has_only_pawns && !mating_squares::is_possible(&Reach::of(position), side) {
        return Winnable::No(Why::Locked);
    }
    if let Some(why) = small_closure::refutes(position, side) {
        return Winnable::No(why);
    }
    let find_corner = if has_only_minors { corner_mates::find } else { corner_mates::find_after_check };
    if let Some(line) = find_corner(position, side, budget.stop()) {
        return Winnable::Yes(line);
    }
    if is_lone && let Some(line) = find_pattern() {
        return Winnable::Yes(line.to_vec());
    }
    // The proof costs as much as a playout, so it comes after the first one.
    if let Some(playout) = playouts::find(position, side, 0..FIRST_PLAYOUTS, budget.stop()) {
        return Winnable::Yes(playout);
    }
    if !has_only_pawns && !mating_squares::is_possible(&Reach::of(position), side) {
        return Winnable::No(Why::Locked);
    }
    if !budget.affords_playouts() {
        return Winnable::Unknown(0);
    }
    if let Some(playout) = playouts::find(position, side, FIRST_PLAYOUTS..PLAYOUTS, budget.stop()) {
        return Winnable::Yes(playout);
    }
    Search::new(side, Goal::Mate).run(position, budget)
}

/// Tries patterns after a few legal moves: often one piece stands in the way.
fn find_after_move(position: &Position, side: Color) -> Option<Line> {
    let moves = position.legal_moves();
    let step = (moves.as_slice().len() / FIRST_MOVES).max(1);
    moves.step_by(step).take(FIRST_MOVES).find_map(|legal| {
        let next = legal.play();
        if material::forbids(next.board(), side).is_some() {
            return None;
        }
        let mut line = Line::new();
        line.push(legal.to_move());
        patterns::quiet(&LightBoard::new(&next), side, &mut line).then_some(line)
    })
}

/// Plays forced moves, one after the other; returns the last position and the moves.
fn forced(root: &Position) -> (Position, Vec<Move>) {
    let mut position = *root;
    let mut line = Vec::with_capacity(MOST_FORCED);
    for _ in 0..MOST_FORCED {
        let moves = position.legal_moves();
        let [mv] = *moves.as_slice() else { break };
        let Some(legal) = position.if_legal(mv) else { break };
        line.push(mv);
        position = legal.play();
    }
    (position, line)
}

/// Returns whether a side has only pawns, or pawns and one bishop or knight.
fn has_only_pawns(board: &Board, side: Color) -> bool {
    let own = board.color(side).without(board.role(Role::King) | board.role(Role::Pawn));
    !own.has_many() && own.without(board.role(Role::Knight) | board.role(Role::Bishop)).is_empty()
}
