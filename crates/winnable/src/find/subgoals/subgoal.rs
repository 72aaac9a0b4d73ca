//! The subgoals of a position.

use board::{Bitboard, Board, Color, LegalMove, Piece, Position, Role, Square, attacks};

use crate::budget::Stop;
use crate::find::distances::{FAR, blocking, distances, front, leave, run_to, shut, walk};
use crate::find::quiet_reach::QuietReach;
use crate::prove::material;
use crate::prove::reachability::Reach;
use crate::search::best_first::{Goal, Node, Step};
use crate::search::plan::Plan;

/// The cost of a capture that frees no pawn at once.
const USELESS: u32 = 10;
/// The extra cost of a capture by the loser, which helps only indirectly.
const LOSERS: u32 = 4;
/// The most mates listed for a node, and the work spent on finding them.
const MATES: usize = 2;
const WORK: u32 = 6_000;

/// The kinds of subgoals.
enum Kind {
    /// A piece of this kind captures what stands on the square.
    Take(Piece, Square),
    /// The king of a side captures a pawn that steps to the square.
    Lure(Color, Square),
    /// A pawn advances to the square.
    Run(Color, Square),
    /// A piece of this kind goes to the second square, where the pawn on the first one captures it.
    Give(Piece, Square, Square),
    /// A mate, as a plan.
    Mate(Box<Plan>),
}

/// A subgoal and the distances to it.
pub(super) struct Subgoal {
    kind: Kind,
    /// Moves to the goal, from each square.
    away: [u8; 64],
    /// Moves of the other king until it is out of the way, from each square.
    leave: [u8; 64],
    /// Squares that the walking king never enters.
    shut: Bitboard,
    /// Its estimated cost, in moves.
    pub(super) cost: u32,
}

impl Subgoal {
    /// Makes a subgoal without distances.
    fn new(kind: Kind, cost: u32) -> Self {
        Self { kind, away: [FAR; 64], leave: [0; 64], shut: Bitboard::EMPTY, cost }
    }

    /// Returns whether the subgoal is a mate.
    pub(super) fn is_mate(&self) -> bool {
        matches!(self.kind, Kind::Mate(_))
    }

    /// Returns whether a move reaches the subgoal.
    pub(super) fn is_done_by(&self, legal: LegalMove<'_>) -> bool {
        let (mv, color) = (legal.to_move(), legal.position().turn());
        match &self.kind {
            Kind::Take(piece, square) => {
                mv.to() == *square && color == piece.color && legal.role() == piece.role && legal.captured().is_some()
            }
            Kind::Lure(king, square) => {
                mv.to() == *square && color == *king && legal.role() == Role::King && legal.captured().is_some()
            }
            Kind::Run(runner, square) => mv.to() == *square && color == *runner && legal.role() == Role::Pawn,
            Kind::Give(piece, pawn, square) => {
                mv.from() == *pawn && mv.to() == *square && color != piece.color && legal.role() == Role::Pawn
            }
            Kind::Mate(_) => false,
        }
    }

    /// Estimates the missing moves; `None` if the subgoal can no longer be reached.
    pub(super) fn estimate(&self, position: &Position) -> Option<u32> {
        let board = position.board();
        match &self.kind {
            Kind::Mate(plan) => Some(plan.estimate(position)),
            Kind::Take(piece, square) => {
                board.color(!piece.color).contains(*square).then_some(())?;
                let away = self.nearest(board, *piece)?;
                if piece.role != Role::King {
                    return Some(away);
                }
                self.walked(position, piece.color, *square)
            }
            Kind::Lure(color, square) => {
                // Until the pawn is there, the king waits next to the square.
                let steps = if board.color(!*color).contains(*square) { 0 } else { run_to(board, !*color, *square)?.0 };
                Some(self.walked(position, *color, *square)?.max(1) + steps)
            }
            Kind::Run(color, square) => {
                let (steps, way) = run_to(board, *color, *square)?;
                Some(steps + (way & board.occupied()).len() as u32)
            }
            Kind::Give(piece, pawn, square) => {
                board.pieces(!piece.color, Role::Pawn).contains(*pawn).then_some(())?;
                let is_taken = board.color(!piece.color).contains(*square);
                Some(self.nearest(board, *piece)? + u32::from(is_taken))
            }
        }
    }

    /// Counts the moves of a king to a square and those of the other king out of its way.
    fn walked(&self, position: &Position, color: Color, square: Square) -> Option<u32> {
        let (steps, is_free) = walk(position.board(), color, square, self.shut)?;
        let leave = self.leave[position.king(!color).index()];
        Some(if is_free { steps } else { steps + 1 + u32::from(leave) })
    }

