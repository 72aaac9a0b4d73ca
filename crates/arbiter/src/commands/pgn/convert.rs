//! `arbiter pgn convert`: rewrites games in the export format or another.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::{Args, ValueEnum};
use notation::Style;
use notation::pgn::{GameTree, Games, Line, PgnError};
use serde::Serialize;

use super::check::Broken;
use super::{Run, source};
use crate::exit::{Exit, complain};
use crate::parallel::{Pool, threads};
use crate::stream::Encoding;
use crate::text;

/// Rewrite games: in the export format of PGN, as engine moves, or as final positions
///
/// A broken game is left out and its place is reported; of a broken variation, what was read before the error is kept.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn convert messy.pgn > tidy.pgn
  arbiter pgn convert --bare annotated.pgn > moves.pgn
  arbiter pgn convert --from de partien.pgn.gz > games.pgn
  arbiter pgn convert --format uci games.pgn

JSON: a line for each game, {\"game\":N,\"tags\":{…},\"moves\":[\"e4\",…],\"uci\":[\"e2e4\",…],
\"result\":\"1-0\",\"fen\":\"…\"} with the final position, and for each fault a line as of
arbiter pgn check.

Exit status: 0 if every game was written, 1 if one is broken, 2 if a file cannot be read.")]
pub(crate) struct Convert {
    /// The files, also compressed; none, or "-", for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The format to write
    #[arg(long, value_enum, default_value_t = Format::Pgn)]
    format: Format,
    /// Leave out comments, glyphs and variations
    #[arg(long)]
    bare: bool,
    /// Keep broken games, up to the error
    #[arg(long)]
    keep_broken: bool,
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
    #[arg(long, conflicts_with = "format")]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// PGN in export format: the seven tags first, lines of fewer than 80 columns
    Pgn,
    /// The moves of each game on a line, as engines write them
    Uci,
    /// The final position of each game on a line
    Fen,
}

/// The games of a chunk: the number of them, their texts, and the faults with the numbers of their games.
struct Converted {
    games: u64,
    parts: Vec<(u64, Vec<u8>)>,
    faults: Vec<(u64, GameTree, PgnError)>,
}

impl Run for Convert {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let pool = Pool::new(self.threads)?;
        source::each_file(&self.files, self.encoding, |source| {
            source.choose_language(self.from)?;
            let path = source.path;
            let mut exit = Exit::Fine;
            let mut first = 0;
            source.each_chunk(
                &pool,
                |_, games| self.convert(games),
                |_, converted| {
                    for (game, text) in &converted.parts {
                        if self.json {
                            write!(out, "{{\"game\":{},", first + game)?;
                        }
                        out.write_all(text)?;
                    }
                    for (number, game, error) in &converted.faults {
                        exit = Exit::No;
                        self.report(path, first + number, game, error, out)?;
                    }
                    first += converted.games;
                    Ok(())
                },
            )?;
            Ok(exit)
        })
    }
}

impl Convert {
    fn convert(&self, mut games: Games<'_>) -> Converted {
        let mut converted = Converted { games: 0, parts: Vec::new(), faults: Vec::new() };
        while let Some((game, error)) = GameTree::read_with_error(&mut games) {
            converted.games += 1;
            let number = converted.games;
            if self.keeps(error.as_ref()) {
                converted.parts.push((number, self.text(game.clone())));
            }
            if let Some(error) = error {
                converted.faults.push((number, game, error));
            }
        }
        converted
    }

    /// Tells whether a game is written though something is wrong with it.
    fn keeps(&self, error: Option<&PgnError>) -> bool {
        error.is_none_or(|error| self.keep_broken || !error.ends_game)
    }

    fn report(&self, path: &Path, number: u64, game: &GameTree, error: &PgnError, out: &mut dyn Write) -> Result<()> {
        let file = path.to_string_lossy();
        if self.json {
            return super::write_json(out, &Broken::of(&file, number, game, error));
        }
        let fate = match (error.ends_game, self.keep_broken) {
            (true, false) => "is left out",
            (true, true) => "is cut",
            (false, _) => "is kept without the faulty part",
        };
        let PgnError { line, column, problem, .. } = error;
        complain(&format!("{file}:{line}:{column}: game {number} {fate}: {problem}"));
        Ok(())
    }

    fn text(&self, mut game: GameTree) -> Vec<u8> {
        if self.bare {
            make_bare(&mut game.line);
        }
        if self.json {
            let mut line = serde_json::to_vec(&Answer::of(&game)).unwrap_or_default();
            // The number of the game is written before.
            line.drain(..1.min(line.len()));
            line.push(b'\n');
            return line;
        }
        match self.format {
            Format::Pgn => format!("{game}\n").into_bytes(),
            Format::Uci => format!("{}\n", engine_moves(&game).join(" ")).into_bytes(),
            Format::Fen => format!("{}\n", last_position(&game)).into_bytes(),
        }
    }
}

/// A game for programs.
#[derive(Serialize)]
struct Answer<'a> {
    tags: serde_json::Map<String, serde_json::Value>,
    moves: Vec<String>,
    uci: Vec<String>,
    result: &'a str,
    fen: String,
}

impl<'a> Answer<'a> {
    fn of(game: &'a GameTree) -> Self {
        let mut position = game.start;
        let mut moves = Vec::new();
        for mv in game.moves() {
            let Ok(mv) = position.legal(mv) else { break };
            moves.push(Style::PGN.write(mv));
            position = mv.play();
        }
        Self {
            tags: tags(game),
            moves,
            uci: engine_moves(game),
            result: game.outcome.as_str(),
            fen: position.to_string(),
        }
    }
}

/// Returns the tags of a game; of a repeated one, the first counts.
fn tags(game: &GameTree) -> serde_json::Map<String, serde_json::Value> {
    let mut tags = serde_json::Map::new();
    for (name, value) in &game.tags {
        if !tags.contains_key(name) {
            tags.insert(name.clone(), value.as_str().into());
        }
    }
    tags
}

fn last_position(game: &GameTree) -> board::Position {
    game.positions().last().map_or(game.start, |(_, position)| position)
}

/// Writes the moves as engines do: castling in one form for the whole game, as the king taking its rook in Chess960.
fn engine_moves(game: &GameTree) -> Vec<String> {
    let is_960 = is_960(game);
    let mut position = game.start;
    let mut moves = Vec::new();
    for mv in game.moves() {
        let Ok(mv) = position.legal(mv) else { break };
        moves.push(if is_960 { mv.to_move().to_string() } else { mv.uci().to_string() });
        position = mv.play();
    }
    moves
}

/// Tells whether castling is written as in Chess960: by the variant, or because king or rooks start elsewhere.
fn is_960(game: &GameTree) -> bool {
    use board::{Color, File};
    let variant: String = game.tag("Variant").unwrap_or_default().to_lowercase();
    let is_elsewhere = |color: Color| {
        let rooks = game.start.castling() & game.start.board().color(color);
        let is_off_corner = rooks.into_iter().any(|rook| !matches!(rook.file(), File::A | File::H));
        is_off_corner || rooks.has_any() && game.start.king(color).file() != File::E
    };
    variant.contains("960")
        || variant.contains("fischer")
        || variant == "freestyle"
        || Color::ALL.into_iter().any(is_elsewhere)
}

fn make_bare(line: &mut Line) {
    line.comments.clear();
    line.nags.clear();
    for played in &mut line.moves {
        played.comments.clear();
        played.nags.clear();
        played.variations.clear();
    }
}
