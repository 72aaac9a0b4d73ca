### Čo hovorí každá stránka.

playing-hall = Šachový server
skip-to-page = Prejsť na obsah stránky
page-not-fetched = Stránku sa nepodarilo načítať.
page-not-fetched-why = Server neodpovedal. Nič sa nezmenilo; vaše partie na ňom bežia ďalej.
try-again = Skúsiť znova
lost = Stránka sa nenašla
lost-why = Adresa je možno chybná. Partie zostávajú uložené; v zozname sú tie, ktoré sa práve hrajú.
to-start = Úvodná stránka

## Či sála odpovedá.

reach-here = Pripojené
reach-joining = Pripájanie…
reach-silent = Server neodpovedá
reach-offline = Bez pripojenia

## Klávesy.

keyboard-help = Klávesové skratky
key-tab = prejde na ďalší ovládací prvok
key-enter = použije ho
key-escape = zavrie alebo zruší
key-help = zobrazí túto nápovedu
single-keys = Jednoklávesové skratky

## Voľby tohto zariadenia.

look-and-sound = Vzhľad a zvuk
theme = Motív
theme-auto = Podľa systému
theme-light = Svetlý
theme-dark = Tmavý
board-look = Šachovnica
board-look-hall = Drevo
board-look-vinyl = Rolovacia (vinyl)
board-look-print = Diagram
letters = Značky figúr
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
speech-plain = Po slovensky
speech-laws = Podľa FIDE (Anna, Bella…)
language = Jazyk

## Čo server neurobil.

