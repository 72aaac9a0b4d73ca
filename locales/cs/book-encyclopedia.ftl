### Pravidla podle encyklopedického hesla, oddíl po oddílu, vlastními slovy.

## Výbava

bwiki-Equipment =
    .heading = Výbava
bwiki-Equipment-1 = Hraje se na čtvercové desce o 8 × 8 polích, střídavě tmavých a světlých. Hra na barvách polí nezávisí, slouží hlavně k snazší orientaci.
    .heading = Šachovnice
    .changed = Pravidla z roku 2018 střídání barev přímo předepisují.
bwiki-Equipment-2 = Z pohledu bílého se sloupce značí zleva doprava a až h a řady od nejbližší 1 až 8. Písmeno s číslem tak jednoznačně určuje každé pole.
    .heading = Názvy polí
bwiki-Equipment-3 = Šikmá řada stejně barevných polí je diagonála. Dvěma nejdelším se říká hlavní diagonály.
    .heading = Diagonály
    .changed = Pravidla z roku 2018 pojem „hlavní diagonála“ nemají.
bwiki-Equipment-4 = Ke hře patří dvě sady kamenů, bílá a černá. V každé je osm pěšců, dvě věže, dva střelci, dva jezdci, dáma a král.
    .heading = Kameny
bwiki-Equipment-5 = Králi, dámě, věži, střelci, jezdci a pěšci odpovídají česká písmena K, D, V, S, J a p, anglicky K, Q, R, B, N a p. Pro každý kámen má Unicode obrázek: ♔ ♕ ♖ ♗ ♘ ♙.
    .heading = Písmena a obrázky
    .changed = V Pravidlech z roku 2018 pěšec písmeno nemá.
bwiki-Equipment-6 = Soutěžní partie mívají časový limit. Šachové hodiny měří čas každému hráči zvlášť a jen tehdy, je-li na tahu; po tahu hráč tlačítkem na své straně svůj čas zastaví a soupeřův spustí. Překročení limitu ukáže praporek.
    .heading = Hodiny

## Počáteční postavení

bwiki-Start =
    .heading = Počáteční postavení
bwiki-Start-1 = Kdo bude mít bílé, se určí vhodným způsobem, například losem nebo podle pravidel soutěže. Bílý táhne první, a to je výhoda.
    .heading = Kdo hraje bílými
    .changed = Pravidla z roku 2018 o tom, jak se barvy určí, nemluví.
bwiki-Start-2 = Deska se položí tak, aby bílý měl vlevo před sebou tmavé rohové pole a1.
    .heading = Položení šachovnice
bwiki-Start-3 = V první řadě bílého stojí zleva věž, jezdec, střelec, dáma, král, střelec, jezdec a věž, ve druhé osm pěšců. Černý staví stejně na protější straně, král proti králi a dáma proti dámě. Pomůcka: dáma začíná na poli své barvy.
    .heading = Rozestavení kamenů
bwiki-Start-4 = Hodiny se vynulují a stojí. Partie začíná prvním tahem bílého a stisknutím jeho hodin, nebo tím, že černý stisknutím spustí čas bílému.
    .heading = Spuštění hodin
    .changed = Podle Pravidel z roku 2018 se hodiny bílého spustí v čase určeném pro začátek partie.

## Tahy

bwiki-Moves =
    .heading = Tahy
bwiki-Moves-1 = Tah se provádí jedním kamenem; jen při rošádě se pohnou dva. Vynechat tah nelze.
    .heading = Jeden kámen na tah
bwiki-Moves-2 = Hráč, který nemá žádný přípustný tah a není v šachu, je v patu; partie končí remízou.
    .heading = Pat
bwiki-Moves-3 = Hráč, který nemá žádný přípustný tah a je v šachu, dostal mat a prohrává.
    .heading = Mat
bwiki-Moves-4 = Žádný tah nesmí skončit na poli s kamenem téže barvy. Tah na pole se soupeřovým kamenem je braní: kámen mizí ze šachovnice až do konce partie. Krále vzít nikdy nelze.
    .heading = Braní

## Jednotlivé kameny

bwiki-Rook = Věž táhne na kterékoli pole své řady nebo sloupce a jiné kameny nepřeskakuje.
    .heading = Věž
bwiki-Knight =
    .heading = Jezdec
bwiki-Knight-1 = Jezdec skáče do tvaru L: dvě pole jedním směrem a jedno kolmo na něj (nebo naopak). Smí přeskočit vlastní i soupeřovy kameny.
    .heading = Skok do L
bwiki-Knight-2 = Každým tahem přejde jezdec ze světlého pole na tmavé nebo zpátky.
    .heading = Barva pole se mění
bwiki-Bishop =
    .heading = Střelec
bwiki-Bishop-1 = Střelec táhne po diagonálách, na kterých stojí, a jiné kameny nepřeskakuje.
    .heading = Tahy po diagonálách
