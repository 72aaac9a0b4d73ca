### Pojmy knihy pravidiel: pojem, jeho význam (.means) a začiatky slov, podľa ktorých sa v texte spozná (.stems).
### Začiatky sú malými písmenami, oddelené „|“. Viacslovný zodpovedá rovnakému počtu slov za sebou, z ktorých každé tak začína
### (pevná medzera platí ako medzera); časť s „!“ na konci sa musí zhodovať s celým slovom. Vyhráva najdlhšia zhoda.
### Na diakritike záleží. Začiatok s „-“ vpredu je spojenie, v ktorom slová znamenajú niečo iné.

## Šachovnica a figúrky

term-initial-position = počiatočné postavenie
    .means = Rozostavenie všetkých 32 figúrok pred prvým ťahom.
    .stems = počiatočn postaven|základn postaven|počiatočn pozíci
term-file = stĺpec
    .means = Jeden z ôsmich zvislých pásov polí, označených a až h.
    .stems = stĺpec|stĺpc
term-rank = rad
    .means = Jeden z ôsmich vodorovných pásov polí, číslovaných 1 až 8 od bieleho.
    .stems = rad!|radu!|rade!|radom!|radov!|radoch!|radmi!|prv rady|posledn rady
term-diagonal = diagonála
    .means = Priamy pás polí jednej farby, ktoré sa dotýkajú rohmi, od jedného okraja šachovnice k susednému.
    .stems = diagonál|uhlopriečk
term-kingside = kráľovské krídlo
    .means = Polovica šachovnice, stĺpce e až h, na ktorej na začiatku stoja králi.
    .stems = kráľovsk kríd|kráľovské! a!
term-queenside = dámske krídlo
    .means = Polovica šachovnice, stĺpce a až d, na ktorej na začiatku stoja dámy.
    .stems = dámsk kríd
term-minor-piece = ľahká figúra
    .means = Strelec alebo jazdec.
    .stems = ľahk figúr

## Ťahy

term-to-have-the-move = byť na ťahu
    .means = Byť hráčom, ktorý má ťahať, lebo súper svoj ťah vykonal (v roku 1997: dokončil).
    .stems = na! ťahu!
term-legal-move = možný ťah
    .means = Ťah, ktorý spĺňa všetky podmienky článku 3.
    .stems = možný ťah|možné ťah|možného ťah|možnému ťah|možnom ťah|možných ťah|možným ťah|možnými ťah
term-illegal-move = nemožný ťah
    .means = Ťah, ktorý nespĺňa podmienky článku 3, alebo konanie, ktoré zaň Pravidlá považujú.
    .stems = nemožný ťah|nemožné ťah|nemožného ťah|nemožnému ťah|nemožnom ťah|nemožných ťah|nemožným ťah|nemožnými ťah
term-illegal-position = nemožné postavenie
    .means = Postavenie, ku ktorému nemožno dospieť žiadnou sériou možných ťahov.
    .stems = nemožné postaven|nemožného postaven|nemožnom postaven|nemožná pozíci|nemožnej pozíci|postavenie nemožné
term-series-of-legal-moves = séria možných ťahov
    .means = Akýkoľvek sled možných ťahov oboch strán, aj tých najhorších; podľa neho sa posudzuje, či je mat vôbec ešte možný.
    .stems = séri možn|séri akýchkoľvek
term-made-move = vykonaný ťah
    .means = Ťah je vykonaný, keď hráč pustil figúrku na novom poli a na šachovnici urobil všetko, čo k ťahu patrí.
    .stems = vykonan ťah|vykonani ťah|vykonaní ťah|vykonať ťah|vykoná ťah|vykonal ťah|ťah vykon|ťah je vykonan|ťahy vykon|ťah sa vykon
term-completed-move = dokončený ťah
    .means = Ťah je dokončený, keď bol vykonaný a hráč stlačil hodiny; ťah, ktorý partiu ukončí, je dokončený aj bez toho.
    .stems = dokončen ťah|ťah dokonč|ťah je dokonč|ťah nie je dokonč|dokončeni ťah|dokončení ťah|dokončiť ťah|dokončí ťah|dokončil ťah|ťahy dokonč|dokončeni ďalšieho ťahu|dokončil
