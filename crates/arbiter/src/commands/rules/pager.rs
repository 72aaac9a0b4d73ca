//! Long texts on a terminal go through a pager.

use std::env;
use std::io::{self, IsTerminal, Write};
use std::process::{Command, Stdio};

use anyhow::Result;

/// The number of lines that need no pager where the terminal does not say how many it has.
const SHORT: usize = 24;

/// Writes a text: through `$PAGER`, or `less`, if it is long and standard output is a terminal.
pub(super) fn show(text: &str, out: &mut dyn Write) -> Result<()> {
    let rows = env::var("LINES").ok().and_then(|lines| lines.parse().ok()).unwrap_or(SHORT);
    let is_long = text.lines().count() >= rows;
    if !(is_long && io::stdout().is_terminal() && io::stdin().is_terminal() && paged(text)) {
        out.write_all(text.as_bytes())?;
    }
    Ok(())
}

/// Shows a text in the pager; tells whether one could be started.
fn paged(text: &str) -> bool {
    let wanted = env::var("PAGER").unwrap_or_else(|_| "less -FRX".to_owned());
    let mut words = wanted.split_whitespace();
    let Some(program) = words.next() else { return false };
    let mut command = Command::new(program);
    // Without its own settings `less` would show colors as codes.
    if env::var_os("LESS").is_none() {
        command.env("LESS", "FRX");
    }
    let Ok(mut pager) = command.args(words).stdin(Stdio::piped()).spawn() else { return false };
    if let Some(mut input) = pager.stdin.take() {
        // The reader may leave before the end.
        let _ = input.write_all(text.as_bytes());
    }
    pager.wait().is_ok()
}
