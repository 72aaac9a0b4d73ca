### Co lidé u šachovnice dělají, jedna zpráva na každý čin.

act-start = { by } zahajuje partii
act-tick = čas běží
act-arrive = { by } přichází k šachovnici
act-touch = { by } se dotýká { $pieces }{ $order ->
    [unknown] ; není známo, kterého kamene dříve
   *[known] {""}
}
act-touch-nothing = { by } se nedotýká žádného kamene
act-release = { by } pouští z ruky { $piece }
act-adjust = { by } opravuje postavení { $pieces }
act-adjust-nothing = { by } neopravuje postavení žádného kamene
act-move = { $hands ->
    [1] { by } hraje { $move }
   *[other] { by } hraje { $move } oběma rukama
}
act-move-unclear = { by } zadává tah, který nelze uznat: { $written }
act-press = { by } přepíná hodiny
act-play = { by } hraje { $move } a přepíná hodiny
act-offer_draw = { by } nabízí remízu
act-accept_draw = { by } přijímá remízu
act-decline_draw = { by } odmítá remízu
act-resign = { by } se vzdává
act-claim_draw = { by } reklamuje remízu { $ground }
act-claim_draw-intended = { by } reklamuje remízu { $ground } po zamýšleném tahu { $move }
act-claim_draw-unclear = { by } reklamuje remízu { $ground }, zamýšlený tah však nelze uznat: { $written }
act-claim_flag = { by } reklamuje, že { opponent-dative } spadl praporek{ by-display }
act-claim_illegal_move = { by } reklamuje nepřípustný tah{ by-display }
act-claim_touch_move = { by } reklamuje porušení pravidla „dotknuto-hráno“{ by-display }
by-display = { $evidence ->
    [display] , a to podle údajů zobrazených v hrací místnosti
   *[none] {""}
}
act-withdraw-offer = { by } chce odvolat nabídku remízy
act-withdraw-claim = { by } chce odvolat reklamaci
act-stop_clocks = { by } zastavuje hodiny
act-resume = { by } dává pokyn k pokračování hry
act-set_clock = { by } nastavuje hodiny: { $settings }
act-set_clock-nothing = { by } ponechává hodiny beze změny
setting-white = bílý { $time }
setting-black = černý { $time }
setting-moves = počítadlo tahů { $moves }
act-add_time = { $player ->
    [white] { by } dává bílému { $time }
   *[black] { by } dává černému { $time }
}
act-deduct_time = { $player ->
    [white] { by } odebírá bílému { $time }
   *[black] { by } odebírá černému { $time }
}
act-warn = { $player ->
    [white] { by } napomíná bílého
   *[black] { by } napomíná černého
}
act-penalise = { $player ->
    [white] { by } trestá bílého: { $penalty }
   *[black] { by } trestá černého: { $penalty }
}
act-penalise-time = { $player ->
    [white] { by } trestá bílého: { $penalty } ({ $time })
   *[black] { by } trestá černého: { $penalty } ({ $time })
}
act-penalise-points = { $player ->
    [white] { by } trestá bílého: { $penalty } na { $points }
   *[black] { by } trestá černého: { $penalty } na { $points }
}
act-rule-accept = { by } reklamaci uznává
act-rule-reject = { by } reklamaci zamítá
act-rule-postpone = { by } odkládá rozhodnutí o reklamaci
act-rule-postpone-time = { by } odkládá rozhodnutí o reklamaci a soupeři žadatele dává { $time }
act-declare = { $score ->
    [none] { by } vyhlašuje, že partie je bez výsledku
   *[other] { by } vyhlašuje výsledek { $score }
}
act-report = { by } hlásí: { $irregularity }
act-record = { by } zapisuje { $move }
act-record-unclear = { by } zapisuje tah, který nelze uznat: { $written }
act-sign = { $score ->
    [none] { by } podepisuje partiář bez výsledku
   *[other] { by } podepisuje partiář s výsledkem { $score }
}
act-agree_resume = { by } souhlasí s pokračováním hry
act-disconnected = { $player ->
    [white] bílý ztratil spojení
   *[black] černý ztratil spojení
}
act-connected = { $player ->
    [white] bílý je znovu připojen
   *[black] černý je znovu připojen
}
act-claim_absence = { $wanted ->
    [win] { by } se hlásí o výhru, protože soupeř je příliš dlouho nepřítomen
   *[abort] { by } ukončuje partii, protože soupeř je příliš dlouho nepřítomen
}
act-take_back = { by } chce vzít zpět poslední tah
act-accept_take_back = { by } dovoluje soupeři vzít tah zpět
act-decline_take_back = { by } nedovoluje soupeři vzít tah zpět
act-agree_correction = { by } souhlasí s vrácením nepřípustného tahu
act-ask_record = { by } žádá o nahlédnutí do partiáře
act-claim_quickplay = { by } reklamuje remízu, protože { $ground }
act-verify = { $agrees ->
    [yes] { by } potvrzuje pozici a reklamaci
   *[no] { by } popírá pozici nebo reklamaci
}
act-reopen = { by } znovu otevírá partii
act-end_session = { by } ukončuje hrací dobu
act-admit = { $player ->
    [white] { by } připouští bílého ke hře i přes pozdní příchod
   *[black] { by } připouští černého ke hře i přes pozdní příchod
}
act-undo_offence-illegal_move = { $player ->
    [white] { by } rozhoduje, že se poslední nepřípustný tah bílého nepočítá
   *[black] { by } rozhoduje, že se poslední nepřípustný tah černého nepočítá
}
act-undo_offence-warning = { $player ->
    [white] { by } ruší poslední napomenutí bílého
   *[black] { by } ruší poslední napomenutí černého
}
act-undo_offence-penalty = { $player ->
    [white] { by } ruší poslední trest bílého
   *[black] { by } ruší poslední trest černého
}
act-request_increment = { by } žádá o přídavek pěti sekund na tah pro oba hráče
act-leave = { $permission ->
    [given] { by } opouští hrací prostor s dovolením rozhodčího
   *[none] { by } opouští hrací prostor bez dovolení
}
act-restore-start = { by } obnovuje pozici, ze které partie začala
act-restore = { by } obnovuje pozici po { $n } { $n ->
    [one] půltahu
    [few] půltazích
    [many] půltahu
   *[other] půltazích
}
act-appeal = { by } se odvolává proti rozhodnutí rozhodčího
act-decide_appeal = { $decision ->
    [accept] { by } oznamuje, že se odvolání vyhovuje
    [reject] { by } oznamuje, že se odvolání zamítá
   *[postpone] { by } oznamuje, že se rozhodnutí o odvolání odkládá
}

