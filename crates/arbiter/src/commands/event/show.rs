//! `arbiter event show`: rounds, boards and players.

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use event::{Entrant, Event, PlayerId, Round, Status};
use pairing::{Color, Mark};
use protocol::event::{EventAudience, EventView};

use super::super::{Run, write_json};
use super::At;
use super::player::{called, number};
use super::store::Store;
use super::table::Table;
use crate::exit::Exit;

/// Show a round with its boards, or the players
#[derive(Args)]
pub(super) struct Show {
    #[command(flatten)]
    at: At,
    /// The round; the last one unless something else is said
    #[arg(long, value_name = "N")]
    round: Option<u16>,
    /// Show the players
    #[arg(long, conflicts_with = "round")]
    players: bool,
}

impl Run for Show {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        let file = Store::look(&self.at.file)?;
        let event = file.event();
        let view = EventView::new(event, EventAudience::Office);
        let last = event.rounds().len() as u16;
        let wanted = self.round.unwrap_or(last);
        if self.at.answer.json {
            if self.players {
                write_json(out, &view.players())?;
            } else if let Some(round) = self.round {
                let frame = view.round(round);
                write_json(out, &frame.with_context(|| no_round(&self.at, round, last))?)?;
            } else {
                let open = view.round(last);
                let frame = serde_json::json!({ "event": view.event(), "round": open, "attention": view.attention() });
                write_json(out, &frame)?;
            }
            return Ok(Exit::Fine);
        }
        let settings = event.settings();
        if self.round.is_none() {
            let total = event.total_rounds().map(|total| format!(" of {total}")).unwrap_or_default();
            let players = event.players().count();
            writeln!(out, "{}: {}, {players} players, round {last}{total}", settings.name, event.phase())?;
        }
        match event.round(wanted) {
            Some(round) if !self.players => self::round(out, event, round)?,
            None if self.round.is_some() => anyhow::bail!(no_round(&self.at, wanted, last)),
            _ => players(out, event)?,
        }
        Ok(Exit::Fine)
    }
}

fn no_round(at: &At, found: u16, last: u16) -> String {
    format!("{}: found round {found}, expected 1 to {last}", at.file.display())
}

/// Writes a round board by board.
pub(super) fn round(out: &mut dyn Write, event: &Event, round: &Round) -> Result<()> {
    writeln!(out, "Round {} ({})", round.number(), round.state())?;
    let tournament = event.tournament().ok();
    let points = |player: PlayerId| {
        let number = event.number(player);
        let points = tournament.as_ref().zip(number).map(|(of, number)| of.points_after(number, round.number() - 1));
        points.unwrap_or_default().to_string()
    };
    let mut table = Table::new(">><><>><>");
    for board in round.boards() {
        let [white, black] = [Color::White, Color::Black].map(|color| board.player(color));
        let result = board.result().map_or("–".to_owned(), |result| result.to_string());
        table.row([
            board.number().to_string(),
            number(event, white),
            called(event, white),
            points(white),
            result,
            points(black),
            number(event, black),
            called(event, black),
        ]);
    }
    table.write(out)?;
    if let Some(bye) = round.bye() {
        writeln!(out, "bye: {} {}", number(event, bye), called(event, bye))?;
    }
    for (player, mark) in round.free() {
        let what = match mark {
            Mark::HalfBye => "half-point bye",
            Mark::FullBye => "full-point bye",
            _ => "absent",
        };
        writeln!(out, "{what}: {} {}", number(event, *player), called(event, *player))?;
    }
    for broken in round.broken() {
        let words = words::Words::new(words::Locale::English);
        let text = words.event_broken(broken, &|id| called(event, id));
        writeln!(out, "breaks {text}")?;
    }
    Ok(())
}

fn players(out: &mut dyn Write, event: &Event) -> Result<()> {
    let mut table = Table::new("><<><<");
    table.row(["No", "Name", "", "Rating", "Fed", "Club"].map(str::to_owned));
    let mut players: Vec<&Entrant> = event.players().collect();
    players.sort_by_key(|player| (event.number(player.id()).is_none(), event.number(player.id()), player.id()));
    for player in players {
        let id = player.id();
        let card = player.card();
        let left = match player.status() {
            Status::Playing => String::new(),
            Status::Withdrawn { after_round } => format!(" (withdrawn after round {after_round})"),
        };
        table.row([
            number(event, id),
            called(event, id) + &left,
            player.title().map(|title| title.to_string()).unwrap_or_default(),
            player.rating().map(|rating| rating.to_string()).unwrap_or_default(),
            card.map(|card| card.federation.clone()).unwrap_or_default(),
            card.map(|card| card.club.clone()).unwrap_or_default(),
        ]);
    }
    table.write(out)
}
