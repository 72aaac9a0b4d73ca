//! Sentences about the end of a game.

use board::Color;
use laws::{Announcement, Points, Reason, Rule, Ruling, Score};

use super::{all_in_all, in_all, ruling, say_rulings};
use crate::tests::samples;

#[test]
fn endings() {
    let rulings: Vec<Ruling> = Reason::ALL
        .iter()
        .map(|&reason| {
            let by = Color::White;
            let score = match reason {
                Reason::Checkmate => Score::won_by(by),
                Reason::Resignation | Reason::FlagFall | Reason::IllegalMoves | Reason::Device | Reason::SealedMove => {
                    Score::won_by(!by)
                }
                Reason::DeviceNoMate => Score::of(Points::Zero, Points::Half),
                Reason::Default => Score::won_by(!by).forfeited(),
                Reason::Cancelled => Score::NONE,
                Reason::Arbiter => Score::BOTH_LOSE,
                _ => Score::DRAWN,
            };
            ruling(Announcement::GameOver { score, reason, by: Some(by) }, Rule::ArbiterDecides)
        })
        .collect();
    insta::assert_snapshot!(say_rulings(&rulings), @"
    White checkmates Black: White wins 1–0 (Article 12.1).
    White resigns: Black wins 0–1 (Article 12.1).
    White resigns, but Black cannot checkmate by any series of legal moves: the game is drawn ½–½ (Article 12.1).
    Stalemate: the game is drawn ½–½ (Article 12.1).
    Dead position: the game is drawn ½–½ (Article 12.1).
    Draw by agreement: the game is drawn ½–½ (Article 12.1).
    Threefold repetition: the game is drawn ½–½ (Article 12.1).
    Fivefold repetition: the game is drawn ½–½ (Article 12.1).
    Fifty-move rule: the game is drawn ½–½ (Article 12.1).
    Seventy-five-move rule: the game is drawn ½–½ (Article 12.1).
    White’s flag has fallen: Black wins 0–1 (Article 12.1).
    White’s flag has fallen, but Black cannot checkmate by any series of legal moves: the game is drawn ½–½ (Article 12.1).
    Both flags have fallen: the game is drawn ½–½ (Article 12.1).
    White loses by an illegal move: Black wins 0–1 (Article 12.1).
    An illegal move by White would lose the game, but Black cannot checkmate by any series of legal moves: the game is drawn ½–½ (Article 12.1).
    Illegal position: the game is drawn ½–½ (Article 12.1).
    White did not arrive in time: Black wins by forfeit −/+ (Article 12.1).
    White’s claim in the quickplay finish: the game is drawn ½–½ (Article 12.1).
    White was found with an electronic device: Black wins 0–1 (Article 12.1).
    White was found with an electronic device, but Black cannot checkmate by any series of legal moves: Black scores half a point, White zero, 0–½ (Article 12.1).
    White’s sealed move is not valid: Black wins 0–1 (Article 12.1).
    Penalty against White: the game is drawn ½–½ (Article 12.1).
    White stayed away too long: the game is drawn ½–½ (Article 12.1).
    White stayed away too long, but Black cannot checkmate by any series of legal moves: the game is drawn ½–½ (Article 12.1).
    The game is cancelled: no result (Article 12.1).
    The arbiter’s decision: both players lose 0–0 (Article 12.1).

    Bílý dal mat: bílý vyhrává 1–0 (článek 12.1).
    Bílý se vzdal: černý vyhrává 0–1 (článek 12.1).
    Bílý se vzdal, černý však nemůže dát mat žádnou posloupností přípustných tahů: partie končí remízou ½–½ (článek 12.1).
    Pat: partie končí remízou ½–½ (článek 12.1).
    Mrtvá pozice: partie končí remízou ½–½ (článek 12.1).
    Dohoda hráčů: partie končí remízou ½–½ (článek 12.1).
    Trojí opakování pozice: partie končí remízou ½–½ (článek 12.1).
    Pětinásobné opakování pozice: partie končí remízou ½–½ (článek 12.1).
    Pravidlo padesáti tahů: partie končí remízou ½–½ (článek 12.1).
    Pravidlo sedmdesáti pěti tahů: partie končí remízou ½–½ (článek 12.1).
    Bílému spadl praporek: černý vyhrává 0–1 (článek 12.1).
    Bílému spadl praporek, černý však nemůže dát mat žádnou posloupností přípustných tahů: partie končí remízou ½–½ (článek 12.1).
    Spadly oba praporky: partie končí remízou ½–½ (článek 12.1).
    Bílý prohrává kvůli nepřípustnému tahu: černý vyhrává 0–1 (článek 12.1).
    Bílý by pro nepřípustný tah prohrál, černý však nemůže dát mat žádnou posloupností přípustných tahů: partie končí remízou ½–½ (článek 12.1).
    Nepřípustná pozice: partie končí remízou ½–½ (článek 12.1).
    Bílý se nedostavil včas: černý vyhrává kontumačně −/+ (článek 12.1).
    Reklamace bílého v rychlém zakončení partie: partie končí remízou ½–½ (článek 12.1).
    U bílého byl zjištěn elektronický přístroj: černý vyhrává 0–1 (článek 12.1).
    U bílého byl zjištěn elektronický přístroj, černý však nemůže dát mat žádnou posloupností přípustných tahů: černý získává půl bodu, bílý 0 bodů, 0–½ (článek 12.1).
    Pečetěný tah bílého je neplatný: černý vyhrává 0–1 (článek 12.1).
    Trest pro bílého: partie končí remízou ½–½ (článek 12.1).
    Bílý byl příliš dlouho nepřítomen: partie končí remízou ½–½ (článek 12.1).
    Bílý byl příliš dlouho nepřítomen, černý však nemůže dát mat žádnou posloupností přípustných tahů: partie končí remízou ½–½ (článek 12.1).
    Partie zrušena: bez výsledku (článek 12.1).
    Rozhodnutí rozhodčího: oba hráči prohrávají 0–0 (článek 12.1).

    Biely dal mat: biely vyhráva 1–0 (článok 12.1).
    Biely sa vzdal: čierny vyhráva 0–1 (článok 12.1).
    Biely sa vzdal, čierny však nemôže dať mat žiadnou sériou možných ťahov: partia sa končí remízou ½–½ (článok 12.1).
    Pat: partia sa končí remízou ½–½ (článok 12.1).
    Mŕtva pozícia: partia sa končí remízou ½–½ (článok 12.1).
    Dohoda hráčov: partia sa končí remízou ½–½ (článok 12.1).
    Trojnásobné opakovanie pozície: partia sa končí remízou ½–½ (článok 12.1).
    Päťnásobné opakovanie pozície: partia sa končí remízou ½–½ (článok 12.1).
    Pravidlo päťdesiatich ťahov: partia sa končí remízou ½–½ (článok 12.1).
    Pravidlo sedemdesiatich piatich ťahov: partia sa končí remízou ½–½ (článok 12.1).
    Bielemu padla zástavka: čierny vyhráva 0–1 (článok 12.1).
    Bielemu padla zástavka, čierny však nemôže dať mat žiadnou sériou možných ťahov: partia sa končí remízou ½–½ (článok 12.1).
    Padli obe zástavky: partia sa končí remízou ½–½ (článok 12.1).
    Biely prehráva za nemožný ťah: čierny vyhráva 0–1 (článok 12.1).
    Biely by pre nemožný ťah prehral, čierny však nemôže dať mat žiadnou sériou možných ťahov: partia sa končí remízou ½–½ (článok 12.1).
    Nemožné postavenie: partia sa končí remízou ½–½ (článok 12.1).
    Biely sa nedostavil včas: čierny vyhráva kontumačne −/+ (článok 12.1).
    Reklamácia bieleho v závere rýchlej hry: partia sa končí remízou ½–½ (článok 12.1).
    U bieleho sa zistilo elektronické zariadenie: čierny vyhráva 0–1 (článok 12.1).
    U bieleho sa zistilo elektronické zariadenie, čierny však nemôže dať mat žiadnou sériou možných ťahov: čierny získava pol bodu, biely 0 bodov, 0–½ (článok 12.1).
    Pečatený ťah bieleho je neplatný: čierny vyhráva 0–1 (článok 12.1).
    Trest pre bieleho: partia sa končí remízou ½–½ (článok 12.1).
    Biely bol príliš dlho neprítomný: partia sa končí remízou ½–½ (článok 12.1).
    Biely bol príliš dlho neprítomný, čierny však nemôže dať mat nijakou sériou možných ťahov: partia sa končí remízou ½–½ (článok 12.1).
    Partia zrušená: bez výsledku (článok 12.1).
    Rozhodnutie rozhodcu: obaja hráči prehrávajú 0–0 (článok 12.1).
    ");
}

#[test]
fn a_bad_sealed_move_does_not_always_lose() {
    let ended = |score, by| ruling(Announcement::GameOver { score, reason: Reason::SealedMove, by }, None);
    let rulings = [
        ended(Score::won_by(Color::White), Some(Color::Black)),
        ended(Score::DRAWN, Some(Color::Black)),
        ended(Score::DRAWN, None),
    ];
    insta::assert_snapshot!(say_rulings(&rulings), @"
    Black’s sealed move is not valid: White wins 1–0.
    Black’s sealed move is not valid, but White cannot checkmate by any series of legal moves: the game is drawn ½–½.
    Invalid sealed move, but the opponent cannot checkmate by any series of legal moves: the game is drawn ½–½.

    Pečetěný tah černého je neplatný: bílý vyhrává 1–0.
    Pečetěný tah černého je neplatný, bílý však nemůže dát mat žádnou posloupností přípustných tahů: partie končí remízou ½–½.
    Neplatný pečetěný tah, soupeř však nemůže dát mat žádnou posloupností přípustných tahů: partie končí remízou ½–½.

    Pečatený ťah čierneho je neplatný: biely vyhráva 1–0.
    Pečatený ťah čierneho je neplatný, biely však nemôže dať mat žiadnou sériou možných ťahov: partia sa končí remízou ½–½.
    Neplatný pečatený ťah, súper však nemôže dať mat žiadnou sériou možných ťahov: partia sa končí remízou ½–½.
    ");
}

#[test]
fn endings_nobody_is_named_for() {
    insta::assert_snapshot!(in_all(|words| Reason::ALL.iter().map(|&reason| words.reason(reason)).collect::<Vec<_>>().join(" | ")), @"
    checkmate | resignation | resignation, but the opponent cannot checkmate by any series of legal moves | stalemate | dead position | draw by agreement | threefold repetition | fivefold repetition | fifty-move rule | seventy-five-move rule | flag fall | flag fall, but the opponent cannot checkmate by any series of legal moves | both flags have fallen | illegal moves | illegal moves, but the opponent cannot checkmate by any series of legal moves | illegal position | default time exceeded | quickplay finish | electronic device | electronic device, but the opponent cannot checkmate by any series of legal moves | invalid sealed move | penalty | a player stayed away too long | a player stayed away too long, but the opponent cannot checkmate by any series of legal moves | the game is cancelled | the arbiter’s decision
    šachmat | vzdání partie | vzdání partie, soupeř však nemůže dát mat žádnou posloupností přípustných tahů | pat | mrtvá pozice | dohoda hráčů | trojí opakování pozice | pětinásobné opakování pozice | pravidlo padesáti tahů | pravidlo sedmdesáti pěti tahů | pád praporku | pád praporku, soupeř však nemůže dát mat žádnou posloupností přípustných tahů | spadly oba praporky | nepřípustné tahy | nepřípustné tahy, soupeř však nemůže dát mat žádnou posloupností přípustných tahů | nepřípustná pozice | uplynutí čekací doby | rychlé zakončení partie | elektronický přístroj | elektronický přístroj, soupeř však nemůže dát mat žádnou posloupností přípustných tahů | neplatný pečetěný tah | trest | příliš dlouhá nepřítomnost hráče | příliš dlouhá nepřítomnost hráče, soupeř však nemůže dát mat žádnou posloupností přípustných tahů | partie zrušena | rozhodnutí rozhodčího
    šachmat | vzdanie partie | vzdanie partie, súper však nemôže dať mat žiadnou sériou možných ťahov | pat | mŕtva pozícia | dohoda hráčov | trojnásobné opakovanie pozície | päťnásobné opakovanie pozície | pravidlo päťdesiatich ťahov | pravidlo sedemdesiatich piatich ťahov | padnutie zástavky | padnutie zástavky, súper však nemôže dať mat nijakou sériou možných ťahov | padli obe zástavky | nemožné ťahy | nemožné ťahy, súper však nemôže dať mat žiadnou sériou možných ťahov | nemožné postavenie | uplynutie čakacej doby | záver rýchlej hry | elektronické zariadenie | elektronické zariadenie, súper však nemôže dať mat žiadnou sériou možných ťahov | neplatný pečatený ťah | trest | príliš dlhá neprítomnosť hráča | príliš dlhá neprítomnosť hráča, súper však nemôže dať mat nijakou sériou možných ťahov | partia zrušená | rozhodnutie rozhodcu
    ");
}

#[test]
fn results() {
    insta::assert_snapshot!(
        all_in_all(|words| samples::scores().into_iter().map(|score| words.result(score)).collect()),
        @"
    White wins 1–0
    Black wins 0–1
    the game is drawn ½–½
    White wins by forfeit +/−
    Black wins by forfeit −/+
    both players lose by forfeit −/−
    both players lose 0–0
    White scores half a point, Black zero, ½–0
    Black scores half a point, White zero, 0–½
    no result
    the result is 1–½

    bílý vyhrává 1–0
    černý vyhrává 0–1
    partie končí remízou ½–½
    bílý vyhrává kontumačně +/−
    černý vyhrává kontumačně −/+
    oba hráči prohrávají kontumačně −/−
    oba hráči prohrávají 0–0
    bílý získává půl bodu, černý 0 bodů, ½–0
    černý získává půl bodu, bílý 0 bodů, 0–½
    bez výsledku
    výsledek je 1–½

    biely vyhráva 1–0
    čierny vyhráva 0–1
    partia sa končí remízou ½–½
    biely vyhráva kontumačne +/−
    čierny vyhráva kontumačne −/+
    obaja hráči prehrávajú kontumačne −/−
    obaja hráči prehrávajú 0–0
    biely získava pol bodu, čierny 0 bodov, ½–0
    čierny získava pol bodu, biely 0 bodov, 0–½
    bez výsledku
    výsledok je 1–½
    "
    );
}
