//! Reads and writes FEN, X-FEN and Shredder-FEN.

use std::fmt;
use std::str::FromStr;

use crate::{Bitboard, Board, Color, File, Piece, Rank, Role, Setup, Square};

/// A text is not a FEN: the place, what was found and what was expected.
///
/// ```
/// use board::Setup;
/// let error = "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1".parse::<Setup>().unwrap_err();
/// assert_eq!(error.offset, 13);
/// assert_eq!(
///     error.to_string(),
///     "FEN, character 14: found \"x\", expected a piece letter or a digit in the board field"
/// );
/// ```
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("FEN, character {}: found {}, expected {wanted}", column, quoted(found))]
pub struct FenError {
    /// The place in the text, in bytes from its start.
    pub offset: usize,
    /// The place in the text, in characters counted from 1.
    pub column: usize,
    /// The text found; empty at the end of the text.
    pub found: String,
    /// What was expected.
    pub wanted: &'static str,
}

fn quoted(found: &str) -> String {
    if found.is_empty() { "the end".to_owned() } else { format!("{found:?}") }
}

impl FromStr for Setup {
    type Err = FenError;

    /// Reads a FEN. The two counters may be missing, as in EPD: then they are `0 1`.
    ///
    /// The operations of an EPD may follow; of these `hmvc` and `fmvn` set the counters, and [`Epd`](crate::Epd) keeps them all.
    fn from_str(text: &str) -> Result<Self, FenError> {
        read(text, |_, _| {})
    }
}

/// Reads a FEN or an EPD; passes the operations of an EPD on, each with its opcode and the text of its operands.
pub(crate) fn read<'a>(text: &'a str, mut operation: impl FnMut(&'a str, &'a str)) -> Result<Setup, FenError> {
    let mut fields = Fields { text, rest: 0 };
    let mut setup = Setup::empty();
    setup.board = read_board(&mut fields)?;
    setup.turn = match fields.next("\"w\" or \"b\" as the second field")? {
        (_, "w") => Color::White,
        (_, "b") => Color::Black,
        (at, found) => return Err(fields.error(at, found, "\"w\" or \"b\"")),
    };
    setup.castling = read_castling(&mut fields, &setup.board)?;
    setup.en_passant = match fields.next("\"-\" or an en-passant square as the fourth field")? {
        (_, "-") => None,
        (at, found) => match found.parse() {
            Ok(square) => Some(square),
            Err(_) => return Err(fields.error(at, found, "\"-\" or an en-passant square such as \"e3\"")),
        },
    };
    if let Some((at, found)) = fields.counter() {
        setup.halfmove_clock = number(found).ok_or_else(|| fields.error(at, found, HALF_MOVES))?;
    }
    if let Some((at, found)) = fields.counter() {
        let number: u32 = number(found).ok_or_else(|| fields.error(at, found, MOVES))?;
        setup.move_number = number.max(1);
    }
    while let Some((at, opcode, operands)) = fields.operation()? {
        let value = operands.trim();
        match opcode {
            "hmvc" => setup.halfmove_clock = number(value).ok_or_else(|| fields.error(at, value, HALF_MOVES))?,
            "fmvn" => setup.move_number = number::<u32>(value).ok_or_else(|| fields.error(at, value, MOVES))?.max(1),
            _ => {}
        }
        operation(opcode, operands);
    }
    Ok(setup)
}

const HALF_MOVES: &str = "the half-move counter, a number from 0 to 65535";
const MOVES: &str = "the move number, a number from 1 to 4294967295";

/// Reads digits and nothing else: `u32::from_str` would accept a plus sign.
fn number<N: FromStr>(text: &str) -> Option<N> {
    if !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit()) { text.parse().ok() } else { None }
}

/// The words of a text with their places.
struct Fields<'a> {
    text: &'a str,
    rest: usize,
}

impl<'a> Fields<'a> {
    fn optional(&mut self) -> Option<(usize, &'a str)> {
        let rest = &self.text[self.rest..];
        let start = self.rest + rest.find(|c: char| !c.is_ascii_whitespace())?;
        let word = self.text[start..].split(|c: char| c.is_ascii_whitespace()).next()?;
        self.rest = start + word.len();
        Some((start, word))
    }

    /// Reads a counter, unless an operation or nothing comes.
    fn counter(&mut self) -> Option<(usize, &'a str)> {
        let is_operation = self.text[self.rest..].trim_ascii_start().starts_with(|c: char| c.is_ascii_alphabetic());
        if is_operation { None } else { self.optional() }
    }

