//! Delayed spectators: if the settings of the game ask for it, they see a second copy that follows the rows with a delay.

use std::collections::VecDeque;
use std::sync::Arc;

use clock::Millis;
use laws::Phase;
use protocol::{GameSummary, NamesFrame, Row, Seat, SeatStatus, ServerFrame, StandsFrame};

use super::super::game::LiveGame;
use super::super::listeners::Reach;
use super::super::said::Said;
use super::super::seats::Sitting;
use super::Room;
use crate::journal::{ChainedRow, JournalError, RUNNING};
use crate::{GameId, Moment};

/// The game as delayed spectators see it.
pub(in crate::live) struct Late {
    delay: u64,
    pub(super) shown: LiveGame,
    /// Rows that are not shown yet, and when they will be.
    waiting: VecDeque<(Moment, ChainedRow)>,
    /// The seats and who is connected, as shown to spectators.
    pub(super) seats: Vec<SeatStatus>,
    /// Later changes of the seats, and when they will be shown.
    changes: VecDeque<(Moment, Vec<SeatStatus>)>,
}

/// The most changes of the seats that wait to be shown; beyond it some are left out.
const CHANGES: usize = 256;

impl Late {
    /// Splits the rows of a game into those that are shown and those that wait.
    pub(in crate::live) fn of(
        game: GameId,
        rows: &[ChainedRow],
        delay: u64,
        now: Moment,
    ) -> Result<Self, JournalError> {
        let mut waiting = VecDeque::new();
        for row in rows {
            // If the system clock was set back, nothing waits longer than the delay.
            let due = Moment(read(game, row)?.wall()).min(now).after(delay);
            // Rows are shown in order, and the existence of the game is not secret.
            if row.seq > 1 && (due > now || !waiting.is_empty()) {
                waiting.push_back((due, row.clone()));
            }
        }
        let shown = LiveGame::of(game, &rows[..rows.len() - waiting.len()], &mut |_, _, _, _| ())?;
        let seats = shown.seats.statuses(|_| Sitting::default());
        Ok(Self { delay, shown, waiting, seats, changes: VecDeque::new() })
    }

    /// Adds a new row to those that wait.
    pub(super) fn push(&mut self, wall: u64, row: ChainedRow) {
        self.waiting.push_back((Moment(wall).after(self.delay), row));
    }

    /// Adds a change of the seats to those that wait.
    pub(super) fn push_seats(&mut self, now: Moment, seats: Vec<SeatStatus>) {
        if self.changes.len() == CHANGES {
            self.changes.pop_back();
        }
        self.changes.push_back((now.after(self.delay), seats));
    }

    /// Returns when the next row or change will be shown.
    pub(super) fn due(&self) -> Option<Moment> {
        let change = self.changes.front().map(|(due, _)| *due);
        [self.row_due(), change].into_iter().flatten().min()
    }

    fn row_due(&self) -> Option<Moment> {
        self.waiting.front().map(|(due, _)| *due)
    }

    /// Returns the game's entry in lists as spectators see it.
    fn summary(&self) -> GameSummary {
        self.shown.summary()
    }

    /// Tells whether the game will be loaded after a restart in its listed phase, or is up to date.
    fn is_found(&self) -> bool {
        self.waiting.is_empty() || RUNNING.contains(&self.shown.game.phase().name())
    }

    /// Returns the game's entry in lists for the journal.
    ///
    /// A game that is ahead of its entry is listed in a phase in which it is loaded after a restart, so that the entry
    /// catches up.
    pub(in crate::live) fn listing(&self) -> GameSummary {
        let shown = self.summary();
        if self.is_found() { shown } else { GameSummary { phase: Phase::Playing.name().to_owned(), ..shown } }
    }

    /// Shows the seats with the names that the event has now; waiting changes too, because names may have been erased.
    pub(super) fn rename(&mut self) {
        let names = self.shown.seats.names();
        // By then the arbiter may be another one, who is named with the next change.
        let later = NamesFrame { arbiter: None, ..names.clone() };
        set_names(&mut self.seats, &names);
        for (_, seats) in &mut self.changes {
            set_names(seats, &later);
        }
    }

    /// Converts a time of the game to the delayed time of spectators.
    pub(super) fn earlier(&self, at: Millis) -> Millis {
        Millis(at.0.saturating_sub(self.delay))
    }
}

fn set_names(seats: &mut [SeatStatus], names: &NamesFrame) {
    for seat in seats {
        seat.name = match seat.seat {
            Seat::White => names.white.clone(),
            Seat::Black => names.black.clone(),
            Seat::Arbiter => names.arbiter.clone(),
            Seat::Both => None,
        };
    }
}

