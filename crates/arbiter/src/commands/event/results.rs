//! Results: entered one by one or from a list, corrected, and forfeits.

use std::io::Write;
use std::path::PathBuf;

use anyhow::{Context, Result, bail};
use clap::Args;
use event::{Absentee, Act, GameResult, Source};
use protocol::event::ResultText;
use words::Words;

use super::super::Run;
use super::At;
use super::store::Store;
use crate::exit::{Exit, complain};
use crate::text;

/// Enter results of the round, one on the command line or many from a list
///
/// A result is 1-0, 0-1, 1/2-1/2, 0-0, +/-, -/+, -/- or * for an adjourned game; 1, 0 and = will do too.
#[derive(Args)]
pub(super) struct Results {
    #[command(flatten)]
    at: At,
    /// The board
    #[arg(required_unless_present = "from")]
    board: Option<u16>,
    /// The result
    #[arg(required_unless_present = "from", allow_hyphen_values = true)]
    result: Option<String>,
    /// A list with a board and a result on each line; "-" is standard input. If a line does not fit, nothing is entered
    #[arg(long, value_name = "LIST", conflicts_with_all = ["board", "result"])]
    from: Option<PathBuf>,
    /// The round; the one that is played unless something else is said
    #[arg(long, value_name = "N")]
    round: Option<u16>,
}

fn read(text: &str, words: &Words) -> Result<GameResult> {
    let found = ResultText::of_slip(text).map(|result| result.0);
    found.with_context(|| words.import_problem("not_result", text.trim(), None))
}

/// Returns the round that is meant: the one that is played, or the last one.
fn round_of(event: &event::Event, round: Option<u16>) -> u16 {
    let last = event.rounds().len() as u16 - u16::from(event.draft().is_some());
    round.unwrap_or_else(|| event.open_round().map_or(last, event::Round::number))
}

impl Run for Results {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let entered = |round: u16, board: u16, result: GameResult| {
            let source = if result.is_forfeit() { Source::Arbiter } else { Source::Slip };
            Act::EnterResult { round, board, result, source }
        };
        if let (Some(board), Some(result)) = (self.board, &self.result) {
            let result = read(result, &self.at.answer.words())?;
            return self.at.act_with(out, |event| Ok(vec![entered(round_of(event, self.round), board, result)]));
        }
        let Some(path) = &self.from else { bail!("a result needs a board and a result, or --from LIST") };
        let (name, list) = (path.display(), text::read(Some(path), None)?);
        let words = self.at.answer.words();
        let mut store = Store::open(&self.at.file)?;
        let round = round_of(store.event(), self.round);
        let (mut entries, mut worst) = (Vec::new(), Exit::Fine);
        for (line, number) in list.lines().zip(1..).filter(|(line, _)| !line.trim().is_empty()) {
            let place = format!("{name}: {}", words.import_place(number, None, None));
            let (board, result) = match pair(line, &words) {
                Ok(pair) => pair,
                Err(error) => {
                    complain(&format!("{place}: {error:#}"));
                    worst = Exit::Unreadable;
                    continue;
                }
            };
            match store.act(entered(round, board, result))? {
                Ok(entry) => entries.push(entry),
                Err(refusal) => {
                    self.at.answer.refused(out, &place, store.event(), &refusal)?;
                    worst = if worst == Exit::Fine { Exit::No } else { worst };
                }
            }
        }
        if worst != Exit::Fine {
            return Ok(worst);
        }
        store.commit()?;
        if self.at.answer.json {
            self.at.told(out, &store, &entries)?;
        } else {
            writeln!(out, "{}", self.at.answer.words().event_entered(entries.len()))?;
        }
        Ok(Exit::Fine)
    }
}

/// Reads a line such as `4 1-0`.
fn pair(line: &str, words: &Words) -> Result<(u16, GameResult)> {
    let line = line.trim();
    let wanted = || words.import_problem("not_board", line, None);
    let (board, result) = line.split_once([' ', '\t', ';', ',']).with_context(wanted)?;
    Ok((board.parse().ok().with_context(wanted)?, read(result, words)?))
}

/// Enter games that are lost because a player did not come, several at once
#[derive(Args)]
pub(super) struct Forfeit {
    #[command(flatten)]
    at: At,
    /// A board and who did not come, such as 4:white or 7:both
    #[arg(value_name = "BOARD:WHO", required = true, value_parser = forfeit)]
    forfeits: Vec<event::Forfeit>,
}

fn forfeit(text: &str) -> Result<event::Forfeit, String> {
    let wanted = || "expected a board and who did not come, such as 4:white, 5:black or 7:both".to_owned();
    let (board, absent) = text.split_once(':').ok_or_else(wanted)?;
    let absent = Absentee::ALL.iter().copied().find(|known| known.name() == absent).ok_or_else(wanted)?;
    Ok(event::Forfeit { board: board.parse().map_err(|_| wanted())?, absent })
}

impl Run for Forfeit {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act_with(out, |event| {
            Ok(vec![Act::Forfeit { round: round_of(event, None), forfeits: self.forfeits.clone() }])
        })
    }
}

/// Correct a wrong result
#[derive(Args)]
pub(super) struct Correct {
    #[command(flatten)]
    at: At,
    /// The board
    board: u16,
    /// The right result
    #[arg(allow_hyphen_values = true)]
    result: String,
    /// The round; the last one unless something else is said
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// The reason
    #[arg(long, value_name = "TEXT")]
    reason: String,
}

impl Run for Correct {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let result = read(&self.result, &self.at.answer.words())?;
        self.at.act_with(out, |event| {
            let round = round_of(event, self.round);
            Ok(vec![Act::CorrectResult { round, board: self.board, result, reason: self.reason.clone() }])
        })
    }
}
