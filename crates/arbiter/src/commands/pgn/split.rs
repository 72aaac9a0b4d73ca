//! `arbiter pgn split`: splits a file into several.

use std::fs::{self, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use notation::pgn::spans;
use serde::Serialize;

use super::{Run, source, write_json};
use crate::exit::Exit;
use crate::number::counted;
use crate::stream::Encoding;

/// Split files of games into smaller ones
///
/// Games are copied unchanged, broken ones too. Existing files are not overwritten.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn split games.pgn --into rounds
      one game per file: rounds/game-000000001.pgn, rounds/game-000000002.pgn …
  arbiter pgn split games.pgn --into parts --games 1000

A file is named after the number of its first game, so that files sort in the order of the
games. JSON: {\"games\":N,\"files\":N}

Exit status: 0 if all games were written, 2 if a file cannot be read or written.")]
pub(crate) struct Split {
    /// The files, also compressed; none, or "-", for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The folder to write to; it is created if it does not exist
    #[arg(long, value_name = "FOLDER", default_value = ".")]
    into: PathBuf,
    /// The number of games in each file
    #[arg(long, value_name = "N", default_value = "1", value_parser = clap::value_parser!(u64).range(1..))]
    games: u64,
    /// Overwrite existing files
    #[arg(long)]
    force: bool,
    /// The encoding of the files: utf-8, utf-16, cp1250, cp1252 and others [default: guessed]
    #[arg(long, value_name = "NAME", value_parser = Encoding::parse)]
    encoding: Option<Encoding>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The answer.
#[derive(Serialize)]
struct Sum {
    games: u64,
    files: u64,
}

impl Run for Split {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        fs::create_dir_all(&self.into).with_context(|| format!("{} cannot be made", self.into.display()))?;
        let (mut games, mut files) = (0_u64, 0_u64);
        let mut current: Option<BufWriter<fs::File>> = None;
        let exit = source::each_file(&self.files, self.encoding, |source| {
            while let Some(chunk) = source.next() {
                for span in spans(&chunk.bytes) {
                    if games.is_multiple_of(self.games) {
                        finish(current.take())?;
                        files += 1;
                        current = Some(self.create(&self.into.join(format!("game-{:09}.pgn", games + 1)))?);
                    }
                    games += 1;
                    if let Some(file) = &mut current {
                        file.write_all(chunk.bytes[span].trim_ascii_end()).context("a game cannot be written")?;
                        file.write_all(b"\n\n").context("a game cannot be written")?;
                    }
                }
            }
            Ok(Exit::Fine)
        })?;
        finish(current)?;
        if self.json {
            write_json(out, &Sum { games, files })?;
        } else {
            writeln!(out, "{} in {}", counted(games, "game"), counted(files, "file"))?;
        }
        Ok(exit)
    }
}

impl Split {
    fn create(&self, path: &Path) -> Result<BufWriter<fs::File>> {
        let mut options = OpenOptions::new();
        options.write(true).truncate(true).create(true);
        if !self.force {
            options.create_new(true);
        }
        let file = options.open(path).with_context(|| {
            let hint = if path.exists() { " (--force writes over what is there)" } else { "" };
            format!("{} cannot be written{hint}", path.display())
        })?;
        Ok(BufWriter::new(file))
    }
}

fn finish(file: Option<BufWriter<fs::File>>) -> Result<()> {
    file.map_or(Ok(()), |mut file| file.flush()).context("a file cannot be written to its end")
}
