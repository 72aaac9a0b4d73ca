//! What somebody has missed, read from the journal and written outside of the game's own task, a part at a time.

use std::sync::Arc;

use axum::extract::ws::Utf8Bytes;
use protocol::{Audience, EnteredRow, EntryWords, FrameError, Row, ServerFrame, WireEntry};
use words::Locale;

use super::game::LiveGame;
use super::hall::Shared;
use super::said::{record, say};
use super::snapshot::Look;
use crate::journal::{ChainedRow, JournalError};
use crate::{GameId, HallError};

/// How many rows are read at a time.
const ROWS: usize = 256;

/// What somebody is told who joins: the entries that were missed, then how the game stands.
pub(crate) struct Replay {
    shared: Arc<Shared>,
    work: Option<Box<Work>>,
}

impl Replay {
    /// Prepares to tell what happened after a row, if one is named, and how the game stands.
    pub(super) fn new(shared: Arc<Shared>, game: GameId, after: Option<u64>, look: Look) -> Self {
        let last = look.snapshot.seq;
        let after = after.unwrap_or(last);
        let work = Work { shared: Arc::clone(&shared), game, after, read: after, last, playing: None, look };
        Self { shared, work: Some(Box::new(work)) }
    }

    /// Writes the next frames; there are none left if it returns none.
    pub(crate) async fn next(&mut self) -> Result<Vec<Utf8Bytes>, HallError> {
        while let Some(work) = self.work.take() {
            let (rest, frames) = self.shared.aside(move || work.proceed()).await?;
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
    /// The last row that is known to the one who joins.
    after: u64,
    /// The last row that was looked at.
    read: u64,
    /// The last row to be told.
    last: u64,
    /// The game played again: sentences name pieces and squares.
    playing: Option<Box<LiveGame>>,
    look: Look,
}

/// What is left to do, and the frames that are ready.
type Proceeded = (Option<Box<Work>>, Vec<Utf8Bytes>);

impl Work {
    fn proceed(mut self: Box<Self>) -> Result<Proceeded, JournalError> {
        if self.after >= self.last || self.read >= self.last {
            return Ok((None, self.look.frames()));
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
        for row in rows.iter().filter(|row| row.seq <= self.last) {
            if let Row::Entered(entered) = self.parse(row)? {
                frames.extend(self.shown(row.seq, &entered, None));
            }
        }
        Ok(frames)
    }

    /// Writes the next entries with sentences. The game is played again from its start up to each of them.
    fn sentences(&mut self, locale: Locale) -> Result<Vec<Utf8Bytes>, JournalError> {
        let mut playing = self.playing.take();
        let played = playing.as_ref().map_or(0, |playing| playing.seq);
        let rows = self.shared.journal().read_part(self.game, played, ROWS)?;
        let mut frames = Vec::new();
        let mut show = |game: &laws::Game, row: &ChainedRow, frame: &Row| {
            let Row::Entered(entered) = frame else { return };
            if row.seq > self.after && row.seq <= self.last {
                let words = entered.entry.to_laws(game).ok().map(|entry| {
                    let mut words = say(game, &entry, locale);
                    if self.audience().sees_record() {
                        words.record = record(game, &entry, entered.entry.text(), locale);
                    }
                    words
                });
                frames.extend(self.shown(row.seq, entered, words));
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
        // Rows that were told before are passed over without being counted as read.
        self.read = if reached >= self.last || rows.is_empty() { self.last } else { self.after };
        self.playing = playing.filter(|_| self.read < self.last);
        Ok(frames)
    }

    fn parse(&self, row: &ChainedRow) -> Result<Row, JournalError> {
        let (game, seq) = (self.game, row.seq);
        Row::read(&row.body).map_err(|error: FrameError| JournalError::Broken { game, seq, problem: error.to_string() })
    }

    /// Writes an entry, if the one who joins may see it.
    fn shown(&self, seq: u64, entered: &EnteredRow, words: Option<EntryWords>) -> Option<Utf8Bytes> {
        let entry = WireEntry::of(Some(seq), &entered.entry, self.audience())?;
        let entry = if let Some(words) = words { entry.with_words(&words, self.audience()) } else { entry };
        Some(ServerFrame::Entry { entry: Box::new(entry) }.to_text().into())
    }

    fn audience(&self) -> Audience {
        Audience::of(self.look.seat)
    }
}
