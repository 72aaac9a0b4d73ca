### Pravidla šachu FIDE z roku 2018, článek po článku, vlastními slovy.

## Úvod

b2018-Introduction = Pravidla platí pro praktický šach, tedy pro hru u šachovnice. Mají dvě části: základní pravidla hry (čl. 1–5) a turnajová pravidla (čl. 6–12). Závazné je anglické znění, které přijal 88. kongres FIDE v Göynüku (Antalya) a které vstoupilo v platnost 1. ledna 2018. Mužský rod v něm označuje hráče i hráčky.
    .heading = Úvod

## Předmluva

b2018-Preface = Žádná pravidla nepředvídají každou situaci ani nevyřeší každou organizační otázku. Co žádný článek přesně neupravuje, rozhodne se podle obdobných případů, na které Pravidla pamatují. Pravidla spoléhají na rozhodčího, který je odborně zdatný, soudný a zcela nestranný; předpisy zacházející do přílišných podrobností by mu vzaly volnost najít řešení, které je v daném případě spravedlivé a logické. FIDE žádá hráče i federace, aby tento pohled sdíleli. Na rating FIDE lze započítat jen partii hranou podle Pravidel šachu FIDE; doporučuje se hrát podle nich i ostatní soutěžní partie. Členské federace mohou FIDE požádat o oficiální výklad Pravidel.
    .heading = Předmluva
    .changed = V roce 2009 směla federace na svém území zavést vlastní podrobnější pravidla; toto právo zmizelo a nově je řečeno, že rating FIDE vyžaduje hru podle Pravidel FIDE.

## Článek 1: podstata a cíl hry

b2018-1 =
    .heading = Podstata a cíl hry
b2018-1-1 = Šachy hrají dva soupeři. Střídavě táhnou každý kameny své barvy po čtvercové desce, které se říká šachovnice.
    .heading = Dva soupeři u jedné šachovnice
b2018-1-2 = Prvním tahem začíná bílý, tedy hráč se světlými kameny; odpovídá mu černý, hráč s tmavými kameny, a dále se oba v tazích střídají.
    .heading = Bílý začíná
b2018-1-3 = Hráč je na tahu, jakmile soupeř provedl svůj tah. Na stisknutí hodin, kterým se tah dokončuje, čekat nemusí.
    .heading = Kdo je na tahu
b2018-1-4 = Oba hráči se snaží napadnout soupeřova krále tak, aby soupeři nezbyl žádný přípustný tah.
    .heading = Cíl hry
b2018-1-4-1 = Komu se to podaří, dal mat a vyhrává. Vlastního krále nesmí hráč nechat napadeného ani ho napadení vystavit a soupeřova krále nesmí brát.
b2018-1-4-2 = Hráč, jehož král dostal mat, prohrává.
b2018-1-5 = Vznikne-li pozice, ve které žádný z hráčů už nemůže dát mat, partie končí remízou (viz čl. 5.2.2).
    .heading = Když mat nemůže dát nikdo

## Článek 2: počáteční postavení kamenů

b2018-2 =
    .heading = Počáteční postavení kamenů
b2018-2-1 = Šachovnice má 64 stejných čtvercových polí, 8 × 8, střídavě světlých („bílých“) a tmavých („černých“). Leží mezi hráči tak, aby měl každý po pravé ruce bílé rohové pole.
    .heading = Šachovnice
b2018-2-2 = Na začátku má každý hráč 16 kamenů jedné barvy, světlých („bílých“) nebo tmavých („černých“): krále, dámu, dvě věže, dva střelce, dva jezdce a osm pěšců. Text k nim uvádí symboly a písmena K, D, V, S a J (pěšec písmeno nemá) a ukazuje kameny Stauntonova typu.
    .heading = Kameny
    .changed = Písmena kamenů a Stauntonův typ jsou v textu nově.
b2018-2-3 = Na krajní řadě stojí od sloupce a po sloupec h věž, jezdec, střelec, dáma, král, střelec, jezdec a věž, na řadě před nimi osm pěšců. Obě dámy stojí na sloupci d.
    .heading = Počáteční postavení
b2018-2-4 = Osm svislých linií polí jsou sloupce, osm vodorovných jsou řady. Rovná linie polí jedné barvy, která vede od okraje šachovnice k okraji sousednímu, je diagonála.
    .heading = Sloupce, řady a diagonály

## Článek 3: jak kameny táhnou

b2018-3 =
    .heading = Jak kameny táhnou
b2018-3-1 = Na pole, na kterém stojí kámen stejné barvy, táhnout nelze.
    .heading = Tah a braní
