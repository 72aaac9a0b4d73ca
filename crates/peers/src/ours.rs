//! The `board` crate of this workspace.

use std::hint::black_box;

use board::Position;

use crate::Engine;

pub(crate) const ENGINE: Engine = Engine { name: "arbiter", bytes: size_of::<Position>(), perft, lists };

fn read(fen: &str) -> Position {
    fen.parse().expect("the bench's positions are valid")
}

fn perft(fen: &str, depth: u32) -> u64 {
    board::perft(&read(fen), depth)
}

fn lists(fen: &str, depth: u32) -> u64 {
    walk(&read(fen), depth)
}

fn walk(position: &Position, depth: u32) -> u64 {
    let moves = position.legal_moves();
    black_box(moves.as_slice());
    if depth == 0 {
        return 1;
    }
    moves.into_iter().fold(1, |count, legal| count + walk(&legal.play(), depth - 1))
}
