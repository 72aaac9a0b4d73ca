### Pravidla šachu FIDE z roku 2009, článek po článku, vlastními slovy.

## Pravidla z roku 2009

b2009-Title = Tato Pravidla se vztahují na hru za šachovnicí. Přijal je 79. kongres FIDE v Drážďanech v listopadu 2008 a platí od 1. července 2009. Kde se v nich píše „on“, míní se tím i „ona“.
    .heading = Pravidla z roku 2009

## Předmluva

b2009-Preface = Pravidla nemohou předvídat každou situaci ani vyřešit každou administrativní otázku. Případ, který žádný článek přesně neupravuje, se rozhodne podle obdobných případů, které Pravidla řeší. Pravidla spoléhají na to, že rozhodčí je způsobilý, soudný a zcela nestranný; příliš podrobné předpisy by mu vzaly volnost najít řešení, které je v daném případě spravedlivé a logické. FIDE žádá hráče i federace, aby tento postoj sdíleli.
    .heading = Předmluva
b2009-Preface-a = Členská federace smí zavést podrobnější pravidla, pokud v ničem neodporují oficiálním Pravidlům.
b2009-Preface-b = Vlastní pravidla federace platí jen na jejím území.
b2009-Preface-c = Vlastní pravidla federace neplatí v zápasech, mistrovstvích a kvalifikacích FIDE ani v turnajích, které se započítávají na rating FIDE nebo v nichž lze získat mezinárodní titul.

## Článek 1: Povaha a cíl hry

b2009-1 =
    .heading = Povaha a cíl hry
b2009-1-1 = Dva soupeři střídavě táhnou svými kameny na čtvercové desce, šachovnici. Začíná hráč s bílými kameny. Na tahu je hráč, jakmile soupeř provedl svůj tah (viz 6.7).
    .heading = Kdo je na tahu
    .changed = V roce 1997 byl hráč na tahu teprve tehdy, když soupeř tah dokončil stisknutím hodin; nyní stačí, že ho provedl.
b2009-1-2 = Každý hráč se snaží napadnout soupeřova krále tak, aby soupeř neměl žádný přípustný tah. To je mat: kdo ho dal, vyhrál, a hráč, jehož král mat dostal, prohrál. Vlastního krále nelze nechat napadeného ani napadení vystavit a soupeřova krále nelze vzít.
    .heading = Cíl hry
    .changed = Nově tento článek výslovně zakazuje nechat vlastního krále napadeného, vystavit ho napadení a vzít soupeřova krále.
b2009-1-3 = Vznikne-li pozice, ve které žádný z hráčů nemůže dát mat, partie končí remízou.
    .heading = Mat není možný

## Článek 2: Počáteční postavení

b2009-2 =
    .heading = Počáteční postavení
b2009-2-1 = Šachovnice má 64 stejných čtvercových polí (8 × 8), střídavě světlých („bílých“) a tmavých („černých“). Leží mezi hráči tak, aby každý měl po pravé ruce nejbližší rohové pole bílé.
    .heading = Šachovnice
b2009-2-2 = Jeden hráč začíná se 16 světlými („bílými“) kameny, druhý se 16 tmavými („černými“). Každá strana má krále, dámu, dvě věže, dva střelce, dva jezdce a osm pěšců; každý druh má svůj obvyklý tištěný symbol.
    .heading = Kameny
b2009-2-3 = Na obou krajních řadách stojí od a po h věž, jezdec, střelec, dáma, král, střelec, jezdec a věž, takže obě dámy jsou na sloupci d; celou řadu před nimi zaplňují na každé straně pěšci.
    .heading = Rozestavení kamenů
b2009-2-4 = Osm svislých pruhů polí jsou sloupce, osm vodorovných jsou řady. Rovná linie polí jedné barvy vedoucí od jednoho okraje šachovnice k sousednímu je diagonála.
    .heading = Sloupce, řady a diagonály

## Článek 3: Tahy kamenů

b2009-3 =
    .heading = Tahy kamenů
b2009-3-1 = Kamenem nelze táhnout na pole obsazené kamenem stejné barvy. Táhne-li se na pole soupeřova kamene, je tento kámen tímtéž tahem vzat a hráč, který bere, ho musí ihned odstranit ze šachovnice. Kámen napadá soupeřův kámen nebo pole, pokud by tam mohl brát podle článků 3.2 až 3.8. Pole napadá i tehdy, když tam ve skutečnosti táhnout nesmí, protože by vlastního krále vystavil šachu nebo ho v šachu nechal.
    .heading = Tah, braní, napadení
    .changed = Nově se vzatý kámen musí odstranit ihned. Nově také obecně platí, že pole napadá i kámen, který kvůli vlastnímu králi táhnout nesmí; v roce 1997 to Pravidla říkala jen o šachu (3.5d).
b2009-3-2 = Střelec táhne po diagonálách, na kterých stojí, na libovolnou vzdálenost.
    .heading = Střelec
b2009-3-3 = Věž táhne po sloupci nebo řadě, na kterých stojí, na libovolnou vzdálenost.
    .heading = Věž
b2009-3-4 = Dáma táhne po sloupci, řadě nebo diagonále, na kterých stojí, na libovolnou vzdálenost.
    .heading = Dáma
b2009-3-5 = Dáma, věž ani střelec nesmějí přeskočit kámen, který jim stojí v cestě.
    .heading = Kameny se nepřeskakují
b2009-3-6 = Jezdec táhne na jedno z nejbližších polí, která neleží na jeho sloupci, řadě ani diagonále: o dvě pole rovně a o jedno stranou.
    .heading = Jezdec
b2009-3-7 =
    .heading = Pěšec
b2009-3-7a = Pěšec smí postoupit na nejbližší pole před sebou na témže sloupci, je-li volné.
b2009-3-7b = Svým prvním tahem smí pěšec postoupit o jedno pole podle článku 3.7a, nebo o dvě pole na témže sloupci, jsou-li obě volná.
b2009-3-7c = Pěšec bere soupeřův kámen, který stojí šikmo před ním na sousedním sloupci, a přesune se na jeho pole.
b2009-3-7d = Postoupí-li soupeřův pěšec ze základního pole jedním tahem o dvě pole a přejde přitom pole napadené pěšcem, smí ho tento pěšec vzít, jako by postoupil jen o jedno pole. Udělat to lze jen bezprostředně následujícím tahem a nazývá se to braní mimochodem („en passant“).
b2009-3-7e = Pěšec, který dosáhne řady nejvzdálenější od svého výchozího pole, se musí v témže tahu a na témže poli zaměnit za novou dámu, věž, střelce nebo jezdce své barvy. Výběr nezávisí na tom, které kameny už byly vzaty. Záměna se nazývá proměna a nový kámen působí okamžitě.
b2009-3-8 =
    .heading = Král a rošáda
b2009-3-8a-i = Král smí táhnout na kterékoli sousední pole, které nenapadá žádný soupeřův kámen.
b2009-3-8a-ii = Druhým způsobem tahu krále je rošáda: tah krále a věže téže barvy na první řadě hráče. Počítá se jako jeden tah králem. Král udělá ze svého základního pole dva kroky k věži, která také ještě stojí na základním poli, a věž se poté postaví na pole, přes které král přešel.
    .changed = V roce 1997 stačilo, že král a věž stojí na téže řadě; nyní to musí být první řada hráče a věž musí stát na svém základním poli.
b2009-3-8b-1-a = Právo na rošádu zaniká natrvalo, jakmile král táhl.
b2009-3-8b-1-b = Právo na rošádu s určitou věží zaniká natrvalo, jakmile tato věž táhla.
b2009-3-8b-2-a = Rošádu dočasně nelze provést, pokud soupeřův kámen napadá pole, na kterém král stojí, které musí přejít nebo které má obsadit.
b2009-3-8b-2-b = Rošádu dočasně nelze provést, pokud mezi králem a věží, se kterou má rošovat, stojí jakýkoli kámen.
b2009-3-9 = Král je v šachu, napadá-li ho alespoň jeden soupeřův kámen, a to i kámen, který by tam táhnout nesměl, protože by vlastního krále vystavil šachu nebo ho v šachu nechal. Hráč nesmí provést tah, po kterém by se jeho král do šachu dostal nebo v něm zůstal.
    .heading = Šach
    .changed = V roce 1997 text dodával, že šach není nutné hlásit; tato věta zmizela.

