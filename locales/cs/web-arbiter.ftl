### Rozhodčí partie.

arb-title = Panel rozhodčího
arb-call = Přivolání
arb-call-by = { $color ->
    [white] Rozhodčího volá { $name } (bílý).
   *[black] Rozhodčího volá { $name } (černý).
}
arb-call-stopped = { $color ->
    [white] Hodiny zastavil { $name } (bílý).
   *[black] Hodiny zastavil { $name } (černý).
}
arb-call-where = Šachovnice: { $board }
arb-call-since = Od { $time }, čeká { $waiting }. Oboje hodiny stojí.
arb-title-call = Volá: { $name }
arb-title-claim = Reklamace: { $name }
arb-notify-me = Upozornit, když mě někdo volá
arb-yes = ano
arb-no = ne
arb-none = žádné
arb-nobody = Nikdo
arb-choose = Vyberte
arb-cancel = Zrušit
arb-player = { $color ->
    [white] Bílý, { $name }
   *[black] Černý, { $name }
}
arb-no-result = bez výsledku
arb-over = Partie skončila: { $result }
arb-waits-for-start = Partie čeká na zahájení.
arb-waits-seats = { $white ->
    [here] Bílý je u šachovnice,
   *[away] Bílý ještě nepřišel,
} { $black ->
    [here] černý je u šachovnice.
   *[away] černý ještě nepřišel.
}

## Pravomoci.

arb-powers = Úkony rozhodčího
arb-group-clocks = Hodiny
arb-group-players = Hráči
arb-group-game = Partie
arb-group-adjournment = Přerušení partie

arb-obstacle-waiting = Partie ještě nezačala.
arb-obstacle-running = Hodiny běží.
arb-obstacle-stopped = Hodiny stojí.
arb-obstacle-adjourned = Partie je přerušena.
arb-obstacle-claim = Nejdříve rozhodněte o reklamaci.
arb-obstacle-no-moves = Ještě nebyl proveden žádný tah.

arb-power-start = Zahájit partii
arb-power-stop = Zastavit hodiny
arb-power-resume = Pokračovat ve hře
arb-power-adjust = Přidat nebo ubrat čas
arb-power-set = Nastavit hodiny
arb-power-flag = Oznámit pád praporku
arb-power-warn = Napomenout hráče
arb-power-penalise = Uložit trest
arb-power-admit = Připustit opozdilého hráče
arb-power-undo = Zrušit prohřešek
arb-power-appoint = Určit pomocníka
arb-power-appeal = Rozhodnout o odvolání
arb-power-illegal = Rozhodnout o nepřípustném tahu
arb-power-restore = Obnovit pozici
arb-power-report = Zaznamenat nesprávnost
arb-power-declare = Vyhlásit výsledek
arb-power-session = Ukončit hrací dobu
arb-power-reopen = Znovu otevřít partii
arb-power-adjourn = Přerušit partii
arb-power-open = Otevřít obálku
arb-power-lost = Ztráta obálky

arb-about-start = Spustí hodiny hráče na tahu.
arb-about-stop = Zastaví oboje hodiny, dokud nedáte pokyn k pokračování.
arb-about-resume = Znovu se spustí hodiny, které běžely.
arb-about-adjust = Přidá hráči čas, nebo mu jej ubere.
arb-about-set = Nastaví, co hodiny ukazují. Co zůstane prázdné, se nezmění.
arb-about-flag = Rozhodne o praporku, který spadl.
arb-about-warn = Napomenutí se oznámí oběma hráčům a zůstane v záznamu.
arb-about-penalise = Jen tresty, které uvádí toto znění Pravidel.
arb-about-admit = Hráč, který přišel pozdě, smí hrát.
arb-about-undo = Poslední prohřešek tohoto druhu se nepočítá. Čas, který stál, se vrací.
arb-about-appoint = Pomocník za hráče dělá to, co hráč sám nemůže.
arb-about-appeal = Jménem odvolací komise. Důsledky rozhodnutí je třeba zapsat zvlášť.
arb-about-illegal = Rozhodne o posledním nepřípustném tahu, který je na šachovnici.
arb-about-restore = Obnoví dřívější pozici; pozdější tahy se vracejí.
arb-about-report = Zaznamená, co se stalo; co z toho plyne, říkají Pravidla.
arb-about-declare = Ukončí partii, nebo opraví její výsledek.
arb-about-session = Hrací doba skončila: hráč na tahu zapečetí tah.
arb-about-reopen = Šachovnice, hodiny i počty jsou jako před činem, který partii ukončil. Hodiny zůstávají stát.
arb-about-adjourn = Hráč na tahu zapečetí tah.
arb-about-open = Pečetěný tah se provede na šachovnici a spustí se hodiny soupeře.
arb-about-lost = Pečetěný tah už nelze přečíst.

