use insta::assert_snapshot;
use serde_json::json;

use crate::{arbiter, arbiter_reading};

/// Asks about several moves of a position; each line has a move, an article and a sentence.
fn ask(fen: &str, moves: &[&str]) -> String {
    let answer = |mv: &&str| {
        let run = arbiter(&["why", fen, mv, "--json"]);
        let status = run.status;
        let answer = run.json(status);
        assert_eq!(answer["legal"].as_bool(), Some(status == 0), "{answer}");
        let article = answer["article"].as_str().unwrap_or("-");
        format!("{mv} {article:<9} {}\n", answer["text"].as_str().unwrap())
    };
    moves.iter().map(answer).collect()
}

#[test]
fn the_answer_is_a_sentence_and_an_article() {
    assert_snapshot!(arbiter(&["why", "startpos", "e2e4"]).said(0), @"Legal. The pawn on e2 may go to e4.");
    assert_snapshot!(arbiter(&["why", "startpos", "a1a5"]).said(1), @r"
    Illegal. The rook on a1 may not go to a5: the white pawn on a2 is in the way.
    Article 3.5 of the FIDE Laws of Chess (2023).
    In older editions: 3.5 (2018), 3.5 (2009), 3.2 (1997).
    ");
}

#[test]
fn json_names_the_rule_and_the_pieces() {
    assert_eq!(
        arbiter(&["why", "4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1", "e1c1", "--json"]).json(1),
        json!({
            "legal": false, "move": "e1c1", "san": null, "rule": "castling_through_attack", "article": "3.8.2.2.1", "by": ["f3"],
            "articles": { "1997": "3.5cI", "2009": "3.8b(2)a", "2018": "3.8.2.2.1", "2023": "3.8.2.2.1" },
            "text": "The king on e1 may not castle to c1: the black bishop on f3 attacks d1, which the king crosses.",
        })
    );
    assert_eq!(
        arbiter(&["why", "startpos", "g1f3", "--json"]).json(0),
        json!({
            "legal": true, "move": "g1f3", "san": "Nf3", "rule": null, "article": null, "by": [], "text": "The knight on g1 may go to f3.",
            "articles": { "1997": null, "2009": null, "2018": null, "2023": null },
        })
    );
}

#[test]
fn an_edition_that_has_no_such_rule_is_not_named() {
    let told = arbiter(&["why", "4k3/8/8/8/8/8/8/RN1K4 w A - 0 1", "d1a1"]).said(1);
    assert!(told.ends_with("In older editions: II.3.2.7.4 (2018), F3note4 (2009), 3.5cII (1997).\n"), "{told}");
}

#[test]
fn each_piece_has_its_way() {
    let fen = "4k3/8/8/3P4/8/2N5/P1B1Q1p1/R3K2R w KQ - 0 1";
    let moves =
        ["c2c4", "a1b2", "e2g3", "c3c4", "a2b2", "e1e3", "a1a2", "a1a4", "c4c5", "e8e7", "c3c3", "e2e8", "c3b5q"];
    assert_snapshot!(ask(fen, &moves), @r"
    c2c4 3.2       The bishop on c2 may not go to c4: a bishop moves along diagonals.
    a1b2 3.3       The rook on a1 may not go to b2: a rook moves along files and ranks.
    e2g3 3.4       The queen on e2 may not go to g3: a queen moves along files, ranks and diagonals.
    c3c4 3.6       The knight on c3 may not go to c4: a knight moves two squares straight and one to the side.
    a2b2 3.7.1     The pawn on a2 may not go to b2: a pawn moves straight ahead and takes one square diagonally ahead.
    e1e3 3.8.1     The king on e1 may not go to e3: a king moves one square in any direction, unless it castles.
    a1a2 3.1       The rook on a1 may not go to a2: the white pawn on a2 is White's own.
    a1a4 3.5       The rook on a1 may not go to a4: the white pawn on a2 is in the way.
    c4c5 -         No piece stands on c4, so none can move from there.
    e8e7 1.3       The black king on e8 may not move: it is White's turn.
    c3c3 -         The knight on c3 may not stay where it is: a move takes a piece to another square.
    e2e8 1.4.1     The queen on e2 may not take the king on e8: a king is never taken.
    c3b5q 3.7.3.3   The knight on c3 may not become a queen on b5: only a pawn that reaches the last rank becomes another piece.
    ");
}

#[test]
fn each_rule_of_the_pawn_is_told() {
    let fen = "3rk3/P1p1P2p/8/3Pp3/2p5/7p/P6P/4K3 w - - 0 1";
    let moves = ["a2a4", "e7d8q", "a7a8n", "d5d7", "h2h4", "h2h3", "d5c6", "d5e6", "a7a8", "a7a8k", "d5d6q"];
    assert_snapshot!(ask(fen, &moves), @r"
    a2a4 -         The pawn on a2 may go to a4.
    e7d8q -         The pawn on e7 may take the rook on d8 and become a queen.
    a7a8n -         The pawn on a7 may go to a8 and become a knight.
    d5d7 3.7.2     The pawn on d5 may not go to d7: a pawn goes two squares only from where it started.
    h2h4 3.7.2     The pawn on h2 may not go to h4: the black pawn on h3 is in the way.
    h2h3 3.7.1     The pawn on h2 may not go to h3: the black pawn on h3 is in the way, and a pawn takes only diagonally.
    d5c6 3.7.3     The pawn on d5 may not go to c6: a pawn goes diagonally only to take, and there is nothing to take on c6.
    d5e6 3.7.3.2   The pawn on d5 may not go to e6: the pawn on e5 can be taken in passing only right after its double step.
    a7a8 3.7.3.3   The pawn on a7 may not stay a pawn on a8: it becomes a queen, a rook, a bishop or a knight, written a7a8q, a7a8r, a7a8b or a7a8n.
    a7a8k 3.7.3.3   The pawn on a7 may not become a king on a8: a pawn becomes a queen, a rook, a bishop or a knight.
    d5d6q 3.7.3.3   The pawn on d5 may not become a queen on d6: only a pawn that reaches the last rank becomes another piece.
    ");
    assert_snapshot!(ask("8/8/8/K1Pp1N1r/8/8/8/4k3 w - d6 0 1", &["c5d6"]), @"c5d6 -         The pawn on c5 may take the pawn on d5 in passing.");
}

#[test]
fn castling_says_what_is_wrong() {
    assert_snapshot!(ask("4k3/8/8/8/8/8/8/R3K1NR w KQ - 0 1", &["e1c1", "e1a1", "e1g1", "e1h1"]), @r"
    e1c1 -         The king on e1 may castle to c1.
    e1a1 -         The king on e1 may castle to c1.
    e1g1 3.8.2.2.2 The king on e1 may not castle to g1: the white knight on g1 is in the way.
    e1h1 3.8.2.2.2 The king on e1 may not castle to g1: the white knight on g1 is in the way.
    ");
    assert_snapshot!(ask("4k3/8/8/8/8/8/8/4K2R w - - 0 1", &["e1g1", "e1c1"]), @r"
    e1g1 3.8.2.1   The king on e1 may not castle to g1: the right is lost, since the king or the rook has moved before.
    e1c1 3.8.2.1   The king on e1 may not castle to c1: no rook that may castle stands on a1.
    ");
    assert_snapshot!(ask("2r1k3/8/8/8/8/8/8/R3K3 w Q - 0 1", &["e1c1"]), @"e1c1 3.8.2.2.1 The king on e1 may not castle to c1: the black rook on c8 attacks c1, which the king reaches.");
    assert_snapshot!(ask("2rrk3/8/8/8/8/8/8/R3K3 w Q - 0 1", &["e1c1"]), @"e1c1 3.8.2.2.1 The king on e1 may not castle to c1: the black rook on c8 and the black rook on d8 attack c1 and d1 on its way.");
    assert_snapshot!(ask("4k3/8/8/8/8/3n4/8/R3K3 w Q - 0 1", &["e1c1"]), @"e1c1 3.8.2.2.1 The king on e1 may not castle to c1: it is in check from the black knight on d3.");
}

#[test]
fn castling_in_chess960_says_what_is_wrong() {
    assert_snapshot!(ask("4k3/8/8/8/8/8/8/1RK5 w B - 0 1", &["c1b1"]), @"c1b1 -         The king on c1 may castle, staying on c1.");
    assert_snapshot!(ask("4k3/8/8/8/8/8/8/rRK5 w B - 0 1", &["c1b1"]), @"c1b1 3.8.2.2.1 The king on c1 may not castle, staying on c1: the black rook on a1 attacks c1 once the rook has gone.");
    assert_snapshot!(ask("4k3/8/8/8/8/8/8/RN1K4 w A - 0 1", &["d1a1"]), @"d1a1 II.3.2.7.4 The king on d1 may not castle to c1: the white knight on b1 is in the way.");
    assert_snapshot!(ask("4k3/8/8/8/8/8/8/3K1R2 w - - 0 1", &["d1f1"]), @"d1f1 3.8.2.1   The king on d1 may not castle to g1: the right is lost, since the king or the rook has moved before.");
    assert!(arbiter(&["why", "4k3/8/8/8/8/8/8/RN1K4 w A - 0 1", "d1a1"]).said(1).contains("Guideline II.3.2.7.4"));
}

#[test]
fn a_king_left_attacked_is_told_with_the_attacker() {
    assert_snapshot!(ask("4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", &["e2c3", "e1f1"]), @r"
    e2c3 3.9.2     The knight on e2 may not go to c3: the white king on e1 would be attacked by the black rook on e8.
    e1f1 -         The king on e1 may go to f1.
    ");
    assert_snapshot!(ask("6k1/8/8/8/8/8/2N5/4K2r w - - 0 1", &["c2b4", "e1f1"]), @r"
    c2b4 3.9.2     The knight on c2 may not go to b4: the white king on e1 would still be attacked by the black rook on h1.
    e1f1 3.9.2     The king on e1 may not go to f1: the black rook on h1 attacks that square.
    ");
    assert_snapshot!(ask("8/8/8/K1Pp3r/8/8/8/4k3 w - d6 0 1", &["c5d6"]), @"c5d6 3.9.2     The pawn on c5 may not go to d6: the white king on a5 would be attacked by the black rook on h5.");
}

#[test]
fn a_board_that_is_not_playable_is_judged_too() {
    assert_snapshot!(ask("k6k/8/8/8/8/8/r7/K3K2R w - - 0 1", &["h1h7", "a1a2"]), @r"
    h1h7 3.9.2     The rook on h1 may not go to h7: a king would still be attacked by the black rook on a2.
    a1a2 -         The king on a1 may take the rook on a2.
    ");
    assert_snapshot!(ask("8/8/8/8/8/8/8/R7 w - - 0 1", &["a1a8"]), @"a1a8 -         The rook on a1 may go to a8.");
}

#[test]
fn a_fen_needs_no_quotes_and_can_come_from_standard_input() {
    let fen = "4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1";
    let words: Vec<&str> = std::iter::once("why").chain(fen.split(' ')).chain(["e1c1", "--json"]).collect();
    let unquoted = arbiter(&words).json(1);
    assert_eq!(unquoted, arbiter(&["why", fen, "e1c1", "--json"]).json(1));
    assert_eq!(unquoted, arbiter_reading(fen.as_bytes(), &["why", "-", "e1c1", "--json"]).json(1));
}

#[test]
fn a_move_can_be_written_in_any_language() {
    for mv in ["Nf3", "Jf3", "Sf3", "Кf3", "♘f3", "Ng1-f3"] {
        assert_eq!(arbiter(&["why", "startpos", mv]).said(0), "Legal. The knight on g1 may go to f3.\n", "{mv}");
    }
    let castling = "4k3/8/8/8/8/5b2/8/R3K2R w KQ - 0 1";
    let told = arbiter(&["why", castling, "0-0-0"]).said(1);
    assert_eq!(told, arbiter(&["why", castling, "e1c1"]).said(1));
    assert_snapshot!(arbiter(&["why", "startpos", "Nd4"]).said(1), @r"
    Illegal. No white knight can go to d4: a knight moves two squares straight and one to the side.
    Article 3.6 of the FIDE Laws of Chess (2023).
    In older editions: 3.6 (2018), 3.6 (2009), 3.3 (1997).
    ");
    assert_snapshot!(arbiter(&["why", "startpos", "e5"]).said(1), @r"
    Illegal. The pawn on e2 may not go to e5: a pawn can go two squares ahead at most, and only from where it started.
    Article 3.7.1 of the FIDE Laws of Chess (2023).
    In older editions: 3.7.1 (2018), 3.7a (2009), 3.4a (1997).
    ");
    // The language of the answer is tried first, and a choice decides: S is a bishop in Czech, a knight in German.
    let both = "4k3/8/8/8/8/8/8/4KBN1 w - - 0 1";
    assert_eq!(arbiter(&["why", both, "Se2", "--json", "--language", "cs"]).json(0)["move"], "f1e2");
    assert_eq!(arbiter(&["why", both, "Se2", "--json", "--from", "de"]).json(0)["move"], "g1e2");
    let ambiguous = arbiter(&["why", "4k3/8/8/8/8/8/3N4/4K1N1 w - -", "Nf3"]).complaint();
    assert_eq!(ambiguous, "arbiter: \"Nf3\": ambiguous, could be Ngf3 or Ndf3");
    let unplayable = arbiter(&["why", "8/8/8/8/8/8/8/8 w - -", "Nf3"]).complaint();
    assert!(unplayable.contains("expected two squares such as e2e4"), "{unplayable}");
}

#[test]
fn the_letters_are_those_of_the_language_in_which_one_asks() {
    // In German a pawn, in Estonian a knight, in Russian a knight could go there.
    for (text, answer) in [
        ("Bd3", "The bishop on f1 may not go to d3: the white pawn on e2 is in the way."),
        ("Ra3", "The rook on a1 may not go to a3: the white pawn on a2 is in the way."),
        ("Kf3", "The king on e1 may not go to f3: a king moves one square in any direction, unless it castles."),
    ] {
        let said = arbiter(&["why", "startpos", text]).said(1);
        assert!(said.contains(answer), "{text}: {said}");
    }
    assert!(arbiter(&["why", "startpos", "Sf3", "--language", "cs"]).said(1).contains("střelec"));
    assert!(arbiter(&["why", "startpos", "Sf3"]).said(0).starts_with("Legal. The knight"));
    assert!(arbiter(&["why", "startpos", "Bd3", "--from", "de"]).said(0).starts_with("Legal. The pawn"));
    let three = "the white knight on b1, the white bishop on c1 and the white queen on d1 are in the way";
    assert!(arbiter(&["why", "startpos", "O-O-O"]).said(1).contains(three));
}

#[test]
fn the_answer_cites_any_edition_in_three_languages() {
    let ask =
        |options: &[&str]| arbiter(&[&["why", "4r1k1/8/8/8/8/8/4N3/4K3 w - - 0 1", "e2c3"], options].concat()).said(1);
    assert_snapshot!(ask(&["--edition", "2009"]), @r"
    Illegal. The knight on e2 may not go to c3: the white king on e1 would be attacked by the black rook on e8.
    Article 3.9 of the FIDE Laws of Chess (2009).
    In other editions: 3.9.2 (2023), 3.9.2 (2018), 3.5d (1997).
    ");
    assert_snapshot!(ask(&["--language", "cs"]), @r"
    Tah e2c3 není přípustný: král by byl v šachu, napadá ho věž na e8 (článek 3.9.2).
    V ostatních zněních: 3.9.2 (2018), 3.9 (2009), 3.5d (1997).
    ");
    assert_snapshot!(ask(&["--language", "sk", "--edition", "1997"]), @r"
    Ťah e2c3 nie je možný: kráľ by bol v šachu, útočí naň veža na e8 (článok 3.5d).
    V ostatných zneniach: 3.9.2 (2023), 3.9.2 (2018), 3.9 (2009).
    ");
    let json = arbiter(&["why", "startpos", "e2e5", "--edition", "1997", "--language", "sk", "--json"]).json(1);
    assert_eq!(json["article"], "3.4a");
    assert!(
        json["text"].as_str().unwrap().starts_with("Ťah e2e5 nie je možný: pešiak smie postúpiť najviac"),
        "{json}"
    );
    let wrong = arbiter(&["why", "startpos", "e2e4", "--edition", "2017"]).complaint();
    assert!(wrong.contains("expected 1997, 2009, 2018 or 2023"), "{wrong}");
}
