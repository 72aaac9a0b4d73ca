//! The text of a move as PGN has it, read from bytes straight to the legal move.

use board::{Bitboard, File, LegalMove, Position, Rank, Role, Square, Wing};

/// The bytes that the longest move of PGN's shape takes with its sign and what follows it.
const WINDOW: usize = 12;

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

#[inline(always)]
fn read<'p>(position: &'p Position, text: &[u8]) -> Option<(LegalMove<'p>, usize)> {
    // Every move of this shape fits, so that no step needs a bounds check; the end of the text is copied and filled up.
    let mut end = [0; WINDOW];
    let window = if let Some(window) = text.first_chunk() {
        window
    } else {
        end[..text.len()].copy_from_slice(text);
        &end
    };
    // One arm a piece, so that the piece is known wherever the code asks for it.
    match window[0] {
        b'a'..=b'h' => read_pawn(position, window),
        b'N' => read_piece(position, Role::Knight, window),
        b'B' => read_piece(position, Role::Bishop, window),
        b'R' => read_piece(position, Role::Rook, window),
        b'Q' => read_piece(position, Role::Queen, window),
        b'K' => read_piece(position, Role::King, window),
        b'O' => read_castling(position, window),
        _ => None,
    }
}

#[inline(always)]
fn read_piece<'p>(position: &'p Position, role: Role, window: &[u8; WINDOW]) -> Option<(LegalMove<'p>, usize)> {
    let mut at = 1;
    let mut among = Bitboard::ALL;
    if window[1] != b'x' && !matches!(window[3], b' ' | b'+' | b'\n') {
        (among, at) = read_origin(window)?;
    }
    at += usize::from(window[at] == b'x');
    let to = Square::new(file(window[at])?, rank(window[at + 1])?);
    let end = end(window, at + 2)?;
    Some((position.sole_move(role, to, among, None)?, end))
}

/// Reads where the piece comes from, if the text says: a rank, a file that no rank follows, or a whole square.
#[inline]
fn read_origin(window: &[u8; WINDOW]) -> Option<(Bitboard, usize)> {
    if let Some(rank) = rank(window[1]) {
        return Some((rank.into(), 2));
    }
    let file = file(window[1])?;
    Some(match rank(window[2]) {
        None => (file.into(), 2),
        Some(rank) if matches!(window[3], b'a'..=b'h' | b'x') => (Bitboard::from(file) & rank.into(), 3),
        Some(_) => (Bitboard::ALL, 1),
    })
}

#[inline(always)]
fn read_pawn<'p>(position: &'p Position, window: &[u8; WINDOW]) -> Option<(LegalMove<'p>, usize)> {
    let from = file(window[0])?;
    let (to, at) = if window[1] == b'x' {
        (Square::new(file(window[2])?, rank(window[3])?), 4)
    } else {
        (Square::new(from, rank(window[1])?), 2)
    };
    let (promotion, at) = match window[at] {
        b'=' => (Some(promotion(window[at + 1])?), at + 2),
        _ => (None, at),
    };
    let end = end(window, at)?;
    Some((position.sole_move(Role::Pawn, to, from.into(), promotion)?, end))
}

#[inline]
fn read_castling<'p>(position: &'p Position, window: &[u8; WINDOW]) -> Option<(LegalMove<'p>, usize)> {
    let (wing, at) = match window {
        [b'O', b'-', b'O', b'-', b'O', ..] => (Wing::Queen, 5),
        [b'O', b'-', b'O', ..] => (Wing::King, 3),
        _ => return None,
    };
    Some((position.castle(wing)?, end(window, at)?))
}

/// Finds the end of the move behind its check sign, if a text that ends the move follows.
#[inline]
fn end(window: &[u8; WINDOW], at: usize) -> Option<usize> {
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
