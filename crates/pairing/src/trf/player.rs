//! Record 001: a player and all rounds.

use super::columns::Columns;
use crate::{Cell, Color, Flaw, Mark, Player, Points, Problem, Title};

/// The columns that must be blank between the fields before the rounds.
const GAPS: [usize; 11] = [4, 9, 14, 48, 53, 57, 69, 80, 85, 90, 91];

/// What a line tells of a player.
pub(super) struct Row {
    pub(super) player: Player,
    pub(super) points: Option<Points>,
    pub(super) warnings: Vec<Flaw>,
}

/// Reads a line, by characters or, if only that makes sense, by bytes.
pub(super) fn read(line: usize, text: &str) -> Result<Row, Flaw> {
    let flaw = match read_columns(&Columns::of(line, text)) {
        Ok(row) => return Ok(row),
        Err(flaw) => flaw,
    };
    if text.is_ascii() {
        return Err(flaw);
    }
    let bytes = Columns::of_bytes(line, text);
    let mut row = read_columns(&bytes).map_err(|_| flaw)?;
    row.warnings.push(Flaw::new(Some(bytes.place(1)), Problem::CountsBytes));
    Ok(row)
}

fn read_columns(columns: &Columns) -> Result<Row, Flaw> {
    for gap in GAPS {
        columns.blank(gap)?;
    }
    let mut warnings = Vec::new();
    let wanted = "a starting number from 1 to 9999";
    let id = columns.number(5, 8, wanted)?.ok_or_else(|| columns.wrong(5, "", wanted))?;
    let sex = match columns.at(10).to_ascii_lowercase() {
        ' ' => None,
        sex @ ('m' | 'w' | 'f') => Some(sex),
        other => return Err(columns.wrong(10, other, "m, w or a blank")),
    };
    let letters = columns.text(11, 13);
    let title = Title::find(&letters);
    if title.is_none() && !letters.is_empty() {
        let problem = Problem::Unusual { found: letters, read_as: "no title".to_owned() };
        warnings.push(Flaw::new(Some(columns.place(11)), problem));
    }
    let rating = columns.number(49, 52, "a rating")?.filter(|rating| *rating != 0);
    let points = columns.points(81, 84)?;
    if columns.text(81, 84).contains(',') {
        let read_as = points.map(|points| points.to_string()).unwrap_or_default();
        warnings.push(Flaw::new(Some(columns.place(81)), Problem::Unusual { found: columns.text(81, 84), read_as }));
    }
    let player = Player {
        id,
        sex,
        title,
        name: columns.text(15, 47),
        rating,
        federation: columns.text(54, 56),
        fide_id: columns.text(58, 68),
        birth: columns.text(70, 79),
        club: String::new(),
        rank: columns.number(86, 89, "a rank")?.filter(|rank| *rank != 0),
        cells: cells(columns, &mut warnings)?,
    };
    Ok(Row { player, points, warnings })
}

fn cells(columns: &Columns, warnings: &mut Vec<Flaw>) -> Result<Vec<Option<Cell>>, Flaw> {
    let mut cells = Vec::new();
    let mut start = 92;
    while start <= columns.len() {
        for gap in [4, 6, 8, 9] {
            columns.blank(start + gap)?;
        }
        cells.push(cell(columns, start, warnings)?);
        start += 10;
    }
    while cells.last() == Some(&None) {
        cells.pop();
    }
    Ok(cells)
}

fn cell(columns: &Columns, start: usize, warnings: &mut Vec<Flaw>) -> Result<Option<Cell>, Flaw> {
    let field = columns.text(start, start + 3);
    let opponent = columns.number(start, start + 3, "the number of an opponent, or 0000")?.filter(|id| *id != 0);
    let color = match columns.at(start + 5) {
        'w' | 'W' => Some(Color::White),
        'b' | 'B' => Some(Color::Black),
        '-' | ' ' => None,
        other => return Err(columns.wrong(start + 5, other, "w, b or -")),
    };
    let letter = columns.at(start + 7);
    if field.is_empty() && color.is_none() && letter == ' ' {
        return Ok(None);
    }
    let Some(mark) = Mark::find(letter) else {
        return Err(columns.wrong(start + 7, letter, "a result: 1 = 0 W D L + - H F U Z"));
    };
    if opponent.is_some() {
        return Ok(Some(Cell { opponent, color, mark }));
    }
    Ok(match mark {
        Mark::Pending if color.is_none() => Some(Cell::bye(Mark::ZeroBye)),
        Mark::ForfeitLoss => {
            let problem = Problem::Unusual { found: "-".to_owned(), read_as: "an absence (Z)".to_owned() };
            warnings.push(Flaw::new(Some(columns.place(start + 7)), problem));
            Some(Cell::bye(Mark::ZeroBye))
        }
        mark if mark.has_opponent() => Some(Cell { opponent: None, color, mark }),
        mark => Some(Cell::bye(mark)),
    })
}
