### Verejná stránka turnaja a stránka hráča.

public-parts = Časti turnaja
public-tab-round = { $round }. kolo
public-tab-players = Hráči
public-tab-standings = Poradie
public-tab-crosstable = Tabuľka
public-tab-bracket = Pavúk
public-tab-about = O turnaji
public-format-swiss = Švajčiarsky systém
public-format-round_robin = Každý s každým
public-format-double = Dvojkolovo každý s každým
public-format-match = Zápas
public-format-knockout = Vyraďovací systém
public-format-keizer = Keizerov systém
public-rounds = { $n ->
    [one] jedno kolo
    [few] { $n } kolá
    [many] { $n } kola
   *[other] { $n } kôl
}
public-laws = Pravidlá FIDE { $edition }
public-rehearsal = Skúška
public-score = Skóre

public-pairings = Nasadenie { $round }. kola
public-published = zverejnené { $time }
public-board = Š.
public-board-long = Šachovnica
public-result = Výsledok
public-before = Body pred kolom
public-open-game = { $board }. šachovnica: { $white } – { $black }, otvoriť partiu
public-no-round = Nasadenie 1. kola ešte nie je zverejnené.
public-rounds-all = Kolá
public-round-link = { $round }. kolo
public-free-pairing_bye = voľno
public-free-half_bye = polbodové voľno
public-free-full_bye = voľno za bod
public-free-zero_bye = nehrá
public-free-other = nehrá
public-unrated = nezapočítava sa
public-corrected = opravené

public-board-free = V { $round }. kole tu nikto nesedí
public-watch = Sledovať partiu
public-state-waiting = ešte sa nezačala
public-state-playing = hrá sa
public-state-stopped = hodiny stoja
public-state-adjourned = odložená
public-state-finished = skončila sa
public-live = Živé partie
public-live-all = { $n ->
    [one] Jedna partia
    [few] Všetky { $n } partie
    [many] Všetkých { $n } partie
   *[other] Všetkých { $n } partií
}
public-live-delay = Ťahy sa zobrazujú s oneskorením { $n ->
    [one] { $n } minúty
    [few] { $n } minút
    [many] { $n } minúty
   *[other] { $n } minút
}.

public-standings = Poradie po { $round }. kole
public-standings-final = Konečné poradie
public-standings-start = Štartová listina
public-standings-none = Zatiaľ tu nie sú žiadni hráči.
public-all = { $n ->
    [one] Jeden hráč
    [few] Všetci { $n }
    [many] Všetkých { $n }
   *[other] Všetkých { $n }
}
public-federation = Fed.
public-title = Titul
public-withdrawn = odstúpil po { $round }. kole

public-crosstable = Tabuľka

public-about-place = Miesto
public-about-days = Termín
public-about-format = Systém
public-about-time = Tempo hry
public-about-laws = Pravidlá
public-about-tiebreaks = Pomocné hodnotenia
public-about-byes = Polbodové voľná
public-about-byes-none = žiadne
public-about-byes-some = { $n ->
    [one] jedno na hráča
    [few] { $n } na hráča
    [many] { $n } na hráča
   *[other] { $n } na hráča
}
public-about-byes-until = { $byes }, do { $round }. kola
public-files = Súbory
public-file-pgn = Všetky partie (PGN)
public-file-round-pgn = Partie { $round }. kola (PGN)
public-file-trf = Súbor s výsledkami (TRF)
public-file-feed = Výsledky ako kanál (Atom)
public-print = Tlač
public-announcements = Oznámenia
public-no-announcements = Žiadne oznámenia.

