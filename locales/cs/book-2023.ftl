### Pravidla šachu FIDE z roku 2023, článek po článku, vlastními slovy.

## Úvod a předmluva

b2023-0 =
    .heading = Úvod a předmluva
b2023-0-1 = Pravidla platí pro praktický šach, tedy pro hru u šachovnice. Mají dvě části: základní pravidla hry (čl. 1–5) a soutěžní pravidla hry (čl. 6–12). Závazné je anglické znění, které přijal 93. kongres FIDE v Čennaí a které platí od 1. ledna 2023.
    .heading = Úvod
    .changed = Druhá část se nyní jmenuje soutěžní pravidla hry, dříve to byla turnajová pravidla.
b2023-0-2 = Žádná pravidla nepředvídají každou situaci ani nevyřeší každou organizační otázku. Co žádný článek přesně neupravuje, rozhodne se podle obdobných případů, na které Pravidla pamatují. Pravidla spoléhají na rozhodčího, který je odborně zdatný, soudný a zcela nestranný; předpisy zacházející do přílišných podrobností by mu vzaly volnost najít řešení, které je v daném případě spravedlivé a logické. FIDE žádá hráče i federace, aby tento pohled sdíleli. Na rating FIDE lze započítat jen partii hranou podle Pravidel šachu FIDE; doporučuje se hrát podle nich i ostatní soutěžní partie. Členské federace mohou FIDE požádat o oficiální výklad Pravidel.
    .heading = Předmluva

## Článek 1: podstata a cíl hry

b2023-1 =
    .heading = Podstata a cíl hry
b2023-1-1 = Šachy hrají dva soupeři. Střídavě táhnou každý kameny své barvy po čtvercové desce, které se říká šachovnice.
    .heading = Dva soupeři u jedné šachovnice
b2023-1-2 = Prvním tahem začíná bílý, tedy hráč se světlými kameny; odpovídá mu černý, hráč s tmavými kameny, a dále se oba v tazích střídají.
    .heading = Bílý začíná
b2023-1-3 = Hráč je na tahu, jakmile soupeř provedl svůj tah. (Stisknutím hodin se tah teprve dokončí, čl. 6.2.1; na to čekat netřeba.)
    .heading = Kdo je na tahu
b2023-1-4 = Oba hráči se snaží napadnout soupeřova krále tak, aby soupeři nezbyl žádný přípustný tah.
    .heading = Cíl hry
b2023-1-4-1 = Komu se to podaří, dal mat a vyhrává. Vlastního krále nesmí hráč nechat napadeného ani ho napadení vystavit a soupeřova krále nesmí brát.
b2023-1-4-2 = Kdo mat dostane, partii prohrává.
b2023-1-5 = Nemůže-li už v dané pozici dát mat ani jeden hráč, je to remíza (viz čl. 5.2.2).
    .heading = Když mat nemůže dát nikdo

## Článek 2: počáteční postavení kamenů

b2023-2 =
    .heading = Počáteční postavení kamenů
b2023-2-1 = Šachovnice má 64 stejných čtvercových polí, 8 × 8, střídavě světlých („bílých“) a tmavých („černých“). Leží mezi hráči tak, aby měl každý po pravé ruce bílé rohové pole.
    .heading = Šachovnice
b2023-2-2 = Na začátku má každý hráč 16 kamenů jedné barvy, světlých („bílých“) nebo tmavých („černých“): krále, dámu, dvě věže, dva střelce, dva jezdce a osm pěšců. Text k nim uvádí symboly a anglická písmena K, Q, R, B a N – česky K, D, V, S a J; pěšec písmeno nemá – a ukazuje kameny Stauntonova typu.
    .heading = Kameny
b2023-2-3 = Na krajní řadě každého hráče stojí od sloupce a po sloupec h věž, jezdec, střelec, dáma, král, střelec, jezdec a věž, na řadě před nimi osm pěšců. Obě dámy stojí na sloupci d.
    .heading = Počáteční postavení
b2023-2-4 = Osm svislých linií polí jsou sloupce, osm vodorovných jsou řady. Pole jedné barvy, která se v přímce dotýkají rohy od jednoho okraje šachovnice až po okraj sousední, tvoří diagonálu.
    .heading = Sloupce, řady a diagonály

## Článek 3: jak kameny táhnou

b2023-3 =
    .heading = Jak kameny táhnou
b2023-3-1 = Na pole, na kterém stojí kámen stejné barvy, táhnout nelze.
    .heading = Tah a braní
b2023-3-1-1 = Kámen, který táhne na pole obsazené soupeřovým kamenem, tento kámen bere. Odstranění vzatého kamene ze šachovnice patří k témuž tahu.
b2023-3-1-2 = Kámen napadá soupeřův kámen, jestliže by ho mohl na jeho poli podle čl. 3.2–3.8 vzít.
b2023-3-1-3 = Pole je napadeno i kamenem, který na ně ve skutečnosti táhnout nesmí, protože by tím vlastního krále napadení vystavil nebo by ho nechal napadeného.
b2023-3-2 = Střelec táhne po svých diagonálách libovolně daleko.
    .heading = Střelec
b2023-3-3 = Věž táhne po svém sloupci nebo po své řadě libovolně daleko.
    .heading = Věž
b2023-3-4 = Dáma táhne po svém sloupci, po své řadě nebo po svých diagonálách libovolně daleko.
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
b2023-3-7-3-1 = Postoupil-li soupeřův pěšec právě teď ze základního pole jedním tahem o dvě pole, smí ho pěšec, který stojí hned vedle něj na téže řadě, vzít tak, jako by postoupil jen o jedno.
b2023-3-7-3-2 = Takto lze brát jen v bezprostřední odpovědi na postup o dvě pole; tomuto braní se říká braní mimochodem (en passant).
b2023-3-7-3-3 = Táhne-li hráč pěšcem na řadu nejvzdálenější od jeho výchozího pole, musí ho v rámci téhož tahu na tomto poli proměny zaměnit za novou dámu, věž, střelce nebo jezdce stejné barvy.
b2023-3-7-3-4 = Hráč si vybírá svobodně; nezáleží na tom, které kameny byly předtím vzaty.
b2023-3-7-3-5 = Této záměně se říká proměna a nový kámen působí okamžitě.
b2023-3-8 =
    .heading = Král a rošáda
b2023-3-8-1 = Král táhne o jedno pole kterýmkoli směrem. (Pole, na kterém by byl v šachu, zakazuje čl. 3.9.2.)
b2023-3-8-2 = Při rošádě táhnou na první řadě hráče jeho král a jedna z jeho věží; počítá se to jako jediný tah, a to tah krále. Oba kameny vycházejí ze svých základních polí: král postoupí o dvě pole k věži a věž se pak postaví na pole, přes které král přešel.
b2023-3-8-2-1-1 = Právo na rošádu zaniká natrvalo, jakmile král jednou táhl.
b2023-3-8-2-1-2 = Právo na rošádu s určitou věží zaniká natrvalo, jakmile tato věž jednou táhla.
b2023-3-8-2-2-1 = Rošovat dočasně nelze, dokud soupeřův kámen napadá pole, na kterém král stojí, které má přejít nebo na kterém má skončit.
b2023-3-8-2-2-2 = Rošovat dočasně nelze, dokud mezi králem a věží určenou k rošádě stojí jakýkoli kámen.
b2023-3-9 =
    .heading = Šach
b2023-3-9-1 = Král je v šachu, napadá-li ho aspoň jeden soupeřův kámen – i takový, který by na jeho pole táhnout nesměl, protože by vlastního krále šachu vystavil nebo by ho v šachu nechal.
b2023-3-9-2 = Žádný tah nesmí vlastního krále šachu vystavit ani ho v šachu nechat.
b2023-3-10 =
    .heading = Přípustné a nepřípustné tahy a pozice
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
b2023-4-3-3 = Dotkne-li se hráč kamenů obou barev, po jednom nebo i více, musí prvním dotknutým vlastním kamenem vzít první dotknutý kámen soupeřův. Není-li to přípustné, musí hrát s prvním z dotknutých kamenů, kterým lze táhnout nebo který lze vzít. Nelze-li zjistit pořadí dotyků, předpokládá se, že se hráč nejprve dotkl svého kamene.
b2023-4-4 =
    .heading = Dotyk při rošádě a proměně
b2023-4-4-1 = Dotkne-li se hráč na tahu svého krále a své věže, musí na tuto stranu rošovat, je-li to přípustné.
b2023-4-4-2 = Dotkne-li se hráč na tahu úmyslně nejprve věže a potom krále, nesmí v tomto tahu na tuto stranu rošovat; čím má táhnout, určuje čl. 4.3.1.
b2023-4-4-3 = Chce-li hráč rošovat, dotkne se krále a potom věže a rošáda s touto věží není přípustná, musí králem táhnout jinak; smí přitom i rošovat s druhou věží. Nemá-li král žádný přípustný tah, smí hráč provést kterýkoli přípustný tah.
    .changed = Liší se jen vyjádření: český text z roku 2018 mluvil o současném dotyku obou kamenů.
