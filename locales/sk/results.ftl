### Prečo sa partia skončila a kto koľko získal. $by je none, ak ju nikto svojím činom ani zástavkou neukončil alebo sa to nehovorí.

game-over = { $reason }: { $result }

reason-checkmate = { $by ->
    [white] biely dal mat
    [black] čierny dal mat
   *[none] šachmat
}
reason-resignation = { $by ->
    [white] biely sa vzdal
    [black] čierny sa vzdal
   *[none] vzdanie partie
}
reason-resignation_no_mate = { $by ->
    [white] biely sa vzdal, čierny však nemôže dať mat žiadnou sériou možných ťahov
    [black] čierny sa vzdal, biely však nemôže dať mat žiadnou sériou možných ťahov
   *[none] vzdanie partie, súper však nemôže dať mat žiadnou sériou možných ťahov
}
reason-stalemate = pat
reason-dead_position = mŕtva pozícia
reason-agreement = dohoda hráčov
reason-repetition = trojnásobné opakovanie pozície
reason-fivefold_repetition = päťnásobné opakovanie pozície
reason-fifty_moves = pravidlo päťdesiatich ťahov
reason-seventy_five_moves = pravidlo sedemdesiatich piatich ťahov
reason-flag_fall = { $by ->
    [white] bielemu padla zástavka
    [black] čiernemu padla zástavka
   *[none] padnutie zástavky
}
reason-flag_fall_no_mate = { $by ->
    [white] bielemu padla zástavka, čierny však nemôže dať mat žiadnou sériou možných ťahov
    [black] čiernemu padla zástavka, biely však nemôže dať mat žiadnou sériou možných ťahov
   *[none] padnutie zástavky, súper však nemôže dať mat nijakou sériou možných ťahov
}
reason-both_flags = padli obe zástavky
reason-illegal_moves = { $by ->
    [white] biely prehráva za nemožný ťah
    [black] čierny prehráva za nemožný ťah
   *[none] nemožné ťahy
}
reason-illegal_moves_no_mate = { $by ->
    [white] biely by pre nemožný ťah prehral, čierny však nemôže dať mat žiadnou sériou možných ťahov
    [black] čierny by pre nemožný ťah prehral, biely však nemôže dať mat žiadnou sériou možných ťahov
   *[none] nemožné ťahy, súper však nemôže dať mat žiadnou sériou možných ťahov
}
reason-illegal_position = nemožné postavenie
reason-default = { $by ->
    [white] biely sa nedostavil včas
    [black] čierny sa nedostavil včas
   *[none] uplynutie čakacej doby
}
reason-quickplay = { $by ->
    [white] reklamácia bieleho v závere rýchlej hry
    [black] reklamácia čierneho v závere rýchlej hry
   *[none] záver rýchlej hry
}
reason-device = { $by ->
    [white] u bieleho sa zistilo elektronické zariadenie
    [black] u čierneho sa zistilo elektronické zariadenie
   *[none] elektronické zariadenie
}
reason-device_no_mate = { $by ->
    [white] u bieleho sa zistilo elektronické zariadenie, čierny však nemôže dať mat žiadnou sériou možných ťahov
    [black] u čierneho sa zistilo elektronické zariadenie, biely však nemôže dať mat žiadnou sériou možných ťahov
   *[none] elektronické zariadenie, súper však nemôže dať mat žiadnou sériou možných ťahov
}
reason-sealed_move = { $by ->
    [white] pečatený ťah bieleho je neplatný
    [black] pečatený ťah čierneho je neplatný
   *[none] neplatný pečatený ťah
}
reason-sealed_move_no_mate = { $by ->
    [white] pečatený ťah bieleho je neplatný, čierny však nemôže dať mat žiadnou sériou možných ťahov
    [black] pečatený ťah čierneho je neplatný, biely však nemôže dať mat žiadnou sériou možných ťahov
   *[none] neplatný pečatený ťah, súper však nemôže dať mat žiadnou sériou možných ťahov
}
reason-penalty = { $by ->
    [white] trest pre bieleho
    [black] trest pre čierneho
   *[none] trest
}
reason-absence = { $by ->
    [white] biely bol príliš dlho neprítomný
    [black] čierny bol príliš dlho neprítomný
   *[none] príliš dlhá neprítomnosť hráča
}
reason-absence_no_mate = { $by ->
    [white] biely bol príliš dlho neprítomný, čierny však nemôže dať mat nijakou sériou možných ťahov
    [black] čierny bol príliš dlho neprítomný, biely však nemôže dať mat nijakou sériou možných ťahov
   *[none] príliš dlhá neprítomnosť hráča, súper však nemôže dať mat nijakou sériou možných ťahov
}
reason-cancelled = partia zrušená
reason-arbiter = rozhodnutie rozhodcu

result-white_wins = biely vyhráva { $score }
result-black_wins = čierny vyhráva { $score }
result-drawn = partia sa končí remízou { $score }
result-both_lose = obaja hráči prehrávajú { $score }
result-half_for_white = biely získava pol bodu, čierny 0 bodov, { $score }
result-half_for_black = čierny získava pol bodu, biely 0 bodov, { $score }
result-white_wins_by_forfeit = biely vyhráva kontumačne { $score }
result-black_wins_by_forfeit = čierny vyhráva kontumačne { $score }
result-both_forfeit = obaja hráči prehrávajú kontumačne { $score }
result-none = bez výsledku
result-other = výsledok je { $score }
game-failed = partiu zastavila chyba servera; všetko, čo sa odohralo, je uložené a v partii možno pokračovať, keď prevádzkovateľ server znova spustí
