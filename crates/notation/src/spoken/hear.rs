//! Finds the move that the words of an announcement mean.

use board::{File, LegalMove, Move, Position, Rank, Role, Square};

use super::{Speech, Word, Words};
use crate::{CheckSign, Style};

/// A move that was heard.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Heard<'p> {
    /// The move.
    pub mv: LegalMove<'p>,
    /// Whether the player corrected a slip of the tongue (2018 D.2.8).
    pub is_corrected: bool,
    /// Whether a draw was offered with it.
    pub draw_offer: bool,
}

/// An announcement that is not a legal move.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
pub enum HearError {
    /// An unknown word.
    #[error("{word:?} at character {column} is not a word used in announcements")]
    Word {
        /// The word.
        word: String,
        /// Its column, in characters counted from 1.
        column: usize,
    },
    /// It does not name the target square.
    #[error("no square was heard, expected a file and a rank")]
    NoSquare,
    /// A file without its rank, or the other way round.
    #[error("only half of a square was heard, expected a file and a rank")]
    HalfSquare,
    /// It does not mean any legal move.
    #[error("that is not a legal move")]
    NoMove,
    /// A move that breaks a rule.
    #[error(transparent)]
    Illegal(#[from] board::IllegalMove),
    /// More than one move can be meant.
    #[error("could be {}", .0.join(" or "))]
    Ambiguous(Vec<String>),
}

impl HearError {
    /// Returns a stable code for programs.
    pub const fn code(&self) -> &'static str {
        match self {
            Self::Word { .. } => "unknown_word",
            Self::NoSquare => "no_square",
            Self::HalfSquare => "half_square",
            Self::NoMove => "no_move",
            Self::Illegal(_) => "illegal",
            Self::Ambiguous(_) => "ambiguous",
        }
    }
}

/// The contents of an announcement.
#[derive(Clone, Copy, Default)]
struct Said {
    role: Option<Role>,
    from: Option<Square>,
    to: Option<Square>,
    promotion: Option<Role>,
    castling: Option<bool>,
    draw_offer: bool,
}

impl Speech {
    /// Finds the move that an announcement means.
    ///
    /// The origin of the piece may be left out if it is clear. Letters and digits are understood besides words, and what
    /// follows a word of correction replaces what was said before.
    pub fn hear<'p>(self, text: &str, position: &'p Position) -> Result<Heard<'p>, HearError> {
        let words = understand(self.words(), text)?;
        let mut said = Said::default();
        let mut is_corrected = false;
        for part in words.split(|word| *word == Word::Correction) {
            let now = Said::of(part)?;
            if part.iter().all(|word| *word == Word::Filler) {
                continue;
            }
            is_corrected |= said.is_something();
            said = said.corrected_by(now);
        }
        let mv = said.find(position)?;
        Ok(Heard { mv, is_corrected, draw_offer: said.draw_offer })
    }
}

impl Said {
    fn of(words: &[Word]) -> Result<Self, HearError> {
        let mut said = Self::default();
        let mut squares = Vec::new();
        let mut file = None;
        let mut is_promoting = false;
        for &word in words {
            match word {
                Word::File(index) if file.is_none() => file = File::ALL.get(usize::from(index)).copied(),
                Word::Rank(index) => {
                    let rank = Rank::ALL.get(usize::from(index)).copied();
                    let square = file.take().zip(rank).map(|(file, rank)| Square::new(file, rank));
                    squares.push(square.ok_or(HearError::HalfSquare)?);
                }
                Word::File(_) => return Err(HearError::HalfSquare),
                // A piece after the squares is the promotion.
                Word::Piece(role) if is_promoting || !squares.is_empty() => said.promotion = Some(role),
                Word::Piece(role) => said.role = Some(role),
                Word::Promotes => is_promoting = true,
                Word::ShortCastling => said.castling = Some(true),
                Word::LongCastling => said.castling = Some(false),
                Word::Draw => said.draw_offer = true,
                Word::Takes | Word::EnPassant | Word::Check | Word::Mate | Word::Correction | Word::Filler => {}
            }
        }
        if file.is_some() {
            return Err(HearError::HalfSquare);
        }
        match squares[..] {
            [] => {}
            [to] => said.to = Some(to),
            [from, to] => (said.from, said.to) = (Some(from), Some(to)),
            _ => return Err(HearError::NoMove),
        }
        Ok(said)
    }

    fn is_something(self) -> bool {
        self.role.is_some() || self.to.is_some() || self.castling.is_some()
    }

    /// Applies the correction, and keeps the rest of what was said before.
    fn corrected_by(self, now: Self) -> Self {
        if now.castling.is_some() || self.castling.is_some() || (now.role.is_some() && now.to.is_some()) {
            return Self { draw_offer: self.draw_offer || now.draw_offer, ..now };
        }
        Self {
            role: now.role.or(self.role),
            // The origin that was said for one piece does not apply to another.
            from: now.from.or(self.from.filter(|_| now.role.is_none())),
            to: now.to.or(self.to),
            promotion: now.promotion.or(self.promotion),
            castling: None,
            draw_offer: self.draw_offer || now.draw_offer,
        }
    }

