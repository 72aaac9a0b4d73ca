### Čo ľudia pri šachovnici robia, jedna správa na každý čin.

act-start = { by } začína partiu
act-tick = čas plynie
act-arrive = { by } prichádza k šachovnici
act-touch = { by } sa dotýka { $pieces }{ $order ->
    [unknown] , nie je známe, čoho skôr
   *[known] {""}
}
act-touch-nothing = { by } sa nedotýka nijakej figúrky
act-release = { by } púšťa z ruky { $piece }
act-adjust = { by } opravuje { $pieces }
act-adjust-nothing = { by } neopravuje nijakú figúrku
act-move = { $hands ->
    [1] { by } hrá { $move }
   *[other] { by } hrá { $move } oboma rukami
}
act-move-unclear = { by } udáva ťah: { $written }
act-press = { by } stláča hodiny
act-play = { by } hrá { $move } a stláča hodiny
act-offer_draw = { by } ponúka remízu
act-accept_draw = { by } prijíma remízu
act-decline_draw = { by } odmieta remízu
act-resign = { by } sa vzdáva
act-claim_draw = { by } reklamuje remízu { $ground }
act-claim_draw-intended = { by } reklamuje remízu { $ground } so zamýšľaným ťahom { $move }
act-claim_draw-unclear = { by } reklamuje remízu { $ground } so zamýšľaným ťahom: { $written }
act-claim_flag = { by } reklamuje, že { opponent-dative } padla zástavka{ by-display }
act-claim_illegal_move = { by } reklamuje nemožný ťah{ by-display }
act-claim_touch_move = { by } reklamuje porušenie pravidla „dotknuté-ťahané“{ by-display }
by-display = { $evidence ->
    [display] , a to podľa údajov zobrazených v hracej miestnosti
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
    [white] { by } pridáva bielemu { $time }
   *[black] { by } pridáva čiernemu { $time }
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
    [white] { by } trestá bieleho: { $penalty } o { $time }
   *[black] { by } trestá čierneho: { $penalty } o { $time }
}
act-penalise-points = { $player ->
    [white] { by } trestá bieleho: { $penalty } na { $points }
   *[black] { by } trestá čierneho: { $penalty } na { $points }
}
act-rule-accept = { by } reklamáciu uznáva
act-rule-reject = { by } reklamáciu zamieta
act-rule-postpone = { by } odkladá rozhodnutie o reklamácii
act-rule-postpone-time = { by } odkladá rozhodnutie o reklamácii a súperovi žiadateľa pridáva { $time }
act-declare = { by } vyhlasuje výsledok { $score }
act-report = { by } hlási: { $irregularity }
act-record = { by } zaznamenáva { $move }
act-record-unclear = { by } zaznamenáva ťah: { $written }
act-sign = { by } podpisuje partiár s výsledkom { $score }
act-agree_resume = { by } súhlasí s pokračovaním partie
act-agree_correction = { by } súhlasí s opravou nemožného ťahu
act-ask_record = { by } žiada o nahliadnutie do partiáru
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
act-request_increment = { by } žiada o prídavok piatich sekúnd na ťah pre oboch hráčov
act-leave = { $permission ->
    [given] { by } opúšťa s povolením rozhodcu miesto konania hry
   *[none] { by } opúšťa bez povolenia miesto konania hry
}
act-restore-start = { by } obnovuje postavenie, z ktorého sa partia začala
act-restore = { by } obnovuje postavenie po { $n } { $n ->
    [one] polťahu
    [few] polťahoch
    [many] polťahu
   *[other] polťahoch
}
act-appeal = { by } sa odvoláva proti rozhodnutiu rozhodcu
act-decide_appeal = { $decision ->
    [accept] { by } oznamuje, že odvolaniu sa vyhovuje
    [reject] { by } oznamuje, že odvolanie sa zamieta
   *[postpone] { by } oznamuje, že rozhodnutie o odvolaní sa odkladá
}

## Prerušenie partie.

act-adjourn = { by } nariaďuje prerušenie partie
act-adjourn-until = { by } nariaďuje prerušenie partie, dohrávka sa začne v čase { $moment }
act-seal = { by } pečatí ťah
act-open_envelope = { by } otvára obálku
act-envelope_lost = { $position ->
    [known] { by } oznamuje, že sa obálka stratila
   *[lost] { by } oznamuje, že sa obálka stratila a postavenie nemožno obnoviť
}

## Zrakovo postihnutí hráči a pomocníci.

act-announce = { by } oznamuje { $move }
act-announce-unclear = { by } oznamuje ťah: { $written }
act-repeat = { by } opakuje { $move }
act-repeat-unclear = { by } opakuje ťah: { $written }
act-correct = { by } opravuje oznámenie na { $move }
act-correct-unclear = { by } opravuje oznámenie: { $written }
act-appoint = { $player ->
    [white] { by } určuje bielemu pomocníka, ktorý bude { $tasks }
   *[black] { by } určuje čiernemu pomocníka, ktorý bude { $tasks }
}
act-appoint-nothing = { $player ->
    [white] { by } určuje bielemu pomocníka bez úlohy
   *[black] { by } určuje čiernemu pomocníka bez úlohy
}
task-move = premiestňovať figúrky
task-press = stláčať hodiny
task-record = zaznamenávať ťahy
task-announce = oznamovať ťahy
task-tell = na požiadanie informovať o čase aj počte ťahov
task-claim = upozorňovať na padnutie zástavky aj dotknutú figúrku
task-adjourn = vybavovať prerušenie partie
