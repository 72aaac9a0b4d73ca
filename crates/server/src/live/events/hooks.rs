//! Webhooks of events: each has a task that follows the journal and tells its address, in order, as often as it takes.
//!
//! A webhook remembers the last row that it was told of, so nothing is lost in a restart, and nothing waits in memory. Games and events
//! never wait for it.

use std::collections::HashMap;
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use event::{ActKind, PersonId};
use protocol::Ms;
use protocol::event::{AttemptFrame, DeliveryFrame, EventRow, WebhookFrame, WebhookMade, WebhookRow, WebhookWanted};
use tokio::sync::Notify;

use super::super::hall::Hall;
use super::act::{check_right, missing};
use crate::webhook::{Client, Delivery, MOST, Target, WAITS, WebhookPolicy};
use crate::{EventId, HallError, Secret};

/// The number of rows that are read at a time.
const PART: usize = 128;
/// Milliseconds after which a webhook looks again at an event that could not be read.
const UNREAD: u64 = 60_000;

/// Milliseconds after which a node looks again whether a webhook is its own.
const ELSEWHERE: u64 = 2_000;

/// The webhooks of all events.
#[derive(Default)]
pub(in crate::live) struct Hooks(Mutex<HashMap<EventId, Vec<Arc<Hook>>>>);

/// A webhook.
struct Hook {
    number: u32,
    row: Mutex<WebhookRow>,
    /// Called when there may be something to tell, and when the webhook is removed.
    wake: Notify,
    is_gone: AtomicBool,
}

impl Hooks {
    fn all(&self) -> MutexGuard<'_, HashMap<EventId, Vec<Arc<Hook>>>> {
        // A poisoned lock is safe to use: webhooks are added and removed whole.
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Says that an event has a new row.
    pub(super) fn wake(&self, event: EventId) {
        for hook in self.all().get(&event).into_iter().flatten() {
            hook.wake.notify_one();
        }
    }

    /// Ends the webhooks of an event that was thrown away.
    pub(super) fn end(&self, event: EventId) {
        for hook in self.all().remove(&event).into_iter().flatten() {
            hook.end();
        }
    }

    fn of(&self, event: EventId) -> Vec<Arc<Hook>> {
        self.all().get(&event).cloned().unwrap_or_default()
    }
}

impl Hook {
    fn row(&self) -> MutexGuard<'_, WebhookRow> {
        // A poisoned lock is safe to use: fields are set one by one, and none depends on another.
        self.row.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn end(&self) {
        self.is_gone.store(true, Ordering::Relaxed);
        self.wake.notify_one();
    }

    fn is_gone(&self) -> bool {
        self.is_gone.load(Ordering::Relaxed)
    }
}

impl Hall {
    /// Sets which addresses webhooks may tell. Call it once, before the first webhook is used; later calls have no effect.
    #[must_use]
    pub fn with_webhooks(self, policy: WebhookPolicy) -> Self {
        let _ = self.shared.webhooks.set(Client::new(policy));
        self
    }

    fn webhook_client(&self) -> &Client {
        self.shared.webhooks.get_or_init(|| Client::new(WebhookPolicy::default()))
    }

    /// Starts all webhooks that the journal knows.
    pub(super) async fn take_up_webhooks(&self) -> Result<(), HallError> {
        let shared = Arc::clone(&self.shared);
        for (event, number, text) in self.shared.blocking(move || shared.journal.webhooks()).await? {
            match WebhookRow::read(&text) {
                Ok(row) => self.start_webhook(event, number, row),
                Err(error) => tracing::error!(%event, number, %error, "a webhook cannot be read"),
            }
        }
        Ok(())
    }

