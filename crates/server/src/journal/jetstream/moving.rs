//! Moving games and events from their generation to the archive.
//!
//! The last message of the old subject says that everything goes on in the archive. It is appended like a row, so nothing can be
//! appended after it: from then on the rows of the subject are fixed. Any node can copy them, again and again: a copy compares the
//! last message of the subject in the archive. So a node may die at any moment; whoever needs the game next completes the move.

use std::sync::Arc;

use super::append::{Last, Letter, Sent};
use super::find::Found;
use super::heads::Key;
use super::message::{self, Bundled};
use super::streams::StreamId;
use super::{CATCH_UP, Inner};
use crate::journal::{EventJournal, Journal, JournalError};
use crate::secret::hex;
use crate::{EventId, GameId};

/// The most bytes of rows in one message; NATS takes a megabyte with the headers.
const BYTES: usize = 256 << 10;

/// A row of a game or an event.
struct Row {
    seq: u64,
    previous: [u8; 32],
    hash: [u8; 32],
    body: String,
}

/// What is copied.
#[derive(Default)]
struct Whole {
    rows: Vec<Row>,
    /// The entry in lists.
    listed: Option<String>,
    /// The subjects of personal data.
    cards: Vec<String>,
    /// Whether the rows were thrown away.
    is_gone: bool,
}

impl Inner {
    /// Moves a game with its refused acts, or an event, from a stream to the archive; tells whether anything was left to do.
    pub(super) async fn move_away(self: &Arc<Self>, stream: StreamId, key: Key) -> Result<bool, JournalError> {
        let Some((fence, is_new)) = self.fence(stream, key, false).await? else { return Ok(false) };
        let has_all = self.archived(key).await?.map_or(0, |last| last.seq) >= fence.seq;
        let refused = match key {
            Key::Game(game) => self.has_refused_fence(stream, game).await?,
            _ => true,
        };
        if has_all && refused && !is_new {
            return Ok(false);
        }
        self.complete(key, fence).await?;
        self.heads.forget(key);
        Ok(true)
    }

    /// Ends a subject, if it has not ended; returns its last message and whether that is new. A subject without messages is ended only
    /// if `is_empty_too`.
    async fn fence(
        self: &Arc<Self>,
        stream: StreamId,
        key: Key,
        is_empty_too: bool,
    ) -> Result<Option<(Last, bool)>, JournalError> {
        let (kind, id) = key.parts();
        loop {
            let last = match self.last_in(stream, key).await? {
                Some(Found::Moved(fence)) => return Ok(Some((fence, false))),
                Some(Found::Row(last)) => Some(last),
                None if is_empty_too => None,
                None => return Ok(None),
            };
            let headers = message::moved_headers(kind, id, last.map(|last| (last.seq, last.hash)));
            let letter = self.letter(stream, key, headers, String::new());
            if let Sent::Stored(at) = self.send(&letter, Some(last.map_or(0, |last| last.at))).await? {
                let (seq, hash) = last.map_or((0, [0; 32]), |last| (last.seq, last.hash));
                return Ok(Some((Last { stream, at, seq, hash }, true)));
            }
        }
    }

    async fn has_refused_fence(&self, stream: StreamId, game: GameId) -> Result<bool, JournalError> {
        let key = Key::Refused(game);
        let Some(Found::Moved(fence)) = self.last_in(stream, key).await? else { return Ok(false) };
        Ok(self.archived(key).await?.map_or(0, |last| last.seq) >= fence.seq)
    }

    /// Copies to the archive what ended with a fence. Several nodes may do it at the same time.
    pub(super) async fn complete(self: &Arc<Self>, key: Key, fence: Last) -> Result<(), JournalError> {
        let stream = fence.stream;
        match key {
            Key::Game(game) | Key::Refused(game) => {
                // Refused acts are ended even if there are none, so that none is written here from now on. The game is copied
                // first: a node with an empty disk keeps refused acts only of games that it knows.
                let refused = self.fence(stream, Key::Refused(game), true).await?;
                let rows = self.fence(stream, Key::Game(game), true).await?;
                for (key, fence) in [(Key::Game(game), rows), (Key::Refused(game), refused)] {
                    if let Some((fence, _)) = fence {
                        self.copy(key, fence).await?;
                    }
                }
                Ok(())
            }
            Key::Event(_) => self.copy(key, fence).await,
        }
    }