term-capture = branie
    .means = Ťah, ktorým sa zo šachovnice odstráni súperova figúrka; okrem brania mimochodom je to figúrka na poli, na ktoré sa ťahá.
    .stems = branie|brania|braniu|braní!|braním!|berie!|berú!|berúc|brať!|zobrať!|zobrat|zobralo|zoberie
term-attack = napádať
    .means = Figúrka napáda pole, na ktorom by mohla brať, a to aj vtedy, keď sama pre väzbu ťahať nesmie.
    .stems = napád|napad|útočí|útočia|útočiac
term-en-passant = branie mimochodom
    .means = Pešiak zoberie pešiaka, ktorý práve dvojkrokom minul napadnuté pole, akoby postúpil len o jedno pole.
    .stems = mimochodom|en passant|e.p.!
term-promotion = premena
    .means = Zámena pešiaka na poslednom rade za dámu, vežu, strelca alebo jazdca tej istej farby.
    .stems = premena|premeny|premene|premenu|premenou|premení|premeni|premien|premieň|nepremen
term-promotion-square = pole premeny
    .means = Pole na poslednom rade, na ktorom sa pešiak premení.
    .stems = pole premen|poli premen|poľa premen
term-castling = rošáda
    .means = Jeden ťah kráľa a veže: kráľ ťahá o dve polia k veži a veža sa postaví na pole, cez ktoré kráľ prešiel.
    .stems = rošád|rošov|rošuj|rochád|rochad
term-castling-right = právo na rošádu
    .means = Možnosť rošovať hneď alebo neskôr; natrvalo zaniká, len čo ťahal kráľ alebo príslušná veža.
    .stems = práv na rošád|práv rošovať
term-touch-move = dotknuté-ťahané
    .means = Pravidlo, že úmyselne dotknutou figúrkou treba ťahať, alebo ju zobrať, ak je to možné.
    .stems = dotknuté-ťahané|dotknut figúr|dotknut vlastn|dotknut súper
term-adjust = poopraviť
    .means = Po ohlásení („opravujem“, „j’adoube“) opraviť polohu figúrky na jej poli bez povinnosti ňou ťahať.
    .stems = poopravi|poopraven|opravujem|j’adoube
term-intended-move = zamýšľaný ťah
    .means = Ťah, ktorý hráč zapíše a oznámi, ale nevykoná, aby reklamoval remízu.
    .stems = zamýšľan ťah|ťah zamýšľan

## Koniec partie

term-check = šach
    .means = Napadnutie kráľa, ktoré treba hneď ďalším ťahom odvrátiť.
    .stems = v! šachu!|šach!|šachom!|šachuj|šachu vystav|vystav šachu!|zbaviť šachu|proti šachu|zo! šachu!
term-checkmate = mat
    .means = Šach, ktorý nemožno žiadnym možným ťahom odvrátiť; kto ho dal, ihneď vyhráva.
    .stems = mat!|matu!|mate!|matom!|maty!|šachmat|zmatov
term-stalemate = pat
    .means = Hráč na ťahu nie je v šachu, ale nemá žiadny možný ťah; partia sa ihneď končí remízou.
    .stems = pat!|patu!|pate!|patom!|patov
term-dead-position = mŕtva pozícia
    .means = Pozícia, v ktorej ani jeden hráč nemôže dať mat žiadnou sériou možných ťahov; partia sa ihneď končí remízou.
    .stems = mŕtv pozíci
term-resign = vzdať sa
    .means = Vyhlásiť svoju partiu za prehranú. Vyhráva súper; podľa Pravidiel z roku 2023 je to remíza, ak súper nemôže dať mat žiadnou sériou možných ťahov.
    .stems = vzdá!|vzdať!|vzdal!|vzdala!|vzdani|vzdaní|vzdáv
term-draw = remíza
    .means = Partia bez víťaza; každý hráč za ňu zvyčajne dostane pol bodu.
    .stems = remíz|remizov|remizuj
term-draw-offer = ponuka remízy
    .means = Návrh remízy, ktorý platí, kým ho súper neprijme, neodmietne alebo nehrá ďalej; zapisuje sa (=).
    .stems = ponuk remíz|ponúk remíz|ponúkn remíz|ponúkani remíz|ponúkaní remíz|remíz ponúk|remíz hráč ponúk
