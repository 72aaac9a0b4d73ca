### Úvodní stránka, pozvánka, seznam partií a co je to za sál.

take-a-seat = Nová partie
take-a-seat-why = Arbiter řídí vaši partii podle Pravidel šachu FIDE a ke každému rozhodnutí uvádí článek.
who-plays = Soupeř
way-device = Dva hráči u jedné obrazovky
way-device-note = Tlačítko hodin na každé straně šachovnice
way-net = Online
way-net-note = Založte partii a pošlete soupeři odkaz
way-engine = Proti počítači
way-engine-note = Hraje podle stejných Pravidel jako vy
elsewhere = Další
about = O aplikaci Arbiter
examine = Prozkoumat pozici
learn-here = Naučit se šachy
have-a-link = Máte odkaz nebo kód partie?
have-a-link-form = Vložte jej sem
no-such-link = K tomuto odkazu ani kódu neexistuje žádná partie.
sit-down = Otevřít

mine = Vaše partie
mine-open = Volná partie
mine-waiting = čeká na soupeře
mine-your-move = jste na tahu
mine-their-move = na tahu soupeř

## Stůl.

table = Nastavení partie
pace = Tempo hry
tempo-standard = Vážný šach
tempo-rapid = Rapid
tempo-blitz = Blesk
tempo-other = Jiné
tempo-other-note = vlastní
edition = Znění Pravidel
edition-note = Od 1. ledna 2023 se turnaje hrají podle znění z roku { $edition }. Starší znění zvolte, chcete-li hrát podle tehdejších pravidel.
board = Šachovnice
set-board-assisted = S kontrolou
set-board-assisted-note = nepřípustný tah nelze zahrát
set-board-physical = Jako skutečná
set-board-physical-note = doteky, tahy i hodiny obsluhujete sami
players = Hráči
own-name = Vaše jméno
own-name-none = Nepovinné
seat = Vaše kameny
seat-random = Losem
seat-white = Bílé
seat-black = Černé
notation-here = Zápis
letters-en-note = anglicky
letters-cs-note = česky, slovensky
letters-figurine-note = symboly
more = Další nastavení
mode = Režim
mode-competition = Soutěž
mode-competition-note = bez nápovědy
mode-training = Trénink
mode-training-note = ukazuje, kam lze táhnout
touch-move = Dotknuto-hráno
touch-move-on = Platí
touch-move-on-note = dotknutým kamenem se táhne
touch-move-off = Neplatí
touch-move-off-note = lze zkusit a vrátit
start-from = Výchozí pozice
start-from-standard = Základní
start-from-chess960 = Chess960
start-from-fen = FEN
start-from-pgn = PGN
start-chess960-lot = Chess960, vylosovaná pozice
start-board = Pozice, z níž partie začíná
chess960-number = Číslo pozice (0–959)
chess960-by-lot = Losem
pgn-note = Partie pokračuje po posledním tahu z PGN.
scoresheets = Partiář
scoresheets-automatic = Automaticky
scoresheets-automatic-note = tahy se zapisují samy
scoresheets-players = Zapisují hráči
scoresheets-players-note = každý vede svůj
scoresheets-electronic = Elektronicky
scoresheets-electronic-note = každý zadává tahy sám
with-arbiter = S rozhodčím
with-arbiter-note = Dostanete druhý odkaz pro rozhodčího; soupeř s ním musí souhlasit.
set-up-device = Začít partii
set-up-net = Založit partii
set-up-engine = Začít partii
table-not-set = Partii se nepodařilo založit.

flaw-minutes = Minuty: od půl minuty do 24 hodin.
flaw-bonus = Sekundy na tah: celé číslo do 600.
flaw-moves = Počet tahů v časovém úseku: celé číslo od 1 do 200.
flaw-name = Nejvýše 80 znaků.
flaw-chess960 = Číslo od 0 do 959.
flaw-empty = Vyplňte toto pole.

control-own = Časová kontrola
untimed = Bez hodin
period-moves = Počet tahů
period-minutes = Minut na hráče
period-minutes-for = Minut na tyto tahy
period-minutes-rest = Minut do konce partie
period-add = Přidat časový úsek
period-drop = Odebrat { $n }. časový úsek
bonus = Sekund na tah
bonus-kind = Druh přídavku
bonus-increment = Přídavek (Fischer)
bonus-delay = Delay (Bronstein)