    fn find(self, position: &Position) -> Result<LegalMove<'_>, HearError> {
        if let Some(is_short) = self.castling {
            let king = position.king(position.turn());
            let rooks = position.castling() & position.board().color(position.turn());
            let rook = rooks.into_iter().find(|&rook| (rook > king) == is_short).ok_or(HearError::NoMove)?;
            return Ok(position.legal(Move::new(king, rook))?);
        }
        let to = self.to.ok_or(HearError::NoSquare)?;
        let describe = |from| self.promotion.map_or(Move::new(from, to), |role| Move::promoting(from, to, role));
        if let Some(from) = self.from {
            let is_right = self.role.is_none_or(|role| position.board().role_at(from) == Some(role));
            return if is_right { Ok(position.legal(describe(from))?) } else { Err(HearError::NoMove) };
        }
        let role = self.role.unwrap_or(Role::Pawn);
        let found: Vec<Move> = position.origins(role, to).into_iter().map(describe).collect();
        match found[..] {
            [mv] => Ok(position.legal(mv)?),
            [] => Err(HearError::NoMove),
            _ => {
                let style = Style { is_long: true, check: CheckSign::None, ..Style::default() };
                let written = |mv: &Move| position.legal(*mv).map_or_else(|_| mv.to_string(), |mv| style.write(mv));
                Err(HearError::Ambiguous(found.iter().map(written).collect()))
            }
        }
    }
}

/// Converts a text to the meanings of its words, the longest phrase first.
fn understand(words: &Words, text: &str) -> Result<Vec<Word>, HearError> {
    let vocabulary = words.vocabulary();
    let longest = vocabulary.iter().map(|(phrase, _)| phrase.split(' ').count()).max().unwrap_or(1);
    let spoken = split(text);
    let mut meant = Vec::new();
    let mut at = 0;
    'words: while at < spoken.len() {
        for count in (1..=longest.min(spoken.len() - at)).rev() {
            let phrase = spoken[at..at + count].iter().map(|(_, word)| word.as_str()).collect::<Vec<_>>().join(" ");
            if let Some((_, word)) = vocabulary.iter().find(|(known, _)| *known == phrase) {
                meant.push(*word);
                at += count;
                continue 'words;
            }
        }
        let (column, word) = &spoken[at];
        let signs = read_signs(word).ok_or_else(|| HearError::Word { word: word.clone(), column: *column })?;
        meant.extend(signs);
        at += 1;
    }
    Ok(meant)
}

/// Reads letters and digits: `g1`, `f`, `3`.
fn read_signs(word: &str) -> Option<Vec<Word>> {
    let sign = |c: char| match c {
        'a'..='h' => Some(Word::File(c as u8 - b'a')),
        '1'..='8' => Some(Word::Rank(c as u8 - b'1')),
        _ => None,
    };
    (word.len() <= 4).then(|| word.chars().map(sign).collect()).flatten()
}

/// Splits a text into plain words, each with its column.
fn split(text: &str) -> Vec<(usize, String)> {
    let mut words: Vec<(usize, String)> = Vec::new();
    let mut is_inside = false;
    for (index, c) in text.chars().enumerate() {
        if !(c.is_alphanumeric() || matches!(c, '\'' | '’')) {
            is_inside = false;
            continue;
        }
        if !is_inside {
            words.push((index + 1, String::new()));
            is_inside = true;
        }
        if let Some((_, word)) = words.last_mut() {
            word.extend(plain(c));
        }
    }
    words
}

impl Words {
    fn vocabulary(&self) -> Vec<(String, Word)> {
        let numbered = |words: [&'static str; 8], make: fn(u8) -> Word| {
            words.into_iter().zip(0..).map(move |(word, index)| (word, make(index)))
        };
        let pieces = self.pieces.into_iter().zip(Role::ALL.map(Word::Piece));
        let becomes = [Role::Knight, Role::Bishop, Role::Rook, Role::Queen].map(Word::Piece);
        let promotions = self.promotions.into_iter().zip(becomes);
        let single = [
            (self.takes, Word::Takes),
            (self.to, Word::Filler),
            (self.en_passant, Word::EnPassant),
            (self.promotes, Word::Promotes),
            (self.castling[0], Word::ShortCastling),
            (self.castling[1], Word::LongCastling),
            (self.check, Word::Check),
            (self.mate, Word::Mate),
            (self.draw, Word::Draw),
        ];
        let all = numbered(self.files, Word::File).chain(numbered(self.ranks, Word::Rank));
        all.chain(pieces)
            .chain(promotions)
            .chain(single)
            .chain(self.others.iter().copied())
            .filter(|(phrase, _)| !phrase.is_empty())
            .map(|(phrase, word)| (phrase.chars().flat_map(plain).collect(), word))
            .collect()
    }
}

/// Returns a letter in lower case without its accent: people leave accents out.
fn plain(c: char) -> impl Iterator<Item = char> {
    c.to_lowercase().map(|c| match c {
        'á' | 'ä' | 'à' => 'a',
        'č' => 'c',
        'ď' => 'd',
        'é' | 'ě' => 'e',
        'í' => 'i',
        'ĺ' | 'ľ' => 'l',
        'ň' => 'n',
        'ó' | 'ô' | 'ö' => 'o',
        'ř' | 'ŕ' => 'r',
        'š' => 's',
        'ť' => 't',
        'ú' | 'ů' | 'ü' => 'u',
        'ý' => 'y',
        'ž' => 'z',
        '’' => '\'',
        c => c,
    })
}