    /// Counts the moves of the nearest piece of a kind.
    fn nearest(&self, board: &Board, Piece { color, role }: Piece) -> Option<u32> {
        let pieces = board.pieces(color, role).into_iter().map(|square| self.away[square.index()]);
        let best = pieces.min().unwrap_or(FAR);
        (best < FAR).then_some(best.into())
    }
}

/// A subgoal as a goal of the search.
pub(super) struct Pursuit<'s> {
    pub(super) subgoal: &'s Subgoal,
    pub(super) winner: Color,
    pub(super) root: &'s Position,
}

impl Goal for Pursuit<'_> {
    type Mark = ();
    const WEIGHT: u32 = 6;

    fn at_root(&self, root: &Position) -> u32 {
        self.subgoal.estimate(root).unwrap_or(u32::MAX)
    }

    fn step(&self, from: &Node<()>, legal: LegalMove<'_>, child: &Position) -> Step<()> {
        if child.turn() != self.winner && child.is_checkmate() {
            return Step::Reached;
        }
        if self.subgoal.is_done_by(legal) {
            // The other promotions of the same pawn lead on in other ways.
            let is_useful = material::forbids(child.board(), self.winner).is_none();
            return if is_useful { Step::Alternative } else { Step::Drop };
        }
        let Some(estimate) = self.subgoal.estimate(child) else { return Step::Drop };
        match from.guided(estimate, legal, self.rank(legal), ()) {
            Step::Wait(..) if !child.has_legal_move() => Step::Drop,
            step => step,
        }
    }
}

impl Pursuit<'_> {
    /// Ranks waiting moves: those that use up no pawn steps, then those back to a square where such a piece stood at first.
    fn rank(&self, legal: LegalMove<'_>) -> u32 {
        let mv = legal.to_move();
        let ranks = (mv.from().rank() as u8).abs_diff(mv.to().rank() as u8);
        let steps = if legal.role() == Role::Pawn { ranks } else { 0 };
        let returns = self.root.board().pieces(legal.position().turn(), legal.role()).contains(mv.to());
        u32::from(steps) << 8 | u32::from(!returns) << 7 | mv.to().index() as u32
    }
}

/// Lists the subgoals of a node.
pub(super) fn subgoals(position: &Position, winner: Color) -> Vec<Subgoal> {
    let board = position.board();
    let mut lister = Lister { board, quiet: QuietReach::of(board), winner, found: Vec::new() };
    lister.takes(winner, 0);
    lister.takes(!winner, LOSERS);
    lister.lures(winner, 0);
    lister.lures(!winner, LOSERS);
    lister.runs();
    lister.sacrifices(winner, 0);
    lister.sacrifices(!winner, LOSERS);
    lister.found
}

/// Lists mates as subgoals; they cost more to find.
pub(super) fn mates(position: &Position, reach: &Reach, winner: Color, stop: Stop<'_>) -> Vec<Subgoal> {
    let plans = Plan::find(reach, winner, MATES, WORK, stop);
    let subgoal = |plan: Plan| {
        let cost = plan.estimate(position);
        Subgoal::new(Kind::Mate(Box::new(plan)), cost)
    };
    plans.into_iter().map(subgoal).collect()
}

struct Lister<'b> {
    board: &'b Board,
    quiet: QuietReach,
    winner: Color,
    found: Vec<Subgoal>,
}

