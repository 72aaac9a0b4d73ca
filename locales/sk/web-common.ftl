### Čo hovorí každá stránka.

playing-hall = Hracia sála
skip-to-page = Prejsť na obsah stránky
page-not-fetched = Stránka nedorazila.
page-not-fetched-why = Server sály neodpovedal. Nič sa nezmenilo; vaše partie na ňom bežia ďalej.
try-again = Skúsiť znova
lost = Taký stôl tu nie je.
lost-why = Táto adresa nikam nevedie. Partie zostávajú uložené; v zozname sú tie, ktoré sa hrajú.
to-start = Na začiatok

## Či sála odpovedá.

reach-here = Sála odpovedá
reach-joining = Pripájanie
reach-silent = Sála neodpovedá
reach-offline = Bez siete

## Klávesy.

keyboard-help = Pomoc ku klávesnici
key-tab = na ďalší ovládací prvok
key-enter = stlačí ho
key-escape = zavrie, čo je otvorené; zvolí bezpečnú odpoveď
key-help = táto pomoc
single-keys = Jednoklávesové skratky

## Voľby tohto zariadenia.

look-and-sound = Vzhľad a zvuk
theme = Motív
theme-auto = Podľa systému
theme-light = Svetlý
theme-dark = Tmavý
board-look = Šachovnica
board-look-hall = Drevo
board-look-vinyl = Rolovacia
board-look-print = Tlač
letters = Písmená figúr
letters-auto = Auto
letters-en = Nf3
letters-cs = Jf3
letters-figurine = ♘f3
notation = Zápis
notation-short = Krátky
notation-long = Dlhý
sounds = Zvuky
switch-on = Zapnuté
switch-off = Vypnuté
speech = Hlásenie ťahov
speech-off = Vypnuté
speech-plain = Bežná reč
speech-laws = Podľa Pravidiel
language = Jazyk

## Čo sála neurobila.

problem-no_such_game = Taká partia v tejto sále nie je.
problem-no_invitation = Na toto miesto už niekto zasadol. Partiu môžete sledovať.
problem-players_first = Najprv musia zasadnúť hráči. Skúste to, keď tu budú obaja.
problem-silent = Sála neodpovedá. Nič sa nezmenilo; skúste to znova.
problem-too_many_games = Z tohto zariadenia bolo za minútu pripravených príliš veľa stolov. Chvíľu počkajte a skúste to znova.
problem-full = Sála je plná. Skúste to, keď niektorá partia skončí.
problem-closing = Sála sa zatvára. Nič nebolo pripravené.
problem-journal_failed = Sála teraz nemôže nič zapísať, a preto sa nič nestalo.
problem-journal_lost = Súbor s partiami na serveri bol vymazaný alebo nahradený, a preto sa nič nezaznamenalo. Správca musí server znova spustiť.
problem-organiser_only = To smie len organizátor.
