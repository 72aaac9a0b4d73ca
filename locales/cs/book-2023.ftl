### Pravidla šachu FIDE z roku 2023, článek po článku, vlastními slovy.

## Úvod a předmluva

b2023-0 =
    .heading = Úvod a předmluva
b2023-0-1 = Pravidla platí pro praktický šach, tedy pro hru u šachovnice. Mají dvě části: základní pravidla hry (čl. 1–5) a soutěžní pravidla hry (čl. 6–12). Závazné je anglické znění, které přijal 93. kongres FIDE v Čennaí a které platí od 1. ledna 2023.
    .heading = Úvod
    .changed = Druhá část se místo turnajových pravidel nyní jmenuje soutěžní pravidla hry.
b2023-0-2 = Žádná pravidla nepředvídají každou situaci ani nevyřeší každou organizační otázku. Co žádný článek přesně neupravuje, rozhodne se podle obdobných případů, na které Pravidla pamatují. Pravidla spoléhají na rozhodčího, který je odborně zdatný, soudný a zcela nestranný; předpisy zacházející do přílišných podrobností by mu vzaly volnost najít řešení, které je v daném případě spravedlivé a logické. FIDE žádá hráče i federace, aby tento pohled sdíleli. Na rating FIDE lze započítat jen partii hranou podle Pravidel šachu FIDE; doporučuje se hrát podle nich i ostatní soutěžní partie. Členské federace mohou FIDE požádat o oficiální výklad Pravidel.
    .heading = Předmluva

## Článek 1: podstata a cíl hry

b2023-1 =
    .heading = Podstata a cíl hry
b2023-1-1 = Šachy hrají dva soupeři. Střídavě táhnou každý kameny své barvy po čtvercové desce, které se říká šachovnice.
    .heading = Dva soupeři u jedné šachovnice
b2023-1-2 = Prvním tahem začíná bílý, tedy hráč se světlými kameny; odpovídá mu černý, hráč s tmavými kameny, a dále se oba v tazích střídají.
    .heading = Bílý začíná
b2023-1-3 = Hráč je na tahu, jakmile soupeř provedl svůj tah. Na stisknutí hodin, kterým se tah dokončuje, čekat nemusí.
    .heading = Kdo je na tahu
b2023-1-4 = Oba hráči se snaží napadnout soupeřova krále tak, aby soupeři nezbyl žádný přípustný tah.
    .heading = Cíl hry
b2023-1-4-1 = Komu se to podaří, dal mat a vyhrává. Vlastního krále nesmí hráč nechat napadeného ani ho napadení vystavit a soupeřova krále nesmí brát.
b2023-1-4-2 = Hráč, jehož král dostal mat, prohrává.
b2023-1-5 = Vznikne-li pozice, ve které žádný z hráčů už nemůže dát mat, partie končí remízou (viz čl. 5.2.2).
    .heading = Když mat nemůže dát nikdo

## Článek 2: počáteční postavení kamenů

b2023-2 =
    .heading = Počáteční postavení kamenů
b2023-2-1 = Šachovnice má 64 stejných čtvercových polí, 8 × 8, střídavě světlých („bílých“) a tmavých („černých“). Leží mezi hráči tak, aby měl každý po pravé ruce bílé rohové pole.
    .heading = Šachovnice
b2023-2-2 = Na začátku má každý hráč 16 kamenů jedné barvy, světlých („bílých“) nebo tmavých („černých“): krále, dámu, dvě věže, dva střelce, dva jezdce a osm pěšců. Text k nim uvádí symboly a anglická písmena K, Q, R, B a N – česky K, D, V, S a J; pěšec písmeno nemá – a ukazuje kameny Stauntonova typu.
    .heading = Kameny
b2023-2-3 = Na krajní řadě stojí od sloupce a po sloupec h věž, jezdec, střelec, dáma, král, střelec, jezdec a věž, na řadě před nimi osm pěšců. Obě dámy stojí na sloupci d.
    .heading = Počáteční postavení
b2023-2-4 = Osm svislých linií polí jsou sloupce, osm vodorovných jsou řady. Rovná linie polí jedné barvy, která vede od okraje šachovnice k okraji sousednímu, je diagonála.
    .heading = Sloupce, řady a diagonály

## Článek 3: jak kameny táhnou

b2023-3 =
    .heading = Jak kameny táhnou
