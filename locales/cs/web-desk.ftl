### The arbiter’s desk of an event.
desk-title = Pult rozhodčího
desk-round = { $round }. kolo
desk-round-of = { $round }. kolo z { $rounds }
desk-to-office = Nasazení
desk-calls = { $n ->
    [0] Přivolání
    [one] { $n } přivolání
    [few] { $n } přivolání
    [many] { $n } přivolání
   *[other] { $n } přivolání
}
desk-calls-order = Nejdřív stojící hodiny
desk-calls-none = Nikdo rozhodčího nepotřebuje.
desk-board = { $board }. šachovnice
desk-clocks-stopped = Hodiny stojí.
desk-waits = čeká { $time }
desk-taken-by = Je tam { $name }
desk-somebody = někdo
desk-go = Jít k { $board }. šachovnici
desk-take = Vzít si to
desk-release = Pustit
desk-settle = Vyřídit
desk-settled = Vyřízeno
desk-decision = Jak bylo rozhodnuto
desk-need-call = { $who ->
    [none] Někdo volá rozhodčího
   *[other] { $who } volá rozhodčího
}
desk-need-flag = { $who ->
    [none] Spadl praporek
   *[other] { $who }: spadl praporek
}
desk-need-illegal_move = { $who ->
    [none] Nepřípustný tah
   *[other] { $who }: nepřípustný tah
}
desk-need-claim = { $who ->
    [none] Reklamace
   *[other] { $who } reklamuje
}
desk-need-absence = { $who ->
    [none] Hráč nepřišel
   *[other] { $who }: hráč nepřišel
}
desk-need-connection_lost = { $who ->
    [none] Zařízení ztratilo spojení
   *[other] { $who }: ztráta spojení
}
desk-need-displaced_position = Kameny byly posunuty
desk-need-penalty = Rozhodčí udělil trest
desk-need-other = { $who ->
    [none] Něco se stalo
   *[other] { $who }: něco se stalo
}
desk-status-call = { $color ->
    [white] Volá vás bílý
    [black] Volá vás černý
   *[none] Někdo vás volá
}
desk-status-flag = { $color ->
    [white] Praporek: bílý
    [black] Praporek: černý
   *[none] Praporek
}
desk-status-illegal_move = Nepřípustný tah
desk-status-claim = { $color ->
    [white] Reklamuje bílý
    [black] Reklamuje černý
   *[none] Reklamace
}
desk-status-absence = { $color ->
    [white] Bílý nepřišel
    [black] Černý nepřišel
   *[none] Nepřišel
}
desk-status-connection_lost = { $color ->
    [white] Bílý bez spojení
    [black] Černý bez spojení
   *[none] Bez spojení
}
desk-status-displaced_position = Posunuté kameny
desk-status-penalty = Trest
desk-status-other = Podívejte se na partii
desk-status-low = { $color ->
    [white] Bílý v časové tísni
    [black] Černý v časové tísni
   *[none] Časová tíseň
}
desk-status-stopped = Hodiny stojí
desk-state-waiting = nezačalo
desk-state-playing = hraje se
desk-state-stopped = hodiny stojí
desk-state-adjourned = odloženo
desk-state-finished = skončilo
desk-incidents = Události turnaje
desk-incidents-all = Všech { $n } · podle hráčů
desk-incidents-none = Zatím bez událostí.
desk-incidents-count = { $n ->
    [one] { $n } událost
    [few] { $n } události
    [many] { $n } události
   *[other] { $n } událostí
}
desk-incident-call = přivolání rozhodčího
desk-incident-flag = spadl praporek
desk-incident-illegal_move = nepřípustný tah
desk-incident-claim = reklamace
desk-incident-absence = hráč nepřišel
desk-incident-connection_lost = ztráta spojení
desk-incident-displaced_position = posunuté kameny
desk-incident-penalty = trest u šachovnice
desk-incident-other = událost
desk-penalty-warning = napomenutí
desk-penalty-expulsion = vyloučení z turnaje
desk-penalty-points = ztráta { $points } b.
desk-penalty-lifted = zrušeno
desk-wall = Všechny šachovnice
desk-timer = Kolo trvá { $time }
desk-playing = hraje se
desk-need-you = { $n ->
    [one] čeká
    [few] čekají
    [many] čekají
   *[other] čeká
}
desk-finished = skončilo
desk-sectors = Sektor
desk-sector-all = Vše
desk-no-boards = Zatím není zveřejněné žádné kolo.
desk-announce = Oznámit
desk-stop-all = Zastavit všechny hodiny
desk-resume-all = Pustit všechny hodiny
desk-extra-time = Přidat čas
desk-announce-title = Oznámení pro všechny
desk-announce-text = Text, na všech telefonech a obrazovkách
desk-announce-do = Oznámit
desk-stop-title = Zastavit všechny hodiny
desk-stop-ask = Zastavit hodiny v { $n ->
    [one] { $n } partii
    [few] { $n } partiích
    [many] { $n } partii
   *[other] { $n } partiích
}?
desk-stop-reason = Rozhodčí zastavuje všechny partie
desk-stop-do = Zastavit všechny hodiny
desk-resume-title = Pustit všechny hodiny
desk-resume-ask = Pustit hodiny v { $n ->
    [one] { $n } partii
    [few] { $n } partiích
    [many] { $n } partii
   *[other] { $n } partiích
}?
desk-resume-do = Pustit všechny hodiny
desk-time-title = Přidat čas všem hráčům
desk-time-minutes = Minut pro každého hráče
desk-time-result = V { $n ->
    [one] { $n } partii
    [few] { $n } partiích
    [many] { $n } partii
   *[other] { $n } partiích
} dostanou oba hráči { $minutes } min navíc.
desk-time-do = Přidat čas
desk-only-sector = Jen šachovnice { $first }–{ $last }.
desk-reason = Důvod, hráči ho uvidí
desk-keep = Nechat být
desk-notes = Předávací poznámky
desk-notes-and-announcements = Poznámky a oznámení
desk-notes-none = Zatím žádné poznámky.
desk-note-text = Poznámka pro ostatní rozhodčí
desk-note-leave = Zanechat poznámku
desk-announcements = Oznámení
desk-announcements-none = Zatím žádná oznámení.
desk-back = Zpět na pult
desk-notify-me = Upozornit mě na přivolání
desk-key-walk = další a předchozí šachovnice
desk-key-open = otevřít šachovnici
desk-key-back = zpět na stejnou šachovnici
desk-key-sectors = sektory
desk-key-next = další přivolání
desk-key-stop = zastavit všechny hodiny
desk-withdraw = Stáhnout
desk-withdraw-which = Stáhnout „{ $text }“
