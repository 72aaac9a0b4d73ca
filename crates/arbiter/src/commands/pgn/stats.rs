//! `arbiter pgn stats`: counts results, lengths, openings and years.

use std::collections::BTreeMap;
use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use board::LegalMove;
use clap::Args;
use notation::pgn::{Games, Outcome, Tag, Visitor};
use notation::{Opening, OpeningFinder, Style};
use serde::Serialize;

use super::{Run, source, write_json};
use crate::exit::Exit;
use crate::number::{counted, grouped};
use crate::parallel::{Pool, threads};
use crate::stream::Encoding;
use crate::text;

/// The number of lines of a chart.
const MOST_LINES: usize = 12;
/// The width of the longest bar, and of a whole line.
const WIDTH: usize = 40;
const LINE: usize = 100;
/// The half-moves by which openings are told apart.
const OPENING: usize = 4;

/// Count results, lengths, openings and years of games
///
/// Games that cannot be read to their end are counted, but not their lengths.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn stats games.pgn
  arbiter pgn stats --json games.pgn.zst

JSON: {\"games\":N,\"broken\":N,\"moves\":N,\"results\":{\"1-0\":N,…},\"lengths\":{\"20\":N,…},
\"first_moves\":{\"e4 c5 Nf3 d6\":N,…},\"openings\":{\"B90 Sicilian Defence, Najdorf Variation\":N,…},
\"eco\":{\"B90\":N,…},\"years\":{\"2021\":N,…}}; a length is the number of moves, in tens. Openings are
found from the moves, not from tags.

Exit status: 0 if the files were read, 2 if one cannot be read.")]
pub(crate) struct Stats {
    /// The files, also compressed; none, or "-", for standard input
    #[arg(value_name = "FILE")]
    files: Vec<PathBuf>,
    /// The language of the moves, if it is not English; "auto" detects it
    #[arg(long, value_name = "LANG", value_parser = text::Source::parse)]
    from: Option<text::Source>,
    /// The encoding of the files: utf-8, utf-16, cp1250, cp1252 and others [default: guessed]
    #[arg(long, value_name = "NAME", value_parser = Encoding::parse)]
    encoding: Option<Encoding>,
    /// The number of threads; 0 means one for each processor
    #[arg(long, value_name = "N", default_value = "0", value_parser = threads)]
    threads: usize,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

/// How often something occurs.
type Counts = BTreeMap<String, u64>;

/// The counts of some games.
#[derive(Default, Serialize)]
struct Count {
    games: u64,
    broken: u64,
    moves: u64,
    results: Counts,
    lengths: BTreeMap<u64, u64>,
    first_moves: Counts,
    openings: Counts,
    eco: Counts,
    years: Counts,
}

impl Count {
    fn add(&mut self, other: Self) {
        self.games += other.games;
        self.broken += other.broken;
        self.moves += other.moves;
        for (length, count) in other.lengths {
            *self.lengths.entry(length).or_default() += count;
        }
        for (sum, part) in [
            (&mut self.results, other.results),
            (&mut self.first_moves, other.first_moves),
            (&mut self.openings, other.openings),
            (&mut self.eco, other.eco),
            (&mut self.years, other.years),
        ] {
            for (name, count) in part {
                *sum.entry(name).or_default() += count;
            }
        }
    }
}

impl Run for Stats {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let pool = Pool::new(self.threads)?;
        let mut sum = Count::default();
        let exit = source::each_file(&self.files, self.encoding, |source| {
            source.choose_language(self.from)?;
            source.each_chunk(
                &pool,
                |_, games| count(games),
                |_, part| {
                    sum.add(part);
                    Ok(())
                },
            )?;
            Ok(Exit::Fine)
        })?;
        if self.json {
            write_json(out, &sum)?;
        } else {
            sum.write(out)?;
        }
        Ok(exit)
    }
}

impl Count {
    fn write(&self, out: &mut dyn Write) -> Result<()> {
        writeln!(
            out,
            "{}, {}, {} broken",
            counted(self.games, "game"),
            counted(self.moves, "move"),
            grouped(self.broken)
        )?;
        let lengths = self.lengths.iter().map(|(&from, &count)| (format!("{from} to {}", from + 9), count));
        self.chart(out, "Results", &by_count(&self.results))?;
        self.chart(out, "Moves per game", &lengths.collect::<Vec<_>>())?;
        self.chart(out, "First moves", &by_count(&self.first_moves))?;
        self.chart(out, "Openings", &by_count(&self.openings))?;
        let years: Vec<(String, u64)> = self.years.iter().map(|(year, &count)| (year.clone(), count)).collect();
        // The latest years, if there are many.
        self.chart(out, "Years", &years[years.len().saturating_sub(MOST_LINES)..])
    }

    fn chart(&self, out: &mut dyn Write, title: &str, lines: &[(String, u64)]) -> Result<()> {
        let Some(most) = lines.iter().take(MOST_LINES).map(|(_, count)| *count).max() else { return Ok(()) };
        writeln!(out, "\n{title}")?;
        let name_width = lines.iter().take(MOST_LINES).map(|(name, _)| name.chars().count()).max().unwrap_or(0);
        let width = WIDTH.min(LINE.saturating_sub(name_width + 21)).max(5) as u64;
        for (name, count) in lines.iter().take(MOST_LINES) {
            let bar = "█".repeat((count * width).div_ceil(most.max(1)) as usize);
            let percent = percent(*count, self.games);
            writeln!(out, "  {name:<name_width$}  {:>9} {percent:>3} %  {bar}", grouped(*count))?;
        }
        if lines.len() > MOST_LINES {
            writeln!(out, "  and {} more", grouped((lines.len() - MOST_LINES) as u64))?;
        }
        Ok(())
    }
}

/// Returns the share of a count, rounded to whole per cent.
fn percent(count: u64, of: u64) -> u64 {
    let of = of.max(1);
    (count * 200 + of) / (of * 2)
}

/// Sorts the most frequent first.
fn by_count(counts: &Counts) -> Vec<(String, u64)> {
    let mut lines: Vec<(String, u64)> = counts.iter().map(|(name, &count)| (name.clone(), count)).collect();
    lines.sort_by(|a, b| b.1.cmp(&a.1).then_with(|| a.0.cmp(&b.0)));
    lines
}

fn count(mut games: Games<'_>) -> Count {
    let mut counter = Counter::default();
    while let Some(span) = games.next_game(&mut counter) {
        let is_whole = span.error.is_none_or(|error| !error.ends_game);
        counter.finish(is_whole);
    }
    counter.count
}

/// Counts games one after the other.
#[derive(Default)]
struct Counter {
    count: Count,
    half_moves: u64,
    opening: Vec<String>,
    year: Option<String>,
    finder: OpeningFinder,
    result: Option<Outcome>,
    tag: Option<Outcome>,
}

impl Counter {
    fn finish(&mut self, is_whole: bool) {
        let count = &mut self.count;
        count.games += 1;
        count.broken += u64::from(!is_whole);
        count.moves += self.half_moves;
        let result = self.result.or(self.tag).unwrap_or_default();
        *count.results.entry(result.to_string()).or_default() += 1;
        if is_whole {
            *count.lengths.entry(self.half_moves.div_ceil(2) / 10 * 10).or_default() += 1;
        }
        if self.opening.len() == OPENING {
            *count.first_moves.entry(self.opening.join(" ")).or_default() += 1;
        }
        if let Some(Opening { code, name, .. }) = self.finder.opening() {
            *count.eco.entry((*code).to_owned()).or_default() += 1;
            *count.openings.entry(format!("{code} {name}")).or_default() += 1;
        }
        if let Some(year) = self.year.take() {
            *count.years.entry(year).or_default() += 1;
        }
    }
}

impl Visitor for Counter {
    fn begin_game(&mut self) {
        self.half_moves = 0;
        self.opening.clear();
        self.finder = OpeningFinder::default();
        (self.year, self.result, self.tag) = (None, None, None);
    }

    fn tag(&mut self, tag: Tag<'_>) {
        match tag.raw_name {
            b"Date" if self.year.is_none() => {
                let year: String = tag.value().chars().take(4).collect();
                self.year = Some(year).filter(|year| year.len() == 4 && year.bytes().all(|byte| byte.is_ascii_digit()));
            }
            b"Result" if self.tag.is_none() => self.tag = Outcome::read(&tag.value()),
            _ => {}
        }
    }

    fn mv(&mut self, mv: LegalMove<'_>) {
        if self.opening.len() < OPENING && self.half_moves == self.opening.len() as u64 {
            self.opening.push(Style::PGN.write(mv));
        }
        self.half_moves += 1;
        self.finder.played(mv);
    }

    fn outcome(&mut self, outcome: Outcome) {
        self.result = Some(outcome);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn shares_are_rounded_to_the_nearest_per_cent() {
        assert_eq!([216, 206, 82].map(|count| percent(count, 504)), [43, 41, 16]);
        assert_eq!((percent(1, 200), percent(0, 0), percent(7, 7)), (1, 0, 100));
    }
}
