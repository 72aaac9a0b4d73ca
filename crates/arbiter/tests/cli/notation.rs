//! `arbiter notation`, `speak` and `scoresheets`.

use std::fs;

use crate::{arbiter, arbiter_reading};

#[test]
fn a_text_is_rewritten_and_the_rest_is_untouched() {
    let rewrite =
        |text: &str, options: &[&str]| arbiter_reading(text.as_bytes(), &[&["notation"], options].concat()).said(0);
    let czech = "Partie:\t1.d4 Jf6  2.c4 e6 3.Jc3 Sb4 (=) atd.\r\n";
    assert_eq!(rewrite(czech, &["--to", "en"]), "Partie:\t1.d4 Nf6  2.c4 e6 3.Nc3 Bb4 (=) atd.\r\n");
    assert_eq!(
        rewrite(czech, &["--from", "cs", "--to", "de", "--long"]),
        "Partie:\t1.d2-d4 Sg8-f6  2.c2-c4 e7-e6 3.Sb1-c3 Lf8-b4 (=) atd.\r\n"
    );
    assert_eq!(rewrite(czech, &["--figurine"]), "Partie:\t1.d4 ♘f6  2.c4 e6 3.♘c3 ♗b4 (=) atd.\r\n");
    assert_eq!(rewrite("1... Кр:e2 0-1", &["--to", "en", "--fen", "8/8/8/8/8/4k3/4R3/7K b - - 0 1"]), "1... Kxe2 0-1");
}

#[test]
fn a_fault_is_told_with_its_place_and_the_rest_is_written() {
    let outcome = arbiter_reading(b"1. e4 e5\n2. Nf3 Nf3 3. Bb5", &["notation", "--from", "en", "--to", "cs"]);
    assert_eq!(outcome.status, 1);
    assert_eq!(outcome.stdout, "1. e4 e5\n2. Jf3 Nf3 3. Bb5");
    assert_eq!(outcome.stderr, "arbiter: 2:8: \"Nf3\": no black knight can go to f3 (read as English)\n");
    let several =
        arbiter_reading(b"1. Ra2", &["notation", "--to", "cs", "--fen", "6k1/8/8/8/8/8/7R/1K6 w - - 0 1"]).complaint();
    assert!(several.starts_with("arbiter: --from: English, French,") && several.ends_with("choose one"), "{several}");
    let both = arbiter_reading(b"1. e4 e5 2. Jf3", &["notation", "--from", "auto", "--to", "en"]);
    assert_eq!((both.status, both.stdout.as_str()), (0, "1. e4 e5 2. Nf3"));
    assert_eq!(both.stderr, "arbiter: these languages all fit and mean the same moves: Czech, Slovak\n");
    // A text without letters fits every language, which is not worth a note.
    let any = arbiter_reading(b"1. e4 e5", &["notation", "--from", "auto", "--to", "en"]);
    assert_eq!((any.status, any.stderr.as_str()), (0, ""));
    let unknown = arbiter(&["notation", "--to", "tlh"]).complaint();
    assert!(unknown.contains("expected one of cs, sk, en"), "{unknown}");
}

#[test]
fn moves_are_announced_and_heard() {
    let said = arbiter_reading(b"1. e4 e5 2. Nf3", &["speak"]).said(0);
    assert_eq!(
        said,
        "1. Bauer Eva zwei Eva vier\n1... Bauer Eva sieben Eva fuenf\n2. Springer Gustav eins Felix drei\n"
    );
    assert_eq!(arbiter_reading(said.as_bytes(), &["speak", "--hear"]).said(0), "1. e4\n1... e5\n2. Nf3\n");
    assert_eq!(arbiter_reading("1.Jf3".as_bytes(), &["speak", "--style", "cs"]).said(0), "1. jezdec gé jedna ef tři\n");
    let outcome = arbiter_reading(b"Eva vier\nTurm Anna drei", &["speak", "--hear"]);
    assert_eq!((outcome.status, outcome.stdout.as_str()), (1, "1. e4\n"));
    assert_eq!(outcome.stderr, "arbiter: line 2: \"Turm Anna drei\": that is not a legal move\n");
}

