//! Players from text: a pasted spreadsheet, CSV or a report file. Everything that does not fit is told, and nothing is guessed.

mod cells;
mod columns;
mod text;

use event::Registration;
use pairing::trf;
use serde::Serialize;
use ts_rs::TS;

use self::cells::Table;
use self::columns::Columns;
use crate::event::registration::RegistrationFrame;

/// Players read from text, and all that does not fit.
///
/// ```
/// let import = protocol::event::import("Příjmení;Jméno;Elo\nNovák;Jan;1850\nDvořák;Petr;abc\n".as_bytes());
/// assert_eq!(import.players[0].registration.name, "Novák, Jan");
/// let problem = &import.problems[0];
/// assert_eq!((problem.row, problem.column, problem.code), (3, Some(3), "rating"));
/// assert_eq!(problem.to_string(), "row 3, column 3 (Elo): found \"abc\", expected a rating such as 1850, or nothing");
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct Import {
    /// The players without problems, in the order of rows.
    pub players: Vec<ImportedFrame>,
    /// Everything that does not fit. Warnings do not keep players out.
    pub problems: Vec<ImportProblem>,
}

/// A player read from text.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ImportedFrame {
    /// The row, from 1.
    pub row: u32,
    /// The entry form.
    pub registration: RegistrationFrame,
}

/// Something that does not fit, and where it is.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ImportProblem {
    /// The row, from 1; rows of report files are lines.
    pub row: u32,
    /// The column, from 1, if it is about one.
    pub column: Option<u32>,
    /// The name of the column, if it has one.
    pub header: Option<String>,
    /// The stable code.
    #[ts(type = "string")]
    pub code: &'static str,
    /// What was found.
    pub found: String,
    /// Another number that belongs to it: the row of the same player, or how many columns the first row names.
    pub number: Option<u32>,
    /// What does not fit, as a sentence in the language of the reader.
    pub said: String,
    /// What was wanted, in English, for logs.
    #[serde(skip)]
    #[ts(skip)]
    wanted: String,
    /// What does not fit in a report file.
    #[serde(skip)]
    #[ts(skip)]
    flaw: Option<pairing::Problem>,
    /// Whether nothing is lost by it.
    pub is_warning: bool,
}

/// The cells of a text with players, as they were split, so that problems can be shown at their places.
///
/// ```
/// let (_, table) = protocol::event::import_with_cells("Elo;Jméno;Boty\n1850;Jan Novák;41\n".as_bytes());
/// assert_eq!(table.columns, [Some("rating"), Some("name"), None]);
/// assert_eq!((table.rows[1].row, table.rows[1].cells[1].as_str()), (2, "Jan Novák"));
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, TS)]
pub struct ImportCells {
    /// What each column holds, by the first row; null for a column that is left out. Empty for a report file and for a list of names
    /// without a head.
    #[ts(type = "(string | null)[]")]
    pub columns: Vec<Option<&'static str>>,
    /// The rows that are not empty, the head included; a row of a report file is one cell.
    pub rows: Vec<ImportRow>,
}

/// A row of a text with players.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, TS)]
pub struct ImportRow {
    /// The row, from 1.
    pub row: u32,
    /// Its cells.
    pub cells: Vec<String>,
}

impl std::fmt::Display for ImportProblem {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "row {}", self.row)?;
        if let Some(column) = self.column {
            write!(f, ", column {column}")?;
        }
        if let Some(header) = &self.header {
            write!(f, " ({header})")?;
        }
        let Self { found, wanted, .. } = self;
        match (found.as_str(), wanted.as_str()) {
            ("", wanted) => write!(f, ": found nothing, expected {wanted}"),
            (found, "") => write!(f, ": {found}"),
            (found, wanted) => write!(f, ": found {found:?}, expected {wanted}"),
        }
    }
}

impl ImportProblem {
    fn new(row: usize, code: &'static str, found: &str, wanted: impl Into<String>) -> Self {
        let (found, wanted) = (found.to_owned(), wanted.into());
        let (column, header, number, said, flaw) = (None, None, None, String::new(), None);
        Self { row: row as u32, column, header, code, found, number, said, wanted, flaw, is_warning: false }
    }

    fn numbered(self, number: u32) -> Self {
        Self { number: Some(number), ..self }
    }

    /// Returns what does not fit in a report file, if it is that.
    pub const fn flaw(&self) -> Option<&pairing::Problem> {
        self.flaw.as_ref()
    }

    fn at(mut self, column: usize) -> Self {
        self.column = Some(column as u32);
        self
    }

    fn in_column(self, column: usize, header: &str) -> Self {
        Self { header: Some(header.to_owned()).filter(|header| !header.is_empty()), ..self.at(column) }
    }

    fn warning(self) -> Self {
        Self { is_warning: true, ..self }
    }
}

impl Import {
    /// Tells whether nothing keeps a player out.
    pub fn is_whole(&self) -> bool {
        self.problems.iter().all(|problem| problem.is_warning)
    }

    /// Has every problem said in the language of the reader.
    ///
    /// ```
    /// let mut import = protocol::event::import(b"Name;Elo\nNovak, Jan;abc\n");
    /// import.say(|problem| format!("{}!", problem.found));
    /// assert_eq!(import.problems[0].said, "abc!");
    /// ```
    pub fn say(&mut self, say: impl Fn(&ImportProblem) -> String) {
        for problem in &mut self.problems {
            problem.said = say(problem);
        }
    }

    /// Returns the entry forms as an event knows them.
    pub fn registrations(&self) -> Vec<Registration> {
        self.players.iter().map(|player| player.registration.clone().into_event()).collect()
    }

