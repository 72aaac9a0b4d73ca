### Skončená partia: graf času, skúmanie pozície, súbory, názor enginu.

slip-over-moves = { $n ->
    [one] Koniec partie, { $n } ťah
    [few] Koniec partie, { $n } ťahy
    [many] Koniec partie, { $n } ťahu
   *[other] Koniec partie, { $n } ťahov
}
chart-title = Čas na ťah
chart-left = zostávajúci čas
chart-label = Čas spotrebovaný na každý ťah. Najdlhšie: { $moves }.
chart-longest = { $color ->
    [white] biely { $time } na { $move }. ťah
   *[black] čierny { $time } na { $move }. ťah
}
examine-this = Preskúmať túto pozíciu
back-to-event = Späť na turnaj

files = Súbory tejto partie
files-open = PGN, GIF, SVG
files-pgn = Partia ako PGN
files-svg = Pozícia ako SVG
files-gif = Partia ako GIF
files-gif-drawn = Kreslí sa { $percent } %
files-gif-failed = Tento prehliadač GIF nevytvoril. PGN a SVG sú k dispozícii.

evaluation-ask = Opýtať sa enginu
evaluation-asked = Engine premýšľa …
evaluation-by = { $engine }, hĺbka { $depth }
evaluation-mate = { $color ->
    [white] Biely dá mat { $n }. ťahom
   *[black] Čierny dá mat { $n }. ťahom
}
problem-not_over = Partia sa ešte neskončila.
problem-engines_busy = Všetky enginy sú zaneprázdnené. Skúste to o chvíľu.
problem-too_many_questions = Na odpoveď odtiaľto čaká priveľa otázok. Skúste to o chvíľu.
