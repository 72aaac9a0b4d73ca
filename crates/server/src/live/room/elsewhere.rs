//! A game that other nodes serve too: rows that they wrote, clients that are connected there, and who looks after the clock.

use protocol::{FrameError, Row, Seat, ServerFrame, StandsFrame};

use super::super::game::LiveGame;
use super::super::refusals::Refusals;
use super::super::said::Said;
use super::Room;
use crate::cluster::Here;
use crate::journal::{ChainedRow, JournalError};
use crate::{HallError, Moment};

/// Milliseconds for which a node waits for the one that looks after the clock before it does so itself.
const TURN: u64 = 2_000;
/// Milliseconds after which a node knows who is connected elsewhere.
const SETTLED: u64 = 5_000;
/// Milliseconds after which a node says again who is connected.
const AGAIN: u64 = 2_000;

impl Room {
    /// Tells whether other nodes write to the same journal.
    pub(super) fn is_shared(&self) -> bool {
        self.shared.journal.is_shared()
    }

    /// Tells whether this node looks after the clock of the game.
    pub(super) fn leads(&self) -> bool {
        self.shared.leads(self.live.id.as_str())
    }

    /// Returns the milliseconds for which this node leaves what is due to another one.
    pub(super) fn turn(&self) -> u64 {
        // Acts that came after a deadline do not wait longer than they must.
        if self.leads() || !self.waiting.is_empty() { 0 } else { TURN }
    }

    /// Takes in what other nodes have written.
    pub(super) async fn grow(&mut self, rows: u64, refused: u64) -> Result<(), JournalError> {
        if refused > self.refusals.count() {
            self.reload_refusals().await?;
        }
        if rows <= self.live.seq {
            return Ok(());
        }
        for row in self.shared.read(self.live.id, self.live.seq).await? {
            self.take_in(row)?;
        }
        self.note_presence();
        self.hear_waiting(false).await
    }

    /// Reads the refused acts again, because another node has refused one.
    pub(super) async fn reload_refusals(&mut self) -> Result<(), JournalError> {
        let (journal, game) = (std::sync::Arc::clone(&self.shared.journal), self.live.id);
        let rows = self.shared.blocking(move || journal.refused(game)).await?;
        self.refusals = Refusals::of(&rows);
        Ok(())
    }

    /// Returns to the rows after another node has written one first: what was done in memory is undone, and the rows from
    /// elsewhere are taken in.
    pub(super) async fn recover(&mut self) -> Result<(), JournalError> {
        let (id, known, hash) = (self.live.id, self.live.seq, self.live.hash);
        self.shared.written(self.shared.journal.refresh(id)).await?;
        let rows = self.shared.read(id, 0).await?;
        let broken = |problem: &str| JournalError::Broken { game: id, seq: known, problem: problem.to_owned() };
        let before = usize::try_from(known).ok().filter(|known| *known <= rows.len());
        let before = before.ok_or_else(|| broken("the journal has fewer rows than this node has seen"))?;
        let live = LiveGame::of(id, &rows[..before], &mut |_, _, _, _| ())?;
        if live.hash != hash {
            return Err(broken("the journal has another history than this node has seen"));
        }
        self.live = live;
        self.rename();
        self.origin = self.live.origin;
        self.unwritten = 0;
        self.looks = [None, None];
        // The list entry is written again with the next row.
        self.listed = protocol::GameSummary::default();
        for row in rows.into_iter().skip(before) {
            self.take_in(row)?;
        }
        Ok(())
    }

