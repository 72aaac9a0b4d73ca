### Pojmy knihy pravidel: pojem, jeho význam (.means) a začátky slov, podle nichž se v textu pozná (.stems).
### Začátky jsou malými písmeny, oddělené „|“. Víceslovný odpovídá stejnému počtu slov za sebou, z nichž každé tak začíná
### (pevná mezera platí jako mezera); část s „!“ na konci se musí shodovat s celým slovem. Vyhrává nejdelší shoda.
### Na diakritice záleží. Začátek s „-“ vpředu je spojení, v němž slova znamenají něco jiného.

## Šachovnice a kameny

term-initial-position = počáteční postavení
    .means = Rozestavení všech 32 kamenů před prvním tahem.
    .stems = počáteční postaven|počátečn pozic|základní postaven|základní pozic
term-file = sloupec
    .means = Jeden z osmi svislých pásů polí, značených a až h.
    .stems = sloupec|sloupc
term-rank = řada
    .means = Jeden z osmi vodorovných pásů polí, číslovaných 1 až 8 od bílého.
    .stems = řada!|řady!|řadě!|řadu!|řadou!|řad!|řadách!|řadami!
term-diagonal = diagonála
    .means = Přímý pás polí jedné barvy, která se dotýkají rohy, od jednoho okraje šachovnice k sousednímu.
    .stems = diagonál|úhlopříč
term-kingside = královské křídlo
    .means = Polovina šachovnice, sloupce e až h, na které na začátku stojí králové.
    .stems = královsk kříd|královské! a!
term-queenside = dámské křídlo
    .means = Polovina šachovnice, sloupce a až d, na které na začátku stojí dámy.
    .stems = dámsk kříd
term-minor-piece = lehká figura
    .means = Střelec nebo jezdec.
    .stems = lehk figur

## Tahy

term-to-have-the-move = být na tahu
    .means = Být hráčem, který má táhnout, protože soupeř svůj tah provedl (v roce 1997: dokončil).
    .stems = na! tahu!
term-legal-move = přípustný tah
    .means = Tah, který splňuje všechny podmínky článku 3.
    .stems = přípustn tah|přípustn taz
term-illegal-move = nepřípustný tah
    .means = Tah, který nesplňuje podmínky článku 3, nebo jednání, které za něj Pravidla považují.
    .stems = nepřípustn tah|nepřípustn taz
term-illegal-position = nepřípustná pozice
    .means = Pozice, ke které nelze dojít žádnou posloupností přípustných tahů.
    .stems = nepřípustn pozic|pozice nepřípustn
term-series-of-legal-moves = posloupnost přípustných tahů
    .means = Jakýkoli sled přípustných tahů obou stran, i těch nejhorších; podle něj se posuzuje, zda je mat vůbec ještě možný.
    .stems = posloupnost
term-made-move = provedený tah
    .means = Tah je proveden, jakmile hráč pustil kámen na novém poli a na šachovnici udělal vše, co k tahu patří.
    .stems = proveden tah|provedení tah|provedením tah|provést tah|provede tah|provedl tah|tah proved|tah je proved|tahy proved|tah provést
term-completed-move = dokončený tah
    .means = Tah je dokončen, když byl proveden a hráč stiskl hodiny; tah, který partii ukončí, je dokončen i bez toho.
    .stems = dokončen tah|dokončen taz|tah dokonč|tah není dokončen|tah je dokončen|dokončení tahu|dokončit tah|dokončí tah|dokončil tah|tahy dokonč|dokončení dalšího tahu|dokončil
term-capture = braní
    .means = Tah, kterým se ze šachovnice odstraní soupeřův kámen; kromě braní mimochodem je to kámen na poli, na které se táhne.
    .stems = braní|bere!|berou!|beroucí|brát!|brán!|brána!|vzít!|vzat!|vzata!|vzato!|vzetí|sebran
term-attack = napadat
    .means = Kámen napadá pole, na kterém by mohl brát, a to i tehdy, když sám kvůli vazbě táhnout nesmí.
    .stems = napad
term-en-passant = braní mimochodem
    .means = Pěšec vezme pěšce, který právě dvojkrokem minul napadené pole, jako by postoupil jen o jedno pole.
    .stems = mimochodem|en passant|e.p.!
term-promotion = proměna
    .means = Záměna pěšce na poslední řadě za dámu, věž, střelce nebo jezdce téže barvy.
    .stems = proměn|neproměn|proměň
term-promotion-square = pole proměny
    .means = Pole na poslední řadě, na kterém se pěšec promění.
    .stems = pole proměn|poli proměn
term-castling = rošáda
    .means = Jeden tah krále a věže: král táhne o dvě pole k věži a věž se postaví na pole, přes které král přešel.
    .stems = rošád|rošov|rošuj|rošoval|rochád|rochad
