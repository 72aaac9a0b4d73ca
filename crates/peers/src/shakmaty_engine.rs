//! shakmaty.

use std::hint::black_box;

use shakmaty::fen::Fen;
use shakmaty::{CastlingMode, Chess, Position};

use crate::Engine;

pub(crate) const ENGINE: Engine = Engine { name: "shakmaty", bytes: size_of::<Chess>(), perft, lists };

fn read(fen: &str) -> Chess {
    let fen: Fen = fen.parse().expect("the bench's positions are valid");
    fen.into_position(CastlingMode::Chess960).expect("the bench's positions are valid")
}

fn perft(fen: &str, depth: u32) -> u64 {
    shakmaty::perft(&read(fen), depth)
}

fn lists(fen: &str, depth: u32) -> u64 {
    walk(&read(fen), depth)
}

fn walk(position: &Chess, depth: u32) -> u64 {
    let moves = position.legal_moves();
    black_box(moves.as_slice());
    if depth == 0 {
        return 1;
    }
    moves.iter().fold(1, |count, &mv| {
        let mut next = position.clone();
        next.play_unchecked(mv);
        count + walk(&next, depth - 1)
    })
}
