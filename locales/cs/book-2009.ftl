### Pravidla šachu FIDE z roku 2009, článek po článku, vlastními slovy.

## Pravidla z roku 2009

b2009-Title = Tato Pravidla se vztahují na hru za šachovnicí. Přijal je 79. kongres FIDE v Drážďanech v listopadu 2008 a platí od 1. července 2009. Kde se v nich píše „on“, míní se tím i „ona“.
    .heading = Pravidla z roku 2009

## Předmluva

b2009-Preface = Pravidla nemohou předvídat každou situaci ani vyřešit každou administrativní otázku. Co žádný článek přesně neupravuje, rozhodne se podle obdoby s tím, co Pravidla upravují. Pravidla spoléhají na to, že rozhodčí je způsobilý, soudný a zcela nestranný; příliš podrobné předpisy by mu vzaly volnost najít řešení, které je v daném případě spravedlivé a logické. FIDE žádá hráče i federace, aby tento postoj sdíleli.
    .heading = Předmluva
b2009-Preface-a = Členská federace smí zavést podrobnější pravidla, pokud v ničem neodporují oficiálním Pravidlům.
b2009-Preface-b = Vlastní pravidla federace platí jen na jejím území.
b2009-Preface-c = Vlastní pravidla federace neplatí v zápasech, mistrovstvích a kvalifikacích FIDE ani v turnajích, které se započítávají na rating FIDE nebo v nichž lze získat mezinárodní titul.

## Článek 1: Povaha a cíl hry

b2009-1 =
    .heading = Povaha a cíl hry
b2009-1-1 = Dva soupeři střídavě táhnou svými kameny na čtvercové desce, šachovnici. Začíná hráč s bílými kameny. Na tahu je hráč, jakmile soupeř provedl svůj tah; stisknutí hodin k tomu není třeba (viz 6.7).
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
b2009-2-1 = Šachovnice má 64 stejných čtvercových polí (8 × 8), střídavě světlých („bílých“) a tmavých („černých“). Leží mezi hráči tak, aby každý měl po pravé ruce nejbližší rohové pole bílé.
    .heading = Šachovnice
b2009-2-2 = Jeden hráč začíná se 16 světlými („bílými“) kameny, druhý se 16 tmavými („černými“). Každá strana má krále, dámu, dvě věže, dva střelce, dva jezdce a osm pěšců; každý druh má svůj obvyklý tištěný symbol.
    .heading = Kameny
b2009-2-3 = Na krajní řadě stojí od a po h věž, jezdec, střelec, dáma, král, střelec, jezdec a věž, takže obě dámy jsou na sloupci d; celou řadu před nimi zaplňují pěšci.
    .heading = Rozestavení kamenů
b2009-2-4 = Osm svislých pruhů polí jsou sloupce, osm vodorovných jsou řady. Rovná linie polí jedné barvy vedoucí od jednoho okraje šachovnice k sousednímu je diagonála.
    .heading = Sloupce, řady a diagonály

## Článek 3: Tahy kamenů

b2009-3 =
    .heading = Tahy kamenů
b2009-3-1 = Kamenem nelze táhnout na pole obsazené kamenem stejné barvy. Táhne-li se na pole soupeřova kamene, je tento kámen tímtéž tahem vzat a hráč, který bere, ho musí ihned odstranit ze šachovnice. Kámen napadá soupeřův kámen nebo pole, pokud by tam mohl brát podle článků 3.2 až 3.8. Pole napadá i tehdy, když tam ve skutečnosti táhnout nesmí, protože by vlastního krále vystavil šachu nebo ho v šachu nechal.
    .heading = Tah, braní, napadení
    .changed = Nově se vzatý kámen musí odstranit ihned a pole napadá i kámen, který kvůli vlastnímu králi táhnout nesmí.
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
b2009-3-7d = Postoupí-li soupeřův pěšec ze základního pole o dvě pole a přejde přitom pole napadené pěšcem, smí ho tento pěšec vzít, jako by postoupil jen o jedno pole. Lze to jen bezprostředně následujícím tahem a nazývá se to braní mimochodem („en passant“).
b2009-3-7e = Pěšec, který dosáhne řady nejvzdálenější od svého výchozího pole, se musí v témže tahu a na témže poli zaměnit za novou dámu, věž, střelce nebo jezdce své barvy. Výběr nezávisí na tom, které kameny už byly vzaty. Záměna se nazývá proměna a nový kámen působí okamžitě.
b2009-3-8 =
    .heading = Král a rošáda
