//! Rows as messages of NATS: the body is the row as it was written, the headers hold its number, its hashes and the entry in lists.

use async_nats::HeaderMap;
use async_nats::header::NATS_MESSAGE_ID;
use protocol::event::{EventSummary, RowHash};
use protocol::{GameSummary, Row};

use super::heads::Key;
use crate::cluster::ROW_FORMAT;
use crate::journal::{ChainedRow, EventLine, Hash};
use crate::secret::hex;
use crate::{EventId, GameId};

const SEQ: &str = "Arbiter-Row";
const PREVIOUS: &str = "Arbiter-Previous";
const LISTED: &str = "Arbiter-Listed";
const CARDS: &str = "Arbiter-Cards";
/// Says where what belongs to this subject goes on: nothing more is written here.
const MOVED: &str = "Arbiter-Moved";
/// The number of rows of a bundle, one per line; the other headers are those of its last row, except for the hash before.
const ROWS: &str = "Arbiter-Rows";
/// Says that the rows of an event were thrown away.
const GONE: &str = "Arbiter-Gone";
/// The form of a message, if an older program cannot read it.
const FORMAT: &str = "Arbiter-Format";

/// A message of the journal.
#[derive(Clone, Debug)]
pub(super) enum Message {
    /// Rows of a game; the entry in lists is the one after the last of them.
    Rows {
        game: GameId,
        rows: Vec<ChainedRow>,
        summary: Option<GameSummary>,
    },
    Refused {
        game: GameId,
        rows: Vec<ChainedRow>,
    },
    Listed(GameSummary),
    /// Rows of an event, and the subjects of their cards.
    Event {
        event: EventId,
        lines: Vec<EventLine>,
        cards: Vec<String>,
        summary: Option<Box<EventSummary>>,
    },
    /// A rehearsal that was thrown away.
    Discarded(EventId),
    /// Something goes on in the archive.
    Moved(Key),
    /// A generation was dropped, because the archive has all of it.
    Dropped(u32),
}

/// Why a message cannot be read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Unreadable {
    /// A newer program has written it in a form that this one does not know.
    Newer(u32),
    /// It is damaged, or none of the journal's.
    Wrong(String),
}

impl From<String> for Unreadable {
    fn from(problem: String) -> Self {
        Self::Wrong(problem)
    }
}

impl From<&str> for Unreadable {
    fn from(problem: &str) -> Self {
        Self::Wrong(problem.to_owned())
    }
}

impl std::fmt::Display for Unreadable {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            Self::Newer(format) => {
                write!(f, "it has form {format}, and this program reads forms up to {ROW_FORMAT}: upgrade this node")
            }
            Self::Wrong(problem) => f.write_str(problem),
        }
    }
}

/// Writes the headers of the last message of a subject: everything goes on in the archive.
pub(super) fn moved_headers(kind: &str, id: &str, last: Option<(u64, [u8; 32])>) -> HeaderMap {
    let (seq, hash) = last.unwrap_or((0, [0; 32]));
    let mut headers = HeaderMap::new();
    headers.insert(NATS_MESSAGE_ID, format!("moved-{kind}-{id}-{}", hex(&hash)));
    headers.insert(SEQ, seq.to_string());
    headers.insert(MOVED, "archive");
    headers
}

/// Tells whether a message is the end of its subject.
pub(super) fn is_moved(headers: &HeaderMap) -> bool {
    headers.get(MOVED).is_some()
}

/// Several rows of a game or an event in one message, one per line.
#[derive(Clone, Debug)]
pub(super) struct Bundled {
    /// The kind of the subject.
    pub(super) kind: &'static str,
    /// The number of rows.
    pub(super) count: usize,
    /// The hash before the first row.
    pub(super) previous: [u8; 32],
    /// The number of the last row.
    pub(super) seq: u64,
    /// The hash of the last row.
    pub(super) hash: [u8; 32],
}

impl Bundled {
    /// Writes the headers.
    pub(super) fn headers(&self, listed: Option<&str>, cards: &[String]) -> HeaderMap {
        let mut headers = chained(self.kind, self.seq, &hex(&self.previous), &hex(&self.hash));
        headers.insert(ROWS, self.count.to_string());
        if let Some(listed) = listed {
            headers.insert(LISTED, listed.to_owned());
        }
        if !cards.is_empty() {
            headers.insert(CARDS, cards.join(","));
        }
        headers
    }

    /// Writes the headers of what is left of a rehearsal that was thrown away: the number and the hash of its last row.
    pub(super) fn gone(&self) -> HeaderMap {
        let mut headers = self.headers(None, &[]);
        headers.insert(GONE, "yes");
        headers
    }
}

/// Marks a message with the highest form of its rows, if older programs cannot read it.
pub(super) fn mark_format<'r>(headers: &mut HeaderMap, bodies: impl IntoIterator<Item = &'r str>) {
    let format_of = |body: &str| Row::read(body).map_or(1, |row| row.format());
    let format = bodies.into_iter().map(format_of).max().unwrap_or(1);
    if format > 1 {
        headers.insert(FORMAT, format.to_string());
    }
}

