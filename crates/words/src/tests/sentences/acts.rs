//! What people do.

use board::Color;
use laws::{Act, Actor, Game, Regulations};

use super::all_in_all;
use super::special_acts::is_special;
use crate::tests::samples;
use crate::{Context, Words};

/// Says the samples of some acts.
pub(super) fn say_acts(words: &Words, is_wanted: impl Fn(&Act) -> bool) -> Vec<String> {
    let game = Game::new(Regulations::default());
    let say = |(index, act): (usize, &Act)| {
        let by = match act {
            Act::Start
            | Act::Tick
            | Act::Resume
            | Act::SetClock { .. }
            | Act::AddTime { .. }
            | Act::DeductTime { .. }
            | Act::Warn { .. }
            | Act::Penalise { .. }
            | Act::Rule { .. }
            | Act::Reopen
            | Act::EndSession
            | Act::Admit { .. }
            | Act::UndoOffence { .. }
            | Act::Declare { .. }
            | Act::Appoint { .. }
            | Act::Adjourn { .. }
            | Act::OpenEnvelope { .. }
            | Act::EnvelopeLost { .. }
            | Act::Restore { .. }
            | Act::DecideAppeal { .. } => Actor::Arbiter,
            _ => Actor::Player(if index % 2 == 0 { Color::White } else { Color::Black }),
        };
        words.act(by, act, &Context::from(&game))
    };
    // The same sentence about several samples is read once.
    let wanted: Vec<Act> = samples::acts().into_iter().filter(is_wanted).collect();
    let mut sentences: Vec<String> = wanted.iter().enumerate().map(say).collect();
    sentences.dedup();
    sentences
}

