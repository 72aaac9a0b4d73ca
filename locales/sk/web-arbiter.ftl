### Rozhodca partie.

arb-title = Panel rozhodcu
arb-call = Privolanie
arb-call-by = { $color ->
    [white] Rozhodcu volá { $name } (biely).
   *[black] Rozhodcu volá { $name } (čierny).
}
arb-call-stopped = { $color ->
    [white] Hodiny zastavil { $name } (biely).
   *[black] Hodiny zastavil { $name } (čierny).
}
arb-call-where = Šachovnica: { $board }
arb-call-since = Od { $time }, čaká { $waiting }. Oboje hodiny stoja.
arb-title-call = Volá: { $name }
arb-title-claim = Reklamácia: { $name }
arb-notify-me = Upozorniť, keď ma niekto volá
arb-yes = áno
arb-no = nie
arb-none = žiadne
arb-nobody = Nikto
arb-choose = Vyberte
arb-cancel = Zrušiť
arb-player = { $color ->
    [white] Biely, { $name }
   *[black] Čierny, { $name }
}
arb-no-result = bez výsledku
arb-over = Partia sa skončila: { $result }
arb-waits-for-start = Partia čaká na začatie.
arb-waits-seats = { $white ->
    [here] Biely je pri šachovnici,
   *[away] Biely ešte neprišiel,
} { $black ->
    [here] čierny je pri šachovnici.
   *[away] čierny ešte neprišiel.
}

## Právomoci.

arb-powers = Úkony rozhodcu
arb-group-clocks = Hodiny
arb-group-players = Hráči
arb-group-game = Partia
arb-group-adjournment = Prerušenie partie

arb-obstacle-waiting = Partia sa ešte nezačala.
arb-obstacle-running = Hodiny bežia.
arb-obstacle-stopped = Hodiny stoja.
arb-obstacle-adjourned = Partia je prerušená.
arb-obstacle-claim = Najskôr rozhodnite o reklamácii.
arb-obstacle-no-moves = Ešte nebol vykonaný žiadny ťah.

arb-power-start = Začať partiu
arb-power-stop = Zastaviť hodiny
arb-power-resume = Pokračovať v hre
arb-power-adjust = Pridať alebo ubrať čas
arb-power-set = Nastaviť hodiny
arb-power-flag = Oznámiť padnutie zástavky
arb-power-warn = Napomenúť hráča
arb-power-penalise = Uložiť trest
arb-power-admit = Pripustiť oneskoreného hráča
arb-power-undo = Zrušiť priestupok
arb-power-appoint = Určiť pomocníka
arb-power-appeal = Rozhodnúť o odvolaní
arb-power-illegal = Rozhodnúť o nemožnom ťahu
arb-power-restore = Obnoviť postavenie
arb-power-report = Zaznamenať nesprávnosť
arb-power-declare = Vyhlásiť výsledok
arb-power-session = Ukončiť hrací čas
arb-power-reopen = Znovu otvoriť partiu
arb-power-adjourn = Prerušiť partiu
arb-power-open = Otvoriť obálku
arb-power-lost = Strata obálky

arb-about-start = Spustí hodiny hráča na ťahu.
arb-about-stop = Zastaví oboje hodiny, kým nedáte pokyn na pokračovanie.
arb-about-resume = Znova sa spustia hodiny, ktoré bežali.
arb-about-adjust = Pridá hráčovi čas alebo mu ho uberie.
arb-about-set = Nastaví, čo hodiny ukazujú. Čo zostane prázdne, sa nezmení.
arb-about-flag = Rozhodne o zástavke, ktorá padla.
arb-about-warn = Napomenutie sa oznámi obom hráčom a zostane v zázname.
arb-about-penalise = Len tresty, ktoré uvádza toto znenie Pravidiel.
arb-about-admit = Hráč, ktorý prišiel neskoro, smie hrať.
arb-about-undo = Posledný priestupok tohto druhu sa nepočíta. Čas, ktorý stál, sa vracia.
arb-about-appoint = Pomocník robí za hráča to, čo hráč sám nemôže.
arb-about-appeal = V mene odvolacej komisie. Dôsledky rozhodnutia treba zapísať osobitne.
arb-about-illegal = Rozhodne o poslednom nemožnom ťahu, ktorý je na šachovnici.
arb-about-restore = Obnoví skoršie postavenie; neskoršie ťahy sa vracajú.
arb-about-report = Zaznamená, čo sa stalo; čo z toho vyplýva, hovoria Pravidlá.
arb-about-declare = Ukončí partiu alebo opraví jej výsledok.
arb-about-session = Hrací čas sa skončil: hráč na ťahu zapečatí ťah.
arb-about-reopen = Šachovnica, hodiny aj počty sú ako pred činom, ktorý partiu ukončil. Hodiny ostávajú stáť.
arb-about-adjourn = Hráč na ťahu zapečatí ťah.
arb-about-open = Pečatený ťah sa vykoná na šachovnici a spustia sa hodiny súpera.
arb-about-lost = Pečatený ťah už nemožno prečítať.

