//! `arbiter serve`: runs a server.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use clap::Args;
use tracing_subscriber::Layer;
use tracing_subscriber::filter::{LevelFilter, Targets};
use tracing_subscriber::layer::SubscriberExt;
use tracing_subscriber::util::SubscriberInitExt;

use super::Run;
use crate::exit::Exit;
use crate::settings::Settings;

/// Conduct games over the network
///
/// People connect with a browser or a program; every act is on disk before anybody is told. SIGTERM shuts the server
/// down: accepted acts are committed, running games are stopped, and all clients are told. A flag takes precedence over
/// an environment variable, and that over the file.
#[derive(Args)]
pub(crate) struct Serve {
    /// A file of settings (TOML): its keys are the flags, and engines are in the table `engines`
    #[arg(long, env = "ARBITER_CONFIG", value_name = "FILE")]
    config: Option<PathBuf>,
    /// Print the settings as such a file, and do nothing else
    #[arg(long)]
    print_config: bool,
    #[command(flatten)]
    settings: Box<Settings>,
    /// Let the clock stand still until `POST /test/clock` moves it: for tests
    #[cfg(feature = "test-clock")]
    #[arg(long)]
    test_clock: bool,
}

impl Run for Serve {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let file = self.config.as_deref().map(Settings::read).transpose()?;
        let settings = self.settings.or(file.unwrap_or_default()).or_defaults();
        let config = settings.to_config()?;
        if self.print_config {
            write!(out, "{}", settings.to_file()?)?;
            return Ok(Exit::Fine);
        }
        #[cfg(feature = "test-clock")]
        let config = server::Config { has_test_clock: self.test_clock, ..config };
        start_log(&log_filter(std::env::var("ARBITER_LOG").ok().as_deref())?, settings.is_log_json());
        let scheme = if config.certificate.is_some() { "https" } else { "http" };
        let mut told = Ok(());
        server::serve(&config, |opened| told = tell(out, scheme, opened))?;
        told?;
        Ok(Exit::Fine)
    }
}

/// Reads which messages are logged: a level, or levels by module.
fn log_filter(text: Option<&str>) -> Result<Targets> {
    match text.map(str::trim) {
        None | Some("") => Ok(Targets::new().with_default(LevelFilter::INFO)),
        Some(text) => text.parse().with_context(|| {
            format!("ARBITER_LOG is {text:?}, expected a level such as \"info\" or \"info,server=debug\"")
        }),
    }
}

/// Logs to standard error, as text or as JSON.
fn start_log(filter: &Targets, is_json: bool) {
    let log = tracing_subscriber::fmt::layer().with_ansi(std::io::stderr().is_terminal()).with_writer(std::io::stderr);
    let log = if is_json { log.json().boxed() } else { log.boxed() };
    tracing_subscriber::registry().with(log.with_filter(filter.clone())).init();
}

/// Prints the address of the server, for people and for programs that wait for it.
fn tell(out: &mut dyn Write, scheme: &str, opened: &server::Opened) -> std::io::Result<()> {
    writeln!(out, "{scheme}://{}", opened.address)?;
    if let Some(metrics) = opened.metrics {
        writeln!(out, "http://{metrics}/metrics")?;
    }
    if let Some(fingerprint) = &opened.fingerprint {
        writeln!(out, "the certificate's SHA-256 is {fingerprint}")?;
    }
    if opened.addresses.is_empty() {
        let port = opened.address.port();
        writeln!(out, "only this machine can connect; to let others in: arbiter serve --listen 0.0.0.0:{port}")?;
    }
    for address in &opened.addresses {
        writeln!(out, "others on this network connect to {scheme}://{address}")?;
    }
    out.flush()
}
