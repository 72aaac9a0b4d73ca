//! `arbiter perft`: counts the lines of legal moves of a given length.

use std::collections::BTreeMap;
use std::io::{IsTerminal, Write};
use std::time::{Duration, Instant};

use anyhow::{Context, Result, bail};
use board::{Position, Setup, perft_threaded};
use clap::Args;
use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde::Serialize;

use super::{Run, write_json};
use crate::exit::Exit;
use crate::input;
use crate::number::grouped;
use crate::parallel::threads;

/// The greatest depth that is accepted: deeper counts would not end in a lifetime.
const DEEPEST: u32 = 20;
/// The time after which progress is shown.
const PATIENCE: Duration = Duration::from_secs(1);

/// Count the lines of legal moves of a given length
///
/// The counts are known for many positions, so they are the standard test of a move generator.
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter perft 5
  arbiter perft 4 --divide --fen \"8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1\"
  arbiter perft 7 --threads 0 --json

JSON: {\"nodes\":N,\"ms\":N,\"nps\":N}, with --divide also \"divide\":{\"e2e4\":N,…}.")]
pub(crate) struct Perft {
    /// The number of half-moves in each line: 0 to 20
    #[arg(value_parser = depth)]
    depth: u32,
    /// The rest of a FEN that was given without quotes
    #[arg(hide = true)]
    rest: Vec<String>,
    /// The position to start from, as a FEN; "-" reads it from standard input [default: startpos]
    #[arg(long, value_name = "FEN")]
    fen: Option<String>,
    /// Count each first move separately
    #[arg(long)]
    divide: bool,
    /// The number of threads; 0 means one for each processor
    #[arg(long, value_name = "N", default_value = "1", value_parser = threads)]
    threads: usize,
    /// Answer in JSON
    #[arg(long)]
    json: bool,
}

fn depth(text: &str) -> Result<u32, String> {
    let depth = text.parse().ok().filter(|&depth| depth <= DEEPEST);
    depth.ok_or_else(|| format!("expected a whole number from 0 to {DEEPEST}"))
}

/// The answer.
#[derive(Serialize)]
struct Count {
    nodes: u64,
    ms: u64,
    nps: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    divide: Option<BTreeMap<String, u64>>,
}

impl Run for Perft {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let setup = match (self.fen, self.rest.first()) {
            (Some(first), _) => input::setup(&std::iter::once(first).chain(self.rest).collect::<Vec<_>>())?,
            (None, None) => Setup::initial(),
            (None, Some(found)) => bail!("found {found:?} after the depth, expected nothing or --fen FEN"),
        };
        let position = setup.validate().context("moves cannot be counted here")?;
        let started = Instant::now();
        let divided = self.divide && self.depth > 0;
        let (nodes, divide) = if self.depth > 0 && (divided || std::io::stderr().is_terminal()) {
            let counts = count_each(&position, self.depth, self.threads, started);
            (counts.values().sum(), self.divide.then_some(counts))
        } else {
            let nodes = perft_threaded(&position, self.depth, self.threads);
            (nodes, self.divide.then(BTreeMap::new))
        };
        let elapsed = started.elapsed();
        let nps = u128::from(nodes) * 1_000_000_000 / elapsed.as_nanos().max(1);
        let count = Count {
            nodes,
            ms: u64::try_from(elapsed.as_millis()).unwrap_or(u64::MAX),
            nps: u64::try_from(nps).unwrap_or(u64::MAX),
            divide,
        };
        if self.json {
            write_json(out, &count)?;
        } else {
            count.write(out)?;
        }
        Ok(Exit::Fine)
    }
}

/// Counts the lines after each first move, and shows progress if that takes long.
fn count_each(position: &Position, depth: u32, threads: usize, started: Instant) -> BTreeMap<String, u64> {
    let moves = position.legal_moves();
    let bar = ProgressBar::with_draw_target(Some(moves.len() as u64), ProgressDrawTarget::hidden());
    let mut nodes = 0;
    let mut counts = BTreeMap::new();
    for legal in moves {
        let below = perft_threaded(&legal.play(), depth - 1, threads);
        nodes += below;
        counts.insert(legal.uci().to_string(), below);
        if bar.is_hidden() && started.elapsed() > PATIENCE {
            // Draws nothing unless standard error is a terminal.
            bar.set_draw_target(ProgressDrawTarget::stderr());
            if let Ok(style) = ProgressStyle::with_template("{bar:24} {pos}/{len} first moves, {msg} nodes, {eta} left")
            {
                bar.set_style(style);
            }
        }
        bar.set_message(grouped(nodes));
        bar.inc(1);
    }
    bar.finish_and_clear();
    counts
}

impl Count {
    fn write(&self, out: &mut dyn Write) -> Result<()> {
        let nodes = grouped(self.nodes);
        if let Some(divide) = &self.divide {
            for (mv, below) in divide {
                writeln!(out, "{mv:<5} {:>width$}", grouped(*below), width = nodes.len())?;
            }
            writeln!(out, "total {nodes}\n")?;
        }
        let unit = if self.nodes == 1 { "node" } else { "nodes" };
        writeln!(out, "{nodes} {unit} in {} ms, {} nodes per second", grouped(self.ms), grouped(self.nps))?;
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_depth_is_a_small_number() {
        assert_eq!(depth("0"), Ok(0));
        assert_eq!(depth("20"), Ok(20));
        for wrong in ["", "five", "-1", "21", "4.5", "99999999999999999999"] {
            assert_eq!(depth(wrong), Err("expected a whole number from 0 to 20".to_owned()));
        }
    }
}
