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
event-round-short = { $round }. kolo
event-rank = Pořadí
event-player = Hráč
event-points = Body
event-crosstable = Křížová tabulka
event-cross-white = b
event-cross-black = č
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
event-how-sum = Součet
event-how-dummy = (virtuální soupeř)
event-how-cut-lowest = vynecháno: nejnižší
event-how-cut-highest = vynecháno: nejvyšší
event-how-cut-voluntary = vynecháno přednostně: hráč se rozhodl nehrát
event-how-cut-early_round = vynecháno: jedno z prvních kol
event-how-no-sum = Hodnota je { $value }. Není to součet po kolech.
event-how-none = K této hodnotě není rozpis.
event-tiebreak-PTS = Body ze všech kol.
event-tiebreak-DE = Vzájemné partie hráčů se stejným ziskem.
event-tiebreak-WIN = Počet výher, i bez hry.
event-tiebreak-WON = Počet výher u šachovnice.
event-tiebreak-BPG = Počet partií s černými.
event-tiebreak-BWG = Počet výher s černými.
event-tiebreak-PS = Postupné body: sčítá se stav po každém kole.
event-tiebreak-BH = Buchholz: sčítají se body soupeřů.
event-tiebreak-AOB = Průměrný Buchholz soupeřů.
event-tiebreak-FB = Buchholz, jako by poslední kolo skončilo remízami.
event-tiebreak-SB = Sonneborn-Berger: body soupeřů násobené výsledkem proti nim.
event-tiebreak-KS = Koya: body proti hráčům s nejméně polovinou bodů.
event-tiebreak-ARO = Průměrný rating soupeřů.
event-tiebreak-TPR = Turnajová výkonnost.
event-line = Č.
problem-pairer_failed = Program pro nasazování nedal použitelnou odpověď. Nasaďte bez něj, nebo se obraťte na správce serveru.