bwiki-Bishop-2 = Střelec zůstává celou partii na polích jedné barvy, proto se mluví o bělopolném a černopolném střelci.
    .heading = Celou partii jedna barva
bwiki-Queen = Dáma táhne po řadách, sloupcích i diagonálách a jiné kameny nepřeskakuje. Díky pohyblivosti je ze všech nejcennější.
    .heading = Dáma
bwiki-Pawn =
    .heading = Pěšec
bwiki-Pawn-1 = Pěšec postupuje o jedno pole vpřed, je-li volné. Ze základního postavení smí o dvě, jsou-li volná obě.
    .heading = Postup
bwiki-Pawn-2 = Pěšec bere soupeřův kámen na sousedním poli šikmo tak, že na ně přejde.
    .heading = Braní
    .changed = Pravidla z roku 2018 výslovně říkají, že pole leží šikmo před pěšcem.
bwiki-Pawn-3 = Postoupí-li pěšec ze základního postavení o dvě pole přes pole, které napadá soupeřův pěšec, může ho tento pěšec vzít, jako by postoupil jen o jedno. Smí to však jen hned v příštím tahu.
    .heading = Braní mimochodem
bwiki-Pawn-4 = Pěšec, který dojde na poslední řadu, se v témže tahu nahradí věží, střelcem, jezdcem nebo dámou podle volby hráče. Nová figura působí hned, může tedy dát šach i mat. Nemusí to být figura dříve sebraná; hráč může mít teoreticky devět dam.
    .heading = Proměna
bwiki-King =
    .heading = Král
bwiki-King-1 = Král táhne o jedno pole kterýmkoli směrem, i šikmo, nikdy však na pole, kde by ho soupeřův kámen mohl vzít.
    .heading = O jedno pole

## Rošáda

bwiki-Castling =
    .heading = Rošáda
bwiki-Castling-1 = Král postoupí o dvě pole k věži a věž se přes něj přenese na pole, kterým král prošel; dohromady je to jediný tah králem. Král i věž téže barvy musejí stát na původních místech, mezi nimi nesmí nic být a ani jeden nesměl předtím táhnout, i kdyby se vrátil.
    .heading = Jak a kdy
bwiki-Castling-2 = Táhla-li jen jedna věž a král ještě ne, s druhou věží se rošovat smí, vyhovuje-li vše ostatní.
    .heading = Druhá věž
bwiki-Castling-3 = Z šachu se rošovat nesmí a král nesmí přejít přes napadené pole ani na něm skončit.
    .heading = Napadená pole
bwiki-Castling-4 = Rošovat se smí i tehdy, když soupeř napadá věž nebo pole, přes které věž přechází.
    .heading = Napadená věž
    .changed = Pravidla z roku 2018 o věži v tomto případě nemluví, plyne z nich však totéž.

## Šach

bwiki-Check =
    .heading = Šach
bwiki-Check-1 = Tah, který napadne soupeřova krále, dává šach. Soupeř ho musí odvrátit: ustoupit králem na nenapadené pole, zaclonit krále jiným kamenem, nebo útočící kámen vzít. Nejde-li nic z toho, je to mat a útočník vyhrál.
    .heading = Obrana proti šachu
bwiki-Check-2 = Šach jezdcem zaclonit nelze, protože jezdec kameny přeskakuje.
    .heading = Šach jezdcem

## Čas

bwiki-Time =
    .heading = Čas
bwiki-Time-1 = Každý hráč má své hodiny, které běží, jen když je na tahu. Základní způsoby jsou pevný čas pro celou partii, čas přidávaný po každém tahu a čas pro každou skupinu n tahů, třeba dvě hodiny pro každých 40 tahů.
    .heading = Způsoby měření
bwiki-Time-2 = Po vypršení času spadne praporek. Hráč prohrává, jakmile si toho všimne soupeř nebo rozhodčí.
    .heading = Překročení času
bwiki-Time-3 = V rapid šachu má hráč na celou partii nejvýše 60 minut, obvykle 20; v bleskovém nejvýše 15, obvykle 5.
    .heading = Rapid a bleskový šach
    .changed = V Pravidlech z roku 2018 je rapid víc než 10 a méně než 60 minut, bleskový šach nejvýše 10 minut, a to i s přídavkem za 60 tahů.
bwiki-Time-4 = Myšlenka omezit čas vznikla v polovině 19. století, protože hráči při soupeřově nekonečném přemýšlení dokonce usínali. Roku 1852 přišly po článku Howarda Stauntona přesýpací hodiny, všude se však neujaly. V Londýně 1862 se na návrh George Webba Medleyho muselo zahrát 24 tahů za dvě hodiny, opět podle přesýpacích hodin. Hodiny podobné dnešním se poprvé objevily v Londýně 1883.
    .heading = Historie

## Remíza

bwiki-Draw =
    .heading = Remíza
