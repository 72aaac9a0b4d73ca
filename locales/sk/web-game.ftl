### Šachovnica, stolík a partia.

color-white = Biely
color-black = Čierny
article = čl. { $article }
article-open = Čo tento článok hovorí
article-edition = Pravidlá šachu FIDE, { $edition }
article-full = Článok { $article }
article-asking = Pýtame sa sály.
article-silent = Sála neodpovedá. Číslo článku platí.
article-unknown = Viac sa tu o tomto článku nevie.
article-elsewhere = V iných vydaniach
article-own-words = Vlastnými slovami; rozhoduje znenie Pravidiel.
article-close = Zavrieť

## Šachovnica.

board-piece = { $color ->
    [white] { $role ->
        [pawn] biely pešiak
        [knight] biely jazdec
        [bishop] biely strelec
        [rook] biela veža
        [queen] biela dáma
       *[king] biely kráľ
    }
   *[black] { $role ->
        [pawn] čierny pešiak
        [knight] čierny jazdec
        [bishop] čierny strelec
        [rook] čierna veža
        [queen] čierna dáma
       *[king] čierny kráľ
    }
}
board-label = Šachovnica, { $state }
board-mark-last = posledný ťah
board-mark-touched = dotknuté
board-mark-must-move = treba ťahať
board-mark-must-capture = treba brať
board-mark-must-castle = treba rošovať
board-mark-check = v šachu
board-mark-illegal = stojí tu nedovolene
board-mark-target = možné
board-duty-move = treba ťahať
board-duty-capture = treba brať
board-duty-castle = treba rošovať
board-promotion = Pešiak sa premení na
flip-board = Otočiť šachovnicu

## Kto je na ťahu.

turn = { $color ->
    [white] Na ťahu biely
   *[black] Na ťahu čierny
}
after-move = po { $move }
browsing = Skorší ťah { $move }

## Hodiny.

face-of = Hodiny: { $name }
face-illegal = Nemožné ťahy
face-illegal-count = { $n } z { $of }
face-your-move = Na ťahu
face-running = Bežia
face-waiting = Čaká
face-not-started = Nezačaté
face-stopped = Stoja
face-flag = Padla zástavka
face-over = Koniec partie
face-offline = Bez spojenia { $time }
face-adjourned = Prerušené
face-sealing = Pečatí ťah
face-no-clock = Bez hodín
face-increment = +{ $s } s
face-delay = { $s } s / ťah
face-presses-itself = Hodiny sa stláčajú samy
face-was = bolo { $time }
face-left-to-loss = ešte 1 do prehry
pad-press = Stlačiť hodiny
pad-pressed = Stlačené
key-space = Medzerník

## Rozhodnutia.

feed-title = Záznam rozhodnutí
feed-count = { $n ->
    [one] { $n } záznam
    [few] { $n } záznamy
    [many] { $n } záznamu
   *[other] { $n } záznamov
}
feed-empty = Zatiaľ nijaké rozhodnutie. Pokojná partia.
feed-reconnected = Spojenie je späť. Nič sa nestratilo.
record-open = Záznam
record-close = Zavrieť záznam

