### Pravidla šachu FIDE z roku 1997, článek po článku, vlastními slovy.

## Rozsah platnosti a předmluva

b1997-Title = Pravidla platí pro partie hrané u šachovnice. Schválil je 67. kongres FIDE v Jerevanu na podzim 1996 a účinné jsou od 1. července 1997; rozhodující je anglické znění.
    .heading = Rozsah a platnost
b1997-Preface = Žádná pravidla nemohou předvídat všechno. Případ, který žádný článek přesně neřeší, se má rozhodnout srovnáním s podobnými případy, o nichž Pravidla mluví. Pravidla počítají s tím, že rozhodčí je způsobilý, rozumný a zcela nestranný, a záměrně nejdou do přílišných podrobností, aby mohl najít řešení spravedlivé, logické a přiměřené okolnostem. FIDE žádá hráče i federace, aby tento přístup přijali za svůj.
    .heading = Předmluva
b1997-Preface-a = Členská federace smí vydat podrobnější předpisy, nesmějí však odporovat oficiálním Pravidlům šachu.
    .heading = Soulad s Pravidly
b1997-Preface-b = Doplňující předpisy federace platí jen na jejím vlastním území.
    .heading = Jen na vlastním území
b1997-Preface-c = Doplňující předpisy federace se nesmějí použít v zápasech, mistrovstvích a kvalifikacích FIDE ani v turnajích, kde se získávají tituly nebo rating FIDE.
    .heading = Ne v soutěžích FIDE

## Článek 1: povaha a cíl šachové partie

b1997-1 =
    .heading = Povaha a cíl šachové partie
b1997-1-1 = Dva soupeři střídavě táhnou svými kameny po čtvercové desce, šachovnici. První tah má hráč s bílými kameny. Hráč „je na tahu“, jakmile soupeř svůj tah dokončil.
    .heading = Dva hráči, bílý začíná
b1997-1-2 = Každý se snaží napadnout soupeřova krále tak, aby ho soupeř žádným přípustným tahem nemohl zachránit před braním v dalším tahu. Komu se to podaří, dal mat a partii vyhrál; kdo mat dostal, prohrál.
    .heading = Cíl: mat
b1997-1-3 = Vznikne-li pozice, v níž mat nemůže dát žádný z hráčů, končí partie remízou.
    .heading = Mat není možný: remíza

## Článek 2: počáteční postavení

b1997-2 =
    .heading = Počáteční postavení kamenů
b1997-2-1 = Šachovnice má 64 stejných polí v mřížce 8 × 8, střídavě světlých („bílých“) a tmavých („černých“). Leží mezi hráči tak, aby každý měl po pravé ruce světlé rohové pole.
    .heading = Šachovnice
b1997-2-2 = Na začátku má jeden hráč 16 světlých (bílých) a druhý 16 tmavých (černých) kamenů: krále, dámu, dvě věže, dva střelce, dva jezdce a osm pěšců, každý s obvyklým symbolem. Kamenům kromě pěšců se říká také figury.
    .heading = Kameny
b1997-2-3 = V první řadě bílého stojí od a1 po h1 věž, jezdec, střelec, dáma, král, střelec, jezdec a věž, ve druhé řadě pěšci. Černé kameny stojí proti nim v osmé a sedmé řadě, obě dámy tedy na sloupci d (diagram 1).
    .heading = Rozestavení
b1997-2-4 = Osm svislých pásů polí jsou sloupce, osm vodorovných jsou řady. Přímý pás stejnobarevných polí, která se dotýkají rohy, je diagonála.
    .heading = Sloupce, řady, diagonály

## Článek 3: tahy kamenů

b1997-3 =
    .heading = Tahy kamenů
b1997-3-1 = Kámen nesmí táhnout na pole, kde stojí kámen téže barvy. Táhne-li na pole soupeřova kamene, bere ho, a sebraný kámen se v témže tahu odstraní ze šachovnice. Kámen napadá pole, na němž by podle článků 3.2 až 3.5 mohl brát.
    .heading = Obsazená pole, braní, napadení
b1997-3-2 = Dáma, věž ani střelec nesmějí na své cestě přeskočit žádný kámen.
    .heading = Dáma, věž a střelec
b1997-3-2a = Dáma táhne na kteroukoli vzdálenost po sloupci, řadě nebo diagonále, na kterých stojí (diagram 2).
b1997-3-2b = Věž táhne na kteroukoli vzdálenost po sloupci nebo řadě, na kterých stojí (diagram 3).
b1997-3-2c = Střelec táhne na kteroukoli vzdálenost po diagonále, na které stojí (diagram 4).
b1997-3-3 = Jezdec táhne na jedno z nejbližších polí, která neleží na jeho sloupci, řadě ani diagonále. Poli mezi výchozím a cílovým místem neprochází, takže kameny v cestě přeskakuje (diagram 5).
    .heading = Jezdec
b1997-3-4 =
    .heading = Pěšec
