### What all pages of events share: the list of events, entering by a link, names.

events-title = Turnaje
events-own = Vaše turnaje
events-all = Všetky turnaje
events-none = Zatiaľ žiadne turnaje.
events-new = Založiť turnaj
events-more = Ďalšie turnaje
event-phase-setup = Pripravuje sa
event-phase-running = { $round ->
    [0] Začína 1. kolo
   *[other] Odohrané { $round }. kolo
}
event-phase-finished = Skončil sa
event-players-count = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčov
}
event-player-number = Hráč { $n }
event-desk = Pult rozhodcu
event-office = Organizátor

event-role-organiser = Organizátor
event-role-chief_arbiter = Hlavný rozhodca
event-role-deputy = Zástupca hlavného rozhodcu
event-role-sector_arbiter = Sektorový rozhodca
event-role-sector = Sektorový rozhodca, šachovnice { $first }–{ $last }
event-role-pairing_officer = Nasadzovanie
event-role-check_in = Prezencia
event-role-result_entry = Zápis výsledkov
event-role-screen = Obrazovka v hracej miestnosti
event-role-player = Hráč
event-role-spectator = Divák

event-enter-title = Otvára sa turnaj …
event-enter-failed = Tento odkaz neplatí
event-enter-failed-text = Niekto ho zrušil, alebo nie je celý. Požiadajte organizátora o nový.
event-enter-none = V tejto adrese nie je žiadny odkaz
event-watch = Sledovať turnaj
event-missing = Taký turnaj neexistuje
event-missing-text = Skontrolujte adresu, alebo nájdite turnaj v zozname.
event-closed = Váš odkaz bol zrušený
event-closed-text = Niekto ho zrušil na stránke organizátora. Požiadajte organizátora o nový.
event-needs-link = Táto stránka vyžaduje odkaz
event-needs-link-text = Naskenujte QR kód, ktorý vám ukáže organizátor, alebo otvorte odkaz, ktorý vám poslal.
event-loading = Načítava sa turnaj …
