//! `arbiter pgn eco`: finds the opening of each game.

use std::io::Write;
use std::ops::Range;
use std::path::PathBuf;

use anyhow::Result;
use board::LegalMove;
use clap::Args;
use notation::pgn::{Games, PgnError, Tag, Visitor};
use notation::{Opening, OpeningFinder};
use serde::Serialize;

use super::{Run, source, write_json};
use crate::exit::{Exit, complain};
use crate::parallel::{Pool, threads};
use crate::stream::Encoding;
use crate::text;

/// Find the opening of each game, and write the games with the tags ECO and Opening
///
/// The opening is the last position of the game that is in the table, so that the order of the moves does not matter. The
/// table has about 690 positions: the defining ones of all 500 codes, and well-known variations. Everything but these two
/// tags is left as it is.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn eco games.pgn > classified.pgn
  arbiter pgn eco --list games.pgn

JSON: one line per game, {\"file\":…,\"game\":N,\"white\":…,\"black\":…,\"eco\":\"B90\"|null,
\"opening\":\"Sicilian Defence, Najdorf Variation\"|null,\"moves\":\"1. e4 c5 …\"|null}

Exit status: 0 if every game could be read, 1 if one is broken (its opening is found from the
moves before the error), 2 if a file cannot be read.")]
pub(crate) struct Eco {
    /// The files, also compressed; none, or "-", for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// List the openings, one line per game, instead of writing the games
    #[arg(long, conflicts_with = "json")]
    list: bool,
    /// The language of the moves, if it is not English; "auto" detects it
    #[arg(long, value_name = "LANG", value_parser = text::Source::parse)]
    from: Option<text::Source>,
    /// The encoding of the files: utf-8, utf-16, cp1250, cp1252 and others [default: guessed]
    #[arg(long, value_name = "NAME", value_parser = Encoding::parse)]
    encoding: Option<Encoding>,
    /// The number of threads; 0 means one for each processor
    #[arg(long, value_name = "N", default_value = "0", value_parser = threads)]
    threads: usize,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The answer about a game, for programs.
#[derive(Serialize)]
struct Answer<'a> {
    file: &'a str,
    game: u64,
    white: Option<&'a str>,
    black: Option<&'a str>,
    eco: Option<&'static str>,
    opening: Option<&'static str>,
    moves: Option<String>,
}

impl Run for Eco {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let pool = Pool::new(self.threads)?;
        source::each_file(&self.files, self.encoding, |source| {
            source.choose_language(self.from)?;
            let file = source.path.to_string_lossy().into_owned();
            let mut number = 0;
            let mut exit = Exit::Fine;
            source.each_chunk(
                &pool,
                |chunk, games| classify(&chunk.bytes, games),
                |chunk, games| {
                    for game in &games {
                        number += 1;
                        if let Some(PgnError { line, column, problem, .. }) = &game.error {
                            exit = Exit::No;
                            complain(&format!("{file}:{line}:{column}: game {number}: {problem}"));
                        }
                        self.write(out, &file, number, game, &chunk.bytes)?;
                    }
                    Ok(())
                },
            )?;
            Ok(exit)
        })
    }
}

impl Eco {
    fn write(&self, out: &mut dyn Write, file: &str, number: u64, game: &Classified, bytes: &[u8]) -> Result<()> {
        let [white, black] = game.names.each_ref().map(Option::as_deref);
        if self.json {
            let eco = game.opening.map(|opening| opening.code);
            let (opening, moves) = (game.opening.map(|opening| opening.name), game.opening.map(Opening::numbered));
            return write_json(out, &Answer { file, game: number, white, black, eco, opening, moves });
        }
        if self.list {
            let (code, name) = game.opening.map_or(("-", "not known"), |opening| (opening.code, opening.name));
            let players = format!("{} – {}", white.unwrap_or("?"), black.unwrap_or("?"));
            return Ok(writeln!(out, "{number:>6}  {code:<3}  {name} ({players})")?);
        }
        Ok(out.write_all(&game.with_tags(bytes))?)
    }
}

/// A game with its opening.
struct Classified {
    span: Range<usize>,
    opening: Option<&'static Opening>,
    names: [Option<String>; 2],
    /// The places of the tags ECO and Opening.
    old: Vec<Range<usize>>,
    /// The end of the last tag, or the start of the game.
    tags_end: usize,
    has_tags: bool,
    error: Option<PgnError>,
}

impl Classified {
    /// Returns the text of the game with its tags replaced.
    fn with_tags(&self, bytes: &[u8]) -> Vec<u8> {
        let mut text = Vec::with_capacity(self.span.len() + 80);
        let mut at = self.span.start;
        // The tags of an opening that is not known stay as they are.
        let feed = line_feed(&bytes[self.span.clone()]);
        let known = self.opening.map(|opening| {
            format!("[ECO \"{}\"]{feed}[Opening \"{}\"]", opening.code, opening.name.replace('"', "\\\""))
        });
        for old in self.old.iter().filter(|_| known.is_some()) {
            text.extend_from_slice(&bytes[at..old.start]);
            at = line_behind(bytes, old.end);
        }
        if let Some(known) = known {
            text.extend_from_slice(&bytes[at.min(self.tags_end)..self.tags_end]);
            at = at.max(self.tags_end);
            let is_after_line = text.last().is_none_or(|&byte| byte == b'\n');
            text.extend_from_slice(if is_after_line { b"" } else { feed.as_bytes() });
            text.extend_from_slice(known.as_bytes());
            text.extend_from_slice(if self.has_tags { String::new() } else { feed.repeat(2) }.as_bytes());
            // The line of the last tag was removed with its end.
            if self.has_tags && at > self.tags_end {
                text.extend_from_slice(feed.as_bytes());
            }
        }
        text.extend_from_slice(bytes[at.min(self.span.end)..self.span.end].trim_ascii_end());
        text.extend_from_slice(feed.repeat(2).as_bytes());
        text
    }
}