## Článek 4: Provedení tahu

b2009-4 =
    .heading = Provedení tahu
b2009-4-1 = K provedení tahu smí hráč použít jen jednu ruku.
    .heading = Jednou rukou
b2009-4-2 = Hráč na tahu smí opravit postavení kamenů na jejich polích, musí to však předem ohlásit, například slovem „opravuji“ nebo „j’adoube“.
    .heading = Opravení postavení kamenů
b2009-4-3 =
    .heading = Dotknuté kameny
b2009-4-3a = Dotkne-li se hráč, který je na tahu, na šachovnici úmyslně jednoho nebo více vlastních kamenů a nejde o opravu podle článku 4.2, musí táhnout prvním dotknutým kamenem, kterým táhnout lze.
b2009-4-3b = Dotkne-li se hráč, který je na tahu, na šachovnici úmyslně jednoho nebo více soupeřových kamenů a nejde o opravu podle článku 4.2, musí vzít první dotknutý kámen, který vzít lze.
b2009-4-3c = Dotkne-li se hráč, který je na tahu, na šachovnici úmyslně jednoho vlastního a jednoho soupeřova kamene a nejde o opravu podle článku 4.2, musí soupeřův kámen vzít tím svým. Nejde-li to, musí táhnout prvním dotknutým kamenem, kterým lze táhnout, nebo vzít první dotknutý, který lze vzít. Je-li sporné, kterého se dotkl dříve, platí, že to byl jeho vlastní kámen.
    .changed = Když braní nebylo možné, musel hráč v roce 1997 táhnout prvním dotknutým kamenem nebo ho vzít; nyní rozhoduje první dotknutý kámen, u něhož to jde.
b2009-4-4 =
    .heading = Dotknutí při rošádě a proměně
b2009-4-4a = Dotkne-li se hráč na tahu úmyslně svého krále a své věže, musí na tuto stranu provést rošádu, je-li přípustná.
    .changed = V roce 1997 to žádný článek neříkal; Pravidla upravovala jen dotyk věže před králem a rošádu, která není přípustná (4.4).
b2009-4-4b = Dotkne-li se hráč na tahu úmyslně věže a teprve pak krále, nesmí tímto tahem na tuto stranu rošovat; postupuje se podle článku 4.3a.
b2009-4-4c = Chce-li hráč rošovat a dotkne se krále nebo zároveň krále a věže, ale rošáda na tuto stranu není přípustná, musí provést jiný přípustný tah králem, třeba i rošádu na druhou stranu. Pokud králem přípustně táhnout nelze, smí zahrát kterýkoli přípustný tah.
b2009-4-4d = Při proměně už hráč nemůže zvolit jiný kámen, jakmile se vybraný kámen dotkl pole proměny.
b2009-4-5 = Hráč smí zahrát kterýkoli přípustný tah, nedá-li se žádným z dotknutých kamenů táhnout a žádný z nich vzít.
    .heading = S dotknutými kameny nelze hrát
b2009-4-6 = Pustí-li hráč při tahu nebo jeho části kámen na některé pole, nesmí ho v tomto tahu přemístit jinam. Kdy je provedeno braní, rošáda a proměna, určují články 4.6a až 4.6c. Tah je přípustný, splňuje-li vše, co pro něj stanoví článek 3; není-li přípustný, musí se podle článku 4.5 provést jiný.
    .heading = Kdy je tah proveden
    .changed = V roce 1997 byl tah proveden, jakmile splňoval článek 3; nyní mají braní, rošáda i proměna svůj přesně určený okamžik.
b2009-4-6a = Braní je provedeno, když je vzatý kámen odstraněn ze šachovnice a hráč svůj kámen postavil na nové pole a pustil z ruky.
b2009-4-6b = Rošáda je provedena, když hráč pustil z ruky věž na poli, přes které král přešel. Puštěním krále tah ještě proveden není, hráč však už nesmí zahrát nic jiného než rošádu na tuto stranu, je-li přípustná.
b2009-4-6c = Proměna je provedena, když je pěšec odstraněn ze šachovnice a hráč nový kámen postavil na pole proměny a pustil z ruky. Pustí-li hráč na poli proměny zatím jen pěšce, tah ještě proveden není, pěšcem už ale nesmí táhnout na jiné pole.
b2009-4-7 = Hráč, který se úmyslně dotkl kamene, už nemůže reklamovat, že soupeř porušil článek 4.
    .heading = Reklamace po dotknutí
    .changed = V roce 1997 (4.6) se to týkalo jen porušení článků 4.3 a 4.4; nyní celého článku 4.

## Článek 5: Konec partie

b2009-5 =
    .heading = Konec partie
b2009-5-1 =
    .heading = Výhra
b2009-5-1a = Kdo dal soupeřovu králi mat, vyhrál. Tím partie ihned končí, byl-li matící tah přípustný.
b2009-5-1b = Prohlásí-li hráč, že se vzdává, vyhrává soupeř. Tím partie ihned končí.
b2009-5-2 =
    .heading = Remíza
b2009-5-2a = Partie končí patem, tedy remízou, když hráč na tahu nemá žádný přípustný tah a jeho král není v šachu. Tím partie ihned končí, byl-li tah, po kterém pat vznikl, přípustný.
    .changed = Nově musí být i tah, po kterém pat vznikl, přípustný.
b2009-5-2b = Partie končí mrtvou pozicí, tedy remízou, když žádná posloupnost přípustných tahů nevede k matu ani jednoho krále. Tím partie ihned končí, byl-li tah, po kterém tato pozice vznikla, přípustný.
    .changed = V roce 1997 to říkal jen článek 9.6; nyní má mrtvá pozice své jméno a je uvedena mezi způsoby, jak partie končí.
b2009-5-2c = Remízou partie končí i tehdy, když se na ní oba hráči během partie dohodnou. Tím partie ihned končí (viz 9.1).
b2009-5-2d = Partie může skončit remízou, jestliže táž pozice nastala nebo má nastat nejméně potřetí (viz 9.2).
b2009-5-2e = Remízou může partie skončit, pokud každý z hráčů udělal posledních 50 tahů po sobě bez braní a bez tahu pěšcem (viz 9.3).

## Článek 6: Šachové hodiny

b2009-6 =
    .heading = Šachové hodiny
b2009-6-1 = Šachové hodiny mají dva ciferníky (displeje) spojené tak, že nikdy neběží oba zároveň. Slovem „hodiny“ Pravidla rozumějí jeden z nich. Každé hodiny mají praporek; pád praporku znamená, že hráč spotřeboval čas, který měl přidělen.
    .heading = Základní pojmy
b2009-6-2 =
    .heading = Tempo hry
b2009-6-2a = Každý hráč musí v určeném čase provést nejméně předepsaný počet tahů nebo všechny tahy; k tomu může být stanoven doplňkový čas na každý tah. To vše musí být určeno předem.
b2009-6-2b = Čas, který hráč v jednom časovém úseku ušetří, se přičte k dalšímu úseku. Výjimkou je „delay mode“: vedle hlavního času má hráč na každý tah pevný čas navíc a hlavní čas se odečítá, až když pevný čas vyprší. Zastaví-li hráč hodiny dříve, hlavní čas se nemění, ať už z pevného času spotřeboval jakoukoli část.
    .changed = V roce 1997 text převáděl ušetřený čas jen z první časové kontroly do druhé; nyní z kteréhokoli úseku do dalšího.
b2009-6-3 = Jakmile praporek spadne, je třeba ihned ověřit, zda hráč splnil, co žádá článek 6.2a.
    .heading = Kontrola po pádu praporku
    .changed = V roce 1997 článek odkazoval na 8.1 (zapisování tahů); nyní se kontroluje počet tahů podle článku 6.2a.
b2009-6-4 = O tom, kde budou šachové hodiny stát, rozhodne rozhodčí před zahájením hry.
    .heading = Umístění hodin
    .changed = Nově rozhodčí rozhoduje před zahájením hry.
b2009-6-5 = Hra začíná ve stanovenou dobu tím, že se spustí hodiny hráče s bílými kameny.
    .heading = Zahájení hry
b2009-6-6 =
    .heading = Pozdní příchod
