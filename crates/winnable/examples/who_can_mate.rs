//! Tells for a position who can still mate, by which moves, or why nobody can.
//!
//! `cargo run --example who_can_mate -- "8/8/4k3/8/8/3bK3/8/8 w - - 0 1"`

use std::env;
use std::error::Error;

use board::{Color, Position};
use winnable::{Budget, Winnable, dead, insufficient_material, verdict};

fn main() -> Result<(), Box<dyn Error>> {
    let fen = env::args().nth(1).ok_or("found nothing, expected a FEN")?;
    let position: Position = fen.parse()?;
    for side in Color::ALL {
        // The pieces alone often decide, at once.
        if let Some(why) = insufficient_material(position.board(), side) {
            println!("{side}: no, with this material never ({why:?})");
            continue;
        }
        match verdict(&position, side, Budget::DEFAULT) {
            Winnable::Yes(line) => {
                let moves: Vec<String> = line.iter().map(ToString::to_string).collect();
                println!("{side}: yes, for example by {}", moves.join(" "));
            }
            Winnable::No(why) => println!("{side}: no ({why:?})"),
            Winnable::Unknown(positions) => println!("{side}: not known after {positions} positions"),
        }
    }
    if dead(&position, Budget::DEFAULT) == Some(true) {
        println!("The position is dead: the game is drawn (Article 5.2.2).");
    }
    Ok(())
}