b2023-4-4-4 = Jakmile se nový kámen dotkne pole proměny, hráč už svou volbu při proměně pěšce změnit nesmí.
b2023-4-5 = Nelze-li žádným z kamenů dotknutých podle čl. 4.3 nebo 4.4 přípustně táhnout ani žádný z nich vzít, smí hráč provést kterýkoli přípustný tah.
    .heading = S dotknutými kameny nelze hrát
b2023-4-6 = Proměnu lze na šachovnici provést více způsoby.
    .heading = Jak se pěšec proměňuje
b2023-4-6-1 = Pěšce není nutné na pole proměny vůbec postavit.
b2023-4-6-2 = Hráč smí nejprve odstranit pěšce a pak na pole proměny postavit nový kámen, nebo naopak.
b2023-4-6-3 = Soupeřův kámen, který na poli proměny stojí, musí hráč vzít.
b2023-4-7 = Kámen, který hráč při přípustném tahu nebo při jeho části pustil na některé pole, tam v tomto tahu musí zůstat. Kdy je provedeno braní, rošáda a proměna, říkají čl. 4.7.1–4.7.3.
    .heading = Kdy je tah proveden
b2023-4-7-1 = Braní je provedeno, když je vzatý kámen mimo šachovnici a hráč svůj kámen na novém poli pustil z ruky.
b2023-4-7-2 = Rošáda je provedena, když hráč pustil věž na poli, které král přešel. Pustil-li zatím jen krále, tah ještě proveden není, ale hráč už musí na tuto stranu rošovat, je-li to přípustné. Není-li, musí králem táhnout jinak, případně rošovat s druhou věží; nemůže-li král přípustně táhnout vůbec, je hráči dovolen jakýkoli přípustný tah.
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
b2023-6-2-4 = S hodinami je třeba zacházet náležitě. Hráč je nesmí stisknout před provedením tahu, bouchat do nich, zvedat je ani převrhnout. Nesprávné zacházení se trestá podle čl. 12.9.
b2023-6-2-5 = Dokud hráči neběží hodiny, postavení kamenů opravovat nesmí.
b2023-6-2-6 = Za hráče, který nemůže hodiny sám obsluhovat, to může dělat pomocník, se kterým rozhodčí souhlasí. Rozhodčí pak hráči hodiny přiměřeně upraví; hráči s postižením se však neupravují.
b2023-6-3 =
    .heading = Časová kontrola
b2023-6-3-1 = Každý hráč musí ve vymezeném čase, k němuž patří i případný přídavek na tah, dokončit určený počet tahů nebo všechny tahy. Vše musí být stanoveno předem.
b2023-6-3-2 = Čas ušetřený v jednom časovém úseku se připočte k dalšímu, je-li to možné. V režimu delay dostane každý hráč hlavní čas na rozmyšlenou a k tomu pevný čas navíc, a to znovu u každého tahu. Hlavní čas běží teprve tehdy, když pevný čas vypršel; zastaví-li hráč hodiny dříve, hlavní čas se nezmění, ať z pevného času spotřeboval jakoukoli část.
b2023-6-4 = Jakmile praporek spadne, musí se ihned ověřit, zda hráč splnil podmínky čl. 6.3.1.
    .heading = Kontrola po pádu praporku
b2023-6-5 = Kam se hodiny postaví, určí rozhodčí před začátkem partie.
    .heading = Kde hodiny stojí
b2023-6-6 = Ve chvíli, na kterou je stanoven začátek partie, se spustí hodiny bílého.
    .heading = Zahájení partie
b2023-6-7 =
    .heading = Čekací doba
b2023-6-7-1 = Čekací dobu stanoví předem pravidla soutěže; nestanoví-li ji, je nulová. Kdo přijde k šachovnici po jejím uplynutí, partii prohrává, nerozhodne-li rozhodčí jinak.
b2023-6-7-2 = Stanoví-li pravidla soutěže jinou než nulovou čekací dobu a na začátku partie chybějí oba hráči, ubývá čas bílému, dokud nedorazí, neurčí-li pravidla soutěže nebo rozhodčí něco jiného.
b2023-6-8 = Praporek je spadlý, jakmile si toho všimne rozhodčí nebo jakmile to některý z hráčů oprávněně reklamuje.
    .heading = Kdy je praporek spadlý
b2023-6-9 = Kdo včas nedokončí předepsaný počet tahů, prohrává, pokud už partie neskončila podle čl. 5.1.1, 5.1.2, 5.2.1, 5.2.2 nebo 5.2.3 (mat, vzdání se, pat, mrtvá pozice, dohoda). Jestliže však z dané pozice soupeř nemůže dát mat žádnou posloupností přípustných tahů, je to remíza.
    .heading = Prohra na čas
b2023-6-10 =
    .heading = Závady a chybné nastavení
b2023-6-10-1 = Údaj hodin platí, nemají-li zjevnou závadu. Hodiny se zjevnou závadou rozhodčí vymění a čas na nových nastaví podle svého nejlepšího uvážení.
b2023-6-10-2 = Zjistí-li se během partie, že hodiny jednoho nebo obou hráčů jsou nastaveny chybně, hráč nebo rozhodčí je ihned zastaví. Rozhodčí je nastaví správně a podle potřeby a svého nejlepšího uvážení opraví i časy a počítadlo tahů.
b2023-6-11 =
    .heading = Zastavení hodin
b2023-6-11-1 = Musí-li se hra přerušit, udělá to rozhodčí tím, že zastaví oboje hodiny.
b2023-6-11-2 = Hráč smí zastavit oboje hodiny jen tehdy, potřebuje-li rozhodčího, například když chce proměnit pěšce a potřebný kámen není po ruce.
b2023-6-11-3 = Kdy se bude pokračovat, určí rozhodčí.
b2023-6-11-4 = Zastaví-li hráč hodiny, aby požádal o pomoc, rozhodčí posoudí, zda k tomu měl důvod. Hráče, který zjevně žádný neměl, potrestá podle čl. 12.9.
b2023-6-12 =
    .heading = Monitory a demonstrační desky
b2023-6-12-1 = V hrací místnosti smějí být promítací plochy, monitory a demonstrační desky, které ukazují aktuální pozici, tahy a počet provedených nebo dokončených tahů, a také hodiny, které rovněž ukazují počet tahů.
b2023-6-12-2 = Jen o to, co se takto ukazuje, hráč reklamaci opřít nesmí.

## Článek 7: nesprávnosti

b2023-7 =
    .heading = Nesprávnosti
b2023-7-1 = Je-li po nesprávnosti nutné vrátit kameny do dřívější pozice, rozhodčí nastaví časy podle svého nejlepšího uvážení; smí je nechat i beze změny. Podle potřeby opraví také počítadlo tahů.
    .heading = Čas po nesprávnosti
b2023-7-2 =
    .heading = Chybné postavení nebo šachovnice
b2023-7-2-1 = Vyjde-li během partie najevo, že kameny byly na začátku postaveny chybně, partie se ruší a místo ní se hraje nová.
b2023-7-2-2 = Leží-li šachovnice jinak, než určuje čl. 2.1, a přijde se na to během partie, přestaví se kameny ve stejné pozici na šachovnici položenou správně a hraje se dál.
b2023-7-3 = Hraje-li se od začátku s obrácenými barvami a oba hráči zatím provedli méně než 10 tahů, partie se ruší a nová se hraje se správnými barvami. Je-li tahů 10 nebo více, v partii se pokračuje.
    .heading = Obrácené barvy
b2023-7-4 =
    .heading = Posunuté kameny
b2023-7-4-1 = Převrhne-li nebo posune hráč jeden či více kamenů, musí správnou pozici obnovit na svůj čas.
b2023-7-4-2 = Je-li to nutné, kterýkoli z hráčů zastaví hodiny a zavolá na pomoc rozhodčího.
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
b2023-8-1-1 = Během partie musí každý hráč zapisovat své i soupeřovy tahy, jeden po druhém, co možná zřetelně a čitelně, do papírového nebo elektronického partiáře předepsaného pro soutěž.
    .changed = V roce 2018 článek znal jen jeden způsob zápisu; nyní může soutěž předepsat elektronické partiáře.
b2023-8-1-1-1 = První způsob: psát tahy algebraickou notací (příloha C) do papírového partiáře předepsaného pro soutěž.
    .changed = V roce 2018 to byl jediný způsob zápisu.
