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
    let wanted = "\
Round 2
Board  No  White  Pts   Pts  Black  No
    1   2  Bob      1 –   1  Ann     1
    2   3  Cid      0 –   0  Dora    4
";
    assert_eq!(table, wanted);
    let czech = arbiter_reading(CLUB.as_bytes(), &["pair", "-", "--language", "cs"]).said(0);
    assert!(czech.starts_with("2.\u{a0}kolo\nStůl  Č.  Bílý  Body   Body  Černý  Č.\n"), "{czech}");
    let why = arbiter_reading(CLUB.as_bytes(), &["pair", "-", "--why"]).said(0);
    assert!(why.contains("\nScoregroup 1: 1 2\n  2–1: 2 prefers White (strong), 1 prefers Black (strong); "), "{why}");
    let both = arbiter_reading(CLUB.as_bytes(), &["pair", "-", "--why", "--json"]).json(0);
    assert_eq!((&both["pairs"][0], &both["why"][0]), (&json!([2, 1]), &json!("Scoregroup 1: 1 2")));
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
    assert_eq!(why, "BH 0\n  round 1  against 3        0\n");
    let slovak = ["standings", "-", "--tiebreaks", "BH/C1", "--why", "1", "--language", "sk"];
    let slovak = arbiter_reading(CLUB.as_bytes(), &slovak).said(0);
    assert_eq!(slovak, "BH/C1 0\n  1.\u{a0}kolo  proti 3        0  škrtá sa: najnižšia\n");
    let cross = arbiter_reading(CLUB.as_bytes(), &["standings", "-", "--table", "cross"]).said(0);
    assert!(cross.contains(" 4b1"), "{cross}");
    let wrong = arbiter_reading(CLUB.as_bytes(), &["standings", "-", "--tiebreaks", "XYZ"]).complaint();
    assert!(wrong.contains("found \"XYZ\", expected a tie-break: PTS"), "{wrong}");
}

#[test]
fn names_of_every_length_and_script_stand_in_columns() {
    // Each of the Chinese characters takes two columns on a terminal, and one in the file.
    let names = CLUB.replace("Ann ", "Žů  ").replace("Dora              ", "李明, 大文            ");
    let table = arbiter_reading(names.as_bytes(), &["standings", "-", "--tiebreaks", "PTS"]).said(0);
    let wanted = "\
Rank  No  Name        Rating  PTS
   1   1  Žů            2100    1
   1   2  Bob           2000    1
   3   3  Cid           1900    0
   3   4  李明, 大文    1800    0
";
    assert_eq!(table, wanted);
}

#[test]
fn what_is_odd_is_told_and_does_not_stop_the_answer() {
    let odd = CLUB.replace(" 1.0    1 ", " 2.0    1 ");
    let outcome = arbiter_reading(odd.as_bytes(), &["pair", "-", "--json"]);
    assert_eq!((outcome.status, outcome.stdout.as_str()), (0, "{\"pairs\":[[2,1],[3,4]],\"bye\":null}\n"));
    let told = "arbiter: -: warning: line 6, column 81: player 1 is told to have 2 points, but the results give 1";
    assert!(outcome.stderr.starts_with(told), "{}", outcome.stderr);
}

#[test]
fn a_round_robin_has_a_cross_table_of_opponents() {
    let all = CLUB.replace("142 3\n", "192 FIDE_ROUNDROBIN\n");
    let table = arbiter_reading(all.as_bytes(), &["standings", "-", "--table", "cross", "--tiebreaks", "PTS"]).said(0);
    assert!(
        table.starts_with("Rank  No  Name  Rating  1  2  3  4  PTS\n   1   1  Ann     2100  x     1       1\n"),
        "{table}"
    );
}

#[test]
fn a_folder_an_empty_file_and_a_missing_one_are_refused_in_one_line() {
    let folder = folder("pair-refused");
    let empty = folder.join("empty.trf");
    std::fs::write(&empty, "").unwrap();
    let missing = folder.join("missing.trf");
    for (path, wanted) in
        [(&folder, "cannot be read"), (&empty, "found no player record"), (&missing, "cannot be read")]
    {
        for command in [&["pair"][..], &["standings"], &["pair", "--check"]] {
            let told = arbiter(&[command, &[path.to_str().unwrap()]].concat()).complaint();
            assert!(told.contains(wanted) && told.contains(path.to_str().unwrap()), "{told}");
        }
    }
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
    let mut options = options.to_vec();
    options.push("--json");
    assert_eq!(arbiter(&options).json(0), json!({ "players": 21, "played": 5, "text": made }));
    let json = arbiter_reading(CLUB.as_bytes(), &["trf", "convert", "--json", "--to", "trfx", "-"]).json(0);
    assert_eq!(json, json!({ "file": "-", "text": old }));
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

#[test]
fn a_file_that_names_the_rules_of_2017_is_paired_with_a_warning() {
    let old = CLUB.replacen("152 W\n", "152 W\n192 FIDE_DUTCH_2017\n", 1);
    let outcome = arbiter_reading(old.as_bytes(), &["pair", "-", "--json"]);
    assert_eq!(outcome.stderr, "arbiter: -: warning: found the rules of 2017 (record 192); paired by those of 2026\n");
    assert_eq!((outcome.status, outcome.stdout.as_str()), (0, "{\"pairs\":[[2,1],[3,4]],\"bye\":null}\n"));
    let new = CLUB.replacen("152 W\n", "152 W\n192 FIDE_DUTCH_2026\n", 1);
    assert_eq!(arbiter_reading(new.as_bytes(), &["pair", "-", "--json"]).stderr, "");
}
