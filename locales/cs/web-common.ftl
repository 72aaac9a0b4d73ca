### Co říká každá stránka.

playing-hall = Šachový server
skip-to-page = Přejít na obsah stránky
page-not-fetched = Stránku se nepodařilo načíst.
page-not-fetched-why = Server neodpověděl. Nic se nezměnilo; vaše partie na něm běží dál.
try-again = Zkusit znovu
lost = Stránka nenalezena
lost-why = Adresa je možná chybná. Partie zůstávají uloženy; v seznamu jsou ty, které se právě hrají.
to-start = Úvodní stránka

## Zda sál odpovídá.

reach-here = Připojeno
reach-joining = Připojování…
reach-silent = Server neodpovídá
reach-offline = Bez připojení

## Klávesy.

keyboard-help = Klávesové zkratky
key-tab = přejde na další ovládací prvek
key-enter = použije jej
key-escape = zavře nebo zruší
key-help = zobrazí tuto nápovědu
single-keys = Jednoklávesové zkratky

## Volby tohoto zařízení.

look-and-sound = Vzhled a zvuk
theme = Motiv
theme-auto = Podle systému
theme-light = Světlý
theme-dark = Tmavý
board-look = Šachovnice
board-look-hall = Dřevo
board-look-vinyl = Rolovací (vinyl)
board-look-print = Diagram
letters = Značky figur
letters-auto = Auto
letters-en = Nf3
letters-cs = Jf3
letters-figurine = ♘f3
notation = Zápis
notation-short = Krátký
notation-long = Dlouhý
sounds = Zvuky
switch-on = Zapnuto
switch-off = Vypnuto
speech = Hlášení tahů
speech-off = Vypnuto
speech-plain = Česky
speech-laws = Podle FIDE (Anna, Bella…)
language = Jazyk

## Co server neudělal.

