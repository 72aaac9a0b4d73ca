//! Moves announced and heard back.

use board::Position;
use notation::{HearError, Speech};
use proptest::prelude::*;

fn all(fen: &str, mv: &str) -> String {
    let position: Position = fen.parse().unwrap();
    let mv = position.legal(mv.parse().unwrap()).unwrap();
    Speech::ALL.map(|speech| format!("{}: {}", speech.code(), speech.say(mv))).join("\n")
}

#[test]
fn each_kind_of_move_is_announced() {
    let report = [
        all("rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1", "g1f3"),
        all("rnbqkbnr/ppp1p1pp/8/3pPp2/8/8/PPPP1PPP/RNBQKBNR w KQkq f6 0 3", "e5f6"),
        all("r3k2r/8/8/8/8/8/8/R3K2R w KQkq - 0 1", "e1g1"),
        all("r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1", "e8c8"),
        all("5n1k/4P3/8/8/8/8/8/4K3 w - - 0 1", "e7f8q"),
        all("7k/1P6/8/8/8/8/8/4K3 w - - 0 1", "b7b8n"),
        all("rnbqkbnr/pppp1ppp/8/4p3/6P1/5P2/PPPPP2P/RNBQKBNR b KQkq g3 0 2", "d8h4"),
        all("4k3/8/8/8/8/8/8/B2RK3 b - - 0 1", "e8e7"),
    ];
    insta::assert_snapshot!(report.join("\n\n"), @"
    fide: Springer Gustav eins Felix drei
    cs: jezdec gé jedna ef tři
    sk: jazdec gé jeden ef tri
    en: knight g one to f three
    nato: knight Golf one to Foxtrot three

    fide: Bauer Eva fuenf schlaegt Felix sechs en passant
    cs: pěšec é pět bere ef šest mimochodem
    sk: pešiak é päť berie ef šesť mimochodom
    en: pawn e five takes f six en passant
    nato: pawn Echo five takes Foxtrot six en passant

    fide: Kurze Rochade
    cs: malá rošáda
    sk: malá rošáda
    en: castles kingside
    nato: castles kingside

    fide: Lange Rochade
    cs: velká rošáda
    sk: veľká rošáda
    en: castles queenside
    nato: castles queenside

    fide: Bauer Eva sieben schlaegt Felix acht, Dame, Schach
    cs: pěšec é sedm bere ef osm, proměna v dámu, šach
    sk: pešiak é sedem berie ef osem, premena na dámu, šach
    en: pawn e seven takes f eight, promotes to a queen, check
    nato: pawn Echo seven takes Foxtrot eight, promotes to a queen, check

    fide: Bauer Bella sieben Bella acht, Springer
    cs: pěšec bé sedm bé osm, proměna v jezdce
    sk: pešiak bé sedem bé osem, premena na jazdca
    en: pawn b seven to b eight, promotes to a knight
    nato: pawn Bravo seven to Bravo eight, promotes to a knight

    fide: Dame David acht Hector vier, Matt
    cs: dáma dé osm há čtyři, mat
    sk: dáma dé osem há štyri, mat
    en: queen d eight to h four, checkmate
    nato: queen Delta eight to Hotel four, checkmate

    fide: Koenig Eva acht Eva sieben
    cs: král é osm é sedm
    sk: kráľ é osem é sedem
    en: king e eight to e seven
    nato: king Echo eight to Echo seven
    ");
}

#[test]
fn people_leave_words_out_and_correct_themselves() {
    let start = Position::initial();
    let hear = |speech: Speech, text: &str| {
        speech.hear(text, &start).map(|heard| (heard.mv.to_move().to_string(), heard.is_corrected))
    };
    let plain = |mv: &str| Ok((mv.to_owned(), false));
    let corrected = |mv: &str| Ok((mv.to_owned(), true));
    assert_eq!(hear(Speech::Fide, "Springer Felix drei"), plain("g1f3"));
    assert_eq!(hear(Speech::Fide, "Eva vier"), plain("e2e4"));
    assert_eq!(hear(Speech::Czech, "jezdec gé jedna ef tři"), plain("g1f3"));
    assert_eq!(hear(Speech::Czech, "Jezdec g1 f3"), plain("g1f3"));
    assert_eq!(hear(Speech::Czech, "jezdcem na ef tri"), plain("g1f3"));
    assert_eq!(hear(Speech::Slovak, "jazdec gé jedna ef tri"), plain("g1f3"));
    assert_eq!(hear(Speech::English, "Knight to f3."), plain("g1f3"));
    assert_eq!(hear(Speech::English, "pawn e2 to e4"), plain("e2e4"));
    assert_eq!(hear(Speech::Nato, "knight foxtrot three"), plain("g1f3"));
    // 2018 D.2.8: a slip of the tongue is corrected at once.
    assert_eq!(hear(Speech::Fide, "Springer Gustav eins Hector drei, nein, Felix drei"), corrected("g1f3"));
    assert_eq!(hear(Speech::Czech, "pěšec é dva é tři, oprava, é čtyři"), corrected("e2e4"));
    assert_eq!(hear(Speech::Slovak, "pešiak dé dva dé tri, oprava, jazdec gé jeden ef tri"), corrected("g1f3"));
    assert_eq!(hear(Speech::English, "knight g one to h three, sorry, I mean f three"), corrected("g1f3"));
    assert_eq!(hear(Speech::Nato, "castles king's side, correction, pawn echo four"), corrected("e2e4"));
}

#[test]
fn what_is_no_announcement_is_told() {
    let start = Position::initial();
    let error = |text: &str| Speech::Fide.hear(text, &start).unwrap_err();
    assert_eq!(error("Springer Emil drei"), HearError::Word { word: "emil".to_owned(), column: 10 });
    assert_eq!(error("Springer"), HearError::NoSquare);
    assert_eq!(error("Springer Felix"), HearError::HalfSquare);
    assert_eq!(error("drei"), HearError::HalfSquare);
    assert_eq!(error("Turm Anna fuenf"), HearError::NoMove);
    assert_eq!(error("Turm Anna eins Anna fuenf").to_string(), "a1a5 is not legal: a2 is in the way");
    assert_eq!(
        error("Kurze Rochade").to_string(),
        "e1h1 is not legal: castling needs free squares, but f1 and g1 are in the way"
    );
    let knights: Position = "4k3/8/8/8/8/8/3N4/4K1N1 w - - 0 1".parse().unwrap();
    let ambiguous = Speech::Czech.hear("jezdec ef tři", &knights).unwrap_err().to_string();
    assert_eq!(ambiguous, "could be Ng1-f3 or Nd2-f3");
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 150, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_legal_move_is_heard_as_it_is_said(choices in prop::collection::vec(any::<u8>(), 0..160)) {
        let mut position = Position::initial();
        for choice in choices {
            let moves = position.legal_moves();
            let Some(&mv) = moves.as_slice().get(usize::from(choice) % moves.len().max(1)) else { break };
            position = position.legal(mv).unwrap().play();
        }
        for speech in Speech::ALL {
            for mv in position.legal_moves() {
                let said = speech.say(mv);
                prop_assert_eq!(speech.hear(&said, &position).map(|heard| heard.mv), Ok(mv), "{}", said);
            }
        }
    }

    #[test]
    fn whatever_is_heard_is_said_back(text in ".{0,40}") {
        let start = Position::initial();
        for speech in Speech::ALL {
            if let Ok(heard) = speech.hear(&text, &start) {
                let said = speech.say(heard.mv);
                prop_assert_eq!(speech.hear(&said, &start).map(|again| again.mv), Ok(heard.mv), "{:?} as {:?}", text, said);
            }
        }
    }
}
