### The organiser’s pages of an event.

office-template = Vzor
office-template-club_blitz = Klubový blesk
office-template-rapid_sunday = Nedeľný rapid
office-template-nine_round_open = Open na deväť kôl
office-template-league_match = Zápas družstiev
office-name = Názov turnaja
office-organiser = Vaše meno
office-create = Založiť turnaj
office-steps = Kroky kola
office-step-check-in = Prezencia
office-step-draft = Návrh nasadenia
office-step-published = Zverejnené
office-step-running = Hrá sa
office-step-closed = Uzavreté
office-tab-round = Kolo
office-tab-players = Hráči
office-tab-results = Výsledky
office-tab-standings = Poradie
office-tab-crosstable = Krížová tabuľka
office-tab-people = Pomocníci
office-tab-files = Tlač a súbory
office-tab-settings = Nastavenie
office-new-why = Vyberte vzor a dajte turnaju názov. Do zverejnenia prvého kola sa dá všetko zmeniť.
office-template-club_blitz-note = Hráči prichádzajú a odchádzajú; prezencia pred každým kolom.
office-template-rapid_sunday-note = Jeden deň; jedno polbodové voľno na požiadanie.
office-template-nine_round_open-note = Niekoľko dní; ťahy sa zverejňujú s oneskorením.
office-template-league_match-note = Dve družstvá na ôsmich šachovniciach.
office-name-sample = Štvrtkový blesk
office-change-settings = Najskôr zmeniť nastavenie
office-rehearsal = Len na skúšku
office-rehearsal-why = Nebude v zozname a môžete ho zmazať.
office-rounds-count = { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
    [many] { $n } kolá
   *[other] { $n } kôl
}
office-place = Miesto
office-federation = Federácia
office-first-day = Prvý deň
office-last-day = Posledný deň
office-format = Hrací systém
office-rounds-number = Počet kôl
office-minutes = Minút na partiu
office-increment = Prídavok v sekundách na ťah
office-time-control = Tempo hry v sekundách, napríklad 40/5400+30:1800+30
office-edition = Pravidlá šachu
office-laws-of = FIDE { $edition }
office-default-time = Čakacia doba v minútach
office-check-in = Prezencia
office-check-in-none = Žiadna
office-check-in-once = Raz
office-check-in-each_round = Každé kolo
office-tiebreaks = Pomocné hodnotenia v poradí
office-tiebreaks-how = Kódy FIDE: BH Buchholz, BH/C1 bez najnižšieho, SB Sonneborn-Berger, DE vzájomné partie, WON výhry.
office-byes-most = Polbodových voľien na hráča
office-byes-last = Najneskôr v kole
office-no-limit = Bez obmedzenia
office-delay = Zverejniť ťahy o minút neskôr
office-delay-why = Diváci vidia partie na serveri o toľko neskôr. Výsledky sa zobrazia hneď.
office-shows = Všetci vidia pri hráčoch
office-shows-name = Meno
office-shows-sex = Pohlavie
office-shows-title = Titul
office-shows-rating = Rating
office-shows-federation = Federáciu
office-shows-fide_id = FIDE ID
office-shows-birth_year = Rok narodenia
office-shows-club = Klub
office-save = Uložiť
office-saved = Uložené.
office-end = Koniec turnaja
office-finish = Ukončiť turnaj
office-finish-ask = Ukončiť turnaj?
office-finish-result = Poradie bude konečné. Hlavný rozhodca môže turnaj znova otvoriť.
office-reason-early = Dôvod, ak zostávajú kolá
office-keep-on = Pokračovať v turnaji
office-discard = Zmazať skúšku
office-discard-ask = Zmazať túto skúšku?
office-discard-result = Zmaže sa všetko, čo v nej je.
office-keep = Ponechať
office-cancel = Zrušiť
office-close = Zavrieť
office-number = Č.
office-rating = Rating
office-club = Klub
office-status = Stav
office-more = Ďalšie
office-details = Podrobnosti
office-find-player = Nájsť hráča
office-find-player-what = Meno, klub alebo číslo
office-nobody-found = Nikto sa nenašiel.
office-no-players = Zatiaľ žiadni hráči.
office-enter-players = Zapísať hráčov
office-to-round = Prejsť na { $round }. kolo
office-change = Zmeniť
office-change-whom = Zmeniť: { $name }
office-paste = Vložiť zoznam
office-paste-first = Vložte zoznam hráčov
office-paste-why = Skopírujte bunky z tabuľky aj s riadkom nadpisov, alebo napíšte na každý riadok jedno meno. Na poradí stĺpcov nezáleží.
office-paste-field = Hráči
office-paste-sample = Meno; Elo; Klub
office-paste-file = alebo zo súboru:
office-paste-found = { $n ->
    [one] Možno zapísať { $n } hráča.
    [few] Možno zapísať { $n } hráčov.
    [many] Možno zapísať { $n } hráčov.
   *[other] Možno zapísať { $n } hráčov.
}
office-paste-warned = Pozrite si vyznačené bunky.
office-paste-wrong = { $n ->
    [one] { $n } údaj nesedí.
    [few] { $n } údaje nesedia.
    [many] { $n } údaje nesedia.
   *[other] { $n } údajov nesedí.
} Opravte zoznam; predtým sa nikto nezapíše.
office-paste-table = Zoznam, ako bol prečítaný
office-paste-row = Riadok { $row }:
office-same-player = niekto, kto už je zapísaný
office-paste-enter = Zapísať { $n ->
    [one] { $n } hráča
    [few] { $n } hráčov
    [many] { $n } hráčov
   *[other] { $n } hráčov
}
office-paste-enter-none = Zapísať hráčov
office-pasted = { $n ->
    [one] Zapísaný { $n } hráč.
    [few] Zapísaní { $n } hráči.
    [many] Zapísaní { $n } hráči.
   *[other] Zapísaných { $n } hráčov.
}
office-add-player = Pridať hráča
office-enter-player = Zapísať hráča
office-saved-player = Uložené: { $name }
office-family = Priezvisko
office-given = Meno
office-unrated = bez ratingu
office-more-data = Ďalšie údaje
office-player-title = Titul
office-none = Žiadny
office-sex = Pohlavie
office-not-told = Neuvedené
office-sex-m = Muž
office-sex-w = Žena
office-fide-id = FIDE ID
office-birth = Narodenie
office-birth-form = 1990 alebo 1990/05/17
office-contact = Kontakt
office-contact-why = Nikdy sa nezverejňuje.
office-change-data = Zmeniť údaje
office-player-link = QR kód pre hráča
office-absent = Nepríde na { $round }. kolo
office-absent-no = Príde na { $round }. kolo
office-bye = Voľno v { $round }. kole
office-bye-kind = Voľno v { $round }. kole
office-bye-half = Polbodové voľno
office-bye-full = Voľno za bod
office-bye-zero = Voľno bez bodu
office-bye-grant = Udeliť voľno
office-bye-refuse = Neudeliť voľno
office-bye-refused = Organizátor žiadosti nevyhovel
office-bye-cancel = Zrušiť voľno
office-bye-has = { $bye ->
    [half] Polbodové voľno
    [full] Voľno za bod
   *[zero] Voľno bez bodu
} v { $round }. kole
office-bye-asked = žiada o { $bye ->
    [half] polbodové voľno
    [full] voľno za bod
   *[zero] voľno bez bodu
} v { $round }. kole
office-bye-asked-by = { $name } žiada o { $bye ->
    [half] polbodové voľno
    [full] voľno za bod
   *[zero] voľno bez bodu
} v { $round }. kole.
office-is-bye = Voľno v { $round }. kole
office-is-absent = Nepríde na { $round }. kolo
office-is-late = Hrá od { $round }. kola
office-withdrawn-after = { $round ->
    [0] Odstúpil pred 1. kolom
   *[other] Odstúpil po { $round }. kole
}
office-withdraw = Odhlásiť z turnaja
office-withdraw-ask = Odhlásiť: { $name }?
office-withdraw-result = Hráč už nebude nasadzovaný. Doterajšie výsledky platia.
office-reason-if-told = Dôvod, ak ho hráč uviedol
office-return = Vrátiť hráča do turnaja
office-people-why = Každý dostane vlastný QR kód: po naskenovaní je jeho telefón pultom rozhodcu, zápisom výsledkov alebo prezenciou. Stratený telefón tu zrušte.
office-nameless = Bez mena
office-you = { $name } (vy)
office-links = { $n ->
    [one] { $n } odkaz
    [few] { $n } odkazy
    [many] { $n } odkazy
   *[other] { $n } odkazov
}
office-appoint = Pridať pomocníka
office-appoint-do = Vytvoriť QR kód
office-role = Rola
office-role-organiser-may = Všetko.
office-role-chief_arbiter-may = Riadi turnaj a rozhoduje; nemení nastavenie.
office-role-deputy-may = Ako hlavný rozhodca, nevymenúva však ostatných.
office-role-sector_arbiter-may = Pult pre tieto šachovnice: privolania, hodiny, výsledky.
office-role-pairing_officer-may = Prihlášky, nasadenie a výsledky.
office-role-check_in-may = Zapisuje, kto prišiel.
office-role-result_entry-may = Zapisuje výsledky z lístkov.
office-role-screen-may = Ukazuje turnaj na projektore alebo televízore.
office-board-first = Od šachovnice
office-board-last = Po šachovnicu
office-person-name = Meno
office-qr = QR kód: { $name }
office-qr-how = { $name } naskenuje kód fotoaparátom telefónu. Nikomu inému ho neukazujte: dáva túto rolu.
office-link = Odkaz
office-qr-make = Vytvoriť nový QR kód
office-qr-short = QR kód
office-qr-of = QR kód: { $name }
office-revoke = Zrušiť telefón
office-revoke-of = Zrušiť telefón: { $name }
office-revoked = Všetky odkazy už neplatia: { $name }.
office-revoked-short = Žiadny platný odkaz
office-dismiss = Odobrať rolu
office-dismiss-of = Odobrať rolu: { $name }
office-round = { $round }. kolo
office-rounds = Kolá
office-no-such-round = { $round }. kolo príde neskôr: zatiaľ je posledné { $last }. kolo.
office-pair = Nasadiť { $n ->
    [one] { $n } hráča
    [few] { $n } hráčov
    [many] { $n } hráčov
   *[other] { $n } hráčov
}
office-publish = Zverejniť nasadenie { $round }. kola
office-publish-what = Zverejnené nasadenie uvidia všetci: na verejnej stránke, na obrazovkách a v telefónoch hráčov.
office-close-round = Uzavrieť { $round }. kolo
office-enter-results = Zapísať { $n ->
    [one] posledný výsledok
    [few] { $n } výsledky
    [many] { $n } výsledky
   *[other] { $n } výsledkov
}
office-seeding = Nasadzovacie čísla
office-seeding-by_rating = podľa ratingu
office-seeding-by_lot = žrebom
office-here = prítomných
office-not-here = chýba
office-not-playing = nehrá
office-all-here = Všetci sú prítomní
office-show = Zobraziť
office-show-all = Všetko
office-by-club = Podľa klubov
office-no-club = Bez klubu
office-attends-here = Prítomný
office-attends-missing = Chýba
office-attends-absent = Nepríde
office-attends-withdrawn = Odstúpil
office-attends-late = Neskôr
office-board = Š.
office-cost = Cena
office-cost-float = presun
office-cost-color = farba
office-cost-hand = ručne
office-why = Prečo
office-why-board = Prečo { $board }. šachovnica
office-why-same = { $white } a { $black } majú zhodne { $score } b.
office-why-float = { $floater } má { $points } b. a vo svojej skupine nemohol byť nasadený. Presúva sa do skupiny s { $score } b., súper { $other }.
office-why-colors = Farby: { $reason } (C.04.3, { $article }).
office-why-hand = Táto dvojica bola nasadená ručne.
office-no-why = Kto s kým hrá, určuje tabuľka. Nie je čo vysvetľovať.
office-plays = { $name }, { $color ->
    [white] biele
   *[black] čierne
}
office-colors-so-far = Doterajšie farby: { $colors }
office-preference = { $strength ->
    [absolute] absolútna
    [strong] silná
   *[mild] mierna
} preferencia: { $color ->
    [white] biele
   *[black] čierne
}
office-preference-none = bez preferencie
office-kept = dodržané
office-paid = nedalo sa dodržať úplne, { $n }×
office-passed = Nie { $player }: skupina by bola horšia podľa { $criterion }.
office-passed-order = Nie { $player }: to je v poradí možností až neskôr.
office-criterion-C1 = Dvaja hráči sa stretnú len raz.
office-criterion-C2 = Nikto nemá voľno dvakrát.
office-criterion-C3 = Nehrajú spolu dvaja hráči s absolútnym nárokom na rovnakú farbu.
office-criterion-C4 = Všetkých ostatných možno ešte nasadiť.
office-criterion-C5 = Voľno dostane hráč s čo najmenej bodmi.
office-criterion-C6 = Nadol sa presúva čo najmenej hráčov.
office-criterion-C7 = Nadol sa presúvajú hráči s čo najmenej bodmi.
office-criterion-C8 = Ďalšiu skupinu možno nasadiť čo najlepšie.
office-criterion-C9 = Voľno dostane hráč s málo neodohranými partiami.
office-criterion-C10 = Vedúci hráči: rozdiel farieb najviac dve.
office-criterion-C11 = Vedúci hráči: nie trikrát po sebe rovnaká farba.
office-criterion-C12 = Hráči dostanú farbu, na ktorú majú nárok.
office-criterion-C13 = Silné nároky na farbu sa splnia.
office-criterion-C14 = Nikto sa nepresúva nadol dvakrát po sebe.
office-criterion-C15 = Nikto nehrá s hráčom zhora dvakrát po sebe.
office-criterion-C16 = Nikto sa po dvoch kolách znova nepresúva nadol.
office-criterion-C17 = Nikto po dvoch kolách znova nehrá s hráčom zhora.
office-criterion-C18 = Malé bodové rozdiely u tých, ktorí sa minule presunuli nadol.
office-criterion-C19 = Malé bodové rozdiely u tých, ktorí minule hrali s hráčom zhora.
office-criterion-C20 = Malé bodové rozdiely u tých, ktorí sa predminule presunuli nadol.
office-criterion-C21 = Malé bodové rozdiely u tých, ktorí predminule hrali s hráčom zhora.
office-bye-of = Voľno:
office-free = Nenasadení:
office-by-hand = Zmenené ručne
office-change-reason = Dôvod: { $reason }
office-proposed = návrh
office-change-by-hand = Zmeniť ručne
office-boards = šachovnice { $boards }
office-way-swap = Dvaja hráči si vymenia miesta
office-way-turn = Na šachovnici sa vymenia farby
office-swap-one = Tento hráč
office-swap-other = si vymení miesto s hráčom
office-turn-board = Šachovnica
office-reason = Dôvod, bude v zázname
office-if-confirmed = Ak potvrdíte
office-breaks-nothing = Žiadne kritérium sa neporuší.
office-broken = porušené
office-breaks-absolute = Toto kritérium je absolútne. Porušíte ho len na vlastnú zodpovednosť.
office-swap-record = Vymeniť a zaznamenať
office-turn-record = Otočiť farby a zaznamenať
office-result = Výsledok
office-corrected = opravené
office-on-device = na zariadení
office-state-waiting = nezačalo
office-state-playing = hrá sa
office-state-stopped = hodiny stoja
office-state-adjourned = odložené
office-state-finished = skončilo
office-start-title = Začať kolo
office-start-why = Pri drevených šachovniciach sa výsledky píšu na lístky. Na zariadeniach vedie hodiny a ťahy server.
office-start-opened = { $n ->
    [one] { $n } šachovnica je pripravená na zariadeniach.
    [few] { $n } šachovnice sú pripravené na zariadeniach.
    [many] { $n } šachovnice sú pripravené na zariadeniach.
   *[other] { $n } šachovníc je pripravených na zariadeniach.
} Hráči sa môžu posadiť. Hodiny pobežia, keď kolo začnete.
office-where = Šachovnice
office-where-wood = Drevené
office-where-all = Všetky na zariadeniach
office-where-some = Niektoré na zariadeniach
office-open-games = Pripraviť šachovnice
office-start = Začať { $round }. kolo
office-undo-discard = Zahodiť návrh
office-undo-discard-ask = Zahodiť návrh { $round }. kola?
office-undo-discard-result = Prezencia zostane; kolo možno nasadiť znova.
office-undo-withdraw = Vziať zverejnenie späť
office-undo-withdraw-ask = Vziať späť zverejnenie { $round }. kola?
office-undo-withdraw-result = Z nasadenia bude znova návrh. Hráči to uvidia.
office-undo-reopen-round = Znova otvoriť { $round }. kolo
office-undo-reopen-round-ask = Znova otvoriť { $round }. kolo?
office-undo-reopen-round-result = Výsledky možno znova zapisovať.
office-undo-reopen = Znova otvoriť turnaj
office-undo-reopen-ask = Znova otvoriť ukončený turnaj?
office-undo-reopen-result = Poradie už nebude konečné.
office-print = Vytlačiť
office-print-pairings = Vytlačiť nasadenie
office-print-slips = Vytlačiť lístky
office-results = Výsledky { $round }. kola
office-missing = { $n ->
    [one] chýba
    [few] chýbajú
    [many] chýbajú
   *[other] chýba
}
office-to-close = Uzavrieť { $round }. kolo
office-no-results-yet = Zatiaľ nie je zverejnené žiadne kolo.
office-typed = Šachovnica a výsledok
office-typed-how = Napíšte šachovnicu a výsledok, napríklad „12 1“, a Enter.
office-typed-keys = 1 vyhral biely · 0 vyhral čierny · = remíza · + čierny neprišiel · - biely neprišiel · x nikto neprišiel
office-typed-no-board = Začnite číslom šachovnice.
office-typed-unknown = { $board }. šachovnica nie je.
office-typed-known = { $pair } má { $was }. Enter opraví na { $now }.
office-typed-enter = Zapísať
office-entered = { $board }. šachovnica: { $result }
office-result-of = Výsledok { $board }. šachovnice
office-correct = Opraviť
office-correct-board = Opraviť { $board }. šachovnicu
office-correct-to = Opraviť na { $result }
office-corrected-to = { $board }. šachovnica opravená na { $result }.
office-right-result = Správny výsledok
office-correct-standings = Poradie sa zmení hneď.
office-correct-paired = Poradie sa zmení hneď. Kolá nasadené s chybným výsledkom zostanú: { $rounds }.
office-after-round = po { $round }. kole
office-no-standings = Poradie bude po zverejnení prvého kola.
office-papers = Na tlač
office-paper-checkin = Prezenčná listina
office-paper-pairings = Nasadenie podľa šachovníc
office-paper-names = Nasadenie podľa mien
office-paper-slips = Výsledkové lístky
office-paper-cards = Stolové kartičky s QR kódom
office-paper-players = Karty hráčov s QR kódom
office-paper-standings = Poradie
office-paper-crosstable = Krížová tabuľka
office-paper-blank = Prázdne zápisy
office-paper-sheets = Partiáre
office-paper-report = Správa rozhodcu
office-downloads = Súbory
office-file-trf = Hlásenie pre FIDE (TRF)
office-file-pgn = Všetky partie (PGN)
office-file-feed = Kanál výsledkov (Atom)
office-screens = Obrazovky
office-screen-open = Otvoriť obrazovku hracej miestnosti
office-broken-order = Nedodrží sa poradie možností; žiadne kritérium sa nezhorší.
office-broken-color = { $white } má mať biele proti hráčovi { $black }.
office-starts-at = Začiatok
office-set-start = Nastaviť začiatok
office-contested = Niekto iný medzitým zmenil to isté. Vaše údaje tu zostali: skontrolujte ich a uložte znova, ak majú platiť namiesto jeho zmien.
office-take-theirs = Zahodiť moje zmeny
office-tab-bracket = Pavúk
office-part-play = Ako sa hrá
office-part-points = Body a poradie
office-part-pairing = Nasadzovanie
office-part-public = Čo vidia všetci
office-format-swiss-why = Každý hrá každé kolo, vždy so súperom s podobným počtom bodov.
office-format-round_robin-why = Každý hrá s každým raz.
office-format-double-why = Každý hrá s každým dvakrát, raz každou farbou.
office-format-match-why = Dve družstvá hrajú šachovnicu po šachovnici.
office-format-knockout-why = Porazený zo zápasu vypadáva. Nerozhodný zápas pokračuje ďalšími partiami.
office-format-keizer-why = Klubový večer: kto hrá viac a so silnejšími, má viac bodov.
office-match-boards = Počet šachovníc
office-match-games = Partií na každej šachovnici
office-knockout-games = Partií v zápase
office-knockout-tie = Partií v každom rozhodujúcom dohrávaní
office-scoring = Body za výhru, remízu a prehru
office-scoring-why = Voľno sa počíta ako výhra, polbodové voľno ako remíza.
office-scoring-other = Iné
office-scoring-other-why = Prázdne pole sa riadi bodmi za partie.
office-scoring-fixed = Po zverejnení prvého kola sa už nedá zmeniť.
office-scoring-win = Výhra
office-scoring-draw = Remíza
office-scoring-loss = Prehra
office-scoring-pairing_bye = Voľno
office-scoring-half_bye = Polbodové voľno
office-scoring-full_bye = Voľno za bod
office-scoring-zero_bye = Neprítomný
office-scoring-forfeit_win = Kontumačná výhra
office-scoring-forfeit_loss = Kontumačná prehra
office-acceleration = Zrýchlené nasadzovanie
office-acceleration-none = Žiadne
office-acceleration-baku = Baku
office-acceleration-custom = Vlastné virtuálne body
office-acceleration-why = V prvých kolách sa horná polovica poľa počíta, akoby mala viac bodov; silní hráči sa tak stretnú skôr. Pre veľké openy.
office-initial-color = Farba čísla 1 v 1. kole
office-initial-color-lot = Žrebom
office-initial-color-why = Ostatné farby z nej vyplývajú.
office-forbidden = Hráči, ktorí spolu nesmú hrať
office-forbidden-why = Napríklad členovia jednej rodiny. Vidia to len činovníci.
office-forbidden-nobody = Najprv zapíšte hráčov.
office-forbidden-one = Tento hráč
office-forbidden-other = nesmie hrať s hráčom
office-forbidden-first = Od kola
office-forbidden-last = Do kola
office-forbidden-add = Pridať do zoznamu
office-forbidden-more = Ďalší hráč
office-forbidden-remove = Odobrať
office-forbidden-remove-of = Odobrať: { $names }
office-forbidden-always = vo všetkých kolách
office-forbidden-rounds = od { $first }. do { $last }. kola
office-forbidden-unsaved = Aby zoznam platil, uložte nastavenie.
office-is-finished = Turnaj sa skončil
office-over-what = Poradie je konečné. Vytlačte, čo potrebuje klub a zväz; verejná stránka zostáva.
office-lineups = Zostavy
office-lineups-why = Prvá šachovnica jedného družstva hrá s prvou šachovnicou druhého. Farby sa po šachovniciach striedajú.
office-lineups-missing = Každé družstvo potrebuje { $boards ->
    [one] { $boards } hráča
    [few] { $boards } hráčov
    [many] { $boards } hráča
   *[other] { $boards } hráčov
}; teraz ich je v prvom { $first } a v druhom { $second }. Zapíšte chýbajúcich hráčov, alebo v Nastavení zmeňte počet šachovníc.
office-lineups-many = Zápas má { $boards ->
    [one] { $boards } šachovnicu
    [few] { $boards } šachovnice
    [many] { $boards } šachovnice
   *[other] { $boards } šachovníc
}; prvé družstvo má hráčov { $first }, druhé { $second }. V Nastavení zmeňte počet šachovníc, alebo odhláste náhradníkov.
office-lineup-none = Zatiaľ nikto
office-lineup-up = { $name }: o šachovnicu vyššie
office-lineup-down = { $name }: o šachovnicu nižšie
office-lineup-over = { $name }: presunúť – { $side }
office-lineup-moved = { $name }: { $side }, šachovnica { $board }
office-side-1 = Prvé družstvo
office-side-2 = Druhé družstvo
office-pair-round = Nasadiť { $round }. kolo
office-table-why = Kto s kým hrá, určuje tabuľka. Prezencia nie je potrebná.
office-matches = Zápasy { $stage }. fázy
office-matches-why = O zápase rozhodujú partie: v ďalšom kole pokračujú zápasy, ktoré sú nerozhodné. Ak sa už nemá hrať, rozhodnite zápas tu.
office-match-decide = Rozhodnúť
office-match-decide-of = Rozhodnúť zápas { $pair }
office-match-winner = Kto postupuje?
office-match-reason-sample = Žrebom
office-match-result = Postupuje { $winner }, vypadáva { $loser }.
office-match-record = Rozhodnúť a zaznamenať
office-match-decided = Postupuje { $name }.
office-erase = Vymazať osobné údaje
office-erase-of = Vymazať osobné údaje: { $name }
office-erase-ask = Vymazať osobné údaje: { $name }?
office-erase-result = Meno, narodenie, klub a kontakt sa nenávratne zmažú, odkazy prestanú platiť. Výsledky zostanú pod číslom.
office-erase-result-person = Meno sa nenávratne zmaže. Čo dotyčný urobil, zostane pod číslom.
office-erased = Osobné údaje vymazané.
office-is-erased = Osobné údaje boli vymazané.
office-former = Bývalí pomocníci
office-forfeit-no = O tom, že hráč neprišiel, rozhoduje rozhodca. Povedzte mu to.
office-typed-keys-games = 1 vyhral biely · 0 vyhral čierny · = remíza
office-all-matches = Všetky zápasy
office-is-won = Posledný zápas je rozhodnutý
office-virtual-group = Skupina { $n }
office-virtual-first_player = Od čísla
office-virtual-last_player = Do čísla
office-virtual-first_round = Od kola
office-virtual-last_round = Do kola
office-virtual-points = Body
office-virtual-add = Pridať skupinu
office-virtual-remove = Odobrať skupinu { $n }
office-virtual-why = Hráči s týmito číslami sa v týchto kolách nasadzujú, akoby mali o toľko bodov viac. Do poradia sa tieto body nepočítajú.
office-keizer-rest = Počet kôl medzi dvoma partiami tých istých hráčov
office-keizer-top = Hodnota prvého hráča
office-keizer-top-auto = Podľa počtu hráčov
office-keizer-shares = Čo sa počíta, v percentách
office-keizer-win = Výhra
office-keizer-draw = Remíza
office-keizer-loss = Prehra
office-keizer-bye = Voľno
office-keizer-excused = Polbodové voľno
office-keizer-absent = Neprítomnosť
office-keizer-shares-why = Výhra, remíza a prehra dávajú podiel z hodnoty súpera, ostatné podiel z vlastnej hodnoty hráča.
office-time-several = Viac periód alebo delay
office-time-unread = Napíšte sekundy na partiu, potom + a sekundy na ťah (5400+30). Periódy: 40/5400+30:1800+30.
office-supervision = Dozor v rapide a bleskovom šachu
office-supervision-adequate = Dostatočný
office-supervision-inadequate = Nedostatočný
office-supervision-none = Bez rozhodcu
office-supervision-why = Dostatočný: na rozhodcu najviac tri partie v rapide, jedna v bleskovom šachu. Inak musí nemožný ťah reklamovať súper.
office-no-why-keizer = Spolu hrajú susedia v poradí, ak sa nestretli v niektorom z posledných kôl.
office-no-why-knockout = Kto s kým hrá, určuje pavúk.
office-pair-too-few = Kolo potrebuje aspoň dvoch prítomných hráčov.
office-finished-first = Turnaj je ukončený. Ak tu chcete niečo zmeniť, najprv ho na stránke kola znova otvorte.
