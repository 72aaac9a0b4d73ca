### Čo ľudia pri šachovnici robia, jedna správa na každý čin.

act-start = { by } začína partiu
act-tick = čas plynie
act-arrive = { by } prichádza k šachovnici
act-touch = { by } sa dotýka { $pieces }{ $order ->
    [unknown] ; nie je známe, ktorej figúrky skôr
   *[known] {""}
}
act-touch-nothing = { by } sa nedotýka žiadnej figúrky
act-release = { by } púšťa z ruky { $piece }
act-adjust = { by } poopravuje postavenie { $pieces }
act-adjust-nothing = { by } nepoopravuje žiadnu figúrku
act-move = { $hands ->
    [1] { by } hrá { $move }
   *[other] { by } hrá { $move } oboma rukami
}
act-move-unclear = { by } zadáva ťah, ktorý nemožno uznať: { $written }
act-press = { by } stláča hodiny
act-play = { by } hrá { $move } a stláča hodiny
act-offer_draw = { by } ponúka remízu
act-accept_draw = { by } prijíma remízu
act-decline_draw = { by } odmieta remízu
act-resign = { by } sa vzdáva
act-claim_draw = { by } reklamuje remízu { $ground }
act-claim_draw-intended = { by } reklamuje remízu { $ground } po zamýšľanom ťahu { $move }
act-claim_draw-unclear = { by } reklamuje remízu { $ground }, zamýšľaný ťah však nemožno uznať: { $written }
act-claim_flag = { by } reklamuje, že { opponent-dative } padla zástavka{ by-display }
act-claim_illegal_move = { by } reklamuje nemožný ťah{ by-display }
act-claim_touch_move = { by } reklamuje porušenie pravidla „dotknuté-ťahané“{ by-display }
by-display = { $evidence ->
    [display] , a to podľa údajov zobrazených v hracej miestnosti
   *[none] {""}
}
act-withdraw-offer = { by } chce odvolať ponuku remízy
act-withdraw-claim = { by } chce odvolať reklamáciu
act-stop_clocks = { by } zastavuje hodiny
act-resume = { by } dáva pokyn na pokračovanie partie
act-set_clock = { by } nastavuje hodiny: { $settings }
act-set_clock-nothing = { by } ponecháva hodiny bez zmeny
setting-white = biely { $time }
setting-black = čierny { $time }
setting-moves = počítadlo ťahov { $moves }
act-add_time = { $player ->
    [white] { by } dáva bielemu { $time }
   *[black] { by } dáva čiernemu { $time }
}
act-deduct_time = { $player ->
    [white] { by } odoberá bielemu { $time }
   *[black] { by } odoberá čiernemu { $time }
}
act-warn = { $player ->
    [white] { by } napomína bieleho
   *[black] { by } napomína čierneho
}
act-penalise = { $player ->
    [white] { by } trestá bieleho: { $penalty }
   *[black] { by } trestá čierneho: { $penalty }
}
act-penalise-time = { $player ->
    [white] { by } trestá bieleho: { $penalty } ({ $time })
   *[black] { by } trestá čierneho: { $penalty } ({ $time })
}
act-penalise-points = { $player ->
    [white] { by } trestá bieleho: { $penalty } na { $points }
   *[black] { by } trestá čierneho: { $penalty } na { $points }
}
act-rule-accept = { by } reklamáciu uznáva
act-rule-reject = { by } reklamáciu zamieta
act-rule-postpone = { by } odkladá rozhodnutie o reklamácii
act-rule-postpone-time = { by } odkladá rozhodnutie o reklamácii a súperovi žiadateľa dáva { $time }
act-declare = { $score ->
    [none] { by } vyhlasuje, že partia je bez výsledku
   *[other] { by } vyhlasuje výsledok { $score }
}
act-report = { by } hlási: { $irregularity }
act-record = { by } zapisuje { $move }
act-record-unclear = { by } zapisuje ťah, ktorý nemožno uznať: { $written }
act-sign = { $score ->
    [none] { by } podpisuje partiár bez výsledku
   *[other] { by } podpisuje partiár s výsledkom { $score }
}
act-agree_resume = { by } súhlasí s pokračovaním partie
act-disconnected = { $player ->
    [white] biely stratil spojenie
   *[black] čierny stratil spojenie
}
act-connected = { $player ->
    [white] biely je znova pripojený
   *[black] čierny je znova pripojený
}
act-claim_absence = { $wanted ->
    [win] { by } sa hlási o výhru, pretože súper je príliš dlho neprítomný
   *[abort] { by } ukončuje partiu, pretože súper je príliš dlho neprítomný
}
act-take_back = { by } chce vziať späť posledný ťah
act-accept_take_back = { by } dovoľuje súperovi vziať ťah späť
act-decline_take_back = { by } nedovoľuje súperovi vziať ťah späť
act-agree_correction = { by } súhlasí s vrátením nemožného ťahu
act-ask_record = { by } žiada o nahliadnutie do partiára
act-claim_quickplay = { by } reklamuje remízu, pretože { $ground }
act-verify = { $agrees ->
    [yes] { by } potvrdzuje pozíciu a reklamáciu
   *[no] { by } popiera pozíciu alebo reklamáciu
}
act-reopen = { by } znovu otvára partiu
act-end_session = { by } ukončuje hrací čas
act-admit = { $player ->
    [white] { by } pripúšťa bieleho do hry napriek neskorému príchodu
   *[black] { by } pripúšťa čierneho do hry napriek neskorému príchodu
}
act-undo_offence-illegal_move = { $player ->
    [white] { by } rozhoduje, že sa posledný nemožný ťah bieleho nepočíta
   *[black] { by } rozhoduje, že sa posledný nemožný ťah čierneho nepočíta
}
act-undo_offence-warning = { $player ->
    [white] { by } ruší posledné napomenutie bieleho
   *[black] { by } ruší posledné napomenutie čierneho
}
act-undo_offence-penalty = { $player ->
    [white] { by } ruší posledný trest bieleho
   *[black] { by } ruší posledný trest čierneho
}
act-request_increment = { by } žiada o prídavok piatich sekúnd na ťah pre oboch hráčov
act-leave = { $permission ->
    [given] { by } opúšťa miesto konania hry s povolením rozhodcu
   *[none] { by } opúšťa miesto konania hry bez povolenia
}
act-restore-start = { by } obnovuje postavenie, z ktorého sa partia začala
act-restore = { by } obnovuje postavenie po { $n } { $n ->
    [one] polťahu
    [few] polťahoch
    [many] polťahu
   *[other] polťahoch
}
act-appeal = { by } sa odvoláva proti rozhodnutiu rozhodcu
act-decide_appeal = { $decision ->
    [accept] { by } oznamuje, že odvolaniu sa vyhovuje
    [reject] { by } oznamuje, že odvolanie sa zamieta
   *[postpone] { by } oznamuje, že rozhodnutie o odvolaní sa odkladá
}

