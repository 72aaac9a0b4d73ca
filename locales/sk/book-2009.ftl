### Pravidlá šachu FIDE z roku 2009, článok po článku, vlastnými slovami.

## Pravidlá z roku 2009

b2009-Title = Tieto Pravidlá sa vzťahujú na hru za šachovnicou. Prijal ich 79. kongres FIDE v Drážďanoch v novembri 2008 a platia od 1. júla 2009. Kde sa v nich píše „on“, myslí sa tým aj „ona“.
    .heading = Pravidlá z roku 2009

## Predslov

b2009-Preface = Pravidlá nemôžu predvídať každú situáciu ani vyriešiť každú administratívnu otázku. Prípad, ktorý žiadny článok presne neupravuje, sa rozhodne podľa obdobných prípadov, ktoré Pravidlá riešia. Pravidlá sa spoliehajú na to, že rozhodca je spôsobilý, súdny a úplne nestranný; príliš podrobné predpisy by mu vzali voľnosť nájsť riešenie, ktoré je v danom prípade spravodlivé a logické. FIDE žiada hráčov aj federácie, aby tento postoj zdieľali.
    .heading = Predslov
b2009-Preface-a = Členská federácia smie zaviesť podrobnejšie pravidlá, ak v ničom neodporujú oficiálnym Pravidlám.
b2009-Preface-b = Vlastné pravidlá federácie platia len na jej území.
b2009-Preface-c = Vlastné pravidlá federácie neplatia v zápasoch, na majstrovstvách a v kvalifikáciách FIDE ani v turnajoch, ktoré sa započítavajú do ratingu FIDE alebo v ktorých možno získať medzinárodný titul.

## Článok 1: Povaha a cieľ hry

b2009-1 =
    .heading = Povaha a cieľ hry
b2009-1-1 = Dvaja súperi striedavo ťahajú svojimi figúrkami na štvorcovej doske, šachovnici. Začína hráč s bielymi figúrkami. Na ťahu je hráč, len čo súper vykonal svoj ťah (pozri 6.7).
    .heading = Kto je na ťahu
    .changed = V roku 1997 bol hráč na ťahu až vtedy, keď súper ťah dokončil stlačením hodín; teraz stačí, že ho vykonal.
b2009-1-2 = Každý hráč sa snaží napadnúť súperovho kráľa tak, aby súper nemal žiadny možný ťah. To je mat: kto ho dal, vyhral, a hráč, ktorého kráľ mat dostal, prehral. Vlastného kráľa nemožno nechať napadnutého ani ho napadnutiu vystaviť a súperovho kráľa nemožno zobrať.
    .heading = Cieľ hry
    .changed = Nové je, že tento článok výslovne zakazuje nechať vlastného kráľa napadnutého, vystaviť ho napadnutiu a zobrať súperovho kráľa.
b2009-1-3 = Ak vznikne postavenie, v ktorom ani jeden z hráčov nemôže dať mat, partia sa končí remízou.
    .heading = Mat nie je možný

## Článok 2: Počiatočné postavenie

b2009-2 =
    .heading = Počiatočné postavenie
b2009-2-1 = Šachovnica má 64 rovnakých štvorcových polí (8 × 8), striedavo svetlých („bielych“) a tmavých („čiernych“). Leží medzi hráčmi tak, aby každý mal po pravej ruke najbližšie rohové pole biele.
    .heading = Šachovnica
b2009-2-2 = Jeden hráč začína so 16 svetlými („bielymi“) figúrkami, druhý so 16 tmavými („čiernymi“). Každá strana má kráľa, dámu, dve veže, dvoch strelcov, dvoch jazdcov a osem pešiakov; každý druh má svoj obvyklý tlačený symbol.
    .heading = Figúrky
b2009-2-3 = Na oboch krajných radoch stoja od a po h veža, jazdec, strelec, dáma, kráľ, strelec, jazdec a veža, takže obe dámy sú na stĺpci d; celý rad pred nimi zapĺňajú na každej strane pešiaci.
    .heading = Rozostavenie figúrok
b2009-2-4 = Osem zvislých pásov polí sú stĺpce, osem vodorovných sú rady. Rovná línia polí jednej farby vedúca od jedného okraja šachovnice k susednému je diagonála.
    .heading = Stĺpce, rady a diagonály

## Článok 3: Ťahy figúrok

b2009-3 =
    .heading = Ťahy figúrok
b2009-3-1 = Figúrkou nemožno ťahať na pole obsadené figúrkou rovnakej farby. Ak sa ťahá na pole súperovej figúrky, tým istým ťahom sa zoberie a hráč, ktorý berie, ju musí ihneď odstrániť zo šachovnice. Figúrka napáda súperovu figúrku alebo pole, ak by tam mohla brať podľa článkov 3.2 až 3.8. Pole napáda aj vtedy, keď tam v skutočnosti ťahať nesmie, lebo by vlastného kráľa vystavila šachu alebo ho v šachu nechala.
    .heading = Ťah, branie, napadnutie
    .changed = Nové je, že zobratú figúrku treba odstrániť ihneď. Nové je aj všeobecné pravidlo, že pole napáda aj figúrka, ktorá pre vlastného kráľa ťahať nesmie; v roku 1997 to Pravidlá hovorili len o šachu (3.5d).
b2009-3-2 = Strelec ťahá po diagonálach, na ktorých stojí, na ľubovoľnú vzdialenosť.
    .heading = Strelec
b2009-3-3 = Veža ťahá po stĺpci alebo rade, na ktorých stojí, na ľubovoľnú vzdialenosť.
    .heading = Veža
b2009-3-4 = Dáma ťahá po stĺpci, rade alebo diagonále, na ktorých stojí, na ľubovoľnú vzdialenosť.
    .heading = Dáma
b2009-3-5 = Dáma, veža ani strelec nesmú preskočiť figúrku, ktorá im stojí v ceste.
    .heading = Figúrky sa nepreskakujú
b2009-3-6 = Jazdec ťahá na jedno z najbližších polí, ktoré neležia na jeho stĺpci, rade ani diagonále: o dve polia rovno a o jedno nabok.
    .heading = Jazdec
b2009-3-7 =
    .heading = Pešiak
b2009-3-7a = Pešiak smie postúpiť na najbližšie pole pred sebou na tom istom stĺpci, ak je voľné.
b2009-3-7b = Svojím prvým ťahom smie pešiak postúpiť o jedno pole podľa článku 3.7a, alebo o dve polia na tom istom stĺpci, ak sú obe voľné.
b2009-3-7c = Pešiak berie súperovu figúrku, ktorá stojí šikmo pred ním na susednom stĺpci, a presunie sa na jej pole.
b2009-3-7d = Ak súperov pešiak postúpi zo základného poľa jedným ťahom o dve polia a prejde pritom pole napadnuté pešiakom, smie ho tento pešiak zobrať, akoby postúpil len o jedno pole. Urobiť to možno len bezprostredne nasledujúcim ťahom a nazýva sa to branie mimochodom („en passant“).
b2009-3-7e = Pešiak, ktorý dosiahne rad najvzdialenejší od svojho východiskového poľa, sa musí v tom istom ťahu a na tom istom poli zameniť za novú dámu, vežu, strelca alebo jazdca svojej farby. Výber nezávisí od toho, ktoré figúrky už boli zobraté. Zámena sa nazýva premena a nová figúra pôsobí okamžite.
b2009-3-8 =
    .heading = Kráľ a rošáda
b2009-3-8a-i = Kráľ smie ťahať na ktorékoľvek susedné pole, ktoré nenapáda žiadna súperova figúrka.
b2009-3-8a-ii = Druhým spôsobom ťahu kráľa je rošáda: ťah kráľa a veže tej istej farby na prvom rade hráča. Počíta sa ako jeden ťah kráľom. Kráľ sa zo svojho základného poľa presunie o dve polia k veži, ktorá stojí na svojom základnom poli, a veža sa potom premiestni na pole, cez ktoré kráľ práve prešiel.
    .changed = V roku 1997 stačilo, že kráľ a veža stoja na tom istom rade; teraz to musí byť prvý rad hráča a veža musí stáť na svojom základnom poli.
b2009-3-8b-1-a = Právo na rošádu zaniká natrvalo, len čo kráľ ťahal.
b2009-3-8b-1-b = Právo na rošádu s určitou vežou zaniká natrvalo, len čo táto veža ťahala.
b2009-3-8b-2-a = Rošádu dočasne nemožno vykonať, ak súperova figúrka napáda pole, na ktorom kráľ stojí, ktoré musí prejsť alebo ktoré má obsadiť.
b2009-3-8b-2-b = Rošádu dočasne nemožno vykonať, ak medzi kráľom a vežou, s ktorou má rošovať, stojí akákoľvek figúrka.
b2009-3-9 = Kráľ je v šachu, ak ho napáda aspoň jedna súperova figúrka, a to aj figúrka, ktorá by tam ťahať nesmela, lebo by vlastného kráľa vystavila šachu alebo ho v šachu nechala. Hráč nesmie vykonať ťah, po ktorom by sa jeho kráľ do šachu dostal alebo v ňom zostal.
    .heading = Šach
    .changed = V roku 1997 text dodával, že šach netreba hlásiť; táto veta vypadla.