bwiki-Draw-1 = Partie končí remízou, nabídne-li ji hráč při tahu nebo po něm a soupeř přijme. Nabídnout by se měla hned po tahu, před přepnutím hodin.
    .heading = Dohoda
    .changed = Podle Pravidel z roku 2018 musí mít každý hráč za sebou aspoň jeden tah a nabídka v jiné chvíli platí, může však být potrestána jako vyrušování.
bwiki-Draw-2 = Partie končí remízou, není-li už mat možný ani teoreticky při nejhorší hře, například zbyli-li jen oba králové.
    .heading = Mat není možný
bwiki-Draw-3 = Partie končí remízou, objeví-li se nejméně potřetí táž pozice (týž hráč na tahu, tytéž kameny na týchž polích, tytéž možné tahy) nebo může-li vzniknout příštím tahem a reklamuje-li to hráč na tahu.
    .heading = Trojí opakování pozice
    .changed = Reklamovat je třeba i podle Pravidel z roku 2018 a zamýšlený tah se musí nejdříve zapsat; bez reklamace končí partie až pátým výskytem.
bwiki-Draw-4 = Partie končí remízou, nebylo-li v posledních padesáti tazích nic vzato a netáhlo-li se pěšcem. O reklamaci heslo nemluví.
    .heading = Padesát tahů
    .changed = Podle Pravidel z roku 2018 je třeba padesát tahů reklamovat; bez reklamace končí partie remízou až po sedmdesáti pěti.
bwiki-Draw-5 = Partie končí remízou při patu: hráč na tahu není v šachu, ale nemá přípustný tah.
    .heading = Pat
bwiki-Draw-6 = Další případy přidávají turnajová pravidla. Kdo například překročí čas, neprohraje, ale remizuje, nemá-li soupeř materiál, jímž by ho mohl aspoň teoreticky, i při nejhorší hře, zmatovat.
    .heading = Překročený čas bez možnosti matu
    .changed = Pravidla z roku 2018 nehledí jen na materiál, ale na pozici: rozhoduje, zda k matu vede nějaká posloupnost přípustných tahů.

## Vzdání partie

bwiki-Resign =
    .heading = Vzdání partie
bwiki-Resign-1 = Silní hráči na mat v prohrané pozici obvykle nečekají. Kdo se vzdává, podá soupeři ruku a řekne to, položí svého krále, nebo zastaví hodiny a podá ruku.
    .heading = Jak se vzdát
    .changed = Pravidla z roku 2018 žádají jen to, aby hráč prohlásil, že se vzdává.
bwiki-Resign-2 = Smést kameny ze šachovnice nebo je rozházet je nepřijatelné. Za zvlášť hrubé se považuje odejít, aniž se hráč vzdá.
    .heading = Nepřijatelné způsoby
bwiki-Resign-3 = Kdo soupeře fyzicky napadne, prohrává a je vyloučen z turnaje, zpravidla i se ztrátou všech bodů; většinou následuje zákaz účasti na několik let.
    .heading = Napadení soupeře
    .changed = Pravidla z roku 2018 tento případ nejmenují; prohra a vyloučení patří mezi tresty v 12.9, zákaz účasti na další roky ne.
bwiki-Resign-4 = Na nejvyšší úrovni budí spory, když hráč v beznadějné pozici hraje dál: jedni obdivují vytrvalost, druzí to berou jako neúctu.
    .heading = Protahování partie

## Dotknuto-hráno

bwiki-Touch =
    .heading = Dotknuto-hráno
bwiki-Touch-1 = Kámen, kterého se hráč úmyslně dotkne, musí v tomto tahu použít, je-li to možné: vlastním táhnout, soupeřův vzít.
    .heading = Vlastní a soupeřův kámen
    .changed = Pravidla z roku 2018 řeší i více dotknutých kamenů: rozhoduje první, kterým lze táhnout nebo který lze vzít.
bwiki-Touch-2 = Kdo se dotkne nejdříve krále a potom věže, musí s nimi rošovat, je-li to možné, jinak táhnout králem, je-li možné aspoň to.
    .heading = Nejdříve král, potom věž
bwiki-Touch-3 = Kdo se dotkne nejdříve věže a potom krále, musí táhnout věží, je-li to možné, a rošovat nesmí.
    .heading = Nejdříve věž, potom král
    .changed = Pravidla z roku 2018 zakazují rošádu jen na stranu této věže.
bwiki-Touch-4 = Kámen puštěný na některém poli tam musí zůstat, je-li to možné.
    .heading = Puštění kamene
bwiki-Touch-5 = Není-li tah, který tato pravidla žádají, možný, smí hráč hrát cokoli.
    .heading = Když to nejde

## Zápis a body

bwiki-Record =
    .heading = Zápis partie
bwiki-Record-1 = V soutěžích si hráči zapisují tahy do partiáře, kromě rapid a bleskového šachu.
    .heading = Partiáře
bwiki-Score =
    .heading = Bodování
bwiki-Score-1 = Obvykle je za výhru 1 bod, za remízu půl bodu a za prohru 0.
    .heading = Body
