//! Sentences about assistants, appeals, and casual rules.

use board::{Breach, Color, Move, Role, Setup, Square};
use laws::{Announcement, Decision, Game, Made, Offence, Preset, Regulations, Rule, Ruling};

use super::{all_in_all, ruling, say_rulings};
use crate::Context;
use crate::tests::samples;

#[test]
fn players_who_are_helped() {
    let [record, play, all] = samples::tasks();
    let rulings = [
        ruling(Announcement::Appointed { player: Color::White, tasks: record }, Rule::RecordingAssistant),
        ruling(Announcement::Appointed { player: Color::White, tasks: play }, Rule::MovingAssistant),
        ruling(Announcement::Appointed { player: Color::Black, tasks: all }, Rule::BlindAssistant),
        ruling(
            Announcement::Announced { by: Color::White, mv: Made::Unproved(Move::new(Square::G1, Square::F3)) },
            Rule::Announcing,
        ),
    ];
    insta::assert_snapshot!(say_rulings(&rulings), @"
    White has an assistant who may record the moves (Article 8.1.6).
    White has an assistant who may move the pieces and press the clock (Article 4.9).
    Black has an assistant who may move the pieces, press the clock, record the moves, announce the moves, give the times and the number of moves on request, point out a fallen flag or a touched piece and carry out the formalities of an adjournment (Article D.2.10).
    White announced the move Nf3 (Article D.2.1).

    Bílý má pomocníka, který bude zapisovat tahy (článek 8.1.6).
    Bílý má pomocníka, který bude provádět tahy na šachovnici a obsluhovat hodiny (článek 4.9).
    Černý má pomocníka, který bude provádět tahy na šachovnici, obsluhovat hodiny, zapisovat tahy, oznamovat tahy, na požádání informovat o čase i počtu tahů, upozorňovat na pád praporku i dotknutý kámen a vyřizovat formality při přerušení partie (článek D.2.10).
    Bílý oznámil tah Jf3 (článek D.2.1).

    Biely má pomocníka, ktorý bude zapisovať ťahy (článok 8.1.6).
    Biely má pomocníka, ktorý bude vykonávať ťahy na šachovnici a stláčať hodiny (článok 4.9).
    Čierny má pomocníka, ktorý bude vykonávať ťahy na šachovnici, stláčať hodiny, zapisovať ťahy, oznamovať ťahy, na požiadanie informovať o čase aj počte ťahov, upozorňovať na padnutie zástavky aj dotknutú figúrku a vybavovať formality pri prerušení partie (článok D.2.10).
    Biely oznámil ťah Jf3 (článok D.2.1).
    ");
}

#[test]
fn appeals_and_positions_set_up_again() {
    let by = Color::White;
    let decided = |&decision: &Decision| ruling(Announcement::AppealDecided { by, decision }, Rule::Appeal);
    let restored = |rule| ruling(Announcement::PositionRestored { position: Setup::initial(), half_moves: 0 }, rule);
    let rulings: Vec<Ruling> = [ruling(Announcement::Appealed { by }, Rule::Appeal)]
        .into_iter()
        .chain(Decision::ALL.iter().map(decided))
        .chain([Rule::PositionReset, Rule::BoardsDiffer, Rule::AgreedCorrection].map(restored))
        .chain([ruling(Announcement::DrawOffered { by, is_proper: true }, Rule::IncrementRequest)])
        .collect();
    insta::assert_snapshot!(say_rulings(&rulings), @"
    White has appealed (Article 11.10).
    White’s appeal is upheld (Article 11.10).
    White’s appeal is rejected (Article 11.10).
    The decision on White’s appeal is postponed (Article 11.10).
    An earlier position is restored (Article 7.1).
    The position is restored (Article D.2.9).
    The position before the irregularity is restored (Article A.5.2).
    White’s request is also a draw offer (Article III.4).

    Bílý podal odvolání (článek 11.10).
    Odvolání bílého se vyhovuje (článek 11.10).
    Odvolání bílého se zamítá (článek 11.10).
    Rozhodnutí o odvolání bílého se odkládá (článek 11.10).
    Obnovuje se dřívější pozice (článek 7.1).
    Obnovuje se pozice (článek D.2.9).
    Obnovuje se pozice před nesprávností (článek A.5.2).
    Žádost bílého je zároveň nabídkou remízy (článek III.4).

    Biely podal odvolanie (článok 11.10).
    Odvolaniu bieleho sa vyhovuje (článok 11.10).
    Odvolanie bieleho sa zamieta (článok 11.10).
    Rozhodnutie o odvolaní bieleho sa odkladá (článok 11.10).
    Obnovuje sa skoršie postavenie (článok 7.1).
    Obnovuje sa postavenie (článok D.2.9).
    Obnovuje sa postavenie pred nesprávnosťou (článok A.5.2).
    Žiadosť bieleho je zároveň ponukou remízy (článok III.4).
    ");
}

#[test]
fn casual_rules_are_cited_by_their_sections() {
    let broken = Some((Breach::WayOfMoving { role: Role::Knight }, Role::Knight));
    let illegal =
        |rule| ruling(Announcement::IllegalMove { by: Color::White, count: 1, kind: Offence::Move, broken }, rule);
    let rulings = [
        ruling(Announcement::DrawOffered { by: Color::White, is_proper: true }, Rule::DrawOffer),
        ruling(Announcement::FlagFell { by: Color::White }, Rule::FlagSeen),
        illegal(Rule::IllegalMove),
        illegal(Rule::HasTheMove),
    ];
    let mut said = String::new();
    for &preset in Preset::ALL {
        let game = Game::new(Regulations { preset, ..Regulations::default() });
        said += &all_in_all(|words| rulings.iter().map(|ruling| words.ruling(ruling, &Context::from(&game))).collect());
        said += "\n";
    }
    insta::assert_snapshot!(said, @"
    White offers a draw (Article 9.1.2.1).
    White’s flag has fallen (Article 6.8).
    White’s first illegal move: a knight does not move that way (Articles 7.5.1 and 3.6).
    White’s first illegal move: a knight does not move that way (Articles 1.3 and 3.6).

    Bílý nabízí remízu (článek 9.1.2.1).
    Bílému spadl praporek (článek 6.8).
    První nepřípustný tah bílého: jezdec takto netáhne (články 7.5.1 a 3.6).
    První nepřípustný tah bílého: jezdec takto netáhne (články 1.3 a 3.6).

    Biely ponúka remízu (článok 9.1.2.1).
    Bielemu padla zástavka (článok 6.8).
    Prvý nemožný ťah bieleho: jazdec takto neťahá (články 7.5.1 a 3.6).
    Prvý nemožný ťah bieleho: jazdec takto neťahá (články 1.3 a 3.6).

    White offers a draw (section End-3a of the leaflet).
    White’s flag has fallen (Article 6.8).
    White’s first illegal move: a knight does not move that way (Article 7.5.1 and section Knight-1 of the leaflet).
    White’s first illegal move: a knight does not move that way (sections Play-1 and Knight-1 of the leaflet).

    Bílý nabízí remízu (oddíl End-3a letáku).
    Bílému spadl praporek (článek 6.8).
    První nepřípustný tah bílého: jezdec takto netáhne (článek 7.5.1 a oddíl Knight-1 letáku).
    První nepřípustný tah bílého: jezdec takto netáhne (oddíly Play-1 a Knight-1 letáku).

    Biely ponúka remízu (oddiel End-3a letáka).
    Bielemu padla zástavka (článok 6.8).
    Prvý nemožný ťah bieleho: jazdec takto neťahá (článok 7.5.1 a oddiel Knight-1 letáka).
    Prvý nemožný ťah bieleho: jazdec takto neťahá (oddiely Play-1 a Knight-1 letáka).

    White offers a draw (section Draw-1 of the encyclopedia).
    White’s flag has fallen (section Time-2 of the encyclopedia).
    White’s first illegal move: a knight does not move that way (Article 7.5.1 and section Knight-1 of the encyclopedia).
    White’s first illegal move: a knight does not move that way (sections Start-1 and Knight-1 of the encyclopedia).

    Bílý nabízí remízu (oddíl Draw-1 encyklopedie).
    Bílému spadl praporek (oddíl Time-2 encyklopedie).
    První nepřípustný tah bílého: jezdec takto netáhne (článek 7.5.1 a oddíl Knight-1 encyklopedie).
    První nepřípustný tah bílého: jezdec takto netáhne (oddíly Start-1 a Knight-1 encyklopedie).

    Biely ponúka remízu (oddiel Draw-1 encyklopédie).
    Bielemu padla zástavka (oddiel Time-2 encyklopédie).
    Prvý nemožný ťah bieleho: jazdec takto neťahá (článok 7.5.1 a oddiel Knight-1 encyklopédie).
    Prvý nemožný ťah bieleho: jazdec takto neťahá (oddiely Start-1 a Knight-1 encyklopédie).
    ");
}
