//! Tests whether a move is legal without listing all moves, backwards from its target.

use crate::core::Core;
use crate::{Bitboard, Color, LegalMove, Move, Position, Role, Square, Wing};
use crate::{attacks, movegen};

impl Position {
    /// Tells whether a move is legal, exactly if [`Position::legal`] finds it.
    ///
    /// Castling may be described as the king taking its own rook (`e1h1`) or by the squares the king leaves and reaches
    /// (`e1g1`).
    ///
    /// ```
    /// use board::Position;
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K1NR w KQ -".parse()?;
    /// assert!(position.is_legal("e1c1".parse()?));
    /// assert!(position.is_legal("e1a1".parse()?));
    /// assert!(!position.is_legal("e1g1".parse()?));
    /// # Ok::<(), Box<dyn std::error::Error>>(())
    /// ```
    #[inline]
    pub fn is_legal(&self, mv: Move) -> bool {
        self.if_legal(mv).is_some()
    }

    /// Finds the legal move that a description means, as [`Position::legal`] does, but does not say why there is none.
    ///
    /// ```
    /// use board::{Move, Position, Square};
    /// let position = Position::initial();
    /// assert!(position.if_legal(Move::new(Square::E2, Square::E4)).is_some());
    /// assert!(position.if_legal(Move::new(Square::E2, Square::E5)).is_none());
    /// ```
    #[inline]
    pub fn if_legal(&self, mv: Move) -> Option<LegalMove<'_>> {
        #[cfg(feature = "probe")]
        crate::probe::note(|| format!("prove {mv} in {self}"));
        if self.is_listed(mv) {
            return Some(LegalMove::new(self, mv));
        }
        let rook = self.rook_to_castle_with(mv)?;
        self.can_castle(rook).then(|| LegalMove::new(self, Move::new(mv.from(), rook)))
    }

    /// Tells whether [`Position::legal_moves`] lists the move in this form: castling only as the king taking its own
    /// rook.
    fn is_listed(&self, mv: Move) -> bool {
        let (from, to) = (mv.from(), mv.to());
        let own = self.core().board.color(self.turn());
        if !own.contains(from) {
            return false;
        }
        let Some(role) = self.core().board.role_at(from) else { return false };
        if !self.promotes_rightly(role, to, mv.promotion()) {
            return false;
        }
        if own.contains(to) {
            return role == Role::King && self.can_castle(to);
        }
        self.candidates(role, to).contains(from) && self.leaves_king_safe(role, from, to)
    }

    /// Finds the rook of castling that is described by the squares the king leaves and reaches.
    ///
    /// The king moves two squares or more, so that no ordinary king move is taken for castling.
    fn rook_to_castle_with(&self, mv: Move) -> Option<Square> {
        let (from, to) = (mv.from(), mv.to());
        let is_far = (from.file() as u8).abs_diff(to.file() as u8) >= 2;
        if from != self.king(self.turn()) || from.rank() != to.rank() || !is_far || mv.promotion().is_some() {
            return None;
        }
        self.to_setup().castling_attempt(from, to)?.ok()
    }

    /// Tells whether the promotion fits: a pawn that reaches the last rank becomes a permitted piece, and no other move
    /// has a promotion.
    #[inline]
    fn promotes_rightly(&self, role: Role, to: Square, promotion: Option<Role>) -> bool {
        let promotes = role == Role::Pawn && to.rank() == self.turn().last_rank();
        match promotion {
            None => !promotes,
            Some(becomes) => promotes && Role::PROMOTIONS.contains(&becomes),
        }
    }

    /// Finds castling towards a wing, if it is legal now.
    ///
    /// ```
    /// use board::{Position, Wing};
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K1NR w KQ -".parse()?;
    /// assert_eq!(position.castle(Wing::Queen).map(|legal| legal.uci().to_string()), Some("e1c1".into()));
    /// assert_eq!(position.castle(Wing::King), None);
    /// # Ok::<(), board::PositionError>(())
    /// ```
    pub fn castle(&self, wing: Wing) -> Option<LegalMove<'_>> {
        let king = self.king(self.turn());
        let rooks = self.core().castling() & self.core().board.color(self.turn());
        let rook = match wing {
            Wing::Queen => rooks.first().filter(|&rook| rook < king),
            Wing::King => rooks.last().filter(|&rook| rook > king),
        }?;
        self.can_castle(rook).then(|| LegalMove::new(self, Move::new(king, rook)))
    }

    fn can_castle(&self, rook: Square) -> bool {
        self.core().castling().contains(rook) && can_castle_now(self.core(), self.turn(), rook)
    }

    /// Finds the only legal move of a kind of piece to a square from one of some squares, except castling.
    ///
    /// `None` if there is none, if there are several, or if the promotion does not fit. Working backwards from the target
    /// makes reading a written move fast.
    ///
    /// ```
    /// use board::{Bitboard, File, Position, Role, Square};
    /// let position: Position = "4k3/8/8/8/8/8/8/R3K2R w - -".parse()?;
    /// assert_eq!(position.sole_move(Role::Rook, Square::F1, Bitboard::ALL, None).map(|m| m.to_string()), Some("h1f1".into()));
    /// let both: Position = "4k3/8/8/8/8/8/4K3/R6R w - -".parse()?;
    /// assert_eq!(both.sole_move(Role::Rook, Square::D1, Bitboard::ALL, None), None);
    /// assert!(both.sole_move(Role::Rook, Square::D1, File::A.into(), None).is_some());
    /// # Ok::<(), board::PositionError>(())
    /// ```
    #[inline(always)]
    pub fn sole_move(&self, role: Role, to: Square, among: Bitboard, promotion: Option<Role>) -> Option<LegalMove<'_>> {
        if !self.promotes_rightly(role, to, promotion) {
            return None;
        }
        let mut found = None;
        for from in self.near_candidates(role, to) & among {
            if self.is_way_free(from, to) && self.leaves_king_safe(role, from, to) {
                if found.is_some() {
                    return None;
                }
                found = Some(from);
            }
        }
        let mv = match promotion {
            Some(becomes) => Move::promoting(found?, to, becomes),
            None => Move::new(found?, to),
        };
        Some(LegalMove::new(self, mv))
    }

    /// Finds the squares from which a piece of a kind can legally go to a square, except by castling.
    ///
    /// It works backwards from the target and lists no moves, which makes reading a move fast.
    ///
    /// ```
    /// use board::{Position, Role, Square};
    /// let origins = Position::initial().origins(Role::Knight, Square::F3);
    /// assert_eq!(origins, Square::G1.into());
    /// ```
    pub fn origins(&self, role: Role, to: Square) -> Bitboard {
        self.candidates(role, to).into_iter().filter(|&from| self.leaves_king_safe(role, from, to)).collect()
    }

    /// Finds the squares from which a piece of a kind could go to a square, ignoring checks.
    fn candidates(&self, role: Role, to: Square) -> Bitboard {
        self.near_candidates(role, to).into_iter().filter(|&from| self.is_way_free(from, to)).collect()
    }

    /// Finds the squares from which a piece of a kind could go to a square, ignoring checks and, for pieces that move
    /// along lines, pieces in the way.
    ///
    /// There is usually one such piece. Checking its path afterwards is the same for all pieces, so that nothing depends
    /// on which of them moves, and needs no lookup in the large tables of attacks.
    #[inline(always)]
    fn near_candidates(&self, role: Role, to: Square) -> Bitboard {
        let board = &self.core().board;
        let own = board.color(self.turn());
        if own.contains(to) {
            return Bitboard::EMPTY;
        }
        if role == Role::Pawn {
            return self.pawns_to(to, board.role(Role::Pawn) & own);
        }
        attacks::on_empty_board(role, to) & board.role(role) & own
    }

    #[inline(always)]
    fn is_way_free(&self, from: Square, to: Square) -> bool {
        (attacks::between(from, to) & self.core().board.occupied()).is_empty()
    }

    /// Finds the pawns that can capture on a square or step there. A double step also needs the first square free, which is
    /// checked later.
    #[inline(always)]
    fn pawns_to(&self, to: Square, pawns: Bitboard) -> Bitboard {
        let board = &self.core().board;
        let taken = board.color(!self.turn()) | self.core().en_passant();
        // There are no pawns on the first or last rank, so it does not matter that the shifts wrap.
        let back = if self.turn().is_white() { 56 } else { 8 };
        let one = Bitboard(Bitboard::from(to).0.rotate_left(back));
        let two = Bitboard(one.0.rotate_left(back)) & self.turn().pawn_rank().into();
        let origins = if taken.contains(to) { attacks::pawn(!self.turn(), to) } else { one | two };
        origins & pawns
    }

    /// Tells whether a move that the piece can make leaves the player's king safe.
    ///
    /// Only pieces in line with the king, or a leap away, can attack it: a few tests, and no lookup of lines.
    #[inline(always)]
    fn leaves_king_safe(&self, role: Role, from: Square, to: Square) -> bool {
        let board = &self.core().board;
        // A captured piece attacks no longer.
        let mut gone = Bitboard::from(from) | to.into();
        if role == Role::Pawn && self.core().en_passant().contains(to) {
            gone |= Square::new(to.file(), from.rank()).into();
        }
        let occupied = board.occupied() & !gone | to.into();
        let enemy = board.color(!self.turn()) & !gone;
        let king = if role == Role::King { to } else { self.king(self.turn()) };
        let leapers = attacks::knight(king) & board.role(Role::Knight)
            | attacks::pawn(self.turn(), king) & board.role(Role::Pawn)
            | attacks::king(king) & board.role(Role::King);
        if (leapers & enemy).has_any() {
            return false;
        }
        let in_line = attacks::on_empty_board(Role::Rook, king) & board.orthogonal()
            | attacks::on_empty_board(Role::Bishop, king) & board.diagonal();
        (in_line & enemy).into_iter().all(|sniper| (attacks::between(king, sniper) & occupied).has_any())
    }
}

/// Returns whether a rook that has the right may castle now.
fn can_castle_now(core: &Core, turn: Color, rook: Square) -> bool {
    match turn {
        Color::White => movegen::can_castle::<true>(core, rook),
        Color::Black => movegen::can_castle::<false>(core, rook),
    }
}