b2018-3-1-1 = Kámen, který táhne na pole obsazené soupeřovým kamenem, tento kámen bere. Odstranění vzatého kamene ze šachovnice patří k témuž tahu.
b2018-3-1-2 = Kámen napadá soupeřův kámen nebo pole, jestliže by tam mohl podle čl. 3.2–3.8 brát.
b2018-3-1-3 = Pole je napadeno i kamenem, který na ně ve skutečnosti táhnout nesmí, protože by tím vlastního krále napadení vystavil nebo by ho nechal napadeného.
b2018-3-2 = Střelec táhne po diagonálách, na kterých stojí, na libovolné pole.
    .heading = Střelec
b2018-3-3 = Věž táhne po svém sloupci nebo po své řadě na libovolné pole.
    .heading = Věž
b2018-3-4 = Dáma táhne po svém sloupci, po své řadě nebo po diagonálách, na kterých stojí, na libovolné pole.
    .heading = Dáma
b2018-3-5 = Dáma, věž ani střelec nesmějí přeskočit kámen, který jim stojí v cestě.
    .heading = Bez přeskakování
b2018-3-6 = Jezdec táhne na nejbližší pole, která neleží na jeho sloupci, řadě ani diagonále: o dvě pole rovně a o jedno stranou.
    .heading = Jezdec
b2018-3-7 =
    .heading = Pěšec
b2018-3-7-1 = Pěšec smí postoupit po svém sloupci o jedno pole vpřed, je-li toto pole volné.
b2018-3-7-2 = Svým prvním tahem smí pěšec postoupit buď o jedno pole podle čl. 3.7.1, nebo po témže sloupci o dvě pole, jsou-li obě volná.
b2018-3-7-3 = Pěšec smí vzít soupeřův kámen, který stojí šikmo před ním na sousedním sloupci, tím, že táhne na jeho pole.
b2018-3-7-4-1 = Postoupí-li soupeřův pěšec ze základního pole jedním tahem o dvě pole, smí ho pěšec, který napadá přejité pole, vzít tak, jako by postoupil jen o jedno.
b2018-3-7-4-2 = Takto lze brát jen v bezprostřední odpovědi na postup o dvě pole; tomuto braní se říká braní mimochodem (en passant).
b2018-3-7-5-1 = Táhne-li hráč pěšcem na řadu nejvzdálenější od jeho výchozího pole, musí ho v rámci téhož tahu na tomto poli proměny zaměnit za novou dámu, věž, střelce nebo jezdce stejné barvy.
b2018-3-7-5-2 = Hráč si vybírá svobodně; nezáleží na tom, které kameny byly předtím vzaty.
b2018-3-7-5-3 = Této záměně se říká proměna a nový kámen působí okamžitě.
b2018-3-8 =
    .heading = Král a rošáda
b2018-3-8-1 = Král smí táhnout na kterékoli sousední pole. (Pole, na kterém by byl v šachu, zakazuje čl. 3.9.2.)
    .changed = V roce 2009 stál zákaz tahu na napadené pole přímo zde; nyní je v čl. 3.9.2.
b2018-3-8-2 = Rošáda je tah krále a jedné věže téže barvy na hráčově první řadě a počítá se jako jediný tah krále. Král se ze základního pole posune o dvě pole k věži, která stojí na svém základním poli, a tato věž se postaví na pole, které král právě přešel.
b2018-3-8-2-1-1 = Právo na rošádu zaniká natrvalo, jakmile král jednou táhl.
b2018-3-8-2-1-2 = Právo na rošádu s určitou věží zaniká natrvalo, jakmile tato věž jednou táhla.
b2018-3-8-2-2-1 = Rošovat dočasně nelze, dokud soupeřův kámen napadá pole, na kterém král stojí, které má přejít nebo na kterém má skončit.
b2018-3-8-2-2-2 = Rošovat dočasně nelze, dokud mezi králem a věží určenou k rošádě stojí jakýkoli kámen.
b2018-3-9 =
    .heading = Šach
b2018-3-9-1 = Král je v šachu, napadá-li ho aspoň jeden soupeřův kámen – i takový, který by na jeho pole táhnout nesměl, protože by vlastního krále šachu vystavil nebo by ho v šachu nechal.
b2018-3-9-2 = Žádný tah nesmí vlastního krále šachu vystavit ani ho v šachu nechat.
b2018-3-10 =
    .heading = Přípustné a nepřípustné
b2018-3-10-1 = Tah je přípustný, splňuje-li vše, co pro něj z čl. 3.1–3.9 platí.
    .changed = V roce 2009 stála kratší definice na konci čl. 4.6.
b2018-3-10-2 = Tah je nepřípustný, nesplňuje-li byť jediný požadavek čl. 3.1–3.9, který pro něj platí.
b2018-3-10-3 = Pozice je nepřípustná, nevede-li k ní žádná posloupnost přípustných tahů.

## Článek 4: provedení tahu

b2018-4 =
    .heading = Provedení tahu
