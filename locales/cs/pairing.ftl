### Co se říká o losování a pořadí turnajů.

table-board = stůl
table-number = č.
table-white = bílý
table-black = černý
table-points = body
table-rank = poř.
table-name = jméno
table-rating = rating
table-federation = fed.
table-club = klub

pairing-round = { $round }. kolo
pairing-bye = volno: { $player }
pairing-berger = kolo odpovídá Bergerově tabulce (C.05, příloha 1)
pairing-scoregroup = bodová skupina { $score }: { $players }
pairing-moved-down = přesunuti z vyšší skupiny: { $players }
pairing-broken = { $criterion } nelze zcela dodržet (případů: { $count })
pairing-pair = { $white }–{ $black }{ $float ->
    [yes] , přesunutý hráč
   *[no] {""}
}: { $first }, { $second }; { $reason } (čl. { $article })
pairing-due = { $player } má nárok na { $color ->
    [white] bílé
   *[black] černé
} ({ $strength ->
    [absolute] absolutní
    [strong] silný
   *[mild] mírný
})
pairing-due-none = { $player } nemá nárok na barvu
pairing-color-both_granted = nárokům lze vyhovět
pairing-color-stronger = rozhoduje silnější nárok
pairing-color-wider_difference = rozhoduje větší rozdíl barev
pairing-color-history = rozhoduje poslední kolo, ve kterém měli různé barvy
pairing-color-higher_ranked = rozhoduje nárok výše postaveného hráče
pairing-color-initial_color = rozhoduje nasazovací číslo a úvodní barva
pairing-passed-may_not_meet = ne { $player }: tito dva se nesmějí utkat ({ $criterion })
pairing-passed-worse = ne { $player }: skupina by byla horší podle { $criterion }
pairing-passed-incomplete = ne { $player }: ostatní by pak nešlo všechny nalosovat (C4)
pairing-passed-order = ne { $player }: v pořadí kandidátů je až později (čl. 4)
pairing-downfloaters = zde bez soupeře, přesunuti níže: { $players }
pairing-checked = podle pravidel je nalosováno kol: { $equal } z { $rounds }
pairing-differs = { $round }. kolo: v souboru { $recorded }; podle pravidel { $found }
pairing-impossible = { $round }. kolo: v souboru { $recorded }; podle pravidel nelze losovat

standings-round = { $round }. kolo
standings-against = proti { $player }
standings-forfeit = nehráno proti { $player }
standings-unplayed = nehráno
standings-bonus = bonus nebo srážka
standings-cut-lowest = škrtá se: nejnižší
standings-cut-highest = škrtá se: nejvyšší
standings-cut-voluntary = škrtá se nejdříve: hráč nehrál z vlastní vůle (16.5)
standings-cut-early_round = nepočítá se: jedno z prvních kol
