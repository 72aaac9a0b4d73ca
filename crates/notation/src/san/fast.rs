//! The text of a move as PGN has it, read from bytes straight to the legal move.

use board::{Bitboard, File, LegalMove, Move, Position, Rank, Role, Square};

/// What the quick reader makes of the bytes at a place.
pub(crate) enum Fast<'p> {
    /// A legal move, and the bytes it takes with its check sign.
    Legal(LegalMove<'p>, usize),
    /// Something else: the forgiving reader looks at it.
    Other,
}

/// Reads a move in the shape that nearly all moves of PGN files have.
///
/// It only says yes: whatever is unusual, ambiguous or illegal is left to the forgiving reader, which is slower and
/// knows why.
#[inline]
pub(crate) fn read_fast<'p>(position: &'p Position, text: &[u8]) -> Fast<'p> {
    match read(position, text) {
        Some((mv, len)) => Fast::Legal(mv, len),
        None => Fast::Other,
    }
}

#[inline]
fn read<'p>(position: &'p Position, text: &[u8]) -> Option<(LegalMove<'p>, usize)> {
    // Everything but the longest promotions fits; a copy spares a bounds check at every step.
    let mut window = [0_u8; 12];
    let len = text.len().min(12);
    window[..len].copy_from_slice(&text[..len]);
    let role = match window[0] {
        b'a'..=b'h' => return read_pawn(position, &window),
        b'N' => Role::Knight,
        b'B' => Role::Bishop,
        b'R' => Role::Rook,
        b'Q' => Role::Queen,
        b'K' => Role::King,
        b'O' => return read_castling(position, &window),
        _ => return None,
    };
    let mut at = 1;
    let mut only = Bitboard::ALL;
    if let Some(rank) = rank(window[1]) {
        only = rank.into();
        at = 2;
    } else if let Some(file) = file(window[1]) {
        // A file that no rank follows says where the piece comes from; so does a square that something follows.
        match rank(window[2]) {
            None => {
                only = file.into();
                at = 2;
            }
            Some(rank) if matches!(window[3], b'a'..=b'h' | b'x') => {
                only = Bitboard::from(file) & rank.into();
                at = 3;
            }
            Some(_) => {}
        }
    }
    at += usize::from(window[at] == b'x');
    let to = Square::new(file(window[at])?, rank(window[at + 1])?);
    at = end(&window, at + 2)?;
    let origins = position.origins(role, to) & only;
    let from = origins.first()?;
    if origins.has_many() {
        return None;
    }
    Some((position.legal(Move::new(from, to)).ok()?, at))
}

#[inline]
fn read_pawn<'p>(position: &'p Position, window: &[u8; 12]) -> Option<(LegalMove<'p>, usize)> {
    let first = file(window[0])?;
    let (only, to, at) = if let Some(rank) = rank(window[1]) {
        (first.into(), Square::new(first, rank), 2)
    } else {
        if window[1] != b'x' {
            return None;
        }
        (first.into(), Square::new(file(window[2])?, rank(window[3])?), 4)
    };
    let (promotion, at) = match window[at] {
        b'=' => (Some(promotion(window[at + 1])?), at + 2),
        _ => (None, at),
    };
    let at = end(window, at)?;
    let from = (position.origins(Role::Pawn, to) & only).first()?;
    let mv = promotion.map_or(Move::new(from, to), |role| Move::promoting(from, to, role));
    Some((position.legal(mv).ok()?, at))
}

#[cold]
fn read_castling<'p>(position: &'p Position, window: &[u8; 12]) -> Option<(LegalMove<'p>, usize)> {
    let (is_long, at) = match window {
        [b'O', b'-', b'O', b'-', b'O', ..] => (true, 5),
        [b'O', b'-', b'O', ..] => (false, 3),
        _ => return None,
    };
    let at = end(window, at)?;
    let king = position.king(position.turn());
    let rooks = position.castling() & position.board().color(position.turn());
    let rook = rooks.into_iter().find(|&rook| (rook < king) == is_long)?;
    Some((position.legal(Move::new(king, rook)).ok()?, at))
}

/// Finds the end of the move behind its check sign, if a text that ends the move follows.
#[inline]
fn end(window: &[u8; 12], at: usize) -> Option<usize> {
    let at = at + usize::from(matches!(window[at], b'+' | b'#'));
    // A nought is the end of the input; `!` and `?` are tokens of their own.
    matches!(window[at], b' ' | b'\n' | b'\r' | b'\t' | 0 | b')' | b'{' | b'!' | b'?' | b'$' | b';' | b'(')
        .then_some(at)
}

#[inline]
fn file(byte: u8) -> Option<File> {
    File::ALL.get(usize::from(byte.wrapping_sub(b'a'))).copied()
}

#[inline]
fn rank(byte: u8) -> Option<Rank> {
    Rank::ALL.get(usize::from(byte.wrapping_sub(b'1'))).copied()
}

#[inline]
fn promotion(byte: u8) -> Option<Role> {
    Some(match byte {
        b'Q' => Role::Queen,
        b'R' => Role::Rook,
        b'B' => Role::Bishop,
        b'N' => Role::Knight,
        _ => return None,
    })
}
