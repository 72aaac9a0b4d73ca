//! `arbiter trf generate`: generates a tournament.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use pairing::Plan;
use pairing::trf::{Dialect, to_text};

use super::{Run, write_json};
use crate::exit::Exit;

/// Generate a Swiss tournament, paired by the rules and printed as a report file (TRF26)
#[derive(Args)]
#[command(after_help = "\
Examples:
  arbiter trf generate --players 120 --rounds 9 > open.trf
  arbiter trf generate --players 80 --rounds 9 --played 5 --forfeits 3 --byes 4 --seed 7

The same options give the same tournament. It ends early if a round has no legal
pairing.")]
pub(crate) struct Generate {
    /// The number of players
    #[arg(long, value_name = "N", default_value = "50", value_parser = clap::value_parser!(u16).range(1..=9999))]
    players: u16,
    /// The number of rounds
    #[arg(long, value_name = "N", default_value = "9", value_parser = clap::value_parser!(u16).range(1..=99))]
    rounds: u16,
    /// The number of rounds that have been played; all by default
    #[arg(long, value_name = "N")]
    played: Option<u16>,
    /// Drawn games, in percent
    #[arg(long, value_name = "PERCENT", default_value = "30", value_parser = clap::value_parser!(u8).range(0..=100))]
    draws: u8,
    /// Forfeited games, in percent
    #[arg(long, value_name = "PERCENT", default_value = "0", value_parser = clap::value_parser!(u8).range(0..=100))]
    forfeits: u8,
    /// Half-point byes, in percent of the players per round
    #[arg(long, value_name = "PERCENT", default_value = "0", value_parser = clap::value_parser!(u8).range(0..=100))]
    byes: u8,
    /// Withdrawals, in percent of the players per round
    #[arg(long, value_name = "PERCENT", default_value = "0", value_parser = clap::value_parser!(u8).range(0..=100))]
    withdrawals: u8,
    /// Accelerate the first rounds by the Baku method
    #[arg(long)]
    baku: bool,
    /// The seed of the random numbers
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    /// Answer in JSON, with the report file as `text`
    #[arg(long)]
    json: bool,
}

impl Run for Generate {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let plan = Plan {
            players: self.players,
            rounds: self.rounds,
            played: self.played.unwrap_or(u16::MAX),
            draws: self.draws,
            forfeits: self.forfeits,
            byes: self.byes,
            withdrawals: self.withdrawals,
            is_baku: self.baku,
            seed: self.seed,
        };
        let tournament = plan.generate();
        let text = to_text(&tournament, Dialect::Trf26);
        if self.json {
            let (players, played) = (tournament.players().len(), tournament.recorded());
            write_json(out, &serde_json::json!({ "players": players, "played": played, "text": text }))?;
        } else {
            out.write_all(text.as_bytes())?;
        }
        Ok(Exit::Fine)
    }
}
