//! What an event tells the world: games as PGN, report files, the journal and a feed of results.

use std::fmt::Write;
use std::sync::Arc;

use event::{Event, GameResult};
use pairing::trf::Dialect;
use protocol::event::{EventAudience, EventEntryFrame, EventRow, RowHash, pgn_tags, text_of, trf};
use protocol::without_clocks;

use super::super::hall::Hall;
use super::super::message::Asker;
use super::room::EventState;
use crate::journal::JournalError;
use crate::{EventId, GameId, HallError, Moment};

/// The most entries of a feed.
const FEED: usize = 100;

/// The tags of a game in PGN.
type Tags = Vec<(&'static str, String)>;

impl Hall {
    /// Writes the games of a round, or of all published rounds, as PGN, as spectators may see them.
    ///
    /// Moves are as late as the event's delay wants it, and so is the result of a game that is played on the server's boards.
    pub(crate) async fn event_pgn(&self, event: EventId, round: Option<u16>) -> Result<String, HallError> {
        // The tags and the game of each board, and whether the moves come from a wooden board.
        let boards: Vec<(Tags, Option<GameId>, bool)> = {
            let room = self.event_room(event).await?;
            let state = room.state();
            let is_shown = |known: &&event::Round| {
                EventAudience::Public.sees_round(known) && round.is_none_or(|round| round == known.number())
            };
            let rounds: Vec<&event::Round> = state.event.rounds().iter().filter(is_shown).collect();
            if rounds.is_empty() && round.is_some() {
                return Err(HallError::NoSuchPart);
            }
            let boards = rounds.iter().flat_map(|round| round.boards().iter().map(|board| (round.number(), board)));
            let of = |(round, board): (u16, &event::Board)| {
                let game = board.game().or(board.moves()).and_then(|game| game.0.parse().ok());
                let mut tags = pgn_tags(&state.event, round, board.number(), None)?;
                if let (Some(started), Some((_, date))) =
                    (board.started_at(), tags.iter_mut().find(|(name, _)| *name == "Date"))
                {
                    *date = Moment(started.0).day();
                }
                Some((tags, game, board.game().is_none()))
            };
            boards.filter_map(of).collect()
        };
        let mut text = String::new();
        for (tags, game, is_wooden) in boards {
            let played = match game {
                None => None,
                Some(game) => match self.pgn(game, Asker::default()).await {
                    Ok(pgn) => Some(if is_wooden { without_clocks(&pgn) } else { pgn }),
                    // The players keep the score, or the game was moved to an archive: there are no moves to show.
                    Err(HallError::ScoreKept | HallError::NoSuchGame | HallError::Archived(_)) => None,
                    Err(error) => return Err(error),
                },
            };
            let is_secret = game.is_some() && played.is_none();
            text.push_str(&one_pgn(tags, played.as_deref(), is_secret));
        }
        Ok(text)
    }

    /// Writes an event as a report file, with as much personal data as the audience may see.
    pub(crate) async fn event_trf(
        &self,
        event: EventId,
        dialect: Dialect,
        audience: EventAudience,
    ) -> Result<(u64, String), HallError> {
        let room = self.event_room(event).await?;
        let state = room.state();
        let text = trf(&state.event, dialect, audience).map_err(|error| HallError::NoReport(error.to_string()))?;
        Ok((state.seq, text))
    }

    /// Writes the journal of an event as an audience may see it, one entry per line.
    pub(crate) async fn event_journal(&self, event: EventId, audience: EventAudience) -> Result<String, HallError> {
        let room = self.event_room(event).await?;
        let (shared, last) = (Arc::clone(&self.shared), room.state().seq);
        let lines = self.shared.blocking(move || shared.journal.read_event(event, 0, usize::MAX)).await?;
        let state = room.state();
        let mut text = String::new();
        for line in lines.iter().filter(|line| line.seq <= last) {
            let broken = |error: protocol::FrameError| JournalError::BrokenEvent {
                event,
                seq: line.seq,
                problem: error.to_string(),
            };
            let EventRow::Acted(row) = EventRow::read(&line.body).map_err(broken)? else { continue };
            if let Some(entry) = EventEntryFrame::of(line.seq, &row, &state.event, audience) {
                text.push_str(&text_of(&entry));
                text.push('\n');
            }
        }
        Ok(text)
    }

    /// Writes an event as a file that `arbiter event verify` checks, with all personal data; for the office.
    pub(crate) async fn event_file(&self, event: EventId) -> Result<String, HallError> {
        let (shared, journal) = (Arc::clone(&self.shared), Arc::clone(&self.shared.journal));
        let (lines, cards) = shared
            .blocking(move || Ok((journal.read_event(event, 0, usize::MAX)?, journal.event_cards(event)?)))
            .await?;
        let mut text = format!("{{\"event\":\"{event}\",\"format\":1}}\n");
        for line in &lines {
            for card in cards.iter().filter(|card| card.row == line.seq) {
                let _ = writeln!(text, "{{\"card\":{}}}", card.to_text());
            }
            let (seq, hash, body): (u64, RowHash, &str) = (line.seq, line.hash, &line.body);
            let _ = writeln!(text, "{{\"row\":{{\"seq\":{seq},\"hash\":\"{hash}\",\"body\":{body}}}}}");
        }
        Ok(text)
    }

    /// Writes the newest results of an event as an Atom feed.
    pub(crate) async fn event_feed(&self, event: EventId) -> Result<(u64, String), HallError> {
        let room = self.event_room(event).await?;
        let state = room.state();
        Ok((state.seq, feed(event, &state)))
    }
}

/// Writes one game: the tags of the event, those of the game that are not among them, and the moves.
fn one_pgn(mut tags: Tags, played: Option<&str>, is_secret: bool) -> String {
    let (head, moves) = played.and_then(|pgn| pgn.split_once("\n\n")).unwrap_or_default();
    let own: Vec<(&str, &str)> = head.lines().filter_map(tag_of).collect();
    let own_value = |name: &str| own.iter().find(|(known, _)| *known == name).map(|(_, value)| *value);
    if played.is_some() || is_secret {
        // What the game tells is as late as it must be; what the event knows would be too early.
        tags.retain(|(name, _)| *name != "Termination");
        // A result that was corrected is the event's, once spectators know that the game is over.
        let known = tags.iter().find(|(name, _)| *name == "Result").map(|(_, value)| value.clone());
        let shown = own_value("Result").unwrap_or("*");
        let result = known.filter(|known| shown != "*" && known != "*").unwrap_or_else(|| shown.to_owned());
        for (name, value) in &mut tags {
            match *name {
                "Result" => value.clone_from(&result),
                "Date" => own_value("Date").unwrap_or("????.??.??").clone_into(value),
                _ => {}
            }
        }
    }
    let mut text = String::new();
    for (name, value) in &tags {
        let is_raw = (played.is_some() || is_secret) && matches!(*name, "Result" | "Date");
        let value = if is_raw { value.clone() } else { value.replace('\\', "\\\\").replace('"', "\\\"") };
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    for (name, value) in own.iter().filter(|(name, _)| !tags.iter().any(|(known, _)| known == name)) {
        let _ = writeln!(text, "[{name} \"{value}\"]");
    }
    let result = tags.iter().find(|(name, _)| *name == "Result").map_or("*", |(_, value)| value.as_str());
    // The last word of the moves is the result as the game has it.
    let moves = moves.trim();
    let moves = moves.rsplit_once(char::is_whitespace).map_or("", |(moves, _)| moves.trim_end());
    let space = if moves.is_empty() { "" } else { " " };
    let _ = write!(text, "\n{moves}{space}{result}\n\n");
    text
}

/// Reads a line of tags; the value stays as it is written.
fn tag_of(line: &str) -> Option<(&str, &str)> {
    let (name, value) = line.strip_prefix('[')?.strip_suffix("\"]")?.split_once(" \"")?;
    Some((name, value))
}

fn feed(id: EventId, state: &EventState) -> String {
    let event = &state.event;
    let mut entries: Vec<(u64, String, String)> = Vec::new();
    for round in event.rounds().iter().filter(|round| EventAudience::Public.sees_round(round)) {
        for board in round.boards() {
            let Some(entered) = board.entered() else { continue };
            let [white, black] =
                [pairing::Color::White, pairing::Color::Black].map(|color| name(event, board.player(color)));
            let place = format!("{}.{}", round.number(), board.number());
            entries.push((entered.at.0, place.clone(), format!("{place} {white} – {black} {}", told(entered.result))));
        }
    }
    for leaving in &state.leaving {
        let (who, place) = (name(event, leaving.player), format!("player:{}:{}", leaving.player.0, leaving.seq));
        let words = match leaving.after_round {
            Some(0) => format!("{who} withdrew before round 1"),
            Some(round) => format!("{who} withdrew after round {round}"),
            None => format!("{who} is back"),
        };
        entries.push((leaving.at, place, words));
    }
    entries.sort_by(|one, other| other.cmp(one));
    entries.truncate(FEED);
    let updated = entries.first().map_or(state.created, |(at, ..)| *at);
    let (title, base) = (escaped(&event.settings().name), format!("urn:arbiter:event:{id}"));
    let link = format!("/api/v1/events/{id}/feed");
    let mut text = format!(
        "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n<feed xmlns=\"http://www.w3.org/2005/Atom\">\n  <id>{base}</id>\n  \
         <title>{title}</title>\n  <updated>{}</updated>\n  <author><name>{title}</name></author>\n  <link rel=\"self\" href=\"{link}\"/>\n",
        Moment(updated).to_rfc3339()
    );
    for (at, place, words) in entries {
        let _ = write!(
            text,
            "  <entry>\n    <id>{base}:{place}</id>\n    <title>{}</title>\n    <updated>{}</updated>\n    <content>{}</content>\n  </entry>\n",
            escaped(&words),
            Moment(at).to_rfc3339(),
            escaped(&words)
        );
    }
    text.push_str("</feed>\n");
    text
}

fn name(event: &Event, player: event::PlayerId) -> String {
    let known = event.player(player).and_then(|player| EventAudience::Public.player(event, player).name);
    known.unwrap_or_else(|| format!("#{}", player.0))
}

fn told(result: GameResult) -> String {
    result.to_string()
}

fn escaped(text: &str) -> String {
    text.replace('&', "&amp;").replace('<', "&lt;").replace('>', "&gt;").replace('"', "&quot;")
}