b1997-3-4a = Pěšec postupuje po svém sloupci o jedno pole vpřed, je-li to pole volné.
b1997-3-4b = Svým prvním tahem smí pěšec postoupit i o dvě pole vpřed, jsou-li obě volná.
b1997-3-4c = Pěšec bere soupeřův kámen, který stojí šikmo před ním na sousedním sloupci, tím, že táhne na jeho pole (diagram 6).
b1997-3-4d = Postoupí-li soupeřův pěšec z původního pole jedním tahem o dvě pole a přejde přitom pole napadené pěšcem druhé strany, smí ho tento pěšec vzít, jako by postoupil jen o jedno pole. Je to možné jen hned následujícím tahem a říká se tomu braní mimochodem, en passant (diagram 7).
b1997-3-4e = Pěšec, který dojde na řadu nejvzdálenější od svého základního postavení, se musí v témže tahu zaměnit za dámu, věž, střelce nebo jezdce své barvy. Volba není omezena na figury sebrané dříve. Záměně se říká proměna a nová figura působí okamžitě.
b1997-3-5 =
    .heading = Král, rošáda a šach
b1997-3-5aI = Král táhne na kterékoli sousední pole, které není napadeno žádným soupeřovým kamenem.
b1997-3-5aII = Král smí také rošovat. Rošáda je jediný tah králem, kterého se účastní i věž téže barvy na téže řadě: král se z původního pole posune o dvě pole k věži a věž se přes něj přenese na pole, které král právě přešel (diagram 8).
b1997-3-5bI = Jakmile král jednou táhl, právo na rošádu trvale zaniká.
b1997-3-5bII = S věží, která už táhla, rošovat nikdy nelze (rošády ukazují diagramy 9 až 12).
b1997-3-5cI = Rošádu nelze dočasně provést, dokud soupeř napadá pole, na kterém král stojí, které musí přejít nebo které má obsadit.
b1997-3-5cII = Rošádu nelze dočasně provést, dokud mezi králem a příslušnou věží stojí jakýkoli kámen.
b1997-3-5d = Král je v šachu, napadá-li ho aspoň jeden soupeřův kámen, a to i kámen, který sám táhnout nemůže. Šach se nemusí hlásit. Hráč nesmí tahem svého krále šachu vystavit ani ho v něm nechat.

## Článek 4: provedení tahu

b1997-4 =
    .heading = Provedení tahu
b1997-4-1 = Tah smí hráč provést jen jednou rukou.
    .heading = Jedna ruka
b1997-4-2 = Hráč na tahu smí opravit postavení kamenů na jejich polích, oznámí-li to předem, například slovem „opravuji“ („j’adoube“).
    .heading = Opravení postavení kamenů
b1997-4-3 =
    .heading = Dotknuto-hráno
b1997-4-3a = Dotkne-li se hráč na tahu úmyslně jednoho nebo více kamenů téže barvy, aniž ohlásil opravu, musí táhnout prvním dotknutým vlastním kamenem, kterým táhnout lze, nebo vzít první dotknutý soupeřův kámen, který vzít lze.
b1997-4-3b = Dotkne-li se hráč vlastního i soupeřova kamene (po jednom), musí soupeřův kámen vzít svým. Není-li to možné, musí kamenem dotknutým dříve táhnout, případně ho vzít. Nelze-li pořadí doložit, považuje se za dotknutý dříve vlastní kámen.
b1997-4-4 =
    .heading = Dotek krále a věže
b1997-4-4a = Dotkne-li se hráč úmyslně nejdříve věže a pak krále, nesmí v tomto tahu na tu stranu rošovat; platí článek 4.3, musí tedy táhnout věží dotknutou jako první, je-li to možné.
b1997-4-4b = Chce-li hráč rošovat a dotkne se krále, nebo krále a věže současně, ale rošáda na tu stranu přípustná není, musí rošovat na druhou stranu, je-li to možné, nebo táhnout králem. Nemá-li král přípustný tah, smí hráč provést kterýkoli přípustný tah.
b1997-4-5 = Nelze-li žádným dotknutým kamenem táhnout ani žádný vzít, smí hráč provést kterýkoli přípustný tah.
    .heading = Dotknutým nelze táhnout
b1997-4-6 = Kdo se sám úmyslně dotkne kamene, už nemůže reklamovat, že soupeř porušil článek 4.3 nebo 4.4.
    .heading = Ztráta práva reklamovat
b1997-4-7 = Jakmile hráč pustí kámen na nějaké pole a jde o přípustný tah nebo jeho část, nesmí ho v tomto tahu dát na jiné. Tah je proveden, když jsou splněny všechny příslušné podmínky článku 3.
    .heading = Kdy je tah proveden

## Článek 5: konec partie

b1997-5 =
    .heading = Konec partie
b1997-5-1 =
    .heading = Vyhraná partie
b1997-5-1a = Partii vyhrává hráč, který soupeřovu králi dal přípustným tahem mat; tím partie ihned končí.
b1997-5-1b = Prohlásí-li hráč, že se vzdává, vyhrává soupeř a partie ihned končí.
b1997-5-2 = Nemá-li hráč na tahu žádný přípustný tah a není v šachu, nastal pat: partie ihned končí remízou.
    .heading = Pat
b1997-5-3 = Hráči se během partie mohou dohodnout na remíze; tím partie ihned končí (viz 9.1).
    .heading = Dohoda
b1997-5-4 = Partie může skončit remízou, objevila-li se na šachovnici třikrát táž pozice (viz 9.2).
    .heading = Trojí opakování pozice
