### Šachovnica, stolík a partia.

color-white = Biely
color-black = Čierny
article = čl. { $article }
article-open = Čo tento článok hovorí
article-edition = Pravidlá šachu FIDE, { $edition }
article-full = Článok { $article }
article-asking = Načítava sa…
article-silent = Text článku sa nepodarilo načítať.
article-unknown = K tomuto článku nie je k dispozícii výklad.
article-elsewhere = V iných zneniach
article-own-words = Stručne vlastnými slovami; záväzný je text Pravidiel.
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
board-pieces = { $color ->
    [white] { $role ->
        [pawn] bieli pešiaci
        [knight] bieli jazdci
        [bishop] bieli strelci
        [rook] biele veže
        [queen] biele dámy
       *[king] bieli králi
    }
   *[black] { $role ->
        [pawn] čierni pešiaci
        [knight] čierni jazdci
        [bishop] čierni strelci
        [rook] čierne veže
        [queen] čierne dámy
       *[king] čierni králi
    }
}
board-pieces-on = { $pieces } na { $squares }
board-label = Šachovnica, { $state }
board-mark-last = posledný ťah
board-mark-touched = dotknuté
board-mark-must-move = treba ťahať
board-mark-must-capture = treba brať
board-mark-must-castle = treba rošovať
board-mark-check = v šachu
board-mark-illegal = stojí tu nedovolene
board-mark-target = sem možno ťahať
board-duty-move = treba ťahať
board-duty-capture = treba brať
board-duty-castle = treba rošovať
board-promotion = Premena pešiaka
flip-board = Otočiť šachovnicu

## Kto je na ťahu.

turn = { $color ->
    [white] Na ťahu biely
   *[black] Na ťahu čierny
}
turn-inside = { $color ->
    [white] na ťahu biely
   *[black] na ťahu čierny
}
after-move = po { $move }
browsing = Pozícia po { $move }
browsing-start = Pozícia pred prvým ťahom
browsing-back = Späť do partie

## Hodiny.

face-of = Hodiny: { $name }
face-illegal = Nemožné ťahy
face-illegal-count = { $n } z { $of }
face-your-move = Ste na ťahu
face-running = Bežia
face-waiting = Čaká
face-not-started = Ešte sa nezačala
face-stopped = Stoja
face-flag = Zástavka padla
face-over = Koniec partie
face-offline = Bez spojenia { $time }
face-interrupted = Server nezapisuje, hodiny stoja
face-adjourned = Partia prerušená
face-sealing = Pečatí ťah
face-no-clock = Bez hodín
face-increment = +{ $s } s
face-delay = delay { $s } s
face-presses-itself = Hodiny sa prepínajú samy
face-was = bolo { $time }
face-left-to-loss = ďalší nemožný ťah prehráva
pad-press = Stlačiť hodiny
pad-pressed = Stlačené
key-space = Medzerník

## Rozhodnutia.

feed-title = Rozhodnutia
feed-count = { $n ->
    [one] { $n } záznam
    [few] { $n } záznamy
    [many] { $n } záznamu
   *[other] { $n } záznamov
}
feed-empty = Zatiaľ žiadne rozhodnutie.
feed-reconnected = Spojenie sa obnovilo. Nič sa nestratilo.
record-open = Záznam
record-close = Zavrieť záznam