slips-label = Na stolíku
slip-ruling = Rozhodnutie
slip-refused = Nemožno
slip-refused-kept = Nič sa nezmenilo.
slip-offer = Ponuka remízy
slip-offer-title = { $name } ponúka remízu.
slip-offer-mine = Ponuka platí, kým ju súper neprijme, neodmietne alebo sa nedotkne figúrky.
slip-offer-mine-title = Ponúkli ste remízu.
slip-offer-text = Platí, kým ju neprijmete, neodmietnete alebo sa nedotknete figúrky.
slip-offer-clock = Vaše hodiny bežia.
offer-accept = Prijať
offer-decline = Odmietnuť
slip-duty = { $color ->
    [white] Povinnosť bieleho
   *[black] Povinnosť čierneho
}
slip-duty-title = { $duty ->
    [move] Treba ťahať: { $piece }.
    [capture] Treba brať: { $piece }.
   *[castle] Treba rošovať.
}
slip-claim = Posudzuje sa reklamácia
slip-claim-title = Hodiny stoja. Rozhodca vec posudzuje.
slip-claim-text = Nedotýkajte sa figúrok.
slip-claim-postponed = Rozhodnutie o reklamácii je odložené. Hra pokračuje.
slip-claim-sent = Hodiny stoja. O reklamácii rozhodne rozhodca neskôr.
slip-verify-text = Potvrďte alebo poprite pozíciu a reklamáciu. Vašu odpoveď dostane rozhodca.
verify-confirm = Potvrdiť
verify-dispute = Poprieť
slip-stopped = Hodiny zastavené
slip-stopped-title = Hodiny stoja.
slip-stopped-arbiter = O pokračovaní rozhodne rozhodca.
slip-stopped-players = Hrá sa ďalej, keď obaja hráči súhlasia.
resume-agree = Môže sa hrať ďalej
slip-waiting = Pred partiou
slip-waiting-opponent = Druhá stolička je prázdna.
slip-waiting-text = Hodiny sa spustia, keď tu budú obaja hráči.
slip-waiting-arbiter = Partia sa začne, keď ju rozhodca spustí.
slip-over = Koniec partie
slip-adjourned = Prerušené
slip-adjourned-title = Partia je prerušená.
slip-adjourned-text = Pokračuje po otvorení obálky.
arrive = Som pri šachovnici
slip-absent = Ešte nie pri šachovnici
slip-absent-title = Sála na vás čaká pri šachovnici.
slip-absent-text = Kto príde po čakacej dobe, partiu prehráva.
slip-seal = Prerušenie partie
slip-seal-mine = Zapečaťte svoj ďalší ťah.
slip-seal-text = Zapíšte ho jednoznačne, alebo ho ukážte na šachovnici: nič sa nezahrá. Zmeniť ho možno, kým nezastavíte hodiny.
seal-own = V obálke: { $move }
seal-placeholder = Napríklad Sf1-b5
slip-seal-other = Súper pečatí ťah.
seal-move = Zapečatiť
seal-again = Zapečatiť iný ťah
seal-stop = Zavrieť obálku a zastaviť hodiny
slip-offline = Spojenie prerušené
slip-offline-title = Server sály neodpovedá.
slip-offline-text = Vaše hodiny tam bežia ďalej. Spojenie sa obnovuje.
slip-offline-kept = Váš ťah { $move } je uložený a odošle sa.
slip-offline-watch = Stránka sa o spojenie sama pokúša znova.
reconnect-now = Skúsiť hneď
slip-closed = Toto okno odišlo od stolíka
slip-closed-replaced = Partia je otvorená v inom okne. Možno v nej pokračovať aj tu.
slip-closed-failed = Partia bola zastavená
slip-closed-failed-text = Partiu zastavila chyba servera. Všetko, čo sa odohralo, je uložené. V partii možno pokračovať, keď prevádzkovateľ server znova spustí.
take-up-again = Pokračovať tu
slip-training = Tréning
slip-training-claim = { $ground ->
    [repetition] Možno reklamovať trojnásobné opakovanie postavenia.
   *[fifty_moves] Možno reklamovať päťdesiat ťahov.
}

## Čo môže hráč urobiť.

player-acts = Úkony hráča
do-draw = Remíza?
do-claim = Reklamácia
do-adjust = Opravujem
do-arbiter = Rozhodca
do-resign = Vzdať sa
do-abort = Odísť
do-more = Viac

adjust-title = Opravujem.
adjust-text = Dotknite sa figúrok, ktoré chcete poopraviť. K ničomu vás to nezaväzuje.
adjust-done = Hotovo

call-title = Zavolať rozhodcu?
call-result = Oboje hodiny sa zastavia.
call-act = Zastaviť a zavolať
call-result-none = Pri tomto stolíku nie je rozhodca. Oboje hodiny stoja, kým sa obaja hráči nedohodnú na pokračovaní.

