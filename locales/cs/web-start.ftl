### Úvodní stránka, pozvánka, seznam partií a co je to za sál.

take-a-seat = Posaďte se.
take-a-seat-why = Sál řídí vaši partii podle Pravidel šachu FIDE a ke každému rozhodnutí uvádí článek.
who-plays = Kdo hraje
way-device = Dva lidé, jedna obrazovka
way-device-note = Na každém konci šachovnice tlačítko hodin
way-net = Po síti
way-net-note = Otevřete stůl a pošlete odkaz
way-engine = Proti počítači
way-engine-note = Dodržuje stejná pravidla jako vy
elsewhere = Jinde v sále
watch = Sledovat partii
about = O Arbiteru
examine = Prozkoumat pozici
have-a-link = Máte odkaz nebo jméno stolu?
have-a-link-form = Vložte jej sem
no-such-link = To nevede k žádnému stolu tohoto sálu.
sit-down = Přejít

mine = Vaše partie
somebody = Někdo
mine-open = Otevřený stůl
mine-waiting = čeká na soupeře
mine-your-move = jste na tahu
mine-their-move = soupeř na tahu

## Stůl.

table = Stůl
pace = Tempo
tempo-standard = Vážná
tempo-rapid = Rapid
tempo-blitz = Blesk
tempo-other = Jiné
tempo-other-note = nastavit
edition = Vydání Pravidel
board = Šachovnice
set-board-assisted = S pomocí
set-board-assisted-note = nepřípustný tah nelze zahrát
set-board-physical = Skutečná
set-board-physical-note = dotek, tah i hodiny rukou
players = Hráči
own-name = Vaše jméno
own-name-none = Není nutné
seat = Vaše kameny
seat-random = Losem
seat-white = Bílé
seat-black = Černé
notation-here = Zápis
letters-en-note = anglicky
letters-cs-note = česky, slovensky
letters-figurine-note = figurky
more = Další volby stolu
mode = Hraje se jako
mode-competition = Soutěž
mode-competition-note = nic nenapovídá
mode-training = Trénink
mode-training-note = ukazuje, kam lze táhnout
touch-move = Dotknuto-hráno
touch-move-on = Platí
touch-move-on-note = dotknutým kamenem se táhne
touch-move-off = Neplatí
touch-move-off-note = lze zkusit a vrátit
start-from = Začít od
start-from-standard = Začátku
start-from-chess960 = Chess960
start-from-fen = FEN
start-from-pgn = PGN
chess960-number = Číslo postavení, 0 až 959
chess960-by-lot = Losem
pgn-note = Partie pokračuje po posledním tahu.
scoresheets = Partiář
scoresheets-automatic = Vede sál
scoresheets-automatic-note = tahy se zapisují samy
scoresheets-players = Vedou hráči
scoresheets-players-note = každý svůj vlastní
with-arbiter = S rozhodčím
with-arbiter-note = Dostanete druhý odkaz pro rozhodčího; soupeř s ním musí souhlasit.
set-up-device = Připravit šachovnici
set-up-net = Otevřít stůl
set-up-engine = Zasednout
table-not-set = Stůl nebyl připraven.

flaw-minutes = Minuty: od půl minuty do 24 hodin.
flaw-bonus = Sekundy za tah: celé číslo do 600.
flaw-moves = Tahy časového úseku: celé číslo od 1 do 200.
flaw-name = Nejvýše 80 znaků.
flaw-chess960 = Číslo od 0 do 959.
flaw-empty = Zatím tu nic není.

control-own = Časová kontrola
untimed = Bez hodin
period-moves = Tahů
period-minutes = Minut pro každého
period-minutes-for = Minut na ně
period-minutes-rest = Minut na zbytek
period-add = Další časový úsek
period-drop = Odebrat { $n }. časový úsek
bonus = Sekund za tah
bonus-kind = Jako
bonus-increment = Přídavek
bonus-delay = Odklad

engine = Program
engine-none = V tomto sále není žádný šachový program.
engine-install = Kdo sál provozuje, může nainstalovat program s rozhraním UCI a sál spustit znovu:
engine-look = Podívat se znovu
engine-silent = Sál neodpovídá, takže jeho programy nejsou známy.
strength = Síla
strength-weak = začátečník
strength-strong = plná

## Karta stolu.