b2023-3-1 = Na pole, na kterém stojí kámen stejné barvy, táhnout nelze.
    .heading = Tah a braní
b2023-3-1-1 = Kámen, který táhne na pole obsazené soupeřovým kamenem, tento kámen bere. Odstranění vzatého kamene ze šachovnice patří k témuž tahu.
b2023-3-1-2 = Kámen napadá soupeřův kámen nebo pole, jestliže by tam mohl podle čl. 3.2–3.8 brát.
b2023-3-1-3 = Pole je napadeno i kamenem, který na ně ve skutečnosti táhnout nesmí, protože by tím vlastního krále napadení vystavil nebo by ho nechal napadeného.
b2023-3-2 = Střelec táhne po diagonálách, na kterých stojí, na libovolné pole.
    .heading = Střelec
b2023-3-3 = Věž táhne po svém sloupci nebo po své řadě na libovolné pole.
    .heading = Věž
b2023-3-4 = Dáma táhne po svém sloupci, po své řadě nebo po diagonálách, na kterých stojí, na libovolné pole.
    .heading = Dáma
b2023-3-5 = Dáma, věž ani střelec nesmějí přeskočit kámen, který jim stojí v cestě.
    .heading = Bez přeskakování
b2023-3-6 = Jezdec táhne na nejbližší pole, která neleží na jeho sloupci, řadě ani diagonále: o dvě pole rovně a o jedno stranou.
    .heading = Jezdec
b2023-3-7 =
    .heading = Pěšec
b2023-3-7-1 = Pěšec smí postoupit po svém sloupci o jedno pole vpřed, je-li toto pole volné.
b2023-3-7-2 = Svým prvním tahem smí pěšec postoupit buď o jedno pole podle čl. 3.7.1, nebo po témže sloupci o dvě pole, jsou-li obě volná.
b2023-3-7-3 = Pěšec smí vzít soupeřův kámen, který stojí šikmo před ním na sousedním sloupci, tím, že táhne na jeho pole.
b2023-3-7-3-1 = Postoupí-li soupeřův pěšec ze základního pole jedním tahem o dvě pole, smí ho pěšec, který napadá přejité pole, vzít tak, jako by postoupil jen o jedno.
b2023-3-7-3-2 = Takto lze brát jen v bezprostřední odpovědi na postup o dvě pole; tomuto braní se říká braní mimochodem (en passant).
b2023-3-7-3-3 = Táhne-li hráč pěšcem na řadu nejvzdálenější od jeho výchozího pole, musí ho v rámci téhož tahu na tomto poli proměny zaměnit za novou dámu, věž, střelce nebo jezdce stejné barvy.
b2023-3-7-3-4 = Hráč si vybírá svobodně; nezáleží na tom, které kameny byly předtím vzaty.
b2023-3-7-3-5 = Této záměně se říká proměna a nový kámen působí okamžitě.
b2023-3-8 =
    .heading = Král a rošáda
b2023-3-8-1 = Král smí táhnout na kterékoli sousední pole. (Pole, na kterém by byl v šachu, zakazuje čl. 3.9.2.)
b2023-3-8-2 = Rošáda je tah krále a jedné věže téže barvy na hráčově první řadě a počítá se jako jediný tah krále. Král se ze základního pole posune o dvě pole k věži, která stojí na svém základním poli, a tato věž se postaví na pole, které král právě přešel.
b2023-3-8-2-1-1 = Právo na rošádu zaniká natrvalo, jakmile král jednou táhl.
b2023-3-8-2-1-2 = Právo na rošádu s určitou věží zaniká natrvalo, jakmile tato věž jednou táhla.
b2023-3-8-2-2-1 = Rošovat dočasně nelze, dokud soupeřův kámen napadá pole, na kterém král stojí, které má přejít nebo na kterém má skončit.
b2023-3-8-2-2-2 = Rošovat dočasně nelze, dokud mezi králem a věží určenou k rošádě stojí jakýkoli kámen.
b2023-3-9 =
    .heading = Šach
b2023-3-9-1 = Král je v šachu, napadá-li ho aspoň jeden soupeřův kámen – i takový, který by na jeho pole táhnout nesměl, protože by vlastního krále šachu vystavil nebo by ho v šachu nechal.
b2023-3-9-2 = Žádný tah nesmí vlastního krále šachu vystavit ani ho v šachu nechat.
b2023-3-10 =
    .heading = Přípustné a nepřípustné
