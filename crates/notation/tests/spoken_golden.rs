//! The web and this crate announce moves alike: both are compared with one file. `UPDATE=1` writes it.

use std::fmt::Write as _;
use std::{env, fs};

use board::Position;
use notation::{Speech, Style};

const GOLDEN: &str = concat!(env!("CARGO_MANIFEST_DIR"), "/../../web/src/sound/spoken.golden.tsv");

/// One of each kind of move.
const MOVES: [(&str, &str); 10] = [
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3"),
    ("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "e2e4"),
    ("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2", "e4d5"),
    ("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1"),
    ("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8"),
    ("4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 2", "e5d6"),
    ("1n2k3/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7c8q"),
    ("1n2k3/2P5/8/8/8/8/8/4K3 w - - 0 1", "c7b8n"),
    ("6k1/5ppp/8/8/8/8/8/R3K3 w - - 0 1", "a1a8"),
    ("4k3/8/8/8/8/8/4q3/4K2B w - - 0 1", "e1e2"),
];

#[test]
fn the_web_speaks_as_this_crate_does() {
    let mut told = String::new();
    for (fen, uci) in MOVES {
        let position: Position = fen.parse().unwrap();
        let mv = position.legal(uci.parse().unwrap()).unwrap();
        let san = Style::PGN.write(mv);
        for speech in [Speech::Fide, Speech::Czech, Speech::Slovak, Speech::English] {
            writeln!(told, "{fen}\t{uci}\t{san}\t{}\t{}", speech.code(), speech.say(mv)).unwrap();
        }
    }
    if env::var_os("UPDATE").is_some() {
        fs::write(GOLDEN, &told).unwrap();
    }
    let golden = fs::read_to_string(GOLDEN).unwrap();
    assert!(golden == told, "the golden file differs; UPDATE=1 writes what is said now");
}
