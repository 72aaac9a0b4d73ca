### Úvodná stránka, pozvánka, zoznam partií a čo je to za sálu.

take-a-seat = Nová partia
take-a-seat-why = Arbiter vedie vašu partiu podľa Pravidiel šachu FIDE a pri každom rozhodnutí uvádza článok.
who-plays = Súper
way-device = Dvaja hráči pri jednej obrazovke
way-device-note = Tlačidlo hodín na každej strane šachovnice
way-net = Online
way-net-note = Založte partiu a pošlite súperovi odkaz
way-engine = Proti počítaču
way-engine-note = Hrá podľa rovnakých Pravidiel ako vy
elsewhere = Ďalšie
about = O aplikácii Arbiter
examine = Preskúmať postavenie
learn-here = Naučiť sa šach
have-a-link = Máte odkaz alebo kód partie?
have-a-link-form = Vložte ho sem
no-such-link = K tomuto odkazu ani kódu neexistuje žiadna partia.
sit-down = Otvoriť

mine = Vaše partie
mine-open = Voľná partia
mine-waiting = čaká na súpera
mine-your-move = ste na ťahu
mine-their-move = na ťahu súper

## Stôl.

table = Nastavenie partie
pace = Tempo hry
tempo-standard = Vážny šach
tempo-rapid = Rapid
tempo-blitz = Blesk
tempo-other = Iné
tempo-other-note = vlastné
edition = Znenie Pravidiel
edition-note = Od 1. januára 2023 sa turnaje hrajú podľa znenia z roku { $edition }. Staršie znenie zvoľte, ak chcete hrať podľa vtedajších pravidiel.
board = Šachovnica
set-board-assisted = S kontrolou
set-board-assisted-note = nemožný ťah sa nedá zahrať
set-board-physical = Ako skutočná
set-board-physical-note = dotyky, ťahy aj hodiny obsluhujete sami
players = Hráči
own-name = Vaše meno
own-name-none = Nepovinné
seat = Vaše figúrky
seat-random = Losom
seat-white = Biele
seat-black = Čierne
notation-here = Zápis
letters-en-note = anglicky
letters-cs-note = česky, slovensky
letters-figurine-note = symboly
more = Ďalšie nastavenia
mode = Režim
mode-competition = Súťaž
mode-competition-note = bez nápovedy
mode-training = Tréning
mode-training-note = ukazuje, kam možno ťahať
touch-move = Dotknuté-ťahané
touch-move-on = Platí
touch-move-on-note = dotknutou figúrkou sa ťahá
touch-move-off = Neplatí
touch-move-off-note = možno skúsiť a vrátiť
start-from = Východiskové postavenie
start-from-standard = Základné
start-from-chess960 = Chess960
start-from-fen = FEN
start-from-pgn = PGN
start-chess960-lot = Chess960, vylosovaná pozícia
start-board = Pozícia, z ktorej sa partia začína
chess960-number = Číslo postavenia (0 – 959)
chess960-by-lot = Losom
pgn-note = Partia pokračuje po poslednom ťahu z PGN.
scoresheets = Partiár
scoresheets-automatic = Automaticky
scoresheets-automatic-note = ťahy sa zapisujú samy
scoresheets-players = Zapisujú hráči
scoresheets-players-note = každý vedie svoj
scoresheets-electronic = Elektronicky
scoresheets-electronic-note = každý zadáva ťahy sám
with-arbiter = S rozhodcom
with-arbiter-note = Dostanete druhý odkaz pre rozhodcu; súper s ním musí súhlasiť.
set-up-device = Začať partiu
set-up-net = Založiť partiu
set-up-engine = Začať partiu
table-not-set = Partiu sa nepodarilo založiť.

flaw-minutes = Minúty: od pol minúty do 24 hodín.
flaw-bonus = Sekundy na ťah: celé číslo do 600.
flaw-moves = Počet ťahov v časovom úseku: celé číslo od 1 do 200.
flaw-name = Najviac 80 znakov.
flaw-chess960 = Číslo od 0 do 959.
flaw-empty = Vyplňte toto pole.

control-own = Časová kontrola
untimed = Bez hodín
period-moves = Počet ťahov
period-minutes = Minút na hráča
period-minutes-for = Minút na tieto ťahy
period-minutes-rest = Minút do konca partie
period-add = Pridať časový úsek
period-drop = Odobrať { $n }. časový úsek
bonus = Sekúnd na ťah
bonus-kind = Druh prídavku
bonus-increment = Prídavok (Fischer)
bonus-delay = Delay (Bronstein)

