//! Writes a game in PGN's export format: the seven standard tags first, lines of fewer than 80 columns.

use std::fmt;

use board::{Color, Position};

use super::tree::{GameTree, Line};
use super::wrap::Wrapped;
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
        let is_set_up = self.tag("FEN").is_some() || self.start != Position::initial() || self.start.move_number() != 1;
        let fen = if is_set_up { self.start.to_string() } else { String::new() };
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
    for part in ["[", name, " \""] {
        f.write_str(part)?;
    }
    if value.bytes().any(|byte| matches!(byte, b'\\' | b'"' | b'\n' | b'\r')) {
        f.write_str(&value.replace('\\', "\\\\").replace('"', "\\\"").replace(['\n', '\r'], " "))?;
    } else {
        f.write_str(value)?;
    }
    f.write_str("\"]\n")
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
        line.nags.iter().for_each(|&nag| text.nag(nag));
        line.comments.iter().for_each(|comment| text.comment(comment));
        Self { line, next: 0, position, before: position, variation: 0, needs_number: true }
    }

    fn write_move(&mut self, text: &mut Wrapped) {
        let played = &self.line.moves[self.next];
        self.next += 1;
        self.variation = 0;
        let number = self.position.move_number();
        match self.position.turn() {
            Color::White => text.number(number, "."),
            Color::Black if self.needs_number => text.number(number, "..."),
            Color::Black => {}
        }
        self.before = self.position;
        match played.mv.map(|mv| self.position.legal(mv)) {
            Some(Ok(mv)) => {
                text.mv(&Style::PGN, mv);
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
        played.nags.iter().for_each(|&nag| text.nag(nag));
        played.comments.iter().for_each(|comment| text.comment(comment));
        self.needs_number = !played.comments.is_empty();
    }
}
