//! From text to cells: tabs, semicolons or commas, with quoted cells.

use super::ImportProblem;

/// A table of cells.
#[derive(Debug)]
pub(super) struct Table {
    pub(super) rows: Vec<Row>,
    /// The lines as they are, for lists of names with commas in them.
    pub(super) lines: Vec<Row>,
}

/// A row of a table.
#[derive(Clone, Debug)]
pub(super) struct Row {
    /// The line in which it starts, from 1.
    pub(super) number: usize,
    pub(super) cells: Vec<String>,
}

impl Table {
    /// Reads a table; what is between cells follows from the first line. Empty rows are left out.
    pub(super) fn read(text: &str, problems: &mut Vec<ImportProblem>) -> Self {
        let first = text.lines().find(|line| !line.trim().is_empty()).unwrap_or_default();
        let between = ['\t', ';', ','].into_iter().find(|mark| first.contains(*mark)).unwrap_or(',');
        let rows = split(text, between, problems);
        let lines = text.lines().zip(1..).map(|(line, number)| Row { number, cells: vec![line.trim().to_owned()] });
        let lines = lines.filter(|row| !row.cells[0].is_empty()).collect();
        Self { rows, lines }
    }
}

fn split(text: &str, between: char, problems: &mut Vec<ImportProblem>) -> Vec<Row> {
    let mut rows = Vec::new();
    let (mut line, mut row, mut cell) = (1, Row { number: 1, cells: Vec::new() }, String::new());
    let mut quoted_from = None;
    let mut letters = text.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter == '\n' {
            line += 1;
        }
        match (quoted_from, letter) {
            (Some(_), '"') if letters.peek() == Some(&'"') => {
                letters.next();
                cell.push('"');
            }
            (Some(_), '"') => quoted_from = None,
            (Some(_), letter) => cell.push(letter),
            (None, '"') if cell.trim().is_empty() => {
                cell.clear();
                quoted_from = Some((line, row.cells.len() + 1));
            }
            (None, '\n') => {
                row.cells.push(std::mem::take(&mut cell).trim().to_owned());
                rows.push(std::mem::replace(&mut row, Row { number: line, cells: Vec::new() }));
            }
            (None, letter) if letter == between => row.cells.push(std::mem::take(&mut cell).trim().to_owned()),
            (None, letter) => cell.push(letter),
        }
    }
    if let Some((line, column)) = quoted_from {
        problems.push(ImportProblem::new(line, "quote", "\"", "a second quotation mark that ends the cell").at(column));
    }
    row.cells.push(cell.trim().to_owned());
    rows.push(row);
    rows.retain(|row| row.cells.iter().any(|cell| !cell.is_empty()));
    rows
}