engine = Šachový program
engine-none = Na tomto serveri nie je žiadny šachový program.
engine-install = Prevádzkovateľ servera môže nainštalovať program s rozhraním UCI a server reštartovať:
engine-look = Skúsiť znova
engine-silent = Server neodpovedá, zoznam programov nie je k dispozícii.
strength = Sila

## Karta stola.

card = Pravidlá tejto partie
card-what = Čo bude platiť
card-topic-start = Začiatok
card-title = { $pace }, { $time }, podľa Pravidiel z roku { $edition }.
control-none = bez hodín
control-each = { $time } pre každého
control-moves = { $time } na { $n } { $n ->
    [one] ťah
    [few] ťahy
    [many] ťahu
   *[other] ťahov
}
control-rest = { $time } do konca partie
control-then = { $first }, potom { $then }
control-increment = { $control } + { $time } na ťah
control-delay = { $control }, delay { $time } na ťah
card-topic-touch = Dotknutá figúrka
card-topic-illegal = Nemožný ťah
card-topic-flag = Zástavka
card-topic-record = Zápis ťahov
card-topic-offer = Ponuka remízy
card-topic-claim = Reklamácia remízy
card-topic-at-once = Automatická remíza
card-topic-finish = Záver rýchlej hry
card-touch = Musí sa ňou ťahať, súperova sa musí zobrať, ak je to možné.
card-touch-free = V tejto partii neplatí „dotknuté-ťahané“.
card-illegal-assisted = Nedá sa zahrať; dozviete sa prečo.
card-illegal-back = Vracia sa; rozhodca môže hráča potrestať.
card-illegal-finish = Vracia sa; v závere rýchlej hry tretí znamená prehru.
card-illegal-wins = Súper môže pred svojím ťahom reklamovať výhru.
card-illegal-loses-2 = Prvý: súper dostane { $n ->
    [one] { $n } minútu
    [few] { $n } minúty
    [many] { $n } minúty
   *[other] { $n } minút
}. Druhý: prehra.
card-illegal-loses-3 = Prvý a druhý: súper dostane { $n ->
    [one] { $n } minútu
    [few] { $n } minúty
    [many] { $n } minúty
   *[other] { $n } minút
}. Tretí: prehra.
card-illegal-loses-2-untimed = Vracia sa. Druhý znamená prehru.
card-illegal-loses-3-untimed = Vracia sa. Tretí znamená prehru.
card-flag = Kto vyčerpá čas, prehráva, ibaže súper nemôže dať mat.
card-flag-claimed = Musí ju reklamovať súper; ak nemôže dať mat, je to remíza.
card-flag-material = Musí ju reklamovať súper; na výhru potrebuje matujúci materiál.
card-record-free = Nie je povinný; partiár sa vedie automaticky.
card-record-hall = Partiár sa vedie automaticky za oboch hráčov.
card-record-players = Každý zapíše svoj ťah, skôr než vykoná ďalší.
card-record-electronic = Každý zadá svoj ťah do elektronického partiára, skôr než vykoná ďalší.
card-offer = Po svojom ťahu, pred stlačením hodín.
card-offer-untimed = Po svojom ťahu.
card-claim = Trikrát to isté postavenie, alebo päťdesiat ťahov oboch hráčov bez brania a bez ťahu pešiakom.
card-at-once = Päťkrát to isté postavenie, alebo 75 ťahov oboch hráčov bez brania a bez ťahu pešiakom.
card-finish = Ak zostáva menej ako dve minúty, možno reklamovať remízu, keď súper nemôže vyhrať alebo sa o to nesnaží.

## Pozvánka, poslaná aj prijatá.

