### Skúmané postavenie.

position-kind = prieskum FEN
position-board = Postavenie
position-fen = Postavenie (FEN)
position-problem = To ešte nie je postavenie.
try-hint = Potiahnite figúrkou a uvidíte, či tam smie, alebo prečo nie.
take-back = Vziať späť
start-here = Začať partiu odtiaľto
copy-fen = Kopírovať FEN
clear-board = Vyprázdniť
tried = Nemožný ťah
tried-illegal = { $move } nie je možný ťah.

## Zistenie.

finding = Zistenie
finding-by-edition = Čo hovoria jednotlivé vydania
finding-unplayable = Odtiaľto sa hrať nedá.
finding-unplayable-why = Taká šachovnica v partii byť nemôže. Čo na nej nesedí:
finding-checkmate = { $winner ->
    [white] Mat: vyhráva biely, 1–0.
   *[black] Mat: vyhráva čierny, 0–1.
}
finding-checkmate-why = Na kráľa sa útočí a žiadny možný ťah nepomôže. Partia sa skončila ťahom, ktorým toto postavenie vzniklo.
finding-checkmate-edition = { $winner ->
    [white] Vyhráva biely, partia sa ihneď končí
   *[black] Vyhráva čierny, partia sa ihneď končí
}
finding-stalemate = { $player ->
    [white] Pat: biely nemá možný ťah.
   *[black] Pat: čierny nemá možný ťah.
}
finding-stalemate-why = Na kráľa sa neútočí a ničím sa nedá ťahať. Partia sa skončila remízou ťahom, ktorým toto postavenie vzniklo.
finding-stalemate-edition = Remíza, partia sa ihneď končí
finding-dead = Mŕtva pozícia: žiadna strana už nemôže dať mat.
finding-dead-why = K matu nevedie žiadna séria možných ťahov, nech si obe strany pomáhajú akokoľvek. Partia sa skončila remízou ťahom, ktorým toto postavenie vzniklo.
finding-dead-edition = Remíza, partia sa ihneď končí
finding-one = { $winner ->
    [white] Mat môže dať už len biely.
   *[black] Mat môže dať už len čierny.
}
finding-one-why = { $winner ->
    [white] Čierny nemôže dať mat žiadnou sériou možných ťahov. Ak padne zástavka bielemu, je to remíza.
   *[black] Biely nemôže dať mat žiadnou sériou možných ťahov. Ak padne zástavka čiernemu, je to remíza.
}
finding-one-edition = { $winner ->
    [white] Padne zástavka bielemu: remíza
   *[black] Padne zástavka čiernemu: remíza
}
finding-open = Partia pokračuje.
finding-open-why = Obe strany ešte môžu dať mat nejakou sériou možných ťahov.
finding-unknown = Partia pokračuje.
finding-unknown-why = Či obe strany ešte môžu dať mat, bolo príliš ťažké rozhodnúť.
finding-unreachable = Sem žiadna partia nemohla viesť:

flaw-of-no_white_king = Chýba biely kráľ.
flaw-of-no_black_king = Chýba čierny kráľ.
flaw-of-too_many_white_kings = Biely má viac než jedného kráľa.
flaw-of-too_many_black_kings = Čierny má viac než jedného kráľa.
flaw-of-too_many_white_pieces = Biely má viac než 16 figúrok.
flaw-of-too_many_black_pieces = Čierny má viac než 16 figúrok.
flaw-of-too_many_white_pawns = Biely má viac než 8 pešiakov.
flaw-of-too_many_black_pawns = Čierny má viac než 8 pešiakov.
flaw-of-pawn_on_back_rank = Pešiak stojí na prvom alebo poslednom rade: { $squares }.
flaw-of-opponent_in_check = Hráč, ktorý nie je na ťahu, je v šachu z { $squares }.
flaw-of-bad_castling_right = Právo na rošádu nemá kráľa a vežu na mieste: { $squares }.
flaw-of-bad_en_passant_square = Žiadny pešiak nemohol práve prejsť pole { $squares } dvojkrokom.
flaw-of-too_many_white_promotions = Biely má viac premenených figúr, než mu chýba pešiakov.
flaw-of-too_many_black_promotions = Čierny má viac premenených figúr, než mu chýba pešiakov.
flaw-of-impossible_check = Taký šach z { $squares } nemohol dať žiadny posledný ťah.

## Fakty.

fact-turn = Na ťahu
fact-check = Šach
fact-yes = Áno
fact-no = Nie
fact-none = Nie je
fact-moves = Možné ťahy
fact-castling = Rošáda
fact-passant = Mimochodom
fact-quiet = 50 ťahov
legal-moves = Možné ťahy
can-mate = Môže ešte dať mat
can-mate-yes = nejakou sériou možných ťahov
can-mate-no = nikdy, nech hráči robia čokoľvek
can-mate-unknown = príliš ťažké rozhodnúť
show-line = Ukázať ako
no-line = V danom čase sa žiadny variant nenašiel.
line-start = Začiatok
line-back = Späť
line-forward = Vpred
line-play = Prehrať
line-pause = Pozastaviť
line-close = Zavrieť

## Prečo niekto už nikdy nemôže dať mat; $side je white, black alebo both.

never-bare_king = { $side ->
    [both] Obom hráčom zostal len kráľ.
    [white] Bielemu zostal len kráľ.
   *[black] Čiernemu zostal len kráľ.
}
never-material = { $side ->
    [both] S týmito figúrkami matové postavenie vôbec nemožno postaviť.
    [white] S týmito figúrkami vôbec nemožno postaviť postavenie, v ktorom biely dal mat.
   *[black] S týmito figúrkami vôbec nemožno postaviť postavenie, v ktorom čierny dal mat.
}
never-locked = { $side ->
    [both] Figúrky sú zablokované: ani jedna strana sa nikdy nedostane tam, odkiaľ by dala mat.
    [white] Figúrky sú zablokované: biele sa nikdy nedostanú tam, odkiaľ by dali mat.
   *[black] Figúrky sú zablokované: čierne sa nikdy nedostanú tam, odkiaľ by dali mat.
}
never-forced = { $side ->
    [both] Zakaždým je len jeden možný ťah a nakoniec to nie je mat.
    [white] Zakaždým je len jeden možný ťah a nakoniec biely mat nedá.
   *[black] Zakaždým je len jeden možný ťah a nakoniec čierny mat nedá.
}
never-exhausted = { $side ->
    [both] Všetky postavenia, ktoré môžu nasledovať, boli preverené; v nijakom nie je mat.
    [white] Všetky postavenia, ktoré môžu nasledovať, boli preverené; v nijakom biely nedáva mat.
   *[black] Všetky postavenia, ktoré môžu nasledovať, boli preverené; v nijakom čierny nedáva mat.
}
realm-white = polia, kam sa biely kráľ môže kedy dostať
realm-black = polia, kam sa čierny kráľ môže kedy dostať

## Stavanie figúrok.

setup = Postaviť figúrky
setup-done = Hotovo
setup-pieces = Figúrky na šachovnicu
setup-hand = Presúvať
setup-rubber = Odoberať
setup-start = Počiatočné postavenie
setup-empty = Prázdna šachovnica