b2018-4-1 = K tahu smí hráč použít jen jednu ruku.
    .heading = Jednou rukou
    .changed = Nově se tah oběma rukama se stisknutím hodin trestá jako nepřípustný tah (čl. 7.5.4).
b2018-4-2 =
    .heading = Oprava postavení kamenů
b2018-4-2-1 = Postavení kamenů na jejich polích smí opravit jen hráč, který je na tahu, a musí to předem oznámit, například slovem „opravuji“ nebo „j’adoube“.
    .changed = V roce 2009 to bylo hráči na tahu dovoleno; nově je výslovně řečeno, že nikdo jiný to dělat nesmí.
b2018-4-2-2 = Každý jiný dotyk kamene platí za úmyslný, pokud nebyl zjevně náhodný.
b2018-4-3 = Povinnosti podle čl. 4.3.1–4.3.3 má hráč na tahu, který se na šachovnici dotkl kamene s úmyslem jím táhnout nebo ho vzít. Výjimkou je oprava postavení podle čl. 4.2.1.
    .heading = Dotknuto-hráno
    .changed = V roce 2009 stačil úmyslný dotyk; nyní musí jít o dotyk s úmyslem táhnout nebo brát.
b2018-4-3-1 = Dotkl-li se hráč jednoho či několika svých kamenů, musí táhnout prvním z nich, kterým táhnout lze.
b2018-4-3-2 = Dotkl-li se hráč jednoho či několika kamenů soupeře, musí vzít první z nich, který vzít lze.
b2018-4-3-3 = Dotkne-li se hráč kamenů obou barev, po jednom nebo i více, musí prvním dotknutým vlastním kamenem vzít první dotknutý kámen soupeřův. Není-li to přípustné, rozhoduje první dotknutý kámen, kterým lze táhnout nebo který lze vzít. Nelze-li zjistit pořadí dotyků, má se za to, že se hráč nejprve dotkl svého kamene.
    .changed = V roce 2009 se mluvilo o jednom kameni každé barvy; nyní jich může být více a rozhoduje první dotknutý od každé.
b2018-4-4 =
    .heading = Dotyk při rošádě a proměně
b2018-4-4-1 = Dotkne-li se hráč na tahu svého krále a své věže, musí na tuto stranu rošovat, je-li to přípustné.
b2018-4-4-2 = Dotkne-li se hráč na tahu úmyslně nejprve věže a potom krále, nesmí v tomto tahu na tuto stranu rošovat; čím má táhnout, určuje čl. 4.3.1.
b2018-4-4-3 = Chce-li hráč rošovat, dotkne se současně krále a věže a rošáda s touto věží není přípustná, musí králem táhnout jinak; smí přitom i rošovat s druhou věží. Nemá-li král žádný přípustný tah, smí hráč provést kterýkoli přípustný tah.
    .changed = V roce 2009 sem patřil i dotyk samotného krále s úmyslem rošovat; ten nyní řeší čl. 4.3.1 a 4.7.2.
b2018-4-4-4 = Při proměně pěšce je volba nového kamene konečná, jakmile se tento kámen dotkl pole proměny.
b2018-4-5 = Nelze-li žádným z kamenů dotknutých podle čl. 4.3 nebo 4.4 přípustně táhnout ani žádný z nich vzít, smí hráč provést kterýkoli přípustný tah.
    .heading = S dotknutými kameny nelze hrát
b2018-4-6 = Proměnu lze na šachovnici provést více způsoby.
    .heading = Jak se pěšec proměňuje
b2018-4-6-1 = Pěšce není nutné na pole proměny vůbec postavit.
b2018-4-6-2 = Hráč smí nejprve odstranit pěšce a pak na pole proměny postavit nový kámen, nebo naopak.
b2018-4-6-3 = Soupeřův kámen, který na poli proměny stojí, musí hráč vzít.
b2018-4-7 = Jakmile hráč při přípustném tahu nebo jeho části pustí kámen na některé pole, nesmí ho v tomto tahu přemístit jinam. Kdy je provedeno braní, rošáda a proměna, říkají čl. 4.7.1–4.7.3.
    .heading = Kdy je tah proveden
b2018-4-7-1 = Braní je provedeno, když je vzatý kámen mimo šachovnici a hráč svůj kámen na novém poli pustil z ruky.
b2018-4-7-2 = Rošáda je provedena, když hráč pustil věž na poli, které král přešel. Pustil-li zatím jen krále, tah ještě proveden není, ale hráč už musí na tuto stranu rošovat, je-li to přípustné. Není-li, musí králem táhnout jinak, případně rošovat s druhou věží; nemá-li král přípustný tah, smí hráč provést kterýkoli přípustný tah.
    .changed = V roce 2009 text neříkal, co následuje, ukáže-li se rošáda nepřípustnou.