/// Writes the headers of a row.
pub(super) fn row_headers(kind: &str, row: &ChainedRow, summary: Option<&GameSummary>) -> HeaderMap {
    let mut headers = chained(kind, row.seq, &hex(&row.previous.0), &hex(&row.hash.0));
    if let Some(summary) = summary {
        headers.insert(LISTED, summary.to_listed());
    }
    headers
}

/// Writes the headers of a row of an event.
pub(super) fn event_headers(line: &EventLine, cards: &[String], summary: Option<&EventSummary>) -> HeaderMap {
    let mut headers = chained("event", line.seq, &hex(&line.previous.0), &hex(&line.hash.0));
    if let Some(summary) = summary {
        headers.insert(LISTED, summary.to_text());
    }
    if !cards.is_empty() {
        headers.insert(CARDS, cards.join(","));
    }
    headers
}

fn chained(kind: &str, seq: u64, previous: &str, hash: &str) -> HeaderMap {
    let mut headers = HeaderMap::new();
    headers.insert(NATS_MESSAGE_ID, format!("{kind}-{hash}"));
    headers.insert(SEQ, seq.to_string());
    headers.insert(PREVIOUS, previous.to_owned());
    headers
}

/// Returns the number and the hash of a row without reading it.
pub(super) fn head(headers: &HeaderMap) -> Option<(u64, [u8; 32])> {
    let seq = text(headers, SEQ)?.parse().ok()?;
    let id = headers.get(NATS_MESSAGE_ID)?.as_str();
    Some((seq, bytes(id.rsplit_once('-')?.1)?))
}

/// Reads a message; an error says what is wrong with it.
pub(super) fn read(prefix: &str, subject: &str, headers: &HeaderMap, payload: &[u8]) -> Result<Message, Unreadable> {
    let format = text(headers, FORMAT).map_or(Ok(1), str::parse).map_err(|_| "its form is no number")?;
    if format > ROW_FORMAT {
        return Err(Unreadable::Newer(format));
    }
    let place = subject.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('.')).unwrap_or_default();
    let mut parts = place.split('.').skip(1);
    let (kind, id) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let unknown = || format!("the subject {subject:?} is none of the journal's");
    let body = || String::from_utf8(payload.to_vec()).map_err(|_| "it is no text".to_owned());
    let key = Key::read(kind, id);
    if let Some(key) = key.filter(|_| is_moved(headers)) {
        return Ok(Message::Moved(key));
    }
    match (key, kind) {
        (Some(Key::Game(game)), _) => {
            let rows = rows(game, headers, &body()?)?;
            let listed = |text: &str| GameSummary::read(id.to_owned(), text).map_err(|error| error.to_string());
            let summary = text(headers, LISTED).map(listed).transpose()?;
            Ok(Message::Rows { game, rows, summary })
        }
        (Some(Key::Refused(game)), _) => Ok(Message::Refused { game, rows: rows(game, headers, &body()?)? }),
        (Some(Key::Event(event)), _) if text(headers, GONE).is_some() => Ok(Message::Discarded(event)),
        (Some(Key::Event(event)), _) => {
            let lines = lines(headers, &body()?)?;
            let summary =
                text(headers, LISTED).map(EventSummary::read).transpose().map_err(|error| error.to_string())?;
            let cards = text(headers, CARDS).unwrap_or_default();
            let cards = cards.split(',').filter(|card| !card.is_empty()).map(str::to_owned).collect();
            Ok(Message::Event { event, lines, cards, summary: summary.map(Box::new) })
        }
        (None, "listed") => {
            let listed = GameSummary::read(id.to_owned(), &body()?);
            listed.map(Message::Listed).map_err(|error| error.to_string().into())
        }
        (None, "discarded") => id.parse().map(Message::Discarded).map_err(|_| unknown().into()),
        (None, "dropped") => id.parse().map(Message::Dropped).map_err(|_| unknown().into()),
        (None, _) => Err(unknown().into()),
    }
}

/// The rows of a message: the number of the first, the hash before it, and the texts. A bundle has one row per line.
struct Bundle<'b> {
    first: u64,
    previous: [u8; 32],
    bodies: Vec<&'b str>,
    hash: [u8; 32],
}

impl<'b> Bundle<'b> {
    fn read(headers: &HeaderMap, body: &'b str) -> Result<Self, Unreadable> {
        let (seq, hash) = head(headers).ok_or("its number or its hash is missing")?;
        let previous = text(headers, PREVIOUS).and_then(bytes).ok_or("the hash of the row before is missing")?;
        let bodies = match text(headers, ROWS) {
            None => vec![body],
            Some(count) => {
                let bodies: Vec<&str> = body.split('\n').collect();
                if count.parse() != Ok(bodies.len()) {
                    return Err(Unreadable::Wrong(format!("it has {} rows, expected {count}", bodies.len())));
                }
                bodies
            }
        };
        let first = (seq + 1).checked_sub(bodies.len() as u64).filter(|first| *first > 0);
        Ok(Self { first: first.ok_or("its rows have no numbers")?, previous, bodies, hash })
    }
}

