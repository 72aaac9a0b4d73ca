//! Reading games out of a text that holds them whole.

use board::{Color, Position};

use super::scan::{self, is_white, line_end, skip_white};
use super::skip;
use super::tag::{decode, skip_blank};
use super::token::{self, Token};
use super::{Comment, Outcome, PgnError, PgnProblem, Step, Tag, Visitor};
use crate::san::{Fast, read_fast};
use crate::{Language, MoveError, MoveProblem, MoveText, Place};

const MAX_DEPTH: usize = 250;

/// The games of a text, one after the other.
///
/// A visitor is told what each game holds. A broken game is told as such, and reading goes on with the next.
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
    bytes: &'a [u8],
    at: usize,
    first_line: usize,
    initial: Position,
    /// Where the moves of the game that is being read start.
    moves_at: usize,
    /// Where the lines that are played on stood when a variation began, and where its bracket is.
    lines: Vec<(Line, usize)>,
}

/// A game that was read: where it stands, and what is wrong with it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GameSpan {
    /// Where it starts, in bytes.
    pub start: usize,
    /// Where it ends, in bytes.
    pub end: usize,
    /// What is wrong with it.
    pub error: Option<PgnError>,
}

/// How far a line of play has come.
#[derive(Clone, Copy, Debug)]
struct Line {
    position: Position,
    before: Position,
}

