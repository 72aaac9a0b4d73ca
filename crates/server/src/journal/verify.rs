//! Checks that the journal of a game is intact, and that the current program would rule the same.

use laws::{Budget, Game};
use protocol::{Act, JournalEntry, Reader, Row};

use super::{ChainedRow, Hash, JournalError};
use crate::GameId;
use crate::live::LiveGame;

/// A game whose rows are intact.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Verified {
    /// The number of rows.
    pub rows: u64,
    /// The hash of the last row.
    pub head: Hash,
}

/// A row on which the current program would rule differently.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Finding {
    /// The number of the row.
    pub seq: u64,
    /// The recorded ruling, as JSON.
    pub stored: String,
    /// The ruling of the current program, as JSON.
    pub now: String,
}

/// Checks that the rows of a game follow each other, have the hashes they claim, and end with the recorded last row.
pub fn verify_rows(game: GameId, rows: &[ChainedRow], head: Option<(u64, Hash)>) -> Result<Verified, JournalError> {
    let mut previous = ChainedRow::root(game);
    for (row, seq) in rows.iter().zip(1..) {
        let broken = |problem: String| JournalError::Broken { game, seq, problem };
        if row.seq != seq {
            return Err(broken(format!("it is missing: row {} comes next", row.seq)));
        }
        if row.previous != previous {
            return Err(broken("it does not follow from the row before".to_owned()));
        }
        row.check(game)?;
        previous = row.hash;
    }
    let rows = rows.len() as u64;
    match head {
        // The game is listed, but has no rows under its id: a bit of the id has changed.
        None if rows == 0 => Err(JournalError::Broken { game, seq: 1, problem: "it is missing".to_owned() }),
        Some((seq, _)) if seq > rows => Err(JournalError::Broken {
            game,
            seq: rows + 1,
            problem: format!("it is missing, and so are those up to {seq}"),
        }),
        Some((seq, hash)) if seq < rows || hash != previous => {
            Err(JournalError::Broken { game, seq: seq + 1, problem: "it was added behind the end".to_owned() })
        }
        _ => Ok(Verified { rows, head: previous }),
    }
}

/// Judges every act again, each in the game as it was then, and reports what would be ruled differently.
///
/// Rulings that depend on a sealed text cannot be judged again before the envelope is opened: such rows are skipped.
pub fn rejudge(game: GameId, rows: &[ChainedRow]) -> Result<Vec<Finding>, JournalError> {
    let mut findings = Vec::new();
    let mut compare = |game: &Game, reader: Reader, row: &ChainedRow, entry: &JournalEntry| {
        let timed = entry.to_timed();
        if timed.as_ref().is_ok_and(|timed| matches!(timed.act.act(), Act::Seal { .. })) {
            return;
        }
        let read = timed.and_then(|timed| Ok((reader.read(&timed, game)?, timed)));
        let Ok((read, timed)) = read else {
            findings.push(Finding { seq: row.seq, stored: row.body.clone(), now: "the act cannot be read".to_owned() });
            return;
        };
        let judged = |budget| {
            let judged = game.judge_within(budget, timed.at, timed.by, read.clone());
            JournalEntry::of(&timed, &judged, game, None).rulings_text()
        };
        let (stored, now) = (entry.rulings_text(), judged(Budget::DEFAULT));
        // A server that ran out of time has ruled without a search.
        let was_cut_short = entry.is_undecided() && stored == judged(Budget::NO_SEARCH);
        if stored != now && !was_cut_short {
            findings.push(Finding { seq: row.seq, stored, now });
        }
    };
    LiveGame::of(game, rows, &mut |game, reader, row, frame| {
        if let Row::Entered(entered) = frame {
            compare(game, reader, row, &entered.entry);
        }
    })?;
    Ok(findings)
}
