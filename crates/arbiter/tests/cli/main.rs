//! Runs the built binary as a user would: what it prints, and how it exits.

mod bad_input;
mod completions;
mod conduct;
mod docs;
mod event;
mod help;
mod notation;
mod pair;
mod perft;
mod pgn;
mod position;
mod rules;
mod why;
mod winnable;

use std::io::Write;
use std::process::{Command, Stdio};

use serde_json::Value;

/// The result of a run.
struct Outcome {
    status: i32,
    stdout: String,
    stderr: String,
}

impl Outcome {
    /// Returns the output, after checking the exit status and that there was no error output.
    #[track_caller]
    fn said(self, status: i32) -> String {
        assert_eq!((self.status, self.stderr.as_str()), (status, ""), "{}", self.stdout);
        self.stdout
    }

    /// Parses the one line of JSON that was printed.
    #[track_caller]
    fn json(self, status: i32) -> Value {
        let said = self.said(status);
        assert_eq!(said.lines().count(), 1, "{said}");
        serde_json::from_str(&said).unwrap()
    }

    /// Returns the one line of error output, after checking that the status is 2 and nothing else was printed.
    #[track_caller]
    fn complaint(self) -> String {
        assert_eq!((self.status, self.stdout.as_str()), (2, ""), "{}", self.stderr);
        assert_eq!(self.stderr.lines().count(), 1, "{}", self.stderr);
        self.stderr.trim_end().to_owned()
    }
}

/// Runs the binary with nothing on standard input.
fn arbiter(args: &[&str]) -> Outcome {
    arbiter_reading(b"", args)
}

/// Runs the binary with some bytes on standard input.
fn arbiter_reading(input: &[u8], args: &[&str]) -> Outcome {
    let mut child = Command::new(env!("CARGO_BIN_EXE_arbiter"))
        .args(args)
        .env_remove("COLUMNS")
        .env_remove("NO_COLOR")
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    // A command that does not read its input closes the pipe.
    let _ = child.stdin.take().unwrap().write_all(input);
    let output = child.wait_with_output().unwrap();
    Outcome {
        status: output.status.code().unwrap(),
        stdout: String::from_utf8(output.stdout).unwrap(),
        stderr: String::from_utf8(output.stderr).unwrap(),
    }
}
