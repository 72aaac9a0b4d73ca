### Úvodná stránka, pozvánka, zoznam partií a čo je to za sálu.

take-a-seat = Posaďte sa.
take-a-seat-why = Sála vedie vašu partiu podľa Pravidiel šachu FIDE a ku každému rozhodnutiu uvádza článok.
who-plays = Kto hrá
way-device = Dvaja ľudia, jedna obrazovka
way-device-note = Na každom konci šachovnice tlačidlo hodín
way-net = Po sieti
way-net-note = Otvorte stôl a pošlite odkaz
way-engine = Proti počítaču
way-engine-note = Dodržiava rovnaké pravidlá ako vy
elsewhere = Inde v sále
watch = Sledovať partiu
about = O Arbiteri
examine = Preskúmať postavenie
have-a-link = Máte odkaz alebo meno stola?
have-a-link-form = Vložte ho sem
no-such-link = To nevedie k žiadnemu stolu tejto sály.
sit-down = Prejsť

mine = Vaše partie
somebody = Niekto
mine-open = Otvorený stôl
mine-waiting = čaká na súpera
mine-your-move = ste na ťahu
mine-their-move = súper na ťahu

## Stôl.

table = Stôl
pace = Tempo
tempo-standard = Vážna
tempo-rapid = Rapid
tempo-blitz = Blesk
tempo-other = Iné
tempo-other-note = nastaviť
edition = Vydanie Pravidiel
board = Šachovnica
set-board-assisted = S pomocou
set-board-assisted-note = nemožný ťah sa nedá zahrať
set-board-physical = Skutočná
set-board-physical-note = dotyk, ťah aj hodiny rukou
players = Hráči
own-name = Vaše meno
own-name-none = Nie je potrebné
seat = Vaše figúrky
seat-random = Losom
seat-white = Biele
seat-black = Čierne
notation-here = Zápis
letters-en-note = anglicky
letters-cs-note = česky, slovensky
letters-figurine-note = figúrky
more = Ďalšie voľby stola
mode = Hrá sa ako
mode-competition = Súťaž
mode-competition-note = nič nenapovedá
mode-training = Tréning
mode-training-note = ukazuje, kam možno ťahať
touch-move = Dotknuté-ťahané
touch-move-on = Platí
touch-move-on-note = dotknutou figúrkou sa ťahá
touch-move-off = Neplatí
touch-move-off-note = možno skúsiť a vrátiť
start-from = Začať od
start-from-standard = Začiatku
start-from-chess960 = Chess960
start-from-fen = FEN
start-from-pgn = PGN
chess960-number = Číslo postavenia, 0 až 959
chess960-by-lot = Losom
pgn-note = Partia pokračuje po poslednom ťahu.
scoresheets = Partiár
scoresheets-automatic = Vedie sála
scoresheets-automatic-note = ťahy sa zapisujú samy
scoresheets-players = Vedú hráči
scoresheets-players-note = každý svoj vlastný
with-arbiter = S rozhodcom
with-arbiter-note = Dostanete druhý odkaz pre rozhodcu; súper s ním musí súhlasiť.
set-up-device = Pripraviť šachovnicu
set-up-net = Otvoriť stôl
set-up-engine = Zasadnúť
table-not-set = Stôl nebol pripravený.

flaw-minutes = Minúty: od pol minúty do 24 hodín.
flaw-bonus = Sekundy za ťah: celé číslo do 600.
flaw-moves = Ťahy časového úseku: celé číslo od 1 do 200.
flaw-name = Najviac 80 znakov.
flaw-chess960 = Číslo od 0 do 959.
flaw-empty = Zatiaľ tu nič nie je.

control-own = Časová kontrola
untimed = Bez hodín
period-moves = Ťahov
period-minutes = Minút pre každého
period-minutes-for = Minút na ne
period-minutes-rest = Minút na zvyšok
period-add = Ďalší časový úsek
period-drop = Odobrať { $n }. časový úsek
bonus = Sekúnd za ťah
bonus-kind = Ako
bonus-increment = Prídavok
bonus-delay = Odklad

engine = Program
engine-none = V tejto sále nie je žiadny šachový program.
engine-install = Kto sálu prevádzkuje, môže nainštalovať program s rozhraním UCI a sálu spustiť znova:
engine-look = Pozrieť sa znova
engine-silent = Sála neodpovedá, takže jej programy nie sú známe.
strength = Sila
strength-weak = začiatočník
strength-strong = plná

## Karta stola.

