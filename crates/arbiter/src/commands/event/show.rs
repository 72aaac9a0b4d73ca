//! `arbiter event show`: rounds, boards and players.

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use event::{Entrant, Event, PlayerId, Round, Status};
use pairing::Color;
use protocol::event::{EventAudience, EventView};
use words::{Column, Words};

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
        let words = self.at.answer.words();
        if self.round.is_none() {
            writeln!(out, "{}", words.event_title(event))?;
        }
        match event.round(wanted) {
            Some(round) if !self.players => self::round(out, &words, event, round)?,
            None if self.round.is_some() => anyhow::bail!(no_round(&self.at, wanted, last)),
            _ => players(out, &words, event)?,
        }
        Ok(Exit::Fine)
    }
}

fn no_round(at: &At, found: u16, last: u16) -> String {
    format!("{}: found round {found}, expected 1 to {last}", at.file.display())
}

/// Writes a round board by board.
pub(super) fn round(out: &mut dyn Write, words: &Words, event: &Event, round: &Round) -> Result<()> {
    writeln!(out, "{}", words.event_round(round))?;
    let tournament = event.tournament().ok();
    let points = |player: PlayerId| {
        let number = event.number(player);
        let points = tournament.as_ref().zip(number).map(|(of, number)| of.points_after(number, round.number() - 1));
        words.decimal(&points.unwrap_or_default().to_string())
    };
    let mut table = Table::new(">><><>><");
    let [board, no, white, points_head, black] =
        [Column::Board, Column::Number, Column::White, Column::Points, Column::Black].map(|head| words.column(head));
    table.row([board, no.clone(), white, points_head.clone(), String::new(), points_head, no, black]);
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
    if !round.boards().is_empty() {
        table.write(out)?;
    }
    let numbered = |player: PlayerId| format!("{} {}", number(event, player), called(event, player));
    if let Some(bye) = round.bye() {
        writeln!(out, "{}", words.bye(&numbered(bye)))?;
    }
    for (player, mark) in round.free() {
        writeln!(out, "{}", words.event_free(*mark, &numbered(*player)))?;
    }
    for broken in round.broken() {
        writeln!(out, "{}", words.event_breaks(broken, &|id| called(event, id)))?;
    }
    Ok(())
}

fn players(out: &mut dyn Write, words: &Words, event: &Event) -> Result<()> {
    let mut table = Table::new("><<><<");
    let [no, name, rating, federation, club] =
        [Column::Number, Column::Name, Column::Rating, Column::Federation, Column::Club].map(|head| words.column(head));
    table.row([no, name, String::new(), rating, federation, club]);
    let mut players: Vec<&Entrant> = event.players().collect();
    players.sort_by_key(|player| (event.number(player.id()).is_none(), event.number(player.id()), player.id()));
    for player in players {
        let id = player.id();
        let card = player.card();
        let name = match player.status() {
            Status::Playing => called(event, id),
            Status::Withdrawn { after_round } => words.event_withdrawn(&called(event, id), after_round),
        };
        table.row([
            number(event, id),
            name,
            player.title().map(|title| title.to_string()).unwrap_or_default(),
            player.rating().map(|rating| rating.to_string()).unwrap_or_default(),
            card.map(|card| card.federation.clone()).unwrap_or_default(),
            card.map(|card| card.club.clone()).unwrap_or_default(),
        ]);
    }
    table.write(out)
}
