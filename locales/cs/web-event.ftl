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
    [many] { $n } hráči
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
event-disconnected = Server spojení ukončil
event-disconnected-text = Stránka se může připojit znovu. Nic z toho, co bylo zapsáno, se neztratilo.
event-disconnected-too_much = Stránka poslala příliš mnoho najednou, například po probuzení zařízení. Nic z toho, co bylo zapsáno, se neztratilo.
event-reconnect = Připojit znovu
event-needs-link = Tato stránka vyžaduje odkaz
event-needs-link-text = Naskenujte QR kód, který vám ukáže pořadatel, nebo otevřete odkaz, který vám poslal.
event-loading = Načítá se turnaj …
event-format-rounds = { $format }, { $n ->
    [one] { $n } kolo
    [few] { $n } kola
    [many] { $n } kola
   *[other] { $n } kol
}
event-format-swiss = Švýcarský systém (holandský)
event-format-round_robin = Každý s každým
event-format-double = Každý s každým dvakrát
event-format-match = Utkání dvou družstev
event-format-knockout = Vyřazovací systém
event-format-keizer = Keizerův systém
event-rehearsal = Zkouška
event-public-page = Veřejná stránka
event-player = Hráč
event-points = Body
event-mark-win = výhra
event-mark-draw = remíza
event-mark-loss = prohra
event-mark-short_win = výhra, nezapočítává se do ELO
event-mark-short_draw = remíza, nezapočítává se do ELO
event-mark-short_loss = prohra, nezapočítává se do ELO
event-mark-forfeit_win = kontumační výhra
event-mark-forfeit_loss = kontumační prohra
event-mark-pending = bez výsledku
event-mark-half_bye = půlbodové volno
event-mark-full_bye = volno za bod
event-mark-pairing_bye = volno
event-mark-zero_bye = nepřítomen
problem-pairer_failed = Program pro nasazování nedal použitelnou odpověď. Nasaďte bez něj, nebo se obraťte na správce serveru.
event-cancel = Zrušit
event-penalties = Tresty
event-penalty-open = Potrestat hráče
event-penalty-title = Potrestat hráče
event-penalty-title-of = Trest: { $name }
event-penalty-kind = Trest
event-penalty-warning = Napomenutí
event-penalty-points = Ztráta bodů
event-penalty-expulsion = Vyloučení
event-penalty-minus = Ztráta { $points } b.:
event-penalty-how-many = Kolik bodů se odečte
event-penalty-article = Článek
event-penalty-article-why = Pravidel nebo propozic turnaje. Bude ve zprávě rozhodčího.
event-penalty-reason = Důvod, bude v záznamu
event-penalty-result = { $kind ->
    [warning] { $name }: napomenutí. Pořadí se nemění.
    [points] { $name }: v pořadí se hned odečte { $points } b.
   *[expulsion] { $name }: vyloučení, další kola bez nasazení. Dosavadní výsledky platí.
}
event-penalty-warning-do = Napomenout a zaznamenat
event-penalty-points-do = Odečíst body
event-penalty-expulsion-do = Vyloučit z turnaje
event-penalty-done = Trest zaznamenán: { $name }
event-penalty-lift = Zrušit trest
event-penalty-lift-of = Zrušit trest: { $name }
event-penalty-lift-reason = Proč se ruší, bude v záznamu
event-penalty-lifted = Zrušeno: { $reason }
event-penalty-lifted-of = Trest zrušen: { $name }
event-away = Bez spojení se serverem od { $time }. Stránka ukazuje tehdejší stav a připojí se sama.
