//! Any text is refused with a place in it, or read as a setup that is written back the same and can be asked anything.

#![no_main]

use board::{Move, Setup, Square};
use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| {
    let setup = match text.parse::<Setup>() {
        Ok(setup) => setup,
        Err(error) => {
            assert!(text.is_char_boundary(error.offset), "{error}");
            assert!(!error.to_string().contains('\n'));
            return;
        }
    };
    assert_eq!(setup.to_shredder_fen().parse(), Ok(setup));
    let _ = setup.to_string();

    let Ok(position) = setup.validate() else {
        assert!(setup.flaws().iter().any(|flaw| flaw.is_unplayable()));
        ask_everything(&setup);
        return;
    };
    assert_eq!(setup.to_string().parse(), Ok(setup));
    for legal in position.legal_moves() {
        assert_eq!(setup.breach(legal.to_move()), None);
        let next = legal.play();
        assert_eq!(next.to_string().parse().as_ref(), Ok(&next));
    }
});

/// Asks about every pair of squares; no answer may be a panic.
fn ask_everything(setup: &Setup) {
    for from in setup.board.occupied() {
        for to in Square::ALL {
            let _ = setup.breach(Move::new(from, to));
        }
    }
}