    /// Brings the webhooks up to date with what other nodes have made, removed and told.
    pub(in crate::live) async fn sync_webhooks(&self) -> Result<(), HallError> {
        let shared = Arc::clone(&self.shared);
        let kept = self.shared.blocking(move || shared.journal.webhooks()).await?;
        for (event, number, text) in &kept {
            let Ok(row) = WebhookRow::read(text) else { continue };
            let known = self.shared.events.hooks.of(*event).into_iter().find(|hook| hook.number == *number);
            match known {
                None => self.start_webhook(*event, *number, row),
                Some(hook) if !self.shared.leads(event.as_str()) => *hook.row() = row,
                Some(_) => {}
            }
        }
        for (event, hooks) in self.shared.events.hooks.all().iter_mut() {
            hooks.retain(|hook| {
                let is_kept = kept.iter().any(|(known, number, _)| known == event && *number == hook.number);
                if !is_kept {
                    hook.end();
                }
                is_kept
            });
        }
        Ok(())
    }

    fn start_webhook(&self, event: EventId, number: u32, row: WebhookRow) {
        let (row, wake, is_gone) = (Mutex::new(row), Notify::new(), AtomicBool::new(false));
        let hook = Arc::new(Hook { number, row, wake, is_gone });
        self.shared.events.hooks.all().entry(event).or_default().push(Arc::clone(&hook));
        self.shared.handle().spawn(follow(self.clone(), event, hook));
    }

    /// Makes a webhook, as the organiser.
    pub(crate) async fn add_webhook(
        &self,
        event: EventId,
        by: PersonId,
        wanted: WebhookWanted,
    ) -> Result<WebhookMade, HallError> {
        let room = self.event_room(event).await?;
        let _turn = room.turn.lock().await;
        check_right(&room.state().event, by, ActKind::Configure)?;
        Target::read(&wanted.url, self.webhook_client().policy()).map_err(|problem| missing("url", &problem))?;
        let known = self.shared.events.hooks.of(event);
        if known.len() >= MOST {
            return Err(missing("url", &format!("this event has {MOST} webhooks already: remove one first")));
        }
        let webhook = known.iter().map(|hook| hook.number).max().unwrap_or(0) + 1;
        let secret = Secret::random()?.reveal().to_owned();
        let WebhookWanted { url, topics } = wanted;
        let (made_at, seq) = (Ms(self.now().0), room.state().seq);
        let row = WebhookRow { url, secret, topics, by: by.0, made_at, seq, last: None, given_up: 0 };
        let kept = self.shared.journal.keep_webhook(event, webhook, Some(row.to_text()));
        self.shared.written(kept).await?;
        let made = WebhookMade { webhook, secret: row.secret.clone() };
        self.start_webhook(event, webhook, row);
        Ok(made)
    }

    /// Lists the webhooks of an event, for its organiser.
    pub(crate) async fn list_webhooks(&self, event: EventId, by: PersonId) -> Result<Vec<WebhookFrame>, HallError> {
        let room = self.event_room(event).await?;
        check_right(&room.state().event, by, ActKind::Configure)?;
        Ok(self.shared.events.hooks.of(event).iter().map(|hook| hook.row().frame(hook.number)).collect())
    }

    /// Removes a webhook, as the organiser.
    pub(crate) async fn remove_webhook(&self, event: EventId, by: PersonId, webhook: u32) -> Result<(), HallError> {
        let room = self.event_room(event).await?;
        let _turn = room.turn.lock().await;
        check_right(&room.state().event, by, ActKind::Configure)?;
        let hook = self.shared.events.hooks.of(event).into_iter().find(|hook| hook.number == webhook);
        let hook = hook.ok_or(HallError::NoSuchPart)?;
        // From here on its task writes nothing.
        hook.end();
        self.shared.written(self.shared.journal.keep_webhook(event, webhook, None)).await?;
        if let Some(hooks) = self.shared.events.hooks.all().get_mut(&event) {
            hooks.retain(|known| known.number != webhook);
        }
        Ok(())
    }