engine = Šachový program
engine-none = Na tomto serveru není žádný šachový program.
engine-install = Provozovatel serveru může nainstalovat program s rozhraním UCI a server restartovat:
engine-look = Zkusit znovu
engine-silent = Server neodpovídá, seznam programů není k dispozici.
strength = Síla

## Karta stolu.

card = Pravidla této partie
card-what = Co bude platit
card-topic-start = Začátek
card-title = { $pace }, { $time }, podle Pravidel z roku { $edition }.
control-none = bez hodin
control-each = { $time } pro každého
control-moves = { $time } na { $n } { $n ->
    [one] tah
    [few] tahy
    [many] tahu
   *[other] tahů
}
control-rest = { $time } do konce partie
control-then = { $first }, pak { $then }
control-increment = { $control } + { $time } na tah
control-delay = { $control }, delay { $time } na tah
card-topic-touch = Dotknutý kámen
card-topic-illegal = Nepřípustný tah
card-topic-flag = Praporek
card-topic-record = Zápis tahů
card-topic-offer = Nabídka remízy
card-topic-claim = Reklamace remízy
card-topic-at-once = Automatická remíza
card-topic-finish = Rychlé zakončení
card-touch = Musí se jím táhnout, soupeřův se musí vzít, je-li to přípustné.
card-touch-free = V této partii neplatí „dotknuto-hráno“.
card-illegal-assisted = Nelze jej zahrát; dozvíte se proč.
card-illegal-back = Vrací se; rozhodčí může hráče potrestat.
card-illegal-finish = Vrací se; při rychlém zakončení znamená třetí prohru.
card-illegal-wins = Soupeř může před svým tahem reklamovat výhru.
card-illegal-loses-2 = První: soupeř dostane { $n ->
    [one] { $n } minutu
    [few] { $n } minuty
    [many] { $n } minuty
   *[other] { $n } minut
}. Druhý: prohra.
card-illegal-loses-3 = První a druhý: soupeř dostane { $n ->
    [one] { $n } minutu
    [few] { $n } minuty
    [many] { $n } minuty
   *[other] { $n } minut
}. Třetí: prohra.
card-illegal-loses-2-untimed = Vrací se. Druhý znamená prohru.
card-illegal-loses-3-untimed = Vrací se. Třetí znamená prohru.
card-flag = Kdo vyčerpá čas, prohrává, ledaže soupeř nemůže dát mat.
card-flag-claimed = Musí jej reklamovat soupeř; nemůže-li dát mat, je to remíza.
card-flag-material = Musí jej reklamovat soupeř; k výhře potřebuje matící materiál.
card-record-free = Není povinný; partiář se vede automaticky.
card-record-hall = Partiář se vede automaticky za oba hráče.
card-record-players = Každý zapíše svůj tah, než provede další.
card-record-electronic = Každý zadá svůj tah do elektronického partiáře, než provede další.
card-offer = Po svém tahu, před stisknutím hodin.
card-offer-untimed = Po svém tahu.
card-claim = Třikrát táž pozice, nebo padesát tahů obou hráčů bez braní a bez tahu pěšcem.
card-at-once = Pětkrát táž pozice, nebo 75 tahů obou hráčů bez braní a bez tahu pěšcem.
card-finish = Zbývá-li méně než dvě minuty, lze reklamovat remízu, když soupeř nemůže vyhrát nebo se o to nesnaží.

## Pozvánka, poslaná i přijatá.