    /// Takes in a row that another node has written, and tells everybody here. Nothing is judged again.
    fn take_in(&mut self, row: ChainedRow) -> Result<(), JournalError> {
        let (game, seq) = (self.live.id, row.seq);
        if seq <= self.live.seq {
            return Ok(());
        }
        let broken = |problem: String| JournalError::Broken { game, seq, problem };
        let unfit = |error: FrameError| broken(error.to_string());
        if seq != self.live.seq + 1 || row.previous != self.live.hash {
            return Err(broken("it does not follow from what this node has seen".to_owned()));
        }
        row.check(game)?;
        let frame = Row::read(&row.body).map_err(unfit)?;
        let bytes = row.body.len() as u64;
        match &frame {
            Row::Entered(entered) => {
                let entry = entered.entry.to_laws(&self.live.game).map_err(unfit)?;
                let said = Said::of(&self.live.game, &entry, entered.entry.text(), self.listeners.readers());
                let running = self.live.game.running();
                self.live.apply(&row, frame.clone()).map_err(unfit)?;
                self.origin = self.live.origin;
                self.unwritten = 0;
                // The delay until it arrived here is charged to nobody, as that of an act of this node is not.
                let mut delay = (self.live.game.running() != running).then(|| self.delay(Moment(entered.wall)));
                self.hold(&mut delay);
                let held = delay.map_or(0, |delay| delay.held);
                let stands = StandsFrame::of(&self.live.game, entry.at, &self.live.table);
                let stands = stands.with_displays(&self.live.displays).with_held(held);
                let reach = self.reach();
                self.listeners.tell(Some(seq), &entered.entry, &stands, &said, reach);
                self.show_engine();
            }
            Row::Seated(seated) => {
                let seat = seated.seat.seat;
                let before = self.live.seats.get(seat).and_then(|known| known.token.clone());
                let had_request = self.live.seats.requested().is_some();
                self.live.apply(&row, frame.clone()).map_err(unfit)?;
                self.rename();
                if before.is_some() && before != seated.seat.token {
                    self.listeners.revoke(seat);
                } else if had_request && self.live.seats.requested().is_none() {
                    self.listeners
                        .close_asking("answered", "the players have answered: join again with the same token");
                }
                self.tell_all_seats();
            }
            Row::Rematch(_) => {
                self.live.apply(&row, frame.clone()).map_err(unfit)?;
                let rematch = self.live.rematch.clone();
                self.listeners.tell_frame(&ServerFrame::Rematch { rematch }, self.reach());
            }
            Row::Interrupted(interrupted) => {
                self.live.apply(&row, frame.clone()).map_err(unfit)?;
                self.origin = self.live.origin;
                self.tell_interrupted(interrupted.milliseconds(), Some(seq));
            }
            Row::Created(_) => return Err(broken("a game is created once".to_owned())),
        }
        self.live.bytes += bytes;
        if let Some(late) = &mut self.late {
            late.push(frame.wall(), row);
        }
        self.looks[0] = None;
        self.listed = self.listing();
        self.post_board();
        self.put_up();
        Ok(())
    }

    /// Refuses a client that has seen more of the game than the journal has: a shorter history never wins.
    pub(super) async fn check_seen(&mut self, after: Option<u64>) -> Result<(), HallError> {
        let Some(seen) = after.filter(|seen| self.is_shared() && *seen > self.live.seq) else { return Ok(()) };
        self.shared.written(self.shared.journal.refresh(self.live.id)).await?;
        self.grow(seen, 0).await?;
        let last = self.live.seq;
        if seen > last {
            tracing::error!(game = %self.live.id, seen, last, "a client has seen more of a game than the journal has");
            return Err(HallError::ShorterHistory { seen, last });
        }
        Ok(())
    }

    /// Hears who is connected at another node.
    pub(super) async fn hear_elsewhere(&mut self, here: Here) -> Result<(), JournalError> {
        if let Some(seat) = here.joined {
            self.listeners.take_over(seat);
        }
        let is_new = self.elsewhere.note(here, self.shared.time.now());
        if !self.note_presence() && is_new {
            self.tell_all_seats();
        }
        self.write_presence().await?;
        self.start_if_all_are_here().await?;
        self.show_waiting();
        Ok(())
    }

    /// Forgets who was connected at nodes that are silent.
    pub(super) fn forget_elsewhere(&mut self) {
        let Some(cluster) = self.shared.cluster().cloned() else { return };
        self.elsewhere.forget(self.shared.time.now(), |node| cluster.is_alive(node));
    }

    /// Says that a client has joined here, so that older connections of the same seat elsewhere are closed.
    pub(super) fn say_joined(&mut self, socket: u64) {
        let seat = self.listeners.find(socket).and_then(|subscriber| subscriber.seat);
        if seat.is_some() {
            self.say_presence(seat);
        }
    }

    /// Says who is connected here.
    pub(super) fn say_presence(&mut self, joined: Option<Seat>) {
        let Some(cluster) = self.shared.cluster() else { return };
        cluster.say_presence(self.live.id, joined, self.seats_here());
        self.said = self.shared.time.now();
    }

    /// Returns when to say again who is connected here.
    pub(super) fn said_due(&self) -> Option<Moment> {
        let is_needed =
            self.shared.cluster().is_some() && (!self.seats_here().is_empty() || !self.elsewhere.is_empty());
        is_needed.then(|| self.said.after(AGAIN))
    }

    /// Says again who is connected here, if it is time.
    pub(super) fn say_again(&mut self) {
        if self.said_due().is_some_and(|due| self.shared.time.now() >= due) {
            self.say_presence(None);
            self.show_waiting();
        }
    }

    /// Lets the engine play at the node where its opponent is connected; if the opponent is nowhere, at the node that looks after
    /// the game.
    pub(super) fn look_at_the_engine(&mut self) {
        let Some(engine) = self.live.table.engine.as_ref().map(|engine| engine.seat).filter(|_| self.is_shared())
        else {
            return;
        };
        let is_opponent_here = self.seats_here().iter().any(|(seat, _)| *seat != engine);
        let is_nobody_elsewhere = self.elsewhere.is_empty() && self.shared.time.now().since(self.loaded) > SETTLED;
        let is_wanted = is_opponent_here || (self.leads() && is_nobody_elsewhere);
        match (is_wanted, self.engine.is_some()) {
            (true, false) => self.call_engine(),
            (false, true) => {
                self.listeners.dismiss_engine();
                self.engine = None;
            }
            _ => {}
        }
    }
}
