//! The subcommands, one file each.

use std::io::Write;

use anyhow::Result;
use clap::Subcommand;

use crate::exit::Exit;

mod can_mate;

/// What a subcommand does, once its arguments are read.
trait Run {
    /// Answers on `out`; an error is told in one line and means that there is no answer.
    fn run(self, out: &mut dyn Write) -> Result<Exit>;
}

/// Lists the subcommands: a file here and a line below make a new one.
macro_rules! commands {
    ($($file:ident :: $Command:ident,)*) => {
        $(mod $file;)*

        #[derive(Subcommand)]
        pub(crate) enum Command {
            $($Command($file::$Command),)*
        }

        impl Command {
            /// Runs the subcommand that was asked for.
            pub(crate) fn run(self, out: &mut dyn Write) -> Result<Exit> {
                match self {
                    $(Self::$Command(command) => command.run(out),)*
                }
            }
        }
    };
}

commands! {
    position::Position,
    why::Why,
    conduct::Conduct,
    perft::Perft,
    notation::Notation,
    speak::Speak,
    pgn::Pgn,
    scoresheets::Scoresheets,
    winnable::Winnable,
    serve::Serve,
    token::Token,
    verify::Verify,
    reindex::Reindex,
    backup::Backup,
    restore::Restore,
    completions::Completions,
}

pub(crate) use self::token::beside as token_beside;

/// Writes a value as one line of JSON.
fn write_json(out: &mut dyn Write, value: &impl serde::Serialize) -> Result<()> {
    serde_json::to_writer(&mut *out, value).map_err(std::io::Error::from)?;
    writeln!(out)?;
    Ok(())
}