arb-do-start = Začať partiu
arb-do-stop = Zastaviť oboje hodiny
arb-do-resume = Pokračovať v hre
arb-do-adjust = { $player ->
    [white] Zmeniť čas bieleho o { $amount }
   *[black] Zmeniť čas čierneho o { $amount }
}
arb-do-set = Nastaviť hodiny
arb-do-flag = Oznámiť padnutie zástavky
arb-do-warn = { $player ->
    [white] Napomenúť bieleho
   *[black] Napomenúť čierneho
}
arb-do-penalise = { $penalty ->
    [warning] { $player ->
        [white] Napomenúť bieleho
       *[black] Napomenúť čierneho
    }
    [opponent_time] { $player ->
        [white] Pridať čiernemu { $amount }
       *[black] Pridať bielemu { $amount }
    }
    [offender_time] { $player ->
        [white] Odobrať bielemu { $amount }
       *[black] Odobrať čiernemu { $amount }
    }
    [loss] { $player ->
        [white] Vyhlásiť partiu za prehranú pre bieleho
       *[black] Vyhlásiť partiu za prehranú pre čierneho
    }
   *[other] { $player ->
        [white] Potrestať bieleho
       *[black] Potrestať čierneho
    }
}
arb-do-undo = { $undone ->
    [illegal_move] { $player ->
        [white] Zrušiť nemožný ťah bieleho
       *[black] Zrušiť nemožný ťah čierneho
    }
    [warning] { $player ->
        [white] Zrušiť napomenutie bieleho
       *[black] Zrušiť napomenutie čierneho
    }
   *[penalty] { $player ->
        [white] Zrušiť trest bieleho
       *[black] Zrušiť trest čierneho
    }
}
arb-do-admit = { $player ->
    [white] Pripustiť bieleho
   *[black] Pripustiť čierneho
}
arb-do-reopen = Znovu otvoriť partiu
arb-do-session = Ukončiť hrací čas
arb-do-appoint = { $player ->
    [white] Určiť pomocníka bieleho
   *[black] Určiť pomocníka čierneho
}
arb-do-appeal = { $decision ->
    [accept] Vyhovieť odvolaniu
   *[reject] Zamietnuť odvolanie
}
arb-do-illegal = Rozhodnúť o nemožnom ťahu
arb-do-restore = Obnoviť toto postavenie
arb-do-report = Zaznamenať
arb-do-declare = { $score ->
    [none] Vyhlásiť výsledok
   *[other] Vyhlásiť { $score }
}
arb-do-adjourn = Nariadiť pečatenie
arb-do-open = Otvoriť obálku
arb-do-lost = Zaznamenať stratu obálky

## Polia formulárov.

