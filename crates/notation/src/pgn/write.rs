//! Writes a game in PGN's export format: the seven standard tags first, lines of fewer than 80 columns.

use std::borrow::Cow;
use std::fmt;

use board::{Color, Position};

use super::tree::{GameTree, Line};
use crate::Style;

/// The seven standard tags in their order, with the values for unknown.
const ROSTER: [(&str, &str); 7] = [
    ("Event", "?"),
    ("Site", "?"),
    ("Date", "????.??.??"),
    ("Round", "?"),
    ("White", "?"),
    ("Black", "?"),
    ("Result", "*"),
];

const COLUMNS: usize = 79;

/// Writes the game in export format: the seven tags, the others in the order of their names, an empty line, the moves.
impl fmt::Display for GameTree {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, unknown) in ROSTER {
            let value = match name {
                "Result" => self.tag(name).unwrap_or(self.outcome.as_str()),
                _ => self.tag(name).unwrap_or(unknown),
            };
            write_tag(f, name, value)?;
        }
        let fen = self.start.to_string();
        let is_set_up = self.tag("FEN").is_some() || self.start != Position::initial() || self.start.move_number() != 1;
        let mut others: Vec<(&str, &str)> =
            self.tags.iter().map(|(name, value)| (name.as_str(), value.as_str())).collect();
        others.retain(|(name, _)| !ROSTER.iter().any(|(known, _)| known == name));
        if is_set_up {
            others.retain(|(name, _)| !matches!(*name, "FEN" | "SetUp"));
            others.extend([("FEN", self.tag("FEN").unwrap_or(&fen)), ("SetUp", "1")]);
        }
        // Of a repeated tag, the first counts.
        others.sort_by_key(|(name, _)| *name);
        others.dedup_by_key(|(name, _)| *name);
        for (name, value) in others {
            write_tag(f, name, value)?;
        }
        f.write_str("\n")?;
        let mut text = Wrapped::default();
        write_line(&self.line, self.start, &mut text);
        text.word(self.outcome.as_str());
        f.write_str(&text.finish())
    }
}

fn write_tag(f: &mut fmt::Formatter<'_>, name: &str, value: &str) -> fmt::Result {
    let escaped = value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " ");
    writeln!(f, "[{name} \"{escaped}\"]")
}

/// A line that is being written, and its current position.
struct Writing<'a> {
    line: &'a Line,
    next: usize,
    position: Position,
    before: Position,
    /// The index of the next variation on the last move.
    variation: usize,
    /// Whether a black move needs its number: at the start and after a comment or a variation.
    needs_number: bool,
}

/// Writes a line with its variations; uses an explicit stack, so that deep nesting cannot overflow the program's.
fn write_line(line: &Line, start: Position, text: &mut Wrapped) {
    let mut stack = vec![Writing::new(line, start, text)];
    while let Some(top) = stack.last_mut() {
        let last = top.next.checked_sub(1).and_then(|index| top.line.moves.get(index));
        if let Some(variation) = last.and_then(|played| played.variations.get(top.variation)) {
            top.variation += 1;
            top.needs_number = true;
            let before = top.before;
            text.open();
            let writing = Writing::new(variation, before, text);
            stack.push(writing);
        } else if top.next < top.line.moves.len() {
            top.write_move(text);
        } else {
            stack.pop();
            if !stack.is_empty() {
                text.close();
            }
        }
    }
}

impl<'a> Writing<'a> {
    fn new(line: &'a Line, position: Position, text: &mut Wrapped) -> Self {
        line.nags.iter().for_each(|nag| text.word(&format!("${nag}")));
        line.comments.iter().for_each(|comment| text.comment(comment));
        Self { line, next: 0, position, before: position, variation: 0, needs_number: true }
    }

