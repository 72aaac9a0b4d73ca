### Šachovnice, stolek a partie.

color-white = Bílý
color-black = Černý
article = čl. { $article }
article-open = Co tento článek říká
article-edition = Pravidla šachu FIDE, { $edition }
article-full = Článek { $article }
article-asking = Ptáme se sálu.
article-silent = Sál neodpovídá. Číslo článku platí.
article-unknown = Více se zde o tomto článku neví.
article-elsewhere = V jiných vydáních
article-own-words = Vlastními slovy; rozhoduje znění Pravidel.
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
board-label = Šachovnice, { $state }
board-mark-last = poslední tah
board-mark-touched = dotknuto
board-mark-must-move = nutno táhnout
board-mark-must-capture = nutno brát
board-mark-must-castle = nutno rošovat
board-mark-check = v šachu
board-mark-illegal = stojí tu nepřípustně
board-mark-target = možné
board-duty-move = nutno táhnout
board-duty-capture = nutno brát
board-duty-castle = nutno rošovat
board-promotion = Pěšec se promění v
flip-board = Otočit šachovnici

## Kdo je na tahu.

turn = { $color ->
    [white] Na tahu bílý
   *[black] Na tahu černý
}
after-move = po { $move }
browsing = Dřívější tah { $move }

## Hodiny.

face-of = Hodiny: { $name }
face-illegal = Nepřípustné tahy
face-illegal-count = { $n } z { $of }
face-your-move = Na tahu
face-running = Běží
face-waiting = Čeká
face-not-started = Nezačato
face-stopped = Stojí
face-flag = Spadl praporek
face-over = Konec partie
face-offline = Bez spojení { $time }
face-adjourned = Přerušeno
face-sealing = Pečetí tah
face-no-clock = Bez hodin
face-increment = +{ $s } s
face-delay = { $s } s / tah
face-presses-itself = Hodiny se tisknou samy
face-was = bylo { $time }
face-left-to-loss = zbývá 1 do prohry
pad-press = Stisknout hodiny
pad-pressed = Stisknuto
key-space = Mezerník

## Rozhodnutí.

feed-title = Zápis rozhodnutí
feed-count = { $n ->
    [one] { $n } záznam
    [few] { $n } záznamy
    [many] { $n } záznamu
   *[other] { $n } záznamů
}
feed-empty = Zatím žádné rozhodnutí. Klidná partie.
feed-reconnected = Spojení je zpět. Nic se neztratilo.
record-open = Zápis
record-close = Zavřít zápis

slips-label = Na stolku
slip-ruling = Rozhodnutí
slip-refused = Nelze
slip-refused-kept = Nic se nezměnilo.
slip-offer = Nabídka remízy
slip-offer-title = { $name } nabízí remízu.
slip-offer-mine = Nabídka platí, dokud ji soupeř nepřijme, neodmítne nebo se nedotkne kamene.
slip-offer-mine-title = Nabídli jste remízu.
slip-offer-text = Platí, dokud ji nepřijmete, neodmítnete nebo se nedotknete kamene.
slip-offer-clock = Vaše hodiny běží.
offer-accept = Přijmout
offer-decline = Odmítnout
slip-duty = { $color ->
    [white] Povinnost bílého
   *[black] Povinnost černého
}
slip-duty-title = { $duty ->
    [move] Nutno táhnout: { $piece }.
    [capture] Nutno brát: { $piece }.
   *[castle] Je nutné rošovat.
}
slip-claim = Posuzuje se reklamace
slip-claim-title = Hodiny stojí. Rozhodčí věc posuzuje.
slip-claim-text = Nedotýkejte se kamenů.
slip-claim-postponed = Rozhodnutí o reklamaci je odloženo. Hra pokračuje.
slip-claim-sent = Hodiny stojí. O reklamaci rozhodne rozhodčí později.
slip-verify-text = Potvrďte, nebo popřete pozici a reklamaci. Vaši odpověď dostane rozhodčí.
verify-confirm = Potvrdit
verify-dispute = Popřít
slip-stopped = Hodiny zastaveny
slip-stopped-title = Hodiny stojí.
slip-stopped-arbiter = O pokračování rozhodne rozhodčí.
slip-stopped-players = Hraje se dál, až budou oba hráči souhlasit.
resume-agree = Může se hrát dál
slip-waiting = Před partií
slip-waiting-opponent = Druhá židle je prázdná.
slip-waiting-text = Hodiny se spustí, až tu budou oba hráči.
slip-waiting-arbiter = Partie začne, až ji rozhodčí zahájí.
slip-over = Konec partie
slip-adjourned = Přerušeno
slip-adjourned-title = Partie je přerušena.
slip-adjourned-text = Pokračuje po otevření obálky.
arrive = Jsem u šachovnice
slip-absent = Ještě ne u šachovnice
slip-absent-title = Sál na vás čeká u šachovnice.
slip-absent-text = Kdo přijde po čekací době, partii prohrává.
slip-seal = Přerušení partie
slip-seal-mine = Zapečeťte svůj další tah.
slip-seal-text = Zapište jej jednoznačně, nebo jej ukažte na šachovnici: nic se nezahraje. Změnit jej lze, dokud nezastavíte hodiny.
seal-own = V obálce: { $move }
seal-placeholder = Například Sf1-b5
slip-seal-other = Soupeř pečetí tah.
seal-move = Zapečetit
seal-again = Zapečetit jiný tah
seal-stop = Zavřít obálku a zastavit hodiny
slip-offline = Spojení přerušeno
slip-offline-title = Server sálu neodpovídá.
slip-offline-text = Vaše hodiny tam běží dál. Spojení se obnovuje.
slip-offline-kept = Váš tah { $move } je uložen a bude odeslán.
slip-offline-watch = Stránka se o spojení sama pokouší znovu.
reconnect-now = Zkusit hned
slip-closed = Toto okno odešlo od stolku
slip-closed-replaced = Partie je otevřena v jiném okně. Lze v ní pokračovat i zde.
slip-closed-failed = Partie byla zastavena
slip-closed-failed-text = Partii zastavila chyba serveru. Vše, co bylo odehráno, je uloženo. V partii lze pokračovat, až provozovatel server znovu spustí.
take-up-again = Pokračovat zde
slip-training = Trénink
slip-training-claim = { $ground ->
    [repetition] Lze reklamovat trojí opakování pozice.
   *[fifty_moves] Lze reklamovat padesát tahů.
}