b2023-3-10-1 = Tah je přípustný, splňuje-li vše, co pro něj z čl. 3.1–3.9 platí.
b2023-3-10-2 = Tah je nepřípustný, nesplňuje-li byť jediný požadavek čl. 3.1–3.9, který pro něj platí.
b2023-3-10-3 = Pozice je nepřípustná, nevede-li k ní žádná posloupnost přípustných tahů.

## Článek 4: provedení tahu

b2023-4 =
    .heading = Provedení tahu
b2023-4-1 = K tahu smí hráč použít jen jednu ruku.
    .heading = Jednou rukou
b2023-4-2 =
    .heading = Oprava postavení kamenů
b2023-4-2-1 = Postavení kamenů na jejich polích smí opravit jen hráč, který je na tahu, a musí to předem oznámit, například slovem „opravuji“ nebo „j’adoube“.
b2023-4-2-2 = Každý jiný dotyk kamene platí za úmyslný, pokud nebyl zjevně náhodný.
b2023-4-3 = Povinnosti podle čl. 4.3.1–4.3.3 má hráč na tahu, který se na šachovnici dotkl kamene s úmyslem jím táhnout nebo ho vzít. Výjimkou je oprava postavení podle čl. 4.2.1.
    .heading = Dotknuto-hráno
b2023-4-3-1 = Dotkl-li se hráč jednoho či několika svých kamenů, musí táhnout prvním z nich, kterým táhnout lze.
b2023-4-3-2 = Dotkl-li se hráč jednoho či několika kamenů soupeře, musí vzít první z nich, který vzít lze.
b2023-4-3-3 = Dotkne-li se hráč kamenů obou barev, po jednom nebo i více, musí prvním dotknutým vlastním kamenem vzít první dotknutý kámen soupeřův. Není-li to přípustné, rozhoduje první dotknutý kámen, kterým lze táhnout nebo který lze vzít. Nelze-li zjistit pořadí dotyků, má se za to, že se hráč nejprve dotkl svého kamene.
b2023-4-4 =
    .heading = Dotyk při rošádě a proměně
b2023-4-4-1 = Dotkne-li se hráč na tahu svého krále a své věže, musí na tuto stranu rošovat, je-li to přípustné.
b2023-4-4-2 = Dotkne-li se hráč na tahu úmyslně nejprve věže a potom krále, nesmí v tomto tahu na tuto stranu rošovat; čím má táhnout, určuje čl. 4.3.1.
b2023-4-4-3 = Chce-li hráč rošovat, dotkne se krále a potom věže a rošáda s touto věží není přípustná, musí králem táhnout jinak; smí přitom i rošovat s druhou věží. Nemá-li král žádný přípustný tah, smí hráč provést kterýkoli přípustný tah.
    .changed = Liší se jen vyjádření: český text z roku 2018 mluvil o současném dotyku obou kamenů.
b2023-4-4-4 = Při proměně pěšce je volba nového kamene konečná, jakmile se tento kámen dotkl pole proměny.
b2023-4-5 = Nelze-li žádným z kamenů dotknutých podle čl. 4.3 nebo 4.4 přípustně táhnout ani žádný z nich vzít, smí hráč provést kterýkoli přípustný tah.
    .heading = S dotknutými kameny nelze hrát
b2023-4-6 = Proměnu lze na šachovnici provést více způsoby.
    .heading = Jak se pěšec proměňuje
b2023-4-6-1 = Pěšce není nutné na pole proměny vůbec postavit.
b2023-4-6-2 = Hráč smí nejprve odstranit pěšce a pak na pole proměny postavit nový kámen, nebo naopak.
b2023-4-6-3 = Soupeřův kámen, který na poli proměny stojí, musí hráč vzít.
b2023-4-7 = Jakmile hráč při přípustném tahu nebo jeho části pustí kámen na některé pole, nesmí ho v tomto tahu přemístit jinam. Kdy je provedeno braní, rošáda a proměna, říkají čl. 4.7.1–4.7.3.
    .heading = Kdy je tah proveden
