//! The value types of the other crates as JSON, with their feature `serde`.

use std::fmt::Debug;

use board::{ByColor, Color, File, Move, Piece, Position, Rank, Role, Setup, Square, Wing};
use clock::{Millis, TimeControl};
use laws::{
    Article, Claim, Commitment, Edition, Ground, Outcome as Ended, Points, Reason, Refusal, Regulations, Rule, Score,
    Stops, Tally, Task, Tasks,
};
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

#[test]
fn values_of_the_laws_have_the_names_of_the_contract() {
    is(&Edition::Fide2018, "\"2018\"");
    is(&Ground::FiftyMoves, "\"fifty_moves\"");
    is(&Refusal::NotYourMove, "\"not_your_move\"");
    is(&Rule::FlagFall, "\"FlagFall\"");
    is(&Points::Half, "\"half\"");
    is(&Score::won_by(Color::White).forfeited(), "\"+/-\"");
    is(&[Task::Move, Task::Tell].into_iter().collect::<Tasks>(), r#"["move","tell"]"#);
    is(&Commitment([0xa1; 32]), &format!("\"{}\"", "a1".repeat(32)));
    is(
        &Ended { score: Score::DRAWN, reason: Reason::Stalemate, rule: Some(Rule::Stalemate) },
        r#"{"score":"1/2-1/2","reason":"stalemate","rule":"Stalemate"}"#,
    );
    is(
        &Claim { by: Color::Black, ground: Ground::Flag, is_postponed: false, is_verified: true },
        r#"{"by":"black","ground":"flag","is_postponed":false,"is_verified":true}"#,
    );
    assert_eq!(from_str::<Tally>(&to_string(&Tally::default()).unwrap()).unwrap(), Tally::default());
    assert_eq!(to_string(&Article("9.2.1")).unwrap(), "\"9.2.1\"");
}

#[test]
fn every_name_of_the_laws_is_read_back() {
    for edition in Edition::ALL {
        is(&edition, &format!("\"{edition}\""));
    }
    for &rule in Rule::ALL {
        is(&rule, &format!("\"{}\"", rule.name()));
    }
    for &refusal in Refusal::ALL {
        is(&refusal, &format!("\"{}\"", refusal.name()));
    }
    for &reason in Reason::ALL {
        is(&reason, &format!("\"{}\"", reason.name()));
    }
    let all_tasks: Vec<String> = Task::ALL.iter().map(|task| format!("\"{}\"", task.name())).collect();
    is(&Tasks::ALL, &format!("[{}]", all_tasks.join(",")));
}

#[test]
fn regulations_are_read_with_their_defaults() {
    let blitz = Regulations {
        time_control: "180+2".parse().unwrap(),
        stops: Stops { each: Some(2), ..Stops::default() },
        ..Regulations::default()
    };
    assert_eq!(from_str::<Regulations>(r#"{"time_control":"180+2","stops":{"each":2}}"#).unwrap(), blitz);
    assert_eq!(from_str::<Regulations>(&to_string(&blitz).unwrap()).unwrap(), blitz);
    assert_eq!(from_str::<Regulations>("{}").unwrap(), Regulations::default());
    // A slip of the pen must not mean the default.
    let error = from_str::<Regulations>(r#"{"edtion":"1997"}"#).unwrap_err().to_string();
    assert!(error.contains("unknown field `edtion`"), "{error}");
}

#[test]
fn what_is_no_value_of_the_laws_is_refused_with_what_was_expected() {
    let error = from_str::<Edition>("\"2017\"").unwrap_err().to_string();
    assert!(error.starts_with("found \"2017\", expected one of 1997, 2009, 2018, 2023"), "{error}");
    let error = from_str::<Rule>("\"flag_fall\"").unwrap_err().to_string();
    assert!(error.contains("expected one of HasTheMove, ") && error.contains(" and so on"), "{error}");
    assert!(from_str::<Score>("\"2-0\"").unwrap_err().to_string().contains("expected one such as 1-0"));
    for text in ["", "a", "zz", &"a1".repeat(31), &"a1".repeat(33), &"a".repeat(63), &"é".repeat(32)] {
        let error = from_str::<Commitment>(&format!("\"{text}\"")).unwrap_err().to_string();
        assert!(error.contains("expected 64 hexadecimal digits"), "{text}: {error}");
    }
}
