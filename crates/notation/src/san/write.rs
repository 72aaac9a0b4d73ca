//! Writes a legal move as C.8 to C.13 prescribe.

use std::fmt::{self, Write};

use board::{Bitboard, LegalMove, Role};

use crate::Language;

/// The style in which moves are written.
///
/// ```
/// use board::Position;
/// use notation::{Language, Style};
/// let position: Position = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1".parse()?;
/// let mv = position.legal("g1f3".parse()?)?;
/// let czech = Style { language: Language::find("cs").unwrap(), ..Style::default() };
/// assert_eq!(czech.write(mv), "Jgf3");
/// assert_eq!(Style { is_long: true, ..czech }.write(mv), "Jg1-f3");
/// assert_eq!(Style { language: Language::FIGURINES, ..czech }.write(mv), "♘gf3");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[expect(clippy::struct_excessive_bools, reason = "each is an option of its own")]
pub struct Style {
    /// The language of the letters.
    pub language: &'static Language,
    /// Whether the origin of the piece is always written (2018 C.8).
    pub is_long: bool,
    /// Whether captures are marked by `x`.
    pub captures: bool,
    /// Whether a capture en passant is marked by `e.p.`.
    pub en_passant: bool,
    /// How check is marked.
    pub check: CheckSign,
    /// How mate is marked.
    pub mate: MateSign,
    /// Whether a promotion has the `=` of PGN; the Laws write none.
    pub promotion_sign: bool,
    /// Whether castling is written with the letter O of PGN; the Laws write zeros.
    pub letter_castling: bool,
}

/// How check is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum CheckSign {
    /// Not at all, nor is mate.
    None,
    /// `+`.
    Plus,
}

/// How mate is marked.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum MateSign {
    /// `#`.
    Hash,
    /// `++`, the only sign of 1997.
    TwoPluses,
}

/// The form of the Laws in English.
impl Default for Style {
    fn default() -> Self {
        Self { promotion_sign: false, letter_castling: false, ..Self::PGN }
    }
}

impl Style {
    /// The form of PGN, `SAN`.
    pub const PGN: Self = Self {
        language: Language::ENGLISH,
        is_long: false,
        captures: true,
        en_passant: false,
        check: CheckSign::Plus,
        mate: MateSign::Hash,
        promotion_sign: true,
        letter_castling: true,
    };

    /// Writes a move.
    pub fn write(&self, mv: LegalMove<'_>) -> String {
        let mut text = String::with_capacity(8);
        // Writing to a string cannot fail.
        let _ = self.write_to(mv, &mut text);
        text
    }

    /// Writes a move to the end of a text.
    pub fn write_to(&self, mv: LegalMove<'_>, text: &mut impl Write) -> fmt::Result {
        let (from, to) = (mv.to_move().from(), mv.to_move().to());
        if mv.is_castling() {
            text.write_str(match (to > from, self.letter_castling) {
                (true, false) => "0-0",
                (false, false) => "0-0-0",
                (true, true) => "O-O",
                (false, true) => "O-O-O",
            })?;
        } else {
            let is_capture = mv.captured().is_some();
            if mv.role() != Role::Pawn {
                text.write_str(self.language.letters.of(mv.role()))?;
            }
            if self.is_long {
                write!(text, "{from}")?;
            } else {
                write_origin(mv, text)?;
            }
            if is_capture && self.captures {
                text.write_str("x")?;
            } else if self.is_long {
                text.write_str("-")?;
            }
            write!(text, "{to}")?;
            if let Some(role) = mv.to_move().promotion() {
                text.write_str(if self.promotion_sign { "=" } else { "" })?;
                text.write_str(self.language.letters.of(role))?;
            }
        }
        self.write_check(mv, text)?;
        if self.en_passant && mv.is_en_passant() {
            text.write_str(" e.p.")?;
        }
        Ok(())
    }

    fn write_check(&self, mv: LegalMove<'_>, text: &mut impl Write) -> fmt::Result {
        if self.check == CheckSign::None {
            return Ok(());
        }
        let after = mv.play();
        if !after.is_check() {
            return Ok(());
        }
        text.write_str(match (after.has_legal_move(), self.mate) {
            (true, _) => "+",
            (false, MateSign::Hash) => "#",
            (false, MateSign::TwoPluses) => "++",
        })
    }
}

/// Writes the origin of the piece as far as C.10 requires: the file first, then the rank, then both.
fn write_origin(mv: LegalMove<'_>, text: &mut impl Write) -> fmt::Result {
    let from = mv.to_move().from();
    if mv.role() == Role::Pawn {
        return if mv.captured().is_some() { write!(text, "{}", from.file()) } else { Ok(()) };
    }
    let mut others = mv.position().origins(mv.role(), mv.to_move().to());
    others.remove(from);
    if others.is_empty() {
        Ok(())
    } else if (others & Bitboard::from(from.file())).is_empty() {
        write!(text, "{}", from.file())
    } else if (others & Bitboard::from(from.rank())).is_empty() {
        write!(text, "{}", from.rank())
    } else {
        write!(text, "{from}")
    }
}
