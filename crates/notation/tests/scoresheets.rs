//! Two scoresheets of one game.

use board::{Color, Position};
use notation::{Advice, Reconciliation, Sheet, Standing, reconcile};
use proptest::prelude::*;

fn lay(white: &str, black: &str) -> Reconciliation {
    let start = Position::initial();
    reconcile(&Sheet::read(white, None, &start), &Sheet::read(black, None, &start), &start)
}

fn moves(result: &Reconciliation) -> String {
    result.plies.iter().map(|ply| ply.san.as_str()).collect::<Vec<_>>().join(" ")
}

#[test]
fn sheets_in_two_languages_can_agree() {
    let result = lay("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1 e4 e5\n2 Jf3 Jc6\n3 Sb5 a6");
    assert_eq!(result.advice, Advice::Agree);
    assert_eq!(moves(&result), "e4 e5 Nf3 Nc6 Bb5 a6");
    assert!(result.plies.iter().all(|ply| ply.standing == Standing::Both));
}

#[test]
fn a_gap_is_filled_from_the_other_sheet() {
    let result = lay("1. e4 e5 2. Nf3 - 3. Bb5 a6 4. Ba4", "1. e4 e5 2. – Sc6 3. Lb5 a6");
    assert_eq!(result.advice, Advice::Complete);
    assert_eq!(moves(&result), "e4 e5 Nf3 Nc6 Bb5 a6 Ba4");
    assert_eq!(result.plies[2].standing, Standing::Only(Color::White));
    assert_eq!(result.plies[3].standing, Standing::Only(Color::Black));
    assert_eq!(result.plies[6].standing, Standing::Only(Color::White));
}

#[test]
fn sheets_that_part_go_back_to_where_they_agree() {
    let result = lay("1. d4 d5 2. c4 e6 3. Nc3 Nf6 4. Bg5 Be7", "1. d4 d5 2. c4 e6 3. Jf3 Jf6 4. Sg5 Se7 5. e3");
    let difference = result.difference.as_ref().unwrap();
    assert_eq!(result.advice, Advice::GoBack);
    assert_eq!(result.advice.article(), "D.2.9");
    assert_eq!((difference.number, difference.color), (3, Color::White));
    assert_eq!(difference.written.black.as_deref(), Some("Jf3"));
    assert_eq!(difference.read.black, Some(Ok("Nf3".to_owned())));
    assert_eq!((difference.reach.white.own, difference.reach.white.is_whole), (4, true));
    assert_eq!((difference.reach.black.own, difference.reach.black.is_whole), (5, true));
    assert_eq!(result.position.to_string(), "rnbqkbnr/ppp2ppp/4p3/3p4/2PP4/8/PP2PPPP/RNBQKBNR w KQkq - 0 3");
}

/// The slip of one sheet that is corrected, and the move that was made.
fn corrected(white: &str, black: &str) -> (String, Option<String>, Option<String>) {
    let result = lay(white, black);
    assert_eq!((result.advice, &result.difference), (Advice::Complete, &None), "{white} / {black}");
    let is_slip = |ply: &&notation::Ply| ply.slips.white.is_some() || ply.slips.black.is_some();
    let mut slips = result.plies.iter().filter(is_slip);
    let ply = slips.next().expect("a slip");
    assert_eq!(slips.next(), None);
    (ply.san.clone(), ply.slips.white.clone(), ply.slips.black.clone())
}

#[test]
fn a_slip_is_corrected_from_the_other_sheet() {
    let white = |mv: &str| format!("1. d4 Nf6 2. Nf3 e6 3. {mv} d5 4. e3 Be7 5. Bd3 0-0 6. 0-0 c5");
    let slip = |text: &str| Some(text.to_owned());
    // A knight that is not named, one that cannot go there, and an illegible one.
    for wrong in ["Nd2", "Nc4", "Nd5", "N?d2", "?bd2", "Nb?2", "B?3"] {
        let found = corrected(&white("Nbd2"), &white(wrong));
        assert_eq!(found, ("Nbd2".to_owned(), None, slip(wrong)), "{wrong}");
        let found = corrected(&white(wrong), &white("Nbd2"));
        assert_eq!(found, ("Nbd2".to_owned(), slip(wrong), None), "{wrong}");
    }
    // Castling written as a move of the king.
    let castled = "1. e4 e5 2. Nf3 Nc6 3. Bc4 Bc5 4. 0-0 Nf6 5. Re1";
    assert_eq!(corrected(castled, &castled.replace("0-0", "Kg1")), ("0-0".to_owned(), None, slip("Kg1")));
    // Both are legal, but Black's later knight move is possible with only one of them.
    let found = corrected("1. e4 e5 2. Nf3 Nc6 3. Bb5 Nd4 4. Nxd4", "1. e4 e5 2. Nf3 Nf6 3. Bb5 Nd4 4. Nxd4 exd4");
    assert_eq!(found, ("Nc6".to_owned(), None, slip("Nf6")));
    // An impossible last move, and an illegible one that the other sheet does not have.
    assert_eq!(corrected("1. e4 e5 2. Nf3", "1. e4 e5 2. Jf4"), ("Nf3".to_owned(), None, slip("Jf4")));
    assert_eq!(corrected("1. e4 e5 2. ?c3", "1. e4 e5"), ("Nc3".to_owned(), slip("?c3"), None));
}