## Článok 4: Vykonanie ťahu

b2009-4 =
    .heading = Vykonanie ťahu
b2009-4-1 = Na každý ťah smie hráč použiť len jednu ruku.
    .heading = Jednou rukou
b2009-4-2 = Hráč na ťahu smie figúrky na ich poliach poopraviť, musí to však vopred ohlásiť, napríklad slovom „opravujem“ alebo „j’adoube“.
    .heading = Poopravenie figúrok
b2009-4-3 =
    .heading = Dotknuté figúrky
b2009-4-3a = Ak sa hráč, ktorý je na ťahu, na šachovnici úmyselne dotkne jednej alebo viacerých vlastných figúrok a nejde o poopravenie podľa článku 4.2, musí ťahať prvou dotknutou figúrkou, ktorou ťahať možno.
b2009-4-3b = Ak sa hráč, ktorý je na ťahu, na šachovnici úmyselne dotkne jednej alebo viacerých súperových figúrok a nejde o poopravenie podľa článku 4.2, musí zobrať prvú dotknutú figúrku, ktorú zobrať možno.
b2009-4-3c = Ak sa hráč, ktorý je na ťahu, na šachovnici úmyselne dotkne jednej vlastnej a jednej súperovej figúrky a nejde o poopravenie podľa článku 4.2, musí súperovu figúrku zobrať svojou. Ak to nejde, musí ťahať prvou dotknutou figúrkou, ktorou možno ťahať, alebo zobrať prvú dotknutú, ktorú možno zobrať. Ak je sporné, ktorej sa dotkol skôr, platí, že to bola jeho vlastná figúrka.
    .changed = Keď branie nebolo možné, musel hráč v roku 1997 ťahať prvou dotknutou figúrkou alebo ju zobrať; teraz rozhoduje prvá dotknutá figúrka, pri ktorej je to možné.
b2009-4-4 =
    .heading = Dotknutie pri rošáde a premene
b2009-4-4a = Ak sa hráč na ťahu úmyselne dotkne svojho kráľa a svojej veže, musí na túto stranu vykonať rošádu, ak je možná.
    .changed = V roku 1997 to žiadny článok nehovoril; Pravidlá upravovali len dotyk veže pred kráľom a rošádu, ktorá nie je možná (4.4).
b2009-4-4b = Ak sa hráč na ťahu úmyselne dotkne veže a až potom kráľa, nesmie týmto ťahom na túto stranu rošovať; postupuje sa podľa článku 4.3a.
b2009-4-4c = Ak chce hráč rošovať a dotkne sa kráľa alebo zároveň kráľa a veže, ale rošáda na túto stranu nie je možná, musí vykonať iný možný ťah kráľom, hoci aj rošádu na druhú stranu. Ak kráľ nemá žiadny možný ťah, smie hráč zahrať ktorýkoľvek možný ťah.
b2009-4-4d = Pri premene už hráč nemôže zvoliť inú figúru, len čo sa vybraná figúra dotkla poľa premeny.
b2009-4-5 = Hráč smie zahrať ktorýkoľvek možný ťah, ak žiadnou z dotknutých figúrok nemožno ťahať a žiadnu z nich nemožno zobrať.
    .heading = S dotknutými figúrkami nemožno hrať
b2009-4-6 = Ak hráč pri ťahu alebo jeho časti pustí figúrku na niektoré pole, nesmie ju v tomto ťahu premiestniť inam. Kedy je vykonané branie, rošáda a premena, určujú články 4.6a až 4.6c. Ťah je možný, ak spĺňa všetko, čo preň určuje článok 3; ak nie je možný, musí sa podľa článku 4.5 vykonať iný.
    .heading = Kedy je ťah vykonaný
    .changed = V roku 1997 bol ťah vykonaný, keď spĺňal článok 3; teraz majú branie, rošáda aj premena svoj presne určený okamih.
b2009-4-6a = Branie je vykonané, keď je zobratá figúrka odstránená zo šachovnice a hráč svoju figúrku postavil na nové pole a pustil z ruky.
b2009-4-6b = Rošáda je vykonaná, keď hráč pustil z ruky vežu na poli, cez ktoré kráľ prešiel. Pustením kráľa ťah ešte vykonaný nie je, hráč však už nesmie zahrať nič iné než rošádu na túto stranu, ak je možná.
b2009-4-6c = Premena je vykonaná, keď je pešiak odstránený zo šachovnice a hráč novú figúru postavil na pole premeny a pustil z ruky. Ak hráč na poli premeny zatiaľ pustí len pešiaka, ťah ešte vykonaný nie je, pešiakom však už nesmie ťahať na iné pole.
b2009-4-7 = Hráč, ktorý sa úmyselne dotkol figúrky, už nemôže reklamovať, že súper porušil článok 4.
    .heading = Reklamácia po dotknutí
    .changed = V roku 1997 (4.6) sa to týkalo len porušenia článkov 4.3 a 4.4; teraz celého článku 4.

## Článok 5: Koniec partie

b2009-5 =
    .heading = Koniec partie
b2009-5-1 =
    .heading = Výhra
b2009-5-1a = Partiu vyhráva hráč, ktorý dal súperovmu kráľovi mat. Tým sa partia ihneď končí, ak bol matujúci ťah možný.
b2009-5-1b = Ak hráč vyhlási, že sa vzdáva, vyhráva súper. Tým sa partia ihneď končí.
b2009-5-2 =
    .heading = Remíza
b2009-5-2a = Partia sa končí patom, teda remízou, keď hráč na ťahu nemá žiadny možný ťah a jeho kráľ nie je v šachu. Tým sa partia ihneď končí, ak bol ťah, po ktorom pat vznikol, možný.
    .changed = Nové je, že aj ťah, po ktorom pat vznikol, musel byť možný.
b2009-5-2b = Partia sa končí mŕtvou pozíciou, teda remízou, keď žiadnou sériou možných ťahov nemožno dať mat ani jednému kráľovi. Tým sa partia ihneď končí, ak bol ťah, po ktorom táto pozícia vznikla, možný.
    .changed = V roku 1997 to hovoril len článok 9.6; teraz má mŕtva pozícia svoj názov a je uvedená medzi spôsobmi, ako sa partia končí.
b2009-5-2c = Remízou sa partia končí aj vtedy, keď sa na nej obaja hráči počas partie dohodnú. Tým sa partia ihneď končí (pozri 9.1).
b2009-5-2d = Partia sa môže skončiť remízou, ak to isté postavenie nastalo alebo má nastať najmenej tretíkrát (pozri 9.2).
b2009-5-2e = Partia sa môže skončiť remízou, ak obaja hráči vykonali posledných 50 ťahov po sebe bez brania a bez ťahu pešiakom (pozri 9.3).

## Článok 6: Šachové hodiny

b2009-6 =
    .heading = Šachové hodiny
b2009-6-1 = Šachové hodiny majú dva ciferníky (displeje) spojené tak, že nikdy nebežia oba naraz. Slovom „hodiny“ Pravidlá rozumejú jeden z nich. Každé hodiny majú zástavku; padnutie zástavky znamená, že hráč spotreboval čas, ktorý mal pridelený.
    .heading = Základné pojmy
b2009-6-2 =
    .heading = Tempo hry
b2009-6-2a = Každý hráč musí v určenom čase vykonať aspoň predpísaný počet ťahov alebo všetky ťahy; k tomu môže byť určený doplnkový čas na každý ťah. To všetko musí byť určené vopred.
b2009-6-2b = Čas, ktorý hráč v jednom časovom úseku ušetrí, sa pripočíta k ďalšiemu úseku. Výnimkou je „delay mode“: popri hlavnom čase má hráč na každý ťah pevný čas navyše a hlavný čas sa odpočítava, až keď pevný čas uplynie. Ak hráč zastaví hodiny skôr, hlavný čas sa nemení, nech už z pevného času spotreboval akúkoľvek časť.
    .changed = V roku 1997 text prenášal ušetrený čas len z prvej časovej kontroly do druhej; teraz z ktoréhokoľvek úseku do ďalšieho.
b2009-6-3 = Ihneď po padnutí zástavky treba skontrolovať, či boli splnené požiadavky článku 6.2a.
    .heading = Kontrola po padnutí zástavky
    .changed = V roku 1997 článok odkazoval na 8.1 (zaznamenávanie ťahov); teraz sa kontroluje počet ťahov podľa článku 6.2a.
b2009-6-4 = O tom, kde budú šachové hodiny stáť, rozhodne rozhodca pred začiatkom hry.
    .heading = Umiestnenie hodín
    .changed = Nové je, že rozhodca rozhoduje pred začiatkom hry.
