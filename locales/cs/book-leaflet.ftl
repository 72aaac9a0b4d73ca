### Pravidla podle letáku přiloženého k šachové soupravě, oddíl po oddílu, vlastními slovy.

## Výchozí situace

balbi-Setup =
    .heading = Výchozí postavení
balbi-Setup-1 = Hrají dva hráči, každý s 16 kameny. Každý se snaží zmatovat soupeřova krále.
    .heading = Hráči a cíl
balbi-Setup-2 = Bílí pěšci obsadí druhou řadu, zbylé bílé kameny první: v rozích věže, vedle nich jezdci, potom střelci; ze dvou zbývajících polí patří světlé dámě a tmavé králi. Černý staví zrcadlově na sedmou a osmou řadu (diagram 1).
    .heading = Rozestavení kamenů

## Hra

balbi-Play =
    .heading = Hra
balbi-Play-1 = Začíná bílý, pak táhne černý a tak se hráči střídají.
    .heading = Střídání v tazích
balbi-Play-2 = Hráč na tahu přemístí jeden svůj kámen na jiné pole, kde nesmí stát žádný jeho kámen. Stojí-li tam soupeřův kámen, bere ho a odstraní ze šachovnice.
    .heading = Tah
balbi-Play-3 = Kámen napadá pole, na kterém by mohl brát.
    .heading = Napadení

## Jednotlivé kameny

balbi-Letters =
    .heading = Písmena
balbi-Letters-1 = Leták značí kameny písmeny P (pěšec), V (věž), J (jezdec), S (střelec), D (dáma) a K (král). Písmeno má tedy i pěšec.
    .heading = Písmena kamenů
    .changed = V Pravidlech z roku 2018 pěšec písmeno nemá.
balbi-Pawn =
    .heading = Pěšec
balbi-Pawn-1 = Pěšec postupuje o jedno pole přímo vpřed, ze základního pole smí o jedno nebo o dvě. Při braní jde místo toho o jedno pole šikmo vpřed, vlevo nebo vpravo (diagram 2).
    .heading = Jak táhne
    .changed = Pravidla z roku 2018 výslovně žádají, aby pole, na která nebo přes která pěšec postupuje, byla volná.
balbi-Rook =
    .heading = Věž
balbi-Rook-1 = Věž táhne ve své řadě nebo sloupci libovolně daleko, dokud jsou pole volná (diagram 3).
    .heading = Jak táhne
balbi-Knight =
    .heading = Jezdec
balbi-Knight-1 = Jezdec táhne do tvaru písmene L. Kameny v cestě smí přeskočit jen on (diagram 3).
    .heading = Jak táhne
balbi-Bishop =
    .heading = Střelec
balbi-Bishop-1 = Střelec táhne po svých diagonálách libovolně daleko, dokud jsou pole volná (diagram 5).
    .heading = Jak táhne
balbi-Queen =
    .heading = Dáma
balbi-Queen-1 = Dáma je nejsilnější: táhne kterýmkoli směrem libovolně daleko, dokud jsou pole volná (diagram 4).
    .heading = Jak táhne
balbi-King =
    .heading = Král
balbi-King-1 = Král táhne kterýmkoli směrem na sousední pole, které žádný soupeřův kámen nenapadá (diagram 5). Výjimkou je rošáda.
    .heading = Jak táhne

## Rošáda

balbi-Castling =
    .heading = Rošáda
balbi-Castling-1 = Při rošádě hráč přemístí dva své kameny, počítá se však za tah králem. Napřed jde král ze základního pole o dvě pole k věži téže barvy, která je ještě na svém místě, pak se věž přes krále přenese na pole těsně za ním v téže řadě (diagram 6).
    .heading = Jak se rošuje
balbi-Castling-2 = Král ani věž ještě nesměli táhnout, všechna pole mezi nimi musejí být prázdná a soupeř nesmí napadat pole, na kterém král stojí, přes které jde a na kterém skončí.
    .heading = Podmínky
balbi-Castling-3 = Nejdříve se musí pohnout králem. Kdo sáhne napřed na věž, s ní už rošovat nesmí a musí jí táhnout obyčejně.
    .heading = Nejdříve král
    .changed = V Pravidlech z roku 2018 zákaz rošády plyne z doteku věže a potom krále a věží se musí táhnout, jen je-li to možné.

## Braní mimochodem, šach, proměna

balbi-EnPassant =
    .heading = Braní mimochodem
balbi-EnPassant-1 = Když soupeřův pěšec jedním tahem ze základního pole postoupí o dvě pole a mine pole napadené pěšcem druhé strany, smí ho tento pěšec vzít, jako by udělal jen jeden krok. Jde to pouze hned příštím tahem (diagram 7).
    .heading = Jak se bere mimochodem
balbi-Check =
    .heading = Šach
balbi-Check-1 = Král je v šachu, napadá-li ho aspoň jeden soupeřův kámen, který by tedy příštím tahem mohl na jeho pole. Šach se hlásit nemusí (diagram 8).
    .heading = Kdy je šach
    .changed = Pravidla z roku 2018 o hlášení šachu nemluví.
balbi-Check-2 = Šach se musí odvrátit hned dalším tahem: odchodem krále na bezpečné pole, vzetím šachujícího kamene, nebo postavením vlastního kamene do cesty.
    .heading = Obrana proti šachu
balbi-Promotion =
    .heading = Proměna
balbi-Promotion-1 = Pěšec na poslední řadě se hned promění v dámu, věž, střelce nebo jezdce své barvy. Vybrat lze i figuru, která dosud vzata nebyla, a nová figura působí okamžitě.
    .heading = Proměna pěšce

## Konec hry

balbi-End =
    .heading = Konec hry
balbi-End-1 = Kdo příštím tahem nedokáže svého krále zbavit šachu, dostal mat a prohrál (diagram 9).
    .heading = Mat
balbi-End-2 = Hráč, kterému se pozice zdá beznadějná, se smí vzdát; soupeř vyhrává, i když mat nedal.
    .heading = Vzdání partie
balbi-End-3 =
    .heading = Remíza
balbi-End-3a = Partie končí remízou, shodnou-li se na ní oba hráči. Nabídnout ji smí jen ten, kdo právě táhl.
    .heading = Remíza dohodou
    .changed = Podle Pravidel z roku 2018 platí i nabídka v jiné chvíli, může však být potrestána jako vyrušování; každý hráč musí mít za sebou aspoň jeden tah.
balbi-End-3b = Partie končí remízou při patu: hráč na tahu není v šachu a žádný přípustný tah nemá (diagram 10).
    .heading = Pat
balbi-End-3c = Partie končí remízou, může-li nyní potřetí nastat táž pozice nebo už potřetí nastala.
    .heading = Opakování pozice
    .changed = Podle Pravidel z roku 2018 musí tuto remízu hráč na tahu reklamovat; sama partie končí až pátým výskytem.
balbi-End-3d = Partie končí remízou, odehráli-li oba hráči za sebou posledních padesát tahů bez braní a bez tahu pěšcem.
    .heading = Padesát tahů
    .changed = Podle Pravidel z roku 2018 je třeba padesát tahů reklamovat; bez reklamace končí partie remízou až po sedmdesáti pěti.
balbi-End-3e = Partie končí remízou, nestačí-li zbylé kameny k výhře žádnému z hráčů.
    .heading = Málo kamenů k výhře
    .changed = Pravidla z roku 2018 nehledí jen na zbylé kameny, ale na pozici: mat nesmí být možný žádnou posloupností přípustných tahů.
