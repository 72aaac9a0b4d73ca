//! Reads a file of games and lists those that cannot be played to their end: where, why, and how far they go.
//!
//! `cargo run --example illegal_games -- games.pgn`

use std::error::Error;
use std::{env, fs};

use notation::Opening;
use notation::pgn::{GameTree, Games};

fn main() -> Result<(), Box<dyn Error>> {
    let path = env::args().nth(1).ok_or("found no file, expected the path of a PGN file")?;
    let text = fs::read(&path)?;
    let mut games = Games::new(&text);
    let (mut number, mut illegal) = (0, 0);
    // A broken game comes with its error and with what was read before it.
    while let Some((game, error)) = GameTree::read_with_error(&mut games) {
        number += 1;
        let Some(error) = error.filter(|error| error.ends_game) else { continue };
        illegal += 1;
        let players = [game.tag("White").unwrap_or("?"), game.tag("Black").unwrap_or("?")].join(" – ");
        let opening = Opening::of(game.positions().map(|(_, position)| position)).map_or("-", |opening| opening.name);
        let read = game.moves().count();
        println!("{path}:{error}\n  game {number}, {players}, {opening}; legal half-moves: {read}");
    }
    println!("illegal games: {illegal} of {number}");
    Ok(())
}
