//! A journal in memory: for tests, and for servers that need not keep their games.

use std::collections::{BTreeSet, HashMap};
use std::sync::{Mutex, MutexGuard, PoisonError};

use event::Subject;
use protocol::event::{CardRow, EventSummary, RowHash};
use protocol::{GameSummary, NamesFrame};

use super::{
    Append, Appended, ChainedRow, EventAppend, EventJournal, EventLine, Journal, JournalError, ListQuery, answered,
    words,
};
use crate::{EventId, GameId};

/// Keeps all games in memory, for as long as the program runs.
#[derive(Debug, Default)]
pub struct MemoryJournal {
    games: Mutex<Games>,
    events: Mutex<Events>,
}

/// The events in the order of their creation.
#[derive(Debug, Default)]
struct Events(Vec<(EventId, KeptEvent)>);

#[derive(Debug, Default)]
struct KeptEvent {
    lines: Vec<EventLine>,
    cards: Vec<CardRow>,
    summary: Option<EventSummary>,
    webhooks: std::collections::BTreeMap<u32, String>,
    is_gone: bool,
}

#[derive(Debug, Default)]
struct Games {
    rows: HashMap<GameId, Vec<ChainedRow>>,
    refused: HashMap<GameId, Vec<ChainedRow>>,
    /// The games' entries in lists, in the order of their creation.
    summaries: Vec<(GameId, GameSummary)>,
    places: HashMap<GameId, usize>,
}