b2023-8-1-1-2 = Druhý způsob: zadávat tahy do elektronického partiáře, který má certifikát FIDE a je předepsán pro soutěž.
b2023-8-1-2 = Zaznamenat tah předem se nesmí. Výjimkou je reklamace remízy podle čl. 9.2 nebo 9.3 a pečetění tahu při přerušení partie (směrnice I.1.1).
b2023-8-1-3 = Na soupeřův tah smí hráč odpovědět dříve, než ho zapíše. Svůj předchozí tah však musí zapsat, než provede další.
b2023-8-1-4 = Do partiáře patří jen tahy, časy na hodinách, nabídky remízy, údaje o reklamacích a další věci, které se týkají partie.
b2023-8-1-5 = Při nabídce remízy musí každý hráč do svého partiáře zapsat symbol (=).
b2023-8-1-6 = Za hráče, který nemůže sám zapisovat, to může dělat pomocník, se kterým rozhodčí souhlasí. Rozhodčí hráči přiměřeně upraví hodiny; hráči s postižením se však neupravují.
b2023-8-2 = Rozhodčí musí po celou partii na partiář vidět.
    .heading = Na očích rozhodčímu
b2023-8-3 = Partiáře patří organizátorovi soutěže. Elektronický partiář se zjevnou závadou rozhodčí vymění.
    .heading = Vlastnictví a závady partiářů
    .changed = Nově rozhodčí vymění elektronický partiář se závadou.
b2023-8-4 = Zbývá-li hráči v časovém úseku méně než 5 minut a nedostává-li na tah přídavek aspoň 30 sekund, nemusí do konce tohoto úseku zapisovat.
    .heading = Kdy se zapisovat nemusí
b2023-8-5 =
    .heading = Doplnění zápisu
b2023-8-5-1 = Nemusí-li podle čl. 8.4 zapisovat ani jeden hráč, má se rozhodčí nebo jeho pomocník snažit být u partie a tahy zapisovat. Po pádu praporku rozhodčí ihned zastaví hodiny a oba hráči si doplní partiáře podle zápisu rozhodčího nebo soupeře.
b2023-8-5-2 = Nemusel-li podle čl. 8.4 zapisovat jen jeden hráč, musí po pádu praporku svůj zápis úplně doplnit, než provede další tah. Je-li na tahu, smí použít soupeřův partiář, ale před tahem ho musí vrátit.
b2023-8-5-3 = Chybí-li úplný zápis, musí hráči průběh partie sestavit znovu na jiné šachovnici a rozhodčí nebo jeho pomocník na ně dohlíží. Ten si předem poznamená pozici, časy na hodinách, komu hodiny běžely, a je-li znám, i počet provedených nebo dokončených tahů.
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
b2023-9-1-2-1 = Remíza se nabízí po provedení tahu a před stisknutím hodin. Nabídka v jinou dobu během partie platí také, je však třeba přihlédnout k čl. 11.5 (vyrušování). Nabídku nelze vázat na podmínky ani odvolat. Zaniká tím, že ji soupeř přijme nebo odmítne, ať už slovy, nebo dotykem kamene s úmyslem táhnout či brát, anebo tím, že partie skončí jinak.
b2023-9-1-2-2 = Nabídku si každý hráč ve svém partiáři označí symbolem (=).
b2023-9-1-2-3 = Kdo reklamuje remízu podle čl. 9.2 nebo 9.3, tím ji zároveň nabízí.
b2023-9-2 = Partie končí remízou, jestliže hráč na tahu oprávněně reklamuje, že se táž pozice vyskytuje nejméně potřetí, a to podle čl. 9.2.1 nebo 9.2.2. Nemusí přitom vzniknout opakováním týchž tahů.
    .heading = Trojí opakování pozice
b2023-9-2-1 = Reklamaci lze opřít o pozici, která teprve vznikne: hráč tah nejprve zapíše do papírového nebo zadá do elektronického partiáře, kde ho už nesmí změnit, a oznámí rozhodčímu, že ho chce provést.
    .changed = Nově lze zamýšlený tah zadat i do elektronického partiáře.
b2023-9-2-2 = Reklamaci lze opřít o pozici, která se právě vyskytla nejméně potřetí, je-li reklamující hráč na tahu.
b2023-9-2-3 = Pozice jsou stejné jen tehdy, je-li na tahu týž hráč, stojí-li na stejných polích kameny téhož druhu a barvy a mohou-li všechny kameny obou hráčů provést tytéž tahy. Dva případy, kdy stejné nejsou, uvádějí čl. 9.2.3.1 a 9.2.3.2.
b2023-9-2-3-1 = Pozice se liší, mohl-li být na začátku posloupnosti, když se pozice vyskytla poprvé, některý pěšec vzat mimochodem.
b2023-9-2-3-2 = Pozice se liší, měl-li král právo na rošádu s věží, která dosud netáhla, a později o ně tahem přišel. Právo na rošádu zaniká až tahem krále nebo věže.
b2023-9-3 = Partie končí remízou na oprávněnou reklamaci hráče na tahu podle čl. 9.3.1 nebo 9.3.2.
    .heading = Pravidlo 50 tahů
b2023-9-3-1 = Reklamaci lze opřít o zamýšlený tah: hráč ho zapíše do papírového nebo zadá do elektronického partiáře, kde ho už nesmí změnit, a oznámí rozhodčímu, že ho chce provést. Tímto tahem se musí naplnit posledních 50 tahů každého hráče bez tahu pěšcem a bez braní.
    .changed = Nově lze zamýšlený tah zadat i do elektronického partiáře.
b2023-9-3-2 = Reklamovat lze, když každý z hráčů dokončil posledních 50 tahů bez tahu pěšcem a bez braní.
b2023-9-4 = Jakmile se hráč dotkne kamene podle čl. 4.3, reklamovat podle čl. 9.2 nebo 9.3 už v tomto tahu nesmí.
    .heading = Ztráta práva na reklamaci
b2023-9-5 =
    .heading = Rozhodnutí o reklamaci
b2023-9-5-1 = Při reklamaci podle čl. 9.2 nebo 9.3 hráč nebo rozhodčí zastaví hodiny. Reklamaci nelze odvolat.
b2023-9-5-2 = Oprávněná reklamace znamená okamžitou remízu.
b2023-9-5-3 = Je-li reklamace neoprávněná, přidá rozhodčí soupeři 2 minuty (v rapid a bleskovém šachu 1 minutu, A.3) a hraje se dál. Opírala-li se reklamace o zamýšlený tah, musí ho hráč v souladu s čl. 3 a 4 provést.
    .changed = V roce 2018 dostával soupeř 1 minutu jen v bleskovém šachu; nyní i v rapid šachu.
b2023-9-6 = Partie končí remízou i bez reklamace, jakmile nastane situace podle čl. 9.6.1 nebo 9.6.2.
    .heading = Automatická remíza
b2023-9-6-1 = Partie končí remízou, vyskytla-li se táž pozice nejméně pětkrát. Text odkazuje na čl. 9.2.2; kdy jsou pozice stejné, říká čl. 9.2.3.
b2023-9-6-2 = Partie končí remízou, provedl-li každý z hráčů aspoň 75 tahů po sobě bez tahu pěšcem a bez braní. Dá-li poslední z nich mat, má mat přednost.
    .changed = Přednost matu je nyní řečena výslovně; v roce 2018 plynula z čl. 5.1.1.

## Článek 10: bodování

b2023-10 =
    .heading = Bodování
b2023-10-1 = Výhra má hodnotu 1 bodu, remíza ½ bodu a prohra 0 bodů. Kontumační výhra a prohra se počítají stejně. Pravidla soutěže mohou stanovit jiné hodnoty.
    .heading = Body za partii
b2023-10-2 = Oba hráči dohromady nesmějí získat víc, než kolik se za jednu partii obvykle rozděluje. Každému lze přiznat jen takový zisk, jaký v partii běžně bývá; například ¾–¼ dovoleno není.
    .heading = Meze bodového zisku

## Článek 11: chování hráčů

b2023-11 =
    .heading = Chování hráčů
b2023-11-1 = Hráči nesmějí dělat nic, co by šachu kazilo pověst.
    .heading = Dobré jméno šachu
b2023-11-2 =
    .heading = Hrací prostor a hrací místnost
b2023-11-2-1 = K hracímu prostoru patří hrací místnost, dále místa k odpočinku a občerstvení, toalety, místo pro kuřáky a vše, co k němu přidá rozhodčí.
b2023-11-2-2 = Hrací místnost je tam, kde se partie soutěže skutečně hrají.
b2023-11-2-3 = Ke třem věcem, které uvádějí body 11.2.3.1 až 11.2.3.3, je třeba svolení rozhodčího.
b2023-11-2-3-1 = Bez svolení rozhodčího se hráč nesmí vzdálit z hracího prostoru.
b2023-11-2-3-2 = Hráč, který je na tahu, nesmí bez svolení rozhodčího ani z hrací místnosti.
b2023-11-2-3-3 = Kdo není hráč ani rozhodčí, smí do hrací místnosti jen tehdy, když mu to rozhodčí dovolí.
b2023-11-2-4 = Soutěž může předepsat, že i hráč, který na tahu není, musí svůj odchod z hrací místnosti předem nahlásit rozhodčímu.
b2023-11-3 =
    .heading = Cizí pomoc, přístroje, kouření