term-repetition = trojnásobné opakovanie pozície
    .means = Tretí výskyt toho istého postavenia; hráč na ťahu potom smie reklamovať remízu.
    .stems = opakovani pozíci|opakovaní pozíci|trojnásobn opakov|to isté postaven|tej istej pozíc|rovnaké postaven|tá istá pozíc
term-fivefold-repetition = päťnásobné opakovanie pozície
    .means = Piaty výskyt toho istého postavenia; podľa Pravidiel z rokov 2018 a 2023 sa tým partia končí remízou aj bez reklamácie.
    .stems = päťnásobn|piat výskyt|aspoň päťkrát|najmenej päťkrát
term-fifty-move-rule = pravidlo 50 ťahov
    .means = Hráč na ťahu smie reklamovať remízu, ak obaja hráči vykonali posledných päťdesiat ťahov bez ťahu pešiakom a bez brania.
    .stems = pravidl 50 ťah|pravidl päťdesiat|päťdesiat ťah|päťdesiatich ťah|50 ťah|50 posledných|50 po sebe|posledných päťdesiat
term-seventy-five-move-rule = pravidlo 75 ťahov
    .means = Ak obaja hráči vykonajú posledných sedemdesiatpäť ťahov bez ťahu pešiakom a bez brania, partia sa podľa Pravidiel z rokov 2018 a 2023 končí remízou aj bez reklamácie.
    .stems = 75 ťah|75 po sebe|sedemdesiatpäť|sedemdesiat päť|sedemdesiatich piatich
term-mating-material = matujúci materiál
    .means = V bleskovom šachu roku 1997: dosť síl na to, aby hoci aj s pomocou súpera vzniklo postavenie, v ktorom súper na ťahu neodvráti mat jedným ťahom.
    .stems = matujúc materiál
term-forfeit = kontumácia
    .means = Prehra partie pre porušenie pravidiel, napríklad keď hráč nepríde včas; anglické „forfeit“ znamená v Pravidlách z rokov 2018 a 2023 aj stratu práva reklamovať.
    .stems = kontumác|kontumač|kontumov

## Hodiny a čas

term-chess-clock = šachové hodiny
    .means = Časomerné zariadenie s dvoma displejmi, z ktorých vždy môže bežať iba jeden.
    .stems = šachov hodin|šachov hodín
term-press-clock = stlačiť hodiny
    .means = Stlačením tlačidla alebo páčky zastaviť svoje hodiny a spustiť súperove.
    .stems = stlač hodin|stlač hodín|hodin stlač|hodin treba stlač|stlačení jeho hod|stlačením jeho hod|prepnu hodín|prepnutím hodín
term-flag = zástavka
    .means = Časť hodín, ktorá ukazuje, že sa hráčovi minul čas.
    .stems = zástavk|zástaviek
term-flag-fall = padnutie zástavky
    .means = Okamih, keď sa hráčovi minie pridelený čas.
    .stems = padnutie zástavky|padnutia zástavky|padnutí zástavky|padnutím zástavky|padnutí jednej zástavky|zástavk pad|zástavk nepad|zástavk ešte nepad|zástavk mu ešte nepad|zástavk je padnut|padl zástavk|padl obe zástavk|padl aspoň jedna zástavk|padne zástavk|zástavk sa považuje za padnut|zástavk platí za padnut|padnutím svojej zástavky
term-time-control = časová kontrola
    .means = Čas pridelený na určitý počet ťahov alebo na celú partiu, napríklad 90 minút na 40 ťahov.
    .stems = časov kontrol|tempo hry|tempa hry|časov limit
term-time-period = časový úsek
    .means = Časť partie, v ktorej treba v určenom čase dokončiť daný počet ťahov alebo všetky ťahy.
    .stems = časov úsek
term-increment = prídavok
    .means = Sekundy, ktoré hráč dostáva na každý ťah od začiatku partie.
    .stems = prídavok|prídavk