pass-on = Zdieľať
invite = Vaša partia je pripravená.
invite-why = Pošlite odkaz súperovi. Dá sa použiť iba raz.
invite-white = Odkaz pre bieleho
invite-black = Odkaz pre čierneho
invite-arbiter = Odkaz pre rozhodcu
invite-taken-white = Biele figúrky: { $name }.
invite-taken-black = Čierne figúrky: { $name }.
invite-taken-arbiter = Rozhodca: { $name }.
invite-waiting-arbiter = Čaká sa na rozhodcu
invite-waiting = Čaká sa na súpera
invite-leave = Stránku môžete zavrieť. Partiu nájdete na tomto zariadení pod „Vaše partie“.
invite-to-board = K šachovnici
invite-renew = Vytvoriť nový odkaz, starý zneplatniť
invite-close = Zrušiť partiu
invite-picture = Odkaz pre súpera ako QR kód
invite-scan = Naskenujte a pripojte sa
invite-address = Adresa v odkazoch
invite-only-here = Tieto odkazy fungujú iba na tomto počítači. Ak chcete pustiť ostatných, spustite server s voľbou { $flag } a otvorte túto stránku znova.
invited = Pozvánka na partiu
invited-cap = Pozvánka
invited-by = { $n ->
    [one] { $name } vás pozýva na partiu.
    [few] { $name } vás pozývajú na partiu.
    [many] { $name } vás pozývajú na partiu.
   *[other] { $name } vás pozývajú na partiu.
}
invited-as = { $seat ->
    [white] Hráte bielymi.
   *[black] Hráte čiernymi.
}
invited-arbiter = Ste pozvaní ako rozhodca.
invited-players = Hrajú { $white } a { $black }.
invited-touch-on = Dotknuté-ťahané: figúrkou, ktorej sa hráč dotkne, musí ťahať.
invited-touch-off = Dotyk nezaväzuje: kameň možno vrátiť.
invited-training = Tréning: stránka ukazuje možné ťahy.
invited-scoresheets = Každý hráč si vedie zápis partie.
used = Tento odkaz už bol použitý.
used-by = { $seat ->
    [white] Bielymi hrá { $name }.
    [black] Čiernymi hrá { $name }.
   *[arbiter] Rozhodcom tejto partie je { $name }.
}
used-own = Toto miesto ste zaujali na tomto zariadení.
used-watch = Partiu môžete sledovať. Ak miesto patrí vám, požiadajte odosielateľa o nový odkaz.
take-the-seat = Prijať a hrať
consent-why = Súper chce hrať s rozhodcom, ktorý vidí oboje hodiny a rozhoduje o reklamáciách a nesprávnostiach.
consent = Súhlasím s hrou s rozhodcom
invited-arbiter-why = Obaja hráči uvidia vaše meno a musia vás prijať, skôr než budete môcť o čomkoľvek rozhodovať.
own-name-needed = Zadajte svoje meno: obaja hráči musia vidieť, kto žiada o miesto rozhodcu.
ask-for-the-seat = Požiadať o miesto rozhodcu
invite-used = Tento odkaz bol použitý a miesto nikto nemá.
invite-another = Vytvoriť odkaz pre iného rozhodcu

## Zoznam partií.

games = Partie
games-shown = Zobraziť
games-all = Všetky
games-finished = Skončené
games-none-playing = Teraz sa žiadna partia nehrá.
games-none-finished = Zatiaľ sa žiadna partia neskončila.
games-silent = Server neodpovedá, zoznam partií nie je k dispozícii.
games-more = Staršie partie
games-phase-waiting = čaká sa
games-phase-playing = hrá sa
games-phase-stopped = hodiny stoja
games-phase-sealing = pečatí sa ťah
games-phase-adjourned = prerušená
games-phase-finished = skončená

## Čo to je.

about-lead = Arbiter vedie šachové partie podľa úplných Pravidiel šachu FIDE v zneniach z rokov 1997, 2009, 2018 a 2023 a pri každom rozhodnutí uvádza článok.
about-hall = Ako to funguje
about-decides = O všetkom rozhoduje server: čo je možné, kto je na ťahu a čo ukazujú hodiny. Každý úkon sa zapíše skôr, než sa o ňom ktokoľvek dozvie.
about-editions = Partia sa dohrá podľa znenia, podľa ktorého sa začala. Kde sa znenia líšia, povie karta partie, čo platí.
about-private = Aplikácia sa neobracia na žiadny cudzí server, takže funguje aj v klube bez internetu. Vaše nastavenia zostávajú v tomto zariadení.
about-api = Rozhranie pre programy (API)
about-licence = Licencia a autori
about-own = Arbiter je slobodný softvér pod licenciou MIT alebo Apache 2.0 (podľa vášho výberu). Obsahuje diela ďalších autorov:
about-work-pieces = Kresby figúrok
about-work-archivo = Archivo
about-work-serif = Source Serif 4
about-work-svelte = Svelte
about-work-fluent = Fluent
about-work-qr = QR kódy
about-recoloured = Farby boli zmenené.
about-fide = Články sa citujú len číslom. Samotné Pravidlá vydáva FIDE.

## Založenie otvorenej partie.
open-to-all = Otvorená pre všetkých na serveri
open-to-all-note = Partia je uvedená v zozname partií a druhé miesto dostane prvý, kto sa pridá.
invite-open = K tejto partii sa môže pridať ktokoľvek zo zoznamu partií. Odkaz môžete aj poslať.