b2009-6-6a = Hráč, který přijde k šachovnici až po zahájení hry, partii prohrává: čekací doba je 0 minut. Pravidla soutěže mohou stanovit jinou.
    .changed = V roce 1997 hráč prohrál, teprve když se opozdil o více než hodinu, a jinak mohl rozhodnout i rozhodčí; nyní je čekací doba nulová a změnit ji mohou jen pravidla soutěže.
b2009-6-6b = Stanoví-li pravidla soutěže jinou čekací dobu a při zahájení chybějí oba hráči, jde všechen čas do příchodu bílého k jeho tíži, pokud pravidla soutěže nebo rozhodčí neurčí jinak.
b2009-6-7 =
    .heading = Obsluha hodin
b2009-6-7a = Po provedení tahu na šachovnici hráč zastaví své hodiny a spustí soupeřovy. Musí k tomu dostat možnost. Teprve tím je tah dokončen, pokud jím partie nekončí (5.1a, 5.2a, 5.2b, 5.2c, 9.6). Čas mezi provedením tahu a stisknutím hodin se počítá do času hráče.
    .changed = Nově je bez stisknutí hodin dokončen i tah, po kterém vznikne mrtvá pozice; v roce 1997 byly uvedeny jen články 5.1, 5.2 a 5.3.
b2009-6-7b = Hráč musí hodiny stisknout toutéž rukou, kterou provedl tah. Nesmí mít prst stále na tlačítku ani nad ním.
b2009-6-7c = S hodinami se musí zacházet slušně. Nesmí se do nich prudce bít, zvedat je ani převrhnout. Kdo s nimi zachází nevhodně, je potrestán podle článku 13.4.
b2009-6-7d = Hráč, který nemůže hodiny sám obsluhovat, smí k tomu určit pomocníka; ten musí být přijatelný pro rozhodčího. Rozhodčí pak hráčovy hodiny přiměřeně nastaví.
b2009-6-8 = Za spadlý platí praporek, jehož pád zjistil rozhodčí nebo oprávněně reklamoval některý z hráčů.
    .heading = Kdy praporek spadl
b2009-6-9 = Kdo ve stanoveném čase nestihne předepsaný počet tahů, prohrává, pokud partie už neskončila podle článků 5.1a, 5.1b, 5.2a, 5.2b nebo 5.2c. Partie však končí remízou, je-li pozice taková, že soupeř nemůže dát mat žádnou posloupností přípustných tahů.
    .heading = Prohra na čas
    .changed = Nově je mezi konci partie, které mají přednost před praporkem, i mrtvá pozice (5.2b).
b2009-6-10 =
    .heading = Údaje a nastavení hodin
b2009-6-10a = Údaje hodin jsou konečné, pokud nemají zjevnou závadu. Hodiny se zjevnou závadou se musí vyměnit; čas na nových nastaví rozhodčí podle svého nejlepšího úsudku.
b2009-6-10b = Zjistí-li se během hry, že jedny nebo oboje hodiny jsou nesprávně nastaveny, hráč nebo rozhodčí je ihned zastaví. Rozhodčí nastavení opraví a podle svého nejlepšího úsudku upraví časy i počítadlo tahů.
b2009-6-11 =
    .heading = Oba praporky spadlé
b2009-6-11a = Spadly-li oba praporky a nelze zjistit, který dříve, partie pokračuje, pokud nejde o její poslední úsek.
    .changed = V roce 1997 byla výjimka pro poslední fázi uvedena zvlášť, v článku 10.4.
b2009-6-11b = Dojde-li k tomu v úseku, ve kterém se musí dokončit všechny tahy, partie končí remízou.
    .changed = V roce 1997 bylo totéž pravidlo v článku 10.4 o rychlém zakončení partie.
b2009-6-12 =
    .heading = Zastavení hodin
b2009-6-12a = Oboje hodiny zastaví rozhodčí, kdykoli se hra musí přerušit.
b2009-6-12b = Hráč smí zastavit oboje hodiny jen tehdy, potřebuje-li pomoc rozhodčího, například když chce proměnit pěšce a potřebný kámen nemá k dispozici.
    .changed = V roce 1997 směl hráč hodiny zastavit, aby vyhledal pomoc; nyní text říká, že je to jediný přípustný důvod.
b2009-6-12c = Kdy se bude hrát dál, určí v obou případech rozhodčí.
b2009-6-12d = Rozhodčí posoudí, zda hráč, který zastavil oboje hodiny a požádal o pomoc, žádal právem. Hráče, který zjevně neměl platný důvod, potrestá podle článku 13.4.
b2009-6-13 = Musí-li se po porušení Pravidel obnovit dřívější pozice, rozhodčí nastaví časy na hodinách podle svého nejlepšího úsudku a v případě potřeby opraví počítadlo tahů.
    .heading = Časy po porušení pravidel
    .changed = Nově se opravuje i počítadlo tahů.
b2009-6-14 = V hrací místnosti smějí být promítací plochy, monitory a demonstrační desky, které ukazují pozici, tahy, jejich počet a časy. Hráč však nesmí reklamovat jen na základě těchto údajů.
    .heading = Monitory a demonstrační desky
    .changed = V roce 1997 se o tyto údaje nedala opřít jen reklamace překročení času; nyní se o ně samotné nedá opřít žádná reklamace.

## Článek 7: Nesprávnosti

b2009-7 =
    .heading = Nesprávnosti
b2009-7-1 =
    .heading = Nesprávné postavení kamenů nebo šachovnice
b2009-7-1a = Zjistí-li se během partie, že kameny byly na začátku postaveny nesprávně, partie se zruší a hraje se nová.
b2009-7-1b = Zjistí-li se během partie, že šachovnice byla položena jinak, než žádá článek 2.1, postaví se dosažená pozice znovu na šachovnici položené správně a hraje se dál.
b2009-7-2 = Partie zahájená s obrácenými barvami pokračuje, nerozhodne-li rozhodčí jinak.
    .heading = Obrácené barvy
b2009-7-3 = Hráč, který posune nebo převrhne jeden či více kamenů, musí správnou pozici obnovit na vlastní čas. Je-li třeba, smí kterýkoli z hráčů zastavit hodiny a požádat o pomoc rozhodčího. Hráče, který kameny posunul, může rozhodčí potrestat.
    .heading = Posunuté nebo převržené kameny
    .changed = V roce 1997 směl soupeř hráčovy hodiny znovu spustit, aniž by táhl; nyní smí kterýkoli z hráčů hodiny zastavit a přivolat rozhodčího a ten může uložit trest.
b2009-7-4 =
    .heading = Nepřípustné tahy
b2009-7-4a = Zjistí-li se během partie, že byl proveden nepřípustný tah (patří sem i nesprávná proměna pěšce a vzetí krále), obnoví se pozice těsně před ním. Nejde-li to, hraje se z poslední pozice před chybou, kterou lze zjistit. Časy na hodinách rozhodčí upraví podle článku 6.13. Tah, který nepřípustný tah nahradí, podléhá článkům 4.3 a 4.6; z obnovené pozice se pak hraje dál.
    .changed = Nově se za nepřípustný tah výslovně považuje i nesprávná proměna a vzetí krále a pro náhradní tah platí vedle článku 4.3 i 4.6.
b2009-7-4b = Za první i za druhý nepřípustný tah téhož hráče přidá rozhodčí soupeři pokaždé dvě minuty. Třetím nepřípustným tahem hráč partii prohrává. Partie však končí remízou, nemůže-li soupeř v dané pozici dát mat žádnou posloupností přípustných tahů.
    .changed = V roce 1997 tyto tresty platily jen při rychlém zakončení partie (10.3) a třetí nepřípustný tah prohrával, i když soupeř nemohl dát mat.
b2009-7-5 = Zjistí-li se během partie, že kameny byly posunuty ze svých polí, obnoví se pozice, jaká byla předtím; nejde-li to, poslední pozice před chybou, kterou lze zjistit. Časy na hodinách rozhodčí upraví podle článku 6.13 a z obnovené pozice se hraje dál.
    .heading = Zjištěné posunutí kamenů

## Článek 8: Zapisování tahů

b2009-8 =
    .heading = Zapisování tahů
