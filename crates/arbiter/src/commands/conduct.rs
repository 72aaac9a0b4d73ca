//! `arbiter conduct`: conducts games from scenario files, and checks what they expect.

use std::io::{IsTerminal, Read, Write};
use std::path::{Path, PathBuf};

use anyhow::{Context, Result, bail};
use clap::Args;
use laws::{Entry, Game};
use protocol::{ActNotes, Report, Scenario, TimedAct};
use serde_json::json;
use words::{Head, Locale, Note, Record, Words};

use super::{Run, write_json};
use crate::exit::{Exit, complain};

/// Conduct games from scenario files, and check what they expect
///
/// A scenario is a file of JSON lines: the regulations, then what people do at the board, and the expected rulings. Every
/// ruling cites the article it rests on.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter conduct game.jsonl
      print what the Laws answer to each act
  arbiter conduct --record --language cs game.jsonl > protocol.txt
      write the protocol of the game for an arbiter's file, in Czech
  arbiter conduct --check scenarios/
      check every expectation in all *.jsonl files below a directory
  echo '{\"regulations\":{\"edition\":\"2023\"}}' | arbiter conduct -

JSON lines (when the output is no terminal, or with --json):
  {\"at\":9500,\"act\":2,\"ruling\":\"illegal_move\",\"by\":\"white\",…,\"article\":\"7.5.1\"}
  and at the end of each file {\"state\":{…}}.

Exit status: 0 if all is well, 1 if an expectation does not hold, 2 if a file is
not valid.")]
pub(crate) struct Conduct {
    /// Files, or directories with *.jsonl files; "-" reads standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Compare every expectation, and print how many hold
    #[arg(long)]
    check: bool,
    /// The language of the record for people: en, cs or sk
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = language)]
    language: Locale,
    /// Print the record for people even if the output is not a terminal
    #[arg(long, conflicts_with_all = ["check", "json"])]
    record: bool,
    /// Print JSON lines even to a terminal
    #[arg(long)]
    json: bool,
}

fn language(text: &str) -> Result<Locale, String> {
    Locale::find(text).ok_or_else(|| "expected en, cs or sk".to_owned())
}

impl Run for Conduct {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let mut exit = Exit::Fine;
        let words = Words::new(self.language);
        let (mut passed, mut failed, mut is_first) = (0, 0, true);
        for path in expand(&self.files)? {
            let name = path.display();
            let scenario = match read(&path).and_then(|text| Ok(Scenario::read(&text)?)) {
                Ok(scenario) => scenario,
                Err(error) => {
                    complain(&format!("{name}: {error:#}"));
                    exit = Exit::Unreadable;
                    continue;
                }
            };
            let for_people = self.record || (!self.check && !self.json && std::io::stdout().is_terminal());
            let mut record = None;
            let report = if for_people { record_of(&scenario, &words, &mut record) } else { scenario.run() };
            if let Some(error) = &report.error {
                complain(&format!("{name}: {error}"));
                exit = Exit::Unreadable;
            }
            if self.check {
                passed += report.passed;
                failed += report.failures.len();
                for failure in &report.failures {
                    writeln!(out, "{name}:{}\n  wanted {}\n  came   {}", failure.line, failure.wanted, failure.came)?;
                }
            } else if for_people {
                if let Some(record) = record {
                    writeln!(out, "{}{}", if is_first { "" } else { "\n" }, record.to_text(&words).trim_end())?;
                    is_first = false;
                }
            } else {
                write_lines(&report, out)?;
            }
        }
        if self.check {
            writeln!(out, "{passed} passed, {failed} failed")?;
            if failed > 0 && exit == Exit::Fine {
                exit = Exit::No;
            }
        }
        Ok(exit)
    }
}

fn write_lines(report: &Report, out: &mut dyn Write) -> Result<()> {
    for ruling in &report.rulings {
        write_json(out, ruling)?;
    }
    if let Some(state) = &report.state {
        write_json(out, &json!({ "state": state }))?;
    }
    Ok(())
}

/// Plays a scenario and writes the record of the game; none if its regulations are refused.
fn record_of(scenario: &Scenario, words: &Words, record: &mut Option<Record>) -> Report {
    let Ok(regulations) = scenario.regulations().to_laws() else { return scenario.run() };
    let head = Head::from_tags(scenario.regulations().tags());
    let mut written = Record::new(words, &head, &regulations);
    let mut game = Game::new(regulations);
    let report = scenario.run_with(|before, entry, timed| {
        written.lines.extend(lines_of(words, before, entry, timed));
        game = before.clone();
        game.apply(entry);
    });
    written.close(words, &game);
    *record = Some(written);
    report
}

fn lines_of(words: &Words, before: &Game, entry: &Entry, timed: &TimedAct) -> Vec<words::Line> {
    let notes = ActNotes::of(timed.act.text());
    let note = Note {
        written: notes.r#move.as_deref(),
        why: notes.why.as_deref(),
        opened: notes.opened(),
        place: notes.place.as_deref(),
    };
    words.lines(before, entry, &note)
}

/// Lists the files: those named, and all *.jsonl below directories, in order.
fn expand(paths: &[PathBuf]) -> Result<Vec<PathBuf>> {
    let mut files = Vec::new();
    for path in paths {
        if path.is_dir() {
            let before = files.len();
            collect(path, &mut files)?;
            if files.len() == before {
                bail!("{}: no *.jsonl files below this directory", path.display());
            }
        } else {
            files.push(path.clone());
        }
    }
    Ok(files)
}

fn collect(directory: &Path, files: &mut Vec<PathBuf>) -> Result<()> {
    let describe = || format!("{}: the directory cannot be read", directory.display());
    let mut entries: Vec<PathBuf> = std::fs::read_dir(directory)
        .with_context(describe)?
        .map(|entry| Ok(entry.with_context(describe)?.path()))
        .collect::<Result<_>>()?;
    entries.sort();
    for entry in entries {
        if entry.is_dir() {
            collect(&entry, files)?;
        } else if entry.extension().is_some_and(|extension| extension == "jsonl") {
            files.push(entry);
        }
    }
    Ok(())
}

fn read(path: &Path) -> Result<String> {
    let mut bytes = Vec::new();
    if path.as_os_str() == "-" {
        std::io::stdin().lock().read_to_end(&mut bytes).context("standard input cannot be read")?;
    } else {
        std::fs::File::open(path)
            .and_then(|mut file| file.read_to_end(&mut bytes))
            .context("the file cannot be read")?;
    }
    String::from_utf8(bytes).map_err(|error| {
        anyhow::anyhow!("byte {}: found bytes that are no text, expected UTF-8", error.utf8_error().valid_up_to() + 1)
    })
}
