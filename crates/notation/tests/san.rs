//! Moves as text, in every language and form.

use std::collections::HashSet;

use board::Position;
use notation::{CheckSign, Language, MateSign, MoveError, MoveProblem, MoveText, Remark, Style};
use proptest::prelude::*;

fn position(fen: &str) -> Position {
    fen.parse().unwrap()
}

fn find(text: &str, code: &str, position: &Position) -> Result<String, MoveError> {
    let language = Language::find(code).unwrap();
    MoveText::read(text, language)?.find(position).map(|found| found.mv.to_move().to_string())
}

fn error(text: &str, fen: &str) -> String {
    find(text, "en", &position(fen)).unwrap_err().to_string()
}

const START: &str = "rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1";

#[test]
fn the_examples_of_appendix_c_are_read() {
    // C.10: knights that can go to f3, by file, by rank, and with the first method first.
    for (fen, from, written) in [
        ("4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1", ["g1", "d2"], ["Jgf3", "Jdf3"]),
        ("4k3/8/8/6N1/8/8/8/4K1N1 w - - 0 1", ["g5", "g1"], ["J5f3", "J1f3"]),
        ("4k3/8/8/8/3N4/8/7N/4K3 w - - 0 1", ["h2", "d4"], ["Jhf3", "Jdf3"]),
        ("4k3/8/8/8/3N4/5p2/7N/4K3 w - - 0 1", ["h2", "d4"], ["Jhxf3", "Jdxf3"]),
    ] {
        let position = position(fen);
        let style = Style { language: Language::find("cs").unwrap(), ..Style::default() };
        for (from, written) in from.into_iter().zip(written) {
            let mv = position.legal(format!("{from}f3").parse().unwrap()).unwrap();
            assert_eq!(style.write(mv), written);
            assert_eq!(find(written, "cs", &position).unwrap(), format!("{from}f3"));
        }
    }
    // C.8 and C.9: the long form.
    let start = position(START);
    for text in ["Jg1f3", "Jg1-f3", "Jf3", "♘f3", "♞f3", "Jf3!?", " Jf3 ", "Jgf3"] {
        assert_eq!(find(text, "cs", &start).unwrap(), "g1f3", "{text}");
    }
    for text in ["e2e4", "e2-e4", "e4", "Pe4", "e4(=)", "e4 (=)", "e4="] {
        assert_eq!(find(text, "cs", &start).unwrap(), "e2e4", "{text}");
    }
    // C.12: the piece that a pawn becomes.
    let promotion = position("5n2/3PP2k/8/8/8/8/1p4p1/4K3 w - - 0 1");
    for (text, expected) in [
        ("d8D", "d7d8q"),
        ("d8=D", "d7d8q"),
        ("d8(D)", "d7d8q"),
        ("d8/J", "d7d8n"),
        ("exf8J+", "e7f8n"),
        ("ef8S", "e7f8b"),
        ("efV", "e7f8r"),
    ] {
        assert_eq!(find(text, "cs", &promotion).unwrap(), expected, "{text}");
    }
}

#[test]
fn pawns_take_in_many_forms() {
    let position = position("rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2");
    for text in ["exd5", "ed5", "ed", "exd", "e4xd5", "e4d5", "ed5:", "e:d5", "e×d5"] {
        assert_eq!(find(text, "en", &position).unwrap(), "e4d5", "{text}");
    }
    let passing = self::position("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3");
    for text in ["exf6 e.p.", "exf6", "ef", "exf6e.p.", "ef6 e.p."] {
        assert_eq!(find(text, "en", &passing).unwrap(), "e5f6", "{text}");
    }
    let style = Style { en_passant: true, ..Style::default() };
    assert_eq!(style.write(passing.legal("e5f6".parse().unwrap()).unwrap()), "exf6 e.p.");
}