b2009-8-1 = Během partie musí každý hráč do partiáře předepsaného pro soutěž zapisovat tah po tahu své i soupeřovy tahy, algebraickou notací (příloha C) a co nejzřetelněji a nejčitelněji. Zapsat tah předem je zakázáno, výjimkou je reklamace remízy (9.2, 9.3) a pečetění tahu (G1a). Hráč smí odpovědět dříve, než zapíše soupeřův tah, svůj předchozí tah však musí zapsat před provedením dalšího. Oba hráči musí v partiáři vyznačit i nabídku remízy (C13). Kdo zapisovat nemůže, smí se souhlasem rozhodčího určit pomocníka, který zapisuje; rozhodčí pak tomuto hráči přiměřeně nastaví hodiny.
    .heading = Povinnost zapisovat
    .changed = Nově se nesmí zapisovat předem. V roce 1997 se hráči, který nemohl zapisovat ze zdravotních nebo náboženských důvodů, odečetl čas; nyní smí zapisovat pomocník.
b2009-8-2 = Rozhodčí musí na partiář vidět po celou partii.
    .heading = Viditelný partiář
b2009-8-3 = Partiáře patří pořadateli soutěže.
    .heading = Vlastnictví partiářů
b2009-8-4 = Hráč, kterému na hodinách zbývá méně než pět minut a který nedostává na tah alespoň 30 sekund navíc, nemusí zapisovat podle článku 8.1. Jakmile jeden z praporků spadne, musí svůj partiář úplně doplnit, než provede tah na šachovnici.
    .heading = Zápis v časové tísni
    .changed = Nově musí hráč partiář doplnit dříve, než táhne.
b2009-8-5 =
    .heading = Doplnění zápisu
b2009-8-5a = Nemusí-li podle článku 8.4 zapisovat ani jeden hráč, musí se rozhodčí nebo jeho zástupce snažit být u partie a tahy zaznamenávat. V tom případě rozhodčí zastaví hodiny, jakmile spadne praporek. Oba hráči si pak musí zápis doplnit podle partiáře rozhodčího nebo soupeře.
b2009-8-5b = Nemusí-li podle článku 8.4 zapisovat jen jeden hráč, musí po pádu praporku svůj zápis úplně doplnit, než provede další tah. Je-li na tahu, smí k tomu použít soupeřův partiář, před tahem ho však musí vrátit.
b2009-8-5c = Chybí-li úplný partiář, musí hráči partii rekonstruovat na jiné šachovnici. Dohlíží na to rozhodčí nebo jeho pomocník, který předem zaznamená aktuální pozici, časy na hodinách a počet tahů, je-li znám.
    .changed = V roce 1997 se před rekonstrukcí zaznamenávala jen pozice; nyní i časy a počet tahů.
b2009-8-6 = Nelze-li partiáře doplnit tak, aby se překročení času prokázalo, počítá se příští tah jako první v dalším časovém úseku, ledaže je zjevné, že hráči provedli tahů více.
    .heading = Neznámý počet tahů
b2009-8-7 = Po skončení partie oba hráči zapíší výsledek do obou partiářů a podepíší je. I chybný výsledek platí, ledaže rozhodčí rozhodne jinak.
    .heading = Podpis partiářů

## Článek 9: Remíza

b2009-9 =
    .heading = Remíza
b2009-9-1 =
    .heading = Dohoda a nabídka remízy
b2009-9-1a = Pravidla soutěže mohou dohodu o remíze omezit: dovolit ji až po dokončení určitého počtu tahů, nebo jen se souhlasem rozhodčího.
    .changed = V roce 1997 Pravidla s takovým omezením nepočítala.
b2009-9-1b1 = Je-li dohoda dovolena, smí hráč remízu nabídnout, když na šachovnici provedl tah; musí to však udělat dříve, než zastaví své hodiny a spustí soupeřovy. Nabídka v kteroukoli jinou chvíli partie platí také, je však třeba přihlédnout k článku 12.6. Nelze ji spojit s podmínkami ani odvolat. Platí, dokud ji soupeř nepřijme, neodmítne slovy nebo tím, že se dotkne kamene s úmyslem jím táhnout nebo ho vzít, anebo dokud partie neskončí jinak.
    .changed = V roce 1997 soupeř, který neodpověděl slovy, nabídku odmítl teprve provedením tahu, nyní už dotykem kamene; nabídka v jinou chvíli byla tehdy porušením Pravidel, nyní se jen posuzuje podle článku 12.6.
b2009-9-1b2 = Oba hráči si nabídku remízy zapíší do partiáře symbolem (=) (viz C13).
b2009-9-1b3 = Nabídkou remízy je i její reklamace podle článku 9.2, 9.3 nebo 10.2.
    .changed = V roce 1997 se reklamace za nabídku nepovažovala.
b2009-9-2 = Partie končí remízou na oprávněnou reklamaci hráče, který je na tahu, jestliže se táž pozice má vyskytnout (9.2a) nebo se vyskytla (9.2b) nejméně potřetí; tahy se přitom nemusí opakovat bezprostředně po sobě. Pozice je táž, je-li na tahu týž hráč, stojí-li kameny stejného druhu a barvy na stejných polích a mají-li všechny kameny obou hráčů stejné přípustné tahy. Táž není, jestliže pěšec, kterého bylo možné brát mimochodem, už takto brán být nemůže. Je-li hráč nucen táhnout králem nebo věží, ztrácí právo na rošádu až po tomto tahu.
    .heading = Trojí opakování pozice
    .changed = Nově právo na rošádu zaniká až provedením vynuceného tahu králem nebo věží a místo „potřetí“ stačí „nejméně potřetí“.
b2009-9-2a = Reklamovat lze pozici, která teprve vznikne: hráč si tah nejprve zapíše do partiáře a rozhodčímu řekne, že ho hodlá provést.
b2009-9-2b = Reklamovat lze pozici, která se právě vyskytla, je-li reklamující hráč na tahu.
b2009-9-3 = Partie končí remízou na oprávněnou reklamaci hráče, který je na tahu, není-li (nebo s příštím tahem nebude) mezi posledními 50 tahy obou stran žádný tah pěšcem ani braní (9.3a, 9.3b).
    .heading = Pravidlo 50 tahů
b2009-9-3a = Hráč smí reklamovat tak, že zapíše do partiáře a oznámí rozhodčímu tah, jímž se dovrší 50 po sobě jdoucích tahů obou hráčů bez tahu pěšcem a bez braní.
b2009-9-3b = Hráč smí reklamovat, provedli-li oba hráči posledních 50 tahů po sobě bez braní a bez tahu pěšcem.
b2009-9-4 = Dotkne-li se hráč kamene (4.3) a remízu předtím nereklamoval, nemůže ji v tomto tahu podle článků 9.2 a 9.3 už reklamovat.
    .heading = Ztráta práva reklamovat
    .changed = V roce 1997 se právo ztrácelo až provedením tahu; nyní stačí dotknout se kamene.
b2009-9-5 = Hráč, který reklamuje remízu podle článku 9.2 nebo 9.3, smí zastavit hodiny (viz 6.12b). Reklamaci nelze odvolat.
    .heading = Reklamace remízy
    .changed = V roce 1997 musel reklamující hráč ihned zastavit oboje hodiny; nyní je zastavit smí.
b2009-9-5a = Oprávněnou reklamací partie ihned končí remízou.
b2009-9-5b = Po neoprávněné reklamaci přidá rozhodčí soupeři 3 minuty a hraje se dál. Opírala-li se reklamace o zamýšlený tah, hráč ho nyní podle článku 4 musí zahrát.
    .changed = V roce 1997 reklamující hráč navíc přišel o polovinu zbývajícího času, nejvýše o tři minuty; nyní se jen přidává soupeři.
b2009-9-6 = Partie končí remízou, vznikne-li pozice, ze které nelze k matu dojít žádnou posloupností přípustných tahů. Tím partie ihned končí, byl-li tah, který k této pozici vedl, přípustný.
    .heading = Mat už není možný
    .changed = Nově musí být tah, který k této pozici vedl, přípustný.

## Článek 10: Rychlé zakončení partie

b2009-10 =
    .heading = Rychlé zakončení partie
b2009-10-1 = Rychlé zakončení partie je ta část partie, v níž má hráč na všechny zbývající tahy už jen omezený čas.
    .heading = Co je rychlé zakončení partie
