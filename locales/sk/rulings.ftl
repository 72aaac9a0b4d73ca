### Čo odpovedajú Pravidlá, jedna správa na každý výrok.

ruling-started = partia sa začína
ruling-touched = { by } sa dotkol { $piece }{ $obliged ->
    [move] : dotknutou figúrkou treba ťahať
    [capture] : dotknutú figúrku treba zobrať
    [castle] : treba vykonať rošádu
   *[none] , k ničomu ho to nezaväzuje
}
ruling-released = { by } pustil z ruky { $piece }{ $obliged ->
    [move] : iný ťah už vykonať nesmie
    [capture] : dotknutú figúrku treba zobrať
    [castle] : treba vykonať rošádu
   *[none] , k ničomu ho to nezaväzuje
}
ruling-move_made = { by } vykonal ťah { $move }
ruling-move_completed = { by } dokončil ťah
ruling-draw_offered = { $manner ->
    [claim] reklamácia { by-genitive } je zároveň ponukou remízy
    [improper] { by } ponúka remízu, avšak v nesprávnej chvíli
   *[proper] { by } ponúka remízu
}
ruling-draw_declined = { by } odmieta remízu
ruling-right_lost-repetition = { by } stratil v tomto ťahu právo reklamovať opakovanie postavenia
ruling-right_lost-fifty_moves = { by } stratil v tomto ťahu právo reklamovať päťdesiat ťahov
ruling-right_lost-agreement = { by } stratil právo na túto dohodu o remíze
ruling-right_lost-touch_move = { by } sa dotkol figúrky a stratil právo reklamovať porušenie pravidla „dotknuté-ťahané“
ruling-right_lost-flag = { by } stratil právo reklamovať padnutie zástavky
ruling-right_lost-illegal_move = { by } stratil právo reklamovať nemožný ťah
ruling-illegal_move = { illegal-move-number }
ruling-illegal_move-because = { illegal-move-number }: { $why }
ruling-position_restored = obnovuje sa postavenie pred porušením Pravidiel
ruling-time_added = { $to ->
    [white] biely dostáva { $time }
   *[black] čierny dostáva { $time }
}
ruling-time_deducted = { $from ->
    [white] biely prichádza o { $time }
   *[black] čierny prichádza o { $time }
}
ruling-clock_set = { $running ->
    [white] hodiny ukazujú { $white } bielemu a { $black } čiernemu, idú hodiny bieleho
    [black] hodiny ukazujú { $white } bielemu a { $black } čiernemu, idú hodiny čierneho
   *[none] hodiny stoja, ukazujú { $white } bielemu a { $black } čiernemu
}
ruling-flag_fell = { by-dative } padla zástavka
ruling-period_reached = { by } splnil predpísaný počet ťahov a začína sa mu { $period }. časový úsek
ruling-warned = { $player ->
    [white] biely dostáva napomenutie
   *[black] čierny dostáva napomenutie
}
ruling-penalised = { $player ->
    [white] trest pre bieleho: { $penalty }
   *[black] trest pre čierneho: { $penalty }
}
ruling-irregularity = { $kind }: { $consequence }
ruling-must_record = { by } musí zaznamenať svoj predchádzajúci ťah skôr, než vykoná ďalší
ruling-record_incomplete = { by } musí doplniť svoj partiár
ruling-resumed = partia pokračuje

## Čím bol porušený článok 7.

offence-unpromoted = pešiak na poslednom rade nebol premenený
offence-no_move = hodiny boli stlačené bez vykonania ťahu
offence-two_hands = ťah bol vykonaný oboma rukami

## Nesprávnosť a čo z nej vyplýva.

irregularity-initial_position = počiatočné postavenie bolo nesprávne
irregularity-board_turned = šachovnica bola nesprávne položená
irregularity-colours_reversed = partia sa začala s obrátenými farbami
irregularity-displaced = figúrky boli odsunuté zo svojich polí
irregularity-clock_wrong = hodiny boli nesprávne nastavené
consequence-new_game = partia sa ruší a hrá sa nová
consequence-continue = partia pokračuje
consequence-transfer = postavenie sa prenesie na správne položenú šachovnicu
consequence-none = nič z toho nevyplýva

## Tresty, ktoré ukladá rozhodca.

penalty-warning = napomenutie
penalty-opponent_time = pridanie času súperovi
penalty-offender_time = odobranie času
penalty-opponent_score = zvýšenie bodového zisku súpera
penalty-offender_score = zníženie bodového zisku
penalty-loss = vyhlásenie partie za prehranú
penalty-fine = pokuta
penalty-exclusion = vylúčenie z jedného alebo viacerých kôl
penalty-expulsion = vylúčenie zo súťaže