    /// Finds the next row that a webhook is to be told of, and what it is told; none if it knows everything.
    async fn next_delivery(&self, event: EventId, hook: &Hook) -> Result<Option<(u64, String)>, HallError> {
        let room = self.event_room(event).await?;
        loop {
            let (shared, after) = (Arc::clone(&self.shared), hook.row().seq);
            let lines = self.shared.blocking(move || shared.journal.read_event(event, after, PART)).await?;
            if lines.is_empty() {
                return Ok(None);
            }
            let topics = hook.row().topics.clone();
            for line in lines {
                if let Ok(EventRow::Acted(row)) = EventRow::read(&line.body) {
                    let state = room.state();
                    // A row that is on disk and not yet in memory comes with the next call.
                    if line.seq > state.seq {
                        return Ok(None);
                    }
                    let delivery = DeliveryFrame::of(event.as_str(), line.seq, &row, &state.event, &topics);
                    if let Some(delivery) = delivery {
                        return Ok(Some((line.seq, delivery.to_text())));
                    }
                }
                hook.row().seq = line.seq;
            }
        }
    }

    /// Makes one attempt; returns when the next one is due, if there is another.
    async fn attempt(
        &self,
        event: EventId,
        hook: &Hook,
        seq: u64,
        body: &str,
        attempts: usize,
    ) -> Option<crate::Moment> {
        let (url, secret) = {
            let row = hook.row();
            (row.url.clone(), row.secret.clone())
        };
        let name = format!("{event}.{seq}");
        let delivery = Delivery { secret: &secret, name: &name, body, now: self.now() };
        let problem = self.webhook_client().send(&url, delivery).await.err();
        if hook.is_gone() {
            return None;
        }
        let now = self.now();
        let wait = WAITS.get(attempts).filter(|_| problem.is_some());
        let next = wait.map(|wait| now.after(*wait));
        if let Some(problem) = &problem {
            let is_given_up = next.is_none();
            tracing::warn!(%event, webhook = hook.number, seq, problem, is_given_up, "a webhook was not told");
        }
        let text = {
            let mut row = hook.row();
            if next.is_none() {
                row.seq = seq;
                row.given_up += u32::from(problem.is_some());
            }
            let attempts = attempts as u32 + 1;
            let next_at = next.map(|next| Ms(next.0));
            row.last = Some(AttemptFrame { at: Ms(now.0), seq, attempts, problem, next_at });
            row.to_text()
        };
        let kept = self.shared.journal.keep_webhook(event, hook.number, Some(text));
        if let Err(error) = self.shared.written(kept).await {
            // After a restart the same row is told again.
            tracing::warn!(%event, webhook = hook.number, %error, "a webhook cannot be written down");
        }
        next
    }
}

/// Tells a webhook every row that concerns it, one after the other.
async fn follow(hall: Hall, event: EventId, hook: Arc<Hook>) {
    while !hook.is_gone() && !hall.shared.is_closing() {
        if !hall.shared.leads(event.as_str()) {
            // Another node tells it.
            wait(&hall, &hook, hall.now().after(ELSEWHERE)).await;
            continue;
        }
        let (seq, body) = match hall.next_delivery(event, &hook).await {
            Ok(Some(next)) => next,
            Ok(None) => {
                hook.wake.notified().await;
                continue;
            }
            Err(error) => {
                tracing::warn!(%event, webhook = hook.number, %error, "a webhook cannot read its event");
                wait(&hall, &hook, hall.now().after(UNREAD)).await;
                continue;
            }
        };
        let mut attempts = 0;
        while let Some(next) = hall.attempt(event, &hook, seq, &body, attempts).await {
            attempts += 1;
            wait(&hall, &hook, next).await;
            if hook.is_gone() {
                return;
            }
        }
    }
}

/// Waits for a moment, or until the webhook is removed.
async fn wait(hall: &Hall, hook: &Hook, until: crate::Moment) {
    while !hook.is_gone() {
        tokio::select! {
            () = hall.shared.time.sleep_until(until) => return,
            // New rows are told later.
            () = hook.wake.notified() => {}
        }
    }
}