b2009-10-2 = Hráč, který je na tahu a zbývá mu méně než 2 minuty, smí reklamovat remízu, dokud jeho praporek nespadl. Přivolá rozhodčího a smí zastavit hodiny (viz 6.12b).
    .heading = Reklamace remízy
    .changed = V roce 1997 reklamující hráč nemusel být na tahu a hodiny zastavit musel; nyní musí být na tahu a hodiny zastavit smí.
b2009-10-2a = Souhlasí-li rozhodčí s tím, že se soupeř normálními prostředky vyhrát nesnaží nebo že se jimi partie vyhrát nedá, prohlásí ji za remízu. Jinak rozhodnutí odloží, nebo reklamaci zamítne.
    .changed = V roce 1997 mohl rozhodčí jen souhlasit, nebo rozhodnutí odložit; nyní může reklamaci i zamítnout.
b2009-10-2b = Rozhodčí, který rozhodnutí odložil, může soupeři přidat 2 minuty; hraje se dál, pokud možno v jeho přítomnosti. Rozhodne později během hry, nebo co nejdříve po pádu praporku. Remízu vyhlásí, dojde-li k závěru, že konečná pozice se normálními prostředky vyhrát nedá nebo že se o to soupeř nepokoušel.
    .changed = Nově jsou uvedeny důvody pozdější remízy a rozhodčí je přítomen jen podle možností; v roce 1997 se hrálo v jeho přítomnosti.
b2009-10-2c = Zamítne-li rozhodčí reklamaci, přidá soupeři 2 minuty.
b2009-10-2d = Rozhodnutí rozhodčího podle článků 10.2a, 10.2b a 10.2c je konečné.

## Článek 11: Bodování

b2009-11 =
    .heading = Bodování
b2009-11-1 = Za výhru má hráč bod (1), za remízu půl bodu (½) a za prohru nic (0); kontumační výhra a prohra se počítají stejně. Předem lze stanovit jiné bodování.
    .heading = Body za partii
    .changed = Nově se mluví i o kontumaci a předem lze stanovit jiné bodování.

## Článek 12: Chování hráčů

b2009-12 =
    .heading = Chování hráčů
b2009-12-1 = Hráči nesmějí dělat nic, co poškozuje dobré jméno šachu.
    .heading = Dobré jméno šachu
    .changed = V roce 1997 článek žádal slušné vystupování a jeho porušení se netrestalo; nyní chrání dobré jméno šachu a platí pro něj článek 12.7.
b2009-12-2 = Hráči nesmějí bez dovolení rozhodčího opustit hrací prostor. Patří k němu hrací místnost, místa pro odpočinek a občerstvení, prostor pro kouření a další místa, která rozhodčí určí. Kdo je na tahu, nesmí bez dovolení rozhodčího odejít ani z hrací místnosti.
    .heading = Opuštění hracího prostoru
b2009-12-3 =
    .heading = Pomůcky, telefony, kouření
b2009-12-3a = Během partie je hráčům zakázáno nahlížet do poznámek a jiných zdrojů informací, nechat si poradit a analyzovat partii na jiné šachovnici.
b2009-12-3b = Mobilní telefon ani jiný elektronický komunikační prostředek nesmí bez dovolení rozhodčího v hracím prostoru nikdo mít, ledaže je úplně vypnutý. Vydá-li takový přístroj jakýkoli zvuk, hráč prohrává a soupeř vyhrává. Nemůže-li soupeř dát mat žádnou posloupností přípustných tahů, připíše se mu jen remíza.
b2009-12-3c = Kouřit se smí jen tam, kde to rozhodčí vyhradí.
b2009-12-4 = Do partiáře se zapisují jen tahy, časy na hodinách, nabídky remízy, okolnosti reklamace a jiné důležité údaje.
    .heading = K čemu slouží partiář
    .changed = Nově se smějí zapsat i jiné důležité údaje.
b2009-12-5 = Hráči, kteří dohráli, se považují za diváky.
    .heading = Po partii
    .changed = V roce 1997 článek (12.3) také zakazoval hráčům i divákům během hry analyzovat v hrací místnosti; tento zákaz tu už není.
b2009-12-6 = Je zakázáno soupeře jakkoli vyrušovat nebo obtěžovat. Patří sem i neopodstatněné reklamace a nabídky remízy a hluk v hrací místnosti.
    .heading = Rušení soupeře
    .changed = V roce 1997 bylo uvedeno jen opakované nabízení remízy; nyní i neopodstatněné reklamace a nabídky a hluk.
b2009-12-7 = Porušení kteréhokoli z článků 12.1 až 12.6 se trestá podle článku 13.4.
    .heading = Tresty za nevhodné chování
    .changed = V roce 1997 (12.6) mohlo být potrestáno porušení článků 12.2 až 12.5; nyní trest následuje a týká se i článku 12.1.
b2009-12-8 = Kdo Pravidla opakovaně odmítá dodržovat, je potrestán prohrou partie. Kolik bodů získá soupeř, určí rozhodčí.
    .heading = Opakované odmítání Pravidel
    .changed = Nově určuje bodový zisk soupeře rozhodčí.
b2009-12-9 = Platí-li článek 12.8 pro oba hráče, rozhodčí prohlásí, že partii prohráli oba.
    .heading = Vinni oba hráči
b2009-12-10 = Proti rozhodnutí rozhodčího podle článku 10.2d nebo přílohy D se hráč odvolat nemůže. Proti každému jinému rozhodnutí rozhodčího ano, nestanoví-li pravidla soutěže jinak.
    .heading = Odvolání

## Článek 13: Úloha rozhodčího

b2009-13 =
    .heading = Úloha rozhodčího
b2009-13-1 = Úkolem rozhodčího je zajistit, aby hráči přesně dodržovali Pravidla.
    .heading = Dodržování Pravidel
b2009-13-2 = Rozhodčí dbá především na prospěch soutěže: pečuje o dobré podmínky ke hře, hlídá, aby hráče nikdo nerušil, a dohlíží na to, jak soutěž probíhá.
    .heading = Povinnosti
b2009-13-3 = Rozhodčí sleduje partie, zvlášť při časové tísni hráčů, dbá na to, aby se jeho rozhodnutí plnila, a ukládá přiměřené tresty.
    .heading = Sledování partií
b2009-13-4 = K dispozici má rozhodčí tyto tresty; smí jich uložit i několik najednou.
    .heading = Tresty
    .changed = Nově lze výslovně uložit více trestů najednou a změnit bodový zisk obou hráčů (13.4e, 13.4f).
b2009-13-4a = Napomenutí.
b2009-13-4b = Přidání času soupeři hráče, který se provinil.
b2009-13-4c = Odečtení času hráči, který se provinil.
b2009-13-4d = Prohlášení partie za prohranou.
b2009-13-4e = Méně bodů z partie pro hráče, který se provinil.
b2009-13-4f = Více bodů z partie pro soupeře, nejvýše tolik, kolik se v ní dá získat.
b2009-13-4g = Vyloučení ze soutěže.
b2009-13-5 = Naruší-li hru něco zvenčí, může rozhodčí přidat čas jednomu nebo oběma hráčům.
    .heading = Vnější rušení
b2009-13-6 = Rozhodčí nesmí do partie zasahovat kromě případů, které uvádějí Pravidla. Nesmí hráči sdělit počet provedených tahů, leda podle článku 8.5, když už spadl alespoň jeden praporek. Nesmí ho upozornit ani na to, že soupeř táhl nebo že sám nestiskl hodiny.
    .heading = Nezasahování do hry
    .changed = Nový je obecný zákaz zasahovat; v roce 1997 byla zakázána jen určitá upozornění.
b2009-13-7 =
    .heading = Diváci a přístroje
b2009-13-7a = Diváci a hráči jiných partií nesmějí o partii mluvit ani do ní jinak zasahovat; je-li to nutné, smí rozhodčí ty, kdo se provinili, z hracího prostoru vykázat. Kdo si všimne nesprávnosti, smí o ní říct jen rozhodčímu.
    .changed = Nové je, že kdo si všimne nesprávnosti, smí to říct jen rozhodčímu.
