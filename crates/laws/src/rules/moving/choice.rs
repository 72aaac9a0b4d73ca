//! The moves from which a player who touched a piece can choose.

use board::{Bitboard, Board, Color, File, LegalMove, Move, Piece, Position, Role, Setup, Square};

/// The possible moves: the legal ones or, on a board from which play cannot continue, those that no rule of movement
/// forbids.
#[derive(Clone, Copy)]
pub(crate) enum Choices<'a> {
    /// The legal moves of a position.
    Legal(&'a Position),
    /// The moves that the pieces on a board can make.
    Possible(&'a Setup),
}

impl<'a> Choices<'a> {
    /// Uses the position if play can continue from it, and the board otherwise.
    pub(crate) fn of(position: Option<&'a Position>, board: &'a Setup) -> Self {
        position.map_or(Self::Possible(board), Self::Legal)
    }

    /// Returns the player to move.
    pub(super) fn turn(self) -> Color {
        match self {
            Self::Legal(position) => position.turn(),
            Self::Possible(setup) => setup.turn,
        }
    }

    /// Returns the pieces.
    pub(super) fn board(self) -> &'a Board {
        match self {
            Self::Legal(position) => position.board(),
            Self::Possible(setup) => &setup.board,
        }
    }

    /// Returns the rooks that may still castle.
    pub(super) fn castling(self) -> Bitboard {
        match self {
            Self::Legal(position) => position.castling(),
            Self::Possible(setup) => setup.castling,
        }
    }

    /// Returns the square of the king of the player to move.
    pub(super) fn king(self) -> Option<Square> {
        self.board().pieces(self.turn(), Role::King).first()
    }

    /// Tells whether a move is among them.
    pub(super) fn has(self, mv: Move) -> bool {
        match self {
            Self::Legal(position) => position.legal(mv).is_ok(),
            Self::Possible(setup) => setup.breach(mv).is_none(),
        }
    }

    /// Finds the first move that fits.
    pub(super) fn find(self, fits: impl Fn(Choice) -> bool) -> Option<Choice> {
        match self {
            Self::Legal(position) => position.legal_moves().map(Choice::from).find(|&choice| fits(choice)),
            Self::Possible(setup) => {
                let own = setup.board.color(setup.turn);
                let all =
                    own.into_iter().flat_map(|from| Square::ALL.into_iter().flat_map(move |to| ways(setup, from, to)));
                let possible = all.filter(|&mv| setup.breach(mv).is_none());
                possible.map(|mv| Choice::on(setup, mv)).find(|&choice| fits(choice))
            }
        }
    }

    /// Tells whether some move fits.
    pub(super) fn any(self, fits: impl Fn(Choice) -> bool) -> bool {
        self.find(fits).is_some()
    }
}

/// Lists the moves from one square to another: one, or a promotion to each piece.
fn ways(setup: &Setup, from: Square, to: Square) -> impl Iterator<Item = Move> {
    let is_promotion = setup.board.role_at(from) == Some(Role::Pawn) && to.rank() == setup.turn.last_rank();
    let promotions = Role::PROMOTIONS.into_iter().map(move |role| Move::promoting(from, to, role));
    let plain = (!is_promotion && from != to).then(|| Move::new(from, to));
    promotions.filter(move |_| is_promotion).chain(plain)
}

/// A move, as far as duties depend on it.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Choice {
    /// The move; castling is the king taking its rook.
    pub(super) mv: Move,
    /// Whether it is castling.
    pub(super) is_castling: bool,
    /// The square of the piece that is taken.
    pub(super) captured: Option<Square>,
}

impl Choice {
    /// Describes a move on a board from which play cannot continue.
    pub(super) fn on(setup: &Setup, mv: Move) -> Self {
        let (from, to) = (mv.from(), mv.to());
        let own = |square, role| setup.board.piece_at(square) == Some(Piece { color: setup.turn, role });
        let captured = if let Some(piece) = setup.board.piece_at(to) {
            (piece.color != setup.turn).then_some(to)
        } else {
            // A pawn that moves to an empty square on another file captures en passant.
            let is_en_passant = own(from, Role::Pawn) && from.file() != to.file();
            is_en_passant.then(|| Square::new(to.file(), from.rank()))
        };
        // Only a king that castles moves to a piece of its own.
        Self { mv, is_castling: own(to, Role::Rook), captured }
    }

    /// Returns the squares of king and rook, if it is castling.
    pub(super) fn castling(self) -> Option<Castling> {
        self.is_castling.then(|| Castling::of(self.mv))
    }
}

impl From<LegalMove<'_>> for Choice {
    fn from(legal: LegalMove<'_>) -> Self {
        let mv = legal.to_move();
        let captured = legal
            .captured()
            .map(|_| if legal.is_en_passant() { Square::new(mv.to().file(), mv.from().rank()) } else { mv.to() });
        Self { mv, is_castling: legal.is_castling(), captured }
    }
}

/// The squares of king and rook before and after castling.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Castling {
    pub(super) king: Move,
    pub(super) rook: Move,
}

impl Castling {
    /// Computes the squares from the king taking its rook.
    pub(super) fn of(mv: Move) -> Self {
        let (king, rook) = (mv.from(), mv.to());
        let (king_file, rook_file) = if rook < king { (File::C, File::D) } else { (File::G, File::F) };
        let on = |file| Square::new(file, king.rank());
        Self { king: Move::new(king, on(king_file)), rook: Move::new(rook, on(rook_file)) }
    }

    /// Returns the squares of one of the two pieces.
    pub(super) fn way(self, role: Role) -> Option<Move> {
        match role {
            Role::King => Some(self.king),
            Role::Rook => Some(self.rook),
            _ => None,
        }
    }

    /// Tells whether king and rook start from their squares of ordinary chess.
    pub(super) fn is_ordinary(self) -> bool {
        self.king.from().file() == File::E && matches!(self.rook.from().file(), File::A | File::H)
    }

    /// Tells whether the king is on its castling square already.
    pub(super) fn keeps_king(self) -> bool {
        self.king.from() == self.king.to()
    }
}