b2018-4-7-3 = Proměna je provedena, když je pěšec mimo šachovnici a hráč pustil nový kámen na poli proměny.
    .changed = V roce 2009 se dodávalo, že pěšec puštěný na poslední řadě tam musí zůstat; to nyní plyne z čl. 4.7.
b2018-4-8 = Hráč, který se dotkl kamene s úmyslem táhnout nebo brát, už nesmí reklamovat, že soupeř porušil čl. 4.1–4.7.
    .heading = Ztráta práva na reklamaci
    .changed = V roce 2009 hráč toto právo ztrácel každým úmyslným dotykem; nyní jen dotykem s úmyslem táhnout nebo brát.
b2018-4-9 = Za hráče, který nemůže kameny sám přemisťovat, může táhnout pomocník; rozhodčí s ním musí souhlasit.
    .heading = Pomoc s přemisťováním kamenů

## Článek 5: konec partie

b2018-5 =
    .heading = Konec partie
b2018-5-1 =
    .heading = Výhra
b2018-5-1-1 = Kdo dá soupeřovu králi mat, vyhrává. Partie okamžitě končí, pokud byl matící tah podle čl. 3 přípustný a odpovídal čl. 4.2–4.7.
    .changed = V roce 2009 stačilo, že matící tah byl přípustný; nyní musí odpovídat i čl. 4.2–4.7.
b2018-5-1-2 = Prohlásí-li hráč, že se vzdává, soupeř vyhrává a partie okamžitě končí.
b2018-5-2 =
    .heading = Remíza
b2018-5-2-1 = Nemá-li hráč na tahu žádný přípustný tah a jeho král není v šachu, je to pat a partie končí remízou. Končí okamžitě, pokud byl tah, kterým pat vznikl, podle čl. 3 přípustný a odpovídal čl. 4.2–4.7.
    .changed = V roce 2009 stačilo, že tah byl přípustný; nyní musí odpovídat i čl. 4.2–4.7.
b2018-5-2-2 = Vznikne-li mrtvá pozice, ve které žádná posloupnost přípustných tahů nevede k matu ani jednomu králi, partie končí remízou. Končí okamžitě, pokud byl tah, kterým pozice vznikla, podle čl. 3 přípustný a odpovídal čl. 4.2–4.7.
    .changed = V roce 2009 stačilo, že tah byl přípustný, a totéž opakoval čl. 9.6; nyní musí tah odpovídat i čl. 4.2–4.7.
b2018-5-2-3 = Hráči se mohou během partie dohodnout na remíze, jakmile každý z nich provedl aspoň jeden tah. Dohodou partie okamžitě končí.
    .changed = V roce 2009 se hráči mohli dohodnout i bez jediného tahu; nyní musí každý aspoň jeden provést.

## Článek 6: šachové hodiny

b2018-6 =
    .heading = Šachové hodiny
b2018-6-1 = Šachové hodiny mají dva ukazatele času, propojené tak, že běžet může vždy jen jeden. Slovem „hodiny“ se v Pravidlech myslí jeden z těchto dvou ukazatelů. Každé hodiny mají praporek; pád praporku znamená, že hráči vypršel přidělený čas.
    .heading = Hodiny a praporek
b2018-6-2 =
    .heading = Obsluha hodin
b2018-6-2-1 = Po provedení tahu na šachovnici hráč zastaví své hodiny a spustí soupeřovy, tedy stiskne hodiny. Tím je tah dokončen. Bez stisknutí je dokončen ve dvou případech, viz čl. 6.2.1.1 a 6.2.1.2.
b2018-6-2-1-1 = Tah, který partii ukončí, je dokončen i bez stisknutí hodin: mat (5.1.1), pat (5.2.1), mrtvá pozice (5.2.2), pětinásobné opakování pozice (9.6.1) nebo pravidlo 75 tahů (9.6.2).
    .changed = Nově jsou v seznamu automatické remízy podle čl. 9.6; dohoda o remíze, kterou uvádělo znění z roku 2009, v něm už není.
b2018-6-2-1-2 = Tah, po kterém hráč hodiny nestiskl, se považuje za dokončený, jakmile týž hráč provede svůj další tah.
b2018-6-2-2 = Po provedení tahu musí mít hráč možnost stisknout hodiny, a to i tehdy, když už soupeř provedl následující tah. Doba mezi provedením tahu a stisknutím hodin jde z hráčova času.
    .changed = V roce 2009 se neříkalo, že stisknutí musí být umožněno i po soupeřově odpovědi.