b1997-5-5 = Partie může skončit remízou, jestliže v posledních 50 po sobě jdoucích tazích nikdo netáhl pěšcem a nic nebylo vzato (viz 9.3).
    .heading = Padesát tahů

## Článek 6: šachové hodiny

b1997-6 =
    .heading = Šachové hodiny
b1997-6-1 = Šachové hodiny mají dva časoměry propojené tak, že v jednu chvíli může běžet jen jeden. Slovem „hodiny“ rozumějí Pravidla jeden z obou časoměrů. „Pád praporku“ znamená, že hráči vypršel přidělený čas.
    .heading = Hodiny a pád praporku
b1997-6-2 = Každý hráč musí v přiděleném čase provést určitý počet tahů nebo všechny tahy, případně může po každém tahu dostat čas navíc; vše musí být stanoveno předem. Čas ušetřený před první časovou kontrolou se přičítá k času na druhou. Výjimkou je delay: hráč má hlavní čas na rozmyšlenou a k němu na každý tah pevný čas navíc. Hlavní čas začne ubývat teprve po vyčerpání pevného času; zastaví-li hráč hodiny dříve, hlavní čas se nezmění, ať z pevného času spotřeboval jakoukoli část.
    .heading = Časové kontroly a čas navíc
b1997-6-3 = Každý časoměr má praporek. Jakmile praporek spadne, je třeba hned ověřit, zda jsou splněny požadavky článku 8.1 o zapisování tahů.
    .heading = Praporek
b1997-6-4 = Kde budou hodiny stát, určuje rozhodčí.
    .heading = Umístění hodin
b1997-6-5 = V čase určeném pro zahájení partie se spustí hodiny bílého.
    .heading = Spuštění hodin
b1997-6-6 = Hráč, který přijde k šachovnici víc než hodinu po stanoveném začátku, prohrává, neurčují-li pravidla soutěže nebo rozhodčí něco jiného.
    .heading = Pozdní příchod
b1997-6-7 =
    .heading = Stisknutí hodin
b1997-6-7a = Po provedení tahu na šachovnici hráč zastaví své hodiny a spustí soupeřovy. Zastavit své hodiny mu musí být vždy umožněno. Do té doby tah není dokončen, ledaže jím partie končí (5.1, 5.2 nebo 5.3). Doba mezi provedením tahu a stisknutím hodin se počítá do času hráče, který táhl.
b1997-6-7b = Hodiny je třeba stisknout toutéž rukou, kterou byl tah proveden. Je zakázáno nechávat prst na tlačítku nebo nad ním držet ruku.
b1997-6-7c = Hráči musejí s hodinami zacházet slušně: je zakázáno do nich prudce bít, zvedat je nebo na ně klepat. Nevhodné zacházení se trestá podle článku 13.4.
b1997-6-8 = Praporek se považuje za spadlý, když to zjistí rozhodčí nebo to druhý hráč oprávněně reklamuje.
    .heading = Kdy praporek spadl
b1997-6-9 = Hráč, který v přiděleném čase neprovede předepsaný počet tahů, prohrává, pokud partie neskončila už podle 5.1, 5.2 nebo 5.3. Nemohl-li by mu však soupeř dát mat žádnou posloupností přípustných tahů, ani při nejslabší obraně, končí partie remízou.
    .heading = Prohra na čas
b1997-6-10 = Údaje na hodinách jsou konečné, není-li na hodinách zjevná závada. Hodiny se zjevnou závadou se vymění a časy na nových nastaví rozhodčí podle svého nejlepšího úsudku.
    .heading = Údaje a závady
b1997-6-11 = Spadly-li oba praporky a nelze zjistit, který dříve, partie pokračuje.
    .heading = Oba praporky spadlé
b1997-6-12 =
    .heading = Zastavení hodin
b1997-6-12a = Je-li třeba partii přerušit, zastaví rozhodčí hodiny.
b1997-6-12b = Hráč smí zastavit hodiny, aby požádal o pomoc rozhodčího.
b1997-6-12c = O tom, kdy partie pokračuje, rozhoduje rozhodčí.
b1997-6-13 = Po nepřípustném tahu, nebo je-li třeba vrátit kameny do dřívější pozice, nastaví rozhodčí časy na hodinách podle svého nejlepšího úsudku.
    .heading = Hodiny po nesprávnosti
b1997-6-14 = V hrací místnosti jsou povoleny obrazovky, monitory a demonstrační desky, které ukazují pozici, tahy a jejich počet, i hodiny, které počet tahů ukazují. Na jejich údajích však hráč nemůže založit reklamaci překročení času.
    .heading = Obrazovky a demonstrační desky

## Článek 7: nesprávnosti

b1997-7 =
    .heading = Nesprávnosti
b1997-7-1 =
    .heading = Chybné rozestavení
b1997-7-1a = Zjistí-li se během partie, že počáteční postavení kamenů bylo chybné, partie se zruší a hraje se nová.
b1997-7-1b = Ukáže-li se během partie, že chybou je jen šachovnice položená jinak, než žádá článek 2.1, musí se pozice přenést na správně položenou šachovnici a hraje se dál.
b1997-7-2 = Partie zahájená s obrácenými barvami pokračuje, nerozhodne-li rozhodčí jinak.
    .heading = Obrácené barvy
