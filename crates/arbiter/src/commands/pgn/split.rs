//! `arbiter pgn split`: splits a file into several.

use std::fs::{self, OpenOptions};
use std::io::{BufWriter, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::Args;
use notation::pgn::spans;

use super::{Run, source};
use crate::exit::Exit;
use crate::number::grouped;

/// Split files of games into smaller ones
///
/// Games are copied unchanged, broken ones too. Existing files are not overwritten.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn split games.pgn --into rounds
      one game a file: rounds/game-00001.pgn, rounds/game-00002.pgn …
  arbiter pgn split games.pgn --into parts --games 1000

Exit status: 0 if all games were written, 2 if a file cannot be read or written.")]
pub(crate) struct Split {
    /// The files; none, or "-", for standard input
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
}

impl Run for Split {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        fs::create_dir_all(&self.into).with_context(|| format!("{} cannot be made", self.into.display()))?;
        let (mut games, mut files) = (0_u64, 0_u64);
        let mut current: Option<BufWriter<fs::File>> = None;
        let exit = source::each_file(&self.files, |source| {
            while let Some(chunk) = source.next() {
                for span in spans(&chunk.bytes) {
                    if games.is_multiple_of(self.games) {
                        finish(current.take())?;
                        files += 1;
                        current = Some(self.create(&self.into.join(format!("game-{:05}.pgn", games + 1)))?);
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
        writeln!(out, "{} games in {} files", grouped(games), grouped(files))?;
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
