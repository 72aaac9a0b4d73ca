//! Sentences about refused acts.

use board::Role;
use laws::{Act, Announcement, Edition, Game, Refusal, Regulations, Rule, Ruling};

use super::{all_in_all, ruling, say_rulings};
use crate::tests::samples;
use crate::{Context, Words};

#[test]
fn why_a_move_that_was_asked_about_is_not_legal() {
    let game = Game::new(Regulations::default());
    let say = |words: &Words| {
        let context = Context::from(&game);
        let mut sentences: Vec<String> =
            samples::tried().map(|(written, tried)| words.tried(written, tried, None, &context)).collect();
        sentences.extend(
            words.other_editions(&[(Edition::Fide2018, "3.5".to_owned()), (Edition::Fide1997, "3.2".to_owned())]),
        );
        sentences
    };
    insta::assert_snapshot!(all_in_all(say), @"
    The move e4 is legal.
    The move e5 is not legal: a pawn may advance two squares at most, and only from its original square.
    The move e3 is not legal: a pawn never moves backwards.
    The move c3 is not legal: a pawn does not move that way.
    The move Ra5 is not legal: the bishop on f1 is in the way.
    The move x is not legal: no pawn can move to d4.
    The move x is not legal: no knight can move to d4.
    The move x is not legal: no bishop can move to d4.
    The move x is not legal: no rook can move to d4.
    The move x is not legal: no queen can move to d4.
    The move x is not legal: the king cannot move to d4.
    In other editions: 3.5 (2018), 3.2 (1997).

    Tah e4 je přípustný.
    Tah e5 není přípustný: pěšec smí postoupit nejvýše o dvě pole, a to jen ze svého základního pole.
    Tah e3 není přípustný: pěšec nikdy netáhne zpět.
    Tah c3 není přípustný: pěšec takto netáhne.
    Tah Ra5 není přípustný: v cestě stojí střelec na f1.
    Tah x není přípustný: na d4 nemůže táhnout žádný pěšec.
    Tah x není přípustný: na d4 nemůže táhnout žádný jezdec.
    Tah x není přípustný: na d4 nemůže táhnout žádný střelec.
    Tah x není přípustný: na d4 nemůže táhnout žádná věž.
    Tah x není přípustný: na d4 nemůže táhnout žádná dáma.
    Tah x není přípustný: na d4 král táhnout nemůže.
    V ostatních zněních: 3.5 (2018), 3.2 (1997).

    Ťah e4 je možný.
    Ťah e5 nie je možný: pešiak smie postúpiť najviac o dve polia, a to len zo svojho pôvodného poľa.
    Ťah e3 nie je možný: pešiak nikdy neťahá dozadu.
    Ťah c3 nie je možný: pešiak takto neťahá.
    Ťah Ra5 nie je možný: v ceste stojí strelec na f1.
    Ťah x nie je možný: na d4 nemôže ťahať žiadny pešiak.
    Ťah x nie je možný: na d4 nemôže ťahať žiadny jazdec.
    Ťah x nie je možný: na d4 nemôže ťahať žiadny strelec.
    Ťah x nie je možný: na d4 nemôže ťahať žiadna veža.
    Ťah x nie je možný: na d4 nemôže ťahať žiadna dáma.
    Ťah x nie je možný: na d4 kráľ ťahať nemôže.
    V ostatných zneniach: 3.5 (2018), 3.2 (1997).
    ");
}

#[test]
fn why_a_move_is_illegal() {
    let game = Game::new(Regulations::default());
    let say = |words: &Words| {
        let context = Context::from(&game);
        samples::breaches().into_iter().map(|breach| words.breach(breach, Role::Rook, &context)).collect()
    };
    insta::assert_snapshot!(all_in_all(say), @"
    There is no piece on that square (Article 1.3).
    The piece is the opponent’s (Article 1.3).
    The piece stays where it is (Article 1.3).
    One of the player’s own pieces stands there (Article 3.1).
    The bishop on f1 is in the way (Article 3.5).
    The bishop on f1 and the knight on g1 are in the way (Article 3.5).
    A pawn may advance two squares only from its original square (Article 3.7.2).
    A pawn moves diagonally only when capturing (Article 3.7.3).
    En passant is possible only immediately after the pawn’s two-square advance (Article 3.7.3.2).
    A pawn that reaches the last rank must be promoted (Article 3.7.3.3).
    Only a pawn that reaches the last rank is promoted (Article 3.7.3.3).
    A pawn may be promoted only to a queen, rook, bishop or knight (Article 3.7.3.3).
    A king is never captured (Article 1.4.1).
    The king would be in check from the queen on d8 (Article 3.9.2).
    The king would be in check from the rook on a8 and the queen on d8 (Article 3.9.2).
    The right to castle is lost, as the king or the rook has moved (Article 3.8.2.1).
    Castling is not possible now, as the bishop on f1 is in the way (Article 3.8.2.2.2).
    Castling is not possible now, as the bishop on f1 and the knight on g1 are in the way (Article 3.8.2.2.2).
    Castling is not possible now, as the bishop on c8 attacks a square the king stands on, crosses or is to occupy (Article 3.8.2.2.1).
    Castling is not possible now, as the bishop on c8 and the rook on h8 attack a square the king stands on, crosses or is to occupy (Article 3.8.2.2.1).
    A pawn does not move that way (Article 3.7.1).
    A knight does not move that way (Article 3.6).
    A bishop does not move that way (Article 3.2).
    A rook does not move that way (Article 3.3).
    A queen does not move that way (Article 3.4).
    A king does not move that way (Article 3.8.1).

    Není čím táhnout, pole je prázdné (článek 1.3).
    Kámen patří soupeři (článek 1.3).
    Kámen zůstává na svém poli (článek 1.3).
    Na tom poli stojí vlastní kámen (článek 3.1).
    V cestě stojí střelec na f1 (článek 3.5).
    V cestě stojí střelec na f1 a jezdec na g1 (článek 3.5).
    O dvě pole smí pěšec postoupit jen ze svého základního pole (článek 3.7.2).
    Diagonálně táhne pěšec jen při braní (článek 3.7.3).
    Brát mimochodem lze pouze bezprostředně po postupu pěšce o dvě pole (článek 3.7.3.2).
    Pěšec, který dosáhne poslední řady, se musí proměnit (článek 3.7.3.3).
    Proměnit se může jen pěšec, který dosáhl poslední řady (článek 3.7.3.3).
    Pěšec se mění v dámu, věž, střelce nebo jezdce (článek 3.7.3.3).
    Krále nelze brát (článek 1.4.1).
    Král by byl v šachu, napadá ho dáma na d8 (článek 3.9.2).
    Král by byl v šachu, napadají ho věž na a8 a dáma na d8 (článek 3.9.2).
    Právo na rošádu zaniklo, táhl už král nebo věž (článek 3.8.2.1).
    Rošádu teď nelze provést, v cestě stojí střelec na f1 (článek 3.8.2.2.2).
    Rošádu teď nelze provést, v cestě stojí střelec na f1 a jezdec na g1 (článek 3.8.2.2.2).
    Rošádu teď nelze provést: střelec na c8 napadá pole, které král opouští, přechází nebo má obsadit (článek 3.8.2.2.1).
    Rošádu teď nelze provést: střelec na c8 a věž na h8 napadají pole, které král opouští, přechází nebo má obsadit (článek 3.8.2.2.1).
    Pěšec takto netáhne (článek 3.7.1).
    Jezdec takto netáhne (článek 3.6).
    Střelec takto netáhne (článek 3.2).
    Věž takto netáhne (článek 3.3).
    Dáma takto netáhne (článek 3.4).
    Král takto netáhne (článek 3.8.1).

    Nie je čím ťahať, pole je prázdne (článok 1.3).
    Figúrka patrí súperovi (článok 1.3).
    Figúrka zostáva na svojom poli (článok 1.3).
    Na tom poli stojí vlastná figúrka (článok 3.1).
    V ceste stojí strelec na f1 (článok 3.5).
    V ceste stoja strelec na f1 a jazdec na g1 (článok 3.5).
    O dve polia smie pešiak postúpiť len zo svojho pôvodného poľa (článok 3.7.2).
    Diagonálne ťahá pešiak len pri braní (článok 3.7.3).
    Brať mimochodom možno len bezprostredne po postupe pešiaka o dve polia (článok 3.7.3.2).
    Pešiak, ktorý dosiahne posledný rad, sa musí premeniť (článok 3.7.3.3).
    Premeniť sa môže len pešiak, ktorý dosiahol posledný rad (článok 3.7.3.3).
    Pešiak sa mení na dámu, vežu, strelca alebo jazdca (článok 3.7.3.3).
    Kráľa nemožno brať (článok 1.4.1).
    Kráľ by bol v šachu, útočí naň dáma na d8 (článok 3.9.2).
    Kráľ by bol v šachu, útočia naň veža na a8 a dáma na d8 (článok 3.9.2).
    Právo na rošádu zaniklo, ťahal už kráľ alebo veža (článok 3.8.2.1).
    Rošádu teraz nemožno vykonať, v ceste stojí strelec na f1 (článok 3.8.2.2.2).
    Rošádu teraz nemožno vykonať, v ceste stoja strelec na f1 a jazdec na g1 (článok 3.8.2.2.2).
    Rošádu teraz nemožno vykonať: strelec na c8 útočí na pole, ktoré kráľ opúšťa, prekračuje alebo má obsadiť (článok 3.8.2.2.1).
    Rošádu teraz nemožno vykonať: strelec na c8 a veža na h8 útočia na pole, ktoré kráľ opúšťa, prekračuje alebo má obsadiť (článok 3.8.2.2.1).
    Pešiak takto neťahá (článok 3.7.1).
    Jazdec takto neťahá (článok 3.6).
    Strelec takto neťahá (článok 3.2).
    Veža takto neťahá (článok 3.3).
    Dáma takto neťahá (článok 3.4).
    Kráľ takto neťahá (článok 3.8.1).
    ");
}

#[test]
fn why_an_act_cannot_be_done() {
    let rulings: Vec<Ruling> = Refusal::ALL.iter().map(|&code| ruling(Announcement::Refused { code }, None)).collect();
    insta::assert_snapshot!(say_rulings(&rulings), @"
    The game is over.
    The game has not begun.
    The game is not over.
    It is the opponent’s turn to move.
    This is not allowed.
    There is no piece on that square.
    The move is illegal.
    A touched piece requires a different move.
    The move written down with the claim must be made.
    No draw has been offered.
    There is no claim to decide.
    The right to do this has been lost.
    It is too early for that.
    It is too late for that.
    There is no reason for this.
    It was done too often.
    The clocks are stopped.
    This cannot be done now.
    This edition of the Laws has no such rule.
    The text names no move.
    The text does not match the sealed move.

    Partie už skončila.
    Partie ještě nezačala.
    Partie neskončila.
    Na tahu je soupeř.
    To není dovoleno.
    Na tomto poli nestojí žádný kámen.
    Tah je nepřípustný.
    Dotknutý kámen zavazuje k jinému tahu.
    Je třeba provést tah zapsaný při reklamaci.
    Remíza nebyla nabídnuta.
    Žádná reklamace na rozhodnutí nečeká.
    Na to už hráč nemá právo.
    Na to je ještě brzy.
    Na to je už pozdě.
    Není k tomu důvod.
    Bylo toho příliš.
    Hodiny jsou zastaveny.
    Teď to udělat nelze.
    Toto znění Pravidel takové ustanovení nemá.
    Text neoznačuje žádný tah.
    Text se neshoduje s pečetěným tahem.

    Partia sa už skončila.
    Partia sa ešte nezačala.
    Partia sa neskončila.
    Na ťahu je súper.
    To nie je dovolené.
    Na tomto poli nestojí žiadna figúrka.
    Ťah je nemožný.
    Dotknutá figúrka zaväzuje k inému ťahu.
    Treba vykonať ťah zapísaný pri reklamácii.
    Remíza nebola ponúknutá.
    Žiadna reklamácia nečaká na rozhodnutie.
    Na to už hráč nemá právo.
    Na to je ešte skoro.
    Na to je už neskoro.
    Nie je na to dôvod.
    Bolo toho priveľa.
    Hodiny sú zastavené.
    Teraz sa to urobiť nedá.
    Toto znenie Pravidiel také ustanovenie nemá.
    Text neoznačuje žiadny ťah.
    Text sa nezhoduje s pečateným ťahom.
    ");
}

#[test]
fn why_an_act_cannot_be_done_by_the_rule_it_breaks() {
    let refused = |code, rule: Rule| ruling(Announcement::Refused { code }, rule);
    let rulings = [
        refused(Refusal::NotYourMove, Rule::HasTheMove),
        refused(Refusal::NotYourMove, Rule::PressAfterMoving),
        refused(Refusal::NotYourMove, Rule::Adjusting),
        refused(Refusal::NotYourMove, Rule::AdjustingOnOwnClock),
        refused(Refusal::NotYourMove, Rule::RepetitionAppeared),
        refused(Refusal::NotAllowed, Rule::PressAfterMoving),
        refused(Refusal::NotAllowed, Rule::DrawsRestricted),
        refused(Refusal::NotAllowed, Rule::Agreement),
        refused(Refusal::NotAllowed, Rule::ClaimNotWithdrawn),
        refused(Refusal::NotAllowed, Rule::DrawOffer),
        refused(Refusal::NotAllowed, Rule::RapidFlagClaim),
        refused(Refusal::NotAllowed, Rule::MoveMade),
        refused(Refusal::NotAllowed, Rule::WritingInAdvance),
        refused(Refusal::IllegalMove, Rule::PressWithoutMove),
        refused(Refusal::IllegalMove, Rule::TwoHands),
        refused(Refusal::TouchMove, Rule::MoveMade),
        refused(Refusal::TouchMove, Rule::TouchedRookFirst),
        refused(Refusal::TouchMove, Rule::PromotionReleased),
        refused(Refusal::TouchMove, Rule::PromotionChosen),
        refused(Refusal::RightLost, Rule::ClaimLost),
        refused(Refusal::RightLost, Rule::ComplaintLost),
        refused(Refusal::TooLate, Rule::ComplaintLost),
        refused(Refusal::TooLate, Rule::RapidIllegalMove),
        refused(Refusal::NotEnoughReason, Rule::DisplayIsNoEvidence),
        refused(Refusal::NotEnoughReason, Rule::FlagSeen),
        refused(Refusal::NotEnoughReason, Rule::IllegalMove),
        refused(Refusal::WrongPhase, Rule::Start),
        refused(Refusal::WrongPhase, Rule::Resumption),
        refused(Refusal::WrongPhase, Rule::Signing),
        refused(Refusal::WrongPhase, Rule::OffenderTime),
        refused(Refusal::WrongPhase, Rule::OpponentScore),
    ];
    insta::assert_snapshot!(say_rulings(&rulings), @"
    It is the opponent’s turn to move (Article 1.3).
    Only the player who has just moved may press the clock (Article 6.2.1).
    Only the player to move may adjust pieces (Article 4.2.1).
    Pieces may be adjusted only while your own clock is running (Article 6.2.5).
    Only the player to move may claim (Article 9.2.2).
    The clock may be pressed only after a move (Article 6.2.1).
    The rules of the competition do not allow this draw (Article 9.1.1).
    A draw can be agreed only once both players have made a move (Article 5.2.3).
    A claim cannot be withdrawn (Article 9.5.1).
    An offer of a draw cannot be withdrawn (Article 9.1.2.1).
    Only a player may point out a fallen flag.
    Only a king (when castling) or a promoting pawn can be released before the move is made (Article 4.7).
    Moves may not be written in advance (Article 8.1.2).
    The clock was pressed without a move (Article 7.5.3).
    A move must be made with one hand only (Article 7.5.4).
    The move has been made and cannot be changed (Article 4.7).
    The rook was touched before the king, so castling with it is not allowed on this move (Article 4.4.2).
    The pawn was released on the last rank and must be promoted there (Article 4.7.3).
    The new piece touched the promotion square and can no longer be changed (Article 4.4.4).
    A player who has touched a piece or moved can no longer claim on this move (Article 9.4).
    A player who has touched a piece can no longer claim a touch-move violation (Article 4.8).
    The opponent has made no move that could be claimed (Article 4.8).
    The illegal move stands; it had to be claimed before the next move (Article A.5.2).
    A claim may not be based on a display in the playing hall (Article 6.12.2).
    No flag has fallen (Article 6.8).
    No illegal move has been made (Article 7.5.1).
    The game has already begun (Article 6.6).
    Play is not stopped (Article 6.11.3).
    The game is not over yet (Article 8.7).
    The game is over and the clocks can no longer be changed (Article 12.9.3).
    The score can be changed only when the game is over (Article 12.9.4).

    Na tahu je soupeř (článek 1.3).
    Hodiny smí stisknout jen hráč, který provedl tah (článek 6.2.1).
    Opravit postavení kamenů smí jen hráč, který je na tahu (článek 4.2.1).
    Postavení kamenů smí hráč opravit, jen když běží jeho hodiny (článek 6.2.5).
    Reklamovat smí jen hráč, který je na tahu (článek 9.2.2).
    Hodiny se smějí stisknout až po provedení tahu (článek 6.2.1).
    Pravidla soutěže tuto remízu nedovolují (článek 9.1.1).
    Na remíze se lze dohodnout, až když oba hráči provedli tah (článek 5.2.3).
    Reklamaci nelze odvolat (článek 9.5.1).
    Nabídku remízy nelze odvolat (článek 9.1.2.1).
    Na pád praporku smí upozornit jen hráč.
    Před provedením tahu lze pustit z ruky jen krále při rošádě nebo pěšce při proměně (článek 4.7).
    Tahy se nesmějí zapisovat předem (článek 8.1.2).
    Hodiny byly stisknuty bez provedení tahu (článek 7.5.3).
    Tah se provádí pouze jednou rukou (článek 7.5.4).
    Tah je proveden a nelze jej změnit (článek 4.7).
    Věže se hráč dotkl dříve než krále; rošáda s ní v tomto tahu není dovolena (článek 4.4.2).
    Pěšec byl puštěn na poslední řadě a musí se tam proměnit (článek 4.7.3).
    Nový kámen se dotkl pole proměny a volbu už nelze změnit (článek 4.4.4).
    Kdo se dotkl kamene nebo provedl tah, nemůže už v tomto tahu reklamovat (článek 9.4).
    Kdo se dotkl kamene, nemůže už reklamovat porušení pravidla „dotknuto-hráno“ (článek 4.8).
    Není žádný soupeřův tah, který by šlo reklamovat (článek 4.8).
    Nepřípustný tah platí, reklamovat jej bylo třeba před dalším tahem (článek A.5.2).
    Reklamaci nelze opřít o údaje zobrazené v hrací místnosti (článek 6.12.2).
    Žádný praporek nespadl (článek 6.8).
    Žádný nepřípustný tah nebyl proveden (článek 7.5.1).
    Partie už začala (článek 6.6).
    Hra není zastavena (článek 6.11.3).
    Partie ještě neskončila (článek 8.7).
    Partie skončila a časy na hodinách se už nemění (článek 12.9.3).
    Bodový zisk lze změnit až po skončení partie (článek 12.9.4).

    Na ťahu je súper (článok 1.3).
    Hodiny smie stlačiť len hráč, ktorý vykonal ťah (článok 6.2.1).
    Poopraviť figúrky smie len hráč, ktorý je na ťahu (článok 4.2.1).
    Figúrky smie hráč poopraviť, len keď bežia jeho hodiny (článok 6.2.5).
    Reklamovať smie len hráč, ktorý je na ťahu (článok 9.2.2).
    Hodiny sa smú stlačiť až po vykonaní ťahu (článok 6.2.1).
    Podmienky súťaže túto remízu nedovoľujú (článok 9.1.1).
    Na remíze sa možno dohodnúť, až keď obaja hráči vykonali ťah (článok 5.2.3).
    Reklamáciu nemožno odvolať (článok 9.5.1).
    Ponuku remízy nemožno odvolať (článok 9.1.2.1).
    Na padnutie zástavky smie upozorniť len hráč.
    Pred vykonaním ťahu možno pustiť z ruky len kráľa pri rošáde alebo pešiaka pri premene (článok 4.7).
    Ťahy sa nesmú zaznamenávať vopred (článok 8.1.2).
    Hodiny boli stlačené bez vykonania ťahu (článok 7.5.3).
    Ťah sa vykonáva len jednou rukou (článok 7.5.4).
    Ťah je vykonaný a nemožno ho zmeniť (článok 4.7).
    Hráč sa dotkol veže skôr ako kráľa, rošáda s ňou v tomto ťahu nie je dovolená (článok 4.4.2).
    Pešiak bol pustený na poslednom rade a musí sa tam premeniť (článok 4.7.3).
    Nová figúrka sa dotkla poľa premeny a voľbu už nemožno zmeniť (článok 4.4.4).
    Kto sa dotkol figúrky alebo vykonal ťah, nemôže už v tomto ťahu reklamovať (článok 9.4).
    Kto sa dotkol figúrky, nemôže už reklamovať porušenie pravidla „dotknuté-ťahané“ (článok 4.8).
    Nie je žiadny súperov ťah, ktorý by sa dal reklamovať (článok 4.8).
    Nemožný ťah platí, reklamovať ho bolo treba pred ďalším ťahom (článok A.5.2).
    Reklamáciu nemožno oprieť o údaje zobrazené v hracej miestnosti (článok 6.12.2).
    Žiadna zástavka nepadla (článok 6.8).
    Nebol vykonaný žiadny nemožný ťah (článok 7.5.1).
    Partia sa už začala (článok 6.6).
    Hra nie je zastavená (článok 6.11.3).
    Partia sa ešte neskončila (článok 8.7).
    Partia sa skončila a časy na hodinách sa už nemenia (článok 12.9.3).
    Bodový zisk možno zmeniť až po skončení partie (článok 12.9.4).
    ");
}

#[test]
fn why_an_act_cannot_be_done_though_no_rule_says_so() {
    let game = Game::new(Regulations::default());
    let refused = ruling(Announcement::Refused { code: Refusal::WrongPhase }, None);
    let say = |act: &Act, words: &Words| words.ruling(&refused, &Context::from(&game).after(act));
    insta::assert_snapshot!(all_in_all(|words| [Act::Arrive, Act::StopClocks].iter().map(|act| say(act, words)).collect()), @"
    The player is already at the board.
    Clocks can be stopped only while the game is being played.

    Hráč už u šachovnice je.
    Hodiny lze zastavit jen v průběhu hry.

    Hráč už pri šachovnici je.
    Hodiny možno zastaviť len počas hry.
    ");
}
