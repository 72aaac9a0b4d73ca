//! The files that a command reads, chunk by chunk, and its progress.

use std::io::{IsTerminal, Read};
use std::path::{Path, PathBuf};

use anyhow::Result;
use board::Position;
use indicatif::{ProgressBar, ProgressStyle};
use notation::Language;
use notation::pgn::{Chunk, Chunks, Games};

use crate::exit::{Exit, complain};
use crate::parallel::Pool;
use crate::stream::{self, Encoding};
use crate::text;

/// The number of chunks that each thread gets at a time.
const CHUNKS_EACH: usize = 4;

/// A file that is being read.
pub(super) struct Source<'a> {
    pub(super) path: &'a Path,
    chunks: Chunks<Box<dyn Read>>,
    /// The first chunk, if it was read to detect the language.
    first: Option<Chunk>,
    language: &'static Language,
    is_broken_off: bool,
}

impl Source<'_> {
    /// Reads the next chunk; reports a file that cannot be read further, and keeps what was read of it.
    pub(super) fn next(&mut self) -> Option<Chunk> {
        if let Some(first) = self.first.take() {
            return Some(first);
        }
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

impl Source<'_> {
    /// Returns the games of a chunk, in the language that was chosen.
    pub(super) fn games<'c>(&self, chunk: &'c Chunk) -> Games<'c> {
        chunk.games().in_language(self.language)
    }

    /// Chooses the language of the moves; without a choice it is English, as PGN requires.
    pub(super) fn choose_language(&mut self, wish: Option<text::Source>) -> Result<()> {
        if let Some(wish) = wish {
            self.first = self.next();
            let text = self.first.as_ref().map(|chunk| String::from_utf8_lossy(&chunk.bytes)).unwrap_or_default();
            self.language = text::Source::of(Some(wish), &text, &Position::initial())?;
        }
        Ok(())
    }

    /// Applies a function to the games of each chunk, on several threads, and takes the results in the order of the file.
    pub(super) fn each_chunk<R: Send>(
        &mut self,
        pool: &Pool,
        apply: impl Fn(&Chunk, Games<'_>) -> R + Send + Sync,
        mut take: impl FnMut(&Chunk, R) -> Result<()>,
    ) -> Result<()> {
        let language = self.language;
        loop {
            let batch: Vec<Chunk> = std::iter::from_fn(|| self.next()).take(pool.threads() * CHUNKS_EACH).collect();
            if batch.is_empty() {
                return Ok(());
            }
            let results = pool.map(&batch, |chunk| apply(chunk, chunk.games().in_language(language)));
            for (chunk, result) in batch.iter().zip(results) {
                take(chunk, result)?;
            }
        }
    }
}

/// Runs `work` for every file, and continues where one cannot be read. No file means standard input.
pub(super) fn each_file(
    files: &[PathBuf],
    encoding: Option<Encoding>,
    mut work: impl FnMut(&mut Source<'_>) -> Result<Exit>,
) -> Result<Exit> {
    let standard_input = [PathBuf::from("-")];
    let files = if files.is_empty() { &standard_input[..] } else { files };
    let mut worst = Exit::Fine;
    for path in files {
        let exit = match stream::read(path, encoding) {
            Ok(stream) => {
                let (chunks, language) = (Chunks::new(stream), Language::ENGLISH);
                let mut source = Source { path, chunks, first: None, language, is_broken_off: false };
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