me-title = { $name }, { $event }
me-card = Vaša partia
me-board = Šachovnica
me-play = { $color ->
    [white] Hráte bielymi, súper: { $name }
   *[black] Hráte čiernymi, súper: { $name }
}
me-over = { $color ->
    [white] Hrali ste bielymi, súper: { $name }
   *[black] Hrali ste čiernymi, súper: { $name }
}
me-bye-pairing_bye = V { $round }. kole máte voľno
me-bye-half_bye = V { $round }. kole máte polbodové voľno
me-bye-full_bye = V { $round }. kole máte voľno za bod
me-bye-zero_bye = V { $round }. kole nehráte
me-next = { $round }. kolo ešte nie je nasadené
me-next-in = V { $round }. kole budete nasadení.
me-next-out = V { $round }. kole nebudete nasadení.
me-next-check-in = Potvrďte účasť v { $round }. kole, inak nebudete nasadení.
me-check-in = Som tu
me-checked-in = Vaša účasť v { $round }. kole je potvrdená.
me-withdrawn = Odstúpili ste z turnaja
me-withdrawn-text = Ak je to omyl, povedzte to organizátorovi: vrátiť vás môžu iba činovníci.
me-finished = Turnaj sa skončil
me-waiting = čaká sa na začiatok
me-wooden = Hrá sa pri šachovnici: výsledok zadajú rozhodcovia.
me-starts = začiatok o { $time }
me-started = začiatok o { $time }
me-clock = vaše hodiny: { $time }
me-clock-runs = bežia vaše hodiny: { $time }
me-clock-theirs = bežia hodiny súpera: { $time }
me-stopped = hodiny stoja
me-adjourned = odložené
me-result = výsledok { $result }
me-go = K vašej šachovnici
me-replay = Prehrať partiu
me-score = { $points } z { $rounds }
me-rank = { $rank }. miesto
me-results = Vaše výsledky
me-no-results = Zatiaľ bez výsledkov.
me-notify = Upozorniť na nové nasadenie
me-notify-on = Na nové nasadenie vás stránka upozorní, kým bude otvorená.
me-notify-off = Tento prehliadač upozornenia nepovoľuje.
me-notice-published = { $round }. kolo: šachovnica { $board }, { $color ->
    [white] biele
   *[black] čierne
}, súper { $name }
me-notice-free = Nasadenie { $round }. kola je zverejnené.
me-notice-started = { $round }. kolo sa začalo. Šachovnica { $board }.
me-opening = Otvára sa vaša šachovnica …
me-other = Žiadosti
me-byes = Voľná a neprítomnosť
me-byes-text = Polbodové voľná: požiadané o { $had } z { $most }.
me-byes-last = Naposledy ich možno vziať v { $round }. kole.
me-no-byes = Polbodové voľná sa v tomto turnaji nedávajú.
me-bye-round = Kolo
me-bye-kind = O čo žiadate
me-bye-half = Polbodové voľno
me-bye-zero = Vynechať kolo, 0 bodov
me-ask = Odoslať žiadosť
me-asked-half = { $round }. kolo: polbodové voľno
me-asked-full = { $round }. kolo: voľno za bod
me-asked-zero = { $round }. kolo: bez partie, 0 bodov
me-state-asked = požiadané
me-state-granted = povolené
me-state-refused = zamietnuté: { $reason }
me-cancel = Zrušiť žiadosť
me-absent = { $round }. kolo: neprítomnosť
me-come = Predsa hrať { $round }. kolo
me-withdraw = Odstúpiť z turnaja
me-withdraw-question = Odstúpiť z turnaja { $event }?
me-withdraw-text = Už nebudete nasadení. Vrátiť to môžu iba činovníci.
me-withdraw-reason = Dôvod (nepovinný)
me-withdraw-yes = Odstúpiť
me-withdraw-no = Zostať v turnaji
me-call = Zavolať rozhodcu
me-called = Rozhodca bol zavolaný.
me-called-taken = Rozhodca už ide.
me-no-link = Toto zariadenie nemá odkaz hráča pre tento turnaj
me-no-link-text = Naskenujte svoj QR kód. Dostanete ho od organizátora na papieri alebo na obrazovke.
me-watch = Sledovať turnaj