#[test]
fn what_people_do() {
    insta::assert_snapshot!(all_in_all(|words| say_acts(words, |act| !is_special(act))), @r"
    The arbiter starts the game.
    Time passes.
    White comes to the board.
    Black presses the clock.
    White offers a draw.
    Black accepts the draw.
    White declines the draw.
    Black resigns.
    White stops the clocks.
    The arbiter lets play go on.
    White agrees that play goes on.
    The arbiter leaves the clocks as they are.
    The arbiter sets the clocks: White 1:00, Black 59:59 and move counter 40.
    The arbiter sets the clocks: Black 59:59.
    White lets go of the king on g1.
    Black lets go of the queen on e8.
    White adjusts no piece.
    Black touches no piece.
    White touches no piece.
    Black adjusts White’s knight on g1.
    White touches the knight on g1.
    Black touches White’s knight on g1.
    White adjusts the king on e1 and Black’s rook on h8.
    Black touches White’s king on e1 and the rook on h8.
    White touches the king on e1 and Black’s rook on h8, nobody knows which first.
    Black adjusts White’s rook on a1, the queen on d8 and the piece on e4.
    White touches the rook on a1, Black’s queen on d8 and the piece on e4.
    Black touches White’s rook on a1, the queen on d8 and the piece on e4, nobody knows which first.
    White plays Nf3.
    Black plays Nf3 with both hands.
    White plays Nf3 and presses the clock.
    Black records Nf3.
    White claims a draw by threefold repetition with the intended move Nf3.
    Black claims a draw under the fifty-move rule with the intended move Nf3.
    White plays Ng1-g3.
    Black plays Ng1-g3 with both hands.
    White plays Ng1-g3 and presses the clock.
    Black records Ng1-g3.
    White claims a draw by threefold repetition with the intended move Ng1-g3.
    Black claims a draw under the fifty-move rule with the intended move Ng1-g3.
    White names a move: what was written fits several moves.
    Black names a move: what was written fits several moves.
    White names a move: what was written fits several moves.
    Black records a move: what was written fits several moves.
    White claims a draw by threefold repetition with an intended move: what was written fits several moves.
    Black claims a draw under the fifty-move rule with an intended move: what was written fits several moves.
    White names a move: no piece can make that move.
    Black names a move: no piece can make that move.
    White names a move: no piece can make that move.
    Black records a move: no piece can make that move.
    White claims a draw by threefold repetition with an intended move: no piece can make that move.
    Black claims a draw under the fifty-move rule with an intended move: no piece can make that move.
    White names a move: a king is never captured.
    Black names a move: a king is never captured.
    White names a move: a king is never captured.
    Black records a move: a king is never captured.
    White claims a draw by threefold repetition with an intended move: a king is never captured.
    Black claims a draw under the fifty-move rule with an intended move: a king is never captured.
    White names a move: what was written is no move.
    Black names a move: what was written is no move.
    White names a move: what was written is no move.
    Black records a move: what was written is no move.
    White claims a draw by threefold repetition with an intended move: what was written is no move.
    Black claims a draw under the fifty-move rule with an intended move: what was written is no move.
    White claims a draw by threefold repetition.
    Black claims a draw under the fifty-move rule.
    White claims that Black’s flag has fallen, relying on a display in the playing hall.
    Black claims an illegal move, relying on a display in the playing hall.
    White claims a breach of touch-move, relying on a display in the playing hall.
    Black claims that White’s flag has fallen.
    White claims an illegal move.
    Black claims a breach of touch-move.
    White wants to withdraw the offer of a draw.
    Black wants to withdraw the claim.
    The arbiter accepts the claim.
    The arbiter rejects the claim.
    The arbiter postpones the decision on the claim.
    The arbiter postpones the decision on the claim and gives the claimant’s opponent two extra minutes.
    The arbiter gives White two extra minutes.
    The arbiter deducts two minutes from White.
    The arbiter warns White.
    Black reports: the initial position was wrong.
    White reports: the board was placed the wrong way round.
    Black reports: the game was begun with colours reversed.
    White reports: White displaced pieces.
    Black reports: the clocks were set wrongly.
    White reports: the position is illegal.
    Black reports: the positions on the two boards differ.
    White reports: White left the playing venue without permission.
    Black reports: White refuses to be searched.
    White reports: White disturbs the opponent.
    Black reports: White was found with an electronic device.
    The arbiter gives Black two extra minutes.
    The arbiter deducts two minutes from Black.
    The arbiter warns Black.
    Black reports: the initial position was wrong.
    White reports: the board was placed the wrong way round.
    Black reports: the game was begun with colours reversed.
    White reports: Black displaced pieces.
    Black reports: the clocks were set wrongly.
    White reports: the position is illegal.
    Black reports: the positions on the two boards differ.
    White reports: Black left the playing venue without permission.
    Black reports: Black refuses to be searched.
    White reports: Black disturbs the opponent.
    Black reports: Black was found with an electronic device.
    White reports: the initial position was wrong.
    Black reports: the board was placed the wrong way round.
    White reports: the game was begun with colours reversed.
    Black reports: pieces were displaced.
    White reports: the clocks were set wrongly.
    Black reports: the position is illegal.
    White reports: the positions on the two boards differ.
    Black reports: a player left the playing venue without permission.
    White reports: a player refuses to be searched.
    Black reports: a player disturbs the opponent.
    White reports: a player was found with an electronic device.
    The arbiter penalises White: a warning.
    The arbiter penalises Black: more time for the opponent.
    The arbiter penalises White: less time.
    The arbiter penalises Black: a higher score for the opponent.
    The arbiter penalises White: a lower score.
    The arbiter penalises Black: loss of the game.
    The arbiter penalises White: a fine.
    The arbiter penalises Black: exclusion from one or more rounds.
    The arbiter penalises White: expulsion from the competition.
    The arbiter penalises White: more time for the opponent, by one minute.
    The arbiter penalises Black: less time, by one minute.
    The arbiter penalises White: a higher score for the opponent, to ½.
    The arbiter penalises Black: a lower score, to ½.
    The arbiter declares the result ½–½.
    Black signs the scoresheet with the result ½–½.
    The arbiter declares the result -/+.
    Black signs the scoresheet with the result -/+.
    The arbiter declares the result *.
    Black signs the scoresheet with the result *.

    Rozhodčí zahajuje partii.
    Čas běží.
    Bílý přichází k šachovnici.
    Černý tiskne hodiny.
    Bílý nabízí remízu.
    Černý přijímá remízu.
    Bílý odmítá remízu.
    Černý se vzdává.
    Bílý zastavuje hodiny.
    Rozhodčí dává pokyn k pokračování hry.
    Bílý souhlasí s pokračováním hry.
    Rozhodčí ponechává hodiny beze změny.
    Rozhodčí nastavuje hodiny: bílý 1:00, černý 59:59 a počítadlo tahů 40.
    Rozhodčí nastavuje hodiny: černý 59:59.
    Bílý pouští z ruky krále na g1.
    Černý pouští z ruky dámu na e8.
    Bílý neopravuje žádný kámen.
    Černý se nedotýká žádného kamene.
    Bílý se nedotýká žádného kamene.
    Černý opravuje bílého jezdce na g1.
    Bílý se dotýká jezdce na g1.
    Černý se dotýká bílého jezdce na g1.
    Bílý opravuje krále na e1 a černou věž na h8.
    Černý se dotýká bílého krále na e1 a věže na h8.
    Bílý se dotýká krále na e1 a černé věže na h8, není známo, čeho dříve.
    Černý opravuje bílou věž na a1, dámu na d8 a kámen na e4.
    Bílý se dotýká věže na a1, černé dámy na d8 a kamene na e4.
    Černý se dotýká bílé věže na a1, dámy na d8 a kamene na e4, není známo, čeho dříve.
    Bílý hraje Jf3.
    Černý hraje Jf3 oběma rukama.
    Bílý hraje Jf3 a tiskne hodiny.
    Černý zapisuje Jf3.
    Bílý reklamuje remízu pro trojí opakování pozice se zamýšleným tahem Jf3.
    Černý reklamuje remízu podle pravidla padesáti tahů se zamýšleným tahem Jf3.
    Bílý hraje Jg1-g3.
    Černý hraje Jg1-g3 oběma rukama.
    Bílý hraje Jg1-g3 a tiskne hodiny.
    Černý zapisuje Jg1-g3.
    Bílý reklamuje remízu pro trojí opakování pozice se zamýšleným tahem Jg1-g3.
    Černý reklamuje remízu podle pravidla padesáti tahů se zamýšleným tahem Jg1-g3.
    Bílý udává tah: zápis se hodí na více tahů.
    Černý udává tah: zápis se hodí na více tahů.
    Bílý udává tah: zápis se hodí na více tahů.
    Černý zapisuje tah: zápis se hodí na více tahů.
    Bílý reklamuje remízu pro trojí opakování pozice se zamýšleným tahem: zápis se hodí na více tahů.
    Černý reklamuje remízu podle pravidla padesáti tahů se zamýšleným tahem: zápis se hodí na více tahů.
    Bílý udává tah: takový tah žádný kámen provést nemůže.
    Černý udává tah: takový tah žádný kámen provést nemůže.
    Bílý udává tah: takový tah žádný kámen provést nemůže.
    Černý zapisuje tah: takový tah žádný kámen provést nemůže.
    Bílý reklamuje remízu pro trojí opakování pozice se zamýšleným tahem: takový tah žádný kámen provést nemůže.
    Černý reklamuje remízu podle pravidla padesáti tahů se zamýšleným tahem: takový tah žádný kámen provést nemůže.
    Bílý udává tah: krále nelze brát.
    Černý udává tah: krále nelze brát.
    Bílý udává tah: krále nelze brát.
    Černý zapisuje tah: krále nelze brát.
    Bílý reklamuje remízu pro trojí opakování pozice se zamýšleným tahem: krále nelze brát.
    Černý reklamuje remízu podle pravidla padesáti tahů se zamýšleným tahem: krále nelze brát.
    Bílý udává tah: zápis není tahem.
    Černý udává tah: zápis není tahem.
    Bílý udává tah: zápis není tahem.
    Černý zapisuje tah: zápis není tahem.
    Bílý reklamuje remízu pro trojí opakování pozice se zamýšleným tahem: zápis není tahem.
    Černý reklamuje remízu podle pravidla padesáti tahů se zamýšleným tahem: zápis není tahem.
    Bílý reklamuje remízu pro trojí opakování pozice.
    Černý reklamuje remízu podle pravidla padesáti tahů.
    Bílý reklamuje, že černému spadl praporek, a to podle údajů zobrazených v hrací místnosti.
    Černý reklamuje nepřípustný tah, a to podle údajů zobrazených v hrací místnosti.
    Bílý reklamuje porušení pravidla „dotknuto-hráno“, a to podle údajů zobrazených v hrací místnosti.
    Černý reklamuje, že bílému spadl praporek.
    Bílý reklamuje nepřípustný tah.
    Černý reklamuje porušení pravidla „dotknuto-hráno“.
    Bílý chce odvolat nabídku remízy.
    Černý chce odvolat reklamaci.
    Rozhodčí reklamaci uznává.
    Rozhodčí reklamaci zamítá.
    Rozhodčí odkládá rozhodnutí o reklamaci.
    Rozhodčí odkládá rozhodnutí o reklamaci a soupeři žadatele přidává dvě minuty navíc.
    Rozhodčí přidává bílému dvě minuty navíc.
    Rozhodčí odebírá bílému dvě minuty.
    Rozhodčí napomíná bílého.
    Černý hlásí: počáteční postavení bylo nesprávné.
    Bílý hlásí: šachovnice byla nesprávně položena.
    Černý hlásí: partie začala s obrácenými barvami.
    Bílý hlásí: bílý posunul kameny ze svých polí.
    Černý hlásí: hodiny byly nesprávně nastaveny.
    Bílý hlásí: na šachovnici je nepřípustná pozice.
    Černý hlásí: pozice na obou šachovnicích se liší.
    Bílý hlásí: bílý opustil bez dovolení hrací prostor.
    Černý hlásí: bílý se odmítá podrobit kontrole.
    Bílý hlásí: bílý ruší soupeře.
    Černý hlásí: u bílého byl zjištěn elektronický přístroj.
    Rozhodčí přidává černému dvě minuty navíc.
    Rozhodčí odebírá černému dvě minuty.
    Rozhodčí napomíná černého.
    Černý hlásí: počáteční postavení bylo nesprávné.
    Bílý hlásí: šachovnice byla nesprávně položena.
    Černý hlásí: partie začala s obrácenými barvami.
    Bílý hlásí: černý posunul kameny ze svých polí.
    Černý hlásí: hodiny byly nesprávně nastaveny.
    Bílý hlásí: na šachovnici je nepřípustná pozice.
    Černý hlásí: pozice na obou šachovnicích se liší.
    Bílý hlásí: černý opustil bez dovolení hrací prostor.
    Černý hlásí: černý se odmítá podrobit kontrole.
    Bílý hlásí: černý ruší soupeře.
    Černý hlásí: u černého byl zjištěn elektronický přístroj.
    Bílý hlásí: počáteční postavení bylo nesprávné.
    Černý hlásí: šachovnice byla nesprávně položena.
    Bílý hlásí: partie začala s obrácenými barvami.
    Černý hlásí: kameny byly posunuty ze svých polí.
    Bílý hlásí: hodiny byly nesprávně nastaveny.
    Černý hlásí: na šachovnici je nepřípustná pozice.
    Bílý hlásí: pozice na obou šachovnicích se liší.
    Černý hlásí: hráč opustil bez dovolení hrací prostor.
    Bílý hlásí: hráč se odmítá podrobit kontrole.
    Černý hlásí: hráč ruší soupeře.
    Bílý hlásí: u hráče byl zjištěn elektronický přístroj.
    Rozhodčí trestá bílého: napomenutí.
    Rozhodčí trestá černého: přidání času soupeři.
    Rozhodčí trestá bílého: odebrání času.
    Rozhodčí trestá černého: zvýšení bodového zisku soupeře.
    Rozhodčí trestá bílého: snížení bodového zisku.
    Rozhodčí trestá černého: prohlášení partie za prohranou.
    Rozhodčí trestá bílého: pokuta.
    Rozhodčí trestá černého: vyloučení z jednoho nebo více kol.
    Rozhodčí trestá bílého: vyloučení ze soutěže.
    Rozhodčí trestá bílého: přidání času soupeři o jednu minutu.
    Rozhodčí trestá černého: odebrání času o jednu minutu.
    Rozhodčí trestá bílého: zvýšení bodového zisku soupeře na ½.
    Rozhodčí trestá černého: snížení bodového zisku na ½.
    Rozhodčí vyhlašuje výsledek ½–½.
    Černý podepisuje partiář s výsledkem ½–½.
    Rozhodčí vyhlašuje výsledek -/+.
    Černý podepisuje partiář s výsledkem -/+.
    Rozhodčí vyhlašuje výsledek *.
    Černý podepisuje partiář s výsledkem *.

    Rozhodca začína partiu.
    Čas plynie.
    Biely prichádza k šachovnici.
    Čierny stláča hodiny.
    Biely ponúka remízu.
    Čierny prijíma remízu.
    Biely odmieta remízu.
    Čierny sa vzdáva.
    Biely zastavuje hodiny.
    Rozhodca dáva pokyn na pokračovanie partie.
    Biely súhlasí s pokračovaním partie.
    Rozhodca ponecháva hodiny bez zmeny.
    Rozhodca nastavuje hodiny: biely 1:00, čierny 59:59 a počítadlo ťahov 40.
    Rozhodca nastavuje hodiny: čierny 59:59.
    Biely púšťa z ruky kráľa na g1.
    Čierny púšťa z ruky dámu na e8.
    Biely neopravuje nijakú figúrku.
    Čierny sa nedotýka nijakej figúrky.
    Biely sa nedotýka nijakej figúrky.
    Čierny opravuje bieleho jazdca na g1.
    Biely sa dotýka jazdca na g1.
    Čierny sa dotýka bieleho jazdca na g1.
    Biely opravuje kráľa na e1 a čiernu vežu na h8.
    Čierny sa dotýka bieleho kráľa na e1 a veže na h8.
    Biely sa dotýka kráľa na e1 a čiernej veže na h8, nie je známe, čoho skôr.
    Čierny opravuje bielu vežu na a1, dámu na d8 a figúrku na e4.
    Biely sa dotýka veže na a1, čiernej dámy na d8 a figúrky na e4.
    Čierny sa dotýka bielej veže na a1, dámy na d8 a figúrky na e4, nie je známe, čoho skôr.
    Biely hrá Jf3.
    Čierny hrá Jf3 oboma rukami.
    Biely hrá Jf3 a stláča hodiny.
    Čierny zaznamenáva Jf3.
    Biely reklamuje remízu pre trojnásobné opakovanie postavenia so zamýšľaným ťahom Jf3.
    Čierny reklamuje remízu podľa pravidla päťdesiatich ťahov so zamýšľaným ťahom Jf3.
    Biely hrá Jg1-g3.
    Čierny hrá Jg1-g3 oboma rukami.
    Biely hrá Jg1-g3 a stláča hodiny.
    Čierny zaznamenáva Jg1-g3.
    Biely reklamuje remízu pre trojnásobné opakovanie postavenia so zamýšľaným ťahom Jg1-g3.
    Čierny reklamuje remízu podľa pravidla päťdesiatich ťahov so zamýšľaným ťahom Jg1-g3.
    Biely udáva ťah: zápis sa hodí na viac ťahov.
    Čierny udáva ťah: zápis sa hodí na viac ťahov.
    Biely udáva ťah: zápis sa hodí na viac ťahov.
    Čierny zaznamenáva ťah: zápis sa hodí na viac ťahov.
    Biely reklamuje remízu pre trojnásobné opakovanie postavenia so zamýšľaným ťahom: zápis sa hodí na viac ťahov.
    Čierny reklamuje remízu podľa pravidla päťdesiatich ťahov so zamýšľaným ťahom: zápis sa hodí na viac ťahov.
    Biely udáva ťah: taký ťah nijaká figúrka vykonať nemôže.
    Čierny udáva ťah: taký ťah nijaká figúrka vykonať nemôže.
    Biely udáva ťah: taký ťah nijaká figúrka vykonať nemôže.
    Čierny zaznamenáva ťah: taký ťah nijaká figúrka vykonať nemôže.
    Biely reklamuje remízu pre trojnásobné opakovanie postavenia so zamýšľaným ťahom: taký ťah nijaká figúrka vykonať nemôže.
    Čierny reklamuje remízu podľa pravidla päťdesiatich ťahov so zamýšľaným ťahom: taký ťah nijaká figúrka vykonať nemôže.
    Biely udáva ťah: kráľa nemožno brať.
    Čierny udáva ťah: kráľa nemožno brať.
    Biely udáva ťah: kráľa nemožno brať.
    Čierny zaznamenáva ťah: kráľa nemožno brať.
    Biely reklamuje remízu pre trojnásobné opakovanie postavenia so zamýšľaným ťahom: kráľa nemožno brať.
    Čierny reklamuje remízu podľa pravidla päťdesiatich ťahov so zamýšľaným ťahom: kráľa nemožno brať.
    Biely udáva ťah: zápis nie je ťahom.
    Čierny udáva ťah: zápis nie je ťahom.
    Biely udáva ťah: zápis nie je ťahom.
    Čierny zaznamenáva ťah: zápis nie je ťahom.
    Biely reklamuje remízu pre trojnásobné opakovanie postavenia so zamýšľaným ťahom: zápis nie je ťahom.
    Čierny reklamuje remízu podľa pravidla päťdesiatich ťahov so zamýšľaným ťahom: zápis nie je ťahom.
    Biely reklamuje remízu pre trojnásobné opakovanie postavenia.
    Čierny reklamuje remízu podľa pravidla päťdesiatich ťahov.
    Biely reklamuje, že čiernemu padla zástavka, a to podľa údajov zobrazených v hracej miestnosti.
    Čierny reklamuje nemožný ťah, a to podľa údajov zobrazených v hracej miestnosti.
    Biely reklamuje porušenie pravidla „dotknuté-ťahané“, a to podľa údajov zobrazených v hracej miestnosti.
    Čierny reklamuje, že bielemu padla zástavka.
    Biely reklamuje nemožný ťah.
    Čierny reklamuje porušenie pravidla „dotknuté-ťahané“.
    Biely chce odvolať ponuku remízy.
    Čierny chce odvolať reklamáciu.
    Rozhodca reklamáciu uznáva.
    Rozhodca reklamáciu zamieta.
    Rozhodca odkladá rozhodnutie o reklamácii.
    Rozhodca odkladá rozhodnutie o reklamácii a súperovi žiadateľa pridáva dve minúty navyše.
    Rozhodca pridáva bielemu dve minúty navyše.
    Rozhodca odoberá bielemu dve minúty.
    Rozhodca napomína bieleho.
    Čierny hlási: počiatočné postavenie bolo nesprávne.
    Biely hlási: šachovnica bola nesprávne položená.
    Čierny hlási: partia sa začala s obrátenými farbami.
    Biely hlási: biely odsunul figúrky zo svojich polí.
    Čierny hlási: hodiny boli nesprávne nastavené.
    Biely hlási: na šachovnici je nemožné postavenie.
    Čierny hlási: postavenia na oboch šachovniciach sa líšia.
    Biely hlási: biely opustil bez povolenia miesto konania hry.
    Čierny hlási: biely sa odmieta podrobiť kontrole.
    Biely hlási: biely rozptyľuje súpera.
    Čierny hlási: u bieleho sa zistilo elektronické zariadenie.
    Rozhodca pridáva čiernemu dve minúty navyše.
    Rozhodca odoberá čiernemu dve minúty.
    Rozhodca napomína čierneho.
    Čierny hlási: počiatočné postavenie bolo nesprávne.
    Biely hlási: šachovnica bola nesprávne položená.
    Čierny hlási: partia sa začala s obrátenými farbami.
    Biely hlási: čierny odsunul figúrky zo svojich polí.
    Čierny hlási: hodiny boli nesprávne nastavené.
    Biely hlási: na šachovnici je nemožné postavenie.
    Čierny hlási: postavenia na oboch šachovniciach sa líšia.
    Biely hlási: čierny opustil bez povolenia miesto konania hry.
    Čierny hlási: čierny sa odmieta podrobiť kontrole.
    Biely hlási: čierny rozptyľuje súpera.
    Čierny hlási: u čierneho sa zistilo elektronické zariadenie.
    Biely hlási: počiatočné postavenie bolo nesprávne.
    Čierny hlási: šachovnica bola nesprávne položená.
    Biely hlási: partia sa začala s obrátenými farbami.
    Čierny hlási: figúrky boli odsunuté zo svojich polí.
    Biely hlási: hodiny boli nesprávne nastavené.
    Čierny hlási: na šachovnici je nemožné postavenie.
    Biely hlási: postavenia na oboch šachovniciach sa líšia.
    Čierny hlási: hráč opustil bez povolenia miesto konania hry.
    Biely hlási: hráč sa odmieta podrobiť kontrole.
    Čierny hlási: hráč rozptyľuje súpera.
    Biely hlási: u hráča sa zistilo elektronické zariadenie.
    Rozhodca trestá bieleho: napomenutie.
    Rozhodca trestá čierneho: pridanie času súperovi.
    Rozhodca trestá bieleho: odobranie času.
    Rozhodca trestá čierneho: zvýšenie bodového zisku súpera.
    Rozhodca trestá bieleho: zníženie bodového zisku.
    Rozhodca trestá čierneho: vyhlásenie partie za prehranú.
    Rozhodca trestá bieleho: pokuta.
    Rozhodca trestá čierneho: vylúčenie z jedného alebo viacerých kôl.
    Rozhodca trestá bieleho: vylúčenie zo súťaže.
    Rozhodca trestá bieleho: pridanie času súperovi o jednu minútu.
    Rozhodca trestá čierneho: odobranie času o jednu minútu.
    Rozhodca trestá bieleho: zvýšenie bodového zisku súpera na ½.
    Rozhodca trestá čierneho: zníženie bodového zisku na ½.
    Rozhodca vyhlasuje výsledok ½–½.
    Čierny podpisuje partiár s výsledkom ½–½.
    Rozhodca vyhlasuje výsledok -/+.
    Čierny podpisuje partiár s výsledkom -/+.
    Rozhodca vyhlasuje výsledok *.
    Čierny podpisuje partiár s výsledkom *.
    ");
}
