//! Moves as they are announced to players who cannot see the board (2018 D.2.1), and heard back.

mod cs;
mod en;
mod fide;
mod hear;
mod nato;
mod sk;

use board::{Color, LegalMove, Role, Square};

pub use hear::{HearError, Heard};

/// A way of speaking moves.
///
/// ```
/// use board::Position;
/// use notation::Speech;
/// let position = Position::initial();
/// let mv = position.legal("g1f3".parse()?)?;
/// assert_eq!(Speech::Fide.say(mv), "Springer Gustav eins Felix drei");
/// assert_eq!(Speech::Czech.say(mv), "jezdec gé jedna ef tři");
/// assert_eq!(Speech::Czech.hear("jezdec ef tři", &position)?.mv, mv);
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Speech {
    /// The names of 2018 D.2.1: Anna to Hector, eins to acht, Koenig to Bauer.
    Fide,
    /// Plain Czech.
    Czech,
    /// Plain Slovak.
    Slovak,
    /// Plain English.
    English,
    /// English with the letters of the NATO alphabet.
    Nato,
}

/// The words of one way of speaking.
pub(crate) struct Words {
    /// The files from a to h.
    files: [&'static str; 8],
    /// The ranks from 1 to 8.
    ranks: [&'static str; 8],
    /// Pawn, knight, bishop, rook, queen, king.
    pieces: [&'static str; 6],
    /// The pieces that a pawn can become, in the case that `promotes` requires: knight, bishop, rook, queen.
    promotions: [&'static str; 4],
    takes: &'static str,
    /// The word between the squares of a move without capture; empty if there is none.
    to: &'static str,
    en_passant: &'static str,
    promotes: &'static str,
    castling: [&'static str; 2],
    check: &'static str,
    mate: &'static str,
    draw: &'static str,
    /// Other words with the same meanings, for hearing.
    others: &'static [(&'static str, Word)],
}

/// The meaning of a word.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Word {
    File(u8),
    Rank(u8),
    Piece(Role),
    Takes,
    Promotes,
    EnPassant,
    ShortCastling,
    LongCastling,
    Check,
    Mate,
    Draw,
    /// Withdraws what was said (2018 D.2.8).
    Correction,
    /// A word that adds nothing: "from", "to".
    Filler,
}

impl Speech {
    /// All ways of speaking.
    pub const ALL: [Self; 5] = [Self::Fide, Self::Czech, Self::Slovak, Self::English, Self::Nato];

    /// Finds a way of speaking by its code: `fide`, `cs`, `sk`, `en`, `nato`.
    pub fn find(code: &str) -> Option<Self> {
        Self::ALL.into_iter().find(|speech| speech.code() == code)
    }

    /// Returns the code.
    pub const fn code(self) -> &'static str {
        match self {
            Self::Fide => "fide",
            Self::Czech => "cs",
            Self::Slovak => "sk",
            Self::English => "en",
            Self::Nato => "nato",
        }
    }

    pub(crate) const fn words(self) -> &'static Words {
        match self {
            Self::Fide => &fide::WORDS,
            Self::Czech => &cs::WORDS,
            Self::Slovak => &sk::WORDS,
            Self::English => &en::WORDS,
            Self::Nato => &nato::WORDS,
        }
    }

    /// Says a move: the piece, its origin and its target, so that a listener need not look for it.
    pub fn say(self, mv: LegalMove<'_>) -> String {
        let words = self.words();
        let (from, to) = (mv.to_move().from(), mv.to_move().to());
        let mut parts: Vec<&str> = Vec::new();
        if mv.is_castling() {
            parts.push(words.castling[usize::from(to < from)]);
        } else {
            parts.push(words.piece(mv.role()));
            parts.extend(words.square(from));
            if mv.captured().is_some() {
                parts.push(words.takes);
            } else if !words.to.is_empty() {
                parts.push(words.to);
            }
            parts.extend(words.square(to));
            if mv.is_en_passant() {
                parts.push(words.en_passant);
            }
        }
        let mut text = parts.join(" ");
        if let Some(role) = mv.to_move().promotion() {
            text.push_str(", ");
            if !words.promotes.is_empty() {
                text.push_str(words.promotes);
                text.push(' ');
            }
            text.push_str(words.promotion(role));
        }
        let after = mv.play();
        if after.is_check() {
            text.push_str(", ");
            text.push_str(if after.has_legal_move() { words.check } else { words.mate });
        }
        text
    }

    /// Says a draw offer.
    pub const fn say_draw_offer(self) -> &'static str {
        self.words().draw
    }

    /// Says a square.
    pub fn say_square(self, square: Square) -> String {
        self.words().square(square).join(" ")
    }

    /// Says a piece, without its color.
    pub fn say_piece(self, role: Role) -> &'static str {
        self.words().piece(role)
    }

    /// Says whose turn it is, in the words of the announcement.
    pub const fn say_color(self, color: Color) -> &'static str {
        match (self, color) {
            (Self::Fide, Color::White) => "Weiss",
            (Self::Fide, Color::Black) => "Schwarz",
            (Self::Czech, Color::White) => "bílý",
            (Self::Czech, Color::Black) => "černý",
            (Self::Slovak, Color::White) => "biely",
            (Self::Slovak, Color::Black) => "čierny",
            (Self::English | Self::Nato, Color::White) => "White",
            (Self::English | Self::Nato, Color::Black) => "Black",
        }
    }
}

impl Words {
    fn piece(&self, role: Role) -> &'static str {
        let index = Role::ALL.iter().position(|&found| found == role).unwrap_or(0);
        self.pieces[index]
    }

    fn promotion(&self, role: Role) -> &'static str {
        match role {
            Role::Knight => self.promotions[0],
            Role::Bishop => self.promotions[1],
            Role::Rook => self.promotions[2],
            _ => self.promotions[3],
        }
    }

    fn square(&self, square: Square) -> [&'static str; 2] {
        [self.files[square.file() as usize], self.ranks[square.rank() as usize]]
    }
}
