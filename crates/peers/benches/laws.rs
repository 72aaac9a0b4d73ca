//! How many acts a second are judged and applied: `cargo bench -p arbiter-chess-peers --bench laws`.
//!
//! Random games on an assisted board, a move and a press in each act. The question of possible mate is asked after every
//! move that cannot be taken back; `winnable` is measured beside it, since it decides the whole.

use std::time::Instant;

use board::{Move, Position};
use clock::Millis;
use laws::{Act, Actor, Game, Regulations, Written};
use winnable::Budget;

fn main() {
    let games = random_games(200, 80);
    let best = |run: fn(&[Vec<Move>]) -> usize| {
        (0..3)
            .map(|_| {
                let start = Instant::now();
                let acts = run(&games);
                acts as f64 / start.elapsed().as_secs_f64()
            })
            .fold(0.0, f64::max)
    };
    println!("acts judged and applied: {:.0} a second", best(conduct));
    println!("positions asked whether they are dead: {:.0} a second", best(ask));
}

/// Conducts each game to its end.
fn conduct(games: &[Vec<Move>]) -> usize {
    let mut acts = 0;
    for moves in games {
        let mut game = Game::new(Regulations::default());
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

/// Asks the question of possible mate after every move.
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

/// Makes up games, always the same ones.
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