    /// Reads an operation of an EPD: its place, its opcode, and its operands up to the semicolon.
    fn operation(&mut self) -> Result<Option<(usize, &'a str, &'a str)>, FenError> {
        let Some((at, word)) = self.optional() else { return Ok(None) };
        let len = word.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).unwrap_or(word.len());
        let opcode = &word[..len];
        if !opcode.starts_with(|c: char| c.is_ascii_alphabetic()) {
            return Err(self.error(at, word, "nothing after the six fields, or an operation such as \"bm e4;\""));
        }
        let operands = at + len;
        let mut is_quoted = false;
        let end = self.text[operands..].find(|c: char| {
            is_quoted ^= c == '"';
            c == ';' && !is_quoted
        });
        let Some(end) = end.map(|end| operands + end) else {
            return Err(self.error(at, word, "an operation that ends with \";\", such as \"bm e4;\""));
        };
        self.rest = end + 1;
        Ok(Some((at, opcode, &self.text[operands..end])))
    }

    fn next(&mut self, wanted: &'static str) -> Result<(usize, &'a str), FenError> {
        self.optional().ok_or_else(|| self.error(self.text.len(), "", wanted))
    }

    fn error(&self, offset: usize, found: &str, wanted: &'static str) -> FenError {
        let column = self.text[..offset].chars().count() + 1;
        let found = match found.char_indices().nth(24) {
            Some((end, _)) => format!("{}…", &found[..end]),
            None => found.to_owned(),
        };
        FenError { offset, column, found, wanted }
    }
}

fn read_board(fields: &mut Fields<'_>) -> Result<Board, FenError> {
    const LETTER: &str = "a piece letter or a digit in the board field";
    const SHORT: &str = "eight squares in each rank of the board field";
    const RANKS: &str = "eight ranks in the board field";
    let (start, word) = fields.next("a board such as \"8/8/8/8/8/8/8/8\"")?;
    let mut board = Board::EMPTY;
    let (mut rank, mut file) = (7_u8, 0_u8);
    for (at, letter) in word.char_indices() {
        let fail = |wanted| Err(fields.error(start + at, letter.encode_utf8(&mut [0; 4]), wanted));
        match letter {
            '/' if file != 8 => return fail(SHORT),
            '/' if rank == 0 => return fail(RANKS),
            '/' => (rank, file) = (rank - 1, 0),
            '1'..='8' => {
                file += letter as u8 - b'0';
                if file > 8 {
                    return fail(SHORT);
                }
            }
            _ => match Piece::from_letter(letter) {
                None => return fail(LETTER),
                Some(_) if file == 8 => return fail(SHORT),
                Some(piece) => {
                    board.set(Square::new(File::wrapping(file), Rank::wrapping(rank)), Some(piece));
                    file += 1;
                }
            },
        }
    }
    match (rank, file) {
        (0, 8) => Ok(board),
        (_, 8) => Err(fields.error(start + word.len(), "", RANKS)),
        _ => Err(fields.error(start + word.len(), "", SHORT)),
    }
}

fn read_castling(fields: &mut Fields<'_>, board: &Board) -> Result<Bitboard, FenError> {
    const WANTED: &str = "\"-\" or different castling letters such as \"KQkq\" or \"HAha\"";
    let (start, word) = fields.next("the castling rights as the third field")?;
    let mut castling = Bitboard::EMPTY;
    if word == "-" {
        return Ok(castling);
    }
    for (at, letter) in word.char_indices() {
        let color = if letter.is_ascii_uppercase() { Color::White } else { Color::Black };
        let square = match letter.to_ascii_lowercase() {
            'k' => outermost_rook(board, color, File::H),
            'q' => outermost_rook(board, color, File::A),
            file => match File::from_letter(file) {
                Some(file) => Square::new(file, color.back_rank()),
                None => return Err(fields.error(start + at, letter.encode_utf8(&mut [0; 4]), WANTED)),
            },
        };
        if castling.contains(square) {
            return Err(fields.error(start + at, letter.encode_utf8(&mut [0; 4]), WANTED));
        }
        castling.insert(square);
    }
    Ok(castling)
}

/// Finds the rook that X-FEN means by `K` or `Q`: the outermost one on that side of the king.
///
/// Without such a rook it is the corner square, where the right is a flaw.
fn outermost_rook(board: &Board, color: Color, side: File) -> Square {
    let rank = color.back_rank();
    let rooks = board.pieces(color, Role::Rook) & rank.into();
    let king = (board.pieces(color, Role::King) & rank.into()).first();
    let rook = if side == File::H { rooks.last() } else { rooks.first() };
    match (king, rook) {
        (Some(king), Some(rook)) if (rook > king) == (side == File::H) => rook,
        _ => Square::new(side, rank),
    }
}

impl Setup {
    /// Writes the setup as Shredder-FEN: castling rights by the files of their rooks.
    ///
    /// ```
    /// use board::Setup;
    /// assert!(Setup::initial().to_shredder_fen().contains(" w HAha - "));
    /// ```
    pub fn to_shredder_fen(&self) -> String {
        self.written(|rook, _| rook.file().letter())
    }

