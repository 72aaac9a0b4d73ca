### Veřejná stránka turnaje a stránka hráče.

public-parts = Části turnaje
public-tab-round = { $round }. kolo
public-tab-players = Hráči
public-tab-standings = Pořadí
public-tab-crosstable = Tabulka
public-tab-bracket = Pavouk
public-tab-about = O turnaji
public-format-swiss = Švýcarský systém
public-format-round_robin = Každý s každým
public-format-double = Dvoukolově každý s každým
public-format-match = Zápas
public-format-knockout = Vyřazovací systém
public-format-keizer = Keizerův systém
public-rounds = { $n ->
    [one] jedno kolo
    [few] { $n } kola
    [many] { $n } kola
   *[other] { $n } kol
}
public-laws = Pravidla FIDE { $edition }
public-rehearsal = Zkouška
public-score = Skóre

public-pairings = Nasazení { $round }. kola
public-published = zveřejněno { $time }
public-board = Š.
public-board-long = Šachovnice
public-result = Výsledek
public-before = Body před kolem
public-open-game = { $board }. šachovnice: { $white } – { $black }, otevřít partii
public-no-round = Nasazení 1. kola ještě není zveřejněno.
public-rounds-all = Kola
public-round-link = { $round }. kolo
public-free-pairing_bye = volno
public-free-half_bye = půlbodové volno
public-free-full_bye = volno za bod
public-free-zero_bye = nehraje
public-free-other = nehraje
public-unrated = nezapočítává se
public-corrected = opraveno

public-board-free = V { $round }. kole tu nikdo nesedí
public-watch = Sledovat partii
public-state-waiting = ještě nezačala
public-state-playing = hraje se
public-state-stopped = hodiny stojí
public-state-adjourned = odložená
public-state-finished = skončila
public-live = Živé partie
public-live-all = { $n ->
    [one] Jedna partie
    [few] Všechny { $n } partie
    [many] Všech { $n } partie
   *[other] Všech { $n } partií
}
public-live-delay = Tahy se zobrazují se zpožděním { $n ->
    [one] { $n } minuty
    [few] { $n } minut
    [many] { $n } minuty
   *[other] { $n } minut
}.

public-standings = Pořadí po { $round }. kole
public-standings-final = Konečné pořadí
public-standings-start = Startovní listina
public-standings-none = Zatím tu nejsou žádní hráči.
public-all = { $n ->
    [one] Jeden hráč
    [few] Všichni { $n }
    [many] Všech { $n }
   *[other] Všech { $n }
}
public-federation = Fed.
public-title = Titul
public-withdrawn = odstoupil po { $round }. kole

public-crosstable = Tabulka

public-about-place = Místo
public-about-days = Termín
public-about-format = Systém
public-about-time = Tempo hry
public-about-laws = Pravidla
public-about-tiebreaks = Pomocná hodnocení
public-about-byes = Půlbodová volna
public-about-byes-none = žádná
public-about-byes-some = { $n ->
    [one] jedno na hráče
    [few] { $n } na hráče
    [many] { $n } na hráče
   *[other] { $n } na hráče
}
public-about-byes-until = { $byes }, do { $round }. kola
public-files = Soubory
public-file-pgn = Všechny partie (PGN)
public-file-round-pgn = Partie { $round }. kola (PGN)
public-file-trf = Soubor s výsledky (TRF)
public-file-feed = Výsledky jako kanál (Atom)
public-print = Tisk
public-announcements = Oznámení
public-no-announcements = Žádná oznámení.

me-title = { $name }, { $event }
me-card = Vaše partie
me-board = Šachovnice
me-play = { $color ->
    [white] Hrajete bílými, soupeř: { $name }
   *[black] Hrajete černými, soupeř: { $name }
}
me-over = { $color ->
    [white] Hráli jste bílými, soupeř: { $name }
   *[black] Hráli jste černými, soupeř: { $name }
}
me-bye-pairing_bye = V { $round }. kole máte volno
me-bye-half_bye = V { $round }. kole máte půlbodové volno
me-bye-full_bye = V { $round }. kole máte volno za bod
me-bye-zero_bye = V { $round }. kole nehrajete
me-next = { $round }. kolo ještě není nasazeno
me-next-in = V { $round }. kole budete nasazeni.
me-next-out = V { $round }. kole nebudete nasazeni.
me-next-check-in = Potvrďte účast v { $round }. kole, jinak nebudete nasazeni.
me-check-in = Jsem tady
me-checked-in = Vaše účast v { $round }. kole je potvrzena.
me-withdrawn = Odstoupili jste z turnaje
me-withdrawn-text = Je-li to omyl, řekněte to pořadateli: vrátit vás mohou jen činovníci.
me-finished = Turnaj skončil
me-waiting = čeká se na začátek
me-wooden = Hraje se u šachovnice: výsledek zadají rozhodčí.
me-starts = začátek v { $time }
me-started = začátek v { $time }
me-clock = vaše hodiny: { $time }
me-clock-runs = běží vaše hodiny: { $time }
me-clock-theirs = běží hodiny soupeře: { $time }
me-stopped = hodiny stojí
me-adjourned = odloženo
me-result = výsledek { $result }
me-go = K vaší šachovnici
me-replay = Přehrát partii
me-score = { $points } z { $rounds }
me-rank = { $rank }. místo
me-results = Vaše výsledky
me-no-results = Zatím bez výsledků.
me-notify = Upozornit na nové nasazení
me-notify-on = Na nové nasazení vás stránka upozorní, dokud bude otevřená.
me-notify-off = Tento prohlížeč upozornění nepovoluje.
me-notice-published = { $round }. kolo: šachovnice { $board }, { $color ->
    [white] bílé
   *[black] černé
}, soupeř { $name }
me-notice-free = Nasazení { $round }. kola je zveřejněno.
me-notice-started = { $round }. kolo začalo. Šachovnice { $board }.
me-opening = Otevírá se vaše šachovnice …
me-other = Žádosti
me-byes = Volna a nepřítomnost
me-byes-text = Půlbodová volna: požádáno o { $had } z { $most }.
me-byes-last = Naposledy je lze vzít v { $round }. kole.
me-no-byes = Půlbodová volna se v tomto turnaji nedávají.
me-bye-round = Kolo
me-bye-kind = O co žádáte
me-bye-half = Půlbodové volno
me-bye-zero = Vynechat kolo, 0 bodů
me-ask = Odeslat žádost
me-asked-half = { $round }. kolo: půlbodové volno
me-asked-full = { $round }. kolo: volno za bod
me-asked-zero = { $round }. kolo: bez partie, 0 bodů
me-state-asked = požádáno
me-state-granted = povoleno
me-state-refused = zamítnuto: { $reason }
me-cancel = Zrušit žádost
me-absent = { $round }. kolo: nepřítomnost
me-come = Přesto hrát { $round }. kolo
me-withdraw = Odstoupit z turnaje
me-withdraw-question = Odstoupit z turnaje { $event }?
me-withdraw-text = Už nebudete nasazeni. Vrátit to mohou jen činovníci.
me-withdraw-reason = Důvod (nepovinný)
me-withdraw-yes = Odstoupit
me-withdraw-no = Zůstat v turnaji
me-call = Zavolat rozhodčího
me-called = Rozhodčí byl zavolán.
me-called-taken = Rozhodčí už jde.
me-no-link = Toto zařízení nemá odkaz hráče pro tento turnaj
me-no-link-text = Načtěte svůj QR kód. Dostanete ho od pořadatele na papíře nebo na obrazovce.
me-watch = Sledovat turnaj
