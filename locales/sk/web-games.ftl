### Zoznam partií: vlastné, otvorené, hrané, skončené.

games-search = Nájsť hráča alebo partiu
games-search-what = Hráč, turnaj alebo odkaz
games-open = Otvorené
games-playing = Hrané

games-own-move = Ste na ťahu
games-own-theirs = Na ťahu je súper
games-own-playing = Vaša partia
games-own-waiting = Čaká sa na súpera
games-own-soon = Partia sa ešte nezačala
games-own-stopped = Hodiny stoja
games-own-sealing = Zapisuje sa ťah do obálky
games-own-adjourned = Odložená partia
games-own-go = K vašej partii
games-own-invite = Zobraziť pozvánku
games-own-open = Vaša
games-you = { $name }, vy

games-open-title = Otvorené partie
games-waiting = čaká: { $n }
games-open-own = Otvoriť vlastnú partiu
games-join = Pridať sa
games-join-whom = Pridať sa: { $name }, { $what }
games-seat-white = budete hrať bielymi
games-seat-black = budete hrať čiernymi
games-seat-lot = biele alebo čierne
games-board-assisted = s pomocou
games-board-physical = ako na šachovnici
games-set-up = zadaná pozícia
games-with-arbiter = s rozhodcom
games-no-touch-move = bez „dotknuté, ťahané“
games-no-clock = Bez hodín
games-none-open = Nikto nečaká na súpera.
games-none-found = Nič sa nenašlo.

games-playing-title = Práve sa hrá
games-count = { $n ->
    [one] { $n } partia
    [few] { $n } partie
    [many] { $n } partie
   *[other] { $n } partií
}
games-claim = Reklamácia: { $ground }
games-ground-repetition = trojnásobné opakovanie pozície
games-ground-fifty_moves = päťdesiat ťahov
games-ground-agreement = dohoda o remíze
games-ground-touch_move = dotknuté, ťahané
games-ground-flag = pád zástavky
games-ground-illegal_move = nemožný ťah
games-ground-cannot_win = nedá sa vyhrať bežnými prostriedkami
games-ground-no_effort = súper sa nesnaží vyhrať
games-ground-increment = prídavok

games-finished-title = Skončené partie
games-finished-all = Všetky skončené partie
games-result = Výsledok
games-how = Ako sa skončila
games-moves = Ťahy
games-ended = Koniec
games-called-off = Zrušená
games-open-game = { $white } – { $black }, { $result }: otvoriť partiu