b2009-6-5 = Hra sa začína v určenom čase tým, že sa spustia hodiny hráča s bielymi figúrkami.
    .heading = Začiatok hry
b2009-6-6 =
    .heading = Neskorý príchod
b2009-6-6a = Hráč, ktorý príde k šachovnici až po začiatku hry, partiu prehráva: čakacia doba je 0 minút. Podmienky súťaže môžu určiť inú.
    .changed = V roku 1997 hráč prehral, až keď meškal viac ako hodinu, a inak mohol rozhodnúť aj rozhodca; teraz je čakacia doba nulová a zmeniť ju môžu len podmienky súťaže.
b2009-6-6b = Ak podmienky súťaže určia inú čakaciu dobu a na začiatku chýbajú obaja hráči, všetok čas do príchodu bieleho ide na jeho ťarchu, ak podmienky súťaže alebo rozhodca neurčia inak.
b2009-6-7 =
    .heading = Obsluha hodín
b2009-6-7a = Po vykonaní ťahu na šachovnici hráč zastaví svoje hodiny a spustí súperove. Musí na to dostať možnosť. Až tým je ťah dokončený, ak sa ním partia nekončí (5.1a, 5.2a, 5.2b, 5.2c, 9.6). Čas medzi vykonaním ťahu a stlačením hodín sa počíta do času hráča.
    .changed = Nové je, že bez stlačenia hodín je dokončený aj ťah, po ktorom vznikne mŕtva pozícia; v roku 1997 boli uvedené len články 5.1, 5.2 a 5.3.
b2009-6-7b = Hráč musí hodiny stlačiť tou istou rukou, ktorou vykonal ťah. Nesmie mať prst stále na tlačidle ani nad ním.
b2009-6-7c = S hodinami treba zaobchádzať slušne. Nesmie sa do nich prudko udierať, dvíhať ich ani prevrhnúť. Nevhodné zaobchádzanie sa trestá podľa článku 13.4.
b2009-6-7d = Hráč, ktorý nemôže hodiny sám obsluhovať, smie na to určiť pomocníka; ten musí byť prijateľný pre rozhodcu. Rozhodca potom hráčove hodiny primerane nastaví.
b2009-6-8 = Zástavka sa považuje za padnutú, keď to zistí rozhodca alebo keď to niektorý z hráčov oprávnene reklamuje.
    .heading = Kedy zástavka padla
b2009-6-9 = Hráč, ktorý v určenom čase nevykoná predpísaný počet ťahov, prehráva, ak sa partia už neskončila podľa článkov 5.1a, 5.1b, 5.2a, 5.2b alebo 5.2c. Partia sa však končí remízou, ak súper v danom postavení nemôže dať mat žiadnou sériou možných ťahov.
    .heading = Prehra na čas
    .changed = Nové je, že medzi koncami partie, ktoré majú prednosť pred zástavkou, je aj mŕtva pozícia (5.2b).
b2009-6-10 =
    .heading = Údaje a nastavenie hodín
b2009-6-10a = Údaje hodín sú konečné, ak nemajú zjavnú poruchu. Hodiny so zjavnou poruchou sa musia vymeniť; čas na nových nastaví rozhodca podľa svojho najlepšieho úsudku.
b2009-6-10b = Ak sa počas hry zistí, že jedny alebo oboje hodiny sú nesprávne nastavené, hráč alebo rozhodca ich ihneď zastaví. Rozhodca nastavenie opraví a podľa svojho najlepšieho úsudku upraví časy aj počítadlo ťahov.
b2009-6-11 =
    .heading = Obe zástavky padnuté
b2009-6-11a = Ak padli obe zástavky a nemožno zistiť, ktorá skôr, partia pokračuje, ak nejde o jej posledný úsek.
    .changed = V roku 1997 bola výnimka pre poslednú fázu uvedená osobitne, v článku 10.4.
b2009-6-11b = Ak sa to stane v úseku, v ktorom treba dokončiť všetky ťahy, partia sa končí remízou.
    .changed = V roku 1997 bolo to isté pravidlo v článku 10.4 o závere rýchlej hry.
b2009-6-12 =
    .heading = Zastavenie hodín
b2009-6-12a = Ak treba hru prerušiť, rozhodca zastaví oboje hodiny.
b2009-6-12b = Hráč smie zastaviť oboje hodiny len vtedy, keď potrebuje pomoc rozhodcu, napríklad keď chce premeniť pešiaka a potrebnú figúru nemá k dispozícii.
    .changed = V roku 1997 smel hráč hodiny zastaviť, aby vyhľadal pomoc; teraz text hovorí, že je to jediný prípustný dôvod.
b2009-6-12c = V oboch prípadoch určí rozhodca, kedy bude hra pokračovať.
b2009-6-12d = Rozhodca posúdi, či hráč, ktorý zastavil oboje hodiny a požiadal o pomoc, žiadal právom. Hráča, ktorý zjavne nemal platný dôvod, potrestá podľa článku 13.4.
b2009-6-13 = Ak treba po porušení Pravidiel obnoviť skoršie postavenie, rozhodca nastaví časy na hodinách podľa svojho najlepšieho úsudku a v prípade potreby opraví počítadlo ťahov.
    .heading = Časy po porušení pravidiel
    .changed = Nové je, že sa opravuje aj počítadlo ťahov.
b2009-6-14 = V hracom priestore smú byť obrazovky, monitory a demonštračné tabule, ktoré ukazujú postavenie, ťahy, ich počet a časy. Hráč však nesmie reklamovať len na základe týchto údajov.
    .heading = Monitory a demonštračné tabule
    .changed = V roku 1997 sa o tieto údaje nedala oprieť len reklamácia prekročenia času; teraz sa o ne samotné nedá oprieť žiadna reklamácia.

## Článok 7: Nesprávnosti

b2009-7 =
    .heading = Nesprávnosti
b2009-7-1 =
    .heading = Nesprávne postavenie figúrok alebo šachovnice
b2009-7-1a = Ak sa počas partie zistí, že figúrky boli na začiatku postavené nesprávne, partia sa zruší a hrá sa nová.
b2009-7-1b = Ak sa počas partie zistí, že šachovnica bola položená inak, než žiada článok 2.1, dosiahnuté postavenie sa prenesie na správne položenú šachovnicu a partia pokračuje.
b2009-7-2 = Partia začatá s obrátenými farbami pokračuje, ak rozhodca nerozhodne inak.
    .heading = Obrátené farby
b2009-7-3 = Hráč, ktorý posunie alebo zhodí jednu či viac figúrok, musí správne postavenie obnoviť na vlastný čas. Ak treba, smie ktorýkoľvek z hráčov zastaviť hodiny a požiadať o pomoc rozhodcu. Hráča, ktorý figúrky posunul, môže rozhodca potrestať.
    .heading = Posunuté alebo zhodené figúrky
    .changed = V roku 1997 smel súper hráčove hodiny znova spustiť bez toho, aby ťahal; teraz smie ktorýkoľvek z hráčov hodiny zastaviť a privolať rozhodcu a ten môže uložiť trest.
b2009-7-4 =
    .heading = Nemožné ťahy
b2009-7-4a = Ak sa počas partie zistí, že bol vykonaný nemožný ťah (patrí sem aj nesprávna premena pešiaka a zobratie kráľa), obnoví sa postavenie tesne pred ním. Ak sa nedá obnoviť, hrá sa ďalej z posledného zistiteľného postavenia pred porušením Pravidiel. Hodiny sa upravia podľa článku 6.13. Pre ťah, ktorý nemožný ťah nahradí, platia články 4.3 a 4.6; partia potom pokračuje z obnoveného postavenia.
    .changed = Nové je, že za nemožný ťah sa výslovne považuje aj nesprávna premena a zobratie kráľa a pre náhradný ťah platí popri článku 4.3 aj 4.6.
b2009-7-4b = Za prvý a rovnako za druhý nemožný ťah hráča dostane súper od rozhodcu zakaždým dve minúty navyše. Tretím nemožným ťahom hráč partiu prehráva. Partia sa však končí remízou, ak súper v danom postavení nemôže dať mat žiadnou sériou možných ťahov.
    .changed = V roku 1997 tieto tresty platili len v závere rýchlej hry (10.3) a tretí nemožný ťah prehrával, aj keď súper nemohol dať mat.
b2009-7-5 = Ak sa počas partie zistí, že figúrky boli posunuté zo svojich polí, obnoví sa predchádzajúce postavenie; ak sa nedá obnoviť, posledné zistiteľné postavenie pred porušením Pravidiel. Hodiny sa upravia podľa článku 6.13 a partia pokračuje z obnoveného postavenia.
    .heading = Zistené posunutie figúrok

## Článok 8: Zaznamenávanie ťahov

b2009-8 =
    .heading = Zaznamenávanie ťahov
