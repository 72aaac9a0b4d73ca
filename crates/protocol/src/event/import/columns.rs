//! What columns hold, by the names in the first row: in English, Czech or Slovak, in any order.

use pairing::Title;

use super::ImportProblem;
use super::cells::{Row, Table};
use crate::contract::names::Name;
use crate::contract::plain::flaw;
use crate::event::bounds::LINE;
use crate::event::registration::{RegistrationFrame, SexText};

/// What a column holds.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Kind {
    Name,
    Surname,
    FirstName,
    Rating,
    Title,
    Sex,
    Federation,
    FideId,
    Birth,
    Club,
    Contact,
    /// A running number, a rank or the like: it is known and not needed.
    Number,
}

impl Kind {
    /// Returns the stable name.
    const fn name(self) -> &'static str {
        match self {
            Self::Name => "name",
            Self::Surname => "surname",
            Self::FirstName => "first_name",
            Self::Rating => "rating",
            Self::Title => "title",
            Self::Sex => "sex",
            Self::Federation => "federation",
            Self::FideId => "fide_id",
            Self::Birth => "birth",
            Self::Club => "club",
            Self::Contact => "contact",
            Self::Number => "number",
        }
    }
}

/// The names of columns, in small letters without accents and signs.
const KINDS: &[(Kind, &[&str])] = &[
    (
        Kind::Name,
        &[
            "name",
            "player",
            "players name",
            "full name",
            "jmeno",
            "hrac",
            "meno",
            "prijmeni jmeno",
            "prijmeni a jmeno",
            "priezvisko meno",
            "priezvisko a meno",
        ],
    ),
    (Kind::Surname, &["surname", "last name", "lastname", "family name", "prijmeni", "priezvisko"]),
    (Kind::FirstName, &["first name", "firstname", "given name", "forename", "krestni jmeno", "krstne meno"]),
    (Kind::Rating, &["rating", "elo", "rtg", "fide rating", "fide elo", "elo fide", "rtgi", "rejting"]),
    (Kind::Title, &["title", "titul", "tit"]),
    (Kind::Sex, &["sex", "gender", "pohlavi", "pohlavie"]),
    (Kind::Federation, &["fed", "federation", "country", "federace", "federacia", "zeme", "stat", "krajina"]),
    (Kind::FideId, &["fide id", "fideid", "id fide", "fide no", "fide number", "fide cislo", "cislo fide"]),
    (
        Kind::Birth,
        &[
            "birth",
            "born",
            "birthday",
            "birth date",
            "date of birth",
            "year of birth",
            "birth year",
            "narozen",
            "narozeni",
            "datum narozeni",
            "rok narozeni",
            "rocnik",
            "narodeny",
            "narodenie",
            "datum narodenia",
            "rok narodenia",
        ],
    ),
    (Kind::Club, &["club", "team", "klub", "oddil", "klub oddil", "druzstvo", "tim"]),
    (Kind::Contact, &["contact", "email", "e mail", "mail", "phone", "telephone", "kontakt", "telefon", "mobil"]),
    (
        Kind::Number,
        &[
            "no",
            "nr",
            "number",
            "start number",
            "sno",
            "rank",
            "c",
            "cislo",
            "por",
            "poradi",
            "poradie",
            "st c",
            "startovni cislo",
            "startovacie cislo",
        ],
    ),
];

/// The columns of a table.
#[derive(Debug)]
pub(super) struct Columns {
    headers: Vec<String>,
    kinds: Vec<Option<Kind>>,
}

