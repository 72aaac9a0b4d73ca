//! Sentences about acts at an adjournment, in a quickplay finish, with an assistant, or in an appeal.

use board::{Color, Square};
use laws::{Act, Actor, Game, Irregularity, Regulations};

use super::acts::say_acts;
use super::all_in_all;
use crate::{Context, Words};

/// Tells whether an act occurs only in special situations.
pub(super) const fn is_special(act: &Act) -> bool {
    matches!(
        act,
        Act::AgreeCorrection
            | Act::AskRecord
            | Act::ClaimQuickplay { .. }
            | Act::RequestIncrement
            | Act::Verify { .. }
            | Act::Reopen
            | Act::EndSession
            | Act::Admit { .. }
            | Act::UndoOffence { .. }
            | Act::Announce { .. }
            | Act::Repeat { .. }
            | Act::Correct { .. }
            | Act::Appoint { .. }
            | Act::Leave { .. }
            | Act::Adjourn { .. }
            | Act::Seal { .. }
            | Act::OpenEnvelope { .. }
            | Act::EnvelopeLost { .. }
            | Act::Restore { .. }
            | Act::Appeal { .. }
            | Act::DecideAppeal { .. }
    )
}

#[test]
fn what_people_do_in_some_games() {
    insta::assert_snapshot!(all_in_all(|words| say_acts(words, is_special)), @"
    White agrees to take back the illegal move.
    Black asks to see the scoresheet.
    White asks for an increment of five seconds per move for both players.
    The arbiter adjourns the game.
    The arbiter adjourns the game; it is to be resumed at 24:00:00.
    Black seals a move.
    White appeals against the arbiter’s decision.
    Black appeals against the arbiter’s decision.
    White announces Nf3.
    Black repeats Nf3.
    White corrects the announcement to Nf3.
    The arbiter opens the envelope.
    White announces Ng1-g3.
    Black repeats Ng1-g3.
    White corrects the announcement to Ng1-g3.
    The arbiter opens the envelope.
    White announces a move that cannot be accepted: what was said could mean several moves.
    Black repeats a move that cannot be accepted: what was said could mean several moves.
    White corrects the announcement to a move that cannot be accepted: what was said could mean several moves.
    The arbiter opens the envelope.
    White announces a move that cannot be accepted: no piece can make that move.
    Black repeats a move that cannot be accepted: no piece can make that move.
    White corrects the announcement to a move that cannot be accepted: no piece can make that move.
    The arbiter opens the envelope.
    White announces a move that cannot be accepted: a king is never captured.
    Black repeats a move that cannot be accepted: a king is never captured.
    White corrects the announcement to a move that cannot be accepted: a king is never captured.
    The arbiter opens the envelope.
    White announces a move that cannot be accepted: what was said is not a move.
    Black repeats a move that cannot be accepted: what was said is not a move.
    White corrects the announcement to a move that cannot be accepted: what was said is not a move.
    The arbiter opens the envelope.
    The arbiter announces that the appeal is upheld.
    The arbiter announces that the appeal is rejected.
    The arbiter announces that the decision on the appeal is postponed.
    Black claims a draw because the opponent cannot win by normal means.
    White claims a draw because the opponent makes no effort to win by normal means.
    Black leaves the playing venue with the arbiter’s permission.
    White leaves the playing venue without permission.
    The arbiter announces that the envelope is lost.
    The arbiter announces that the envelope and the position are lost.
    The arbiter restores the starting position of the game.
    The arbiter restores the position after 1 half-move.
    The arbiter restores the position after 2 half-moves.
    The arbiter restores the position after 5 half-moves.
    The arbiter restores the position after 21 half-moves.
    The arbiter appoints an assistant for White with no tasks.
    The arbiter appoints an assistant for White, who may record the moves.
    The arbiter appoints an assistant for White, who may move the pieces and press the clock.
    The arbiter appoints an assistant for White, who may move the pieces, press the clock, record the moves, announce the moves, give the times and the number of moves on request, point out a fallen flag or a touched piece and carry out the formalities of an adjournment.
    The arbiter appoints an assistant for Black with no tasks.
    The arbiter appoints an assistant for Black, who may record the moves.
    The arbiter appoints an assistant for Black, who may move the pieces and press the clock.
    The arbiter appoints an assistant for Black, who may move the pieces, press the clock, record the moves, announce the moves, give the times and the number of moves on request, point out a fallen flag or a touched piece and carry out the formalities of an adjournment.
    White confirms the position and the claim.
    Black disputes the position or the claim.
    The arbiter reopens the game.
    The arbiter ends the session.
    The arbiter admits White despite the late arrival.
    The arbiter decides that White’s last illegal move does not count.
    The arbiter takes back the last warning to White.
    The arbiter takes back White’s last penalty.
    The arbiter admits Black despite the late arrival.
    The arbiter decides that Black’s last illegal move does not count.
    The arbiter takes back the last warning to Black.
    The arbiter takes back Black’s last penalty.

    Bílý souhlasí s vrácením nepřípustného tahu.
    Černý žádá o nahlédnutí do partiáře.
    Bílý žádá o přídavek pěti sekund na tah pro oba hráče.
    Rozhodčí nařizuje přerušení partie.
    Rozhodčí nařizuje přerušení partie; dohrávka začne 24:00:00.
    Černý pečetí tah.
    Bílý se odvolává proti rozhodnutí rozhodčího.
    Černý se odvolává proti rozhodnutí rozhodčího.
    Bílý oznamuje Jf3.
    Černý opakuje Jf3.
    Bílý opravuje oznámení na Jf3.
    Rozhodčí otevírá obálku.
    Bílý oznamuje Jg1-g3.
    Černý opakuje Jg1-g3.
    Bílý opravuje oznámení na Jg1-g3.
    Rozhodčí otevírá obálku.
    Bílý oznamuje tah, který nelze uznat: oznámení připouští více tahů.
    Černý opakuje tah, který nelze uznat: oznámení připouští více tahů.
    Bílý opravuje oznámení na tah, který nelze uznat: oznámení připouští více tahů.
    Rozhodčí otevírá obálku.
    Bílý oznamuje tah, který nelze uznat: takový tah nemůže provést žádný kámen.
    Černý opakuje tah, který nelze uznat: takový tah nemůže provést žádný kámen.
    Bílý opravuje oznámení na tah, který nelze uznat: takový tah nemůže provést žádný kámen.
    Rozhodčí otevírá obálku.
    Bílý oznamuje tah, který nelze uznat: krále nelze brát.
    Černý opakuje tah, který nelze uznat: krále nelze brát.
    Bílý opravuje oznámení na tah, který nelze uznat: krále nelze brát.
    Rozhodčí otevírá obálku.
    Bílý oznamuje tah, který nelze uznat: oznámení není srozumitelné.
    Černý opakuje tah, který nelze uznat: oznámení není srozumitelné.
    Bílý opravuje oznámení na tah, který nelze uznat: oznámení není srozumitelné.
    Rozhodčí otevírá obálku.
    Rozhodčí oznamuje, že se odvolání vyhovuje.
    Rozhodčí oznamuje, že se odvolání zamítá.
    Rozhodčí oznamuje, že se rozhodnutí o odvolání odkládá.
    Černý reklamuje remízu, protože soupeř nemůže vyhrát normálními prostředky.
    Bílý reklamuje remízu, protože soupeř neusiluje o výhru normálními prostředky.
    Černý opouští hrací prostor s dovolením rozhodčího.
    Bílý opouští hrací prostor bez dovolení.
    Rozhodčí oznamuje, že se obálka ztratila.
    Rozhodčí oznamuje, že se obálka ztratila a pozici nelze obnovit.
    Rozhodčí obnovuje pozici, ze které partie začala.
    Rozhodčí obnovuje pozici po 1 půltahu.
    Rozhodčí obnovuje pozici po 2 půltazích.
    Rozhodčí obnovuje pozici po 5 půltazích.
    Rozhodčí obnovuje pozici po 21 půltazích.
    Rozhodčí určuje bílému pomocníka bez úkolu.
    Rozhodčí určuje bílému pomocníka, který bude zapisovat tahy.
    Rozhodčí určuje bílému pomocníka, který bude provádět tahy na šachovnici a obsluhovat hodiny.
    Rozhodčí určuje bílému pomocníka, který bude provádět tahy na šachovnici, obsluhovat hodiny, zapisovat tahy, oznamovat tahy, na požádání informovat o čase i počtu tahů, upozorňovat na pád praporku i dotknutý kámen a vyřizovat formality při přerušení partie.
    Rozhodčí určuje černému pomocníka bez úkolu.
    Rozhodčí určuje černému pomocníka, který bude zapisovat tahy.
    Rozhodčí určuje černému pomocníka, který bude provádět tahy na šachovnici a obsluhovat hodiny.
    Rozhodčí určuje černému pomocníka, který bude provádět tahy na šachovnici, obsluhovat hodiny, zapisovat tahy, oznamovat tahy, na požádání informovat o čase i počtu tahů, upozorňovat na pád praporku i dotknutý kámen a vyřizovat formality při přerušení partie.
    Bílý potvrzuje pozici a reklamaci.
    Černý popírá pozici nebo reklamaci.
    Rozhodčí znovu otevírá partii.
    Rozhodčí ukončuje hrací dobu.
    Rozhodčí připouští bílého ke hře i přes pozdní příchod.
    Rozhodčí rozhoduje, že se poslední nepřípustný tah bílého nepočítá.
    Rozhodčí ruší poslední napomenutí bílého.
    Rozhodčí ruší poslední trest bílého.
    Rozhodčí připouští černého ke hře i přes pozdní příchod.
    Rozhodčí rozhoduje, že se poslední nepřípustný tah černého nepočítá.
    Rozhodčí ruší poslední napomenutí černého.
    Rozhodčí ruší poslední trest černého.

    Biely súhlasí s vrátením nemožného ťahu.
    Čierny žiada o nahliadnutie do partiára.
    Biely žiada o prídavok piatich sekúnd na ťah pre oboch hráčov.
    Rozhodca nariaďuje prerušenie partie.
    Rozhodca nariaďuje prerušenie partie; dohrávka sa začne 24:00:00.
    Čierny pečatí ťah.
    Biely sa odvoláva proti rozhodnutiu rozhodcu.
    Čierny sa odvoláva proti rozhodnutiu rozhodcu.
    Biely oznamuje Jf3.
    Čierny opakuje Jf3.
    Biely opravuje oznámenie na Jf3.
    Rozhodca otvára obálku.
    Biely oznamuje Jg1-g3.
    Čierny opakuje Jg1-g3.
    Biely opravuje oznámenie na Jg1-g3.
    Rozhodca otvára obálku.
    Biely oznamuje ťah, ktorý nemožno uznať: oznámenie pripúšťa viac ťahov.
    Čierny opakuje ťah, ktorý nemožno uznať: oznámenie pripúšťa viac ťahov.
    Biely opravuje oznámenie na ťah, ktorý nemožno uznať: oznámenie pripúšťa viac ťahov.
    Rozhodca otvára obálku.
    Biely oznamuje ťah, ktorý nemožno uznať: taký ťah nemôže vykonať žiadna figúrka.
    Čierny opakuje ťah, ktorý nemožno uznať: taký ťah nemôže vykonať žiadna figúrka.
    Biely opravuje oznámenie na ťah, ktorý nemožno uznať: taký ťah nemôže vykonať žiadna figúrka.
    Rozhodca otvára obálku.
    Biely oznamuje ťah, ktorý nemožno uznať: kráľa nemožno brať.
    Čierny opakuje ťah, ktorý nemožno uznať: kráľa nemožno brať.
    Biely opravuje oznámenie na ťah, ktorý nemožno uznať: kráľa nemožno brať.
    Rozhodca otvára obálku.
    Biely oznamuje ťah, ktorý nemožno uznať: oznámenie nie je zrozumiteľné.
    Čierny opakuje ťah, ktorý nemožno uznať: oznámenie nie je zrozumiteľné.
    Biely opravuje oznámenie na ťah, ktorý nemožno uznať: oznámenie nie je zrozumiteľné.
    Rozhodca otvára obálku.
    Rozhodca oznamuje, že odvolaniu sa vyhovuje.
    Rozhodca oznamuje, že odvolanie sa zamieta.
    Rozhodca oznamuje, že rozhodnutie o odvolaní sa odkladá.
    Čierny reklamuje remízu, pretože súper nemôže vyhrať normálnymi prostriedkami.
    Biely reklamuje remízu, pretože súper sa nesnaží vyhrať normálnymi prostriedkami.
    Čierny opúšťa miesto konania hry s povolením rozhodcu.
    Biely opúšťa miesto konania hry bez povolenia.
    Rozhodca oznamuje, že sa obálka stratila.
    Rozhodca oznamuje, že sa obálka stratila a postavenie nemožno obnoviť.
    Rozhodca obnovuje postavenie, z ktorého sa partia začala.
    Rozhodca obnovuje postavenie po 1 polťahu.
    Rozhodca obnovuje postavenie po 2 polťahoch.
    Rozhodca obnovuje postavenie po 5 polťahoch.
    Rozhodca obnovuje postavenie po 21 polťahoch.
    Rozhodca určuje bielemu pomocníka bez úlohy.
    Rozhodca určuje bielemu pomocníka, ktorý bude zapisovať ťahy.
    Rozhodca určuje bielemu pomocníka, ktorý bude vykonávať ťahy na šachovnici a stláčať hodiny.
    Rozhodca určuje bielemu pomocníka, ktorý bude vykonávať ťahy na šachovnici, stláčať hodiny, zapisovať ťahy, oznamovať ťahy, na požiadanie informovať o čase aj počte ťahov, upozorňovať na padnutie zástavky aj dotknutú figúrku a vybavovať formality pri prerušení partie.
    Rozhodca určuje čiernemu pomocníka bez úlohy.
    Rozhodca určuje čiernemu pomocníka, ktorý bude zapisovať ťahy.
    Rozhodca určuje čiernemu pomocníka, ktorý bude vykonávať ťahy na šachovnici a stláčať hodiny.
    Rozhodca určuje čiernemu pomocníka, ktorý bude vykonávať ťahy na šachovnici, stláčať hodiny, zapisovať ťahy, oznamovať ťahy, na požiadanie informovať o čase aj počte ťahov, upozorňovať na padnutie zástavky aj dotknutú figúrku a vybavovať formality pri prerušení partie.
    Biely potvrdzuje pozíciu a reklamáciu.
    Čierny popiera pozíciu alebo reklamáciu.
    Rozhodca znovu otvára partiu.
    Rozhodca ukončuje hrací čas.
    Rozhodca pripúšťa bieleho do hry napriek neskorému príchodu.
    Rozhodca rozhoduje, že sa posledný nemožný ťah bieleho nepočíta.
    Rozhodca ruší posledné napomenutie bieleho.
    Rozhodca ruší posledný trest bieleho.
    Rozhodca pripúšťa čierneho do hry napriek neskorému príchodu.
    Rozhodca rozhoduje, že sa posledný nemožný ťah čierneho nepočíta.
    Rozhodca ruší posledné napomenutie čierneho.
    Rozhodca ruší posledný trest čierneho.
    ");
}

#[test]
fn who_helps_a_player_and_who_watches() {
    let game = Game::new(Regulations::default());
    let (white, black) = (Actor::Assistant(Color::White), Actor::Assistant(Color::Black));
    let acts = [
        (white, Act::Press),
        (black, Act::Touch { squares: vec![Square::G1, Square::G8], is_order_known: true }),
        (white, Act::ClaimFlag { by_display: false }),
        (black, Act::ClaimFlag { by_display: false }),
        (Actor::Spectator, Act::Report { irregularity: Irregularity::Device, player: Some(Color::Black) }),
        (Actor::Spectator, Act::ClaimFlag { by_display: false }),
    ];
    let say = |words: &Words| acts.iter().map(|(by, act)| words.act(*by, act, &Context::from(&game))).collect();
    insta::assert_snapshot!(all_in_all(say), @"
    White’s assistant presses the clock.
    Black’s assistant touches White’s knight on g1 and the knight on g8.
    White’s assistant claims that Black’s flag has fallen.
    Black’s assistant claims that White’s flag has fallen.
    A spectator reports: Black was found with an electronic device.
    A spectator claims that a player’s flag has fallen.

    Pomocník bílého přepíná hodiny.
    Pomocník černého se dotýká bílého jezdce na g1 a jezdce na g8.
    Pomocník bílého reklamuje, že černému spadl praporek.
    Pomocník černého reklamuje, že bílému spadl praporek.
    Divák hlásí: u černého byl zjištěn elektronický přístroj.
    Divák reklamuje, že jednomu z hráčů spadl praporek.

    Pomocník bieleho stláča hodiny.
    Pomocník čierneho sa dotýka bieleho jazdca na g1 a jazdca na g8.
    Pomocník bieleho reklamuje, že čiernemu padla zástavka.
    Pomocník čierneho reklamuje, že bielemu padla zástavka.
    Divák hlási: u čierneho sa zistilo elektronické zariadenie.
    Divák reklamuje, že jednému z hráčov padla zástavka.
    ");
}