/// What the tags say about the start of the game.
#[derive(Default)]
struct Start<'a> {
    fen: Option<(usize, Tag<'a>)>,
    variant: Option<(usize, Tag<'a>)>,
}

impl<'a> Games<'a> {
    /// Reads a text from its start.
    pub fn new(bytes: &'a [u8]) -> Self {
        let at = if bytes.starts_with(b"\xef\xbb\xbf") { 3 } else { 0 };
        Self { bytes, at, first_line: 1, initial: Position::initial(), moves_at: 0, lines: Vec::new() }
    }

    /// Reads a part of a file that starts at a line, counted from 1.
    pub fn from_line(bytes: &'a [u8], line: usize) -> Self {
        Self { first_line: line, ..Self::new(bytes) }
    }

    /// Gives the place behind what has been read, in bytes.
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
                // Files with a mark of their own were put together.
                0xef if self.bytes[self.at..].starts_with(b"\xef\xbb\xbf") => self.at += 3,
                b'%' if scan::is_line_start(self.bytes, self.at) => self.at = line_end(self.bytes, self.at),
                // Comments that no game follows are no game.
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

    fn read_tags(&mut self, visitor: &mut impl Visitor) -> Result<Start<'a>, (usize, PgnProblem)> {
        let bytes = self.bytes;
        let mut start = Start::default();
        let mut first: Option<&[u8]> = None;
        loop {
            let (at, is_blank) = skip_blank(bytes, self.at);
            self.at = at;
            match bytes.get(at) {
                Some(b'[') => {
                    let Some((tag, len)) = Tag::read(&bytes[at..]) else {
                        if first.is_some() && is_blank {
                            return Ok(start);
                        }
                        return Err((at, PgnProblem::Tag));
                    };
                    // An empty line alone can stand between the tags of a game.
                    let is_new = tag.raw_name == b"Event" || Some(tag.raw_name) == first;
                    if is_blank && first.is_some() && is_new {
                        return Ok(start);
                    }
                    first = first.or(Some(tag.raw_name));
                    match tag.raw_name {
                        b"FEN" => start.fen = Some((at, tag)),
                        b"Variant" => start.variant = Some((at, tag)),
                        _ => {}
                    }
                    visitor.tag(tag);
                    self.at = at + len;
                }
                Some(b'%') if scan::is_line_start(bytes, at) => self.at = line_end(bytes, at),
                // A comment can stand before the tags, but not between tags and moves: that one belongs to the moves.
                Some(b'{' | b';') if first.is_none() => {
                    let (comment, end) = read_comment(bytes, at)?;
                    visitor.comment(comment);
                    self.at = end;
                }
                _ => return Ok(start),
            }
        }
    }

    fn read_game(&mut self, start: &Start<'a>, visitor: &mut impl Visitor, error: &mut Option<PgnError>) {
        let position = match start.position(self.initial) {
            Ok(position) => position,
            Err((at, problem)) => return self.give_up(at, problem, visitor, error),
        };
        visitor.start(&position);
        self.lines.clear();
        let mut line = Line { position, before: position };
        while let Err((at, problem)) = self.read_moves(&mut line, visitor) {
            // An error in a variation costs the rest of that variation, one in the main line the rest of the game.
            let is_main = self.lines.is_empty();
            let ends_all = matches!(problem, PgnProblem::OpenVariation | PgnProblem::OpenComment);
            if is_main || ends_all {
                return self.give_up(at, problem, visitor, error);
            }
            self.report(at, problem, visitor, error);
            match skip::variation(self.bytes, self.at) {
                Some(end) => {
                    self.at = end;
                    visitor.end_variation();
                    line = self.lines.pop().map_or(line, |(outer, _)| outer);
                }
                None => return self.give_up(at, PgnProblem::OpenVariation, visitor, error),
            }
        }
    }

    /// Reads moves and what stands between them until the game ends.
    fn read_moves(&mut self, line: &mut Line, visitor: &mut impl Visitor) -> Result<(), (usize, PgnProblem)> {
        let bytes = self.bytes;
        let start = self.at;
        loop {
            self.read_plain(line, visitor);
            let at = self.at;
            let Some(&byte) = bytes.get(at) else {
                return self.end_without_token();
            };
            match byte {
                b'a'..=b'h' | b'N' | b'B' | b'R' | b'Q' | b'K' | b'O' => self.read_other(line, visitor)?,
                b' ' | b'\r' | b'\t' => self.at = at + 1,
                b'\n' => {
                    self.at = at + 1;
                    if self.lines.is_empty() && token::restarts(bytes, start, at + 1) {
                        return Ok(());
                    }
                }
                b'1'..=b'9' => match token::number(bytes, at) {
                    Some(end) => self.at = end,
                    None if self.ends_game(visitor)? => return Ok(()),
                    None if self.at > at => {}
                    None => self.read_other(line, visitor)?,
                },
                b'.' => self.at = at + 1,
                b'{' | b';' => {
                    let (comment, end) = read_comment(bytes, at)?;
                    visitor.comment(comment);
                    self.at = end;
                }
                b'$' => self.read_nag(visitor)?,
                b'(' => {
                    if let Some(end) = token::draw_offer(bytes, at) {
                        visitor.draw_offer();
                        self.at = end;
                    } else if visitor.begin_variation() == Step::Skip {
                        self.at = skip::variation(bytes, at + 1).ok_or((at, PgnProblem::OpenVariation))?;
                    } else if self.lines.len() >= MAX_DEPTH {
                        return Err((at, PgnProblem::TooDeep));
                    } else {
                        self.lines.push((*line, at));
                        line.position = line.before;
                        self.at = at + 1;
                    }
                }
                b')' => {
                    (*line, _) = self.lines.pop().ok_or((at, PgnProblem::StrayBracket))?;
                    visitor.end_variation();
                    self.at = at + 1;
                }
                b'[' if Tag::starts_line(bytes, at) => return self.end_without_token(),
                b'%' if scan::is_line_start(bytes, at) => self.at = line_end(bytes, at),
                _ if is_white(byte) => self.at = at + 1,
                // A result, or a move in a form that is not PGN's.
                _ if self.ends_game(visitor)? => return Ok(()),
                _ if self.at > at => {}
                _ => self.read_other(line, visitor)?,
            }
        }
    }

    /// Reads moves as far as nothing but moves, their numbers, comments in braces and white space comes.
    ///
    /// Nearly all of a file is that. Whatever is out of order stays where it is, for `read_moves` to look at.
    #[inline(always)]
    fn read_plain(&mut self, line: &mut Line, visitor: &mut impl Visitor) {
        let bytes = self.bytes;
        let mut at = self.at;
        loop {
            at = skip_plain_white(bytes, at);
            match bytes.get(at) {
                Some(b'{') => {
                    let Some(end) = skip::comment_end(bytes, at + 1) else { break };
                    visitor.comment(Comment::new(&bytes[at + 1..end]));
                    at = end + 1;
                    continue;
                }
                Some(b'1'..=b'9') => {
                    let Some(end) = plain_number(bytes, at) else { break };
                    at = skip_plain_white(bytes, end);
                }
                _ => {}
            }
            let Fast::Legal(mv, len) = read_fast(&line.position, bytes.get(at..).unwrap_or_default()) else { break };
            visitor.mv(mv);
            line.go_on(mv.play());
            at += len;
        }
        self.at = at;
    }

    fn end_without_token(&self) -> Result<(), (usize, PgnProblem)> {
        self.lines.last().map_or(Ok(()), |&(_, opened)| Err((opened, PgnProblem::OpenVariation)))
    }

    /// Reads a token that ends the game, if one stands here; within a variation it is passed over.
    fn ends_game(&mut self, visitor: &mut impl Visitor) -> Result<bool, (usize, PgnProblem)> {
        let Some((outcome, end)) = token::outcome(self.bytes, self.moves_at, self.at) else { return Ok(false) };
        self.at = end;
        if !self.lines.is_empty() {
            return Ok(false);
        }
        visitor.outcome(outcome);
        // A comment behind the result on its line still belongs to the game.
        loop {
            let next = scan::skip_blanks(self.bytes, self.at);
            if !matches!(self.bytes.get(next), Some(b'{' | b';')) {
                return Ok(true);
            }
            let (comment, end) = read_comment(self.bytes, next)?;
            visitor.comment(comment);
            self.at = end;
        }
    }

    fn read_nag(&mut self, visitor: &mut impl Visitor) -> Result<(), (usize, PgnProblem)> {
        let at = self.at;
        let digits = self.bytes[at + 1..].iter().take_while(|byte| byte.is_ascii_digit()).count();
        let nag = decode(&self.bytes[at + 1..at + 1 + digits]).parse().map_err(|_| (at, PgnProblem::Nag))?;
        visitor.nag(nag);
        self.at = at + 1 + digits;
        Ok(())
    }

    /// Reads what is not as PGN has it: other forms of moves, glyphs, noise.
    #[cold]
    fn read_other(&mut self, line: &mut Line, visitor: &mut impl Visitor) -> Result<(), (usize, PgnProblem)> {
        let at = self.at;
        let (token, end) = token::other(self.bytes, at);
        match token {
            Token::Nag(nag) => {
                visitor.nag(nag);
                self.at = end;
            }
            Token::Noise => self.at = end,
            Token::Half(outcome) => {
                if self.lines.is_empty() {
                    visitor.outcome(outcome);
                }
                self.at = end;
            }
            Token::Text(text) => {
                let in_variation = !self.lines.is_empty();
                let position = line.position;
                let fault = |error: MoveError| {
                    let (number, color) = (position.move_number(), position.turn());
                    (at + error.offset, PgnProblem::Move { number, color, in_variation, error })
                };
                let text = text.as_ref();
                let read = MoveText::read(text, Language::ENGLISH).map_err(fault)?;
                if read.place == Place::Null && in_variation {
                    let passed = pass(&position).ok_or_else(|| {
                        fault(MoveError {
                            offset: 0,
                            column: 1,
                            found: text.to_owned(),
                            problem: MoveProblem::NullMove,
                        })
                    })?;
                    visitor.null_move(&position);
                    line.go_on(passed);
                } else {
                    match read.find(&position) {
                        Ok(found) => {
                            visitor.mv(found.mv);
                            line.go_on(found.mv.play());
                        }
                        // Noughts can be the result of a game that both lost.
                        Err(_) if text == "0-0" && !in_variation && token::is_last(self.bytes, end) => {
                            visitor.outcome(Outcome::BothLose);
                        }
                        Err(error) => return Err(fault(error)),
                    }
                }
                if let Some(nag) = read.annotation {
                    visitor.nag(nag);
                }
                if read.draw_offer {
                    visitor.draw_offer();
                }
                self.at = end;
            }
        }
        Ok(())
    }

    /// Reports what is wrong and goes to the end of the game.
    #[cold]
    fn give_up(&mut self, at: usize, problem: PgnProblem, visitor: &mut impl Visitor, error: &mut Option<PgnError>) {
        // What is skipped here ends where it would end for someone who skips the whole game.
        let from = if problem == PgnProblem::Tag { line_end(self.bytes, at) } else { self.moves_at };
        self.report(at, problem, visitor, error);
        for _ in 0..self.lines.len() {
            visitor.end_variation();
        }
        self.lines.clear();
        self.at = skip::game(self.bytes, from);
    }

    #[cold]
    fn report(&self, at: usize, problem: PgnProblem, visitor: &mut impl Visitor, error: &mut Option<PgnError>) {
        let at = at.min(self.bytes.len());
        let start = self.bytes[..at].iter().rposition(|&byte| byte == b'\n').map_or(0, |feed| feed + 1);
        let line = self.first_line + scan::count_lines(&self.bytes[..start]);
        let column = decode(&self.bytes[start..at]).chars().filter(|&c| c != '\u{feff}').count() + 1;
        if error.is_none() {
            let found = PgnError { line, column, offset: at, problem };
            visitor.broken(&found);
            *error = Some(found);
        }
    }
}

