//! Sentences about acts.

use board::Color;
use laws::{Act, Actor, Game, Regulations};

use super::all_in_all;
use super::special_acts::is_special;
use crate::tests::samples;
use crate::{Context, Words};

/// Writes the sentences of the samples of some acts.
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
    // The same sentence about several samples is listed once.
    let wanted: Vec<Act> = samples::acts().into_iter().filter(is_wanted).collect();
    let mut sentences: Vec<String> = wanted.iter().enumerate().map(say).collect();
    sentences.dedup();
    sentences
}

#[test]
fn what_people_do() {
    insta::assert_snapshot!(all_in_all(|words| say_acts(words, |act| !is_special(act))), @"
    The arbiter starts the game.
    Time passes.
    White arrives at the board.
    Black presses the clock.
    White offers a draw.
    Black accepts the draw.
    White declines the draw.
    Black resigns.
    White stops the clocks.
    The arbiter resumes play.
    White agrees to resume play.
    Black wants to take the last move back.
    White lets the opponent take the move back.
    Black does not let the opponent take the move back.
    The arbiter leaves the clocks as they are.
    The arbiter sets the clocks: White 1:00, Black 59:59 and move counter 40.
    The arbiter sets the clocks: Black 59:59.
    Black releases the king on g1.
    White releases the queen on e8.
    Black adjusts no piece.
    White touches no piece.
    Black touches no piece.
    White adjusts the knight on g1.
    Black touches White’s knight on g1.
    White touches the knight on g1.
    Black adjusts White’s king on e1 and the rook on h8.
    White touches the king on e1 and Black’s rook on h8.
    Black touches White’s king on e1 and the rook on h8; it is not known which was touched first.
    White adjusts the rook on a1, Black’s queen on d8 and the piece on e4.
    Black touches White’s rook on a1, the queen on d8 and the piece on e4.
    White touches the rook on a1, Black’s queen on d8 and the piece on e4; it is not known which was touched first.
    Black plays Nf3.
    White plays Nf3 with both hands.
    Black plays Nf3 and presses the clock.
    White records Nf3.
    Black claims a draw by threefold repetition with the intended move Nf3.
    White claims a draw under the fifty-move rule with the intended move Nf3.
    Black plays Ng1-g3.
    White plays Ng1-g3 with both hands.
    Black plays Ng1-g3 and presses the clock.
    White records Ng1-g3.
    Black claims a draw by threefold repetition with the intended move Ng1-g3.
    White claims a draw under the fifty-move rule with the intended move Ng1-g3.
    Black enters a move that cannot be accepted: what was written could mean several moves.
    White enters a move that cannot be accepted: what was written could mean several moves.
    Black enters a move that cannot be accepted: what was written could mean several moves.
    White records a move that cannot be accepted: what was written could mean several moves.
    Black claims a draw by threefold repetition, but the intended move cannot be accepted: what was written could mean several moves.
    White claims a draw under the fifty-move rule, but the intended move cannot be accepted: what was written could mean several moves.
    Black enters a move that cannot be accepted: no piece can make that move.
    White enters a move that cannot be accepted: no piece can make that move.
    Black enters a move that cannot be accepted: no piece can make that move.
    White records a move that cannot be accepted: no piece can make that move.
    Black claims a draw by threefold repetition, but the intended move cannot be accepted: no piece can make that move.
    White claims a draw under the fifty-move rule, but the intended move cannot be accepted: no piece can make that move.
    Black enters a move that cannot be accepted: a king is never captured.
    White enters a move that cannot be accepted: a king is never captured.
    Black enters a move that cannot be accepted: a king is never captured.
    White records a move that cannot be accepted: a king is never captured.
    Black claims a draw by threefold repetition, but the intended move cannot be accepted: a king is never captured.
    White claims a draw under the fifty-move rule, but the intended move cannot be accepted: a king is never captured.
    Black enters a move that cannot be accepted: what was written is not a move.
    White enters a move that cannot be accepted: what was written is not a move.
    Black enters a move that cannot be accepted: what was written is not a move.
    White records a move that cannot be accepted: what was written is not a move.
    Black claims a draw by threefold repetition, but the intended move cannot be accepted: what was written is not a move.
    White claims a draw under the fifty-move rule, but the intended move cannot be accepted: what was written is not a move.
    Black claims a draw by threefold repetition.
    White claims a draw under the fifty-move rule.
    Black claims that White’s flag has fallen, based on a display in the playing hall.
    White claims that an illegal move was made, based on a display in the playing hall.
    Black claims a touch-move violation, based on a display in the playing hall.
    White claims that Black’s flag has fallen.
    Black claims that an illegal move was made.
    White claims a touch-move violation.
    Black wants to withdraw the draw offer.
    White wants to withdraw the claim.
    The arbiter accepts the claim.
    The arbiter rejects the claim.
    The arbiter postpones the decision on the claim.
    The arbiter postpones the decision on the claim and gives the claimant’s opponent two extra minutes.
    The arbiter gives White two extra minutes.
    The arbiter deducts two minutes from White.
    The arbiter warns White.
    White reports: the initial position was wrong.
    Black reports: the board was placed the wrong way round.
    White reports: the game was begun with colours reversed.
    Black reports: White displaced pieces.
    White reports: the clocks were set wrongly.
    Black reports: the position is illegal.
    White reports: the positions on the two boards differ.
    Black reports: White left the playing venue without permission.
    White reports: White refuses to be inspected.
    Black reports: White disturbs the opponent.
    White reports: White was found with an electronic device.
    Black reports: White’s electronic scoresheet is defective.
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
    Black reports: Black refuses to be inspected.
    White reports: Black disturbs the opponent.
    Black reports: Black was found with an electronic device.
    White reports: Black’s electronic scoresheet is defective.
    Black reports: the initial position was wrong.
    White reports: the board was placed the wrong way round.
    Black reports: the game was begun with colours reversed.
    White reports: pieces were displaced.
    Black reports: the clocks were set wrongly.
    White reports: the position is illegal.
    Black reports: the positions on the two boards differ.
    White reports: a player left the playing venue without permission.
    Black reports: a player refuses to be inspected.
    White reports: a player disturbs the opponent.
    Black reports: a player was found with an electronic device.
    White reports: an electronic scoresheet is defective.
    The arbiter penalises White: a warning.
    The arbiter penalises Black: additional time for the opponent.
    The arbiter penalises White: a deduction of time.
    The arbiter penalises Black: an increase of the opponent’s score.
    The arbiter penalises White: a reduction of the score.
    The arbiter penalises Black: loss of the game.
    The arbiter penalises White: a fine.
    The arbiter penalises Black: exclusion from one or more rounds.
    The arbiter penalises White: expulsion from the competition.
    The arbiter penalises White: additional time for the opponent (one minute).
    The arbiter penalises Black: a deduction of time (one minute).
    The arbiter penalises White: an increase of the opponent’s score (½).
    The arbiter penalises Black: a reduction of the score (½).
    The arbiter declares the result ½–½.
    Black signs the scoresheet with the result ½–½.
    The arbiter declares the result −/+.
    Black signs the scoresheet with the result −/+.
    The arbiter declares that the game has no result.
    Black signs the scoresheet without a result.
    White claims the win because the opponent has been away too long.
    Black ends the game because the opponent has been away too long.
    White’s connection is lost.
    White is connected again.
    Black’s connection is lost.
    Black is connected again.

    Rozhodčí zahajuje partii.
    Čas běží.
    Bílý přichází k šachovnici.
    Černý přepíná hodiny.
    Bílý nabízí remízu.
    Černý přijímá remízu.
    Bílý odmítá remízu.
    Černý se vzdává.
    Bílý zastavuje hodiny.
    Rozhodčí dává pokyn k pokračování hry.
    Bílý souhlasí s pokračováním hry.
    Černý chce vzít zpět poslední tah.
    Bílý dovoluje soupeři vzít tah zpět.
    Černý nedovoluje soupeři vzít tah zpět.
    Rozhodčí ponechává hodiny beze změny.
    Rozhodčí nastavuje hodiny: bílý 1:00, černý 59:59 a počítadlo tahů 40.
    Rozhodčí nastavuje hodiny: černý 59:59.
    Černý pouští z ruky krále na g1.
    Bílý pouští z ruky dámu na e8.
    Černý neopravuje postavení žádného kamene.
    Bílý se nedotýká žádného kamene.
    Černý se nedotýká žádného kamene.
    Bílý opravuje postavení jezdce na g1.
    Černý se dotýká bílého jezdce na g1.
    Bílý se dotýká jezdce na g1.
    Černý opravuje postavení bílého krále na e1 a věže na h8.
    Bílý se dotýká krále na e1 a černé věže na h8.
    Černý se dotýká bílého krále na e1 a věže na h8; není známo, kterého kamene dříve.
    Bílý opravuje postavení věže na a1, černé dámy na d8 a kamene na e4.
    Černý se dotýká bílé věže na a1, dámy na d8 a kamene na e4.
    Bílý se dotýká věže na a1, černé dámy na d8 a kamene na e4; není známo, kterého kamene dříve.
    Černý hraje Jf3.
    Bílý hraje Jf3 oběma rukama.
    Černý hraje Jf3 a přepíná hodiny.
    Bílý zapisuje Jf3.
    Černý reklamuje remízu pro trojí opakování pozice po zamýšleném tahu Jf3.
    Bílý reklamuje remízu podle pravidla padesáti tahů po zamýšleném tahu Jf3.
    Černý hraje Jg1-g3.
    Bílý hraje Jg1-g3 oběma rukama.
    Černý hraje Jg1-g3 a přepíná hodiny.
    Bílý zapisuje Jg1-g3.
    Černý reklamuje remízu pro trojí opakování pozice po zamýšleném tahu Jg1-g3.
    Bílý reklamuje remízu podle pravidla padesáti tahů po zamýšleném tahu Jg1-g3.
    Černý zadává tah, který nelze uznat: zápis připouští více tahů.
    Bílý zadává tah, který nelze uznat: zápis připouští více tahů.
    Černý zadává tah, který nelze uznat: zápis připouští více tahů.
    Bílý zapisuje tah, který nelze uznat: zápis připouští více tahů.
    Černý reklamuje remízu pro trojí opakování pozice, zamýšlený tah však nelze uznat: zápis připouští více tahů.
    Bílý reklamuje remízu podle pravidla padesáti tahů, zamýšlený tah však nelze uznat: zápis připouští více tahů.
    Černý zadává tah, který nelze uznat: takový tah nemůže provést žádný kámen.
    Bílý zadává tah, který nelze uznat: takový tah nemůže provést žádný kámen.
    Černý zadává tah, který nelze uznat: takový tah nemůže provést žádný kámen.
    Bílý zapisuje tah, který nelze uznat: takový tah nemůže provést žádný kámen.
    Černý reklamuje remízu pro trojí opakování pozice, zamýšlený tah však nelze uznat: takový tah nemůže provést žádný kámen.
    Bílý reklamuje remízu podle pravidla padesáti tahů, zamýšlený tah však nelze uznat: takový tah nemůže provést žádný kámen.
    Černý zadává tah, který nelze uznat: krále nelze brát.
    Bílý zadává tah, který nelze uznat: krále nelze brát.
    Černý zadává tah, který nelze uznat: krále nelze brát.
    Bílý zapisuje tah, který nelze uznat: krále nelze brát.
    Černý reklamuje remízu pro trojí opakování pozice, zamýšlený tah však nelze uznat: krále nelze brát.
    Bílý reklamuje remízu podle pravidla padesáti tahů, zamýšlený tah však nelze uznat: krále nelze brát.
    Černý zadává tah, který nelze uznat: zápis není srozumitelný.
    Bílý zadává tah, který nelze uznat: zápis není srozumitelný.
    Černý zadává tah, který nelze uznat: zápis není srozumitelný.
    Bílý zapisuje tah, který nelze uznat: zápis není srozumitelný.
    Černý reklamuje remízu pro trojí opakování pozice, zamýšlený tah však nelze uznat: zápis není srozumitelný.
    Bílý reklamuje remízu podle pravidla padesáti tahů, zamýšlený tah však nelze uznat: zápis není srozumitelný.
    Černý reklamuje remízu pro trojí opakování pozice.
    Bílý reklamuje remízu podle pravidla padesáti tahů.
    Černý reklamuje, že bílému spadl praporek, a to podle údajů zobrazených v hrací místnosti.
    Bílý reklamuje nepřípustný tah, a to podle údajů zobrazených v hrací místnosti.
    Černý reklamuje porušení pravidla „dotknuto-hráno“, a to podle údajů zobrazených v hrací místnosti.
    Bílý reklamuje, že černému spadl praporek.
    Černý reklamuje nepřípustný tah.
    Bílý reklamuje porušení pravidla „dotknuto-hráno“.
    Černý chce odvolat nabídku remízy.
    Bílý chce odvolat reklamaci.
    Rozhodčí reklamaci uznává.
    Rozhodčí reklamaci zamítá.
    Rozhodčí odkládá rozhodnutí o reklamaci.
    Rozhodčí odkládá rozhodnutí o reklamaci a soupeři žadatele dává dvě minuty navíc.
    Rozhodčí dává bílému dvě minuty navíc.
    Rozhodčí odebírá bílému dvě minuty.
    Rozhodčí napomíná bílého.
    Bílý hlásí: počáteční postavení bylo nesprávné.
    Černý hlásí: šachovnice byla nesprávně položena.
    Bílý hlásí: partie začala s obrácenými barvami.
    Černý hlásí: bílý posunul kameny z jejich polí.
    Bílý hlásí: hodiny byly nesprávně nastaveny.
    Černý hlásí: na šachovnici je nepřípustná pozice.
    Bílý hlásí: pozice na obou šachovnicích se liší.
    Černý hlásí: bílý opustil hrací prostor bez dovolení.
    Bílý hlásí: bílý se odmítá podrobit kontrole.
    Černý hlásí: bílý ruší soupeře.
    Bílý hlásí: u bílého byl zjištěn elektronický přístroj.
    Černý hlásí: elektronický partiář bílého má závadu.
    Rozhodčí dává černému dvě minuty navíc.
    Rozhodčí odebírá černému dvě minuty.
    Rozhodčí napomíná černého.
    Černý hlásí: počáteční postavení bylo nesprávné.
    Bílý hlásí: šachovnice byla nesprávně položena.
    Černý hlásí: partie začala s obrácenými barvami.
    Bílý hlásí: černý posunul kameny z jejich polí.
    Černý hlásí: hodiny byly nesprávně nastaveny.
    Bílý hlásí: na šachovnici je nepřípustná pozice.
    Černý hlásí: pozice na obou šachovnicích se liší.
    Bílý hlásí: černý opustil hrací prostor bez dovolení.
    Černý hlásí: černý se odmítá podrobit kontrole.
    Bílý hlásí: černý ruší soupeře.
    Černý hlásí: u černého byl zjištěn elektronický přístroj.
    Bílý hlásí: elektronický partiář černého má závadu.
    Černý hlásí: počáteční postavení bylo nesprávné.
    Bílý hlásí: šachovnice byla nesprávně položena.
    Černý hlásí: partie začala s obrácenými barvami.
    Bílý hlásí: kameny byly posunuty ze svých polí.
    Černý hlásí: hodiny byly nesprávně nastaveny.
    Bílý hlásí: na šachovnici je nepřípustná pozice.
    Černý hlásí: pozice na obou šachovnicích se liší.
    Bílý hlásí: hráč opustil bez dovolení hrací prostor.
    Černý hlásí: hráč se odmítá podrobit kontrole.
    Bílý hlásí: hráč ruší soupeře.
    Černý hlásí: u hráče byl zjištěn elektronický přístroj.
    Bílý hlásí: elektronický partiář má závadu.
    Rozhodčí trestá bílého: napomenutí.
    Rozhodčí trestá černého: přidání času soupeři.
    Rozhodčí trestá bílého: odebrání času.
    Rozhodčí trestá černého: zvýšení bodového zisku soupeře.
    Rozhodčí trestá bílého: snížení bodového zisku.
    Rozhodčí trestá černého: prohlášení partie za prohranou.
    Rozhodčí trestá bílého: pokuta.
    Rozhodčí trestá černého: vyloučení z jednoho nebo více kol.
    Rozhodčí trestá bílého: vyloučení ze soutěže.
    Rozhodčí trestá bílého: přidání času soupeři (jednu minutu).
    Rozhodčí trestá černého: odebrání času (jednu minutu).
    Rozhodčí trestá bílého: zvýšení bodového zisku soupeře na ½.
    Rozhodčí trestá černého: snížení bodového zisku na ½.
    Rozhodčí vyhlašuje výsledek ½–½.
    Černý podepisuje partiář s výsledkem ½–½.
    Rozhodčí vyhlašuje výsledek −/+.
    Černý podepisuje partiář s výsledkem −/+.
    Rozhodčí vyhlašuje, že partie je bez výsledku.
    Černý podepisuje partiář bez výsledku.
    Bílý se hlásí o výhru, protože soupeř je příliš dlouho nepřítomen.
    Černý ukončuje partii, protože soupeř je příliš dlouho nepřítomen.
    Bílý ztratil spojení.
    Bílý je znovu připojen.
    Černý ztratil spojení.
    Černý je znovu připojen.

    Rozhodca začína partiu.
    Čas plynie.
    Biely prichádza k šachovnici.
    Čierny stláča hodiny.
    Biely ponúka remízu.
    Čierny prijíma remízu.
    Biely odmieta remízu.
    Čierny sa vzdáva.
    Biely zastavuje hodiny.
    Rozhodca dáva pokyn na pokračovanie partie.
    Biely súhlasí s pokračovaním partie.
    Čierny chce vziať späť posledný ťah.
    Biely dovoľuje súperovi vziať ťah späť.
    Čierny nedovoľuje súperovi vziať ťah späť.
    Rozhodca ponecháva hodiny bez zmeny.
    Rozhodca nastavuje hodiny: biely 1:00, čierny 59:59 a počítadlo ťahov 40.
    Rozhodca nastavuje hodiny: čierny 59:59.
    Čierny púšťa z ruky kráľa na g1.
    Biely púšťa z ruky dámu na e8.
    Čierny nepoopravuje žiadnu figúrku.
    Biely sa nedotýka žiadnej figúrky.
    Čierny sa nedotýka žiadnej figúrky.
    Biely poopravuje postavenie jazdca na g1.
    Čierny sa dotýka bieleho jazdca na g1.
    Biely sa dotýka jazdca na g1.
    Čierny poopravuje postavenie bieleho kráľa na e1 a veže na h8.
    Biely sa dotýka kráľa na e1 a čiernej veže na h8.
    Čierny sa dotýka bieleho kráľa na e1 a veže na h8; nie je známe, ktorej figúrky skôr.
    Biely poopravuje postavenie veže na a1, čiernej dámy na d8 a figúrky na e4.
    Čierny sa dotýka bielej veže na a1, dámy na d8 a figúrky na e4.
    Biely sa dotýka veže na a1, čiernej dámy na d8 a figúrky na e4; nie je známe, ktorej figúrky skôr.
    Čierny hrá Jf3.
    Biely hrá Jf3 oboma rukami.
    Čierny hrá Jf3 a stláča hodiny.
    Biely zapisuje Jf3.
    Čierny reklamuje remízu pre trojnásobné opakovanie pozície po zamýšľanom ťahu Jf3.
    Biely reklamuje remízu podľa pravidla päťdesiatich ťahov po zamýšľanom ťahu Jf3.
    Čierny hrá Jg1-g3.
    Biely hrá Jg1-g3 oboma rukami.
    Čierny hrá Jg1-g3 a stláča hodiny.
    Biely zapisuje Jg1-g3.
    Čierny reklamuje remízu pre trojnásobné opakovanie pozície po zamýšľanom ťahu Jg1-g3.
    Biely reklamuje remízu podľa pravidla päťdesiatich ťahov po zamýšľanom ťahu Jg1-g3.
    Čierny zadáva ťah, ktorý nemožno uznať: zápis pripúšťa viac ťahov.
    Biely zadáva ťah, ktorý nemožno uznať: zápis pripúšťa viac ťahov.
    Čierny zadáva ťah, ktorý nemožno uznať: zápis pripúšťa viac ťahov.
    Biely zapisuje ťah, ktorý nemožno uznať: zápis pripúšťa viac ťahov.
    Čierny reklamuje remízu pre trojnásobné opakovanie pozície, zamýšľaný ťah však nemožno uznať: zápis pripúšťa viac ťahov.
    Biely reklamuje remízu podľa pravidla päťdesiatich ťahov, zamýšľaný ťah však nemožno uznať: zápis pripúšťa viac ťahov.
    Čierny zadáva ťah, ktorý nemožno uznať: taký ťah nemôže vykonať žiadna figúrka.
    Biely zadáva ťah, ktorý nemožno uznať: taký ťah nemôže vykonať žiadna figúrka.
    Čierny zadáva ťah, ktorý nemožno uznať: taký ťah nemôže vykonať žiadna figúrka.
    Biely zapisuje ťah, ktorý nemožno uznať: taký ťah nemôže vykonať žiadna figúrka.
    Čierny reklamuje remízu pre trojnásobné opakovanie pozície, zamýšľaný ťah však nemožno uznať: taký ťah nemôže vykonať žiadna figúrka.
    Biely reklamuje remízu podľa pravidla päťdesiatich ťahov, zamýšľaný ťah však nemožno uznať: taký ťah nemôže vykonať žiadna figúrka.
    Čierny zadáva ťah, ktorý nemožno uznať: kráľa nemožno brať.
    Biely zadáva ťah, ktorý nemožno uznať: kráľa nemožno brať.
    Čierny zadáva ťah, ktorý nemožno uznať: kráľa nemožno brať.
    Biely zapisuje ťah, ktorý nemožno uznať: kráľa nemožno brať.
    Čierny reklamuje remízu pre trojnásobné opakovanie pozície, zamýšľaný ťah však nemožno uznať: kráľa nemožno brať.
    Biely reklamuje remízu podľa pravidla päťdesiatich ťahov, zamýšľaný ťah však nemožno uznať: kráľa nemožno brať.
    Čierny zadáva ťah, ktorý nemožno uznať: zápis nie je zrozumiteľný.
    Biely zadáva ťah, ktorý nemožno uznať: zápis nie je zrozumiteľný.
    Čierny zadáva ťah, ktorý nemožno uznať: zápis nie je zrozumiteľný.
    Biely zapisuje ťah, ktorý nemožno uznať: zápis nie je zrozumiteľný.
    Čierny reklamuje remízu pre trojnásobné opakovanie pozície, zamýšľaný ťah však nemožno uznať: zápis nie je zrozumiteľný.
    Biely reklamuje remízu podľa pravidla päťdesiatich ťahov, zamýšľaný ťah však nemožno uznať: zápis nie je zrozumiteľný.
    Čierny reklamuje remízu pre trojnásobné opakovanie pozície.
    Biely reklamuje remízu podľa pravidla päťdesiatich ťahov.
    Čierny reklamuje, že bielemu padla zástavka, a to podľa údajov zobrazených v hracej miestnosti.
    Biely reklamuje nemožný ťah, a to podľa údajov zobrazených v hracej miestnosti.
    Čierny reklamuje porušenie pravidla „dotknuté-ťahané“, a to podľa údajov zobrazených v hracej miestnosti.
    Biely reklamuje, že čiernemu padla zástavka.
    Čierny reklamuje nemožný ťah.
    Biely reklamuje porušenie pravidla „dotknuté-ťahané“.
    Čierny chce odvolať ponuku remízy.
    Biely chce odvolať reklamáciu.
    Rozhodca reklamáciu uznáva.
    Rozhodca reklamáciu zamieta.
    Rozhodca odkladá rozhodnutie o reklamácii.
    Rozhodca odkladá rozhodnutie o reklamácii a súperovi žiadateľa dáva dve minúty navyše.
    Rozhodca dáva bielemu dve minúty navyše.
    Rozhodca odoberá bielemu dve minúty.
    Rozhodca napomína bieleho.
    Biely hlási: počiatočné postavenie bolo nesprávne.
    Čierny hlási: šachovnica bola nesprávne položená.
    Biely hlási: partia sa začala s obrátenými farbami.
    Čierny hlási: biely odsunul figúrky z ich polí.
    Biely hlási: hodiny boli nesprávne nastavené.
    Čierny hlási: na šachovnici je nemožné postavenie.
    Biely hlási: postavenia na oboch šachovniciach sa líšia.
    Čierny hlási: biely opustil miesto konania hry bez povolenia.
    Biely hlási: biely sa odmieta podrobiť kontrole.
    Čierny hlási: biely vyrušuje súpera.
    Biely hlási: u bieleho sa zistilo elektronické zariadenie.
    Čierny hlási: elektronický partiár bieleho má poruchu.
    Rozhodca dáva čiernemu dve minúty navyše.
    Rozhodca odoberá čiernemu dve minúty.
    Rozhodca napomína čierneho.
    Čierny hlási: počiatočné postavenie bolo nesprávne.
    Biely hlási: šachovnica bola nesprávne položená.
    Čierny hlási: partia sa začala s obrátenými farbami.
    Biely hlási: čierny odsunul figúrky z ich polí.
    Čierny hlási: hodiny boli nesprávne nastavené.
    Biely hlási: na šachovnici je nemožné postavenie.
    Čierny hlási: postavenia na oboch šachovniciach sa líšia.
    Biely hlási: čierny opustil miesto konania hry bez povolenia.
    Čierny hlási: čierny sa odmieta podrobiť kontrole.
    Biely hlási: čierny vyrušuje súpera.
    Čierny hlási: u čierneho sa zistilo elektronické zariadenie.
    Biely hlási: elektronický partiár čierneho má poruchu.
    Čierny hlási: počiatočné postavenie bolo nesprávne.
    Biely hlási: šachovnica bola nesprávne položená.
    Čierny hlási: partia sa začala s obrátenými farbami.
    Biely hlási: figúrky boli odsunuté zo svojich polí.
    Čierny hlási: hodiny boli nesprávne nastavené.
    Biely hlási: na šachovnici je nemožné postavenie.
    Čierny hlási: postavenia na oboch šachovniciach sa líšia.
    Biely hlási: hráč opustil bez povolenia miesto konania hry.
    Čierny hlási: hráč sa odmieta podrobiť kontrole.
    Biely hlási: hráč rozptyľuje súpera.
    Čierny hlási: u hráča sa zistilo elektronické zariadenie.
    Biely hlási: elektronický partiár má poruchu.
    Rozhodca trestá bieleho: napomenutie.
    Rozhodca trestá čierneho: pridanie času súperovi.
    Rozhodca trestá bieleho: odobranie času.
    Rozhodca trestá čierneho: zvýšenie bodového zisku súpera.
    Rozhodca trestá bieleho: zníženie bodového zisku.
    Rozhodca trestá čierneho: vyhlásenie partie za prehranú.
    Rozhodca trestá bieleho: pokuta.
    Rozhodca trestá čierneho: vylúčenie z jedného alebo viacerých kôl.
    Rozhodca trestá bieleho: vylúčenie zo súťaže.
    Rozhodca trestá bieleho: pridanie času súperovi (jednu minútu).
    Rozhodca trestá čierneho: odobranie času (jednu minútu).
    Rozhodca trestá bieleho: zvýšenie bodového zisku súpera na ½.
    Rozhodca trestá čierneho: zníženie bodového zisku na ½.
    Rozhodca vyhlasuje výsledok ½–½.
    Čierny podpisuje partiár s výsledkom ½–½.
    Rozhodca vyhlasuje výsledok −/+.
    Čierny podpisuje partiár s výsledkom −/+.
    Rozhodca vyhlasuje, že partia je bez výsledku.
    Čierny podpisuje partiár bez výsledku.
    Biely sa hlási o výhru, pretože súper je príliš dlho neprítomný.
    Čierny ukončuje partiu, pretože súper je príliš dlho neprítomný.
    Biely stratil spojenie.
    Biely je znova pripojený.
    Čierny stratil spojenie.
    Čierny je znova pripojený.
    ");
}
