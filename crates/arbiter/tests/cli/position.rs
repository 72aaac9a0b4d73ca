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
    Castling rights: White kingside and queenside, Black kingside and queenside.

    20 legal moves:
      knight  Na3 Nc3 Nf3 Nh3
      pawn    a3 a4 b3 b4 c3 c4 d3 d4 e3 e4 f3
              f4 g3 g4 h3 h4
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
            "san": ["Kd1", "Kd2", "Ke2", "Kf1", "Kf2", "O-O", "Rf1", "Rg1", "h3", "h4"],
            "castling": {
                "white": { "kingside": true, "queenside": false }, "black": { "kingside": false, "queenside": false },
            },
            "en_passant": null, "half_moves": 0, "fifty_moves": "no", "seventy_five_moves": false,
            "opening": null, "operations": {},
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
            "turn": "white", "check": false, "checkmate": false, "stalemate": false, "moves": [], "san": [],
            "castling": {
                "white": { "kingside": false, "queenside": false }, "black": { "kingside": false, "queenside": false },
            },
            "en_passant": null, "half_moves": 0, "fifty_moves": "no", "seventy_five_moves": false,
            "opening": null, "operations": {},
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

#[test]
fn the_rules_that_count_moves_are_told_with_their_state() {
    let ask = |half_moves: u32| arbiter(&["position", &format!("4k3/8/8/8/8/8/8/4K2R w K - {half_moves} 90")]).said(0);
    assert!(!ask(0).contains("half-move"));
    assert!(ask(1).contains("\n1 half-move without a capture or a pawn move.\n"));
    assert!(ask(98).contains("\n98 half-moves without a capture or a pawn move.\n"));
    let with_a_move = ask(99);
    assert!(with_a_move.contains("with another one the player to move can claim a draw"), "{with_a_move}");
    assert!(ask(100).contains("the player to move can claim a draw (fifty-move rule, Article 9.3.2)."));
    assert!(ask(150).contains("the game is drawn (seventy-five-move rule, Article 9.6.2)."));
    let json = |half_moves: u32| {
        arbiter(&["position", &format!("4k3/8/8/8/8/8/8/4K2R w K - {half_moves} 90"), "--json"]).json(0)
    };
    for (half_moves, fifty, seventy_five) in
        [(98, "no", false), (99, "with_a_move", false), (149, "claimable", false), (150, "claimable", true)]
    {
        let found = json(half_moves);
        assert_eq!((&found["fifty_moves"], &found["seventy_five_moves"]), (&json!(fifty), &json!(seventy_five)));
    }
}

#[test]
fn an_epd_is_read_with_its_operations() {
    let epd = "rnbqkbnr/pp1ppppp/8/2p5/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - bm Nf3 c3; id \"open; 1\"; hmvc 0; fmvn 2;";
    let said = arbiter(&["position", epd]).said(0);
    assert!(said.contains("\nOpening: Sicilian Defence (B20).\nbm: Nf3 c3\n"), "{said}");
    let json = arbiter_reading(epd.as_bytes(), &["position", "-", "--json"]).json(0);
    assert_eq!(json["operations"]["id"], json!(["open; 1"]));
    assert_eq!(json["opening"], json!({ "code": "B20", "name": "Sicilian Defence" }));
    assert_eq!(arbiter(&["why", epd, "Nf3"]).said(0), "Legal. The knight on g1 may go to f3.\n");
    assert_eq!(arbiter(&["perft", "1", "--fen", epd, "--json"]).json(0)["nodes"], 30);
    assert_eq!(arbiter_reading(b"1. c3", &["notation", "--to", "cs", "--fen", epd]).said(0), "1. c3");
    let complaint = arbiter(&["position", "8/8/8/8/8/8/8/8 w - - bm e4"]).complaint();
    assert!(
        complaint.ends_with("found \"bm\", expected an operation that ends with \";\", such as \"bm e4;\""),
        "{complaint}"
    );
}