b2023-11-3-1 = Během partie hráč nesmí čerpat z poznámek, jiných zdrojů informací ani z rad a nesmí na druhé šachovnici rozebírat žádnou partii.
b2023-11-3-2 = Dokud se hraje, nesmí mít hráč v hracím prostoru žádný elektronický přístroj bez výslovného souhlasu rozhodčího.
b2023-11-3-2-1 = Pravidla soutěže mohou dovolit přístroj úplně vypnutý a uložený v zavazadle; kde zavazadlo bude, se dohodne s rozhodčím, a používat je smí hráč jen s jeho svolením.
b2023-11-3-2-2 = Ukáže-li se, že má hráč takový přístroj v hracím prostoru u sebe, prohrává a soupeř partii vyhrává. Pravidla soutěže mohou určit mírnější trest.
b2023-11-3-3 = Rozhodčí může hráče vyzvat ke kontrole v soukromí; týkat se smí oděvu, zavazadel, jiných věcí i těla. Kontroluje rozhodčí nebo ten, koho pověří, vždy osoba téhož pohlaví jako hráč. Kdo se kontrole nepodvolí, je potrestán podle článku 12.9.
b2023-11-3-4 = Kouřit, a to i elektronické cigarety, se smí jen v té části hracího prostoru, kterou k tomu určil rozhodčí.
b2023-11-4 = Hráč, který dohrál, je už jen divákem.
    .heading = Hráči po partii
b2023-11-5 = Soupeře nesmí hráč nijak rušit ani obtěžovat. Patří k tomu i bezdůvodné reklamace, bezdůvodné nabídky remízy a hluk v hrací místnosti.
    .heading = Vyrušování soupeře
b2023-11-6 = Kdo poruší některý z článků 11.1 až 11.5, dostane trest podle článku 12.9.
    .heading = Tresty za nevhodné chování
b2023-11-7 = Hráč, který znovu a znovu odmítá řídit se Pravidly šachu, partii prohrává. Kolik získá soupeř, stanoví rozhodčí.
    .heading = Soustavné odmítání
b2023-11-8 = Proviní-li se podle článku 11.7 oba, rozhodčí vyhlásí, že partii oba prohráli.
    .heading = Provinění obou hráčů
b2023-11-9 = Hráč se může rozhodčího zeptat, co konkrétní místo Pravidel znamená.
    .heading = Dotaz na Pravidla
b2023-11-10 = Proti každému rozhodnutí rozhodčího se hráč může odvolat, i když už podepsal partiář (8.7), ledaže to pravidla soutěže upravují jinak.
    .heading = Odvolání
b2023-11-11 = Kdykoli je potřeba partii rekonstruovat, třeba kvůli reklamaci remízy, musí rozhodčímu pomoci oba hráči.
    .heading = Pomoc při rekonstrukci
b2023-11-12 = Zda je reklamace trojího opakování pozice nebo 50 tahů oprávněná, musí ověřit oba hráči; rozhodčí na to dohlíží.
    .heading = Ověření reklamace

## Článek 12: úloha rozhodčího

b2023-12 =
    .heading = Úloha rozhodčího
b2023-12-1 = Rozhodčí zajišťuje, aby se hrálo podle Pravidel šachu.
    .heading = Dodržování Pravidel
b2023-12-2 = Rozhodčí má sedm povinností, které uvádějí body 12.2.1 až 12.2.7.
    .heading = Povinnosti rozhodčího
b2023-12-2-1 = Rozhodčí se stará o to, aby se hrálo čestně (fair play).
b2023-12-2-2 = Rozhodčí má při každém kroku na mysli prospěch soutěže.
b2023-12-2-3 = Rozhodčí pečuje o dobré podmínky ke hře.
b2023-12-2-4 = Rozhodčí hlídá, aby hráče nikdo ani nic nerušilo.
b2023-12-2-5 = Rozhodčí má dohled nad tím, jak soutěž probíhá.
b2023-12-2-6 = Rozhodčí vyjde zvláštními opatřeními vstříc hráčům s postižením a těm, kdo potřebují zdravotní péči.
b2023-12-2-7 = Rozhodčí postupuje podle pravidel nebo směrnic o fair play.
    .changed = Znění z roku 2018 odkazovalo na směrnici proti podvádění.
b2023-12-3 = Rozhodčí partie sleduje, nejpozorněji tehdy, když hráčům dochází čas. Dohlíží na to, aby se jeho rozhodnutí plnila, a provinění přiměřeně trestá.
    .heading = Sledování partií
b2023-12-4 = Ke sledování partií si rozhodčí může přibrat pomocníky, například když je v časové tísni několik hráčů najednou.
    .heading = Pomocníci
b2023-12-5 = Naruší-li hru něco zvenčí, může rozhodčí přidat čas jednomu nebo oběma hráčům.
    .heading = Čas navíc po vyrušení
b2023-12-6 = Do partie smí rozhodčí zasáhnout, jen když to Pravidla stanoví. Nesmí prozradit, kolik tahů je dokončeno, leda podle článku 8.5, spadl-li aspoň jeden praporek. Hráče nesmí upozornit ani na to, že soupeř dokončil tah, ani na to, že on sám nestiskl hodiny.
    .heading = Kdy rozhodčí mlčí
b2023-12-7 = Kdo si všimne nesprávnosti, smí to říct jedině rozhodčímu. Hráči jiných partií nesmějí o cizí partii mluvit ani do ní jinak zasahovat; zasahovat nesmějí ani diváci. Rozhodčí může toho, kdo se proviní, vykázat z hracího prostoru.
    .heading = Diváci a ostatní hráči
b2023-12-8 = V hracím prostoru a v přilehlých místech, která určí rozhodčí, nesmí nikdo bez jeho svolení používat mobil ani jiný komunikační prostředek.
    .heading = Telefony v hracím prostoru
b2023-12-9 = Rozhodčí vybírá z devíti trestů, které uvádějí body 12.9.1 až 12.9.9.
    .heading = Tresty
b2023-12-9-1 = Rozhodčí může hráče napomenout.
b2023-12-9-2 = Rozhodčí může přidat čas soupeři hráče, který se provinil.
b2023-12-9-3 = Rozhodčí může zkrátit čas hráči, který se provinil.
b2023-12-9-4 = Rozhodčí může přiznat soupeři víc bodů, nejvýš tolik, kolik lze v partii získat.
b2023-12-9-5 = Rozhodčí může hráči, který se provinil, dát za partii méně bodů.
b2023-12-9-6 = Rozhodčí může partii vyhlásit za prohranou pro hráče, který se provinil; kolik získá soupeř, určí také on.
b2023-12-9-7 = Rozhodčí může uložit pokutu, která byla oznámena předem.
b2023-12-9-8 = Rozhodčí může hráče vyloučit z jednoho nebo více kol.
b2023-12-9-9 = Rozhodčí může hráče ze soutěže vyloučit.

## Příloha A: rapid šach

b2023-A =
    .heading = Rapid šach
b2023-A-1 = Rapid šach dává každému hráči na všechny tahy víc než 10, ale méně než 60 minut. Hraje-li se s přídavkem, platí to pro počáteční čas zvětšený o šedesátinásobek přídavku.
    .heading = Co je rapid šach
b2023-A-2 = Zápis tahů není povinný a hráč kvůli tomu nepřichází o žádnou reklamaci, která se jinak opírá o partiář. Chce-li zapisovat, může si o partiář říct rozhodčímu kdykoli.
    .heading = Zapisování v rapid šachu
b2023-A-3 = V rapid šachu se podle článků 7 a 9 přidává místo 2 minut jen 1 minuta, ať se hraje s dozorem, nebo bez něj.
    .heading = Jedna minuta místo dvou
    .changed = V roce 2018 platily v rapid šachu 2 minuty; jednu měl jen bleskový šach (B.2).
b2023-A-4 = Soutěžní pravidla hry (články 6 až 12) platí v plném rozsahu, s tresty podle A.3, jsou-li splněny obě podmínky A.4.1 a A.4.2.
    .heading = Hra s dozorem
b2023-A-4-1 = První podmínka: na jednoho rozhodčího připadají nanejvýš tři partie.
b2023-A-4-2 = Druhá podmínka: každou partii zapisuje rozhodčí nebo jeho pomocník, pokud možno elektronicky.
b2023-A-4-3 = Hráč na tahu si může dát od rozhodčího nebo jeho pomocníka ukázat partiář, nejvýš však pětkrát za partii. Žádá-li o to častěji, ruší tím soupeře.
b2023-A-5 = Nejsou-li podmínky článku A.4 splněny, mění se soutěžní pravidla hry podle A.5.1 až A.5.5.
    .heading = Hra bez dozoru
