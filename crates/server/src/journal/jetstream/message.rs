//! Rows as messages of NATS: the body is the row as it was written, the headers hold its number, its hashes and the entry in lists.

use async_nats::HeaderMap;
use async_nats::header::NATS_MESSAGE_ID;
use protocol::GameSummary;
use protocol::event::{EventSummary, RowHash};

use crate::journal::{ChainedRow, EventLine, Hash};
use crate::secret::hex;
use crate::{EventId, GameId};

const SEQ: &str = "Arbiter-Row";
const PREVIOUS: &str = "Arbiter-Previous";
const LISTED: &str = "Arbiter-Listed";
const CARDS: &str = "Arbiter-Cards";

/// A message of the journal.
#[derive(Clone, Debug)]
pub(super) enum Message {
    Row {
        game: GameId,
        row: ChainedRow,
        summary: Option<GameSummary>,
    },
    Refused {
        game: GameId,
        row: ChainedRow,
    },
    Listed(GameSummary),
    /// A row of an event, and the subjects of its cards.
    Event {
        event: EventId,
        line: EventLine,
        cards: Vec<String>,
        summary: Option<Box<EventSummary>>,
    },
    /// A rehearsal that was thrown away.
    Discarded(EventId),
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
pub(super) fn read(prefix: &str, subject: &str, headers: &HeaderMap, payload: &[u8]) -> Result<Message, String> {
    let place = subject.strip_prefix(prefix).and_then(|rest| rest.strip_prefix('.')).unwrap_or_default();
    let mut parts = place.split('.').skip(1);
    let (kind, id) = (parts.next().unwrap_or_default(), parts.next().unwrap_or_default());
    let unknown = || format!("the subject {subject:?} is none of the journal's");
    let body = || String::from_utf8(payload.to_vec()).map_err(|_| "it is no text".to_owned());
    match kind {
        "game" | "refused" => {
            let game: GameId = id.parse().map_err(|_| unknown())?;
            let (seq, hash) = head(headers).ok_or("its number or its hash is missing")?;
            let previous = text(headers, PREVIOUS).and_then(bytes).ok_or("the hash of the row before is missing")?;
            let row = ChainedRow { seq, previous: Hash(previous), hash: Hash(hash), body: body()? };
            row.check(game).map_err(|error| error.to_string())?;
            if kind == "refused" {
                return Ok(Message::Refused { game, row });
            }
            let listed = |text: &str| GameSummary::read(id.to_owned(), text).map_err(|error| error.to_string());
            let summary = text(headers, LISTED).map(listed).transpose()?;
            Ok(Message::Row { game, row, summary })
        }
        "event" => {
            let event: EventId = id.parse().map_err(|_| unknown())?;
            let (seq, hash) = head(headers).ok_or("its number or its hash is missing")?;
            let previous = text(headers, PREVIOUS).and_then(bytes).ok_or("the hash of the row before is missing")?;
            let line = EventLine { seq, previous: RowHash(previous), hash: RowHash(hash), body: body()? };
            if line.previous.after(&line.body) != line.hash {
                return Err("its content does not give its hash".to_owned());
            }
            let summary =
                text(headers, LISTED).map(EventSummary::read).transpose().map_err(|error| error.to_string())?;
            let cards = text(headers, CARDS).unwrap_or_default();
            let cards = cards.split(',').filter(|card| !card.is_empty()).map(str::to_owned).collect();
            Ok(Message::Event { event, line, cards, summary: summary.map(Box::new) })
        }
        "listed" => GameSummary::read(id.to_owned(), &body()?).map(Message::Listed).map_err(|error| error.to_string()),
        "discarded" => id.parse().map(Message::Discarded).map_err(|_| unknown()),
        _ => Err(unknown()),
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
                Message::Row { game: found, row: read, summary: listed } => {
                    assert_eq!((found, &read, listed), (game, row, Some(summary.clone())));
                }
                other => panic!("{other:?}"),
            }
            assert!(read("hall", &subject, &headers, b"another row").is_err());
        }
        let other = format!("hall.3.game.{}", GameId::random().unwrap());
        let headers = row_headers("game", &first, None);
        assert!(read("hall", &other, &headers, first.body.as_bytes()).is_err(), "a first row belongs to its game");
        assert!(read("hall", "hall.3.unknown.x", &headers, b"").is_err());
    }
}