pass-on = Sdílet
invite = Vaše partie je připravena.
invite-why = Pošlete odkaz soupeři. Lze jej použít jen jednou.
invite-white = Odkaz pro bílého
invite-black = Odkaz pro černého
invite-arbiter = Odkaz pro rozhodčího
invite-taken-white = Bílé kameny: { $name }.
invite-taken-black = Černé kameny: { $name }.
invite-taken-arbiter = Rozhodčí: { $name }.
invite-waiting-arbiter = Čeká se na rozhodčího
invite-waiting = Čeká se na soupeře
invite-leave = Stránku můžete zavřít. Partii najdete na tomto zařízení pod „Vaše partie“.
invite-to-board = K šachovnici
invite-renew = Vytvořit nový odkaz, starý zneplatnit
invite-close = Zrušit partii
invite-picture = Odkaz pro soupeře jako QR kód
invite-scan = Naskenujte a připojte se
invite-address = Adresa v odkazech
invite-only-here = Tyto odkazy fungují jen na tomto počítači. Chcete-li pustit ostatní, spusťte server s volbou { $flag } a otevřete tuto stránku znovu.
invited = Pozvánka k partii
invited-cap = Pozvánka
invited-by = { $n ->
    [one] { $name } vás zve k partii.
    [few] { $name } vás zvou k partii.
    [many] { $name } vás zvou k partii.
   *[other] { $name } vás zvou k partii.
}
invited-as = { $seat ->
    [white] Hrajete bílými.
   *[black] Hrajete černými.
}
invited-arbiter = Jste zváni jako rozhodčí.
invited-players = Hrají { $white } a { $black }.
invited-touch-on = Dotknuto – taženo: kamenem, kterého se hráč dotkne, musí táhnout.
invited-touch-off = Dotyk nezavazuje: kámen lze vrátit.
invited-training = Trénink: stránka ukazuje možné tahy.
invited-scoresheets = Každý hráč si vede zápis partie.
used = Tento odkaz už byl použit.
used-by = { $seat ->
    [white] Bílými hraje { $name }.
    [black] Černými hraje { $name }.
   *[arbiter] Rozhodčím této partie je { $name }.
}
used-own = Toto místo jste zaujali na tomto zařízení.
used-watch = Partii můžete sledovat. Pokud místo patří vám, požádejte odesílatele o nový odkaz.
take-the-seat = Přijmout a hrát
consent-why = Soupeř chce hrát s rozhodčím, který vidí oboje hodiny a rozhoduje o reklamacích a nesprávnostech.
consent = Souhlasím s hrou s rozhodčím
invited-arbiter-why = Oba hráči uvidí vaše jméno a musí vás přijmout, než budete moci o čemkoli rozhodovat.
own-name-needed = Zadejte své jméno: oba hráči musí vidět, kdo žádá o místo rozhodčího.
ask-for-the-seat = Požádat o místo rozhodčího
invite-used = Tento odkaz byl použit a místo nikdo nemá.
invite-another = Vytvořit odkaz pro jiného rozhodčího

## Seznam partií.

games = Partie
games-shown = Zobrazit
games-all = Všechny
games-finished = Skončené
games-none-playing = Teď se žádná partie nehraje.
games-none-finished = Zatím žádná partie neskončila.
games-silent = Server neodpovídá, seznam partií není k dispozici.
games-more = Starší partie
games-phase-waiting = čeká se
games-phase-playing = hraje se
games-phase-stopped = hodiny stojí
games-phase-sealing = pečetí se tah
games-phase-adjourned = přerušena
games-phase-finished = skončena

## Co to je.

about-lead = Arbiter řídí šachové partie podle úplných Pravidel šachu FIDE ve zněních z let 1997, 2009, 2018 a 2023 a u každého rozhodnutí uvádí článek.
about-hall = Jak to funguje
about-decides = O všem rozhoduje server: co je přípustné, kdo je na tahu a co ukazují hodiny. Každý úkon se zapíše dřív, než se o něm kdokoli dozví.
about-editions = Partie se dohraje podle znění, podle kterého začala. Kde se znění liší, řekne karta partie, co platí.
about-private = Aplikace se neobrací na žádný cizí server, takže funguje i v klubu bez internetu. Vaše nastavení zůstávají v tomto zařízení.
about-api = Rozhraní pro programy (API)
about-licence = Licence a autoři
about-own = Arbiter je svobodný software pod licencí MIT nebo Apache 2.0 (podle vaší volby). Obsahuje díla dalších autorů:
about-work-pieces = Kresby kamenů
about-work-archivo = Archivo
about-work-serif = Source Serif 4
about-work-svelte = Svelte
about-work-fluent = Fluent
about-work-qr = QR kódy
about-recoloured = Barvy byly změněny.
about-fide = Články se citují jen číslem. Samotná Pravidla vydává FIDE.

## Založení otevřené partie.
open-to-all = Otevřená pro všechny na serveru
open-to-all-note = Partie je uvedena v seznamu partií a druhé místo dostane první, kdo se přidá.
invite-open = K této partii se může přidat kdokoli ze seznamu partií. Odkaz můžete i poslat.