## Co může hráč udělat.

player-acts = Úkony hráče
do-draw = Remíza?
do-claim = Reklamace
do-adjust = Opravuji
do-arbiter = Rozhodčí
do-resign = Vzdát se
do-abort = Odejít
do-more = Více

adjust-title = Opravuji.
adjust-text = Dotkněte se kamenů, které chcete urovnat. K ničemu vás to nezavazuje.
adjust-done = Hotovo

call-title = Zavolat rozhodčího?
call-result = Oboje hodiny se zastaví.
call-act = Zastavit a zavolat
call-result-none = U tohoto stolku není rozhodčí. Oboje hodiny stojí, dokud se oba hráči nedohodnou na pokračování.

confirm-resign = Vzdát partii?
confirm-resign-result = { $color ->
    [white] Vyhraje černý, 0–1.
   *[black] Vyhraje bílý, 1–0.
}
confirm-resign-act = Vzdát se
confirm-resign-safe = Hrát dál
confirm-draw = Souhlasit s remízou?
confirm-draw-result = Partie skončí remízou, ½–½.
confirm-draw-act = Souhlasím
confirm-draw-safe = Ještě ne
confirm-claim-result = Nelze ji odvolat. Je-li neoprávněná, následuje časový trest.
confirm-claim-act = Reklamovat
confirm-claim-safe = Nereklamovat
confirm-abort = Odejít před prvním tahem?
confirm-abort-result = Partie se zruší bez výsledku.
confirm-abort-act = Odejít
confirm-abort-safe = Zůstat

claims-title = Reklamace
claims-text = Sál neříká, zda je reklamace oprávněná. To musíte vědět sami.
claim-repetition = Tatáž pozice potřetí
claim-fifty = Padesát tahů bez braní a bez tahu pěšcem
claim-now = Nyní na šachovnici
claim-intended = Se zamýšleným tahem
claim-intended-label = Tah zapsaný, ale neprovedený
claim-flag = Soupeři spadl praporek
claim-illegal = Soupeř provedl nepřípustný tah
claim-touch = Soupeř porušil pravidlo „dotknuto-hráno“
claim-cannot-win = Soupeř nemůže vyhrát normálními prostředky
claim-no-effort = Soupeř se nesnaží vyhrát
claim-increment = Pět sekund navíc na tah pro oba
claim-correction = Vrátit nepřípustný tah dohodou
claims-close = Nereklamovat

## Vedle šachovnice.

line-label = Napište tah nebo příkaz
line-placeholder = Tah: { $one }, e2e4
line-not-read = „{ $text }“ není srozumitelné.
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
sheet-hash = Deník: { $hash }
sheet-hidden = Zápis si vedete sami. Tahy jsou na šachovnici, ne na obrazovce.
sheet-first = Na začátek
sheet-back = Zpět
sheet-forward = Vpřed
sheet-last = K partii, jak stojí
player-white = Bílý
player-black = Černý

## Po partii.

sign-sheet = Podepsat { $score }
signed = Podepsali jste.
rematch-ask = Hrát znovu, barvy obráceně
rematch-asked = Požádali jste o další partii.
rematch-other = { $name } žádá o další partii.
share-link = Kopírovat odkaz
share-copied = Zkopírováno
share-pgn = PGN
share-picture = Pozice jako obrázek
share-print = Vytisknout partiář
picture-title = Pozice, { $state }

## Kde jsme.

pace-standard = Vážná partie
pace-rapid = Rapid
pace-blitz = Blesk
laws-of = Pravidla FIDE { $edition }
board-assisted = Šachovnice s pomocí
board-physical = Skutečná šachovnice
training-game = Trénink
watching = Díváte se
against = { $white } – { $black }
game-loading = Stolek se připravuje.
game-not-found = Taková partie není.
game-not-found-text = Adresa je možná chybná. Nic se nezměnilo.
your-move-title = Jste na tahu · { $name }
your-move-notice = Jste na tahu, soupeř: { $name }.
notify-me = Upozornit, když jsem na tahu

## Jedna obrazovka, dva lidé.

device-title = Partie na jedné obrazovce
device-press = Stiskněte po tahu
device-waits = Na tahu je soupeř
device-draw = Remíza
device-draw-offered = Nabídka remízy
device-adjust = Opravuji
device-stop = Zastavit
device-go-on = Pokračovat
device-resign = Vzdát se
device-over = Partie skončila
look-at-board = Zpět k šachovnici
