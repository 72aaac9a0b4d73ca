### The arbiter’s desk of an event.
desk-title = Pult rozhodcu
desk-round = { $round }. kolo
desk-round-of = { $round }. kolo z { $rounds }
desk-to-office = Nasadenie
desk-calls = { $n ->
    [0] Privolania
    [one] { $n } privolanie
    [few] { $n } privolania
    [many] { $n } privolania
   *[other] { $n } privolaní
}
desk-calls-order = Najskôr stojace hodiny
desk-calls-none = Nikto rozhodcu nepotrebuje.
desk-board = { $board }. šachovnica
desk-clocks-stopped = Hodiny stoja.
desk-waits = čaká { $time }
desk-taken-by = Je tam { $name }
desk-somebody = niekto
desk-go = Ísť k { $board }. šachovnici
desk-take = Vziať si to
desk-release = Pustiť
desk-settle = Vybaviť
desk-settled = Vybavené
desk-decision = Ako sa rozhodlo
desk-need-call = { $who ->
    [none] Niekto volá rozhodcu
   *[other] { $who } volá rozhodcu
}
desk-need-flag = { $who ->
    [none] Padla zástavka
   *[other] { $who }: padla zástavka
}
desk-need-illegal_move = { $who ->
    [none] Nemožný ťah
   *[other] { $who }: nemožný ťah
}
desk-need-claim = { $who ->
    [none] Reklamácia
   *[other] { $who } reklamuje
}
desk-need-absence = { $who ->
    [none] Hráč neprišiel
   *[other] { $who }: hráč neprišiel
}
desk-need-connection_lost = { $who ->
    [none] Zariadenie stratilo spojenie
   *[other] { $who }: strata spojenia
}
desk-need-displaced_position = Kamene boli posunuté
desk-need-penalty = Rozhodca udelil trest
desk-need-other = { $who ->
    [none] Niečo sa stalo
   *[other] { $who }: niečo sa stalo
}
desk-status-call = { $color ->
    [white] Volá vás biely
    [black] Volá vás čierny
   *[none] Niekto vás volá
}
desk-status-flag = { $color ->
    [white] Zástavka: biely
    [black] Zástavka: čierny
   *[none] Zástavka
}
desk-status-illegal_move = Nemožný ťah
desk-status-claim = { $color ->
    [white] Reklamuje biely
    [black] Reklamuje čierny
   *[none] Reklamácia
}
desk-status-absence = { $color ->
    [white] Biely neprišiel
    [black] Čierny neprišiel
   *[none] Neprišiel
}
desk-status-connection_lost = { $color ->
    [white] Biely bez spojenia
    [black] Čierny bez spojenia
   *[none] Bez spojenia
}
desk-status-displaced_position = Posunuté kamene
desk-status-penalty = Trest
desk-status-other = Pozrite sa na partiu
desk-status-low = { $color ->
    [white] Biely v časovej tiesni
    [black] Čierny v časovej tiesni
   *[none] Časová tieseň
}
desk-status-stopped = Hodiny stoja
desk-state-waiting = nezačalo
desk-state-playing = hrá sa
desk-state-stopped = hodiny stoja
desk-state-adjourned = odložené
desk-state-finished = skončilo
desk-incidents = Udalosti turnaja
desk-incidents-all = Všetkých { $n } · podľa hráčov
desk-incidents-none = Zatiaľ bez udalostí.
desk-incidents-count = { $n ->
    [one] { $n } udalosť
    [few] { $n } udalosti
    [many] { $n } udalosti
   *[other] { $n } udalostí
}
desk-incident-call = privolanie rozhodcu
desk-incident-flag = padla zástavka
desk-incident-illegal_move = nemožný ťah
desk-incident-claim = reklamácia
desk-incident-absence = hráč neprišiel
desk-incident-connection_lost = strata spojenia
desk-incident-displaced_position = posunuté kamene
desk-incident-penalty = trest pri šachovnici
desk-incident-other = udalosť
desk-penalty-warning = napomenutie
desk-penalty-expulsion = vylúčenie z turnaja
desk-penalty-points = strata { $points } b.
desk-penalty-lifted = zrušené
desk-wall = Všetky šachovnice
desk-timer = Kolo trvá { $time }
desk-playing = hrá sa
desk-need-you = { $n ->
    [one] čaká
    [few] čakajú
    [many] čakajú
   *[other] čaká
}
desk-finished = skončilo
desk-sectors = Sektor
desk-sector-all = Všetko
desk-no-boards = Zatiaľ nie je zverejnené žiadne kolo.
desk-announce = Oznámiť
desk-stop-all = Zastaviť všetky hodiny
desk-resume-all = Pustiť všetky hodiny
desk-extra-time = Pridať čas
desk-announce-title = Oznámenie pre všetkých
desk-announce-text = Text, na všetkých telefónoch a obrazovkách
desk-announce-do = Oznámiť
desk-stop-title = Zastaviť všetky hodiny
desk-stop-ask = Zastaviť hodiny v { $n ->
    [one] { $n } partii
    [few] { $n } partiách
    [many] { $n } partii
   *[other] { $n } partiách
}?
desk-stop-reason = Rozhodca zastavuje všetky partie
desk-stop-do = Zastaviť všetky hodiny
desk-resume-title = Pustiť všetky hodiny
desk-resume-ask = Pustiť hodiny v { $n ->
    [one] { $n } partii
    [few] { $n } partiách
    [many] { $n } partii
   *[other] { $n } partiách
}?
desk-resume-do = Pustiť všetky hodiny
desk-time-title = Pridať čas všetkým hráčom
desk-time-minutes = Minút pre každého hráča
desk-time-result = V { $n ->
    [one] { $n } partii
    [few] { $n } partiách
    [many] { $n } partii
   *[other] { $n } partiách
} dostanú obaja hráči { $minutes } min navyše.
desk-time-do = Pridať čas
desk-only-sector = Len šachovnice { $first }–{ $last }.
desk-reason = Dôvod, hráči ho uvidia
desk-keep = Nechať tak
desk-notes = Odovzdávacie poznámky
desk-notes-and-announcements = Poznámky a oznámenia
desk-notes-none = Zatiaľ žiadne poznámky.
desk-note-text = Poznámka pre ostatných rozhodcov
desk-note-leave = Zanechať poznámku
desk-announcements = Oznámenia
desk-announcements-none = Zatiaľ žiadne oznámenia.
desk-back = Späť na pult
desk-notify-me = Upozorniť ma na privolania
desk-key-walk = ďalšia a predchádzajúca šachovnica
desk-key-open = otvoriť šachovnicu
desk-key-back = späť na tú istú šachovnicu
desk-key-sectors = sektory
desk-key-next = ďalšie privolanie
desk-key-stop = zastaviť všetky hodiny
desk-withdraw = Stiahnuť
desk-withdraw-which = Stiahnuť „{ $text }“
