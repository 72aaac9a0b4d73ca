//! An event in one file of JSON lines: a head, then rows, each after its cards.

use event::{Entry, Event, Subject};
use serde::{Deserialize, Serialize};
use serde_json::value::RawValue;

use crate::error::{self, FrameError};
use crate::event::chain::RowHash;
use crate::event::row::{ActedRow, CardRow, EventRow, Salt};

/// The version of the file.
const FORMAT: u32 = 1;

/// An event in a file: a head, and rows that are chained by their hashes, each after the cards that it brought.
///
/// What comes after the last whole row was never acknowledged; it is left out, and the next writing cuts it off.
///
/// ```
/// use event::{Act, Moment, PersonId, Registration, Template};
/// use protocol::event::EventFile;
/// let mut file = EventFile::new("0123456789abcdef");
/// let settings = Box::new(Template::ClubBlitz.settings("Thursday blitz"));
/// let mut text = file.head();
/// for act in [Act::Create { settings, is_rehearsal: false }, Act::Register { registration: Registration::named("Ashby") }] {
///     let entry = file.event().judge(Moment(0), PersonId(1), act)?;
///     text += &file.append(&entry, || [7; 32]);
/// }
/// assert_eq!(EventFile::read(&text)?.event(), file.event());
/// assert!(EventFile::read(&text.replace("180+2", "180+3")).is_err(), "a changed row does not give its hash");
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct EventFile {
    id: String,
    event: Event,
    rows: Vec<(RowHash, EventRow)>,
    cards: Vec<CardRow>,
    /// How many bytes hold the head and whole rows.
    length: usize,
}

/// What is wrong with a line of an event's file.
#[derive(Clone, Debug, PartialEq, Eq, thiserror::Error)]
#[error("line {line}: {problem}")]
pub struct FileError {
    /// The line, from 1.
    pub line: usize,
    /// What was found and what was wanted.
    pub problem: String,
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct Head {
    event: String,
    format: u32,
}

#[derive(Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum Line {
    Card(CardRow),
    Row(RowLine),
}

#[derive(Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
struct RowLine {
    seq: u64,
    hash: String,
    body: Box<RawValue>,
}

impl EventFile {
    /// Makes an event in which nothing has happened.
    pub fn new(id: &str) -> Self {
        let mut file = Self { id: id.to_owned(), event: Event::new(), rows: Vec::new(), cards: Vec::new(), length: 0 };
        file.length = file.head().len();
        file
    }

    /// Reads a file: checks every hash, and replays the rows.
    pub fn read(text: &str) -> Result<Self, FileError> {
        let wrong = |line: usize, problem: String| FileError { line, problem };
        let mut lines = text.split_inclusive('\n').zip(1..);
        let first = lines.next().filter(|(line, _)| line.ends_with('\n'));
        let head = first.ok_or_else(|| wrong(1, "found no head, expected {\"event\":…,\"format\":1}".to_owned()))?;
        let Head { event: id, format } = error::read(head.0.trim_end()).map_err(|error| wrong(1, error.to_string()))?;
        if format != FORMAT {
            return Err(wrong(1, format!("format: found {format}, expected {FORMAT}")));
        }
        let mut file = Self { length: head.0.len(), ..Self::new(&id) };
        let mut length = file.length;
        let mut cards = Vec::new();
        for (line, number) in lines {
            if !line.ends_with('\n') {
                break;
            }
            length += line.len();
            let at = |error: FrameError| wrong(number, error.to_string());
            match error::read(line.trim_end_matches(['\r', '\n'])).map_err(at)? {
                Line::Card(card) => {
                    let card = CardRow::read(&card.to_text()).map_err(at)?;
                    if card.row != file.next() {
                        let problem = format!("found a card of row {}, expected one of row {}", card.row, file.next());
                        return Err(wrong(number, problem));
                    }
                    cards.push(card);
                }
                Line::Row(RowLine { seq, hash, body }) => {
                    if seq != file.next() {
                        return Err(wrong(number, format!("found row {seq}, expected row {}", file.next())));
                    }
                    let found = file.last_hash().after(body.get());
                    if found.to_string() != hash {
                        let problem =
                            format!("found row {seq} with the hash {hash}, expected {found}: the past was changed");
                        return Err(wrong(number, problem));
                    }
                    let row = EventRow::read(body.get()).map_err(at)?;
                    row.replay(seq, &cards, &mut file.event).map_err(at)?;
                    file.rows.push((found, row));
                    file.cards.append(&mut cards);
                    file.length = length;
                }
            }
        }
        Ok(file)
    }

    /// Returns the event.
    pub const fn event(&self) -> &Event {
        &self.event
    }

    /// Returns the name that hashes begin with.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// Lists the rows with their hashes, the first one first.
    pub fn rows(&self) -> &[(RowHash, EventRow)] {
        &self.rows
    }

    /// Lists the cards that were not erased.
    pub fn cards(&self) -> &[CardRow] {
        &self.cards
    }

    /// Returns how many bytes of the file hold whole rows; what comes after them is to be cut off before writing.
    pub const fn length(&self) -> usize {
        self.length
    }

    /// Returns the hash of the last row.
    pub fn last_hash(&self) -> RowHash {
        self.rows.last().map_or_else(|| RowHash::root(&self.id), |(hash, _)| *hash)
    }

    /// Writes the first line of the file.
    pub fn head(&self) -> String {
        let head = Head { event: self.id.clone(), format: FORMAT };
        // Serialization cannot fail: all keys are strings.
        serde_json::to_string(&head).unwrap_or_default() + "\n"
    }

    /// Records an entry, and returns the lines to be written at the end of the file.
    pub fn append(&mut self, entry: &Entry, salt: impl FnMut() -> Salt) -> String {
        let (row, cards) = ActedRow::of(self.next(), entry, salt);
        let row = EventRow::Acted(row);
        let body = row.to_text();
        let hash = self.last_hash().after(&body);
        let mut text: String = cards.iter().map(|card| card_line(card.clone())).collect();
        text += &row_line(self.next(), hash, &body);
        self.event.apply(entry);
        self.rows.push((hash, row));
        self.cards.extend(cards);
        self.length += text.len();
        text
    }

    /// Deletes the cards of people whose data was erased; tells whether there were any. The whole file is to be written again.
    pub fn delete_cards(&mut self, people: &[Subject]) -> bool {
        let before = self.cards.len();
        self.cards.retain(|card| !people.contains(&card.subject()));
        self.cards.len() != before
    }

    /// Writes the whole file.
    pub fn to_text(&self) -> String {
        let mut text = self.head();
        for (seq, (hash, row)) in (1..).zip(&self.rows) {
            text.extend(self.cards.iter().filter(|card| card.row == seq).cloned().map(card_line));
            text += &row_line(seq, *hash, &row.to_text());
        }
        text
    }

    fn next(&self) -> u64 {
        self.rows.len() as u64 + 1
    }
}

fn card_line(card: CardRow) -> String {
    // Serialization cannot fail: all keys are strings.
    serde_json::to_string(&Line::Card(card)).unwrap_or_default() + "\n"
}

fn row_line(seq: u64, hash: RowHash, body: &str) -> String {
    format!("{{\"row\":{{\"seq\":{seq},\"hash\":\"{hash}\",\"body\":{body}}}}}\n")
}