b2009-13-7b = V hrací místnosti a v přilehlých prostorách určených rozhodčím je zakázáno používat mobilní telefony a jiné komunikační prostředky, pokud je rozhodčí nepovolil.

## Článek 14: FIDE

b2009-14 =
    .heading = FIDE
b2009-14-1 = Členské federace mohou FIDE požádat o oficiální rozhodnutí o výkladu Pravidel.
    .heading = Výklad FIDE

## Příloha A: Rapid šach

b2009-A =
    .heading = Rapid šach
b2009-A1 = V partii rapid šachu musí každý hráč provést všechny tahy v pevném čase, který je nejméně 15 minut a méně než 60 minut. Hraje-li se s přídavkem, musí v těchto mezích ležet součet počátečního času a šedesátinásobku přídavku.
    .heading = Co je rapid šach
    .changed = V roce 1997 (B1) měl rapid 15 až 60 minut a s přídavkem se nepočítalo; nyní už 60 minut rapid není a přídavek se započítává.
b2009-A2 = Zapisovat tahy není povinné.
    .heading = Zápis
b2009-A3 = Je-li na hru dostatečný dozor, například jeden rozhodčí nejvýše na 3 partie, platí Turnajová pravidla (články 6 až 14).
    .heading = Dostatečný dozor
b2009-A4 = Není-li zajištěn dostatečný dozor, platí Turnajová pravidla se změnami podle článků A4a až A4d.
    .heading = Bez dostatečného dozoru
    .changed = V roce 1997 platila zvláštní pravidla pro každou partii rapid šachu; nyní jen tam, kde dozor nestačí.
b2009-A4a = Po třech dokončených tazích obou hráčů už nelze reklamovat, že byly nesprávně postaveny kameny, položena šachovnice nebo nastaveny hodiny. Byly-li král a dáma zaměněni, nesmí tento král rošovat.
    .changed = V roce 1997 (B4) byla hranice také tři tahy; nové je, že král zaměněný s dámou nesmí rošovat.
b2009-A4b = O článku 4 (provedení tahu) rozhoduje rozhodčí, jen když o to požádá jeden nebo oba hráči.
    .changed = V roce 1997 (B5) totéž platilo i pro článek 10.
b2009-A4c = Nepřípustný tah je dokončen, jakmile byly spuštěny soupeřovy hodiny. Soupeř ho pak smí reklamovat, dokud sám netáhl, a teprve po takové reklamaci smí rozhodčí zasáhnout. Stojí-li však oba králové v šachu nebo zůstala-li proměna pěšce nedokončená, rozhodčí podle možností zasáhne i bez reklamace.
    .changed = V roce 1997 rapid šach vlastní pravidlo o nepřípustném tahu neměl; platil článek 7.4.
b2009-A4d-1 = Praporek platí za spadlý, když to oprávněně reklamuje jeden hráč nebo oba. Rozhodčí na pád praporku nesmí upozornit, ledaže spadly oba.
    .changed = Nově smí rozhodčí upozornit na to, že spadly oba praporky.
b2009-A4d-2 = Kdo reklamuje výhru na čas, zastaví oboje hodiny a oznámí to rozhodčímu. Reklamace uspěje jen tehdy, je-li po zastavení hodin jeho praporek nahoře a soupeřův spadlý.
b2009-A4d-3 = Spadly-li oba praporky, jak to popisují články A4d.1 a A4d.2, rozhodčí prohlásí partii za remízu.

## Příloha B: Bleskový šach

b2009-B =
    .heading = Bleskový šach
b2009-B1 = V bleskové partii musí každý hráč provést všechny tahy v čase kratším než 15 minut. Hraje-li se s přídavkem, musí být kratší než 15 minut součet počátečního času a šedesátinásobku přídavku.
    .heading = Co je bleskový šach
    .changed = Nově se započítává přídavek.
b2009-B2 = Má-li každá partie svého rozhodčího, je dozor dostatečný; platí pak Turnajová pravidla a k nim článek A2.
    .heading = Dostatečný dozor
b2009-B3 =
    .heading = Bez dostatečného dozoru
b2009-B3a = Platí pravidla rapid šachu z přílohy A, pokud je tato příloha neupravuje jinak.
    .changed = V roce 1997 (C2) to tak bylo v každé bleskové partii; nyní jen tam, kde dozor nestačí.
b2009-B3b = Články 10.2 a A4c neplatí.
    .changed = V roce 1997 (C5) byl vyloučen jen článek 10.2.
b2009-B3c = Nepřípustný tah je dokončen, jakmile byly spuštěny soupeřovy hodiny. Soupeř pak smí reklamovat výhru, dokud sám netáhl. Nemůže-li však soupeř dát mat žádnou posloupností přípustných tahů, smí hráč, který nepřípustný tah provedl, reklamovat remízu, než znovu táhne. Jakmile soupeř táhl, nepřípustný tah už opravit nelze, ledaže se na tom hráči bez rozhodčího dohodnou.
    .changed = Nová je remíza, když soupeř nemůže dát mat žádnou posloupností přípustných tahů (v roce 1997 se žádal matící materiál, C4), a oprava po dohodě hráčů.

## Příloha C: Notace šachové partie

b2009-C =
    .heading = Notace šachové partie
b2009-C-intro = Pro své turnaje a zápasy FIDE uznává jen algebraickou notaci a doporučuje ji i šachovým knihám a časopisům. Zápis v jiné notaci není důkazem tam, kde hráčův zápis jako důkaz slouží. Rozhodčí, který zjistí, že hráč používá jinou notaci, ho na tento požadavek musí upozornit.
    .heading = Algebraická notace
b2009-C1 = V této příloze se „kamenem“ rozumí jen figura, tedy každý kámen kromě pěšce.
    .heading = Slovo „kámen“
    .changed = V roce 1997 uváděl tento užší význam slova článek 2.2.
b2009-C2 = Každá figura se označuje velkým počátečním písmenem svého názvu: K je král, D dáma, V věž, S střelec a J jezdec.
    .heading = Písmena figur
b2009-C3 = Hráč smí používat písmena obvyklá ve své zemi, například F pro francouzské „fou“ nebo L pro nizozemské „loper“ (obojí střelec). V tisku se doporučují obrázkové symboly figur.
    .heading = Písmena v jiných jazycích
b2009-C4 = Pěšci písmeno nemají a poznají se právě podle toho, například e5, d4, a5.
    .heading = Pěšec nemá písmeno
b2009-C5 = Osm sloupců má malá písmena a, b, c, d, e, f, g, h: pro bílého zleva doprava, pro černého zprava doleva.
    .heading = Sloupce
b2009-C6 = Osm řad má čísla 1 až 8: pro bílého zdola nahoru, pro černého shora dolů. V počátečním postavení tedy bílé figury a pěšci stojí na 1. a 2. řadě a černé na 8. a 7. řadě.
    .heading = Řady
b2009-C7 = Každé ze 64 polí má tak své jediné jméno složené z písmena a číslice.
    .heading = Pole
b2009-C8 = Tah figurou se zapisuje písmenem figury a cílovým polem, bez pomlčky mezi nimi: Se5, Jf3, Vd1. U tahu pěšcem se píše jen cílové pole: e5, d4, a5.
    .heading = Zápis tahu
b2009-C9 = Při braní se mezi písmeno figury a cílové pole vkládá x: Sxe5, Jxf3, Vxd1. Bere-li pěšec, píše se sloupec, ze kterého táhl, x a cílové pole: dxe5, gxf3, axb5. Při braní mimochodem je cílovým polem to, na kterém beroucí pěšec skončí, a připojí se „e.p.“: exf6 e.p.
    .heading = Braní
b2009-C10 =
    .heading = Dvě stejné figury
b2009-C10-1 = Mohou-li na totéž pole táhnout dvě stejné figury z téže řady, píše se písmeno figury, sloupec, ze kterého se táhne, a cílové pole.
b2009-C10-2 = Stojí-li obě figury na témže sloupci, píše se písmeno figury, řada, ze které se táhne, a cílové pole.
b2009-C10-3 = Stojí-li figury na různých řadách i sloupcích, dává se přednost prvnímu způsobu, tedy sloupci. Při braní se před cílové pole může vložit x; v příkladech níže pak Jgxf3 nebo Jdxf3, J5xf3 nebo J1xf3, Jhxf3 nebo Jdxf3.
    .changed = V roce 1997 text umisťoval x jinam, než ukazovaly jeho vlastní příklady; nyní se text s příklady shoduje.