b2018-6-2-3 = Hráč musí hodiny stisknout rukou, kterou táhl. Nechávat prst na tlačítku nebo ho držet nad ním nesmí.
b2018-6-2-4 = S hodinami je třeba zacházet slušně. Hráč je nesmí stisknout před provedením tahu, bouchat do nich, zvedat je ani převrhnout. Nesprávné zacházení se trestá podle čl. 12.9.
    .changed = Nově se mezi zákazy uvádí stisknutí hodin před provedením tahu.
b2018-6-2-5 = Postavení kamenů smí opravovat jen hráč, kterému běží hodiny.
b2018-6-2-6 = Za hráče, který nemůže hodiny sám obsluhovat, to může dělat pomocník, se kterým rozhodčí souhlasí. Rozhodčí pak hráči hodiny přiměřeně upraví; hráči s postižením se však neupravují.
    .changed = Nově se hodiny neupravují hráči s postižením.
b2018-6-3 =
    .heading = Časová kontrola
b2018-6-3-1 = Každý hráč musí ve vymezeném čase dokončit určený počet tahů nebo všechny tahy; místo toho nebo navíc může na každý tah dostávat přídavek. Vše musí být stanoveno předem.
    .changed = V roce 2009 se mluvilo o provedení tahů; nyní musí být včas dokončeny.
b2018-6-3-2 = Čas ušetřený v jednom časovém úseku se připočte k dalšímu, je-li to možné. V režimu delay má každý hráč hlavní čas na rozmyšlenou a ke každému tahu pevný čas navíc. Hlavní čas začne ubývat až po vyčerpání pevného času; zastaví-li hráč hodiny dříve, hlavní čas se nezmění, ať z pevného času spotřeboval jakoukoli část.
    .changed = Nově se ušetřený čas převádí jen tehdy, je-li to možné.
b2018-6-4 = Jakmile praporek spadne, musí se ihned ověřit, zda hráč splnil podmínky čl. 6.3.1.
    .heading = Kontrola po pádu praporku
b2018-6-5 = Kam se hodiny postaví, určí rozhodčí před začátkem partie.
    .heading = Kde hodiny stojí
b2018-6-6 = Ve chvíli, na kterou je stanoven začátek partie, se spustí hodiny bílého.
    .heading = Zahájení partie
b2018-6-7 =
    .heading = Čekací doba
b2018-6-7-1 = Čekací dobu stanoví předem pravidla soutěže; nestanoví-li ji, je nulová. Kdo přijde k šachovnici po jejím uplynutí, partii prohrává, nerozhodne-li rozhodčí jinak.
    .changed = V roce 2009 mohla pozdní příchod dovolit jen pravidla soutěže; nyní může jinak rozhodnout i rozhodčí.
b2018-6-7-2 = Stanoví-li pravidla soutěže jinou než nulovou čekací dobu a na začátku partie nepřijde ani jeden hráč, ubývá čas bílému, dokud nedorazí, neurčí-li pravidla soutěže nebo rozhodčí něco jiného.
b2018-6-8 = Praporek platí za spadlý, když si toho všimne rozhodčí nebo když to některý z hráčů oprávněně reklamuje.
    .heading = Kdy je praporek spadlý
    .changed = Pravidlo z roku 2009 o dvou spadlých praporcích (čl. 6.11) mezi články už není; převzala ho směrnice III.3.1.
b2018-6-9 = Kdo včas nedokončí předepsaný počet tahů, prohrává, pokud už partie neskončila podle čl. 5.1.1, 5.1.2, 5.2.1, 5.2.2 nebo 5.2.3 (mat, vzdání se, pat, mrtvá pozice, dohoda). Jestliže však z dané pozice soupeř nemůže dát mat žádnou posloupností přípustných tahů, je to remíza.
    .heading = Prohra na čas
    .changed = V roce 2009 se mluvilo o provedených tazích; nyní musí být dokončené.
b2018-6-10 =
    .heading = Závady a chybné nastavení
b2018-6-10-1 = Údaj hodin platí, nemají-li zjevnou závadu. Hodiny se zjevnou závadou rozhodčí vymění a čas na nových nastaví podle svého nejlepšího uvážení.
b2018-6-10-2 = Zjistí-li se během partie, že hodiny jednoho nebo obou hráčů jsou nastaveny chybně, hráč nebo rozhodčí je ihned zastaví. Rozhodčí je nastaví správně a podle potřeby a svého nejlepšího uvážení opraví i časy a počítadlo tahů.
b2018-6-11 =
    .heading = Přerušení hry
b2018-6-11-1 = Je-li nutné hru přerušit, zastaví rozhodčí hodiny obou hráčů.
b2018-6-11-2 = Hráč smí zastavit oboje hodiny jen tehdy, potřebuje-li rozhodčího, například když chce proměnit pěšce a potřebný kámen není po ruce.
b2018-6-11-3 = Kdy se bude pokračovat, určí rozhodčí.
b2018-6-11-4 = Zastaví-li hráč hodiny, aby požádal o pomoc, rozhodčí posoudí, zda k tomu měl důvod. Hráče, který zjevně žádný neměl, potrestá podle čl. 12.9.
b2018-6-12 =
    .heading = Monitory a demonstrační desky
