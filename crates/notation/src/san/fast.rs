//! Reads a standard PGN move from bytes directly to the legal move.

use board::{Bitboard, File, LegalMove, Position, Role, Square, Wing};

/// The bytes of the longest standard move with its sign and the byte after it.
const WINDOW: usize = 8;

/// The result of the fast reader.
pub(crate) enum Fast<'p> {
    /// A legal move, and the bytes it takes with its check sign.
    Legal(LegalMove<'p>, usize),
    /// Something else, left to the tolerant reader.
    Other,
}

/// Reads a move in the form that nearly all moves of PGN files have.
///
/// It only recognises legal moves: anything unusual, ambiguous or illegal is left to the tolerant reader, which is slower
/// and reports why.
#[inline(always)]
pub(crate) fn read_fast<'p>(position: &'p Position, text: &[u8]) -> Fast<'p> {
    match read(position, text) {
        Some((mv, len)) => Fast::Legal(mv, len),
        None => Fast::Other,
    }
}

#[inline(always)]
fn read<'p>(position: &'p Position, text: &[u8]) -> Option<(LegalMove<'p>, usize)> {
    // Every move of this form fits into a word, so that no step needs a bounds check; at the end of the text it is padded
    // with zeros.
    let word = match text.first_chunk::<WINDOW>() {
        Some(window) => u64::from_le_bytes(*window),
        None => last_word(text),
    };
    let len = token_len(word)?;
    // The form of moves varies too much for branch prediction, so the text is taken apart from its end by arithmetic, with
    // few branches.
    let sign = byte(word, len - 1);
    let core = len - usize::from(sign == b'+') - usize::from(sign == b'#');
    let first = word as u8;
    let mv = match role(first) {
        Some(role) => read_piece(position, role, word, core),
        None if first == b'O' => read_castling(position, word, core),
        None => read_pawn(position, word, core),
    };
    Some((mv?, len))
}

#[inline(always)]
fn read_piece(position: &Position, role: Role, word: u64, core: usize) -> Option<LegalMove<'_>> {
    let among = match core {
        // `Nf3` is looked up like `Nxf3`.
        3 | 4 => ORIGINS[usize::from(if core == 3 { b'x' } else { byte(word, 1) })],
        5 | 6 => read_origin(word, core)?,
        _ => return None,
    };
    position.sole_move(role, square(word, core - 2)?, among, None)
}

/// Reads the origin of the piece if it takes more than one character: `b` of `Nbxd2`, `b1` of `Nb1d2` or of
/// `Nb1xd2`.
#[cold]
fn read_origin(word: u64, core: usize) -> Option<Bitboard> {
    let takes = byte(word, core - 3) == b'x';
    match core - 3 - usize::from(takes) {
        1 => Some(ORIGINS[usize::from(byte(word, 1))]).filter(|_| byte(word, 1) != b'x'),
        2 => square(word, 1).map(Bitboard::from),
        _ => None,
    }
}

#[inline(always)]
fn read_pawn(position: &Position, word: u64, core: usize) -> Option<LegalMove<'_>> {
    let (promotion, core) = match core {
        4 | 6 if byte(word, core - 2) == b'=' => (Some(promotion(byte(word, core - 1))?), core - 2),
        _ => (None, core),
    };
    if !(core == 2 || core == 4 && byte(word, 1) == b'x') {
        return None;
    }
    position.sole_move(Role::Pawn, square(word, core - 2)?, file(word as u8)?.into(), promotion)
}

#[inline]
fn read_castling(position: &Position, word: u64, core: usize) -> Option<LegalMove<'_>> {
    match &word.to_le_bytes()[..core] {
        b"O-O" => position.castle(Wing::King),
        b"O-O-O" => position.castle(Wing::Queen),
        _ => None,
    }
}

/// Counts the bytes of the move with its check sign, if a byte that ends the move follows.
#[inline(always)]
fn token_len(word: u64) -> Option<usize> {
    const EACH: u64 = u64::from_le_bytes([1; 8]);
    // The lowest byte that is not above a space; borrows into the bytes above it do not matter.
    let low = word.wrapping_sub(EACH * 0x21) & !word & EACH << 7;
    let len = low.trailing_zeros() as usize / 8;
    if (1..WINDOW).contains(&len) && ends_move(byte(word, len)) && is_inner(byte(word, len - 1)) {
        return Some(len);
    }
    other_len(word)
}

/// Does the same if something other than white space follows the move.
#[inline(never)]
fn other_len(word: u64) -> Option<usize> {
    let len = word.to_le_bytes().into_iter().position(|byte| !is_inner(byte))?;
    (len > 0 && ends_move(byte(word, len))).then_some(len)
}

