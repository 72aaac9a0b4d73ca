//! Appending rows to games and events, and what follows from a lost race.

use std::sync::Arc;
use std::time::{Duration, Instant};

use async_nats::HeaderMap;

use super::append::{Last, Letter, Sent};
use super::heads::Key;
use super::message::{event_headers, mark_format, row_headers};
use super::streams::StreamId;
use super::{Inner, lock};
use crate::journal::mirror::{Follow, Item};
use crate::journal::{Append, ChainedRow, EventAppend, GameSummary, Hash, JournalError};

/// A row to append, whichever stream it belongs to.
struct Draft {
    key: Key,
    seq: u64,
    previous: [u8; 32],
    hash: [u8; 32],
    headers: HeaderMap,
    body: String,
}

impl Inner {
    /// Returns a letter to the subject of something in a stream.
    pub(super) fn letter(&self, stream: StreamId, key: Key, headers: HeaderMap, payload: String) -> Letter {
        Letter { stream, subject: self.subject(stream, key), headers, payload }
    }

    /// Finds the message that a row must follow. An error says that another row is the last one.
    async fn place_of(self: &Arc<Self>, draft: &Draft) -> Result<Result<(StreamId, u64), u64>, JournalError> {
        let last = match self.heads.get(draft.key) {
            Some(last) => Some(last),
            None if draft.seq == 1 && !matches!(draft.key, Key::Refused(_)) => None,
            None => self.last(draft.key).await?,
        };
        Ok(match last {
            None if draft.seq == 1 => Ok(self.place_of_first(draft.key).await?),
            None => Err(0),
            Some(last) if last.hash == draft.previous && last.seq + 1 == draft.seq => Ok((last.stream, last.at)),
            Some(last) => Err(last.seq),
        })
    }

    /// Finds the stream for the first row of something. Refused acts are in the stream of their game.
    async fn place_of_first(self: &Arc<Self>, key: Key) -> Result<(StreamId, u64), JournalError> {
        let stream = match key {
            Key::Refused(game) => match self.heads.get(Key::Game(game)) {
                Some(last) => Some(last.stream),
                None => self.last(Key::Game(game)).await?.map(|last| last.stream),
            },
            Key::Game(_) | Key::Event(_) => None,
        };
        Ok((stream.unwrap_or_else(|| self.stream_for_new(key)), 0))
    }

    /// Appends a row to a chain; tells the number of the last row if another one came first.
    async fn append(self: &Arc<Self>, draft: &Draft) -> Result<Result<(), u64>, JournalError> {
        let (mut stream, mut place) = match self.place_of(draft).await? {
            Ok(place) => place,
            Err(last) => return Ok(Err(last)),
        };
        let end = Instant::now() + self.nats.patience();
        loop {
            let letter = self.letter(stream, draft.key, draft.headers.clone(), draft.body.clone());
            match self.send(&letter, Some(place)).await? {
                Sent::Stored(at) => {
                    self.heads.set(draft.key, Last { stream, at, seq: draft.seq, hash: draft.hash });
                    return Ok(Ok(()));
                }
                Sent::Overtaken => match self.last(draft.key).await? {
                    // An earlier attempt was stored though nobody answered.
                    Some(last) if last.hash == draft.hash => {
                        self.heads.set(draft.key, last);
                        return Ok(Ok(()));
                    }
                    // The same row as before is the last one, in another place than this node knew.
                    Some(last) if last.hash == draft.previous && (last.stream, last.at) != (stream, place) => {
                        (stream, place) = (last.stream, last.at);
                    }
                    Some(last) if last.seq >= draft.seq => {
                        self.metrics.lost_race();
                        return Ok(Err(last.seq));
                    }
                    // A leader that has just been elected does not have everything yet; or the stream was dropped.
                    last if Instant::now() < end => {
                        tokio::time::sleep(Duration::from_millis(50)).await;
                        if last.is_none() && draft.seq == 1 {
                            (stream, place) = self.place_of_first(draft.key).await?;
                        }
                    }
                    _ => {
                        self.metrics.other_history();
                        tracing::error!(key = ?draft.key, "the journal has fewer rows than this node has seen");
                        return Err(JournalError::Unavailable(
                            "the journal has fewer rows than this node has seen".to_owned(),
                        ));
                    }
                },
            }
        }
    }

