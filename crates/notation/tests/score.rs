//! Games as people write them, in their own words and languages.

use board::Position;
use notation::{DetectError, Language, MoveText, Style, detect, read_score, rewrite};

fn language(code: &str) -> &'static Language {
    Language::find(code).unwrap()
}

/// The sample game of 2009 C and 1997 E.
const SAMPLE_2009: &str = "Vzorový zápis partie: 1.d4 Jf6 2.c4 e6 3.Jc3 Sb4 4.Sd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Sxc3 \
    8.Sxc3 Jxd5 9.Jf3 b6 10.Db3 Jxc3 11.bxc3 c5 12.Se2 cxd4 13.Jxd4 Ve8 14.0-0 Jd7 15.a4 Jc5 16.Db4 Sb7 17.a5 ...atd.";

/// The sample game of 2018 C, in its two forms.
const SAMPLE_2018: &str = "1. e4 e5 2. Jf3 Jf6 3. d4 exd4 4. e5 Je4 5. Dxd4 d5 6. exd6 e.p. Jxd6 7. Sg5 Jc6 8. De3+ Se7 \
    9. Jbd2 0-0 10. 0-0-0 Ve8 11. Kb1 (=)\n\
    nebo: 1. e4 e5 2. Jf3 Jf6 3. d4 ed4 4. e5 Je4 5. Dd4 d5 6. ed6 Jd6 7. Sg5 Jc6 8. De3 Se7 9. Jbd2 0-0 10. 0-0-0 Ve8\n\
    11. Kb1 (=)";

/// The same game in the long form of 2023 C, with the queen on e3.
const SAMPLE_2023: &str = "1. e2e4 e7e5 2. Ng1f3 Ng8f6 3. d2d4 e5xd4 4. e4e5 Nf6e4 5. Qd1xd4 d7d5 6. e5xd6 e.p. Ne4xd6 \
    7. Bc1g5 Nb8c6 8. Qd4e3+ Bf8e7 9. Nb1d2 0-0 10. 0-0-0 Rf8e8 11. Kc1b1 (=)";

#[test]
fn the_sample_games_of_the_laws_read_as_they_stand() {
    let start = Position::initial();
    let (moves, faults) = read_score(SAMPLE_2009, language("cs"), &start);
    assert_eq!((moves.len(), faults), (33, vec![]));
    let (moves, faults) = read_score(SAMPLE_2018, language("cs"), &start);
    assert_eq!((moves.len(), faults), (42, vec![]));
    // Both forms are one game.
    let game: Vec<_> = moves.iter().map(|written| written.mv).collect();
    assert_eq!(game[..21], game[21..]);
    let (moves, faults) = read_score(SAMPLE_2023, language("en"), &start);
    assert_eq!((moves.iter().map(|written| written.mv).collect::<Vec<_>>(), faults), (game[..21].to_vec(), vec![]));
}

