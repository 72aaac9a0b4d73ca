//! The protocol of a game as JSON.

use laws::Game;
use protocol::{NamesFrame, RecordClocks, RecordClosing, RecordField, RecordFrame, RecordLine, RegulationsFrame};
use words::{Head, Line, Record, Words};

/// Says who plays: as it was fixed beforehand, or as those have told who took the seats.
pub(super) fn head_of(regulations: &RegulationsFrame, names: NamesFrame) -> Head {
    let mut head = Head::from_tags(regulations.tags());
    head.names.white = names.white.or(head.names.white);
    head.names.black = names.black.or(head.names.black);
    head.arbiter = names.arbiter;
    head
}

/// Puts a line into the form of the protocol.
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

/// Writes the protocol of a game with its head and its result around the lines.
pub(super) fn record_of(words: &Words, head: &Head, game: &Game, lines: Vec<RecordLine>) -> RecordFrame {
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
