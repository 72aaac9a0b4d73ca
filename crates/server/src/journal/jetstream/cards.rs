//! Personal data and webhooks: in a stream of their own, because they can be deleted.

use async_nats::jetstream::stream::LastRawMessageErrorKind;
use event::Subject;
use futures_util::StreamExt;
use protocol::event::{CardRow, EventRow};

use super::Inner;
use super::append::Letter;
use super::streams::StreamId;
use crate::journal::{EventLine, JournalError};
use crate::secret::hex;
use crate::{EventId, Secret};

/// Returns the people whose cards a row deletes.
pub(super) fn erased_by(line: &EventLine) -> Vec<Subject> {
    match EventRow::read(&line.body) {
        Ok(EventRow::Acted(acted)) => acted.erased(),
        _ => Vec::new(),
    }
}

fn unavailable(error: impl std::fmt::Display) -> JournalError {
    JournalError::Unavailable(format!("the personal data of an event cannot be reached: {error}"))
}

impl Inner {
    /// Writes the cards of a row before the row itself; returns their subjects.
    pub(super) async fn write_cards(
        &self,
        event: EventId,
        line: &EventLine,
        cards: &[CardRow],
    ) -> Result<Vec<String>, JournalError> {
        let mut subjects = Vec::with_capacity(cards.len());
        for (place, card) in cards.iter().enumerate() {
            let row = hex(&line.hash.0[..16]);
            let subject = format!("{}.{row}.{place}", self.names.cards_of(event, card.subject()));
            self.keep(&subject, card.to_text()).await?;
            subjects.push(subject);
        }
        Ok(subjects)
    }

    /// Keeps a text that can be deleted; it replaces the one before.
    pub(super) async fn keep(&self, subject: &str, text: String) -> Result<(), JournalError> {
        let mut headers = async_nats::HeaderMap::new();
        let id = Secret::random().map_err(|error| JournalError::Storage(error.to_string()))?;
        headers.insert(async_nats::header::NATS_MESSAGE_ID, id.reveal());
        let letter = Letter { stream: StreamId::Cards, subject: subject.to_owned(), headers, payload: text };
        self.send(&letter, None).await.map(|_| ())
    }

    /// Reads cards; those that were erased are missing.
    pub(super) async fn read_cards(&self, subjects: &[String]) -> Result<Vec<CardRow>, JournalError> {
        let mut cards = Vec::with_capacity(subjects.len());
        for subject in subjects {
            let Some((_, text)) = self.kept(subject).await? else { continue };
            let card = CardRow::read(&text).map_err(|error| JournalError::Storage(format!("{subject}: {error}")))?;
            cards.push(card);
        }
        Ok(cards)
    }

    /// Reads a text that was kept, and its number.
    async fn kept(&self, subject: &str) -> Result<Option<(u64, String)>, JournalError> {
        let stream = self.stream(StreamId::Cards).await?;
        match stream.get_last_raw_message_by_subject(subject).await {
            Ok(found) => Ok(Some((found.sequence, String::from_utf8_lossy(&found.payload).into_owned()))),
            Err(error) if error.kind() == LastRawMessageErrorKind::NoMessageFound => Ok(None),
            Err(error) => Err(unavailable(error)),
        }
    }

    /// Lists the subjects of what was kept.
    pub(super) async fn kept_under(&self, filter: &str) -> Result<Vec<String>, JournalError> {
        let stream = self.stream(StreamId::Cards).await?;
        let mut found = stream.info_with_subjects(filter).await.map_err(unavailable)?;
        let mut subjects = Vec::new();
        while let Some(subject) = found.next().await {
            subjects.push(subject.map_err(unavailable)?.0);
        }
        Ok(subjects)
    }

    /// Deletes the cards of people, overwriting their bytes.
    pub(super) async fn erase_cards(&self, event: EventId, erased: &[Subject]) -> Result<(), JournalError> {
        for subject in erased {
            self.delete(&format!("{}.>", self.names.cards_of(event, *subject))).await?;
        }
        Ok(())
    }

    /// Deletes everything that was kept under a subject, overwriting its bytes.
    pub(super) async fn delete(&self, filter: &str) -> Result<(), JournalError> {
        let stream = self.stream(StreamId::Cards).await?;
        for subject in self.kept_under(filter).await? {
            let Some((at, _)) = self.kept(&subject).await? else { continue };
            let deleted = stream.delete_message(at).await;
            // Another node may have deleted it at the same moment.
            if let Err(error) = deleted
                && self.kept(&subject).await?.is_some_and(|(found, _)| found == at)
            {
                return Err(unavailable(error));
            }
        }
        Ok(())
    }

    /// Reads all webhooks.
    pub(super) async fn kept_webhooks(&self) -> Result<Vec<(EventId, u32, String)>, JournalError> {
        let mut webhooks = Vec::new();
        for subject in self.kept_under(&format!("{}.webhook.>", self.names.prefix)).await? {
            let mut parts = subject.rsplit('.');
            let number = parts.next().and_then(|number| number.parse().ok());
            let event = parts.next().and_then(|event| event.parse().ok());
            let (Some(number), Some(event)) = (number, event) else { continue };
            if let Some((_, text)) = self.kept(&subject).await? {
                webhooks.push((event, number, text));
            }
        }
        Ok(webhooks)
    }
}
