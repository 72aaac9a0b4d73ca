//! Everything that is said about pairings and standings.

use pairing::dutch::{BracketWhy, ColorReason, Criterion, Explanation, PairWhy, PassedOver, Preference, Strength};
use pairing::standings::{Summand, Value, WhyCut};
use pairing::{Color, Points};

use crate::{Column, Locale, Words};

fn sample() -> Explanation {
    let reasons = [
        ColorReason::BothGranted,
        ColorReason::Stronger,
        ColorReason::WiderDifference,
        ColorReason::History,
        ColorReason::HigherRanked,
        ColorReason::InitialColor,
    ];
    let preferences = [
        [Some(Preference { color: Color::White, strength: Strength::Absolute }), None],
        [Some(Preference { color: Color::Black, strength: Strength::Strong }), None],
        [Some(Preference { color: Color::Black, strength: Strength::Mild }), None],
    ];
    let passed_over = vec![
        (7, PassedOver::MayNotMeet(Criterion::C1)),
        (8, PassedOver::Worse(Criterion::C12)),
        (9, PassedOver::Worse(Criterion::C4)),
        (10, PassedOver::Order),
    ];
    let pairs = reasons.into_iter().enumerate().map(|(i, color)| PairWhy {
        white: 1,
        black: 2,
        bracket: 0,
        is_float: i == 0,
        preferences: preferences[i % 3],
        floats: [[None; 2]; 2],
        color,
        passed_over: passed_over.clone(),
    });
    let bracket = BracketWhy {
        score: Points::from_tenths(25),
        moved_down: vec![1],
        residents: vec![2, 3],
        downfloaters: vec![3],
        broken: vec![(Criterion::C12, 1)],
    };
    Explanation { brackets: vec![bracket], pairs: pairs.collect(), bye: Some(3) }
}

/// Says everything there is to say about tournaments.
pub(super) fn say_all(words: &Words) {
    use Column::*;
    let _ =
        [Board, Number, White, Black, Points, Rank, Name, Rating, Federation, Club].map(|column| words.column(column));
    let _ = (words.round(3), words.berger(), words.rounds_checked(2, 3), words.explanation(&sample()));
    let _ = (words.round_differs(2, "1-2", Some("2-1")), words.round_differs(2, "1-2", None));
    for (round, opponent, is_dummy) in
        [(Some(1), Some(2), false), (Some(1), Some(2), true), (Some(1), None, true), (None, None, false)]
    {
        let summand = Summand { round, opponent, is_dummy, value: Value::whole(1), cut: None };
        let _ = words.summand(&summand, &|id| id.to_string());
    }
    let _ = [WhyCut::Lowest, WhyCut::Highest, WhyCut::Voluntary, WhyCut::EarlyRound].map(|cut| words.cut(cut));
}

#[test]
fn a_pair_is_explained_in_the_language_of_the_reader() {
    let said = |locale| {
        let lines = Words::new(locale).explanation(&sample());
        lines.into_iter().take(5).map(|line| line.text).collect::<Vec<_>>().join("\n")
    };
    assert_eq!(
        said(Locale::English),
        "Scoregroup 2.5: 2 3\nmoved down from above: 1\nC12 cannot be kept in full (cases: 1)\n\
         1–2, a floater: 1 prefers White (absolute), 2 has no preference; the preferences can be granted (article 5.2.1)\n\
         not 7: the two may not meet (C1)"
    );
    assert_eq!(
        said(Locale::Czech),
        "Bodová skupina 2,5: 2 3\npřesunuti z\u{a0}vyšší skupiny: 1\nC12 nelze zcela dodržet (případů: 1)\n\
         1–2, přesunutý hráč: 1 má nárok na bílé (absolutní), 2 nemá nárok na barvu; nárokům lze vyhovět (čl.\u{a0}5.2.1)\n\
         ne 7: tito dva se nesmějí utkat (C1)"
    );
    assert_eq!(
        said(Locale::Slovak),
        "Bodová skupina 2,5: 2 3\npresunutí z\u{a0}vyššej skupiny: 1\nC12 nemožno úplne dodržať (prípadov: 1)\n\
         1–2, presunutý hráč: 1 má nárok na biele (absolútny), 2 nemá nárok na farbu; nárokom možno vyhovieť (čl.\u{a0}5.2.1)\n\
         nie 7: títo dvaja sa nesmú stretnúť (C1)"
    );
}