arb-whose-clock = Čie hodiny
arb-change = Zmena
arb-less = { $label }: menej
arb-more = { $label }: viac
arb-amount = Koľko času
arb-time-form = Minúty a sekundy, napríklad 2:00.
arb-clock-of-white = Hodiny bieleho
arb-clock-of-black = Hodiny čierneho
arb-move-counter = Počítadlo ťahov
arb-empty-stays = Prázdne pole: bez zmeny.
arb-whom = Hráč
arb-for-whom = Pre koho
arb-penalty = Trest
arb-penalty-warning = Napomenutie
arb-penalty-opponent_time = Pridanie času súperovi
arb-penalty-offender_time = Odobranie času hráčovi, ktorý sa previnil
arb-penalty-opponent_score = Zvýšenie bodového zisku súpera
arb-penalty-offender_score = Zníženie bodového zisku hráča, ktorý sa previnil
arb-penalty-loss = Vyhlásenie partie za prehranú
arb-penalty-fine = Pokuta
arb-penalty-exclusion = Vylúčenie z jedného alebo viacerých kôl
arb-penalty-expulsion = Vylúčenie zo súťaže
arb-points-offender = Potrestaný hráč získa
arb-points-opponent = Súper získa
arb-points-usual = Podľa Pravidiel
arb-whose-offence = Čí priestupok
arb-undone = Čo sa už nepočíta
arb-undone-illegal_move = Nemožný ťah
arb-undone-warning = Napomenutie
arb-undone-penalty = Trest
arb-restore-which = Ktoré postavenie
arb-position-start = Počiatočné postavenie
arb-position-now = Postavenie na šachovnici
arb-position-after = Po { $move }
arb-step-back = Späť
arb-step-forward = Dopredu
arb-restore-undone = { $n ->
    [0] Žiadny ťah sa nevracia; šachovnica sa uvedie do poriadku.
    [one] Vracia sa jeden polťah.
    [few] Vracajú sa { $n } polťahy.
    [many] Vracia sa { $n } polťahu.
   *[other] Vracia sa { $n } polťahov.
}
arb-irregularity = Čo sa stalo
arb-irregularity-displaced = Figúrky boli odsunuté z polí
arb-irregularity-clock_wrong = Hodiny boli nesprávne nastavené
arb-irregularity-illegal_position = Na šachovnici je nemožné postavenie
arb-irregularity-initial_position = Počiatočné postavenie bolo nesprávne
arb-irregularity-board_turned = Šachovnica bola nesprávne položená
arb-irregularity-colours_reversed = Partia sa začala s obrátenými farbami
arb-irregularity-boards_differ = Postavenia na dvoch šachovniciach sa líšia
arb-irregularity-left_venue = Hráč opustil miesto konania hry bez povolenia
arb-irregularity-search_refused = Hráč sa odmietol podrobiť kontrole
arb-irregularity-disturbance = Hráč vyrušoval súpera
arb-irregularity-device = U hráča sa zistilo elektronické zariadenie
arb-irregularity-scoresheet_defect = Elektronický partiár nefunguje
arb-whose-doing = Kto to spôsobil
arb-result = Výsledok
arb-resume-at = Dohrávka
arb-place = Miesto
arb-position-known = Je postavenie známe?
arb-assistant = Meno pomocníka
arb-tasks = Úlohy
arb-tasks-none = Vyberte aspoň jednu úlohu.
arb-task-move = premiestňuje figúrky
arb-task-press = stláča hodiny
arb-task-record = zapisuje ťahy
arb-task-announce = oznamuje ťahy
arb-task-tell = na požiadanie hovorí čas a počet ťahov
arb-task-claim = upozorňuje na padnutie zástavky a dotknutú figúrku
arb-task-adjourn = vybavuje prerušenie partie
arb-decision = Rozhodnutie
arb-appeal-accept = Vyhovuje sa
arb-appeal-reject = Zamieta sa
arb-why = Dôvod (bude v zázname)
arb-why-free = Dôvod (nepovinný)
arb-why-missing = Uveďte dôvod: zapíše sa do záznamu.

## Čo by nasledovalo.

arb-if = Ak potvrdíte
arb-no-change = bez zmeny
arb-nothing-changes = Nič sa nemení.
arb-not-whole = Keď formulár vyplníte, uvidíte, čo bude nasledovať.
arb-no-forecast = Náhľad nie je k dispozícii; zápis sa posúdi až po odoslaní.
arb-then-runs = { $color ->
    [white] Bežia hodiny bieleho.
   *[black] Bežia hodiny čierneho.
}
arb-then-stopped = Oboje hodiny sa zastavia.
arb-then-still-stopped = Hodiny stoja.
arb-then-told = Obaja hráči budú informovaní.
arb-then-claim = O reklamácii treba ešte rozhodnúť.
arb-done = Zaznamenané.
arb-not-done = Zápis nebol prijatý.

## Reklamácia.