#[test]
fn the_clock_is_announced_after_the_moves_that_have_a_time() {
    let game = "1. e4 {[%clk 1:30:00]} e5 { [%clk 1:29:57.4] good } 2. Nf3 (2. f4 {[%clk 0:00:01]}) Nc6 {a comment}";
    let speak = |options: &[&str]| arbiter_reading(game.as_bytes(), &[&["speak", "--clock"], options].concat()).said(0);
    insta::assert_snapshot!(speak(&["--style", "en"]), @r"
    1. pawn e two to e four
    1 hour and 30 minutes, 1 move
    1... pawn e seven to e five
    1 hour, 29 minutes and 57 seconds, 1 move
    2. knight g one to f three
    2. pawn f two to f four
    1 second, 2 moves
    2... knight b eight to c six
    ");
    insta::assert_snapshot!(speak(&["--style", "cs"]), @"
    1. pěšec é dva é čtyři
    1 hodina a 30 minut, 1 tah
    1... pěšec é sedm é pět
    1 hodina, 29 minut a 57 sekund, 1 tah
    2. jezdec gé jedna ef tři
    2. pěšec ef dva ef čtyři
    1 sekunda, 2 tahy
    2... jezdec bé osm cé šest
    ");
    let refused = arbiter_reading(b"", &["speak", "--clock", "--hear"]);
    assert_eq!(refused.status, 2, "{}", refused.stderr);
}

#[test]
fn scoresheets_are_laid_side_by_side() {
    let folder = std::env::temp_dir().join(format!("arbiter-sheets-{}", std::process::id()));
    fs::create_dir_all(&folder).unwrap();
    let file = |name: &str, text: &str| {
        let path = folder.join(name);
        fs::write(&path, text).unwrap();
        path.to_str().unwrap().to_owned()
    };
    let white = file("white.txt", "1. e4 e5\n2. Nf3 -\n3. Bb5 a6\n4. Ba4 Nf6");
    let black = file("black.txt", "1. e4 e5\n2. Jf3 Jc6\n3. Sb5 a6\n4. Sxc6 dxc6");
    let empty = file("empty.txt", "nothing");
    let parted = arbiter(&["scoresheets", &white, &black]);
    let json = arbiter(&["scoresheets", &white, &black, "--json"]).json(1);
    let complaint = arbiter(&["scoresheets", &white, &empty]).complaint();
    let agreed = arbiter(&["scoresheets", &white, &white]).said(1);
    fs::remove_dir_all(&folder).unwrap();
    insta::assert_snapshot!(parted.said(1), @r#"
    White's sheet is read as English, Black's as Czech.
    1. e4 e5 2. Nf3 Nc6 [Black] 3. Bb5 a6
    They part at move 4.
      White: Ba4, and the sheet can be played to its end (2 half-moves)
      Black: Sxc6, and the sheet can be played to its end (2 half-moves)
    Go back to the position before this move and set the clocks again. Article D.2.9 of the FIDE Laws of Chess (2023).
    r1bqkbnr/1ppp1ppp/p1n5/1B2p3/4P3/5N2/PPPP1PPP/RNBQK2R w KQkq - 0 4
    "#);
    assert_eq!((&json["advice"], &json["article"]), (&"go_back".into(), &"D.2.9".into()));
    assert_eq!(json["languages"]["black"], "cs");
    assert_eq!((&json["difference"]["number"], &json["difference"]["white"]["move"]), (&4.into(), &"Ba4".into()));
    assert_eq!(json["moves"][3]["by"], "black");
    assert!(complaint.contains("no move found"), "{complaint}");
    assert!(agreed.contains("Both have a gap here"), "{agreed}");
}

#[test]
fn a_text_without_moves_says_so() {
    for command in [&["notation", "--to", "cs"][..], &["speak"]] {
        let outcome = arbiter_reading(b"hello world", command);
        assert_eq!(outcome.status, 1, "{command:?}");
        assert_eq!(outcome.stderr, "arbiter: found no move in the text, expected moves such as 1. e4 e5 2. Nf3\n");
    }
    // The hint has the letters of the language that is read, and JSON is not mixed with it.
    let czech = arbiter_reading(b"hello world", &["notation", "--from", "cs", "--to", "en"]);
    assert!(czech.stderr.ends_with("expected moves such as 1. e4 e5 2. Jf3\n"), "{}", czech.stderr);
    let json = arbiter_reading(b"hello world", &["speak", "--json"]);
    assert_eq!((json.status, json.stdout.as_str(), json.stderr.lines().count()), (1, "", 1));
    let heard = arbiter_reading(b"\n", &["speak", "--hear"]);
    assert_eq!(
        (heard.status, heard.stderr.as_str()),
        (1, "arbiter: found no announcement, expected one on each line\n")
    );
}

#[test]
fn texts_and_announcements_are_answered_in_json() {
    let json = arbiter_reading(b"1. e4 e5 2. Jf3 Jd4", &["notation", "--from", "cs", "--to", "en", "--json"]).json(1);
    assert_eq!(
        json,
        serde_json::json!({
            "from": "cs", "to": "en", "moves": 3, "text": "1. e4 e5 2. Nf3 Jd4",
            "faults": [{
                "line": 1, "column": 17, "found": "Jd4", "code": "no_piece",
                "reason": "no black knight can go to d4",
            }],
        })
    );
    let said = arbiter_reading(b"1. e4 {[%clk 0:01:00]}", &["speak", "--clock", "--json"]).json(0);
    assert_eq!(
        said,
        serde_json::json!({
            "number": 1, "color": "white", "san": "e4", "uci": "e2e4", "announcement": "Bauer Eva zwei Eva vier",
            "clock": "1 minute, 1 move",
        })
    );
    let heard = arbiter_reading(b"Eva vier", &["speak", "--hear", "--json"]).json(0);
    assert_eq!((&heard["san"], &heard["announcement"]), (&"e4".into(), &"Eva vier".into()));
    let not_heard = arbiter_reading(b"\n 1. Turm Anna drei \n", &["speak", "--hear", "--json"]).json(1);
    assert_eq!(
        not_heard,
        serde_json::json!({
            "line": 2, "column": 5, "found": "Turm Anna drei", "code": "no_move", "reason": "that is not a legal move",
        })
    );
}
