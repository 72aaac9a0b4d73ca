//! `arbiter winnable`: says for many positions which side can still mate.

use std::io::{BufRead, BufReader, Read, Write};
use std::path::PathBuf;

use anyhow::{Context, Result};
use board::{Color, Position};
use clap::{Args, ValueEnum};
use questions::CanMate;
use serde::Serialize;

use super::can_mate::Lines;
use super::{Run, write_json};
use crate::exit::Exit;
use crate::parallel::{Pool, threads};
use crate::text;

/// The number of lines that the threads answer together.
const BATCH: usize = 4096;
/// The most bytes of a line that are kept: more than any FEN needs.
const LONGEST: u64 = 4096;

/// Say for each FEN, line by line, which side can still mate by some series of legal moves
///
/// This decides dead positions (Article 5.2.2) and flag falls (Article 6.9). The answers keep the order of the lines. A
/// line may be "startpos" or an EPD; lines that start with "#" and what follows " #" or " ;" are comments.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter winnable games.fen
  arbiter winnable --json --threads 0 < games.fen
  echo \"8/8/4k3/8/8/3bK3/8/8 w - - 0 1\" | arbiter winnable
  echo startpos | arbiter winnable --line

JSON: one line for each line,
      {\"fen\":\"…\",\"can_mate\":{\"white\":\"yes|no|unknown\",\"black\":…},\"dead\":true|false|null}
      with --line also \"lines\":{\"white\":[\"e2e4\",…]|null,\"black\":…}
      and for a line that is no playable position {\"line\":N,\"error\":\"…\"}

Exit status: 0 if every line was answered, 1 if some line is no playable position,
2 if the file cannot be read.")]
pub(crate) struct Winnable {
    /// A file with a FEN on each line; "-" or nothing reads standard input
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// The side to ask about
    #[arg(long, value_name = "SIDE", default_value = "both")]
    side: Side,
    /// Add a series of legal moves by which each side mates, if there is one
    #[arg(long)]
    line: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// The number of threads; 0 means one for each processor
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: usize,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Side {
    White,
    Black,
    Both,
}

impl Side {
    fn includes(self, color: Color) -> bool {
        match self {
            Self::White => color.is_white(),
            Self::Black => !color.is_white(),
            Self::Both => true,
        }
    }
}

impl Run for Winnable {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let input: Box<dyn Read> = match &self.file {
            Some(path) if path.as_os_str() != "-" => Box::new(text::open(path)?),
            _ => Box::new(std::io::stdin().lock()),
        };
        let mut input = BufReader::with_capacity(1 << 16, input);
        let pool = Pool::new(self.threads)?;
        let mut number = 0;
        let mut exit = Exit::Fine;
        loop {
            let lines = read_batch(&mut input).context("the input cannot be read")?;
            if lines.is_empty() {
                return Ok(exit);
            }
            for answer in pool.map(&lines, |line| Answer::of(line, self.side, self.line)) {
                number += 1;
                let Some(answer) = answer else { continue };
                if answer.is_err() {
                    exit = Exit::No;
                }
                self.write(out, number, answer)?;
            }
            // A client that writes one line and waits gets its answer.
            out.flush()?;
        }
    }
}

impl Winnable {
    fn write(&self, out: &mut dyn Write, line: u64, answer: Result<Answer, String>) -> Result<()> {
        match answer {
            Ok(answer) if self.json => write_json(out, &answer),
            Ok(answer) => {
                writeln!(out, "{}: {}", answer.fen, answer.sentence())?;
                for line in answer.lines.iter().flat_map(Lines::sentences) {
                    writeln!(out, "  {line}")?;
                }
                Ok(())
            }
            Err(error) if self.json => write_json(out, &Bad { line, error }),
            Err(error) => Ok(writeln!(out, "line {line}: {error}")?),
        }
    }
}

#[derive(Serialize)]
struct Bad {
    line: u64,
    error: String,
}

/// The answer to one line.
#[derive(Serialize)]
struct Answer {
    fen: String,
    can_mate: protocol::CanMate,
    dead: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    lines: Option<Lines>,
    #[serde(skip)]
    found: CanMate,
}

impl Answer {
    /// Answers a line; a comment has no answer.
    fn of(line: &[u8], side: Side, with_lines: bool) -> Option<Result<Self, String>> {
        let is_comment = line.trim_ascii_start().starts_with(b"#");
        (!is_comment).then(|| Self::of_position(line, side, with_lines))
    }

    fn of_position(line: &[u8], side: Side, with_lines: bool) -> Result<Self, String> {
        if line.len() as u64 > LONGEST {
            return Err(format!("found more than {LONGEST} bytes, expected a FEN"));
        }
        let text = str::from_utf8(line)
            .map_err(|error| format!("found binary data at byte {}, expected a FEN", error.valid_up_to() + 1))?;
        let fen = without_comment(text.trim_start_matches('\u{feff}')).trim();
        if fen.is_empty() {
            return Err("found nothing, expected a FEN".to_owned());
        }
        let position: Position = match fen {
            "startpos" => Position::initial(),
            _ => fen.parse().map_err(|error: board::PositionError| error.to_string())?,
        };
        let found = CanMate::of(&position, |color| side.includes(color));
        let lines = with_lines.then(|| Lines::of(&position, &found));
        Ok(Self { fen: fen.to_owned(), can_mate: (&found).into(), dead: found.dead(), lines, found })
    }

    fn sentence(&self) -> String {
        super::can_mate::sentence(&self.found).unwrap_or_else(|| super::can_mate::still(&self.found).to_owned())
    }
}

/// Cuts off a comment: a number sign or a semicolon after a space and outside of quotes, and what follows.
fn without_comment(line: &str) -> &str {
    let (mut is_quoted, mut is_after_space) = (false, false);
    for (at, c) in line.char_indices() {
        if is_after_space && !is_quoted && matches!(c, '#' | ';') {
            return &line[..at];
        }
        is_quoted ^= c == '"';
        is_after_space = c.is_whitespace();
    }
    line
}

/// Reads the lines that are available, at most a batch; none at the end of the input.
fn read_batch(input: &mut BufReader<Box<dyn Read>>) -> std::io::Result<Vec<Vec<u8>>> {
    let mut lines = Vec::new();
    while lines.len() < BATCH {
        let mut line = Vec::new();
        if input.by_ref().take(LONGEST + 1).read_until(b'\n', &mut line)? == 0 {
            break;
        }
        if line.last() != Some(&b'\n') && line.len() as u64 > LONGEST {
            input.skip_until(b'\n')?;
        }
        while line.last().is_some_and(|byte| matches!(byte, b'\n' | b'\r')) {
            line.pop();
        }
        lines.push(line);
        if !input.buffer().contains(&b'\n') {
            break;
        }
    }
    Ok(lines)
}
