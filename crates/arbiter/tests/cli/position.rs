use insta::assert_snapshot;
use serde_json::json;

use crate::{arbiter, arbiter_reading};

const MATE: &str = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
const NO_KING: &str = "8/8/8/8/8/8/8/4K2P w - - 0 1";

#[test]
fn the_first_position_is_drawn() {
    assert_snapshot!(arbiter(&["position", "startpos"]).said(0), @r"
     8  ♜ ♞ ♝ ♛ ♚ ♝ ♞ ♜
     7  ♟ ♟ ♟ ♟ ♟ ♟ ♟ ♟
     6  · · · · · · · ·
     5  · · · · · · · ·
     4  · · · · · · · ·
     3  · · · · · · · ·
     2  ♙ ♙ ♙ ♙ ♙ ♙ ♙ ♙
     1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
        a b c d e f g h

    White to move.

    20 legal moves:
      knight  b1a3 b1c3 g1f3 g1h3
      pawn    a2a3 a2a4 b2b3 b2b4 c2c3 c2c4 d2d3 d2d4 e2e3 e2e4 f2f3
              f2f4 g2g3 g2g4 h2h3 h2h4
    ");
}

#[test]
fn mate_and_stalemate_are_told() {
    assert_snapshot!(arbiter(&["position", MATE]).said(0), @r"
     8  ♜ ♞ ♝ · ♚ ♝ ♞ ♜
     7  ♟ ♟ ♟ ♟ · ♟ ♟ ♟
     6  · · · · · · · ·
     5  · · · · ♟ · · ·
     4  · · · · · · ♙ ♛
     3  · · · · · ♙ · ·
     2  ♙ ♙ ♙ ♙ ♙ · · ♙
     1  ♖ ♘ ♗ ♕ ♔ ♗ ♘ ♖
        a b c d e f g h

    Checkmate: White is in check from h4 and has no legal move. Black has won.
    ");
    let stalemate = arbiter(&["position", "7k/5Q2/6K1/8/8/8/8/8 b - - 0 1"]).said(0);
    assert!(stalemate.contains("Stalemate: Black is not in check and has no legal move. The game is drawn."));
}

#[test]
fn check_is_told_with_its_giver() {
    let said = arbiter(&["position", "4k3/8/8/8/8/8/8/4K2r w - - 0 1"]).said(0);
    assert!(said.contains("White to move, in check from h1."), "{said}");
}

#[test]
fn all_flaws_are_listed() {
    assert_snapshot!(arbiter(&["position", NO_KING]).said(1), @r"
     8  · · · · · · · ·
     7  · · · · · · · ·
     6  · · · · · · · ·
     5  · · · · · · · ·
     4  · · · · · · · ·
     3  · · · · · · · ·
     2  · · · · · · · ·
     1  · · · · ♔ · · ♙
        a b c d e f g h

    White to move.

    Not playable:
      - there is no black king
      - a pawn on the first or last rank: h1
    ");
    let said = arbiter(&["position", "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNQQKBNR w - - 0 1"]).said(1);
    assert!(said.contains("Playable, but no game leads here:\n  - there are more promoted white pieces"), "{said}");
    assert!(said.contains("20 legal moves:"), "{said}");
}

#[test]
fn json_holds_it_all() {
    let castling = "4k3/8/8/8/8/8/7P/4K2R w K - 0 1";
    assert_eq!(
        arbiter(&["position", castling, "--json"]).json(0),
        json!({
            "valid": true, "playable": true, "flaws": [], "turn": "white",
            "check": false, "checkmate": false, "stalemate": false,
            "moves": ["e1d1", "e1d2", "e1e2", "e1f1", "e1f2", "e1g1", "h1f1", "h1g1", "h2h3", "h2h4"],
            "can_mate": { "white": "yes", "black": "no" }, "dead": false,
        })
    );
    let mate = arbiter(&["position", MATE, "--json"]).json(0);
    assert_eq!((&mate["check"], &mate["checkmate"], &mate["moves"]), (&json!(true), &json!(true), &json!([])));
    assert_eq!(
        arbiter(&["position", NO_KING, "--json"]).json(1),
        json!({
            "valid": false, "playable": false,
            "flaws": [
                { "code": "no_black_king", "kind": "unplayable", "text": "there is no black king" },
                { "code": "pawn_on_back_rank", "kind": "unplayable", "text": "a pawn on the first or last rank: h1" },
            ],
            "turn": "white", "check": false, "checkmate": false, "stalemate": false, "moves": [],
            "can_mate": { "white": "unknown", "black": "unknown" }, "dead": null,
        })
    );
}

#[test]
fn an_unreachable_position_can_be_played() {
    let report = arbiter(&["position", "4k3/8/8/8/8/8/PPPPPPPP/B1B1K3 w - - 0 1", "--json"]).json(1);
    assert_eq!((&report["valid"], &report["playable"]), (&json!(false), &json!(true)));
    assert_eq!(report["flaws"][0]["kind"], "unreachable");
    assert_ne!(report["moves"], json!([]));
}

#[test]
fn chess960_castling_is_king_takes_rook() {
    let report = arbiter(&["position", "4k3/8/8/8/8/8/8/3K3R w H - 0 1", "--json"]).json(0);
    assert!(report["moves"].as_array().unwrap().contains(&json!("d1h1")), "{report}");
}

#[test]
fn a_fen_needs_no_quotes_and_can_come_from_standard_input() {
    let words: Vec<&str> = ["position", "--json"].into_iter().chain(MATE.split(' ')).collect();
    let unquoted = arbiter(&words).json(0);
    assert_eq!(unquoted, arbiter(&["position", MATE, "--json"]).json(0));
    assert_eq!(unquoted, arbiter_reading(format!("{MATE}\r\n").as_bytes(), &["position", "-", "--json"]).json(0));
}

#[test]
fn colors_are_for_terminals_unless_asked_for() {
    assert!(!arbiter(&["position", "startpos"]).said(0).contains('\x1b'));
    assert!(!arbiter(&["position", "startpos", "--color", "never"]).said(0).contains('\x1b'));
    assert!(arbiter(&["position", "startpos", "--color", "always"]).said(0).contains("\x1b[48;5;108m"));
}