b1997-7-3 = Srazí-li hráč kameny, musí správnou pozici obnovit na svůj čas. Je-li to třeba, smí soupeř hráčovy hodiny znovu spustit, aniž sám táhne, aby se pozice obnovovala na čas toho, kdo kameny srazil.
    .heading = Sražené kameny
b1997-7-4 = Zjistí-li se během partie, že byl proveden nepřípustný tah nebo že některé kameny byly vychýleny ze svých polí, obnoví se pozice bezprostředně před nesprávností. Nelze-li ji určit, hraje se z poslední známé pozice před ní. Hodiny se nastaví podle článku 6.13. Na tah, který nahrazuje nepřípustný, se vztahuje pravidlo „dotknuto-hráno“ (4.3). Partie pak pokračuje.
    .heading = Nepřípustné tahy a posunuté kameny

## Článek 8: zapisování tahů

b1997-8 =
    .heading = Zapisování tahů
b1997-8-1 = Každý hráč musí zapisovat své i soupeřovy tahy, jeden po druhém, co nejjasněji a nejčitelněji, algebraickou notací (příloha E) do partiáře předepsaného pro soutěž. Odpovědět na soupeřův tah smí dřív, než jej zapíše, svůj předchozí tah však musí zapsat před provedením dalšího. Nabídku remízy musejí oba zaznamenat značkou (=). Hráči, který nemůže zapisovat ze zdravotních nebo náboženských důvodů, se na začátku partie odečte z času na rozmyšlenou tolik, kolik určí rozhodčí.
    .heading = Povinnost zapisovat
b1997-8-2 = Rozhodčí musí na partiář po celou partii vidět.
    .heading = Partiář na očích
b1997-8-3 = Partiáře patří pořadatelům soutěže.
    .heading = Vlastnictví
b1997-8-4 = Zapisovat nemusí hráč, který má na hodinách méně než pět minut a za každý tah nedostává aspoň 30 sekund. Jakmile některý praporek spadne, musí partiář ihned úplně doplnit.
    .heading = Méně než pět minut
b1997-8-5 =
    .heading = Doplnění zápisu
b1997-8-5a = Nezapisuje-li podle 8.4 žádný z hráčů, musí se rozhodčí nebo jeho pomocník snažit být u partie a zapisovat. Jakmile jeden praporek spadne, rozhodčí zastaví hodiny. Oba hráči si pak doplní partiáře podle zápisu rozhodčího nebo soupeře.
b1997-8-5b = Nezapisuje-li podle 8.4 jen jeden hráč, musí svůj partiář úplně doplnit, jakmile spadne praporek. Je-li na tahu, smí k tomu použít soupeřův partiář; v partii smí pokračovat, až svůj doplní a soupeřův vrátí.
b1997-8-5c = Není-li k dispozici žádný úplný zápis, musí hráči partii rekonstruovat na druhé šachovnici pod dohledem rozhodčího nebo jeho pomocníka, který si předtím poznamená aktuální pozici.
b1997-8-6 = Nelze-li ze zápisů zjistit, zda hráč překročil čas, počítá se další tah jako první v dalším časovém úseku, ledaže je známo, že tahů bylo víc.
    .heading = Nejasný počet tahů

## Článek 9: remíza

b1997-9 =
    .heading = Remíza
b1997-9-1 = Remízu smí hráč nabídnout po provedení tahu na šachovnici a musí to udělat před stisknutím hodin. Nabídka v jiné chvíli hry platí také, porušuje však článek 12.5. Nesmí se vázat na žádné podmínky a nelze ji odvolat. Platí, dokud ji soupeř nepřijme, neodmítne slovně nebo provedením tahu, nebo dokud partie neskončí jinak. Oba si ji zaznamenají do partiáře značkou (=).
    .heading = Nabídka remízy
b1997-9-2 = Hráč na tahu smí reklamovat remízu, vznikne-li táž pozice potřetí; výskyty nemusejí následovat za sebou. Pozice jsou stejné, je-li na tahu týž hráč, stojí-li na stejných polích kameny stejného druhu a barvy a mají-li oba hráči tytéž možné tahy. Nejsou stejné, mohl-li být v některé z nich vzat pěšec mimochodem nebo zaniklo-li mezitím právo rošovat hned nebo později.
    .heading = Trojí opakování pozice
b1997-9-2a = Reklamovat lze, když pozice teprve má vzniknout: hráč si tah, který k ní vede, zapíše do partiáře a oznámí rozhodčímu, že ho chce provést.
b1997-9-2b = Reklamovat lze, když pozice právě vznikla a reklamující je na tahu.
b1997-9-3 = Remízu pro padesát tahů bez tahu pěšcem a bez braní smí reklamovat jen hráč, který je na tahu.
    .heading = Pravidlo padesáti tahů
b1997-9-3a = Reklamace je oprávněná, jestliže oba hráči v posledních 50 po sobě jdoucích tazích netáhli pěšcem a nic nevzali.
b1997-9-3b = Hráč smí také zapsat tah do partiáře a oznámit, že ho chce provést, jestliže se jím dovrší 50 tahů obou hráčů bez tahu pěšcem a bez braní.
b1997-9-4 = Provede-li hráč tah bez reklamace, ztrácí v tomto tahu právo reklamovat podle 9.2 a 9.3.
    .heading = Ztráta práva reklamovat
