//! The organiser's token, which all nodes share, so that a node needs nothing but NATS.

use async_nats::HeaderMap;
use async_nats::jetstream::context::ContextBuilder;
use async_nats::jetstream::stream::LastRawMessageErrorKind;

use super::append::EXPECTED;
use super::config::Nats;
use super::streams::{Names, StreamId};
use super::{QUESTION, connect};
use crate::Secret;
use crate::journal::JournalError;

/// Says what happens to the organiser's token of the nodes that share a journal.
#[derive(Clone, PartialEq, Eq)]
pub(crate) enum SharedToken {
    /// It stays as it is. If there is none, it becomes the one given here, or a new one.
    Keep(Option<Secret>),
    /// It is replaced; each node takes up the new one when it is started again.
    Replace,
}

fn unavailable(error: impl std::fmt::Display) -> JournalError {
    JournalError::Unavailable(format!("the organiser's token at NATS cannot be reached: {error}"))
}

/// Returns the organiser's token of the nodes that share a journal. One of them must have been started before.
pub(crate) async fn shared_token(nats: &Nats, wanted: SharedToken) -> Result<Secret, JournalError> {
    let client = connect::connect(nats).await?;
    let context = ContextBuilder::new().timeout(QUESTION).build(client);
    let names = Names::new(nats);
    let (stream, subject) = (names.stream(StreamId::Cards), names.secret("organiser"));
    let (given, is_replaced) = match wanted {
        SharedToken::Keep(given) => (given, false),
        SharedToken::Replace => (None, true),
    };
    let new = given.map_or_else(Secret::random, Ok).map_err(|error| JournalError::Storage(error.to_string()))?;
    let stream = context.get_stream_no_info(stream).await.map_err(unavailable)?;
    loop {
        let known = match stream.get_last_raw_message_by_subject(&subject).await {
            Ok(found) => Some(found),
            Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => None,
            Err(error) => return Err(unavailable(error)),
        };
        let at = known.as_ref().map_or(0, |found| found.sequence);
        if let Some(found) = known
            && (!is_replaced || found.payload == new.reveal().as_bytes())
        {
            return Secret::read(&String::from_utf8_lossy(&found.payload))
                .ok_or_else(|| JournalError::Storage("the organiser's token at NATS is damaged".to_owned()));
        }
        // If several nodes start for the first time, the first one wins and the others read what it has written.
        let mut headers = HeaderMap::new();
        headers.insert(EXPECTED, at.to_string());
        let sent = context.publish_with_headers(subject.clone(), headers, new.reveal().to_owned().into()).await;
        if let Err(error) = sent.map_err(unavailable)?.await {
            tracing::debug!(%error, "the organiser's token was not written");
            tokio::time::sleep(std::time::Duration::from_millis(50)).await;
        }
    }
}
