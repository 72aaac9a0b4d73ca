### Rozhodca partie.

arb-title = Stôl rozhodcu
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

arb-powers = Čo môže rozhodca
arb-group-clocks = Hodiny
arb-group-players = Hráči
arb-group-game = Partia
arb-group-adjournment = Prerušenie partie

arb-obstacle-waiting = Partia sa ešte nezačala.
arb-obstacle-running = Hodiny bežia.
arb-obstacle-stopped = Hodiny stoja.
arb-obstacle-adjourned = Partia je prerušená.
arb-obstacle-claim = Najprv rozhodnite o reklamácii.
arb-obstacle-no-moves = Ešte sa neťahalo.

arb-power-start = Začať partiu
arb-power-stop = Zastaviť hodiny
arb-power-resume = Pokračovať
arb-power-adjust = Upraviť hodiny
arb-power-set = Nastaviť hodiny
arb-power-flag = Oznámiť padnutie zástavky
arb-power-warn = Napomenúť hráča
arb-power-penalise = Uložiť trest
arb-power-admit = Pripustiť oneskoreného hráča
arb-power-undo = Zrušiť priestupok
arb-power-appoint = Určiť pomocníka
arb-power-appeal = Rozhodnúť o odvolaní
arb-power-illegal = Zistený nemožný ťah
arb-power-restore = Obnoviť postavenie
arb-power-report = Zaznamenať nesprávnosť
arb-power-declare = Vyhlásiť výsledok
arb-power-session = Ukončiť hrací čas
arb-power-reopen = Znovu otvoriť partiu
arb-power-adjourn = Prerušiť partiu
arb-power-open = Otvoriť obálku
arb-power-lost = Obálka sa stratila

arb-about-start = Nastal určený začiatok: spustia sa hodiny hráča na ťahu.
arb-about-stop = Oboje hodiny stoja, kým rozhodca nedá pokyn pokračovať.
arb-about-resume = Znova sa spustia hodiny, ktoré bežali.
arb-about-adjust = Hráčovi sa pridá alebo odoberie čas.
arb-about-set = Nastaví, čo hodiny ukazujú. Čo zostane prázdne, sa nezmení.
arb-about-flag = Rozhodne o zástavke, ktorá padla.
arb-about-warn = Napomenutie sa oznámi obom hráčom a zostane v zázname.
arb-about-penalise = Len to, čo toto vydanie Pravidiel uvádza.
arb-about-admit = Hráč, ktorý prišiel neskoro, smie hrať.
arb-about-undo = Posledný priestupok tohto druhu sa nepočíta. Čas, ktorý stál, sa vracia.
arb-about-appoint = Niekto, kto za hráča robí, čo hráč sám nemôže.
arb-about-appeal = V mene odvolacej komisie. Čo z rozhodnutia vyplýva, sa zapisuje osobitne.
arb-about-illegal = Rozhodne o poslednom nemožnom ťahu, ktorý stojí na šachovnici.
arb-about-restore = Postaví sa skoršie postavenie; neskoršie ťahy sa vracajú.
arb-about-report = Zaznamená, čo sa stalo; čo z toho vyplýva, hovoria Pravidlá.
arb-about-declare = Ukončí partiu alebo opraví jej výsledok.
arb-about-session = Hrací čas sa skončil: hráč na ťahu zapečatí ťah.
arb-about-reopen = Šachovnica, hodiny aj počty sú ako pred činom, ktorý partiu ukončil. Hodiny ostávajú stáť.
arb-about-adjourn = Hráč na ťahu zapečatí ťah.
arb-about-open = Pečatený ťah sa vykoná na šachovnici a spustia sa hodiny súpera.
arb-about-lost = Pečatený ťah už nemožno prečítať.

arb-do-start = Začať partiu
arb-do-stop = Zastaviť oboje hodiny
arb-do-resume = Dať pokyn pokračovať
arb-do-adjust = { $player ->
    [white] Upraviť hodiny bieleho o { $amount }
   *[black] Upraviť hodiny čierneho o { $amount }
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
        [white] Vyhlásiť partiu za prehranú bielym
       *[black] Vyhlásiť partiu za prehranú čiernym
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
    [accept] Odvolaniu vyhovieť
   *[reject] Odvolanie zamietnuť
}
arb-do-illegal = Rozhodnúť o nemožnom ťahu
arb-do-restore = Obnoviť toto postavenie
arb-do-report = Zapísať do záznamu
arb-do-declare = { $score ->
    [none] Vyhlásiť výsledok
   *[other] Vyhlásiť { $score }
}
arb-do-adjourn = Nariadiť pečatenie
arb-do-open = Otvoriť obálku
arb-do-lost = Zapísať stratu obálky

