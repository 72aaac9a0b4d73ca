### Obrazovky pro hrací místnost: bez ovládání, pohledy se střídají.

screen-title = { $event }, { $round }. kolo
screen-page-title = Obrazovka · { $event }
screen-view-welcome = Vítejte
screen-view-players = Hráči
screen-view-boards = Podle šachovnic
screen-view-names = Podle jmen
screen-view-results = Výsledky
screen-view-live = Živé partie
screen-view-standings = Pořadí
screen-what-welcome = Hráči se přihlašují
screen-what-players = { $n ->
    [one] Jeden přihlášený hráč
    [few] { $n } přihlášení hráči
    [many] { $n } přihlášeného hráče
   *[other] { $n } přihlášených hráčů
}
screen-what-boards = Nasazení podle šachovnic
screen-what-names = Nasazení podle jmen
screen-what-results = { $open ->
    [0] Všechny výsledky jsou známy
    [one] Ještě se hraje jedna partie
    [few] Ještě se hrají { $open } partie
    [many] Ještě se hraje { $open } partie
   *[other] Ještě se hraje { $open } partií
}
screen-what-live = Hrané partie
screen-what-standings = Pořadí po { $round }. kole
screen-what-final = Konečné pořadí
screen-page = { $page } z { $pages }
screen-views = Střídají se
screen-bye = volno
screen-starts = Začátek v { $time }, zbývá
screen-starts-soon = Začátek v { $time }
screen-started = Začátek v { $time }
screen-stopped = Hodiny stojí
screen-now = Čas
screen-connecting = Připojování k serveru …
screen-silent = Bez spojení od { $time }; zobrazen je tehdejší stav
screen-gone = Tento turnaj na serveru není. Zkontrolujte adresu obrazovky.
screen-message = Zpráva