b2018-6-12-1 = V hrací místnosti smějí být promítací plochy, monitory a demonstrační desky, které ukazují aktuální pozici, tahy, počet provedených nebo dokončených tahů a časy na hodinách.
b2018-6-12-2 = Jen o to, co ukazují tato zařízení, hráč reklamaci opřít nesmí.

## Článek 7: nesprávnosti

b2018-7 =
    .heading = Nesprávnosti
b2018-7-1 = Je-li po nesprávnosti nutné vrátit kameny do dřívější pozice, rozhodčí nastaví časy podle svého nejlepšího uvážení; smí je nechat i beze změny. Podle potřeby opraví také počítadlo tahů.
    .heading = Čas po nesprávnosti
    .changed = Nově smí rozhodčí nechat časy na hodinách beze změny.
b2018-7-2 =
    .heading = Chybné postavení nebo šachovnice
b2018-7-2-1 = Zjistí-li se během partie, že kameny byly na začátku postaveny chybně, partie se ruší a hraje se nová.
b2018-7-2-2 = Zjistí-li se během partie, že šachovnice neleží podle čl. 2.1, přenese se vzniklá pozice na šachovnici položenou správně a hraje se dál.
b2018-7-3 = Začala-li partie s obrácenými barvami a oba hráči provedli méně než 10 tahů, ruší se a hraje se znovu, tentokrát se správnými barvami. Je-li tahů 10 nebo více, v partii se pokračuje.
    .heading = Obrácené barvy
    .changed = V roce 2009 se v takové partii pokračovalo, nerozhodl-li rozhodčí jinak.
b2018-7-4 =
    .heading = Posunuté kameny
b2018-7-4-1 = Převrhne-li nebo posune hráč kameny, musí správnou pozici obnovit na svůj čas.
b2018-7-4-2 = Je-li to nutné, smí kterýkoli z hráčů zastavit hodiny a zavolat na pomoc rozhodčího.
b2018-7-4-3 = Hráče, který kameny posunul, smí rozhodčí potrestat.
b2018-7-5 =
    .heading = Nepřípustné tahy
b2018-7-5-1 = Nepřípustný tah je dokončen, jakmile hráč stiskne hodiny. Zjistí-li se během partie, že k tomu došlo, obnoví se pozice těsně před ním. Nelze-li ji určit, hraje se od poslední zjistitelné pozice před nepřípustným tahem. Pro tah, kterým hráč nepřípustný tah nahradí, platí čl. 4.3 a 4.7, a partie pak z obnovené pozice pokračuje.
    .changed = Nově článek říká, že nepřípustný tah je dokončen stisknutím hodin; v roce 2009 to nevyžadoval.
b2018-7-5-2 = Táhne-li hráč pěšcem na nejvzdálenější řadu a stiskne hodiny, aniž ho zaměnil za nový kámen, je to nepřípustný tah. Pěšec se zamění za dámu téže barvy.
    .changed = V roce 2009 se obnovila pozice před tahem; nyní se pěšec stává dámou.
b2018-7-5-3 = Stiskne-li hráč hodiny, aniž provedl tah, je to nepřípustný tah se stejným trestem.
    .changed = V roce 2009 byl trest na rozhodčím.
b2018-7-5-4 = Použije-li hráč k jednomu tahu obě ruce, například při rošádě, braní nebo proměně, a stiskne hodiny, je to nepřípustný tah se stejným trestem.
    .changed = V roce 2009 tím hráč porušil jen čl. 4.1 a trest byl na rozhodčím.
b2018-7-5-5 = Za hráčovo první provinění podle čl. 7.5.1, 7.5.2, 7.5.3 nebo 7.5.4 přidá rozhodčí soupeři 2 minuty (v bleskovém šachu 1 minutu, B.2). Při druhém provinění téhož hráče prohlásí partii pro něj za prohranou; nemůže-li však soupeř z dané pozice dát mat žádnou posloupností přípustných tahů, je to remíza.
    .changed = V roce 2009 se prohrávalo až za třetí nepřípustný tah; nyní už za druhé provinění a v bleskovém šachu dostává soupeř 1 minutu.
b2018-7-6 = Zjistí-li se během partie, že kameny nestojí na svých polích, protože je někdo posunul, obnoví se pozice před touto nesprávností, a nelze-li ji určit, poslední zjistitelná pozice před ní. Z obnovené pozice partie pokračuje.
    .heading = Posunutí zjištěné později

## Článek 8: zapisování tahů

b2018-8 =
    .heading = Zapisování tahů
