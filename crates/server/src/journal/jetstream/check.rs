//! Asks each NATS server how it is set up: rows that it acknowledges must be on disk.

use std::time::Duration;

use serde_json::Value;
use tokio::io::{AsyncReadExt, AsyncWriteExt};
use tokio::net::TcpStream;
use tokio::time::timeout;

use super::config::Nats;
use crate::journal::JournalError;

/// The oldest version of NATS whose replicated streams keep what they acknowledge.
const OLDEST: (u64, u64, u64) = (2, 12, 3);
/// The time in which a server must answer.
const PATIENCE: Duration = Duration::from_secs(5);
/// The most bytes of an answer that are read.
const LONGEST: u64 = 1 << 20;

/// Checks all servers that answer; at least a majority must.
pub(super) async fn check(nats: &Nats) -> Result<(), JournalError> {
    let mut silent = Vec::new();
    for monitor in &nats.monitors {
        match ask(monitor).await {
            Ok(told) => judge(monitor, &told).map_err(JournalError::Storage)?,
            Err(problem) => silent.push(format!("{monitor}/varz: {problem}")),
        }
    }
    if silent.len() * 2 >= nats.monitors.len() {
        return Err(JournalError::Unavailable(format!(
            "the NATS servers do not say how they are set up; put `http: 0.0.0.0:8222` into the configuration of each, or name the \
             addresses with --journal-monitors ({})",
            silent.join("; ")
        )));
    }
    for problem in silent {
        tracing::warn!(problem, "a NATS server was not checked");
    }
    Ok(())
}

async fn ask(monitor: &str) -> Result<Value, String> {
    let host = monitor.strip_prefix("http://").ok_or("expected an address that begins with http://")?;
    let host = host.trim_end_matches('/');
    let asked = async {
        let mut stream = TcpStream::connect(host).await?;
        let request = format!("GET /varz HTTP/1.0\r\nHost: {host}\r\nConnection: close\r\n\r\n");
        stream.write_all(request.as_bytes()).await?;
        let mut answer = Vec::new();
        stream.take(LONGEST).read_to_end(&mut answer).await?;
        Ok::<_, std::io::Error>(answer)
    };
    let answer =
        timeout(PATIENCE, asked).await.map_err(|_| "no answer".to_owned())?.map_err(|error| error.to_string())?;
    let answer = String::from_utf8_lossy(&answer);
    let (head, body) = answer.split_once("\r\n\r\n").ok_or("the answer was cut off")?;
    if !head.starts_with("HTTP/1.0 200") && !head.starts_with("HTTP/1.1 200") {
        return Err(head.lines().next().unwrap_or_default().to_owned());
    }
    serde_json::from_str(body).map_err(|error| error.to_string())
}

/// Refuses a server that could lose what it acknowledges.
fn judge(monitor: &str, told: &Value) -> Result<(), String> {
    let version = told["version"].as_str().unwrap_or_default();
    if number(version) < OLDEST {
        let (major, minor, patch) = OLDEST;
        return Err(format!(
            "the NATS server at {monitor} is version {version:?}, expected {major}.{minor}.{patch} or newer"
        ));
    }
    if told["jetstream"]["config"].is_null() {
        return Err(format!(
            "the NATS server at {monitor} has no JetStream; put `jetstream {{ store_dir: …, sync_interval: always }}` into its \
             configuration"
        ));
    }
    if told["jetstream"]["config"]["sync_always"] != true {
        return Err(format!(
            "the NATS server at {monitor} acknowledges rows before they are on disk; put `sync_interval: always` into the block \
             `jetstream {{ … }}` of its configuration and restart it"
        ));
    }
    Ok(())
}

fn number(version: &str) -> (u64, u64, u64) {
    let mut parts = version.trim_start_matches('v').split(['.', '-']).map(|part| part.parse().unwrap_or(0));
    let mut next = || parts.next().unwrap_or(0);
    (next(), next(), next())
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn a_server_that_could_lose_rows_is_refused_with_the_line_that_mends_it() {
        let fine = json!({ "version": "2.15.1", "jetstream": { "config": { "sync_always": true } } });
        assert_eq!(judge("http://one:8222", &fine), Ok(()));
        let lazy = json!({ "version": "2.15.1", "jetstream": { "config": { "sync_interval": 120_000_000_000_u64 } } });
        let said = judge("http://one:8222", &lazy).unwrap_err();
        assert!(said.contains("http://one:8222") && said.contains("sync_interval: always"), "{said}");
        let old = json!({ "version": "2.9.10", "jetstream": { "config": { "sync_always": true } } });
        assert!(judge("http://one:8222", &old).unwrap_err().contains("2.12.3"));
        let edge = json!({ "version": "2.12.2", "jetstream": { "config": { "sync_always": true } } });
        assert!(judge("http://one:8222", &edge).is_err());
        let none = json!({ "version": "2.15.1", "jetstream": {} });
        assert!(judge("http://one:8222", &none).unwrap_err().contains("no JetStream"));
    }
}