impl Start<'_> {
    fn position(&self, initial: Position) -> Result<Position, (usize, PgnProblem)> {
        if let Some((at, tag)) = self.variant
            && !is_chess(&tag.value())
        {
            return Err((at, PgnProblem::Variant(tag.value().into_owned())));
        }
        match self.fen {
            None => Ok(initial),
            Some((at, tag)) => tag.value().parse().map_err(|error| (at, PgnProblem::Start(error))),
        }
    }
}

/// Tells whether a `Variant` tag names chess: the standard game, from any position, or Chess960.
fn is_chess(variant: &str) -> bool {
    const NAMES: [&str; 12] = [
        "",
        "?",
        "-",
        "chess",
        "standard",
        "normal",
        "fromposition",
        "chess960",
        "fischerandom",
        "fischerrandom",
        "960",
        "freestyle",
    ];
    let name: String = variant.chars().filter(|c| !matches!(c, ' ' | '-' | '_')).collect::<String>().to_lowercase();
    NAMES.contains(&name.as_str()) || variant == "-"
}

impl Line {
    #[inline(always)]
    fn go_on(&mut self, next: Position) {
        self.before = self.position;
        self.position = next;
    }
}

/// Reads the number of a move with its dots.
#[inline(always)]
fn plain_number(bytes: &[u8], at: usize) -> Option<usize> {
    let mut end = at + 1;
    while bytes.get(end).is_some_and(u8::is_ascii_digit) {
        end += 1;
    }
    if bytes.get(end) != Some(&b'.') {
        return None;
    }
    while bytes.get(end) == Some(&b'.') {
        end += 1;
    }
    Some(end)
}