fn read(game: GameId, row: &ChainedRow) -> Result<Row, JournalError> {
    let broken = |problem: String| JournalError::Broken { game, seq: row.seq, problem };
    Row::read(&row.body).map_err(|error| broken(error.to_string()))
}

impl Room {
    /// Shows spectators the rows and changes that are due.
    pub(super) async fn show_late(&mut self) -> Result<(), JournalError> {
        let now = self.shared.time.now();
        let Some(late) = &mut self.late else { return Ok(()) };
        while late.changes.front().is_some_and(|(due, _)| *due <= now)
            && let Some((_, seats)) = late.changes.pop_front()
        {
            late.seats.clone_from(&seats);
            self.listeners.tell_frame(&ServerFrame::Seats { seats }, Reach::Unconcerned);
        }
        let mut is_changed = false;
        while late.row_due().is_some_and(|due| due <= now)
            && let Some((_, row)) = late.waiting.pop_front()
        {
            is_changed = true;
            let game = late.shown.id;
            let broken =
                |error: protocol::FrameError| JournalError::Broken { game, seq: row.seq, problem: error.to_string() };
            let frame = read(game, &row)?;
            let Row::Entered(entered) = &frame else {
                let is_rematch = matches!(frame, Row::Rematch(_));
                late.shown.apply(&row, frame).map_err(broken)?;
                if is_rematch {
                    let rematch = late.shown.rematch.clone();
                    self.listeners.tell_frame(&ServerFrame::Rematch { rematch }, Reach::Watchers);
                }
                continue;
            };
            let entry = entered.entry.to_laws(&late.shown.game).map_err(broken)?;
            let said = Said::of(&late.shown.game, &entry, entered.entry.text(), self.listeners.readers());
            late.shown.apply(&row, frame.clone()).map_err(broken)?;
            let stands = StandsFrame::of(&late.shown.game, entry.at, &late.shown.table);
            let stands = stands.with_displays(&late.shown.displays);
            self.listeners.tell(Some(row.seq), &entered.entry, &stands, &said, Reach::Watchers);
        }
        if is_changed {
            // Another arbiter may have taken the seat.
            self.rename();
            self.post_board();
            self.put_up();
            self.relist().await?;
        }
        Ok(())
    }

    /// Shows spectators the game with another delay from now on; tells whether it is another one.
    pub(super) async fn change_delay(&mut self, delay: u64) -> Result<bool, JournalError> {
        if self.late.as_ref().map_or(0, |late| late.delay) == delay {
            return Ok(false);
        }
        self.late = if delay > 0 {
            let (journal, game) = (Arc::clone(&self.shared.journal), self.live.id);
            let mut rows = self.shared.blocking(move || journal.read(game, 0)).await?;
            // Rows from elsewhere that this room has not applied yet come later, by themselves.
            rows.truncate(usize::try_from(self.live.seq).unwrap_or(usize::MAX));
            let mut late = Late::of(game, &rows, delay, self.shared.time.now())?;
            self.shared.follow_event(&mut late.shown);
            Some(Box::new(late))
        } else {
            self.shared.delayed_lists.remove(self.live.id);
            None
        };
        Ok(true)
    }

    /// Returns the clients that learn at once what happens now.
    pub(super) fn reach(&self) -> Reach {
        if self.late.is_some() { Reach::Seats } else { Reach::All }
    }

    /// Returns the game's entry in lists for the journal, as spectators see it. If the phase differs, the server
    /// remembers how it is shown.
    pub(super) fn listing(&self) -> GameSummary {
        let Some(late) = &self.late else { return self.live.summary() };
        if late.is_found() {
            self.shared.delayed_lists.remove(self.live.id);
        } else {
            self.shared.delayed_lists.show(self.live.id, late.summary());
        }
        late.listing()
    }

    /// Updates the list entry after a restart: rows that waited then may be due by now.
    pub(super) async fn relist_if_late(&mut self) -> Result<(), JournalError> {
        if self.late.is_some() { self.relist().await } else { Ok(()) }
    }

    /// Updates the list entry if it has caught up, or if more than the number of moves has changed.
    pub(super) async fn relist(&mut self) -> Result<(), JournalError> {
        let listing = self.listing();
        let has_caught_up = self.late.as_ref().is_some_and(|late| late.waiting.is_empty());
        let is_same = GameSummary { half_moves: self.listed.half_moves, ..listing.clone() } == self.listed;
        if listing == self.listed || (is_same && !has_caught_up) {
            return Ok(());
        }
        self.listed = listing.clone();
        self.shared.relist(listing).await
    }
}