b2009-C10-ex-1 = Příklad: stojí-li jezdci na g1 a d2 a jeden z nich táhne na f3, zapíše se Jgf3, nebo Jdf3.
b2009-C10-ex-2 = Příklad: stojí-li jezdci na g5 a g1 a jeden z nich táhne na f3, zapíše se J5f3, nebo J1f3.
b2009-C10-ex-3 = Příklad: stojí-li jezdci na h2 a d4 a jeden z nich táhne na f3, zapíše se Jhf3, nebo Jdf3.
b2009-C11 = Mohou-li tentýž soupeřův kámen brát dva pěšci, píše se sloupec, ze kterého pěšec táhne, x a cílové pole. Stojí-li bílí pěšci na c4 a e4 a černý kámen na d5, tah bílého se zapíše cxd5, nebo exd5.
    .heading = Dva pěšci mohou brát
b2009-C12 = Proměna se zapisuje tahem pěšce a hned za ním písmenem nové figury: d8D, f8J, b1S, g1V.
    .heading = Proměna
b2009-C13 = Nabídka remízy se značí (=).
    .heading = Nabídka remízy
b2009-C-abbreviations = 0-0 je rošáda s věží ze sloupce h (malá), 0-0-0 s věží ze sloupce a (velká). x znamená braní, + šach, ++ nebo # mat, e.p. braní mimochodem. Šach, mat a braní se do partiáře zapisovat nemusí.
    .heading = Zkratky
    .changed = Nově lze mat psát i # a šach, mat a braní není povinné vyznačovat.
b2009-C-sample = Notaci ukazuje vzorová partie: 1.d4 Jf6 2.c4 e6 3.Jc3 Sb4 4.Sd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Sxc3 8.Sxc3 Jxd5 9.Jf3 b6 10.Db3 Jxc3 11.bxc3 c5 12.Se2 cxd4 13.Jxd4 Ve8 14.0-0 Jd7 15.a4 Jc5 16.Db4 Sb7 17.a5 a tak dále.
    .heading = Vzorový zápis

## Příloha D: Rychlé zakončení bez rozhodčího

b2009-D =
    .heading = Rychlé zakončení bez rozhodčího
b2009-D1 = Hraje-li se podle článku 10, smí hráč, kterému zbývá méně než 2 minuty a jehož praporek ještě nespadl, reklamovat remízu; tím partie končí. Při důvodu D1a musí zapsat konečnou pozici a soupeř ji ověří. Při důvodu D1b musí zapsat konečnou pozici a předložit i aktuální partiář; soupeř ověří obojí. O reklamaci rozhodne rozhodčí a jeho rozhodnutí je konečné.
    .heading = Reklamace remízy
b2009-D1a = První možný důvod reklamace: soupeř nemůže vyhrát normálními prostředky.
b2009-D1b = Druhý možný důvod reklamace: soupeř se nesnaží vyhrát normálními prostředky.

## Příloha E: Slepí a zrakově postižení hráči

b2009-E =
    .heading = Slepí a zrakově postižení hráči
b2009-E1 = Pravidla této přílohy mohou pořadatelé turnajů přizpůsobit místním podmínkám. Hraje-li vidoucí hráč se zrakově postiženým, může kterýkoli z nich žádat dvě šachovnice: vidoucí hraje na běžné, zrakově postižený na speciální, která musí splňovat následující požadavky.
    .heading = Dvě šachovnice
b2009-E1a = Speciální šachovnice má rozměr nejméně 20 × 20 cm.
b2009-E1b = Černá pole jsou mírně vyvýšená.
b2009-E1c = V každém poli je zabezpečovací otvor.
b2009-E1d = Každý kámen má kolíček, který do otvorů dobře zapadá.
b2009-E1e = Kameny jsou typu Staunton; černé jsou zvlášť označeny.
b2009-E2 =
    .heading = Jak se hraje
b2009-E2-1 = Každý tah je třeba zřetelně oznámit; soupeř ho musí zopakovat a provést na své šachovnici. Při proměně pěšce musí hráč oznámit, který kámen si zvolil. Pro větší zřetelnost se pro sloupce navrhují jména Anna, Bella, Cesar, David, Eva, Felix, Gustav a Hector. Řady se od bílého k černému čtou německy: eins, zwei, drei, vier, fuenf, sechs, sieben, acht. Rošáda se oznamuje „Lange Rochade“ (velká) nebo „Kurze Rochade“ (malá). Kameny se jmenují Koenig, Dame, Turm, Laeufer, Springer a Bauer.
b2009-E2-2 = Zrakově postižený hráč se na své šachovnici kamene dotkl teprve tehdy, když ho vyňal ze zabezpečovacího otvoru.
b2009-E2-3 = Teprve po splnění podmínek E2.3a až E2.3c je tah proveden a smějí se spustit soupeřovy hodiny. Pro vidoucího hráče platí o dotyku a provedení tahu běžná pravidla.
b2009-E2-3a = První podmínka provedení tahu: při braní je vzatý kámen odstraněn ze šachovnice hráče, který je na tahu.
b2009-E2-3b = Druhá podmínka: kámen je zasazen do otvoru jiného pole.
b2009-E2-3c = Třetí podmínka: tah byl oznámen.
b2009-E2-4a = Zrakově postižení hráči smějí používat zvlášť upravené hodiny. Ručičky jsou zpevněné a na ciferníku je po 5 minutách jeden vyvýšený bod, po 15 minutách dva.
b2009-E2-4b = Praporek takových hodin se dá dobře nahmatat a je upraven tak, aby hráč mohl v posledních 5 minutách hodiny hmatem kontrolovat velkou ručičku.
b2009-E2-5 = Zrakově postižený hráč musí vést záznam partie: slepeckým písmem, latinkou, nebo nahrávkou na magnetofon.
b2009-E2-6 = Kdo se při oznamování tahu přeřekne, musí to ihned opravit, dokud nejsou spuštěny soupeřovy hodiny.
b2009-E2-7 = Liší-li se během hry pozice na obou šachovnicích, opraví se za účasti rozhodčího porovnáním zápisů obou hráčů. Shodují-li se zápisy, musí hráč, který tah správně zapsal, ale provedl jinak, svou pozici podle zápisu opravit.
b2009-E2-8 = Liší-li se pozice a neshodují-li se ani zápisy, tahy se projdou zpět až k místu, kde se oba zápisy shodují, a rozhodčí podle toho nastaví hodiny.
b2009-E2-9 = Zrakově postižený hráč má právo na pomocníka, který podle potřeby plní úkoly uvedené v článcích E2.9a až E2.9f. Pokud pomocníka nemá, smí ho pro úkoly E2.9a a E2.9b využít vidoucí hráč.
b2009-E2-9a = Pomocník provádí tahy na šachovnici soupeře.
b2009-E2-9b = Pomocník oznamuje tahy obou hráčů.
b2009-E2-9c = Pomocník vede zápis zrakově postiženého hráče a spouští soupeřovy hodiny; přitom se dbá na článek E2.3c.
b2009-E2-9d = Pomocník zrakově postiženému hráči jen na jeho žádost sdělí, kolik tahů bylo provedeno a kolik času oba hráči spotřebovali.
b2009-E2-9e = Pomocník reklamuje překročení času a oznámí rozhodčímu, když se vidoucí hráč dotkl některého ze svých kamenů.
b2009-E2-9f = Pomocník vyřídí formality při přerušení partie.

## Příloha F: Fischerovy šachy (Chess960)

b2009-F =
    .heading = Fischerovy šachy (Chess960)
b2009-F1 = Před partií Fischerových šachů se počáteční postavení náhodně určí podle daných pravidel. Dál se hraje jako v běžném šachu: figury i pěšci táhnou jako obvykle a každý hráč se snaží dát soupeřovu králi mat.
    .heading = Hra
b2009-F2 = Bílí pěšci stojí na druhé řadě jako v běžném šachu; ostatní bílé kameny se náhodně rozestaví na první řadě s omezeními F2a až F2c. Postavení lze před partií vylosovat programem na počítači, kostkou, mincí, kartami a podobně.
    .heading = Počáteční postavení
