//! `arbiter standings`: ranks the players, and explains the values.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use pairing::standings::{Code, CrossLine, Edition, Order, Standing, Standings as Ranking, WhyCut};
use pairing::{Cell, Id, Mark, Tournament};
use serde::Serialize;
use serde_json::{Map, Value};
use words::{Column, Locale, Words};

use super::layout::{aligned, padded, width_of};
use super::{Run, tournaments, write_json};
use crate::exit::{Exit, complain};

/// Rank the players of a tournament, with any tie-breaks of FIDE (C.07)
///
/// Without --tiebreaks those of the file are used (records 202 and 212), or PTS,BH/C1,BH,SB,DE in a Swiss and
/// PTS,DE,SB,KS in a round robin. The edition of the rules follows the first day of the event.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter standings open.trf
  arbiter standings open.trf --round 5 --tiebreaks PTS,BH/C1,SB
  arbiter standings open.trf --tiebreaks PTS,BH/C1 --why 12
      tell what each value of player 12 is made of
  arbiter standings open.trf --table cross
      the cross-table

JSON: {\"players\":[{\"id\":1,\"rank\":1,\"values\":{\"PTS\":\"5.5\",\"BH/C1\":\"30.5\"}},…]}
      with null where a value is not defined; with several files also \"file\"

Exit status: 0 if the standings are made, 2 if a file cannot be read.")]
pub(crate) struct Standings {
    /// The report files; "-" is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The standings after this round
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// The tie-breaks in their order, such as PTS,BH/C1,BH,SB,DE
    #[arg(long, value_name = "CODES")]
    tiebreaks: Option<String>,
    /// Explain the values of this player
    #[arg(long, value_name = "PLAYER")]
    why: Option<Id>,
    /// The order and form of the list
    #[arg(long, value_name = "ORDER", default_value = "rank")]
    table: Table,
    /// The language of tables and reasons: en, cs or sk
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = tournaments::language)]
    language: Locale,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Table {
    /// By rank
    Rank,
    /// By starting number
    Number,
    /// By name
    Name,
    /// By rank, with every round, or in a round robin with every opponent
    Cross,
}

#[derive(Serialize)]
struct Answer {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    players: Vec<Line>,
}

#[derive(Serialize)]
struct Line {
    id: Id,
    rank: usize,
    values: Map<String, Value>,
}

impl Run for Standings {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let codes = self.tiebreaks.as_deref().map(Code::list).transpose()?;
        let mut exit = Exit::Fine;
        for answer in tournaments::each(&self.files, |path| self.answer(path, codes.as_deref())) {
            match answer {
                Ok(text) => out.write_all(&text)?,
                Err(error) => {
                    complain(&format!("{error:#}"));
                    exit = Exit::Unreadable;
                }
            }
        }
        Ok(exit)
    }
}

impl Standings {
    /// Makes the answer for one file.
    fn answer(&self, path: &Path, codes: Option<&[Code]>) -> Result<Vec<u8>> {
        let file = tournaments::read(path)?;
        let tournament = file.tournament();
        let name = path.display();
        let last = tournament.recorded();
        let round = self.round.unwrap_or(last);
        anyhow::ensure!(round <= last, "{name}: found round {round}, expected at most {last}, the last one recorded");
        let codes = match codes {
            Some(codes) => codes.to_vec(),
            None => own_codes(tournament).with_context(|| format!("{name}: record 202 or 212"))?,
        };
        let standings = Ranking::after(tournament, round, Edition::on(&tournament.info().start));
        let mut out = Vec::new();
        if self.files.len() > 1 && !self.json {
            writeln!(out, "{name}")?;
        }
        if let Some(player) = self.why {
            self.write_why(&mut out, path, &standings, player, &codes)?;
            return Ok(out);
        }
        let order = match self.table {
            Table::Rank | Table::Cross => Order::Rank,
            Table::Number => Order::Number,
            Table::Name => Order::Name,
        };
        if self.json {
            let players = standings.listed(&codes, order).into_iter().map(|line| in_json(line, &codes)).collect();
            let file = (self.files.len() > 1).then(|| path.to_string_lossy().into_owned());
            write_json(&mut out, &Answer { file, players })?;
            return Ok(out);
        }
        let words = Words::new(self.language);
        let rows = if self.table == Table::Cross {
            cross_rows(&words, tournament, &standings.cross_table(&codes), &codes)
        } else {
            plain_rows(&words, tournament, &standings.listed(&codes, order), &codes)
        };
        write_rows(&mut out, &rows)?;
        Ok(out)
    }

    fn write_why(
        &self,
        out: &mut dyn Write,
        path: &Path,
        standings: &Ranking<'_>,
        id: Id,
        codes: &[Code],
    ) -> Result<()> {
        let words = Words::new(self.language);
        for code in codes {
            let account = standings.account(id, code);
            let account =
                account.with_context(|| format!("{}: found player {id}, who is not in the list", path.display()))?;
            if self.json {
                let summands: Vec<Value> = account
                    .summands
                    .iter()
                    .map(|summand| {
                        serde_json::json!({
                            "round": summand.round, "opponent": summand.opponent, "dummy": summand.is_dummy,
                            "value": summand.value.to_string(), "cut": summand.cut.map(cut_code),
                        })
                    })
                    .collect();
                let value = account.value.map(|value| value.to_string());
                write_json(
                    out,
                    &serde_json::json!({"id": id, "code": code.to_string(), "value": value, "summands": summands}),
                )?;
                continue;
            }
            writeln!(out, "{code} {}", shown(&words, account.value))?;
            let parts: Vec<[String; 2]> =
                account.summands.iter().map(|summand| words.summand(summand, &|id| id.to_string())).collect();
            let width = |i: usize| parts.iter().map(|part| width_of(&part[i])).max().unwrap_or(0);
            for (summand, [round, what]) in account.summands.iter().zip(&parts) {
                let value = words.decimal(&summand.value.to_string());
                let cut = summand.cut.map_or_else(String::new, |cut| format!("  {}", words.cut(cut)));
                writeln!(out, "  {}  {}  {value:>7}{cut}", padded(round, width(0)), padded(what, width(1)))?;
            }
        }
        Ok(())
    }
}

