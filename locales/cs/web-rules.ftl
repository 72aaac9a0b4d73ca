### Pravidla a situace.

rules-title = Pravidla
rules-about = Každý článek čtyř znění Pravidel šachu FIDE a dvou textů pro volnou hru, vždy s obdobami, pojmy a příklady k přehrání.
rules-own-words = Převyprávěno vlastními slovy; závazné je znění FIDE.
rules-volume =
    { $volume ->
        [encyclopedia] Encyklopedie
        [leaflet] Leták
       *[other] { $volume }
    }
rules-edition = Znění
rules-contents = Obsah
rules-search = Hledat v pravidlech
rules-search-placeholder = 9.2, opakování
rules-search-hint = Čísla a slova anglicky, česky i slovensky; na diakritice ani na překlepu nezáleží.
rules-results =
    { $n ->
        [0] Pro „{ $query }“ nebylo nic nalezeno
        [one] { $n } článek pro „{ $query }“
        [few] { $n } články pro „{ $query }“
        [many] { $n } článku pro „{ $query }“
       *[other] { $n } článků pro „{ $query }“
    }
rules-in-en = anglicky
rules-in-cs = česky
rules-in-sk = slovensky
rules-previous = Předchozí článek:
rules-next = Další článek:
rules-status = V Arbiteru:
rules-status-ruled = rozhoduje server
rules-status-by-construction = platí vždy
rules-status-arbiter = rozhoduje rozhodčí
rules-status-physical = týká se hrací místnosti
rules-status-information = vysvětluje nebo doporučuje
rules-shown-by =
    { $n ->
        [one] { $n } příklad
        [few] { $n } příklady
        [many] { $n } příkladu
       *[other] { $n } příkladů
    }
rules-print = Vytisknout
rules-copy = Zkopírovat odkaz
rules-copied = Odkaz zkopírován
rules-compare = Porovnat
rules-no-counterpart = Tento text obdobu nemá.
rules-changed = { $article } oproti znění { $volume }:
rules-elsewhere = Jinde
rules-terms = Pojmy
rules-incidents = Příklady k přehrání
rules-incident-number = Příklad { $n }
rules-all-incidents = Zobrazit všechny příklady ({ $n })
rules-step = { $at } z { $count }
rules-board = Šachovnice: { $position }
rules-first = Začátek
rules-back = Zpět
rules-forth = Další krok
rules-unread = To tu nelze udělat: { $problem }
rules-refused = Tato ustanovení server odmítá: { $problem }
rules-what-if = Co kdyby
rules-act-number = Krok { $n }
rules-left-out = Nestane se
rules-other-move = Jiný tah …
rules-move = Tah
rules-judge = Ukázat, co říkají Pravidla
rules-act-press = Stiskne hodiny
rules-act-offer_draw = Nabídne remízu
rules-act-accept_draw = Přijme remízu
rules-act-resign = Vzdá se
rules-problem = Tohle server posoudit nemůže: { $problem }
rules-under = Přehrát podle znění
rules-start-over = Začít znovu
rules-loading = Načítá se …
rules-silent = Server neodpovídá. Články, které už byly otevřeny, lze číst i bez spojení.
rules-missing = Článek { $article } v textu { $volume } není
rules-missing-what = Zkuste jej vyhledat nebo otevřete obsah.
rules-key-search = hledat
rules-key-arrows = krokovat příklad nebo přejít na další článek
rules-situations = Co když …
rules-situation-first = Všechny situace
rules-situation-none = Toto znění o tom žádný článek nemá.
rules-pace = Tempo hry
rules-pace-standard = Vážný šach
rules-pace-rapid = Rapid
rules-pace-blitz = Blesk

situation-illegal = Nepřípustný tah nebo stisknutí hodin
situation-illegal-move = Hráč provede nepřípustný tah
situation-illegal-press = Hráč stiskne hodiny, aniž táhl
situation-illegal-two-hands = Hráč táhne oběma rukama
situation-illegal-promotion = Pěšec na poslední řadě není nahrazen
situation-illegal-kings = Nepřípustného tahu si chvíli nikdo nevšimne
situation-touched = Někdo se dotkne kamene
situation-touched-own = Vlastního kamene
situation-touched-enemy = Soupeřova kamene
situation-touched-castling = Krále a věže kvůli rošádě
situation-touched-adjust = Aby opravil jeho postavení
situation-touched-released = Kámen už byl puštěn na pole
situation-touched-complaint = Soupeř reklamuje pozdě
situation-flag = Spadne praporek
situation-flag-one = Spadl jeden praporek
situation-flag-no-mate = Soupeř nemůže dát mat
situation-flag-both = Spadly oba praporky
situation-flag-wrong-clock = Hodiny ukazují nesprávný čas
situation-claim = Reklamace nebo nabídka remízy
situation-claim-repetition = Opakování pozice
situation-claim-board = Pozice právě vznikla
situation-claim-written = Vznikne zapsaným tahem
situation-claim-five = Vznikla popáté
situation-claim-fifty = Padesát tahů
situation-claim-fifty-board = Padesát tahů už bylo provedeno
situation-claim-fifty-written = Posledním bude zapsaný tah
situation-claim-seventy-five = Bylo provedeno sedmdesát pět tahů
situation-claim-offer = Nabídka remízy
situation-claim-dead = Nikdo už nemůže dát mat
situation-claim-quickplay = Méně než dvě minuty bez přídavku
situation-wrong = Partie začala chybně nebo někdo převrhl kameny
situation-wrong-setup = Chybné počáteční postavení nebo šachovnice
situation-wrong-colours = Obrácené barvy
situation-wrong-displaced = Kameny jsou posunuté
situation-wrong-clock = Chybně nastavené hodiny
situation-device = Telefon nebo jiný přístroj
situation-late = Hráč přijde pozdě nebo nepřijde
situation-disturb = Rušení a chování
situation-disturb-player = Hráč ruší soupeře
situation-disturb-spectator = Zasahuje divák
situation-disturb-help = Hráč používá poznámky nebo rady
situation-disturb-away = Hráč opustí hrací místnost nebo hrací prostor
situation-writing = Zapisování tahů
situation-writing-not = Hráč nezapisuje
situation-writing-ahead = Tah je zapsán předem
situation-writing-short = Zbývá méně než pět minut
situation-writing-quick = Rapid šach nebo blesková hra
situation-adjourned = Přerušená partie
situation-adjourned-seal = Má se zapečetit tah
situation-adjourned-bad = Pečetěný tah je nepřípustný nebo nejasný
situation-adjourned-late = Hráč přijde pozdě k dohrávce
situation-blind = Nevidomý nebo zrakově postižený hráč
situation-blind-touch = Hlášení tahů a dotyk
situation-blind-slip = Přeřeknutí nebo rozdílné šachovnice
situation-blind-assistant = Pomocník
