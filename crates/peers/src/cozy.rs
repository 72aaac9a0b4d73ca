//! cozy-chess, which returns sets of moves; its users make lists from them.

use std::hint::black_box;

use arrayvec::ArrayVec;
use cozy_chess::{Board, Move};

use crate::Engine;

pub(crate) const ENGINE: Engine = Engine { name: "cozy-chess", bytes: size_of::<Board>(), perft, lists };

/// It reads standard FEN and Shredder-FEN, not X-FEN.
fn read(fen: &str) -> Board {
    let setup: board::Setup = fen.parse().expect("the bench's positions are valid");
    Board::from_fen(&setup.to_shredder_fen(), true).expect("the bench's positions are valid")
}

fn perft(fen: &str, depth: u32) -> u64 {
    below(&read(fen), depth)
}

fn below(board: &Board, depth: u32) -> u64 {
    let mut nodes = 0;
    // The depth is tested outside the generator: inside, once per piece, it costs cozy-chess a fifth of its speed.
    match depth {
        0 => return 1,
        1 => {
            board.generate_moves(|moves| {
                nodes += moves.len() as u64;
                false
            });
        }
        _ => {
            board.generate_moves(|moves| {
                for mv in moves {
                    let mut next = board.clone();
                    next.play_unchecked(mv);
                    nodes += below(&next, depth - 1);
                }
                false
            });
        }
    }
    nodes
}

fn lists(fen: &str, depth: u32) -> u64 {
    walk(&read(fen), depth)
}

fn walk(board: &Board, depth: u32) -> u64 {
    // On the stack, like the others: a `Vec` would make it slower.
    let mut list = ArrayVec::<Move, 218>::new();
    board.generate_moves(|moves| {
        for mv in moves {
            list.push(mv);
        }
        false
    });
    black_box(list.as_slice());
    if depth == 0 {
        return 1;
    }
    list.iter().fold(1, |count, &mv| {
        let mut next = board.clone();
        next.play_unchecked(mv);
        count + walk(&next, depth - 1)
    })
}
