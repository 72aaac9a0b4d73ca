//! Sentences about refused acts at an adjournment, in a quickplay finish, with an assistant, or in an appeal.

use board::{Color, Move, Square};
use clock::Millis;
use laws::{Act, Actor, Announcement, Decision, Game, Refusal, Regulations, Rule, Tasks, Withdrawn, Written};

use super::{all_in_all, in_all, ruling, say_rulings};
use crate::Context;
use crate::tests::samples;

#[test]
fn why_a_special_act_cannot_be_done() {
    let refused = |code, rule: Rule| ruling(Announcement::Refused { code }, rule);
    let rulings = [
        refused(Refusal::NotYourMove, Rule::QuickplayClaim),
        refused(Refusal::NotYourMove, Rule::IncrementRequest),
        refused(Refusal::NotYourMove, Rule::BlitzRecordLooks),
        refused(Refusal::NotYourMove, Rule::Sealing),
        refused(Refusal::NotAllowed, Rule::AnnouncedBeforePress),
        refused(Refusal::NotAllowed, Rule::Announcing),
        refused(Refusal::NotAllowed, Rule::EnvelopeOpening),
        refused(Refusal::NotAllowed, Rule::QuickplayClaim),
        refused(Refusal::NotAllowed, Rule::IncrementRequest),
        refused(Refusal::NotAllowed, Rule::QuickplayFinish),
        refused(Refusal::NotAllowed, Rule::QuickplayAnnounced),
        refused(Refusal::NotAllowed, Rule::QuickplayNotInBlitz),
        refused(Refusal::NotAllowed, Rule::UnwatchedDecision),
        refused(Refusal::NotAllowed, Rule::Appeal),
        refused(Refusal::NotAllowed, Rule::Sealing),
        refused(Refusal::NotAllowed, Rule::PressingAssistant),
        refused(Refusal::NotAllowed, Rule::SpectatorTells),
        refused(Refusal::NotAllowed, Rule::RapidRecordLooks),
        refused(Refusal::NotAllowed, Rule::AgreedCorrection),
        refused(Refusal::NotAllowed, Rule::PositionReset),
        refused(Refusal::NotAllowed, Rule::OffenderScore),
        refused(Refusal::MustPlayClaimedMove, Rule::Sealing),
        refused(Refusal::NoClaim, Rule::Appeal),
        refused(Refusal::TooLate, Rule::QuickplayClaim),
        refused(Refusal::TooLate, Rule::Sealing),
        refused(Refusal::TooLate, Rule::SlipCorrected),
        refused(Refusal::NotEnoughReason, Rule::AgreedCorrection),
        refused(Refusal::NotEnoughReason, Rule::Announcing),
        refused(Refusal::NotEnoughReason, Rule::SlipCorrected),
        refused(Refusal::NotEnoughReason, Rule::Device),
        refused(Refusal::NotEnoughReason, Rule::UnwatchedNoEffort),
        refused(Refusal::NotEnoughReason, Rule::Appeal),
        refused(Refusal::WrongPhase, Rule::Sealing),
        refused(Refusal::WrongPhase, Rule::EnvelopeOpening),
        refused(Refusal::WrongPhase, Rule::EnvelopeLost),
        refused(Refusal::WrongPhase, Rule::ReplierAbsent),
        refused(Refusal::WrongPhase, Rule::QuickplayClaim),
        refused(Refusal::WrongPhase, Rule::QuickplayPostponed),
        refused(Refusal::WrongPhase, Rule::UnwatchedDecision),
        refused(Refusal::WrongPhase, Rule::BoardsDiffer),
        refused(Refusal::EditionHasNoRule, Rule::QuickplayAccepted),
        refused(Refusal::WrongEnvelope, Rule::EnvelopeOpening),
    ];
    insta::assert_snapshot!(say_rulings(&rulings), @"
    Only the player to move may claim (Article III.5).
    Only the player to move may ask for extra seconds (Article III.4).
    Only the player to move may ask to see the scoresheet (Article B.2.3).
    Only the player to move seals a move (Article I.1.1).
    The clock is pressed only after the move has been announced (Article D.2.4).
    Moves are announced only in a game with a visually impaired player (Article D.2.1).
    The envelope may be opened only at the resumption, in the presence of the player who has to reply (Article I.7).
    Such a claim can be made only with less than two minutes left on the clock (Article III.5).
    An increment can be asked for only with less than two minutes left on the clock (Article III.4).
    This is possible only in a quickplay finish (Article III.1).
    This guideline was not announced for the competition beforehand (Article III.2.1).
    This is not possible in blitz (Article III.2.2).
    This decision cannot be postponed (Article III.6.2).
    A decision on a claim in the quickplay finish is final (Article 11.10).
    A game cannot be adjourned without an arbiter (Article I.1.1).
    The assistant was not appointed for this (Article 6.2.6).
    A spectator may only inform the arbiter (Article 12.7).
    The scoresheet is shown only in rapid and blitz with adequate supervision (Article A.4.3).
    Players agree on a correction only where supervision is not adequate (Article A.5.2).
    That many half-moves have not been played (Article 7.1).
    The score cannot be changed in this way (Article 12.9.5).
    The move made on the board or written down with the claim must be sealed (Article I.1.1).
    There is no appeal to decide (Article 11.10).
    The flag has already fallen (Article III.5).
    The clock has been stopped and the sealed move can no longer be changed (Article I.1.1).
    A slip of the tongue is corrected before the clock is pressed (Article D.2.8).
    No illegal move has been made (Article A.5.2).
    The opponent has announced no move (Article D.2.1).
    There is no announcement to correct (Article D.2.8).
    It must be said whose device it is (Article 11.3.2.2).
    This claim needs a complete scoresheet (Article III.6.1.2).
    There is no such decision (Article 11.10).
    A move must be sealed now (Article I.1.1).
    The game is adjourned (Article I.7).
    The game is not adjourned (Article I.12.1).
    Play cannot be resumed now (Article I.9.2).
    The pending claim must be decided first (Article III.5).
    The decision has already been postponed (Article III.5.2).
    The claim has ended play and an arbiter decides (Article III.6.2).
    A position can be restored only during the game (Article D.2.9).
    Under this edition of the Laws the arbiter accepts the claim or postpones the decision (Article III.5.1).
    The text does not match the sealed move (Article I.7).

    Reklamovat smí jen hráč, který je na tahu (článek III.5).
    O přídavek smí žádat jen hráč, který je na tahu (článek III.4).
    O nahlédnutí do partiáře smí žádat jen hráč, který je na tahu (článek B.2.3).
    Pečetit smí jen hráč, který je na tahu (článek I.1.1).
    Hodiny se smějí stisknout až po oznámení tahu (článek D.2.4).
    Tahy se oznamují jen v partii se zrakově postiženým hráčem (článek D.2.1).
    Obálku lze otevřít až při dohrávce za přítomnosti hráče, který má odpovědět na pečetěný tah (článek I.7).
    Takto lze reklamovat, jen když hráči zbývá na hodinách méně než dvě minuty (článek III.5).
    O přídavek lze žádat, jen když hráči zbývá na hodinách méně než dvě minuty (článek III.4).
    To je možné jen při rychlém zakončení partie (článek III.1).
    Tato směrnice nebyla pro soutěž předem oznámena (článek III.2.1).
    V bleskovém šachu to možné není (článek III.2.2).
    Toto rozhodnutí nelze odložit (článek III.6.2).
    Rozhodnutí o reklamaci v rychlém zakončení partie je konečné (článek 11.10).
    Bez rozhodčího nelze partii přerušit (článek I.1.1).
    Pomocník k tomu nebyl určen (článek 6.2.6).
    Divák smí jen upozornit rozhodčího (článek 12.7).
    Do partiáře lze nahlížet jen v rapid šachu a v bleskovém šachu s dostatečným dohledem (článek A.4.3).
    Na opravě se hráči mohou dohodnout jen tam, kde není dostatečný dohled (článek A.5.2).
    Tolik půltahů ještě nebylo provedeno (článek 7.1).
    Takto bodový zisk změnit nelze (článek 12.9.5).
    Je třeba zapečetit tah provedený na šachovnici nebo zapsaný při reklamaci (článek I.1.1).
    Žádné odvolání na rozhodnutí nečeká (článek 11.10).
    Praporek už spadl (článek III.5).
    Hodiny jsou zastaveny a pečetěný tah už nelze změnit (článek I.1.1).
    Přeřeknutí je třeba opravit před stisknutím hodin (článek D.2.8).
    Žádný nepřípustný tah nebyl proveden (článek A.5.2).
    Soupeř žádný tah neoznámil (článek D.2.1).
    Není žádné oznámení, které by šlo opravit (článek D.2.8).
    Je třeba uvést, čí přístroj to je (článek 11.3.2.2).
    K této reklamaci je nutný úplný partiář (článek III.6.1.2).
    Takové rozhodnutí nebylo vydáno (článek 11.10).
    Teď je třeba zapečetit tah (článek I.1.1).
    Partie je přerušena (článek I.7).
    Partie není přerušena (článek I.12.1).
    Dohrávka teď začít nemůže (článek I.9.2).
    Nejdříve je třeba rozhodnout o podané reklamaci (článek III.5).
    Rozhodnutí už bylo odloženo (článek III.5.2).
    Hra reklamací skončila, rozhodne rozhodčí (článek III.6.2).
    Pozici lze obnovit jen v průběhu partie (článek D.2.9).
    Podle tohoto znění Pravidel rozhodčí reklamaci uzná, nebo rozhodnutí odloží (článek III.5.1).
    Text se neshoduje s pečetěným tahem (článek I.7).

    Reklamovať smie len hráč, ktorý je na ťahu (článok III.5).
    O prídavok smie žiadať len hráč, ktorý je na ťahu (článok III.4).
    O nahliadnutie do partiára smie žiadať len hráč, ktorý je na ťahu (článok B.2.3).
    Pečatiť smie len hráč, ktorý je na ťahu (článok I.1.1).
    Hodiny sa smú stlačiť až po oznámení ťahu (článok D.2.4).
    Ťahy sa oznamujú len v partii so zrakovo postihnutým hráčom (článok D.2.1).
    Obálku možno otvoriť až pri dohrávke za prítomnosti hráča, ktorý má odpovedať na pečatený ťah (článok I.7).
    Takto možno reklamovať, len keď hráčovi zostáva na hodinách menej ako dve minúty (článok III.5).
    O prídavok možno žiadať, len keď hráčovi zostáva na hodinách menej ako dve minúty (článok III.4).
    To je možné len v závere rýchlej hry (článok III.1).
    Táto smernica nebola pre súťaž vopred oznámená (článok III.2.1).
    V bleskovom šachu to nie je možné (článok III.2.2).
    Toto rozhodnutie nemožno odložiť (článok III.6.2).
    Rozhodnutie o reklamácii v závere rýchlej hry je konečné (článok 11.10).
    Bez rozhodcu nemožno partiu prerušiť (článok I.1.1).
    Pomocník na to nebol určený (článok 6.2.6).
    Divák smie len upozorniť rozhodcu (článok 12.7).
    Do partiára možno nahliadať len v rapid a bleskovom šachu s dostatočným dohľadom (článok A.4.3).
    Na oprave sa hráči môžu dohodnúť len tam, kde nie je dostatočný dohľad (článok A.5.2).
    Toľko polťahov ešte nebolo vykonaných (článok 7.1).
    Takto bodový zisk zmeniť nemožno (článok 12.9.5).
    Treba zapečatiť ťah vykonaný na šachovnici alebo zapísaný pri reklamácii (článok I.1.1).
    Žiadne odvolanie nečaká na rozhodnutie (článok 11.10).
    Zástavka už padla (článok III.5).
    Hodiny sú zastavené a pečatený ťah už nemožno zmeniť (článok I.1.1).
    Prerieknutie treba opraviť pred stlačením hodín (článok D.2.8).
    Nebol vykonaný žiadny nemožný ťah (článok A.5.2).
    Súper neoznámil žiadny ťah (článok D.2.1).
    Nie je žiadne oznámenie, ktoré by sa dalo opraviť (článok D.2.8).
    Treba uviesť, čie zariadenie to je (článok 11.3.2.2).
    Na túto reklamáciu treba úplný partiár (článok III.6.1.2).
    Také rozhodnutie nebolo vydané (článok 11.10).
    Teraz treba zapečatiť ťah (článok I.1.1).
    Partia je prerušená (článok I.7).
    Partia nie je prerušená (článok I.12.1).
    Dohrávka sa teraz začať nemôže (článok I.9.2).
    Najskôr treba rozhodnúť o podanej reklamácii (článok III.5).
    Rozhodnutie už bolo odložené (článok III.5.2).
    Hra sa reklamáciou skončila, rozhodne rozhodca (článok III.6.2).
    Postavenie možno obnoviť len počas partie (článok D.2.9).
    Podľa tohto znenia Pravidiel rozhodca reklamáciu uzná, alebo rozhodnutie odloží (článok III.5.1).
    Text sa nezhoduje s pečateným ťahom (článok I.7).
    ");
}

#[test]
fn one_rule_can_be_broken_by_several_acts() {
    let game = Game::new(Regulations::default());
    let (player, tasks) = (Color::White, Tasks::ALL);
    let postpone = Act::Rule { decision: Decision::Postpone, time: None, by: None, ground: None };
    let accept = Act::Rule { decision: Decision::Accept, time: None, by: None, ground: None };
    let knight = Written::Move(Move::new(Square::G1, Square::F3));
    let refused = [
        (Refusal::NotAllowed, Rule::DrawOffer, Act::OfferDraw),
        (Refusal::NotAllowed, Rule::DrawOffer, Act::Withdraw { what: Withdrawn::Offer }),
        (Refusal::NotAllowed, Rule::DrawsRestricted, postpone.clone()),
        (Refusal::NotAllowed, Rule::IncrementRequest, postpone),
        (Refusal::NotAllowed, Rule::Appeal, Act::DecideAppeal { decision: Decision::Postpone }),
        (Refusal::NotAllowed, Rule::SightedAssistant, Act::Start),
        (Refusal::NotAllowed, Rule::SightedAssistant, Act::Appoint { player, tasks }),
        (Refusal::NotAllowed, Rule::SightedAssistant, Act::Press),
        (Refusal::TooLate, Rule::Sealing, Act::Adjourn { resume_at: None, place: None }),
        (Refusal::WrongPhase, Rule::Sealing, Act::Adjourn { resume_at: None, place: None }),
        (Refusal::WrongPhase, Rule::Sealing, Act::Seal { commitment: samples::SEALED, is_as_bound: true }),
        (Refusal::WrongPhase, Rule::Sealing, Act::StopClocks),
        (
            Refusal::WrongPhase,
            Rule::EnvelopeOpening,
            Act::OpenEnvelope { commitment: samples::SEALED, mv: Written::Unreadable },
        ),
        (Refusal::WrongPhase, Rule::IncrementRequest, accept),
        (Refusal::WrongPhase, Rule::IncrementRequest, Act::RequestIncrement),
        (Refusal::IllegalMove, Rule::Announcing, Act::Announce { mv: Written::Ambiguous }),
        (Refusal::IllegalMove, Rule::Announcing, Act::Announce { mv: samples::written()[1] }),
        (Refusal::IllegalMove, Rule::Announcing, Act::Repeat { mv: Written::Unreadable }),
        (Refusal::IllegalMove, Rule::Announcing, Act::Repeat { mv: knight }),
    ];
    insta::assert_snapshot!(all_in_all(|words| refused.iter().map(|(code, rule, act)| {
        let refused = ruling(Announcement::Refused { code: *code }, *rule);
        words.ruling(&refused, &Context::from(&game).after(act))
    }).collect()), @"
    A draw can be offered only after making a move (Article 9.1.2.1).
    An offer of a draw cannot be withdrawn (Article 9.1.2.1).
    This decision cannot be postponed (Article 9.1.1).
    This decision cannot be postponed (Article III.4).
    This decision cannot be postponed (Article 11.10).
    The game cannot begin before an assistant is appointed (Article D.2.11).
    Such an assistant cannot be appointed (Article D.2.11).
    The assistant was not appointed for this (Article D.2.11).
    The resumption must be later than now (Article I.1.1).
    Only a game being played can be adjourned (Article I.1.1).
    No move is to be sealed now (Article I.1.1).
    The move must be sealed first (Article I.1.1).
    There is no envelope to open (Article I.7).
    The opponent must answer the offer of a draw first (Article III.4).
    The pending claim must be decided first (Article III.4).
    The move is illegal: what was said could mean several moves (Article D.2.1).
    The move is illegal: a knight does not move that way (Article D.2.1).
    The move is illegal: what was said is not a move (Article D.2.1).
    This is not the move that was announced (Article D.2.1).

    Remízu lze nabídnout až po provedení tahu (článek 9.1.2.1).
    Nabídku remízy nelze odvolat (článek 9.1.2.1).
    Toto rozhodnutí nelze odložit (článek 9.1.1).
    Toto rozhodnutí nelze odložit (článek III.4).
    Toto rozhodnutí nelze odložit (článek 11.10).
    Partie nemůže začít, dokud není určen pomocník (článek D.2.11).
    Takového pomocníka určit nelze (článek D.2.11).
    Pomocník k tomu nebyl určen (článek D.2.11).
    Dohrávka musí začít později než teď (článek I.1.1).
    Přerušit lze jen partii, která se hraje (článek I.1.1).
    Teď se tah nepečetí (článek I.1.1).
    Nejdříve je třeba zapečetit tah (článek I.1.1).
    Žádná obálka na otevření nečeká (článek I.7).
    Nejdříve musí soupeř odpovědět na nabídku remízy (článek III.4).
    Nejdříve je třeba rozhodnout o podané reklamaci (článek III.4).
    Tah je nepřípustný: oznámení připouští více tahů (článek D.2.1).
    Tah je nepřípustný: jezdec takto netáhne (článek D.2.1).
    Tah je nepřípustný: oznámení není srozumitelné (článek D.2.1).
    To není tah, který byl oznámen (článek D.2.1).

    Remízu možno ponúknuť až po vykonaní ťahu (článok 9.1.2.1).
    Ponuku remízy nemožno odvolať (článok 9.1.2.1).
    Toto rozhodnutie nemožno odložiť (článok 9.1.1).
    Toto rozhodnutie nemožno odložiť (článok III.4).
    Toto rozhodnutie nemožno odložiť (článok 11.10).
    Partia sa nemôže začať, kým nie je určený pomocník (článok D.2.11).
    Takého pomocníka určiť nemožno (článok D.2.11).
    Pomocník na to nebol určený (článok D.2.11).
    Dohrávka sa musí začať neskôr ako teraz (článok I.1.1).
    Prerušiť možno len partiu, ktorá sa hrá (článok I.1.1).
    Teraz sa ťah nepečatí (článok I.1.1).
    Najskôr treba zapečatiť ťah (článok I.1.1).
    Žiadna obálka nečaká na otvorenie (článok I.7).
    Najskôr musí súper odpovedať na ponuku remízy (článok III.4).
    Najskôr treba rozhodnúť o podanej reklamácii (článok III.4).
    Ťah je nemožný: oznámenie pripúšťa viac ťahov (článok D.2.1).
    Ťah je nemožný: jazdec takto neťahá (článok D.2.1).
    Ťah je nemožný: oznámenie nie je zrozumiteľné (článok D.2.1).
    To nie je ťah, ktorý bol oznámený (článok D.2.1).
    ");
}

#[test]
fn a_move_announced_wrongly_is_not_looked_for_on_the_board() {
    let mut game = Game::new(Regulations::default());
    let made = Act::Move { mv: Written::Move(Move::new(Square::G1, Square::F3)), hands: 1 };
    for (by, act) in [(Actor::Arbiter, Act::Start), (Actor::Player(Color::White), made)] {
        game.apply(&game.judge(Millis(0), by, act));
    }
    let act = Act::Announce { mv: Written::Move(Move::new(Square::G1, Square::E3)) };
    let refused = ruling(Announcement::Refused { code: Refusal::IllegalMove }, Rule::Announcing);
    insta::assert_snapshot!(in_all(|words| words.ruling(&refused, &Context::from(&game).after(&act))), @"
    The move is illegal (Article D.2.1).
    Tah je nepřípustný (článek D.2.1).
    Ťah je nemožný (článok D.2.1).
    ");
}
