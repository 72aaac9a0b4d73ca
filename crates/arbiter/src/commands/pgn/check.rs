//! `arbiter pgn check`: replays every game and says which are broken.

use std::io::Write;
use std::path::{Path, PathBuf};
use std::time::Instant;

use anyhow::Result;
use board::{LegalMove, Move, Position};
use clap::Args;
use indicatif::ProgressBar;
use notation::pgn::{Chunk, GameTree, Games, Outcome, PgnError, Step, Tag, Visitor};
use notation::{Language, Style};
use serde::Serialize;

use super::source;
use super::strict::{Flaw, Strict};
use super::{Run, write_json};
use crate::exit::Exit;
use crate::number::{counted, grouped};
use crate::parallel::{Pool, threads};
use crate::stream::Encoding;
use crate::text;

/// Replay every game by the rules and say which are broken, where and why
///
/// Variations are checked too, but only the moves of the games themselves are counted.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn check games.pgn
  arbiter pgn check --strict games.pgn.zst
  arbiter pgn check --json *.pgn

JSON: one line per broken game, {\"file\":…,\"game\":N,\"line\":N,\"column\":N,\"code\":…,
\"reason\":…,\"white\":…,\"black\":…,\"read\":[\"e4\",…]} with the moves before the error, and a last
line {\"games\":N,\"moves\":N,\"broken\":N}, with --strict also \"flaws\":N.

Exit status: 0 if no game is broken, 1 if one is (with --strict: or has a flaw), 2 if a
file cannot be read.")]
pub(crate) struct Check {
    /// The files, also compressed; none, or "-", for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Check also results, move numbers, signs of check and capture, and tags
    #[arg(long)]
    strict: bool,
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

/// The last line of the answer.
#[derive(Clone, Copy, Default, Serialize)]
struct Sum {
    games: u64,
    moves: u64,
    broken: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    flaws: Option<u64>,
}

/// A broken game.
#[derive(Serialize)]
pub(super) struct Broken<'a> {
    file: &'a str,
    game: u64,
    line: usize,
    column: usize,
    code: &'static str,
    reason: String,
    white: Option<&'a str>,
    black: Option<&'a str>,
    /// The moves before the error.
    #[serde(skip_serializing_if = "Option::is_none")]
    read: Option<Vec<String>>,
}

impl<'a> Broken<'a> {
    /// Describes a game that was read up to an error.
    pub(super) fn of(file: &'a str, number: u64, game: &'a GameTree, error: &PgnError) -> Self {
        let moves: Vec<Move> = game.moves().collect();
        Self {
            file,
            game: number,
            line: error.line,
            column: error.column,
            code: error.problem.code(),
            reason: error.problem.to_string(),
            white: game.tag("White"),
            black: game.tag("Black"),
            read: Some(written(game.start, &moves)),
        }
    }
}

fn written(mut position: Position, moves: &[Move]) -> Vec<String> {
    let mut texts = Vec::with_capacity(moves.len());
    for &mv in moves {
        let Ok(mv) = position.legal(mv) else { break };
        texts.push(Style::PGN.write(mv));
        position = mv.play();
    }
    texts
}

impl Run for Check {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let pool = Pool::new(self.threads)?;
        let started = Instant::now();
        let bar = source::progress(&self.files);
        let mut sum = Sum { flaws: self.strict.then_some(0), ..Sum::default() };
        let mut bytes = 0;
        let exit = source::each_file(&self.files, self.encoding, |source| {
            source.choose_language(self.from)?;
            let path = source.path;
            let mut file = File { path, json: self.json, out, sum: &mut sum, bar: &bar, first_game: 0 };
            source.each_chunk(
                &pool,
                |chunk, games| replay(chunk, games, self.strict),
                |chunk, result| {
                    bytes += chunk.bytes.len() as u64;
                    bar.inc(chunk.bytes.len() as u64);
                    file.report(&result)
                },
            )?;
            Ok(Exit::Fine)
        })?;
        bar.finish_and_clear();
        if self.json {
            write_json(out, &sum)?;
        } else {
            let seconds = started.elapsed().as_secs_f64().max(1e-9);
            let rate = |count: u64| grouped((count as f64 / seconds) as u64);
            let flaws = sum.flaws.map_or(String::new(), |flaws| format!(", {}", counted(flaws, "flaw")));
            writeln!(
                out,
                "{}, {}, {} broken{flaws}; {} games and {} moves per second, {:.0} MB/s",
                counted(sum.games, "game"),
                counted(sum.moves, "move"),
                grouped(sum.broken),
                rate(sum.games),
                rate(sum.moves),
                bytes as f64 / seconds / 1e6,
            )?;
        }
        let is_bad = sum.broken > 0 || sum.flaws.is_some_and(|flaws| flaws > 0);
        Ok(if exit == Exit::Fine && is_bad { Exit::No } else { exit })
    }
}

/// A file that is being checked.
struct File<'a> {
    path: &'a Path,
    json: bool,
    out: &'a mut dyn Write,
    sum: &'a mut Sum,
    bar: &'a ProgressBar,
    first_game: u64,
}

