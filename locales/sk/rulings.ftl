### Čo odpovedajú Pravidlá, jedna správa na každý výrok.

ruling-started = partia sa začína
ruling-touched = { by } sa dotkol { $piece }{ $obliged ->
    [move] : dotknutou figúrkou treba ťahať
    [capture] : dotknutú figúrku treba zobrať
    [castle] : treba vykonať rošádu
   *[none] , k ničomu ho to nezaväzuje
}
ruling-released = { by } pustil z ruky { $piece }{ $obliged ->
    [move] : iný ťah už vykonať nesmie
    [capture] : dotknutú figúrku treba zobrať
    [castle] : treba vykonať rošádu
   *[none] , k ničomu ho to nezaväzuje
}
ruling-move_made = { by } vykonal ťah { $move }
ruling-move_completed = { by } dokončil ťah
ruling-draw_offered = { $manner ->
    [claim] reklamácia { by-genitive } je zároveň ponukou remízy
    [request] žiadosť { by-genitive } je zároveň ponukou remízy
    [improper] { by } ponúka remízu, avšak v nesprávnej chvíli
   *[proper] { by } ponúka remízu
}
ruling-draw_declined = { by } odmieta remízu
ruling-right_lost-repetition = { by } stratil v tomto ťahu právo reklamovať remízu opakovaním pozície
ruling-right_lost-fifty_moves = { by } stratil v tomto ťahu právo reklamovať remízu podľa pravidla päťdesiatich ťahov
ruling-right_lost-agreement = { by } už nemôže prijať túto ponuku remízy
ruling-right_lost-touch_move = { by } sa dotkol figúrky a stratil právo reklamovať porušenie pravidla „dotknuté-ťahané“
ruling-right_lost-flag = { by } stratil právo reklamovať padnutie zástavky
ruling-right_lost-illegal_move = { by } stratil právo reklamovať nemožný ťah
ruling-right_lost-cannot_win = { by } stratil právo reklamovať túto remízu
ruling-right_lost-no_effort = { by } stratil právo reklamovať túto remízu
ruling-right_lost-increment = { by } stratil právo žiadať o prídavok
ruling-illegal_move = { illegal-move-number }
ruling-illegal_move-because = { illegal-move-number }: { $why }
ruling-position_restored = { $rule ->
    [PositionReset] obnovuje sa skoršie postavenie
    [BoardsDiffer] obnovuje sa postavenie
   *[other] obnovuje sa postavenie pred nesprávnosťou
}
ruling-time_added = { $to ->
    [white] biely dostáva { $time }
   *[black] čierny dostáva { $time }
}
ruling-time_deducted = { $from ->
    [white] biely prichádza o { $time }
   *[black] čierny prichádza o { $time }
}
ruling-clock_set = { $running ->
    [white] hodiny ukazujú: biely { $white }, čierny { $black }; bežia hodiny bieleho
    [black] hodiny ukazujú: biely { $white }, čierny { $black }; bežia hodiny čierneho
   *[none] hodiny sú zastavené: biely { $white }, čierny { $black }
}
ruling-flag_fell = { by-dative } padla zástavka
ruling-period_reached = { by } splnil predpísaný počet ťahov a začína sa mu { $period }. časový úsek
ruling-warned = { $player ->
    [white] biely dostáva napomenutie
   *[black] čierny dostáva napomenutie
}
ruling-penalised = { $player ->
    [white] trest pre bieleho: { $penalty }
   *[black] trest pre čierneho: { $penalty }
}
ruling-irregularity = { $found }: { $consequence }
ruling-must_record = { by } musí zapísať svoj predchádzajúci ťah skôr, než vykoná ďalší
ruling-record_incomplete = { by } musí doplniť svoj partiár
ruling-mate_undecided = { $player ->
    [white] nie je rozhodnuté, či biely ešte môže dať mat: program to nestihol zistiť, rozhodne rozhodca
    [black] nie je rozhodnuté, či čierny ešte môže dať mat: program to nestihol zistiť, rozhodne rozhodca
   *[none] nie je rozhodnuté, či je mat ešte možný: program to nestihol zistiť, rozhodne rozhodca
}
ruling-resumed = { $rule ->
    [ReplierAbsent] spúšťajú sa hodiny hráča, ktorý má odpovedať na pečatený ťah
    [EnvelopeLost] partia pokračuje, pečatený ťah sa vykoná na šachovnici
   *[other] partia pokračuje
}
ruling-position_restored-taken_back = ťah sa berie späť
ruling-stop_expired = { $by ->
    [white] zastavenie hodín bielym trvalo tak dlho, ako dovoľujú ustanovenia tejto partie
    [black] zastavenie hodín čiernym trvalo tak dlho, ako dovoľujú ustanovenia tejto partie
   *[none] zastavenie hodín trvalo tak dlho, ako dovoľujú ustanovenia tejto partie
}
ruling-take_back_proposed = { by } žiada o vrátenie posledného ťahu
ruling-take_back_declined = { by } s vrátením ťahu nesúhlasí
ruling-verified = { $agrees ->
    [yes] { by } potvrdil pozíciu a reklamáciu
   *[no] { by } poprel pozíciu alebo reklamáciu
}
ruling-reopened = partia je znovu otvorená, v stave pred konaním, ktoré ju skončilo
ruling-admitted = { $player ->
    [white] biely prišiel neskoro a smie hrať
   *[black] čierny prišiel neskoro a smie hrať
}
ruling-offence_undone-illegal_move = { $player ->
    [white] posledný nemožný ťah bieleho sa nepočíta
   *[black] posledný nemožný ťah čierneho sa nepočíta
}
ruling-offence_undone-warning = { $player ->
    [white] posledné napomenutie bieleho neplatí
   *[black] posledné napomenutie čierneho neplatí
}
ruling-offence_undone-penalty = { $player ->
    [white] posledný trest bieleho sa ruší
   *[black] posledný trest čierneho sa ruší
}
ruling-claim_postponed = rozhodnutie o reklamácii { by-genitive } sa odkladá
ruling-announced = { by } oznámil ťah { $move }
ruling-appointed = { $player ->
    [white] biely má pomocníka, ktorý bude { $tasks }
   *[black] čierny má pomocníka, ktorý bude { $tasks }
}
ruling-appealed = { by } podal odvolanie
ruling-appeal_decided = { $decision ->
    [accept] odvolaniu { by-genitive } sa vyhovuje
    [reject] odvolanie { by-genitive } sa zamieta
   *[postpone] rozhodnutie o odvolaní { by-genitive } sa odkladá
}