b2009-8-1 = Počas partie musí každý hráč do partiára predpísaného pre súťaž zaznamenávať ťah po ťahu svoje aj súperove ťahy, algebraickou notáciou (príloha C) a čo najzreteľnejšie a najčitateľnejšie. Zapísať ťah vopred je zakázané, výnimkou je reklamácia remízy (9.2, 9.3) a pečatenie ťahu (G1a). Hráč smie odpovedať skôr, než zapíše súperov ťah, svoj predchádzajúci ťah však musí zapísať pred vykonaním ďalšieho. Obaja hráči musia v partiári vyznačiť aj ponuku remízy (C13). Kto zaznamenávať nemôže, smie so súhlasom rozhodcu určiť pomocníka, ktorý zapisuje; rozhodca potom tomuto hráčovi primerane nastaví hodiny.
    .heading = Povinnosť zaznamenávať
    .changed = Nové je, že sa nesmie zapisovať vopred. V roku 1997 sa hráčovi, ktorý nemohol zapisovať zo zdravotných alebo náboženských dôvodov, odpočítal čas; teraz smie zapisovať pomocník.
b2009-8-2 = Rozhodca musí na partiár vidieť počas celej partie.
    .heading = Viditeľný partiár
b2009-8-3 = Partiáre patria usporiadateľovi súťaže.
    .heading = Vlastníctvo partiárov
b2009-8-4 = Hráč, ktorému na hodinách zostáva menej ako päť minút a ktorý nedostáva na ťah aspoň 30 sekúnd navyše, nemusí zaznamenávať podľa článku 8.1. Len čo jedna zo zástaviek padne, musí svoj partiár úplne doplniť, skôr než vykoná ťah na šachovnici.
    .heading = Zápis v časovej tiesni
    .changed = Nové je, že hráč musí partiár doplniť skôr, než ťahá.
b2009-8-5 =
    .heading = Doplnenie zápisu
b2009-8-5a = Ak podľa článku 8.4 nemusí zaznamenávať ani jeden hráč, musí sa rozhodca alebo jeho zástupca snažiť byť pri partii a ťahy zapisovať. V tom prípade rozhodca zastaví hodiny, len čo padne zástavka. Obaja hráči si potom musia zápis doplniť podľa partiára rozhodcu alebo súpera.
b2009-8-5b = Ak podľa článku 8.4 nemusí zaznamenávať len jeden hráč, musí po padnutí zástavky svoj zápis úplne doplniť, skôr než vykoná ďalší ťah. Ak je na ťahu, smie na to použiť súperov partiár, pred ťahom ho však musí vrátiť.
b2009-8-5c = Ak nie je k dispozícii úplný partiár, musia hráči partiu rekonštruovať na inej šachovnici pod dohľadom rozhodcu alebo jeho pomocníka. Ten vopred zaznamená aktuálne postavenie, časy na hodinách a počet ťahov, ak je známy.
    .changed = V roku 1997 sa pred rekonštrukciou zaznamenávalo len postavenie; teraz aj časy a počet ťahov.
b2009-8-6 = Ak partiáre nemožno doplniť tak, aby sa prekročenie času preukázalo, považuje sa nasledujúci ťah za prvý ťah nového časového úseku, ibaže je zrejmé, že hráči vykonali ťahov viac.
    .heading = Neznámy počet ťahov
b2009-8-7 = Po skončení partie obaja hráči zapíšu výsledok do oboch partiárov a podpíšu ich. Aj chybný výsledok platí, ak rozhodca nerozhodne inak.
    .heading = Podpis partiárov

## Článok 9: Remíza

b2009-9 =
    .heading = Remíza
b2009-9-1 =
    .heading = Dohoda a ponuka remízy
b2009-9-1a = Podmienky súťaže môžu dohodu o remíze obmedziť: dovoliť ju až po dokončení určitého počtu ťahov, alebo len so súhlasom rozhodcu.
    .changed = V roku 1997 Pravidlá s takým obmedzením nerátali.
b2009-9-1b1 = Ak je dohoda dovolená, smie hráč remízu ponúknuť, keď na šachovnici vykonal ťah; musí to však urobiť skôr, než zastaví svoje hodiny a spustí súperove. Ponuka v ktorejkoľvek inej chvíli partie platí tiež, treba však prihliadnuť na článok 12.6. Nemožno ju spojiť s podmienkami ani odvolať. Platí, kým ju súper neprijme, neodmietne slovami alebo tým, že sa dotkne figúrky s úmyslom ňou ťahať alebo ju zobrať, alebo kým sa partia neskončí inak.
    .changed = V roku 1997 súper, ktorý neodpovedal slovami, ponuku odmietol až vykonaním ťahu, teraz už dotykom figúrky; ponuka v inej chvíli bola vtedy porušením Pravidiel, teraz sa len posudzuje podľa článku 12.6.
b2009-9-1b2 = Obaja hráči si ponuku remízy zapíšu do partiára symbolom (=) (pozri C13).
b2009-9-1b3 = Reklamácia remízy podľa článku 9.2, 9.3 alebo 10.2 je zároveň ponukou remízy.
    .changed = V roku 1997 sa reklamácia za ponuku nepovažovala.
b2009-9-2 = Partia sa končí remízou na oprávnenú reklamáciu hráča, ktorý je na ťahu, ak sa to isté postavenie má vyskytnúť (9.2a) alebo sa vyskytlo (9.2b) najmenej tretíkrát; ťahy sa pritom nemusia opakovať bezprostredne po sebe. Postavenie je to isté, ak je na ťahu ten istý hráč, ak figúrky rovnakého druhu a farby stoja na rovnakých poliach a ak všetky figúrky oboch hráčov majú rovnaké možné ťahy. To isté nie je, ak pešiaka, ktorého bolo možné brať mimochodom, už takto brať nemožno. Ak je hráč nútený ťahať kráľom alebo vežou, stráca právo na rošádu až po tomto ťahu.
    .heading = Trojnásobné opakovanie pozície
    .changed = Nové je, že právo na rošádu zaniká až vykonaním vynúteného ťahu kráľom alebo vežou a že namiesto „tretíkrát“ stačí „najmenej tretíkrát“.
b2009-9-2a = Reklamovať možno postavenie, ktoré ešte len vznikne: hráč najskôr zapíše ťah do partiára a oznámi rozhodcovi, že ho chce vykonať.
b2009-9-2b = Reklamovať možno postavenie, ktoré sa práve vyskytlo, ak je reklamujúci hráč na ťahu.
b2009-9-3 = Partia sa končí remízou na oprávnenú reklamáciu hráča, ktorý je na ťahu, ak medzi poslednými 50 ťahmi oboch strán nie je (alebo s ďalším ťahom nebude) žiadny ťah pešiakom ani branie (9.3a, 9.3b).
    .heading = Pravidlo 50 ťahov
b2009-9-3a = Hráč smie reklamovať tak, že zapíše do partiára a oznámi rozhodcovi ťah, ktorým sa zavŕši 50 po sebe idúcich ťahov oboch hráčov bez ťahu pešiakom a bez brania.
b2009-9-3b = Hráč smie reklamovať, ak obaja hráči vykonali posledných 50 ťahov po sebe bez brania a bez ťahu pešiakom.
b2009-9-4 = Hráč, ktorý sa dotkne figúrky v zmysle článku 4.3 bez toho, aby reklamoval podľa článku 9.2 alebo 9.3, stráca v tomto ťahu právo reklamovať.
    .heading = Strata práva reklamovať
    .changed = V roku 1997 sa právo strácalo až vykonaním ťahu; teraz stačí dotknúť sa figúrky.
b2009-9-5 = Hráč, ktorý reklamuje remízu podľa článku 9.2 alebo 9.3, smie zastaviť hodiny (pozri 6.12b). Reklamáciu nemožno odvolať.
    .heading = Reklamácia remízy
    .changed = V roku 1997 musel reklamujúci hráč ihneď zastaviť oboje hodiny; teraz ich zastaviť smie.
b2009-9-5a = Oprávnenou reklamáciou sa partia ihneď končí remízou.
b2009-9-5b = Po neoprávnenej reklamácii pridá rozhodca súperovi 3 minúty a hrá sa ďalej. Ak sa reklamácia opierala o zamýšľaný ťah, hráč ho teraz podľa článku 4 musí zahrať.
    .changed = V roku 1997 reklamujúci hráč navyše prišiel o polovicu zostávajúceho času, najviac o tri minúty; teraz sa len pridáva súperovi.
b2009-9-6 = Partia sa končí remízou, ak vznikne postavenie, z ktorého nemožno k matu dospieť žiadnou sériou možných ťahov. Tým sa partia ihneď končí, ak bol ťah, ktorý k tomuto postaveniu viedol, možný.
    .heading = Mat už nie je možný
    .changed = Nové je, že ťah, ktorý k tomuto postaveniu viedol, musel byť možný.

