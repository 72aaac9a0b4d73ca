//! Sentences about claims.

use board::{Color, Move, Square};
use laws::{Act, Announcement, DrawGround, Game, Ground, Needs, Regulations, Rule, Ruling, Written};

use super::{in_all, ruling, say_rulings};
use crate::Context;

#[test]
fn claims_and_how_they_are_decided() {
    let rulings: Vec<Ruling> = Ground::ALL
        .iter()
        .flat_map(|&ground| {
            let by = Color::White;
            let needs = match ground {
                Ground::Agreement | Ground::CannotWin | Ground::NoEffort | Ground::Increment => Needs::Arbiter,
                _ => Needs::Nothing,
            };
            [
                ruling(Announcement::ClaimMade { by, ground, needs }, None),
                ruling(Announcement::ClaimAccepted { by, ground }, None),
                ruling(Announcement::ClaimRejected { by: Color::Black, ground }, None),
                ruling(Announcement::RightLost { by, right: ground }, None),
            ]
        })
        .chain([ruling(Announcement::ClaimPostponed { by: Color::White, ground: Ground::CannotWin }, None)])
        .collect();
    insta::assert_snapshot!(say_rulings(&rulings), @"
    White claims a draw by threefold repetition.
    White’s claim is correct: the same position occurs for at least the third time.
    Black’s claim is incorrect: the position has not occurred three times.
    White has lost the right to claim a draw by repetition on this move.
    White claims a draw under the fifty-move rule.
    White’s claim is correct: fifty moves have passed without a capture or a pawn move.
    Black’s claim is incorrect: there has been a capture or a pawn move within the last fifty moves.
    White has lost the right to claim a draw under the fifty-move rule on this move.
    The players have agreed to a draw; the arbiter decides.
    The arbiter agrees to the draw.
    The arbiter does not agree to the draw.
    White has lost the right to agree to this draw.
    White claims that the opponent broke the touch-move rule.
    White’s claim is correct: the opponent broke the touch-move rule.
    Black’s claim is incorrect: the opponent did not break the touch-move rule.
    White has touched a piece and can no longer claim a touch-move violation.
    White claims that Black’s flag has fallen.
    White’s claim is correct: Black’s flag has fallen.
    Black’s claim is incorrect: White’s flag has not fallen.
    White has lost the right to claim flag fall.
    White claims that the opponent made an illegal move.
    White’s claim is correct: the opponent made an illegal move.
    Black’s claim is incorrect: the opponent made no illegal move.
    White has lost the right to claim the illegal move.
    White claims a draw because the opponent cannot win by normal means; the arbiter decides.
    White’s claim is accepted: the opponent cannot win by normal means.
    Black’s claim is rejected: the opponent can win by normal means.
    White has lost the right to claim this draw.
    White claims a draw because the opponent makes no effort to win by normal means; the arbiter decides.
    White’s claim is accepted: the opponent makes no effort to win by normal means.
    Black’s claim is rejected: the opponent tries to win by normal means.
    White has lost the right to claim this draw.
    White asks for an increment of five seconds per move for both players; the arbiter decides.
    White’s request is granted: both players receive an increment of five seconds per move.
    Black’s request is rejected.
    White has lost the right to ask for an increment.
    The decision on White’s claim is postponed.

    Bílý reklamuje remízu pro trojí opakování pozice.
    Reklamace bílého je oprávněná: stejná pozice se vyskytuje nejméně potřetí.
    Reklamace černého je neoprávněná: stejná pozice se potřetí nevyskytuje.
    Bílý ztratil v tomto tahu právo reklamovat remízu opakováním pozice.
    Bílý reklamuje remízu podle pravidla padesáti tahů.
    Reklamace bílého je oprávněná: padesát tahů se nebralo ani netáhlo pěšcem.
    Reklamace černého je neoprávněná: v posledních padesáti tazích se bralo nebo táhlo pěšcem.
    Bílý ztratil v tomto tahu právo reklamovat remízu podle pravidla padesáti tahů.
    Hráči se dohodli na remíze; rozhodne rozhodčí.
    Rozhodčí s remízou souhlasí.
    Rozhodčí s remízou nesouhlasí.
    Bílý už nemůže přijmout tuto nabídku remízy.
    Bílý reklamuje, že soupeř porušil pravidlo „dotknuto-hráno“.
    Reklamace bílého je oprávněná: soupeř porušil pravidlo „dotknuto-hráno“.
    Reklamace černého je neoprávněná: soupeř pravidlo „dotknuto-hráno“ neporušil.
    Bílý se dotkl kamene a ztratil právo reklamovat porušení pravidla „dotknuto-hráno“.
    Bílý reklamuje pád soupeřova praporku.
    Reklamace bílého je oprávněná: černému spadl praporek.
    Reklamace černého je neoprávněná: bílému praporek nespadl.
    Bílý ztratil právo reklamovat pád praporku.
    Bílý reklamuje soupeřův nepřípustný tah.
    Reklamace bílého je oprávněná: soupeř provedl nepřípustný tah.
    Reklamace černého je neoprávněná: soupeř žádný nepřípustný tah neprovedl.
    Bílý ztratil právo reklamovat nepřípustný tah.
    Bílý reklamuje remízu, protože soupeř nemůže vyhrát normálními prostředky; rozhodne rozhodčí.
    Reklamace bílého se uznává: soupeř nemůže vyhrát normálními prostředky.
    Reklamace černého se zamítá: soupeř může vyhrát normálními prostředky.
    Bílý ztratil právo reklamovat tuto remízu.
    Bílý reklamuje remízu, protože soupeř neusiluje o výhru normálními prostředky; rozhodne rozhodčí.
    Reklamace bílého se uznává: soupeř neusiluje o výhru normálními prostředky.
    Reklamace černého se zamítá: soupeř usiluje o výhru normálními prostředky.
    Bílý ztratil právo reklamovat tuto remízu.
    Bílý žádá o přídavek pěti sekund na tah pro oba hráče; rozhodne rozhodčí.
    Žádosti bílého se vyhovuje: oba hráči dostávají přídavek pěti sekund na tah.
    Žádost černého se zamítá.
    Bílý ztratil právo žádat o přídavek.
    Rozhodnutí o reklamaci bílého se odkládá.

    Biely reklamuje remízu pre trojnásobné opakovanie pozície.
    Reklamácia bieleho je oprávnená: to isté postavenie sa vyskytuje najmenej tretíkrát.
    Reklamácia čierneho je neoprávnená: to isté postavenie sa tretíkrát nevyskytuje.
    Biely stratil v tomto ťahu právo reklamovať remízu opakovaním pozície.
    Biely reklamuje remízu podľa pravidla päťdesiatich ťahov.
    Reklamácia bieleho je oprávnená: päťdesiat ťahov sa nebralo ani neťahalo pešiakom.
    Reklamácia čierneho je neoprávnená: v posledných päťdesiatich ťahoch sa bralo alebo ťahalo pešiakom.
    Biely stratil v tomto ťahu právo reklamovať remízu podľa pravidla päťdesiatich ťahov.
    Hráči sa dohodli na remíze; rozhodne rozhodca.
    Rozhodca s remízou súhlasí.
    Rozhodca s remízou nesúhlasí.
    Biely už nemôže prijať túto ponuku remízy.
    Biely reklamuje, že súper porušil pravidlo „dotknuté-ťahané“.
    Reklamácia bieleho je oprávnená: súper porušil pravidlo „dotknuté-ťahané“.
    Reklamácia čierneho je neoprávnená: súper pravidlo „dotknuté-ťahané“ neporušil.
    Biely sa dotkol figúrky a stratil právo reklamovať porušenie pravidla „dotknuté-ťahané“.
    Biely reklamuje padnutie súperovej zástavky.
    Reklamácia bieleho je oprávnená: čiernemu padla zástavka.
    Reklamácia čierneho je neoprávnená: bielemu zástavka nepadla.
    Biely stratil právo reklamovať padnutie zástavky.
    Biely reklamuje súperov nemožný ťah.
    Reklamácia bieleho je oprávnená: súper vykonal nemožný ťah.
    Reklamácia čierneho je neoprávnená: súper nevykonal žiadny nemožný ťah.
    Biely stratil právo reklamovať nemožný ťah.
    Biely reklamuje remízu, pretože súper nemôže vyhrať normálnymi prostriedkami; rozhodne rozhodca.
    Reklamácia bieleho sa uznáva: súper nemôže vyhrať normálnymi prostriedkami.
    Reklamácia čierneho sa zamieta: súper môže vyhrať normálnymi prostriedkami.
    Biely stratil právo reklamovať túto remízu.
    Biely reklamuje remízu, pretože súper sa nesnaží vyhrať normálnymi prostriedkami; rozhodne rozhodca.
    Reklamácia bieleho sa uznáva: súper sa nesnaží vyhrať normálnymi prostriedkami.
    Reklamácia čierneho sa zamieta: súper sa snaží vyhrať normálnymi prostriedkami.
    Biely stratil právo reklamovať túto remízu.
    Biely žiada o prídavok piatich sekúnd na ťah pre oboch hráčov; rozhodne rozhodca.
    Žiadosti bieleho sa vyhovuje: obaja hráči dostávajú prídavok piatich sekúnd na ťah.
    Žiadosť čierneho sa zamieta.
    Biely stratil právo žiadať o prídavok.
    Rozhodnutie o reklamácii bieleho sa odkladá.
    ");
}

#[test]
fn a_claim_names_the_intended_move() {
    let game = Game::new(Regulations::default());
    let mv = Written::Move(Move::new(Square::G1, Square::F3));
    let act = Act::ClaimDraw { ground: DrawGround::Repetition, intended: Some(mv), by_display: false };
    let made = Announcement::ClaimMade { by: Color::White, ground: Ground::Repetition, needs: Needs::Nothing };
    let made = ruling(made, Rule::RepetitionIntended);
    insta::assert_snapshot!(in_all(|words| words.ruling(&made, &Context::from(&game).after(&act))), @"
    White claims a draw by threefold repetition with the intended move Nf3 (Article 9.2.1).
    Bílý reklamuje remízu pro trojí opakování pozice po zamýšleném tahu Jf3 (článek 9.2.1).
    Biely reklamuje remízu pre trojnásobné opakovanie pozície po zamýšľanom ťahu Jf3 (článok 9.2.1).
    ");
}