#[test]
fn what_more_than_one_reading_explains_is_not_corrected() {
    // Both moves can be played on; both sheets are unclear; nothing says which knight it was.
    for (white, black) in [
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 3. Bc4 a6"),
        ("1. d4 Nf6 2. Nf3 e6 3. Nd2 d5", "1. d4 Nf6 2. Nf3 e6 3. Nd2 d5"),
        ("1. e4 e5 2. N?3", "1. e4 e5 2. -"),
        // After either move one of the sheets has a second slip.
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6", "1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Bxc6 dxc6"),
    ] {
        assert_eq!(lay(white, black).advice, Advice::GoBack, "{white} / {black}");
    }
}

#[test]
fn a_move_that_nobody_wrote_is_found_if_only_one_fits() {
    // After 1. e4 only 1... Nf6 2. e5 Nd5 leads on; both left out Black's first move.
    let result = lay("1. e4 – 2. e5 Nd5 3. d4", "1. e4 – 2. e5 Nd5 3. d4 d6");
    assert_eq!(result.plies[1].standing, Standing::Deduced);
    assert_eq!(result.plies[1].san, "Nf6");
    let lost = lay("1. e4 – 2. d4 d6", "1. e4 – 2. d4 d6");
    assert_eq!(lost.advice, Advice::Reconstruct);
    assert_eq!(lost.advice.article(), "8.5.3");
    assert_eq!(lost.plies.len(), 1);
}

#[test]
fn a_line_left_out_is_a_gap() {
    let start = Position::initial();
    let sheet = Sheet::read("1. e4 e5\n3. Bb5 a6", None, &start);
    assert_eq!(sheet.entries.len(), 6);
    assert!(sheet.entries[2].text().is_none() && sheet.entries[3].text().is_none());
    assert_eq!(moves(&lay("1. e4 e5\n3. Bb5 a6", "1. e4 e5 2. Nf3 Nc6 3. Bb5")), "e4 e5 Nf3 Nc6 Bb5 a6");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 64, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_sheets_are_laid_side_by_side(
        white in prop::collection::vec(prop::sample::select(vec!["1.", "2.", "3...", "e4", "e5", "Nf3", "Jf3", "-", "?", "0-0", "ed", "99", "x", "Qh5#"]), 0..30),
        black in prop::collection::vec(prop::sample::select(vec!["1.", "2.", "3...", "e4", "e5", "Nf3", "Sf3", "—", "?", "0-0", "ed", "998.", "x", "Qh5#"]), 0..30),
    ) {
        let result = lay(&white.join(" "), &black.join(" "));
        prop_assert!(result.plies.len() <= 4000);
    }
}

#[test]
fn an_unclear_entry_that_cannot_mean_the_other_sheets_move_contradicts_it() {
    let start = Position::initial();
    let game = "1. d4 Nf6 2. Nf3 e6 3. e3 c5 4. Bd3 d5 5. b3 Nc6 6. O-O Bd6 7. Bb2 O-O 8. Nbd2 b6";
    let compare = |white: &str| reconcile(&Sheet::read(white, None, &start), &Sheet::read(game, None, &start), &start);
    // Two knights can go to d7, and with either the rest can be played.
    let result = compare(&game.replace("Nc6", "Nd7"));
    let difference = result.difference.as_ref().unwrap();
    assert_eq!((result.advice, difference.number, difference.color), (Advice::GoBack, 5, Color::Black));
    // No knight can go to c5, so nothing contradicts the other sheet; and one that can be meant agrees with it.
    for slip in [game.replace("Nc6", "Nc5"), game.replace("Nbd2", "Nd2")] {
        assert_eq!(compare(&slip).advice, Advice::Complete, "{slip}");
    }
    // A capture without its file and a promotion without its piece mean the other sheet's move.
    let game = "1. e4 d5 2. exd5 c6 3. dxc6 h6 4. cxb7 h5 5. bxa8=Q";
    let slip = game.replace("exd5", "d5").replace("bxa8=Q", "bxa8");
    let result = reconcile(&Sheet::read(&slip, None, &start), &Sheet::read(game, None, &start), &start);
    assert_eq!((result.advice, result.plies.len()), (Advice::Complete, 9));
}
