//! Sentences about the course of play: time, touches, rulings.

use board::{Color, Move, Square};
use clock::Millis;
use laws::{Announcement, Completion, Made, MoveCount, Obliged, Penalty, Phase, Rule};

use super::{all_in_all, in_all, ruling, say_rulings};
use crate::Words;
use crate::tests::samples;

#[test]
fn spans_of_time_are_said_as_people_say_them() {
    let spans = [0, 1_000, 5_000, 30_000, 60_000, 120_000, 300_000, 900_000, 90_000, 91_500, 500, 3_600_000, 5_415_000];
    insta::assert_snapshot!(in_all(|words| spans.map(|span| words.duration(Millis(span))).join(" | ")), @"
    0 seconds | one second | five seconds | 30 seconds | one minute | two minutes | five minutes | 15 minutes | 1 minute and 30 seconds | 1 minute and 31.5 seconds | 0.5 seconds | one hour | 1 hour, 30 minutes and 15 seconds
    0 sekund | jednu sekundu | pět sekund | 30 sekund | jednu minutu | dvě minuty | pět minut | 15 minut | 1 minutu a 30 sekund | 1 minutu a 31,5 sekundy | 0,5 sekundy | jednu hodinu | 1 hodinu, 30 minut a 15 sekund
    0 sekúnd | jednu sekundu | päť sekúnd | 30 sekúnd | jednu minútu | dve minúty | päť minút | 15 minút | 1 minútu a 30 sekúnd | 1 minútu a 31,5 sekundy | 0,5 sekundy | jednu hodinu | 1 hodinu, 30 minút a 15 sekúnd
    ");
}

#[test]
fn time_is_given_and_taken() {
    let (to, from) = (Color::Black, Color::White);
    let rulings = [
        ruling(Announcement::TimeAdded { to, time: Millis::from_minutes(2) }, Rule::IllegalMovePenalty),
        ruling(Announcement::TimeAdded { to, time: Millis::from_minutes(1) }, Rule::IllegalMovePenalty),
        ruling(Announcement::TimeAdded { to, time: Millis(90_000) }, Rule::ExtraTime),
        ruling(Announcement::TimeDeducted { from, time: Millis(61_500) }, Rule::ClaimWrong),
        ruling(Announcement::TimeDeducted { from, time: Millis::from_minutes(3) }, Rule::ClaimWrong),
    ];
    insta::assert_snapshot!(say_rulings(&rulings), @"
    Black receives two extra minutes (Article 7.5.5).
    Black receives one extra minute (Article 7.5.5).
    Black receives 1 minute and 30 seconds extra (Article 12.5).
    White loses 1 minute and 1.5 seconds (Article 9.5.3).
    White loses three minutes (Article 9.5.3).

    Černý dostává dvě minuty navíc (článek 7.5.5).
    Černý dostává jednu minutu navíc (článek 7.5.5).
    Černý dostává 1 minutu a 30 sekund navíc (článek 12.5).
    Bílý přichází o 1 minutu a 1,5 sekundy (článek 9.5.3).
    Bílý přichází o tři minuty (článek 9.5.3).

    Čierny dostáva dve minúty navyše (článok 7.5.5).
    Čierny dostáva jednu minútu navyše (článok 7.5.5).
    Čierny dostáva 1 minútu a 30 sekúnd navyše (článok 12.5).
    Biely prichádza o 1 minútu a 1,5 sekundy (článok 9.5.3).
    Biely prichádza o tri minúty (článok 9.5.3).
    ");
}

#[test]
fn a_clock_says_the_time_left_and_the_moves_made() {
    let shown = [(0, 0), (999, 1), (61_000, 2), (125_400, 4), (330_000, 5), (3_600_000, 21), (7_384_000, 40)];
    let say = |words: &Words| shown.map(|(time, moves)| words.clock(Millis(time), moves)).join(" | ");
    insta::assert_snapshot!(in_all(say), @"
    0 seconds, 0 moves | 0 seconds, 1 move | 1 minute and 1 second, 2 moves | 2 minutes and 5 seconds, 4 moves | 5 minutes and 30 seconds, 5 moves | 1 hour, 21 moves | 2 hours, 3 minutes and 4 seconds, 40 moves
    0 sekund, 0 tahů | 0 sekund, 1 tah | 1 minuta a 1 sekunda, 2 tahy | 2 minuty a 5 sekund, 4 tahy | 5 minut a 30 sekund, 5 tahů | 1 hodina, 21 tahů | 2 hodiny, 3 minuty a 4 sekundy, 40 tahů
    0 sekúnd, 0 ťahov | 0 sekúnd, 1 ťah | 1 minúta a 1 sekunda, 2 ťahy | 2 minúty a 5 sekúnd, 4 ťahy | 5 minút a 30 sekúnd, 5 ťahov | 1 hodina, 21 ťahov | 2 hodiny, 3 minúty a 4 sekundy, 40 ťahov
    ");
}

#[test]
fn rulings_of_the_course_of_play() {
    let (white, black) = (Color::White, Color::Black);
    let stopped =
        Announcement::ClockSet { white: Millis(5_400_000), black: Millis(5_399_000), running: None, moves: None };
    let running = Announcement::ClockSet {
        white: Millis(5_400_000),
        black: Millis(5_399_000),
        running: Some(black),
        moves: None,
    };
    let rulings = [
        ruling(Announcement::Started {}, Rule::Start),
        ruling(
            Announcement::MoveMade { by: white, mv: Made::Unproved(Move::new(Square::G1, Square::F3)) },
            Rule::MoveMade,
        ),
        ruling(
            Announcement::MoveCompleted { by: white, moves_completed: MoveCount(1), how: Completion::Press },
            Rule::CompletedByPress,
        ),
        ruling(Announcement::PeriodReached { by: black, period: 2 }, Rule::PeriodReached),
        ruling(Announcement::DrawOffered { by: white, is_proper: true }, Rule::DrawOffer),
        ruling(Announcement::DrawOffered { by: black, is_proper: false }, Rule::DrawOffer),
        ruling(Announcement::DrawOffered { by: black, is_proper: true }, Rule::ClaimIsOffer),
        ruling(Announcement::DrawDeclined { by: black }, Rule::DrawOffer),
        ruling(stopped, Rule::ArbiterStops),
        ruling(running, Rule::ClockSetWrongly),
        ruling(Announcement::Resumed {}, None),
        ruling(Announcement::FlagFell { by: white }, Rule::FlagSeen),
        ruling(Announcement::Warned { player: white, penalty: Penalty::Warning }, Rule::Warning),
        ruling(Announcement::MustRecord { by: black }, Rule::RecordBeforeMoving),
        ruling(Announcement::RecordIncomplete { by: black }, Rule::CompleteRecord),
    ];
    insta::assert_snapshot!(say_rulings(&rulings), @"
    The game begins (Article 6.6).
    White made the move Nf3 (Article 4.7).
    White completed the move (Article 6.2.1).
    Black has made the required number of moves; period 2 begins (Article 6.3.2).
    White offers a draw (Article 9.1.2.1).
    Black offers a draw, but at the wrong moment (Article 9.1.2.1).
    Black’s claim is also a draw offer (Article 9.1.2.3).
    Black declines the draw (Article 9.1.2.1).
    The clocks are stopped at 1:30:00 for White and 1:29:59 for Black (Article 6.11.1).
    The clocks show 1:30:00 for White and 1:29:59 for Black, and Black’s is running (Article 6.10.2).
    Play is resumed.
    White’s flag has fallen (Article 6.8).
    White is warned (Article 12.9.1).
    Black must record the previous move before making the next one (Article 8.1.3).
    Black must complete the scoresheet (Article 8.5.2).

    Partie začíná (článek 6.6).
    Bílý provedl tah Jf3 (článek 4.7).
    Bílý dokončil tah (článek 6.2.1).
    Černý splnil předepsaný počet tahů, začíná 2. časový úsek (článek 6.3.2).
    Bílý nabízí remízu (článek 9.1.2.1).
    Černý nabízí remízu, avšak v nesprávném okamžiku (článek 9.1.2.1).
    Reklamace černého je zároveň nabídkou remízy (článek 9.1.2.3).
    Černý odmítá remízu (článek 9.1.2.1).
    Hodiny jsou zastaveny: bílý 1:30:00, černý 1:29:59 (článek 6.11.1).
    Hodiny ukazují: bílý 1:30:00, černý 1:29:59; běží hodiny černého (článek 6.10.2).
    Hra pokračuje.
    Bílému spadl praporek (článek 6.8).
    Bílý dostává napomenutí (článek 12.9.1).
    Černý musí zapsat svůj předchozí tah dříve, než provede další (článek 8.1.3).
    Černý musí doplnit svůj partiář (článek 8.5.2).

    Partia sa začína (článok 6.6).
    Biely vykonal ťah Jf3 (článok 4.7).
    Biely dokončil ťah (článok 6.2.1).
    Čierny splnil predpísaný počet ťahov a začína sa mu 2. časový úsek (článok 6.3.2).
    Biely ponúka remízu (článok 9.1.2.1).
    Čierny ponúka remízu, avšak v nesprávnej chvíli (článok 9.1.2.1).
    Reklamácia čierneho je zároveň ponukou remízy (článok 9.1.2.3).
    Čierny odmieta remízu (článok 9.1.2.1).
    Hodiny sú zastavené: biely 1:30:00, čierny 1:29:59 (článok 6.11.1).
    Hodiny ukazujú: biely 1:30:00, čierny 1:29:59; bežia hodiny čierneho (článok 6.10.2).
    Partia pokračuje.
    Bielemu padla zástavka (článok 6.8).
    Biely dostáva napomenutie (článok 12.9.1).
    Čierny musí zapísať svoj predchádzajúci ťah skôr, než vykoná ďalší (článok 8.1.3).
    Čierny musí doplniť svoj partiár (článok 8.5.2).
    ");
}

#[test]
fn touched_pieces_and_what_they_oblige_to() {
    let touched =
        |by, square, obliged| Announcement::Touched { by, square, obliged, is_together: false, released: None };
    let rulings = [
        ruling(touched(Color::White, Square::G1, Obliged::Move), Rule::TouchedOwn),
        ruling(touched(Color::White, Square::D8, Obliged::Capture), Rule::TouchedEnemy),
        ruling(touched(Color::White, Square::H1, Obliged::Castle), Rule::TouchedKingAndRook),
        ruling(touched(Color::Black, Square::A2, Obliged::None), Rule::TouchedNothingPossible),
    ];
    insta::assert_snapshot!(say_rulings(&rulings), @"
    White touched the knight on g1: a touched piece must be moved (Article 4.3.1).
    White touched Black’s queen on d8: a touched piece must be captured (Article 4.3.2).
    White touched the rook on h1: White must castle (Article 4.4.1).
    Black touched White’s pawn on a2, which creates no obligation (Article 4.5).

    Bílý se dotkl jezdce na g1: dotknutým kamenem je třeba táhnout (článek 4.3.1).
    Bílý se dotkl černé dámy na d8: dotknutý kámen je třeba vzít (článek 4.3.2).
    Bílý se dotkl věže na h1: je třeba provést rošádu (článek 4.4.1).
    Černý se dotkl bílého pěšce na a2, k ničemu ho to nezavazuje (článek 4.5).

    Biely sa dotkol jazdca na g1: dotknutou figúrkou treba ťahať (článok 4.3.1).
    Biely sa dotkol čiernej dámy na d8: dotknutú figúrku treba zobrať (článok 4.3.2).
    Biely sa dotkol veže na h1: treba vykonať rošádu (článok 4.4.1).
    Čierny sa dotkol bieleho pešiaka na a2, k ničomu ho to nezaväzuje (článok 4.5).
    ");
}

#[test]
fn a_touched_piece_is_named_when_another_moves() {
    insta::assert_snapshot!(all_in_all(samples::duties), @"
    The game begins (Article 6.6).
    White touched the rook on a1: a touched piece must be moved (Article 4.3.1).
    The touched piece must be moved: the rook on a1 (Article 4.3.1).
    The game begins (Article 6.6).
    White touched Black’s pawn on d5: a touched piece must be captured (Article 4.3.2).
    The touched piece must be captured: the pawn on d5 (Article 4.3.2).
    The game begins (Article 6.6).
    White touched the king on e1: a touched piece must be moved (Article 4.3.1).
    White touched the rook on h1: White must castle (Article 4.4.1).
    The touched king and rook must castle: the king on e1 and the rook on h1 (Article 4.4.1).
    The game begins (Article 6.6).
    White touched the rook on h1: a touched piece must be moved (Article 4.3.1).
    White touched the king on e1: a touched piece must be moved (Article 4.3.1).
    The rook was touched before the king, so castling with it is not allowed on this move (Article 4.4.2).

    Partie začíná (článek 6.6).
    Bílý se dotkl věže na a1: dotknutým kamenem je třeba táhnout (článek 4.3.1).
    Je třeba táhnout dotknutým kamenem: věž na a1 (článek 4.3.1).
    Partie začíná (článek 6.6).
    Bílý se dotkl černého pěšce na d5: dotknutý kámen je třeba vzít (článek 4.3.2).
    Je třeba vzít dotknutý kámen: pěšec na d5 (článek 4.3.2).
    Partie začíná (článek 6.6).
    Bílý se dotkl krále na e1: dotknutým kamenem je třeba táhnout (článek 4.3.1).
    Bílý se dotkl věže na h1: je třeba provést rošádu (článek 4.4.1).
    Je třeba provést rošádu dotknutým králem a věží: král na e1 a věž na h1 (článek 4.4.1).
    Partie začíná (článek 6.6).
    Bílý se dotkl věže na h1: dotknutým kamenem je třeba táhnout (článek 4.3.1).
    Bílý se dotkl krále na e1: dotknutým kamenem je třeba táhnout (článek 4.3.1).
    Věže se hráč dotkl dříve než krále; rošáda s ní v tomto tahu není dovolena (článek 4.4.2).

    Partia sa začína (článok 6.6).
    Biely sa dotkol veže na a1: dotknutou figúrkou treba ťahať (článok 4.3.1).
    Treba ťahať dotknutou figúrkou: veža na a1 (článok 4.3.1).
    Partia sa začína (článok 6.6).
    Biely sa dotkol čierneho pešiaka na d5: dotknutú figúrku treba zobrať (článok 4.3.2).
    Treba zobrať dotknutú figúrku: pešiak na d5 (článok 4.3.2).
    Partia sa začína (článok 6.6).
    Biely sa dotkol kráľa na e1: dotknutou figúrkou treba ťahať (článok 4.3.1).
    Biely sa dotkol veže na h1: treba vykonať rošádu (článok 4.4.1).
    Treba vykonať rošádu dotknutým kráľom a vežou: kráľ na e1 a veža na h1 (článok 4.4.1).
    Partia sa začína (článok 6.6).
    Biely sa dotkol veže na h1: dotknutou figúrkou treba ťahať (článok 4.3.1).
    Biely sa dotkol kráľa na e1: dotknutou figúrkou treba ťahať (článok 4.3.1).
    Hráč sa dotkol veže skôr ako kráľa, rošáda s ňou v tomto ťahu nie je dovolená (článok 4.4.2).
    ");
}

#[test]
fn phases() {
    insta::assert_snapshot!(in_all(|words| Phase::ALL.iter().map(|&phase| words.phase(phase)).collect::<Vec<_>>().join(" | ")), @r"
    the game has not begun | the game is being played | the clocks are stopped | a move is being sealed | the game is adjourned | the game is over
    partie ještě nezačala | partie se hraje | hodiny jsou zastaveny | pečetí se tah | partie je přerušena | partie skončila
    partia sa ešte nezačala | partia sa hrá | hodiny sú zastavené | pečatí sa ťah | partia je prerušená | partia sa skončila
    ");
}