#[test]
fn castling_is_read_with_noughts_and_letters() {
    let position = position("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1");
    for (text, expected) in [
        ("0-0", "e1h1"),
        ("O-O", "e1h1"),
        ("o-o", "e1h1"),
        ("0–0", "e1h1"),
        ("O-O-O", "e1a1"),
        ("0-0-0+", "e1a1"),
        ("e1g1", "e1h1"),
        ("Ke1c1", "e1a1"),
    ] {
        assert_eq!(find(text, "en", &position).unwrap(), expected, "{text}");
    }
    assert_eq!(Style::PGN.write(position.legal("e1h1".parse().unwrap()).unwrap()), "O-O");
    assert_eq!(Style::default().write(position.legal("e1a1".parse().unwrap()).unwrap()), "0-0-0");
}

#[test]
fn mate_is_marked_as_asked() {
    let position = position("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2");
    let mv = position.legal("d8h4".parse().unwrap()).unwrap();
    let style = Style::default();
    assert_eq!(style.write(mv), "Qh4#");
    assert_eq!(Style { mate: MateSign::TwoPluses, ..style }.write(mv), "Qh4++");
    assert_eq!(Style { check: CheckSign::None, ..style }.write(mv), "Qh4");
    for text in ["Qh4#", "Qh4++", "Qh4+", "Qh4", "Qh4‡", "Qh4 mate"] {
        assert_eq!(find(text, "en", &position).is_ok(), text != "Qh4 mate", "{text}");
    }
}

