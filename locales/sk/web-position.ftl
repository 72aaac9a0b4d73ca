### Skúmané postavenie.

position-kind = kontrola postavenia
position-board = Postavenie
position-fen = Postavenie (FEN)
position-problem = Neplatný zápis FEN.
try-hint = Potiahnite figúrkou a uvidíte, či je ťah možný – a ak nie, prečo.
take-back = Vziať späť
start-here = Začať partiu odtiaľto
copy-fen = Kopírovať FEN
clear-board = Vymazať
tried = Nemožný ťah
tried-illegal = { $move } nie je možný ťah.

## Zistenie.

finding = Záver
finding-by-edition = Čo hovoria jednotlivé znenia Pravidiel
finding-unplayable = Z tohto postavenia sa nedá hrať.
finding-unplayable-why = Také postavenie nemôže v partii vzniknúť. Dôvody:
finding-checkmate = { $winner ->
    [white] Mat: vyhráva biely, 1–0.
   *[black] Mat: vyhráva čierny, 0–1.
}
finding-checkmate-why = Kráľ je v šachu a žiadny možný ťah nepomôže. Partia sa skončila ťahom, ktorým toto postavenie vzniklo.
finding-checkmate-edition = { $winner ->
    [white] Vyhráva biely, partia sa ihneď končí
   *[black] Vyhráva čierny, partia sa ihneď končí
}
finding-stalemate = { $player ->
    [white] Pat: biely nemá možný ťah.
   *[black] Pat: čierny nemá možný ťah.
}
finding-stalemate-why = Kráľ nie je v šachu a hráč nemá žiadny možný ťah. Partia sa skončila remízou ťahom, ktorým toto postavenie vzniklo.
finding-stalemate-edition = Remíza, partia sa ihneď končí
finding-dead = Mŕtva pozícia: žiadna strana už nemôže dať mat.
finding-dead-why = K matu nevedie žiadna séria možných ťahov, nech si obe strany pomáhajú akokoľvek. Partia sa skončila remízou ťahom, ktorým toto postavenie vzniklo.
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
finding-unknown-why = Nepodarilo sa určiť, či obe strany ešte môžu dať mat.
finding-unreachable = K tomuto postaveniu nemôže viesť žiadna partia:

flaw-of-no_white_king = Chýba biely kráľ.
flaw-of-no_black_king = Chýba čierny kráľ.
flaw-of-too_many_white_kings = Biely má viac než jedného kráľa.
flaw-of-too_many_black_kings = Čierny má viac než jedného kráľa.
flaw-of-too_many_white_pieces = Biely má viac než 16 figúrok.
flaw-of-too_many_black_pieces = Čierny má viac než 16 figúrok.
flaw-of-too_many_white_pawns = Biely má viac než 8 pešiakov.
flaw-of-too_many_black_pawns = Čierny má viac než 8 pešiakov.
flaw-of-pawn_on_back_rank = Pešiak stojí na prvom alebo poslednom rade: { $squares }.
flaw-of-opponent_in_check = Hráč, ktorý nie je na ťahu, je v šachu z { $squares }.
flaw-of-bad_castling_right = Je uvedené právo na rošádu, ale kráľ a veža nestoja na svojich poliach: { $squares }.
flaw-of-bad_en_passant_square = Cez pole { $squares } nemohol posledným ťahom prejsť žiadny pešiak, branie mimochodom nie je možné.
flaw-of-too_many_white_promotions = Biely má viac premenených figúr, než mu chýba pešiakov.
flaw-of-too_many_black_promotions = Čierny má viac premenených figúr, než mu chýba pešiakov.
flaw-of-impossible_check = Taký šach z { $squares } nemohol vzniknúť žiadnym ťahom.

## Fakty.

fact-turn = Na ťahu
fact-check = Šach
fact-yes = Áno
fact-no = Nie
fact-none = Nie je
fact-moves = Možné ťahy
fact-castling = Rošáda
fact-passant = Branie mimochodom
fact-quiet = Počítadlo 50 ťahov
legal-moves = Možné ťahy
can-mate = Môže ešte dať mat
can-mate-yes = nejakou sériou možných ťahov
can-mate-no = nikdy, nech hráči robia čokoľvek
can-mate-unknown = nepodarilo sa určiť
show-line = Ukázať variant
no-line = V danom čase sa žiadny variant nenašiel.
line-start = Začiatok
line-back = Späť
line-forward = Dopredu
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
    [both] S týmto materiálom nie je mat vôbec možný.
    [white] S týmto materiálom nemôže biely dať mat v žiadnom postavení.
   *[black] S týmto materiálom nemôže čierny dať mat v žiadnom postavení.
}
never-locked = { $side ->
    [both] Postavenie je zablokované: ani jedna strana sa nikdy nedostane tam, odkiaľ by mohla dať mat.
    [white] Figúrky sú zablokované: biele sa nikdy nedostanú tam, odkiaľ by dali mat.
   *[black] Figúrky sú zablokované: čierne sa nikdy nedostanú tam, odkiaľ by dali mat.
}
never-forced = { $side ->
    [both] Všetky ťahy sú vynútené a matom sa to nekončí.
    [white] Zakaždým je len jeden možný ťah a nakoniec biely mat nedá.
   *[black] Zakaždým je len jeden možný ťah a nakoniec čierny mat nedá.
}
never-exhausted = { $side ->
    [both] Všetky postavenia, ktoré môžu nasledovať, boli preverené; v žiadnom nie je mat.
    [white] Všetky postavenia, ktoré môžu nasledovať, boli preverené; v nijakom biely nedáva mat.
   *[black] Všetky postavenia, ktoré môžu nasledovať, boli preverené; v nijakom čierny nedáva mat.
}
realm-white = polia, na ktoré sa biely kráľ môže niekedy dostať
realm-black = polia, na ktoré sa čierny kráľ môže niekedy dostať

## Stavanie figúrok.

setup = Zostaviť postavenie
setup-done = Hotovo
setup-pieces = Figúrky na šachovnicu
setup-hand = Presunúť
setup-rubber = Odstrániť
setup-start = Počiatočné postavenie
setup-empty = Prázdna šachovnica
