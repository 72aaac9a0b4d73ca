//! Follows the streams and writes their rows into the node's own file, checking every chain.

use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use async_nats::Subscriber;
use async_nats::jetstream::Message as Delivered;
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, push};
use futures_util::{FutureExt, StreamExt};

use super::append::Last;
use super::message::{self, Message, Unreadable};
use super::streams::StreamId;
use super::{Heard, Inner, Key, lock};
use crate::journal::mirror::{Follow, Item};
use crate::journal::{Append, EventAppend, JournalError};

/// The interval at which NATS says that nothing has happened.
const HEARTBEAT: Duration = Duration::from_millis(500);
/// The silence after which the node subscribes again.
const SILENCE: Duration = Duration::from_secs(2);
/// The pause before it subscribes again.
const PAUSE: Duration = Duration::from_millis(200);
/// The most rows in one commit.
const ROWS: usize = 512;
/// The time for which a stream may be shorter than this node has seen: a new leader first applies what it has.
const SHORTER: Duration = Duration::from_secs(20);

/// Follows one stream until the journal is closed or the stream is dropped.
pub(super) async fn follow(inner: Arc<Inner>, stream_id: StreamId) {
    until_archive_is_read(&inner, stream_id).await;
    let mut shorter_since: Option<Instant> = None;
    while !inner.is_closed() {
        match follow_once(&inner, stream_id).await {
            Ok(()) => return,
            Err(Stopped::Shorter(_)) if inner.was_dropped(stream_id).await => {
                // The archive has all of it.
                lock(&inner.followed).remove(&stream_id);
                return;
            }
            Err(Stopped::Shorter(problem)) => {
                let since = *shorter_since.get_or_insert_with(Instant::now);
                if since.elapsed() > SHORTER {
                    inner.refuse_shorter(stream_id, &problem);
                }
            }
            Err(Stopped::Unreadable(problem)) => inner.refuse_stream(stream_id, &problem),
            Err(Stopped::Lost(problem)) => {
                shorter_since = None;
                tracing::debug!(?stream_id, problem, "the journal is followed again");
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Waits until the archive was read once, so that lists of a new node begin with the oldest games.
async fn until_archive_is_read(inner: &Inner, stream_id: StreamId) {
    let Some(archive) = inner.followed(StreamId::Archive).filter(|_| stream_id != StreamId::Archive) else { return };
    while !archive.has_caught_up.load(Ordering::Relaxed) && !inner.is_closed() {
        tokio::time::sleep(Duration::from_millis(20)).await;
    }
}

/// Why following has stopped.
enum Stopped {
    Lost(String),
    /// The stream lacks messages that this node has seen.
    Shorter(String),
    /// A message cannot be read, so those after it must wait.
    Unreadable(String),
}

fn lost(error: impl std::fmt::Display) -> Stopped {
    Stopped::Lost(error.to_string())
}

async fn follow_once(inner: &Arc<Inner>, stream_id: StreamId) -> Result<(), Stopped> {
    inner.forget_stream(stream_id);
    let stream = inner.stream(stream_id).await.map_err(lost)?;
    let (position, id) = inner.position(stream_id);
    let end = match stream.get_info().await {
        Ok(info) => info.state.last_sequence,
        Err(_) if inner.is_missing(stream_id).await => {
            return Err(Stopped::Shorter(format!("it is not there, and this node has seen {position} messages")));
        }
        Err(error) => return Err(lost(error)),
    };
    if end < position {
        return Err(Stopped::Shorter(format!("it ends at {end}, and this node has seen {position}")));
    }
    if position > 0 {
        let known = stream.get_raw_message(position).await.map_err(lost)?;
        let found = known.headers.get(async_nats::header::NATS_MESSAGE_ID).map(|id| id.as_str().to_owned());
        if found.unwrap_or_default() != id {
            return Err(Stopped::Shorter(format!("message {position} is another one than this node has seen")));
        }
    }
    if position >= end {
        inner.has_caught_up(stream_id);
    }
    let inbox = inner.client.new_inbox();
    let mut subscription = inner.client.subscribe(inbox.clone()).await.map_err(lost)?;
    let config = push::Config {
        deliver_subject: inbox,
        deliver_policy: DeliverPolicy::ByStartSequence { start_sequence: position + 1 },
        ack_policy: AckPolicy::None,
        flow_control: true,
        idle_heartbeat: HEARTBEAT,
        memory_storage: true,
        num_replicas: 1,
        inactive_threshold: Duration::from_secs(10),
        ..push::Config::default()
    };
    stream.create_consumer(config).await.map_err(lost)?;
    let mut expected = 1;
    loop {
        let batch = next_batch(inner, &mut subscription, &mut expected).await?;
        if inner.is_closed() {
            return Ok(());
        }
        if !batch.is_empty() {
            take_in(inner, stream_id, batch).await?;
        }
        if inner.position(stream_id).0 >= end {
            inner.is_fit_again(stream_id);
            inner.has_caught_up(stream_id);
        }
    }
}

/// Waits for messages; returns those that have arrived. Nothing is returned for a sign of life.
async fn next_batch(
    inner: &Inner,
    subscription: &mut Subscriber,
    expected: &mut u64,
) -> Result<Vec<Delivered>, Stopped> {
    let mut batch = Vec::new();
    let first = tokio::time::timeout(SILENCE, subscription.next()).await.map_err(|_| lost("silence"))?;
    let mut next = Some(first.ok_or_else(|| lost("the subscription has ended"))?);
    while let Some(found) = next.take() {
        if found.status.is_some() {
            let stalled = found.headers.as_ref().and_then(|headers| headers.get("Nats-Consumer-Stalled"));
            let stalled = stalled.map(|subject| subject.as_str().to_owned());
            if let Some(subject) = found.reply.map(|reply| reply.to_string()).or(stalled) {
                inner.client.publish(subject, "".into()).await.map_err(lost)?;
            }
        } else {
            let found = Delivered { message: found, context: inner.context.clone() };
            let sequence = found.info().map_err(lost)?.consumer_sequence;
            if sequence != *expected {
                // What was lost on the way is fetched by subscribing again from the last row that was written.
                return if batch.is_empty() { Err(lost("messages were lost on the way")) } else { Ok(batch) };
            }
            *expected += 1;
            batch.push(found);
        }
        if batch.len() < ROWS {
            next = subscription.next().now_or_never().flatten();
        }
    }
    Ok(batch)
}

/// Writes messages into the node's file, then tells of them.
async fn take_in(inner: &Arc<Inner>, stream_id: StreamId, batch: Vec<Delivered>) -> Result<(), Stopped> {
    let mut items = Vec::with_capacity(batch.len());
    let mut heads = Vec::with_capacity(batch.len());
    let mut heard = Vec::with_capacity(batch.len());
    let mut position = inner.position(stream_id);
    let mut stopped = None;
    for delivered in batch {
        let at = delivered.info().map_err(lost)?.stream_sequence;
        let empty = async_nats::HeaderMap::new();
        let headers = delivered.headers.as_ref().unwrap_or(&empty);
        let id = headers.get(async_nats::header::NATS_MESSAGE_ID).map(|id| id.as_str().to_owned()).unwrap_or_default();
        if at != position.0 + 1 {
            tracing::error!(?stream_id, at, expected = position.0 + 1, "messages of the journal are missing");
        }
        let subject = delivered.subject.as_str();
        match message::read(&inner.names.prefix, subject, headers, &delivered.payload) {
            Ok(Message::Rows { game, rows, summary }) => {
                inner.note_phase(game, summary.as_ref());
                if let Some(last) = rows.last() {
                    heads.push((Key::Game(game), Last { stream: stream_id, at, seq: last.seq, hash: last.hash.0 }));
                    heard.push(Heard::Game(game, last.seq));
                }
                let count = rows.len();
                items.extend(rows.into_iter().enumerate().map(|(index, row)| {
                    let summary = summary.clone().filter(|_| index + 1 == count);
                    Item::Row(Append { game, row, summary })
                }));
            }
            Ok(Message::Refused { game, rows }) => {
                if let Some(last) = rows.last() {
                    heads.push((Key::Refused(game), Last { stream: stream_id, at, seq: last.seq, hash: last.hash.0 }));
                    heard.push(Heard::Refused(game, last.seq));
                }
                items.extend(rows.into_iter().map(|row| Item::Refused(game, row)));
            }
            Ok(Message::Listed(summary)) => {
                if let Ok(game) = summary.game.parse() {
                    inner.note_phase(game, Some(&summary));
                }
                items.push(Item::Listed(summary));
            }
            Ok(Message::Event { event, lines, cards, summary }) => {
                let cards = inner.read_cards(&cards).await.map_err(lost)?;
                if let Some(last) = lines.last() {
                    heads.push((Key::Event(event), Last { stream: stream_id, at, seq: last.seq, hash: last.hash.0 }));
                    heard.push(Heard::Event(event, last.seq));
                }
                let count = lines.len();
                for (index, line) in lines.into_iter().enumerate() {
                    let erased = super::cards::erased_by(&line);
                    if !erased.is_empty() {
                        // The node that wrote the row may have died before it deleted the cards.
                        inner.erase_cards(event, &erased).await.map_err(lost)?;
                    }
                    let cards = cards.iter().filter(|card| card.row == line.seq).cloned().collect();
                    let summary = summary.clone().filter(|_| index + 1 == count).map(|summary| *summary);
                    let relisted = Vec::new();
                    items.push(Item::Event(Box::new(EventAppend { event, line, cards, erased, summary, relisted })));
                }
            }
            Ok(Message::Discarded(event)) => {
                heard.push(Heard::Discarded(event));
                items.push(Item::Discarded(event));
            }
            Ok(Message::Moved(key)) => inner.heads.forget(key),
            Ok(Message::Dropped(generation)) => tracing::debug!(generation, "old streams were dropped"),
            // Nothing is skipped: what this program cannot read, another version can.
            Err(newer @ Unreadable::Newer(_)) => {
                let problem = format!("has a message that this node cannot read ({subject}, number {at}): {newer}");
                stopped = Some(Stopped::Unreadable(problem));
                break;
            }
            Err(Unreadable::Wrong(problem)) => {
                inner.metrics.other_history();
                let problem = format!("has a damaged message ({subject}, number {at}): {problem}");
                stopped = Some(Stopped::Unreadable(problem));
                break;
            }
        }
        position = (at, id);
    }
    let (follow, problems) = Follow::new(items, Some((stream_id.code(), position.clone())));
    let written = inner.mirror.follow(follow).await.map_err(|_| lost("the node's file gave no answer"))?;
    written.map_err(|error| {
        tracing::error!(%error, "the node's own file cannot be written");
        lost(error)
    })?;
    for error in problems.take() {
        inner.refuse_history(&error);
    }
    for (key, last) in heads {
        inner.heads.set(key, last);
    }
    inner.set_position(stream_id, position);
    for heard in heard {
        inner.tell(heard);
    }
    stopped.map_or(Ok(()), Err)
}

impl Inner {
    /// Reports a history that differs from what this node has seen: nothing more is written to that game.
    fn refuse_history(&self, error: &JournalError) {
        self.metrics.other_history();
        tracing::error!(%error, "the journal has another history than this node has seen; the game is refused");
        if let JournalError::Broken { game, .. } = error {
            self.refused_games().insert(*game, error.clone());
        }
    }
}
