### The organiser’s pages of an event.

office-template = Vzor
office-template-club_blitz = Klubový blesk
office-template-rapid_sunday = Nedělní rapid
office-template-nine_round_open = Open na devět kol
office-template-league_match = Utkání družstev
office-name = Název turnaje
office-organiser = Vaše jméno
office-create = Založit turnaj
office-steps = Kroky kola
office-step-check-in = Prezence
office-step-draft = Návrh nasazení
office-step-published = Zveřejněno
office-step-running = Hraje se
office-step-closed = Uzavřeno
office-tab-round = Kolo
office-tab-players = Hráči
office-tab-results = Výsledky
office-tab-standings = Pořadí
office-tab-crosstable = Křížová tabulka
office-tab-people = Pomocníci
office-tab-files = Tisk a soubory
office-tab-settings = Nastavení
office-new-why = Vyberte vzor a dejte turnaji název. Do zveřejnění prvního kola lze vše změnit.
office-template-club_blitz-note = Hráči přicházejí a odcházejí; prezence před každým kolem.
office-template-rapid_sunday-note = Jeden den; jedno půlbodové volno na požádání.
office-template-nine_round_open-note = Několik dní; tahy se zveřejňují se zpožděním.
office-template-league_match-note = Dvě družstva na osmi šachovnicích.
office-name-sample = Čtvrteční blesk
office-change-settings = Nejdřív změnit nastavení
office-rehearsal = Jen na zkoušku
office-rehearsal-why = Nebude v seznamu a můžete ho smazat.
office-rounds-count = { $n ->
    [one] { $n } kolo
    [few] { $n } kola
    [many] { $n } kola
   *[other] { $n } kol
}
office-place = Místo
office-federation = Federace
office-first-day = První den
office-last-day = Poslední den
office-format = Hrací systém
office-rounds-number = Počet kol
office-minutes = Minut na partii
office-increment = Přídavek v sekundách na tah
office-time-control = Tempo hry v sekundách, například 40/5400+30:1800+30
office-edition = Pravidla šachu
office-laws-of = FIDE { $edition }
office-default-time = Čekací doba v minutách
office-check-in = Prezence
office-check-in-none = Žádná
office-check-in-once = Jednou
office-check-in-each_round = Každé kolo
office-tiebreaks = Pomocná hodnocení v pořadí
office-tiebreaks-how = Kódy FIDE: BH Buchholz, BH/C1 bez nejnižšího, SB Sonneborn-Berger, DE vzájemné partie, WON výhry.
office-byes-most = Půlbodových voleb na hráče
office-byes-last = Nejpozději v kole
office-no-limit = Bez omezení
office-delay = Zveřejnit tahy o minut později
office-delay-why = Diváci vidí partie na serveru o tolik později. Výsledky se zobrazí hned.
office-shows = Všichni vidí u hráčů
office-shows-name = Jméno
office-shows-sex = Pohlaví
office-shows-title = Titul
office-shows-rating = Rating
office-shows-federation = Federaci
office-shows-fide_id = FIDE ID
office-shows-birth_year = Rok narození
office-shows-club = Klub
office-save = Uložit
office-saved = Uloženo.
office-end = Konec turnaje
office-finish = Ukončit turnaj
office-finish-ask = Ukončit turnaj?
office-finish-result = Pořadí bude konečné. Hlavní rozhodčí může turnaj znovu otevřít.
office-reason-early = Důvod, pokud zbývají kola
office-keep-on = Pokračovat v turnaji
office-discard = Smazat zkoušku
office-discard-ask = Smazat tuto zkoušku?
office-discard-result = Smaže se všechno, co v ní je.
office-keep = Ponechat
office-cancel = Zrušit
office-close = Zavřít
office-number = Č.
office-rating = Rating
office-club = Klub
office-status = Stav
office-more = Další
office-details = Podrobnosti
office-find-player = Najít hráče
office-find-player-what = Jméno, klub nebo číslo
office-nobody-found = Nikdo nenalezen.
office-no-players = Zatím žádní hráči.
office-enter-players = Zapsat hráče
office-to-round = Přejít na { $round }. kolo
office-change = Změnit
office-change-whom = Změnit: { $name }
office-paste = Vložit seznam
office-paste-first = Vložte seznam hráčů
office-paste-why = Zkopírujte buňky z tabulky i s řádkem nadpisů, nebo napište na každý řádek jedno jméno. Na pořadí sloupců nezáleží.
office-paste-field = Hráči
office-paste-sample = Jméno; Elo; Klub
office-paste-file = nebo ze souboru:
office-paste-found = { $n ->
    [one] Lze zapsat { $n } hráče.
    [few] Lze zapsat { $n } hráče.
    [many] Lze zapsat { $n } hráče.
   *[other] Lze zapsat { $n } hráčů.
}
office-paste-warned = Prohlédněte si vyznačené buňky.
office-paste-wrong = { $n ->
    [one] { $n } údaj nesedí.
    [few] { $n } údaje nesedí.
    [many] { $n } údaje nesedí.
   *[other] { $n } údajů nesedí.
} Opravte seznam; dříve se nikdo nezapíše.
office-paste-table = Seznam, jak byl přečten
office-paste-row = Řádek { $row }:
office-same-player = někdo, kdo už je zapsán
office-paste-enter = Zapsat { $n ->
    [one] { $n } hráče
    [few] { $n } hráče
    [many] { $n } hráče
   *[other] { $n } hráčů
}
office-paste-enter-none = Zapsat hráče
office-pasted = { $n ->
    [one] Zapsán { $n } hráč.
    [few] Zapsáni { $n } hráči.
    [many] Zapsáni { $n } hráči.
   *[other] Zapsáno { $n } hráčů.
}
office-add-player = Přidat hráče
office-enter-player = Zapsat hráče
office-saved-player = Uloženo: { $name }
office-family = Příjmení
office-given = Jméno
office-unrated = bez ratingu
office-more-data = Další údaje
office-player-title = Titul
office-none = Žádný
office-sex = Pohlaví
office-not-told = Neuvedeno
office-sex-m = Muž
office-sex-w = Žena
office-fide-id = FIDE ID
office-birth = Narození
office-birth-form = 1990 nebo 1990/05/17
office-contact = Kontakt
office-contact-why = Nikdy se nezveřejňuje.
office-change-data = Změnit údaje
office-player-link = QR kód pro hráče
office-absent = Nepřijde na { $round }. kolo
office-absent-no = Přijde na { $round }. kolo
office-bye = Volno v { $round }. kole
office-bye-kind = Volno v { $round }. kole
office-bye-half = Půlbodové volno
office-bye-full = Volno za bod
office-bye-zero = Volno bez bodu
office-bye-grant = Udělit volno
office-bye-refuse = Neudělit volno
office-bye-refused = Pořadatel žádosti nevyhověl
office-bye-cancel = Zrušit volno
office-bye-has = { $bye ->
    [half] Půlbodové volno
    [full] Volno za bod
   *[zero] Volno bez bodu
} v { $round }. kole
office-bye-asked = žádá o { $bye ->
    [half] půlbodové volno
    [full] volno za bod
   *[zero] volno bez bodu
} v { $round }. kole
office-bye-asked-by = { $name } žádá o { $bye ->
    [half] půlbodové volno
    [full] volno za bod
   *[zero] volno bez bodu
} v { $round }. kole.
office-is-bye = Volno v { $round }. kole
office-is-absent = Nepřijde na { $round }. kolo
office-is-late = Hraje od { $round }. kola
office-withdrawn-after = { $round ->
    [0] Odstoupil před 1. kolem
   *[other] Odstoupil po { $round }. kole
}
office-withdraw = Odhlásit z turnaje
office-withdraw-ask = Odhlásit: { $name }?
office-withdraw-result = Hráč už nebude nasazován. Dosavadní výsledky platí.
office-reason-if-told = Důvod, pokud ho hráč uvedl
office-return = Vrátit hráče do turnaje
office-people-why = Každý dostane vlastní QR kód: po naskenování je jeho telefon pultem rozhodčího, zápisem výsledků nebo prezencí. Ztracený telefon tady zrušte.
office-nameless = Beze jména
office-you = { $name } (vy)
office-links = { $n ->
    [one] { $n } odkaz
    [few] { $n } odkazy
    [many] { $n } odkazy
   *[other] { $n } odkazů
}
office-appoint = Přidat pomocníka
office-appoint-do = Vytvořit QR kód
office-role = Role
office-role-organiser-may = Vše.
office-role-chief_arbiter-may = Řídí turnaj a rozhoduje; nemění nastavení.
office-role-deputy-may = Jako hlavní rozhodčí, nejmenuje však ostatní.
office-role-sector_arbiter-may = Pult pro tyto šachovnice: přivolání, hodiny, výsledky.
office-role-pairing_officer-may = Přihlášky, nasazení a výsledky.
office-role-check_in-may = Zapisuje, kdo přišel.
office-role-result_entry-may = Zapisuje výsledky z lístků.
office-role-screen-may = Ukazuje turnaj na projektoru nebo televizi.
office-board-first = Od šachovnice
office-board-last = Do šachovnice
office-person-name = Jméno
office-qr = QR kód: { $name }
office-qr-how = { $name } naskenuje kód fotoaparátem telefonu. Nikomu jinému ho neukazujte: dává tuto roli.
office-link = Odkaz
office-qr-make = Vytvořit nový QR kód
office-qr-short = QR kód
office-qr-of = QR kód: { $name }
office-revoke = Zrušit telefon
office-revoke-of = Zrušit telefon: { $name }
office-revoked = Všechny odkazy už neplatí: { $name }.
office-revoked-short = Žádný platný odkaz
office-dismiss = Odebrat roli
office-dismiss-of = Odebrat roli: { $name }
office-round = { $round }. kolo
office-rounds = Kola
office-no-such-round = { $round }. kolo přijde později: zatím je poslední { $last }. kolo.
office-pair = Nasadit { $n ->
    [one] { $n } hráče
    [few] { $n } hráče
    [many] { $n } hráče
   *[other] { $n } hráčů
}
office-publish = Zveřejnit nasazení { $round }. kola
office-publish-what = Zveřejněné nasazení uvidí všichni: na veřejné stránce, na obrazovkách a v telefonech hráčů.
office-close-round = Uzavřít { $round }. kolo
office-enter-results = Zapsat { $n ->
    [one] poslední výsledek
    [few] { $n } výsledky
    [many] { $n } výsledky
   *[other] { $n } výsledků
}
office-seeding = Nasazovací čísla
office-seeding-by_rating = podle ratingu
office-seeding-by_lot = losem
office-here = přítomno
office-not-here = chybí
office-not-playing = nehraje
office-all-here = Všichni jsou přítomni
office-show = Zobrazit
office-show-all = Vše
office-by-club = Podle klubů
office-no-club = Bez klubu
office-attends-here = Přítomen
office-attends-missing = Chybí
office-attends-absent = Nepřijde
office-attends-withdrawn = Odstoupil
office-attends-late = Později
office-board = Š.
office-cost = Cena
office-cost-float = přesun
office-cost-color = barva
office-cost-hand = ručně
office-why = Proč
office-why-board = Proč { $board }. šachovnice
office-why-same = { $white } a { $black } mají shodně { $score } b.
office-why-float = { $floater } má { $points } b. a ve své skupině nemohl být nasazen. Přesouvá se do skupiny s { $score } b., soupeř { $other }.
office-why-colors = Barvy: { $reason } (C.04.3, { $article }).
office-why-hand = Tato dvojice byla nasazena ručně.
office-no-why = Kdo s kým hraje, určuje tabulka. Není co vysvětlovat.
office-plays = { $name }, { $color ->
    [white] bílé
   *[black] černé
}
office-colors-so-far = Dosavadní barvy: { $colors }
office-preference = { $strength ->
    [absolute] absolutní
    [strong] silná
   *[mild] mírná
} preference: { $color ->
    [white] bílé
   *[black] černé
}
office-preference-none = bez preference
office-kept = dodrženo
office-paid = nešlo dodržet úplně, { $n }×
office-passed = Ne { $player }: skupina by byla horší podle { $criterion }.
office-passed-order = Ne { $player }: to je v pořadí možností až později.
office-criterion-C1 = Dva hráči se utkají jen jednou.
office-criterion-C2 = Nikdo nemá volno dvakrát.
office-criterion-C3 = Nehrají spolu dva hráči s absolutním nárokem na stejnou barvu.
office-criterion-C4 = Všechny ostatní lze ještě nasadit.
office-criterion-C5 = Volno dostane hráč s co nejméně body.
office-criterion-C6 = Dolů se přesouvá co nejméně hráčů.
office-criterion-C7 = Dolů se přesouvají hráči s co nejméně body.
office-criterion-C8 = Další skupinu lze nasadit co nejlépe.
office-criterion-C9 = Volno dostane hráč s málo neodehranými partiemi.
office-criterion-C10 = Vedoucí hráči: rozdíl barev nejvýše dvě.
office-criterion-C11 = Vedoucí hráči: ne třikrát po sobě stejná barva.
office-criterion-C12 = Hráči dostanou barvu, na kterou mají nárok.
office-criterion-C13 = Silné nároky na barvu se splní.
office-criterion-C14 = Nikdo se nepřesouvá dolů dvakrát po sobě.
office-criterion-C15 = Nikdo nehraje s hráčem shora dvakrát po sobě.
office-criterion-C16 = Nikdo se po dvou kolech znovu nepřesouvá dolů.
office-criterion-C17 = Nikdo po dvou kolech znovu nehraje s hráčem shora.
office-criterion-C18 = Malé bodové rozdíly u těch, kdo se minule přesunuli dolů.
office-criterion-C19 = Malé bodové rozdíly u těch, kdo minule hráli s hráčem shora.
office-criterion-C20 = Malé bodové rozdíly u těch, kdo se předminule přesunuli dolů.
office-criterion-C21 = Malé bodové rozdíly u těch, kdo předminule hráli s hráčem shora.
office-bye-of = Volno:
office-free = Nenasazeni:
office-by-hand = Změněno ručně
office-change-reason = Důvod: { $reason }
office-proposed = návrh
office-change-by-hand = Změnit ručně
office-boards = šachovnice { $boards }
office-way-swap = Dva hráči si vymění místa
office-way-turn = Na šachovnici se vymění barvy
office-swap-one = Tento hráč
office-swap-other = si vymění místo s hráčem
office-turn-board = Šachovnice
office-reason = Důvod, bude v záznamu
office-if-confirmed = Pokud potvrdíte
office-breaks-nothing = Žádné kritérium se neporuší.
office-broken = porušeno
office-breaks-absolute = Toto kritérium je absolutní. Porušíte ho jen na vlastní odpovědnost.
office-swap-record = Vyměnit a zaznamenat
office-turn-record = Otočit barvy a zaznamenat
office-result = Výsledek
office-corrected = opraveno
office-on-device = na zařízení
office-state-waiting = nezačalo
office-state-playing = hraje se
office-state-stopped = hodiny stojí
office-state-adjourned = odloženo
office-state-finished = skončilo
office-start-title = Zahájit kolo
office-start-why = U dřevěných šachovnic se výsledky píší na lístky. Na zařízeních vede hodiny a tahy server.
office-start-opened = { $n ->
    [one] { $n } šachovnice je připravena na zařízeních.
    [few] { $n } šachovnice jsou připraveny na zařízeních.
    [many] { $n } šachovnice jsou připraveny na zařízeních.
   *[other] { $n } šachovnic je připraveno na zařízeních.
} Hráči se mohou posadit. Hodiny poběží, až kolo zahájíte.
office-where = Šachovnice
office-where-wood = Dřevěné
office-where-all = Všechny na zařízeních
office-where-some = Některé na zařízeních
office-open-games = Připravit šachovnice
office-start = Zahájit { $round }. kolo
office-undo-discard = Zahodit návrh
office-undo-discard-ask = Zahodit návrh { $round }. kola?
office-undo-discard-result = Prezence zůstane; kolo lze nasadit znovu.
office-undo-withdraw = Vzít zveřejnění zpět
office-undo-withdraw-ask = Vzít zpět zveřejnění { $round }. kola?
office-undo-withdraw-result = Z nasazení bude znovu návrh. Hráči to uvidí.
office-undo-reopen-round = Znovu otevřít { $round }. kolo
office-undo-reopen-round-ask = Znovu otevřít { $round }. kolo?
office-undo-reopen-round-result = Výsledky lze znovu zapisovat.
office-undo-reopen = Znovu otevřít turnaj
office-undo-reopen-ask = Znovu otevřít ukončený turnaj?
office-undo-reopen-result = Pořadí už nebude konečné.
office-print = Vytisknout
office-print-pairings = Vytisknout nasazení
office-print-slips = Vytisknout lístky
office-results = Výsledky { $round }. kola
office-missing = { $n ->
    [one] chybí
    [few] chybí
    [many] chybí
   *[other] chybí
}
office-to-close = Uzavřít { $round }. kolo
office-no-results-yet = Zatím není zveřejněné žádné kolo.
office-typed = Šachovnice a výsledek
office-typed-how = Napište šachovnici a výsledek, například „12 1“, a Enter.
office-typed-keys = 1 vyhrál bílý · 0 vyhrál černý · = remíza · + černý nepřišel · - bílý nepřišel · x nikdo nepřišel
office-typed-no-board = Začněte číslem šachovnice.
office-typed-unknown = { $board }. šachovnice není.
office-typed-known = { $pair } má { $was }. Enter opraví na { $now }.
office-typed-enter = Zapsat
office-entered = { $board }. šachovnice: { $result }
office-result-of = Výsledek { $board }. šachovnice
office-correct = Opravit
office-correct-board = Opravit { $board }. šachovnici
office-correct-to = Opravit na { $result }
office-corrected-to = { $board }. šachovnice opravena na { $result }.
office-right-result = Správný výsledek
office-correct-standings = Pořadí se změní hned.
office-correct-paired = Pořadí se změní hned. Kola nasazená s chybným výsledkem zůstanou: { $rounds }.
office-after-round = po { $round }. kole
office-no-standings = Pořadí bude po zveřejnění prvního kola.
office-papers = K tisku
office-paper-checkin = Prezenční listina
office-paper-pairings = Nasazení podle šachovnic
office-paper-names = Nasazení podle jmen
office-paper-slips = Výsledkové lístky
office-paper-cards = Stolní kartičky s QR kódem
office-paper-players = Karty hráčů s QR kódem
office-paper-standings = Pořadí
office-paper-crosstable = Křížová tabulka
office-paper-blank = Prázdné zápisy
office-paper-sheets = Partiáře
office-paper-report = Zpráva rozhodčího
office-downloads = Soubory
office-file-trf = Hlášení pro FIDE (TRF)
office-file-pgn = Všechny partie (PGN)
office-file-feed = Kanál výsledků (Atom)
office-screens = Obrazovky
office-screen-open = Otevřít obrazovku hrací místnosti
office-broken-order = Nedodrží se pořadí možností; žádné kritérium se nezhorší.
office-broken-color = { $white } má mít bílé proti hráči { $black }.
office-starts-at = Začátek
office-set-start = Nastavit začátek
office-contested = Někdo jiný mezitím změnil totéž. Vaše údaje tu zůstaly: zkontrolujte je a uložte znovu, pokud mají platit místo jeho změn.
office-take-theirs = Zahodit moje změny
office-tab-bracket = Pavouk
office-part-play = Jak se hraje
office-part-points = Body a pořadí
office-part-pairing = Nasazování
office-part-public = Co vidí všichni
office-format-swiss-why = Každý hraje každé kolo, vždy se soupeřem s podobným počtem bodů.
office-format-round_robin-why = Každý hraje s každým jednou.
office-format-double-why = Každý hraje s každým dvakrát, jednou každou barvou.
office-format-match-why = Dvě družstva hrají šachovnici po šachovnici.
office-format-knockout-why = Poražený ze zápasu vypadává. Nerozhodný zápas pokračuje dalšími partiemi.
office-format-keizer-why = Klubový večer: kdo hraje víc a se silnějšími, má víc bodů.
office-match-boards = Počet šachovnic
office-match-games = Partií na každé šachovnici
office-knockout-games = Partií v zápase
office-knockout-tie = Partií v každém rozhodujícím dohrání
office-scoring = Body za výhru, remízu a prohru
office-scoring-why = Volno se počítá jako výhra, půlbodové volno jako remíza.
office-scoring-other = Jiné
office-scoring-other-why = Prázdné pole se řídí body za partie.
office-scoring-fixed = Po zveřejnění prvního kola už nelze změnit.
office-scoring-win = Výhra
office-scoring-draw = Remíza
office-scoring-loss = Prohra
office-scoring-pairing_bye = Volno
office-scoring-half_bye = Půlbodové volno
office-scoring-full_bye = Volno za bod
office-scoring-zero_bye = Nepřítomen
office-scoring-forfeit_win = Kontumační výhra
office-scoring-forfeit_loss = Kontumační prohra
office-acceleration = Zrychlené nasazování
office-acceleration-none = Žádné
office-acceleration-baku = Baku
office-acceleration-custom = Vlastní virtuální body
office-acceleration-why = V prvních kolech se horní polovina pole počítá, jako by měla víc bodů; silní hráči se tak potkají dřív. Pro velké openy.
office-initial-color = Barva čísla 1 v 1. kole
office-initial-color-lot = Losem
office-initial-color-why = Ostatní barvy z ní vyplývají.
office-forbidden = Hráči, kteří spolu nesmějí hrát
office-forbidden-why = Například členové jedné rodiny. Vidí to jen činovníci.
office-forbidden-nobody = Nejdřív zapište hráče.
office-forbidden-one = Tento hráč
office-forbidden-other = nesmí hrát s hráčem
office-forbidden-first = Od kola
office-forbidden-last = Do kola
office-forbidden-add = Přidat do seznamu
office-forbidden-more = Další hráč
office-forbidden-remove = Odebrat
office-forbidden-remove-of = Odebrat: { $names }
office-forbidden-always = ve všech kolech
office-forbidden-rounds = od { $first }. do { $last }. kola
office-forbidden-unsaved = Aby seznam platil, uložte nastavení.
office-is-finished = Turnaj skončil
office-over-what = Pořadí je konečné. Vytiskněte, co potřebuje klub a svaz; veřejná stránka zůstává.
office-lineups = Sestavy
office-lineups-why = První šachovnice jednoho družstva hraje s první šachovnicí druhého. Barvy se po šachovnicích střídají.
office-lineups-missing = Každé družstvo potřebuje { $boards ->
    [one] { $boards } hráče
    [few] { $boards } hráče
    [many] { $boards } hráče
   *[other] { $boards } hráčů
}; teď je jich v prvním { $first } a ve druhém { $second }. Zapište chybějící hráče, nebo v Nastavení změňte počet šachovnic.
office-lineups-many = Utkání má { $boards ->
    [one] { $boards } šachovnici
    [few] { $boards } šachovnice
    [many] { $boards } šachovnice
   *[other] { $boards } šachovnic
}; první družstvo má hráčů { $first }, druhé { $second }. V Nastavení změňte počet šachovnic, nebo odhlaste náhradníky.
office-lineup-none = Zatím nikdo
office-lineup-up = { $name }: o šachovnici výš
office-lineup-down = { $name }: o šachovnici níž
office-lineup-over = { $name }: přesunout – { $side }
office-lineup-moved = { $name }: { $side }, šachovnice { $board }
office-side-1 = První družstvo
office-side-2 = Druhé družstvo
office-pair-round = Nasadit { $round }. kolo
office-table-why = Kdo s kým hraje, určuje tabulka. Prezence není potřeba.
office-matches = Zápasy { $stage }. fáze
office-matches-why = O zápase rozhodují partie: v dalším kole pokračují zápasy, které jsou nerozhodné. Nemá-li se už hrát, rozhodněte zápas tady.
office-match-decide = Rozhodnout
office-match-decide-of = Rozhodnout zápas { $pair }
office-match-winner = Kdo postupuje?
office-match-reason-sample = Losem
office-match-result = Postupuje { $winner }, vypadává { $loser }.
office-match-record = Rozhodnout a zaznamenat
office-match-decided = Postupuje { $name }.
office-erase = Vymazat osobní údaje
office-erase-of = Vymazat osobní údaje: { $name }
office-erase-ask = Vymazat osobní údaje: { $name }?
office-erase-result = Jméno, narození, klub a kontakt se nenávratně smažou, odkazy přestanou platit. Výsledky zůstanou pod číslem.
office-erase-result-person = Jméno se nenávratně smaže. Co dotyčný udělal, zůstane pod číslem.
office-erased = Osobní údaje vymazány.
office-is-erased = Osobní údaje byly vymazány.
office-former = Bývalí pomocníci
office-forfeit-no = O tom, že hráč nepřišel, rozhoduje rozhodčí. Řekněte mu to.
office-typed-keys-games = 1 vyhrál bílý · 0 vyhrál černý · = remíza
office-all-matches = Všechny zápasy
office-is-won = Poslední zápas je rozhodnut
office-virtual-group = Skupina { $n }
office-virtual-first_player = Od čísla
office-virtual-last_player = Do čísla
office-virtual-first_round = Od kola
office-virtual-last_round = Do kola
office-virtual-points = Body
office-virtual-add = Přidat skupinu
office-virtual-remove = Odebrat skupinu { $n }
office-virtual-why = Hráči s těmito čísly se v těchto kolech nasazují, jako by měli o tolik bodů víc. Do pořadí se tyto body nepočítají.
office-keizer-rest = Počet kol mezi dvěma partiemi stejných hráčů
office-keizer-top = Hodnota prvního hráče
office-keizer-top-auto = Podle počtu hráčů
office-keizer-shares = Co se počítá, v procentech
office-keizer-win = Výhra
office-keizer-draw = Remíza
office-keizer-loss = Prohra
office-keizer-bye = Volno
office-keizer-excused = Půlbodové volno
office-keizer-absent = Nepřítomnost
office-keizer-shares-why = Výhra, remíza a prohra dávají podíl z hodnoty soupeře, ostatní podíl z vlastní hodnoty hráče.
office-time-several = Více period nebo delay
office-time-unread = Napište sekundy na partii, pak + a sekundy na tah (5400+30). Periody: 40/5400+30:1800+30.
office-supervision = Dozor v rapidu a blesku
office-supervision-adequate = Dostatečný
office-supervision-inadequate = Nedostatečný
office-supervision-none = Bez rozhodčího
office-supervision-why = Dostatečný: na rozhodčího nejvýše tři partie v rapidu, jedna v blesku. Jinak musí nemožný tah reklamovat soupeř.
office-no-why-keizer = Spolu hrají sousedé v pořadí, pokud se neutkali v některém z posledních kol.
office-no-why-knockout = Kdo s kým hraje, určuje pavouk.
office-pair-too-few = Kolo potřebuje aspoň dva přítomné hráče.
office-finished-first = Turnaj je ukončen. Chcete-li tu něco změnit, nejdřív ho na stránce kola znovu otevřete.
