//! `arbiter pgn filter`: keeps the games whose tags match.

use std::io::Write;
use std::path::PathBuf;

use anyhow::Result;
use clap::Args;
use notation::pgn::{Step, Tag, Visitor};

use super::{Run, source};
use crate::exit::Exit;

/// Keep the games whose tags match, unchanged
///
/// Only tags are read, so this is several times as fast as checking the games.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter pgn filter Result=1-0 games.pgn
  arbiter pgn filter 'White~carlsen' 'WhiteElo>=2800' games.pgn > best.pgn

Conditions: TAG=VALUE, TAG!=VALUE, TAG~PART (holds the part, in capitals or not),
TAG>=NUMBER, TAG<=NUMBER, TAG>NUMBER, TAG<NUMBER. Dates compare as texts. A game must fit
all of them; what does not look like a condition is a file.

Exit status: 0 if a game fits, 1 if none does, 2 if a file or a condition cannot be read.")]
pub(crate) struct Filter {
    /// A condition such as Result=1-0
    #[arg(value_name = "CONDITION", value_parser = Condition::parse)]
    first: Condition,
    /// More conditions, and files; no file, or "-", for standard input
    #[arg(value_name = "CONDITION|FILE")]
    rest: Vec<String>,
    /// Only count the games that match
    #[arg(long)]
    count: bool,
}

/// The condition that a tag must meet.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Condition {
    tag: String,
    sign: &'static str,
    value: String,
}

impl Condition {
    fn parse(text: &str) -> Result<Self, String> {
        Self::read(text).ok_or_else(|| "expected a condition such as Result=1-0 or WhiteElo>=2500".to_owned())
    }

    fn read(text: &str) -> Option<Self> {
        // Longer operators first: `>=` starts with `>`.
        let tag_len = text.find(|c: char| !(c.is_ascii_alphanumeric() || c == '_')).filter(|&len| len > 0)?;
        let sign = ["!=", ">=", "<=", "=", "~", ">", "<"].into_iter().find(|sign| text[tag_len..].starts_with(sign))?;
        let value = text[tag_len + sign.len()..].trim().to_owned();
        Some(Self { tag: text[..tag_len].to_owned(), sign, value })
    }

    fn fits(&self, found: Option<&str>) -> bool {
        let Some(found) = found else { return self.sign == "!=" };
        let order = match (found.parse::<f64>(), self.value.parse::<f64>()) {
            (Ok(a), Ok(b)) => a.partial_cmp(&b),
            // Dates compare as text: they are written as year, month, day.
            _ => Some(found.cmp(self.value.as_str())),
        };
        let is_known = !found.is_empty() && found != "?" && found != "-";
        match self.sign {
            "=" => found == self.value,
            "!=" => found != self.value,
            "~" => found.to_lowercase().contains(&self.value.to_lowercase()),
            ">=" => is_known && order.is_some_and(std::cmp::Ordering::is_ge),
            "<=" => is_known && order.is_some_and(std::cmp::Ordering::is_le),
            ">" => is_known && order.is_some_and(std::cmp::Ordering::is_gt),
            _ => is_known && order.is_some_and(std::cmp::Ordering::is_lt),
        }
    }
}

impl Run for Filter {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let mut conditions = vec![self.first];
        let mut files = Vec::new();
        for word in self.rest {
            let is_file = std::path::Path::new(&word).exists();
            match Condition::read(&word).filter(|_| !is_file) {
                Some(condition) => conditions.push(condition),
                None => files.push(PathBuf::from(word)),
            }
        }
        let mut judge = Judge { conditions: &conditions, fitting: vec![None; conditions.len()], fits: false };
        let mut count = 0_u64;
        let exit = source::each_file(&files, |source| {
            while let Some(chunk) = source.next() {
                let mut games = chunk.games();
                while let Some(span) = games.next_game(&mut judge) {
                    if judge.fits {
                        count += 1;
                        if !self.count {
                            let game = chunk.bytes[span.start..span.end].trim_ascii_end();
                            out.write_all(game)?;
                            out.write_all(b"\n\n")?;
                        }
                    }
                }
            }
            Ok(Exit::Fine)
        })?;
        if self.count {
            writeln!(out, "{count}")?;
        }
        Ok(if exit == Exit::Fine && count == 0 { Exit::No } else { exit })
    }
}

/// Judges games by their tags.
struct Judge<'a> {
    conditions: &'a [Condition],
    /// Whether each condition is met, once its tag has been read.
    fitting: Vec<Option<bool>>,
    fits: bool,
}

impl Visitor for Judge<'_> {
    fn begin_game(&mut self) {
        self.fitting.fill(None);
        self.fits = false;
    }

    fn tag(&mut self, tag: Tag<'_>) {
        for (condition, fits) in self.conditions.iter().zip(&mut self.fitting) {
            if tag.raw_name == condition.tag.as_bytes() {
                *fits = Some(condition.fits(Some(&tag.value())));
            }
        }
    }

    fn end_tags(&mut self) -> Step {
        let mut all = self.conditions.iter().zip(&self.fitting);
        self.fits = all.all(|(condition, fits)| fits.unwrap_or_else(|| condition.fits(None)));
        Step::Skip
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn fits(condition: &str, value: Option<&str>) -> bool {
        Condition::read(condition).unwrap().fits(value)
    }

    #[test]
    fn conditions_compare_as_one_would_expect() {
        assert!(fits("Result=1-0", Some("1-0")) && !fits("Result=1-0", Some("1/2-1/2")));
        assert!(fits("White~carl", Some("Carlsen, M.")) && !fits("White~carl", None));
        assert!(fits("WhiteElo>=2500", Some("2500")) && !fits("WhiteElo>2500", Some("2500")));
        assert!(fits("WhiteElo<2500", Some("900")) && !fits("WhiteElo<2500", Some("?")));
        assert!(fits("Date>=2020.01.01", Some("2021.05.06")) && !fits("Date>=2020", Some("1999.01.01")));
        assert!(fits("Variant!=Atomic", None));
        assert_eq!(Condition::read("games.pgn"), None);
        assert_eq!(Condition::read("=x"), None);
    }
}
