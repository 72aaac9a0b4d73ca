//! Any bytes as a FEN; after a line feed, two bytes for each move to judge.

#![no_main]

use board::{Epd, Move, Position, Role, Setup, Square};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|bytes: &[u8]| {
    // What follows a line feed are moves to try.
    let (fen, moves) = match bytes.iter().position(|byte| *byte == b'\n') {
        Some(end) => (&bytes[..end], &bytes[end + 1..]),
        None => (bytes, &[][..]),
    };
    let Ok(text) = std::str::from_utf8(fen) else { return };
    let setup = match text.parse::<Setup>() {
        Ok(setup) => setup,
        Err(error) => {
            assert!(text.is_char_boundary(error.offset), "{error:?}");
            assert!(error.column <= text.chars().count() + 1, "{error:?}");
            assert!(!error.to_string().is_empty());
            return;
        }
    };
    assert_eq!(setup.to_string().parse(), Ok(setup));
    assert_eq!(setup.to_shredder_fen().parse(), Ok(setup));
    assert_eq!(setup.flipped().flipped(), setup);

    let epd: Epd = text.parse().unwrap();
    let again: Epd = epd.to_string().parse().unwrap();
    assert_eq!((again.setup, again.to_string()), (epd.setup, epd.to_string()));

    let flaws = setup.flaws();
    for flaw in &flaws {
        assert!(!flaw.to_string().is_empty());
    }
    let descriptions = moves.chunks_exact(2).map(description);
    for mv in descriptions.clone() {
        if let Some(breach) = setup.breach(mv) {
            assert!(!breach.to_string().is_empty());
        }
    }
    match setup.validate() {
        Ok(position) => {
            assert!(!flaws.iter().any(|flaw| flaw.is_unplayable()));
            play(&position, descriptions);
        }
        Err(error) => assert_eq!(error.flaws, flaws),
    }
});

/// Two bytes say from, to and perhaps what a pawn becomes.
fn description(bytes: &[u8]) -> Move {
    let (from, to) = (Square::ALL[usize::from(bytes[0] & 63)], Square::ALL[usize::from(bytes[1] & 63)]);
    match Role::ALL.get(usize::from((bytes[0] >> 6 << 2) | bytes[1] >> 6).wrapping_sub(1)) {
        Some(&role) => Move::promoting(from, to, role),
        None => Move::new(from, to),
    }
}

fn play(position: &Position, descriptions: impl Iterator<Item = Move>) {
    for fen in [position.to_string(), position.to_setup().to_shredder_fen()] {
        let read: Position = fen.parse().unwrap();
        assert_eq!((read, read.key()), (*position, position.key()), "{fen}");
    }
    let moves = position.legal_moves();
    assert_eq!(moves.len(), position.count_legal_moves(), "{position}");
    assert_eq!(moves.is_empty(), !position.has_legal_move(), "{position}");
    for mv in descriptions {
        assert_eq!(position.is_legal(mv), moves.as_slice().contains(&mv), "{position}: {mv}");
        assert_eq!(position.legal(mv).err().map(|error| error.breach), position.to_setup().breach(mv));
    }
    for legal in moves {
        assert!(position.is_legal(legal.to_move()), "{position}: {}", legal.uci());
        assert_eq!(position.to_setup().breach(legal.to_move()), None, "{position}: {}", legal.uci());
        let uci = legal.uci().to_string();
        assert_eq!(position.legal(uci.parse().unwrap()), Ok(legal), "{position}: {uci}");
        let next = legal.play();
        let read: Position = next.to_string().parse().unwrap();
        assert_eq!((read, read.key()), (next, next.key()), "{position}: {uci}");
    }
}