arb-do-start = Zahájit partii
arb-do-stop = Zastavit oboje hodiny
arb-do-resume = Pokračovat ve hře
arb-do-adjust = { $player ->
    [white] Změnit čas bílého o { $amount }
   *[black] Změnit čas černého o { $amount }
}
arb-do-set = Nastavit hodiny
arb-do-flag = Oznámit pád praporku
arb-do-warn = { $player ->
    [white] Napomenout bílého
   *[black] Napomenout černého
}
arb-do-penalise = { $penalty ->
    [warning] { $player ->
        [white] Napomenout bílého
       *[black] Napomenout černého
    }
    [opponent_time] { $player ->
        [white] Přidat černému { $amount }
       *[black] Přidat bílému { $amount }
    }
    [offender_time] { $player ->
        [white] Odebrat bílému { $amount }
       *[black] Odebrat černému { $amount }
    }
    [loss] { $player ->
        [white] Prohlásit partii za prohranou pro bílého
       *[black] Prohlásit partii za prohranou pro černého
    }
   *[other] { $player ->
        [white] Potrestat bílého
       *[black] Potrestat černého
    }
}
arb-do-undo = { $undone ->
    [illegal_move] { $player ->
        [white] Zrušit nepřípustný tah bílého
       *[black] Zrušit nepřípustný tah černého
    }
    [warning] { $player ->
        [white] Zrušit napomenutí bílého
       *[black] Zrušit napomenutí černého
    }
   *[penalty] { $player ->
        [white] Zrušit trest bílého
       *[black] Zrušit trest černého
    }
}
arb-do-admit = { $player ->
    [white] Připustit bílého
   *[black] Připustit černého
}
arb-do-reopen = Znovu otevřít partii
arb-do-session = Ukončit hrací dobu
arb-do-appoint = { $player ->
    [white] Určit pomocníka bílého
   *[black] Určit pomocníka černého
}
arb-do-appeal = { $decision ->
    [accept] Vyhovět odvolání
   *[reject] Zamítnout odvolání
}
arb-do-illegal = Rozhodnout o nepřípustném tahu
arb-do-restore = Obnovit tuto pozici
arb-do-report = Zaznamenat
arb-do-declare = { $score ->
    [none] Vyhlásit výsledek
   *[other] Vyhlásit { $score }
}
arb-do-adjourn = Nařídit pečetění
arb-do-open = Otevřít obálku
arb-do-lost = Zaznamenat ztrátu obálky

## Pole formulářů.

