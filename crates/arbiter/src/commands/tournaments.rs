//! Report files that several commands read, in order or in parallel.

use std::io::{IsTerminal, Read};
use std::num::NonZero;
use std::path::{Path, PathBuf};
use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};
use std::thread;

use anyhow::{Context, Result};
use indicatif::{ProgressBar, ProgressStyle};
use pairing::trf::TrfFile;
use words::Locale;

use crate::exit::complain;

/// More warnings than these are counted, not told.
const MOST_WARNINGS: usize = 5;

/// The largest file that is read, in bytes: more than the largest tournament needs.
const LARGEST: u64 = 64 << 20;

/// Reads the bytes of a file; `-` is standard input.
pub(super) fn bytes(path: &Path) -> Result<Vec<u8>> {
    let mut bytes = Vec::new();
    let name = path.display();
    let read = |input: &mut dyn Read, bytes: &mut Vec<u8>| {
        input.take(LARGEST + 1).read_to_end(bytes).with_context(|| format!("{name} cannot be read"))
    };
    if path == Path::new("-") {
        read(&mut std::io::stdin().lock(), &mut bytes)?;
    } else {
        let mut file = std::fs::File::open(path).with_context(|| format!("{name} cannot be read"))?;
        read(&mut file, &mut bytes)?;
    }
    anyhow::ensure!(bytes.len() as u64 <= LARGEST, "{name}: found more than {LARGEST} bytes, expected a report file");
    Ok(bytes)
}

/// Reads a report file and tells what is odd in it; `-` is standard input.
pub(super) fn read(path: &Path) -> Result<TrfFile> {
    let file = pairing::trf::read(&bytes(path)?).with_context(|| path.display().to_string())?;
    let name = path.display();
    let warnings = file.warnings();
    for flaw in warnings.iter().take(MOST_WARNINGS) {
        complain(&format!("{name}: warning: {flaw}"));
    }
    if let Some(more) = warnings.len().checked_sub(MOST_WARNINGS).filter(|more| *more > 0) {
        complain(&format!("{name}: {more} more warnings: arbiter trf check {name}"));
    }
    Ok(file)
}

/// Reads the language of what people read.
pub(super) fn language(text: &str) -> Result<Locale, String> {
    Locale::find(text).ok_or_else(|| "expected en, cs or sk".to_owned())
}

/// Runs `work` for every file on all processors; the answers come in the order of the files.
pub(super) fn each<T: Send>(files: &[PathBuf], work: impl Fn(&Path) -> T + Sync) -> Vec<T> {
    if let [file] = files {
        return vec![work(file)];
    }
    let bar = progress(files.len());
    let next = AtomicUsize::new(0);
    let answers = Mutex::new(Vec::with_capacity(files.len()));
    let run = || {
        loop {
            let index = next.fetch_add(1, Ordering::Relaxed);
            let Some(file) = files.get(index) else { return };
            let answer = work(file);
            bar.inc(1);
            if let Ok(mut answers) = answers.lock() {
                answers.push((index, answer));
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..thread::available_parallelism().map_or(1, NonZero::get).min(files.len()) {
            scope.spawn(run);
        }
    });
    bar.finish_and_clear();
    let mut answers = answers.into_inner().unwrap_or_default();
    answers.sort_by_key(|(index, _)| *index);
    answers.into_iter().map(|(_, answer)| answer).collect()
}

/// Shows how many files are done, on a terminal only.
fn progress(files: usize) -> ProgressBar {
    if !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let bar = ProgressBar::new(files as u64);
    if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} files, {eta} left") {
        bar.set_style(style);
    }
    bar
}
