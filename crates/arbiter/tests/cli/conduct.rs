use insta::assert_snapshot;
use serde_json::Value;

use crate::arbiter_reading;

const SCENARIO: &str = r#"# A pawn goes where none may go.
{"regulations":{"edition":"2018","time_control":"5400","board":"physical"}}
{"at":0,"by":"arbiter","act":"start"}
{"at":4000,"by":"white","act":"play","move":"d2d5"}
{"expect":{"ruling":"illegal_move","by":"white","count":1,"article":"7.5.1"}}
{"expect_none":{"ruling":"game_over"}}
"#;

#[test]
fn each_ruling_is_a_line_and_the_state_is_the_last() {
    let said = arbiter_reading(SCENARIO.as_bytes(), &["conduct", "-"]).said(0);
    let lines: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let names: Vec<&str> = lines.iter().filter_map(|line| line["ruling"].as_str()).collect();
    assert_eq!(names, ["started", "illegal_move", "time_added", "position_restored"]);
    assert_eq!((&lines[1]["at"], &lines[1]["act"]), (&Value::from(4000), &Value::from(1)));
    assert_eq!(lines.last().unwrap()["state"]["clock"]["black"], 5_520_000);
}

#[test]
fn expectations_are_counted_and_those_that_fail_are_told() {
    let said = arbiter_reading(SCENARIO.as_bytes(), &["conduct", "--check", "-"]).said(0);
    assert_eq!(said, "2 passed, 0 failed\n");
    let wrong = SCENARIO.replace("7.5.1", "7.4a");
    let said = arbiter_reading(wrong.as_bytes(), &["conduct", "--check", "-"]).said(1);
    assert!(said.starts_with("-:5\n  wanted "), "{said}");
    assert!(said.ends_with("1 passed, 1 failed\n"), "{said}");
}

#[test]
fn a_file_that_is_not_valid_is_told_with_its_place() {
    let told = |scenario: &str| arbiter_reading(scenario.as_bytes(), &["conduct", "-", "--check"]);
    let broken = told(&SCENARIO.replace("\"2018\"", "\"2017\""));
    assert_eq!(broken.status, 2);
    assert!(broken.stderr.contains("line 2, column"), "{}", broken.stderr);
    assert!(broken.stderr.contains("edition: found \"2017\""), "{}", broken.stderr);
    let unknown = told(&SCENARIO.replace("\"act\":\"start\"", "\"act\":\"begin\""));
    assert_eq!(unknown.status, 2);
    assert!(unknown.stderr.contains("line 3"), "{}", unknown.stderr);
    assert_eq!(told("").status, 2);
}

/// A game with a refusal, an illegal move, a warning, an envelope, and a flag between two acts.
const EVENTFUL: &str = include_str!("eventful.jsonl");

fn record(language: &str) -> String {
    arbiter_reading(EVENTFUL.as_bytes(), &["conduct", "--record", "--language", language, "-"]).said(0)
}

#[test]
fn the_protocol_is_written_in_english() {
    assert_snapshot!("protocol_en", record("en"));
}

#[test]
fn the_protocol_is_written_in_czech() {
    assert_snapshot!("protocol_cs", record("cs"));
}

#[test]
fn the_protocol_is_written_in_slovak() {
    assert_snapshot!("protocol_sk", record("sk"));
}

#[test]
fn a_protocol_of_a_game_on_a_physical_board_says_what_was_restored() {
    let said = arbiter_reading(SCENARIO.as_bytes(), &["conduct", "--record", "-"]).said(0);
    assert_snapshot!("protocol_physical", said);
}

#[test]
fn the_protocol_and_json_exclude_each_other() {
    let told = arbiter_reading(SCENARIO.as_bytes(), &["conduct", "--record", "--json", "-"]);
    assert_eq!(told.status, 2);
    assert!(told.stderr.contains("--json"), "{}", told.stderr);
}