## Článok 10: Záver rýchlej hry

b2009-10 =
    .heading = Záver rýchlej hry
b2009-10-1 = Záver rýchlej hry je fáza partie, v ktorej treba všetky zostávajúce ťahy vykonať v obmedzenom čase.
    .heading = Čo je záver rýchlej hry
b2009-10-2 = Hráč, ktorý je na ťahu a zostáva mu menej ako 2 minúty, smie reklamovať remízu, kým jeho zástavka nepadla. Privolá rozhodcu a smie zastaviť hodiny (pozri 6.12b).
    .heading = Reklamácia remízy
    .changed = V roku 1997 reklamujúci hráč nemusel byť na ťahu a hodiny zastaviť musel; teraz musí byť na ťahu a hodiny zastaviť smie.
b2009-10-2a = Ak rozhodca uzná, že sa súper nesnaží vyhrať normálnymi prostriedkami alebo že normálnymi prostriedkami vyhrať nemožno, vyhlási partiu za remízu. Inak rozhodnutie odloží, alebo reklamáciu zamietne.
    .changed = V roku 1997 mohol rozhodca len súhlasiť, alebo rozhodnutie odložiť; teraz môže reklamáciu aj zamietnuť.
b2009-10-2b = Rozhodca, ktorý rozhodnutie odložil, môže súperovi pridať 2 minúty; hrá sa ďalej, podľa možnosti v jeho prítomnosti. Rozhodne v ďalšom priebehu hry, alebo čo najskôr po padnutí zástavky. Remízu vyhlási, ak uzná, že záverečné postavenie nemožno vyhrať normálnymi prostriedkami alebo že sa súper normálnymi prostriedkami vyhrať nesnažil.
    .changed = Nové je, že sú uvedené dôvody neskoršej remízy a že rozhodca je prítomný len podľa možnosti; v roku 1997 sa hralo za jeho prítomnosti.
b2009-10-2c = Ak rozhodca reklamáciu zamietne, pridá súperovi 2 minúty.
b2009-10-2d = Rozhodnutie rozhodcu podľa článkov 10.2a, 10.2b a 10.2c je konečné.

## Článok 11: Bodovanie

b2009-11 =
    .heading = Bodovanie
b2009-11-1 = Za výhru má hráč bod (1), za remízu pol bodu (½) a za prehru nič (0); kontumačná výhra a prehra sa počítajú rovnako. Vopred možno určiť iné bodovanie.
    .heading = Body za partiu
    .changed = Nové je, že sa hovorí aj o kontumácii a že vopred možno určiť iné bodovanie.

## Článok 12: Správanie hráčov

b2009-12 =
    .heading = Správanie hráčov
b2009-12-1 = Hráči nesmú robiť nič, čo poškodzuje dobré meno šachu.
    .heading = Dobré meno šachu
    .changed = V roku 1997 článok žiadal slušné vystupovanie a jeho porušenie sa netrestalo; teraz chráni dobré meno šachu a platí preň článok 12.7.
b2009-12-2 = Hráči nesmú bez povolenia rozhodcu opustiť miesto konania hry. Patrí k nemu hrací priestor, miesta na oddych, občerstvenie a fajčenie a ďalšie miesta, ktoré rozhodca určí. Kto je na ťahu, nesmie bez povolenia rozhodcu odísť ani z hracieho priestoru.
    .heading = Opustenie miesta konania hry
b2009-12-3 =
    .heading = Pomôcky, telefóny, fajčenie
b2009-12-3a = Počas partie je hráčom zakázané nazerať do poznámok a iných zdrojov informácií, nechať si poradiť a analyzovať partiu na inej šachovnici.
b2009-12-3b = Bez povolenia rozhodcu nikto nesmie mať na mieste konania hry mobilný telefón ani iný elektronický komunikačný prostriedok, ak nie je úplne vypnutý. Ak také zariadenie vydá akýkoľvek zvuk, hráč prehráva a súper vyhráva. Ak súper nemôže dať mat žiadnou sériou možných ťahov, pripíše sa mu len remíza.
b2009-12-3c = Fajčiť sa smie len tam, kde to rozhodca určí.
b2009-12-4 = Do partiára sa zapisujú len ťahy, časy na hodinách, ponuky remízy, okolnosti reklamácie a iné dôležité údaje.
    .heading = Na čo slúži partiár
    .changed = Nové je, že sa smú zapísať aj iné dôležité údaje.
b2009-12-5 = Hráči, ktorí dohrali, sa považujú za divákov.
    .heading = Po partii
    .changed = V roku 1997 článok (12.3) zakazoval aj to, aby hráči a diváci počas hry analyzovali v hracom priestore; tento zákaz tu už nie je.
b2009-12-6 = Je zakázané súpera akokoľvek vyrušovať alebo obťažovať. Patria sem aj neopodstatnené reklamácie a ponuky remízy a hluk v hracom priestore.
    .heading = Vyrušovanie súpera
    .changed = V roku 1997 bolo uvedené len opakované ponúkanie remízy; teraz aj neopodstatnené reklamácie a ponuky a hluk.
b2009-12-7 = Porušenie ktoréhokoľvek z článkov 12.1 až 12.6 sa trestá podľa článku 13.4.
    .heading = Tresty za nevhodné správanie
    .changed = V roku 1997 (12.6) mohlo byť potrestané porušenie článkov 12.2 až 12.5; teraz trest nasleduje a týka sa aj článku 12.1.
b2009-12-8 = Hráč, ktorý sa opakovane odmieta riadiť Pravidlami, je potrestaný prehrou partie. Koľko bodov získa súper, určí rozhodca.
    .heading = Opakované odmietanie Pravidiel
    .changed = Nové je, že bodový zisk súpera určuje rozhodca.
b2009-12-9 = Ak článok 12.8 platí pre oboch hráčov, rozhodca vyhlási, že partiu prehrali obaja.
    .heading = Vinní obaja hráči
b2009-12-10 = Proti rozhodnutiu rozhodcu podľa článku 10.2d alebo prílohy D sa hráč odvolať nemôže. Proti každému inému rozhodnutiu rozhodcu áno, ak podmienky súťaže neurčujú inak.
    .heading = Odvolanie

## Článok 13: Úloha rozhodcu

b2009-13 =
    .heading = Úloha rozhodcu
b2009-13-1 = Úlohou rozhodcu je zabezpečiť, aby hráči presne dodržiavali Pravidlá.
    .heading = Dodržiavanie Pravidiel
b2009-13-2 = Rozhodca koná v najlepšom záujme súťaže, stará sa o dobré podmienky na hru a o to, aby hráči neboli vyrušovaní, a dohliada na priebeh súťaže.
    .heading = Povinnosti
b2009-13-3 = Rozhodca sleduje partie, najmä keď sú hráči v časovej tiesni, presadzuje svoje rozhodnutia a ukladá primerané tresty.
    .heading = Sledovanie partií
b2009-13-4 = Rozhodca má k dispozícii tieto tresty; smie ich uložiť aj niekoľko naraz.
    .heading = Tresty
    .changed = Nové je, že výslovne možno uložiť viac trestov naraz a zmeniť bodový zisk oboch hráčov (13.4e, 13.4f).
b2009-13-4a = Napomenutie.
b2009-13-4b = Pridanie času súperovi hráča, ktorý sa previnil.
b2009-13-4c = Odobratie času hráčovi, ktorý sa previnil.
b2009-13-4d = Vyhlásenie partie za prehranú.
b2009-13-4e = Zníženie bodového zisku z partie hráčovi, ktorý sa previnil.
b2009-13-4f = Zvýšenie bodového zisku z partie súperovi, najviac na maximum, ktoré v nej možno získať.
b2009-13-4g = Vylúčenie zo súťaže.
b2009-13-5 = Ak hru naruší niečo zvonka, môže rozhodca pridať čas jednému alebo obom hráčom.
    .heading = Vonkajšie rušenie
b2009-13-6 = Rozhodca nesmie do partie zasahovať okrem prípadov, ktoré uvádzajú Pravidlá. Počet vykonaných ťahov smie hráčovi povedať jedine podľa článku 8.5, keď už padla aspoň jedna zástavka. Nesmie ho upozorniť ani na to, že súper ťahal alebo že sám nestlačil hodiny.
    .heading = Nezasahovanie do hry
    .changed = Nový je všeobecný zákaz zasahovať; v roku 1997 boli zakázané len určité upozornenia.
b2009-13-7 =
    .heading = Diváci a zariadenia
b2009-13-7a = Diváci a hráči iných partií nesmú o partii hovoriť ani do nej inak zasahovať; ak je to nutné, smie rozhodca tých, čo sa previnili, z miesta konania hry vykázať. Kto si všimne nesprávnosť, smie o nej povedať len rozhodcovi.
    .changed = Nové je, že kto si všimne nesprávnosť, smie to povedať len rozhodcovi.
