//! `arbiter pgn`: commands for PGN files.

mod check;
mod condition;
mod convert;
mod dedupe;
mod eco;
mod filter;
mod source;
mod split;
mod stats;
mod strict;

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::{Run, write_json};
use crate::exit::Exit;

/// Check, convert, split, filter, classify and count files of games (PGN)
#[derive(Args)]
pub(crate) struct Pgn {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    Check(check::Check),
    Convert(convert::Convert),
    Split(split::Split),
    Filter(filter::Filter),
    Dedupe(dedupe::Dedupe),
    Eco(eco::Eco),
    Stats(stats::Stats),
}

impl Run for Pgn {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        match self.command {
            Task::Check(command) => command.run(out),
            Task::Convert(command) => command.run(out),
            Task::Split(command) => command.run(out),
            Task::Filter(command) => command.run(out),
            Task::Dedupe(command) => command.run(out),
            Task::Eco(command) => command.run(out),
            Task::Stats(command) => command.run(out),
        }
    }
}