b1997-9-5 = Kdo reklamuje remízu podle 9.2 nebo 9.3, ihned zastaví oboje hodiny. Reklamaci nelze vzít zpět.
    .heading = Postup při reklamaci
b1997-9-5a = Je-li reklamace oprávněná, partie ihned končí remízou.
b1997-9-5b = Je-li reklamace neoprávněná, odebere rozhodčí reklamujícímu polovinu zbývajícího času, nejvýše však tři minuty, a soupeři tři minuty přidá. Partie pak pokračuje a zamýšlený tah se musí provést.
b1997-9-6 = Partie končí remízou, jakmile vznikne pozice, z níž nelze k matu dojít žádnou posloupností přípustných tahů, ani při nejslabší obraně. Tím partie ihned končí.
    .heading = Mrtvá pozice

## Článek 10: rychlé zakončení partie

b1997-10 =
    .heading = Rychlé zakončení partie
b1997-10-1 = Rychlé zakončení je poslední část partie, v níž je nutno všechny zbývající tahy provést v omezeném čase.
    .heading = Vymezení
b1997-10-2 = Hráč, kterému zbývají méně než dvě minuty, smí před pádem svého praporku reklamovat remízu. Zastaví hodiny a přivolá rozhodčího.
    .heading = Reklamace remízy v časové tísni
b1997-10-2a = Rozhodčí prohlásí partii za remízu, je-li přesvědčen, že soupeř o výhru normálními prostředky neusiluje nebo že takto vyhrát nelze. Jinak své rozhodnutí odloží.
b1997-10-2b = Odloží-li rozhodčí rozhodnutí, může soupeř dostat dvě minuty navíc a partie pokračuje v přítomnosti rozhodčího.
b1997-10-2c = Po odložení může rozhodčí vyhlásit remízu i později, dokonce i po pádu praporku.
b1997-10-3 = Nepřípustný tah nemusí znamenat prohru. Po opravě podle 7.4 přidá rozhodčí za první nepřípustný tah hráče soupeři dvě minuty a za druhý další dvě; třetím nepřípustným tahem týž hráč partii prohrává.
    .heading = Nepřípustné tahy
b1997-10-4 = Spadly-li oba praporky a nelze zjistit, který dříve, partie končí remízou.
    .heading = Oba praporky spadlé

## Článek 11: body

b1997-11 =
    .heading = Body
b1997-11-1 = Za výhru je jeden bod (1), za remízu půl bodu (½), za prohru nic (0).
    .heading = Výhra, remíza, prohra

## Článek 12: chování hráčů

b1997-12 =
    .heading = Chování hráčů
b1997-12-1 = Od hráčů se čeká vysoká úroveň slušného chování.
    .heading = Slušné chování
b1997-12-2 = Během hry je zakázáno používat poznámky, zdroje informací nebo rady a rozebírat partii na jiné šachovnici. Do partiáře se píší jen tahy, časy na hodinách, nabídky remízy a údaje týkající se reklamací.
    .heading = Cizí pomoc a partiář
b1997-12-3 = Dokud se hraje, nesmějí v hrací místnosti partie rozebírat hráči ani diváci. Hráči, kteří už dohráli, se považují za diváky.
    .heading = Rozbory v hrací místnosti
b1997-12-4 = Hráči nesmějí bez dovolení rozhodčího opustit hrací prostor. Patří k němu hrací místnost, místnosti k odpočinku, prostor pro občerstvení, oddělený prostor pro kouření a další místa, která určí rozhodčí. Hráč na tahu nesmí bez dovolení opustit hrací místnost.
    .heading = Odchod z hracího prostoru
b1997-12-5 = Je zakázáno soupeře jakkoli vyrušovat nebo obtěžovat, a to i neustálým nabízením remízy.
    .heading = Vyrušování
b1997-12-6 = Porušení článků 12.2 až 12.5 lze potrestat podle článku 13.4.
    .heading = Tresty
b1997-12-7 = Hráč, který opakovaně odmítá řídit se Pravidly šachu, partii prohrává.
    .heading = Opakované odmítání
b1997-12-8 = Proviní-li se podle článku 12.7 oba hráči, oba partii prohrávají.
    .heading = Provinění obou hráčů

## Článek 13: rozhodčí

b1997-13 =
    .heading = Úloha rozhodčího
b1997-13-1 = Rozhodčí dohlíží na přesné dodržování Pravidel šachu (viz též předmluva).
    .heading = Dodržování Pravidel
b1997-13-2 = Rozhodčí jedná v nejlepším zájmu soutěže, zajišťuje dobré podmínky ke hře, dbá, aby hráče nikdo nerušil, a dohlíží na průběh soutěže.
    .heading = Zájem soutěže
b1997-13-3 = Rozhodčí sleduje partie, hlavně jsou-li hráči v časové tísni, činí a prosazuje rozhodnutí, která mu příslušejí, a hráčům ukládá přiměřené tresty.
    .heading = Sledování partií