impl Columns {
    /// Finds out what the columns of a table hold, and returns the rows that follow. Without a head only a list of names can be
    /// read; none if there is neither.
    pub(super) fn of<'t>(table: &'t Table, problems: &mut Vec<ImportProblem>) -> Option<(Self, &'t [Row])> {
        let Some((first, rest)) = table.rows.split_first() else {
            problems.push(ImportProblem::new(1, "no_players", "", "a row for each player"));
            return None;
        };
        let kinds: Vec<Option<Kind>> = first.cells.iter().map(|cell| find(cell)).collect();
        if kinds.iter().all(Option::is_none) {
            let is_list = table.lines.iter().all(|row| !row.cells[0].contains(['\t', ';', '"']));
            // One comma can stand in a name; more of them are a table whose head is missing.
            let is_list = is_list && table.lines.iter().all(|row| row.cells[0].matches(',').count() <= 1);
            if is_list {
                return Some((Self { headers: vec![String::new()], kinds: vec![Some(Kind::Name)] }, &table.lines));
            }
            let found = first.cells.join(" | ");
            let wanted = "names of columns such as Name, Rating, Club (Jméno, Elo, Oddíl; Meno, Elo, Klub)";
            problems.push(ImportProblem::new(first.number, "no_header", &found, wanted));
            return None;
        }
        let columns = Self { headers: first.cells.clone(), kinds };
        columns.check(first.number, problems).then_some((columns, rest))
    }

    /// Tells whether the first row names the columns.
    pub(super) fn has_head(&self) -> bool {
        self.headers.iter().any(|header| !header.is_empty())
    }

    /// Returns the stable names of what the columns hold; none for columns that are left out.
    pub(super) fn names(first: &Row) -> Vec<Option<&'static str>> {
        first.cells.iter().map(|cell| find(cell).map(Kind::name)).collect()
    }

    /// Tells whether there is a name, and everything at most once.
    fn check(&self, row: usize, problems: &mut Vec<ImportProblem>) -> bool {
        let before = problems.len();
        for (place, (kind, header)) in self.kinds.iter().zip(&self.headers).enumerate() {
            match kind {
                None if !header.is_empty() => problems.push(
                    ImportProblem::new(row, "unknown_column", header, "a known column; this one is left out")
                        .in_column(place + 1, header)
                        .warning(),
                ),
                Some(kind) if *kind != Kind::Number && self.kinds[..place].contains(&Some(*kind)) => problems.push(
                    ImportProblem::new(row, "same_column", header, "one column of this kind")
                        .in_column(place + 1, header),
                ),
                _ => {}
            }
        }
        if self.place(Kind::Name).is_none() && self.place(Kind::Surname).is_none() {
            let found = self.headers.join(" | ");
            problems.push(ImportProblem::new(row, "no_name_column", &found, "a column with the name or the surname"));
        }
        problems[before..].iter().all(|problem| problem.is_warning)
    }

    fn place(&self, kind: Kind) -> Option<usize> {
        self.kinds.iter().position(|known| *known == Some(kind))
    }

    /// Reads a row; everything that does not fit is told.
    pub(super) fn registration(&self, row: &Row, problems: &mut Vec<ImportProblem>) -> Option<RegistrationFrame> {
        let many = row.cells.iter().skip(self.headers.len()).position(|cell| !cell.is_empty());
        if let Some(extra) = many.map(|extra| extra + self.headers.len()) {
            let wanted = format!("{} columns, as in the first row", self.headers.len());
            let problem = ImportProblem::new(row.number, "extra_cell", &row.cells[extra], wanted).at(extra + 1);
            problems.push(problem.numbered(self.headers.len() as u32));
            return None;
        }
        for (place, cell) in row.cells.iter().enumerate() {
            let header = self.headers.get(place).map_or("", String::as_str);
            let length = cell.chars().count();
            if length > LINE && self.kinds.get(place).is_some_and(Option::is_some) {
                let wanted = format!("at most {LINE} characters");
                let told = ImportProblem::new(row.number, "long", &length.to_string(), wanted);
                problems.push(told.in_column(place + 1, header));
            }
            if let Some(found) = flaw(cell, false) {
                let told = ImportProblem::new(row.number, "not_plain", &found, "");
                problems.push(told.in_column(place + 1, header));
            }
        }
        let mut reader = Reader { columns: self, row, problems };
        let form = RegistrationFrame {
            name: reader.name(),
            rating: reader
                .value(Kind::Rating, "rating", "a rating such as 1850, or nothing", rating)
                .filter(|rating| *rating > 0),
            title: reader.value(Kind::Title, "title", "GM, IM, FM, CM, WGM, WIM, WFM or WCM", title),
            sex: reader.value(Kind::Sex, "sex", "m or w", sex),
            federation: reader
                .value(Kind::Federation, "federation", "three letters such as CZE", federation)
                .unwrap_or_default(),
            fide_id: reader.value(Kind::FideId, "fide_id", "a FIDE number of digits", digits).unwrap_or_default(),
            birth: reader.value(Kind::Birth, "birth", "1990, 1990-05-17 or 17.5.1990", birth).unwrap_or_default(),
            club: reader.text(Kind::Club),
            contact: reader.text(Kind::Contact),
        };
        Some(form)
    }
}

struct Reader<'r> {
    columns: &'r Columns,
    row: &'r Row,
    problems: &'r mut Vec<ImportProblem>,
}

