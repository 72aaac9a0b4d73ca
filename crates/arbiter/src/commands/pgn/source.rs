//! The files that a command reads, chunk by chunk, and its progress.

use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};

use anyhow::Result;
use indicatif::{ProgressBar, ProgressStyle};
use notation::pgn::{Chunk, Chunks};

use crate::exit::{Exit, complain};
use crate::text;

/// A file that is being read.
pub(super) struct Source<'a> {
    pub(super) path: &'a Path,
    chunks: Chunks<Box<dyn Read>>,
    is_broken_off: bool,
}

impl Source<'_> {
    /// Reads the next chunk; reports a file that cannot be read further, and keeps what was read of it.
    pub(super) fn next(&mut self) -> Option<Chunk> {
        match self.chunks.next_chunk() {
            Ok(chunk) => chunk,
            Err(error) => {
                complain(&format!("{} cannot be read further: {error}", self.path.display()));
                self.is_broken_off = true;
                None
            }
        }
    }
}

/// Runs `work` for every file, and continues where one cannot be read. No file means standard input.
pub(super) fn each_file(files: &[PathBuf], mut work: impl FnMut(&mut Source<'_>) -> Result<Exit>) -> Result<Exit> {
    let standard_input = [PathBuf::from("-")];
    let files = if files.is_empty() { &standard_input[..] } else { files };
    let mut worst = Exit::Fine;
    for path in files {
        let stream: Result<Box<dyn Read>> = if path == Path::new("-") {
            Ok(Box::new(std::io::stdin()))
        } else {
            text::open(path).map(|file| Box::new(file) as Box<dyn Read>)
        };
        let exit = match stream {
            Ok(stream) => {
                let mut source = Source { path, chunks: Chunks::new(stream), is_broken_off: false };
                let exit = work(&mut source)?;
                if source.is_broken_off { Exit::Unreadable } else { exit }
            }
            Err(error) => {
                complain(&format!("{error:#}"));
                Exit::Unreadable
            }
        };
        worst = if exit as u8 > worst as u8 { exit } else { worst };
    }
    Ok(worst)
}

/// Shows how much of the files has been read, on a terminal only.
pub(super) fn progress(files: &[PathBuf]) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let size = files.iter().filter_map(|path| path.metadata().ok()).map(|data| data.len()).sum();
    let bar = ProgressBar::new(size);
    if let Ok(style) = ProgressStyle::with_template("{bar:24} {bytes}/{total_bytes}, {bytes_per_sec}, {eta} left") {
        bar.set_style(style);
    }
    bar
}