term-delay-mode = delay (Bronsteinovo nastavenie)
    .means = Nastavenie hodín, pri ktorom v každom ťahu najskôr beží pevný čas a až po jeho vyčerpaní ubúda čas hlavný.
    .stems = delay|bronstein|pevn čas
term-cumulative-mode = cumulative (Fischerovo nastavenie)
    .means = Nastavenie hodín, pri ktorom sa pred každým ťahom pridá čas a nevyužitý čas hráčovi zostáva.
    .stems = cumulative|fischerov nastaven|kumulatívn
term-default-time = čakacia doba
    .means = Čas, o ktorý sa hráč smie oneskoriť bez toho, že by partiu prehral.
    .stems = čakac dob|čakac čas
term-move-counter = počítadlo ťahov
    .means = Funkcia hodín, ktorá počíta stlačenia každého hráča.
    .stems = počítadl
term-evident-defect = zjavná porucha
    .means = Očividná chyba hodín; rozhodca ich vymení a časy nastaví podľa svojho uváženia.
    .stems = zjavn poruch
term-time-trouble = časová tieseň
    .means = Stav, keď hráčovi zostáva na ďalšie ťahy veľmi málo času.
    .stems = časov ties
term-quickplay-finish = záver rýchlej hry
    .means = Záverečná časť partie, v ktorej treba všetky zostávajúce ťahy vykonať v obmedzenom čase.
    .stems = záver rýchlej hry
term-normal-means = normálne prostriedky
    .means = Hra na výhru dobrými ťahmi, nie iba čakaním na padnutie súperovej zástavky.
    .stems = normáln prostried

## Druhy šachu

term-standard-chess = vážny šach
    .means = Šach, v ktorom má každý hráč na rozmýšľanie aspoň 60 minút.
    .stems = vážn šach|vážn parti
term-rapid = rapid šach
    .means = Rýchlejší šach: v rokoch 2018 a 2023 viac ako 10 a menej ako 60 minút pre každého hráča, predtým od 15 minút (v roku 1997 do 60 minút vrátane).
    .stems = rapid šach|rapid
term-blitz = bleskový šach
    .means = Najrýchlejší druh šachu: v rokoch 2018 a 2023 najviac 10 minút pre každého hráča, predtým menej ako 15.
    .stems = bleskov šach|bleskov parti|bleskov
term-over-the-board = hra za šachovnicou
    .means = Šach hraný zoči-voči za šachovnicou, nie cez internet ani korešpondenčne.
    .stems = praktick šach|hr za šachovnic|hran za šachovnic
term-chess960 = Fischerov šach (Chess960)
    .means = Variant, v ktorom figúry na prvom a ôsmom rade začínajú v jednom z 960 žrebovaných rozostavení.
    .stems = fischerov šach|chess960
term-visually-impaired = zrakovo postihnutý
    .means = Nevidiaci alebo slabozraký; taký hráč smie používať druhú šachovnicu, ktorú číta hmatom.
    .stems = zrakovo postihnut|zrakov postihnut|nevidiac

## Zápis a notácia

term-scoresheet = partiár
    .means = List, papierový alebo elektronický, do ktorého sa zapisujú ťahy partie.
    .stems = partiár
term-algebraic-notation = algebraická notácia
    .means = Zápis ťahov písmenom figúry a názvom poľa, napríklad Jf3.
    .stems = algebraick
term-claim = reklamácia
    .means = Hráčovo vyhlásenie rozhodcovi, že mu podľa Pravidiel patrí remíza, výhra alebo iné rozhodnutie.
    .stems = reklam

## Nesprávnosti

term-irregularity = nesprávnosť
    .means = Niečo, čo v partii prebehlo proti Pravidlám, napríklad nemožný ťah alebo chybné počiatočné postavenie.
    .stems = nesprávnosť|nesprávnost
term-displaced-piece = odsunutá figúrka
    .means = Figúrka, ktorá už nestojí riadne na svojom poli, napríklad preto, že ju niekto posunul alebo zhodil.
    .stems = odsunut figúr|odsun figúr|figúrky boli odsun|figúrky odsun|figúrky zhodí|zhoden figúr|figúrky zhodil|posunut figúr|figúrky boli posun|figúrky posun|zhodí jednu či viac figúr|premiesten figúr
