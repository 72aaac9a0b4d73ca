//! Follows the streams and writes their rows into the node's own file, checking every chain.

use std::sync::Arc;
use std::time::{Duration, Instant};

use async_nats::Subscriber;
use async_nats::jetstream::Message as Delivered;
use async_nats::jetstream::consumer::{AckPolicy, DeliverPolicy, push};
use futures_util::{FutureExt, StreamExt};

use super::append::Last;
use super::message::{self, Message};
use super::{Heard, Inner, Key};
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

/// Follows one partition until the journal is closed.
pub(super) async fn follow(inner: Arc<Inner>, partition: u32) {
    let mut shorter_since: Option<Instant> = None;
    while !inner.is_closed() {
        match follow_once(&inner, partition).await {
            Ok(()) => return,
            Err(Stopped::Shorter(problem)) => {
                let since = *shorter_since.get_or_insert_with(Instant::now);
                if since.elapsed() > SHORTER {
                    inner.refuse_partition(partition, &problem);
                }
            }
            Err(Stopped::Lost(problem)) => {
                shorter_since = None;
                tracing::debug!(partition, problem, "the journal is followed again");
            }
        }
        tokio::time::sleep(PAUSE).await;
    }
}

/// Why following has stopped.
enum Stopped {
    Lost(String),
    /// The stream lacks messages that this node has seen.
    Shorter(String),
}

fn lost(error: impl std::fmt::Display) -> Stopped {
    Stopped::Lost(error.to_string())
}

async fn follow_once(inner: &Arc<Inner>, partition: u32) -> Result<(), Stopped> {
    inner.forget_stream(partition);
    let stream = inner.stream(partition).await.map_err(lost)?;
    let (position, id) = inner.position(partition);
    let end = stream.get_info().await.map_err(lost)?.state.last_sequence;
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
    inner.is_fit_again(partition);
    if position >= end {
        inner.has_caught_up(partition);
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
            take_in(inner, partition, batch).await?;
        }
        if inner.position(partition).0 >= end {
            inner.has_caught_up(partition);
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
async fn take_in(inner: &Arc<Inner>, partition: u32, batch: Vec<Delivered>) -> Result<(), Stopped> {
    let mut items = Vec::with_capacity(batch.len());
    let mut heads = Vec::with_capacity(batch.len());
    let mut heard = Vec::with_capacity(batch.len());
    let mut position = inner.position(partition);
    for delivered in batch {
        let at = delivered.info().map_err(lost)?.stream_sequence;
        let empty = async_nats::HeaderMap::new();
        let headers = delivered.headers.as_ref().unwrap_or(&empty);
        let id = headers.get(async_nats::header::NATS_MESSAGE_ID).map(|id| id.as_str().to_owned()).unwrap_or_default();
        if at != position.0 + 1 {
            tracing::error!(partition, at, expected = position.0 + 1, "messages of the journal are missing");
        }
        position = (at, id);
        let subject = delivered.subject.as_str();
        match message::read(&inner.names.prefix, subject, headers, &delivered.payload) {
            Ok(Message::Row { game, row, summary }) => {
                inner.note_phase(game, summary.as_ref());
                heads.push((Key::Game(game), Last { at, seq: row.seq, hash: row.hash.0 }));
                heard.push(Heard::Game(game, row.seq));
                items.push(Item::Row(Append { game, row, summary }));
            }
            Ok(Message::Refused { game, row }) => {
                heads.push((Key::Refused(game), Last { at, seq: row.seq, hash: row.hash.0 }));
                heard.push(Heard::Refused(game, row.seq));
                items.push(Item::Refused(game, row));
            }
            Ok(Message::Listed(summary)) => {
                if let Ok(game) = summary.game.parse() {
                    inner.note_phase(game, Some(&summary));
                }
                items.push(Item::Listed(summary));
            }
            Ok(Message::Event { event, line, cards, summary }) => {
                let cards = inner.read_cards(&cards).await.map_err(lost)?;
                let erased = super::cards::erased_by(&line);
                if !erased.is_empty() {
                    // The node that wrote the row may have died before it deleted the cards.
                    inner.erase_cards(event, &erased).await.map_err(lost)?;
                }
                heads.push((Key::Event(event), Last { at, seq: line.seq, hash: line.hash.0 }));
                heard.push(Heard::Event(event, line.seq));
                let summary = summary.map(|summary| *summary);
                items.push(Item::Event(Box::new(EventAppend { event, line, cards, erased, summary })));
            }
            Ok(Message::Discarded(event)) => {
                heard.push(Heard::Discarded(event));
                items.push(Item::Discarded(event));
            }
            Err(problem) => tracing::error!(subject, at, problem, "a message of the journal cannot be read"),
        }
    }
    let (follow, problems) = Follow::new(items, Some((partition, position.clone())));
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
    inner.set_position(partition, position);
    for heard in heard {
        inner.tell(heard);
    }
    Ok(())
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
