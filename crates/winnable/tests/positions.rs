//! Instructive positions, one sentence each.

use board::{Color, Position};
use winnable::{Budget, Why, Winnable, dead, verdict};

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
    // The king must capture the queen.
    assert_eq!(can_mate("7k/6Q1/8/8/8/8/8/K7 b - - 0 1", Color::White), Winnable::No(Why::Forced));
    // The king may capture or not.
    assert!(can_mate("6k1/6Q1/8/8/8/8/8/K7 b - - 0 1", Color::White).is_no());
    assert!(can_mate("8/5kQ1/8/8/8/8/8/K7 b - - 0 1", Color::White).is_yes());
}

#[test]
fn a_game_is_over_with_the_move_that_leaves_only_a_capture() {
    let position: Position = "7k/8/8/8/8/8/6Q1/K7 w - - 0 1".parse().unwrap();
    let offer = position.legal("g2g7".parse().unwrap()).unwrap();
    assert_eq!(dead(&offer.play(), Budget::DEFAULT), Some(true));
    assert_eq!(dead(&position, Budget::DEFAULT), Some(false));
}

#[test]
fn the_loser_promotes_to_what_blocks_best() {
    // The bishop alone cannot mate; the pawn, or the piece it becomes, blocks its own king.
    assert!(can_mate("8/8/8/6kp/B7/8/1K6/8 b - - 1 56", Color::White).is_yes());
    assert!(can_mate("8/8/8/8/4pK2/3kB3/8/8 b - - 4 54", Color::White).is_yes());
}

#[test]
fn locked_pawns_are_seen_without_a_search() {
    assert_eq!(can_mate("8/3k4/6p1/p2p1pP1/P2P1P2/2K5/8/8 b - - 65 92", Color::White), Winnable::No(Why::Locked));
}

#[test]
fn castling_may_be_the_only_move_there_is() {
    // King and rook change places; without the right it is stalemate. Chess960, so the right is named by its file.
    for (right, can_mate_at_all) in [("G", true), ("-", false)] {
        let fen = format!("4r2k/8/8/8/5p1p/5P1P/5PB1/5KRB w {right} - 0 1");
        for side in Color::ALL {
            assert_eq!(can_mate(&fen, side).known(), Some(can_mate_at_all), "{fen} {side}");
        }
    }
}

#[test]
fn a_swarm_whose_placings_nobody_could_list_is_seen_to_be_dead() {
    // Six bishops cover the light squares; the loser has one piece for the dark ones, and the king cannot come to help.
    let swarm = "k7/8/1b6/p1p1p1p1/P1P1P1P1/1B1B1B2/B1B5/4K2B w - - 0 1";
    assert!(verdict(&swarm.parse().unwrap(), Color::White, Budget::positions(20_000)).is_no());
}

#[test]
fn pieces_that_only_the_loss_of_the_rook_frees_do_not_free_the_rook() {
    let wall = "8/1k2b3/8/8/1p3p1p/1Pp2P1P/K1P5/RB6 w - - 0 1";
    for side in Color::ALL {
        assert!(can_mate(wall, side).is_no(), "{side}");
    }
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
