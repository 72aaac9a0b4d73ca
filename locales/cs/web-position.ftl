### Zkoumaná pozice.

position-kind = průzkum FEN
position-board = Pozice
position-fen = Pozice (FEN)
position-problem = To ještě není pozice.
try-hint = Táhněte kamenem a uvidíte, zda tam smí, nebo proč ne.
take-back = Vzít zpět
start-here = Začít partii odtud
copy-fen = Kopírovat FEN
clear-board = Vyprázdnit
tried = Nepřípustný tah
tried-illegal = { $move } není přípustný tah.

## Zjištění.

finding = Zjištění
finding-by-edition = Co říkají jednotlivá vydání
finding-unplayable = Odtud se hrát nedá.
finding-unplayable-why = Taková šachovnice v partii být nemůže. Co na ní nesedí:
finding-checkmate = { $winner ->
    [white] Mat: vyhrává bílý, 1–0.
   *[black] Mat: vyhrává černý, 0–1.
}
finding-checkmate-why = Král je napaden a žádný přípustný tah nepomůže. Partie skončila tahem, kterým tato pozice vznikla.
finding-checkmate-edition = { $winner ->
    [white] Vyhrává bílý, partie ihned končí
   *[black] Vyhrává černý, partie ihned končí
}
finding-stalemate = { $player ->
    [white] Pat: bílý nemá přípustný tah.
   *[black] Pat: černý nemá přípustný tah.
}
finding-stalemate-why = Král není napaden a nelze ničím táhnout. Partie skončila remízou tahem, kterým tato pozice vznikla.
finding-stalemate-edition = Remíza, partie ihned končí
finding-dead = Mrtvá pozice: žádná strana už nemůže dát mat.
finding-dead-why = K matu nevede žádná posloupnost přípustných tahů, ať si obě strany pomáhají jakkoli. Partie skončila remízou tahem, kterým tato pozice vznikla.
finding-dead-edition = Remíza, partie ihned končí
finding-one = { $winner ->
    [white] Mat může dát už jen bílý.
   *[black] Mat může dát už jen černý.
}
finding-one-why = { $winner ->
    [white] Černý nemůže dát mat žádnou posloupností přípustných tahů. Spadne-li praporek bílému, je to remíza.
   *[black] Bílý nemůže dát mat žádnou posloupností přípustných tahů. Spadne-li praporek černému, je to remíza.
}
finding-one-edition = { $winner ->
    [white] Spadne praporek bílému: remíza
   *[black] Spadne praporek černému: remíza
}
finding-open = Partie pokračuje.
finding-open-why = Obě strany ještě mohou dát mat nějakou posloupností přípustných tahů.
finding-unknown = Partie pokračuje.
finding-unknown-why = Zda obě strany ještě mohou dát mat, bylo příliš těžké rozhodnout.
finding-unreachable = Sem žádná partie nemohla vést:

flaw-of-no_white_king = Chybí bílý král.
flaw-of-no_black_king = Chybí černý král.
flaw-of-too_many_white_kings = Bílý má víc než jednoho krále.
flaw-of-too_many_black_kings = Černý má víc než jednoho krále.
flaw-of-too_many_white_pieces = Bílý má víc než 16 kamenů.
flaw-of-too_many_black_pieces = Černý má víc než 16 kamenů.
flaw-of-too_many_white_pawns = Bílý má víc než 8 pěšců.
flaw-of-too_many_black_pawns = Černý má víc než 8 pěšců.
flaw-of-pawn_on_back_rank = Pěšec stojí na první nebo poslední řadě: { $squares }.
flaw-of-opponent_in_check = Hráč, který není na tahu, je v šachu z { $squares }.
flaw-of-bad_castling_right = Právo na rošádu nemá krále a věž na místě: { $squares }.
flaw-of-bad_en_passant_square = Žádný pěšec nemohl právě přejít pole { $squares } dvojkrokem.
flaw-of-too_many_white_promotions = Bílý má víc proměněných figur, než mu chybí pěšců.
flaw-of-too_many_black_promotions = Černý má víc proměněných figur, než mu chybí pěšců.
flaw-of-impossible_check = Takový šach z { $squares } nemohl dát žádný poslední tah.

## Fakta.

fact-turn = Na tahu
fact-check = Šach
fact-yes = Ano
fact-no = Ne
fact-none = Není
fact-moves = Přípustné tahy
fact-castling = Rošáda
fact-passant = Mimochodem
fact-quiet = 50 tahů
legal-moves = Přípustné tahy
can-mate = Může ještě dát mat
can-mate-yes = nějakou posloupností přípustných tahů
can-mate-no = nikdy, ať hráči dělají cokoli
can-mate-unknown = příliš těžké rozhodnout
show-line = Ukázat jak
no-line = V daném čase se žádná varianta nenašla.
line-start = Začátek
line-back = Zpět
line-forward = Vpřed
line-play = Přehrát
line-pause = Pozastavit
line-close = Zavřít

## Proč někdo už nikdy nemůže dát mat; $side je white, black nebo both.

never-bare_king = { $side ->
    [both] Oběma hráčům zbyl jen král.
    [white] Bílému zbyl jen král.
   *[black] Černému zbyl jen král.
}
never-material = { $side ->
    [both] S těmito kameny matovou pozici vůbec nelze postavit.
    [white] S těmito kameny nelze vůbec postavit pozici, ve které bílý dal mat.
   *[black] S těmito kameny nelze vůbec postavit pozici, ve které černý dal mat.
}
never-locked = { $side ->
    [both] Kameny jsou zablokovány: ani jedna strana se nikdy nedostane tam, odkud by dala mat.
    [white] Kameny jsou zablokovány: bílé se nikdy nedostanou tam, odkud by daly mat.
   *[black] Kameny jsou zablokovány: černé se nikdy nedostanou tam, odkud by daly mat.
}
never-forced = { $side ->
    [both] Pokaždé je jen jeden přípustný tah a nakonec to není mat.
    [white] Pokaždé je jen jeden přípustný tah a nakonec bílý mat nedá.
   *[black] Pokaždé je jen jeden přípustný tah a nakonec černý mat nedá.
}
never-exhausted = { $side ->
    [both] Všechny pozice, které mohou následovat, byly prověřeny; v žádné není mat.
    [white] Všechny pozice, které mohou následovat, byly prověřeny; v žádné bílý nedává mat.
   *[black] Všechny pozice, které mohou následovat, byly prověřeny; v žádné černý nedává mat.
}
realm-white = pole, kam se bílý král může kdy dostat
realm-black = pole, kam se černý král může kdy dostat

## Stavění pozice.

setup = Postavit kameny
setup-done = Hotovo
setup-pieces = Kameny na šachovnici
setup-hand = Přesouvat
setup-rubber = Odebírat
setup-start = Počáteční postavení
setup-empty = Prázdná šachovnice
