//! A game in memory, replayed from its rows.

use std::collections::HashMap;
use std::path::Path;

use clock::Millis;
use event::Event;
use laws::{Game, Phase};
use protocol::{
    Displays, FrameError, GameSummary, NamesFrame, Reader, RegulationsFrame, RematchFrame, Row, Seat, Secrets,
    TableEvent, TableFrame,
};
use sha2::{Digest, Sha256};

use super::events::names_of;
use super::room::Late;
use super::seats::Seats;
use crate::journal::{ChainedRow, EventJournal, Hash, Journal, JournalError, SqliteJournal, verify_event, verify_rows};
use crate::{GameId, Moment};

/// A hash of the client's id of an act and its seat; hashed because clients may use long ids.
pub(super) type AnswerKey = [u8; 16];

/// Returns the key of an act.
pub(super) fn answer_key(seat: Seat, id: &str) -> AnswerKey {
    let hash: [u8; 32] = Sha256::digest(format!("{}\0{id}", seat.name())).into();
    let mut key = [0; 16];
    key.copy_from_slice(&hash[..16]);
    key
}

/// The rows that answer acts, by key. A list, because many games are in memory at once and a map takes twice the memory;
/// one game has few acts.
#[derive(Debug, Default)]
pub(super) struct Answers(Vec<(AnswerKey, u64)>);

impl Answers {
    /// The number of entries by which a full list grows; doubling would waste memory, as few games get long.
    const ROOM: usize = 32;

    pub(super) fn insert(&mut self, key: AnswerKey, seq: u64) {
        if self.0.len() == self.0.capacity() {
            self.0.reserve_exact(Self::ROOM);
        }
        self.0.push((key, seq));
    }

    /// Finds the row that answers an act.
    pub(super) fn get(&self, key: &AnswerKey) -> Option<u64> {
        // An act that is sent again was usually sent just before.
        self.0.iter().rev().find(|(known, _)| known == key).map(|&(_, seq)| seq)
    }
}

/// A game in memory, in the state after its rows. Nothing is judged again.
#[derive(Debug)]
pub struct LiveGame {
    pub(super) id: GameId,
    pub(super) game: Game,
    pub(super) reader: Reader,
    pub(super) regulations: RegulationsFrame,
    pub(super) table: TableFrame,
    pub(super) seats: Seats,
    pub(super) seq: u64,
    pub(super) hash: Hash,
    /// The size of its rows in bytes.
    pub(super) bytes: u64,
    pub(super) created: Moment,
    /// The time of the last entry, in milliseconds since the start of the game.
    pub(super) at: Millis,
    /// The same on the server's clock; none if there is no entry.
    pub(super) wall: Option<Moment>,
    /// The start of the game's time on the clock that all nodes share, by the last row.
    pub(super) origin: Option<Moment>,
    /// The end of the last interruption that is in a row.
    pub(super) interrupted: Moment,
    /// The rows that answer acts.
    pub(super) answers: Answers,
    /// The encrypted sealed move, which only the arbiter can open.
    pub(super) sealed: Option<String>,
    pub(super) rematch: RematchFrame,
    /// The clock displays after each half-move.
    pub(super) displays: Displays,
    /// The seat of the person who created the game.
    pub(super) creator: Option<Seat>,
}

impl LiveGame {
    /// Replays rows; calls `before` for each with the game as it was before that row.
    pub fn of(
        id: GameId,
        rows: &[ChainedRow],
        before: &mut dyn FnMut(&Game, Reader, &ChainedRow, &Row),
    ) -> Result<Self, JournalError> {
        let head = verify_rows(id, rows, None)?.head;
        let unfit = |row: &ChainedRow| {
            let seq = row.seq;
            move |error: FrameError| JournalError::Broken { game: id, seq, problem: error.to_string() }
        };
        let (first, rest) = rows.split_first().ok_or(JournalError::Broken {
            game: id,
            seq: 1,
            problem: "there are no rows".to_owned(),
        })?;
        let Row::Created(created) = Row::read(&first.body).map_err(unfit(first))? else {
            return Err(JournalError::Broken { game: id, seq: 1, problem: "it does not create the game".to_owned() });
        };
        let created = *created;
        let laws = created.regulations.to_laws().map_err(unfit(first))?;
        let mut live = Self {
            id,
            game: Game::new(laws),
            reader: Reader::new(created.regulations.language().map_err(unfit(first))?),
            regulations: created.regulations,
            table: created.table,
            creator: created.seats.iter().find(|seat| seat.token.is_some()).map(|seat| seat.seat),
            seats: Seats::new(created.seats),
            seq: rows.len() as u64,
            hash: head,
            bytes: rows.iter().map(|row| row.body.len() as u64).sum(),
            created: Moment(created.wall),
            at: Millis::ZERO,
            wall: None,
            origin: None,
            interrupted: Moment(0),
            answers: Answers::default(),
            sealed: None,
            rematch: RematchFrame::default(),
            displays: Displays::default(),
        };
        if live.table.event.is_some() {
            live.set_names(NamesFrame::default());
        }
        for row in rest {
            let frame = Row::read(&row.body).map_err(unfit(row))?;
            before(&live.game, live.reader, row, &frame);
            live.apply(row, frame).map_err(unfit(row))?;
        }
        Ok(live)
    }

