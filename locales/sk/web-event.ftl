### What all pages of events share: the list of events, entering by a link, names.

events-title = Turnaje
events-own = Vaše turnaje
events-all = Všetky turnaje
events-none = Zatiaľ žiadne turnaje.
events-new = Založiť turnaj
events-more = Ďalšie turnaje
event-phase-setup = Pripravuje sa
event-phase-running = { $round ->
    [0] Začína 1. kolo
   *[other] Odohrané { $round }. kolo
}
event-phase-finished = Skončil sa
event-players-count = { $n ->
    [one] { $n } hráč
    [few] { $n } hráči
    [many] { $n } hráči
   *[other] { $n } hráčov
}
event-player-number = Hráč { $n }
event-desk = Pult rozhodcu
event-office = Organizátor

event-role-organiser = Organizátor
event-role-chief_arbiter = Hlavný rozhodca
event-role-deputy = Zástupca hlavného rozhodcu
event-role-sector_arbiter = Sektorový rozhodca
event-role-sector = Sektorový rozhodca, šachovnice { $first }–{ $last }
event-role-pairing_officer = Nasadzovanie
event-role-check_in = Prezencia
event-role-result_entry = Zápis výsledkov
event-role-screen = Obrazovka v hracej miestnosti
event-role-player = Hráč
event-role-spectator = Divák

event-enter-title = Otvára sa turnaj …
event-enter-failed = Tento odkaz neplatí
event-enter-failed-text = Niekto ho zrušil, alebo nie je celý. Požiadajte organizátora o nový.
event-enter-none = V tejto adrese nie je žiadny odkaz
event-watch = Sledovať turnaj
event-missing = Taký turnaj neexistuje
event-missing-text = Skontrolujte adresu, alebo nájdite turnaj v zozname.
event-closed = Váš odkaz bol zrušený
event-closed-text = Niekto ho zrušil na stránke organizátora. Požiadajte organizátora o nový.
event-disconnected = Server ukončil spojenie
event-disconnected-text = Stránka sa môže pripojiť znova. Nič z toho, čo bolo zapísané, sa nestratilo.
event-disconnected-too_much = Stránka poslala priveľa naraz, napríklad po prebudení zariadenia. Nič z toho, čo bolo zapísané, sa nestratilo.
event-reconnect = Pripojiť znova
event-needs-link = Táto stránka vyžaduje odkaz
event-needs-link-text = Naskenujte QR kód, ktorý vám ukáže organizátor, alebo otvorte odkaz, ktorý vám poslal.
event-loading = Načítava sa turnaj …
event-format-rounds = { $format }, { $n ->
    [one] { $n } kolo
    [few] { $n } kolá
    [many] { $n } kolá
   *[other] { $n } kôl
}
event-format-swiss = Švajčiarsky systém (holandský)
event-format-round_robin = Každý s každým
event-format-double = Každý s každým dvakrát
event-format-match = Zápas dvoch družstiev
event-format-knockout = Vyraďovací systém
event-format-keizer = Keizerov systém
event-rehearsal = Skúška
event-public-page = Verejná stránka
event-round-short = { $round }. kolo
event-rank = Poradie
event-player = Hráč
event-points = Body
event-crosstable = Krížová tabuľka
event-cross-white = b
event-cross-black = č
event-mark-win = výhra
event-mark-draw = remíza
event-mark-loss = prehra
event-mark-short_win = výhra, nezapočítava sa do ELO
event-mark-short_draw = remíza, nezapočítava sa do ELO
event-mark-short_loss = prehra, nezapočítava sa do ELO
event-mark-forfeit_win = kontumačná výhra
event-mark-forfeit_loss = kontumačná prehra
event-mark-pending = bez výsledku
event-mark-half_bye = polbodové voľno
event-mark-full_bye = voľno za bod
event-mark-pairing_bye = voľno
event-mark-zero_bye = neprítomný
event-how-sum = Súčet
event-how-dummy = (virtuálny súper)
event-how-cut-lowest = vynechané: najnižšie
event-how-cut-highest = vynechané: najvyššie
event-how-cut-voluntary = vynechané prednostne: hráč sa rozhodol nehrať
event-how-cut-early_round = vynechané: jedno z prvých kôl
event-how-no-sum = Hodnota je { $value }. Nie je to súčet po kolách.
event-how-none = K tejto hodnote nie je rozpis.
event-tiebreak-PTS = Body zo všetkých kôl.
event-tiebreak-DE = Vzájomné partie hráčov s rovnakým ziskom.
event-tiebreak-WIN = Počet výhier, aj bez hry.
event-tiebreak-WON = Počet výhier pri šachovnici.
event-tiebreak-BPG = Počet partií s čiernymi.
event-tiebreak-BWG = Počet výhier s čiernymi.
event-tiebreak-PS = Postupné body: sčítava sa stav po každom kole.
event-tiebreak-BH = Buchholz: sčítajú sa body súperov.
event-tiebreak-AOB = Priemerný Buchholz súperov.
event-tiebreak-FB = Buchholz, akoby sa posledné kolo skončilo remízami.
event-tiebreak-SB = Sonneborn-Berger: body súperov vynásobené výsledkom proti nim.
event-tiebreak-KS = Koya: body proti hráčom s najmenej polovicou bodov.
event-tiebreak-ARO = Priemerný rating súperov.
event-tiebreak-TPR = Turnajová výkonnosť.
event-line = Č.
problem-pairer_failed = Program na nasadzovanie nedal použiteľnú odpoveď. Nasaďte bez neho, alebo sa obráťte na správcu servera.