impl File<'_> {
    fn report(&mut self, result: &Replay) -> Result<()> {
        let file = self.path.to_string_lossy();
        for fault in &result.faults {
            let game = self.first_game + fault.game;
            let Fault { line, column, code, .. } = *fault;
            if self.json {
                let (white, black) = (fault.white.as_deref(), fault.black.as_deref());
                let (reason, read) = (fault.reason.clone(), fault.read.clone());
                write_json(self.out, &Broken { file: &file, game, line, column, code, reason, white, black, read })?;
            } else {
                self.bar.suspend(|| writeln!(self.out, "{file}:{line}:{column}: game {game}: {}", fault.reason))?;
            }
        }
        self.first_game += result.games;
        self.sum.games += result.games;
        self.sum.moves += result.moves;
        self.sum.broken += result.broken;
        if let Some(flaws) = &mut self.sum.flaws {
            *flaws += result.faults.len() as u64 - result.broken;
        }
        Ok(())
    }
}

/// A fault of a game: an error, or with --strict a flaw.
struct Fault {
    game: u64,
    line: usize,
    column: usize,
    code: &'static str,
    reason: String,
    white: Option<String>,
    black: Option<String>,
    read: Option<Vec<String>>,
}

/// What was found in a chunk.
#[derive(Default)]
struct Replay {
    games: u64,
    moves: u64,
    broken: u64,
    faults: Vec<Fault>,
}

/// Replays the games of a chunk.
fn replay(chunk: &Chunk, mut games: Games<'_>, is_strict: bool) -> Replay {
    let mut counter = Counter {
        chunk,
        found: Replay::default(),
        depth: 0,
        names: [None, None],
        start: Position::initial(),
        moves: Vec::new(),
        strict: is_strict.then(Strict::default),
        language: games.language(),
    };
    while let Some(span) = games.next_game(&mut counter) {
        let Some(strict) = &mut counter.strict else { continue };
        let is_whole = span.error.as_ref().is_none_or(|error| !error.ends_game);
        let last = is_whole.then(|| last_position(counter.start, &counter.moves)).flatten();
        for flaw in strict.finish(last.as_ref()) {
            counter.add_flaw(span.start, flaw);
        }
    }
    counter.found
}

fn last_position(start: Position, moves: &[Move]) -> Option<Position> {
    moves.iter().try_fold(start, |position, &mv| position.play(mv).ok())
}

/// Counts the moves of the main lines and collects faults.
struct Counter<'c> {
    chunk: &'c Chunk,
    found: Replay,
    depth: usize,
    /// The values of the tags White and Black, as in the file.
    names: [Option<Vec<u8>>; 2],
    start: Position,
    moves: Vec<Move>,
    strict: Option<Strict>,
    language: &'static Language,
}

impl Counter<'_> {
    fn fault(&self, line: usize, column: usize, code: &'static str, reason: String) -> Fault {
        let [white, black] = self
            .names
            .each_ref()
            .map(|name| name.as_deref().map(|raw_value| Tag { raw_name: b"", raw_value }.value().into_owned()));
        Fault { game: self.found.games, line, column, code, reason, white, black, read: None }
    }

    fn add_flaw(&mut self, game_start: usize, flaw: Flaw) {
        let before = &self.chunk.bytes[..flaw.offset.unwrap_or(game_start)];
        let line_start = before.iter().rposition(|&byte| byte == b'\n').map_or(0, |feed| feed + 1);
        let line = self.chunk.first_line + before[..line_start].split(|&byte| byte == b'\n').count().saturating_sub(1);
        let column = String::from_utf8_lossy(&before[line_start..]).chars().count() + 1;
        let fault = self.fault(line, column, flaw.code, flaw.reason);
        self.found.faults.push(fault);
    }

    /// Returns the place of a part of the text.
    fn offset_of(&self, text: &[u8]) -> usize {
        (text.as_ptr() as usize).saturating_sub(self.chunk.bytes.as_ptr() as usize).min(self.chunk.bytes.len())
    }
}

impl Visitor for Counter<'_> {
    fn begin_game(&mut self) {
        self.found.games += 1;
        self.depth = 0;
        self.names = [None, None];
        self.start = Position::initial();
        self.moves.clear();
    }

    fn tag(&mut self, tag: Tag<'_>) {
        let index = match tag.raw_name {
            b"White" => Some(0),
            b"Black" => Some(1),
            _ => None,
        };
        if let Some(index) = index.filter(|&index| self.names[index].is_none()) {
            self.names[index] = Some(tag.raw_value.to_vec());
        }
        // The name comes after the bracket.
        let offset = self.offset_of(tag.raw_name).saturating_sub(1);
        if let Some(strict) = &mut self.strict {
            strict.tag(offset, tag);
        }
    }

    fn start(&mut self, position: &Position) {
        self.start = *position;
    }

    fn written(&mut self, text: &[u8], mv: LegalMove<'_>) {
        let offset = self.offset_of(text);
        if let Some(strict) = &mut self.strict {
            strict.written(offset, text, mv, self.language);
        }
    }

    fn move_number(&mut self, text: &[u8], position: &Position) {
        let offset = self.offset_of(text);
        if let Some(strict) = &mut self.strict {
            strict.move_number(offset, text, position);
        }
    }

    fn mv(&mut self, mv: LegalMove<'_>) {
        if self.depth == 0 {
            self.found.moves += 1;
            self.moves.push(mv.to_move());
        }
    }

    fn outcome(&mut self, outcome: Outcome) {
        if let Some(strict) = &mut self.strict {
            strict.outcome(outcome);
        }
    }

    fn begin_variation(&mut self) -> Step {
        self.depth += 1;
        Step::Read
    }

    fn end_variation(&mut self) {
        self.depth -= 1;
    }

    fn broken(&mut self, error: &PgnError) {
        let mut fault = self.fault(error.line, error.column, error.problem.code(), error.problem.to_string());
        fault.read = Some(written(self.start, &self.moves));
        self.found.broken += 1;
        self.found.faults.push(fault);
    }
}
