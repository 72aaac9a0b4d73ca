//! `arbiter pair`: pairs the next round of a tournament, or checks how its rounds were paired.

use std::io::Write;
use std::path::{Path, PathBuf};

use anyhow::{Context, Result};
use clap::{Args, ValueEnum};
use pairing::dutch::NoPairing;
use pairing::{Cell, Color, Id, Mark, Pairing, System, Tournament, dutch};
use serde::Serialize;
use words::{Column, Locale, WhyLine, Words};

use super::layout::{aligned, padded, width_of};
use super::{Run, tournaments, write_json};
use crate::exit::{Exit, complain};

/// Pair the next round of a tournament by the FIDE rules of 2026, or check how its rounds were paired
///
/// Reads report files (TRF16, TRF26 and older extensions). Swiss tournaments are paired by the Dutch system (C.04.3), round robins by
/// the Berger tables (C.05).
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pair open.trf
      the next round, board by board
  arbiter pair open.trf --write next.trf
      the same, and a file with the new round in it
  arbiter pair open.trf --check
      pair every round again and tell where the file differs
  arbiter pair --check --json *.trf
      the same for many files, on all processors

JSON: {\"pairs\":[[white,black],…],\"bye\":N|null}
      with --check {\"rounds\":N,\"equal\":N,\"different\":[{\"round\":N,
      \"recorded\":{\"pairs\":…,\"bye\":…},\"found\":{…}|null,\"error\":…}]}
      with --why also \"why\":[\"…\",…]; with several files also \"file\"

Exit status: 0 if the round is paired, 1 if no legal pairing exists or, with --check,
if a round differs, 2 if a file cannot be read or does not say enough.")]
pub(crate) struct Pair {
    /// The report files; "-" is standard input
    #[arg(required = true, value_name = "FILE")]
    files: Vec<PathBuf>,
    /// Pair every recorded round again and compare
    #[arg(long, conflicts_with_all = ["round", "write", "why"])]
    check: bool,
    /// Pair this round again, from the rounds recorded before it
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// Explain each pair: its bracket, its floats, its colors, and why no higher-ranked opponent was chosen
    #[arg(long)]
    why: bool,
    /// Write the file with the new round in it; "-" is standard output
    #[arg(long, value_name = "OUT", conflicts_with = "round")]
    write: Option<PathBuf>,
    /// The number of rounds, if the file does not say it
    #[arg(long, value_name = "N")]
    rounds: Option<u16>,
    /// The initial color, if the file does not say it
    #[arg(long, value_name = "COLOR")]
    initial: Option<Initial>,
    /// The language of tables and reasons: en, cs or sk
    #[arg(long, value_name = "LANG", default_value = "en", value_parser = tournaments::language)]
    language: Locale,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

#[derive(Clone, Copy, ValueEnum)]
enum Initial {
    White,
    Black,
}

#[derive(Serialize)]
struct Answer<'a> {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<&'a str>,
    #[serde(flatten)]
    paired: Paired,
    #[serde(skip_serializing_if = "Option::is_none")]
    why: Option<Vec<String>>,
}

#[derive(Serialize)]
struct Paired {
    pairs: Vec<(Id, Id)>,
    bye: Option<Id>,
}

impl From<Pairing> for Paired {
    fn from(pairing: Pairing) -> Self {
        Self { pairs: pairing.boards, bye: pairing.bye }
    }
}

#[derive(Serialize)]
struct Checked {
    #[serde(skip_serializing_if = "Option::is_none")]
    file: Option<String>,
    rounds: u16,
    equal: u16,
    different: Vec<Different>,
}

#[derive(Serialize)]
struct Different {
    round: u16,
    recorded: Paired,
    found: Option<Paired>,
    #[serde(skip_serializing_if = "Option::is_none")]
    error: Option<String>,
}

impl Run for Pair {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let mut worst = Exit::Fine;
        let mut note = |exit: Exit| worst = if exit as u8 > worst as u8 { exit } else { worst };
        if self.check {
            for (path, checked) in self.files.iter().zip(tournaments::each(&self.files, |path| self.check_file(path))) {
                match checked {
                    Ok(checked) => {
                        note(if checked.different.is_empty() { Exit::Fine } else { Exit::No });
                        self.write_checked(out, path, checked)?;
                    }
                    Err(error) => {
                        complain(&format!("{error:#}"));
                        note(Exit::Unreadable);
                    }
                }
            }
            return Ok(worst);
        }
        anyhow::ensure!(
            self.write.is_none() || self.files.len() == 1,
            "--write needs one file, found {}",
            self.files.len()
        );
        for (path, paired) in self.files.iter().zip(tournaments::each(&self.files, |path| self.pair_file(path))) {
            match paired {
                Ok(Ok(round)) => self.write_round(out, path, round)?,
                Ok(Err(error)) => {
                    complain(&format!("{}: {error}", path.display()));
                    note(status(&error));
                }
                Err(error) => {
                    complain(&format!("{error:#}"));
                    note(Exit::Unreadable);
                }
            }
        }
        Ok(worst)
    }
}

/// Missing data in a file can be added; what the rules do not allow cannot.
const fn status(error: &NoPairing) -> Exit {
    match error {
        NoPairing::NoneLegal { .. } | NoPairing::Finished { .. } | NoPairing::NoPlayers => Exit::No,
        _ => Exit::Unreadable,
    }
}

/// A file whose round was paired.
struct Round {
    file: pairing::trf::TrfFile,
    /// The tournament before the round.
    before: Tournament,
    pairing: Pairing,
}

impl Pair {
    fn read(&self, path: &Path) -> Result<pairing::trf::TrfFile> {
        let file = tournaments::read(path)?;
        if let Some(System::Dutch { edition: Some(2017), .. }) = file.tournament().system() {
            complain(&format!(
                "{}: warning: found the rules of 2017 (record 192); paired by those of 2026",
                path.display()
            ));
        }
        if self.rounds.is_none() && self.initial.is_none() {
            return Ok(file);
        }
        let mut draft = file.tournament().clone().into_draft();
        draft.rounds = draft.rounds.or(self.rounds);
        draft.initial_color = draft.initial_color.or(self.initial.map(|initial| match initial {
            Initial::White => Color::White,
            Initial::Black => Color::Black,
        }));
        let tournament = draft.validate().ok().context("the options do not fit the file")?;
        Ok(file.with_tournament(tournament))
    }

    fn pair_file(&self, path: &Path) -> Result<Result<Round, NoPairing>> {
        let file = self.read(path)?;
        let tournament = file.tournament();
        let round = self.round.unwrap_or(tournament.recorded() + 1);
        let paired = pairing::pair_round(tournament, round);
        let before = tournament.before(round);
        Ok(paired.map(|pairing| Round { file, before, pairing }))
    }

    fn write_round(&self, out: &mut dyn Write, path: &Path, round: Round) -> Result<()> {
        let name = path.to_string_lossy();
        if let Some(to) = &self.write {
            let text = round.file.clone().with_tournament(round.before.with_round(&round.pairing)).to_text();
            if to == Path::new("-") {
                out.write_all(text.as_bytes())?;
                return Ok(());
            }
            std::fs::write(to, text).with_context(|| format!("{} cannot be written", to.display()))?;
        }
        let words = Words::new(self.language);
        let why = if self.why { Some(reasons(&words, &round.before)?) } else { None };
        if self.json {
            let file = (self.files.len() > 1).then_some(&*name);
            let why = why.map(|lines| lines.into_iter().map(|line| line.text).collect());
            return write_json(out, &Answer { file, paired: round.pairing.into(), why });
        }
        if self.files.len() > 1 {
            writeln!(out, "{name}")?;
        }
        write_table(out, &words, &round.before, &round.pairing)?;
        if let Some(lines) = why {
            writeln!(out)?;
            write_reasons(out, &lines)?;
        }
        Ok(())
    }

    fn check_file(&self, path: &Path) -> Result<Checked> {
        let file = self.read(path)?;
        let tournament = file.tournament();
        let rounds = tournament.recorded();
        let mut different = Vec::new();
        for round in 1..=rounds {
            let recorded = recorded(tournament, round);
            match pairing::pair_round(tournament, round) {
                Ok(found) if is_same(tournament, round, &found, &recorded) => {}
                Ok(found) => different.push(Different {
                    round,
                    recorded: recorded.into(),
                    found: Some(found.into()),
                    error: None,
                }),
                Err(error) if status(&error) == Exit::Unreadable => {
                    return Err(error).with_context(|| path.display().to_string());
                }
                Err(error) => different.push(Different {
                    round,
                    recorded: recorded.into(),
                    found: None,
                    error: Some(error.to_string()),
                }),
            }
        }
        let equal = rounds - different.len() as u16;
        let file = (self.files.len() > 1).then(|| path.to_string_lossy().into_owned());
        Ok(Checked { file, rounds, equal, different })
    }

    fn write_checked(&self, out: &mut dyn Write, path: &Path, checked: Checked) -> Result<()> {
        if self.json {
            return write_json(out, &checked);
        }
        let name = path.display();
        let words = Words::new(self.language);
        writeln!(out, "{name}: {}", words.rounds_checked(checked.equal, checked.rounds))?;
        for different in checked.different {
            let round = different.round;
            let list = |ours: &Paired, theirs: &Paired| {
                let pairs = ours.pairs.iter().filter(|pair| !theirs.pairs.contains(pair));
                let mut words: Vec<String> = pairs.map(|(white, black)| format!("{white}-{black}")).collect();
                if let Some(bye) = ours.bye.filter(|_| ours.bye != theirs.bye) {
                    words.push(format!("bye {bye}"));
                }
                words.join(" ")
            };
            let nothing = Paired { pairs: Vec::new(), bye: None };
            let recorded = list(&different.recorded, different.found.as_ref().unwrap_or(&nothing));
            let found = different.found.map(|found| list(&found, &different.recorded));
            writeln!(out, "  {}", words.round_differs(round, &recorded, found.as_deref()))?;
        }
        Ok(())
    }
}

/// Returns a round as recorded in the file; a pair without colors is listed as it comes.
fn recorded(tournament: &Tournament, round: u16) -> Pairing {
    let mut pairing = Pairing::default();
    for player in tournament.players() {
        let Some(cell) = player.cell(round) else { continue };
        if cell.mark == Mark::PairingBye {
            pairing.bye = Some(player.id);
        }
        let Some(opponent) = cell.opponent else { continue };
        let is_white = match cell.color {
            Some(color) => color == Color::White,
            // The opponent's record may have the color; if not, the lower number comes first.
            None => {
                match tournament.player(opponent).and_then(|opponent| opponent.cell(round)).and_then(|cell| cell.color)
                {
                    Some(theirs) => theirs == Color::Black,
                    None => player.id < opponent,
                }
            }
        };
        if is_white {
            pairing.boards.push((player.id, opponent));
        }
    }
    pairing
}

/// Compares pairs, colors and the bye, regardless of the boards. Games without colors are equal either way.
fn is_same(tournament: &Tournament, round: u16, found: &Pairing, recorded: &Pairing) -> bool {
    let has_color = |id: Id| {
        tournament.player(id).and_then(|player| player.cell(round)).is_some_and(|cell: &Cell| cell.color.is_some())
    };
    let sorted = |pairing: &Pairing| {
        let turn = |&(white, black): &(Id, Id)| {
            if has_color(white) || has_color(black) { (white, black) } else { (white.min(black), white.max(black)) }
        };
        let mut pairs: Vec<(Id, Id)> = pairing.boards.iter().map(turn).collect();
        pairs.sort_unstable();
        pairs
    };
    let free = |pairing: &Pairing| if tournament.is_round_robin() { None } else { pairing.bye };
    free(found) == free(recorded) && sorted(found) == sorted(recorded)
}

/// Says why the next round is paired as it is.
pub(super) fn reasons(words: &Words, tournament: &Tournament) -> Result<Vec<WhyLine>> {
    if tournament.is_round_robin() {
        return Ok(vec![WhyLine { depth: 0, text: words.berger() }]);
    }
    Ok(words.explanation(&dutch::explain(tournament)?))
}

/// Writes reasons, each under what it belongs to.
pub(super) fn write_reasons(out: &mut dyn Write, lines: &[WhyLine]) -> Result<()> {
    for line in lines {
        writeln!(out, "{:1$}{2}", "", 2 * line.depth, line.text)?;
    }
    Ok(())
}

/// Writes the round board by board.
fn write_table(out: &mut dyn Write, words: &Words, tournament: &Tournament, pairing: &Pairing) -> Result<()> {
    use Column::{Black, Board, Number, Points, White};
    let round = tournament.recorded() + 1;
    let name = |id: Id| tournament.player(id).map_or("", |player| player.name.as_str());
    let points = |id: Id| words.decimal(&tournament.points_after(id, tournament.recorded()).to_string());
    let heads = [Board, Number, White, Points, Points, Black, Number].map(|column| words.column(column));
    let rows = pairing.boards.iter().zip(1..).map(|(&(white, black), board): (_, u32)| {
        let (white, black) = (
            [white.to_string(), name(white).to_owned(), points(white)],
            [points(black), name(black).to_owned(), black.to_string()],
        );
        let [number, white, points] = white;
        let [theirs, black, other] = black;
        [board.to_string(), number, white, points, theirs, black, other]
    });
    let rows: Vec<[String; 7]> = std::iter::once(heads).chain(rows).collect();
    let width = |column: usize| rows.iter().map(|row| width_of(&row[column])).max().unwrap_or(0);
    let widths: [usize; 7] = std::array::from_fn(width);
    writeln!(out, "{}", words.round(round))?;
    for (i, row) in rows.iter().enumerate().filter(|_| !pairing.boards.is_empty()) {
        let [board, number, white, points, theirs, black, other] = std::array::from_fn(|column| match column {
            2 | 5 => padded(&row[column], widths[column]),
            _ => aligned(&row[column], widths[column]),
        });
        let dash = if i == 0 { ' ' } else { '–' };
        writeln!(out, "{board}  {number}  {white}  {points} {dash} {theirs}  {black}  {other}")?;
    }
    if let Some(bye) = pairing.bye {
        writeln!(out, "{}", words.bye(format!("{bye} {} ({})", name(bye), points(bye)).trim()))?;
    }
    Ok(())
}
