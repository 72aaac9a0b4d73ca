### Šachovnice, stolek a partie.

color-white = Bílý
color-black = Černý
article = čl. { $article }
article-open = Co tento článek říká
article-edition = Pravidla šachu FIDE, { $edition }
article-full = Článek { $article }
article-asking = Načítá se…
article-silent = Text článku se nepodařilo načíst.
article-unknown = K tomuto článku není k dispozici výklad.
article-elsewhere = V jiných zněních
article-own-words = Stručně vlastními slovy; závazný je text Pravidel.
article-close = Zavřít

## Šachovnice.

board-piece = { $color ->
    [white] { $role ->
        [pawn] bílý pěšec
        [knight] bílý jezdec
        [bishop] bílý střelec
        [rook] bílá věž
        [queen] bílá dáma
       *[king] bílý král
    }
   *[black] { $role ->
        [pawn] černý pěšec
        [knight] černý jezdec
        [bishop] černý střelec
        [rook] černá věž
        [queen] černá dáma
       *[king] černý král
    }
}
board-pieces = { $color ->
    [white] { $role ->
        [pawn] bílí pěšci
        [knight] bílí jezdci
        [bishop] bílí střelci
        [rook] bílé věže
        [queen] bílé dámy
       *[king] bílí králové
    }
   *[black] { $role ->
        [pawn] černí pěšci
        [knight] černí jezdci
        [bishop] černí střelci
        [rook] černé věže
        [queen] černé dámy
       *[king] černí králové
    }
}
board-pieces-on = { $pieces } na { $squares }
board-label = Šachovnice, { $state }
board-mark-last = poslední tah
board-mark-touched = dotknuto
board-mark-must-move = nutno táhnout
board-mark-must-capture = nutno brát
board-mark-must-castle = nutno rošovat
board-mark-check = v šachu
board-mark-illegal = nepřípustně zde
board-mark-target = lze sem táhnout
board-duty-move = nutno táhnout
board-duty-capture = nutno brát
board-duty-castle = nutno rošovat
board-promotion = Proměna pěšce
flip-board = Otočit šachovnici

## Kdo je na tahu.

turn = { $color ->
    [white] Na tahu bílý
   *[black] Na tahu černý
}
turn-inside = { $color ->
    [white] na tahu bílý
   *[black] na tahu černý
}
after-move = po { $move }
browsing = Pozice po { $move }
browsing-start = Pozice před prvním tahem
browsing-back = Zpět do partie

## Hodiny.

face-of = Hodiny: { $name }
face-illegal = Nepřípustné tahy
face-illegal-count = { $n } z { $of }
face-your-move = Jste na tahu
face-running = Běží
face-waiting = Čeká
face-not-started = Ještě nezačala
face-stopped = Stojí
face-flag = Praporek spadl
face-over = Konec partie
face-offline = Bez spojení { $time }
face-interrupted = Server nezapisuje, hodiny stojí
face-adjourned = Partie přerušena
face-sealing = Pečetí tah
face-no-clock = Bez hodin
face-increment = +{ $s } s
face-delay = delay { $s } s
face-presses-itself = Hodiny se přepínají samy
face-was = bylo { $time }
face-left-to-loss = další nepřípustný tah prohrává
pad-press = Stisknout hodiny
pad-pressed = Stisknuto
key-space = Mezerník

## Rozhodnutí.

feed-title = Rozhodnutí
feed-count = { $n ->
    [one] { $n } záznam
    [few] { $n } záznamy
    [many] { $n } záznamu
   *[other] { $n } záznamů
}
feed-empty = Zatím žádné rozhodnutí.
feed-reconnected = Spojení bylo obnoveno. Nic se neztratilo.
record-open = Záznam
record-close = Zavřít záznam

