//! What the program tells the shell.

use std::io;
use std::process::ExitCode;

/// The exit status; `arbiter --help` and `docs/cli.md` document it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// The position is valid, the move is legal, the work is done.
    Fine = 0,
    /// The answer is no: a flawed position, an illegal move.
    No = 1,
    /// There is no answer: the input cannot be read, or the command was used wrongly.
    Unreadable = 2,
}

impl From<Exit> for ExitCode {
    fn from(exit: Exit) -> Self {
        Self::from(exit as u8)
    }
}

/// Reports an error in one line, unless it only says that the reader has closed the pipe: then `answer` stands.
pub(crate) fn failed(error: &anyhow::Error, answer: Exit) -> Exit {
    let is_closed_pipe = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(is_closed_pipe)) {
        return answer;
    }
    complain(&format!("{error:#}"));
    Exit::Unreadable
}

/// Writes one line to standard error, whatever the text contains.
pub(crate) fn complain(text: &str) {
    let line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect();
    eprintln!("arbiter: {line}");
}