b2009-13-7b = V hracom priestore a v priľahlých priestoroch určených rozhodcom je zakázané používať mobilné telefóny a iné komunikačné prostriedky, ak ich rozhodca nepovolil.

## Článok 14: FIDE

b2009-14 =
    .heading = FIDE
b2009-14-1 = Členské federácie môžu FIDE požiadať o oficiálne rozhodnutie o výklade Pravidiel.
    .heading = Výklad FIDE

## Príloha A: Rapid šach

b2009-A =
    .heading = Rapid šach
b2009-A1 = V partii rapid šachu musí každý hráč vykonať všetky ťahy v pevnom čase, ktorý je najmenej 15 minút a menej ako 60 minút. Ak sa hrá s prídavkom, musí v týchto medziach ležať súčet počiatočného času a šesťdesiatnásobku prídavku.
    .heading = Čo je rapid šach
    .changed = V roku 1997 (B1) mal rapid 15 až 60 minút a s prídavkom sa nerátalo; teraz už 60 minút rapid nie je a prídavok sa započítava.
b2009-A2 = Zaznamenávať ťahy nie je povinné.
    .heading = Zápis
b2009-A3 = Ak je zabezpečený dostatočný dozor (napríklad jeden rozhodca najviac na 3 partie), platia Turnajové pravidlá (články 6 až 14).
    .heading = Dostatočný dozor
b2009-A4 = Ak nie je zabezpečený dostatočný dozor, platia Turnajové pravidlá so zmenami podľa článkov A4a až A4d.
    .heading = Bez dostatočného dozoru
    .changed = V roku 1997 platili osobitné pravidlá pre každú partiu rapid šachu; teraz len tam, kde dozor nestačí.
b2009-A4a = Po troch dokončených ťahoch oboch hráčov už nemožno reklamovať, že boli nesprávne postavené figúrky, položená šachovnica alebo nastavené hodiny. Ak boli kráľ a dáma zamenení, nesmie tento kráľ rošovať.
    .changed = V roku 1997 (B4) bola hranica tiež tri ťahy; nové je, že kráľ zamenený s dámou nesmie rošovať.
b2009-A4b = O článku 4 (vykonanie ťahu) rozhoduje rozhodca, len keď o to požiada jeden alebo obaja hráči.
    .changed = V roku 1997 (B5) to isté platilo aj pre článok 10.
b2009-A4c = Nemožný ťah je dokončený spustením súperových hodín. Súper ho potom smie reklamovať, kým sám neťahal, a až po takejto reklamácii smie rozhodca zasiahnuť. Ak sú však obaja králi v šachu alebo ak nebola dokončená premena pešiaka, rozhodca podľa možností zasiahne aj bez reklamácie.
    .changed = V roku 1997 rapid šach vlastné pravidlo o nemožnom ťahu nemal; platil článok 7.4.
b2009-A4d-1 = Zástavka sa považuje za padnutú, keď to oprávnene reklamuje jeden alebo obaja hráči. Rozhodca na padnutie zástavky nesmie upozorniť, okrem prípadu, že padli obe.
    .changed = Nové je, že rozhodca smie upozorniť na to, že padli obe zástavky.
b2009-A4d-2 = Kto reklamuje výhru na čas, zastaví oboje hodiny a oznámi to rozhodcovi. Reklamácia uspeje len vtedy, ak je po zastavení hodín jeho zástavka hore a súperova padnutá.
b2009-A4d-3 = Ak padli obe zástavky, ako to opisujú články A4d.1 a A4d.2, rozhodca vyhlási partiu za remízu.

## Príloha B: Bleskový šach

b2009-B =
    .heading = Bleskový šach
b2009-B1 = V bleskovej partii musí každý hráč vykonať všetky ťahy v čase kratšom ako 15 minút. Ak sa hrá s prídavkom, musí byť kratší ako 15 minút súčet počiatočného času a šesťdesiatnásobku prídavku.
    .heading = Čo je bleskový šach
    .changed = Nové je, že sa započítava prídavok.
b2009-B2 = Ak je zabezpečený dostatočný dozor (jeden rozhodca na jednu partiu), platia Turnajové pravidlá a článok A2.
    .heading = Dostatočný dozor
b2009-B3 =
    .heading = Bez dostatočného dozoru
b2009-B3a = Platia pravidlá rapid šachu z prílohy A, ak ich táto príloha neupravuje inak.
    .changed = V roku 1997 (C2) to tak bolo v každej bleskovej partii; teraz len tam, kde dozor nestačí.
b2009-B3b = Články 10.2 a A4c neplatia.
    .changed = V roku 1997 (C5) bol vylúčený len článok 10.2.
b2009-B3c = Nemožný ťah je dokončený spustením súperových hodín. Súper potom smie reklamovať výhru, kým sám neťahal. Ak však súper nemôže dať mat žiadnou sériou možných ťahov, smie hráč, ktorý nemožný ťah vykonal, reklamovať remízu, skôr než znova ťahá. Len čo súper ťahal, nemožný ťah už opraviť nemožno, ak sa na tom hráči bez rozhodcu nedohodnú.
    .changed = Nová je remíza, keď súper nemôže dať mat žiadnou sériou možných ťahov (v roku 1997 sa žiadal matujúci materiál, C4), a oprava po dohode hráčov.

## Príloha C: Zápis partie

b2009-C =
    .heading = Zápis partie
b2009-C-intro = Pre svoje turnaje a zápasy FIDE uznáva len algebraickú notáciu a odporúča ju aj šachovým knihám a časopisom. Zápis v inej notácii nie je dôkazom tam, kde hráčov zápis ako dôkaz slúži. Rozhodca, ktorý zistí, že hráč používa inú notáciu, ho na túto požiadavku musí upozorniť.
    .heading = Algebraická notácia
b2009-C1 = V tejto prílohe sa „figúrou“ rozumie každá figúrka okrem pešiaka.
    .heading = Slovo „figúra“
    .changed = V roku 1997 uvádzal tento užší význam slova článok 2.2.
b2009-C2 = Každá figúra sa označuje veľkým začiatočným písmenom svojho názvu: K je kráľ, D dáma, V veža, S strelec a J jazdec.
    .heading = Písmená figúr
b2009-C3 = Hráč smie používať písmená zvyčajné vo svojej krajine, napríklad F pre francúzske „fou“ alebo L pre holandské „loper“ (oboje strelec). V tlači sa odporúčajú obrázkové symboly figúr.
    .heading = Písmená v iných jazykoch
b2009-C4 = Pešiaci písmeno nemajú a spoznajú sa práve podľa toho, napríklad e5, d4, a5.
    .heading = Pešiak nemá písmeno
b2009-C5 = Osem stĺpcov má malé písmená a, b, c, d, e, f, g, h: pre bieleho zľava doprava, pre čierneho sprava doľava.
    .heading = Stĺpce
b2009-C6 = Osem radov má čísla 1 až 8: pre bieleho zdola nahor, pre čierneho zhora nadol. V počiatočnom postavení teda biele figúry a pešiaci stoja na 1. a 2. rade a čierne na 8. a 7. rade.
    .heading = Rady
b2009-C7 = Každé zo 64 polí má tak svoje jediné meno zložené z písmena a číslice.
    .heading = Polia
b2009-C8 = Ťah figúrou sa zapisuje písmenom figúry a cieľovým poľom, bez pomlčky medzi nimi: Se5, Jf3, Vd1. Pri ťahu pešiakom sa píše len cieľové pole: e5, d4, a5.
    .heading = Zápis ťahu
b2009-C9 = Pri braní sa medzi písmeno figúry a cieľové pole vkladá x: Sxe5, Jxf3, Vxd1. Ak berie pešiak, píše sa stĺpec, z ktorého ťahal, x a cieľové pole: dxe5, gxf3, axb5. Pri braní mimochodom je cieľovým poľom to, na ktorom berúci pešiak skončí, a pripojí sa „e.p.“: exf6 e.p.
    .heading = Branie
b2009-C10 =
    .heading = Dve rovnaké figúry
b2009-C10-1 = Ak môžu na to isté pole ťahať dve rovnaké figúry z toho istého radu, píše sa písmeno figúry, stĺpec, z ktorého sa ťahá, a cieľové pole.
b2009-C10-2 = Ak stoja obe figúry na tom istom stĺpci, píše sa písmeno figúry, rad, z ktorého sa ťahá, a cieľové pole.
b2009-C10-3 = Ak stoja figúry na rôznych radoch aj stĺpcoch, dáva sa prednosť prvému spôsobu, teda stĺpcu. Pri braní sa pred cieľové pole môže vložiť x; v príkladoch nižšie potom Jgxf3 alebo Jdxf3, J5xf3 alebo J1xf3, Jhxf3 alebo Jdxf3.
    .changed = V roku 1997 text umiestňoval x inam, než ukazovali jeho vlastné príklady; teraz sa text s príkladmi zhoduje.
