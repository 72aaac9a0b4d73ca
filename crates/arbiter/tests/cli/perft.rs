use insta::assert_snapshot;

use crate::{arbiter, arbiter_reading};

/// Removes values that differ from run to run.
fn without_time(said: &str) -> String {
    let (before, _) = said.rsplit_once(" in ").unwrap();
    assert!(said.trim_end().ends_with(" nodes per second"), "{said}");
    format!("{before} in …")
}

#[test]
fn nodes_time_and_speed_are_told() {
    assert_snapshot!(without_time(&arbiter(&["perft", "4"]).said(0)), @"197,281 nodes in …");
    assert_snapshot!(without_time(&arbiter(&["perft", "0"]).said(0)), @"1 node in …");
}

#[test]
fn divide_counts_below_each_move() {
    let said = arbiter(&["perft", "3", "--divide", "--fen", "r3k3/8/8/8/8/8/8/4K2R w Kq -"]).said(0);
    assert_snapshot!(without_time(&said), @r"
    e1d1    201
    e1d2    295
    e1e2    324
    e1f1    195
    e1f2    330
    e1g1    214
    h1f1    165
    h1g1    206
    h1h2    281
    h1h3    281
    h1h4    281
    h1h5    281
    h1h6    281
    h1h7    224
    h1h8     57
    total 3,616

    3,616 nodes in …
    ");
}

#[test]
fn json_has_nodes_milliseconds_and_speed() {
    let count = arbiter(&["perft", "4", "--json", "--threads", "2"]).json(0);
    assert_eq!(count["nodes"], 197_281);
    assert!(count["ms"].is_u64() && count["nps"].is_u64(), "{count}");
    assert_eq!(count.as_object().unwrap().len(), 3);
}

#[test]
fn json_divides_by_the_names_of_the_moves() {
    let count = arbiter(&["perft", "2", "--json", "--divide"]).json(0);
    let divide = count["divide"].as_object().unwrap();
    assert_eq!(divide.len(), 20);
    assert!(divide.values().all(|below| below == 20));
    assert_eq!(divide.keys().next().unwrap(), "a2a3");
    let none = arbiter(&["perft", "0", "--json", "--divide"]).json(0);
    assert_eq!((&none["nodes"], none["divide"].as_object().unwrap().len()), (&1.into(), 0));
}

#[test]
fn a_mated_player_has_no_lines() {
    let mate = "rnb1kbnr/pppp1ppp/8/4p3/6Pq/5P2/PPPPP2P/RNBQKBNR w KQkq - 1 3";
    assert_eq!(arbiter(&["perft", "3", "--json", "--fen", mate]).json(0)["nodes"], 0);
}

#[test]
fn threads_do_not_change_the_count() {
    let fen = "8/2p5/3p4/KP5r/1R3p1k/8/4P1P1/8 w - - 0 1";
    let counts = ["0", "1", "3"].map(|n| {
        let json = arbiter(&["perft", "5", "--json", "--divide", "--threads", n, "--fen", fen]).json(0);
        (json["nodes"].clone(), json["divide"].clone())
    });
    assert_eq!(counts[0].0, 674_624);
    assert_eq!(counts[0], counts[1]);
    assert_eq!(counts[0], counts[2]);
}

#[test]
fn the_position_can_come_from_standard_input() {
    let count = arbiter_reading(b"4k3/8/8/8/8/8/8/4K3 w - - 0 1\n", &["perft", "1", "--json", "--fen", "-"]).json(0);
    assert_eq!(count["nodes"], 5);
}

#[test]
fn a_fen_without_quotes_comes_last() {
    let count = arbiter(&["perft", "1", "--json", "--fen", "4k3/8/8/8/8/8/8/4K3", "w", "-", "-", "0", "1"]).json(0);
    assert_eq!(count["nodes"], 5);
    assert_snapshot!(
        arbiter(&["perft", "1", "2"]).complaint(),
        @r#"arbiter: found "2" after the depth, expected nothing or --fen FEN"#
    );
}

#[test]
fn an_unplayable_position_is_refused_with_its_flaws() {
    assert_snapshot!(
        arbiter(&["perft", "3", "--fen", "8/8/8/8/8/8/8/4K2P w - - 0 1"]).complaint(),
        @"arbiter: moves cannot be counted here: not playable: there is no black king; a pawn on the first or last rank: h1"
    );
}