## Prerušenie partie.

act-adjourn = { by } nariaďuje prerušenie partie
act-adjourn-until = { by } nariaďuje prerušenie partie; dohrávka sa začne { $moment }
act-seal = { by } pečatí ťah
act-open_envelope = { by } otvára obálku
act-envelope_lost = { $position ->
    [known] { by } oznamuje, že sa obálka stratila
   *[lost] { by } oznamuje, že sa obálka stratila a postavenie nemožno obnoviť
}

## Zrakovo postihnutí hráči a pomocníci.

act-announce = { by } oznamuje { $move }
act-announce-unclear = { by } oznamuje ťah, ktorý nemožno uznať: { $written }
act-repeat = { by } opakuje { $move }
act-repeat-unclear = { by } opakuje ťah, ktorý nemožno uznať: { $written }
act-correct = { by } opravuje oznámenie na { $move }
act-correct-unclear = { by } opravuje oznámenie na ťah, ktorý nemožno uznať: { $written }
act-appoint = { $player ->
    [white] { by } určuje bielemu pomocníka, ktorý bude { $tasks }
   *[black] { by } určuje čiernemu pomocníka, ktorý bude { $tasks }
}
act-appoint-nothing = { $player ->
    [white] { by } určuje bielemu pomocníka bez úlohy
   *[black] { by } určuje čiernemu pomocníka bez úlohy
}
task-move = vykonávať ťahy na šachovnici
task-press = stláčať hodiny
task-record = zapisovať ťahy
task-announce = oznamovať ťahy
task-tell = na požiadanie informovať o čase aj počte ťahov
task-claim = upozorňovať na padnutie zástavky aj dotknutú figúrku
task-adjourn = vybavovať formality pri prerušení partie
