//! Appending: a message is published only if the last one of its subject is the one that the writer knows.

use std::time::{Duration, Instant};

use async_nats::client::RequestErrorKind;
use async_nats::{HeaderMap, Request};
use serde_json::Value;

use super::Inner;
use super::streams::StreamId;
use crate::journal::JournalError;

/// The time for one attempt.
const ATTEMPT: Duration = Duration::from_secs(2);
/// The time after which a node without a connection gives up: another node may have one.
const CUT_OFF: Duration = Duration::from_secs(1);
/// The pause between two attempts.
const PAUSE: Duration = Duration::from_millis(100);
/// The header that compares the last message of the subject.
pub(super) const EXPECTED: &str = "Nats-Expected-Last-Subject-Sequence";

/// What became of one attempt.
#[derive(Debug)]
pub(super) enum Published {
    /// It is stored under this number of the stream.
    Stored(u64),
    /// The last message of the subject is another one.
    Overtaken,
    /// No server leads the stream, if there still is one.
    Unled,
    /// Nobody knows; to be tried again with the same id.
    Unknown(String),
}

/// The last message of a subject.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Last {
    /// The stream.
    pub(super) stream: StreamId,
    /// The number of the message in the stream.
    pub(super) at: u64,
    /// The number of the row.
    pub(super) seq: u64,
    /// The hash of the row.
    pub(super) hash: [u8; 32],
}

/// A message to append.
pub(super) struct Letter {
    pub(super) stream: StreamId,
    pub(super) subject: String,
    pub(super) headers: HeaderMap,
    pub(super) payload: String,
}

/// What became of an append.
pub(super) enum Sent {
    /// It is stored under this number of the stream.
    Stored(u64),
    /// Another message came first, an earlier attempt of the same one was stored, or the stream is no longer there.
    Overtaken,
}

impl Inner {
    /// Publishes a message until it is stored, overtaken, or nobody has answered for too long. `expected` is the number of the last
    /// message of the subject; none if it does not matter.
    pub(super) async fn send(&self, letter: &Letter, expected: Option<u64>) -> Result<Sent, JournalError> {
        let began = Instant::now();
        let from = self.time.now();
        let mut cut = None;
        let mut headers = letter.headers.clone();
        if let Some(expected) = expected {
            headers.insert(EXPECTED, expected.to_string());
        }
        loop {
            let problem = match self.publish(&letter.subject, headers.clone(), letter.payload.clone()).await {
                Published::Stored(at) => {
                    self.accepted(letter.stream);
                    return Ok(Sent::Stored(at));
                }
                Published::Overtaken => {
                    self.accepted(letter.stream);
                    return Ok(Sent::Overtaken);
                }
                Published::Unled if self.was_dropped(letter.stream).await => return Ok(Sent::Overtaken),
                Published::Unled => "no server leads this part of the journal".to_owned(),
                Published::Unknown(problem) => problem,
            };
            let is_cut = self.is_cut_off();
            cut = if is_cut { cut.or(Some(Instant::now())) } else { None };
            if !is_cut {
                // All nodes have the same trouble: nobody's clock is charged.
                self.not_accepted(letter.stream, from);
            }
            let is_cut_off = cut.is_some_and(|since: Instant| since.elapsed() > CUT_OFF);
            if is_cut_off || began.elapsed() > self.nats.patience() || self.is_closed() {
                return Err(JournalError::Unavailable(format!("NATS has not taken a row: {problem}")));
            }
            tokio::time::sleep(PAUSE).await;
        }
    }

    /// Publishes a message once.
    async fn publish(&self, subject: &str, headers: HeaderMap, payload: String) -> Published {
        let request = Request::new().headers(headers).payload(payload.into()).timeout(Some(ATTEMPT));
        let answer = match self.client.send_request(subject.to_owned(), request).await {
            Ok(answer) => answer,
            Err(error) => {
                return match error.kind() {
                    RequestErrorKind::NoResponders => Published::Unled,
                    RequestErrorKind::TimedOut => Published::Unknown("no answer in time".to_owned()),
                    _ => Published::Unknown(error.to_string()),
                };
            }
        };
        read_answer(&answer.payload)
    }
}

/// Reads the answer to a publication. Both 10071 and 10164 say that another message is the last one.
fn read_answer(payload: &[u8]) -> Published {
    let Ok(answer) = serde_json::from_slice::<Value>(payload) else {
        return Published::Unknown("the answer cannot be read".to_owned());
    };
    if let Some(at) = answer["seq"].as_u64().filter(|_| answer["error"].is_null()) {
        return Published::Stored(at);
    }
    match answer["error"]["err_code"].as_u64() {
        Some(10_071 | 10_164) => Published::Overtaken,
        _ => Published::Unknown(answer["error"]["description"].as_str().unwrap_or("an unknown error").to_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_codes_of_a_lost_race_are_understood() {
        assert!(matches!(read_answer(br#"{"stream":"arbiter-0","seq":7}"#), Published::Stored(7)));
        assert!(matches!(read_answer(br#"{"stream":"s","seq":7,"duplicate":true}"#), Published::Stored(7)));
        for code in [10_071, 10_164] {
            let answer =
                format!(r#"{{"error":{{"code":400,"err_code":{code},"description":"wrong last sequence"}},"seq":0}}"#);
            assert!(matches!(read_answer(answer.as_bytes()), Published::Overtaken));
        }
        let not_ready = br#"{"error":{"code":503,"err_code":10163,"description":"not ready"}}"#;
        assert!(matches!(read_answer(not_ready), Published::Unknown(_)));
        assert!(matches!(read_answer(b"+OK"), Published::Unknown(_)));
    }
}
