//! How games end.

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
    insta::assert_snapshot!(say_rulings(&rulings), @r"
    White checkmates Black: White wins 1–0 (Article 12.1).
    White resigns: Black wins 0–1 (Article 12.1).
    Stalemate: the game is drawn ½–½ (Article 12.1).
    Dead position: the game is drawn ½–½ (Article 12.1).
    Agreement of the players: the game is drawn ½–½ (Article 12.1).
    Threefold repetition: the game is drawn ½–½ (Article 12.1).
    Fivefold repetition: the game is drawn ½–½ (Article 12.1).
    Fifty-move rule: the game is drawn ½–½ (Article 12.1).
    Seventy-five-move rule: the game is drawn ½–½ (Article 12.1).
    White’s flag has fallen: Black wins 0–1 (Article 12.1).
    White’s flag has fallen, but Black cannot checkmate by any series of legal moves: the game is drawn ½–½ (Article 12.1).
    Both flags have fallen: the game is drawn ½–½ (Article 12.1).
    An illegal move by White loses the game: Black wins 0–1 (Article 12.1).
    An illegal move by White would lose the game, but Black cannot checkmate by any series of legal moves: the game is drawn ½–½ (Article 12.1).
    Illegal position: the game is drawn ½–½ (Article 12.1).
    White did not come in time: Black wins by forfeit -/+ (Article 12.1).
    White’s claim in the quickplay finish: the game is drawn ½–½ (Article 12.1).
    White was found with an electronic device: Black wins 0–1 (Article 12.1).
    White was found with an electronic device, but Black cannot checkmate by any series of legal moves: Black gets half a point and White none, 0–½ (Article 12.1).
    White’s sealed move is not valid: Black wins 0–1 (Article 12.1).
    Penalty against White: the game is drawn ½–½ (Article 12.1).
    The game is cancelled: no result (Article 12.1).
    The arbiter’s decision: both players lose 0–0 (Article 12.1).

    Bílý dal mat: bílý vyhrává 1–0 (článek 12.1).
    Bílý se vzdává: černý vyhrává 0–1 (článek 12.1).
    Pat: partie končí remízou ½–½ (článek 12.1).
    Mrtvá pozice: partie končí remízou ½–½ (článek 12.1).
    Dohoda hráčů: partie končí remízou ½–½ (článek 12.1).
    Trojí opakování pozice: partie končí remízou ½–½ (článek 12.1).
    Pětinásobné opakování pozice: partie končí remízou ½–½ (článek 12.1).
    Pravidlo padesáti tahů: partie končí remízou ½–½ (článek 12.1).
    Pravidlo sedmdesáti pěti tahů: partie končí remízou ½–½ (článek 12.1).
    Bílému spadl praporek: černý vyhrává 0–1 (článek 12.1).
    Bílému spadl praporek, černý však nemůže dát mat žádnou posloupností přípustných tahů: partie končí remízou ½–½ (článek 12.1).
    Spadly oba praporky: partie končí remízou ½–½ (článek 12.1).
    Bílý prohrává pro nepřípustný tah: černý vyhrává 0–1 (článek 12.1).
    Bílý by pro nepřípustný tah prohrál, černý však nemůže dát mat žádnou posloupností přípustných tahů: partie končí remízou ½–½ (článek 12.1).
    Nepřípustná pozice: partie končí remízou ½–½ (článek 12.1).
    Bílý se nedostavil včas: černý vyhrává kontumačně -/+ (článek 12.1).
    Reklamace bílého v rychlém zakončení partie: partie končí remízou ½–½ (článek 12.1).
    U bílého byl zjištěn elektronický přístroj: černý vyhrává 0–1 (článek 12.1).
    U bílého byl zjištěn elektronický přístroj, černý však nemůže dát mat žádnou posloupností přípustných tahů: černý získává půl bodu, bílý nic, 0–½ (článek 12.1).
    Pečetěný tah bílého je neplatný: černý vyhrává 0–1 (článek 12.1).
    Trest pro bílého: partie končí remízou ½–½ (článek 12.1).
    Partie se ruší: bez výsledku (článek 12.1).
    Rozhodnutí rozhodčího: oba hráči prohrávají 0–0 (článek 12.1).

    Biely dal mat: biely vyhráva 1–0 (článok 12.1).
    Biely sa vzdáva: čierny vyhráva 0–1 (článok 12.1).
    Pat: partia sa končí remízou ½–½ (článok 12.1).
    Mŕtva pozícia: partia sa končí remízou ½–½ (článok 12.1).
    Dohoda hráčov: partia sa končí remízou ½–½ (článok 12.1).
    Trojnásobné opakovanie postavenia: partia sa končí remízou ½–½ (článok 12.1).
    Päťnásobné opakovanie postavenia: partia sa končí remízou ½–½ (článok 12.1).
    Pravidlo päťdesiatich ťahov: partia sa končí remízou ½–½ (článok 12.1).
    Pravidlo sedemdesiatich piatich ťahov: partia sa končí remízou ½–½ (článok 12.1).
    Bielemu padla zástavka: čierny vyhráva 0–1 (článok 12.1).
    Bielemu padla zástavka, čierny však nemôže dať mat nijakou sériou možných ťahov: partia sa končí remízou ½–½ (článok 12.1).
    Padli obidve zástavky: partia sa končí remízou ½–½ (článok 12.1).
    Biely prehráva pre nemožný ťah: čierny vyhráva 0–1 (článok 12.1).
    Biely by pre nemožný ťah prehral, čierny však nemôže dať mat nijakou sériou možných ťahov: partia sa končí remízou ½–½ (článok 12.1).
    Nemožné postavenie: partia sa končí remízou ½–½ (článok 12.1).
    Biely neprišiel včas: čierny vyhráva kontumačne -/+ (článok 12.1).
    Reklamácia bieleho v závere rýchlej hry: partia sa končí remízou ½–½ (článok 12.1).
    U bieleho sa zistilo elektronické zariadenie: čierny vyhráva 0–1 (článok 12.1).
    U bieleho sa zistilo elektronické zariadenie, čierny však nemôže dať mat nijakou sériou možných ťahov: čierny získava pol bodu, biely nič, 0–½ (článok 12.1).
    Pečatený ťah bieleho je neplatný: čierny vyhráva 0–1 (článok 12.1).
    Trest pre bieleho: partia sa končí remízou ½–½ (článok 12.1).
    Partia sa ruší: bez výsledku (článok 12.1).
    Rozhodnutie rozhodcu: obaja hráči prehrávajú 0–0 (článok 12.1).
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
    insta::assert_snapshot!(say_rulings(&rulings), @r"
    Black’s sealed move is not valid: White wins 1–0.
    Black’s sealed move is not valid, but White cannot checkmate by any series of legal moves: the game is drawn ½–½.
    Invalid sealed move, but the opponent cannot checkmate by any series of legal moves: the game is drawn ½–½.

    Pečetěný tah černého je neplatný: bílý vyhrává 1–0.
    Pečetěný tah černého je neplatný, bílý však nemůže dát mat žádnou posloupností přípustných tahů: partie končí remízou ½–½.
    Neplatný pečetěný tah, soupeř však nemůže dát mat žádnou posloupností přípustných tahů: partie končí remízou ½–½.

    Pečatený ťah čierneho je neplatný: biely vyhráva 1–0.
    Pečatený ťah čierneho je neplatný, biely však nemôže dať mat nijakou sériou možných ťahov: partia sa končí remízou ½–½.
    Neplatný pečatený ťah, súper však nemôže dať mat nijakou sériou možných ťahov: partia sa končí remízou ½–½.
    ");
}

#[test]
fn endings_nobody_is_named_for() {
    insta::assert_snapshot!(in_all(|words| Reason::ALL.iter().map(|&reason| words.reason(reason)).collect::<Vec<_>>().join(" | ")), @r"
    checkmate | resignation | stalemate | dead position | agreement of the players | threefold repetition | fivefold repetition | fifty-move rule | seventy-five-move rule | flag fall | flag fall, but the opponent cannot checkmate by any series of legal moves | both flags have fallen | illegal moves | illegal moves, but the opponent cannot checkmate by any series of legal moves | illegal position | default time exceeded | quickplay finish | electronic device | electronic device, but the opponent cannot checkmate by any series of legal moves | invalid sealed move | penalty | the game is cancelled | the arbiter’s decision
    šachmat | vzdání partie | pat | mrtvá pozice | dohoda hráčů | trojí opakování pozice | pětinásobné opakování pozice | pravidlo padesáti tahů | pravidlo sedmdesáti pěti tahů | pád praporku | pád praporku, soupeř však nemůže dát mat žádnou posloupností přípustných tahů | spadly oba praporky | nepřípustné tahy | nepřípustné tahy, soupeř však nemůže dát mat žádnou posloupností přípustných tahů | nepřípustná pozice | uplynutí čekací doby | rychlé zakončení partie | elektronický přístroj | elektronický přístroj, soupeř však nemůže dát mat žádnou posloupností přípustných tahů | neplatný pečetěný tah | trest | partie se ruší | rozhodnutí rozhodčího
    šachmat | vzdanie partie | pat | mŕtva pozícia | dohoda hráčov | trojnásobné opakovanie postavenia | päťnásobné opakovanie postavenia | pravidlo päťdesiatich ťahov | pravidlo sedemdesiatich piatich ťahov | padnutie zástavky | padnutie zástavky, súper však nemôže dať mat nijakou sériou možných ťahov | padli obidve zástavky | nemožné ťahy | nemožné ťahy, súper však nemôže dať mat nijakou sériou možných ťahov | nemožné postavenie | uplynutie čakacej doby | záver rýchlej hry | elektronické zariadenie | elektronické zariadenie, súper však nemôže dať mat nijakou sériou možných ťahov | neplatný pečatený ťah | trest | partia sa ruší | rozhodnutie rozhodcu
    ");
}

#[test]
fn results() {
    insta::assert_snapshot!(
        all_in_all(|words| samples::scores().into_iter().map(|score| words.result(score)).collect()),
        @r"
    White wins 1–0
    Black wins 0–1
    the game is drawn ½–½
    White wins by forfeit +/-
    Black wins by forfeit -/+
    both players lose by forfeit -/-
    both players lose 0–0
    White gets half a point and Black none, ½–0
    Black gets half a point and White none, 0–½
    no result
    the result is 1–½

    bílý vyhrává 1–0
    černý vyhrává 0–1
    partie končí remízou ½–½
    bílý vyhrává kontumačně +/-
    černý vyhrává kontumačně -/+
    oba hráči prohrávají kontumačně -/-
    oba hráči prohrávají 0–0
    bílý získává půl bodu, černý nic, ½–0
    černý získává půl bodu, bílý nic, 0–½
    bez výsledku
    výsledek je 1–½

    biely vyhráva 1–0
    čierny vyhráva 0–1
    partia sa končí remízou ½–½
    biely vyhráva kontumačne +/-
    čierny vyhráva kontumačne -/+
    obaja hráči prehrávajú kontumačne -/-
    obaja hráči prehrávajú 0–0
    biely získava pol bodu, čierny nič, ½–0
    čierny získava pol bodu, biely nič, 0–½
    bez výsledku
    výsledok je 1–½
    "
    );
}
