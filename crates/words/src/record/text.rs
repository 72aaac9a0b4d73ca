//! A record as plain text: for a terminal, a file or a printer.

use std::fmt::Write;

use super::clock::precisions;
use super::{Line, LineKind, Record};
use crate::Words;

/// The widest line, in characters.
const WIDTH: usize = 100;

impl Record {
    /// Writes the record as text: the head, a line for each act or ruling, the result.
    pub fn to_text(&self, words: &Words) -> String {
        let mut text = format!("{}\n\n", self.title);
        let width = self.head.iter().map(|field| length(&field.label)).max().unwrap_or(0) + 2;
        for field in &self.head {
            let label = padded(&format!("{}:", field.label), width);
            // Writing to a text cannot fail.
            let _ = writeln!(text, "{}", wrapped(&format!("{label}{}", field.value), width));
        }
        text.push('\n');
        text.push_str(&self.table(words));
        if let Some(closing) = &self.closing {
            let _ = writeln!(text, "\n{}: {}\n{}", closing.label, closing.score, closing.sentence);
        }
        text
    }

    fn table(&self, words: &Words) -> String {
        let precisions = precisions(&self.lines);
        let times: Vec<String> =
            self.lines.iter().zip(precisions).map(|(line, precision)| words.moment(line.at, precision)).collect();
        let has_clocks = self.lines.iter().any(|line| line.clocks.is_some());
        let titles = ["record-time", "head-white", "head-black"].map(|id| crate::say::capitalised(&words.plain(id)));
        let [mut time_width, mut white_width, mut black_width] = titles.each_ref().map(|title| length(title));
        for (line, time) in self.lines.iter().zip(&times) {
            time_width = time_width.max(length(time));
            if let Some(clocks) = &line.clocks {
                white_width = white_width.max(length(&clocks.white));
                black_width = black_width.max(length(&clocks.black));
            }
        }
        let start = |time: &str, white: &str, black: &str| {
            let mut start = format!("{}  ", padded(time, time_width));
            if has_clocks {
                let _ = write!(start, "{}  {}  ", right(white, white_width), right(black, black_width));
            }
            start
        };
        let [time, white, black] = &titles;
        let mut text = format!("{}\n", start(time, white, black).trim_end());
        let mut earlier = "";
        for (line, time) in self.lines.iter().zip(&times) {
            let shown = if time == earlier { "" } else { time };
            earlier = time;
            let [white, black] = line.clocks.as_ref().map_or(["", ""], |clocks| [&clocks.white, &clocks.black]);
            let start = start(shown, white, black);
            let (mark, indent) = (mark(line), length(&start));
            let _ = writeln!(text, "{}", wrapped(&format!("{start}{mark}{}", line.sentence), indent + length(mark)));
            if let Some(position) = &line.position {
                let _ = writeln!(text, "{:indent$}  {position}", "");
            }
        }
        text
    }
}

/// Returns a mark that makes rulings and refusals stand out.
const fn mark(line: &Line) -> &'static str {
    match line.kind {
        LineKind::Move | LineKind::Step | LineKind::Act => "",
        LineKind::Note | LineKind::Decision => "→ ",
        LineKind::Refusal => "✗ ",
    }
}

/// Breaks a line at spaces where it gets too wide, and indents what follows. Its own indentation stays.
fn wrapped(line: &str, indent: usize) -> String {
    let head: String = line.chars().take(indent).collect();
    let rest: String = line.chars().skip(indent).collect();
    let (mut text, mut column) = (head, indent);
    for (index, word) in words_of(&rest).iter().enumerate() {
        let width = length(word);
        if index > 0 && column + 1 + width > WIDTH {
            let _ = write!(text, "\n{:indent$}", "");
            column = indent;
        } else if index > 0 {
            text.push(' ');
            column += 1;
        }
        text.push_str(word);
        column += width;
    }
    text.trim_end().to_owned()
}

/// Splits a text at spaces; words in brackets stay together, so that an article is never split.
fn words_of(text: &str) -> Vec<String> {
    let mut words: Vec<String> = Vec::new();
    for word in text.split(' ') {
        match words.last_mut() {
            Some(last) if last.contains('(') && !last.contains(')') && length(last) < WIDTH / 3 => {
                last.push(' ');
                last.push_str(word);
            }
            _ => words.push(word.to_owned()),
        }
    }
    words
}

fn length(text: &str) -> usize {
    text.chars().count()
}

fn padded(text: &str, width: usize) -> String {
    format!("{text:width$}")
}

fn right(text: &str, width: usize) -> String {
    format!("{text:>width$}")
}