b2023-4-7-1 = Braní je provedeno, když je vzatý kámen mimo šachovnici a hráč svůj kámen na novém poli pustil z ruky.
b2023-4-7-2 = Rošáda je provedena, když hráč pustil věž na poli, které král přešel. Pustil-li zatím jen krále, tah ještě proveden není, ale hráč už musí na tuto stranu rošovat, je-li to přípustné. Není-li, musí králem táhnout jinak, případně rošovat s druhou věží; nemá-li král přípustný tah, smí hráč provést kterýkoli přípustný tah.
b2023-4-7-3 = Proměna je provedena, když je pěšec mimo šachovnici a hráč pustil nový kámen na poli proměny.
b2023-4-8 = Hráč, který se dotkl kamene s úmyslem táhnout nebo brát, už nesmí reklamovat, že soupeř porušil čl. 4.1–4.7.
    .heading = Ztráta práva na reklamaci
b2023-4-9 = Za hráče, který nemůže kameny sám přemisťovat, může táhnout pomocník; rozhodčí s ním musí souhlasit.
    .heading = Pomoc s přemisťováním kamenů

## Článek 5: konec partie

b2023-5 =
    .heading = Konec partie
b2023-5-1 =
    .heading = Výhra
b2023-5-1-1 = Kdo dá soupeřovu králi mat, vyhrává. Partie okamžitě končí, pokud byl matící tah podle čl. 3 přípustný a odpovídal čl. 4.2–4.7.
b2023-5-1-2 = Hráč, který prohlásí, že se vzdává, prohrává a partie okamžitě končí. Nemůže-li mu však soupeř dát mat žádnou posloupností přípustných tahů, je to remíza.
    .changed = V roce 2018 znamenalo vzdání se vždy prohru; nyní je to remíza, nemůže-li soupeř dát mat.
b2023-5-2 =
    .heading = Remíza
b2023-5-2-1 = Nemá-li hráč na tahu žádný přípustný tah a jeho král není v šachu, je to pat a partie končí remízou. Končí okamžitě, pokud byl tah, kterým pat vznikl, podle čl. 3 přípustný a odpovídal čl. 4.2–4.7.
b2023-5-2-2 = Vznikne-li mrtvá pozice, ve které žádná posloupnost přípustných tahů nevede k matu ani jednomu králi, partie končí remízou. Končí okamžitě, pokud byl tah, kterým pozice vznikla, podle čl. 3 přípustný a odpovídal čl. 4.2–4.7.
b2023-5-2-3 = Hráči se mohou během partie dohodnout na remíze, jakmile každý z nich provedl aspoň jeden tah. Dohodou partie okamžitě končí.

## Článek 6: šachové hodiny

b2023-6 =
    .heading = Šachové hodiny
b2023-6-1 = Šachové hodiny mají dva ukazatele času, propojené tak, že běžet může vždy jen jeden. Slovem „hodiny“ se v Pravidlech myslí jeden z těchto dvou ukazatelů. Každé hodiny mají praporek; pád praporku znamená, že hráči vypršel přidělený čas.
    .heading = Hodiny a praporek
b2023-6-2 =
    .heading = Obsluha hodin
b2023-6-2-1 = Po provedení tahu na šachovnici hráč zastaví své hodiny a spustí soupeřovy, tedy stiskne hodiny. Tím je tah dokončen. Bez stisknutí je dokončen ve dvou případech, viz čl. 6.2.1.1 a 6.2.1.2.
b2023-6-2-1-1 = Tah, který partii ukončí, je dokončen i bez stisknutí hodin: mat (5.1.1), pat (5.2.1), mrtvá pozice (5.2.2), zamýšlený tah oprávněné reklamace opakování (9.2.1), pětinásobné opakování pozice (9.6.1) nebo pravidlo 75 tahů (9.6.2).
    .changed = Nově je v seznamu reklamace opakování se zamýšleným tahem (9.2.1).
b2023-6-2-1-2 = Tah, po kterém hráč hodiny nestiskl, se považuje za dokončený, jakmile týž hráč provede svůj další tah.
b2023-6-2-2 = Po provedení tahu musí mít hráč možnost stisknout hodiny, a to i tehdy, když už soupeř provedl následující tah. Doba mezi provedením tahu a stisknutím hodin jde z hráčova času.
b2023-6-2-3 = Hráč musí hodiny stisknout rukou, kterou táhl. Nechávat prst na tlačítku nebo ho držet nad ním nesmí.
b2023-6-2-4 = S hodinami je třeba zacházet slušně. Hráč je nesmí stisknout před provedením tahu, bouchat do nich, zvedat je ani převrhnout. Nesprávné zacházení se trestá podle čl. 12.9.
b2023-6-2-5 = Postavení kamenů smí opravovat jen hráč, kterému běží hodiny.
b2023-6-2-6 = Za hráče, který nemůže hodiny sám obsluhovat, to může dělat pomocník, se kterým rozhodčí souhlasí. Rozhodčí pak hráči hodiny přiměřeně upraví; hráči s postižením se však neupravují.
b2023-6-3 =
    .heading = Časová kontrola
