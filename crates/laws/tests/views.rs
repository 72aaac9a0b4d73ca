//! The views of a game for its callers.

use board::{Color, Move};
use clock::Millis;
use laws::{Act, Actor, Article, BoardKind, DrawGround, Game, Regulations, Score, Supervision, Written};

fn written(text: &str) -> Written {
    Written::Move(text.parse::<Move>().unwrap())
}

fn started(supervision: Supervision) -> Game {
    let board = BoardKind::Physical;
    let mut game = Game::new(Regulations { board, supervision, ..Regulations::default() });
    game.act(Millis(0), Actor::Arbiter, Act::Start);
    game
}

fn play(game: &mut Game, at: u64, by: Color, mv: &str) {
    game.act(Millis(at), Actor::Player(by), Act::Play { mv: written(mv) });
}

#[test]
fn positions_are_listed_with_the_move_that_led_there() {
    let mut game = started(Supervision::Adequate);
    play(&mut game, 1, Color::White, "e2e4");
    play(&mut game, 2, Color::Black, "e7e5");
    let shown: Vec<(usize, Option<String>, Color)> = game
        .positions()
        .map(|(half_moves, mv, position)| (half_moves, mv.map(|mv| mv.to_string()), position.turn()))
        .collect();
    let (first, second) = (Some("e2e4".to_owned()), Some("e7e5".to_owned()));
    assert_eq!(shown, [(0, None, Color::White), (1, first, Color::Black), (2, second, Color::White)]);
    assert_eq!(game.half_moves(), 2);
    assert_eq!(game.previous_position().map(board::Position::turn), Some(Color::Black));
}

#[test]
fn a_position_is_playable_until_a_king_is_left_in_check_and_nobody_has_noticed() {
    let start = "4k3/8/8/8/8/8/4R3/4K3 b - - 0 1".parse().unwrap();
    let (board, supervision) = (BoardKind::Physical, Supervision::Inadequate);
    let mut game = Game::new(Regulations { board, supervision, start, ..Regulations::default() });
    game.act(Millis(0), Actor::Arbiter, Act::Start);
    assert_eq!(game.playable().map(board::Position::turn), Some(Color::Black));
    play(&mut game, 1, Color::Black, "e8e7");
    assert!(game.playable().is_none());
}

#[test]
fn acts_tell_how_their_move_was_read() {
    let mv = written("e2e4");
    let claim = Act::ClaimDraw { ground: DrawGround::Repetition, intended: Some(mv), by_display: false };
    let acts = [Act::Play { mv }, Act::Move { mv, hands: 1 }, Act::Announce { mv }, Act::Repeat { mv }, claim];
    for act in acts {
        assert_eq!(act.written(), Some(mv), "{}", act.name());
    }
    assert_eq!(Act::Press.written(), None);
}

#[test]
fn every_score_is_read_back_from_its_text() {
    let all = ["*", "1-0", "0-1", "1/2-1/2", "0-0", "1/2-0", "0-1/2", "1/2-1", "1-1/2", "1-1", "+/-", "-/+", "-/-"];
    for text in all {
        assert_eq!(text.parse::<Score>().map(|score| score.to_string()).as_deref(), Ok(text));
    }
}

#[test]
fn what_an_illegal_move_leaves_on_the_board_is_shown_for_the_reply() {
    let mut game = started(Supervision::Inadequate);
    assert!(game.left_position().is_none());
    game.act(Millis(1), Actor::Player(Color::White), Act::Move { mv: written("e2e5"), hands: 1 });
    let left = game.left_position().expect("the pawn stands on e5");
    assert_eq!(left.to_string(), "rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1");
}

#[test]
fn an_article_is_written_as_it_is_printed() {
    assert_eq!(Article("7.5.1").to_string(), "7.5.1");
}