## Prerušenie partie.

ruling-must_seal = { by } musí zapečatiť ťah
ruling-sealed = { by } zapečatil ťah
ruling-adjourned = partia je prerušená
ruling-envelope_opened-played = obálka sa otvára a pečatený ťah sa vykonáva na šachovnici
ruling-envelope_opened-ambiguous = pečatený ťah nie je jednoznačný
ruling-envelope_opened-unclear = význam pečateného ťahu nemožno určiť
ruling-envelope_opened-illegal = pečatený ťah je nemožný
ruling-envelope_opened-illegal-because = pečatený ťah je nemožný: { $why }
ruling-envelope_opened-illegal-move = pečatený ťah { $move } je nemožný: { $why }

## Čím bol porušený článok 7.

offence-unpromoted = pešiak na poslednom rade nebol premenený
offence-no_move = hodiny boli stlačené bez vykonania ťahu
offence-two_hands = ťah bol vykonaný oboma rukami

## Nesprávnosť a čo z nej vyplýva; $player je white, black alebo none, $kind je nesprávnosť.

irregularity-initial_position = počiatočné postavenie bolo nesprávne
irregularity-board_turned = šachovnica bola nesprávne položená
irregularity-colours_reversed = partia sa začala s obrátenými farbami
irregularity-displaced = { $player ->
    [white] biely odsunul figúrky z ich polí
    [black] čierny odsunul figúrky z ich polí
   *[none] figúrky boli odsunuté zo svojich polí
}
irregularity-clock_wrong = hodiny boli nesprávne nastavené
irregularity-illegal_position = na šachovnici je nemožné postavenie
irregularity-boards_differ = postavenia na oboch šachovniciach sa líšia
irregularity-left_venue = { $player ->
    [white] biely opustil miesto konania hry bez povolenia
    [black] čierny opustil miesto konania hry bez povolenia
   *[none] hráč opustil bez povolenia miesto konania hry
}
irregularity-left_on_move = hráč na ťahu opustil hrací priestor bez povolenia
irregularity-search_refused = { $player ->
    [white] biely sa odmieta podrobiť kontrole
    [black] čierny sa odmieta podrobiť kontrole
   *[none] hráč sa odmieta podrobiť kontrole
}
irregularity-disturbance = { $player ->
    [white] biely vyrušuje súpera
    [black] čierny vyrušuje súpera
   *[none] hráč rozptyľuje súpera
}
irregularity-looks = nahliadnutie do partiára viac ako päťkrát sa považuje za vyrušovanie súpera
irregularity-device = { $player ->
    [white] u bieleho sa zistilo elektronické zariadenie
    [black] u čierneho sa zistilo elektronické zariadenie
   *[none] u hráča sa zistilo elektronické zariadenie
}
irregularity-scoresheet_defect = { $player ->
    [white] elektronický partiár bieleho má poruchu
    [black] elektronický partiár čierneho má poruchu
   *[none] elektronický partiár má poruchu
}
consequence-new_game = partia sa ruší a hrá sa nová
consequence-continue = { $kind ->
    [scoresheet_defect] vymení sa a partia pokračuje
   *[other] partia pokračuje
}
consequence-transfer = postavenie sa prenesie na správne položenú šachovnicu
consequence-none = { $kind ->
    [clock_wrong] nastavenie sa opraví
    [illegal_position] vyčká sa na ďalší dokončený ťah
    [boards_differ] postavenia sa opravia podľa partiárov
   *[other] rozhodne rozhodca
}

## Tresty, ktoré ukladá rozhodca.

penalty-warning = napomenutie
penalty-opponent_time = pridanie času súperovi
penalty-offender_time = odobranie času
penalty-opponent_score = zvýšenie bodového zisku súpera
penalty-offender_score = zníženie bodového zisku
penalty-loss = vyhlásenie partie za prehranú
penalty-fine = pokuta
penalty-exclusion = vylúčenie z jedného alebo viacerých kôl
penalty-expulsion = vylúčenie zo súťaže