b2023-6-3-1 = Každý hráč musí ve vymezeném čase dokončit určený počet tahů nebo všechny tahy; místo toho nebo navíc může na každý tah dostávat přídavek. Vše musí být stanoveno předem.
b2023-6-3-2 = Čas ušetřený v jednom časovém úseku se připočte k dalšímu, je-li to možné. V režimu delay má každý hráč hlavní čas na rozmyšlenou a ke každému tahu pevný čas navíc. Hlavní čas začne ubývat až po vyčerpání pevného času; zastaví-li hráč hodiny dříve, hlavní čas se nezmění, ať z pevného času spotřeboval jakoukoli část.
b2023-6-4 = Jakmile praporek spadne, musí se ihned ověřit, zda hráč splnil podmínky čl. 6.3.1.
    .heading = Kontrola po pádu praporku
b2023-6-5 = Kam se hodiny postaví, určí rozhodčí před začátkem partie.
    .heading = Kde hodiny stojí
b2023-6-6 = Ve chvíli, na kterou je stanoven začátek partie, se spustí hodiny bílého.
    .heading = Zahájení partie
b2023-6-7 =
    .heading = Čekací doba
b2023-6-7-1 = Čekací dobu stanoví předem pravidla soutěže; nestanoví-li ji, je nulová. Kdo přijde k šachovnici po jejím uplynutí, partii prohrává, nerozhodne-li rozhodčí jinak.
b2023-6-7-2 = Stanoví-li pravidla soutěže jinou než nulovou čekací dobu a na začátku partie nepřijde ani jeden hráč, ubývá čas bílému, dokud nedorazí, neurčí-li pravidla soutěže nebo rozhodčí něco jiného.
b2023-6-8 = Praporek platí za spadlý, když si toho všimne rozhodčí nebo když to některý z hráčů oprávněně reklamuje.
    .heading = Kdy je praporek spadlý
b2023-6-9 = Kdo včas nedokončí předepsaný počet tahů, prohrává, pokud už partie neskončila podle čl. 5.1.1, 5.1.2, 5.2.1, 5.2.2 nebo 5.2.3 (mat, vzdání se, pat, mrtvá pozice, dohoda). Jestliže však z dané pozice soupeř nemůže dát mat žádnou posloupností přípustných tahů, je to remíza.
    .heading = Prohra na čas
b2023-6-10 =
    .heading = Závady a chybné nastavení
b2023-6-10-1 = Údaj hodin platí, nemají-li zjevnou závadu. Hodiny se zjevnou závadou rozhodčí vymění a čas na nových nastaví podle svého nejlepšího uvážení.
b2023-6-10-2 = Zjistí-li se během partie, že hodiny jednoho nebo obou hráčů jsou nastaveny chybně, hráč nebo rozhodčí je ihned zastaví. Rozhodčí je nastaví správně a podle potřeby a svého nejlepšího uvážení opraví i časy a počítadlo tahů.
b2023-6-11 =
    .heading = Přerušení hry
b2023-6-11-1 = Je-li nutné hru přerušit, zastaví rozhodčí hodiny obou hráčů.
b2023-6-11-2 = Hráč smí zastavit oboje hodiny jen tehdy, potřebuje-li rozhodčího, například když chce proměnit pěšce a potřebný kámen není po ruce.
b2023-6-11-3 = Kdy se bude pokračovat, určí rozhodčí.
b2023-6-11-4 = Zastaví-li hráč hodiny, aby požádal o pomoc, rozhodčí posoudí, zda k tomu měl důvod. Hráče, který zjevně žádný neměl, potrestá podle čl. 12.9.
b2023-6-12 =
    .heading = Monitory a demonstrační desky
