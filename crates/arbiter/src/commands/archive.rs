//! `arbiter archive`: moves finished games to a separate file.

use std::io::{IsTerminal, Write};
use std::path::PathBuf;
use std::time::{Duration, SystemTime, UNIX_EPOCH};

use anyhow::{Context, Result, anyhow, ensure};
use clap::Args;
use indicatif::{ProgressBar, ProgressStyle};
use serde::Serialize;
use server::{Afterwards, Archiving, SqliteJournal};

use super::database::Database;
use super::{Run, write_json};
use crate::exit::Exit;
use crate::number::counted;

/// Copy finished games into an archive, and delete them from the database if asked to
///
/// The archive is a file like the database: `verify`, `backup` and `serve` read it, and archiving again adds to it. Without --prune or
/// --forget this works while the server is running. It can be interrupted at any moment and started again: a game is
/// deleted only after the archive has it on disk.
#[derive(Args)]
#[expect(clippy::struct_excessive_bools, reason = "each is a flag of its own")]
pub(crate) struct Archive {
    /// Games that ended longer ago than this: a number and h, d, w or y, such as 90d
    #[arg(long, value_name = "AGE", value_parser = age)]
    older_than: Duration,
    /// The archive; it is created if it does not exist
    #[arg(long, value_name = "FILE")]
    to: PathBuf,
    /// Delete the games from the database; they stay in the lists with their results (the server must be stopped)
    #[arg(long)]
    prune: bool,
    /// Remove them from the lists too
    #[arg(long, conflicts_with = "prune")]
    forget: bool,
    /// Return the freed space to the disk afterwards; this rewrites the database
    #[arg(long)]
    shrink: bool,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    #[command(flatten)]
    database: Database,
}

/// The answer in JSON.
#[derive(Serialize)]
struct Answer {
    archive: String,
    looked_at: u64,
    archived: u64,
    already_there: u64,
    rows: u64,
    pruned: u64,
    broken: u64,
}

/// Reads an age such as 90d.
fn age(text: &str) -> Result<Duration, String> {
    let wanted = || "expected a number and h, d, w or y, such as 90d".to_owned();
    let (number, unit) = text.split_at(text.len() - text.chars().last().map_or(0, char::len_utf8));
    let hours: u64 = match unit {
        "h" => 1,
        "d" => 24,
        "w" => 7 * 24,
        "y" => 365 * 24,
        _ => return Err(wanted()),
    };
    let number: u64 = number.parse().map_err(|_| wanted())?;
    number.checked_mul(hours * 3600).map(Duration::from_secs).ok_or_else(wanted)
}

impl Run for Archive {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let path = self.database.path()?;
        let is_same = |one: &PathBuf, other: &PathBuf| match (one.canonicalize(), other.canonicalize()) {
            (Ok(one), Ok(other)) => one == other,
            _ => one == other,
        };
        ensure!(
            !is_same(&path, &self.to),
            "{} is the database itself, expected another file as the archive",
            path.display()
        );
        let removes = self.prune || self.forget;
        ensure!(removes || !self.shrink, "--shrink goes with --prune or --forget: without them nothing is taken out");
        let from = if removes {
            let stop = "stop the server first, or archive without --prune now and with it later";
            SqliteJournal::open_existing(&path).with_context(|| stop.to_owned())
        } else {
            SqliteJournal::open_read_only(&path).map_err(anyhow::Error::from)
        }?;
        let to = SqliteJournal::open(&self.to)?;
        let name = self.to.file_name().ok_or_else(|| anyhow!("--to: expected a file"))?.to_string_lossy().into_owned();
        let afterwards = match (self.prune, self.forget) {
            (true, _) => Afterwards::Prune { place: name },
            (_, true) => Afterwards::Forget { place: name },
            _ => Afterwards::Keep,
        };
        let now = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        let before = now.saturating_sub(self.older_than).as_millis() as u64;
        let bar = bar(self.json);
        let done = server::archive(&from, &to, before, &afterwards, |done| {
            bar.set_message(format!(
                "{} games looked at, {} archived, {} taken out",
                done.looked, done.copied, done.pruned
            ));
            bar.tick();
        })?;
        bar.finish_and_clear();
        drop(to);
        if self.shrink {
            from.shrink()?;
        }
        self.tell(out, done)?;
        Ok(if done.broken == 0 { Exit::Fine } else { Exit::No })
    }
}

impl Archive {
    fn tell(&self, out: &mut dyn Write, done: Archiving) -> Result<()> {
        let Archiving { looked, copied, already, rows, pruned, broken } = done;
        if self.json {
            let archive = self.to.display().to_string();
            let answer =
                Answer { archive, looked_at: looked, archived: copied, already_there: already, rows, pruned, broken };
            return write_json(out, &answer);
        }
        writeln!(
            out,
            "{}: {} and {} added; there already: {already}",
            self.to.display(),
            counted(copied, "game"),
            counted(rows, "row"),
        )?;
        if self.prune || self.forget {
            writeln!(out, "{} taken out of the database", counted(pruned, "game"))?;
        }
        if broken > 0 {
            writeln!(out, "broken games, which were left alone: {broken}; `arbiter verify` names them")?;
        }
        Ok(())
    }
}

/// Shows progress on a terminal.
fn bar(is_quiet: bool) -> ProgressBar {
    if is_quiet || !std::io::stderr().is_terminal() {
        return ProgressBar::hidden();
    }
    let style = ProgressStyle::with_template("{spinner} {msg}").unwrap_or_else(|_| ProgressStyle::default_spinner());
    ProgressBar::new_spinner().with_style(style)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn ages_have_a_unit() {
        assert_eq!(age("90d"), Ok(Duration::from_hours(90 * 24)));
        assert_eq!((age("2w"), age("36h")), (Ok(Duration::from_hours(14 * 24)), Ok(Duration::from_hours(36))));
        for wrong in ["", "90", "d", "-1d", "90é", "1.5d", "99999999999999999999y", "9999999999999999y"] {
            assert!(age(wrong).is_err(), "{wrong}");
        }
    }
}