b1997-13-4 =
    .heading = Tresty
b1997-13-4a = Rozhodčí smí hráče napomenout.
b1997-13-4b = Rozhodčí smí přidat čas soupeři.
b1997-13-4c = Rozhodčí smí odebrat čas hráči, který se provinil.
b1997-13-4d = Rozhodčí smí partii prohlásit za prohranou pro hráče, který se provinil.
b1997-13-4e = Rozhodčí smí hráče vyloučit ze soutěže.
b1997-13-5 = Rozhodčí smí jednomu nebo oběma hráčům přidat čas, pokud partii narušily vnější okolnosti.
    .heading = Čas navíc po rušení
b1997-13-6 = Rozhodčí nesmí do partie zasahovat sdělením, kolik tahů už bylo provedeno, s výjimkou článku 8.5, když aspoň jeden hráč vyčerpal všechen čas. Nesmí hráče ani upozornit, že soupeř táhl nebo že sám zapomněl stisknout hodiny.
    .heading = Co rozhodčí nesmí prozradit
b1997-13-7 = Diváci a hráči jiných partií se o partii nesmějí bavit ani do ní jinak zasahovat. Je-li to nutné, může rozhodčí viníky vykázat z hrací místnosti.
    .heading = Diváci a hráči jiných partií

## Článek 14: FIDE

b1997-14 =
    .heading = FIDE
b1997-14-1 = Členská federace, která má s Pravidly šachu nějaký problém, může FIDE požádat o oficiální výklad.
    .heading = Oficiální výklad

## Příloha A: přerušené partie

b1997-A =
    .heading = Přerušené partie
b1997-A1 =
    .heading = Pečetění tahu
b1997-A1a = Není-li partie skončena v čase určeném ke hře, vyzve rozhodčí hráče na tahu, aby tento tah zapečetil. Hráč musí tah jednoznačně zapsat do svého partiáře, vložit svůj i soupeřův partiář do obálky, zalepit ji a teprve pak zastavit své hodiny, aniž spustí soupeřovy. Dokud hodiny nezastavil, smí pečetěný tah změnit. Provede-li po výzvě tah na šachovnici, musí zapečetit právě tento tah.
b1997-A1b = Hráči na tahu, který partii přeruší před koncem hrací doby, se čas započte, jako by pečetil až na jejím konci.
b1997-A2 =
    .heading = Obálka
b1997-A2a = Na obálce jsou jména hráčů.
b1997-A2b = Na obálce je pozice bezprostředně před pečetěným tahem.
b1997-A2c = Na obálce je čas, který každý z hráčů spotřeboval.
b1997-A2d = Na obálce je uvedeno, kdo tah zapečetil.
b1997-A2e = Na obálce je pořadové číslo pečetěného tahu.
b1997-A2f = Na obálce je poznamenána nabídka remízy, byla-li učiněna před přerušením.
b1997-A2g = Na obálce je datum, čas a místo dohrávky.
b1997-A3 = Rozhodčí ověří správnost údajů na obálce a odpovídá za její bezpečné uložení.
    .heading = Kontrola a úschova obálky
b1997-A4 = Remíza nabídnutá až po soupeřově zapečetění platí, dokud ji soupeř podle článku 9.1 nepřijme nebo neodmítne.
    .heading = Nabídka remízy po zapečetění
b1997-A5 = Před dohrávkou se postaví pozice bezprostředně před pečetěným tahem a na hodinách se nastaví časy, které hráči spotřebovali do přerušení.
    .heading = Před dohrávkou
b1997-A6 = Dohodnou-li se hráči před dohrávkou na remíze nebo oznámí-li jeden z nich rozhodčímu, že se vzdává, partie končí.
    .heading = Konec před dohrávkou
b1997-A7 = Obálka se otevře, jen je-li přítomen hráč, který má na pečetěný tah odpovědět.
    .heading = Otevření obálky
b1997-A8 = Hráč, jehož pečetěný tah má některou z níže uvedených vad, prohrává, s výjimkou případů podle článků 6.9 a 9.6.
    .heading = Chybný pečetěný tah
b1997-A8a = Zápis pečetěného tahu je nejednoznačný.
b1997-A8b = Pečetěný tah je zapsán tak chybně, že jeho skutečný význam nelze zjistit.
b1997-A8c = Pečetěný tah je nepřípustný.
b1997-A9 =
    .heading = Dohrávka
b1997-A9a = Je-li hráč, který má odpovědět, v dohodnutém čase přítomen, obálka se otevře, na šachovnici se zahraje pečetěný tah a hráči se spustí hodiny.
b1997-A9b = Není-li hráč, který má odpovědět, přítomen, spustí se jeho hodiny. Po příchodu je může zastavit a zavolat rozhodčího; pak se obálka otevře, na šachovnici se zahraje pečetěný tah a hodiny se rozběhnou znovu.
b1997-A9c = Chybí-li hráč, který pečetil, nemusí soupeř odpovídat na šachovnici: smí svůj tah zapsat do partiáře, zapečetit v nové obálce, své hodiny zastavit a hodiny nepřítomného spustit. Obálku uschová rozhodčí a otevře se po příchodu nepřítomného hráče.
b1997-A10 = Kdo přijde k dohrávce víc než o hodinu později, prohrává. Opozdil-li se hráč, který pečetil, platí níže uvedené výjimky.
    .heading = Pozdní příchod k dohrávce
