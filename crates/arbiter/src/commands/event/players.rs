//! What is done with players: seeding, check-in, absences, byes, withdrawals, erasing.

use std::io::Write;

use anyhow::Result;
use clap::Args;
use event::{Act, PlayerId, Seeding, Status, Subject};

use super::super::Run;
use super::At;
use super::player::find;
use crate::exit::Exit;

/// Give pairing numbers: by rating, by lot or by hand
#[derive(Args)]
pub(super) struct Seed {
    #[command(flatten)]
    at: At,
    /// Draw the numbers by lot; the same seed gives the same lots
    #[arg(long, value_name = "SEED")]
    lot: Option<u64>,
    /// All players in the order of their new numbers, separated by commas
    #[arg(long, value_name = "PLAYERS", conflicts_with = "lot", value_delimiter = ',')]
    by_hand: Vec<String>,
}

impl Run for Seed {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act_with(out, |event| {
            let order: Vec<PlayerId> = self.by_hand.iter().map(|text| find(event, text)).collect::<Result<_>>()?;
            let seeding = match self.lot {
                Some(seed) => Seeding::ByLot { seed },
                None if order.is_empty() => Seeding::ByRating,
                None => Seeding::ByHand(order),
            };
            Ok(vec![Act::Seed { seeding }])
        })
    }
}

/// Check players in for the next round
#[derive(Args)]
pub(super) struct CheckIn {
    #[command(flatten)]
    at: At,
    /// The players
    #[arg(value_name = "PLAYER", required_unless_present = "all")]
    players: Vec<String>,
    /// Everybody who takes part and is not checked in
    #[arg(long, conflicts_with = "players")]
    all: bool,
    /// They are not here after all
    #[arg(long)]
    cancel: bool,
}

impl Run for CheckIn {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act_with(out, |event| {
            let next = event.rounds().len() as u16 + 1 - u16::from(event.draft().is_some());
            let is_open =
                |player: &&event::Entrant| player.status() == Status::Playing && player.is_here(next) == self.cancel;
            let players: Vec<PlayerId> = if self.all {
                event.players().filter(is_open).map(event::Entrant::id).collect()
            } else {
                self.players.iter().map(|text| find(event, text)).collect::<Result<_>>()?
            };
            Ok(players.into_iter().map(|player| Act::CheckIn { player, is_here: !self.cancel }).collect())
        })
    }
}

/// Note that a player will be absent in a round
#[derive(Args)]
pub(super) struct Absent {
    #[command(flatten)]
    at: At,
    /// The player
    player: String,
    /// The round
    round: u16,
    /// The player will come after all
    #[arg(long)]
    cancel: bool,
}

impl Run for Absent {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act_with(out, |event| {
            let player = find(event, &self.player)?;
            Ok(vec![Act::Absent { player, round: self.round, is_absent: !self.cancel }])
        })
    }
}

/// Grant a bye in a round, for half a point unless something else is said
#[derive(Args)]
pub(super) struct Bye {
    #[command(flatten)]
    at: At,
    /// The player
    player: String,
    /// The round
    round: u16,
    /// For a full point
    #[arg(long, group = "kind")]
    full: bool,
    /// For no point
    #[arg(long, group = "kind")]
    zero: bool,
    /// Take the bye back
    #[arg(long, group = "kind")]
    cancel: bool,
}

impl Run for Bye {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act_with(out, |event| {
            let (player, round) = (find(event, &self.player)?, self.round);
            let bye = match (self.full, self.zero) {
                (true, _) => event::Bye::Full,
                (_, true) => event::Bye::Zero,
                _ => event::Bye::Half,
            };
            let cancel = Act::CancelBye { player, round };
            Ok(vec![if self.cancel { cancel } else { Act::GrantBye { player, round, bye } }])
        })
    }
}

/// Withdraw a player from the event
#[derive(Args)]
pub(super) struct Withdraw {
    #[command(flatten)]
    at: At,
    /// The player
    player: String,
    /// The reason
    #[arg(long, value_name = "TEXT", default_value = "")]
    reason: String,
}

impl Run for Withdraw {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act_with(out, |event| {
            let player = find(event, &self.player)?;
            Ok(vec![Act::Withdraw { player, reason: self.reason.clone() }])
        })
    }
}

/// Take a player back who had withdrawn
#[derive(Args)]
pub(super) struct Return {
    #[command(flatten)]
    at: At,
    /// The player
    player: String,
}

impl Run for Return {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act_with(out, |event| Ok(vec![Act::Return { player: find(event, &self.player)? }]))
    }
}

/// Erase the personal data of a player, after the event or a withdrawal; results stay
#[derive(Args)]
pub(super) struct Erase {
    #[command(flatten)]
    at: At,
    /// The player
    player: String,
}

impl Run for Erase {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        self.at.act_with(out, |event| {
            let subject = Subject::Player(find(event, &self.player)?);
            Ok(vec![Act::Erase { subject }])
        })
    }
}