/// Passes over blanks and the end of a line, unless white space follows it: an empty line can be the end of the game.
#[inline(always)]
fn skip_plain_white(bytes: &[u8], mut at: usize) -> usize {
    while bytes.get(at) == Some(&b' ') {
        at += 1;
    }
    let is_break = bytes.get(at) == Some(&b'\n') && bytes.get(at + 1).is_some_and(|&byte| !is_white(byte));
    at + usize::from(is_break)
}

/// Passes the turn, which only a player who is not in check can do.
pub(super) fn pass(position: &Position) -> Option<Position> {
    let mut setup = position.to_setup();
    setup.turn = !setup.turn;
    setup.en_passant = None;
    setup.halfmove_clock = setup.halfmove_clock.saturating_add(1);
    setup.move_number = setup.move_number.saturating_add(u32::from(position.turn() == Color::Black));
    setup.validate().ok()
}

/// Reads a comment of either kind and the place behind it.
fn read_comment(bytes: &[u8], at: usize) -> Result<(Comment<'_>, usize), (usize, PgnProblem)> {
    if bytes[at] == b';' {
        let end = line_end(bytes, at);
        return Ok((Comment::new(&bytes[at + 1..end]), end));
    }
    let end = skip::comment_end(bytes, at + 1).ok_or((at, PgnProblem::OpenComment))?;
    Ok((Comment::new(&bytes[at + 1..end]), end + 1))
}