b2009-C10-ex-1 = Príklad: ak stoja jazdci na g1 a d2 a jeden z nich ťahá na f3, zapíše sa Jgf3, alebo Jdf3.
b2009-C10-ex-2 = Príklad: ak stoja jazdci na g5 a g1 a jeden z nich ťahá na f3, zapíše sa J5f3, alebo J1f3.
b2009-C10-ex-3 = Príklad: ak stoja jazdci na h2 a d4 a jeden z nich ťahá na f3, zapíše sa Jhf3, alebo Jdf3.
b2009-C11 = Ak môžu tú istú súperovu figúrku brať dvaja pešiaci, píše sa stĺpec, z ktorého pešiak ťahá, x a cieľové pole. Ak stoja bieli pešiaci na c4 a e4 a čierna figúrka na d5, ťah bieleho sa zapíše cxd5, alebo exd5.
    .heading = Dvaja pešiaci môžu brať
b2009-C12 = Premena sa zapisuje ťahom pešiaka a hneď za ním písmenom novej figúry: d8D, f8J, b1S, g1V.
    .heading = Premena
b2009-C13 = Ponuka remízy sa značí (=).
    .heading = Ponuka remízy
b2009-C-abbreviations = 0-0 je rošáda s vežou zo stĺpca h (malá), 0-0-0 s vežou zo stĺpca a (veľká). x znamená branie, + šach, ++ alebo # mat, e.p. branie mimochodom. Šach, mat a branie sa do partiára zapisovať nemusia.
    .heading = Skratky
    .changed = Nové je, že mat možno písať aj # a že šach, mat a branie netreba vyznačovať.
b2009-C-sample = Notáciu ukazuje vzorová partia: 1.d4 Jf6 2.c4 e6 3.Jc3 Sb4 4.Sd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Sxc3 8.Sxc3 Jxd5 9.Jf3 b6 10.Db3 Jxc3 11.bxc3 c5 12.Se2 cxd4 13.Jxd4 Ve8 14.0-0 Jd7 15.a4 Jc5 16.Db4 Sb7 17.a5 a tak ďalej.
    .heading = Vzorový zápis

## Príloha D: Záver rýchlej hry bez rozhodcu

b2009-D =
    .heading = Záver rýchlej hry bez rozhodcu
b2009-D1 = Ak sa hrá podľa článku 10, smie hráč, ktorému zostáva menej ako 2 minúty a ktorého zástavka ešte nepadla, reklamovať remízu; tým sa partia končí. Pri dôvode D1a musí zapísať konečné postavenie a súper ho overí. Pri dôvode D1b musí zapísať konečné postavenie a predložiť aj aktuálny partiár; súper overí oboje. O reklamácii rozhodne rozhodca a jeho rozhodnutie je konečné.
    .heading = Reklamácia remízy
b2009-D1a = Prvý možný dôvod reklamácie: súper nemôže vyhrať normálnymi prostriedkami.
b2009-D1b = Druhý možný dôvod reklamácie: súper sa nesnaží vyhrať normálnymi prostriedkami.

## Príloha E: Nevidiaci a zrakovo postihnutí hráči

b2009-E =
    .heading = Nevidiaci a zrakovo postihnutí hráči
b2009-E1 = Usporiadatelia turnajov môžu tieto pravidlá prispôsobiť miestnym podmienkam. Ak hrá vidiaci hráč so zrakovo postihnutým, môže ktorýkoľvek z nich žiadať dve šachovnice: vidiaci hrá na bežnej, zrakovo postihnutý na špeciálnej, ktorá musí spĺňať nasledujúce požiadavky.
    .heading = Dve šachovnice
b2009-E1a = Špeciálna šachovnica má rozmer najmenej 20 × 20 cm.
b2009-E1b = Čierne polia sú mierne vyvýšené.
b2009-E1c = V každom poli je zabezpečovací otvor.
b2009-E1d = Každá figúrka má kolíček, ktorý do otvorov dobre zapadá.
b2009-E1e = Figúrky sú typu Staunton; čierne sú osobitne označené.
b2009-E2 =
    .heading = Ako sa hrá
b2009-E2-1 = Každý ťah treba zreteľne oznámiť; súper ho musí zopakovať a vykonať na svojej šachovnici. Pri premene pešiaka musí hráč oznámiť, ktorú figúru si zvolil. Pre väčšiu zreteľnosť sa pre stĺpce navrhujú mená Anna, Bella, Cesar, David, Eva, Felix, Gustav a Hector. Rady sa od bieleho k čiernemu čítajú po nemecky: eins, zwei, drei, vier, fuenf, sechs, sieben, acht. Rošáda sa oznamuje „Lange Rochade“ (veľká) alebo „Kurze Rochade“ (malá). Figúrky sa volajú Koenig, Dame, Turm, Laeufer, Springer a Bauer.
b2009-E2-2 = Na šachovnici zrakovo postihnutého sa za dotknutú považuje figúrka vybratá zo zabezpečovacieho otvoru.
b2009-E2-3 = Až po splnení podmienok E2.3a až E2.3c je ťah vykonaný a smú sa spustiť súperove hodiny. Pre vidiaceho hráča platia o dotyku a vykonaní ťahu bežné pravidlá.
b2009-E2-3a = Prvá podmienka vykonania ťahu: pri braní je zobratá figúrka odstránená zo šachovnice hráča, ktorý je na ťahu.
b2009-E2-3b = Druhá podmienka: figúrka je umiestnená do iného zabezpečovacieho otvoru.
b2009-E2-3c = Tretia podmienka: ťah bol oznámený.
b2009-E2-4a = Zrakovo postihnutí hráči smú používať osobitne upravené hodiny. Ich ciferník má vystužené ručičky, každých 5 minút jeden vyvýšený bod a každých 15 minút dva.
b2009-E2-4b = Zástavka takých hodín sa dá dobre nahmatať a je upravená tak, aby hráč mohol v posledných 5 minútach hodiny hmatom kontrolovať veľkú ručičku.
b2009-E2-5 = Zrakovo postihnutý hráč musí partiu zaznamenávať Braillovým písmom alebo latinkou, prípadne ťahy nahrávať na magnetofón.
b2009-E2-6 = Kto sa pri oznamovaní ťahu preriekne, musí to ihneď opraviť, kým nie sú spustené súperove hodiny.
b2009-E2-7 = Ak sa počas hry líšia postavenia na oboch šachovniciach, opravia sa za účasti rozhodcu porovnaním zápisov oboch hráčov. Ak sa zápisy zhodujú, musí hráč, ktorý ťah správne zapísal, ale vykonal inak, svoje postavenie podľa zápisu opraviť.
b2009-E2-8 = Ak sa líšia postavenia a nezhodujú sa ani zápisy, ťahy sa prejdú späť až k miestu, kde sa oba zápisy zhodujú, a rozhodca podľa toho nastaví hodiny.
b2009-E2-9 = Zrakovo postihnutý hráč má právo na pomocníka, ktorý podľa potreby plní úlohy uvedené v článkoch E2.9a až E2.9f. Ak pomocníka nemá, smie ho na úlohy E2.9a a E2.9b využiť vidiaci hráč.
b2009-E2-9a = Pomocník vykonáva ťahy na šachovnici súpera.
b2009-E2-9b = Pomocník oznamuje ťahy oboch hráčov.
b2009-E2-9c = Pomocník vedie zápis zrakovo postihnutého hráča a spúšťa súperove hodiny; pritom sa dbá na článok E2.3c.
b2009-E2-9d = Pomocník zrakovo postihnutému hráčovi len na jeho žiadosť povie, koľko ťahov bolo vykonaných a koľko času obaja hráči spotrebovali.
b2009-E2-9e = Pomocník reklamuje prekročenie času a oznámi rozhodcovi, keď sa vidiaci hráč dotkol niektorej zo svojich figúrok.
b2009-E2-9f = Pomocník vybaví formality pri prerušení partie.

## Príloha F: Fischerov šach (Chess960)

b2009-F =
    .heading = Fischerov šach (Chess960)
b2009-F1 = Pred partiou Fischerovho šachu sa počiatočné postavenie náhodne určí podľa daných pravidiel. Ďalej sa hrá ako v bežnom šachu: figúry aj pešiaci ťahajú zvyčajným spôsobom a cieľom každého hráča je dať súperovmu kráľovi mat.
    .heading = Hra
b2009-F2 = Bieli pešiaci stoja na druhom rade ako v bežnom šachu; ostatné biele figúrky sa náhodne rozostavia na prvom rade s obmedzeniami F2a až F2c. Postavenie možno pred partiou vyžrebovať počítačovým programom alebo pomocou kocky, mince, kariet a podobne.
    .heading = Počiatočné postavenie
b2009-F2a = Kráľ stojí medzi vežami.
b2009-F2b = Strelci stoja na poliach opačnej farby.
b2009-F2c = Čierne figúrky stoja zrkadlovo priamo oproti bielym.
b2009-F3 =
    .heading = Rošáda