    async fn copy(self: &Arc<Self>, key: Key, fence: Last) -> Result<(), JournalError> {
        if fence.seq == 0 {
            return Ok(());
        }
        self.reach(fence.stream, fence.at, CATCH_UP).await?;
        let mut whole = match key {
            Key::Game(game) => self.whole_game(game).await?,
            Key::Refused(game) => self.whole_refused(game).await?,
            Key::Event(event) => self.whole_event(event).await?,
        };
        let (kind, id) = key.parts();
        if whole.is_gone {
            let gone = Bundled { kind, count: 1, previous: [0; 32], seq: fence.seq, hash: fence.hash };
            let letter = self.letter(StreamId::Archive, key, gone.gone(), String::new());
            return self.send(&letter, Some(0)).await.map(|_| ());
        }
        whole.rows.retain(|row| row.seq <= fence.seq);
        // The node's own file is believed only as far as the stream says the same.
        if whole.rows.last().is_none_or(|last| (last.seq, last.hash) != (fence.seq, fence.hash)) {
            self.metrics.other_history();
            tracing::error!(
                kind,
                id,
                row = fence.seq,
                "the node's own file differs from the journal; nothing is archived"
            );
            return Err(JournalError::Storage(format!("{kind} {id} differs from the journal; it is not archived")));
        }
        loop {
            let there = self.archived(key).await?;
            let (seq, at) = there.map_or((0, 0), |last| (last.seq, last.at));
            if seq >= fence.seq {
                return Ok(());
            }
            let Some(letter) = self.next_bundle(key, kind, &whole, seq) else { return Ok(()) };
            // If another node was faster, the next one is written.
            self.send(&letter, Some(at)).await?;
        }
    }

    /// Makes the message with the rows after a number.
    fn next_bundle(&self, key: Key, kind: &'static str, whole: &Whole, after: u64) -> Option<Letter> {
        let mut bytes = 0;
        let mut rows: Vec<&Row> = Vec::new();
        for row in whole.rows.iter().filter(|row| row.seq > after) {
            bytes += row.body.len() + 1;
            if !rows.is_empty() && bytes > BYTES {
                break;
            }
            rows.push(row);
        }
        let (first, last) = (*rows.first()?, *rows.last()?);
        let bundled = Bundled { kind, count: rows.len(), previous: first.previous, seq: last.seq, hash: last.hash };
        let is_end = whole.rows.last().is_some_and(|end| end.seq == last.seq);
        let brought = |subject: &&String| rows.iter().any(|row| subject.contains(&hex(&row.hash[..16])));
        let cards: Vec<String> = whole.cards.iter().filter(brought).cloned().collect();
        let mut headers = bundled.headers(whole.listed.as_deref().filter(|_| is_end), &cards);
        let body: Vec<&str> = rows.iter().map(|row| row.body.as_str()).collect();
        if matches!(key, Key::Game(_)) {
            message::mark_format(&mut headers, body.iter().copied());
        }
        Some(self.letter(StreamId::Archive, key, headers, body.join("\n")))
    }

    async fn whole_game(&self, game: GameId) -> Result<Whole, JournalError> {
        self.look(move |mirror| {
            let rows = mirror.read(game, 0)?;
            let verified = crate::journal::verify_rows(game, &rows, None);
            verified?;
            let listed = mirror.listed(game)?.map(|summary| summary.without_erasable_names().to_listed());
            Ok(Whole { rows: rows.into_iter().map(Row::of_game).collect(), listed, ..Whole::default() })
        })
        .await
    }

    async fn whole_refused(&self, game: GameId) -> Result<Whole, JournalError> {
        self.look(move |mirror| {
            let rows = mirror.refused(game)?;
            Ok(Whole { rows: rows.into_iter().map(Row::of_game).collect(), ..Whole::default() })
        })
        .await
    }

    async fn whole_event(&self, event: EventId) -> Result<Whole, JournalError> {
        let cards = self.kept_under(&self.names.all_cards(event)).await?;
        self.look(move |mirror| {
            if mirror.is_event_gone(event)? {
                return Ok(Whole { is_gone: true, ..Whole::default() });
            }
            let lines = mirror.read_event(event, 0, usize::MAX)?;
            let listed = mirror.event_listed(event)?.map(|summary| summary.to_text());
            let row = |line: crate::journal::EventLine| Row {
                seq: line.seq,
                previous: line.previous.0,
                hash: line.hash.0,
                body: line.body,
            };
            Ok(Whole { rows: lines.into_iter().map(row).collect(), listed, cards, is_gone: false })
        })
        .await
    }
}

impl Row {
    fn of_game(row: crate::journal::ChainedRow) -> Self {
        Self { seq: row.seq, previous: row.previous.0, hash: row.hash.0, body: row.body }
    }
}