#[test]
fn a_score_is_rewritten_with_the_rest_untouched() {
    let start = Position::initial();
    let english = Style::default();
    insta::assert_snapshot!(rewrite(SAMPLE_2009, language("cs"), &english, &start).text, @r#"
    Vzorový zápis partie: 1.d4 Nf6 2.c4 e6 3.Nc3 Bb4 4.Bd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Bxc3 8.Bxc3 Nxd5 9.Nf3 b6 10.Qb3 Nxc3 11.bxc3 c5 12.Be2 cxd4 13.Nxd4 Re8 14.0-0 Nd7 15.a4 Nc5 16.Qb4 Bb7 17.a5 ...atd.
    "#);
    let german = Style { language: language("de"), en_passant: true, ..english };
    insta::assert_snapshot!(rewrite(SAMPLE_2018, language("cs"), &german, &start).text, @r#"
    1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6 7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 10. 0-0-0 Te8 11. Kb1 (=)
    nebo: 1. e4 e5 2. Sf3 Sf6 3. d4 exd4 4. e5 Se4 5. Dxd4 d5 6. exd6 e.p. Sxd6 7. Lg5 Sc6 8. De3+ Le7 9. Sbd2 0-0 10. 0-0-0 Te8
    11. Kb1 (=)
    "#);
    let figurines = Style { language: Language::FIGURINES, is_long: true, ..english };
    insta::assert_snapshot!(
        rewrite("1.e4 e5 2.Nf3!? (2.Nc3 Nf6?! 3.f4) Nc6 3.Bb5 a6 {Nf3 was played} 4... [Nf3] 1-0", language("en"), &figurines, &start).text,
        @r#"
    1.e2-e4 e7-e5 2.♘g1-f3!? (2.♘b1-c3 ♘g8-f6?! 3.f2-f4) ♘b8-c6 3.♗f1-b5 a7-a6 {Nf3 was played} 4... [Nf3] 1-0
    "#
    );
}

#[test]
fn numbers_come_with_and_without_blanks() {
    let start = Position::initial();
    for text in [
        "1.e4 e5 2.Nf3 Nc6",
        "1. e4 e5 2. Nf3 Nc6",
        "1.e4 1...e5 2.Nf3 2...Nc6",
        "1. e4 1… e5 2. Nf3 … Nc6",
        "1 e4 e5 2 Nf3 Nc6",
        "e4 e5 Nf3 Nc6",
        "1.\te4\te5\n2.\tNf3\tNc6",
        "1.e4, e5; 2.Nf3, Nc6.",
        "1.e4 e5 2.Nf3 ...Nc6",
    ] {
        let (moves, faults) = read_score(text, language("en"), &start);
        assert_eq!((moves.len(), faults), (4, vec![]), "{text}");
    }
}

#[test]
fn a_fault_has_its_place_and_the_next_game_is_read() {
    let start = Position::initial();
    let rewritten = rewrite(
        "1. e4 e5\n2. Nf3 Nf3 3. Bb5\n\n1. d4 d5",
        language("en"),
        &Style { language: language("sk"), ..Style::default() },
        &start,
    );
    assert_eq!(rewritten.text, "1. e4 e5\n2. Jf3 Nf3 3. Bb5\n\n1. d4 d5");
    let faults: Vec<String> = rewritten.faults.iter().map(ToString::to_string).collect();
    assert_eq!(faults, ["2:8: \"Nf3\": no black knight can go to f3"]);
}

#[test]
fn the_language_is_found_by_what_can_be_played() {
    let start = Position::initial();
    let codes = |text: &str| {
        detect(text, &start).map(|found| found.languages.iter().map(|language| language.code).collect::<Vec<_>>())
    };
    assert_eq!(codes(SAMPLE_2009).unwrap(), ["cs", "sk"]);
    assert_eq!(codes("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6").unwrap(), ["en"]);
    assert_eq!(codes("1. e4 e5 2. Sf3 Sc6 3. Lb5").unwrap(), ["de", "sr", "hr", "sl", "sv", "no", "da"]);
    assert_eq!(codes("1. e4 e5 2. Cf3 Cc6 3. Fb5").unwrap(), ["fr"]);
    assert_eq!(codes("1. e4 e5 2. Кf3 Кc6 3. Сb5 a6 4. 0-0 Кf6 5. Лe1").unwrap(), ["ru"]);
    assert_eq!(codes("1. e4 e5 2. ♘f3 ♞c6").unwrap().len(), Language::ALL.len());
    assert!(matches!(codes("nothing here"), Err(DetectError::NoMoves)));
    let none = codes("1. e4 e5 2. Wf3").unwrap_err().to_string();
    assert!(none.starts_with("no language fits; Polish comes furthest, to 1:13: \"Wf3\""), "{none}");
}

#[test]
fn two_languages_that_mean_different_moves_are_both_named() {
    // Ra2: the Spanish king or the English rook.
    let position: Position = "6k1/8/8/8/8/8/7R/1K6 w - - 0 1".parse().unwrap();
    let Err(DetectError::Several(languages)) = detect("1. Ra2", &position) else { panic!("more than one fits") };
    let codes: Vec<&str> = languages.iter().map(|language| language.code).collect();
    assert!(codes.contains(&"en") && codes.contains(&"es"), "{codes:?}");
}

/// The moves that are found in a text, and the faults.
fn found(text: &str) -> (Vec<String>, Vec<String>) {
    let (moves, faults) = read_score(text, language("en"), &Position::initial());
    let moves = moves.iter().map(|found| Style::PGN.write(found.position.legal(found.mv).unwrap())).collect();
    (moves, faults.iter().map(ToString::to_string).collect())
}

#[test]
fn a_number_leads_back_to_its_place() {
    for (text, expected) in [
        (
            "1. e4 e5 2. Nf3 Nc6 3. Bb5 and now 3...a6 is usual, 3...Nf6 is the Berlin, 4. O-O",
            "e4 e5 Nf3 Nc6 Bb5 a6 Nf6 O-O",
        ),
        ("The Spanish (1. e4 e5 2. Nf3 Nc6 3. Bb5): 3... a6 4. Ba4", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4"),
        ("1. e4 e5 (2. Nf3 Nc6) 2. f4", "e4 e5 Nf3 Nc6 f4"),
        ("1. e4 e5 2. Nf3 (2. f4 exf4 3. Nf3) 2... Nc6 3. Bb5", "e4 e5 Nf3 f4 exf4 Nf3 Nc6 Bb5"),
        ("1. e4 e5 2. Nf3 Nc6. White can also play 2. f4, the King's Gambit: 2... exf4", "e4 e5 Nf3 Nc6 f4 exf4"),
        ("1. e4 e5 2. Nf3 Nc6 3. Bb5 a6 4. Ba4 Nf6 3... Nf6", "e4 e5 Nf3 Nc6 Bb5 a6 Ba4 Nf6 Nf6"),
        // A number that is wrong in a plain score, and a number that is no move number.
        ("1. e4 e5 2. Nf3 Nc6 2. Bb5 a6", "e4 e5 Nf3 Nc6 Bb5 a6"),
        ("1. e4 e5 2. Nf3 and after 2 minutes Nc6", "e4 e5 Nf3 Nc6"),
    ] {
        let (moves, faults) = found(text);
        assert_eq!((moves.join(" ").as_str(), faults), (expected, vec![]), "{text}");
    }
    // A fault ends where a number leads back before it.
    let (moves, faults) = found("1. e4 e5 2. Qh6 Nc6, better is 2. Nf3 Nc6");
    assert_eq!((moves.join(" ").as_str(), faults.len()), ("e4 e5 Nf3 Nc6", 1));
}

#[test]
fn dashes_quotes_and_markdown_around_moves_are_no_part_of_them() {
    for text in [
        "**1. e4 e5** and *2. Nf3* `Nc6`",
        "_1. e4_ __e5__ 2. Nf3—the usual move—Nc6",
        "1. “e4” ‘e5’ 2. „Nf3“ «Nc6»",
        "1. e4 — e5 2. Nf3 — Nc6",
        "| 1. | e4 | e5 |\n| 2. | Nf3 | Nc6 |",
        "> 1. e2—e4 e7—e5\n> 2. Nf3 Nc6",
        "1. <b>e4</b> e5 2. \"Nf3\" Nc6",
    ] {
        let (moves, faults) = found(text);
        assert_eq!((moves.join(" ").as_str(), faults), ("e4 e5 Nf3 Nc6", vec![]), "{text}");
    }
    let style = Style { language: language("cs"), ..Style::default() };
    let written = rewrite("**1. e4** e5 2. Nf3—strong", language("en"), &style, &Position::initial()).text;
    assert_eq!(written, "**1. e4** e5 2. Jf3—strong");
}

#[test]
fn all_languages_at_once_read_like_each_alone() {
    let start = Position::initial();
    for text in [
        SAMPLE_2009,
        SAMPLE_2018,
        SAMPLE_2023,
        "1. e4 e5 2. Sf3 Sc6 3. Lb5 (3. Lc4 Lc5) a6 1. d4 d5 2. c4 dc 3. e4",
        "1. e4 e5 2. Pf3 Nf3 3. Cf3 1. Nf3 Nf6 (1... d5 2. g3) 2. g3 1. e4 Ec5 2. Rf3 b6",
        "1. e4 e5 2. ♘f3 (2. Nc3) Jc6 2. Dh5 3. Wxf7",
    ] {
        let fits: Vec<&str> = Language::ALL
            .iter()
            .filter(|language| {
                let (moves, faults) = read_score(text, language, &start);
                !moves.is_empty() && faults.is_empty()
            })
            .map(|language| language.code)
            .collect();
        match detect(text, &start) {
            Ok(found) => {
                let (moves, _) = read_score(text, found.languages[0], &start);
                assert_eq!(found.moves, moves.len(), "{text}");
                assert!(found.languages.iter().all(|language| fits.contains(&language.code)), "{text}");
            }
            Err(DetectError::Several(languages)) => {
                assert!(languages.len() > 1 && fits.len() >= languages.len(), "{text}");
            }
            Err(DetectError::NoneFits { language, fault }) => {
                assert!(fits.is_empty(), "{text}: {fits:?}");
                let read = |language| read_score(text, language, &start);
                assert_eq!(read(language).1[0], fault);
                let most = Language::ALL.iter().map(|language| read(language).0.len()).max();
                assert_eq!(Some(read(language).0.len()), most, "{text}");
            }
            Err(DetectError::NoMoves) => panic!("{text}"),
        }
    }
}

#[test]
fn where_no_language_fits_the_one_that_reads_the_fault_as_a_move_is_named() {
    let error = detect("1. e4 e5 2. Ne5", &Position::initial()).unwrap_err();
    assert_eq!(
        error.to_string(),
        "no language fits; English comes furthest, to 1:13: \"Ne5\": no white knight can go to e5"
    );
    let error = detect("1. e4 e5 2. Je5", &Position::initial()).unwrap_err();
    assert!(error.to_string().starts_with("no language fits; Czech comes furthest"), "{error}");
}

#[test]
fn hints_have_the_letters_of_the_language_that_is_read() {
    let german = Language::find("de").unwrap();
    let error = MoveText::read("Nf3", german).unwrap_err();
    assert_eq!(
        error.to_string(),
        "\"Nf3\": not a move, expected a move such as \"e4\", \"Sf3\", \"exd5\", \"e8=D\" or \"O-O\""
    );
}

#[test]
fn letters_of_any_length_before_an_underscore_are_read() {
    for text in ["Ş___J03 ři", "š_Nf3_", "_Ş_", "é—e4"] {
        let _ = detect(text, &Position::initial());
    }
    let (moves, _) = read_score("Ş_ 1. e4 š_e5_", Language::ENGLISH, &Position::initial());
    assert_eq!(moves.len(), 2);
}

#[test]
fn a_capture_en_passant_is_marked_with_or_without_a_space() {
    let czech = Language::find("cs").unwrap();
    for mark in ["e.p.", " e.p.", "ep", "e.p", " (e.p.)", "(e.p.)"] {
        let text = format!("1. e4 d5 2. e5 f5 3. exf6{mark} Jxf6, lepší.");
        let rewritten = rewrite(&text, czech, &Style::PGN, &Position::initial());
        assert_eq!((rewritten.moves, rewritten.faults.len()), (6, 0), "{text}");
        assert_eq!(rewritten.text, "1. e4 d5 2. e5 f5 3. exf6 e.p. Nxf6, lepší.", "{text}");
    }
}

#[test]
fn without_letters_a_mistake_is_told_in_english() {
    let error = detect("1. e4 d5 2. d5", &Position::initial()).unwrap_err();
    assert!(error.to_string().starts_with("no language fits; English comes furthest"), "{error}");
}

#[test]
fn moves_without_a_number_continue_a_bracketed_opening() {
    let german = language("de");
    for (text, expected) in [
        ("Scotch (1. e4 e5 2. Nf3) Nc6 3. d4 exd4", "Scotch (1. e4 e5 2. Sf3) Sc6 3. d4 exd4"),
        ("(1. e4 e5) Nf3 Nc6 Bb5 a6", "(1. e4 e5) Sf3 Sc6 Lb5 a6"),
        ("(1. e4 e5) 1. d4 Nf6", "(1. e4 e5) 1. d4 Sf6"),
    ] {
        let style = Style { language: german, ..Style::default() };
        let rewritten = rewrite(text, Language::ENGLISH, &style, &Position::initial());
        assert_eq!((rewritten.text.as_str(), rewritten.faults.len()), (expected, 0), "{text}");
    }
}
