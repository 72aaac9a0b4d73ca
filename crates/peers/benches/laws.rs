//! How many acts per second are judged and applied: `cargo bench -p arbiter-chess-peers --bench laws`.
//!
//! Games on an assisted board, a move and a press in each act. Whether mate is possible is checked after every move that
//! cannot be reversed: in random games that is about every third, in games of knights moving to and fro none, which shows
//! the cost of everything else (only that with `-- quiet`). `winnable` is measured besides.

use std::time::Instant;

use board::{Move, Position};
use clock::Millis;
use laws::{Act, Actor, Edition, Game, Regulations, Written};
use winnable::Budget;

fn main() {
    let random = random_games(200, 80);
    let quiet = vec![to_and_fro(80); 2_000];
    let best = |games: &[Vec<Move>], run: fn(&[Vec<Move>]) -> usize| {
        (0..3)
            .map(|_| {
                let start = Instant::now();
                let acts = run(games);
                acts as f64 / start.elapsed().as_secs_f64()
            })
            .fold(0.0, f64::max)
    };
    println!("acts without the question of possible mate: {:.0} a second", best(&quiet, conduct));
    if std::env::args().any(|arg| arg == "quiet") {
        return;
    }
    println!("acts of random games, with the question: {:.0} a second", best(&random, conduct));
    println!("positions asked whether they are dead: {:.0} a second", best(&random, ask));
}

/// Makes a game of knights that move out and back: none of its moves raises the question of possible mate.
fn to_and_fro(length: usize) -> Vec<Move> {
    let round = ["g1f3", "g8f6", "f3g1", "f6g8"].map(|text| text.parse().expect("a move"));
    round.into_iter().cycle().take(length).collect()
}

/// Conducts each game to its end.
fn conduct(games: &[Vec<Move>]) -> usize {
    let mut acts = 0;
    for moves in games {
        // An edition in which repetition does not end a game.
        let mut game = Game::new(Regulations { edition: Edition::Fide2009, ..Regulations::default() });
        let start = game.judge(Millis(0), Actor::Arbiter, Act::Start);
        game.apply(&start);
        for (at, mv) in (100..).step_by(100).zip(moves) {
            let by = Actor::Player(game.turn());
            let entry = game.judge(Millis(at), by, Act::Play { mv: Written::Move(*mv) });
            game.apply(&entry);
            acts += 1;
        }
    }
    acts
}

/// Checks after every move whether mate is possible.
fn ask(games: &[Vec<Move>]) -> usize {
    let mut asked = 0;
    for moves in games {
        let mut position = Position::initial();
        for mv in moves {
            let Ok(legal) = position.legal(*mv) else { break };
            position = legal.play();
            std::hint::black_box(winnable::dead(&position, Budget::DEFAULT));
            asked += 1;
        }
    }
    asked
}

/// Generates random games, always the same ones.
fn random_games(count: usize, length: usize) -> Vec<Vec<Move>> {
    let mut state = 0x2545_f491_4f6c_dd1d_u64;
    let mut random = || {
        state ^= state << 13;
        state ^= state >> 7;
        state ^= state << 17;
        state as usize
    };
    (0..count)
        .map(|_| {
            let mut position = Position::initial();
            let mut moves = Vec::new();
            while moves.len() < length {
                let legal = position.legal_moves();
                if legal.is_empty() {
                    break;
                }
                let mv = legal.as_slice()[random() % legal.len()];
                moves.push(mv);
                position = match position.legal(mv) {
                    Ok(legal) => legal.play(),
                    Err(_) => break,
                };
            }
            moves
        })
        .collect()
}