arb-whose-clock = Čí hodiny
arb-change = Změna
arb-less = { $label }: méně
arb-more = { $label }: více
arb-amount = Kolik času
arb-time-form = Minuty a sekundy, například 2:00.
arb-clock-of-white = Hodiny bílého
arb-clock-of-black = Hodiny černého
arb-move-counter = Počítadlo tahů
arb-empty-stays = Prázdné pole: beze změny.
arb-whom = Hráč
arb-for-whom = Pro koho
arb-penalty = Trest
arb-penalty-warning = Napomenutí
arb-penalty-opponent_time = Přidání času soupeři
arb-penalty-offender_time = Odebrání času hráči, který se provinil
arb-penalty-opponent_score = Zvýšení bodového zisku soupeře
arb-penalty-offender_score = Snížení bodového zisku hráče, který se provinil
arb-penalty-loss = Prohlášení partie za prohranou
arb-penalty-fine = Pokuta
arb-penalty-exclusion = Vyloučení z jednoho nebo více kol
arb-penalty-expulsion = Vyloučení ze soutěže
arb-points-offender = Potrestaný hráč získá
arb-points-opponent = Soupeř získá
arb-points-usual = Podle Pravidel
arb-whose-offence = Čí prohřešek
arb-undone = Co se už nepočítá
arb-undone-illegal_move = Nepřípustný tah
arb-undone-warning = Napomenutí
arb-undone-penalty = Trest
arb-restore-which = Která pozice
arb-position-start = Počáteční postavení
arb-position-now = Pozice na šachovnici
arb-position-after = Po { $move }
arb-step-back = Zpět
arb-step-forward = Vpřed
arb-restore-undone = { $n ->
    [0] Žádný tah se nevrací; šachovnice se uvede do pořádku.
    [one] Vrací se jeden půltah.
    [few] Vracejí se { $n } půltahy.
    [many] Vrací se { $n } půltahu.
   *[other] Vrací se { $n } půltahů.
}
arb-irregularity = Co se stalo
arb-irregularity-displaced = Kameny byly posunuty z polí
arb-irregularity-clock_wrong = Hodiny byly nesprávně nastaveny
arb-irregularity-illegal_position = Na šachovnici je nepřípustná pozice
arb-irregularity-initial_position = Počáteční postavení bylo nesprávné
arb-irregularity-board_turned = Šachovnice byla nesprávně položena
arb-irregularity-colours_reversed = Partie začala s obrácenými barvami
arb-irregularity-boards_differ = Pozice na dvou šachovnicích se liší
arb-irregularity-left_venue = Hráč opustil hrací prostor bez dovolení
arb-irregularity-search_refused = Hráč se odmítl podrobit kontrole
arb-irregularity-disturbance = Hráč rušil soupeře
arb-irregularity-device = U hráče byl zjištěn elektronický přístroj
arb-irregularity-scoresheet_defect = Elektronický partiář nefunguje
arb-whose-doing = Kdo to způsobil
arb-result = Výsledek
arb-resume-at = Dohrávka
arb-place = Místo
arb-position-known = Je pozice známa?
arb-assistant = Jméno pomocníka
arb-tasks = Úkoly
arb-tasks-none = Vyberte alespoň jeden úkol.
arb-task-move = přemisťuje kameny
arb-task-press = obsluhuje hodiny
arb-task-record = zapisuje tahy
arb-task-announce = oznamuje tahy
arb-task-tell = na požádání říká čas a počet tahů
arb-task-claim = upozorňuje na pád praporku a dotknutý kámen
arb-task-adjourn = vyřizuje přerušení partie
arb-decision = Rozhodnutí
arb-appeal-accept = Vyhovuje se
arb-appeal-reject = Zamítá se
arb-why = Důvod (bude v záznamu)
arb-why-free = Důvod (nepovinný)
arb-why-missing = Uveďte důvod: zapíše se do záznamu.

## Co by následovalo.

arb-if = Potvrdíte-li
arb-no-change = beze změny
arb-nothing-changes = Nic se nemění.
arb-not-whole = Až formulář vyplníte, uvidíte, co bude následovat.
arb-no-forecast = Náhled není k dispozici; zápis se posoudí až po odeslání.
arb-then-runs = { $color ->
    [white] Běží hodiny bílého.
   *[black] Běží hodiny černého.
}
arb-then-stopped = Oboje hodiny se zastaví.
arb-then-still-stopped = Hodiny stojí.
arb-then-told = Oba hráči budou informováni.
arb-then-claim = O reklamaci zbývá rozhodnout.
arb-done = Zaznamenáno.
arb-not-done = Zápis nebyl přijat.

## Reklamace.