## Přerušení partie.

act-adjourn = { by } nařizuje přerušení partie
act-adjourn-until = { by } nařizuje přerušení partie; dohrávka začne { $moment }
act-seal = { by } pečetí tah
act-open_envelope = { by } otevírá obálku
act-envelope_lost = { $position ->
    [known] { by } oznamuje, že se obálka ztratila
   *[lost] { by } oznamuje, že se obálka ztratila a pozici nelze obnovit
}

## Zrakově postižení hráči a pomocníci.

act-announce = { by } oznamuje { $move }
act-announce-unclear = { by } oznamuje tah, který nelze uznat: { $written }
act-repeat = { by } opakuje { $move }
act-repeat-unclear = { by } opakuje tah, který nelze uznat: { $written }
act-correct = { by } opravuje oznámení na { $move }
act-correct-unclear = { by } opravuje oznámení na tah, který nelze uznat: { $written }
act-appoint = { $player ->
    [white] { by } určuje bílému pomocníka, který bude { $tasks }
   *[black] { by } určuje černému pomocníka, který bude { $tasks }
}
act-appoint-nothing = { $player ->
    [white] { by } určuje bílému pomocníka bez úkolu
   *[black] { by } určuje černému pomocníka bez úkolu
}
task-move = provádět tahy na šachovnici
task-press = obsluhovat hodiny
task-record = zapisovat tahy
task-announce = oznamovat tahy
task-tell = na požádání informovat o čase i počtu tahů
task-claim = upozorňovat na pád praporku i dotknutý kámen
task-adjourn = vyřizovat formality při přerušení partie