problem-no_such_game = Taková partie neexistuje.
problem-no_such_event = Taková akce neexistuje.
problem-no_such_part = Tato část akce neexistuje, nebo ji váš odkaz nezobrazuje.
problem-no_link = Váš odkaz pro tuto akci už neplatí. Požádejte organizátora o nový.
problem-act_refused = To v této akci teď nejde.
problem-id_used = Krok přišel pod číslem jiného kroku, a proto nebyl proveden. Načtěte stránku znovu a krok zopakujte.
problem-event_moved = Akci mezitím změnil někdo jiný. Podívejte se na ni znovu a pak krok zopakujte.
problem-event_too_long = Akce dosáhla největšího počtu záznamů.
problem-too_many_entries = V této akci už jste provedli tolik záznamů, kolik hráč smí. Požádejte činovníka, aby to udělal za vás.
problem-too_many_links = Tato osoba už má největší možný počet odkazů. Nejprve je zrušte a pak vytvořte nový.
problem-not_rehearsal = Smazat lze jen zkoušku nanečisto.
problem-not_seated = U takové šachovnice nemáte místo, nebo se její partie nehraje zde.
problem-server_act = Tohle dělá server sám: zakládá partie u šachovnic a přidává jejich tahy.
problem-event_game = Tato partie patří k akci. O tom rozhodují její činovníci.
problem-no_report = Zprávu zatím nelze vytvořit.
problem-no_invitation = Tento odkaz už neplatí: místo je obsazeno, nebo byl vytvořen nový odkaz. Partii můžete sledovat.
problem-players_first = Nejdříve se musí připojit hráči. Zkuste to, až tu budou oba.
problem-silent = Server neodpovídá. Nic se nezměnilo; zkuste to znovu.
problem-other = Něco se nepovedlo. Zpráva serveru (anglicky): { $message }
problem-too_many_games = Z tohoto zařízení bylo během minuty založeno příliš mnoho partií. Chvíli počkejte a zkuste to znovu.
problem-full = Server je plný. Zkuste to, až některá partie skončí.
problem-closing = Server se vypíná. Nic se neprovedlo; zkuste to za okamžik.
problem-journal_failed = Server teď nemůže nic uložit, a proto se nic nestalo.
problem-player_cannot_rule = V této partii hrajete, rozhodčím proto musí být někdo jiný. Pošlete odkaz dál.
problem-declined = Jeden z hráčů vás jako rozhodčího odmítl.
problem-no_request = Tato žádost už byla vyřízena nebo stažena.
problem-journal_lost = Soubor s partiemi na serveru byl smazán nebo nahrazen, a proto se nic nezaznamenalo. Správce musí server znovu spustit.
problem-journal_unavailable = Server se teď nedostane k žurnálu, a proto se nic nestalo. Zkuste to za okamžik.
problem-clock_off = Hodiny tohoto serveru se liší od ostatních, a proto nic nepřijímá. Nic se nestalo.
problem-shorter_history = Viděli jste z této partie víc, než má server. Nic se nestalo; dejte vědět správci serveru.
problem-too_many_reports = Rozhodčí dostal v posledních minutách mnoho upozornění. Chvíli počkejte.
problem-archived = Partie byla přesunuta do archivu. Zeptejte se provozovatele serveru.
problem-too_much_written = Z vaší adresy bylo během hodiny zapsáno příliš mnoho. Chvíli počkejte.
problem-game_too_long = Partie má příliš mnoho záznamů. Odteď se zaznamenávají jen tahy, vzdání a přijetí remízy.
problem-resting = Prohlíží se mnoho starých partií. Otevřete tuto znovu.
problem-organiser_only = To smí jen pořadatel.
problem-no_seat = Tento odkaz neopravňuje k místu u této partie.
problem-no_consent = Tato partie má rozhodčího. Než místo obsadíte, souhlaste s tím.
problem-secret_used = Tento prohlížeč už v této partii místo má.
problem-arbiter_only = To smí jen rozhodčí této partie.
problem-score_kept_by_players = Tuto partii zapisují hráči sami. Přečíst ji lze, až skončí.
problem-too_late = Partii lze zrušit jen před prvním tahem; má-li rozhodčího, může ji zrušit jen on.
problem-not_yours = Nový odkaz k tomuto místu může vytvořit jen ten, kdo na něm sedí, rozhodčí nebo pořadatel.
problem-no_engine = Šachový program neodpovídá. Zeptejte se provozovatele serveru.
problem-busy = Server je zaneprázdněn. Zkuste to za okamžik.
problem-too_many_joins = Tato partie byla odtud otevřena příliš mnohokrát. Několik sekund počkejte.
problem-too_many_requests = Z vaší adresy přichází příliš mnoho požadavků. Chvíli počkejte.
problem-too_many_sockets = K serveru je připojeno příliš mnoho stránek. Některou zavřete, nebo to zkuste později.
problem-game_failed = Chyba serveru partii zastavila. Vše, co se odehrálo, zůstává zaznamenáno.
problem-no_chance = Server to nemohl provést. Zeptejte se jeho provozovatele.
unread-fen = FEN, znak { $at }: nalezeno { $found }, očekáváno { $wanted }.
unread-end = konec textu
unread-text = „{ $text }“
unread-pgn = Řádek { $line }, znak { $column }: { $what }
fen-board = šachovnice, například „8/8/8/8/8/8/8/8“
fen-letter = písmeno kamene nebo číslice v poli šachovnice
fen-rank = osm polí v každé řadě
fen-ranks = osm řad šachovnice
fen-turn = „w“ nebo „b“, hráč na tahu
fen-castling = práva na rošádu: „-“ nebo písmena, například „KQkq“
fen-en-passant = „-“ nebo pole pro braní mimochodem, například „e3“
fen-half-moves = počet půltahů, číslo od 0 do 65535
fen-number = číslo tahu, od 1
fen-end = nic za šesti poli, nebo operace EPD, například „bm e4;“
fen-operation = středník na konci operace, například „bm e4;“
pgn-move = tah { $number } „{ $move }“ { $why }.
move-not-read = není zápis tahu
move-no-piece = nelze zahrát: žádná taková figura tam nemůže
move-ambiguous = není jednoznačný: { $moves }
move-not-legal = není přípustný
move-pawn-file = musí začínat sloupcem pěšce, který bere: { $moves }
move-castling = může být jen rošáda, která se zapisuje { $move }
move-null = vynechává tah, ale hráč musí táhnout
pgn-start = z výchozí pozice nelze hrát.
pgn-variant = varianta „{ $name }“ je jiná hra. Číst lze jen běžný šach a Chess960.
pgn-tag = značka není ukončena. Očekávají se hranaté závorky s názvem a s hodnotou v uvozovkách.
pgn-comment = komentář není ukončen.
pgn-variation = varianta není ukončena.
pgn-bracket = „)“ stojí tam, kde žádná varianta nezačala.
pgn-nag = „$“ stojí bez čísla od 0 do 255.
pgn-deep = varianty jsou vnořeny hlouběji než { $n }.
pgn-nothing = Nebyla nalezena žádná partie v PGN.
pgn-several = Nalezeno více partií. Vložte jednu.
pgn-own-start = Partie má vlastní výchozí pozici a byla zvolena jiná.
pgn-null-moves = Partie obsahuje prázdný tah. Hrát lze jen tahy.
pgn-over = Partie skončila: není žádný přípustný tah.
pgn-half-move = Půltah { $n } není přípustný.
problem-start = Z této pozice nelze partii začít. Důvod ukáže „Prozkoumat pozici“.

## Na více stránkách.
watch = Sledovat partii
somebody = Někdo
start-chess960 = Chess960, pozice { $number }
start-position = Z nastavené pozice
start-game = Pokračování rozehrané partie
copy = Kopírovat
copied = Zkopírováno
watch-game = Sledovat partii
only-watch = Jen sledovat
games-people = { $n ->
    [one] { $n } člověk zde
    [few] { $n } lidé zde
    [many] { $n } člověka zde
   *[other] { $n } lidí zde
}
problem-not_open = Tato partie už není otevřená: místo někdo obsadil, nebo tam nikdo nečeká.

rail-links = Další stránky
rail-games = Partie
rail-events = Turnaje
rail-rules = Pravidla
rail-learn = Výuka
article-in-book = Otevřít v pravidlech