arb-claims-open = { $n ->
    [one] { $n } otvorená reklamácia
    [few] { $n } otvorené reklamácie
    [many] { $n } otvorenej reklamácie
   *[other] { $n } otvorených reklamácií
}
arb-claim-open = Posudzovaná reklamácia · podaná o { $time }
arb-claim-decided = Rozhodnutá reklamácia · podaná o { $time }
arb-claim-title = { $by ->
    [white] { $ground ->
        [repetition] Biely reklamuje remízu: trojnásobné opakovanie pozície.
        [fifty_moves] Biely reklamuje remízu: pravidlo päťdesiatich ťahov.
        [agreement] Dohoda o remíze čaká na váš súhlas.
        [touch_move] Biely reklamuje porušenie pravidla „dotknuté-ťahané“.
        [flag] Biely reklamuje výhru: padla zástavka.
        [illegal_move] Biely reklamuje nemožný ťah.
        [cannot_win] Biely reklamuje remízu: čierny nemôže vyhrať normálnymi prostriedkami.
        [no_effort] Biely reklamuje remízu: čierny sa nesnaží vyhrať.
       *[increment] Biely žiada o prídavok piatich sekúnd na ťah.
    }
   *[black] { $ground ->
        [repetition] Čierny reklamuje remízu: trojnásobné opakovanie pozície.
        [fifty_moves] Čierny reklamuje remízu: pravidlo päťdesiatich ťahov.
        [agreement] Dohoda o remíze čaká na váš súhlas.
        [touch_move] Čierny reklamuje porušenie pravidla „dotknuté-ťahané“.
        [flag] Čierny reklamuje výhru: padla zástavka.
        [illegal_move] Čierny reklamuje nemožný ťah.
        [cannot_win] Čierny reklamuje remízu: biely nemôže vyhrať normálnymi prostriedkami.
        [no_effort] Čierny reklamuje remízu: biely sa nesnaží vyhrať.
       *[increment] Čierny žiada o prídavok piatich sekúnd na ťah.
    }
}
arb-claim-intended = { $name }: v partiári je zapísaný ťah { $move }, na šachovnici nebol vykonaný.
arb-claim-stays = Reklamáciu nemožno odvolať.
arb-claim-by-laws = Rozhodnuté automaticky podľa Pravidiel; podklady sú nižšie.
arb-nth = { $n }.
arb-after = po { $move }
arb-at-start = na začiatku
arb-with-intended = zamýšľaný ťah { $move }
arb-compare = Čo musí byť pri každom výskyte rovnaké
arb-same-pieces = Rovnaké figúrky na rovnakých poliach
arb-same-turn = Rovnaký hráč na ťahu
arb-same-castling = Rovnaké práva na rošádu
arb-same-passing = Rovnaké možnosti brania mimochodom
arb-quiet = { $n ->
    [0] Ani jeden celý ťah bez brania a bez ťahu pešiakom.
    [one] Jeden ťah každého hráča bez brania a bez ťahu pešiakom.
    [few] { $n } ťahy každého hráča bez brania a bez ťahu pešiakom.
    [many] { $n } ťahu každého hráča bez brania a bez ťahu pešiakom.
   *[other] { $n } ťahov každého hráča bez brania a bez ťahu pešiakom.
}
arb-mate-title = { $color ->
    [white] Môže biely ešte dať mat?
   *[black] Môže čierny ešte dať mat?
}
arb-mate-asking = Zisťuje sa…
arb-mate-silent = Server neodpovedá.
arb-mate-verdict = { $verdict ->
    [yes] { $color ->
        [white] Áno: biely môže dať mat nejakou sériou možných ťahov.
       *[black] Áno: čierny môže dať mat nejakou sériou možných ťahov.
    }
    [no] { $color ->
        [white] Nie: biely nemôže dať mat žiadnou sériou možných ťahov.
       *[black] Nie: čierny nemôže dať mat žiadnou sériou možných ťahov.
    }
   *[unknown] Na túto otázku sa v danom čase nenašla odpoveď.
}
arb-mate-line = Variant vedúci k matu
arb-touches = Dotknuté figúrky
arb-touches-none = Nie je zaznamenaný žiadny dotyk figúrky.
arb-decide = { $ground ->
    [agreement] Súhlasíte s remízou?
    [increment] Povolíte prídavok piatich sekúnd na ťah?
   *[other] Ako rozhodnete?
}
arb-decide-accept = Uznať
arb-decide-reject = Zamietnuť
arb-decide-postpone = Odložiť
arb-ask-accept = Uznať reklamáciu?
arb-ask-reject = Zamietnuť reklamáciu?
arb-ask-postpone = Odložiť rozhodnutie?
arb-postpone-time = Pridať čas súperovi

## Partiáre a záznam.

arb-whose-sheet = Čí partiár
arb-sheet-hall = Automatický zápis
arb-sheet-behind = { $n ->
    [0] Zápis je úplný.
    [one] Nie je zapísaný jeden polťah.
    [few] Nie sú zapísané { $n } polťahy.
    [many] Nie je zapísaného { $n } polťahu.
   *[other] Nie je zapísaných { $n } polťahov.
}
arb-moves-made = Ťahy { $white } – { $black }
arb-record = Záznam partie
arb-record-moves = aj s ťahmi
arb-record-empty = Záznam je zatiaľ prázdny.
arb-print = Vytlačiť protokol
arb-print-failed = Server protokol neposlal. Nič sa nevytlačilo.
report-time = Čas
report-what = Čo sa stalo a ako sa rozhodlo
report-article = Článok
report-arbiter = Rozhodca
report-printed = Vytlačené { $moment }
arb-correct = Opraviť
arb-correct-why = Oprava záznamu ({ $time })
arb-back-to-desk = Späť na pult
