//! `arbiter serve`: a hall that people play in.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use tracing_subscriber::EnvFilter;

use super::Run;
use crate::exit::Exit;
use crate::settings::Settings;

/// Conduct games over the network
///
/// People connect with a browser or a program; every act is on disk before it is told. SIGTERM closes the hall: what was taken is
/// committed, running games are stopped, and everybody is told. A flag goes before a variable of the environment, and that
/// before the file.
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
        let filter = EnvFilter::try_from_env("ARBITER_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
        let is_terminal = std::io::stderr().is_terminal();
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(is_terminal).with_writer(std::io::stderr);
        if settings.is_log_json() {
            log.json().init();
        } else {
            log.init();
        }
        let scheme = if config.certificate.is_some() { "https" } else { "http" };
        let mut told = Ok(());
        server::serve(&config, |opened| told = tell(out, scheme, opened))?;
        told?;
        Ok(Exit::Fine)
    }
}

/// Says where the hall is, for people and for programs that wait for it.
fn tell(out: &mut dyn Write, scheme: &str, opened: &server::Opened) -> std::io::Result<()> {
    writeln!(out, "{scheme}://{}", opened.address)?;
    if let Some(fingerprint) = &opened.fingerprint {
        writeln!(out, "the certificate's SHA-256 is {fingerprint}")?;
    }
    out.flush()
}