b2018-8-1 =
    .heading = Jak zapisovat
b2018-8-1-1 = Během partie musí každý hráč do partiáře předepsaného pro soutěž zapisovat své i soupeřovy tahy, jeden po druhém, co nejzřetelněji a čitelně, v algebraické notaci (příloha C).
b2018-8-1-2 = Zapsat tah předem se nesmí. Výjimkou je reklamace remízy podle čl. 9.2 nebo 9.3 a pečetění tahu při přerušení partie (směrnice I.1.1).
b2018-8-1-3 = Na soupeřův tah smí hráč odpovědět dříve, než ho zapíše. Svůj předchozí tah však musí zapsat, než provede další.
b2018-8-1-4 = Do partiáře patří jen tahy, časy na hodinách, nabídky remízy, údaje o reklamacích a další věci, které se týkají partie.
    .changed = V roce 2009 to stálo v čl. 12.4.
b2018-8-1-5 = Nabídku remízy musejí oba hráči ve svých partiářích vyznačit symbolem (=).
b2018-8-1-6 = Za hráče, který nemůže sám zapisovat, to může dělat pomocník, se kterým rozhodčí souhlasí. Rozhodčí hráči přiměřeně upraví hodiny; hráči s postižením se však neupravují.
    .changed = Nově se hodiny neupravují hráči s postižením.
b2018-8-2 = Rozhodčí musí po celou partii na partiář vidět.
    .heading = Na očích rozhodčímu
b2018-8-3 = Partiáře patří pořadateli soutěže.
    .heading = Komu partiáře patří
b2018-8-4 = Zbývá-li hráči v časovém úseku méně než 5 minut a nedostává-li na tah přídavek aspoň 30 sekund, nemusí do konce tohoto úseku zapisovat.
    .heading = Kdy se zapisovat nemusí
    .changed = Nově se výslovně říká, jak dlouho úleva trvá; povinnost zápis poté doplnit je už jen v čl. 8.5.1 a 8.5.2.
b2018-8-5 =
    .heading = Doplnění zápisu
b2018-8-5-1 = Nemusí-li podle čl. 8.4 zapisovat ani jeden hráč, má se rozhodčí nebo jeho zástupce snažit být u partie a tahy zapisovat. Po pádu praporku rozhodčí ihned zastaví hodiny a oba hráči si doplní partiáře podle zápisu rozhodčího nebo soupeře.
b2018-8-5-2 = Nemusel-li podle čl. 8.4 zapisovat jen jeden hráč, musí po pádu praporku svůj zápis úplně doplnit, než provede další tah. Je-li na tahu, smí použít soupeřův partiář, ale před tahem ho musí vrátit.
b2018-8-5-3 = Není-li k dispozici žádný úplný zápis, musí hráči partii zrekonstruovat na jiné šachovnici pod dohledem rozhodčího nebo jeho pomocníka. Ten si předem poznamená pozici, časy na hodinách, komu hodiny běžely, a je-li znám, i počet provedených nebo dokončených tahů.
    .changed = Nově se zaznamenává i to, komu běžely hodiny.
b2018-8-6 = Nelze-li partiáře doplnit tak, aby bylo překročení času doloženo, počítá se další provedený tah jako první v následujícím úseku, není-li zjevné, že tahů bylo provedeno nebo dokončeno více.
    .heading = Když počet tahů nelze zjistit
b2018-8-7 = Po skončení partie oba hráči podepíšou oba partiáře a vyznačí v nich výsledek. Takový výsledek platí, i když je chybný, nerozhodne-li rozhodčí jinak.
    .heading = Podpis výsledku

## Článek 9: remíza

b2018-9 =
    .heading = Remíza
b2018-9-1 =
    .heading = Nabídka remízy
b2018-9-1-1 = Pravidla soutěže mohou určit, že bez souhlasu rozhodčího hráči nesmějí remízu nabídnout ani dohodnout, buď do určitého počtu tahů, nebo vůbec.
    .changed = V roce 2009 mohla být dohoda vázána na počet tahů nebo na souhlas rozhodčího; nyní lze zakázat i samotnou nabídku, třeba na celou partii.
b2018-9-1-2 = Dovolují-li pravidla soutěže dohodu o remíze, platí čl. 9.1.2.1–9.1.2.3.
b2018-9-1-2-1 = Remíza se nabízí po provedení tahu a před stisknutím hodin. Nabídka v jinou dobu během partie platí také, je však třeba přihlédnout k čl. 11.5 (vyrušování). Nabídku nelze vázat na podmínky ani odvolat. Trvá, dokud ji soupeř nepřijme, neodmítne slovy nebo tím, že se dotkne kamene s úmyslem táhnout nebo brát, anebo dokud partie neskončí jinak.
b2018-9-1-2-2 = Oba hráči si nabídku remízy poznamenají v partiáři symbolem (=).
b2018-9-1-2-3 = Reklamace remízy podle čl. 9.2 nebo 9.3 je zároveň nabídkou remízy.
    .changed = V roce 2009 sem patřila i reklamace v rychlém zakončení podle čl. 10.2; ta je nyní ve směrnici III.