#[test]
fn errors_say_what_it_could_have_been() {
    let knights = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1";
    let report = [
        error("", START),
        error("hello", START),
        error("Nf9", START),
        error("Nf3~", START),
        error("Nd5", START),
        error("Nf3", knights),
        error("Ra4", START),
        error("Ke2", START),
        error("e5", START),
        error("exd3", START),
        error("0-0", START),
        error("Kd8", "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1"),
        error("Kd1", "4k3/8/8/8/8/8/3r4/4K3 w - - 0 1"),
        error("a8", "8/P6k/8/8/8/8/8/4K3 w - - 0 1"),
        error("Bc4", "4k3/8/8/8/7b/8/5B2/4K3 w - - 0 1"),
        error("ed", START),
        error("--", START),
        error("Ng1f4", START),
    ];
    insta::assert_snapshot!(report.join("\n"), @r##"
    "": not a move, expected a move such as "e4", "Nf3", "exd5", "e8=Q" or "O-O"
    "hello": not a move, expected the end of the move, or a sign such as "+", "#", "e.p.", "(=)" or "!?"
    "Nf9": not a move, expected a move such as "e4", "Nf3", "exd5", "e8=Q" or "O-O"
    "Nf3~": not a move, expected the end of the move, or a sign such as "+", "#", "e.p.", "(=)" or "!?"
    "Nd5": no white knight can go to d5
    "Nf3": ambiguous, could be Ngf3 or Ndf3
    "Ra4": not legal: a2 is in the way
    "Ke2": not legal: a piece of the player's own stands there
    "e5": not legal: a pawn can go two squares ahead at most, and only from where it started
    "exd3": not legal: a pawn goes diagonally only to take
    "0-0": not legal: castling needs free squares, but f1 and g1 are in the way
    "Kd8": not legal: a king does not move that way
    "Kd1": not legal: the king would be attacked by d2
    "a8": not legal: a pawn on the last rank becomes another piece
    "Bc4": no white bishop can go to c4
    "ed": no white pawn can take that way
    "--": a null move, but a player cannot pass
    "Ng1f4": not legal: a knight does not move that way
    "##);
    let not_a_move = find("Nf3~", "en", &position(START)).unwrap_err();
    assert_eq!((not_a_move.offset, not_a_move.column, not_a_move.problem.code()), (3, 4, "not_a_move"));
}

#[test]
fn a_pawn_capture_needs_its_file() {
    let after_d5 = "rnbqkbnr/ppp1pppp/8/3p4/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2";
    for text in ["d5", "Pd5", "d5+", "4d5"] {
        let wanted = format!("{text:?}: a pawn that takes is named by its file, expected exd5");
        assert_eq!(error(text, after_d5), wanted);
    }
    // A marked capture is clear as long as only one pawn can make it.
    assert_eq!(find("xd5", "en", &position(after_d5)).unwrap(), "e4d5");
    let two = "4k3/8/8/3p4/2P1P3/8/8/4K3 w - - 0 1";
    assert_eq!(error("d5", two), "\"d5\": a pawn that takes is named by its file, expected cxd5 or exd5");
    assert_eq!(error("xd5", two), "\"xd5\": ambiguous, could be cxd5 or exd5");
    let passing = "4k3/8/8/3pP3/8/8/8/4K3 w - d6 0 1";
    assert_eq!(error("d6", passing), "\"d6\": a pawn that takes is named by its file, expected exd6");
    let promotion = "3r3k/4P3/8/8/8/8/8/4K3 w - - 0 1";
    assert_eq!(error("d8=Q", promotion), "\"d8=Q\": a pawn that takes is named by its file, expected exd8Q");
    assert_eq!(error("d8", promotion), "\"d8\": a pawn that takes is named by its file, expected e7d8");
}

#[test]
fn the_rule_that_comes_nearest_is_told() {
    // One knight or rook is pinned, and the other cannot go there at all.
    let pinned = "4k3/8/8/8/1b6/8/3N4/4K2N w - - 0 1";
    assert_eq!(error("Nf3", pinned), "\"Nf3\": not legal: the king would be attacked by b4");
    let rooks = "4r1k1/8/8/8/5PP1/8/4R3/R3K3 w Q - 0 1";
    assert_eq!(error("Rd2", rooks), "\"Rd2\": not legal: the king would be attacked by e8");
    let check = "4k3/8/8/8/8/8/4r3/1N2K1N1 w - - 0 1";
    assert_eq!(error("Na3", check), "\"Na3\": not legal: the king would be attacked by e2");
    let both = "4k3/8/8/8/1b5b/8/3N1N2/3QK3 w - - 0 1";
    assert_eq!(error("Ne4", both), "\"Ne4\": not legal: the king would be attacked by b4");
    assert_eq!(
        error("Nd2", "4k3/8/8/8/8/5N2/3P4/1N2K3 w - - 0 1"),
        "\"Nd2\": not legal: a piece of the player's own stands there"
    );
    assert_eq!(error("Rd4", "4k3/8/8/8/R1P2P1R/8/8/4K3 w - - 0 1"), "\"Rd4\": no white rook can go to d4");
    // One pawn beside the target could have taken in passing, another one takes nothing.
    let lapsed = "4k3/8/8/2PpP3/8/8/8/4K3 w - - 0 1";
    assert_eq!(
        error("exd6", lapsed),
        "\"exd6\": not legal: a pawn is taken in passing only right after its double step"
    );
    assert_eq!(
        error("d5", "rnbqkbnr/pppp1ppp/8/4p3/4P3/8/PPPP1PPP/RNBQKBNR w KQkq - 0 2"),
        "\"d5\": not legal: a pawn can go two squares ahead at most, and only from where it started"
    );
}

#[test]
fn castling_written_as_a_king_move_is_explained() {
    let castling = "r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1";
    assert_eq!(error("Kg1", castling), "\"Kg1\": a king goes two squares only to castle, expected O-O");
    assert_eq!(error("Kc1", castling), "\"Kc1\": a king goes two squares only to castle, expected O-O-O");
    assert_eq!(error("Kh1", castling), "\"Kh1\": a king goes two squares only to castle, expected O-O");
}

#[test]
fn needless_and_missing_disambiguation_are_told_apart() {
    let remarks = |text: &str, fen: &str| {
        let position = position(fen);
        MoveText::read(text, Language::ENGLISH)
            .unwrap()
            .find(&position)
            .map(|found| found.remarks.iter().collect::<Vec<_>>())
    };
    let knights = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1";
    assert_eq!(remarks("Ngf3", START).unwrap(), [Remark::NeedlessOrigin]);
    assert_eq!(remarks("Ng1-f3", START).unwrap(), []);
    assert_eq!(remarks("Ngf3", knights).unwrap(), []);
    assert!(
        matches!(remarks("Nf3", knights).unwrap_err().problem, MoveProblem::Ambiguous { candidates } if candidates == ["Ngf3", "Ndf3"] || candidates == ["Ndf3", "Ngf3"])
    );
    assert_eq!(remarks("Nxf3+", START).unwrap(), [Remark::NothingTaken, Remark::NoCheck]);
    assert_eq!(remarks("Pe4#", START).unwrap(), [Remark::NoMate, Remark::PawnLetter]);
    // A pinned knight does not count as a second one.
    assert_eq!(remarks("Ngf3", "4k3/8/8/8/1b6/8/3N4/4K1N1 w - - 0 1").unwrap(), [Remark::NeedlessOrigin]);
}

#[test]
fn three_queens_need_a_whole_square() {
    let position = position("6k1/8/8/8/4Q2Q/8/8/K6Q w - - 0 1");
    let style = Style { check: CheckSign::None, ..Style::default() };
    let mut written: Vec<String> =
        ["e4e1", "h4e1", "h1e1"].iter().map(|mv| style.write(position.legal(mv.parse().unwrap()).unwrap())).collect();
    written.sort();
    assert_eq!(written, ["Q1e1", "Qee1", "Qh4e1"]);
}

/// Plays random moves.
fn random_position(choices: &[u8]) -> Position {
    let mut position = if choices.len().is_multiple_of(3) {
        Position::chess960(u16::from(choices.first().copied().unwrap_or(0)) * 3).unwrap()
    } else {
        Position::initial()
    };
    for &choice in choices {
        let moves = position.legal_moves();
        let Some(&mv) = moves.as_slice().get(usize::from(choice) % moves.len().max(1)) else { break };
        position = position.legal(mv).unwrap().play();
    }
    position
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_reads_back_in_every_language(choices in prop::collection::vec(any::<u8>(), 0..160)) {
        let position = random_position(&choices);
        for &language in Language::ALL {
            for is_long in [false, true] {
                let style = Style { language, is_long, ..Style::default() };
                let mut all = HashSet::new();
                for mv in position.legal_moves() {
                    let text = style.write(mv);
                    let read = MoveText::read(&text, language).and_then(|read| read.find(&position));
                    prop_assert_eq!(read.as_ref().map(|found| found.mv.to_move()), Ok(mv.to_move()), "{} {} {}", language, text, position);
                    prop_assert!(read.unwrap().remarks.is_empty(), "{} {} {}", language, text, position);
                    prop_assert!(all.insert(text.clone()), "{} twice in {}", text, position);
                }
            }
        }
        for style in [
            Style::PGN,
            Style { captures: false, check: CheckSign::None, ..Style::PGN },
            Style { mate: MateSign::TwoPluses, en_passant: true, ..Style::default() },
        ] {
            for mv in position.legal_moves() {
                let text = style.write(mv);
                let read = MoveText::read(&text, style.language).unwrap().find(&position).map(|found| found.mv.to_move());
                prop_assert_eq!(read, Ok(mv.to_move()), "{} {}", text, position);
            }
        }
    }

    #[test]
    fn any_text_is_a_legal_move_or_an_error_with_its_place(text in ".{0,12}", choices in prop::collection::vec(any::<u8>(), 0..40)) {
        let position = random_position(&choices);
        for &language in Language::ALL {
            if let Ok(read) = MoveText::read(&text, language) {
                match read.find(&position) {
                    Ok(found) => prop_assert!(position.is_legal(found.mv.to_move()), "{:?}", text),
                    Err(error) => {
                        let rest = text.get(error.offset..);
                        prop_assert!(rest.is_some_and(|rest| rest.starts_with(&error.found)), "{:?}: {:?}", text, error);
                    }
                }
            }
        }
    }
}
