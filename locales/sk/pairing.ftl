### Čo sa hovorí o žrebovaní a poradí turnajov.

table-board = stôl
table-number = č.
table-white = biely
table-black = čierny
table-points = body
table-rank = por.
table-name = meno
table-rating = rating
table-federation = fed.
table-club = klub

pairing-round = { $round }. kolo
pairing-bye = voľno: { $player }
pairing-berger = kolo zodpovedá Bergerovej tabuľke (C.05, príloha 1)
pairing-scoregroup = bodová skupina { $score }: { $players }
pairing-moved-down = presunutí z vyššej skupiny: { $players }
pairing-broken = { $criterion } nemožno úplne dodržať (prípadov: { $count })
pairing-pair = { $white }–{ $black }{ $float ->
    [yes] , presunutý hráč
   *[no] {""}
}: { $first }, { $second }; { $reason } (čl. { $article })
pairing-due = { $player } má nárok na { $color ->
    [white] biele
   *[black] čierne
} ({ $strength ->
    [absolute] absolútny
    [strong] silný
   *[mild] mierny
})
pairing-due-none = { $player } nemá nárok na farbu
pairing-color-both_granted = nárokom možno vyhovieť
pairing-color-stronger = rozhoduje silnejší nárok
pairing-color-wider_difference = rozhoduje väčší rozdiel farieb
pairing-color-history = rozhoduje posledné kolo, v ktorom mali rôzne farby
pairing-color-higher_ranked = rozhoduje nárok vyššie postaveného hráča
pairing-color-initial_color = rozhoduje nasadzovacie číslo a úvodná farba
pairing-passed-may_not_meet = nie { $player }: títo dvaja sa nesmú stretnúť ({ $criterion })
pairing-passed-worse = nie { $player }: skupina by bola horšia podľa { $criterion }
pairing-passed-incomplete = nie { $player }: ostatných by potom nebolo možné všetkých vyžrebovať (C4)
pairing-passed-order = nie { $player }: v poradí kandidátov je až neskôr (čl. 4)
pairing-downfloaters = tu bez súpera, presunutí nižšie: { $players }
pairing-checked = podľa pravidiel je vyžrebovaných kôl: { $equal } z { $rounds }
pairing-differs = { $round }. kolo: v súbore { $recorded }; podľa pravidiel { $found }
pairing-impossible = { $round }. kolo: v súbore { $recorded }; podľa pravidiel nemožno žrebovať

standings-round = { $round }. kolo
standings-against = proti { $player }
standings-forfeit = nehrané proti { $player }
standings-unplayed = nehrané
standings-bonus = bonus alebo zrážka
standings-cut-lowest = škrtá sa: najnižšia
standings-cut-highest = škrtá sa: najvyššia
standings-cut-voluntary = škrtá sa najskôr: hráč nehral z vlastnej vôle (16.5)
standings-cut-early_round = nepočíta sa: jedno z prvých kôl