b2009-3-8a-i = Král smí táhnout na kterékoli sousední pole, které nenapadá žádný soupeřův kámen.
b2009-3-8a-ii = Druhým způsobem tahu krále je rošáda: tah krále a věže téže barvy na první řadě hráče. Počítá se jako jeden tah králem. Král se ze svého základního pole přesune o dvě pole k věži, která stojí na svém základním poli, a věž se pak přemístí na pole, přes které král právě přešel.
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
b2009-4-1 = Každý tah se musí provést jen jednou rukou.
    .heading = Jednou rukou
b2009-4-2 = Hráč, který je na tahu, smí opravit postavení jednoho nebo více kamenů na jejich polích, pokud to předem oznámí, například slovem „opravuji“ nebo „j’adoube“.
    .heading = Opravení postavení kamenů
b2009-4-3 =
    .heading = Dotknuté kameny
b2009-4-3a = Dotkne-li se hráč, který je na tahu, na šachovnici úmyslně jednoho nebo více vlastních kamenů a nejde o opravu podle článku 4.2, musí táhnout prvním dotknutým kamenem, kterým táhnout lze.
b2009-4-3b = Dotkne-li se hráč, který je na tahu, na šachovnici úmyslně jednoho nebo více soupeřových kamenů a nejde o opravu podle článku 4.2, musí vzít první dotknutý kámen, který vzít lze.
b2009-4-3c = Dotkne-li se hráč na tahu úmyslně jednoho vlastního a jednoho soupeřova kamene, musí soupeřův kámen vzít tím svým. Nejde-li to, musí táhnout prvním dotknutým kamenem, kterým lze táhnout, nebo vzít první dotknutý, který lze vzít. Je-li sporné, kterého se dotkl dříve, platí, že to byl jeho vlastní kámen.
    .changed = Když braní nebylo možné, musel hráč v roce 1997 táhnout prvním dotknutým kamenem nebo ho vzít; nyní rozhoduje první dotknutý kámen, u něhož to jde.
b2009-4-4 =
    .heading = Dotknutí při rošádě a proměně
b2009-4-4a = Dotkne-li se hráč na tahu úmyslně svého krále a své věže, musí na tuto stranu provést rošádu, je-li přípustná.
    .changed = V roce 1997 to žádný článek neříkal; upraven byl jen případ, kdy se hráč dotkl nejdříve věže.
b2009-4-4b = Dotkne-li se hráč na tahu úmyslně věže a teprve pak krále, nesmí tímto tahem na tuto stranu rošovat; postupuje se podle článku 4.3a.
b2009-4-4c = Chce-li hráč rošovat a dotkne se krále nebo zároveň krále a věže, ale rošáda na tuto stranu není přípustná, musí provést jiný přípustný tah králem, třeba i rošádu na druhou stranu. Nemá-li král žádný přípustný tah, smí hráč zahrát kterýkoli přípustný tah.
b2009-4-4d = Při proměně pěšce je volba nového kamene konečná, jakmile se nový kámen dotkl pole proměny.
b2009-4-5 = Nelze-li žádným z dotknutých kamenů táhnout a žádný z nich vzít, smí hráč provést kterýkoli přípustný tah.
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
b2009-5-1a = Partii vyhrává hráč, který dal soupeřovu králi mat. Tím partie ihned končí, byl-li matící tah přípustný.
b2009-5-1b = Prohlásí-li hráč, že se vzdává, vyhrává soupeř. Tím partie ihned končí.
b2009-5-2 =
    .heading = Remíza
b2009-5-2a = Partie končí remízou patem, když hráč na tahu nemá žádný přípustný tah a jeho král není v šachu. Tím partie ihned končí, byl-li tah, po kterém pat vznikl, přípustný.
    .changed = Nově musí být i tah, po kterém pat vznikl, přípustný.
b2009-5-2b = Partie končí remízou mrtvou pozicí, když žádnou posloupností přípustných tahů nelze dát mat ani jednomu králi. Tím partie ihned končí, byl-li tah, po kterém tato pozice vznikla, přípustný.
    .changed = V roce 1997 to říkal jen článek 9.6; nyní má mrtvá pozice své jméno a patří do výčtu konců partie.
b2009-5-2c = Partie končí remízou, dohodnou-li se na ní oba hráči v jejím průběhu. Tím ihned končí (viz 9.1).
b2009-5-2d = Partie může skončit remízou, jestliže táž pozice nastala nebo má nastat nejméně potřetí (viz 9.2).
b2009-5-2e = Partie může skončit remízou, jestliže oba hráči provedli posledních 50 tahů po sobě bez braní a bez tahu pěšcem (viz 9.3).