fn rows(game: GameId, headers: &HeaderMap, body: &str) -> Result<Vec<ChainedRow>, Unreadable> {
    let bundle = Bundle::read(headers, body)?;
    let mut rows: Vec<ChainedRow> = Vec::with_capacity(bundle.bodies.len());
    for body in bundle.bodies {
        let row = match rows.last() {
            Some(last) => ChainedRow::after(last, body.to_owned()),
            None => ChainedRow::at(bundle.first, Hash(bundle.previous), body.to_owned()),
        };
        row.check(game).map_err(|error| error.to_string())?;
        rows.push(row);
    }
    match rows.last() {
        Some(last) if last.hash.0 == bundle.hash => Ok(rows),
        _ => Err("its content does not give its hash".into()),
    }
}

fn lines(headers: &HeaderMap, body: &str) -> Result<Vec<EventLine>, Unreadable> {
    let bundle = Bundle::read(headers, body)?;
    let mut lines: Vec<EventLine> = Vec::with_capacity(bundle.bodies.len());
    for body in bundle.bodies {
        lines.push(match lines.last() {
            Some(last) => EventLine::after(last, body.to_owned()),
            None => EventLine::at(bundle.first, RowHash(bundle.previous), body.to_owned()),
        });
    }
    match lines.last() {
        Some(last) if last.hash.0 == bundle.hash => Ok(lines),
        _ => Err("its content does not give its hash".into()),
    }
}

fn text<'h>(headers: &'h HeaderMap, name: &str) -> Option<&'h str> {
    headers.get(name).map(async_nats::HeaderValue::as_str)
}

fn bytes(hex: &str) -> Option<[u8; 32]> {
    let digits = hex.as_bytes();
    let mut bytes = [0; 32];
    if digits.len() != 64 || !hex.is_ascii() {
        return None;
    }
    for (byte, pair) in bytes.iter_mut().zip(hex.as_bytes().chunks_exact(2)) {
        *byte = u8::from_str_radix(std::str::from_utf8(pair).ok()?, 16).ok()?;
    }
    Some(bytes)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_row_travels_whole_and_a_changed_one_is_noticed() {
        let game = GameId::random().unwrap();
        let first = ChainedRow::first(game, "„Řádek“ one".to_owned());
        let second = ChainedRow::after(&first, "row two".to_owned());
        let summary = GameSummary { game: game.to_string(), phase: "playing".to_owned(), ..GameSummary::default() };
        let subject = format!("hall.3.game.{game}");
        for row in [&first, &second] {
            let headers = row_headers("game", row, Some(&summary));
            assert_eq!(head(&headers), Some((row.seq, row.hash.0)));
            match read("hall", &subject, &headers, row.body.as_bytes()).unwrap() {
                Message::Rows { game: found, rows: read, summary: listed } => {
                    assert_eq!((found, read, listed), (game, vec![row.clone()], Some(summary.clone())));
                }
                other => panic!("{other:?}"),
            }
            assert!(read("hall", &subject, &headers, b"another row").is_err());
        }
        // Several rows in one message.
        let bundled = Bundled { kind: "game", count: 2, previous: first.previous.0, seq: 2, hash: second.hash.0 };
        let headers = bundled.headers(Some(&summary.to_listed()), &[]);
        assert_eq!(head(&headers), Some((2, second.hash.0)));
        let body = format!("{}\n{}", first.body, second.body);
        match read("hall", &subject, &headers, body.as_bytes()).unwrap() {
            Message::Rows { rows, .. } => assert_eq!(rows, [first.clone(), second.clone()]),
            other => panic!("{other:?}"),
        }
        assert!(read("hall", &subject, &headers, second.body.as_bytes()).is_err(), "a row is missing");
        // The end of a subject, and a form that this program does not know.
        let headers = moved_headers("game", game.as_str(), Some((2, second.hash.0)));
        assert_eq!(head(&headers), Some((2, second.hash.0)));
        assert!(matches!(read("hall", &subject, &headers, b""), Ok(Message::Moved(Key::Game(found))) if found == game));
        let mut headers = row_headers("game", &first, None);
        headers.insert(FORMAT, (ROW_FORMAT + 1).to_string());
        let newer = read("hall", &subject, &headers, first.body.as_bytes()).unwrap_err();
        assert_eq!(newer, Unreadable::Newer(ROW_FORMAT + 1));
        assert!(newer.to_string().contains("upgrade this node"), "{newer}");
        let interrupted = Row::Interrupted(protocol::InterruptedRow { from: 1, until: 2, wall: 3 });
        let mut headers = HeaderMap::new();
        mark_format(&mut headers, [first.body.as_str(), &interrupted.to_text()]);
        assert_eq!(text(&headers, FORMAT), Some("2"));
        let other = format!("hall.3.game.{}", GameId::random().unwrap());
        let headers = row_headers("game", &first, None);
        assert!(read("hall", &other, &headers, first.body.as_bytes()).is_err(), "a first row belongs to its game");
        assert!(read("hall", "hall.3.unknown.x", &headers, b"").is_err());
    }
}