b2023-A-5-1-1 = Jakmile mají oba hráči dokončených 10 tahů, nastavení hodin se už nemění, ledaže by jinak utrpěl časový plán soutěže.
b2023-A-5-1-2 = Jakmile mají oba hráči dokončených 10 tahů, nelze už reklamovat chybné základní postavení ani otočenou šachovnici. Král, který stál na nesprávném poli, nesmí rošovat a s věží, která stála na nesprávném poli, se rošovat nesmí.
b2023-A-5-2 = Vidí-li rozhodčí provinění podle 7.5.1 až 7.5.4, postupuje podle 7.5.5, dokud soupeř neprovedl další tah. Nezasáhne-li, může ho reklamovat soupeř, rovněž jen do svého tahu. Nestane-li se ani jedno, nepřípustný tah platí a hraje se dál; po soupeřově tahu jej lze opravit, jen když se na tom hráči bez rozhodčího dohodnou.
b2023-A-5-3 = Kdo reklamuje výhru na čas, smí zastavit hodiny a oznámí to rozhodčímu. Nemůže-li však sám dát mat žádnou posloupností přípustných tahů, končí partie remízou.
b2023-A-5-4 = Všimne-li si rozhodčí, že jsou v šachu oba králové nebo že na poli proměny zůstal pěšec, nechá ještě dokončit další tah. Trvá-li nepřípustná pozice i potom, vyhlásí remízu.
b2023-A-5-5 = Vidí-li rozhodčí spadlý praporek, sám to oznámí.
b2023-A-6 = Pravidla soutěže musí určit, zda se hraje podle A.4, nebo A.5, a to pro celou soutěž stejně.
    .heading = Která pravidla platí

## Příloha B: bleskový šach

b2023-B =
    .heading = Bleskový šach
b2023-B-1 = Bleskový šach dává každému hráči na všechny tahy nejvýš 10 minut. Hraje-li se s přídavkem, nesmí počáteční čas se šedesátinásobkem přídavku přesáhnout 10 minut.
    .heading = Co je bleskový šach
b2023-B-2 = Soutěžní pravidla hry (články 6 až 12) platí v plném rozsahu, jsou-li splněny obě podmínky B.2.1 a B.2.2.
    .heading = Hra s dozorem
    .changed = Věta z roku 2018, která dávala celému bleskovému šachu jednu minutu, zmizela; Arbiter počítá jednu minutu i při hře s dozorem.
b2023-B-2-1 = První podmínka: každá partie má svého rozhodčího.
b2023-B-2-2 = Druhá podmínka: každou partii zapisuje rozhodčí nebo jeho pomocník, nejlépe elektronicky.
b2023-B-2-3 = Hráč na tahu si může dát od rozhodčího nebo jeho pomocníka ukázat partiář, nejvýš však pětkrát za partii. Žádá-li o to častěji, ruší tím soupeře.
b2023-B-3 = Nejsou-li podmínky článku B.2 splněny, hraje se podle článků A.2, A.3 a A.5 pro rapid šach.
    .heading = Hra bez dozoru
    .changed = Jednominutové tresty nyní plynou z A.3; v roce 2018 je bleskový šach měl ve vlastním článku B.2.
b2023-B-4 = Pravidla soutěže musí určit, zda se hraje podle B.2, nebo B.3, a to pro celou soutěž stejně.
    .heading = Která pravidla platí

## Příloha C: algebraická notace

b2023-C =
    .heading = Algebraická notace
b2023-C-intro = V soutěžích FIDE se uznává jen algebraická notace a FIDE ji doporučuje i šachovým knihám a časopisům. Partiář v jiné notaci nic nedokazuje tam, kde jinak partiář jako důkaz slouží. Rozhodčí, který u hráče jinou notaci vidí, ho na to má upozornit.
    .heading = Uznávaná notace
b2023-C-1 = Figurou se v této příloze rozumí každý kámen, který není pěšec.
    .heading = Figury a pěšci
b2023-C-2 = Každá figura má svou zkratku; v češtině je to velké počáteční písmeno názvu: K král, D dáma, V věž, S střelec, J jezdec.
    .heading = Písmena figur
b2023-C-3 = Hráč smí psát zkratky obvyklé v jeho zemi, například F jako fou (francouzsky střelec) nebo L jako loper (nizozemsky střelec). Tiskovinám se doporučují obrázkové symboly figur.
    .heading = Písmena jiných jazyků a symboly
b2023-C-4 = Pěšec se pozná podle toho, že u tahu písmeno chybí: e5, d4, a5. Zápisy jako pe5, Pd4 nebo pa5 jsou chybné.
    .heading = Pěšec písmeno nemá
b2023-C-5 = Osm sloupců má malá písmena a až h; bílý je čte zleva doprava, černý zprava doleva.
    .heading = Sloupce
b2023-C-6 = Osm řad má čísla 1 až 8 počítaná od bílého. Na začátku tedy stojí bílé kameny na 1. a 2. řadě, černé na 8. a 7. řadě.
    .heading = Řady
b2023-C-7 = Z písmena a čísla má každé ze 64 polí své vlastní jméno.
    .heading = Pole
b2023-C-8 = Tah figurou se píše jejím písmenem a cílovým polem, spojovník mezi nimi být nemusí: Se5, Jf3, Vd1. U pěšce stačí cílové pole: e5, d4, a5. Uznává se i dlouhý zápis s výchozím polem: Sb2e5, Jg1f3, Va1d1, e7e5, d2d4, a6a5.
    .heading = Zápis tahu
b2023-C-9 =
    .heading = Braní
b2023-C-9-1 = Když bere figura, lze za její písmeno napsat x.
b2023-C-9-2 = Za x následuje pole, na kterém se bere: Sxe5, Jxf3, Vxd1 (viz také C.10).
b2023-C-9-3 = Bere-li pěšec, musí se napsat sloupec, ze kterého táhne, za něj lze vložit x a nakonec pole, na kterém pěšec skončí: dxe5, gxf3, axb5. Při braní mimochodem lze připojit e.p.: exd6 e.p.
b2023-C-10 =
    .heading = Dvě stejné figury
b2023-C-10-1 = Mohou-li na totéž pole táhnout dvě stejné figury, které stojí na téže řadě, rozliší je sloupec: zápis má tři části podle C.10.1.1 až C.10.1.3.
b2023-C-10-1-1 = První částí je písmeno figury.
b2023-C-10-1-2 = Druhou částí je sloupec, ze kterého figura táhne.
b2023-C-10-1-3 = Třetí částí je pole, na které figura táhne.
b2023-C-10-2 = Mohou-li na totéž pole táhnout dvě stejné figury, které stojí na témž sloupci, rozliší je řada: zápis má tři části podle C.10.2.1 až C.10.2.3.
b2023-C-10-2-1 = První částí je písmeno figury.
b2023-C-10-2-2 = Druhou částí je řada, ze které figura táhne.
b2023-C-10-2-3 = Třetí částí je pole, na které figura táhne.
b2023-C-10-3 = Nestojí-li figury na stejné řadě ani na stejném sloupci, dává se přednost sloupci (C.10.1).
b2023-C-10-3-1 = Příklad: jezdci stojí na g1 a e1 a jeden táhne na f3; zápis je Jgf3, nebo Jef3.
    .changed = Druhý jezdec v příkladu stojí na e1; v českém textu z roku 2018 stál na d2.
b2023-C-10-3-2 = Příklad: jezdci stojí na g5 a g1 a jeden táhne na f3; zápis je J5f3, nebo J1f3.
b2023-C-10-3-3 = Příklad: jezdci stojí na h2 a d4 a jeden táhne na f3; zápis je Jhf3, nebo Jdf3.
b2023-C-10-3-4 = Bere-li jezdec na f3, lze před cílové pole vložit x: Jgxf3 nebo Jexf3, J5xf3 nebo J1xf3, Jhxf3 nebo Jdxf3.
b2023-C-11 = Při proměně se hned za tah pěšcem připíše písmeno nové figury: d8D, exf8J, b1S, g1V.
    .heading = Proměna pěšce
b2023-C-12 = Nabídka remízy se zapíše znakem (=).
    .heading = Nabídka remízy