/// Returns how the lines of a text end.
fn line_feed(text: &[u8]) -> &'static str {
    match text.iter().position(|&byte| byte == b'\n') {
        Some(feed) if text[..feed].ends_with(b"\r") => "\r\n",
        _ => "\n",
    }
}

/// Returns the place after the end of a line, if nothing else comes before it.
fn line_behind(bytes: &[u8], at: usize) -> usize {
    let blanks = bytes[at..].iter().take_while(|byte| matches!(byte, b' ' | b'\t' | b'\r')).count();
    if bytes.get(at + blanks) == Some(&b'\n') { at + blanks + 1 } else { at }
}

/// Finds the openings of the games of a chunk.
fn classify(bytes: &[u8], mut games: Games<'_>) -> Vec<Classified> {
    let mut reader = Reader { bytes, ..Reader::default() };
    let mut found = Vec::new();
    while let Some(span) = games.next_game(&mut reader) {
        let Reader { finder, names, old, tags_end, .. } = std::mem::take(&mut reader);
        reader.bytes = bytes;
        found.push(Classified {
            opening: finder.opening(),
            names,
            old,
            tags_end: tags_end.unwrap_or(span.start),
            has_tags: tags_end.is_some(),
            span: span.start..span.end,
            error: span.error,
        });
    }
    found
}

/// Follows a game.
#[derive(Default)]
struct Reader<'a> {
    bytes: &'a [u8],
    finder: OpeningFinder,
    names: [Option<String>; 2],
    old: Vec<Range<usize>>,
    tags_end: Option<usize>,
}

impl Reader<'_> {
    /// Returns the place of a tag in the text, with its brackets.
    fn place_of(&self, tag: Tag<'_>) -> Option<Range<usize>> {
        let offset = |part: &[u8]| (part.as_ptr() as usize).checked_sub(self.bytes.as_ptr() as usize);
        let (name, value) = (offset(tag.raw_name)?, offset(tag.raw_value)? + tag.raw_value.len());
        let start = self.bytes.get(..name)?.iter().rposition(|&byte| byte == b'[')?;
        let end = value + self.bytes.get(value..)?.iter().position(|&byte| byte == b']')? + 1;
        Some(start..end)
    }
}

impl Visitor for Reader<'_> {
    fn tag(&mut self, tag: Tag<'_>) {
        let place = self.place_of(tag);
        self.tags_end = place.as_ref().map(|place| place.end).or(self.tags_end);
        match tag.raw_name {
            b"White" => self.names[0] = self.names[0].take().or_else(|| Some(tag.value().into_owned())),
            b"Black" => self.names[1] = self.names[1].take().or_else(|| Some(tag.value().into_owned())),
            b"ECO" | b"Opening" => self.old.extend(place),
            _ => {}
        }
    }

    fn mv(&mut self, mv: LegalMove<'_>) {
        self.finder.played(mv);
    }
}

/// A range of codes: `B90`, `B9` for ten of them, `B` for a volume, `B80-B99`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) struct Codes {
    first: String,
    last: String,
}

impl Codes {
    pub(super) fn parse(text: &str) -> Result<Self, String> {
        let (first, last) = text.split_once('-').unwrap_or((text, text));
        let (first, last) = (first.trim().to_ascii_uppercase(), last.trim().to_ascii_uppercase());
        let is_code = |code: &str| {
            (1..=3).contains(&code.len())
                && code.starts_with(|c: char| ('A'..='E').contains(&c))
                && code[1..].bytes().all(|byte| byte.is_ascii_digit())
        };
        if !is_code(&first) || !is_code(&last) || first > last {
            return Err("expected a code such as B90, its start such as B9, or a range such as B80-B99".to_owned());
        }
        Ok(Self { first, last })
    }

    pub(super) fn contains(&self, code: &str) -> bool {
        code >= self.first.as_str() && (code <= self.last.as_str() || code.starts_with(&self.last))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_can_be_cut_short_and_joined_to_ranges() {
        let has = |text: &str, code: &str| Codes::parse(text).unwrap().contains(code);
        assert!(has("B90", "B90") && !has("B90", "B91"));
        assert!(has("b9", "B99") && !has("B9", "B89") && has("E", "E00"));
        assert!(has("B80-B99", "B80") && has("B80-B99", "B99") && !has("B80-B99", "C00") && has("A-B", "B99"));
        for text in ["", "F00", "B900", "90", "B90-A00", "é"] {
            assert!(Codes::parse(text).is_err(), "{text}");
        }
    }
}
