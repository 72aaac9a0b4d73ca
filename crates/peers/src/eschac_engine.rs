//! eschac.

use std::hint::black_box;

use eschac::position::Position;
use eschac::setup::Setup;

use crate::Engine;

pub(crate) const ENGINE: Engine = Engine { name: "eschac", bytes: size_of::<Position>(), perft, lists };

/// Reads a FEN without its counters, which eschac does not support.
fn read(fen: &str) -> Position {
    let fields: Vec<&str> = fen.split(' ').take(4).collect();
    let setup = Setup::from_text_record(&fields.join(" ")).expect("the bench's positions are valid");
    setup.into_position().expect("the bench's positions are valid")
}

fn perft(fen: &str, depth: u32) -> u64 {
    read(fen).perft(depth as usize) as u64
}

fn lists(fen: &str, depth: u32) -> u64 {
    walk(&read(fen), depth)
}

fn walk(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    black_box(&moves);
    if depth == 0 {
        return 1;
    }
    moves.iter().fold(1, |count, mv| count + walk(&mv.make(), depth - 1))
}