card = Karta stolu
card-what = Co bude platit
card-title = { $pace }, { $time }, podle Pravidel z roku { $edition }.
control-none = bez hodin
control-each = { $time } pro každého
control-moves = { $n ->
    [one] { $n } tah
    [few] { $n } tahy
    [many] { $n } tahu
   *[other] { $n } tahů
} za { $time }
control-rest = na zbytek { $time }
control-then = { $first }, pak { $then }
control-increment = { $control } a { $time } za tah
control-delay = { $control } a odklad { $time } za tah
card-topic-touch = Dotknutý kámen
card-topic-illegal = Nepřípustný tah
card-topic-flag = Praporek
card-topic-record = Zápis tahů
card-topic-offer = Nabídka remízy
card-topic-claim = Reklamace remízy
card-topic-at-once = Remíza ihned
card-topic-finish = Rychlé zakončení
card-touch = Musí se jím táhnout, nebo ho brát, je-li to přípustné.
card-touch-free = U tohoto stolu nezavazuje.
card-illegal-assisted = Nelze jej zahrát; sál řekne proč.
card-illegal-back = Vrací se; rozhodčí může trestat.
card-illegal-finish = Vrací se; při rychlém zakončení třetí prohrává.
card-illegal-wins = Soupeř může před svým tahem reklamovat výhru.
card-illegal-loses-2 = První: soupeř dostane { $n ->
    [one] { $n } minutu
    [few] { $n } minuty
    [many] { $n } minuty
   *[other] { $n } minut
}. Druhý: prohra.
card-illegal-loses-3 = První a druhý: soupeř dostane { $n ->
    [one] { $n } minutu
    [few] { $n } minuty
    [many] { $n } minuty
   *[other] { $n } minut
}. Třetí: prohra.
card-illegal-loses-2-untimed = Vrací se. Druhý prohrává partii.
card-illegal-loses-3-untimed = Vrací se. Třetí prohrává partii.
card-flag = Kdo vyčerpá čas, prohrává, ledaže soupeř nemůže dát mat.
card-flag-claimed = Platí, když jej soupeř reklamuje; remíza, nemůže-li soupeř dát mat.
card-flag-material = Platí, když jej soupeř reklamuje; k výhře je třeba matící materiál.
card-record-free = Není povinný; partiář vede sál.
card-record-hall = Partiář vede za oba sál.
card-record-players = Každý zapíše svůj tah, než provede další.
card-offer = Po svém tahu, před stisknutím hodin.
card-offer-untimed = Po svém tahu.
card-claim = Třikrát táž pozice, nebo padesát tahů obou hráčů bez braní a bez tahu pěšcem.
card-at-once = Pětkrát táž pozice, nebo 75 tahů obou hráčů.
card-finish = Pod dvě minuty lze reklamovat remízu, když se soupeř nesnaží vyhrát nebo vyhrát nemůže.

## Pozvánka, poslaná i přijatá.

copy = Kopírovat
copied = Zkopírováno
pass-on = Poslat
invite = Váš stůl je připraven.
invite-why = Pošlete odkaz dál. Kdo jej otevře a zasedne, hraje proti vám; platí jednou.
invite-white = Odkaz pro bílého
invite-black = Odkaz pro černého
invite-arbiter = Odkaz pro rozhodčího
invite-taken-white = Bílé kameny: { $name }.
invite-taken-black = Černé kameny: { $name }.
invite-taken-arbiter = Rozhodčí: { $name }.
invite-waiting-arbiter = Čeká se na rozhodčího
invite-waiting = Čeká se na soupeře
invite-leave = Stránku můžete zavřít. Stůl najdete na tomto zařízení pod „Vaše partie“.
invite-to-board = K šachovnici
invite-renew = Vytvořit nový odkaz, starý zneplatnit
invite-close = Zavřít stůl
invite-picture = Odkaz pro soupeře jako QR kód
invite-scan = Naskenujte a zasedněte
invited = Jste zváni k partii.
invited-cap = Pozvánka
invited-by = { $name } vás zve k partii.
take-the-seat = Zasednout
only-watch = Jen sledovat
consent-why = Soupeř si přeje rozhodčího, který vidí oboje hodiny a rozhoduje o reklamacích a nesprávnostech.
consent = Souhlasím, že hrajeme s rozhodčím

## Seznam partií.

games = Partie
games-shown = Které partie
games-all = Všechny
games-playing = Hrají se
games-finished = Skončené
games-none-all = Zatím tu nikdo nehraje. Tichý sál.
games-none-playing = Teď se žádná partie nehraje.
games-none-finished = Zatím žádná partie neskončila.
games-silent = Sál neodpovídá, takže jeho partie nejsou známy.
games-more = Starší partie
games-phase-waiting = čeká se
games-phase-playing = hraje se
games-phase-stopped = hodiny stojí
games-phase-sealing = zapisuje se tah do obálky
games-phase-adjourned = přerušena
games-phase-finished = skončena

## Co to je.

about-lead = Hrací sál, který řídí šachové partie podle celých Pravidel šachu FIDE ve vydáních z let 1997, 2009 a 2018 a ke všemu, co rozhodne, řekne článek.
about-hall = Sál
about-decides = Stránky ukazují a ptají se; rozhoduje sál. Co je přípustné, kdo je na tahu a co ukazují hodiny, přichází ze sálu, který každý úkon zapíše dřív, než se o něm kdo dozví.
about-editions = Partie se dohraje podle vydání, podle kterého začala. Kde se vydání liší, řekne karta stolu, co bude platit.
about-private = Na nic se neptáme žádného cizího serveru: sál pracuje i v klubu bez internetu. Co zvolíte na tomto zařízení, na něm zůstane.
about-api = Jak se sálem mluví programy
about-licence = Čí je to práce
about-own = Arbiter je svobodný software pod licencí MIT nebo Apache 2.0, jak chcete. Obsahuje práci jiných:
about-work-pieces = Kresby kamenů
about-work-archivo = Archivo
about-work-serif = Source Serif 4
about-work-svelte = Svelte
about-work-fluent = Fluent
about-work-qr = QR kódy
about-recoloured = Barvy byly změněny.
about-fide = Články se citují čísly. Samotná Pravidla vydává FIDE.
