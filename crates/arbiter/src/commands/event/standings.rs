//! `arbiter event standings`

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use event::Event;
use protocol::event::{EventAudience, EventView};
use words::Column;

use super::super::standings::shown;
use super::super::{Run, write_json};
use super::At;
use super::player::{called, find, number};
use super::store::Store;
use super::table::Table;
use crate::exit::Exit;

/// Rank the players, or say how the values of one came about
#[derive(Args)]
pub(super) struct Standings {
    #[command(flatten)]
    at: At,
    /// After this round
    #[arg(long, value_name = "N")]
    after: Option<u16>,
    /// Say how the values of a player came about
    #[arg(long, value_name = "PLAYER", conflicts_with = "after")]
    why: Option<String>,
    /// Show the result of every round
    #[arg(long, conflicts_with_all = ["why", "after"])]
    cross: bool,
}

impl Run for Standings {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let file = Store::look(&self.at.file)?;
        let event = file.event();
        let view = EventView::new(event, EventAudience::Office);
        if let Some(text) = &self.why {
            self.write_why(out, event, text)?;
        } else if self.at.answer.json && self.cross {
            write_json(out, &view.crosstable())?;
        } else if self.at.answer.json {
            write_json(out, &view.standings(self.after))?;
        } else {
            self.write_table(out, event)?;
        }
        Ok(Exit::Fine)
    }
}

impl Standings {
    fn write_table(&self, out: &mut dyn Write, event: &Event) -> Result<()> {
        let lines = match self.after {
            Some(round) => event.standings_after(round),
            None => event.standings(),
        };
        let cells = event.crosstable();
        let mut table = Table::new(">><>");
        let words = self.at.answer.words();
        let heads = [Column::Rank, Column::Number, Column::Name, Column::Rating];
        let mut head = heads.map(|column| words.column(column)).to_vec();
        if self.cross {
            for round in 1..=cells.first().map_or(0, |row| row.cells.len()) {
                table.column(true);
                head.push(round.to_string());
            }
        }
        for (code, _) in lines.first().map_or(&[][..], |line| &line.values) {
            table.column(true);
            head.push(code.to_string());
        }
        if lines.first().is_some_and(|line| line.keizer.is_some()) {
            table.column(true);
            head.push("Keizer".to_owned());
        }
        table.row(head);
        for line in &lines {
            let rating = event.player(line.player).and_then(event::Entrant::rating);
            let mut row = vec![
                line.rank.to_string(),
                number(event, line.player),
                called(event, line.player),
                rating.map(|rating| rating.to_string()).unwrap_or_default(),
            ];
            if self.cross {
                let own = cells.iter().find(|row| row.player == line.player);
                row.extend(own.into_iter().flat_map(|row| &row.cells).map(|cell| {
                    let Some(cell) = cell else { return String::new() };
                    let mark = cell.mark.letter();
                    match (cell.opponent, cell.color) {
                        (Some(opponent), Some(color)) => format!("{}{}{mark}", number(event, opponent), color.letter()),
                        _ => mark.to_string(),
                    }
                }));
            }
            row.extend(line.values.iter().map(|(_, value)| shown(&words, *value)));
            row.extend(
                line.keizer.map(|keizer| words.decimal(&format!("{}.{:02}", keizer.score / 100, keizer.score % 100))),
            );
            table.row(row);
        }
        table.write(out)
    }

    fn write_why(&self, out: &mut dyn Write, event: &Event, text: &str) -> Result<()> {
        let player = find(event, text)?;
        let line = event.standings().into_iter().find(|line| line.player == player);
        let line = line.with_context(|| format!("found {text:?}, who is not in the standings"))?;
        let view = EventView::new(event, EventAudience::Office);
        let words = self.at.answer.words();
        let name = |id: pairing::Id| event.numbered(id).map_or_else(|| id.to_string(), |player| called(event, player));
        for (code, value) in &line.values {
            if self.at.answer.json {
                write_json(out, &view.account(player, code, None))?;
                continue;
            }
            writeln!(out, "{code} {}", shown(&words, *value))?;
            let Some(account) = event.account(player, code) else { continue };
            let mut table = Table::new("<<><");
            for summand in &account.summands {
                let [round, what] = words.summand(summand, &name);
                let cut = summand.cut.map(|cut| words.cut(cut)).unwrap_or_default();
                table.row([format!("  {round}"), what, words.decimal(&summand.value.to_string()), cut]);
            }
            table.write(out)?;
        }
        Ok(())
    }
}