slips-label = Zprávy
slip-ruling = Rozhodnutí
slip-refused = Nelze provést
slip-refused-kept = Nic se nezměnilo.
slip-offer = Nabídka remízy
slip-offer-title = { $name } nabízí remízu.
slip-offer-mine = Nabídka platí, dokud ji soupeř nepřijme, neodmítne nebo se nedotkne kamene.
slip-offer-mine-title = Nabídli jste remízu.
slip-offer-next = Remíza se nabídne s vaším příštím tahem.
slip-offer-next-text = Hodiny se přepínají samy, proto se remíza nabízí po tahu a před stisknutím hodin.
offer-next-drop = Nenabízet
offer-next-dropped = Remíza se nenabízí.
slip-offer-text = Platí, dokud ji nepřijmete, neodmítnete nebo se nedotknete kamene.
slip-offer-clock = Vaše hodiny běží.
offer-accept = Přijmout
offer-decline = Odmítnout
slip-duty = { $color ->
    [white] Povinnost bílého
   *[black] Povinnost černého
}
slip-duty-title = { $duty ->
    [move] Je nutno táhnout: { $piece }.
    [capture] Je nutno brát: { $piece }.
   *[castle] Je nutné rošovat.
}
slip-claim = Posuzuje se reklamace
slip-claim-title = Hodiny stojí. Rozhodčí posuzuje reklamaci.
slip-claim-text = Nedotýkejte se kamenů.
slip-claim-postponed = Rozhodnutí o reklamaci je odloženo. Hra pokračuje.
slip-claim-sent = Hodiny stojí. O reklamaci rozhodne rozhodčí později.
slip-verify-text = Potvrďte, nebo popřete pozici a reklamaci. Vaši odpověď dostane rozhodčí.
verify-confirm = Potvrdit
verify-dispute = Popřít
slip-stopped = Hodiny zastaveny
slip-stopped-title = Hodiny stojí.
stopped-by = { $by ->
    [server] Server byl znovu spuštěn. Hodiny ukazují poslední zaznamenaný čas.
    [arbiter] Zastavil je rozhodčí.
    [call] Rozhodčího volá { $name }.
   *[player] Zastavil je hráč { $name }.
}
stopped-reason = Důvod: { $reason }.
slip-stopped-arbiter = O pokračování rozhodne rozhodčí.
slip-stopped-players = Hraje se dál, až budou oba hráči souhlasit.
resume-agree = Souhlasím s pokračováním
resume-agreed = Souhlasíte s pokračováním. Čeká se na hráče { $name }.
resume-other = { $name } souhlasí s pokračováním.
move-ready = Váš tah { $move } je uložen. Odešle se, jakmile se bude hrát dál.
move-ready-drop = Neodesílat
slip-waiting = Před partií
slip-waiting-opponent = Soupeř tu ještě není.
slip-waiting-text = Hodiny se spustí, až se připojí oba hráči.
slip-waiting-arbiter = Partie začne, až ji rozhodčí zahájí.
slip-waiting-arbiter-free = Partie začne, až se rozhodčí ujme svého místa a zahájí ji.
slip-request = Rozhodčí
slip-request-title = { $name } žádá o místo rozhodčího.
slip-request-text = Rozhodčí vidí oboje hodiny a rozhoduje o reklamacích a nesprávnostech. Souhlasit musí oba hráči.
slip-request-watch = Souhlasit musí oba hráči.
slip-request-mine = Vy souhlasíte. Souhlasit musí i soupeř.
slip-request-first = Souhlasí: { $name }.
request-accept = Přijmout
request-decline = Odmítnout
request-decline-after = Přece jen odmítnout
slip-asking-title = Čeká se na oba hráče
slip-asking-text = Oba hráči vidí vaše jméno a musí vás jako rozhodčího přijmout. Do té doby můžete jen sledovat.
slip-declined-title = Jeden z hráčů vás jako rozhodčího odmítl.
slip-declined-text = Místo rozhodčího zůstává volné. Partii můžete dál sledovat.
slip-over = Konec partie
slip-adjourned = Přerušeno
slip-adjourned-title = Partie je přerušena.
slip-adjourned-text = Pokračuje po otevření obálky.
adjourned-resumes = Pokračování: { $moment }
adjourned-place = Místo: { $place }
arrive = Jsem u šachovnice
slip-absent = Nejste u šachovnice
slip-absent-title = Potvrďte, že jste u šachovnice.
slip-absent-text = Kdo přijde po uplynutí čekací doby, partii prohrává.
slip-seal = Přerušení partie
slip-seal-mine = Zapečeťte svůj další tah.
slip-seal-text = Zapište jej jednoznačně, nebo jej ukažte na šachovnici; tah se přitom neprovede. Změnit jej lze, dokud nezastavíte hodiny.
seal-own = V obálce: { $move }
seal-placeholder = Například Sf1-b5
slip-seal-other = Soupeř pečetí tah.
seal-move = Zapečetit
seal-again = Zapečetit jiný tah
seal-stop = Zavřít obálku a zastavit hodiny
slip-offline = Spojení přerušeno
slip-offline-title = Server neodpovídá.
slip-offline-text = Vaše hodiny na serveru běží dál. Spojení se obnovuje…
slip-offline-kept = Váš tah { $move } je uložen a bude odeslán.
slip-offline-watch = Spojení se automaticky obnovuje…
reconnect-now = Zkusit hned
slip-closed = Partie je otevřena jinde
slip-closed-replaced = Partie je otevřena v jiném okně. Pokračovat můžete i zde.
slip-closed-failed = Partie byla zastavena
slip-closed-failed-text = Partii zastavila chyba serveru. Vše, co bylo odehráno, je uloženo. V partii lze pokračovat, až provozovatel server znovu spustí.
take-up-again = Pokračovat zde
slip-training = Trénink
slip-training-claim = { $ground ->
    [repetition] Můžete reklamovat remízu pro trojí opakování pozice.
   *[fifty_moves] Můžete reklamovat remízu podle pravidla padesáti tahů.
}