b1997-A10a = Nepřítomný hráč vyhrává, dal-li pečetěným tahem mat.
b1997-A10b = Partie končí remízou, vznikl-li pečetěným tahem nepřítomného hráče pat nebo pozice podle článku 9.6.
b1997-A10c = Nepřítomný hráč neprohrává, prohrál-li přítomný hráč na čas podle článku 6.9.
b1997-A11 =
    .heading = Ztracená obálka
b1997-A11a = Je-li obálka s pečetěným tahem ztracena, partie pokračuje z pozice a s časy zaznamenanými při přerušení. Nelze-li časy zjistit, nastaví hodiny rozhodčí. Hráč, který pečetil, provede pečetěný tah na šachovnici.
b1997-A11b = Pokud pozici obnovit nelze, partie se ruší a musí se hrát nová.
b1997-A12 = Upozorní-li hráč před svým prvním tahem v dohrávce na nesprávně nastavený čas, musí se chyba opravit. Nezjistí-li se chyba, hraje se dál bez opravy, ledaže by následky byly podle rozhodčího příliš vážné.
    .heading = Nesprávný čas na hodinách
b1997-A13 = Trvání každé dohrávky se měří hodinkami rozhodčího. Její začátek a konec se oznamují předem.
    .heading = Délka dohrávky

## Příloha B: rapid šach

b1997-B =
    .heading = Rapid šach
b1997-B1 = V rapid partii je nutno všechny tahy provést ve stanoveném čase 15 až 60 minut.
    .heading = Časové vymezení
b1997-B2 = Hraje se podle Pravidel šachu FIDE, nestanoví-li tato příloha jinak.
    .heading = Platnost Pravidel
b1997-B3 = Hráči nemusejí tahy zapisovat.
    .heading = Bez zápisu
b1997-B3-Slovak-note = Jen na území Slovenské šachové federace: v rapid partiích na 60 minut musí hráči zapisovat podle článku 8, dokud jim zbývá aspoň pět minut, protože bez zápisu nelze reklamovat opakování pozice.
    .heading = Slovenské ustanovení
b1997-B4 = Jakmile každý hráč provedl tři tahy, nelze už reklamovat chybné postavení kamenů, položení šachovnice ani nastavení hodin.
    .heading = Reklamace rozestavení
b1997-B5 = Podle článků 4 a 10 rozhoduje rozhodčí, jen když ho o to jeden nebo oba hráči požádají.
    .heading = Rozhodčí na požádání
b1997-B6 = Praporek se považuje za spadlý, když to hráč oprávněně reklamuje. Rozhodčí na pád praporku upozornit nesmí.
    .heading = Pád praporku jen na reklamaci
b1997-B7 = Kdo reklamuje výhru na čas, musí zastavit hodiny a oznámit to rozhodčímu. Uspěje jen tehdy, je-li po zastavení hodin jeho praporek nahoře a soupeřův spadlý.
    .heading = Reklamace výhry na čas
b1997-B8 = Spadly-li oba praporky, partie končí remízou.
    .heading = Oba praporky spadlé

## Příloha C: bleskový šach

b1997-C =
    .heading = Bleskový šach
b1997-C1 = V bleskové partii je nutno všechny tahy provést ve stanoveném čase kratším než 15 minut.
    .heading = Časové vymezení
b1997-C2 = Hraje se podle pravidel rapid šachu z přílohy B, nestanoví-li tato příloha jinak.
    .heading = Platnost pravidel rapid šachu
b1997-C3 = Nepřípustný tah je dokončen, jakmile byly spuštěny soupeřovy hodiny. Soupeř pak může reklamovat výhru, pokud sám ještě netáhl. Jakmile táhl, nepřípustný tah už nelze opravit.
    .heading = Nepřípustné tahy
b1997-C4 = K výhře musí mít hráč matící materiál, tedy dost sil na to, aby třeba i se soupeřovou pomocí mohla vzniknout pozice, v níž soupeř na tahu neodvrátí mat jedním tahem. Král a dva jezdci proti samotnému králi nestačí, král a věž proti králi a jezdci ano.
    .heading = Matící materiál
b1997-C5 = Článek 10.2, tedy reklamace remízy v rychlém zakončení, v bleskovém šachu neplatí.
    .heading = Článek 10.2

## Příloha D: rychlé zakončení bez rozhodčího

b1997-D =
    .heading = Rychlé zakončení bez přítomnosti rozhodčího
b1997-D1 = V partiích hraných podle článku 10 smí hráč, kterému zbývají méně než dvě minuty, před pádem svého praporku reklamovat remízu z důvodu (a) nebo (b); tím partie končí. U důvodu (a) musí zapsat konečnou pozici a soupeř ji musí ověřit. U důvodu (b) musí navíc předložit zápis partie, který musel být úplný ještě před zastavením hry, a soupeř ověří obojí. Reklamace se předá rozhodčímu a jeho rozhodnutí je konečné.
    .heading = Reklamace remízy
b1997-D1a = Důvod (a): soupeř nemůže normálními prostředky vyhrát.
b1997-D1b = Důvod (b): soupeř o výhru normálními prostředky neusiluje.

