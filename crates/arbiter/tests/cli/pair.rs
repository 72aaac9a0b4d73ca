//! `arbiter pair`, `arbiter standings` and `arbiter trf`.

use std::path::{Path, PathBuf};

use serde_json::json;

use crate::{arbiter, arbiter_reading};

/// Four players after one of three rounds.
const CLUB: &str = "\
012 Club evening
042 2026/05/01
142 3
152 W
XYZ a record that no standard knows
001    1      Ann                               2100                             1.0    1     3 w 1
001    2      Bob                               2000                             1.0    2     4 b 1
001    3      Cid                               1900                             0.0    3     1 b 0
001    4      Dora                              1800                             0.0    4     2 w 0
";

fn folder(name: &str) -> PathBuf {
    let folder = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::create_dir_all(&folder).unwrap();
    folder
}

#[test]
fn the_next_round_is_paired_from_standard_input() {
    let answer = arbiter_reading(CLUB.as_bytes(), &["pair", "-", "--json"]).json(0);
    assert_eq!(answer, json!({"pairs": [[2, 1], [3, 4]], "bye": null}));
    let table = arbiter_reading(CLUB.as_bytes(), &["pair", "-"]).said(0);
    assert!(table.starts_with("Round 2\n   1    2 Bob"), "{table}");
    let why = arbiter_reading(CLUB.as_bytes(), &["pair", "-", "--why"]).said(0);
    assert!(why.contains("Bracket of 1 points: 1 2"), "{why}");
}

#[test]
fn a_recorded_round_is_paired_again_and_checked() {
    let again = arbiter_reading(CLUB.as_bytes(), &["pair", "-", "--round", "1", "--json"]).json(0);
    assert_eq!(again, json!({"pairs": [[1, 3], [4, 2]], "bye": null}));
    let checked = arbiter_reading(CLUB.as_bytes(), &["pair", "-", "--check", "--json"]).json(0);
    assert_eq!(checked, json!({"rounds": 1, "equal": 1, "different": []}));
    let turned = CLUB.replace(" 3 w 1", " 3 b 1").replace(" 1 b 0", " 1 w 0");
    let checked = arbiter_reading(turned.as_bytes(), &["pair", "-", "--check", "--json"]).json(1);
    assert_eq!(checked["different"][0]["round"], 1);
}

#[test]
fn a_round_that_cannot_be_paired_is_told_with_status_1() {
    let met = CLUB.lines().filter(|line| !line.starts_with("001    3") && !line.starts_with("001    4"));
    let two = met.map(|line| line.to_owned() + "\n").collect::<Vec<_>>().concat();
    let two = two.replace("3 w 1", "2 w 1").replace("1.0    2     4 b 1", "0.0    2     1 b 0");
    let outcome = arbiter_reading(two.as_bytes(), &["pair", "-", "--json"]);
    assert_eq!((outcome.status, outcome.stdout.as_str()), (1, ""));
    assert!(outcome.stderr.contains("no legal pairing of the 2 players exists"), "{}", outcome.stderr);
}

#[test]
fn the_new_round_is_written_and_everything_else_stays() {
    let folder = folder("pair-write");
    let (file, next) = (folder.join("club.trf"), folder.join("next.trf"));
    std::fs::write(&file, CLUB).unwrap();
    arbiter(&["pair", file.to_str().unwrap(), "--write", next.to_str().unwrap()]).said(0);
    let text = std::fs::read_to_string(&next).unwrap();
    assert!(text.contains("XYZ a record that no standard knows\n"), "{text}");
    assert!(text.contains("     3 w 1     2 b"), "{text}");
    let answer = arbiter(&["trf", "check", "--json", next.to_str().unwrap()]).json(0);
    assert_eq!((&answer["readable"], &answer["rounds"]), (&json!(true), &json!(2)));
}

#[test]
fn standings_have_values_and_tell_how_they_came_about() {
    let options = ["standings", "-", "--tiebreaks", "PTS,SB,TPR,DE", "--json"];
    let answer = arbiter_reading(CLUB.as_bytes(), &options).json(0);
    let first = &answer["players"][0];
    assert_eq!(first, &json!({"id": 1, "rank": 1, "values": {"PTS": "1", "SB": "0", "TPR": "2700", "DE": null}}));
    let why = arbiter_reading(CLUB.as_bytes(), &["standings", "-", "--tiebreaks", "BH", "--why", "1"]).said(0);
    assert_eq!(why, "BH 0\n  round 1   against 3                      0\n");
    let cross = arbiter_reading(CLUB.as_bytes(), &["standings", "-", "--table", "cross"]).said(0);
    assert!(cross.contains(" 4b1"), "{cross}");
    let wrong = arbiter_reading(CLUB.as_bytes(), &["standings", "-", "--tiebreaks", "XYZ"]).complaint();
    assert!(wrong.contains("found \"XYZ\", expected a tie-break: PTS"), "{wrong}");
}

#[test]
fn a_file_that_contradicts_itself_is_refused_with_its_place() {
    let broken = CLUB.replace(" 1 b 0", " 1 b 1");
    let told = arbiter_reading(broken.as_bytes(), &["pair", "-"]).complaint();
    assert_eq!(told, "arbiter: -: line 6, column 99: round 1: player 1 has \"1\", but opponent 3 (line 8) has \"1\"");
    let checked = arbiter_reading(broken.as_bytes(), &["trf", "check", "-"]).said(1);
    assert!(checked.starts_with("-:6:99: error: round 1"), "{checked}");
}

#[test]
fn files_are_converted_and_made_up() {
    assert_eq!(arbiter_reading(CLUB.as_bytes(), &["trf", "convert", "-"]).said(0), CLUB);
    let old = arbiter_reading(CLUB.as_bytes(), &["trf", "convert", "--to", "trfx", "-"]).said(0);
    assert!(old.contains("XXR 3\nXXC white1\n") && !old.contains("142"), "{old}");
    let options = ["trf", "generate", "--players", "21", "--rounds", "5", "--forfeits", "5", "--byes", "5"];
    let made = arbiter(&options).said(0);
    let checked = arbiter_reading(made.as_bytes(), &["pair", "-", "--check", "--json"]).json(0);
    assert_eq!(checked, json!({"rounds": 5, "equal": 5, "different": []}));
    assert_eq!(arbiter(&options).said(0), made);
}

#[test]
fn several_files_are_answered_in_their_order() {
    let folder = folder("pair-several");
    let names = ["a.trf", "b.trf", "c.trf"].map(|name| folder.join(name));
    for name in &names {
        std::fs::write(name, CLUB).unwrap();
    }
    let mut options = vec!["pair", "--check", "--json"];
    options.extend(names.iter().map(|name| name.to_str().unwrap()));
    let said = arbiter(&options).said(0);
    let files: Vec<serde_json::Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    let wanted: Vec<&str> = names.iter().map(|name| name.to_str().unwrap()).collect();
    assert_eq!(files.iter().map(|file| file["file"].as_str().unwrap()).collect::<Vec<_>>(), wanted);
}
