//! Reads a score, and rewrites its moves without changing anything else.

use std::ops::Range;

use board::Position;

use super::place::Places;
use super::tokens;
use super::walk::{Line, Step, Walk};
use crate::{Language, MoveError, MoveText, Remarks, Style};

/// A text with its moves rewritten, and the moves that could not be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Rewritten {
    /// The text. A line of play is unchanged from its first fault to its end, or to a number that leads back.
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
/// The number 1 starts a new game, brackets hold variations, and words that are not moves are skipped. Other numbers lead back
/// to their place in the game, so that a text can return to a move: `3...a6 is usual, 3...Nf6 is the Berlin Defence`.
///
/// ```
/// use board::Position;
/// use notation::{Language, read_score};
/// let czech = Language::find("cs").unwrap();
/// let (moves, faults) = read_score("Vzorový zápis: 1.d4 Jf6 2.c4 e6 3.Jc3 Sb4 … atd.", czech, &Position::initial());
/// assert_eq!((moves.len(), faults.len()), (6, 0));
/// ```
pub fn read_score(text: &str, language: &'static Language, start: &Position) -> (Vec<FoundMove>, Vec<Fault>) {
    let mut reader = Reader {
        language,
        walk: Walk::new(start),
        line: Line::default(),
        places: Places::new(text),
        moves: Vec::new(),
        faults: Vec::new(),
    };
    for token in tokens(text) {
        match reader.walk.step(&token, text) {
            Step::Restart => reader.line = Line::default(),
            Step::Open => reader.line.open(&reader.walk.tree),
            Step::Close => reader.line.close(),
            Step::Move { is_sure } => {
                reader.read(&text[token.span.clone()], token.span, is_sure);
                reader.walk.after_move();
            }
            Step::Nothing => {}
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

struct Reader<'t> {
    language: &'static Language,
    walk: Walk,
    line: Line,
    places: Places<'t>,
    moves: Vec<FoundMove>,
    faults: Vec<Fault>,
}

impl Reader<'_> {
    fn read(&mut self, word: &str, span: Range<usize>, is_sure: bool) {
        let found = match MoveText::read(word, self.language) {
            Ok(text) => self.line.find(&self.walk, &text),
            Err(error) => Some(Err(error)).filter(|_| !self.line.is_lost),
        };
        match found {
            Some(Ok((node, found))) => {
                let in_variation = self.line.is_in_brackets();
                let (mv, remarks, next) = (found.mv.to_move(), found.remarks, found.mv.play());
                let position = *self.walk.tree.position(node);
                self.moves.push(FoundMove { span, position, mv, in_variation, remarks });
                self.line.play(&mut self.walk.tree, node, next);
            }
            Some(Err(error)) if is_sure => {
                let (line, column) = self.places.of(span.start);
                self.faults.push(Fault { span, line, column, error });
                self.line.is_lost = true;
            }
            // Two letters may be an ordinary word.
            Some(Err(_)) | None => {}
        }
    }
}
