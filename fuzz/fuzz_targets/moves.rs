//! Any text as a move, as a score, as an announcement and as a scoresheet: what is read is written back the same.

#![no_main]

use board::Position;
use libfuzzer_sys::fuzz_target;
use notation::{Language, MoveText, ReadSan, Sheet, Speech, Style, WriteSan, detect, read_score, reconcile, rewrite};

fuzz_target!(|text: &str| {
    // The first line sets up the position, if it can be read.
    let (fen, text) = text.split_once('\n').unwrap_or(("", text));
    let position: Position = fen.parse().unwrap_or_default();
    for &language in Language::ALL {
        match MoveText::read(text, language) {
            Err(error) => assert!(text.is_char_boundary(error.offset) && !error.to_string().is_empty()),
            Ok(read) => match read.find(&position) {
                Err(error) => assert!(!error.to_string().is_empty()),
                Ok(found) => {
                    let written = Style { language, is_long: text.len() % 2 == 0, ..Style::default() }.write(found.mv);
                    let again = MoveText::read(&written, language).unwrap().find(&position).unwrap();
                    assert_eq!(again.mv, found.mv, "{text} {written}");
                }
            },
        }
    }
    if let Ok(mv) = position.san(text) {
        assert_eq!(position.san(&mv.san()).unwrap(), mv, "{text}");
    }
    for speech in Speech::ALL {
        if let Ok(heard) = speech.hear(text, &position) {
            assert_eq!(speech.hear(&speech.say(heard.mv), &position).unwrap().mv, heard.mv);
        }
    }
    let language = detect(text, &position).map_or(Language::ENGLISH, |found| found.languages[0]);
    let (moves, faults) = read_score(text, language, &position);
    for fault in &faults {
        assert!(text.get(fault.span.clone()).is_some());
    }
    let rewritten = rewrite(text, language, &Style::PGN, &position);
    assert_eq!(rewritten.moves, moves.len());

    let (white, black) = text.split_once("\n\n").unwrap_or((text, text));
    let (white, black) = (Sheet::read(white, None, &position), Sheet::read(black, None, &position));
    let result = reconcile(&white, &black, &position);
    assert!(result.plies.len() <= white.entries.len().max(black.entries.len()));
});