term-castling-right = právo na rošádu
    .means = Možnost rošovat hned nebo později; trvale zaniká, jakmile táhl král nebo příslušná věž.
    .stems = práv na rošád|práv rošovat
term-touch-move = dotknuto-hráno
    .means = Pravidlo, že úmyslně dotknutým kamenem se musí táhnout, nebo ho vzít, je-li to přípustné.
    .stems = dotknuto-hráno|dotčeno-taženo|dotknut kámen|dotknut kamen|dotknut vlastn|dotknut soupeř
term-adjust = opravit postavení
    .means = Po ohlášení („opravuji“, „j’adoube“) opravit polohu kamene na jeho poli, aniž se tímto kamenem musí táhnout.
    .stems = opravit postaven|opraven postaven|opravit kámen|opravuji|j’adoube|ohlásil opravu
term-intended-move = zamýšlený tah
    .means = Tah, který hráč zapíše a oznámí, ale neprovede, aby reklamoval remízu.
    .stems = zamýšlen tah|tah zamýšlen

## Konec partie

term-check = šach
    .means = Napadení krále, které je třeba hned dalším tahem odvrátit.
    .stems = v! šachu!|šach!|šachem!|šachuj|šachu vystav|vystav šachu!|zbavit šachu|proti šachu|z! šachu!|ze! šachu!
term-checkmate = mat
    .means = Šach, který nelze žádným přípustným tahem odvrátit; kdo ho dal, ihned vyhrává.
    .stems = mat!|matu!|matem!|maty!|šachmat|zmatov|matov|matující
term-stalemate = pat
    .means = Hráč na tahu není v šachu, ale nemá žádný přípustný tah; partie ihned končí remízou.
    .stems = pat!|patu!|patem!|patov
term-dead-position = mrtvá pozice
    .means = Pozice, v níž ani jeden hráč nemůže dát mat žádnou posloupností přípustných tahů; partie ihned končí remízou.
    .stems = mrtv pozic
term-resign = vzdát se
    .means = Prohlásit svou partii za prohranou. Vyhrává soupeř; podle Pravidel z roku 2023 je to remíza, nemůže-li soupeř dát mat žádnou posloupností přípustných tahů.
    .stems = vzdá!|vzdát!|vzdal!|vzdala!|vzdání|vzdáv
term-draw = remíza
    .means = Partie bez vítěze; každý hráč za ni obvykle dostane půl bodu.
    .stems = remíz|remizov|remizuj
term-draw-offer = nabídka remízy
    .means = Návrh remízy, který platí, dokud ho soupeř nepřijme, neodmítne nebo nehraje dál; zapisuje se (=).
    .stems = nabídk remíz|nabídek remíz|nabídn remíz|nabídnout remíz|nabíz remíz|nabízení remíz|remíz nabíz|remíz nabídn|remíz nabídl|remíz nabídnut
term-repetition = trojí opakování pozice
    .means = Třetí výskyt téže pozice; hráč na tahu pak smí reklamovat remízu.
    .stems = opakování pozic|trojí opakov|opakovan pozic|táž pozice|téže pozice|stejná pozice|tatáž pozice
term-fivefold-repetition = pětinásobné opakování pozice
    .means = Pátý výskyt téže pozice; podle Pravidel z let 2018 a 2023 tím partie končí remízou i bez reklamace.
    .stems = pětinásobn|pát výskyt|aspoň pětkrát|nejméně pětkrát|vyskytla pětkrát
term-fifty-move-rule = pravidlo 50 tahů
    .means = Hráč na tahu smí reklamovat remízu, provedli-li oba hráči posledních padesát tahů bez tahu pěšcem a bez braní.
    .stems = pravidl 50 tah|pravidl padesáti|padesát tah|padesáti taz|50 tah|50 taz|50 po sobě|padesát po sobě|posledních padesát
term-seventy-five-move-rule = pravidlo 75 tahů
    .means = Provedou-li oba hráči posledních sedmdesát pět tahů bez tahu pěšcem a bez braní, končí partie podle Pravidel z let 2018 a 2023 remízou i bez reklamace.
    .stems = 75 tah|75 taz|75 po sobě|sedmdesát pět|sedmdesáti pěti
term-mating-material = matící materiál
    .means = V bleskovém šachu roku 1997: dost sil na to, aby třeba i s pomocí soupeře vznikla pozice, v níž soupeř na tahu neodvrátí mat jedním tahem.
    .stems = matící materiál|matícího materiál|matícím materiál
term-forfeit = kontumace
    .means = Prohra partie pro porušení pravidel, například když hráč nepřijde včas; anglické „forfeit“ znamená v Pravidlech z let 2018 a 2023 i ztrátu práva reklamovat.
    .stems = kontumac|kontumač|kontumov