b2018-9-2 =
    .heading = Trojí opakování pozice
b2018-9-2-1 = Partie končí remízou, jestliže hráč na tahu oprávněně reklamuje, že se táž pozice vyskytuje nejméně potřetí, a to podle čl. 9.2.1.1 nebo 9.2.1.2. Tahy se přitom nemusí opakovat bezprostředně po sobě.
b2018-9-2-1-1 = Reklamaci lze opřít o pozici, která teprve vznikne: hráč nejprve zapíše tah do partiáře, kde ho už nesmí změnit, a oznámí rozhodčímu, že ho chce provést.
    .changed = Nově nelze zapsaný tah změnit.
b2018-9-2-1-2 = Reklamaci lze opřít o pozici, která se právě vyskytla nejméně potřetí, je-li reklamující hráč na tahu.
b2018-9-2-2 = Pozice jsou stejné, je-li na tahu týž hráč, stojí-li na stejných polích kameny téhož druhu a barvy a mohou-li všechny kameny obou hráčů provést tytéž tahy. Kdy stejné nejsou, říkají čl. 9.2.2.1 a 9.2.2.2.
b2018-9-2-2-1 = Pozice se liší, mohl-li být na začátku posloupnosti, když se pozice vyskytla poprvé, některý pěšec vzat mimochodem.
b2018-9-2-2-2 = Pozice se liší, měl-li král právo na rošádu s věží, která dosud netáhla, a později o ně tahem přišel. Právo na rošádu zaniká až tahem krále nebo věže.
    .changed = V roce 2009 se říkalo jen to, že právo zaniká až tahem krále nebo věže; nyní je řečeno, že pozice předtím a potom se liší.
b2018-9-3 = Partie končí remízou na oprávněnou reklamaci hráče na tahu podle čl. 9.3.1 nebo 9.3.2.
    .heading = Pravidlo 50 tahů
b2018-9-3-1 = Reklamaci lze opřít o zamýšlený tah: hráč ho zapíše do partiáře, kde ho už nesmí změnit, a oznámí rozhodčímu, že ho chce provést. Tímto tahem se musí naplnit posledních 50 tahů každého hráče bez tahu pěšcem a bez braní.
    .changed = Nově nelze zapsaný tah změnit.
b2018-9-3-2 = Reklamovat lze, když každý z hráčů dokončil posledních 50 tahů bez tahu pěšcem a bez braní.
    .changed = V roce 2009 se mluvilo o provedených tazích; nyní musí být dokončené.
b2018-9-4 = Hráč, který se bez reklamace dotkne kamene podle čl. 4.3, ztrácí v tomto tahu právo reklamovat podle čl. 9.2 nebo 9.3.
    .heading = Ztráta práva na reklamaci
b2018-9-5 =
    .heading = Rozhodnutí o reklamaci
b2018-9-5-1 = Při reklamaci podle čl. 9.2 nebo 9.3 hráč nebo rozhodčí zastaví hodiny (čl. 6.11.1 nebo 6.11.2). Reklamaci nelze odvolat.
    .changed = V roce 2009 hráč hodiny zastavit směl; nyní je zastaví on nebo rozhodčí.
b2018-9-5-2 = Je-li reklamace oprávněná, partie okamžitě končí remízou.
b2018-9-5-3 = Je-li reklamace neoprávněná, přidá rozhodčí soupeři 2 minuty (v bleskovém šachu 1 minutu, B.2) a hraje se dál. Opírala-li se reklamace o zamýšlený tah, musí ho hráč v souladu s čl. 3 a 4 provést.
    .changed = V roce 2009 dostával soupeř 3 minuty; nyní 2 minuty, v bleskovém šachu 1 minutu.
b2018-9-6 = Partie končí remízou i bez reklamace, jakmile nastane situace podle čl. 9.6.1 nebo 9.6.2.
    .heading = Automatická remíza
    .changed = Nové pravidlo; v roce 2009 se čl. 9.6 týkal mrtvé pozice, kterou nyní řeší jen čl. 5.2.2.
b2018-9-6-1 = Partie končí remízou, vyskytla-li se táž pozice (ve smyslu čl. 9.2.2) nejméně pětkrát.
b2018-9-6-2 = Partie končí remízou, provedl-li každý z hráčů aspoň 75 tahů po sobě bez tahu pěšcem a bez braní. Dá-li poslední z nich mat, skončila partie už matem (čl. 5.1.1).