## Polia formulárov.

arb-whose-clock = Čie hodiny
arb-change = Zmena
arb-less = { $label }: menej
arb-more = { $label }: viac
arb-amount = Koľko času
arb-time-form = Minúty a sekundy, napríklad 2:00.
arb-clock-of-white = Hodiny bieleho
arb-clock-of-black = Hodiny čierneho
arb-move-counter = Počítadlo ťahov
arb-empty-stays = Prázdne: zostane, ako je.
arb-whom = Koho
arb-for-whom = Komu
arb-penalty = Trest
arb-penalty-warning = Napomenutie
arb-penalty-opponent_time = Pridanie času súperovi
arb-penalty-offender_time = Odobranie času previnilému
arb-penalty-opponent_score = Zvýšenie bodového zisku súpera
arb-penalty-offender_score = Zníženie bodového zisku previnilého
arb-penalty-loss = Vyhlásenie partie za prehranú
arb-penalty-fine = Pokuta
arb-penalty-exclusion = Vylúčenie z jedného alebo viacerých kôl
arb-penalty-expulsion = Vylúčenie zo súťaže
arb-points-offender = Previnilý získa
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
arb-step-forward = Vpred
arb-restore-undone = { $n ->
    [0] Žiadny ťah sa nevracia; šachovnica sa uvedie do poriadku.
    [one] Vracia sa jeden polťah.
    [few] Vracajú sa { $n } polťahy.
    [many] Vracia sa { $n } polťahu.
   *[other] Vracia sa { $n } polťahov.
}
arb-irregularity = Čo sa stalo
arb-irregularity-displaced = Figúrky boli odsunuté
arb-irregularity-clock_wrong = Hodiny boli nesprávne nastavené
arb-irregularity-illegal_position = Na šachovnici je nemožné postavenie
arb-irregularity-initial_position = Počiatočné postavenie bolo nesprávne
arb-irregularity-board_turned = Šachovnica bola nesprávne položená
arb-irregularity-colours_reversed = Partia sa začala s obrátenými farbami
arb-irregularity-boards_differ = Postavenia na dvoch šachovniciach sa líšia
arb-irregularity-left_venue = Hráč opustil miesto konania hry
arb-irregularity-search_refused = Hráč odmietol prehliadku
arb-irregularity-disturbance = Hráč rozptyľoval súpera
arb-irregularity-device = Elektronické zariadenie
arb-whose-doing = Kto to spôsobil
arb-result = Výsledok
arb-resume-at = Dohrávka
arb-place = Miesto
arb-position-known = Je postavenie známe?
arb-assistant = Meno pomocníka
arb-tasks = Úlohy
arb-tasks-none = Aspoň jedna úloha.
arb-task-move = premiestňuje figúrky
arb-task-press = stláča hodiny
arb-task-record = zapisuje ťahy
arb-task-announce = oznamuje ťahy
arb-task-tell = na požiadanie hovorí čas a počet ťahov
arb-task-claim = upozorňuje na zástavku a dotknutú figúrku
arb-task-adjourn = vybavuje prerušenie partie
arb-decision = Rozhodnutie
arb-appeal-accept = Vyhovuje sa
arb-appeal-reject = Zamieta sa
arb-why = Dôvod, zapíše sa do záznamu
arb-why-free = Dôvod, ak je
arb-why-missing = Uveďte dôvod: zapíše sa do záznamu.

## Čo by nasledovalo.

arb-if = Ak potvrdíte
arb-no-change = bez zmeny
arb-nothing-changes = Nič sa nemení.
arb-not-whole = Keď formulár vyplníte, uvidíte, čo bude nasledovať.
arb-no-forecast = Sála nehovorí, čo by nasledovalo. Zápis posúdi, keď príde.
arb-then-runs = { $color ->
    [white] Bežia hodiny bieleho.
   *[black] Bežia hodiny čierneho.
}
arb-then-stopped = Oboje hodiny sa zastavia.
arb-then-still-stopped = Hodiny stoja.
arb-then-told = Dozvedia sa to obaja hráči.
arb-then-claim = Reklamácia zostáva otvorená.
arb-done = Zapísané do záznamu.
arb-not-done = Sála zápis neprijala.

## Reklamácia.