## Hodiny a čas

term-chess-clock = šachové hodiny
    .means = Časoměrné zařízení se dvěma displeji, z nichž vždy může běžet jen jeden.
    .stems = šachov hodin
term-press-clock = stisknout hodiny
    .means = Stisknutím tlačítka nebo páčky zastavit své hodiny a spustit soupeřovy.
    .stems = stisk hodin|hodin stisk|hodin je třeba stisk|stisknutí jeho hodin|přepn hodin|přepnutí hodin
term-flag = praporek
    .means = Část hodin, která ukazuje, že hráči vypršel čas.
    .stems = praporek|praporku|praporky|praporkem|praporků|praporcích
term-flag-fall = pád praporku
    .means = Okamžik, kdy hráči vyprší přidělený čas.
    .stems = pád praporku|pádu praporku|pádem praporku|pádu svého praporku|pádem svého praporku|prapor spad|spad prapor|spad oba prapor|spad alespoň jeden prapor|prapor spadl|prapor nespad|prapor ještě nespad|prapor mu ještě nespad|prapor platí za spadl|prapor je spadl|prapor považuje za spadl|prapor se považuje za spadl
term-time-control = časová kontrola
    .means = Čas přidělený na určitý počet tahů nebo na celou partii, například 90 minut na 40 tahů.
    .stems = časov kontrol|tempo hry|tempa hry|časov limit
term-time-period = časový úsek
    .means = Část partie, v níž je nutno ve stanoveném čase dokončit daný počet tahů nebo všechny tahy.
    .stems = časov úsek|časov úsec|časov period
term-increment = přídavek
    .means = Sekundy, které hráč dostává na každý tah od začátku partie.
    .stems = přídavek|přídavk
term-delay-mode = delay (Bronsteinovo nastavení)
    .means = Nastavení hodin, při němž v každém tahu nejdříve běží pevný čas a teprve po jeho vyčerpání ubývá čas hlavní.
    .stems = delay|bronstein|pevn čas|pevn času
term-cumulative-mode = cumulative (Fischerovo nastavení)
    .means = Nastavení hodin, při němž se před každým tahem přidá čas a nevyužitý čas hráči zůstává.
    .stems = cumulative|fischerov nastaven|kumulativn
term-default-time = čekací doba
    .means = Doba, o kterou se hráč smí opozdit, aniž partii prohraje.
    .stems = čekací dob
term-move-counter = počítadlo tahů
    .means = Funkce hodin, která počítá stisknutí každého hráče.
    .stems = počítadl
term-evident-defect = zjevná závada
    .means = Zřejmá porucha hodin; rozhodčí je vymění a časy nastaví podle svého úsudku.
    .stems = zjevn závad
term-time-trouble = časová tíseň
    .means = Stav, kdy hráči zbývá na další tahy velmi málo času.
    .stems = časov tís
term-quickplay-finish = rychlé zakončení partie
    .means = Závěrečná část partie, v níž je nutno všechny zbývající tahy provést v omezeném čase.
    .stems = rychl zakončen
term-normal-means = normální prostředky
    .means = Hra na výhru dobrými tahy, nikoli jen čekáním na pád soupeřova praporku.
    .stems = normáln prostřed

## Druhy šachu

term-standard-chess = vážný šach
    .means = Šach, v němž má každý hráč na rozmyšlenou aspoň 60 minut.
    .stems = vážn šach|vážn parti
term-rapid = rapid šach
    .means = Rychlejší šach: v letech 2018 a 2023 více než 10 a méně než 60 minut pro každého hráče, dříve od 15 minut (v roce 1997 do 60 minut včetně).
    .stems = rapid šach|rapid
term-blitz = bleskový šach
    .means = Nejrychlejší druh šachu: v letech 2018 a 2023 nejvýše 10 minut pro každého hráče, dříve méně než 15.
    .stems = bleskov šach|bleskov parti|bleskov
term-over-the-board = praktický šach
    .means = Šach hraný tváří v tvář u šachovnice, ne po internetu ani korespondenčně.
    .stems = praktick šach|hr za šachovnic|hr u! šachovnice
term-chess960 = Fischerovy šachy (Chess960)
    .means = Varianta, v níž figury na první a osmé řadě začínají v jednom z 960 losovaných rozestavení.
    .stems = fischerov šach|chess960
term-visually-impaired = zrakově postižený
    .means = Nevidomý nebo slabozraký; takový hráč smí používat druhou šachovnici, kterou čte hmatem.
    .stems = zrakově postižen|zrakov postižen|nevidom

## Zápis a notace

term-scoresheet = partiář
    .means = List, papírový nebo elektronický, do kterého se zapisují tahy partie.
    .stems = partiář
