//! Reads the moves of a game and everything between them.

use board::{Color, Position};

use super::games::{Games, read_comment};
use super::scan::{self, is_white, line_end};
use super::skip;
use super::start::Start;
use super::tag::{Tag, decode};
use super::token::{self, Token};
use super::{Comment, Outcome, PgnError, PgnProblem, Step, Visitor};
use crate::san::{Fast, read_fast};
use crate::{MoveError, MoveProblem, MoveText, Place};

const MAX_DEPTH: usize = 250;

/// The reader's state in a line of play: the current position and the one before the last move.
#[derive(Clone, Copy, Debug)]
pub(super) struct Progress {
    position: Position,
    before: Position,
}

impl Games<'_> {
    /// Reads the moves of a game from its start, up to the first error in the main line.
    pub(super) fn read_game(&mut self, start: &Start<'_>, visitor: &mut impl Visitor, error: &mut Option<PgnError>) {
        let position = match start.position(self.initial) {
            Ok(position) => position,
            Err((at, problem)) => return self.give_up(at, problem, visitor, error),
        };
        visitor.start(&position);
        self.lines.clear();
        let mut line = Progress { position, before: position };
        while let Err((at, problem)) = self.read_moves(&mut line, visitor) {
            // An error in a variation skips the rest of that variation, one in the main line the rest of the game.
            let is_main = self.lines.is_empty();
            let ends_all = matches!(problem, PgnProblem::OpenVariation | PgnProblem::OpenComment);
            if is_main || ends_all {
                return self.give_up(at, problem, visitor, error);
            }
            self.report(at, problem, false, visitor, error);
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

    /// Reads moves and everything between them until the game ends.
    fn read_moves(&mut self, line: &mut Progress, visitor: &mut impl Visitor) -> Result<(), (usize, PgnProblem)> {
        let bytes = self.bytes;
        // Not the current place: after a broken variation the game goes on, and must end where a reader that skips it sees the end.
        let start = self.moves_at;
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
                    // White space that starts no game is not looked at again.
                    self.at = scan::skip_white(bytes, at + 1);
                }
                b'1'..=b'9' => match token::number(bytes, at) {
                    Some(end) => {
                        visitor.move_number(&bytes[at..end], &line.position);
                        self.at = end;
                    }
                    None if self.ends_game(visitor)? => return Ok(()),
                    None if self.at > at => {}
                    None => self.read_other(line, visitor)?,
                },
                b'.' => self.at = at + 1,
                // Some programs count from zero.
                b'0' if plain_number(bytes, at).is_some() => {
                    let end = plain_number(bytes, at).unwrap_or(at + 1);
                    visitor.move_number(&bytes[at..end], &line.position);
                    self.at = end;
                }
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
                // A result, or a move in a form other than PGN's.
                _ if self.ends_game(visitor)? => return Ok(()),
                _ if self.at > at => {}
                _ => self.read_other(line, visitor)?,
            }
        }
    }

    /// Reads as long as only moves, their numbers, comments in braces and white space come.
    ///
    /// Nearly all of a file is that. Anything else is left for `read_moves`.
    #[inline(always)]
    fn read_plain(&mut self, line: &mut Progress, visitor: &mut impl Visitor) {
        // The fast reader knows only English letters.
        if !self.is_english {
            return;
        }
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
                    // `get` costs nothing if the visitor does not ask, because it cannot panic.
                    visitor.move_number(bytes.get(at..end).unwrap_or_default(), &line.position);
                    at = skip_plain_white(bytes, end);
                }
                _ => {}
            }
            let rest = bytes.get(at..).unwrap_or_default();
            let Fast::Legal(mv, len) = read_fast(&line.position, rest) else { break };
            visitor.written(rest.get(..len).unwrap_or_default(), mv);
            visitor.mv(mv);
            line.go_on(mv.play());
            at += len;
        }
        self.at = at;
    }

    fn end_without_token(&self) -> Result<(), (usize, PgnProblem)> {
        self.lines.last().map_or(Ok(()), |&(_, opened)| Err((opened, PgnProblem::OpenVariation)))
    }

    /// Reads a token that ends the game, if there is one here; inside a variation it is skipped.
    fn ends_game(&mut self, visitor: &mut impl Visitor) -> Result<bool, (usize, PgnProblem)> {
        let Some((outcome, end)) = token::outcome(self.bytes, self.moves_at, self.at) else { return Ok(false) };
        self.at = end;
        if !self.lines.is_empty() {
            return Ok(false);
        }
        visitor.outcome(outcome);
        // A comment after the result on its line still belongs to the game.
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

    /// Reads tokens that are not standard PGN: other forms of moves, glyphs, noise.
    #[cold]
    fn read_other(&mut self, line: &mut Progress, visitor: &mut impl Visitor) -> Result<(), (usize, PgnProblem)> {
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
                let read = MoveText::read(text, self.language).map_err(fault)?;
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
                            visitor.written(&self.bytes[at..end], found.mv);
                            visitor.mv(found.mv);
                            line.go_on(found.mv.play());
                        }
                        // `0-0` can be the result of a game that both lost.
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
}

impl Progress {
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

/// Skips spaces and the end of a line, unless white space follows: an empty line can end the game.
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
