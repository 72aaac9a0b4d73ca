//! Reads what a client has missed from the journal and writes it part by part, outside the game's task.

use std::collections::VecDeque;
use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{Audience, EntryWords, FrameError, JournalEntry, RefusedRow, Row, ServerFrame, WireEntry};
use words::Locale;

use super::aside::For;
use super::game::LiveGame;
use super::said::{record, say};
use super::shared::Shared;
use super::snapshot::Look;
use crate::journal::{ChainedRow, JournalError};
use crate::{GameId, HallError};

/// The number of rows read at a time.
const ROWS: usize = 256;

/// The frames for a client that joins: the missed entries, then the state of the game.
pub(crate) struct Replay {
    shared: Arc<Shared>,
    work: Option<Box<Work>>,
}

impl Replay {
    /// Prepares the entries after a row, if one is named, and the state of the game.
    pub(super) fn new(shared: Arc<Shared>, game: GameId, after: Option<u64>, look: Look) -> Self {
        let last = look.snapshot.seq;
        let after = after.unwrap_or(last);
        let refused = None;
        let work = Work { shared: Arc::clone(&shared), game, after, read: after, last, playing: None, refused, look };
        Self { shared, work: Some(Box::new(work)) }
    }

    /// Writes the next frames; returns an empty list when none are left.
    pub(crate) async fn next(&mut self) -> Result<Vec<Utf8Bytes>, HallError> {
        while let Some(work) = self.work.take() {
            let whom = if work.look.seat.is_some() { For::Seat } else { For::Stranger };
            let (rest, frames) = self.shared.aside(whom, move || work.proceed()).await?;
            self.work = rest;
            if !frames.is_empty() {
                return Ok(frames);
            }
        }
        Ok(Vec::new())
    }
}

/// A replay between two parts.
struct Work {
    shared: Arc<Shared>,
    game: GameId,
    /// The last row that the client knows.
    after: u64,
    /// The last row that was read.
    read: u64,
    /// The last row to send.
    last: u64,
    /// The game replayed so far, because sentences name pieces and squares.
    playing: Option<Box<LiveGame>>,
    /// The refused acts that have not been sent, once they are read.
    refused: Option<VecDeque<RefusedRow>>,
    look: Look,
}

/// The remaining work, and the frames that are ready.
type Proceeded = (Option<Box<Work>>, Vec<Utf8Bytes>);

impl Work {
    fn proceed(mut self: Box<Self>) -> Result<Proceeded, JournalError> {
        if self.after >= self.last || self.read >= self.last {
            return Ok((None, self.look.frames()));
        }
        if self.refused.is_none() {
            self.refused = Some(self.read_refused()?);
        }
        let frames = match self.look.locale {
            None => self.entries()?,
            Some(locale) => self.sentences(locale)?,
        };
        Ok((Some(self), frames))
    }

    /// Writes the next entries without sentences.
    fn entries(&mut self) -> Result<Vec<Utf8Bytes>, JournalError> {
        let rows = self.shared.journal().read_part(self.game, self.read, ROWS)?;
        self.read = rows.last().map_or(self.last, |row| row.seq);
        let mut frames = Vec::new();
        let mut refused = self.refused.take().unwrap_or_default();
        for row in rows.iter().filter(|row| row.seq <= self.last) {
            while let Some(refused) = refused.pop_front_if(|refused| refused.after < row.seq) {
                frames.extend(self.shown(None, &refused.entry, None));
            }
            if let Row::Entered(entered) = self.parse(row)? {
                frames.extend(self.shown(Some(row.seq), &entered.entry, None));
            }
        }
        if self.read >= self.last {
            frames.extend(refused.drain(..).filter_map(|refused| self.shown(None, &refused.entry, None)));
        }
        self.refused = Some(refused);
        Ok(frames)
    }