slips-label = Správy
slip-ruling = Rozhodnutie
slip-refused = Nedá sa vykonať
slip-refused-kept = Nič sa nezmenilo.
slip-offer = Ponuka remízy
slip-offer-title = { $name } ponúka remízu.
slip-offer-mine = Ponuka platí, kým ju súper neprijme, neodmietne alebo sa nedotkne figúrky.
slip-offer-mine-title = Ponúkli ste remízu.
slip-offer-next = Remíza sa ponúkne s vaším ďalším ťahom.
slip-offer-next-text = Hodiny sa prepínajú samy, preto sa remíza ponúka po ťahu a pred stlačením hodín.
offer-next-drop = Neponúkať
offer-next-dropped = Remíza sa neponúka.
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
slip-claim-title = Hodiny stoja. Rozhodca posudzuje reklamáciu.
slip-claim-text = Nedotýkajte sa figúrok.
slip-claim-postponed = Rozhodnutie o reklamácii je odložené. Hra pokračuje.
slip-claim-sent = Hodiny stoja. O reklamácii rozhodne rozhodca neskôr.
slip-verify-text = Potvrďte alebo poprite pozíciu a reklamáciu. Vašu odpoveď dostane rozhodca.
verify-confirm = Potvrdiť
verify-dispute = Poprieť
slip-stopped = Hodiny zastavené
slip-stopped-title = Hodiny stoja.
stopped-by = { $by ->
    [server] Server bol znovu spustený. Hodiny ukazujú posledný zaznamenaný čas.
    [arbiter] Zastavil ich rozhodca.
    [call] Rozhodcu volá { $name }.
   *[player] Zastavil ich hráč { $name }.
}
stopped-reason = Dôvod: { $reason }.
slip-stopped-arbiter = O pokračovaní rozhodne rozhodca.
slip-stopped-players = Hrá sa ďalej, keď obaja hráči súhlasia.
resume-agree = Súhlasím s pokračovaním
resume-agreed = Súhlasíte s pokračovaním. Čaká sa na hráča { $name }.
resume-other = { $name } súhlasí s pokračovaním.
move-ready = Váš ťah { $move } je uložený. Odošle sa, len čo sa bude hrať ďalej.
move-ready-drop = Neodoslať
slip-waiting = Pred partiou
slip-waiting-opponent = Súper tu ešte nie je.
slip-waiting-text = Hodiny sa spustia, keď sa pripoja obaja hráči.
slip-waiting-arbiter = Partia sa začne, keď ju rozhodca začne.
slip-waiting-arbiter-free = Partia sa začne, keď sa rozhodca ujme svojho miesta a spustí ju.
slip-request = Rozhodca
slip-request-title = { $name } žiada o miesto rozhodcu.
slip-request-text = Rozhodca vidí oboje hodiny a rozhoduje o reklamáciách a nesprávnostiach. Súhlasiť musia obaja hráči.
slip-request-watch = Súhlasiť musia obaja hráči.
slip-request-mine = Vy súhlasíte. Súhlasiť musí aj súper.
slip-request-first = Súhlasí: { $name }.
request-accept = Prijať
request-decline = Odmietnuť
request-decline-after = Predsa len odmietnuť
slip-asking-title = Čaká sa na oboch hráčov
slip-asking-text = Obaja hráči vidia vaše meno a musia vás ako rozhodcu prijať. Dovtedy môžete len sledovať.
slip-declined-title = Jeden z hráčov vás ako rozhodcu odmietol.
slip-declined-text = Miesto rozhodcu zostáva voľné. Partiu môžete ďalej sledovať.
slip-over = Koniec partie
slip-adjourned = Prerušené
slip-adjourned-title = Partia je prerušená.
slip-adjourned-text = Pokračuje po otvorení obálky.
adjourned-resumes = Pokračovanie: { $moment }
adjourned-place = Miesto: { $place }
arrive = Som pri šachovnici
slip-absent = Nie ste pri šachovnici
slip-absent-title = Potvrďte, že ste pri šachovnici.
slip-absent-text = Kto príde po uplynutí čakacej doby, partiu prehráva.
slip-seal = Prerušenie partie
slip-seal-mine = Zapečaťte svoj ďalší ťah.
slip-seal-text = Zapíšte ho jednoznačne, alebo ho ukážte na šachovnici; ťah sa pritom nevykoná. Zmeniť ho možno, kým nezastavíte hodiny.
seal-own = V obálke: { $move }
seal-placeholder = Napríklad Sf1-b5
slip-seal-other = Súper pečatí ťah.
seal-move = Zapečatiť
seal-again = Zapečatiť iný ťah
seal-stop = Zavrieť obálku a zastaviť hodiny
slip-offline = Spojenie prerušené
slip-offline-title = Server neodpovedá.
slip-offline-text = Vaše hodiny na serveri bežia ďalej. Spojenie sa obnovuje…
slip-offline-kept = Váš ťah { $move } je uložený a odošle sa.
slip-offline-watch = Spojenie sa automaticky obnovuje…
reconnect-now = Skúsiť hneď
slip-closed = Partia je otvorená inde
slip-closed-replaced = Partia je otvorená v inom okne. Možno v nej pokračovať aj tu.
slip-closed-failed = Partia bola zastavená
slip-closed-failed-text = Partiu zastavila chyba servera. Všetko, čo sa odohralo, je uložené. V partii možno pokračovať, keď prevádzkovateľ server znova spustí.
take-up-again = Pokračovať tu
slip-training = Tréning
slip-training-claim = { $ground ->
    [repetition] Môžete reklamovať remízu pre trojnásobné opakovanie pozície.
   *[fifty_moves] Môžete reklamovať remízu podľa pravidla päťdesiatich ťahov.
}

## Čo môže hráč urobiť.

player-acts = Akcie hráča
do-draw = Ponúknuť remízu
do-draw-next = Remíza s ťahom
do-draw-next-short = Remíza s ťahom
do-draw-armed = Ponúkne sa s ťahom
do-draw-armed-short = Ponúkne sa
do-claim = Reklamácia
do-adjust = Opravujem
do-arbiter = Zavolať rozhodcu
do-arbiter-short = Zavolať rozhodcu
do-resign = Vzdať sa
do-abort = Zrušiť partiu
do-more = Viac
not-your-turn = nie ste na ťahu

adjust-title = Opravujem.
adjust-text = Dotknite sa kameňa, ktorý chcete poopraviť. Tento dotyk vás nezaväzuje.
adjust-done = Neopravovať

call-title = Zavolať rozhodcu?
call-result = Oboje hodiny sa zastavia.
call-act = Zastaviť a zavolať
call-result-none = V tejto partii nie je rozhodca. Oboje hodiny budú stáť, kým sa obaja hráči nedohodnú na pokračovaní.

