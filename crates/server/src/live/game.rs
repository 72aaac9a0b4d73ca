//! A game in memory, replayed from its rows.

use std::path::Path;

use clock::Millis;
use laws::{Game, Score};
use protocol::{Displays, FrameError, GameSummary, Reader, RegulationsFrame, RematchFrame, Row, Seat, TableFrame};
use sha2::{Digest, Sha256};

use super::seats::Seats;
use crate::journal::{ChainedRow, Hash, Journal, JournalError, SqliteJournal, verify_rows};
use crate::{GameId, Moment};

/// What a client called an act, and from which seat: hashed, because clients may use long names.
pub(super) type AnswerKey = [u8; 16];

/// Gives the key of an act.
pub(super) fn answer_key(seat: Seat, id: &str) -> AnswerKey {
    let hash: [u8; 32] = Sha256::digest(format!("{}\0{id}", seat.name())).into();
    let mut key = [0; 16];
    key.copy_from_slice(&hash[..16]);
    key
}

/// Which rows answer acts. A list, because many games are in memory at once and a map takes twice the room; the acts of one game
/// are few.
#[derive(Debug, Default)]
pub(super) struct Answers(Vec<(AnswerKey, u64)>);

impl Answers {
    /// So many more find room when there is none left: doubling would be for games that few become.
    const ROOM: usize = 32;

    pub(super) fn insert(&mut self, key: AnswerKey, seq: u64) {
        if self.0.len() == self.0.capacity() {
            self.0.reserve_exact(Self::ROOM);
        }
        self.0.push((key, seq));
    }

    /// Finds the row that answers an act.
    pub(super) fn get(&self, key: &AnswerKey) -> Option<u64> {
        // What is sent again was mostly sent just now.
        self.0.iter().rev().find(|(known, _)| known == key).map(|&(_, seq)| seq)
    }
}

/// A game in memory, as its rows have left it. Nothing is judged again.
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
    pub(super) created: Moment,
    /// The moment of the last entry, on the scale of the game.
    pub(super) at: Millis,
    /// The same on the hall's clock; none if nothing was entered.
    pub(super) wall: Option<Moment>,
    /// Which row answers an act.
    pub(super) answers: Answers,
    /// The box of the sealed move.
    pub(super) sealed: Option<String>,
    pub(super) rematch: RematchFrame,
    /// What the displays showed after each half-move.
    pub(super) displays: Displays,
    /// The seat of who created the game.
    pub(super) creator: Option<Seat>,
}

impl LiveGame {
    /// Replays rows; `before` is shown each with the game as it was before it.
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
            created: Moment(created.wall),
            at: Millis::ZERO,
            wall: None,
            answers: Answers::default(),
            sealed: None,
            rematch: RematchFrame::default(),
            displays: Displays::default(),
        };
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
            Row::Entered(entered) => {
                let entry = &entered.entry;
                entry.replay(&mut self.game)?;
                self.displays.note(&self.game, entry.at());
                self.at = entry.at();
                self.wall = Some(Moment(entered.wall));
                self.sealed = entry.sealed_box().or(self.sealed.take());
                if let Some((seat, id)) = entered.seat.zip(entered.id) {
                    self.answers.insert(answer_key(seat, &id), row.seq);
                }
            }
        }
        Ok(())
    }

    /// Tells whether the moves of a game begun elsewhere are played, and none since.
    pub(super) fn is_at_end_of_prelude(&self) -> bool {
        !self.table.prelude.is_empty() && self.game.moves().count() == self.table.prelude.len()
    }

    /// Says how the game is listed.
    pub fn summary(&self) -> GameSummary {
        GameSummary {
            game: self.id.to_string(),
            created: self.created.0,
            phase: self.game.phase().name().to_owned(),
            names: self.seats.names(),
            result: self.game.outcome().map_or(Score::NONE, |outcome| outcome.score).to_string(),
            half_moves: self.game.half_moves() as u32,
        }
    }
}

/// Finds the lists of all games again from their rows; gives how many games there are.
pub fn reindex(path: &Path) -> Result<usize, JournalError> {
    let journal = SqliteJournal::open_read_only(path)?;
    let mut found: Vec<GameSummary> = Vec::new();
    for game in journal.games()? {
        let rows = journal.read(game, 0)?;
        found.push(LiveGame::of(game, &rows, &mut |_, _, _, _| ())?.summary());
    }
    found.sort_by(|one, other| (one.created, &one.game).cmp(&(other.created, &other.game)));
    crate::journal::replace_summaries(path, &found)?;
    Ok(found.len())
}
