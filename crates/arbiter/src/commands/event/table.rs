//! Tables for people: columns that stay aligned whatever the letters.

use std::io::Write;

use anyhow::Result;

use super::super::layout::{aligned, padded, width_of};

/// A table that is written when all rows are known.
pub(super) struct Table {
    /// Whether each column is aligned to the right.
    right: Vec<bool>,
    rows: Vec<Vec<String>>,
}

impl Table {
    /// Makes a table; `<` is a column of words, `>` one of numbers.
    pub(super) fn new(columns: &str) -> Self {
        Self { right: columns.chars().map(|column| column == '>').collect(), rows: Vec::new() }
    }

    /// Adds a column.
    pub(super) fn column(&mut self, is_right: bool) {
        self.right.push(is_right);
    }

    /// Adds a row.
    pub(super) fn row(&mut self, cells: impl IntoIterator<Item = String>) {
        self.rows.push(cells.into_iter().collect());
    }

    /// Writes the table; nothing follows the last letter of a line.
    pub(super) fn write(&self, out: &mut dyn Write) -> Result<()> {
        let width_of =
            |column: usize| self.rows.iter().filter_map(|row| row.get(column)).map(|cell| width_of(cell)).max();
        let widths: Vec<usize> = (0..self.right.len()).map(|column| width_of(column).unwrap_or(0)).collect();
        for row in &self.rows {
            let mut line = String::new();
            for (column, cell) in row.iter().enumerate() {
                let width = widths.get(column).copied().unwrap_or(0);
                let is_right = self.right.get(column).copied().unwrap_or(false);
                line += &if is_right { aligned(cell, width) } else { padded(cell, width) };
                line += "  ";
            }
            writeln!(out, "{}", line.trim_end())?;
        }
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn columns_are_aligned_whatever_the_letters() {
        let mut table = Table::new("><>");
        for (number, name, points) in
            [("1", "Dvořák", "1"), ("12", "李小龍", "0.5"), ("3", "De\u{301}sire\u{301}e", "10")]
        {
            table.row([number.to_owned(), name.to_owned(), points.to_owned()]);
        }
        let mut out = Vec::new();
        table.write(&mut out).unwrap();
        let text = String::from_utf8(out).unwrap();
        assert_eq!(text, " 1  Dvořák     1\n12  李小龍   0.5\n 3  De\u{301}sire\u{301}e   10\n");
    }
}
