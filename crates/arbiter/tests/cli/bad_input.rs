//! Bad input gets one line that says what was found and what was wanted, and exit status 2.

use std::process::{Command, Stdio};

use insta::assert_snapshot;

use crate::{arbiter, arbiter_reading};

#[test]
fn a_broken_fen_is_told_with_the_place() {
    let fen = "rnbqkbnr/ppppxppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";
    let complaint = r#"arbiter: FEN, character 14: found "x", expected a piece letter or a digit in the board field"#;
    for args in [&["position", fen][..], &["why", fen, "e2e4"], &["perft", "2", "--fen", fen]] {
        assert_eq!(arbiter(args).complaint(), complaint);
    }
    assert_snapshot!(
        arbiter(&["position", ""]).complaint(),
        @r#"arbiter: FEN, character 1: found the end, expected a board such as "8/8/8/8/8/8/8/8""#
    );
}

#[test]
fn a_depth_that_is_no_number_is_told() {
    assert_snapshot!(
        arbiter(&["perft", "five"]).complaint(),
        @"arbiter: invalid value 'five' for '<DEPTH>': expected a whole number from 0 to 20; try 'arbiter perft --help'"
    );
    for depth in ["-1", "21", "1.5", "", "1e3", "99999999999999999999999"] {
        let _ = arbiter(&["perft", depth]).complaint();
    }
    assert_snapshot!(
        arbiter(&["perft", "3", "--threads", "many"]).complaint(),
        @"arbiter: invalid value 'many' for '--threads <N>': expected a whole number from 0 to 512; try 'arbiter perft --help'"
    );
}

#[test]
fn a_move_that_is_no_move_is_told() {
    assert_snapshot!(
        arbiter(&["why", "startpos", "e2+e4"]).complaint(),
        @r##"arbiter: "e2+e4": not a move, expected the end of the move, or a sign such as "+", "#", "e.p.", "(=)" or "!?""##
    );
    for mv in ["", "e", "e2e9", "e7e8y", "e7e8qq", "é2e4", "O-O-O-O", "Z0"] {
        let _ = arbiter(&["why", "startpos", mv]).complaint();
    }
}

#[test]
fn standard_input_that_holds_no_fen_is_told() {
    let complain = |input: &[u8]| arbiter_reading(input, &["position", "-"]).complaint();
    assert_snapshot!(complain(b""), @"arbiter: standard input: found nothing, expected a FEN");
    assert_snapshot!(
        complain(b"\x7fELF\x02\x01\x01\0"),
        @"arbiter: standard input: found binary data (byte 0x7f at offset 0), expected a FEN"
    );
    assert_snapshot!(complain(b"8/8\n8/8\n"), @"arbiter: standard input: found 2 lines, expected one FEN");
    assert_snapshot!(complain(&vec![b'8'; 1 << 20]), @"arbiter: standard input: found more than 4096 bytes, expected one FEN");
}

#[test]
fn a_wrong_command_line_is_told_in_one_line() {
    assert_snapshot!(
        arbiter(&["perf", "3"]).complaint(),
        @"arbiter: unrecognized subcommand 'perf' (some similar subcommands exist: 'trf', 'verify', 'perft'); try 'arbiter --help'"
    );
    assert_snapshot!(
        arbiter(&["perft"]).complaint(),
        @"arbiter: the following required arguments were not provided: <DEPTH>; try 'arbiter perft --help'"
    );
    assert_snapshot!(
        arbiter(&["why", "startpos"]).complaint(),
        @"arbiter: the following required arguments were not provided: <FEN>...; try 'arbiter why --help'"
    );
    assert_snapshot!(
        arbiter(&["pgn"]).complaint(),
        @"arbiter: found no task, expected one of check, convert, split, filter, dedupe, eco, stats; try 'arbiter pgn --help'"
    );
    assert_snapshot!(
        arbiter(&["perft", "3", "--fast"]).complaint(),
        @"arbiter: unexpected argument '--fast' found; try 'arbiter perft --help'"
    );
    for args in [&["position"][..], &["completions"], &["completions", "cmd"], &["position", "a\n\n\x1b[31mb", "--x"]] {
        let _ = arbiter(args).complaint();
    }
}

#[test]
fn the_command_whose_help_is_advised_is_the_one_that_was_used() {
    let complaint = arbiter(&["pgn", "check", "--foo"]).complaint();
    assert!(complaint.ends_with("try 'arbiter pgn check --help'"), "{complaint}");
    let complaint = arbiter(&["pgn", "chek"]).complaint();
    assert!(complaint.ends_with("try 'arbiter pgn --help'"), "{complaint}");
}

#[test]
fn a_long_complaint_is_cut() {
    let complaint = arbiter(&["why", "startpos", &"e2".repeat(10_000)]).complaint();
    assert!(complaint.chars().count() < 600 && complaint.ends_with('…'), "{complaint}");
}

#[cfg(unix)]
#[test]
fn arguments_that_are_no_text_are_told() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt;
    let run =
        Command::new(env!("CARGO_BIN_EXE_arbiter")).arg("position").arg(OsStr::from_bytes(b"8/\xff")).output().unwrap();
    assert_eq!(run.status.code(), Some(2));
    assert_eq!(String::from_utf8_lossy(&run.stderr).lines().count(), 1);
}

#[test]
fn a_reader_who_closes_the_pipe_is_no_reason_to_complain() {
    for args in [&["completions", "bash"][..], &["perft", "1", "--divide"], &["position", "startpos"], &["--help"]] {
        let mut child = Command::new(env!("CARGO_BIN_EXE_arbiter"))
            .args(args)
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()
            .unwrap();
        drop(child.stdout.take());
        let output = child.wait_with_output().unwrap();
        assert_eq!((output.status.code(), output.stderr.as_slice()), (Some(0), &b""[..]));
    }
}