arb-claims-open = { $n ->
    [one] { $n } otvorená reklamácia
    [few] { $n } otvorené reklamácie
    [many] { $n } otvorenej reklamácie
   *[other] { $n } otvorených reklamácií
}
arb-claim-open = Posudzovaná reklamácia · podaná { $time }
arb-claim-decided = Rozhodnutá reklamácia · podaná { $time }
arb-claim-title = { $by ->
    [white] { $ground ->
        [repetition] Biely reklamuje remízu: trojnásobné opakovanie postavenia.
        [fifty_moves] Biely reklamuje remízu: päťdesiat ťahov.
        [agreement] Remíza, s ktorou biely súhlasil, čaká na privolenie.
        [touch_move] Biely reklamuje: dotknuté-ťahané.
        [flag] Biely reklamuje výhru: padla zástavka.
        [illegal_move] Biely reklamuje nemožný ťah.
        [cannot_win] Biely reklamuje remízu: čierny nemôže vyhrať normálnymi prostriedkami.
        [no_effort] Biely reklamuje remízu: čierny sa nesnaží vyhrať.
       *[increment] Biely žiada o päť sekúnd na ťah.
    }
   *[black] { $ground ->
        [repetition] Čierny reklamuje remízu: trojnásobné opakovanie postavenia.
        [fifty_moves] Čierny reklamuje remízu: päťdesiat ťahov.
        [agreement] Remíza, s ktorou čierny súhlasil, čaká na privolenie.
        [touch_move] Čierny reklamuje: dotknuté-ťahané.
        [flag] Čierny reklamuje výhru: padla zástavka.
        [illegal_move] Čierny reklamuje nemožný ťah.
        [cannot_win] Čierny reklamuje remízu: biely nemôže vyhrať normálnymi prostriedkami.
        [no_effort] Čierny reklamuje remízu: biely sa nesnaží vyhrať.
       *[increment] Čierny žiada o päť sekúnd na ťah.
    }
}
arb-claim-intended = { $name }: na partiári je { $move }, ťah nebol vykonaný.
arb-claim-stays = Reklamáciu nemožno odvolať.
arb-claim-by-laws = Rozhodli o nej hneď Pravidlá; tu je, z čoho vychádzali.
arb-nth = { $n }.
arb-after = po { $move }
arb-at-start = na začiatku
arb-with-intended = s { $move }, zamýšľané
arb-compare = Čo musí byť pri každom výskyte rovnaké
arb-same-pieces = Rovnaké figúrky na rovnakých poliach
arb-same-turn = Rovnaký hráč na ťahu
arb-same-castling = Rovnaké práva na rošádu
arb-same-passing = Rovnaké práva brať mimochodom
arb-quiet = { $n ->
    [0] Ani jeden celý ťah bez brania a bez ťahu pešiakom.
    [one] Jeden ťah každého hráča bez brania a bez ťahu pešiakom.
    [few] { $n } ťahy každého hráča bez brania a bez ťahu pešiakom.
    [many] { $n } ťahu každého hráča bez brania a bez ťahu pešiakom.
   *[other] { $n } ťahov každého hráča bez brania a bez ťahu pešiakom.
}
arb-mate-title = { $color ->
    [white] Môže dať biely ešte mat?
   *[black] Môže dať čierny ešte mat?
}
arb-mate-asking = Sála to zisťuje.
arb-mate-silent = Sála neodpovedá.
arb-mate-verdict = { $verdict ->
    [yes] { $color ->
        [white] Áno: biely môže dať mat nejakou sériou možných ťahov.
       *[black] Áno: čierny môže dať mat nejakou sériou možných ťahov.
    }
    [no] { $color ->
        [white] Nie: biely nemôže dať mat nijakou sériou možných ťahov.
       *[black] Nie: čierny nemôže dať mat nijakou sériou možných ťahov.
    }
   *[unknown] Na túto otázku sa v danom čase nenašla odpoveď.
}
arb-mate-line = Ťahy, ktoré sa končia matom
arb-touches = Dotyky
arb-touches-none = V zázname nie je žiadny dotyk.
arb-decide = { $ground ->
    [agreement] Privolíte na remízu?
    [increment] Povolíte päť sekúnd na ťah?
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
arb-sheet-hall = Sála
arb-sheet-behind = { $n ->
    [0] Zápis je úplný.
    [one] Nie je zapísaný jeden polťah.
    [few] Nie sú zapísané { $n } polťahy.
    [many] Nie je zapísaného { $n } polťahu.
   *[other] Nie je zapísaných { $n } polťahov.
}
arb-moves-made = Ťahy { $white } – { $black }
arb-record = Záznam partie
arb-record-moves = aj s ťahmi
arb-record-empty = Zatiaľ nič v zázname. Pokojná partia.
arb-print = Vytlačiť protokol
arb-print-failed = Server protokol neposlal. Nič sa nevytlačilo.
report-time = Čas
report-what = Čo sa stalo a ako sa rozhodlo
report-article = Článok
report-arbiter = Rozhodca
report-printed = Vytlačené { $moment }
arb-correct = Opraviť
arb-correct-why = Oprava zápisu z { $time }