const fn cut_code(cut: WhyCut) -> &'static str {
    match cut {
        WhyCut::Lowest => "lowest",
        WhyCut::Highest => "highest",
        WhyCut::Voluntary => "voluntary",
        WhyCut::EarlyRound => "early_round",
    }
}

/// Returns the tie-breaks that the file names, or the usual ones.
fn own_codes(tournament: &Tournament) -> Result<Vec<Code>, pairing::standings::CodeError> {
    let usual = if tournament.is_round_robin() { "PTS,DE,SB,KS" } else { "PTS,BH/C1,BH,SB,DE" };
    match tournament.tiebreaks() {
        [] => Code::list(usual),
        codes => codes.iter().map(|code| code.parse()).collect(),
    }
}

fn in_json(line: Standing, codes: &[Code]) -> Line {
    let value =
        |value: Option<pairing::standings::Value>| value.map_or(Value::Null, |value| Value::String(value.to_string()));
    let values = codes.iter().zip(line.values).map(|(code, of)| (code.to_string(), value(of))).collect();
    Line { id: line.id, rank: line.rank, values }
}

pub(super) fn shown(words: &Words, value: Option<pairing::standings::Value>) -> String {
    value.map_or_else(|| "-".to_owned(), |value| words.decimal(&value.to_string()))
}

/// Gives the columns before the values: rank, number, name and rating.
fn player_columns(words: &Words, tournament: &Tournament, line: Option<&Standing>) -> Vec<String> {
    let Some(line) = line else {
        return [Column::Rank, Column::Number, Column::Name, Column::Rating]
            .map(|column| words.column(column))
            .to_vec();
    };
    let player = tournament.player(line.id);
    let rating = player.and_then(|player| player.rating).map(|rating| rating.to_string());
    let name = player.map(|player| player.name.clone());
    vec![line.rank.to_string(), line.id.to_string(), name.unwrap_or_default(), rating.unwrap_or_default()]
}

/// Makes the rows of a table, heads first.
fn plain_rows(words: &Words, tournament: &Tournament, table: &[Standing], codes: &[Code]) -> Vec<Vec<String>> {
    let mut rows = vec![player_columns(words, tournament, None)];
    rows[0].extend(codes.iter().map(Code::to_string));
    for line in table {
        let mut row = player_columns(words, tournament, Some(line));
        row.extend(line.values.iter().map(|value| shown(words, *value)));
        rows.push(row);
    }
    rows
}

/// Makes the rows of a cross-table: by rounds, or in a round robin by opponents.
fn cross_rows(words: &Words, tournament: &Tournament, table: &[CrossLine], codes: &[Code]) -> Vec<Vec<String>> {
    let is_round_robin = tournament.is_round_robin();
    let count = if is_round_robin { table.len() } else { table.first().map_or(0, |line| line.rounds.len()) };
    let mut rows = vec![player_columns(words, tournament, None)];
    rows[0].extend((1..=count).map(|column| column.to_string()));
    rows[0].extend(codes.iter().map(Code::to_string));
    for (line, own) in table.iter().zip(1..) {
        let mut row = player_columns(words, tournament, Some(&line.standing));
        if is_round_robin {
            let result = |cell: &Cell| if cell.mark == Mark::Pending { '*' } else { cell.mark.letter() };
            let against = |other| if other == own { "x".to_owned() } else { line.against(other).map(result).collect() };
            row.extend((1..=count).map(against));
        } else {
            row.extend(line.rounds.iter().map(|round| round.map_or_else(String::new, |round| cell_text(round.cell))));
        }
        row.extend(line.standing.values.iter().map(|value| shown(words, *value)));
        rows.push(row);
    }
    rows
}

/// Writes a round: the opponent, the color and the result, or the kind of bye.
fn cell_text(cell: Cell) -> String {
    match cell.opponent {
        Some(opponent) => {
            format!("{opponent}{}{}", cell.color.map_or('-', pairing::Color::letter), cell.mark.letter())
        }
        None => cell.mark.letter().to_string(),
    }
}

/// Writes rows in columns; names stand on the left of theirs, everything else on the right.
fn write_rows(out: &mut dyn Write, rows: &[Vec<String>]) -> Result<()> {
    let columns = rows.first().map_or(0, Vec::len);
    let width = |i: usize| rows.iter().filter_map(|row| row.get(i)).map(|text| width_of(text)).max().unwrap_or(0);
    let widths: Vec<usize> = (0..columns).map(width).collect();
    for row in rows {
        let cells = row.iter().zip(&widths).enumerate();
        let cells: Vec<String> =
            cells.map(|(i, (text, width))| if i == 2 { padded(text, *width) } else { aligned(text, *width) }).collect();
        writeln!(out, "{}", cells.join("  ").trim_end())?;
    }
    Ok(())
}