impl MemoryJournal {
    fn games(&self) -> MutexGuard<'_, Games> {
        // A poisoned lock is safe to use: rows are pushed whole.
        self.games.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl MemoryJournal {
    fn events(&self) -> MutexGuard<'_, Events> {
        // A poisoned lock is safe to use: rows are pushed whole.
        self.events.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

impl Events {
    fn find(&self, event: EventId) -> Option<&KeptEvent> {
        self.0.iter().find(|(id, _)| *id == event).map(|(_, kept)| kept)
    }

    fn append(&mut self, append: EventAppend) -> Result<(), JournalError> {
        let EventAppend { event, line, cards, erased, summary, .. } = append;
        let place = self.0.iter().position(|(id, _)| *id == event);
        let kept = place.map(|place| &self.0[place].1);
        let last = kept.and_then(|kept| kept.lines.last());
        let (last, hash) = last.map_or_else(|| (0, RowHash::root(event.as_str())), |last| (last.seq, last.hash));
        if line.seq != last + 1 || line.previous != hash || kept.is_some_and(|kept| kept.is_gone) {
            return Err(JournalError::EventConflict { event, found: line.seq, last });
        }
        let place = place.unwrap_or_else(|| {
            self.0.push((event, KeptEvent::default()));
            self.0.len() - 1
        });
        let kept = &mut self.0[place].1;
        kept.lines.push(line);
        kept.cards.extend(cards);
        let is_kept = |subject: Subject| !erased.contains(&subject);
        kept.cards.retain(|card| is_kept(card.subject()));
        kept.summary = summary.or(kept.summary.take());
        Ok(())
    }
}

impl Games {
    fn append(&mut self, append: Append) -> Result<(), JournalError> {
        let Append { game, row, summary } = append;
        let rows = self.rows.entry(game).or_default();
        let (last, hash) = rows.last().map_or_else(|| (0, ChainedRow::root(game)), |last| (last.seq, last.hash));
        if row.seq != last + 1 || row.previous != hash {
            return Err(JournalError::Conflict { game, found: row.seq, last });
        }
        rows.push(row);
        if let Some(summary) = summary {
            self.list(game, summary);
        }
        Ok(())
    }

    fn refuse(&mut self, game: GameId, row: ChainedRow) -> Result<(), JournalError> {
        let rows = self.refused.entry(game).or_default();
        let (last, hash) = rows.last().map_or_else(|| (0, ChainedRow::root(game)), |last| (last.seq, last.hash));
        if row.seq != last + 1 || row.previous != hash {
            return Err(JournalError::Conflict { game, found: row.seq, last });
        }
        rows.push(row);
        Ok(())
    }

    fn list(&mut self, game: GameId, summary: GameSummary) {
        if let Some(&place) = self.places.get(&game) {
            self.summaries[place].1 = summary;
        } else {
            self.places.insert(game, self.summaries.len());
            self.summaries.push((game, summary));
        }
    }
}

impl Games {
    fn rename(&mut self, relisted: Vec<(GameId, [Option<String>; 2])>) {
        for (game, [white, black]) in relisted {
            if let Some(&place) = self.places.get(&game) {
                self.summaries[place].1.names = NamesFrame { white, black, arbiter: None };
            }
        }
    }
}

impl Journal for MemoryJournal {
    fn append(&self, append: Append) -> Appended {
        answered(self.games().append(append))
    }

    fn refuse(&self, game: GameId, row: ChainedRow) -> Appended {
        answered(self.games().refuse(game, row))
    }

    fn refused(&self, game: GameId) -> Result<Vec<ChainedRow>, JournalError> {
        Ok(self.games().refused.get(&game).cloned().unwrap_or_default())
    }

    fn relist(&self, summary: GameSummary) -> Appended {
        if let Ok(game) = summary.game.parse() {
            self.games().list(game, summary);
        }
        answered(Ok(()))
    }

    fn probe(&self) -> Appended {
        answered(Ok(()))
    }

    fn read(&self, game: GameId, after: u64) -> Result<Vec<ChainedRow>, JournalError> {
        let games = self.games();
        let rows = games.rows.get(&game).map(Vec::as_slice).unwrap_or_default();
        Ok(rows.iter().skip(usize::try_from(after).unwrap_or(usize::MAX)).cloned().collect())
    }

    fn read_part(&self, game: GameId, after: u64, most: usize) -> Result<Vec<ChainedRow>, JournalError> {
        let games = self.games();
        let rows = games.rows.get(&game).map(Vec::as_slice).unwrap_or_default();
        Ok(rows.iter().skip(usize::try_from(after).unwrap_or(usize::MAX)).take(most).cloned().collect())
    }

    fn row(&self, game: GameId, seq: u64) -> Result<Option<ChainedRow>, JournalError> {
        let index = usize::try_from(seq).ok().and_then(|seq| seq.checked_sub(1));
        Ok(index.and_then(|index| self.games().rows.get(&game)?.get(index).cloned()))
    }

    fn list(&self, query: &ListQuery) -> Result<Vec<GameSummary>, JournalError> {
        let games = self.games();
        let end = match query.before {
            None => games.summaries.len(),
            Some(game) => games.places.get(&game).copied().unwrap_or(0),
        };
        let wanted = words::wanted(query.search.as_deref().unwrap_or_default());
        let is_wanted = |summary: &&GameSummary| {
            let is_there = |words: &BTreeSet<String>, wanted: &str| words.iter().any(|word| word.starts_with(wanted));
            let is_found = wanted.is_empty() || {
                let words = words::words(summary);
                wanted.iter().all(|wanted| is_there(&words, wanted))
            };
            is_found && query.phase.is_none_or(|phase| summary.phase == phase.name())
        };
        let summaries = games.summaries[..end].iter().rev().map(|(_, summary)| summary);
        Ok(summaries.filter(is_wanted).take(query.limit).cloned().collect())
    }

    fn running(&self) -> Result<Vec<GameId>, JournalError> {
        let games = self.games();
        let is_running = |summary: &GameSummary| super::sqlite::RUNNING.contains(&summary.phase.as_str());
        Ok(games.summaries.iter().filter(|(_, summary)| is_running(summary)).map(|(game, _)| *game).collect())
    }

    fn check(&self) -> Result<(), JournalError> {
        Ok(())
    }

    fn close(&self) -> Result<(), JournalError> {
        Ok(())
    }
}

impl EventJournal for MemoryJournal {
    fn append_event(&self, append: EventAppend) -> Appended {
        let relisted = append.relisted.clone();
        let written = self.events().append(append);
        if written.is_ok() {
            self.games().rename(relisted);
        }
        answered(written)
    }

    fn discard_event(&self, event: EventId) -> Appended {
        let mut events = self.events();
        if let Some((_, kept)) = events.0.iter_mut().find(|(id, _)| *id == event) {
            *kept = KeptEvent { is_gone: true, ..KeptEvent::default() };
        }
        answered(Ok(()))
    }

    fn keep_webhook(&self, event: EventId, webhook: u32, text: Option<String>) -> Appended {
        if let Some((_, kept)) = self.events().0.iter_mut().find(|(id, _)| *id == event) {
            match text {
                Some(text) => drop(kept.webhooks.insert(webhook, text)),
                None => drop(kept.webhooks.remove(&webhook)),
            }
        }
        answered(Ok(()))
    }

    fn webhooks(&self) -> Result<Vec<(EventId, u32, String)>, JournalError> {
        let events = self.events();
        let all = events
            .0
            .iter()
            .flat_map(|(event, kept)| kept.webhooks.iter().map(|(webhook, text)| (*event, *webhook, text.clone())));
        Ok(all.collect())
    }

    fn read_event(&self, event: EventId, after: u64, most: usize) -> Result<Vec<EventLine>, JournalError> {
        let events = self.events();
        let lines = events.find(event).map(|kept| kept.lines.as_slice()).unwrap_or_default();
        Ok(lines.iter().skip(usize::try_from(after).unwrap_or(usize::MAX)).take(most).cloned().collect())
    }

    fn event_cards(&self, event: EventId) -> Result<Vec<CardRow>, JournalError> {
        Ok(self.events().find(event).map(|kept| kept.cards.clone()).unwrap_or_default())
    }

    fn list_events(&self, before: Option<EventId>, most: usize) -> Result<Vec<EventSummary>, JournalError> {
        let events = self.events();
        let end =
            before.map_or(events.0.len(), |before| events.0.iter().position(|(id, _)| *id == before).unwrap_or(0));
        Ok(events.0[..end].iter().rev().filter_map(|(_, kept)| kept.summary.clone()).take(most).collect())
    }
}