problem-no_such_game = Taká partia neexistuje.
problem-no_such_event = Také podujatie neexistuje.
problem-no_such_part = Táto časť podujatia neexistuje, alebo ju váš odkaz nezobrazuje.
problem-no_link = Váš odkaz pre toto podujatie už neplatí. Požiadajte organizátora o nový.
problem-act_refused = To v tomto podujatí teraz nejde.
problem-id_used = Krok prišiel pod číslom iného kroku, a preto sa nevykonal. Načítajte stránku znova a krok zopakujte.
problem-event_moved = Podujatie medzitým zmenil niekto iný. Pozrite sa naň znova a potom krok zopakujte.
problem-event_too_long = Podujatie dosiahlo najväčší počet záznamov.
problem-too_many_entries = V tomto podujatí ste už urobili toľko záznamov, koľko hráč smie. Požiadajte činovníka, aby to urobil za vás.
problem-too_many_links = Táto osoba už má najväčší možný počet odkazov. Najskôr ich zrušte a potom vytvorte nový.
problem-not_rehearsal = Zmazať možno len skúšku nanečisto.
problem-not_seated = Pri takej šachovnici nemáte miesto, alebo sa jej partia nehrá tu.
problem-server_act = Toto robí server sám: zakladá partie pri šachovniciach a pridáva ich ťahy.
problem-event_game = Táto partia patrí k podujatiu. O tom rozhodujú jeho činovníci.
problem-no_report = Správu zatiaľ nemožno vytvoriť.
problem-no_invitation = Tento odkaz už neplatí: miesto je obsadené alebo bol vytvorený nový odkaz. Partiu môžete sledovať.
problem-players_first = Najskôr sa musia pripojiť hráči. Skúste to, keď tu budú obaja.
problem-silent = Server neodpovedá. Nič sa nezmenilo; skúste to znova.
problem-other = Niečo sa nepodarilo. Správa servera (po anglicky): { $message }
problem-too_many_games = Z tohto zariadenia sa za minútu založilo príliš veľa partií. Chvíľu počkajte a skúste to znova.
problem-full = Server je plný. Skúste to, keď sa niektorá partia skončí.
problem-closing = Server sa vypína. Nič sa nevykonalo; skúste to o okamih.
problem-journal_failed = Server teraz nemôže nič uložiť, preto sa nič nestalo.
problem-player_cannot_rule = V tejto partii hráte, rozhodcom preto musí byť niekto iný. Pošlite odkaz ďalej.
problem-declined = Jeden z hráčov vás ako rozhodcu odmietol.
problem-no_request = Táto žiadosť už bola vybavená alebo stiahnutá.
problem-journal_lost = Súbor s partiami na serveri bol vymazaný alebo nahradený, a preto sa nič nezaznamenalo. Správca musí server znova spustiť.
problem-journal_unavailable = Server sa teraz nedostane k žurnálu, preto sa nič nestalo. Skúste to o okamih.
problem-clock_off = Hodiny tohto servera sa líšia od ostatných, preto nič neprijíma. Nič sa nestalo.
problem-shorter_history = Videli ste z tejto partie viac, než má server. Nič sa nestalo; dajte vedieť správcovi servera.
problem-too_many_reports = Rozhodca dostal v posledných minútach veľa upozornení. Chvíľu počkajte.
problem-archived = Partia bola presunutá do archívu. Opýtajte sa prevádzkovateľa servera.
problem-too_much_written = Z vašej adresy sa v priebehu hodiny zapísalo priveľa. Chvíľu počkajte.
problem-game_too_long = Partia má priveľa záznamov. Odteraz sa zaznamenávajú len ťahy, vzdanie a prijatie remízy.
problem-resting = Prezerá sa mnoho starých partií. Otvorte túto znova.
problem-organiser_only = To smie len organizátor.
problem-no_seat = Tento odkaz neoprávňuje na miesto pri tejto partii.
problem-no_consent = Táto partia má rozhodcu. Skôr než miesto obsadíte, súhlaste s tým.
problem-secret_used = Tento prehliadač už v tejto partii miesto má.
problem-arbiter_only = To smie len rozhodca tejto partie.
problem-score_kept_by_players = Túto partiu zapisujú hráči sami. Prečítať sa dá, keď sa skončí.
problem-too_late = Partiu možno zrušiť len pred prvým ťahom; ak má rozhodcu, môže ju zrušiť len on.
problem-not_yours = Nový odkaz na toto miesto môže vytvoriť len ten, kto na ňom sedí, rozhodca alebo organizátor.
problem-no_engine = Šachový program neodpovedá. Opýtajte sa prevádzkovateľa servera.
problem-busy = Server je zaneprázdnený. Skúste to o okamih.
problem-too_many_joins = Táto partia sa odtiaľto otvorila príliš veľakrát. Niekoľko sekúnd počkajte.
problem-too_many_requests = Z vašej adresy prichádza priveľa požiadaviek. Chvíľu počkajte.
problem-too_many_sockets = K serveru je pripojených priveľa stránok. Niektorú zatvorte alebo to skúste neskôr.
problem-game_failed = Chyba servera partiu zastavila. Všetko, čo sa odohralo, zostáva zaznamenané.
problem-no_chance = Server to nemohol vykonať. Opýtajte sa jeho prevádzkovateľa.
unread-fen = FEN, znak { $at }: nájdené { $found }, očakávané { $wanted }.
unread-end = koniec textu
unread-text = „{ $text }“
unread-pgn = Riadok { $line }, znak { $column }: { $what }
fen-board = šachovnica, napríklad „8/8/8/8/8/8/8/8“
fen-letter = písmeno kameňa alebo číslica v poli šachovnice
fen-rank = osem polí v každom rade
fen-ranks = osem radov šachovnice
fen-turn = „w“ alebo „b“, hráč na ťahu
fen-castling = práva na rošádu: „-“ alebo písmená, napríklad „KQkq“
fen-en-passant = „-“ alebo pole na branie mimochodom, napríklad „e3“
fen-half-moves = počet polťahov, číslo od 0 do 65535
fen-number = číslo ťahu, od 1
fen-end = nič za šiestimi poľami, alebo operácia EPD, napríklad „bm e4;“
fen-operation = bodkočiarka na konci operácie, napríklad „bm e4;“
pgn-move = ťah { $number } „{ $move }“ { $why }.
move-not-read = nie je zápis ťahu
move-no-piece = nemožno zahrať: žiadna taká figúra tam nemôže
move-ambiguous = nie je jednoznačný: { $moves }
move-not-legal = nie je možný
move-pawn-file = sa musí začínať stĺpcom pešiaka, ktorý berie: { $moves }
move-castling = môže byť len rošáda, ktorá sa zapisuje { $move }
move-null = vynecháva ťah, ale hráč musí ťahať
pgn-start = z východiskovej pozície nemožno hrať.
pgn-variant = variant „{ $name }“ je iná hra. Čítať možno iba bežný šach a Chess960.
pgn-tag = značka nie je ukončená. Očakávajú sa hranaté zátvorky s názvom a s hodnotou v úvodzovkách.
pgn-comment = komentár nie je ukončený.
pgn-variation = variant nie je ukončený.
pgn-bracket = „)“ stojí tam, kde sa žiadny variant nezačal.
pgn-nag = „$“ stojí bez čísla od 0 do 255.
pgn-deep = varianty sú vnorené hlbšie ako { $n }.
pgn-nothing = Nenašla sa žiadna partia v PGN.
pgn-several = Našlo sa viac partií. Vložte jednu.
pgn-own-start = Partia má vlastnú východiskovú pozíciu a bola zvolená iná.
pgn-null-moves = Partia obsahuje prázdny ťah. Hrať možno iba ťahy.
pgn-over = Partia sa skončila: niet žiadneho možného ťahu.
pgn-half-move = Polťah { $n } nie je možný.
problem-start = Z tejto pozície nemožno partiu začať. Dôvod ukáže „Preskúmať postavenie“.

## Na viacerých stránkach.
watch = Sledovať partiu
somebody = Niekto
start-chess960 = Chess960, pozícia { $number }
start-position = Z nastavenej pozície
start-game = Pokračovanie rozohratej partie
copy = Kopírovať
copied = Skopírované
watch-game = Sledovať partiu
only-watch = Iba sledovať
games-people = { $n ->
    [one] { $n } človek tu
    [few] { $n } ľudia tu
    [many] { $n } človeka tu
   *[other] { $n } ľudí tu
}
problem-not_open = Táto partia už nie je otvorená: miesto niekto obsadil, alebo tam nikto nečaká.

rail-links = Ďalšie stránky
rail-games = Partie
rail-events = Turnaje
rail-rules = Pravidlá
rail-learn = Výučba
article-in-book = Otvoriť v pravidlách
