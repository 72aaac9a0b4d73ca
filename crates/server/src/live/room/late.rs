//! Who only watches sees the game late, if the table is set so: a second game follows the rows at a distance.

use std::collections::VecDeque;

use clock::Millis;
use protocol::{Row, StandsFrame};

use super::super::game::LiveGame;
use super::super::listeners::Reach;
use super::super::said::Said;
use super::Room;
use crate::journal::{ChainedRow, JournalError};
use crate::{GameId, Moment};

/// The game as those see it who only watch.
pub(super) struct Late {
    delay: u64,
    pub(super) shown: LiveGame,
    /// Rows that are not shown yet, and when they will be.
    waiting: VecDeque<(Moment, ChainedRow)>,
}

impl Late {
    /// Cuts the rows of a game into those that are shown and those that wait.
    pub(super) fn of(game: GameId, rows: &[ChainedRow], delay: u64, now: Moment) -> Result<Self, JournalError> {
        let mut waiting = VecDeque::new();
        for row in rows {
            // If the calendar was set back, nothing waits longer than the delay.
            let due = Moment(read(game, row)?.wall()).min(now).after(delay);
            // Nothing is shown before what was done earlier, and that there is a game is no secret.
            if row.seq > 1 && (due > now || !waiting.is_empty()) {
                waiting.push_back((due, row.clone()));
            }
        }
        let shown = LiveGame::of(game, &rows[..rows.len() - waiting.len()], &mut |_, _, _, _| ())?;
        Ok(Self { delay, shown, waiting })
    }

    /// Lets a new row wait.
    pub(super) fn push(&mut self, wall: u64, row: ChainedRow) {
        self.waiting.push_back((Moment(wall).after(self.delay), row));
    }

    /// Says when the next row will be shown.
    pub(super) fn due(&self) -> Option<Moment> {
        self.waiting.front().map(|(due, _)| *due)
    }

    /// Puts a moment of the game where those are who watch.
    pub(super) fn earlier(&self, at: Millis) -> Millis {
        Millis(at.0.saturating_sub(self.delay))
    }
}

fn read(game: GameId, row: &ChainedRow) -> Result<Row, JournalError> {
    let broken = |problem: String| JournalError::Broken { game, seq: row.seq, problem };
    Row::read(&row.body).map_err(|error| broken(error.to_string()))
}

impl Room {
    /// Shows those who watch what they may see by now.
    pub(super) fn show_late(&mut self) -> Result<(), JournalError> {
        let now = self.shared.time.now();
        let Some(late) = &mut self.late else { return Ok(()) };
        while late.due().is_some_and(|due| due <= now)
            && let Some((_, row)) = late.waiting.pop_front()
        {
            let game = late.shown.id;
            let broken =
                |error: protocol::FrameError| JournalError::Broken { game, seq: row.seq, problem: error.to_string() };
            let frame = read(game, &row)?;
            let Row::Entered(entered) = &frame else {
                late.shown.apply(&row, frame).map_err(broken)?;
                continue;
            };
            let entry = entered.entry.to_laws(&late.shown.game).map_err(broken)?;
            let said = Said::of(&late.shown.game, &entry, entered.entry.text(), self.listeners.readers());
            late.shown.apply(&row, frame.clone()).map_err(broken)?;
            let stands = StandsFrame::of(&late.shown.game, entry.at, &late.shown.table);
            let stands = stands.with_displays(&late.shown.displays);
            self.listeners.tell(Some(row.seq), &entered.entry, &stands, &said, Reach::Watchers);
        }
        Ok(())
    }
}
