//! Fields in fixed columns, counted from 1 in characters.

use std::str::FromStr;

use crate::{Flaw, Place, Points, Problem};

/// Stands for the further bytes of a letter in a line that counts bytes.
const FILLER: char = '\u{fdd0}';

/// A line cut into columns.
pub(super) struct Columns {
    line: usize,
    cells: Vec<char>,
}

impl Columns {
    /// Counts characters.
    pub(super) fn of(line: usize, text: &str) -> Self {
        Self { line, cells: text.chars().collect() }
    }

    /// Counts the bytes of UTF-8, as some programs do.
    pub(super) fn of_bytes(line: usize, text: &str) -> Self {
        let cells = text.chars().flat_map(|c| std::iter::once(c).chain(std::iter::repeat_n(FILLER, c.len_utf8() - 1)));
        Self { line, cells: cells.collect() }
    }

    pub(super) fn len(&self) -> usize {
        self.cells.len()
    }

    /// Gives the character in a column; a blank beyond the end and for tabs and other control characters.
    pub(super) fn at(&self, column: usize) -> char {
        self.cells.get(column - 1).copied().filter(|c| !c.is_control()).unwrap_or(' ')
    }

    /// Gives the text of a field without the blanks around it.
    pub(super) fn text(&self, from: usize, to: usize) -> String {
        let text: String = (from..=to.min(self.len())).map(|column| self.at(column)).filter(|c| *c != FILLER).collect();
        text.trim().to_owned()
    }

    pub(super) fn place(&self, column: usize) -> Place {
        Place { line: self.line, column }
    }

    pub(super) fn wrong(&self, column: usize, found: impl Into<String>, wanted: &'static str) -> Flaw {
        Flaw::new(Some(self.place(column)), Problem::Field { found: found.into(), wanted })
    }

    /// Demands a blank between two fields.
    pub(super) fn blank(&self, column: usize) -> Result<(), Flaw> {
        let found = self.at(column);
        if found == ' ' { Ok(()) } else { Err(self.wrong(column, found, "a blank between two fields")) }
    }

    /// Reads a number; none if the field is blank.
    pub(super) fn number<N: FromStr>(&self, from: usize, to: usize, wanted: &'static str) -> Result<Option<N>, Flaw> {
        let text = self.text(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        let number = text.bytes().all(|byte| byte.is_ascii_digit()).then(|| text.parse().ok()).flatten();
        number.map(Some).ok_or_else(|| self.wrong(from, text, wanted))
    }

    /// Reads points; none if the field is blank.
    pub(super) fn points(&self, from: usize, to: usize) -> Result<Option<Points>, Flaw> {
        let text = self.text(from, to);
        if text.is_empty() {
            return Ok(None);
        }
        text.parse().map(Some).map_err(|_| self.wrong(from, text, "points such as 2.5"))
    }

    /// Reads numbers of players in columns of four, five apart, until the end of the line.
    pub(super) fn numbers(&self, first: usize) -> Result<Vec<u16>, Flaw> {
        let mut numbers = Vec::new();
        let mut column = first;
        while column <= self.len() {
            numbers.extend(self.number::<u16>(column, column + 3, "a player's number")?.filter(|id| *id != 0));
            self.blank(column + 4)?;
            column += 5;
        }
        Ok(numbers)
    }
}
