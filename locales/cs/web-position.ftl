### Zkoumaná pozice.

position-kind = kontrola pozice
position-board = Pozice
position-fen = Pozice (FEN)
position-problem = Neplatný zápis FEN.
try-hint = Táhněte kamenem a uvidíte, zda je tah přípustný – a pokud ne, proč.
take-back = Vzít zpět
start-here = Začít partii odtud
copy-fen = Kopírovat FEN
clear-board = Vymazat
tried = Nepřípustný tah
tried-illegal = { $move } není přípustný tah.

## Zjištění.

finding = Závěr
finding-by-edition = Co říkají jednotlivá znění Pravidel
finding-unplayable = Z této pozice nelze hrát.
finding-unplayable-why = Taková pozice nemůže v partii nastat. Důvody:
finding-checkmate = { $winner ->
    [white] Mat: vyhrává bílý, 1–0.
   *[black] Mat: vyhrává černý, 0–1.
}
finding-checkmate-why = Král je napaden a žádný přípustný tah nepomůže. Partie skončila tahem, kterým tato pozice vznikla.
finding-checkmate-edition = { $winner ->
    [white] Vyhrává bílý, partie ihned končí
   *[black] Vyhrává černý, partie ihned končí
}
finding-stalemate = { $player ->
    [white] Pat: bílý nemá přípustný tah.
   *[black] Pat: černý nemá přípustný tah.
}
finding-stalemate-why = Král není napaden a nelze ničím táhnout. Partie skončila remízou tahem, kterým tato pozice vznikla.
finding-stalemate-edition = Remíza, partie ihned končí
finding-dead = Mrtvá pozice: žádná strana už nemůže dát mat.
finding-dead-why = K matu nevede žádná posloupnost přípustných tahů, ať si obě strany pomáhají jakkoli. Partie skončila remízou tahem, kterým tato pozice vznikla.
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
finding-unknown-why = Nepodařilo se určit, zda obě strany ještě mohou dát mat.
finding-unreachable = K této pozici nemůže vést žádná partie:

flaw-of-no_white_king = Chybí bílý král.
flaw-of-no_black_king = Chybí černý král.
flaw-of-too_many_white_kings = Bílý má víc než jednoho krále.
flaw-of-too_many_black_kings = Černý má víc než jednoho krále.
flaw-of-too_many_white_pieces = Bílý má víc než 16 kamenů.
flaw-of-too_many_black_pieces = Černý má víc než 16 kamenů.
flaw-of-too_many_white_pawns = Bílý má víc než 8 pěšců.
flaw-of-too_many_black_pawns = Černý má víc než 8 pěšců.
flaw-of-pawn_on_back_rank = Pěšec stojí na první nebo poslední řadě: { $squares }.
flaw-of-opponent_in_check = Hráč, který není na tahu, je v šachu z { $squares }.
flaw-of-bad_castling_right = Je uvedeno právo na rošádu, ale král a věž nestojí na svých polích: { $squares }.
flaw-of-bad_en_passant_square = Pole { $squares } nemohl posledním tahem přejít žádný pěšec, braní mimochodem není možné.
flaw-of-too_many_white_promotions = Bílý má víc proměněných figur, než mu chybí pěšců.
flaw-of-too_many_black_promotions = Černý má víc proměněných figur, než mu chybí pěšců.
flaw-of-impossible_check = Takový šach z { $squares } nemohl vzniknout žádným tahem.

## Fakta.

fact-turn = Na tahu
fact-check = Šach
fact-yes = Ano
fact-no = Ne
fact-none = Není
fact-moves = Přípustné tahy
fact-castling = Rošáda
fact-passant = Braní mimochodem
fact-quiet = Počítadlo 50 tahů
legal-moves = Přípustné tahy
can-mate = Může ještě dát mat
can-mate-yes = nějakou posloupností přípustných tahů
can-mate-no = nikdy, ať hráči dělají cokoli
can-mate-unknown = nepodařilo se určit
show-line = Ukázat variantu
no-line = V daném čase se žádná varianta nenašla.
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
    [both] S tímto materiálem není mat vůbec možný.
    [white] S tímto materiálem bílý nemůže dát mat v žádné pozici.
   *[black] S tímto materiálem černý nemůže dát mat v žádné pozici.
}
never-locked = { $side ->
    [both] Pozice je zablokovaná: žádná strana se nikdy nedostane tam, odkud by mohla dát mat.
    [white] Kameny jsou zablokovány: bílé se nikdy nedostanou tam, odkud by daly mat.
   *[black] Kameny jsou zablokovány: černé se nikdy nedostanou tam, odkud by daly mat.
}
never-forced = { $side ->
    [both] Všechny tahy jsou vynucené a matem to nekončí.
    [white] Pokaždé je jen jeden přípustný tah a nakonec bílý mat nedá.
   *[black] Pokaždé je jen jeden přípustný tah a nakonec černý mat nedá.
}
never-exhausted = { $side ->
    [both] Všechny pozice, které mohou následovat, byly prověřeny; v žádné není mat.
    [white] Všechny pozice, které mohou následovat, byly prověřeny; v žádné bílý nedává mat.
   *[black] Všechny pozice, které mohou následovat, byly prověřeny; v žádné černý nedává mat.
}
realm-white = pole, na která se bílý král může někdy dostat
realm-black = pole, na která se černý král může někdy dostat

## Stavění pozice.

setup = Sestavit pozici
setup-done = Hotovo
setup-pieces = Kameny k umístění
setup-hand = Přesunout
setup-rubber = Odstranit
setup-start = Počáteční postavení
setup-empty = Prázdná šachovnice