    pub(super) fn apply(&mut self, row: &ChainedRow, frame: Row) -> Result<(), FrameError> {
        (self.seq, self.hash) = (row.seq, row.hash);
        match frame {
            Row::Created(_) => {
                let problem = "a game is created once".to_owned();
                return Err(FrameError { field: "created".to_owned(), problem, column: None });
            }
            Row::Seated(seated) => self.seats.put(seated.seat),
            Row::Rematch(rematch) => {
                self.rematch.asked.push(rematch.seat);
                self.rematch.game = rematch.game;
            }
            Row::Interrupted(interrupted) => {
                self.interrupted = Moment(interrupted.until);
                self.origin = self.origin.map(|origin| origin.after(interrupted.milliseconds()));
                self.wall = self.wall.map(|wall| wall.max(Moment(interrupted.until)));
            }
            Row::Entered(entered) => {
                let entry = &entered.entry;
                entry.replay(&mut self.game)?;
                self.displays.note(&self.game, entry.at());
                self.at = entry.at();
                self.wall = Some(Moment(entered.wall));
                let is_begun = self.game.phase() != Phase::Waiting;
                self.origin = is_begun.then(|| Moment(entered.wall).before(entry.at().0));
                self.sealed = entry.sealed_box().or(self.sealed.take());
                if let Some((seat, id)) = entered.seat.zip(entered.id) {
                    self.answers.insert(answer_key(seat, &id), row.seq);
                }
            }
        }
        Ok(())
    }

    /// Takes the names from the event of the game, whatever its rows say.
    pub(super) fn set_names(&mut self, names: NamesFrame) {
        let players = [names.white.clone(), names.black.clone()];
        self.regulations = std::mem::take(&mut self.regulations).with_names(players);
        self.seats.set_names(names);
    }

    /// Returns the board of the event at which the game is played, and the person of the event who has the arbiter's seat.
    pub(super) fn place_in_event(&self) -> Option<(&TableEvent, Option<u32>)> {
        let arbiter = self.seats.get(Seat::Arbiter).and_then(|seat| seat.person);
        self.table.event.as_ref().map(|of| (of, arbiter))
    }

    /// Tells whether the moves of a game begun elsewhere have been played, and none since.
    pub(super) fn is_at_end_of_prelude(&self) -> bool {
        !self.table.prelude.is_empty() && self.game.moves().count() == self.table.prelude.len()
    }

    /// Returns the game's entry in lists. Where players keep the score themselves, it does not count their moves. The arbiter of a
    /// game of an event is not named: the event changes the entry when a name of a player changes, and knows only players.
    pub fn summary(&self) -> GameSummary {
        let is_counted = !Secrets::of(&self.game, &self.table).score;
        let when = (self.created.0, self.wall.map(|wall| wall.0));
        let board = self.table.event.clone();
        let mut names = self.seats.names();
        names.arbiter = names.arbiter.filter(|_| board.is_none());
        let summary = GameSummary::of(self.id.to_string(), &self.game, &self.regulations, names, when);
        GameSummary { half_moves: if is_counted { summary.half_moves } else { 0 }, board, ..summary }
    }
}

/// Rebuilds the list entries of all games and events from their rows; returns the number of both, and of those that are
/// broken and keep their old entry.
///
/// A game that spectators see with a delay is listed as they see it at `now`.
pub fn reindex(path: &Path, now: Moment) -> Result<(usize, usize), JournalError> {
    let journal = SqliteJournal::open_existing(path)?;
    let (mut count, mut broken) = (0, 0);
    let mut found: Vec<GameSummary> = Vec::new();
    let mut events = Events::default();
    for game in journal.games()? {
        // A game in an archive keeps its entry.
        if journal.place(game)?.is_some() {
            continue;
        }
        match listed_at(&journal, &mut events, game, now) {
            Ok(summary) => found.push(summary),
            Err(_) => broken += 1,
        }
        if found.len() == LISTED_AT_ONCE {
            count += found.len();
            journal.list_all(std::mem::take(&mut found))?;
        }
    }
    count += found.len();
    journal.list_all(found)?;
    let (events, unlisted) = journal.relist_events()?;
    (count, broken) = (count + events, broken + unlisted);
    journal.close()?;
    Ok((count, broken))
}

/// The events that were asked for; none of one that is broken or was thrown away.
#[derive(Default)]
struct Events(HashMap<String, Option<Event>>);

impl Events {
    /// Finds the event of a game.
    fn of(&mut self, journal: &SqliteJournal, live: &LiveGame) -> Option<&Event> {
        let of = live.table.event.as_ref()?;
        let read = || {
            let id = of.event.parse().ok()?;
            let (lines, cards) = (journal.read_event(id, 0, usize::MAX).ok()?, journal.event_cards(id).ok()?);
            verify_event(id, &lines, &cards, None).ok().map(|verified| verified.event)
        };
        self.0.entry(of.event.clone()).or_insert_with(read).as_ref()
    }
}

/// The number of games that are listed in one commit.
const LISTED_AT_ONCE: usize = 1_000;

/// Returns the entry of a game in lists, with the names and the delay of its event.
fn listed_at(
    journal: &SqliteJournal,
    events: &mut Events,
    game: GameId,
    now: Moment,
) -> Result<GameSummary, JournalError> {
    let rows = journal.read(game, 0)?;
    let live = LiveGame::of(game, &rows, &mut |_, _, _, _| ())?;
    let event = events.of(journal, &live);
    let delay = event.map_or(live.table.spectators_delay, |event| event.settings().publication.delay);
    let mut summary = match delay {
        0 => live.summary(),
        delay => Late::of(game, &rows, delay, now)?.listing(),
    };
    if let (Some(event), Some(of)) = (event, &summary.board) {
        summary.names = names_of(event, game, of, None);
    }
    Ok(summary)
}
