//! The subcommands, one file each.

use std::io::Write;

use anyhow::Result;
use clap::Subcommand;

use crate::exit::Exit;

mod archive;
mod backup;
mod can_mate;
mod completions;
mod conduct;
mod database;
mod event;
mod layout;
mod notation;
mod pair;
mod perft;
mod pgn;
mod position;
mod reindex;
mod restore;
mod rights;
mod scoresheets;
mod serve;
mod speak;
mod standings;
mod token;
mod tournaments;
mod trf;
mod verify;
mod why;
mod winnable;

/// Runs a subcommand once its arguments are parsed.
trait Run {
    /// Writes the answer to `out`. An error is printed as one line and means that there is no answer.
    fn run(self, out: &mut dyn Write) -> Result<Exit>;
}

/// The subcommands. A new one needs a file, its module, a variant and a line in `run`.
#[derive(Subcommand)]
pub(crate) enum Command {
    Position(position::Position),
    Why(why::Why),
    Conduct(conduct::Conduct),
    Perft(perft::Perft),
    Notation(notation::Notation),
    Speak(speak::Speak),
    Pgn(pgn::Pgn),
    Scoresheets(scoresheets::Scoresheets),
    Event(event::Event),
    Pair(pair::Pair),
    Standings(standings::Standings),
    Trf(trf::Trf),
    Winnable(winnable::Winnable),
    Serve(serve::Serve),
    Token(token::Token),
    Verify(verify::Verify),
    Reindex(reindex::Reindex),
    Backup(backup::Backup),
    Restore(restore::Restore),
    Archive(archive::Archive),
    Completions(completions::Completions),
}

impl Command {
    /// Runs the subcommand that was given.
    pub(crate) fn run(self, out: &mut dyn Write) -> Result<Exit> {
        match self {
            Self::Position(command) => command.run(out),
            Self::Why(command) => command.run(out),
            Self::Conduct(command) => command.run(out),
            Self::Perft(command) => command.run(out),
            Self::Notation(command) => command.run(out),
            Self::Speak(command) => command.run(out),
            Self::Pgn(command) => command.run(out),
            Self::Scoresheets(command) => command.run(out),
            Self::Event(command) => command.run(out),
            Self::Pair(command) => command.run(out),
            Self::Standings(command) => command.run(out),
            Self::Trf(command) => command.run(out),
            Self::Winnable(command) => command.run(out),
            Self::Serve(command) => command.run(out),
            Self::Token(command) => command.run(out),
            Self::Verify(command) => command.run(out),
            Self::Reindex(command) => command.run(out),
            Self::Backup(command) => command.run(out),
            Self::Restore(command) => command.run(out),
            Self::Archive(command) => command.run(out),
            Self::Completions(command) => command.run(out),
        }
    }
}

pub(crate) use self::token::beside as token_beside;

/// Writes a value as one line of JSON.
fn write_json(out: &mut dyn Write, value: &impl serde::Serialize) -> Result<()> {
    serde_json::to_writer(&mut *out, value).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