    /// Writes the next entries with sentences. For that the game is replayed from its start up to each of them.
    fn sentences(&mut self, locale: Locale) -> Result<Vec<Utf8Bytes>, JournalError> {
        let mut playing = self.playing.take();
        let played = playing.as_ref().map_or(0, |playing| playing.seq);
        let rows = self.shared.journal().read_part(self.game, played, ROWS)?;
        let mut frames = Vec::new();
        let mut refused = self.refused.take().unwrap_or_default();
        let mut show = |game: &laws::Game, row: &ChainedRow, frame: &Row| {
            if row.seq > self.last {
                return;
            }
            while let Some(refused) = refused.pop_front_if(|refused| refused.after < row.seq) {
                frames.extend(self.shown(None, &refused.entry, self.said(game, &refused.entry, locale)));
            }
            if let Row::Entered(entered) = frame
                && row.seq > self.after
            {
                frames.extend(self.shown(Some(row.seq), &entered.entry, self.said(game, &entered.entry, locale)));
            }
        };
        match &mut playing {
            None => {
                let live = LiveGame::of(self.game, &rows, &mut |game, _, row, frame| show(game, row, frame))?;
                playing = Some(Box::new(live));
            }
            Some(playing) => {
                for row in &rows {
                    let broken = |problem| JournalError::Broken { game: self.game, seq: row.seq, problem };
                    if row.seq != playing.seq + 1 || row.previous != playing.hash {
                        return Err(broken("it does not follow from the row before".to_owned()));
                    }
                    row.check(self.game)?;
                    let frame = self.parse(row)?;
                    show(&playing.game, row, &frame);
                    playing.apply(row, frame).map_err(|error| broken(error.to_string()))?;
                }
            }
        }
        let reached = playing.as_ref().map_or(0, |playing| playing.seq);
        if let Some(playing) = playing.as_ref().filter(|_| reached >= self.last) {
            let told = |refused: RefusedRow| {
                self.shown(None, &refused.entry, self.said(&playing.game, &refused.entry, locale))
            };
            frames.extend(refused.drain(..).filter_map(told));
        }
        self.refused = Some(refused);
        // Rows that were sent before are skipped without being counted as read.
        self.read = if reached >= self.last || rows.is_empty() { self.last } else { self.after };
        self.playing = playing.filter(|_| self.read < self.last);
        Ok(frames)
    }

    fn parse(&self, row: &ChainedRow) -> Result<Row, JournalError> {
        let (game, seq) = (self.game, row.seq);
        Row::read(&row.body).map_err(|error: FrameError| JournalError::Broken { game, seq, problem: error.to_string() })
    }

    /// Reads the refused acts for an arbiter who joins from the start; a client that rejoins has seen them.
    fn read_refused(&self) -> Result<VecDeque<RefusedRow>, JournalError> {
        if self.after > 0 || !self.audience().sees_record() {
            return Ok(VecDeque::new());
        }
        let rows = self.shared.journal().refused(self.game)?;
        let read = rows.iter().filter_map(|row| RefusedRow::read(&row.body).ok());
        Ok(read.filter(|refused| refused.after <= self.last).collect())
    }

    /// Writes the sentences of an entry, with its lines of the record for those who see them.
    fn said(&self, game: &laws::Game, entry: &JournalEntry, locale: Locale) -> Option<EntryWords> {
        let judged = entry.to_laws(game).ok()?;
        let mut words = say(game, &judged, locale);
        if self.audience().sees_record() {
            words.record = record(game, &judged, entry.text(), locale);
        }
        Some(words)
    }

    /// Writes an entry, if the client may see it.
    fn shown(&self, seq: Option<u64>, entry: &JournalEntry, words: Option<EntryWords>) -> Option<Utf8Bytes> {
        let is_told = self.audience().recalls(entry, self.look.snapshot.secrets());
        let entry = WireEntry::of(seq, entry, self.audience()).filter(|_| is_told)?;
        let entry = if let Some(words) = words { entry.with_words(&words, self.audience()) } else { entry };
        Some(ServerFrame::Entry { entry: Box::new(entry) }.to_text().into())
    }

    fn audience(&self) -> Audience {
        Audience::of(self.look.seat)
    }
}
