### Seznam partií: vlastní, otevřené, hrané, skončené.

games-search = Najít hráče nebo partii
games-search-what = Hráč, turnaj nebo odkaz
games-open = Otevřené
games-playing = Hrané

games-own-move = Jste na tahu
games-own-theirs = Na tahu je soupeř
games-own-playing = Vaše partie
games-own-waiting = Čeká se na soupeře
games-own-soon = Partie ještě nezačala
games-own-stopped = Hodiny stojí
games-own-sealing = Zapisuje se tah do obálky
games-own-adjourned = Odložená partie
games-own-go = K vaší partii
games-own-invite = Zobrazit pozvánku
games-own-open = Vaše
games-you = { $name }, vy

games-open-title = Otevřené partie
games-waiting = čeká: { $n }
games-open-own = Otevřít vlastní partii
games-join = Přidat se
games-join-whom = Přidat se: { $name }, { $what }
games-seat-white = budete hrát bílými
games-seat-black = budete hrát černými
games-seat-lot = bílé nebo černé
games-board-assisted = s nápovědou
games-board-physical = jako na šachovnici
games-set-up = zadané postavení
games-with-arbiter = s rozhodčím
games-no-touch-move = bez „dotknuto, taženo“
games-no-clock = Bez hodin
games-none-open = Nikdo nečeká na soupeře.
games-none-found = Nic nenalezeno.

games-playing-title = Právě se hraje
games-count = { $n ->
    [one] { $n } partie
    [few] { $n } partie
    [many] { $n } partie
   *[other] { $n } partií
}
games-claim = Reklamace: { $ground }
games-ground-repetition = trojí opakování pozice
games-ground-fifty_moves = padesát tahů
games-ground-agreement = dohoda o remíze
games-ground-touch_move = dotknuto, taženo
games-ground-flag = pád praporku
games-ground-illegal_move = nepřípustný tah
games-ground-cannot_win = nelze vyhrát běžnými prostředky
games-ground-no_effort = soupeř se nesnaží vyhrát
games-ground-increment = přídavek

games-finished-title = Skončené partie
games-finished-all = Všechny skončené partie
games-result = Výsledek
games-how = Jak skončila
games-moves = Tahy
games-ended = Konec
games-called-off = Zrušena
games-open-game = { $white } – { $black }, { $result }: otevřít partii
