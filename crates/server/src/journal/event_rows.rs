//! The journals of events: rows chained by their hashes, and beside them the cards with personal data.

use std::collections::BTreeSet;

use event::{Event, Subject};
use protocol::event::{CardRow, EventRow, EventSummary, RowHash};

use super::{Appended, JournalError};
use crate::{EventId, GameId};

/// A row of an event's journal.
///
/// ```
/// use server::{EventId, EventLine};
/// let event = EventId::random().unwrap();
/// let first = EventLine::first(event, "created".to_owned());
/// let second = EventLine::after(&first, "registered".to_owned());
/// assert_eq!((second.seq, second.previous), (2, first.hash));
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct EventLine {
    /// The number of the row in its event, from 1.
    pub seq: u64,
    /// The hash of the row before; for the first row, a hash of the event's id.
    pub previous: RowHash,
    /// The hash of this row.
    pub hash: RowHash,
    /// The content, as it was written.
    pub body: String,
}

impl EventLine {
    /// Makes the first row of an event.
    pub fn first(event: EventId, body: String) -> Self {
        Self::at(1, RowHash::root(event.as_str()), body)
    }

    /// Makes the row that follows another.
    pub fn after(last: &Self, body: String) -> Self {
        Self::at(last.seq + 1, last.hash, body)
    }

    /// Makes a row with a given number and previous hash.
    pub fn at(seq: u64, previous: RowHash, body: String) -> Self {
        Self { seq, previous, hash: previous.after(&body), body }
    }
}

/// A row to append to an event, with all that is written in the same commit.
#[derive(Clone, Debug)]
pub struct EventAppend {
    /// The event.
    pub event: EventId,
    /// The row; it contains its number and the hash of the row before.
    pub line: EventLine,
    /// The cards that the row brings.
    pub cards: Vec<CardRow>,
    /// The people whose cards are deleted.
    pub erased: Vec<Subject>,
    /// The event's entry in lists, if it changes. It can be rebuilt from the rows.
    pub summary: Option<EventSummary>,
    /// The games of the event whose players have other names in lists from now on, white and black.
    pub relisted: Vec<(GameId, [Option<String>; 2])>,
}

/// Keeps the rows and cards of all events.
///
/// ```
/// use server::{EventAppend, EventId, EventJournal, EventLine, MemoryJournal};
/// # tokio::runtime::Builder::new_current_thread().build().unwrap().block_on(async {
/// let journal = MemoryJournal::default();
/// let event = EventId::random().unwrap();
/// let line = EventLine::first(event, "the first row".to_owned());
/// let append = EventAppend { event, line: line.clone(), cards: Vec::new(), erased: Vec::new(), summary: None, relisted: Vec::new() };
/// journal.append_event(append.clone()).await.unwrap().unwrap();
/// // The same place cannot be taken twice.
/// assert!(journal.append_event(append).await.unwrap().is_err());
/// assert_eq!(journal.read_event(event, 0, usize::MAX).unwrap(), [line]);
/// # });
/// ```
pub trait EventJournal {
    /// Appends a row if it follows the last one, adds and deletes cards in the same commit; answers once it is on disk.
    fn append_event(&self, append: EventAppend) -> Appended;

    /// Deletes the rows and cards of a rehearsal; the number and hash of its last row stay. Answers once it is on disk.
    fn discard_event(&self, event: EventId) -> Appended;

    /// Reads the rows of an event after a sequence number, at most `most` of them. This may wait for the disk.
    fn read_event(&self, event: EventId, after: u64, most: usize) -> Result<Vec<EventLine>, JournalError>;

    /// Reads the cards of an event that were not erased. This may wait for the disk.
    fn event_cards(&self, event: EventId) -> Result<Vec<CardRow>, JournalError>;

    /// Keeps a webhook of an event beside the rows, as text, or removes it; answers once it is on disk.
    fn keep_webhook(&self, event: EventId, webhook: u32, text: Option<String>) -> Appended;

    /// Reads the webhooks of all events. This may wait for the disk.
    fn webhooks(&self) -> Result<Vec<(EventId, u32, String)>, JournalError>;

    /// Waits until all rows of an event that are in the journal now can be read here.
    fn refresh_event(&self, event: EventId) -> Appended {
        let _ = event;
        super::answered(Ok(()))
    }

    /// Lists events, the newest first: those created before one, up to a limit. This may wait for the disk.
    fn list_events(&self, before: Option<EventId>, most: usize) -> Result<Vec<EventSummary>, JournalError>;
}

/// An event that was read from its rows and checked.
#[derive(Clone, Debug)]
pub struct VerifiedEvent {
    /// The number and the hash of the last row.
    pub head: (u64, RowHash),
    /// The rows as values.
    pub rows: Vec<EventRow>,
    /// The event after them.
    pub event: Event,
}

impl VerifiedEvent {
    /// Returns when the event was created, in milliseconds since 1970.
    pub fn created(&self) -> u64 {
        match self.rows.first() {
            Some(EventRow::Acted(row)) => row.at().0,
            _ => 0,
        }
    }

    /// Returns the event's entry in lists.
    pub fn summary(&self, id: EventId) -> EventSummary {
        EventSummary::of(id.as_str(), self.created(), &self.event)
    }
}

/// Checks that the rows of an event follow each other and have the hashes they claim, that each card gives the hash in its row, and
/// that no card is missing whose person was not erased; replays the rows.
///
/// `head` is the number and hash of the last row that the event should have.
pub fn verify_event(
    id: EventId,
    lines: &[EventLine],
    cards: &[CardRow],
    head: Option<(u64, RowHash)>,
) -> Result<VerifiedEvent, JournalError> {
    let broken = |seq: u64, problem: String| JournalError::BrokenEvent { event: id, seq, problem };
    let mut last = RowHash::root(id.as_str());
    let mut event = Event::new();
    let mut rows = Vec::with_capacity(lines.len());
    let mut wanted: BTreeSet<(u64, Subject)> = BTreeSet::new();
    let mut cards_left = cards;
    for (line, seq) in lines.iter().zip(1..) {
        if line.seq != seq {
            return Err(broken(seq, format!("it is missing: row {} comes next", line.seq)));
        }
        if line.previous != last || last.after(&line.body) != line.hash {
            return Err(broken(seq, "its content does not give its hash".to_owned()));
        }
        let row = EventRow::read(&line.body).map_err(|error| broken(seq, error.to_string()))?;
        let own = cards_left.iter().take_while(|card| card.row <= seq).count();
        let (here, rest) = cards_left.split_at(own);
        row.replay(seq, here, &mut event).map_err(|error| broken(seq, error.to_string()))?;
        if let EventRow::Acted(acted) = &row {
            wanted.extend(acted.subjects().map(|subject| (seq, subject)));
            for erased in acted.erased() {
                wanted.retain(|(_, subject)| *subject != erased);
            }
        }
        cards_left = rest;
        last = line.hash;
        rows.push(row);
    }
    let count = lines.len() as u64;
    match head {
        Some((seq, _)) if seq > count => {
            return Err(broken(count + 1, format!("it is missing, and so are those up to {seq}")));
        }
        Some((seq, hash)) if seq < count || hash != last => {
            return Err(broken(seq + 1, "it was added behind the end".to_owned()));
        }
        _ => {}
    }
    let there: BTreeSet<(u64, Subject)> = cards.iter().map(|card| (card.row, card.subject())).collect();
    if let Some((seq, _)) = wanted.iter().find(|card| !there.contains(card)) {
        return Err(broken(*seq, "a card is missing that was not erased".to_owned()));
    }
    Ok(VerifiedEvent { head: (count, last), rows, event })
}
