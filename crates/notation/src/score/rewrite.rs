//! Reads a score, and rewrites its moves without changing anything else.

use std::ops::Range;

use board::Position;

use super::{TokenKind, tokens};
use crate::{Language, MoveError, MoveText, ReadMove, Remarks, Style};

/// A text with its moves rewritten, and the moves that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewritten {
    /// The text. A line of play is unchanged from its first fault to its end.
    pub text: String,
    /// The number of moves found.
    pub moves: usize,
    /// The moves that could not be read.
    pub faults: Vec<Fault>,
}

/// A move of a text that cannot be read or played.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("{line}:{column}: {error}")]
pub struct Fault {
    /// Its place in the text, in bytes.
    pub span: Range<usize>,
    /// The line, counted from 1.
    pub line: usize,
    /// The place in the line, in characters counted from 1.
    pub column: usize,
    /// What is wrong with it.
    pub error: MoveError,
}

/// A move found in a text, with the position in which it is played.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FoundMove {
    /// Its place in the text, in bytes.
    pub span: Range<usize>,
    /// The position in which it is played.
    pub position: Position,
    /// The move.
    pub mv: board::Move,
    /// Whether it is in brackets.
    pub in_variation: bool,
    /// What does not comply with the Laws.
    pub remarks: Remarks,
}

/// Reads the moves of a text as far as they can be played.
///
/// The number 1 starts a new game, brackets hold variations, and words that are not moves are skipped.
///
/// ```
/// use board::Position;
/// use notation::{Language, read_score};
/// let czech = Language::find("cs").unwrap();
/// let (moves, faults) = read_score("Vzorový zápis: 1.d4 Jf6 2.c4 e6 3.Jc3 Sb4 … atd.", czech, &Position::initial());
/// assert_eq!((moves.len(), faults.len()), (6, 0));
/// ```
pub fn read_score(text: &str, language: &'static Language, start: &Position) -> (Vec<FoundMove>, Vec<Fault>) {
    let mut reader = Reader::new(start);
    for token in tokens(text) {
        match token.kind {
            TokenKind::Number(1, false) => reader.restart(),
            TokenKind::Open => reader.open(),
            TokenKind::Close => reader.close(),
            TokenKind::Move | TokenKind::Files if !reader.is_lost => {
                reader.read(text, token.span, language, token.kind == TokenKind::Move);
            }
            _ => {}
        }
    }
    (reader.moves, reader.faults)
}

/// Rewrites the moves of a text and leaves everything else unchanged.
///
/// ```
/// use board::Position;
/// use notation::{Language, Style, rewrite};
/// let czech = Language::find("cs").unwrap();
/// let rewritten = rewrite("1. e4 Jf6 2. e5 d5 3. ed6 e.p. (Bílý stojí lépe.)", czech, &Style::default(), &Position::initial());
/// assert_eq!(rewritten.text, "1. e4 Nf6 2. e5 d5 3. exd6 e.p. (Bílý stojí lépe.)");
/// ```
pub fn rewrite(text: &str, from: &'static Language, to: &Style, start: &Position) -> Rewritten {
    let (moves, faults) = read_score(text, from, start);
    let mut written = String::with_capacity(text.len());
    let mut at = 0;
    for found in &moves {
        written.push_str(&text[at..found.span.start]);
        at = found.span.end;
        let old = &text[found.span.clone()];
        match found.position.legal(found.mv) {
            Ok(mv) => {
                let (marks, en_passant) = marks_of(old, from);
                written.push_str(&Style { en_passant: to.en_passant || en_passant, ..*to }.write(mv));
                written.push_str(&marks);
            }
            Err(_) => written.push_str(old),
        }
    }
    written.push_str(&text[at..]);
    Rewritten { text: written, moves: moves.len(), faults }
}

/// Returns the marks that the move keeps, annotations and draw offers, and whether it says `e.p.`.
fn marks_of(old: &str, language: &'static Language) -> (String, bool) {
    const SIGNS: [&str; 7] = ["", "!", "?", "!!", "??", "!?", "?!"];
    let Ok(text) = MoveText::read(old, language) else { return (String::new(), false) };
    let mut marks = text.annotation.and_then(|nag| SIGNS.get(usize::from(nag))).copied().unwrap_or("").to_owned();
    if text.draw_offer {
        let is_apart = old.contains(" (=)") || old.contains(" =");
        marks.push_str(if is_apart { " (=)" } else { "(=)" });
    }
    (marks, text.en_passant)
}

struct Reader {
    start: Position,
    position: Position,
    before: Position,
    stack: Vec<(Position, Position, bool)>,
    /// Whether a fault has made the rest of the line unreadable.
    is_lost: bool,
    has_moved: bool,
    moves: Vec<FoundMove>,
    faults: Vec<Fault>,
}

impl Reader {
    fn new(start: &Position) -> Self {
        Self {
            start: *start,
            position: *start,
            before: *start,
            stack: Vec::new(),
            is_lost: false,
            has_moved: false,
            moves: Vec::new(),
            faults: Vec::new(),
        }
    }

    fn restart(&mut self) {
        if self.stack.is_empty() && (self.has_moved || self.is_lost) {
            (self.position, self.before) = (self.start, self.start);
            (self.is_lost, self.has_moved) = (false, false);
        }
    }

    fn open(&mut self) {
        self.stack.push((self.position, self.before, self.is_lost));
        self.position = self.before;
    }

    fn close(&mut self) {
        if let Some(outer) = self.stack.pop() {
            (self.position, self.before, self.is_lost) = outer;
        }
    }

    fn read(&mut self, text: &str, span: Range<usize>, language: &'static Language, is_sure: bool) {
        let word = &text[span.clone()];
        let found = MoveText::read(word, language).and_then(|read| read.find(&self.position));
        match found {
            Ok(ReadMove { mv, remarks }) => {
                let in_variation = !self.stack.is_empty();
                self.moves.push(FoundMove { span, position: self.position, mv: mv.to_move(), in_variation, remarks });
                let next = mv.play();
                self.before = self.position;
                self.position = next;
                self.has_moved = true;
            }
            // Two letters may be an ordinary word.
            Err(_) if !is_sure => {}
            Err(error) => {
                let start = text[..span.start].rfind('\n').map_or(0, |feed| feed + 1);
                let line = text[..start].matches('\n').count() + 1;
                let column = text[start..span.start].chars().count() + 1;
                self.faults.push(Fault { span, line, column, error });
                self.is_lost = true;
            }
        }
    }
}