confirm-resign = Vzdať partiu?
confirm-resign-result = { $color ->
    [white] Vyhrá čierny, 0–1.
   *[black] Vyhrá biely, 1–0.
}
confirm-resign-result-or-draw = { $color ->
    [white] Vyhrá čierny, 0–1; ak nemôže dať mat žiadnou sériou možných ťahov, je to remíza.
   *[black] Vyhrá biely, 1–0; ak nemôže dať mat žiadnou sériou možných ťahov, je to remíza.
}
confirm-resign-act = Vzdať sa
confirm-resign-safe = Hrať ďalej
confirm-draw = Prijať remízu?
confirm-draw-result = Partia sa skončí remízou, ½–½.
confirm-draw-act = Súhlasím
confirm-draw-safe = Ešte nie
confirm-claim-result = Nemožno ju odvolať. Ak je neoprávnená, súper dostane čas navyše.
confirm-claim-act = Reklamovať
confirm-claim-safe = Nereklamovať
confirm-abort = Zrušiť partiu pred prvým ťahom?
confirm-abort-result = Partia sa zruší bez výsledku.
confirm-abort-act = Zrušiť partiu
confirm-abort-safe = Hrať ďalej

claims-title = Reklamácia
claims-text = Program neprezradí, či je reklamácia oprávnená. To musíte posúdiť sami.
claim-repetition = To isté postavenie tretíkrát
claim-fifty = Päťdesiat ťahov bez brania a bez ťahu pešiakom
claim-now = Teraz na šachovnici
claim-intended = So zamýšľaným ťahom
claim-intended-label = Ťah zapísaný, ale nevykonaný
claim-intended-missing = Napíšte ťah, ktorý chcete zahrať.
claim-flag = Súperovi padla zástavka
claim-illegal = Súper vykonal nemožný ťah
claim-touch = Súper porušil pravidlo „dotknuté-ťahané“
claim-cannot-win = Súper nemôže vyhrať normálnymi prostriedkami
claim-no-effort = Súper sa nesnaží vyhrať
claim-increment = Prídavok piatich sekúnd na ťah pre oboch
claim-correction = Vrátiť nemožný ťah dohodou
claims-close = Späť

## Vedľa šachovnice.

line-label = Napíšte ťah alebo príkaz
line-placeholder = Ťah: { $one }, e2e4
line-not-read = Zápisu „{ $text }“ nemožno porozumieť.
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
sheet-hash = Kontrolný odtlačok záznamu: { $hash }
sheet-hidden = Zápis si vediete sami, ťahy sa tu preto nezobrazujú.
sheet-hidden-watch = Zápis si vedú hráči sami. Zobrazí sa po partii.
tell-arbiter = Upozorniť rozhodcu
tell-arbiter-text = Vaše upozornenie uvidí len rozhodca.
tell-player = Ktorý hráč
tell-nobody = Žiadny
tell-note = Poznámka
tell-send = Odoslať upozornenie
tell-cancel = Zrušiť
tell-sent = Rozhodca bol upozornený.
sheet-first = Na začiatok
sheet-back = Späť
sheet-forward = Dopredu
sheet-last = Na aktuálne postavenie
player-white = Biely
player-black = Čierny

## Po partii.

sign-sheet = Podpísať { $score }
signed = Partiár je podpísaný.
rematch-ask = Odveta s opačnými farbami
rematch-asked = Navrhli ste odvetu.
rematch-other = { $name } navrhuje odvetu.
share-link = Kopírovať odkaz
share-copied = Skopírované
share-pgn = Stiahnuť PGN
share-print = Vytlačiť partiár
picture-title = Postavenie, { $state }

## Kde sme.

pace-standard = Vážny šach
pace-rapid = Rapid
pace-blitz = Blesk
laws-of = Pravidlá FIDE { $edition }
board-assisted = Šachovnica s kontrolou
board-physical = Ako skutočná šachovnica
training-game = Tréning
watching = Sledujete partiu
against = { $white } – { $black }
game-loading = Partia sa načítava…
game-not-found-cap = Nenájdené
game-not-found = Taká partia neexistuje.
game-not-found-text = Adresa je možno chybná. Nič sa nezmenilo.
game-no-seat = Tento odkaz už neoprávňuje na miesto pri partii.
game-no-seat-text = Niekto preň vytvoril nový odkaz. Partiu môžete sledovať.
your-move-title = Ste na ťahu · { $name }
your-move-notice = Ste na ťahu, súper: { $name }.
notify-me = Upozorniť, keď budem na ťahu

## Jedna obrazovka, dvaja ľudia.

device-title = Partia na jednej obrazovke
device-press = Po ťahu stlačte hodiny
device-waits = Na ťahu je súper
device-draw = Remíza
device-draw-offered = Ponuka remízy
device-adjust = Opravujem
device-stop = Zastaviť
device-go-on = Pokračovať
device-agreed = Súhlas
device-resign = Vzdať sa
device-lay-flat = Položiť na stôl
device-stand-up = Postaviť
device-over = Partia sa skončila
look-at-board = Späť k šachovnici
