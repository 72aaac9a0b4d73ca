//! `arbiter standings`: ranks the players, and explains the values.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use pairing::standings::{Code, Edition, Standing, Standings as Ranking, WhyCut};
use pairing::{Id, Tournament};
use serde::Serialize;
use serde_json::{Map, Value};

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
    /// By rank, with every round
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
        if let Some(player) = self.why {
            self.write_why(&mut out, path, &standings, player, &codes)?;
            return Ok(out);
        }
        let mut table = standings.ranked(&codes);
        match self.table {
            Table::Rank | Table::Cross => {}
            Table::Number => table.sort_by_key(|line| line.id),
            Table::Name => {
                table.sort_by_key(|line| tournament.player(line.id).map(|player| player.name.to_lowercase()));
            }
        }
        if self.json {
            let players = table.into_iter().map(|line| in_json(line, &codes)).collect();
            let file = (self.files.len() > 1).then(|| path.to_string_lossy().into_owned());
            write_json(&mut out, &Answer { file, players })?;
        } else {
            if self.files.len() > 1 {
                writeln!(out, "{name}")?;
            }
            write_table(&mut out, tournament, &table, &codes, round, self.table == Table::Cross)?;
        }
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
        for code in codes {
            let account = standings.account(id, code);
            let account =
                account.with_context(|| format!("{}: found player {id}, who is not in the list", path.display()))?;
            let value = account.value.map_or_else(|| "-".to_owned(), |value| value.to_string());
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
            writeln!(out, "{code} {value}")?;
            for summand in &account.summands {
                let round = summand.round.map_or_else(String::new, |round| format!("round {round}"));
                let who = match (summand.opponent, summand.is_dummy) {
                    (Some(opponent), false) => format!("against {opponent}"),
                    (Some(opponent), true) => format!("not played against {opponent}"),
                    (None, true) => "not played".to_owned(),
                    (None, false) => String::new(),
                };
                let cut = summand.cut.map_or("", |cut| match cut {
                    WhyCut::Lowest => "  cut: the lowest",
                    WhyCut::Highest => "  cut: the highest",
                    WhyCut::Voluntary => "  cut first: not played by the player's own will (16.5)",
                    WhyCut::EarlyRound => "  left out: an early round",
                });
                writeln!(out, "  {round:<9} {who:<24} {:>7}{cut}", summand.value.to_string())?;
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

fn write_table(
    out: &mut dyn Write,
    tournament: &Tournament,
    table: &[Standing],
    codes: &[Code],
    round: u16,
    is_cross: bool,
) -> Result<()> {
    let name = |id: Id| tournament.player(id).map_or("", |player| player.name.as_str());
    let width = table.iter().map(|line| name(line.id).chars().count()).max().unwrap_or(0).max(4);
    write!(out, "Rank   No  {:<width$} {:>6}", "Name", "Rating")?;
    if is_cross {
        for round in 1..=round {
            write!(out, " {round:>6}")?;
        }
    }
    for code in codes {
        write!(out, " {:>7}", code.to_string())?;
    }
    writeln!(out)?;
    for line in table {
        let player = tournament.player(line.id);
        let rating = player.and_then(|player| player.rating).map(|rating| rating.to_string()).unwrap_or_default();
        write!(out, "{:>4} {:>4}  {:<width$} {rating:>6}", line.rank, line.id, name(line.id))?;
        if is_cross {
            for round in 1..=round {
                let cell = player.and_then(|player| player.cell(round));
                let text = cell.map_or_else(String::new, |cell| match cell.opponent {
                    Some(opponent) => {
                        format!("{opponent}{}{}", cell.color.map_or('-', pairing::Color::letter), cell.mark.letter())
                    }
                    None => cell.mark.letter().to_string(),
                });
                write!(out, " {text:>6}")?;
            }
        }
        for value in &line.values {
            write!(out, " {:>7}", value.map_or_else(|| "-".to_owned(), |value| value.to_string()))?;
        }
        writeln!(out)?;
    }
    Ok(())
}
