//! Articles as text for a terminal.

use std::fmt::Write;

use book::{Entry, Volume};
use unicode_width::UnicodeWidthStr;
use words::Rulebook;

/// The width of a line.
const WIDTH: usize = 96;
/// The width of the column of numbers.
const NUMBERS: usize = 12;

/// A text that grows.
pub(super) struct Text {
    pub(super) written: String,
    is_colored: bool,
}

impl Text {
    pub(super) const fn new(is_colored: bool) -> Self {
        Self { written: String::new(), is_colored }
    }

    /// Writes the title of an article, after an empty line if something is there.
    pub(super) fn title(&mut self, volume: Volume, number: &str, heading: &str) {
        if !self.written.is_empty() {
            self.written.push('\n');
        }
        let parts = [volume.name(), number, heading].into_iter().filter(|part| !part.is_empty());
        let title = parts.collect::<Vec<_>>().join("  ");
        let title = self.styled("1", &title);
        let _ = writeln!(self.written, "{title}\n");
    }

    /// Writes a number and its text, which is wrapped.
    pub(super) fn row(&mut self, number: &str, text: &str) {
        let mut lines = wrapped(text, WIDTH - NUMBERS).into_iter();
        let space = NUMBERS.saturating_sub(number.width()).max(1);
        let shown = self.styled("31", number);
        let _ = writeln!(self.written, "{shown}{}{}", " ".repeat(space), lines.next().unwrap_or_default());
        for line in lines {
            let _ = writeln!(self.written, "{}{line}", " ".repeat(NUMBERS));
        }
    }

    /// Writes articles with their headings, texts and changes.
    pub(super) fn articles(&mut self, book: &Rulebook, volume: Volume, entries: &[&Entry]) {
        for (index, entry) in entries.iter().enumerate() {
            let Some(said) = book.paraphrase(volume, entry.number()) else { continue };
            // The heading of the first one is in the title.
            let heading = said.heading.as_deref().filter(|_| index > 0);
            match (heading, said.text.as_deref()) {
                (Some(heading), Some(text)) => self.row(entry.number(), &format!("{heading}. {text}")),
                (Some(text), None) | (None, Some(text)) => self.row(entry.number(), text),
                (None, None) => {}
            }
            if let (Some(changed), Some(before)) = (&said.changed, volume.compared_with()) {
                for (index, line) in wrapped(changed, WIDTH - NUMBERS - 6).into_iter().enumerate() {
                    let name = if index == 0 { before.name() } else { "" };
                    let line = self.styled("32", &format!("{name:<5}{line}"));
                    let _ = writeln!(self.written, "{}{}", " ".repeat(NUMBERS), line.trim_end());
                }
            }
        }
    }

    /// Writes where the other volumes say the same.
    pub(super) fn elsewhere(&mut self, volume: Volume, entries: &[&Entry]) {
        let mut places = Vec::new();
        for other in Volume::ALL.into_iter().filter(|other| *other != volume) {
            let mut numbers: Vec<&str> = Vec::new();
            for number in entries.iter().flat_map(|entry| entry.counterparts(other)) {
                if !numbers.contains(&number) {
                    numbers.push(number);
                }
            }
            if !numbers.is_empty() {
                places.push((other.name(), numbers.join(", ")));
            }
        }
        if !places.is_empty() {
            self.written.push('\n');
        }
        for (name, numbers) in places {
            self.row(name, &numbers);
        }
    }

    /// Writes an article that a search found.
    pub(super) fn found(&mut self, entry: &Entry, heading: &str, text: Option<&str>) {
        let number = format!("{} {}", entry.volume(), entry.number());
        let shown = self.styled("31", &number);
        let heading = self.styled("1", heading);
        let _ = writeln!(self.written, "{shown}  {heading}");
        for line in wrapped(text.unwrap_or_default(), WIDTH - 4) {
            let _ = writeln!(self.written, "    {line}");
        }
    }

    fn styled(&self, code: &str, text: &str) -> String {
        if self.is_colored { format!("\x1b[{code}m{text}\x1b[0m") } else { text.to_owned() }
    }
}

/// Breaks a text into lines of some width at its spaces.
fn wrapped(text: &str, width: usize) -> Vec<String> {
    let mut lines: Vec<String> = Vec::new();
    for word in text.split(' ').filter(|word| !word.is_empty()) {
        match lines.last_mut() {
            Some(line) if line.width() + 1 + word.width() <= width => {
                line.push(' ');
                line.push_str(word);
            }
            _ => lines.push(word.to_owned()),
        }
    }
    lines
}
