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
    [many] { $n } hráči
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
event-disconnected = Server ukončil spojenie
event-disconnected-text = Stránka sa môže pripojiť znova. Nič z toho, čo bolo zapísané, sa nestratilo.
event-disconnected-too_much = Stránka poslala priveľa naraz, napríklad po prebudení zariadenia. Nič z toho, čo bolo zapísané, sa nestratilo.
event-reconnect = Pripojiť znova
event-needs-link = Táto stránka vyžaduje odkaz
event-needs-link-text = Naskenujte QR kód, ktorý vám ukáže organizátor, alebo otvorte odkaz, ktorý vám poslal.
event-loading = Načítava sa turnaj …
event-format-rounds = { $format }, { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
    [many] { $n } kolá
   *[other] { $n } kôl
}
event-format-swiss = Švajčiarsky systém (holandský)
event-format-round_robin = Každý s každým
event-format-double = Každý s každým dvakrát
event-format-match = Zápas dvoch družstiev
event-format-knockout = Vyraďovací systém
event-format-keizer = Keizerov systém
event-rehearsal = Skúška
event-public-page = Verejná stránka
event-player = Hráč
event-points = Body
event-mark-win = výhra
event-mark-draw = remíza
event-mark-loss = prehra
event-mark-short_win = výhra, nezapočítava sa do ELO
event-mark-short_draw = remíza, nezapočítava sa do ELO
event-mark-short_loss = prehra, nezapočítava sa do ELO
event-mark-forfeit_win = kontumačná výhra
event-mark-forfeit_loss = kontumačná prehra
event-mark-pending = bez výsledku
event-mark-half_bye = polbodové voľno
event-mark-full_bye = voľno za bod
event-mark-pairing_bye = voľno
event-mark-zero_bye = neprítomný
problem-pairer_failed = Program na nasadzovanie nedal použiteľnú odpoveď. Nasaďte bez neho, alebo sa obráťte na správcu servera.
event-cancel = Zrušiť
event-penalties = Tresty
event-penalty-open = Potrestať hráča
event-penalty-title = Potrestať hráča
event-penalty-title-of = Trest: { $name }
event-penalty-kind = Trest
event-penalty-warning = Napomenutie
event-penalty-points = Strata bodov
event-penalty-expulsion = Vylúčenie
event-penalty-minus = Strata { $points } b.:
event-penalty-how-many = Koľko bodov sa odpočíta
event-penalty-article = Článok
event-penalty-article-why = Pravidiel alebo propozícií turnaja. Bude v správe rozhodcu.
event-penalty-reason = Dôvod, bude v zázname
event-penalty-result = { $kind ->
    [warning] { $name }: napomenutie. Poradie sa nemení.
    [points] { $name }: v poradí sa hneď odpočíta { $points } b.
   *[expulsion] { $name }: vylúčenie, ďalšie kolá bez nasadenia. Doterajšie výsledky platia.
}
event-penalty-warning-do = Napomenúť a zaznamenať
event-penalty-points-do = Odpočítať body
event-penalty-expulsion-do = Vylúčiť z turnaja
event-penalty-done = Trest zaznamenaný: { $name }
event-penalty-lift = Zrušiť trest
event-penalty-lift-of = Zrušiť trest: { $name }
event-penalty-lift-reason = Prečo sa ruší, bude v zázname
event-penalty-lifted = Zrušené: { $reason }
event-penalty-lifted-of = Trest zrušený: { $name }
event-away = Bez spojenia so serverom od { $time }. Stránka ukazuje vtedajší stav a pripojí sa sama.