b2023-6-12-1 = V hrací místnosti smějí být promítací plochy, monitory a demonstrační desky, které ukazují aktuální pozici, tahy, počet provedených nebo dokončených tahů a časy na hodinách.
b2023-6-12-2 = Jen o to, co ukazují tato zařízení, hráč reklamaci opřít nesmí.

## Článek 7: nesprávnosti

b2023-7 =
    .heading = Nesprávnosti
b2023-7-1 = Je-li po nesprávnosti nutné vrátit kameny do dřívější pozice, rozhodčí nastaví časy podle svého nejlepšího uvážení; smí je nechat i beze změny. Podle potřeby opraví také počítadlo tahů.
    .heading = Čas po nesprávnosti
b2023-7-2 =
    .heading = Chybné postavení nebo šachovnice
b2023-7-2-1 = Zjistí-li se během partie, že kameny byly na začátku postaveny chybně, partie se ruší a hraje se nová.
b2023-7-2-2 = Zjistí-li se během partie, že šachovnice neleží podle čl. 2.1, přenese se vzniklá pozice na šachovnici položenou správně a hraje se dál.
b2023-7-3 = Začala-li partie s obrácenými barvami a oba hráči provedli méně než 10 tahů, ruší se a hraje se znovu, tentokrát se správnými barvami. Je-li tahů 10 nebo více, v partii se pokračuje.
    .heading = Obrácené barvy
b2023-7-4 =
    .heading = Posunuté kameny
b2023-7-4-1 = Převrhne-li nebo posune hráč kameny, musí správnou pozici obnovit na svůj čas.
b2023-7-4-2 = Je-li to nutné, smí kterýkoli z hráčů zastavit hodiny a zavolat na pomoc rozhodčího.
b2023-7-4-3 = Hráče, který kameny posunul, smí rozhodčí potrestat.
b2023-7-5 =
    .heading = Nepřípustné tahy
b2023-7-5-1 = Nepřípustný tah je dokončen, jakmile hráč stiskne hodiny. Zjistí-li se během partie, že k tomu došlo, obnoví se pozice těsně před ním. Nelze-li ji určit, hraje se od poslední zjistitelné pozice před nepřípustným tahem. Pro tah, kterým hráč nepřípustný tah nahradí, platí čl. 4.3 a 4.7, a partie pak z obnovené pozice pokračuje.
b2023-7-5-2 = Táhne-li hráč pěšcem na nejvzdálenější řadu a stiskne hodiny, aniž ho zaměnil za nový kámen, je to nepřípustný tah. Pěšec se zamění za dámu téže barvy.
b2023-7-5-3 = Stiskne-li hráč hodiny, aniž provedl tah, je to nepřípustný tah se stejným trestem.
b2023-7-5-4 = Použije-li hráč k jednomu tahu obě ruce, například při rošádě, braní nebo proměně, a stiskne hodiny, je to nepřípustný tah se stejným trestem.
b2023-7-5-5 = Za hráčovo první provinění podle čl. 7.5.1, 7.5.2, 7.5.3 nebo 7.5.4 přidá rozhodčí soupeři 2 minuty (v rapid a bleskovém šachu 1 minutu, A.3). Při druhém provinění téhož hráče prohlásí partii pro něj za prohranou; nemůže-li však soupeř z dané pozice dát mat žádnou posloupností přípustných tahů, je to remíza.
    .changed = V roce 2018 dostával soupeř 1 minutu jen v bleskovém šachu; nyní i v rapid šachu.
b2023-7-6 = Zjistí-li se během partie, že kameny nestojí na svých polích, protože je někdo posunul, obnoví se pozice před touto nesprávností, a nelze-li ji určit, poslední zjistitelná pozice před ní. Z obnovené pozice partie pokračuje.
    .heading = Posunutí zjištěné později

## Článek 8: zapisování tahů

b2023-8 =
    .heading = Zapisování tahů
b2023-8-1 =
    .heading = Jak zapisovat
b2023-8-1-1 = Během partie musí každý hráč zapisovat své i soupeřovy tahy, jeden po druhém, co nejzřetelněji a čitelně, do papírového nebo elektronického partiáře předepsaného pro soutěž.
    .changed = V roce 2018 článek znal jen jeden způsob zápisu; nyní může soutěž předepsat elektronické partiáře.
