//! `arbiter notation`: rewrites the moves of a text in another language or form.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use notation::{Language, Rewritten, Style, rewrite};
use serde::Serialize;

use super::{Run, write_json};
use crate::exit::{Exit, complain};
use crate::stream::Encoding;
use crate::text::{self, Source};

/// Write the moves of a text in another language or form, and leave the rest as it is
///
/// The text is read from standard input: a score, a scoresheet, an article with moves in it. The number 1 starts a new
/// game, brackets hold variations, and text in braces is left alone.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter notation --from cs --to en < game.txt
  arbiter notation --to de --long < game.txt
  arbiter notation --figurine < game.txt

JSON: {\"from\":\"cs\",\"to\":\"en\",\"moves\":N,\"text\":\"…\",
       \"faults\":[{\"line\":N,\"column\":N,\"found\":\"…\",\"code\":\"…\",\"reason\":\"…\"}]}

Languages: cs sk en de fr nl es it pt ca ro pl hu ru uk bg sr hr sl sv no da fi et lt
is el tr eo id vi, and figurine-white, figurine-black.

Exit status: 0 if every move could be read, 1 if one could not (its place is told, and
the rest of its game is left as it is) or the text has no moves, 2 if the text or an option
cannot be read.")]
pub(crate) struct Notation {
    /// The language of the text; "auto", the default, finds the one in which all moves are legal, and
    /// reports if several fit
    #[arg(long, value_name = "LANG", value_parser = Source::parse)]
    from: Option<Source>,
    /// The language to write; "en" is written as in PGN
    #[arg(long, value_name = "LANG", value_parser = text::language, required_unless_present = "figurine")]
    to: Option<&'static Language>,
    /// Write the square from which each piece moves
    #[arg(long)]
    long: bool,
    /// Write figurines instead of letters
    #[arg(long)]
    figurine: bool,
    /// The encoding of the text: utf-8, utf-16, cp1250, cp1252 and others [default: guessed]
    #[arg(long, value_name = "NAME", value_parser = Encoding::parse)]
    encoding: Option<Encoding>,
    /// The position the moves start from, as a FEN [default: startpos]
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// The answer for programs.
#[derive(Serialize)]
struct Answer<'a> {
    from: &'static str,
    to: &'static str,
    moves: usize,
    text: &'a str,
    faults: Vec<FaultAnswer<'a>>,
}

/// A move that could not be read.
#[derive(Serialize)]
pub(super) struct FaultAnswer<'a> {
    line: usize,
    column: usize,
    found: &'a str,
    code: &'static str,
    reason: String,
}

impl<'a> From<&'a notation::Fault> for FaultAnswer<'a> {
    fn from(fault: &'a notation::Fault) -> Self {
        let notation::Fault { line, column, error, .. } = fault;
        let (code, reason) = (error.problem.code(), error.problem.to_string());
        Self { line: *line, column: *column, found: &error.found, code, reason }
    }
}

impl Run for Notation {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let start = text::start(self.fen.as_deref())?;
        let source = text::read(None, self.encoding)?;
        let from = Source::of(self.from, &source, &start)?;
        let to = self.to.unwrap_or(from);
        let form = if to == Language::ENGLISH { Style::PGN } else { Style::default() };
        let language = if self.figurine { Language::FIGURINES } else { to };
        let rewritten = rewrite(&source, from, &Style { language, is_long: self.long, ..form }, &start);
        if self.json {
            let Rewritten { text, moves, faults } = &rewritten;
            let faults = faults.iter().map(FaultAnswer::from).collect();
            write_json(out, &Answer { from: from.code, to: language.code, moves: *moves, text, faults })?;
        } else {
            out.write_all(rewritten.text.as_bytes())?;
            out.flush()?;
            complain_about(&rewritten.faults, rewritten.moves, from);
        }
        Ok(if rewritten.faults.is_empty() && rewritten.moves > 0 { Exit::Fine } else { Exit::No })
    }
}

/// Reports the moves of a text that cannot be read, or that it has none.
pub(super) fn complain_about(faults: &[notation::Fault], moves: usize, language: &Language) {
    for fault in faults {
        complain(&format!("{fault} (read as {language})"));
    }
    if faults.is_empty() && moves == 0 {
        let knight = language.letters.knight;
        complain(&format!("found no move in the text, expected moves such as 1. e4 e5 2. {knight}f3"));
    }
}
