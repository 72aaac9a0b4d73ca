### Pravidlá a situácie.

rules-title = Pravidlá
rules-about = Každý článok štyroch znení Pravidiel šachu FIDE a dvoch textov pre voľnú hru, vždy s obdobami, pojmami a príkladmi na prehratie.
rules-own-words = Prerozprávané vlastnými slovami; záväzné je znenie FIDE.
rules-volume =
    { $volume ->
        [encyclopedia] Encyklopédia
        [leaflet] Leták
       *[other] { $volume }
    }
rules-edition = Znenie
rules-contents = Obsah
rules-search = Hľadať v pravidlách
rules-search-placeholder = 9.2, opakovanie
rules-search-hint = Čísla a slová po anglicky, česky i slovensky; na diakritike ani na preklepe nezáleží.
rules-results =
    { $n ->
        [0] Pre „{ $query }“ sa nič nenašlo
        [one] { $n } článok pre „{ $query }“
        [few] { $n } články pre „{ $query }“
        [many] { $n } článku pre „{ $query }“
       *[other] { $n } článkov pre „{ $query }“
    }
rules-in-en = po anglicky
rules-in-cs = po česky
rules-in-sk = po slovensky
rules-previous = Predchádzajúci článok:
rules-next = Ďalší článok:
rules-status = V Arbitri:
rules-status-ruled = rozhoduje server
rules-status-by-construction = platí vždy
rules-status-arbiter = rozhoduje rozhodca
rules-status-physical = týka sa hracej miestnosti
rules-status-information = vysvetľuje alebo odporúča
rules-shown-by =
    { $n ->
        [one] { $n } príklad
        [few] { $n } príklady
        [many] { $n } príkladu
       *[other] { $n } príkladov
    }
rules-print = Vytlačiť
rules-copy = Kopírovať odkaz
rules-copied = Odkaz skopírovaný
rules-compare = Porovnať
rules-no-counterpart = Tento text obdobu nemá.
rules-changed = { $article } oproti zneniu { $volume }:
rules-elsewhere = Inde
rules-terms = Pojmy
rules-incidents = Príklady na prehratie
rules-incident-number = Príklad { $n }
rules-all-incidents = Zobraziť všetky príklady ({ $n })
rules-step = { $at } z { $count }
rules-board = Šachovnica: { $position }
rules-first = Začiatok
rules-back = Späť
rules-forth = Ďalší krok
rules-unread = To sa tu nedá urobiť: { $problem }
rules-refused = Tieto ustanovenia server odmieta: { $problem }
rules-what-if = Čo keby
rules-act-number = Krok { $n }
rules-left-out = Nestane sa
rules-other-move = Iný ťah …
rules-move = Ťah
rules-judge = Ukázať, čo hovoria Pravidlá
rules-act-press = Stlačí hodiny
rules-act-offer_draw = Ponúkne remízu
rules-act-accept_draw = Prijme remízu
rules-act-resign = Vzdá sa
rules-problem = Toto server posúdiť nemôže: { $problem }
rules-under = Prehrať podľa znenia
rules-start-over = Začať znova
rules-loading = Načítava sa …
rules-silent = Server neodpovedá. Články, ktoré už boli otvorené, možno čítať aj bez spojenia.
rules-missing = Článok { $article } v texte { $volume } nie je
rules-missing-what = Skúste ho vyhľadať alebo otvorte obsah.
rules-key-search = hľadať
rules-key-arrows = krokovať príklad alebo prejsť na ďalší článok
rules-situations = Čo ak …
rules-situation-first = Všetky situácie
rules-situation-none = Toto znenie o tom žiadny článok nemá.
rules-pace = Tempo hry
rules-pace-standard = Vážny šach
rules-pace-rapid = Rapid
rules-pace-blitz = Blesk

situation-illegal = Nemožný ťah alebo stlačenie hodín
situation-illegal-move = Hráč vykoná nemožný ťah
situation-illegal-press = Hráč stlačí hodiny bez ťahu
situation-illegal-two-hands = Hráč ťahá oboma rukami
situation-illegal-promotion = Pešiak na poslednom rade nie je nahradený
situation-illegal-kings = Nemožný ťah si chvíľu nikto nevšimne
situation-touched = Niekto sa dotkne figúrky
situation-touched-own = Vlastnej figúrky
situation-touched-enemy = Súperovej figúrky
situation-touched-castling = Kráľa a veže kvôli rošáde
situation-touched-adjust = Aby ju poopravil
situation-touched-released = Figúrka už bola pustená na pole
situation-touched-complaint = Súper reklamuje neskoro
situation-flag = Padne zástavka
situation-flag-one = Padla jedna zástavka
situation-flag-no-mate = Súper nemôže dať mat
situation-flag-both = Padli obe zástavky
situation-flag-wrong-clock = Hodiny ukazujú nesprávny čas
situation-claim = Reklamácia alebo ponuka remízy
situation-claim-repetition = Opakovanie pozície
situation-claim-board = Pozícia práve vznikla
situation-claim-written = Vznikne zapísaným ťahom
situation-claim-five = Vznikla piatykrát
situation-claim-fifty = Päťdesiat ťahov
situation-claim-fifty-board = Päťdesiat ťahov už bolo vykonaných
situation-claim-fifty-written = Posledným bude zapísaný ťah
situation-claim-seventy-five = Bolo vykonaných sedemdesiatpäť ťahov
situation-claim-offer = Ponuka remízy
situation-claim-dead = Nikto už nemôže dať mat
situation-claim-quickplay = Menej ako dve minúty bez prídavku
situation-wrong = Partia sa začala chybne alebo niekto prevrhol figúrky
situation-wrong-setup = Chybné počiatočné postavenie alebo šachovnica
situation-wrong-colours = Obrátené farby
situation-wrong-displaced = Figúrky sú odsunuté
situation-wrong-clock = Chybne nastavené hodiny
situation-device = Telefón alebo iné zariadenie
situation-late = Hráč príde neskoro alebo nepríde
situation-disturb = Vyrušovanie a správanie
situation-disturb-player = Hráč vyrušuje súpera
situation-disturb-spectator = Zasahuje divák
situation-disturb-help = Hráč používa poznámky alebo rady
situation-disturb-away = Hráč opustí hrací priestor alebo miesto konania hry
situation-writing = Zapisovanie ťahov
situation-writing-not = Hráč nezapisuje
situation-writing-ahead = Ťah je zapísaný vopred
situation-writing-short = Zostáva menej ako päť minút
situation-writing-quick = Rapid šach alebo bleskový šach
situation-adjourned = Prerušená partia
situation-adjourned-seal = Má sa zapečatiť ťah
situation-adjourned-bad = Pečatený ťah je nemožný alebo nejasný
situation-adjourned-late = Hráč príde neskoro na dohrávku
situation-blind = Nevidiaci alebo zrakovo postihnutý hráč
situation-blind-touch = Hlásenie ťahov a dotyk
situation-blind-slip = Prerieknutie alebo rozdielne šachovnice
situation-blind-assistant = Pomocník