b2023-8-1-1-1 = První způsob: psát tahy algebraickou notací (příloha C) do papírového partiáře předepsaného pro soutěž.
b2023-8-1-1-2 = Druhý způsob: zadávat tahy do elektronického partiáře, který má certifikát FIDE a je předepsán pro soutěž.
b2023-8-1-2 = Zaznamenat tah předem se nesmí. Výjimkou je reklamace remízy podle čl. 9.2 nebo 9.3 a pečetění tahu při přerušení partie (směrnice I.1.1).
b2023-8-1-3 = Na soupeřův tah smí hráč odpovědět dříve, než ho zapíše. Svůj předchozí tah však musí zapsat, než provede další.
b2023-8-1-4 = Do partiáře patří jen tahy, časy na hodinách, nabídky remízy, údaje o reklamacích a další věci, které se týkají partie.
b2023-8-1-5 = Nabídku remízy musejí oba hráči ve svých partiářích vyznačit symbolem (=).
b2023-8-1-6 = Za hráče, který nemůže sám zapisovat, to může dělat pomocník, se kterým rozhodčí souhlasí. Rozhodčí hráči přiměřeně upraví hodiny; hráči s postižením se však neupravují.
b2023-8-2 = Rozhodčí musí po celou partii na partiář vidět.
    .heading = Na očích rozhodčímu
b2023-8-3 = Partiáře patří pořadateli soutěže. Elektronický partiář se zjevnou závadou rozhodčí vymění.
    .heading = Komu partiáře patří a závady
    .changed = Nově rozhodčí vymění elektronický partiář se závadou.
b2023-8-4 = Zbývá-li hráči v časovém úseku méně než 5 minut a nedostává-li na tah přídavek aspoň 30 sekund, nemusí do konce tohoto úseku zapisovat.
    .heading = Kdy se zapisovat nemusí
b2023-8-5 =
    .heading = Doplnění zápisu
b2023-8-5-1 = Nemusí-li podle čl. 8.4 zapisovat ani jeden hráč, má se rozhodčí nebo jeho zástupce snažit být u partie a tahy zapisovat. Po pádu praporku rozhodčí ihned zastaví hodiny a oba hráči si doplní partiáře podle zápisu rozhodčího nebo soupeře.
b2023-8-5-2 = Nemusel-li podle čl. 8.4 zapisovat jen jeden hráč, musí po pádu praporku svůj zápis úplně doplnit, než provede další tah. Je-li na tahu, smí použít soupeřův partiář, ale před tahem ho musí vrátit.
b2023-8-5-3 = Není-li k dispozici žádný úplný zápis, musí hráči partii zrekonstruovat na jiné šachovnici pod dohledem rozhodčího nebo jeho pomocníka. Ten si předem poznamená pozici, časy na hodinách, komu hodiny běžely, a je-li znám, i počet provedených nebo dokončených tahů.
b2023-8-6 = Nelze-li partiáře doplnit tak, aby bylo překročení času doloženo, počítá se další provedený tah jako první v následujícím úseku, není-li zjevné, že tahů bylo provedeno nebo dokončeno více.
    .heading = Když počet tahů nelze zjistit
b2023-8-7 = Po skončení partie oba hráči vyznačí výsledek: podepíšou oba partiáře, nebo výsledek potvrdí ve svých elektronických partiářích. Takový výsledek platí, i když je chybný, nerozhodne-li rozhodčí jinak.
    .heading = Podpis nebo potvrzení výsledku
    .changed = Nově hráči na elektronických partiářích výsledek místo podpisu potvrzují.

## Článek 9: remíza

b2023-9 =
    .heading = Remíza
b2023-9-1 =
    .heading = Nabídka remízy
b2023-9-1-1 = Pravidla soutěže mohou určit, že bez souhlasu rozhodčího hráči nesmějí remízu nabídnout ani dohodnout, buď do určitého počtu tahů, nebo vůbec.
b2023-9-1-2 = Dovolují-li pravidla soutěže dohodu o remíze, platí čl. 9.1.2.1–9.1.2.3.
b2023-9-1-2-1 = Remíza se nabízí po provedení tahu a před stisknutím hodin. Nabídka v jinou dobu během partie platí také, je však třeba přihlédnout k čl. 11.5 (vyrušování). Nabídku nelze vázat na podmínky ani odvolat. Trvá, dokud ji soupeř nepřijme, neodmítne slovy nebo tím, že se dotkne kamene s úmyslem táhnout nebo brát, anebo dokud partie neskončí jinak.
b2023-9-1-2-2 = Oba hráči si nabídku remízy poznamenají v partiáři symbolem (=).
b2023-9-1-2-3 = Reklamace remízy podle čl. 9.2 nebo 9.3 je zároveň nabídkou remízy.
b2023-9-2 = Partie končí remízou, jestliže hráč na tahu oprávněně reklamuje, že se táž pozice vyskytuje nejméně potřetí, a to podle čl. 9.2.1 nebo 9.2.2. Tahy se přitom nemusí opakovat bezprostředně po sobě.
    .heading = Trojí opakování pozice
