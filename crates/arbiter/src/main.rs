//! The binary `arbiter`: chess by the FIDE Laws, from the command line.

mod commands;
mod drawing;
mod exit;
mod input;
mod number;
mod parallel;
mod settings;
mod stream;
mod text;
mod usage;
mod verdict;

use std::io::{self, BufWriter, Write};
use std::process::ExitCode;

use anyhow::Context;
use clap::{CommandFactory, Parser};

use crate::commands::Command;
use crate::exit::Exit;

/// Conducts chess by the FIDE Laws of Chess, and says why.
///
/// Arbiter knows the legal moves of standard chess and Chess960, and names the rule that an illegal move breaks.
#[derive(Parser)]
#[command(name = "arbiter", version, max_term_width = 100, after_help = AFTER_HELP)]
struct Cli {
    #[command(subcommand)]
    command: Option<Command>,
}

const AFTER_HELP: &str = "\
Examples:
  arbiter position startpos
      draw the first position and list its moves
  arbiter why \"4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1\" e1c1
      ask why White may not castle
  arbiter perft 5
      count all games of five moves
  arbiter pgn check games.pgn
      replay every game of a file and say which are broken

A position is given as a FEN, quoted or not; \"startpos\" is the first position of a
game, and \"-\" reads a FEN from standard input. Moves are written as chess engines
write them (e2e4, e7e8q, e1g1), or as people do (Nf3, O-O).

Exit status:
  0  fine: the position is valid, the move is legal
  1  the answer is no: the position has a flaw, the move is illegal, a game is broken
  2  no answer: the input cannot be read, or the command was used wrongly";

fn main() -> ExitCode {
    let cli = match Cli::try_parse() {
        Ok(cli) => cli,
        Err(error) => return usage::report(&error).into(),
    };
    let Some(command) = cli.command else {
        // If the reader has closed the pipe, that is not an error.
        let _ = Cli::command().print_help();
        return Exit::Fine.into();
    };
    let mut out = BufWriter::with_capacity(1 << 16, io::stdout().lock());
    let exit = match command.run(&mut out) {
        // The exit status does not depend on whether the whole answer is read.
        Ok(exit) => match out.flush().context("the answer cannot be written") {
            Ok(()) => exit,
            Err(error) => exit::failed(&error, exit),
        },
        Err(error) => exit::failed(&error, Exit::Fine),
    };
    exit.into()
}