b2009-F3a = Každý hráč smie raz za partiu vykonať rošádu, teda jedným ťahom premiestniť kráľa a vežu. Bežné pravidlá rošády treba na to sčasti zmeniť, lebo predpokladajú východiskové polia kráľa a veže, ktoré vo Fischerovom šachu často neplatia.
b2009-F3b1 = Podľa východiskových polí kráľa a veže sa rošuje jedným zo štyroch spôsobov. Rošáda dvojťahom: ťahá kráľ aj veža.
b2009-F3b2 = Rošáda transpozíciou: kráľ a veža si vymenia miesta.
b2009-F3b3 = Rošáda kráľom: ťahá len kráľ.
b2009-F3b4 = Rošáda vežou: ťahá len veža.
b2009-F3-rec-1 = Odporúčanie pre rošádu na šachovnici: kráľa zložiť a odložiť mimo šachovnice vedľa poľa, na ktorom bude stáť, potom premiestniť vežu a nakoniec postaviť kráľa na jeho pole.
b2009-F3-rec-2 = Po rošáde stoja kráľ a veža na tých istých poliach ako po rošáde v bežnom šachu.
b2009-F3-expl = Po rošáde na stranu c (0-0-0, v bežnom šachu veľká rošáda) stojí kráľ na c1 alebo c8 a veža na d1 alebo d8. Po rošáde na stranu g (0-0, v bežnom šachu malá rošáda) stojí kráľ na g1 alebo g8 a veža na f1 alebo f8.
b2009-F3-note1 = Aby nedošlo k nedorozumeniu, je vhodné rošádu vopred oznámiť, napríklad slovami „idem rošovať“.
b2009-F3-note2 = V niektorých počiatočných postaveniach zostane pri rošáde na mieste buď kráľ, alebo veža, nie však oboje.
b2009-F3-note3 = V niektorých počiatočných postaveniach možno rošovať už prvým ťahom.
b2009-F3-note4 = Všetky polia medzi východiskovým a konečným poľom kráľa aj veže, vrátane konečných polí, musia byť prázdne, nerátajúc tohto kráľa a túto vežu.
b2009-F3-note5 = V niektorých počiatočných postaveniach môžu zostať obsadené polia, ktoré v bežnom šachu musia byť voľné, napríklad jedno alebo viac polí na stĺpcoch a, b a e po rošáde na stranu c a na stĺpcoch e a h po rošáde na stranu g.
b2009-F3-3-8b-2-a = Platí aj zákaz z článku 3.8b(2)a: rošovať nemožno, kým je napadnuté ktorékoľvek pole, na ktorom kráľ stojí, ktoré prechádza alebo ktoré má obsadiť.

## Smernica pre prerušenie partie

b2009-G =
    .heading = Smernica pre prerušenie partie
b2009-G1 =
    .heading = Pečatenie ťahu
b2009-G1a = Ak sa partia neskončí do konca času určeného na hru, nariadi rozhodca hráčovi, ktorý je na ťahu, aby ťah zapečatil. Hráč ho musí jednoznačne zapísať do svojho partiára, vložiť svoj aj súperov partiár do obálky, zalepiť ju a až potom zastaviť svoje hodiny bez toho, aby spustil súperove. Kým hodiny nezastavil, smie pečatený ťah zmeniť. Ak po výzve na pečatenie vykoná ťah na šachovnici, musí práve tento ťah zapísať ako pečatený.
b2009-G1b = Ak hráč na ťahu preruší partiu pred koncom hracieho času, platí, že pečatil na jeho konci, a podľa toho sa zaznamená jeho zostávajúci čas.
b2009-G2 =
    .heading = Obálka
b2009-G2a = Na obálke musia byť mená hráčov.
b2009-G2b = Musí na nej byť postavenie tesne pred pečateným ťahom.
b2009-G2c = Musí na nej byť čas, ktorý obaja hráči spotrebovali.
b2009-G2d = Musí na nej byť meno hráča, ktorý ťah zapečatil.
b2009-G2e = Musí na nej byť poradové číslo pečateného ťahu.
b2009-G2f = Musí na nej byť ponuka remízy, ak bola pred prerušením podaná.
b2009-G2g = Musí na nej byť dátum, čas a miesto dohrávky.
b2009-G3 = Rozhodca overí, že údaje na obálke sú správne, a zodpovedá za jej bezpečné uloženie.
    .heading = Úschova obálky
b2009-G4 = Ak hráč ponúkne remízu potom, čo súper zapečatil ťah, ponuka platí, kým ju súper podľa článku 9.1 neprijme alebo neodmietne.
    .heading = Ponuka remízy po pečatení
b2009-G5 = Na dohrávku sa na šachovnici obnoví postavenie tesne pred pečateným ťahom a na hodinách sa nastavia časy, ktoré obaja hráči pri prerušení spotrebovali.
    .heading = Príprava dohrávky
b2009-G6 = Ak sa hráči dohodnú na remíze alebo ak jeden oznámi rozhodcovi, že sa vzdáva, partia sa ihneď končí.
    .heading = Koniec pred dohrávkou
b2009-G7 = Obálku možno otvoriť len za prítomnosti hráča, ktorý má na pečatený ťah odpovedať.
    .heading = Otvorenie obálky
b2009-G8 = Okrem prípadov podľa článkov 5, 6.9 a 9.6 hráč prehráva, ak zapísal pečatený ťah tak, ako uvádzajú články G8a až G8c.
    .heading = Pečatený ťah, ktorý prehráva
    .changed = Nové je, že k výnimkám patria aj konce partie podľa článku 5.
b2009-G8a = Zápis pečateného ťahu je nejednoznačný.
b2009-G8b = Pečatený ťah je zapísaný tak, že nemožno zistiť, čo v skutočnosti znamená.
b2009-G8c = Pečatený ťah je nemožný.
b2009-G9 =
    .heading = Začiatok dohrávky
b2009-G9a = Ak je v čase dohrávky prítomný hráč, ktorý má odpovedať, obálka sa otvorí, na šachovnici sa zahrá pečatený ťah a prítomnému hráčovi sa spustia hodiny.
b2009-G9b = Ak hráč, ktorý má odpovedať, nie je prítomný, spustia sa jeho hodiny. Keď príde, zastaví ich a privolá rozhodcu; obálka sa otvorí, na šachovnici sa zahrá pečatený ťah a hráčovi sa hodiny znova spustia.
b2009-G9c = Ak nie je prítomný hráč, ktorý pečatil, smie súper namiesto ťahu na šachovnici zapísať svoju odpoveď do partiára, vložiť ho do novej obálky, zastaviť svoje hodiny a spustiť hodiny neprítomného. Obálku potom uschová rozhodca a otvorí sa, keď neprítomný hráč príde.
b2009-G10 = Hráč, ktorý príde na dohrávku viac ako hodinu po jej určenom začiatku, prehráva, ak podmienky súťaže alebo rozhodca neurčia inak. Ak sa oneskorí hráč, ktorý pečatil, rozhodne sa inak v prípadoch G10a až G10c.
    .heading = Neskorý príchod na dohrávku
    .changed = Nové je, že podmienky súťaže alebo rozhodca môžu určiť niečo iné.
b2009-G10a = Ak pečatený ťah neprítomného hráča dáva mat, hráč napriek oneskoreniu vyhráva.
b2009-G10b = Ak pečateným ťahom neprítomného hráča vznikne pat alebo postavenie podľa článku 9.6, partia sa končí remízou.
b2009-G10c = Neprítomný hráč neprehráva, ak hráč prítomný pri šachovnici prehral podľa článku 6.9.
b2009-G11 =
    .heading = Strata obálky
b2009-G11a = Ak sa stratí obálka s pečateným ťahom, pokračuje sa z postavenia a s časmi pri prerušení. Ak časy nemožno presne určiť, nastaví hodiny rozhodca. Hráč, ktorý pečatil, vykoná na šachovnici ťah, o ktorom vyhlási, že ho zapečatil.
    .changed = Nové je, že hráč vyhlasuje, ktorý ťah zapečatil.
b2009-G11b = Ak postavenie nemožno obnoviť, partia sa zruší a musí sa odohrať nová.
b2009-G12 = Ak pri dohrávke niektoré hodiny ukazujú nesprávny čas a hráč na to upozorní pred svojím prvým ťahom, musí sa chyba opraviť. Ak sa nezistí, hrá sa ďalej bez opravy, ak rozhodca neuzná, že by následky boli príliš tvrdé.
    .heading = Nesprávny čas pri dohrávke
b2009-G13 = Rozhodca vopred určí, kedy sa dohrávky začínajú a kedy sa končia.
    .heading = Časový plán dohrávok
    .changed = V roku 1997 sa trvanie dohrávky riadilo hodinkami rozhodcu; táto veta vypadla.
