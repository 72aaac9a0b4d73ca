//! `arbiter serve`: a hall that people play in.

use std::io::{IsTerminal, Write};
use std::net::SocketAddr;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use server::{Config, Limits};
use tracing_subscriber::EnvFilter;

use super::Run;
use crate::exit::Exit;

/// Conduct games over the network
///
/// People connect with a browser or a program; every act is on disk before it is told. SIGTERM closes the hall: what was taken is
/// committed, running games are stopped, and everybody is told.
#[derive(Args)]
pub(crate) struct Serve {
    /// Where to listen
    #[arg(long, env = "ARBITER_LISTEN", default_value = "127.0.0.1:8080", value_name = "ADDRESS")]
    listen: SocketAddr,
    /// The file that keeps all games; the organiser's token is written beside it
    #[arg(long, env = "ARBITER_DATABASE", default_value = "arbiter.db", value_name = "FILE")]
    database: PathBuf,
    /// Keep everything in memory, and forget it at the end
    #[arg(long, env = "ARBITER_IN_MEMORY")]
    in_memory: bool,
    /// Let pages from there talk to the hall too, such as `https://chess.example`; can be given several times
    #[arg(long = "origin", env = "ARBITER_ORIGINS", value_delimiter = ',', value_name = "ORIGIN")]
    origins: Vec<String>,
    /// How many games may be open at once
    #[arg(long, env = "ARBITER_OPEN_GAMES", default_value_t = Limits::default().open_games, value_name = "N")]
    open_games: usize,
    /// How many frames a second one socket may send
    #[arg(long, env = "ARBITER_FRAMES_PER_SECOND", default_value_t = Limits::default().frames_per_second, value_name = "N")]
    frames_per_second: u32,
    /// How many games a minute may be created from one address
    #[arg(long, env = "ARBITER_GAMES_PER_MINUTE", default_value_t = Limits::default().games_per_minute, value_name = "N")]
    games_per_minute: u32,
    /// Write the log as JSON
    #[arg(long, env = "ARBITER_LOG_JSON")]
    log_json: bool,
    /// Let the clock stand still until `POST /test/clock` moves it: for tests
    #[cfg(feature = "test-clock")]
    #[arg(long)]
    test_clock: bool,
}

impl Run for Serve {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let filter = EnvFilter::try_from_env("ARBITER_LOG").unwrap_or_else(|_| EnvFilter::new("info"));
        let is_terminal = std::io::stderr().is_terminal();
        let log = tracing_subscriber::fmt().with_env_filter(filter).with_ansi(is_terminal).with_writer(std::io::stderr);
        if self.log_json {
            log.json().init();
        } else {
            log.init();
        }
        let limits = Limits {
            open_games: self.open_games,
            frames_per_second: self.frames_per_second,
            games_per_minute: self.games_per_minute,
            ..Limits::default()
        };
        let config = Config {
            listen: self.listen,
            organiser: (!self.in_memory).then(|| super::token::beside(&self.database)),
            database: (!self.in_memory).then_some(self.database),
            origins: self.origins,
            limits,
            #[cfg(feature = "test-clock")]
            has_test_clock: self.test_clock,
        };
        let mut told = Ok(());
        server::serve(&config, |address| {
            told = writeln!(out, "http://{address}").and_then(|()| out.flush());
        })?;
        told?;
        Ok(Exit::Fine)
    }
}
