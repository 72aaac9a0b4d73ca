use serde_json::{Value, json};

use crate::{arbiter, arbiter_reading};

const DEAD: &str = "8/8/4k3/8/8/3bK3/8/8 w - - 0 1";
const BARE: &str = "8/8/8/4k3/8/8/4q3/K7 w - - 0 60";
const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

fn lines(said: &str) -> Vec<Value> {
    said.lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

#[test]
fn every_line_is_answered_in_its_place() {
    let input = format!("{DEAD}\n{BARE}\r\nnonsense\n\n{START}");
    for threads in ["1", "3", "0"] {
        let said = arbiter_reading(input.as_bytes(), &["winnable", "--json", "--threads", threads]).said(1);
        let answers = lines(&said);
        assert_eq!(answers.len(), 5);
        assert_eq!(answers[0], json!({"fen": DEAD, "can_mate": {"white": "no", "black": "no"}, "dead": true}));
        assert_eq!(answers[1], json!({"fen": BARE, "can_mate": {"white": "no", "black": "yes"}, "dead": false}));
        assert_eq!(answers[2]["line"], 3);
        assert!(answers[2]["error"].as_str().unwrap().contains("found \"o\""), "{said}");
        assert_eq!(answers[3], json!({"line": 4, "error": "found nothing, expected a FEN"}));
        assert_eq!(answers[4]["dead"], false);
    }
}

#[test]
fn one_side_may_be_asked_about() {
    let said = arbiter_reading(BARE.as_bytes(), &["winnable", "-", "--json", "--side", "white"]).said(0);
    assert_eq!(lines(&said)[0], json!({"fen": BARE, "can_mate": {"white": "no"}, "dead": null}));
    for (side, name) in [("white", "White"), ("black", "Black")] {
        let said = arbiter_reading(START.as_bytes(), &["winnable", "--side", side]).said(0);
        assert_eq!(said.trim_end(), format!("{START}: {name} can still give mate"));
    }
}

#[test]
fn people_are_told_in_sentences() {
    let said = arbiter_reading(format!("{DEAD}\n{BARE}\n{START}\nx\n").as_bytes(), &["winnable"]).said(1);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], format!("{DEAD}: Dead: neither side can ever give mate (Article 5.2.2)."));
    assert_eq!(lines[1], format!("{BARE}: White can no longer give mate (Article 6.9)."));
    assert_eq!(lines[2], format!("{START}: both sides can still give mate"));
    assert!(lines[3].starts_with("line 4: "), "{said}");
}

#[test]
fn a_line_that_never_ends_is_one_bad_line() {
    let mut input = vec![b'8'; 100_000];
    input.extend_from_slice(format!("\n{DEAD}\n").as_bytes());
    let answers = lines(&arbiter_reading(&input, &["winnable", "--json"]).said(1));
    assert_eq!(answers.len(), 2);
    assert_eq!(answers[0], json!({"line": 1, "error": "found more than 4096 bytes, expected a FEN"}));
    assert_eq!(answers[1]["dead"], true);
}

#[test]
fn a_file_that_is_not_there_is_named() {
    let complaint = arbiter(&["winnable", "no/such/file"]).complaint();
    assert!(complaint.starts_with("arbiter: no/such/file cannot be opened"), "{complaint}");
    assert_eq!(arbiter(&["winnable", "."]).complaint(), "arbiter: . is a folder, expected a file");
}

#[test]
fn a_position_tells_who_can_mate() {
    let answer = arbiter(&["position", BARE, "--json"]).json(0);
    assert_eq!(answer["can_mate"], json!({"white": "no", "black": "yes"}));
    assert_eq!((&answer["dead"], answer.get("lines")), (&json!(false), None));
    let answer = arbiter(&["position", DEAD, "--json"]).json(0);
    assert_eq!(answer["dead"], true);
    let said = arbiter(&["position", DEAD]).said(0);
    assert!(said.contains("Dead: neither side can ever give mate (Article 5.2.2)."), "{said}");
    let answer = arbiter(&["position", "8/8/8/8/8/8/8/4K2P w - - 0 1", "--json"]).json(1);
    assert_eq!((&answer["can_mate"]["white"], &answer["dead"]), (&json!("unknown"), &Value::Null));
}

#[test]
fn the_lines_can_be_played() {
    let answer = arbiter(&["position", BARE, "--json", "--line"]).json(0);
    assert_eq!(answer["lines"]["white"], Value::Null);
    let mut position: board::Position = BARE.parse().unwrap();
    for mv in answer["lines"]["black"].as_array().unwrap() {
        position = position.legal(mv.as_str().unwrap().parse().unwrap()).unwrap().play();
    }
    assert!(position.is_checkmate());
    let said = arbiter(&["position", BARE, "--line"]).said(0);
    assert!(said.contains("Black mates by help: "), "{said}");
}

#[test]
fn comments_the_first_position_and_epds_are_read() {
    let input = format!(
        "# questions\nstartpos\n{DEAD} # dead\n{BARE} ; bare\n8/8/4k3/8/8/3bK3/8/8 w - - id \"a # b ; c\"; # d\n"
    );
    let answers = lines(&arbiter_reading(input.as_bytes(), &["winnable", "--json"]).said(0));
    assert_eq!(answers.len(), 4);
    assert_eq!((&answers[0]["fen"], &answers[0]["dead"]), (&json!("startpos"), &json!(false)));
    assert_eq!((&answers[1]["fen"], &answers[1]["dead"]), (&json!(DEAD), &json!(true)));
    assert_eq!((&answers[2]["fen"], &answers[3]["dead"]), (&json!(BARE), &json!(true)));
}

#[test]
fn a_line_of_moves_can_be_asked_for() {
    let answer = &lines(&arbiter_reading(BARE.as_bytes(), &["winnable", "--json", "--line"]).said(0))[0];
    assert_eq!(answer["lines"]["white"], Value::Null);
    let mut position: board::Position = BARE.parse().unwrap();
    for mv in answer["lines"]["black"].as_array().unwrap() {
        position = position.legal(mv.as_str().unwrap().parse().unwrap()).unwrap().play();
    }
    assert!(position.is_checkmate());
    let said = arbiter_reading(BARE.as_bytes(), &["winnable", "--line"]).said(0);
    assert!(said.lines().nth(1).is_some_and(|line| line.starts_with("  Black mates by help: 60. K")), "{said}");
    assert!(lines(&arbiter_reading(BARE.as_bytes(), &["winnable", "--json"]).said(0))[0].get("lines").is_none());
}
