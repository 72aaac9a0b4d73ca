### Obrazovky pre hraciu miestnosť: bez ovládania, pohľady sa striedajú.

screen-title = { $event }, { $round }. kolo
screen-page-title = Obrazovka · { $event }
screen-view-welcome = Vitajte
screen-view-players = Hráči
screen-view-boards = Podľa šachovníc
screen-view-names = Podľa mien
screen-view-results = Výsledky
screen-view-live = Živé partie
screen-view-standings = Poradie
screen-what-welcome = Hráči sa prihlasujú
screen-what-players = { $n ->
    [one] Jeden prihlásený hráč
    [few] { $n } prihlásení hráči
    [many] { $n } prihláseného hráča
   *[other] { $n } prihlásených hráčov
}
screen-what-boards = Nasadenie podľa šachovníc
screen-what-names = Nasadenie podľa mien
screen-what-results = { $open ->
    [0] Všetky výsledky sú známe
    [one] Ešte sa hrá jedna partia
    [few] Ešte sa hrajú { $open } partie
    [many] Ešte sa hrá { $open } partie
   *[other] Ešte sa hrá { $open } partií
}
screen-what-live = Hrané partie
screen-what-standings = Poradie po { $round }. kole
screen-what-final = Konečné poradie
screen-page = { $page } z { $pages }
screen-views = Striedajú sa
screen-bye = voľno
screen-starts = Začiatok o { $time }, zostáva
screen-starts-soon = Začiatok o { $time }
screen-started = Začiatok o { $time }
screen-stopped = Hodiny stoja
screen-now = Čas
screen-connecting = Pripájanie na server …
screen-silent = Bez spojenia od { $time }; zobrazený je vtedajší stav
screen-gone = Tento turnaj na serveri nie je. Skontrolujte adresu obrazovky.
screen-message = Správa
