//! The value types of the other crates as JSON, with their feature `serde`.

use std::fmt::Debug;

use board::{ByColor, Color, File, Move, Piece, Position, Rank, Role, Setup, Square, Wing};
use clock::{Millis, TimeControl};
use notation::pgn::{GameTree, Outcome};
use serde::Serialize;
use serde::de::DeserializeOwned;
use serde_json::{from_str, to_string};
use winnable::{Why, Winnable};

/// Asserts the JSON of a value, and that it is read back the same.
#[track_caller]
fn is<T: Serialize + DeserializeOwned + PartialEq + Debug>(value: &T, json: &str) {
    assert_eq!(to_string(value).unwrap(), json);
    assert_eq!(&from_str::<T>(json).unwrap(), value);
}

#[test]
fn values_of_the_board_are_written_as_people_write_them() {
    is(&Color::White, "\"white\"");
    is(&ByColor { white: 1, black: 2 }, r#"{"white":1,"black":2}"#);
    is(&Piece { color: Color::Black, role: Role::Knight }, r#"{"color":"black","role":"knight"}"#);
    is(&[Square::A1, Square::H8], r#"["a1","h8"]"#);
    is(&(File::C, Rank::Seventh), r#"["c","7"]"#);
    is(&Wing::King, "\"king\"");
    is(&Move::promoting(Square::E7, Square::E8, Role::Queen), "\"e7e8q\"");
    is(&Position::initial(), "\"rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1\"");
    is(&Setup::empty(), "\"8/8/8/8/8/8/8/8 w - - 0 1\"");
}

#[test]
fn values_of_other_crates_are_read_back() {
    is(&Millis(90_000), "90000");
    is(&"40/5400+30:1800+30".parse::<TimeControl>().unwrap(), "\"40/5400+30:1800+30\"");
    is(&Winnable::No(Why::BareKing), r#"{"no":"bare_king"}"#);
    is(&Winnable::Yes(vec![Move::new(Square::A1, Square::A8)]), r#"{"yes":["a1a8"]}"#);
    is(&Outcome::Draw, "\"1/2-1/2\"");
    let game = GameTree::read_all(b"[White \"Anna\"]\n\n1. e4 {best} (1. d4) e5 1-0").remove(0).unwrap();
    assert_eq!(from_str::<GameTree>(&to_string(&game).unwrap()).unwrap(), game);
}

#[test]
fn what_is_no_value_is_refused_with_its_reason() {
    let error = from_str::<Square>("\"e9\"").unwrap_err().to_string();
    assert!(error.contains("e9"), "{error}");
    assert!(from_str::<File>("\"ab\"").unwrap_err().to_string().contains("expected a letter from a to h"));
    assert!(from_str::<Rank>("\"9\"").is_err() && from_str::<Outcome>("\"2-0\"").is_err());
    let error = from_str::<Position>("\"8/8/8/8/8/8/8/8 w - - 0 1\"").unwrap_err().to_string();
    assert!(error.contains("king"), "{error}");
}
