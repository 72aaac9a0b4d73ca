//! `arbiter trf`: commands for report files.

mod check;
mod convert;
mod generate;

use std::io::Write;

use anyhow::Result;
use clap::{Args, Subcommand};

use super::{Run, tournaments, write_json};
use crate::exit::Exit;

/// Check, convert and generate report files of tournaments (TRF)
#[derive(Args)]
pub(crate) struct Trf {
    #[command(subcommand)]
    command: Task,
}

#[derive(Subcommand)]
enum Task {
    Check(check::Check),
    Convert(convert::Convert),
    Generate(generate::Generate),
}

impl Run for Trf {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        match self.command {
            Task::Check(command) => command.run(out),
            Task::Convert(command) => command.run(out),
            Task::Generate(command) => command.run(out),
        }
    }
}
