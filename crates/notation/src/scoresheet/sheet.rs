//! One player's scoresheet, move by move.

use board::{Color, Move, Position};

use crate::score::{Places, TokenKind, tokens};
use crate::{Language, MoveError, MoveText};

/// The highest move number that is accepted on a scoresheet.
const LAST_NUMBER: u32 = 999;

/// A scoresheet: the entry for each move of either player.
///
/// ```
/// use board::Position;
/// use notation::{Entry, Sheet};
/// let sheet = Sheet::read("1. e4 e5\n2. Jf3 —\n3. Sb5 a6", None, &Position::initial());
/// assert_eq!(sheet.language.code, "cs");
/// assert_eq!(sheet.entries.len(), 6);
/// assert_eq!(sheet.entries[3], Entry::Gap);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Sheet {
    /// The language in which it is read.
    pub language: &'static Language,
    /// The entries, from the first move on.
    pub entries: Vec<Entry>,
}

/// The entry for one move.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Entry {
    /// Nothing, a dash or a question mark.
    Gap,
    /// A text.
    Text {
        /// The text.
        text: String,
        /// The line, counted from 1.
        line: usize,
        /// The place in the line, in characters counted from 1.
        column: usize,
    },
}

impl Entry {
    /// Returns the text, if there is one.
    pub fn text(&self) -> Option<&str> {
        match self {
            Self::Gap => None,
            Self::Text { text, .. } => Some(text),
        }
    }
}

impl Sheet {
    /// Reads a scoresheet. Without a language it uses the one in which most of it can be read.
    ///
    /// The numbers tell which move is meant, so that a line left out leaves a gap; the first number follows from the
    /// start position.
    pub fn read(text: &str, language: Option<&'static Language>, start: &Position) -> Self {
        let entries = entries(text, start);
        let language = language.unwrap_or_else(|| likeliest(&entries, start));
        Self { language, entries }
    }

    /// Returns the entry for a move; a gap after the last one.
    pub fn entry(&self, ply: usize) -> &Entry {
        self.entries.get(ply).unwrap_or(&Entry::Gap)
    }

    /// Finds the move written for a place in the game, if there is one.
    pub fn find(&self, ply: usize, position: &Position) -> Option<Result<Move, MoveError>> {
        let text = self.entry(ply).text()?;
        Some(read(text, self.language, position))
    }
}

fn read(text: &str, language: &'static Language, position: &Position) -> Result<Move, MoveError> {
    MoveText::read(text, language)?.find(position).map(|found| found.mv.to_move())
}

fn entries(text: &str, start: &Position) -> Vec<Entry> {
    let first = 2 * start.move_number() as usize + usize::from(start.turn() == Color::Black);
    let mut entries: Vec<Entry> = Vec::new();
    let mut ply = 0;
    let mut places = Places::new(text);
    for token in tokens(text) {
        match token.kind {
            TokenKind::Number(number, is_black) if number <= LAST_NUMBER.max(start.move_number()) => {
                let place = 2 * number as usize + usize::from(is_black);
                // A game that starts with Black's move can begin with White's number: `40. … Kd7`.
                ply = place.saturating_sub(first);
            }
            TokenKind::Move | TokenKind::Files | TokenKind::Gap | TokenKind::Other
                if token.kind != TokenKind::Other || is_illegible(&text[token.span.clone()]) =>
            {
                if ply > 2 * LAST_NUMBER as usize {
                    break;
                }
                entries.resize(entries.len().max(ply + 1), Entry::Gap);
                if token.kind != TokenKind::Gap {
                    let (line, column) = places.of(token.span.start);
                    entries[ply] = Entry::Text { text: text[token.span.clone()].to_owned(), line, column };
                }
                ply += 1;
            }
            // `12. … Nf6`: the dots stand for White's move.
            TokenKind::Other if matches!(&text[token.span.clone()], "..." | "…" | "..") && ply.is_multiple_of(2) => {
                ply += 1;
            }
            _ => {}
        }
    }
    while entries.last() == Some(&Entry::Gap) {
        entries.pop();
    }
    entries
}

/// Tells whether a word is a move of which a part cannot be read and is written as a question mark: `B?3`, `Nf?`, `?xd5`.
fn is_illegible(word: &str) -> bool {
    let is_part = |c: char| {
        c.is_uppercase()
            || matches!(c, 'a'..='h' | '1'..='8' | 'x' | ':' | '-' | '=' | '+' | '#' | '?' | '_' | '♔'..='♟')
    };
    let is_unknown = |c: char| matches!(c, '?' | '_');
    let count = word.chars().count();
    let has_part = word.chars().any(|c| c.is_uppercase() || matches!(c, 'a'..='h' | '1'..='8'));
    let has_gap_inside = word.chars().take(count.saturating_sub(1)).any(is_unknown);
    // `bad?` is a word, `Nf?` is a move.
    let ends_in_gap = count <= 3 && word.ends_with(is_unknown) && (count == 2 || word.starts_with(char::is_uppercase));
    count <= 7 && has_part && word.chars().all(is_part) && (has_gap_inside || ends_in_gap)
}

/// Finds the language in which most entries can be read; of those, the one that can be played furthest.
fn likeliest(entries: &[Entry], start: &Position) -> &'static Language {
    let score = |language: &'static Language| {
        let words = entries.iter().filter_map(Entry::text);
        let readable = words.filter(|text| MoveText::read(text, language).is_ok()).count();
        let mut position = *start;
        let played = entries
            .iter()
            .take_while(|entry| {
                let found = entry.text().and_then(|text| read(text, language, &position).ok());
                let next = found.and_then(|mv| position.legal(mv).ok().map(board::LegalMove::play));
                position = next.unwrap_or(position);
                next.is_some()
            })
            .count();
        (readable, played)
    };
    let mut best = (Language::ENGLISH, score(Language::ENGLISH));
    for &language in Language::ALL {
        let found = score(language);
        if found > best.1 {
            best = (language, found);
        }
    }
    best.0
}