## Příloha E: algebraická notace

b1997-E =
    .heading = Algebraická notace
b1997-E-intro = Pro své turnaje a zápasy uznává FIDE jen algebraickou notaci a doporučuje ji i pro šachové knihy a časopisy. Zápis v jiné notaci nelze použít jako důkaz tam, kde by hráčův partiář jinak důkazem byl. Zjistí-li rozhodčí, že hráč používá jiný systém, musí ho na povinnost zapisovat algebraicky upozornit.
    .heading = Jediný systém
b1997-E1 = Každá figura se značí velkým prvním písmenem svého názvu: K král, D dáma, V věž, S střelec, J jezdec.
    .heading = Písmena figur
b1997-E2 = Každý smí používat písmena obvyklá ve své zemi, například F podle francouzského fou nebo L podle nizozemského loper, oboje pro střelce. V tisku se doporučují obrázkové symboly figur.
    .heading = Národní písmena a figurky
b1997-E3 = Pěšec písmeno nemá a podle toho se pozná, například e5, d4, a5.
    .heading = Pěšec bez písmene
b1997-E4 = Osm sloupců se značí písmeny a až h, z pohledu bílého zleva doprava, z pohledu černého zprava doleva.
    .heading = Sloupce
b1997-E5 = Osm řad se čísluje 1 až 8 od strany bílého. V základním postavení tedy bílé figury a pěšci stojí na 1. a 2. řadě, černé na 8. a 7. řadě.
    .heading = Řady
b1997-E6 = Každé ze 64 polí má tak své jediné jméno složené z písmene a číslice (diagram 13).
    .heading = Pole
b1997-E7 = Tah se zapisuje jako (a) písmeno figury a (b) cílové pole bez pomlčky mezi nimi: Se5, Jf3, Vd1. U tahu pěšcem se píše jen cílové pole: e5, d4, a5.
    .heading = Tahy
b1997-E8 = Při braní se mezi (a) písmeno figury a (b) cílové pole vkládá x: Sxe5, Jxf3, Vxd1. Bere-li pěšec, píše se nejdříve jeho sloupec a za něj x: dxe5, gxf3, axb5. Při braní mimochodem se uvede pole, na kterém beroucí pěšec nakonec stojí, a přidá se „e.p.“
    .heading = Braní
b1997-E9 =
    .heading = Dvě stejné figury
b1997-E9-1 = Mohou-li na totéž pole dvě stejné figury, které stojí na téže řadě, píše se písmeno figury, sloupec, ze kterého táhne, a cílové pole.
b1997-E9-2 = Stojí-li obě figury na témže sloupci, píše se písmeno figury, řada, ze které táhne, a cílové pole.
b1997-E9-3 = Stojí-li figury na různých řadách i sloupcích, dává se přednost sloupci. Při braní se x píše před cílové pole: Jgxf3 nebo Jdxf3, J5xf3 nebo J1xf3, Jhxf3 nebo Jdxf3.
b1997-E9-ex-1 = Příklad 1: stojí-li jezdci na g1 a d2, tah na f3 se zapíše Jgf3 nebo Jdf3.
b1997-E9-ex-2 = Příklad 2: stojí-li jezdci na g5 a g1, tah na f3 se zapíše J5f3 nebo J1f3.
b1997-E9-ex-3 = Příklad 3: stojí-li jezdci na h2 a d4, tah na f3 se zapíše Jhf3 nebo Jdf3.
b1997-E10 = Mohou-li týž kámen vzít dva pěšci, píše se sloupec beroucího pěšce, x a cílové pole. Jsou-li pěšci na c4 a e4 a kámen na d5: cxd5 nebo exd5.
    .heading = Dva pěšci
b1997-E11 = Proměna se zapíše jako tah pěšcem, za kterým hned následuje písmeno nové figury: d8D, f8J, b1S, g1V.
    .heading = Proměna
b1997-E-abbreviations = 0-0 je malá rošáda s věží h1 nebo h8, 0-0-0 velká rošáda s věží a1 nebo a8, x braní, + šach, ++ mat, e.p. braní mimochodem.
    .heading = Značky
b1997-E-sample = 1.d4 Jf6 2.c4 e6 3.Jc3 Sb4 4.Sd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Sxc3 8.Sxc3 Jxd5 9.Jf3 b6 10.Db3 Jxc3 11.bxc3 c5 12.Se2 cxd4 13.Jxd4 Ve8 14.0-0 Jd7 15.a4 Jc5 16.Db4 Sb7 17.a5 a tak dále.
    .heading = Vzorový zápis
b1997-E12 = Nabídka remízy se značí (=).
    .heading = Nabídka remízy

## Diagramy

b1997-Diagrams =
    .heading = Diagramy
b1997-Diagrams-1-13 = Třináct diagramů ukazuje počáteční postavení (1), tahy dámy (2), věže (3), střelce (4), jezdce (5) a pěšce (6), braní mimochodem (7), tahy krále (8), malou rošádu bílého a velkou černého před provedením (9) a po něm (10), velkou rošádu bílého a malou černého před provedením (11) a po něm (12) a názvy polí (13).
    .heading = Třináct diagramů
