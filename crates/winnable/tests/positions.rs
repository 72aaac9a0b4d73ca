//! Positions that teach something, one sentence each.

use board::{Color, Position};
use winnable::{Budget, Why, Winnable, dead, dead_after, verdict};

fn can_mate(fen: &str, side: Color) -> Winnable {
    verdict(&fen.parse().unwrap(), side, Budget::DEFAULT)
}

#[test]
fn mate_on_the_board_comes_before_material() {
    let position: Position = "7k/5KQ1/8/8/8/8/8/8 b - - 0 1".parse().unwrap();
    assert!(verdict(&position, Color::White, Budget::DEFAULT).is_yes());
    assert_eq!(verdict(&position, Color::Black, Budget::DEFAULT), Winnable::No(Why::BareKing));
}

#[test]
fn a_stalemate_ends_every_series() {
    let stalemate = "k7/2Q5/1K6/8/8/8/8/8 b - - 0 1";
    assert!(can_mate(stalemate, Color::White).is_no());
}

#[test]
fn a_forced_line_is_followed_to_its_end() {
    // The king must take the queen.
    assert_eq!(can_mate("7k/6Q1/8/8/8/8/8/K7 b - - 0 1", Color::White), Winnable::No(Why::Forced));
    // It may take or not.
    assert!(can_mate("6k1/6Q1/8/8/8/8/8/K7 b - - 0 1", Color::White).is_no());
    assert!(can_mate("8/5kQ1/8/8/8/8/8/K7 b - - 0 1", Color::White).is_yes());
}

#[test]
fn a_game_is_over_with_the_move_that_leaves_only_a_capture() {
    let position: Position = "7k/8/8/8/8/8/6Q1/K7 w - - 0 1".parse().unwrap();
    let offer = position.legal("g2g7".parse().unwrap()).unwrap();
    assert_eq!(dead_after(offer, Budget::DEFAULT), Some(true));
    assert_eq!(dead(&position, Budget::DEFAULT), Some(false));
}

#[test]
fn the_loser_promotes_to_what_blocks_best() {
    // Alone, the bishop mates nobody; the pawn becomes or stays the man who stands in his king's way.
    assert!(can_mate("8/8/8/6kp/B7/8/1K6/8 b - - 1 56", Color::White).is_yes());
    assert!(can_mate("8/8/8/8/4pK2/3kB3/8/8 b - - 4 54", Color::White).is_yes());
}

#[test]
fn locked_pawns_are_seen_without_a_search() {
    assert_eq!(can_mate("8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 65 92", Color::White), Winnable::No(Why::Locked));
}

#[test]
fn the_75_moves_do_not_shorten_the_series() {
    assert!(can_mate("8/8/8/8/8/2k5/7r/K7 b - - 149 200", Color::Black).is_yes());
}

#[test]
fn both_sides_of_the_first_position_can_mate() {
    for side in Color::ALL {
        assert!(verdict(&Position::initial(), side, Budget::DEFAULT).is_yes());
    }
}