    pub(super) async fn append_row(self: &Arc<Self>, append: Append) -> Result<(), JournalError> {
        let Append { game, row, summary } = append;
        // What is in a stream stays there.
        let summary = summary.map(GameSummary::without_erasable_names);
        self.check_game(game)?;
        let mut headers = row_headers("game", &row, summary.as_ref());
        mark_format(&mut headers, [row.body.as_str()]);
        if let Err(last) = self.append(&Draft::of_row(Key::Game(game), &row, headers)).await? {
            // The row may have been stored by an earlier attempt, and others after it.
            self.refresh_game(game).await?;
            let known = self.mirror_row(game, row.seq).await?;
            if known.is_none_or(|known| known.hash != row.hash) {
                return Err(JournalError::Conflict { game, found: row.seq, last });
            }
        }
        self.note_phase(game, summary.as_ref());
        self.take_in(Item::Row(Append { game, row, summary })).await;
        Ok(())
    }

    /// Stores a refused act. Refused acts change nothing, so their order does not matter: one that another node has overtaken is
    /// chained to the new last one.
    pub(super) async fn refuse(self: &Arc<Self>, game: crate::GameId, mut row: ChainedRow) -> Result<(), JournalError> {
        let key = Key::Refused(game);
        loop {
            let headers = row_headers("refused", &row, None);
            if self.append(&Draft::of_row(key, &row, headers)).await?.is_ok() {
                self.take_in(Item::Refused(game, row)).await;
                return Ok(());
            }
            let last = self.last(key).await?;
            let (seq, hash) = last.map_or_else(|| (0, ChainedRow::root(game)), |last| (last.seq, Hash(last.hash)));
            if let Some(last) = last {
                self.heads.set(key, last);
            }
            row = ChainedRow::at(seq + 1, hash, row.body);
        }
    }

    pub(super) async fn append_event(self: &Arc<Self>, append: EventAppend) -> Result<(), JournalError> {
        let EventAppend { event, line, cards, erased, summary, relisted: _ } = append;
        let subjects = self.write_cards(event, &line, &cards).await?;
        let draft = Draft {
            key: Key::Event(event),
            seq: line.seq,
            previous: line.previous.0,
            hash: line.hash.0,
            headers: event_headers(&line, &subjects, summary.as_ref()),
            body: line.body.clone(),
        };
        if let Err(last) = self.append(&draft).await? {
            for subject in &subjects {
                // Cards of a row that is not there belong to nothing.
                self.delete(subject).await?;
            }
            self.refresh(draft.key).await?;
            return Err(JournalError::EventConflict { event, found: line.seq, last });
        }
        if !erased.is_empty() {
            self.erase_cards(event, &erased).await?;
        }
        self.take_in(Item::Event(Box::new(EventAppend { event, line, cards, erased, summary, relisted: Vec::new() })))
            .await;
        Ok(())
    }

    /// Writes something into the node's own file before the stream delivers it. What does not fit yet comes with the stream.
    pub(super) async fn take_in(&self, item: Item) {
        let (follow, problems) = Follow::new(vec![item], None);
        if let Ok(Err(error)) = self.mirror.follow(follow).await {
            tracing::error!(%error, "the node's own file cannot be written");
        }
        for problem in problems.take() {
            tracing::debug!(%problem, "a row waits for those before it");
        }
    }

    /// Publishes something that follows from nothing, beside a game or an event, and waits until it is stored.
    pub(super) async fn post(self: &Arc<Self>, beside: Key, kind: &str, text: String) -> Result<(), JournalError> {
        let mut headers = HeaderMap::new();
        let unique = crate::Secret::random().map_err(|error| JournalError::Storage(error.to_string()))?;
        headers.insert(async_nats::header::NATS_MESSAGE_ID, unique.reveal());
        loop {
            // In the same stream, so that every node hears it after the rows.
            let known = match self.heads.get(beside) {
                Some(last) => Some(last),
                None => self.last(beside).await?,
            };
            let stream = known.map_or_else(|| self.stream_for_new(beside), |last| last.stream);
            let subject = self.names.subject(stream, kind, beside.parts().1);
            let letter = Letter { stream, subject, headers: headers.clone(), payload: text.clone() };
            match self.send(&letter, None).await? {
                Sent::Stored(_) => return Ok(()),
                // The stream was dropped.
                Sent::Overtaken => self.heads.forget(beside),
            }
        }
    }

    /// Returns the interruption of the stream that has a game.
    pub(super) fn interruption_of(&self, game: crate::GameId) -> Option<super::Interruption> {
        let key = Key::Game(game);
        let stream = self.heads.get(key).map_or_else(|| self.stream_for_new(key), |last| last.stream);
        self.followed(stream).and_then(|known| *lock(&known.interruption))
    }
}

impl Draft {
    fn of_row(key: Key, row: &ChainedRow, headers: HeaderMap) -> Self {
        Self { key, seq: row.seq, previous: row.previous.0, hash: row.hash.0, headers, body: row.body.clone() }
    }
}
