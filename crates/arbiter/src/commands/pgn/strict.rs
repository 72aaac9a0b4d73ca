//! What is wrong with a game though every move can be played: its result, its numbers, its signs and its tags.

use std::collections::HashMap;

use board::{Color, LegalMove, Position};
use notation::pgn::{Outcome, Tag};
use notation::{Language, MoveText, Remark};

/// The seven tags that every game should have.
const ROSTER: [&str; 7] = ["Event", "Site", "Date", "Round", "White", "Black", "Result"];

/// A fault that does not keep a game from being read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Flaw {
    /// A part of the text that is read, from which the place follows; none for the whole game.
    pub(super) offset: Option<usize>,
    pub(super) code: &'static str,
    pub(super) reason: String,
}

/// Collects the flaws of a game while it is read; each kind once per game, repeated tags once per tag.
#[derive(Clone, Debug, Default)]
pub(super) struct Strict {
    /// How often each tag was found.
    tags: HashMap<String, u32>,
    result: Option<String>,
    outcome: Option<Outcome>,
    flaws: Vec<Flaw>,
}

impl Strict {
    /// Notes a tag; each one that is repeated is a flaw.
    pub(super) fn tag(&mut self, offset: usize, tag: Tag<'_>) {
        let name = tag.name().into_owned();
        let times = self.tags.entry(name.clone()).or_default();
        *times += 1;
        match times {
            1 if name == "Result" => self.result = Some(tag.value().into_owned()),
            2 => {
                let reason = format!("the tag {name} is repeated; the first one counts");
                self.flaws.push(Flaw { offset: Some(offset), code: "repeated_tag", reason });
            }
            _ => {}
        }
    }

    /// Checks the signs of a move: what it marks must be so.
    pub(super) fn written(&mut self, offset: usize, text: &[u8], mv: LegalMove<'_>, language: &'static Language) {
        let is_marked = text.iter().any(|byte| matches!(byte, b'x' | b'+' | b'#' | b':'));
        let Some(text) = str::from_utf8(text).ok().filter(|_| is_marked) else { return };
        let Ok(read) =
            MoveText::read(text, language).and_then(|read| read.find(mv.position()).map(|found| found.remarks))
        else {
            return;
        };
        for (remark, code) in
            [(Remark::NothingTaken, "false_capture"), (Remark::NoCheck, "false_check"), (Remark::NoMate, "false_mate")]
        {
            if read.contains(remark) {
                self.add(Some(offset), code, format!("{}{text}: {remark}", number(mv.position())));
            }
        }
    }

    /// Checks the number before a move.
    pub(super) fn move_number(&mut self, offset: usize, text: &[u8], position: &Position) {
        let digits = text.iter().take_while(|byte| byte.is_ascii_digit()).count();
        let found = str::from_utf8(&text[..digits]).ok().and_then(|digits| digits.parse::<u32>().ok());
        let is_black = text.len() - digits > 1;
        // A single dot before a black move is common after a comment, three dots before a white one are not.
        if found != Some(position.move_number()) || is_black && position.turn() == Color::White {
            let text = String::from_utf8_lossy(text);
            self.add(
                Some(offset),
                "move_number",
                format!("found the number {text}, expected {}", number(position).trim_end()),
            );
        }
    }

    pub(super) fn outcome(&mut self, outcome: Outcome) {
        self.outcome = Some(outcome);
    }

    /// Checks the tags at the end of a game and, if it could be read to its end, the result; returns all flaws.
    pub(super) fn finish(&mut self, last: Option<&Position>) -> Vec<Flaw> {
        let missing: Vec<&str> = ROSTER.into_iter().filter(|name| !self.tags.contains_key(*name)).collect();
        if !missing.is_empty() {
            self.add(
                None,
                "missing_tag",
                format!("tags that every game should have are missing: {}", missing.join(", ")),
            );
        }
        let tag = self.result.as_deref().and_then(Outcome::read);
        if self.result.is_some() && tag.is_none() {
            let found = self.result.clone().unwrap_or_default();
            self.add(None, "result_tag", format!("the tag Result is {found:?}, expected 1-0, 0-1, 1/2-1/2 or *"));
        }
        match (self.outcome, tag) {
            // The result of a game that is broken was not reached.
            (None, _) if last.is_some() => {
                self.add(None, "no_result", "no result ends the moves, expected 1-0, 0-1, 1/2-1/2 or *".to_owned());
            }
            (Some(token), Some(tag)) if token != tag => {
                self.add(None, "result_differs", format!("the moves end with {token}, but the tag Result is {tag}"));
            }
            _ => {}
        }
        if let (Some(last), Some(outcome)) = (last, self.outcome.or(tag)) {
            let wanted = match (last.is_checkmate(), last.is_stalemate(), last.turn()) {
                (true, _, Color::Black) => Some((Outcome::WhiteWins, "checkmate")),
                (true, _, Color::White) => Some((Outcome::BlackWins, "checkmate")),
                (_, true, _) => Some((Outcome::Draw, "stalemate")),
                _ => None,
            };
            if let Some((wanted, end)) = wanted.filter(|(wanted, _)| *wanted != outcome) {
                self.add(
                    None,
                    "result_of_position",
                    format!("the game ends with {end}, but the result is {outcome}, expected {wanted}"),
                );
            }
        }
        let flaws = std::mem::take(&mut self.flaws);
        *self = Self::default();
        flaws
    }

    fn add(&mut self, offset: Option<usize>, code: &'static str, reason: String) {
        if self.flaws.iter().all(|flaw| flaw.code != code) {
            self.flaws.push(Flaw { offset, code, reason });
        }
    }
}

fn number(position: &Position) -> String {
    let dots = if position.turn() == Color::White { "." } else { "..." };
    format!("{}{dots} ", position.move_number())
}
