//! `arbiter event verify`

use std::io::Write;

use anyhow::{Context, Result};
use clap::Args;
use pairing::{Cell, Color, Points};

use super::super::{Run, write_json};
use super::At;
use super::player::called;
use super::store::Store;
use crate::exit::Exit;

/// Check that no past was changed: the hashes, the replay, and that points are the sum of results
#[derive(Args)]
pub(super) struct Verify {
    #[command(flatten)]
    at: At,
}

impl Run for Verify {
    fn run(self, out: &mut dyn Write) -> Result<Exit> {
        // Reading checks every hash and replays every row.
        let file = Store::look(&self.at.file)?;
        let found = std::fs::metadata(&self.at.file).with_context(|| self.at.file.display().to_string())?.len();
        let cut_off = found.saturating_sub(file.length() as u64);
        let event = file.event();
        let words = self.at.answer.words();
        let wrong: Vec<String> = event
            .players()
            .filter(|player| event.number(player.id()).is_some())
            .map(|player| (player.id(), event.points(player.id()), added_up(event, player.id())))
            .filter(|(_, told, added)| told != added)
            .map(|(id, told, added)| words.event_points_differ(&called(event, id), told, added))
            .collect();
        let (rows, hash) = (file.rows().len(), file.last_hash().to_string());
        if self.at.answer.json {
            let cards = file.cards().len();
            let told =
                serde_json::json!({ "rows": rows, "cards": cards, "hash": hash, "cut_off": cut_off, "wrong": wrong });
            write_json(out, &told)?;
        } else {
            writeln!(out, "{}: {}", self.at.file.display(), words.event_whole(rows, &hash))?;
            if cut_off > 0 {
                writeln!(out, "{}", words.event_cut_off(cut_off))?;
            }
            for problem in &wrong {
                writeln!(out, "{problem}")?;
            }
        }
        Ok(if wrong.is_empty() { Exit::Fine } else { Exit::No })
    }
}

/// Adds up what rounds and penalties give a player, without the tournament.
fn added_up(event: &event::Event, player: event::PlayerId) -> Points {
    let scoring = &event.settings().scoring;
    let is_table = matches!(event.settings().format, event::Format::RoundRobin { .. });
    let mut points = Points::ZERO;
    for round in event.rounds().iter().filter(|round| round.published_at().is_some()) {
        if let Some(board) = round.board_of(player) {
            let color = board.color_of(player).unwrap_or(Color::White);
            let result = board.result().map(|result| scoring.points(&Cell::game(1, color, result.mark(color))));
            points += result.unwrap_or_default();
        } else if round.bye() == Some(player) {
            points += if is_table { Points::ZERO } else { scoring.pairing_bye };
        } else if let Some((_, mark)) = round.free().iter().find(|(id, _)| *id == player) {
            points += scoring.points(&Cell::bye(*mark));
        }
    }
    for imposed in event.penalties().iter().filter(|imposed| imposed.player == player && imposed.lifted.is_none()) {
        if let event::Penalty::Points(taken) = imposed.penalty {
            points = points - taken;
        }
    }
    points
}