impl Reader<'_> {
    fn text(&self, kind: Kind) -> String {
        self.columns.place(kind).and_then(|place| self.row.cells.get(place)).cloned().unwrap_or_default()
    }

    fn name(&mut self) -> String {
        let surname = self.columns.place(Kind::Surname);
        let name = if surname.is_none() {
            self.text(Kind::Name)
        } else {
            // Beside a surname, the column called "Name" holds the first name.
            let given = [Kind::FirstName, Kind::Name].map(|kind| self.text(kind));
            let given = given.into_iter().find(|text| !text.is_empty()).unwrap_or_default();
            let surname = self.text(Kind::Surname);
            if given.is_empty() || surname.is_empty() { surname } else { format!("{surname}, {given}") }
        };
        if name.is_empty() {
            let place = surname.or_else(|| self.columns.place(Kind::Name)).unwrap_or_default();
            self.complain(place, "no_name", "", "the name of a player");
        }
        name
    }

    fn value<T>(
        &mut self,
        kind: Kind,
        code: &'static str,
        wanted: &str,
        read: impl Fn(&str) -> Option<T>,
    ) -> Option<T> {
        let place = self.columns.place(kind)?;
        let text = self.text(kind);
        if matches!(text.as_str(), "" | "-" | "–") {
            return None;
        }
        let value = read(&text);
        if value.is_none() {
            self.complain(place, code, &text, wanted);
        }
        value
    }

    fn complain(&mut self, place: usize, code: &'static str, found: &str, wanted: &str) {
        let header = self.columns.headers.get(place).map_or("", String::as_str);
        self.problems.push(ImportProblem::new(self.row.number, code, found, wanted).in_column(place + 1, header));
    }
}

/// Reads a rating; zero means unrated.
fn rating(text: &str) -> Option<u16> {
    let is_number = text.len() <= 4 && text.bytes().all(|byte| byte.is_ascii_digit());
    text.parse().ok().filter(|rating| is_number && *rating <= 4000)
}

fn title(text: &str) -> Option<Name<Title>> {
    Title::ALL.into_iter().find(|title| title.code().eq_ignore_ascii_case(text)).map(Name)
}

fn sex(text: &str) -> Option<SexText> {
    match folded(text).as_str() {
        "m" | "male" | "muz" => Some(SexText::M),
        "w" | "f" | "z" | "female" | "woman" | "zena" => Some(SexText::W),
        _ => None,
    }
}

fn federation(text: &str) -> Option<String> {
    let is_code = text.len() == 3 && text.bytes().all(|byte| byte.is_ascii_alphabetic());
    is_code.then(|| text.to_ascii_uppercase())
}

fn digits(text: &str) -> Option<String> {
    let is_number = text.len() <= 11 && text.bytes().all(|byte| byte.is_ascii_digit());
    is_number.then(|| text.to_owned())
}

/// Reads a year, `1990-05-17`, `1990/05/17` or `17.5.1990`; with slashes, the day and the month could not be told apart.
fn birth(text: &str) -> Option<String> {
    let parts = |mark: char| -> Option<Vec<u16>> {
        let is_number =
            |part: &str| !part.is_empty() && part.len() <= 4 && part.bytes().all(|byte| byte.is_ascii_digit());
        text.split(mark).map(str::trim).map(|part| part.parse().ok().filter(|_| is_number(part))).collect()
    };
    let day = |year: u16, month: u16, day: u16| {
        let date = event::Date::new(year, u8::try_from(month).ok()?, u8::try_from(day).ok()?);
        date.filter(|_| year > 1800).map(|date| date.to_string())
    };
    if let Some([year]) = parts('-').as_deref() {
        return Some(year.to_string()).filter(|_| (1801..2200).contains(year));
    }
    let dashed = parts('-').or_else(|| parts('/'));
    if let Some([year, month, of]) = dashed.as_deref() {
        return day(*year, *month, *of);
    }
    match parts('.').as_deref() {
        Some([of, month, year]) => day(*year, *month, *of),
        _ => None,
    }
}

fn find(header: &str) -> Option<Kind> {
    let header = folded(header);
    KINDS.iter().find(|(_, names)| names.contains(&header.as_str())).map(|(kind, _)| *kind)
}

/// Returns a text in small letters, without accents, with one space for all signs.
fn folded(text: &str) -> String {
    let plain: String = text.to_lowercase().chars().map(without_accent).collect();
    let words = plain.split(|letter: char| !letter.is_alphanumeric()).filter(|word| !word.is_empty());
    words.collect::<Vec<_>>().join(" ")
}

/// Returns the letter without the accents of Czech and Slovak.
const fn without_accent(letter: char) -> char {
    match letter {
        'á' | 'ä' => 'a',
        'č' => 'c',
        'ď' => 'd',
        'é' | 'ě' => 'e',
        'í' => 'i',
        'ĺ' | 'ľ' => 'l',
        'ň' => 'n',
        'ó' | 'ô' | 'ö' => 'o',
        'ŕ' | 'ř' => 'r',
        'š' => 's',
        'ť' => 't',
        'ú' | 'ů' | 'ü' => 'u',
        'ý' => 'y',
        'ž' => 'z',
        other => other,
    }
}