b2023-9-2-1 = Reklamaci lze opřít o pozici, která teprve vznikne: hráč tah nejprve zapíše do papírového nebo zadá do elektronického partiáře, kde ho už nesmí změnit, a oznámí rozhodčímu, že ho chce provést.
    .changed = Nově lze zamýšlený tah zadat i do elektronického partiáře.
b2023-9-2-2 = Reklamaci lze opřít o pozici, která se právě vyskytla nejméně potřetí, je-li reklamující hráč na tahu.
b2023-9-2-3 = Pozice jsou stejné, je-li na tahu týž hráč, stojí-li na stejných polích kameny téhož druhu a barvy a mohou-li všechny kameny obou hráčů provést tytéž tahy. Kdy stejné nejsou, říkají čl. 9.2.3.1 a 9.2.3.2.
b2023-9-2-3-1 = Pozice se liší, mohl-li být na začátku posloupnosti, když se pozice vyskytla poprvé, některý pěšec vzat mimochodem.
b2023-9-2-3-2 = Pozice se liší, měl-li král právo na rošádu s věží, která dosud netáhla, a později o ně tahem přišel. Právo na rošádu zaniká až tahem krále nebo věže.
b2023-9-3 = Partie končí remízou na oprávněnou reklamaci hráče na tahu podle čl. 9.3.1 nebo 9.3.2.
    .heading = Pravidlo 50 tahů
b2023-9-3-1 = Reklamaci lze opřít o zamýšlený tah: hráč ho zapíše do papírového nebo zadá do elektronického partiáře, kde ho už nesmí změnit, a oznámí rozhodčímu, že ho chce provést. Tímto tahem se musí naplnit posledních 50 tahů každého hráče bez tahu pěšcem a bez braní.
    .changed = Nově lze zamýšlený tah zadat i do elektronického partiáře.
b2023-9-3-2 = Reklamovat lze, když každý z hráčů dokončil posledních 50 tahů bez tahu pěšcem a bez braní.
b2023-9-4 = Hráč, který se bez reklamace dotkne kamene podle čl. 4.3, ztrácí v tomto tahu právo reklamovat podle čl. 9.2 nebo 9.3.
    .heading = Ztráta práva na reklamaci
b2023-9-5 =
    .heading = Rozhodnutí o reklamaci
b2023-9-5-1 = Při reklamaci podle čl. 9.2 nebo 9.3 hráč nebo rozhodčí zastaví hodiny (čl. 6.11.1 nebo 6.11.2). Reklamaci nelze odvolat.
b2023-9-5-2 = Je-li reklamace oprávněná, partie okamžitě končí remízou.
b2023-9-5-3 = Je-li reklamace neoprávněná, přidá rozhodčí soupeři 2 minuty (v rapid a bleskovém šachu 1 minutu, A.3) a hraje se dál. Opírala-li se reklamace o zamýšlený tah, musí ho hráč v souladu s čl. 3 a 4 provést.
    .changed = V roce 2018 dostával soupeř 1 minutu jen v bleskovém šachu; nyní i v rapid šachu.
b2023-9-6 = Partie končí remízou i bez reklamace, jakmile nastane situace podle čl. 9.6.1 nebo 9.6.2.
    .heading = Automatická remíza
b2023-9-6-1 = Partie končí remízou, vyskytla-li se táž pozice nejméně pětkrát. Text odkazuje na čl. 9.2.2; kdy jsou pozice stejné, říká čl. 9.2.3.
b2023-9-6-2 = Partie končí remízou, provedl-li každý z hráčů aspoň 75 tahů po sobě bez tahu pěšcem a bez braní. Dá-li poslední z nich mat, má mat přednost.
    .changed = Přednost matu je nyní řečena výslovně; v roce 2018 plynula z čl. 5.1.1.