impl Lister<'_> {
    /// Adds a subgoal if a piece of a kind can come within one move of it.
    fn add(&mut self, kind: Kind, mut away: [u8; 64], piece: Piece, more: u32) {
        let near: Bitboard = Square::ALL.into_iter().filter(|square| away[square.index()] <= 1).collect();
        for square in self.board.pieces(piece.color, piece.role) {
            if (self.quiet.from(square) & near).is_empty() {
                away[square.index()] = FAR;
            }
        }
        let subgoal = Subgoal { away, ..Subgoal::new(kind, 0) };
        if let Some(away) = subgoal.nearest(self.board, piece) {
            let is_walk = piece.role == Role::King;
            let leave = if is_walk { leave(self.board, piece.color, &subgoal.away) } else { [0; 64] };
            let shut = if is_walk { shut(self.board, &self.quiet, piece.color) } else { Bitboard::EMPTY };
            self.found.push(Subgoal { cost: away + more, leave, shut, ..subgoal });
        }
    }

    /// Lists captures by pieces of a side.
    fn takes(&mut self, taker: Color, more: u32) {
        let board = self.board;
        let (own, theirs) = (board.pieces(taker, Role::Pawn), board.pieces(!taker, Role::Pawn));
        let blocking = blocking(board, taker);
        let guarded = self.quiet.guarded(board, !taker);
        // Pieces may move away, but capturing everything opens most positions.
        let pieces = board.color(!taker).without(theirs | board.role(Role::King));
        // The loser captures unmovable pieces: they are what shuts in the winner's king.
        for square in theirs | if taker == self.winner { pieces } else { pieces & self.quiet.still } {
            let more = if blocking.contains(square) { more } else { more + USELESS };
            for role in [Role::King, Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                let piece = Piece { color: taker, role };
                let is_shut = role == Role::King && guarded.contains(square);
                if board.pieces(taker, role).has_any() && !is_shut {
                    self.add(Kind::Take(piece, square), distances(board, &self.quiet, piece, square), piece, more);
                }
            }
            let piece = Piece { color: taker, role: Role::Pawn };
            let mut away = [FAR; 64];
            for pawn in attacks(Role::Pawn, !taker, square, Bitboard::EMPTY) & own {
                away[pawn.index()] = 1;
                self.add(Kind::Take(piece, square), away, piece, more);
            }
        }
    }

    /// Lists unprotected pawns that might step next to the king of the other side.
    fn lures(&mut self, taker: Color, more: u32) {
        let board = self.board;
        let walls = board.role(Role::Pawn) | self.quiet.still;
        let guarded = self.quiet.guarded(board, !taker);
        let piece = Piece { color: taker, role: Role::King };
        for pawn in blocking(board, taker) {
            let (mut at, mut steps) = (pawn, 0);
            while let Some(next) = at.ahead(!taker).filter(|&next| !walls.contains(next)) {
                (at, steps) = (next, steps + 1);
                if !guarded.contains(at) {
                    self.add(Kind::Lure(taker, at), distances(board, &self.quiet, piece, at), piece, more + steps);
                }
            }
        }
    }

    /// Lists advances of pawns of either side up to the next pawn in their way.
    fn runs(&mut self) {
        let walls = self.board.role(Role::Pawn) | self.quiet.still;
        for color in [self.winner, !self.winner] {
            for pawn in self.board.pieces(color, Role::Pawn) {
                let mut to = pawn;
                while let Some(next) = to.ahead(color).filter(|&next| !walls.contains(next)) {
                    to = next;
                }
                let Some((steps, way)) = run_to(self.board, color, to) else { continue };
                let is_last = to.rank() == color.last_rank();
                let more = if color == self.winner && is_last { 0 } else { USELESS / 2 };
                let cost = steps + 2 * (way & self.board.occupied()).len() as u32 + more;
                if to != pawn && (is_last || color == self.winner) {
                    self.found.push(Subgoal::new(Kind::Run(color, to), cost));
                }
            }
        }
    }

    /// Lists sacrifices of pieces to a pawn of a side, which free the pawn or one that it blocks.
    fn sacrifices(&mut self, taker: Color, more: u32) {
        let board = self.board;
        let pawns = board.role(Role::Pawn);
        for pawn in board.pieces(taker, Role::Pawn) {
            if (front(pawn, taker) & pawns).is_empty() {
                continue;
            }
            let frees = (front(pawn, taker) & board.pieces(!taker, Role::Pawn)).has_any();
            for square in attacks(Role::Pawn, taker, pawn, Bitboard::EMPTY).without(pawns) {
                let is_open = taker != self.winner || (front(square, taker) & pawns).is_empty();
                for role in [Role::Knight, Role::Bishop, Role::Rook, Role::Queen] {
                    let piece = Piece { color: !taker, role };
                    let away = distances(board, &self.quiet, piece, square);
                    let more = more + 1 + if is_open && frees { 0 } else { USELESS };
                    self.add(Kind::Give(piece, pawn, square), away, piece, more);
                }
                self.pawn_gift(taker, pawn, square, more + 1 + if frees { 0 } else { USELESS });
            }
        }
    }
    /// Lists sacrifices of a pawn that advances to where another pawn captures it and gets past it.
    fn pawn_gift(&mut self, taker: Color, pawn: Square, square: Square, more: u32) {
        let pawns = self.board.role(Role::Pawn);
        let mut away = [FAR; 64];
        away[square.index()] = 0;
        let (mut at, mut steps) = (square, 0);
        while !pawns.contains(at) {
            let Some(next) = at.ahead(taker) else { return };
            (at, steps) = (next, steps + 1);
            away[at.index()] = steps;
        }
        let piece = Piece { color: !taker, role: Role::Pawn };
        let is_open = taker != self.winner || (front(at, taker) & pawns).is_empty();
        if self.board.color(!taker).contains(at) && is_open {
            self.add(Kind::Give(piece, pawn, square), away, piece, more);
        }
    }
}
