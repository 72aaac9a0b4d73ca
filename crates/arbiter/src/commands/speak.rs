//! `arbiter speak`: announces moves as they are announced to players who cannot see the board.

use std::io::Write;

use anyhow::Result;
use board::{Color, LegalMove, Position};
use clap::Args;
use clock::Millis;
use notation::pgn::Comment;
use notation::{Speech, Style, read_score};
use serde::Serialize;
use words::{Locale, Words};

use super::notation::{FaultAnswer, complain_about};
use super::{Run, write_json};
use crate::exit::{Exit, complain};
use crate::stream::Encoding;
use crate::text::{self, Source};

/// Announce moves as they are announced to players who cannot see the board
///
/// Moves are read from standard input, in any language, and announced one per line. With --hear it works the other way
/// round: announcements are read, one per line, and their moves are written.
#[derive(Args)]
#[command(after_help = "\
Examples:
  echo \"1. e4 e5 2. Nf3\" | arbiter speak
  echo \"1. e4 e5 2. Nf3\" | arbiter speak --style cs
  arbiter speak --clock --style en < game.pgn
  echo \"Springer Gustav eins Felix drei\" | arbiter speak --hear

Styles: fide (Anna to Hector, eins to acht, Koenig to Bauer: Appendix D of the Laws), cs,
sk, en, nato.

JSON: one line per move, {\"number\":N,\"color\":\"white|black\",\"san\":\"e4\",\"uci\":\"e2e4\",
\"announcement\":\"…\",\"clock\":\"…\"|null}, and for what cannot be read
{\"line\":N,\"column\":N,\"found\":\"…\",\"code\":\"…\",\"reason\":\"…\"}.

Exit status: 0 if every move could be announced, 1 if one could not (its place is told) or
there is none, 2 if the text or an option cannot be read.")]
pub(crate) struct Speak {
    /// The style of the announcements
    #[arg(long, value_name = "STYLE", default_value = "fide", value_parser = style)]
    style: Speech,
    /// The language of the moves; "auto", the default, finds the one in which all moves are legal, and
    /// reports if several fit
    #[arg(long, value_name = "LANG", value_parser = Source::parse)]
    from: Option<Source>,
    /// Announce after each move the player's clock and the number of moves made (Appendix D.2.6), where the text
    /// has the time as [%clk 1:02:03]; in Czech or Slovak according to the style, else in English
    #[arg(long, conflicts_with = "hear")]
    clock: bool,
    /// Read announcements and write moves
    #[arg(long)]
    hear: bool,
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

/// A move and its announcement, for programs.
#[derive(Serialize)]
struct Announced<'a> {
    number: u32,
    color: String,
    san: String,
    uci: String,
    announcement: &'a str,
    clock: Option<String>,
}

impl<'a> Announced<'a> {
    fn of(mv: LegalMove<'_>, announcement: &'a str, clock: Option<String>) -> Self {
        Self {
            number: mv.position().move_number(),
            color: mv.position().turn().to_string(),
            san: Style::PGN.write(mv),
            uci: mv.uci().to_string(),
            announcement,
            clock,
        }
    }
}

/// An announcement that cannot be understood, for programs.
#[derive(Serialize)]
struct NotHeard<'a> {
    line: usize,
    column: usize,
    found: &'a str,
    code: &'static str,
    reason: String,
}

fn style(code: &str) -> Result<Speech, String> {
    Speech::find(code).ok_or_else(|| "expected one of fide, cs, sk, en, nato".to_owned())
}

impl Run for Speak {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let start = text::start(self.fen.as_deref())?;
        let source = text::read(None, self.encoding)?;
        if self.hear {
            return self.hear_all(&source, start, out);
        }
        let language = Source::of(self.from, &source, &start)?;
        let (moves, faults) = read_score(&source, language, &start);
        let words = Words::new(Locale::find(self.style.code()).unwrap_or(Locale::English));
        for (index, found) in moves.iter().enumerate() {
            let next = moves.get(index + 1).map_or(source.len(), |next| next.span.start);
            // The text between a move and the next is a comment on it.
            let comment = source.get(found.span.end..next).unwrap_or_default();
            let time = Comment::new(comment.as_bytes()).clock().filter(|_| self.clock);
            let clock = time.map(|time| {
                let time = Millis(u64::try_from(time.as_millis()).unwrap_or(u64::MAX));
                words.clock(time, found.position.move_number())
            });
            let Ok(mv) = found.position.legal(found.mv) else { continue };
            let announcement = self.style.say(mv);
            if self.json {
                write_json(out, &Announced::of(mv, &announcement, clock))?;
                continue;
            }
            writeln!(out, "{}{announcement}", number(&found.position))?;
            if let Some(clock) = clock {
                writeln!(out, "{clock}")?;
            }
        }
        if self.json {
            for fault in &faults {
                write_json(out, &FaultAnswer::from(fault))?;
            }
            out.flush()?;
            complain_about(&[], moves.len() + faults.len(), language);
        } else {
            out.flush()?;
            complain_about(&faults, moves.len(), language);
        }
        Ok(if faults.is_empty() && !moves.is_empty() { Exit::Fine } else { Exit::No })
    }
}

impl Speak {
    /// Writes the moves of announcements, as far as they can be played.
    fn hear_all(&self, source: &str, mut position: Position, out: &mut dyn Write) -> Result<Exit> {
        let mut exit = Exit::No;
        for (index, line) in source.lines().enumerate() {
            // A number before the announcement is one that this program writes.
            let digits = |c: char| c.is_ascii_digit();
            let words = line.trim().trim_start_matches(digits).trim_start_matches(['.', '…', ' ']);
            if words.is_empty() {
                continue;
            }
            let next = match self.style.hear(words, &position) {
                Ok(heard) if self.json => {
                    write_json(out, &Announced::of(heard.mv, words, None))?;
                    heard.mv.play()
                }
                Ok(heard) => {
                    writeln!(out, "{}{}", number(&position), Style::PGN.write(heard.mv))?;
                    heard.mv.play()
                }
                Err(error) if self.json => {
                    let (code, reason) = (error.code(), error.to_string());
                    let before = line.trim_end().strip_suffix(words).unwrap_or_default();
                    let (line, column) = (index + 1, before.chars().count() + 1);
                    write_json(out, &NotHeard { line, column, found: words, code, reason })?;
                    return Ok(Exit::No);
                }
                Err(error) => {
                    out.flush()?;
                    complain(&format!("line {}: {words:?}: {error}", index + 1));
                    return Ok(Exit::No);
                }
            };
            exit = Exit::Fine;
            position = next;
        }
        if exit == Exit::No {
            complain("found no announcement, expected one on each line");
        }
        Ok(exit)
    }
}

fn number(position: &Position) -> String {
    let dots = if position.turn() == Color::White { "." } else { "..." };
    format!("{}{dots} ", position.move_number())
}