/// Tells whether a byte ends a move. Zero is the end of the input; `!` and `?` are separate tokens.
#[inline(always)]
fn ends_move(byte: u8) -> bool {
    matches!(byte, b' ' | b'\n' | b'\r' | b'\t' | 0 | b')' | b'{' | b'!' | b'?' | b'$' | b';' | b'(')
}

/// Tells whether a byte can be part of a move, including its last one.
#[inline(always)]
fn is_inner(byte: u8) -> bool {
    matches!(byte, b'#' | b'+' | b'-' | b'1'..=b'8' | b'=' | b'A'..=b'Z' | b'a'..=b'z')
}

/// Returns a byte of a word that starts with the text; no move reaches past the word.
#[inline(always)]
fn byte(word: u64, at: usize) -> u8 {
    (word >> (8 * (at & 7))) as u8
}

#[cold]
fn last_word(text: &[u8]) -> u64 {
    let mut window = [0; WINDOW];
    window[..text.len()].copy_from_slice(text);
    u64::from_le_bytes(window)
}

/// The possible origins of the piece by the character between piece and target.
static ORIGINS: [Bitboard; 256] = origins();

const fn origins() -> [Bitboard; 256] {
    let mut table = [Bitboard::EMPTY; 256];
    let mut i = 0;
    while i < 8 {
        table[b'a' as usize + i] = Bitboard(0x0101_0101_0101_0101 << i);
        table[b'1' as usize + i] = Bitboard(0xff << (8 * i));
        i += 1;
    }
    table[b'x' as usize] = Bitboard::ALL;
    table
}

#[inline(always)]
fn square(word: u64, at: usize) -> Option<Square> {
    let (file, rank) = (byte(word, at).wrapping_sub(b'a'), byte(word, at + 1).wrapping_sub(b'1'));
    if (file | rank) < 8 { Square::from_index(usize::from(file | rank << 3)) } else { None }
}

#[inline(always)]
fn file(byte: u8) -> Option<File> {
    File::ALL.get(usize::from(byte.wrapping_sub(b'a'))).copied()
}

#[inline(always)]
fn role(letter: u8) -> Option<Role> {
    static ROLES: [Option<Role>; 256] = {
        let mut table = [None; 256];
        table[b'N' as usize] = Some(Role::Knight);
        table[b'B' as usize] = Some(Role::Bishop);
        table[b'R' as usize] = Some(Role::Rook);
        table[b'Q' as usize] = Some(Role::Queen);
        table[b'K' as usize] = Some(Role::King);
        table
    };
    ROLES[usize::from(letter)]
}

fn promotion(letter: u8) -> Option<Role> {
    role(letter).filter(|&role| role != Role::King)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Language, MoveText, Style};

    /// Reads a text both ways: the tolerant reader must confirm every move of the fast one.
    fn read_both(position: &Position, text: &str) -> bool {
        let Fast::Legal(mv, len) = read_fast(position, text.as_bytes()) else { return false };
        let forgiving = MoveText::read(&text[..len], Language::ENGLISH).ok();
        let found = forgiving.as_ref().and_then(|read| read.find(position).ok());
        assert_eq!(found.map(|found| found.mv), Some(mv), "{position}: {text:?}");
        true
    }

    #[test]
    fn the_quick_reader_agrees_with_the_forgiving_one() {
        let fens = [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq -",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R w KQkq -",
            "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - -",
            "r3k2r/Pppp1ppp/1b3nbN/nP6/BBP1P3/q4N2/Pp1P2PP/R2Q1RK1 w kq -",
            "6k1/8/8/8/Q6Q/8/8/Q3K2Q w - -",
            "rnbqkb1r/ppp1pppp/5n2/3pP3/8/8/PPPP1PPP/RNBQKBNR w KQkq d6",
        ];
        let mut read = 0;
        for position in fens.map(|fen| fen.parse::<Position>().unwrap()) {
            for mv in position.legal_moves() {
                let text = Style::PGN.write(mv);
                for end in ["", " ", "\n", "!", ") ", "{x}"] {
                    assert!(read_both(&position, &format!("{text}{end}")), "{position}: {text}{end:?}");
                }
                // Every character replaced, left out or doubled: some results are still moves.
                for at in 0..text.len() {
                    for sign in "abh18xNQK=+#-O \u{1}".chars() {
                        let (before, behind) = (&text[..at], &text[at + 1..]);
                        for changed in [format!("{before}{sign}{behind} "), format!("{before}{sign}{} ", &text[at..])] {
                            read += usize::from(read_both(&position, &changed));
                        }
                    }
                }
            }
        }
        assert!(read > 500, "only {read} changed texts were moves");
    }
}
