//! Where the NATS servers are, and how the journal is laid out there.

use std::path::PathBuf;
use std::time::Duration;

use crate::Moment;

/// The port of a NATS server for clients.
const PORT: u16 = 4222;
/// The port at which a NATS server says how it is set up.
const MONITOR: u16 = 8222;

/// The settings of a journal on NATS `JetStream`.
///
/// ```
/// let nats = server::Nats::read("nats://anna:secret@one:4222,two,three:4223").unwrap();
/// assert_eq!(nats.servers, ["one:4222", "two:4222", "three:4223"]);
/// assert_eq!(nats.user.as_deref(), Some("anna"));
/// assert_eq!(nats.monitors, ["http://one:8222", "http://two:8222", "http://three:8222"]);
/// assert!(server::Nats::read("http://one").is_err());
/// ```
#[derive(Clone, PartialEq, Eq)]
pub struct Nats {
    /// The servers, each as host and port.
    pub servers: Vec<String>,
    /// Whether to use TLS.
    pub is_tls: bool,
    /// The user name.
    pub user: Option<String>,
    /// The password of the user.
    pub password: Option<String>,
    /// A file with the certificates of those who sign the servers' certificates (PEM); without one, the system's.
    pub authorities: Option<PathBuf>,
    /// The addresses at which the servers say how they are set up, one for each server.
    pub monitors: Vec<String>,
    /// The prefix of all subjects and streams: several halls can share one NATS.
    pub prefix: String,
    /// The number of streams over which games are spread. It cannot be changed later.
    pub partitions: u32,
    /// The number of servers that keep each row.
    pub replicas: usize,
    /// The largest difference between the clocks of the nodes, in milliseconds; a node beyond it does not serve.
    pub clock_bound: u64,
    /// The time after which games are written to new streams; a seventh of it later the old ones are moved to the archive.
    pub period: Duration,
    /// Milliseconds for which a write is tried again before the players are told that the journal does not answer.
    pub patience: u64,
}

impl std::fmt::Debug for Nats {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        // The password stays out of logs.
        f.debug_struct("Nats").field("servers", &self.servers).field("prefix", &self.prefix).finish_non_exhaustive()
    }
}

impl Nats {
    /// Reads addresses such as `nats://one:4222,two:4222`; `tls://` asks for TLS.
    pub fn read(text: &str) -> Result<Self, String> {
        let wanted = || format!("found {text:?}, expected addresses such as nats://one:4222,two:4222,three:4222");
        let (is_tls, rest) = match text.split_once("://") {
            Some(("nats", rest)) => (false, rest),
            Some(("tls", rest)) => (true, rest),
            _ => return Err(wanted()),
        };
        let (login, hosts) = match rest.rsplit_once('@') {
            Some((login, hosts)) => (Some(login), hosts),
            None => (None, rest),
        };
        let (user, password) = match login.map(|login| login.split_once(':').unwrap_or((login, ""))) {
            Some((user, password)) => (Some(user.to_owned()), Some(password.to_owned())),
            None => (None, None),
        };
        let (mut servers, mut monitors) = (Vec::new(), Vec::new());
        for server in hosts.trim_end_matches('/').split(',') {
            let (host, port) = match server.rsplit_once(':') {
                Some((host, port)) if !port.ends_with(']') => (host, port.parse().map_err(|_| wanted())?),
                _ => (server, PORT),
            };
            if host.is_empty() || host.contains(['/', ' ', '@']) {
                return Err(wanted());
            }
            servers.push(format!("{host}:{port}"));
            monitors.push(format!("http://{host}:{MONITOR}"));
        }
        Ok(Self {
            servers,
            is_tls,
            user,
            password,
            authorities: None,
            monitors,
            prefix: "arbiter".to_owned(),
            partitions: 4,
            replicas: 3,
            clock_bound: 50,
            period: Duration::from_hours(7 * 24),
            patience: 15_000,
        })
    }

    /// Returns the time for which a write is tried again.
    pub(super) fn patience(&self) -> Duration {
        Duration::from_millis(self.patience)
    }

    /// Returns the addresses for the client of NATS.
    pub(super) fn urls(&self) -> Vec<String> {
        let scheme = if self.is_tls { "tls" } else { "nats" };
        self.servers.iter().map(|server| format!("{scheme}://{server}")).collect()
    }
}

/// An interval in which the journal accepted no rows.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Interruption {
    /// When the first row was not accepted.
    pub from: Moment,
    /// When a row was accepted again; none while none is.
    pub until: Option<Moment>,
}
