//! Reads a file of any size in chunks that hold whole games.

use std::io::{self, Read};

use super::scan::{self, count_lines, find_game_start};
use super::{GameSpan, Games, Step, Visitor};

/// The size of a chunk in bytes: small enough to stay in the processor's cache until its games are read.
const CHUNK: usize = 256 << 10;

/// The longest chunk in bytes; a game that is longer is cut, and reported as broken.
const LONGEST: usize = 64 << 20;

/// Chunks of a stream of games, each with whole games, so that they can be read in sequence or in parallel.
///
/// The memory used depends on the longest game, not on the size of the stream. The caller opens the stream.
///
/// ```
/// use notation::pgn::Chunks;
/// let text = b"[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n";
/// let mut chunks = Chunks::new(&text[..]);
/// let chunk = chunks.next_chunk()?.unwrap();
/// assert_eq!((chunk.first_line, chunk.bytes.len()), (1, text.len()));
/// assert!(chunks.next_chunk()?.is_none());
/// # Ok::<(), std::io::Error>(())
/// ```
#[derive(Debug)]
pub struct Chunks<R> {
    stream: R,
    rest: Vec<u8>,
    line: usize,
    offset: u64,
    is_over: bool,
}

/// A chunk of a stream, with whole games.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Chunk {
    /// The text.
    pub bytes: Vec<u8>,
    /// The number of its first line, counted from 1.
    pub first_line: usize,
    /// Its offset in the stream, in bytes.
    pub offset: u64,
}

impl Chunk {
    /// Reads the games of the chunk.
    pub fn games(&self) -> Games<'_> {
        Games::from_line(&self.bytes, self.first_line)
    }
}

impl<R: Read> Chunks<R> {
    /// Prepares to split a stream into chunks.
    pub fn new(stream: R) -> Self {
        Self { stream, rest: Vec::new(), line: 1, offset: 0, is_over: false }
    }

    /// Reads the next chunk; returns `None` at the end of the stream.
    pub fn next_chunk(&mut self) -> io::Result<Option<Chunk>> {
        let mut wanted = CHUNK;
        loop {
            self.fill(wanted)?;
            if self.is_over {
                return Ok((!self.rest.is_empty()).then(|| self.cut(self.rest.len())));
            }
            // Without a certain start of a game, a slower method finds where one ends.
            let end = scan::last_game_start(&self.rest).or_else(|| last_game_end(&self.rest));
            match end {
                Some(end) => return Ok(Some(self.cut(end))),
                None if self.rest.len() >= LONGEST => return Ok(Some(self.cut(self.rest.len()))),
                None => wanted = self.rest.len() * 2,
            }
        }
    }

    fn fill(&mut self, wanted: usize) -> io::Result<()> {
        let missing = wanted.saturating_sub(self.rest.len());
        if missing > 0 && !self.is_over {
            self.rest.reserve(missing);
            let read = self.stream.by_ref().take(missing as u64).read_to_end(&mut self.rest)?;
            self.is_over = read < missing;
        }
        Ok(())
    }

    fn cut(&mut self, end: usize) -> Chunk {
        let rest = self.rest.split_off(end);
        let bytes = std::mem::replace(&mut self.rest, rest);
        let chunk = Chunk { first_line: self.line, offset: self.offset, bytes };
        self.line += count_lines(&chunk.bytes);
        self.offset += chunk.bytes.len() as u64;
        chunk
    }
}

/// Finds the end of the last game that is certainly complete in a text: one that another game follows.
fn last_game_end(bytes: &[u8]) -> Option<usize> {
    let mut games = Games::new(bytes);
    let mut last = None;
    while let Some(GameSpan { start, .. }) = games.next_game(&mut Skip) {
        last = Some(start).filter(|&start| start > 0).or(last);
    }
    last
}

/// Skips every game.
struct Skip;

impl Visitor for Skip {
    fn end_tags(&mut self) -> Step {
        Step::Skip
    }
}

/// Splits a text in memory into about `count` chunks of whole games, each with the number of its first line.
///
/// ```
/// let text = b"[Event \"a\"]\n\n1. e4 *\n\n[Event \"b\"]\n\n1. d4 *\n";
/// let chunks = notation::pgn::chunks_of(text, 2);
/// assert_eq!(chunks, [(1, &text[..22]), (5, &text[22..])]);
/// ```
pub fn chunks_of(bytes: &[u8], count: usize) -> Vec<(usize, &[u8])> {
    let mut chunks = Vec::new();
    let (mut start, mut line) = (0, 1);
    let size = (bytes.len() / count.max(1)).max(1);
    while start < bytes.len() {
        let from = (start + size).min(bytes.len());
        let end = find_game_start(bytes, from.saturating_sub(10).max(start)).filter(|&end| end > start);
        let end = end.unwrap_or(bytes.len());
        let chunk = &bytes[start..end];
        chunks.push((line, chunk));
        line += count_lines(chunk);
        start = end;
    }
    chunks
}

/// Returns the byte ranges of the games of a text, without reading their moves.
pub fn spans(bytes: &[u8]) -> impl Iterator<Item = std::ops::Range<usize>> + '_ {
    let mut games = Games::new(bytes);
    std::iter::from_fn(move || games.next_game(&mut Skip).map(|span| span.start..span.end))
}
