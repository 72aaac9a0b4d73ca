### Čo sa tlačí.

paper-title = Tlač
paper-page-title = Tlač · { $event }
paper-lead = Vyberte, čo vytlačiť. Náhľad ukazuje papier; prehliadač ho vytlačí alebo uloží ako PDF.
paper-kind-pairings = Nasadenie podľa šachovníc
paper-kind-names = Nasadenie podľa mien
paper-kind-slips = Výsledkové lístky
paper-kind-cards = Karty šachovníc s QR kódom
paper-kind-players = Karty hráčov s QR kódom
paper-kind-standings = Poradie
paper-kind-crosstable = Tabuľka
paper-kind-checkin = Prezenčná listina
paper-kind-blank = Prázdne zápisy
paper-kind-sheets = Zápisy hraných partií
paper-kind-report = Správa rozhodcu
paper-about-pairings = Na nástenku.
paper-about-names = Na nástenku: každý hráč nájde šachovnicu aj farbu.
paper-about-slips = Lístok pre každú šachovnicu, podpíšu ho obaja hráči.
paper-about-cards = Karta pre každú šachovnicu. Kód otvorí šachovnicu v telefóne.
paper-about-players = Karta pre každého hráča. Kód otvorí jeho vlastnú stránku; nikomu inému ju nedávajte.
paper-about-standings = So všetkými pomocnými hodnoteniami.
paper-about-crosstable = Všetky kolá všetkých hráčov.
paper-about-checkin = Na odškrtanie, kto je tu.
paper-about-blank = S menami hráčov kola, alebo prázdne.
paper-about-sheets = Ťahy partií, ktoré sa hrali na serveri.
paper-about-report = Všetko, čo sa rozhodlo, aj s článkom.
paper-print = Vytlačiť
paper-back = Všetky papiere
paper-round = Kolo
paper-size = Papier
paper-size-a4 = A4
paper-size-a5 = A5
paper-number-of = Koľko
paper-filled = Mená
paper-filled-round = Hráči kola
paper-filled-none = Prázdne
paper-no-round = Žiadne kolo ešte nie je zverejnené.
paper-needs-official = Tlačiť to môžu iba činovníci. Otvorte stránku na zariadení s odkazom činovníka.
paper-address = Adresa v kóde
paper-only-here = K serveru sa dostane iba tento počítač. Spustite ho s { $flag }, aby sa k nemu dostali aj telefóny.
paper-round-title = { $round }. kolo
paper-after = po { $round }. kole
paper-board = Šachovnica
paper-no = Č.
paper-name = Meno
paper-rating = Rating
paper-club = Klub
paper-points = Body
paper-result = Výsledok
paper-opponent = Súper
paper-signature = Podpis
paper-here = Prítomný
paper-color = Farba
paper-bye = voľno
paper-rank = Poradie
paper-event = Turnaj
paper-date = Dátum
paper-arbiter = Rozhodca
paper-white-wins = 1–0
paper-draw = ½–½
paper-black-wins = 0–1
paper-card-scan = Naskenujte: nasadenie, výsledok a živá partia tejto šachovnice
paper-player-scan = Naskenujte: vaša šachovnica, výsledky a žiadosti
paper-player-secret = Tento kód patrí iba vám.
paper-player-make = { $n ->
    [one] Vytvoriť odkaz pre jedného hráča
    [few] Vytvoriť odkazy pre { $n } hráčov
    [many] Vytvoriť odkazy pre { $n } hráča
   *[other] Vytvoriť odkazy pre { $n } hráčov
}
paper-player-make-why = Odkaz sa zobrazí iba raz. Skôr vytvorené odkazy platia ďalej.
paper-player-made = { $n ->
    [one] Bol vytvorený jeden odkaz. Vytlačte kartu, kým stránku opustíte.
    [few] Boli vytvorené { $n } odkazy. Vytlačte karty, kým stránku opustíte.
    [many] Bolo vytvorených { $n } odkazu. Vytlačte karty, kým stránku opustíte.
   *[other] Bolo vytvorených { $n } odkazov. Vytlačte karty, kým stránku opustíte.
}
paper-making = { $n } z { $all } …
paper-sheets-none = Žiadna partia tohto kola sa nehrala na serveri.
paper-report-people = Činovníci
paper-report-rounds = Kolá
paper-report-round = { $round }. kolo: { $boards ->
    [one] jedna šachovnica
    [few] { $boards } šachovnice
    [many] { $boards } šachovnice
   *[other] { $boards } šachovníc
}
paper-report-rulings = Rozhodnutia a udalosti
paper-report-unread = Záznam ešte nie je načítaný. Dovtedy je táto správa neúplná.
paper-report-none = O ničom sa nerozhodovalo.
paper-report-time = Čas
paper-report-where = Kolo, šachovnica
paper-report-what = Čo sa rozhodlo
paper-report-article = Článok
paper-report-edition = { $article }, { $edition }
paper-printed = Vytlačené { $time }
paper-players-count = { $n ->
    [one] jeden hráč
    [few] { $n } hráči
    [many] { $n } hráča
   *[other] { $n } hráčov
}
paper-report-board = šachovnica { $board }
paper-report-absence = neprítomný na začiatku
paper-report-default_time = príchod po čakacej lehote
paper-report-points = −{ $points } b.
paper-report-warning = napomenutie
paper-report-expulsion = vylúčený z turnaja
paper-need-call = privolanie
paper-need-flag = pád zástavky
paper-need-illegal_move = nemožný ťah
paper-need-claim = reklamácia
paper-need-absence = neprítomnosť
paper-need-displaced_position = posunuté kamene
paper-need-penalty = trest pri šachovnici
paper-need-other = iná vec
paper-page-of = { $event }, { $what }
paper-report-games = Rozhodnutia pri šachovniciach
paper-report-games-why = Každá partia hraná na serveri: výsledok s článkom a všetko, o čom sa rozhodovalo alebo čo bolo odmietnuté. Čas sa počíta od začiatku partie.
paper-report-game-of = { $round }. kolo, šachovnica { $board }
