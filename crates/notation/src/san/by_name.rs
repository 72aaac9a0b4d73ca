//! Moves by their PGN text, on positions and moves directly.

use board::{IllegalMove, LegalMove, Move, Position};

use crate::{Language, MoveError, MoveText, Style};

/// Reads moves in standard algebraic notation, as PGN writes them.
///
/// ```
/// use board::Position;
/// use notation::{ReadSan, WriteSan};
/// let mut position = Position::initial();
/// for san in ["e4", "e5", "Nf3", "Nc6", "Bb5", "Nf6", "O-O"] {
///     position = position.san(san)?.play();
/// }
/// assert_eq!(position.san("Nxe4")?.san(), "Nxe4");
/// assert_eq!(position.san("Nd3").unwrap_err().to_string(), "\"Nd3\": no black knight can go to d3");
/// # Ok::<(), notation::MoveError>(())
/// ```
pub trait ReadSan {
    /// Finds the legal move that a text means; other forms than PGN's are understood too.
    fn san(&self, text: &str) -> Result<LegalMove<'_>, MoveError>;

    /// Writes a move as PGN does, or returns the rule that it breaks.
    fn write_san(&self, mv: Move) -> Result<String, IllegalMove>;
}

impl ReadSan for Position {
    fn san(&self, text: &str) -> Result<LegalMove<'_>, MoveError> {
        Ok(MoveText::read(text, Language::ENGLISH)?.find(self)?.mv)
    }

    fn write_san(&self, mv: Move) -> Result<String, IllegalMove> {
        self.legal(mv).map(|mv| Style::PGN.write(mv))
    }
}

/// Writes a legal move in standard algebraic notation, as PGN does.
pub trait WriteSan {
    /// Returns the text, such as `Nf3`, `exd5`, `O-O` or `e8=Q+`.
    fn san(self) -> String;
}

impl WriteSan for LegalMove<'_> {
    fn san(self) -> String {
        Style::PGN.write(self)
    }
}
