//! Runs a server: opens it, serves requests, and closes it on a signal.

use std::collections::BTreeMap;
use std::fs::OpenOptions;
use std::io::Write;
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::time::Duration;

use tokio::net::TcpListener;
use tokio::runtime::{Builder, Runtime};

use crate::journal::{Journal, JournalError, SharedToken, shared_token};
use crate::lan;
use crate::tls::Tls;
use crate::{
    Certificate, Engines, Hall, HallError, Limits, MemoryJournal, Nats, Pairer, RealTime, Secret, Served,
    SqliteJournal, WebhookPolicy, listen, listen_for_metrics,
};
#[cfg(feature = "test-clock")]
use crate::{ManualTime, Time};

/// The number of threads that wait for the disk or answer questions about positions. They read through one connection, so
/// hundreds of them would only take memory.
const READERS: usize = 16;

/// The time in which sockets must take their closing frame.
const FAREWELL: Duration = Duration::from_secs(5);

/// The configuration of a server.
#[derive(Clone, Debug)]
pub struct Config {
    /// The address it listens at.
    pub listen: SocketAddr,
    /// The file of the journal; without one everything stays in memory.
    pub database: Option<PathBuf>,
    /// The NATS servers that keep the journal for several nodes; the database then only follows it.
    pub journal: Option<Nats>,
    /// The addresses that clients are told to reach this node at, if it is one of several; without any, those of the network.
    pub advertise: Vec<String>,
    /// The file of the organiser's token; it is created if it does not exist.
    pub organiser: Option<PathBuf>,
    /// The address at which metrics are served to everybody; without one they are on the main port, for the organiser's
    /// token.
    pub metrics: Option<SocketAddr>,
    /// The origins whose pages may talk to the server, besides its own.
    pub origins: Vec<String>,
    /// The host names of the server, besides those of the origins.
    pub hosts: Vec<String>,
    /// The limits.
    pub limits: Limits,
    /// The name of the server, as shown to people.
    pub name: String,
    /// The certificate for TLS; without one the server speaks plain HTTP.
    pub certificate: Option<Certificate>,
    /// Engines to play against, by name, with their paths.
    pub engines: BTreeMap<String, PathBuf>,
    /// Other programs that pair a Swiss, by name, with their arguments.
    pub pairers: BTreeMap<String, Pairer>,
    /// The addresses that webhooks of events may tell.
    pub webhooks: WebhookPolicy,
    /// Whether the clock stands still until `POST /test/clock` moves it.
    #[cfg(feature = "test-clock")]
    pub has_test_clock: bool,
}

/// A server that is open.
#[derive(Clone, Debug)]
pub struct Opened {
    /// The address it listens at.
    pub address: SocketAddr,
    /// The addresses at which other machines reach it; none if it is reachable only from its own machine.
    pub addresses: Vec<SocketAddr>,
    /// The address of the metrics, if they have their own port.
    pub metrics: Option<SocketAddr>,
    /// The SHA-256 fingerprint of its certificate, as browsers show it.
    pub fingerprint: Option<String>,
}

