### What all pages of events share: the list of events, entering by a link, names.

events-title = Turnaje
events-own = Vaše turnaje
events-all = Všechny turnaje
events-none = Zatím žádné turnaje.
events-new = Založit turnaj
events-more = Další turnaje
event-phase-setup = Připravuje se
event-phase-running = { $round ->
    [0] Začíná 1. kolo
   *[other] Odehráno { $round }. kolo
}
event-phase-finished = Skončil
event-players-count = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
   *[other] { $n } hráčů
}
event-player-number = Hráč { $n }
event-desk = Pult rozhodčího
event-office = Pořadatel

event-role-organiser = Pořadatel
event-role-chief_arbiter = Hlavní rozhodčí
event-role-deputy = Zástupce hlavního rozhodčího
event-role-sector_arbiter = Sektorový rozhodčí
event-role-sector = Sektorový rozhodčí, šachovnice { $first }–{ $last }
event-role-pairing_officer = Nasazování
event-role-check_in = Prezence
event-role-result_entry = Zápis výsledků
event-role-screen = Obrazovka v hrací místnosti
event-role-player = Hráč
event-role-spectator = Divák

event-enter-title = Otevírá se turnaj …
event-enter-failed = Tento odkaz neplatí
event-enter-failed-text = Někdo ho zrušil, nebo není celý. Požádejte pořadatele o nový.
event-enter-none = V této adrese žádný odkaz není
event-watch = Sledovat turnaj
event-missing = Takový turnaj neexistuje
event-missing-text = Zkontrolujte adresu, nebo najděte turnaj v seznamu.
event-closed = Váš odkaz byl zrušen
event-closed-text = Někdo ho zrušil na stránce pořadatele. Požádejte pořadatele o nový.
event-needs-link = Tato stránka vyžaduje odkaz
event-needs-link-text = Naskenujte QR kód, který vám ukáže pořadatel, nebo otevřete odkaz, který vám poslal.
event-loading = Načítá se turnaj …
