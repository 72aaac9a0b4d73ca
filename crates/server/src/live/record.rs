//! The arbiter's record of a game as JSON.

use laws::Game;
use protocol::{
    JournalEntry, NamesFrame, RecordClocks, RecordClosing, RecordField, RecordFrame, RecordLine, RefusedRow,
    RegulationsFrame, Row,
};
use words::{Head, Line, Locale, Record, Words};

use super::game::LiveGame;
use super::said::{record, words};
use super::shared::Shared;
use crate::GameId;
use crate::journal::JournalError;

/// Writes the record of a game from its rows up to the last one given, with the refused acts where they happened. The names in a
/// game of an event are those that the event has now.
pub(super) fn write(shared: &Shared, id: GameId, last: u64, locale: Locale) -> Result<RecordFrame, JournalError> {
    let journal = shared.journal();
    let mut rows = journal.read(id, 0)?;
    rows.retain(|row| row.seq <= last);
    let refused = journal.refused(id)?;
    let refused: Vec<RefusedRow> = refused.iter().filter_map(|row| RefusedRow::read(&row.body).ok()).collect();
    let mut refused = refused.iter().filter(|refused| refused.after <= last).peekable();
    let mut lines = Vec::new();
    let mut write = |game: &Game, entry: &JournalEntry| {
        if let Ok(judged) = entry.to_laws(game) {
            lines.extend(record(game, &judged, entry.text(), locale));
        }
    };
    let mut live = LiveGame::of(id, &rows, &mut |game, _, row, frame| {
        while let Some(refused) = refused.next_if(|refused| refused.after < row.seq) {
            write(game, &refused.entry);
        }
        if let Row::Entered(entered) = frame {
            write(game, &entered.entry);
        }
    })?;
    for refused in refused {
        write(&live.game, &refused.entry);
    }
    shared.follow_event(&mut live);
    let head = head_of(&live.regulations, live.seats.names());
    Ok(record_of(words(locale), &head, &live.game, lines))
}

/// Returns the players' names: as the regulations fix them, or as the players gave them when they took their seats.
fn head_of(regulations: &RegulationsFrame, names: NamesFrame) -> Head {
    let mut head = Head::from_tags(regulations.tags());
    head.names.white = names.white.or(head.names.white);
    head.names.black = names.black.or(head.names.black);
    head.arbiter = names.arbiter;
    head
}

/// Converts a line to its JSON form.
pub(super) fn frame_of(line: Line) -> RecordLine {
    RecordLine {
        at: line.at.0,
        kind: line.kind.name(),
        text: line.text,
        article: line.article,
        clocks: line.clocks.map(|clocks| RecordClocks { white: clocks.white, black: clocks.black }),
        position: line.position,
    }
}

/// Puts the head and the result of a game around the lines of its record.
fn record_of(words: &Words, head: &Head, game: &Game, lines: Vec<RecordLine>) -> RecordFrame {
    let mut record = Record::new(words, head, game.regulations());
    record.close(words, game);
    let field = |field: words::Field| RecordField { label: field.label, value: field.value };
    let closing = |closing: words::Closing| RecordClosing {
        label: closing.label,
        score: closing.score,
        text: closing.text,
        article: closing.article,
    };
    RecordFrame {
        title: record.title,
        head: record.head.into_iter().map(field).collect(),
        lines,
        closing: record.closing.map(closing),
    }
}
