//! Connecting to NATS, and copying a whole journal from there.

use std::path::Path;
use std::sync::Arc;
use std::time::{Duration, Instant};

use async_nats::jetstream::Context;
use async_nats::{Client, ConnectOptions};

use super::config::Nats;
use super::generations::{self, Missing};
use super::streams::{Names, StreamId};
use super::{CATCH_UP, JetstreamJournal, QUESTION};
use crate::journal::{Journal, JournalError};

/// Copies the whole journal from NATS into a file of `SQLite`, as `arbiter backup` and `arbiter verify` need it. Existing files are
/// continued. Nothing is created at NATS.
pub async fn copy_journal(nats: &Nats, to: &Path, patience: Duration) -> Result<(), JournalError> {
    let time = Arc::new(crate::RealTime::start());
    let journal = JetstreamJournal::open_with(nats, to, time, Missing::Refuse).await?;
    let caught_up = journal.caught_up(patience).await;
    let close = tokio::task::spawn_blocking(move || journal.close()).await;
    let closed = close.map_err(|error| JournalError::Storage(error.to_string()))?;
    caught_up.and(closed)
}

pub(super) async fn connect(nats: &Nats) -> Result<Client, JournalError> {
    let mut options = ConnectOptions::new()
        .name("arbiter")
        .connection_timeout(Duration::from_secs(3))
        .ping_interval(Duration::from_secs(2))
        .request_timeout(Some(QUESTION))
        .reconnect_delay_callback(|attempts| Duration::from_millis((attempts as u64 * 20).min(250)))
        .require_tls(nats.is_tls);
    if let (Some(user), Some(password)) = (&nats.user, &nats.password) {
        options = options.user_and_password(user.clone(), password.clone());
    }
    if let Some(authorities) = &nats.authorities {
        options = options.add_root_certificates(authorities.clone());
    }
    let servers = nats.servers.join(", ");
    options
        .connect(nats.urls())
        .await
        .map_err(|error| JournalError::Unavailable(format!("no NATS server at {servers} can be reached: {error}")))
}

/// Opens the streams; servers that have just started need a while to agree.
pub(super) async fn prepare(
    context: &Context,
    nats: &Nats,
    names: &Names,
    missing: Missing,
) -> Result<Vec<StreamId>, JournalError> {
    let end = Instant::now() + CATCH_UP;
    loop {
        match generations::prepare(context, nats, names, missing).await {
            Err(JournalError::Unavailable(problem)) if Instant::now() < end => {
                tracing::debug!(problem, "the streams are not ready");
                tokio::time::sleep(Duration::from_millis(250)).await;
            }
            done => return done,
        }
    }
}