term-algebraic-notation = algebraická notace
    .means = Zápis tahů písmenem figury a názvem pole, například Jf3.
    .stems = algebraick
term-claim = reklamace
    .means = Hráčovo prohlášení rozhodčímu, že mu podle Pravidel náleží remíza, výhra nebo jiné rozhodnutí.
    .stems = reklam

## Nesprávnosti

term-irregularity = nesprávnost
    .means = Něco, co v partii proběhlo proti Pravidlům, například nepřípustný tah nebo chybné počáteční postavení.
    .stems = nesprávnost
term-displaced-piece = posunutý kámen
    .means = Kámen, který už nestojí řádně na svém poli, například protože ho někdo posunul nebo převrhl.
    .stems = posunut kam|posun kam|kameny byly posun|kameny posun|srazí kameny|srazil kameny|sražen kamen|převržen kamen|převrhne jeden či více kamen|vychýlen ze svých|chybně umístěn|kameny srazil
term-reversed-colours = obrácené barvy
    .means = Partie omylem zahájená s prohozenými barvami hráčů.
    .stems = obrácen barv|prohozen barv

## Přerušení partie

term-adjourned-game = přerušená partie
    .means = Partie, která se na konci hrací doby přeruší a dohraje později.
    .stems = přerušen parti|přerušen partie|přeruší partii|partii přeruší|před přerušením|při přerušení|okamžiku přerušení
term-sealed-move = pečetěný tah
    .means = Tah, který hráč při přerušení zapíše a vloží do obálky, místo aby ho provedl.
    .stems = pečetěn|zapečet|pečeti|pečetí|pečeten
term-envelope = obálka
    .means = Zalepený obal s partiáři, na kterém jsou údaje o přerušené partii.
    .stems = obálk|obálc|obálek
term-resumption = dohrávka
    .means = Pokračování přerušené partie.
    .stems = dohrávk|dohrávc|dohrávek

## Lidé a místa

term-arbiter = rozhodčí
    .means = Osoba, která dbá na dodržování Pravidel a rozhoduje spory.
    .stems = rozhodčí
term-assistant = pomocník
    .means = Ten, kdo pomáhá rozhodčímu nebo hráči, který sám nemůže táhnout, ovládat hodiny nebo zapisovat.
    .stems = pomocník|pomocníc|asistent
term-organiser = pořadatel
    .means = Kdo odpovídá za místo, program, ceny a další záležitosti soutěže.
    .stems = pořadatel|organizátor|organizátoř
term-spectator = divák
    .means = Každý, kdo partie sleduje a není rozhodčím ani hráčem; za diváka se považuje i hráč, který už dohrál.
    .stems = divák|divác
term-playing-venue = hrací prostor
    .means = Všechna místa, kam hráči během hry smějí: hrací místnost, odpočívárny, toalety, občerstvení, místo pro kouření a další.
    .stems = hrací prostor|hracího prostor|hracím prostor
term-playing-area = hrací místnost
    .means = Místo, kde se partie hrají.
    .stems = hrací místnost
term-demonstration-board = demonstrační deska
    .means = Velká deska nebo displej, kde diváci vidí aktuální pozici.
    .stems = demonstrační des|demonstračních des
term-rules-of-the-competition = pravidla soutěže
    .means = Předpis soutěže, který také určuje, co Pravidla šachu nechávají na volbě.
    .stems = pravidl soutěž|pravidel soutěž|rozpis soutěž

## Chování

term-fair-play = fair play
    .means = Poctivá hra podle pravidel a bez cizí pomoci.
    .stems = fair play|fair-play
term-electronic-device = elektronický přístroj
    .means = Telefon, hodinky nebo jiný přístroj, který hráč během hry bez dovolení rozhodčího nesmí mít ani používat.
    .stems = elektronick přístroj|elektronick zařízen|elektronick prostřed|mobil|telefon
term-distract = vyrušovat
    .means = Rušit nebo obtěžovat soupeře, například opakovanými nabídkami remízy nebo neodůvodněnými reklamacemi.
    .stems = vyruš|obtěžov
term-penalty = trest
    .means = To, co rozhodčí smí uložit za porušení Pravidel, od napomenutí po vyloučení.
    .stems = trest|potrest
term-warning = napomenutí
    .means = Nejmírnější trest: rozhodčí hráče vyzve, aby přestupek neopakoval.
    .stems = napomen
term-expulsion = vyloučení
    .means = Nejpřísnější trest: hráč v soutěži dál nehraje.
    .stems = vylouč ze! soutěž|vylouč z! turnaj|soutěže vylouč
term-appeal = odvolání
    .means = Žádost, aby vyšší orgán rozhodnutí rozhodčího změnil.
    .stems = odvolání|odvolac|odvolat se|se odvolat|se může odvolat|se smí odvolat|odvolat proti
