//! Exit statuses and error messages.

use std::io::{self, Write};
use std::process::ExitCode;

/// The longest error line, in characters: longer ones only repeat what was typed.
const LONGEST_LINE: usize = 500;

/// The exit status; `arbiter --help` and `docs/cli.md` document it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Exit {
    /// The position is valid, the move is legal, or the work is done.
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

/// Reports an error in one line, unless it only says that the reader has closed the pipe: then `answer` counts.
pub(crate) fn failed(error: &anyhow::Error, answer: Exit) -> Exit {
    let is_closed_pipe = |cause: &io::Error| cause.kind() == io::ErrorKind::BrokenPipe;
    if error.chain().any(|cause| cause.downcast_ref().is_some_and(is_closed_pipe)) {
        return answer;
    }
    complain(&format!("{error:#}"));
    Exit::Unreadable
}

/// Writes one line to standard error, whatever the text contains and however long it is.
pub(crate) fn complain(text: &str) {
    let mut line: String = text.chars().map(|c| if c.is_control() { ' ' } else { c }).take(LONGEST_LINE).collect();
    if text.chars().nth(LONGEST_LINE).is_some() {
        line.push('…');
    }
    // If even this cannot be written, there is no way to report it.
    let _ = writeln!(io::stderr(), "arbiter: {line}");
}
