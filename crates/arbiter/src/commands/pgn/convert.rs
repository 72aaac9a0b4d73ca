//! `arbiter pgn convert`: rewrites games in the export format or another.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, ValueEnum};
use notation::pgn::{Game, Line};

use super::{Run, source};
use crate::exit::{Exit, complain};

/// Rewrite games: in the export format of PGN, as engine moves, or as final positions
///
/// A broken game is left out and its place is reported.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn convert messy.pgn > tidy.pgn
  arbiter pgn convert --bare annotated.pgn > moves.pgn
  arbiter pgn convert --format uci games.pgn

Exit status: 0 if every game was written, 1 if one is broken, 2 if a file cannot be read.")]
pub(crate) struct Convert {
    /// The files; none, or "-", for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The format to write
    #[arg(long, value_enum, default_value_t = Format::Pgn)]
    format: Format,
    /// Leave out comments, glyphs and variations
    #[arg(long)]
    bare: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Format {
    /// PGN in export format: the seven tags first, 80 columns
    Pgn,
    /// The moves of each game on a line, as engines write them
    Uci,
    /// The final position of each game on a line
    Fen,
}

impl Run for Convert {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        source::each_file(&self.files, |source| {
            let mut exit = Exit::Fine;
            let mut count = 0;
            while let Some(chunk) = source.next() {
                let mut games = chunk.games();
                while let Some(game) = Game::read(&mut games) {
                    count += 1;
                    match game {
                        Ok(game) => self.write(game, out)?,
                        Err(error) => {
                            let (line, column, problem) = (error.line, error.column, error.problem);
                            complain(&format!(
                                "{}:{line}:{column}: game {count} is left out: {problem}",
                                source.path.display()
                            ));
                            exit = Exit::No;
                        }
                    }
                }
            }
            Ok(exit)
        })
    }
}

impl Convert {
    fn write(&self, mut game: Game, out: &mut dyn Write) -> Result<()> {
        if self.bare {
            make_bare(&mut game.line);
        }
        if self.format == Format::Pgn {
            writeln!(out, "{game}")?;
            return Ok(());
        }
        let mut position = game.start;
        let mut moves = Vec::new();
        for mv in game.moves() {
            let Ok(mv) = position.legal(mv) else { break };
            moves.push(mv.uci().to_string());
            position = mv.play();
        }
        if self.format == Format::Uci {
            writeln!(out, "{}", moves.join(" "))?;
        } else {
            writeln!(out, "{position}")?;
        }
        Ok(())
    }
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
