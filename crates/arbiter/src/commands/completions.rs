//! `arbiter completions`: prints completions for a shell.

use std::io::Write;

use anyhow::Result;
use clap::{Args, CommandFactory};
use clap_complete::Shell;

use super::Run;
use crate::Cli;
use crate::exit::Exit;

/// Print completions for a shell
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter completions bash > ~/.local/share/bash-completion/completions/arbiter
  arbiter completions zsh > ~/.zfunc/_arbiter
  arbiter completions fish > ~/.config/fish/completions/arbiter.fish")]
pub(crate) struct Completions {
    /// The shell to complete for
    shell: Shell,
}

impl Run for Completions {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        // Written to memory first, because the generator panics if a reader closes the pipe.
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "arbiter", &mut script);
        out.write_all(&script)?;
        Ok(Exit::Fine)
    }
}