b2023-C-13 = Značky uvádějí body C.13.1 až C.13.6. Ty z bodů C.13.3 až C.13.6 (x, +, ++ nebo #, e.p.) se psát nemusí.
    .heading = Značky
b2023-C-13-1 = 0-0 je rošáda s věží h1 nebo h8 (malá).
b2023-C-13-2 = 0-0-0 je rošáda s věží a1 nebo a8 (velká).
b2023-C-13-3 = Znak x značí braní.
b2023-C-13-4 = Znak + značí šach.
b2023-C-13-5 = Znaky ++ nebo # značí mat.
b2023-C-13-6 = Zkratka e.p. značí braní mimochodem.
b2023-C-sample-1 = Se všemi značkami: 1. e4 e5 2. Jf3 Jf6 3. d4 exd4 4. e5 Je4 5. Dxd4 d5 6. exd6 e.p. Jxd6 7. Sg5 Jc6 8. De3+ Se7 9. Jbd2 0-0 10. 0-0-0 Ve8 11. Kb1 (=)
    .heading = Vzorová partie se všemi značkami
b2023-C-sample-2 = Bez x, + a e.p.: 1. e4 e5 2. Jf3 Jf6 3. d4 ed4 4. e5 Je4 5. Dd4 d5 6. ed6 Jd6 7. Sg5 Jc6 8. De3 Se7 9. Jbd2 0-0 10. 0-0-0 Ve8 11. Kb1 (=)
    .heading = Vzorová partie bez nepovinných značek
b2023-C-sample-3 = Dlouhým zápisem: 1. e2e4 e7e5 2. Jg1f3 Jg8f6 3. d2d4 e5xd4 4. e4e5 Jf6e4 5. Dd1xd4 d7d5 6. e5xd6 e.p. Je4xd6 7. Sc1g5 Jb8c6 8. Dd4e3+ Sf8e7 9. Jb1d2 0-0 10. 0-0-0 Vf8e8 11. Kc1b1 (=). Předloha má v osmém tahu bílého omylem dámu na d3.
    .heading = Vzorová partie v dlouhém zápisu

## Příloha D: nevidomí a zrakově postižení hráči

b2023-D =
    .heading = Nevidomí a zrakově postižení hráči
b2023-D-1 = Organizátor může tato pravidla po konzultaci s rozhodčím upravit podle místních poměrů. Hraje-li v soutěži vidoucí hráč se zrakově postiženým, může kterýkoli z nich požadovat dvě šachovnice: vidoucí má běžnou, zrakově postižený zvláštní podle D.1.1 až D.1.4.
    .heading = Dvě šachovnice
b2023-D-1-1 = Zvláštní šachovnice měří nejméně 20 × 20 cm.
b2023-D-1-2 = Tmavá pole zvláštní šachovnice jsou o něco výš než světlá.
b2023-D-1-3 = V každém poli zvláštní šachovnice je otvor, který kámen drží na místě.
b2023-D-1-4-1 = Každý kámen má kolíček, který do otvoru pasuje.
b2023-D-1-4-2 = Kameny jsou Stauntonova typu a tmavé mají zvláštní označení.
b2023-D-2 =
    .heading = Průběh partie
b2023-D-2-1 = Hráč svůj tah jasně ohlásí, soupeř jej zopakuje a provede na své šachovnici. Při proměně je nutné říct, jaká figura byla zvolena. Kvůli srozumitelnosti se sloupcům doporučuje říkat Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector. Řady se od bílého k černému hlásí německy, ledaže rozhodčí určí něco jiného: eins, zwei, drei, vier, fuenf, sechs, sieben, acht. Rošáda je Lange Rochade (velká) nebo Kurze Rochade (malá) a kameny jsou Koenig, Dame, Turm, Laeufer, Springer a Bauer.
b2023-D-2-2 = Na zvláštní šachovnici se za dotknutý bere teprve kámen vytažený z otvoru.
b2023-D-2-3-1 = Tah na zvláštní šachovnici je proveden, jsou-li splněny tři podmínky. První: při braní je vzatý kámen pryč ze šachovnice hráče, který je na tahu.
b2023-D-2-3-2 = Druhá podmínka: tažený kámen je zasunut v jiném otvoru.
b2023-D-2-3-3 = Třetí podmínka: hráč tah ohlásil.
b2023-D-2-4 = Hodiny soupeře se smějí spustit, teprve když jsou podmínky D.2.3 splněny.
b2023-D-2-5 = Vidoucího hráče se D.2.2 a D.2.3 netýkají: dotknutý kámen a provedený tah se u něj posuzují jako obvykle.
b2023-D-2-6-1 = Zrakově postižený hráč smí používat zvláštní šachové hodiny, které mu oznamují čas a počet tahů.
b2023-D-2-6-2-1 = Nebo lze použít ručičkové hodiny se zpevněnými ručičkami, jejichž ciferník má po každých 5 minutách jednu a po každých 15 minutách dvě vystouplé tečky.
b2023-D-2-6-2-2 = Praporek takových hodin musí jít snadno nahmatat, aby si hráč mohl v posledních 5 minutách každé hodiny polohu velké ručičky hmatem ověřit.
b2023-D-2-7 = Zrakově postižený hráč musí partii zaznamenávat: Braillovým písmem, běžným písmem, nebo na nahrávací zařízení.
b2023-D-2-8 = Kdo se při ohlašování tahu přeřekne, musí to napravit hned, dokud neběží hodiny soupeře.
b2023-D-2-9 = Liší-li se pozice na obou šachovnicích, opraví se s pomocí rozhodčího podle zápisů obou hráčů. Souhlasí-li zápisy, opraví pozici na své šachovnici ten, kdo tah zapsal správně, ale provedl jinak. Nesouhlasí-li, vrátí se tahy k místu, kde se zápisy ještě shodují, a rozhodčí podle toho přestaví hodiny.
b2023-D-2-10 = Zrakově postižený hráč si smí vzít pomocníka, kterému může svěřit některé nebo všechny úkoly z D.2.10.1 až D.2.10.6.
b2023-D-2-10-1 = Pomocník smí tahy každého z hráčů provádět na šachovnici toho druhého.
b2023-D-2-10-2 = Pomocník smí ohlašovat tahy obou stran.
b2023-D-2-10-3 = Pomocník smí za zrakově postiženého zapisovat a spouštět hodiny soupeře.
b2023-D-2-10-4 = Jen na požádání smí pomocník zrakově postiženému říct, kolik tahů bylo dokončeno a kolik času oba hráči spotřebovali.
b2023-D-2-10-5 = Pomocník smí při překročení času reklamovat výhru a oznámit rozhodčímu, že se vidoucí hráč dotkl svého kamene.
b2023-D-2-10-6 = Při přerušení partie smí pomocník vyřídit všechno potřebné.
b2023-D-2-11 = Nemá-li zrakově postižený pomocníka, smí si ho na úkoly D.2.10.1 a D.2.10.2 vzít vidoucí hráč. Hraje-li zrakově postižený se sluchově postiženým, je pomocník povinný.

## Směrnice

b2023-Guidelines = Následující směrnice k Pravidlům nepatří, všude tam, kde se hodí, je však důrazně doporučeno se jich držet.
    .heading = Směrnice
    .changed = Znění z roku 2018 neříkalo, nakolik směrnice zavazují.

## Směrnice I: přerušené partie

b2023-I =
    .heading = Přerušené partie
b2023-I-1 =
    .heading = Zapečetění tahu
b2023-I-1-1 = Není-li partie na konci hrací doby dohraná, dá rozhodčí hráči na tahu pokyn, aby tah zapečetil. Hráč jej jednoznačně napíše do papírového partiáře, i když se jinak zapisuje elektronicky, oba partiáře uzavře do obálky a teprve pak zastaví své hodiny; soupeřovy nespouští. Do zastavení hodin smí tah ještě změnit. Táhne-li po pokynu rozhodčího na šachovnici, musí jako pečetěný zapsat právě tento tah.
    .changed = Pečetěný tah musí být na papíře, i když se jinak zapisuje elektronicky.
b2023-I-1-2 = Přeruší-li hráč na tahu partii dřív, bere se to, jako by pečetil až na konci hrací doby, a tak se poznamená i jeho zbývající čas.
b2023-I-2 =
    .heading = Údaje na obálce
b2023-I-2-1 = Na obálce musí být jména obou hráčů.
b2023-I-2-2 = Na obálce musí být pozice těsně před pečetěným tahem.
b2023-I-2-3 = Na obálce musí být, kolik času který hráč spotřeboval.
b2023-I-2-4 = Na obálce musí být, kdo tah zapečetil.
b2023-I-2-5 = Na obálce musí být, kolikátý tah je uvnitř.
b2023-I-2-6 = Na obálce musí být nabídka remízy, která při přerušení platila.
b2023-I-2-7 = Na obálce musí být, kdy a kde se bude dohrávat.
b2023-I-3 = Rozhodčí zkontroluje, co je na obálce napsáno, a ručí za to, že je bezpečně uschována.
    .heading = Úschova obálky
b2023-I-4 = Remíza nabídnutá až po soupeřově zapečetění platí tak dlouho, dokud ji soupeř podle článku 9.1 nepřijme nebo neodmítne.
    .heading = Nabídka remízy po zapečetění
b2023-I-5 = K dohrávce se na šachovnici postaví pozice před pečetěným tahem a hodiny se nastaví na časy, které hráči spotřebovali do přerušení.
    .heading = Příprava dohrávky
b2023-I-6 = Dohodnou-li se hráči ještě před dohrávkou na remíze nebo oznámí-li jeden z nich rozhodčímu, že se vzdává, je partie u konce.
    .heading = Konec před dohrávkou
    .changed = Vzdání se nyní posuzuje podle 5.1.2: nemůže-li soupeř dát mat žádnou posloupností přípustných tahů, je to remíza.
b2023-I-7 = Hráč, který má na pečetěný tah odpovědět, musí být u toho, když se obálka otevírá.
    .heading = Otevření obálky
b2023-I-8 = Má-li pečetěný tah některou z vad I.8.1 až I.8.3, hráč prohrává; výjimkou jsou případy podle článků 5 (výslovně 5.2.2), 6.9 a 9.6.
    .heading = Pečetěné tahy, které prohrávají
b2023-I-8-1 = Prohrává pečetěný tah, jehož zápis připouští více výkladů.
b2023-I-8-2 = Prohrává pečetěný tah, u něhož se nedá poznat, co hráč opravdu myslel.
b2023-I-8-3 = Prohrává pečetěný tah, který je nepřípustný.
b2023-I-9 =
    .heading = Zahájení dohrávky
b2023-I-9-1 = Je-li v určený čas přítomen hráč, který má odpovídat, obálka se otevře, pečetěný tah se zahraje na šachovnici a spustí se hodiny tohoto hráče.
b2023-I-9-2 = Není-li hráč, který má odpovídat, přítomen, spustí se mu hodiny. Po příchodu je smí zastavit a přivolat rozhodčího; obálka se otevře, pečetěný tah se zahraje na šachovnici a hodiny se mu znovu spustí.
b2023-I-9-3 = Není-li přítomen hráč, který pečetil, nemusí soupeř na šachovnici táhnout: svou odpověď může zapsat, uzavřít partiář do nové obálky, své hodiny zastavit a spustit soupeřovy. Obálku uschová rozhodčí a otevře se, až nepřítomný dorazí.
b2023-I-10 = Kdo přijde k šachovnici až po uplynutí čekací doby, prohrává, ledaže rozhodčí rozhodne jinak. Ukončil-li však partii sám pečetěný tah, platí takto dosažený výsledek.
    .heading = Pozdní příchod
b2023-I-11 = Není-li čekací doba nulová a na začátku dohrávky chybějí oba hráči, ubíhá čas tomu, kdo má odpovídat na pečetěný tah, dokud nepřijde. Pravidla soutěže nebo rozhodčí mohou určit jinak.
    .heading = Oba hráči nepřítomni
b2023-I-12 =
    .heading = Ztracená obálka
b2023-I-12-1 = Ztratí-li se obálka, pokračuje se od pozice a časů, při kterých byla partie přerušena; nelze-li časy zjistit, hodiny nastaví rozhodčí. Kdo pečetil, prohlásí, jaký tah to byl, a na šachovnici jej provede.
b2023-I-12-2 = Nelze-li obnovit ani pozici, partie se ruší a musí se sehrát nová.
b2023-I-13 = Je-li při dohrávce na hodinách nesprávný čas a hráč na to upozorní dřív, než poprvé táhne, musí se čas opravit. Neupozorní-li na to nikdo, hraje se bez opravy dál, pokud rozhodčí nerozhodne jinak.
    .heading = Chybný čas při dohrávce
b2023-I-14 = Jak dlouho dohrávka trvá, určují hodinky rozhodčího. Kdy začne, se oznámí předem.
    .heading = Délka dohrávky

## Směrnice II: Fischerovy šachy (Chess960)

b2023-II =
    .heading = Fischerovy šachy (Chess960)
b2023-II-1 = Před partií se podle daných pravidel vylosuje počáteční postavení. Jinak se hraje jako obvykle: kameny táhnou stejně a cílem je dát soupeřovu králi mat.
    .heading = Běžný šach z vylosovaného postavení
b2023-II-2 = Bílí pěšci stojí jako vždy na druhé řadě, ostatní bílé kameny se náhodně rozmístí na první řadě v mezích II.2.1 až II.2.3. Losovat lze před partií počítačem, kostkou, mincí, kartami a podobně.
    .heading = Počáteční postavení
b2023-II-2-1 = Král stojí kdekoli mezi oběma věžemi.
b2023-II-2-2 = Jeden střelec stojí na světlém poli, druhý na tmavém.
b2023-II-2-3 = Černé kameny zrcadlí bílé: stejné stojí proti stejným.
b2023-II-3 =
    .heading = Rošáda
b2023-II-3-1 = Každý hráč smí v partii jednou rošovat, tedy provést jediný tah, při kterém se mohou pohnout král i věž. Protože král a věž často stojí jinde než obvykle, musejí se pravidla rošády trochu lišit.
b2023-II-3-3-8-2-2-1 = Jako v běžném šachu král nesmí rošádou unikat ze šachu, projít napadeným polem ani se dostat do šachu; platí to pro každé pole jeho cesty.
b2023-II-3-2-1 = Podle toho, kde král a věž stojí, vypadá rošáda jedním ze čtyř způsobů. Rošáda dvojtahem: pohnou se král i věž.
b2023-II-3-2-2 = Rošáda transpozicí: král a věž si vymění místa.
b2023-II-3-2-3 = Rošáda králem: pohne se jen král.
b2023-II-3-2-4 = Rošáda věží: pohne se jen věž.
b2023-II-3-2-5-1 = Na skutečné šachovnici se doporučuje vzít krále ze šachovnice a postavit ho vedle jeho cílového pole, potom přesunout věž na její cílové pole a nakonec dát na jeho pole krále.
b2023-II-3-2-5-2 = Po rošádě jsou král a věž tam, kde by byli po rošádě v běžném šachu.
b2023-II-3-2-6 = Po rošádě na stranu c (zápis 0-0-0, v běžném šachu velká) je král na c1 nebo c8 a věž na d1 nebo d8. Po rošádě na stranu g (zápis 0-0, malá) je král na g1 nebo g8 a věž na f1 nebo f8.
b2023-II-3-2-7-1 = Aby nedošlo k omylu, vyplatí se rošádu předem ohlásit.
b2023-II-3-2-7-2 = V některých počátečních postaveních zůstane při rošádě buď král, nebo věž na svém místě, nikdy však král i věž zároveň.
b2023-II-3-2-7-3 = V některých počátečních postaveních lze rošovat hned prvním tahem.
b2023-II-3-2-7-4 = Jiný kámen nesmí stát na žádném poli, které král nebo věž při rošádě překročí nebo na kterém skončí.
b2023-II-3-2-7-5 = V některých počátečních postaveních naopak mohou být obsazena pole, která v běžném šachu musí být prázdná: po rošádě na stranu c třeba některá z polí a, b, e nebo všechna, po rošádě na stranu g třeba pole e, pole h nebo obě.

## Směrnice III: partie bez přídavku a rychlé zakončení

b2023-III =
    .heading = Partie bez přídavku a rychlé zakončení
b2023-III-1 = V rychlém zakončení je nutné dokončit v omezeném čase všechny tahy, které ještě zbývají.
    .heading = Rychlé zakončení partie
b2023-III-2 =
    .heading = Kdy směrnice platí
b2023-III-2-1 = Směrnice se použije, jen když to soutěž předem ohlásila.
b2023-III-2-2 = Směrnice se smí použít jen v partiích vážného a rapid šachu bez přídavku, v bleskovém šachu nikdy.
b2023-III-3 =
    .heading = Spadly oba praporky
b2023-III-3-1 = Spadly-li oba praporky a nedá se určit, který dřív, rozhoduje fáze partie.
b2023-III-3-1-1 = Spadly-li oba praporky, neví se, který dřív, a nejde o poslední část partie, hraje se dál.
b2023-III-3-1-2 = Spadly-li oba praporky a neví se, který dřív, končí partie remízou, jde-li o poslední část, ve které se musí dokončit všechny tahy.
b2023-III-4 = Hráč na tahu, kterému zbývá méně než 2 minuty, smí požádat, aby oba hráči dostávali přídavek 5 sekund na tah. Žádost je zároveň nabídkou remízy. Odmítne-li ji soupeř a rozhodčí s přídavkem souhlasí, hodiny se na něj nastaví, soupeř dostane 2 minuty navíc a hraje se dál.
    .heading = Žádost o přídavek
b2023-III-5 = Nepoužije-li se III.4, může hráč na tahu, kterému zbývá méně než 2 minuty, ještě před pádem svého praporku reklamovat remízu s tím, že soupeř normálními prostředky vyhrát nemůže, že se o to nesnaží, nebo z obou důvodů. Zavolá rozhodčího a smí přitom zastavit hodiny (6.11.2).
    .heading = Reklamace remízy
b2023-III-5-1 = Dá-li rozhodčí hráči za pravdu, že soupeř normálními prostředky vyhrát nemůže nebo se o to nesnaží, vyhlásí remízu. Jinak rozhodnutí odloží, nebo reklamaci zamítne.
b2023-III-5-2 = Odkládá-li rozhodčí rozhodnutí, může soupeři přidat 2 minuty; hraje se dál, pokud možno před očima rozhodčího. Rozhodne ještě během partie, nebo co nejdřív po pádu praporku. Remízu vyhlásí, nemůže-li soupeř hráče se spadlým praporkem normálními prostředky vyhrát nebo nesnažil-li se o to dostatečně.
b2023-III-5-3 = Zamítne-li rozhodčí reklamaci, přičte soupeři 2 minuty.
b2023-III-6 = Když na soutěž nedohlíží rozhodčí, platí body III.6.1 a III.6.2.
    .heading = Soutěž bez rozhodčího
b2023-III-6-1 = Hráč, kterému zbývá méně než 2 minuty a praporek mu ještě nespadl, může reklamovat remízu z důvodu III.6.1.1, III.6.1.2 nebo z obou. Reklamací hra končí.
b2023-III-6-1-1 = První důvod: soupeř normálními prostředky vyhrát nemůže.
b2023-III-6-1-2 = Druhý důvod: soupeř se o výhru normálními prostředky nepokouší.
b2023-III-6-2 = Při prvním důvodu hráč zapíše závěrečnou pozici a soupeř ji zkontroluje. Při druhém k ní přiloží partiář doplněný po poslední tah a soupeř zkontroluje obojí. Reklamaci dostane určený rozhodčí.

## Slovníček pojmů

b2023-Glossary =
    .heading = Slovníček pojmů
b2023-Glossary-50-move = Když oba hráči dokončili posledních 50 tahů po sobě bez tahu pěšcem a bez braní, lze reklamovat remízu (9.3).
    .heading = Pravidlo 50 tahů
b2023-Glossary-75-move = Jakmile oba hráči dokončili 75 tahů po sobě bez tahu pěšcem a bez braní, je remíza (9.6.2).
    .heading = Pravidlo 75 tahů
b2023-Glossary-adjust = Těmito slovy hráč oznamuje, že chce jen opravit postavení kamene, a ne jím táhnout (4.2).
    .heading = Opravuji (j’adoube)
b2023-Glossary-algebraic = Zápis tahů, který sloupce šachovnice 8 × 8 značí písmeny a až h a řady čísly 1 až 8 (8.1).
    .heading = Algebraická notace
b2023-Glossary-appeal = Proti tomu, co rozhodl rozhodčí nebo organizátor, se hráč může odvolat (11.10).
    .heading = Odvolání
b2023-Glossary-arbiter-discretion = Asi na 39 místech nechávají Pravidla věc na úsudku rozhodčího.
    .heading = Rozhodovací pravomoc rozhodčího
b2023-Glossary-blitz = Partie, na kterou má každý hráč nejvýš 10 minut, stejně jako v článku B.1.
    .heading = Bleskový šach
    .changed = Slovníček z roku 2018 uváděl v rozporu s článkem B.1 méně než 10 minut.
b2023-Glossary-completed-move = Tah, který hráč provedl a po kterém stiskl hodiny (6.2.1).
    .heading = Dokončený tah
b2023-Glossary-cumulative = Před každým tahem hráči přibude čas, obvykle 30 sekund.
    .heading = Fischerovo nastavení (cumulative mode)
b2023-Glossary-dead-position = Pozice, ve které žádná posloupnost přípustných tahů nevede k matu ani jednoho z králů (5.2.2).
    .heading = Mrtvá pozice
b2023-Glossary-default-time = O kolik smí hráč přijít později, aniž prohraje kontumačně (6.7). Při nulové čekací době musí být u šachovnice ještě před začátkem.
    .heading = Čekací doba
b2023-Glossary-delay = Každý hráč má hlavní čas a k tomu u každého tahu pevný čas navíc. Hlavní čas se začne odečítat, až když pevný čas doběhne; kdo stiskne hodiny dřív, o hlavní čas nepřichází, i kdyby pevný čas využil skoro celý (6.3.2).
    .heading = Bronsteinovo nastavení (delay mode)
b2023-Glossary-disability = Stav, například tělesné nebo duševní omezení, který člověku zčásti či úplně bere schopnost dělat něco z toho, co k šachu patří (6.2.6).
    .heading = Postižení
b2023-Glossary-displaced = Kámen, který není tam, kde má být: třeba pěšec z a2 napůl na a4 a a5, věž mezi d1 a e1, kámen převržený nebo spadlý na zem (7.4.1).
    .heading = Chybně umístěný kámen
b2023-Glossary-displays = Zařízení, která ukazují pozici na šachovnici: monitor a promítací plocha elektronicky, na demonstrační desce se tahy přestavují ručně (6.12).
    .heading = Monitor, promítací plocha, demonstrační deska
b2023-Glossary-exchange = Slovo má tři významy: záměna pěšce při proměně (3.7.3.5); braní stejně cenného kamene, po němž soupeř vezme zpět; a ztráta věže jednoho hráče proti ztrátě střelce nebo jezdce druhého.
    .heading = Výměna a záměna
b2023-Glossary-forfeit = Hráč buď přijde o právo něco reklamovat, nebo kvůli porušení Pravidel prohraje partii (4.8).
    .heading = Ztráta nároku, kontumace (forfeit)
b2023-Glossary-increment = Čas 2 až 60 sekund, který hráč od začátku partie dostává před každým tahem, a to v Bronsteinově nebo Fischerově nastavení (6.3.1).
    .heading = Přídavek
b2023-Glossary-intervene = Vložit se do něčeho tak, aby to dopadlo jinak (12.7).
    .heading = Zasáhnout
b2023-Glossary-made = Tah je proveden, když hráč kámen postavil na nové pole a pustil jej; při braní musí být ze šachovnice pryč i braný kámen (1.1).
    .heading = Provedený tah
b2023-Glossary-minor-piece = Střelec nebo jezdec.
    .heading = Lehká figura
b2023-Glossary-move = „90 minut na 40 tahů“ znamená 40 tahů každého hráče. Být na tahu je právo hrát jako další. „Nejlepší tah bílého“ je tah jedné strany, půltah (1.1).
    .heading = Tah
b2023-Glossary-move-counter = Funkce hodin, která u každého hráče počítá, kolikrát je stiskl (6.10.2).
    .heading = Počítadlo tahů
b2023-Glossary-normal-means = Hrát čestně na výhru, nebo mít pozici, která dává reálnou naději vyhrát i jinak než na čas (III.5).
    .heading = Normální prostředky
b2023-Glossary-over-the-board = Pravidla upravují jen hru za šachovnicí, ne šach po internetu, korespondenční ani podobný.
    .heading = Praktický šach
b2023-Glossary-penalties = Tresty, ze kterých rozhodčí vybírá, jsou v článku 12.9 seřazeny od nejmírnějšího po nejpřísnější.
    .heading = Tresty
b2023-Glossary-piece = Anglické „piece“ značí podle souvislosti kterýkoli z 32 kamenů (kámen), nebo jen dámu, věž, střelce a jezdce (figura, článek 2).
    .heading = Kámen a figura
b2023-Glossary-rapid = Partie, na kterou má každý hráč víc než 10, ale méně než 60 minut, stejně jako v článku A.1.
    .heading = Rapid šach
    .changed = Slovníček z roku 2018 uváděl v rozporu s článkem A.1 nejméně 10 minut.
b2023-Glossary-regulations = Kde Pravidla šachu dávají na výběr, musí pravidla soutěže říct, co platí (6.7.1).
    .heading = Pravidla soutěže
b2023-Glossary-repetition = Vyskytne-li se pozice třikrát, lze reklamovat remízu (9.2); vyskytne-li se podle měřítek článku 9.2.3 aspoň pětkrát, partie remízou končí (9.6.1).
    .heading = Opakovaná pozice
b2023-Glossary-result = Obvykle 1–0, 0–1 nebo ½–½. Výjimečně mohou prohrát oba (11.8) nebo jeden získá ½ a druhý 0 (11.7). Nesehraná partie se značí +/- (kontumačně vyhrál bílý), -/+ (kontumačně vyhrál černý) nebo -/- (kontumačně prohráli oba).
    .heading = Výsledek
b2023-Glossary-scoresheet = Předtištěný list, na který se během partie zapisují tahy; může být i elektronický (8.1).
    .heading = Partiář
b2023-Glossary-scoring = Obvykle 1 bod za výhru, ½ za remízu a 0 za prohru. Jiný systém dává 3, 1 a 0 bodů (článek 10).
    .heading = Bodování
b2023-Glossary-sealed-move = Při přerušení partie hráč svůj další tah uzavře do obálky (I.1).
    .heading = Pečetěný tah
b2023-Glossary-spectators = Lidé, kteří se na partie dívají a nejsou hráči ani rozhodčí; patří k nim i hráči, kteří už dohráli (11.4).
    .heading = Diváci
b2023-Glossary-standard = Partie, na kterou má každý hráč aspoň 60 minut (III.2.2).
    .heading = Vážný šach
b2023-Glossary-time-control = Předepsaný čas hráče, například 90 minut na 40 tahů a 30 minut do konce partie s přídavkem 30 sekund na tah od prvního tahu. Kdo za méně než 90 minut provedl 40 tahů, o tom se říká, že časové kontroly dosáhl.
    .heading = Časová kontrola
b2023-Glossary-time-period = Část partie, ve které se ve stanoveném čase musí dokončit určitý počet tahů nebo všechny tahy (8.6).
    .heading = Časový úsek
b2023-Glossary-touch-move = Kdo se dotkne kamene v úmyslu jím táhnout, musí jím táhnout (4.3).
    .heading = Dotknuto-hráno
b2023-Glossary-wings = Obě svislé poloviny šachovnice; jmenují se podle toho, zda na nich na začátku stojí král, nebo dáma (3.8.1).
    .heading = Královské a dámské křídlo
