//! The answers to refused acts: the same act always gets the same answer, even after a restart.

use std::collections::HashMap;

use protocol::{RefusedFrame, RefusedRow, Seat, ServerFrame};

use super::game::{AnswerKey, answer_key};
use crate::GameId;
use crate::journal::{ChainedRow, Hash};

/// The most refusals kept for one seat, and the most bytes. Normal play comes nowhere near; beyond it, an act that would
/// be refused is answered with an error, so that memory and disk stay bounded and no refusal ever gets a different
/// answer.
const MOST: usize = 2_048;
const MOST_BYTES: usize = 1 << 20;

/// The refusals of one game. Most answers are equal, so each is kept once.
#[derive(Debug, Default)]
pub(super) struct Refusals {
    known: HashMap<AnswerKey, u32>,
    answers: Vec<RefusedFrame>,
    /// The number of refusals of each seat, and their bytes. Spectators have none.
    counts: HashMap<Option<Seat>, (usize, usize)>,
    /// The number and hash of the last refused act on disk.
    last: Option<(u64, Hash)>,
}

impl Refusals {
    /// Reads refusals from the journal. Those that cannot be read are skipped: the game does not depend on them.
    pub(super) fn of(rows: &[ChainedRow]) -> Self {
        let mut refusals = Self::default();
        for row in rows {
            match RefusedRow::read(&row.body) {
                Ok(refused) => refusals.note(&refused, row),
                Err(error) => {
                    tracing::warn!(number = row.seq, %error, "a refused act cannot be read");
                    refusals.last = Some((row.seq, row.hash));
                }
            }
        }
        refusals
    }

    /// Finds the first answer to an act.
    pub(super) fn find(&self, seat: Seat, id: &str) -> Option<ServerFrame> {
        let index = *self.known.get(&answer_key(seat, id))?;
        let refused = self.answers.get(usize::try_from(index).ok()?)?.clone();
        Some(ServerFrame::Refused { ack: id.to_owned(), refused })
    }

    /// Tells whether one more refusal of a seat can be kept.
    pub(super) fn has_room_for(&self, seat: Option<Seat>) -> bool {
        self.counts.get(&seat).is_none_or(|(count, bytes)| *count < MOST && *bytes < MOST_BYTES)
    }

    /// Returns the number of the last refusal on disk.
    pub(super) fn count(&self) -> u64 {
        self.last.map_or(0, |(seq, _)| seq)
    }

    /// Makes the row for the next refusal.
    pub(super) fn next(&self, game: GameId, refused: &RefusedRow) -> ChainedRow {
        let (last, hash) = self.last.unwrap_or_else(|| (0, ChainedRow::root(game)));
        ChainedRow::at(last + 1, hash, refused.to_text())
    }

    /// Adds a refusal that is on disk.
    pub(super) fn note(&mut self, refused: &RefusedRow, row: &ChainedRow) {
        self.last = Some((row.seq, row.hash));
        let (count, bytes) = self.counts.entry(refused.seat).or_default();
        (*count, *bytes) = (*count + 1, *bytes + row.body.len());
        let Some(((seat, id), answer)) = refused.seat.zip(refused.id.as_ref()).zip(refused.answer()) else { return };
        // Equal refusals usually come right after each other.
        let known = self.answers.iter().rposition(|known| *known == answer);
        let index = known.unwrap_or_else(|| {
            self.answers.push(answer);
            self.answers.len() - 1
        });
        self.known.insert(answer_key(seat, id), u32::try_from(index).unwrap_or(u32::MAX));
    }
}