## Co může hráč udělat.

player-acts = Akce hráče
do-draw = Nabídnout remízu
do-draw-next = Remíza s tahem
do-draw-next-short = Remíza s tahem
do-draw-armed = Nabídne se s tahem
do-draw-armed-short = Nabídne se
do-claim = Reklamace
do-adjust = Opravuji
do-arbiter = Zavolat rozhodčího
do-arbiter-short = Rozhodčí
do-resign = Vzdát se
do-abort = Zrušit partii
do-more = Více
not-your-turn = není váš tah

adjust-title = Opravuji.
adjust-text = Dotkněte se kamene, který chcete opravit. Tento dotyk vás nezavazuje.
adjust-done = Neopravovat

call-title = Zavolat rozhodčího?
call-result = Oboje hodiny se zastaví.
call-act = Zastavit a zavolat
call-result-none = V této partii není rozhodčí. Oboje hodiny budou stát, dokud se oba hráči nedohodnou na pokračování.

confirm-resign = Vzdát partii?
confirm-resign-result = { $color ->
    [white] Vyhraje černý, 0–1.
   *[black] Vyhraje bílý, 1–0.
}
confirm-resign-result-or-draw = { $color ->
    [white] Vyhraje černý, 0–1; nemůže-li dát mat žádnou posloupností přípustných tahů, je to remíza.
   *[black] Vyhraje bílý, 1–0; nemůže-li dát mat žádnou posloupností přípustných tahů, je to remíza.
}
confirm-resign-act = Vzdát se
confirm-resign-safe = Hrát dál
confirm-draw = Přijmout remízu?
confirm-draw-result = Partie skončí remízou, ½–½.
confirm-draw-act = Souhlasím
confirm-draw-safe = Ještě ne
confirm-claim-result = Nelze ji odvolat. Je-li neoprávněná, dostane soupeř čas navíc.
confirm-claim-act = Reklamovat
confirm-claim-safe = Nereklamovat
confirm-abort = Zrušit partii před prvním tahem?
confirm-abort-result = Partie se zruší bez výsledku.
confirm-abort-act = Zrušit partii
confirm-abort-safe = Hrát dál

