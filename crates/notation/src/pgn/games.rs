//! Reads games from a text in memory.

use board::Position;

use super::movetext::Progress;
use super::scan::{self, line_end, skip_white};
use super::skip;
use super::tag::decode;
use super::{Comment, PgnError, PgnProblem, Step, Visitor};
use crate::Language;

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
    counted: Counted,
    pub(super) initial: Position,
    /// The language of the moves, and whether it is the one that PGN requires.
    pub(super) language: &'static Language,
    pub(super) is_english: bool,
    /// The offset of the moves of the current game.
    pub(super) moves_at: usize,
    /// The states of the outer lines when a variation began, each with the offset of the variation's bracket.
    pub(super) lines: Vec<(Progress, usize)>,
}

/// A place up to which lines and columns have been counted.
#[derive(Debug)]
struct Counted {
    offset: usize,
    line: usize,
    column: usize,
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
        let counted = Counted { offset: 0, line: 1, column: 1 };
        let (language, initial) = (Language::ENGLISH, Position::initial());
        Self { bytes, at, counted, initial, language, is_english: true, moves_at: 0, lines: Vec::new() }
    }

    /// Reads a part of a file that starts at a line, counted from 1.
    pub fn from_line(bytes: &'a [u8], line: usize) -> Self {
        Self { counted: Counted { offset: 0, line, column: 1 }, ..Self::new(bytes) }
    }

    /// Reads moves in another language than English, which PGN requires.
    ///
    /// ```
    /// use notation::Language;
    /// use notation::pgn::{GameTree, Games};
    /// let german = Language::find("de").unwrap();
    /// let mut games = Games::new("1. e4 e5 2. Sf3 Sc6 3. Lb5 a6 *".as_bytes()).in_language(german);
    /// let game = GameTree::read(&mut games).unwrap()?;
    /// assert!(game.to_string().ends_with("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 *\n"));
    /// # Ok::<(), notation::pgn::PgnError>(())
    /// ```
    #[must_use]
    pub fn in_language(self, language: &'static Language) -> Self {
        Self { language, is_english: language == Language::ENGLISH, ..self }
    }

    /// Returns the language of the moves.
    pub fn language(&self) -> &'static Language {
        self.language
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
        match self.read_tags(visitor, &mut error) {
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
        let from = self.moves_at;
        self.report(at, problem, true, visitor, error);
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
        ends_game: bool,
        visitor: &mut impl Visitor,
        error: &mut Option<PgnError>,
    ) {
        if let Some(first) = error {
            first.ends_game |= ends_game;
            return;
        }
        let at = at.min(self.bytes.len());
        let (line, column) = self.place_of(at);
        let found = PgnError { line, column, offset: at, ends_game, problem };
        visitor.broken(&found);
        *error = Some(found);
    }

    /// Returns the line and the column of a place.
    ///
    /// Errors come in the order of the text, one per game, so that counting continues from the last one.
    fn place_of(&mut self, at: usize) -> (usize, usize) {
        let counted = &mut self.counted;
        let passed = &self.bytes[counted.offset.min(at)..at];
        let columns = |bytes: &[u8]| decode(bytes).chars().filter(|&c| c != '\u{feff}').count();
        match passed.iter().rposition(|&byte| byte == b'\n') {
            Some(feed) => {
                counted.line += scan::count_lines(passed);
                counted.column = columns(&passed[feed + 1..]) + 1;
            }
            None => counted.column += columns(passed),
        }
        counted.offset = at.max(counted.offset);
        (counted.line, counted.column)
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
