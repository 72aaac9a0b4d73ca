//! Which errands a position offers.

use board::{Bitboard, Board, Color, LegalMove, Piece, Position, Role, Square, attacks};

use super::quiet::Quiet;
use super::ways::{FAR, blocking, distances, front, leave, run_to, shut, walk};
use crate::plan::Plan;
use crate::reach::Reach;

/// What a capture costs that frees no pawn at once.
const USELESS: u32 = 10;
/// What it costs more that the loser takes something or is given something: that helps from afar only.
const LOSERS: u32 = 4;
/// How many mates are played for, and how long they are looked for.
const MATES: usize = 2;
const WORK: u32 = 6_000;

/// What is to be done.
enum Kind {
    /// A man of this kind takes what stands on the square.
    Take(Piece, Square),
    /// The king of a side takes a pawn that steps up to the square for it.
    Lure(Color, Square),
    /// A pawn goes to the square.
    Run(Color, Square),
    /// A man of this kind goes to the second square, where the pawn on the first takes it.
    Give(Piece, Square, Square),
    /// A mate is played for.
    Mate(Box<Plan>),
}

/// Something to be done, and how far it is.
pub(super) struct Errand {
    kind: Kind,
    /// Moves to the goal from each square.
    away: [u8; 64],
    /// Moves of the other king from each square until it is out of the way.
    leave: [u8; 64],
    /// Squares that the king who walks never enters.
    shut: Bitboard,
    /// What it seems to cost, in moves.
    pub(super) cost: u32,
}

impl Errand {
    /// Names something to be done that no man walks to.
    fn new(kind: Kind, cost: u32) -> Self {
        Self { kind, away: [FAR; 64], leave: [0; 64], shut: Bitboard::EMPTY, cost }
    }

    /// Tells whether it is a mate that is played for.
    pub(super) fn is_mate(&self) -> bool {
        matches!(self.kind, Kind::Mate(_))
    }

    /// Tells whether a move does it.
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

    /// Estimates the moves that are missing; nothing if it cannot be done any more.
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
                // Until the pawn is there, the king waits beside the square.
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

    /// Counts the moves of a king to a square, and of the other out of its way.
    fn walked(&self, position: &Position, color: Color, square: Square) -> Option<u32> {
        let (steps, is_free) = walk(position.board(), color, square, self.shut)?;
        let leave = self.leave[position.king(!color).index()];
        Some(if is_free { steps } else { steps + 1 + u32::from(leave) })
    }

    /// Counts the moves of the nearest man of a kind.
    fn nearest(&self, board: &Board, Piece { color, role }: Piece) -> Option<u32> {
        let men = board.pieces(color, role).into_iter().map(|square| self.away[square.index()]);
        let best = men.min().unwrap_or(FAR);
        (best < FAR).then_some(best.into())
    }
}

/// Lists the errands of a scene.
pub(super) fn errands(position: &Position, winner: Color) -> Vec<Errand> {
    let board = position.board();
    let mut lister = Lister { board, quiet: Quiet::of(board), winner, found: Vec::new() };
    lister.takes(winner, 0);
    lister.takes(!winner, LOSERS);
    lister.lures(winner, 0);
    lister.lures(!winner, LOSERS);
    lister.runs();
    lister.gifts(winner, 0);
    lister.gifts(!winner, LOSERS);
    lister.found
}

/// Lists mates to play for: they cost more to find.
pub(super) fn mates(position: &Position, reach: &Reach, winner: Color) -> Vec<Errand> {
    let plans = Plan::find(reach, winner, MATES, WORK);
    let errand = |plan: Plan| {
        let cost = plan.estimate(position);
        Errand::new(Kind::Mate(Box::new(plan)), cost)
    };
    plans.into_iter().map(errand).collect()
}

struct Lister<'b> {
    board: &'b Board,
    quiet: Quiet,
    winner: Color,
    found: Vec<Errand>,
}

impl Lister<'_> {
    /// Adds an errand, if a man of a kind gets to where its goal is one move away.
    fn add(&mut self, kind: Kind, mut away: [u8; 64], piece: Piece, more: u32) {
        let near: Bitboard = Square::ALL.into_iter().filter(|square| away[square.index()] <= 1).collect();
        for square in self.board.pieces(piece.color, piece.role) {
            if (self.quiet.from(square) & near).is_empty() {
                away[square.index()] = FAR;
            }
        }
        let errand = Errand { away, ..Errand::new(kind, 0) };
        if let Some(away) = errand.nearest(self.board, piece) {
            let is_walk = piece.role == Role::King;
            let leave = if is_walk { leave(self.board, piece.color, &errand.away) } else { [0; 64] };
            let shut = if is_walk { shut(self.board, &self.quiet, piece.color) } else { Bitboard::EMPTY };
            self.found.push(Errand { cost: away + more, leave, shut, ..errand });
        }
    }

    /// Men of a side who might take something of the other.
    fn takes(&mut self, taker: Color, more: u32) {
        let board = self.board;
        let (own, theirs) = (board.pieces(taker, Role::Pawn), board.pieces(!taker, Role::Pawn));
        let blocking = blocking(board, taker);
        let guarded = self.quiet.guarded(board, !taker);
        // Pieces may go away, but who eats everything opens most positions.
        let pieces = board.color(!taker).without(theirs | board.role(Role::King));
        // The loser takes those who stand still: they are what cages the winner's king.
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

    /// Pawns that might step up to the king of the other side, where nobody protects them.
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

    /// Pawns of either side that might run until another pawn stands in their way.
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
                    self.found.push(Errand::new(Kind::Run(color, to), cost));
                }
            }
        }
    }

    /// Men who might give themselves to a pawn of a side, so that it, or who it blocks, gets on.
    fn gifts(&mut self, taker: Color, more: u32) {
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
    /// A pawn that might come down its file and give itself to another on a square, so that the other gets on behind it.
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