claims-title = Reklamace
claims-text = Program neprozradí, zda je reklamace oprávněná. To musíte posoudit sami.
claim-repetition = Tatáž pozice potřetí
claim-fifty = Padesát tahů bez braní a bez tahu pěšcem
claim-now = Nyní na šachovnici
claim-intended = Se zamýšleným tahem
claim-intended-label = Tah zapsaný, ale neprovedený
claim-intended-missing = Napište tah, který chcete zahrát.
claim-flag = Soupeři spadl praporek
claim-illegal = Soupeř provedl nepřípustný tah
claim-touch = Soupeř porušil pravidlo „dotknuto-hráno“
claim-cannot-win = Soupeř nemůže vyhrát normálními prostředky
claim-no-effort = Soupeř neusiluje o výhru
claim-increment = Přídavek pěti sekund na tah pro oba
claim-correction = Vrátit nepřípustný tah dohodou
claims-close = Zpět

## Vedle šachovnice.

line-label = Napište tah nebo příkaz
line-placeholder = Tah: { $one }, e2e4
line-not-read = Zápisu „{ $text }“ nelze porozumět.
sheet-title = Partiář
sheet-show = Partiář
sheet-moves = Tahy
sheet-number = Č.
sheet-write = Zapište tah { $number }
sheet-correct = Opravte tah { $number }
sheet-correct-entry = Opravit tento zápis
sheet-event = Soutěž
sheet-date = Datum
sheet-site = Místo
sheet-round = { $round }. kolo
sheet-hash = Kontrolní otisk záznamu: { $hash }
sheet-hidden = Zápis si vedete sami, tahy se zde proto nezobrazují.
sheet-hidden-watch = Zápis si vedou hráči sami. Zobrazí se po partii.
tell-arbiter = Upozornit rozhodčího
tell-arbiter-text = Vaše upozornění uvidí jen rozhodčí.
tell-player = Který hráč
tell-nobody = Žádný
tell-note = Poznámka
tell-send = Odeslat upozornění
tell-cancel = Zrušit
tell-sent = Rozhodčí byl upozorněn.
sheet-first = Na začátek
sheet-back = Zpět
sheet-forward = Vpřed
sheet-last = Na aktuální pozici
player-white = Bílý
player-black = Černý

## Po partii.

sign-sheet = Podepsat { $score }
signed = Partiář je podepsán.
rematch-ask = Odveta s opačnými barvami
rematch-asked = Navrhli jste odvetu.
rematch-other = { $name } navrhuje odvetu.
share-link = Kopírovat odkaz
share-copied = Zkopírováno
share-pgn = Stáhnout PGN
share-print = Vytisknout partiář
picture-title = Pozice, { $state }

## Kde jsme.

pace-standard = Vážný šach
pace-rapid = Rapid
pace-blitz = Blesk
laws-of = Pravidla FIDE { $edition }
board-assisted = Šachovnice s kontrolou
board-physical = Jako skutečná šachovnice
training-game = Trénink
watching = Sledujete partii
against = { $white } – { $black }
game-loading = Partie se načítá…
game-not-found-cap = Nenalezeno
game-not-found = Taková partie neexistuje.
game-not-found-text = Adresa je možná chybná. Nic se nezměnilo.
game-no-seat = Tento odkaz už neopravňuje k místu u partie.
game-no-seat-text = Někdo pro ně vytvořil nový odkaz. Partii můžete sledovat.
your-move-title = Jste na tahu · { $name }
your-move-notice = Jste na tahu, soupeř: { $name }.
notify-me = Upozornit, až budu na tahu

## Jedna obrazovka, dva lidé.

device-title = Partie na jedné obrazovce
device-press = Po tahu stiskněte hodiny
device-waits = Na tahu je soupeř
device-draw = Remíza
device-draw-offered = Nabídka remízy
device-adjust = Opravuji
device-stop = Zastavit
device-go-on = Pokračovat
device-agreed = Souhlas
device-resign = Vzdát se
device-lay-flat = Položit na stůl
device-stand-up = Postavit
device-over = Partie skončila
look-at-board = Zpět k šachovnici
