//! Reads games from a text in memory.

use board::Position;

use super::movetext::Progress;
use super::scan::{self, line_end, skip_white};
use super::skip;
use super::tag::decode;
use super::{Comment, PgnError, PgnProblem, Step, Visitor};

/// The games of a text, one after the other.
///
/// A visitor receives the contents of each game. A broken game is reported, and reading continues with the next.
///
/// ```
/// use notation::pgn::{Games, Visitor};
/// struct Silent;
/// impl Visitor for Silent {}
/// let mut games = Games::new(b"1. e4 e5 * 1. d4 Qxd4 *");
/// assert!(games.next_game(&mut Silent).unwrap().error.is_none());
/// let error = games.next_game(&mut Silent).unwrap().error.unwrap();
/// assert_eq!(error.to_string(), "1:18: move 1... \"Qxd4\": not legal: d7 is in the way");
/// assert!(games.next_game(&mut Silent).is_none());
/// ```
#[derive(Debug)]
pub struct Games<'a> {
    pub(super) bytes: &'a [u8],
    pub(super) at: usize,
    /// The offset up to which lines have been counted, and the number of the line there.
    counted: (usize, usize),
    pub(super) initial: Position,
    /// The offset of the moves of the current game.
    pub(super) moves_at: usize,
    /// The states of the outer lines when a variation began, each with the offset of the variation's bracket.
    pub(super) lines: Vec<(Progress, usize)>,
}

/// A game that was read: its place, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSpan {
    /// The offset of its start, in bytes.
    pub start: usize,
    /// The offset of its end, in bytes.
    pub end: usize,
    /// What is wrong with it.
    pub error: Option<PgnError>,
}

impl<'a> Games<'a> {
    /// Reads a text from its start.
    pub fn new(bytes: &'a [u8]) -> Self {
        let at = if bytes.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        Self { bytes, at, counted: (0, 1), initial: Position::initial(), moves_at: 0, lines: Vec::new() }
    }

    /// Reads a part of a file that starts at a line, counted from 1.
    pub fn from_line(bytes: &'a [u8], line: usize) -> Self {
        Self { counted: (0, line), ..Self::new(bytes) }
    }

    /// Returns the offset after what has been read, in bytes.
    pub fn offset(&self) -> usize {
        self.at
    }

    /// Reads the next game, if there is one.
    pub fn next_game(&mut self, visitor: &mut impl Visitor) -> Option<GameSpan> {
        let start = self.find_start()?;
        visitor.begin_game();
        let mut error = None;
        match self.read_tags(visitor) {
            Ok(setup) => {
                self.moves_at = self.at;
                match visitor.end_tags() {
                    Step::Skip => self.at = skip::game(self.bytes, self.at),
                    Step::Read => self.read_game(&setup, visitor, &mut error),
                }
            }
            Err((at, problem)) => {
                self.moves_at = at;
                self.give_up(at, problem, visitor, &mut error);
            }
        }
        self.at = self.at.max(start + 1);
        visitor.end_game();
        Some(GameSpan { start, end: self.at, error })
    }

    /// Finds the next text that is neither white space nor an escaped line.
    fn find_start(&mut self) -> Option<usize> {
        loop {
            self.at = skip_white(self.bytes, self.at);
            match self.bytes.get(self.at)? {
                // Files that were concatenated can contain byte order marks.
                0xef if self.bytes[self.at..].starts_with(b"\xef\xbb\xbf") => self.at += 3,
                b'%' if scan::is_line_start(self.bytes, self.at) => self.at = line_end(self.bytes, self.at),
                // Comments that no game follows are not a game.
                b'{' | b';' if self.has_comments_only() => return None,
                _ => return Some(self.at),
            }
        }
    }

    fn has_comments_only(&self) -> bool {
        let mut at = self.at;
        loop {
            at = skip_white(self.bytes, at);
            at = match self.bytes.get(at) {
                None => return true,
                Some(b'{' | b';') => match read_comment(self.bytes, at) {
                    Ok((_, end)) => end,
                    Err(_) => return false,
                },
                Some(b'%') if scan::is_line_start(self.bytes, at) => line_end(self.bytes, at),
                Some(_) => return false,
            };
        }
    }

    /// Reports an error and skips to the end of the game.
    #[cold]
    pub(super) fn give_up(
        &mut self,
        at: usize,
        problem: PgnProblem,
        visitor: &mut impl Visitor,
        error: &mut Option<PgnError>,
    ) {
        // The end is the same as if the whole game were skipped.
        let from = if problem == PgnProblem::Tag { line_end(self.bytes, at) } else { self.moves_at };
        self.report(at, problem, visitor, error);
        for _ in 0..self.lines.len() {
            visitor.end_variation();
        }
        self.lines.clear();
        self.at = skip::game(self.bytes, from);
    }

    #[cold]
    pub(super) fn report(
        &mut self,
        at: usize,
        problem: PgnProblem,
        visitor: &mut impl Visitor,
        error: &mut Option<PgnError>,
    ) {
        if error.is_some() {
            return;
        }
        let at = at.min(self.bytes.len());
        let start = self.bytes[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |feed| feed + 1);
        // Errors come in the order of the text, one per game, so that no line is counted twice.
        let (counted, line) = self.counted;
        let line = line + scan::count_lines(&self.bytes[counted..start.max(counted)]);
        self.counted = (start.max(counted), line);
        let column = decode(&self.bytes[start..at]).chars().filter(|&c| c != '\u{feff}').count() + 1;
        let found = PgnError { line, column, offset: at, problem };
        visitor.broken(&found);
        *error = Some(found);
    }
}

/// Reads a comment of either kind; returns it and the offset after it.
pub(super) fn read_comment(bytes: &[u8], at: usize) -> Result<(Comment<'_>, usize), (usize, PgnProblem)> {
    if bytes[at] == b';' {
        let end = line_end(bytes, at);
        return Ok((Comment::new(&bytes[at + 1..end]), end));
    }
    let end = skip::comment_end(bytes, at + 1).ok_or((at, PgnProblem::OpenComment))?;
    Ok((Comment::new(&bytes[at + 1..end]), end + 1))
}