    fn write_move(&mut self, text: &mut Wrapped) {
        let played = &self.line.moves[self.next];
        self.next += 1;
        self.variation = 0;
        let number = self.position.move_number();
        match self.position.turn() {
            Color::White => text.word(&format!("{number}.")),
            Color::Black if self.needs_number => text.word(&format!("{number}...")),
            Color::Black => {}
        }
        self.before = self.position;
        match played.mv.map(|mv| self.position.legal(mv)) {
            Some(Ok(mv)) => {
                text.word(&Style::PGN.write(mv));
                self.position = mv.play();
            }
            // A line ends before a move that cannot be played, and says so.
            Some(Err(error)) => {
                (self.next, self.variation) = (self.line.moves.len(), usize::MAX);
                text.drop_number();
                text.comment(&error.to_string());
                return;
            }
            None => {
                text.word("--");
                self.position = super::movetext::pass(&self.position).unwrap_or(self.position);
            }
        }
        played.nags.iter().for_each(|nag| text.word(&format!("${nag}")));
        played.comments.iter().for_each(|comment| text.comment(comment));
        self.needs_number = !played.comments.is_empty();
    }
}

/// Text that is broken into lines at spaces.
#[derive(Default)]
struct Wrapped {
    text: String,
    column: usize,
    /// The last word, to which a closing bracket may still be added.
    word: String,
    /// Whether the next word is added without a space, as after an opening bracket.
    is_open: bool,
}

impl Wrapped {
    fn word(&mut self, word: &str) {
        if !self.is_open {
            self.flush();
        }
        self.word.push_str(word);
        self.is_open = false;
    }

    fn open(&mut self) {
        self.word("(");
        self.is_open = true;
    }

    fn close(&mut self) {
        self.word.push(')');
        self.is_open = false;
    }

    fn comment(&mut self, comment: &str) {
        if comment.contains(['{', '}']) || comment.ends_with('\\') {
            // Braces cannot contain a brace, or text that could be read as a nested comment; a comment to the end of the
            // line can.
            self.break_line();
            self.text.push(';');
            self.text.push_str(&comment.replace(['\n', '\r'], " "));
            self.text.push('\n');
            return;
        }
        self.word("{");
        self.is_open = true;
        unbroken_parts(comment).for_each(|part| self.word(&part));
        self.word.push('}');
        self.is_open = false;
    }

    /// Takes back the number of a move that is not written.
    fn drop_number(&mut self) {
        if self.word.ends_with('.') {
            let kept = self.word.trim_end_matches(['.', '0', '1', '2', '3', '4', '5', '6', '7', '8', '9']).len();
            self.word.truncate(kept);
            self.is_open = kept > 0;
        }
    }

    fn flush(&mut self) {
        if self.word.is_empty() {
            return;
        }
        let len = self.word.chars().count();
        // A line that starts with a percent sign would be skipped by readers.
        if self.column > 0 && (self.column + 1 + len <= COLUMNS || self.word.starts_with('%')) {
            self.text.push(' ');
            self.column += 1;
        } else if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
        self.text.push_str(&self.word);
        self.column += len;
        self.word.clear();
    }

    fn break_line(&mut self) {
        self.flush();
        if self.column > 0 {
            self.text.push('\n');
            self.column = 0;
        }
    }

    fn finish(mut self) -> String {
        self.break_line();
        self.text
    }
}

/// Splits a comment at spaces, except within commands such as `[%clk 1:02:03]`, which other programs expect on one line.
///
/// A command that no line can hold, or that does not end, is split like other text.
fn unbroken_parts(comment: &str) -> impl Iterator<Item = Cow<'_, str>> {
    // The braces of the comment can stand on the same line.
    const LONGEST: usize = COLUMNS - 2;
    let mut words = comment.split_whitespace();
    std::iter::from_fn(move || {
        let first = words.next()?;
        let is_open = |part: &str| part.rfind("[%").is_some_and(|start| !part[start..].contains(']'));
        // Nearly all words have no bracket.
        if !first.as_bytes().contains(&b'[') || !is_open(first) {
            return Some(Cow::Borrowed(first));
        }
        let (mut part, mut rest) = (first.to_owned(), words.clone());
        while is_open(&part)
            && part.len() <= LONGEST
            && let Some(word) = rest.next()
        {
            part.push(' ');
            part.push_str(word);
        }
        if is_open(&part) || part.chars().count() > LONGEST {
            return Some(Cow::Borrowed(first));
        }
        words = rest;
        Some(Cow::Owned(part))
    })
}