card = Karta stola
card-what = Čo bude platiť
card-title = { $pace }, { $time }, podľa Pravidiel z roku { $edition }.
control-none = bez hodín
control-each = { $time } pre každého
control-moves = { $n ->
    [one] { $n } ťah
    [few] { $n } ťahy
    [many] { $n } ťahu
   *[other] { $n } ťahov
} za { $time }
control-rest = na zvyšok { $time }
control-then = { $first }, potom { $then }
control-increment = { $control } a { $time } za ťah
control-delay = { $control } a odklad { $time } za ťah
card-topic-touch = Dotknutá figúrka
card-topic-illegal = Nemožný ťah
card-topic-flag = Zástavka
card-topic-record = Zápis ťahov
card-topic-offer = Ponuka remízy
card-topic-claim = Reklamácia remízy
card-topic-at-once = Remíza ihneď
card-topic-finish = Záver rýchlej hry
card-touch = Musí sa ňou ťahať, alebo ju brať, ak je to možné.
card-touch-free = Pri tomto stole nezaväzuje.
card-illegal-assisted = Nedá sa zahrať; sála povie prečo.
card-illegal-back = Vracia sa; rozhodca môže trestať.
card-illegal-finish = Vracia sa; v závere rýchlej hry tretí prehráva.
card-illegal-wins = Súper môže pred svojím ťahom reklamovať výhru.
card-illegal-loses-2 = Prvý: súper dostane { $n ->
    [one] { $n } minútu
    [few] { $n } minúty
    [many] { $n } minúty
   *[other] { $n } minút
}. Druhý: prehra.
card-illegal-loses-3 = Prvý a druhý: súper dostane { $n ->
    [one] { $n } minútu
    [few] { $n } minúty
    [many] { $n } minúty
   *[other] { $n } minút
}. Tretí: prehra.
card-illegal-loses-2-untimed = Vracia sa. Druhý prehráva partiu.
card-illegal-loses-3-untimed = Vracia sa. Tretí prehráva partiu.
card-flag = Kto vyčerpá čas, prehráva, ibaže súper nemôže dať mat.
card-flag-claimed = Platí, keď ju súper reklamuje; remíza, ak súper nemôže dať mat.
card-flag-material = Platí, keď ju súper reklamuje; na výhru treba matujúci materiál.
card-record-free = Nie je povinný; partiár vedie sála.
card-record-hall = Partiár vedie za oboch sála.
card-record-players = Každý zapíše svoj ťah, skôr než vykoná ďalší.
card-offer = Po svojom ťahu, pred stlačením hodín.
card-offer-untimed = Po svojom ťahu.
card-claim = Trikrát to isté postavenie, alebo päťdesiat ťahov oboch hráčov bez brania a bez ťahu pešiakom.
card-at-once = Päťkrát to isté postavenie, alebo 75 ťahov oboch hráčov.
card-finish = Pod dve minúty možno reklamovať remízu, keď sa súper nesnaží vyhrať alebo vyhrať nemôže.

## Pozvánka, poslaná aj prijatá.

copy = Kopírovať
copied = Skopírované
pass-on = Poslať
invite = Váš stôl je pripravený.
invite-why = Pošlite odkaz ďalej. Kto ho otvorí a zasadne, hrá proti vám; platí raz.
invite-white = Odkaz pre bieleho
invite-black = Odkaz pre čierneho
invite-arbiter = Odkaz pre rozhodcu
invite-taken-white = Biele figúrky: { $name }.
invite-taken-black = Čierne figúrky: { $name }.
invite-taken-arbiter = Rozhodca: { $name }.
invite-waiting-arbiter = Čaká sa na rozhodcu
invite-waiting = Čaká sa na súpera
invite-leave = Stránku môžete zavrieť. Stôl nájdete na tomto zariadení pod „Vaše partie“.
invite-to-board = K šachovnici
invite-renew = Vytvoriť nový odkaz, starý zneplatniť
invite-close = Zavrieť stôl
invite-picture = Odkaz pre súpera ako QR kód
invite-scan = Naskenujte a zasadnite
invited = Ste pozvaní na partiu.
invited-cap = Pozvánka
invited-by = { $name } vás pozýva na partiu.
take-the-seat = Zasadnúť
only-watch = Iba sledovať
consent-why = Súper si želá rozhodcu, ktorý vidí oboje hodiny a rozhoduje o reklamáciách a nesprávnostiach.
consent = Súhlasím, že hráme s rozhodcom

## Zoznam partií.

games = Partie
games-shown = Ktoré partie
games-all = Všetky
games-playing = Hrajú sa
games-finished = Skončené
games-none-all = Zatiaľ tu nikto nehrá. Tichá sála.
games-none-playing = Teraz sa žiadna partia nehrá.
games-none-finished = Zatiaľ žiadna partia neskončila.
games-silent = Sála neodpovedá, takže jej partie nie sú známe.
games-more = Staršie partie
games-phase-waiting = čaká sa
games-phase-playing = hrá sa
games-phase-stopped = hodiny stoja
games-phase-sealing = zapisuje sa ťah do obálky
games-phase-adjourned = prerušená
games-phase-finished = skončená

## Čo to je.

about-lead = Hracia sála, ktorá vedie šachové partie podľa celých Pravidiel šachu FIDE vo vydaniach z rokov 1997, 2009 a 2018 a ku všetkému, čo rozhodne, povie článok.
about-hall = Sála
about-decides = Stránky ukazujú a pýtajú sa; rozhoduje sála. Čo je možné, kto je na ťahu a čo ukazujú hodiny, prichádza zo sály, ktorá každý úkon zapíše skôr, než sa o ňom niekto dozvie.
about-editions = Partia sa dohrá podľa vydania, podľa ktorého sa začala. Kde sa vydania líšia, povie karta stola, čo bude platiť.
about-private = Na nič sa nepýtame žiadneho cudzieho servera: sála pracuje aj v klube bez internetu. Čo zvolíte na tomto zariadení, na ňom zostane.
about-api = Ako so sálou hovoria programy
about-licence = Čia je to práca
about-own = Arbiter je slobodný softvér pod licenciou MIT alebo Apache 2.0, ako chcete. Obsahuje prácu iných:
about-work-pieces = Kresby figúrok
about-work-archivo = Archivo
about-work-serif = Source Serif 4
about-work-svelte = Svelte
about-work-fluent = Fluent
about-work-qr = QR kódy
about-recoloured = Farby boli zmenené.
about-fide = Články sa citujú číslami. Samotné Pravidlá vydáva FIDE.
