//! `arbiter trf check`: reads report files and lists everything wrong or unusual in them.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::Result;
use clap::Args;
use pairing::Flaw;
use serde::Serialize;

use super::{Run, tournaments, write_json};
use crate::exit::{Exit, complain};
use crate::number::counted;

/// Read report files and list everything wrong or unusual in them, with line and column
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter trf check open.trf
  arbiter trf check --json *.trf

JSON: one line per file, {\"file\":…,\"readable\":…,\"players\":N,\"rounds\":N,\"points\":{\"1\":\"2.5\",…},
      \"flaws\":[{\"line\":N,\"column\":N,\"fatal\":…,\"text\":…}]}

Exit status: 0 if every file can be used, 1 if one contradicts itself, 2 if one cannot
be opened.")]
pub(crate) struct Check {
    /// The files; "-" is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Serialize)]
struct Report {
    file: String,
    readable: bool,
    players: usize,
    rounds: u16,
    points: serde_json::Map<String, serde_json::Value>,
    flaws: Vec<Told>,
}

#[derive(Serialize)]
struct Told {
    line: Option<usize>,
    column: Option<usize>,
    fatal: bool,
    text: String,
}

impl From<&Flaw> for Told {
    fn from(flaw: &Flaw) -> Self {
        let (line, column) = (flaw.place.map(|place| place.line), flaw.place.map(|place| place.column));
        Self { line, column, fatal: flaw.is_fatal(), text: flaw.problem.to_string() }
    }
}

impl Run for Check {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let mut worst = Exit::Fine;
        for report in tournaments::each(&self.files, report) {
            let exit = match report {
                Ok(report) => {
                    let exit = if report.readable { Exit::Fine } else { Exit::No };
                    if self.json {
                        write_json(out, &report)?;
                    } else {
                        write(out, &report)?;
                    }
                    exit
                }
                Err(error) => {
                    complain(&format!("{error:#}"));
                    Exit::Unreadable
                }
            };
            worst = if exit as u8 > worst as u8 { exit } else { worst };
        }
        Ok(worst)
    }
}

fn report(path: &Path) -> Result<Report> {
    let file = path.to_string_lossy().into_owned();
    Ok(match pairing::trf::read(&tournaments::bytes(path)?) {
        Ok(read) => {
            let tournament = read.tournament();
            let points = |id| serde_json::Value::String(tournament.points(id).to_string());
            Report {
                file,
                readable: true,
                players: tournament.players().len(),
                rounds: tournament.recorded(),
                points: tournament.players().iter().map(|player| (player.id.to_string(), points(player.id))).collect(),
                flaws: read.warnings().iter().map(Told::from).collect(),
            }
        }
        Err(error) => {
            let flaws = error.flaws.iter().map(Told::from).collect();
            Report { file, readable: false, players: 0, rounds: 0, points: serde_json::Map::new(), flaws }
        }
    })
}

fn write(out: &mut dyn Write, report: &Report) -> Result<()> {
    let file = &report.file;
    for flaw in &report.flaws {
        let place = match (flaw.line, flaw.column) {
            (Some(line), Some(column)) => format!("{file}:{line}:{column}"),
            _ => file.clone(),
        };
        writeln!(out, "{place}: {}: {}", if flaw.fatal { "error" } else { "warning" }, flaw.text)?;
    }
    if report.readable {
        writeln!(
            out,
            "{file}: {}, {}",
            counted(report.players as u64, "player"),
            counted(report.rounds as u64, "round")
        )?;
    }
    Ok(())
}
