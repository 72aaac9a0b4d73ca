//! Any bytes as PGN: games are found alike by readers and skippers, and what is read is written back the same.

#![no_main]

use libfuzzer_sys::fuzz_target;
use notation::pgn::{Chunks, GameTree, Games, chunks_of, spans};

fuzz_target!(|bytes: &[u8]| {
    let games = GameTree::read_all(bytes);
    assert_eq!(spans(bytes).count(), games.len());
    let parts: usize = chunks_of(bytes, 3).iter().map(|(_, chunk)| GameTree::read_all(chunk).len()).sum();
    assert_eq!(parts, games.len());
    let mut chunks = Chunks::new(bytes);
    let mut streamed = 0;
    while let Some(chunk) = chunks.next_chunk().unwrap() {
        let mut reader = Games::from_line(&chunk.bytes, chunk.first_line);
        while GameTree::read(&mut reader).is_some() {
            streamed += 1;
        }
    }
    assert_eq!(streamed, games.len());
    for game in games {
        match game {
            Err(error) => assert!(error.line > 0 && error.column > 0 && error.offset <= bytes.len()),
            Ok(game) => {
                let text = game.to_string();
                let again = GameTree::read_all(text.as_bytes());
                assert_eq!(again.len(), 1, "{text}");
                let again = again.into_iter().next().unwrap().unwrap_or_else(|error| panic!("{error}\n{text}"));
                assert_eq!(again.line, game.line, "{text}");
                assert_eq!(again.to_string(), text);
            }
        }
    }
});