b2009-F2a = Král stojí mezi věžemi.
b2009-F2b = Střelci stojí na polích opačné barvy.
b2009-F2c = Černé kameny stojí zrcadlově přímo proti bílým.
b2009-F3 =
    .heading = Rošáda
b2009-F3a = Každý hráč smí jednou za partii provést rošádu, tedy jedním tahem přemístit krále a věž. Běžná pravidla rošády je k tomu třeba zčásti změnit, protože předpokládají výchozí pole krále a věže, která ve Fischerových šachách často neplatí.
b2009-F3b1 = Podle výchozích polí krále a věže se rošuje jedním ze čtyř způsobů. Rošáda dvojtahem: táhne král i věž.
b2009-F3b2 = Rošáda transpozicí: král a věž si vymění místa.
b2009-F3b3 = Rošáda králem: táhne jen král.
b2009-F3b4 = Rošáda věží: táhne jen věž.
b2009-F3-rec-1 = Doporučení pro rošádu na šachovnici: krále sejmout a odložit mimo šachovnici vedle pole, na kterém bude stát, pak přemístit věž a nakonec postavit krále na jeho pole.
b2009-F3-rec-2 = Po rošádě stojí král a věž na týchž polích jako po rošádě v běžném šachu.
b2009-F3-expl = Po rošádě na stranu c (0-0-0, v běžném šachu velká rošáda) stojí král na c1 nebo c8 a věž na d1 nebo d8. Po rošádě na stranu g (0-0, v běžném šachu malá rošáda) stojí král na g1 nebo g8 a věž na f1 nebo f8.
b2009-F3-note1 = Aby nedošlo k nedorozumění, je vhodné rošádu předem oznámit, například slovy „budu rošovat“.
b2009-F3-note2 = V některých počátečních postaveních zůstane při rošádě na místě buď král, nebo věž, ne však oba.
b2009-F3-note3 = V některých počátečních postaveních lze rošovat už prvním tahem.
b2009-F3-note4 = Všechna pole mezi výchozím a konečným polem krále i věže, včetně konečných polí, musí být prázdná, nepočítaje tohoto krále a tuto věž.
b2009-F3-note5 = V některých počátečních postaveních mohou zůstat obsazena pole, která v běžném šachu musí být volná, například jedno nebo více polí na sloupcích a, b a e po rošádě na stranu c a na sloupcích e a h po rošádě na stranu g.
b2009-F3-3-8b-2-a = Platí i zákaz z článku 3.8b(2)a: rošovat nelze, dokud je napadeno kterékoli pole, na kterém král stojí, které přechází nebo které má obsadit.

## Směrnice pro přerušení partie

b2009-G =
    .heading = Směrnice pro přerušení partie
b2009-G1 =
    .heading = Pečetění tahu
b2009-G1a = Není-li partie na konci hrací doby dohrána, uloží rozhodčí hráči na tahu, aby tah zapečetil. Hráč musí tah jednoznačně zapsat do svého partiáře, oba partiáře zalepit do obálky a teprve pak zastavit své hodiny; soupeřovy přitom nespustí. Dokud hodiny nezastavil, smí pečetěný tah změnit. Provede-li po výzvě k pečetění tah na šachovnici, musí právě tento tah zapsat jako pečetěný.
b2009-G1b = Přeruší-li hráč na tahu partii před koncem hrací doby, má se za to, že pečetil na jejím konci, a zbývající čas se mu zaznamená podle toho.
b2009-G2 =
    .heading = Obálka
b2009-G2a = Na obálce musí být jména hráčů.
b2009-G2b = Musí na ní být pozice těsně před pečetěným tahem.
b2009-G2c = Musí na ní být čas, který oba hráči spotřebovali.
b2009-G2d = Musí na ní být jméno hráče, který tah zapečetil.
b2009-G2e = Musí na ní být pořadové číslo pečetěného tahu.
b2009-G2f = Musí na ní být nabídka remízy, pokud byla před přerušením učiněna.
b2009-G2g = Musí na ní být datum, hodina a místo dohrávky.
b2009-G3 = Rozhodčí zkontroluje, že údaje na obálce souhlasí, a ručí za to, že je bezpečně uložena.
    .heading = Úschova obálky
b2009-G4 = Nabídka remízy podaná poté, co soupeř zapečetil tah, platí, dokud ji soupeř podle článku 9.1 nepřijme nebo neodmítne.
    .heading = Nabídka remízy po pečetění
b2009-G5 = K dohrávce se na šachovnici postaví pozice těsně před pečetěným tahem a na hodinách se nastaví časy, které oba hráči při přerušení spotřebovali.
    .heading = Příprava dohrávky
b2009-G6 = Dohodnou-li se hráči na remíze nebo oznámí-li jeden rozhodčímu, že se vzdává, partie ihned končí.
    .heading = Konec před dohrávkou
b2009-G7 = Obálka se smí otevřít, teprve když je přítomen hráč, který má na pečetěný tah odpovědět.
    .heading = Otevření obálky
b2009-G8 = Kromě případů podle článků 5, 6.9 a 9.6 hráč prohrává, zapsal-li pečetěný tah tak, jak uvádějí články G8a až G8c.
    .heading = Pečetěný tah, který prohrává
    .changed = Nově k výjimkám patří i konce partie podle článku 5.
b2009-G8a = Zápis pečetěného tahu je nejednoznačný.
b2009-G8b = Pečetěný tah je zapsán tak, že nelze zjistit, co skutečně znamená.
b2009-G8c = Pečetěný tah je nepřípustný.
b2009-G9 =
    .heading = Zahájení dohrávky
b2009-G9a = Je-li v čase dohrávky přítomen hráč, který má odpovědět, obálka se otevře, na šachovnici se zahraje pečetěný tah a přítomnému hráči se spustí hodiny.
b2009-G9b = Není-li přítomen hráč, který má odpovědět, spustí se jeho hodiny. Až přijde, zastaví je a přivolá rozhodčího; obálka se otevře, na šachovnici se zahraje pečetěný tah a hráči se hodiny znovu spustí.
b2009-G9c = Není-li přítomen hráč, který pečetil, smí soupeř místo tahu na šachovnici zapsat svou odpověď do partiáře, vložit ho do nové obálky, zastavit své hodiny a spustit hodiny nepřítomného. Obálku pak uschová rozhodčí a otevře se, až nepřítomný hráč přijde.
b2009-G10 = Hráč, který přijde k dohrávce více než hodinu po jejím stanoveném začátku, prohrává, pokud pravidla soutěže nebo rozhodčí neurčí jinak. Opozdí-li se hráč, který pečetil, rozhodne se jinak v případech G10a až G10c.
    .heading = Pozdní příchod k dohrávce
    .changed = Nově mohou pravidla soutěže nebo rozhodčí určit něco jiného.
b2009-G10a = Dává-li pečetěný tah nepřítomného hráče mat, hráč přes zpoždění vyhrává.
b2009-G10b = Vznikne-li pečetěným tahem nepřítomného hráče pat nebo pozice podle článku 9.6, partie končí remízou.
b2009-G10c = Nepřítomný hráč neprohrává, prohrál-li hráč přítomný u šachovnice podle článku 6.9.
b2009-G11 =
    .heading = Ztráta obálky
b2009-G11a = Ztratí-li se obálka s pečetěným tahem, pokračuje se z pozice a s časy při přerušení. Nejsou-li časy přesně známy, určí je rozhodčí. Kdo pečetil, řekne, který tah zapečetil, a zahraje ho na šachovnici.
    .changed = Nově hráč prohlašuje, který tah zapečetil.
b2009-G11b = Nelze-li pozici obnovit, partie se zruší a musí se sehrát nová.
b2009-G12 = Ukazují-li při dohrávce některé hodiny nesprávný čas a hráč na to upozorní před svým prvním tahem, musí se chyba opravit. Nevšimne-li si jí nikdo, hraje se dál bez opravy, ledaže by to podle rozhodčího mělo příliš tvrdé následky.
    .heading = Nesprávný čas při dohrávce
b2009-G13 = Rozhodčí předem určí, kdy dohrávky začínají a kdy končí.
    .heading = Časový plán dohrávek
    .changed = V roce 1997 se trvání dohrávky řídilo hodinkami rozhodčího; tato věta zmizela.