confirm-resign = Vzdať partiu?
confirm-resign-result = { $color ->
    [white] Vyhrá čierny, 0–1.
   *[black] Vyhrá biely, 1–0.
}
confirm-resign-act = Vzdať sa
confirm-resign-safe = Hrať ďalej
confirm-draw = Súhlasiť s remízou?
confirm-draw-result = Partia sa skončí remízou, ½–½.
confirm-draw-act = Súhlasím
confirm-draw-safe = Ešte nie
confirm-claim-result = Nemožno ju odvolať. Ak je neoprávnená, nasleduje časový trest.
confirm-claim-act = Reklamovať
confirm-claim-safe = Nereklamovať
confirm-abort = Odísť pred prvým ťahom?
confirm-abort-result = Partia sa zruší bez výsledku.
confirm-abort-act = Odísť
confirm-abort-safe = Zostať

claims-title = Reklamácia
claims-text = Sála nehovorí, či je reklamácia oprávnená. To musíte vedieť sami.
claim-repetition = To isté postavenie tretíkrát
claim-fifty = Päťdesiat ťahov bez brania a bez ťahu pešiakom
claim-now = Teraz na šachovnici
claim-intended = So zamýšľaným ťahom
claim-intended-label = Ťah zapísaný, ale nevykonaný
claim-flag = Súperovi padla zástavka
claim-illegal = Súper vykonal nemožný ťah
claim-touch = Súper porušil pravidlo „dotknuté-ťahané“
claim-cannot-win = Súper nemôže vyhrať normálnymi prostriedkami
claim-no-effort = Súper sa nesnaží vyhrať
claim-increment = Päť sekúnd navyše na ťah pre oboch
claim-correction = Vrátiť nemožný ťah dohodou
claims-close = Nereklamovať

## Vedľa šachovnice.

line-label = Napíšte ťah alebo príkaz
line-placeholder = Ťah: { $one }, e2e4
line-not-read = „{ $text }“ nie je zrozumiteľné.
sheet-title = Partiár
sheet-show = Partiár
sheet-moves = Ťahy
sheet-number = Č.
sheet-write = Zapíšte ťah { $number }
sheet-correct = Opravte ťah { $number }
sheet-correct-entry = Opraviť tento zápis
sheet-event = Súťaž
sheet-date = Dátum
sheet-site = Miesto
sheet-round = { $round }. kolo
sheet-hash = Denník: { $hash }
sheet-hidden = Zápis si vediete sami. Ťahy sú na šachovnici, nie na obrazovke.
sheet-first = Na začiatok
sheet-back = Späť
sheet-forward = Dopredu
sheet-last = K partii, ako stojí
player-white = Biely
player-black = Čierny

## Po partii.

sign-sheet = Podpísať { $score }
signed = Podpísali ste.
rematch-ask = Hrať znova, farby naopak
rematch-asked = Požiadali ste o ďalšiu partiu.
rematch-other = { $name } žiada o ďalšiu partiu.
share-link = Kopírovať odkaz
share-copied = Skopírované
share-pgn = PGN
share-picture = Postavenie ako obrázok
share-print = Vytlačiť partiár
picture-title = Postavenie, { $state }

## Kde sme.

pace-standard = Vážna partia
pace-rapid = Rapid
pace-blitz = Blesk
laws-of = Pravidlá FIDE { $edition }
board-assisted = Šachovnica s pomocou
board-physical = Skutočná šachovnica
training-game = Tréning
watching = Pozeráte sa
against = { $white } – { $black }
game-loading = Stolík sa pripravuje.
game-not-found = Taká partia nie je.
game-not-found-text = Adresa je možno chybná. Nič sa nezmenilo.
your-move-title = Ste na ťahu · { $name }
your-move-notice = Ste na ťahu, súper: { $name }.
notify-me = Upozorniť, keď som na ťahu

## Jedna obrazovka, dvaja ľudia.

device-title = Partia na jednej obrazovke
device-press = Stlačte po ťahu
device-waits = Súper je na ťahu
device-draw = Remíza
device-draw-offered = Ponuka remízy
device-adjust = Opravujem
device-stop = Zastaviť
device-go-on = Pokračovať
device-resign = Vzdať sa
device-over = Partia sa skončila
look-at-board = Späť k šachovnici