/// Why a server cannot run.
#[derive(Debug, thiserror::Error)]
pub enum ServeError {
    /// The journal cannot be used.
    #[error(transparent)]
    Journal(#[from] JournalError),
    /// The hall cannot be opened or closed.
    #[error(transparent)]
    Hall(#[from] HallError),
    /// The server cannot listen at the address.
    #[error("cannot listen at {address}: {error}")]
    Listen {
        /// The address.
        address: SocketAddr,
        /// The error of the system.
        error: std::io::Error,
    },
    /// The file of the organiser's token cannot be used.
    #[error("the organiser's token in {path} cannot be used: {problem}")]
    Token {
        /// The file.
        path: PathBuf,
        /// What is wrong with it.
        problem: String,
    },
    /// The certificate cannot be used.
    #[error("{0}")]
    Certificate(String),
    /// A node of several has no file of its own.
    #[error("a journal on NATS needs a file of its own on this machine; name it with --database")]
    NoMirror,
    /// The system provides no threads or no signals.
    #[error("the system refuses: {0}")]
    System(#[from] std::io::Error),
}

/// Runs a server until the process is told to end; calls `ready` once it listens.
pub fn serve(config: &Config, ready: impl FnOnce(&Opened)) -> Result<(), ServeError> {
    // Games have threads of their own: replaying a long game must not hold up the network.
    let games = runtime("games")?;
    let network = runtime("network")?;
    // First the address, then the lock on the file: a second server must not change anything before it is refused.
    let (listener, address) = network.block_on(bind(config.listen))?;
    let metrics = config.metrics.map(|address| network.block_on(bind(address))).transpose()?;
    // A certificate from files is read before anything is written, too; the server's own lies beside the database.
    let given = config.certificate.as_ref().filter(|certificate| matches!(certificate, Certificate::Files { .. }));
    let given = given.map(|certificate| Tls::new(certificate, config.listen.ip())).transpose();
    let given = given.map_err(ServeError::Certificate)?;
    let opened: Option<(Arc<dyn Journal>, _)> = match &config.database {
        // The journal of several nodes is opened once the clock is there.
        _ if config.journal.is_some() => None,
        Some(path) => {
            let journal = SqliteJournal::open(path)?;
            let commits = journal.commits();
            Some((Arc::new(journal), Some(commits)))
        }
        None => Some((Arc::new(MemoryJournal::default()), None)),
    };
    let tls = match (&config.certificate, given) {
        (Some(own), None) => Some(Tls::new(own, config.listen.ip()).map_err(ServeError::Certificate)?),
        (_, given) => given,
    };
    let organiser = match &config.journal {
        // All nodes have the same, which is read once the journal is open.
        Some(_) => None,
        None => config.organiser.as_deref().map(organiser_token).transpose()?,
    };
    let real = RealTime::start();
    #[cfg(feature = "test-clock")]
    let test_clock = config.has_test_clock.then(|| ManualTime::at(real.now()));
    #[cfg(feature = "test-clock")]
    let time = test_clock.clone().map_or_else(|| Arc::new(real) as Arc<dyn Time>, |time| Arc::new(time));
    #[cfg(not(feature = "test-clock"))]
    let time = Arc::new(real);
    let addresses = lan::addresses(address);
    let scheme = if tls.is_some() { "https" } else { "http" };
    let urls: Vec<String> = addresses.iter().map(|address| format!("{scheme}://{address}")).collect();
    let (hall, commits) = match (opened, &config.journal, &config.database) {
        (Some((journal, commits)), ..) => {
            (Hall::open_on(games.handle().clone(), journal, time, config.limits), commits)
        }
        (None, Some(nats), Some(mirror)) => {
            let own = if urls.is_empty() { vec![format!("{scheme}://{address}")] } else { urls.clone() };
            let own = if config.advertise.is_empty() { own } else { config.advertise.clone() };
            let opening = Hall::open_node(nats, mirror, time, config.limits, own);
            (games.block_on(opening)?, None)
        }
        (None, ..) => return Err(ServeError::NoMirror),
    };
    let hall = match &config.database {
        Some(path) => hall.with_faults(path.with_extension("faults")),
        None => hall,
    };
    let named = config.engines.iter();
    let hall = hall.with_engines(named.fold(Engines::found(), |engines, (name, path)| engines.with(name, path)));
    let hall = hall.with_webhooks(config.webhooks).with_pairers(config.pairers.clone());
    if let Some(commits) = commits {
        hall.metrics().count_commits(commits);
    }
    let organiser = match (&config.journal, config.organiser.as_deref()) {
        (Some(nats), Some(path)) => Some(games.block_on(shared_organiser_token(nats, path, false))?),
        _ => organiser,
    };
    let organiser = organiser.map(|token| token.hash());
    let served = Served::new(hall.clone(), organiser, config.origins.clone()).called(&config.name).found_at(urls);
    let served = served.with_hosts(&config.hosts);
    #[cfg(feature = "test-clock")]
    let served = match test_clock {
        Some(time) => served.with_test_clock(time),
        None => served,
    };
    network.block_on(async {
        let taken_up = if config.journal.is_some() {
            // A node that has not caught up says so at `/api/v1/health/ready`.
            let hall = hall.clone();
            tokio::spawn(async move {
                let is_ready = hall.until_ready(Duration::from_hours(24)).await;
                match is_ready {
                    Ok(()) => {
                        if let Err(error) = hall.take_up().await {
                            tracing::error!(%error, "nothing is taken up");
                        }
                    }
                    Err(error) => tracing::error!(%error, "this node has not caught up"),
                }
            });
            0
        } else {
            hall.take_up().await?
        };
        // Signals are awaited before `ready`, whose caller may end the server at once.
        let told_to_end = told_to_end()?;
        tracing::info!(%address, taken_up, "the server is open");
        let fingerprint = tls.as_ref().map(|tls| tls.fingerprint.clone());
        let metrics_at = metrics.as_ref().map(|(_, address)| *address);
        ready(&Opened { address, addresses, metrics: metrics_at, fingerprint });
        let numbers = metrics.map(|(listener, _)| tokio::spawn(listen_for_metrics(listener, served.clone())));
        let server = tokio::spawn(listen(listener, served, tls.map(|tls| tls.acceptor)));
        told_to_end.await;
        tracing::info!("the server is stopping");
        hall.close().await?;
        // All is committed; sockets get their closing frame.
        let _ = tokio::time::timeout(FAREWELL, until_told(&hall)).await;
        server.abort();
        if let Some(numbers) = numbers {
            numbers.abort();
        }
        tracing::info!("the server has stopped");
        Ok(())
    })
}

async fn bind(address: SocketAddr) -> Result<(TcpListener, SocketAddr), ServeError> {
    let cannot = |error| ServeError::Listen { address, error };
    let listener = TcpListener::bind(address).await.map_err(cannot)?;
    let address = listener.local_addr().map_err(cannot)?;
    Ok((listener, address))
}

/// Starts a Tokio runtime for a server, and limits the allocator to as few arenas as there are processors.
///
/// ```
/// let runtime = server::runtime("hall")?;
/// assert_eq!(runtime.block_on(async { 1 + 1 }), 2);
/// # Ok::<(), std::io::Error>(())
/// ```
pub fn runtime(name: &str) -> Result<Runtime, std::io::Error> {
    spare_memory();
    Builder::new_multi_thread().thread_name(name).max_blocking_threads(READERS).enable_all().build()
}

/// Limits the number of glibc's memory arenas. By default nearly every thread has its own, and memory freed in one is of
/// no use to the others: after a hundred thousand games a server had grown by a quarter.
fn spare_memory() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        let processors = std::thread::available_parallelism().map_or(2, usize::from);
        let arenas = libc::c_int::try_from(processors.max(2)).unwrap_or(libc::c_int::MAX);
        // SAFETY: it takes two numbers, may be called at any time, and at worst changes nothing.
        unsafe { libc::mallopt(libc::M_ARENA_MAX, arenas) };
    }
}

/// Lets this thread run only when no other has work to do.
pub(crate) fn lower_priority() {
    #[cfg(all(target_os = "linux", target_env = "gnu"))]
    {
        // SAFETY: it takes three numbers; on Linux 0 is the calling thread. At worst it changes nothing.
        unsafe { libc::setpriority(libc::PRIO_PROCESS, 0, 10) };
    }
}

/// Waits until all games have left memory, then gives the sockets a moment to take their closing frame.
async fn until_told(hall: &Hall) {
    while hall.open_games() > 0 {
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    tokio::time::sleep(Duration::from_millis(100)).await;
}

/// Installs the signal handlers at once; the returned future waits for a signal.
fn told_to_end() -> Result<impl Future<Output = ()>, std::io::Error> {
    #[cfg(unix)]
    {
        use tokio::signal::unix::{SignalKind, signal};
        let (mut terminate, mut interrupt) = (signal(SignalKind::terminate())?, signal(SignalKind::interrupt())?);
        Ok(async move {
            tokio::select! {
                _ = terminate.recv() => {}
                _ = interrupt.recv() => {}
            }
        })
    }
    #[cfg(not(unix))]
    Ok(async {
        // Without signals the process can only be killed.
        let _ = tokio::signal::ctrl_c().await;
    })
}

/// Reads the organiser's token; creates one if there is none, in a file that only its owner can read.
fn organiser_token(path: &Path) -> Result<Secret, ServeError> {
    let unusable = |problem: String| ServeError::Token { path: path.to_owned(), problem };
    match std::fs::read_to_string(path) {
        Ok(text) => Secret::read(&text).ok_or_else(|| unusable("expected 64 hexadecimal digits".to_owned())),
        Err(error) if error.kind() == std::io::ErrorKind::NotFound => write_token(path, true),
        Err(error) => Err(unusable(error.to_string())),
    }
}

/// Returns the organiser's token of nodes that share a journal, or replaces it, and keeps a copy in this node's file. The token of the
/// file is used only if the nodes have none yet.
pub async fn shared_organiser_token(nats: &Nats, path: &Path, is_replaced: bool) -> Result<Secret, ServeError> {
    let here = if path.exists() { Some(organiser_token(path)?) } else { None };
    let wanted = if is_replaced { SharedToken::Replace } else { SharedToken::Keep(here.clone()) };
    let token = shared_token(nats, wanted).await?;
    if here.as_ref() != Some(&token) {
        keep_token(path, &token, here.is_none())?;
    }
    Ok(token)
}

/// Creates a new organiser's token in its file; the old one becomes invalid with the next start.
pub fn reset_organiser_token(path: &Path) -> Result<(), ServeError> {
    write_token(path, false).map(|_| ())
}

fn write_token(path: &Path, is_new: bool) -> Result<Secret, ServeError> {
    let unusable = |problem: String| ServeError::Token { path: path.to_owned(), problem };
    let secret = Secret::random().map_err(|error| unusable(error.to_string()))?;
    keep_token(path, &secret, is_new)?;
    Ok(secret)
}

/// Writes a token to its file, which only its owner can read.
fn keep_token(path: &Path, secret: &Secret, is_new: bool) -> Result<(), ServeError> {
    let unusable = |problem: String| ServeError::Token { path: path.to_owned(), problem };
    let beside = path.with_extension("new");
    let target = if is_new { path } else { &beside };
    let mut options = OpenOptions::new();
    options.write(true).create_new(true);
    #[cfg(unix)]
    std::os::unix::fs::OpenOptionsExt::mode(&mut options, 0o600);
    let written = options.open(target).and_then(|mut file| {
        writeln!(file, "{}", secret.reveal())?;
        file.sync_all()
    });
    written.map_err(|error| unusable(error.to_string()))?;
    if !is_new {
        std::fs::rename(target, path).map_err(|error| unusable(error.to_string()))?;
    }
    Ok(())
}
