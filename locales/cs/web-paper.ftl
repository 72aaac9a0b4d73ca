### Co se tiskne.

paper-title = Tisk
paper-page-title = Tisk · { $event }
paper-lead = Vyberte, co vytisknout. Náhled ukazuje papír; prohlížeč ho vytiskne nebo uloží jako PDF.
paper-kind-pairings = Nasazení podle šachovnic
paper-kind-names = Nasazení podle jmen
paper-kind-slips = Výsledkové lístky
paper-kind-cards = Karty šachovnic s QR kódem
paper-kind-players = Karty hráčů s QR kódem
paper-kind-standings = Pořadí
paper-kind-crosstable = Tabulka
paper-kind-checkin = Prezenční listina
paper-kind-blank = Prázdné zápisy
paper-kind-sheets = Zápisy hraných partií
paper-kind-report = Zpráva rozhodčího
paper-about-pairings = Na nástěnku.
paper-about-names = Na nástěnku: každý hráč najde šachovnici i barvu.
paper-about-slips = Lístek pro každou šachovnici, podepíší ho oba hráči.
paper-about-cards = Karta pro každou šachovnici. Kód otevře šachovnici v telefonu.
paper-about-players = Karta pro každého hráče. Kód otevře jeho vlastní stránku; nikomu jinému ji nedávejte.
paper-about-standings = Se všemi pomocnými hodnoceními.
paper-about-crosstable = Všechna kola všech hráčů.
paper-about-checkin = K odškrtání, kdo je tady.
paper-about-blank = Se jmény hráčů kola, nebo prázdné.
paper-about-sheets = Tahy partií, které se hrály na serveru.
paper-about-report = Vše, co bylo rozhodnuto, i s článkem.
paper-print = Vytisknout
paper-back = Všechny papíry
paper-round = Kolo
paper-size = Papír
paper-size-a4 = A4
paper-size-a5 = A5
paper-number-of = Kolik
paper-filled = Jména
paper-filled-round = Hráči kola
paper-filled-none = Prázdné
paper-no-round = Žádné kolo ještě není zveřejněno.
paper-needs-official = Tisknout to mohou jen činovníci. Otevřete stránku na zařízení s odkazem činovníka.
paper-address = Adresa v kódu
paper-only-here = K serveru se dostane jen tento počítač. Spusťte ho s { $flag }, aby se k němu dostaly i telefony.
paper-round-title = { $round }. kolo
paper-after = po { $round }. kole
paper-board = Šachovnice
paper-no = Č.
paper-name = Jméno
paper-rating = Rating
paper-club = Klub
paper-points = Body
paper-result = Výsledek
paper-opponent = Soupeř
paper-signature = Podpis
paper-here = Přítomen
paper-color = Barva
paper-bye = volno
paper-rank = Pořadí
paper-event = Turnaj
paper-date = Datum
paper-arbiter = Rozhodčí
paper-white-wins = 1–0
paper-draw = ½–½
paper-black-wins = 0–1
paper-card-scan = Načtěte: nasazení, výsledek a živá partie této šachovnice
paper-player-scan = Načtěte: vaše šachovnice, výsledky a žádosti
paper-player-secret = Tento kód patří jen vám.
paper-player-make = { $n ->
    [one] Vytvořit odkaz pro jednoho hráče
    [few] Vytvořit odkazy pro { $n } hráče
    [many] Vytvořit odkazy pro { $n } hráče
   *[other] Vytvořit odkazy pro { $n } hráčů
}
paper-player-make-why = Odkaz se zobrazí jen jednou. Dříve vytvořené odkazy platí dál.
paper-player-made = { $n ->
    [one] Byl vytvořen jeden odkaz. Vytiskněte kartu, než stránku opustíte.
    [few] Byly vytvořeny { $n } odkazy. Vytiskněte karty, než stránku opustíte.
    [many] Bylo vytvořeno { $n } odkazu. Vytiskněte karty, než stránku opustíte.
   *[other] Bylo vytvořeno { $n } odkazů. Vytiskněte karty, než stránku opustíte.
}
paper-making = { $n } z { $all } …
paper-sheets-none = Žádná partie tohoto kola se nehrála na serveru.
paper-report-people = Činovníci
paper-report-rounds = Kola
paper-report-round = { $round }. kolo: { $boards ->
    [one] jedna šachovnice
    [few] { $boards } šachovnice
    [many] { $boards } šachovnice
   *[other] { $boards } šachovnic
}
paper-report-rulings = Rozhodnutí a události
paper-report-unread = Záznam ještě není načten. Do té doby je tato zpráva neúplná.
paper-report-none = O ničem se nerozhodovalo.
paper-report-time = Čas
paper-report-where = Kolo, šachovnice
paper-report-what = Co bylo rozhodnuto
paper-report-article = Článek
paper-report-edition = { $article }, { $edition }
paper-printed = Vytištěno { $time }
paper-players-count = { $n ->
    [one] jeden hráč
    [few] { $n } hráči
    [many] { $n } hráče
   *[other] { $n } hráčů
}
paper-report-board = šachovnice { $board }
paper-report-absence = nepřítomen na začátku
paper-report-default_time = příchod po čekací době
paper-report-points = −{ $points } b.
paper-report-warning = napomenutí
paper-report-expulsion = vyloučen z turnaje
paper-need-call = přivolání
paper-need-flag = pád praporku
paper-need-illegal_move = nepřípustný tah
paper-need-claim = reklamace
paper-need-absence = nepřítomnost
paper-need-displaced_position = posunuté kameny
paper-need-penalty = trest u šachovnice
paper-need-other = jiná věc
paper-page-of = { $event }, { $what }
paper-report-games = Rozhodnutí u šachovnic
paper-report-games-why = Každá partie hraná na serveru: výsledek s článkem a vše, o čem se rozhodovalo nebo co bylo odmítnuto. Čas se počítá od začátku partie.
paper-report-game-of = { $round }. kolo, šachovnice { $board }