    fn written(&self, letter: impl Fn(Square, Color) -> char) -> String {
        use fmt::Write;
        let mut text = Fen(&self.board).to_string();
        text.push(' ');
        text.push(self.turn.letter());
        text.push(' ');
        let before = text.len();
        for color in Color::ALL {
            let mut rooks: Vec<Square> = (self.castling & color.back_rank().into()).into_iter().collect();
            rooks.reverse();
            for rook in rooks {
                let letter = letter(rook, color);
                text.push(if color.is_white() { letter.to_ascii_uppercase() } else { letter });
            }
        }
        if text.len() == before {
            text.push('-');
        }
        match self.en_passant {
            Some(square) => write!(text, " {square}"),
            None => write!(text, " -"),
        }
        .and_then(|()| write!(text, " {} {}", self.halfmove_clock, self.move_number))
        .expect("a string takes any text");
        text
    }
}

/// Writes the setup as X-FEN: `KQkq` for the outermost rooks, their files if another rook is further out.
impl fmt::Display for Setup {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.written(|rook, color| {
            if outermost_rook(&self.board, color, File::H) == rook {
                'k'
            } else if outermost_rook(&self.board, color, File::A) == rook {
                'q'
            } else {
                rook.file().letter()
            }
        }))
    }
}

/// The board field of a FEN.
struct Fen<'a>(&'a Board);

impl fmt::Display for Fen<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for rank in Rank::ALL.into_iter().rev() {
            let mut empty = 0;
            for file in File::ALL {
                match self.0.piece_at(Square::new(file, rank)) {
                    None => empty += 1,
                    Some(piece) => {
                        if empty > 0 {
                            write!(f, "{empty}")?;
                            empty = 0;
                        }
                        write!(f, "{}", piece.letter())?;
                    }
                }
            }
            if empty > 0 {
                write!(f, "{empty}")?;
            }
            if rank != Rank::First {
                f.write_str("/")?;
            }
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn error(text: &str) -> (usize, String) {
        let error = text.parse::<Setup>().unwrap_err();
        (error.offset, error.to_string())
    }

    #[test]
    fn fens_read_back() {
        for fen in [
            "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1",
            "r3k2r/p1ppqpb1/bn2pnp1/3PN3/1p2P3/2N2Q1p/PPPBBPPP/R3K2R b Kq - 12 34",
            "8/8/8/8/8/8/8/8 w - - 0 1",
            "1r1k1r2/8/8/8/4P3/8/8/RR1K2RR b GBkq e3 0 4294967295",
        ] {
            assert_eq!(fen.parse::<Setup>().unwrap().to_string(), fen);
        }
    }

    #[test]
    fn castling_letters_find_their_rooks() {
        let rooks = |fen: &str| fen.parse::<Setup>().unwrap().castling;
        let fen = "1r1k1r2/8/8/8/8/8/8/RR1K2RR w KQkq - 0 1";
        let outermost = [Square::A1, Square::H1, Square::B8, Square::F8].into_iter().collect();
        assert_eq!(rooks(fen), outermost);
        assert_eq!(rooks(&fen.replace("KQkq", "HAfb")), outermost);
        assert_eq!(rooks(&fen.replace("KQkq", "QkqH")), outermost);
        assert_eq!(rooks("4k3/8/8/8/8/8/8/4K3 w KQ - 0 1"), Bitboard(0x81));
    }

    #[test]
    fn counters_may_be_missing() {
        let setup: Setup = "  8/8/8/8/8/8/8/8   b - -  ".parse().unwrap();
        assert_eq!((setup.turn, setup.halfmove_clock, setup.move_number), (Color::Black, 0, 1));
        assert_eq!("8/8/8/8/8/8/8/8 b - - 7".parse::<Setup>().unwrap().halfmove_clock, 7);
    }

    #[test]
    fn errors_say_where() {
        assert_eq!(error("").0, 0);
        assert_eq!(error("8/8/8/8/8/8/8 w - - 0 1").0, 13);
        assert_eq!(error("8/8/8/8/8/8/8/7 w - - 0 1").0, 15);
        assert_eq!(error("9/8/8/8/8/8/8/8 w - - 0 1").0, 0);
        assert_eq!(error("8/8/8/8/8/8/8/8/8 w - - 0 1").0, 15);
        assert_eq!(error("8/8/8/8/8/8/8/8 x - - 0 1").0, 16);
        assert_eq!(error("8/8/8/8/8/8/8/8 w KK - 0 1").0, 19);
        assert_eq!(error("8/8/8/8/8/8/8/8 w X - 0 1").0, 18);
        assert!(error("8/8/8/8/8/8/8/8 w X - 0 1").1.contains("\"X\""));
        assert_eq!(error("8/8/8/8/8/8/8/8 w - e9 0 1").0, 20);
        assert_eq!(error("8/8/8/8/8/8/8/8 w - - +1 1").0, 22);
        assert_eq!(error("8/8/8/8/8/8/8/8 w - - 0 1 2").0, 26);
        assert_eq!(
            error("8/8/8/8/8/8/8/8 w"),
            (17, "FEN, character 18: found the end, expected the castling rights as the third field".into())
        );
        assert_eq!(error("8/8/8/8/8/8/8/♔").0, 14);
    }
}
