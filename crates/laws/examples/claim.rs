//! Plays a game under the FIDE Laws, from the start to a claim that the same position has appeared three times.
//!
//! `cargo run --example claim`

use std::error::Error;

use board::{Color, HalfMove};
use clock::Millis;
use laws::{Act, Actor, DrawGround, Edition, Entry, Game, Phase, Regulations, Written};
use notation::{ReadSan, WriteSan};

fn main() -> Result<(), Box<dyn Error>> {
    let regulations = Regulations { edition: Edition::Fide2023, ..Regulations::default() };
    let mut game = Game::new(regulations);
    let mut at = Millis(0);
    tell(&game, &game.judge(at, Actor::Arbiter, Act::Start));
    game.act(at, Actor::Arbiter, Act::Start);

    for san in ["Nf3", "Nf6", "Ng1", "Ng8", "Nf3", "Nf6", "Ng1"] {
        at += Millis(30_000);
        let mv = Written::Legal(HalfMove::from(game.position().san(san)?));
        let entry = game.act(at, Actor::Player(game.turn()), Act::Play { mv });
        tell(&game, &entry);
    }

    // Black does not make the move that repeats the position once more, but writes it down and claims.
    at += Millis(30_000);
    let claimed = game.position().san("Ng8")?;
    println!("Black claims a draw with {}.", claimed.san());
    let intended = Some(Written::Legal(HalfMove::from(claimed)));
    let claim = Act::ClaimDraw { ground: DrawGround::Repetition, intended, by_display: false };
    let entry = game.act(at, Actor::Player(Color::Black), claim);
    tell(&game, &entry);

    assert_eq!(game.phase(), Phase::Finished);
    let outcome = game.outcome().ok_or("the game is not over")?;
    println!("The game is over: {}.", outcome.score);
    Ok(())
}

/// Prints what is announced, each ruling with its article.
fn tell(game: &Game, entry: &Entry) {
    for ruling in entry.told() {
        let article = ruling.rule.and_then(|rule| game.regulations().article(rule));
        let article = article.map_or(String::new(), |article| format!(" (Article {})", article.0));
        println!("{} {}{article}", entry.at, ruling.announcement.name());
    }
}
