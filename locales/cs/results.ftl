### Proč partie skončila a kdo kolik získal. $by je none, pokud ji nikdo svým činem ani praporkem neukončil nebo se to neříká.

game-over = { $reason }: { $result }

reason-checkmate = { $by ->
    [white] bílý dal mat
    [black] černý dal mat
   *[none] šachmat
}
reason-resignation = { $by ->
    [white] bílý se vzdal
    [black] černý se vzdal
   *[none] vzdání partie
}
reason-resignation_no_mate = { $by ->
    [white] bílý se vzdal, černý však nemůže dát mat žádnou posloupností přípustných tahů
    [black] černý se vzdal, bílý však nemůže dát mat žádnou posloupností přípustných tahů
   *[none] vzdání partie, soupeř však nemůže dát mat žádnou posloupností přípustných tahů
}
reason-stalemate = pat
reason-dead_position = mrtvá pozice
reason-agreement = dohoda hráčů
reason-repetition = trojí opakování pozice
reason-fivefold_repetition = pětinásobné opakování pozice
reason-fifty_moves = pravidlo padesáti tahů
reason-seventy_five_moves = pravidlo sedmdesáti pěti tahů
reason-flag_fall = { $by ->
    [white] bílému spadl praporek
    [black] černému spadl praporek
   *[none] pád praporku
}
reason-flag_fall_no_mate = { $by ->
    [white] bílému spadl praporek, černý však nemůže dát mat žádnou posloupností přípustných tahů
    [black] černému spadl praporek, bílý však nemůže dát mat žádnou posloupností přípustných tahů
   *[none] pád praporku, soupeř však nemůže dát mat žádnou posloupností přípustných tahů
}
reason-both_flags = spadly oba praporky
reason-illegal_moves = { $by ->
    [white] bílý prohrává kvůli nepřípustnému tahu
    [black] černý prohrává kvůli nepřípustnému tahu
   *[none] nepřípustné tahy
}
reason-illegal_moves_no_mate = { $by ->
    [white] bílý by pro nepřípustný tah prohrál, černý však nemůže dát mat žádnou posloupností přípustných tahů
    [black] černý by pro nepřípustný tah prohrál, bílý však nemůže dát mat žádnou posloupností přípustných tahů
   *[none] nepřípustné tahy, soupeř však nemůže dát mat žádnou posloupností přípustných tahů
}
reason-illegal_position = nepřípustná pozice
reason-default = { $by ->
    [white] bílý se nedostavil včas
    [black] černý se nedostavil včas
   *[none] uplynutí čekací doby
}
reason-quickplay = { $by ->
    [white] reklamace bílého v rychlém zakončení partie
    [black] reklamace černého v rychlém zakončení partie
   *[none] rychlé zakončení partie
}
reason-device = { $by ->
    [white] u bílého byl zjištěn elektronický přístroj
    [black] u černého byl zjištěn elektronický přístroj
   *[none] elektronický přístroj
}
reason-device_no_mate = { $by ->
    [white] u bílého byl zjištěn elektronický přístroj, černý však nemůže dát mat žádnou posloupností přípustných tahů
    [black] u černého byl zjištěn elektronický přístroj, bílý však nemůže dát mat žádnou posloupností přípustných tahů
   *[none] elektronický přístroj, soupeř však nemůže dát mat žádnou posloupností přípustných tahů
}
reason-sealed_move = { $by ->
    [white] pečetěný tah bílého je neplatný
    [black] pečetěný tah černého je neplatný
   *[none] neplatný pečetěný tah
}
reason-sealed_move_no_mate = { $by ->
    [white] pečetěný tah bílého je neplatný, černý však nemůže dát mat žádnou posloupností přípustných tahů
    [black] pečetěný tah černého je neplatný, bílý však nemůže dát mat žádnou posloupností přípustných tahů
   *[none] neplatný pečetěný tah, soupeř však nemůže dát mat žádnou posloupností přípustných tahů
}
reason-penalty = { $by ->
    [white] trest pro bílého
    [black] trest pro černého
   *[none] trest
}
reason-absence = { $by ->
    [white] bílý byl příliš dlouho nepřítomen
    [black] černý byl příliš dlouho nepřítomen
   *[none] příliš dlouhá nepřítomnost hráče
}
reason-absence_no_mate = { $by ->
    [white] bílý byl příliš dlouho nepřítomen, černý však nemůže dát mat žádnou posloupností přípustných tahů
    [black] černý byl příliš dlouho nepřítomen, bílý však nemůže dát mat žádnou posloupností přípustných tahů
   *[none] příliš dlouhá nepřítomnost hráče, soupeř však nemůže dát mat žádnou posloupností přípustných tahů
}
reason-cancelled = partie zrušena
reason-arbiter = rozhodnutí rozhodčího

result-white_wins = bílý vyhrává { $score }
result-black_wins = černý vyhrává { $score }
result-drawn = partie končí remízou { $score }
result-both_lose = oba hráči prohrávají { $score }
result-half_for_white = bílý získává půl bodu, černý 0 bodů, { $score }
result-half_for_black = černý získává půl bodu, bílý 0 bodů, { $score }
result-white_wins_by_forfeit = bílý vyhrává kontumačně { $score }
result-black_wins_by_forfeit = černý vyhrává kontumačně { $score }
result-both_forfeit = oba hráči prohrávají kontumačně { $score }
result-none = bez výsledku
result-other = výsledek je { $score }
game-failed = partii zastavila chyba serveru; vše, co bylo odehráno, je uloženo a v partii lze pokračovat, až provozovatel server znovu spustí
