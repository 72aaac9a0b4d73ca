#![doc = include_str!("../README.md")]
#![allow(missing_docs, unreachable_pub)]
mod material;
mod net;
mod plan;
mod reach;
mod search;
mod verdict;
mod visited;
pub use verdict::{By, Why, Winnable};
use board::{Color, Position, Move};
pub fn locked(position: &Position, winner: Color) -> bool {
    !net::is_possible(&reach::Reach::of(position), winner)
}
pub fn verdict(root: &Position, winner: Color, budget: usize) -> (Winnable, usize, Vec<Move>) {
        if root.turn() != winner && root.is_checkmate() { return (Winnable::Yes(By::Mate), 0, vec![]); }
        if let Some(why) = crate::material::forbids(root.board(), winner) { return (Winnable::No(why), 0, vec![]); }
        let mut s = search::Search::new(winner);
        let v = s.run(root, budget);
        (v, s.seen(), s.line())
}
pub fn show(position: &Position, winner: Color, work: u32) { plan::show(&reach::Reach::of(position), winner, work) }
