### Skončená partie: graf času, zkoumání pozice, soubory, názor enginu.

slip-over-moves = { $n ->
    [one] Konec partie, { $n } tah
    [few] Konec partie, { $n } tahy
    [many] Konec partie, { $n } tahu
   *[other] Konec partie, { $n } tahů
}
chart-title = Čas na tah
chart-left = zbývající čas
chart-label = Čas spotřebovaný na každý tah. Nejdelší: { $moves }.
chart-longest = { $color ->
    [white] bílý { $time } na { $move }. tah
   *[black] černý { $time } na { $move }. tah
}
examine-this = Prozkoumat tuto pozici
back-to-event = Zpět na turnaj

files = Soubory této partie
files-open = PGN, GIF, SVG
files-pgn = Partie jako PGN
files-svg = Pozice jako SVG
files-gif = Partie jako GIF
files-gif-drawn = Kreslí se { $percent } %
files-gif-failed = Tento prohlížeč GIF nevytvořil. PGN a SVG jsou k dispozici.

evaluation-ask = Zeptat se enginu
evaluation-asked = Engine přemýšlí …
evaluation-by = { $engine }, hloubka { $depth }
evaluation-mate = { $color ->
    [white] Bílý dá mat { $n }. tahem
   *[black] Černý dá mat { $n }. tahem
}
problem-not_over = Partie ještě neskončila.
problem-engines_busy = Všechny enginy jsou zaneprázdněné. Zkuste to za chvíli.
problem-too_many_questions = Na odpověď odtud čeká příliš mnoho dotazů. Zkuste to za okamžik.
