//! `arbiter event`: runs a chess event that lives in a file.

mod create;
mod exports;
mod import;
mod lines;
mod player;
mod players;
mod results;
mod rounds;
mod show;
mod standings;
mod store;
mod table;
mod verify;

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::{Args, Subcommand};
use event::{Act, Entry, Refusal};
use words::{Locale, Words};

use self::store::Store;
use super::{Run, tournaments, write_json};
use crate::exit::{Exit, complain};

/// Run a chess event that lives in a file: players, rounds, results, standings, reports
///
/// The file holds one line of JSON for each thing that was done, chained by hashes, and the players' personal data beside it so
/// that it can be erased. Every act is on disk before it is told, and two programs cannot write at once.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter event create cup.event --template club_blitz --name \"Club cup\"
  arbiter event import cup.event players.csv
  arbiter event pair cup.event --why
  arbiter event publish cup.event
  arbiter event start cup.event
  arbiter event result cup.event 1 1-0
  arbiter event close cup.event
  arbiter event standings cup.event
  arbiter event export cup.event --trf > cup.trf

PLAYER is a pairing number, as the tables show it, or a whole name.

Exit status: 0 if it was done, 1 if the rules of the event refuse it, 2 if a file cannot
be read or written or the command was used wrongly.")]
pub(crate) struct Event {
    #[command(subcommand)]
    task: Task,
}

#[derive(Subcommand)]
enum Task {
    Create(create::Create),
    Import(import::Import),
    Seed(players::Seed),
    CheckIn(players::CheckIn),
    Absent(players::Absent),
    Bye(players::Bye),
    Withdraw(players::Withdraw),
    Return(players::Return),
    Erase(players::Erase),
    Pair(rounds::Pair),
    Change(rounds::Change),
    Discard(rounds::Discard),
    Publish(rounds::Publish),
    Start(rounds::Start),
    Result(results::Results),
    Forfeit(results::Forfeit),
    Correct(results::Correct),
    Close(rounds::Close),
    Finish(rounds::Finish),
    Announce(rounds::Announce),
    Act(lines::Acts),
    Show(show::Show),
    Standings(standings::Standings),
    Export(exports::Export),
    Verify(verify::Verify),
}

impl Run for Event {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        match self.task {
            Task::Create(task) => task.run(out),
            Task::Import(task) => task.run(out),
            Task::Seed(task) => task.run(out),
            Task::CheckIn(task) => task.run(out),
            Task::Absent(task) => task.run(out),
            Task::Bye(task) => task.run(out),
            Task::Withdraw(task) => task.run(out),
            Task::Return(task) => task.run(out),
            Task::Erase(task) => task.run(out),
            Task::Pair(task) => task.run(out),
            Task::Change(task) => task.run(out),
            Task::Discard(task) => task.run(out),
            Task::Publish(task) => task.run(out),
            Task::Start(task) => task.run(out),
            Task::Result(task) => task.run(out),
            Task::Forfeit(task) => task.run(out),
            Task::Correct(task) => task.run(out),
            Task::Close(task) => task.run(out),
            Task::Finish(task) => task.run(out),
            Task::Announce(task) => task.run(out),
            Task::Act(task) => task.run(out),
            Task::Show(task) => task.run(out),
            Task::Standings(task) => task.run(out),
            Task::Export(task) => task.run(out),
            Task::Verify(task) => task.run(out),
        }
    }
}

/// What every task has: the file, and how it answers.
#[derive(Args, Clone)]
struct At {
    /// The file of the event
    #[arg(value_name = "FILE")]
    file: PathBuf,
    #[command(flatten)]
    answer: Answer,
}

/// How a task answers.
#[derive(Args, Clone)]
struct Answer {
    /// Answer in JSON
    #[arg(long)]
    json: bool,
    /// The language of answers and refusals for people: en, cs or sk
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = tournaments::language)]
    language: Locale,
}

impl At {
    /// Does acts one after the other, all of them or none, and tells what follows.
    fn act(&self, out: &mut dyn Write, acts: impl IntoIterator<Item = Act>) -> Result<Exit> {
        self.act_with(out, |_| Ok(acts.into_iter().collect()))
    }

    /// Does the acts that follow from how the event stands, all of them or none.
    fn act_with(&self, out: &mut dyn Write, acts: impl FnOnce(&event::Event) -> Result<Vec<Act>>) -> Result<Exit> {
        let mut store = Store::open(&self.file)?;
        let acts = acts(store.event())?;
        let mut entries = Vec::new();
        for act in acts {
            match store.act(act)? {
                Ok(entry) => entries.push(entry),
                Err(refusal) => return self.refused(out, &store, &refusal),
            }
        }
        store.commit()?;
        self.told(out, &store, &entries)?;
        Ok(Exit::Fine)
    }

    /// Tells why an act was refused.
    fn refused(&self, out: &mut dyn Write, store: &Store, refusal: &Refusal) -> Result<Exit> {
        self.answer.refused(out, &self.file.display().to_string(), store.event(), refusal)
    }

    /// Tells what followed from acts.
    fn told(&self, out: &mut dyn Write, store: &Store, entries: &[Entry]) -> Result<()> {
        let words = self.answer.words();
        if self.answer.json {
            return store.frames(entries.len()).iter().try_for_each(|row| write_json(out, row));
        }
        let told: Vec<String> = entries.iter().map(|entry| words.event_rulings(&entry.rulings)).collect();
        for same in told.chunk_by(|one, other| one == other) {
            match same {
                [once] => writeln!(out, "{once}")?,
                often => writeln!(out, "{} ({}×)", often[0], often.len())?,
            }
        }
        Ok(())
    }
}

impl Answer {
    /// Returns the words of the reader's language.
    fn words(&self) -> Words {
        Words::new(self.language)
    }

    /// Tells in words, or in JSON, why an act was refused; `place` names the file, and the line if there are several.
    fn refused(&self, out: &mut dyn Write, place: &str, event: &event::Event, refusal: &Refusal) -> Result<Exit> {
        let name = |id: event::PlayerId| player::called(event, id);
        let words = self.words().event_refusal(refusal, &name);
        if self.json {
            let refused = protocol::event::RefusalFrame::of(refusal);
            write_json(out, &serde_json::json!({ "refused": refused, "words": words }))?;
        } else {
            complain(&format!("{place}: {words}"));
        }
        Ok(Exit::No)
    }
}
