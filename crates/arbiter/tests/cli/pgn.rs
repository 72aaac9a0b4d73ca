//! `arbiter pgn`: files of games checked, converted, split and filtered.

use std::fs;
use std::path::PathBuf;

use serde_json::Value;

use crate::{arbiter, arbiter_reading};

const GAMES: &str = "[Event \"1\"]\n[White \"Anna\"]\n[WhiteElo \"2500\"]\n[Result \"1-0\"]\n\n1. e4 e5 (1... c5) 2. Nf3 1-0\n\n\
    [Event \"2\"]\n[White \"Bella\"]\n[Result \"0-1\"]\n\n1. e4 e5 2. Ke3 0-1\n\n\
    [Event \"3\"]\n[White \"Cesar\"]\n[Variant \"Atomic\"]\n\n1. e4 *\n";

/// A temporary folder for one test, deleted afterwards.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path = std::env::temp_dir().join(format!("arbiter-{name}-{}", std::process::id()));
        let _ = fs::remove_dir_all(&path);
        fs::create_dir_all(&path).unwrap();
        Self(path)
    }

    fn file(&self, name: &str, text: &str) -> String {
        let path = self.0.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn broken_games_are_told_with_their_place() {
    let outcome = arbiter_reading(GAMES.as_bytes(), &["pgn", "check"]);
    let said = outcome.said(1);
    let lines: Vec<&str> = said.lines().collect();
    assert_eq!(lines[0], "-:12:13: game 2: move 2. \"Ke3\": not legal: a king does not move that way");
    assert_eq!(
        lines[1],
        "-:16:1: game 3: variant \"Atomic\" is another game, only standard chess and Chess960 are read"
    );
    assert!(lines[2].starts_with("3 games, 5 moves, 2 broken; "), "{}", lines[2]);
}

#[test]
fn json_has_a_line_for_each_broken_game_and_a_sum() {
    let folder = Folder::new("check");
    let (good, bad) = (folder.file("good.pgn", "1. e4 e5 *\n"), folder.file("bad.pgn", GAMES));
    let said = arbiter(&["pgn", "check", "--json", "--threads", "2", &good, &bad]).said(1);
    let lines: Vec<Value> = said.lines().map(|line| serde_json::from_str(line).unwrap()).collect();
    assert_eq!(lines.len(), 3);
    assert_eq!((&lines[0]["file"], &lines[0]["game"]), (&Value::from(bad), &Value::from(2)));
    assert_eq!(
        (&lines[0]["line"], &lines[0]["column"], &lines[0]["code"]),
        (&12.into(), &13.into(), &"illegal".into())
    );
    assert_eq!(lines[1]["code"], "variant");
    assert_eq!(said.lines().last(), Some(r#"{"games":4,"moves":7,"broken":2}"#));
    assert_eq!(arbiter(&["pgn", "check", "--json", &good]).said(0), "{\"games\":1,\"moves\":2,\"broken\":0}\n");
}

#[test]
fn a_missing_file_does_not_keep_the_others_from_being_read() {
    let folder = Folder::new("missing");
    let good = folder.file("good.pgn", "1. e4 e5 *\n");
    let outcome = arbiter(&["pgn", "check", "--json", "no-such-file.pgn", &good]);
    assert_eq!(outcome.status, 2);
    assert!(outcome.stderr.starts_with("arbiter: no-such-file.pgn cannot be opened: "), "{}", outcome.stderr);
    assert_eq!(outcome.stdout, "{\"games\":1,\"moves\":2,\"broken\":0}\n");
}

#[test]
fn games_are_converted_to_export_format() {
    let outcome = arbiter_reading(GAMES.as_bytes(), &["pgn", "convert", "--bare"]);
    assert_eq!(outcome.status, 1);
    assert_eq!(outcome.stderr.lines().count(), 2);
    insta::assert_snapshot!(outcome.stdout, @r#"
    [Event "1"]
    [Site "?"]
    [Date "????.??.??"]
    [Round "?"]
    [White "Anna"]
    [Black "?"]
    [Result "1-0"]
    [WhiteElo "2500"]

    1. e4 e5 2. Nf3 1-0
    "#);
    assert_eq!(
        arbiter_reading(b"1. e4 e5 2. Nf3 *", &["pgn", "convert", "--format", "uci"]).said(0),
        "e2e4 e7e5 g1f3\n"
    );
    assert_eq!(
        arbiter_reading(b"1. e4 *", &["pgn", "convert", "--format", "fen"]).said(0),
        "rnbqkbnr/pppppppp/8/8/4P3/8/PPPP1PPP/RNBQKBNR b KQkq - 0 1\n"
    );
}

#[test]
fn games_are_filtered_as_they_stand() {
    let filter = |conditions: &[&str]| arbiter_reading(GAMES.as_bytes(), &[&["pgn", "filter"], conditions].concat());
    let first =
        "[Event \"1\"]\n[White \"Anna\"]\n[WhiteElo \"2500\"]\n[Result \"1-0\"]\n\n1. e4 e5 (1... c5) 2. Nf3 1-0\n\n";
    assert_eq!(filter(&["Result=1-0"]).said(0), first);
    assert_eq!(filter(&["White~ANN", "WhiteElo>=2400"]).said(0), first);
    assert_eq!(filter(&["--count", "White!=Anna"]).said(0), "2\n");
    assert_eq!(filter(&["White=Nobody"]).said(1), "");
    assert!(filter(&["Result"]).complaint().contains("expected a condition such as Result=1-0"));
}

#[test]
fn files_are_split_and_not_written_over() {
    let folder = Folder::new("split");
    let games = folder.file("games.pgn", GAMES);
    let into = folder.0.join("parts");
    let into = into.to_str().unwrap();
    assert_eq!(arbiter(&["pgn", "split", &games, "--into", into, "--games", "2"]).said(0), "3 games in 2 files\n");
    let read = |name: &str| fs::read_to_string(folder.0.join("parts").join(name)).unwrap();
    assert_eq!(read("game-00001.pgn").matches("[Event ").count(), 2);
    assert!(read("game-00003.pgn").starts_with("[Event \"3\"]"));
    let again = arbiter(&["pgn", "split", &games, "--into", into]).complaint();
    assert!(again.contains("--force writes over what is there"), "{again}");
    assert_eq!(arbiter(&["pgn", "split", &games, "--into", into, "--force"]).said(0), "3 games in 3 files\n");
}
