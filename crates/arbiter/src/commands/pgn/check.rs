//! `arbiter pgn check`: replays every game and says which are broken.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Result;
use board::LegalMove;
use clap::Args;
use indicatif::ProgressBar;
use notation::pgn::{Chunk, PgnError, Step, Visitor};
use serde::Serialize;

use super::source::{self, Source};
use super::{Run, write_json};
use crate::exit::Exit;
use crate::number::grouped;
use crate::parallel::{Pool, threads};

/// The number of chunks that each thread gets at a time.
const CHUNKS_EACH: usize = 4;

/// Replay every game by the rules and say which are broken, where and why
///
/// Variations are checked too, but only the moves of the games themselves are counted.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn check games.pgn
  arbiter pgn check --json *.pgn

JSON: one line a broken game, {\"file\":…,\"game\":N,\"line\":N,\"column\":N,\"code\":…,
\"reason\":…}, and a last line {\"games\":N,\"moves\":N,\"broken\":N}.

Exit status: 0 if no game is broken, 1 if one is, 2 if a file cannot be read.")]
pub(crate) struct Check {
    /// The files; none, or "-", for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The number of threads; 0 means one for each processor
    #[arg(long, value_name = "N", default_value = "0", value_parser = threads)]
    threads: usize,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The last line of the answer.
#[derive(Clone, Copy, Default, Serialize)]
struct Sum {
    games: u64,
    moves: u64,
    broken: u64,
}

/// A broken game.
#[derive(Serialize)]
struct Broken<'a> {
    file: &'a str,
    game: u64,
    line: usize,
    column: usize,
    code: &'static str,
    reason: String,
}

impl Run for Check {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let pool = Pool::new(self.threads)?;
        let started = Instant::now();
        let bar = source::progress(&self.files);
        let mut sum = Sum::default();
        let mut bytes = 0;
        let exit = source::each_file(&self.files, |source| {
            let path = source.path;
            let mut file =
                File { path, json: self.json, out, sum: &mut sum, bytes: &mut bytes, bar: &bar, first_game: 0 };
            file.check(source, &pool, self.threads)?;
            Ok(Exit::Fine)
        })?;
        bar.finish_and_clear();
        if self.json {
            write_json(out, &sum)?;
        } else {
            let seconds = started.elapsed().as_secs_f64().max(1e-9);
            let rate = |count: u64| grouped((count as f64 / seconds) as u64);
            writeln!(
                out,
                "{} games, {} moves, {} broken; {} games and {} moves a second, {:.0} MB/s",
                grouped(sum.games),
                grouped(sum.moves),
                grouped(sum.broken),
                rate(sum.games),
                rate(sum.moves),
                bytes as f64 / seconds / 1e6,
            )?;
        }
        Ok(if exit == Exit::Fine && sum.broken > 0 { Exit::No } else { exit })
    }
}

/// A file that is being checked.
struct File<'a> {
    path: &'a Path,
    json: bool,
    out: &'a mut dyn Write,
    sum: &'a mut Sum,
    bytes: &'a mut u64,
    bar: &'a ProgressBar,
    first_game: u64,
}

impl File<'_> {
    fn check(&mut self, source: &mut Source<'_>, pool: &Pool, threads: usize) -> Result<()> {
        loop {
            let batch: Vec<Chunk> = std::iter::from_fn(|| source.next()).take(threads * CHUNKS_EACH).collect();
            if batch.is_empty() {
                return Ok(());
            }
            for (chunk, result) in batch.iter().zip(pool.map(&batch, replay)) {
                self.report(&result)?;
                *self.bytes += chunk.bytes.len() as u64;
                self.bar.inc(chunk.bytes.len() as u64);
            }
        }
    }

    fn report(&mut self, result: &Counter) -> Result<()> {
        let file = self.path.to_string_lossy();
        for (game, error) in &result.broken {
            let game = self.first_game + game;
            let (line, column) = (error.line, error.column);
            if self.json {
                let (code, reason) = (error.problem.code(), error.problem.to_string());
                write_json(self.out, &Broken { file: &file, game, line, column, code, reason })?;
            } else {
                self.bar.suspend(|| writeln!(self.out, "{file}:{line}:{column}: game {game}: {}", error.problem))?;
            }
        }
        self.first_game += result.games;
        self.sum.games += result.games;
        self.sum.moves += result.moves;
        self.sum.broken += result.broken.len() as u64;
        Ok(())
    }
}

/// Replays the games of a chunk.
fn replay(chunk: &Chunk) -> Counter {
    let mut counter = Counter::default();
    let mut games = chunk.games();
    while games.next_game(&mut counter).is_some() {}
    counter
}

/// Counts the moves of the main lines and collects broken games.
#[derive(Default)]
struct Counter {
    games: u64,
    moves: u64,
    depth: usize,
    broken: Vec<(u64, PgnError)>,
}

impl Visitor for Counter {
    fn begin_game(&mut self) {
        self.games += 1;
        self.depth = 0;
    }

    fn mv(&mut self, _: LegalMove<'_>) {
        self.moves += u64::from(self.depth == 0);
    }

    fn begin_variation(&mut self) -> Step {
        self.depth += 1;
        Step::Read
    }

    fn end_variation(&mut self) {
        self.depth -= 1;
    }

    fn broken(&mut self, error: &PgnError) {
        self.broken.push((self.games, error.clone()));
    }
}