arb-claims-open = { $n ->
    [one] { $n } otevřená reklamace
    [few] { $n } otevřené reklamace
    [many] { $n } otevřené reklamace
   *[other] { $n } otevřených reklamací
}
arb-claim-open = Posuzovaná reklamace · podána v { $time }
arb-claim-decided = Rozhodnutá reklamace · podána v { $time }
arb-claim-title = { $by ->
    [white] { $ground ->
        [repetition] Bílý reklamuje remízu: trojí opakování pozice.
        [fifty_moves] Bílý reklamuje remízu: pravidlo padesáti tahů.
        [agreement] Dohoda o remíze čeká na váš souhlas.
        [touch_move] Bílý reklamuje porušení pravidla „dotknuto-hráno“.
        [flag] Bílý reklamuje výhru: spadl praporek.
        [illegal_move] Bílý reklamuje nepřípustný tah.
        [cannot_win] Bílý reklamuje remízu: černý nemůže vyhrát normálními prostředky.
        [no_effort] Bílý reklamuje remízu: černý se nesnaží vyhrát.
       *[increment] Bílý žádá o přídavek pěti sekund na tah.
    }
   *[black] { $ground ->
        [repetition] Černý reklamuje remízu: trojí opakování pozice.
        [fifty_moves] Černý reklamuje remízu: pravidlo padesáti tahů.
        [agreement] Dohoda o remíze čeká na váš souhlas.
        [touch_move] Černý reklamuje porušení pravidla „dotknuto-hráno“.
        [flag] Černý reklamuje výhru: spadl praporek.
        [illegal_move] Černý reklamuje nepřípustný tah.
        [cannot_win] Černý reklamuje remízu: bílý nemůže vyhrát normálními prostředky.
        [no_effort] Černý reklamuje remízu: bílý se nesnaží vyhrát.
       *[increment] Černý žádá o přídavek pěti sekund na tah.
    }
}
arb-claim-intended = { $name }: v partiáři je zapsán tah { $move }, na šachovnici nebyl proveden.
arb-claim-stays = Reklamaci nelze odvolat.
arb-claim-by-laws = Rozhodnuto automaticky podle Pravidel; podklady jsou níže.
arb-nth = { $n }.
arb-after = po { $move }
arb-at-start = na začátku
arb-with-intended = zamýšlený tah { $move }
arb-compare = Co musí být při každém výskytu stejné
arb-same-pieces = Stejné kameny na stejných polích
arb-same-turn = Stejný hráč na tahu
arb-same-castling = Stejná práva na rošádu
arb-same-passing = Stejné možnosti braní mimochodem
arb-quiet = { $n ->
    [0] Ani jeden celý tah bez braní a bez tahu pěšcem.
    [one] Jeden tah každého hráče bez braní a bez tahu pěšcem.
    [few] { $n } tahy každého hráče bez braní a bez tahu pěšcem.
    [many] { $n } tahu každého hráče bez braní a bez tahu pěšcem.
   *[other] { $n } tahů každého hráče bez braní a bez tahu pěšcem.
}
arb-mate-title = { $color ->
    [white] Může bílý ještě dát mat?
   *[black] Může černý ještě dát mat?
}
arb-mate-asking = Zjišťuje se…
arb-mate-silent = Server neodpovídá.
arb-mate-verdict = { $verdict ->
    [yes] { $color ->
        [white] Ano: bílý může dát mat nějakou posloupností přípustných tahů.
       *[black] Ano: černý může dát mat nějakou posloupností přípustných tahů.
    }
    [no] { $color ->
        [white] Ne: bílý nemůže dát mat žádnou posloupností přípustných tahů.
       *[black] Ne: černý nemůže dát mat žádnou posloupností přípustných tahů.
    }
   *[unknown] Na tuto otázku se v daném čase nenašla odpověď.
}
arb-mate-line = Varianta vedoucí k matu
arb-touches = Dotknuté kameny
arb-touches-none = Žádný dotek kamene není zaznamenán.
arb-decide = { $ground ->
    [agreement] Souhlasíte s remízou?
    [increment] Povolíte přídavek pěti sekund na tah?
   *[other] Jak rozhodnete?
}
arb-decide-accept = Uznat
arb-decide-reject = Zamítnout
arb-decide-postpone = Odložit
arb-ask-accept = Uznat reklamaci?
arb-ask-reject = Zamítnout reklamaci?
arb-ask-postpone = Odložit rozhodnutí?
arb-postpone-time = Přidat čas soupeři

## Partiáře a záznam.

arb-whose-sheet = Čí partiář
arb-sheet-hall = Automatický zápis
arb-sheet-behind = { $n ->
    [0] Zápis je úplný.
    [one] Není zapsán jeden půltah.
    [few] Nejsou zapsány { $n } půltahy.
    [many] Není zapsáno { $n } půltahu.
   *[other] Není zapsáno { $n } půltahů.
}
arb-moves-made = Tahy { $white } – { $black }
arb-record = Záznam partie
arb-record-moves = i s tahy
arb-record-empty = Záznam je zatím prázdný.
arb-print = Vytisknout protokol
arb-print-failed = Server protokol neposlal. Nic se nevytisklo.
report-time = Čas
report-what = Co se stalo a jak se rozhodlo
report-article = Článek
report-arbiter = Rozhodčí
report-printed = Vytištěno { $moment }
arb-correct = Opravit
arb-correct-why = Oprava záznamu ({ $time })
arb-back-to-desk = Zpět na pult