term-reversed-colours = obrátené farby
    .means = Partia omylom začatá s vymenenými farbami hráčov.
    .stems = obráten farb|vymenen farb

## Prerušenie partie

term-adjourned-game = prerušená partia
    .means = Partia, ktorá sa na konci hracieho času preruší a dohrá neskôr.
    .stems = prerušen parti|preruší partiu|partiu preruší|pred prerušením|pri prerušení|chvíle prerušenia
term-sealed-move = pečatený ťah
    .means = Ťah, ktorý hráč pri prerušení zapíše a vloží do obálky namiesto toho, aby ho vykonal.
    .stems = pečaten|zapečat|pečatil|pečatí|pečatiť
term-envelope = obálka
    .means = Zalepený obal s partiármi, na ktorom sú údaje o prerušenej partii.
    .stems = obálk|obálok
term-resumption = dohrávka
    .means = Pokračovanie prerušenej partie.
    .stems = dohrávk|dohrávok

## Ľudia a miesta

term-arbiter = rozhodca
    .means = Osoba, ktorá dbá na dodržiavanie Pravidiel a rozhoduje spory.
    .stems = rozhodca|rozhodcu|rozhodcovi|rozhodcom|rozhodcov
term-assistant = pomocník
    .means = Ten, kto pomáha rozhodcovi alebo hráčovi, ktorý sám nemôže ťahať, ovládať hodiny alebo zapisovať.
    .stems = pomocník|pomocníc|asistent
term-organiser = usporiadateľ
    .means = Ten, kto zodpovedá za miesto, program, ceny a ďalšie záležitosti súťaže.
    .stems = usporiadateľ|usporiadatel|organizátor
term-spectator = divák
    .means = Každý, kto partie sleduje a nie je rozhodcom ani hráčom; za diváka sa považuje aj hráč, ktorý už dohral.
    .stems = divák|divác
term-playing-venue = miesto konania hry
    .means = Všetky miesta, kam hráči počas hry smú: hrací priestor, oddychové miestnosti, toalety, občerstvenie, miesto na fajčenie a ďalšie.
    .stems = miest konania
term-playing-area = hrací priestor
    .means = Miesto, kde sa partie hrajú.
    .stems = hrac priestor|hrac miestnos
term-demonstration-board = demonštračná tabuľa
    .means = Veľká tabuľa alebo displej, kde diváci vidia aktuálne postavenie.
    .stems = demonštračn tabu
term-rules-of-the-competition = podmienky súťaže
    .means = Predpis súťaže, ktorý určuje aj to, čo Pravidlá šachu nechávajú na voľbu.
    .stems = podmienk súťaž|podmienok súťaž

## Správanie

term-fair-play = fair play
    .means = Poctivá hra podľa pravidiel a bez cudzej pomoci.
    .stems = fair play|fair-play
term-electronic-device = elektronické zariadenie
    .means = Telefón, hodinky alebo iné zariadenie, ktoré hráč počas hry bez dovolenia rozhodcu nesmie mať ani používať.
    .stems = elektronick zariaden|elektronick prístroj|elektronick prostried|mobil|telefón
term-distract = vyrušovať
    .means = Rušiť alebo obťažovať súpera, napríklad opakovanými ponukami remízy alebo neodôvodnenými reklamáciami.
    .stems = vyruš|obťažov
term-penalty = trest
    .means = To, čo rozhodca smie uložiť za porušenie Pravidiel, od napomenutia po vylúčenie.
    .stems = trest|potrest
term-warning = napomenutie
    .means = Najmiernejší trest: rozhodca hráča vyzve, aby priestupok neopakoval.
    .stems = napomen
term-expulsion = vylúčenie
    .means = Najprísnejší trest: hráč v súťaži ďalej nehrá.
    .stems = vylúč zo! súťaž|vylúč z! turnaj|vylúčia ho z! turnaj|súťaže vylúč
term-appeal = odvolanie
    .means = Žiadosť, aby vyšší orgán rozhodnutie rozhodcu zmenil.
    .stems = odvolanie|odvolania|odvolaniu|odvolaní|odvolac|odvolať sa|sa odvolať|sa môže odvolať|sa smie odvolať|odvolať proti