    /// Refuses players of whom the list has two that cannot be told apart.
    fn check_twins(&mut self) {
        let cards: Vec<_> = self.registrations().into_iter().map(|form| form.card).collect();
        let mut is_twin = vec![false; cards.len()];
        for (place, card) in cards.iter().enumerate() {
            let Some(other) = cards[..place].iter().position(|other| other.is_same_person(card)) else { continue };
            let other = self.players[other].row;
            let wanted = format!("another person than in row {other}: a birth or a FIDE number tells them apart");
            let problem = ImportProblem::new(self.players[place].row as usize, "same_player", &card.name, wanted);
            self.problems.push(problem.numbered(other));
            is_twin[place] = true;
        }
        let mut places = is_twin.into_iter();
        self.players.retain(|_| !places.next().unwrap_or_default());
    }
}

/// Reads players from text: tab-separated as spreadsheets paste it, CSV with commas or semicolons, a list of names, or TRF.
pub fn import(bytes: &[u8]) -> Import {
    import_with_cells(bytes).0
}

/// Reads players from text as [`import`] does, and returns the cells as well.
pub fn import_with_cells(bytes: &[u8]) -> (Import, ImportCells) {
    let (mut import, cells) = if is_trf(bytes) {
        (of_trf(bytes), ImportCells { columns: Vec::new(), rows: lines(bytes) })
    } else {
        of_table(bytes)
    };
    import.check_twins();
    import.problems.sort_by_key(|problem| (problem.row, problem.column));
    (import, cells)
}

/// Returns the lines of a report file as they are shown to people.
fn lines(bytes: &[u8]) -> Vec<ImportRow> {
    let text = String::from_utf8_lossy(bytes);
    let lines = text.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty());
    lines.map(|(line, row)| ImportRow { row, cells: vec![line.to_owned()] }).collect()
}

/// A report file has a line of a player, and every line starts with a code.
fn is_trf(bytes: &[u8]) -> bool {
    let mut lines = bytes.split(|byte| *byte == b'\n' || *byte == b'\r').filter(|line| !line.is_empty());
    lines.any(|line| line.starts_with(b"001 ") && line.len() > 40)
}

fn of_trf(bytes: &[u8]) -> Import {
    let problem = |flaw: &pairing::Flaw| {
        let (row, column) = flaw.place.map_or((1, None), |place| (place.line, Some(place.column)));
        let told = ImportProblem::new(row, "trf", &flaw.problem.to_string(), "");
        let told = ImportProblem { flaw: Some(flaw.problem.clone()), ..told };
        let told = column.map_or(told.clone(), |column| told.at(column));
        if flaw.is_fatal() { told } else { told.warning() }
    };
    match trf::read(bytes) {
        Err(error) => Import { players: Vec::new(), problems: error.flaws.iter().map(problem).collect() },
        Ok(file) => {
            let mut import = Import { players: Vec::new(), problems: file.warnings().iter().map(problem).collect() };
            let draft = file.into_tournament().into_draft();
            for (place, player) in draft.players.into_iter().enumerate() {
                let row = draft.lines.get(place).copied().unwrap_or(place + 1);
                if player.name.trim().is_empty() {
                    import.problems.push(ImportProblem::new(row, "no_name", "", "the name of a player"));
                    continue;
                }
                let card = event::Card {
                    name: player.name,
                    sex: player.sex,
                    federation: player.federation,
                    fide_id: player.fide_id,
                    birth: player.birth,
                    club: player.club,
                    contact: String::new(),
                };
                let form =
                    Registration { rating: player.rating.filter(|rating| *rating > 0), title: player.title, card };
                import.players.push(ImportedFrame { row: row as u32, registration: RegistrationFrame::of(&form) });
            }
            import
        }
    }
}

fn of_table(bytes: &[u8]) -> (Import, ImportCells) {
    let mut import = Import::default();
    let text = match text::decode(bytes) {
        Ok(text) => text,
        Err(problem) => return (Import { problems: vec![*problem], ..import }, ImportCells::default()),
    };
    let table = Table::read(&text, &mut import.problems);
    let shown = |rows: &[cells::Row]| -> Vec<ImportRow> {
        rows.iter().map(|row| ImportRow { row: row.number as u32, cells: row.cells.clone() }).collect()
    };
    let names = table.rows.first().map(Columns::names).unwrap_or_default();
    let Some((columns, rows)) = Columns::of(&table, &mut import.problems) else {
        return (import, ImportCells { columns: names, rows: shown(&table.rows) });
    };
    let cells = if columns.has_head() {
        ImportCells { columns: names, rows: shown(&table.rows) }
    } else {
        ImportCells { columns: Vec::new(), rows: shown(&table.lines) }
    };
    for row in rows {
        let before = import.problems.len();
        let registration = columns.registration(row, &mut import.problems);
        let is_whole = import.problems[before..].iter().all(|problem| problem.is_warning);
        if let Some(registration) = registration.filter(|_| is_whole) {
            import.players.push(ImportedFrame { row: row.number as u32, registration });
        }
    }
    if import.players.is_empty() && import.is_whole() {
        import.problems.push(ImportProblem::new(1, "no_players", "", "a row for each player"));
    }
    (import, cells)
}

/// Declares the types.
pub(super) fn declarations(config: &ts_rs::Config) -> Vec<String> {
    vec![
        ImportedFrame::decl(config),
        ImportProblem::decl(config),
        Import::decl(config),
        ImportRow::decl(config),
        ImportCells::decl(config),
    ]
}
