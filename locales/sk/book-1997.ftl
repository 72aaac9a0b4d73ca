### Pravidlá šachu FIDE z roku 1997, článok po článku, vlastnými slovami.

## Rozsah platnosti a predslov

b1997-Title = Pravidlá platia pre partie hrané za šachovnicou. Schválil ich 67. kongres FIDE v Jerevane na jeseň 1996 a účinné sú od 1. júla 1997; rozhodujúce je anglické znenie.
    .heading = Rozsah a platnosť
b1997-Preface = Žiadne pravidlá nemôžu predvídať všetko. Prípad, ktorý žiadny článok presne nerieši, sa má rozhodnúť podľa podobných prípadov, o ktorých Pravidlá hovoria. Pravidlá rátajú s tým, že rozhodca je spôsobilý, rozumný a úplne nestranný, a zámerne nejdú do prílišných podrobností, aby mohol nájsť riešenie spravodlivé, logické a primerané okolnostiam. FIDE žiada hráčov aj federácie, aby tento prístup prijali za svoj.
    .heading = Predslov
b1997-Preface-a = Členská federácia smie vydať podrobnejšie predpisy, nesmú však odporovať oficiálnym Pravidlám šachu.
    .heading = Súlad s Pravidlami
b1997-Preface-b = Doplňujúce predpisy federácie platia len na jej vlastnom území.
    .heading = Len na vlastnom území
b1997-Preface-c = Doplňujúce predpisy federácie sa nesmú použiť v zápasoch, majstrovstvách a kvalifikáciách FIDE ani v turnajoch, kde sa získavajú tituly alebo rating FIDE.
    .heading = Nie v súťažiach FIDE

## Článok 1: povaha a cieľ šachovej partie

b1997-1 =
    .heading = Povaha a cieľ šachovej partie
b1997-1-1 = Dvaja súperi sa striedajú v ťahoch svojimi figúrkami na štvorcovej doske, šachovnici. Prvý ťah má hráč s bielymi figúrkami. Hráč „je na ťahu“ od chvíle, keď súper svoj ťah dokončil.
    .heading = Dvaja hráči, biely začína
b1997-1-2 = Každý sa usiluje napadnúť súperovho kráľa tak, aby ho súper žiadnym možným ťahom nezachránil pred braním v ďalšom ťahu. Komu sa to podarí, dal mat a partiu vyhral; kto mat dostal, prehral.
    .heading = Cieľ: mat
b1997-1-3 = Ak vznikne postavenie, v ktorom mat nemôže dať žiadny z hráčov, partia sa končí remízou.
    .heading = Mat nie je možný: remíza

## Článok 2: počiatočné postavenie

b1997-2 =
    .heading = Počiatočné postavenie figúrok
b1997-2-1 = Šachovnica má 64 rovnakých polí v mriežke 8 × 8, striedavo svetlých („bielych“) a tmavých („čiernych“). Leží medzi hráčmi tak, aby mal každý po pravej ruke svetlé rohové pole.
    .heading = Šachovnica
b1997-2-2 = Na začiatku má jeden hráč 16 svetlých (bielych) a druhý 16 tmavých (čiernych) figúrok: kráľa, dámu, dve veže, dvoch strelcov, dvoch jazdcov a osem pešiakov, každý druh s obvyklým symbolom. Figúrky okrem pešiakov sa volajú aj figúry.
    .heading = Figúrky
b1997-2-3 = V prvom rade bieleho stoja od a1 po h1 veža, jazdec, strelec, dáma, kráľ, strelec, jazdec a veža, v druhom rade pešiaci. Čierne figúrky stoja oproti nim v ôsmom a siedmom rade, obe dámy teda na stĺpci d (diagram 1).
    .heading = Rozostavenie
b1997-2-4 = Osem zvislých pásov polí sú stĺpce, osem vodorovných sú rady. Priama línia rovnako sfarbených polí, ktoré spolu susedia rohmi, je diagonála.
    .heading = Stĺpce, rady, diagonály

## Článok 3: ťahy figúrok

b1997-3 =
    .heading = Ťahy figúrok
b1997-3-1 = Figúrka nesmie ťahať na pole, kde stojí figúrka tej istej farby. Keď ťahá na pole súperovej figúrky, berie ju, a zobratá figúrka sa v tom istom ťahu odloží zo šachovnice. Figúrka napáda pole, na ktorom by podľa článkov 3.2 až 3.5 mohla brať.
    .heading = Obsadené polia, branie, napadnutie
b1997-3-2 = Dáma, veža ani strelec nesmú na svojej ceste preskočiť žiadnu figúrku.
    .heading = Dáma, veža a strelec
b1997-3-2a = Dáma ťahá na akúkoľvek vzdialenosť po svojom stĺpci, rade alebo diagonále (diagram 2).
b1997-3-2b = Veža ťahá na akúkoľvek vzdialenosť po svojom stĺpci alebo rade (diagram 3).
b1997-3-2c = Strelec ťahá na akúkoľvek vzdialenosť po svojej diagonále (diagram 4).
b1997-3-3 = Jazdec ťahá na jedno z najbližších polí mimo svojho stĺpca, radu a diagonály. Poliami medzi východiskovým a cieľovým miestom neprechádza, preto figúrky v ceste preskočí (diagram 5).
    .heading = Jazdec
b1997-3-4 =
    .heading = Pešiak
b1997-3-4a = Pešiak postupuje po svojom stĺpci o jedno pole vpred, ak je to pole voľné.
b1997-3-4b = Svojím prvým ťahom smie pešiak postúpiť aj o dve polia vpred, ak sú obe voľné.
b1997-3-4c = Pešiak berie súperovu figúrku, ktorá stojí šikmo pred ním na vedľajšom stĺpci, tým, že ťahá na jej pole (diagram 6).
b1997-3-4d = Ak súperov pešiak postúpi zo svojho pôvodného poľa naraz o dve polia a prejde pritom pole napadnuté pešiakom druhej strany, smie ho tento pešiak zobrať, akoby postúpil len o jedno. Možno to urobiť len hneď ďalším ťahom a volá sa to branie mimochodom, en passant (diagram 7).
b1997-3-4e = Pešiak, ktorý príde na posledný rad, sa musí ešte v tom istom ťahu vymeniť za dámu, vežu, strelca alebo jazdca svojej farby. Vybrať si možno aj figúru, ktorá predtým zobratá nebola. Táto výmena sa volá premena a nová figúra pôsobí hneď.
b1997-3-5 =
    .heading = Kráľ, rošáda a šach
b1997-3-5aI = Kráľ sa smie posunúť o jedno pole ktorýmkoľvek smerom, ak cieľové pole nenapáda žiadna súperova figúrka.
b1997-3-5aII = Kráľ smie aj rošovať. Rošáda je jeden ťah kráľom, na ktorom sa zúčastní aj veža tej istej farby z toho istého radu: kráľ postúpi z pôvodného poľa o dve polia k veži a veža sa cez neho prenesie na pole, ktoré kráľ práve prešiel (diagram 8).
b1997-3-5bI = Keď kráľ raz ťahal, právo na rošádu natrvalo zaniká.
b1997-3-5bII = S vežou, ktorá už raz ťahala, nemožno rošovať nikdy (rošády ukazujú diagramy 9 až 12).
b1997-3-5cI = Rošáda nie je dočasne možná, kým súper napáda pole, na ktorom kráľ stojí, cez ktoré musí prejsť alebo na ktorom má skončiť.
b1997-3-5cII = Rošáda nie je dočasne možná, kým medzi kráľom a príslušnou vežou stojí akákoľvek figúrka.
b1997-3-5d = Kráľ je v šachu, keď ho napáda aspoň jedna súperova figúrka, hoci by sama ťahať nemohla. Šach netreba hlásiť. Hráč nesmie svojím ťahom vlastného kráľa vystaviť šachu ani ho v ňom nechať.

## Článok 4: vykonanie ťahu

b1997-4 =
    .heading = Vykonanie ťahu
b1997-4-1 = Na vykonanie ťahu smie hráč použiť len jednu ruku.
    .heading = Jedna ruka
b1997-4-2 = Hráč na ťahu smie poopraviť figúrky na ich poliach, ak to vopred oznámi, napríklad slovom „opravujem“ („j’adoube“).
    .heading = Poopravenie figúrok
b1997-4-3 =
    .heading = Dotknuté-ťahané
b1997-4-3a = Ak sa hráč na ťahu zámerne dotkne jednej či viacerých figúrok rovnakej farby a neohlásil poopravenie, musí ťahať prvou dotknutou vlastnou figúrkou, ktorou ťahať možno, alebo zobrať prvú dotknutú súperovu figúrku, ktorú zobrať možno.
b1997-4-3b = Ak sa hráč dotkne jednej vlastnej a jednej súperovej figúrky, musí súperovu zobrať svojou. Ak to nejde, musí figúrkou dotknutou skôr ťahať, prípadne ju zobrať. Keď sa poradie nedá doložiť, za skôr dotknutú platí vlastná figúrka.
b1997-4-4 =
    .heading = Dotyk kráľa a veže
b1997-4-4a = Ak sa hráč zámerne dotkne najskôr veže a potom kráľa, nesmie v tomto ťahu na tú stranu rošovať; platí článok 4.3, musí teda ťahať vežou dotknutou ako prvou, ak to ide.
b1997-4-4b = Ak chce hráč rošovať a dotkne sa kráľa, alebo kráľa aj veže naraz, no rošáda na tú stranu nie je možná, musí rošovať na druhú stranu, ak to ide, alebo ťahať kráľom. Keď kráľ nemá možný ťah, hráč si smie zvoliť ľubovoľný možný ťah.
b1997-4-5 = Ak žiadnou z dotknutých figúrok nemožno ťahať a žiadnu nemožno zobrať, hráč smie urobiť ľubovoľný možný ťah.
    .heading = Dotknutým nemožno ťahať
b1997-4-6 = Že súper porušil článok 4.3 alebo 4.4, môže hráč reklamovať len dovtedy, kým sa sám úmyselne nedotkne niektorej figúrky.
    .heading = Strata práva reklamovať
b1997-4-7 = Keď hráč pustí figúrku na niektoré pole a ide o možný ťah alebo jeho časť, v tomto ťahu ju už nesmie dať inam. Ťah platí za vykonaný, len čo sa splnia všetky príslušné požiadavky článku 3.
    .heading = Kedy je ťah vykonaný

## Článok 5: koniec partie

b1997-5 =
    .heading = Koniec partie
b1997-5-1 =
    .heading = Vyhraná partia
b1997-5-1a = Kto dá súperovmu kráľovi možným ťahom mat, vyhráva a partia sa tým ihneď končí.
b1997-5-1b = Ak hráč oznámi, že sa vzdáva, vyhráva súper a partia sa ihneď končí.
b1997-5-2 = Ak hráč na ťahu nie je v šachu a nemá žiadny možný ťah, nastal pat: partia sa ihneď končí remízou.
    .heading = Pat
b1997-5-3 = Hráči sa počas partie môžu dohodnúť na remíze; tým sa partia ihneď končí (pozri 9.1).
    .heading = Dohoda
b1997-5-4 = Partia sa môže skončiť remízou, ak bolo na šachovnici trikrát to isté postavenie (pozri 9.2).
    .heading = Trojnásobné opakovanie pozície
b1997-5-5 = Partia sa môže skončiť remízou, ak počas 50 posledných ťahov za sebou nikto neťahal pešiakom a nič sa nezobralo (pozri 9.3).
    .heading = Päťdesiat ťahov

## Článok 6: šachové hodiny

b1997-6 =
    .heading = Šachové hodiny
b1997-6-1 = Šachové hodiny majú dva časomery prepojené tak, že naraz môže bežať iba jeden. Slovo „hodiny“ v Pravidlách označuje jeden z oboch časomerov. „Padnutie zástavky“ znamená, že sa hráčovi minul pridelený čas.
    .heading = Hodiny a padnutie zástavky
b1997-6-2 = Každý hráč musí v pridelenom čase vykonať určený počet ťahov alebo všetky ťahy, prípadne môže po každom ťahu dostať čas navyše; všetko musí byť stanovené dopredu. Čas ušetrený do prvej časovej kontroly sa pripočíta k času na druhú. Výnimkou je delay: hráč má hlavný čas na rozmýšľanie a k nemu na každý ťah pevný čas navyše. Hlavný čas začne ubúdať, až keď sa pevný čas minie; ak hráč zastaví hodiny skôr, hlavný čas sa nezmení, nech z pevného spotreboval akúkoľvek časť.
    .heading = Časové kontroly a čas navyše
b1997-6-3 = Každý časomer má zástavku. Hneď po jej padnutí treba overiť, či sú splnené požiadavky článku 8.1 o zaznamenávaní ťahov.
    .heading = Zástavka
b1997-6-4 = Kde budú hodiny stáť, určuje rozhodca.
    .heading = Umiestnenie hodín
b1997-6-5 = Bielemu sa hodiny spustia v čase, na ktorý je určený začiatok partie.
    .heading = Spustenie hodín
b1997-6-6 = Kto príde k šachovnici viac ako hodinu po stanovenom začiatku, prehráva, ak podmienky súťaže alebo rozhodca neurčia inak.
    .heading = Neskorý príchod
b1997-6-7 =
    .heading = Stlačenie hodín
b1997-6-7a = Po vykonaní ťahu na šachovnici hráč zastaví svoje hodiny a spustí súperove. Zastaviť svoje hodiny sa mu musí vždy umožniť. Dovtedy ťah nie je dokončený, iba ak by sa ním partia končila (5.1, 5.2 alebo 5.3). Čas od vykonania ťahu po stlačenie hodín ide na účet hráča, ktorý ťahal.
b1997-6-7b = Hodiny treba stlačiť tou istou rukou, ktorou sa ťahalo. Nechať prst na tlačidle alebo držať ruku nad ním je zakázané.
b1997-6-7c = Hráči musia s hodinami narábať slušne: nesmú do nich prudko búchať, dvíhať ich ani na ne klopať. Za nevhodné narábanie nasleduje trest podľa článku 13.4.
b1997-6-8 = Zástavka platí za padnutú, keď to zistí rozhodca alebo keď to druhý hráč oprávnene reklamuje.
    .heading = Kedy zástavka padla
b1997-6-9 = Kto v pridelenom čase nevykoná predpísaný počet ťahov, prehráva, ak sa partia neskončila už podľa 5.1, 5.2 alebo 5.3. Ak by mu však súper nemohol dať mat žiadnou sériou možných ťahov, ani keby sa bránil najhoršie, ako sa dá, partia sa končí remízou.
    .heading = Prehra na čas
b1997-6-10 = Údaje na hodinách sú konečné, ak nejde o zjavnú poruchu. Ak o ňu ide, hodiny sa nahradia inými a spotrebované časy na nich rozhodca nastaví podľa svojho najlepšieho uváženia.
    .heading = Údaje a poruchy
b1997-6-11 = Ak padli obe zástavky a nemožno zistiť, ktorá skôr, partia pokračuje.
    .heading = Obe zástavky padnuté
b1997-6-12 =
    .heading = Zastavenie hodín
b1997-6-12a = Hodiny zastaví rozhodca, ak treba partiu prerušiť.
b1997-6-12b = Hráč smie zastaviť hodiny, keď potrebuje pomoc rozhodcu.
b1997-6-12c = O tom, kedy partia pokračuje, rozhoduje rozhodca.
b1997-6-13 = Po nemožnom ťahu, alebo keď sa figúrky musia vrátiť do skoršieho postavenia, rozhodca nastaví časy na hodinách podľa svojho najlepšieho uváženia.
    .heading = Hodiny po nesprávnosti
b1997-6-14 = Obrazovky, monitory a demonštračné tabule, na ktorých vidno postavenie, ťahy a ich počet, sú v hracej miestnosti povolené, rovnako ako hodiny s počtom ťahov. Reklamáciu prekročenia času však o ne hráč oprieť nemôže.
    .heading = Obrazovky a demonštračné tabule

## Článok 7: nesprávnosti

b1997-7 =
    .heading = Nesprávnosti
b1997-7-1 =
    .heading = Chybné rozostavenie
b1997-7-1a = Ak sa ešte počas partie ukáže, že figúrky boli na začiatku rozostavené chybne, rozohraná partia sa ruší a začína sa nová.
b1997-7-1b = Ak sa počas partie ukáže, že chybou je iba šachovnica položená inak, než žiada článok 2.1, treba postavenie preniesť na šachovnicu položenú správne a hrá sa ďalej.
b1997-7-2 = Ak hráči začali partiu s vymenenými farbami, hrá sa ďalej, iba ak by rozhodca rozhodol inak.
    .heading = Obrátené farby
b1997-7-3 = Hráč, ktorý figúrky zhodí, ich musí správne postaviť na svoj čas. Ak treba, súper smie jeho hodiny znova spustiť aj bez toho, že by sám ťahal, aby sa postavenie obnovovalo na čas hráča, ktorý figúrky zhodil.
    .heading = Zhodené figúrky
b1997-7-4 = Ak sa počas partie ukáže, že niekto vykonal nemožný ťah alebo že sa niektoré figúrky dostali mimo svojich polí, obnoví sa postavenie tesne pred nesprávnosťou. Keď ho nemožno určiť, hrá sa z posledného známeho postavenia pred ňou. Pre hodiny platí článok 6.13. Pre ťah, ktorý nemožný ťah nahradí, platí „dotknuté-ťahané“ (4.3). Potom partia pokračuje.
    .heading = Nemožné ťahy a odsunuté figúrky

## Článok 8: zaznamenávanie ťahov

b1997-8 =
    .heading = Zaznamenávanie ťahov
b1997-8-1 = Každý hráč musí zapisovať svoje aj súperove ťahy, jeden po druhom, čo najjasnejšie a najčitateľnejšie, algebraickou notáciou (príloha E) do partiára predpísaného pre súťaž. Odpovedať na súperov ťah smie skôr, než ho zapíše, vlastný predchádzajúci ťah však musí zapísať pred ďalším. Ponuku remízy musia obaja označiť značkou (=). Hráčovi, ktorý zo zdravotných alebo náboženských dôvodov zapisovať nemôže, sa na začiatku partie odpočíta z času na rozmýšľanie toľko, koľko určí rozhodca.
    .heading = Povinnosť zapisovať
b1997-8-2 = Rozhodca musí na partiár vidieť po celý čas partie.
    .heading = Partiár na očiach
b1997-8-3 = Partiáre patria usporiadateľom súťaže.
    .heading = Vlastníctvo
b1997-8-4 = Hráč, ktorému zostáva menej ako päť minút a za každý ťah nedostáva aspoň 30 sekúnd, zapisovať nemusí. Len čo niektorá zástavka padne, musí si zápis celý doplniť.
    .heading = Menej ako päť minút
b1997-8-5 =
    .heading = Doplnenie zápisu
b1997-8-5a = Ak podľa 8.4 nezapisuje žiadny z hráčov, rozhodca alebo jeho pomocník sa musí usilovať byť pri partii a zapisovať. Len čo jedna zo zástavok padne, rozhodca hodiny zastaví. Obaja hráči si potom zápis doplnia podľa rozhodcu alebo podľa súpera.
b1997-8-5b = Ak podľa 8.4 nezapisuje len jeden hráč, musí si zápis celý doplniť hneď po padnutí zástavky. Keď je na ťahu, smie si na to požičať súperov partiár; hrať ďalej smie, až keď má zápis úplný a súperov partiár vrátil.
b1997-8-5c = Ak nikto nemá úplný zápis, hráči musia partiu rekonštruovať na druhej šachovnici pod dohľadom rozhodcu alebo jeho pomocníka; ten si predtým zapíše postavenie, ktoré je práve na šachovnici.
b1997-8-6 = Ak zo zápisov nevidno, či hráč prekročil čas, ďalší ťah sa ráta ako prvý v novom časovom úseku, iba ak by bolo známe, že ťahov bolo viac.
    .heading = Nejasný počet ťahov

## Článok 9: remíza

b1997-9 =
    .heading = Remíza
b1997-9-1 = Remízu smie hráč ponúknuť po vykonaní ťahu na šachovnici a musí to urobiť pred stlačením hodín. Ponuka v inej chvíli hry je platná tiež, no porušuje článok 12.5. Nesmie obsahovať podmienky a vziať späť sa nedá. Trvá, kým ju súper neprijme, neodmietne ústne alebo tým, že ťahá, alebo kým sa partia neskončí inak. Obaja si ju v partiári označia značkou (=).
    .heading = Ponuka remízy
b1997-9-2 = Hráč na ťahu smie reklamovať remízu, ak to isté postavenie vznikne tretíkrát; výskyty nemusia nasledovať za sebou. Postavenia sú rovnaké, keď na rovnakých poliach stoja figúrky rovnakého druhu a farby, na ťahu je ten istý hráč a obaja majú rovnaké možné ťahy. Rovnaké nie sú, ak bolo v niektorom z nich možné brať mimochodom alebo ak medzitým zaniklo právo rošovať hneď alebo neskôr.
    .heading = Trojnásobné opakovanie pozície
b1997-9-2a = Reklamovať možno už vopred: hráč si do partiára zapíše ťah, ktorým má postavenie vzniknúť, a povie rozhodcovi, že ho chce vykonať.
b1997-9-2b = Reklamovať možno, keď postavenie práve vzniklo a reklamujúci je na ťahu.
b1997-9-3 = Remízu pre päťdesiat ťahov bez ťahu pešiakom a bez brania smie reklamovať len hráč, ktorý je na ťahu.
    .heading = Pravidlo päťdesiatich ťahov
b1997-9-3a = Reklamácia je oprávnená, ak v 50 posledných ťahoch oboch hráčov za sebou nie je žiadny ťah pešiakom ani branie.
b1997-9-3b = Hráč môže aj zapísať ťah do partiára a oznámiť, že ho chce vykonať, ak sa ním zavŕši 50 ťahov oboch hráčov bez ťahu pešiakom a bez brania.
b1997-9-4 = Kto vykoná ťah a nereklamuje, stráca v tomto ťahu právo na reklamáciu podľa 9.2 a 9.3.
    .heading = Strata práva reklamovať
b1997-9-5 = Kto reklamuje remízu podľa 9.2 alebo 9.3, ihneď zastaví oboje hodiny. Reklamáciu nemožno odvolať.
    .heading = Postup pri reklamácii
b1997-9-5a = Ak je reklamácia oprávnená, partia sa ihneď končí remízou.
b1997-9-5b = Ak je reklamácia neoprávnená, rozhodca vezme reklamujúcemu polovicu zostávajúceho času, najviac však tri minúty, a súperovi tri minúty pridá. Hrá sa ďalej a zamýšľaný ťah sa musí zahrať.
b1997-9-6 = Partia sa končí remízou, len čo vznikne postavenie, z ktorého sa k matu nedá dospieť žiadnou sériou možných ťahov, nech sa hrá akokoľvek zle. Tým je partia okamžite ukončená.
    .heading = Mŕtva pozícia

## Článok 10: záver rýchlej hry

b1997-10 =
    .heading = Záver rýchlej hry
b1997-10-1 = Ako záver rýchlej hry sa označuje koncová fáza partie, v ktorej treba všetky zvyšné ťahy stihnúť v obmedzenom čase.
    .heading = Vymedzenie
b1997-10-2 = Hráč, ktorému zostávajú menej ako dve minúty, smie reklamovať remízu, kým jeho zástavka nepadla. Zastaví hodiny a privolá rozhodcu.
    .heading = Reklamácia remízy v časovej tiesni
b1997-10-2a = Rozhodca vyhlási remízu, ak je presvedčený, že súper sa o výhru normálnymi prostriedkami neusiluje alebo že sa nimi vyhrať nedá. V opačnom prípade rozhodnutie odloží.
b1997-10-2b = Ak rozhodca rozhodnutie odloží, súper môže dostať dve minúty navyše a pokračuje sa za prítomnosti rozhodcu.
b1997-10-2c = Po odložení môže rozhodca vyhlásiť remízu aj neskôr, dokonca aj po padnutí zástavky.
b1997-10-3 = Nemožný ťah nemusí znamenať prehru. Po oprave podľa 7.4 pridá rozhodca za prvý nemožný ťah hráča súperovi dve minúty a za druhý ďalšie dve; tretím nemožným ťahom ten istý hráč partiu prehráva.
    .heading = Nemožné ťahy
b1997-10-4 = Ak padli obe zástavky a nemožno zistiť, ktorá skôr, partia sa končí remízou.
    .heading = Obe zástavky padnuté

## Článok 11: body

b1997-11 =
    .heading = Body
b1997-11-1 = Za výhru je jeden bod (1), za remízu pol bodu (½), za prehru nič (0).
    .heading = Výhra, remíza, prehra

## Článok 12: správanie hráčov

b1997-12 =
    .heading = Správanie hráčov
b1997-12-1 = Od hráčov sa čaká, že sa budú správať veľmi slušne.
    .heading = Slušné správanie
b1997-12-2 = Počas hry sa hráč nesmie opierať o poznámky, iné zdroje informácií alebo rady ani skúmať partiu na inej šachovnici. Do partiára sa píšu iba ťahy, časy na hodinách, ponuky remízy a údaje k reklamáciám.
    .heading = Cudzia pomoc a partiár
b1997-12-3 = Kým sa hrá, v hracej miestnosti nesmú partie rozoberať hráči ani diváci. Hráč, ktorý už dohral, je divákom.
    .heading = Rozbory v hracej miestnosti
b1997-12-4 = Hráči nesmú bez dovolenia rozhodcu odísť z miesta konania hry. Patrí k nemu hrací priestor, miestnosti na oddych, občerstvenie, oddelený priestor na fajčenie a ďalšie miesta, ktoré určí rozhodca. Kto je na ťahu, nesmie bez dovolenia odísť z hracieho priestoru.
    .heading = Odchod z miesta konania hry
b1997-12-5 = Súpera je zakázané akokoľvek vyrušovať či obťažovať, a to aj ustavičným ponúkaním remízy.
    .heading = Vyrušovanie
b1997-12-6 = Za porušenie článkov 12.2 až 12.5 možno uložiť trest podľa článku 13.4.
    .heading = Tresty
b1997-12-7 = Kto sa opakovane odmieta riadiť Pravidlami šachu, partiu prehráva.
    .heading = Opakované odmietanie
b1997-12-8 = Ak sa podľa článku 12.7 previnia obaja hráči, partiu prehrávajú obaja.
    .heading = Previnenie oboch hráčov

## Článok 13: rozhodca

b1997-13 =
    .heading = Úloha rozhodcu
b1997-13-1 = Rozhodca dohliada na presné dodržiavanie Pravidiel šachu (pozri aj predslov).
    .heading = Dodržiavanie Pravidiel
b1997-13-2 = Rozhodcovi ide o najlepší záujem súťaže: zabezpečuje dobré podmienky na hru, dbá, aby hráčov nikto nevyrušoval, a dozerá na priebeh súťaže.
    .heading = Záujem súťaže
b1997-13-3 = Rozhodca sleduje partie, najmä v časovej tiesni hráčov, robí a presadzuje rozhodnutia, ktoré mu patria, a dáva hráčom primerané tresty.
    .heading = Sledovanie partií
b1997-13-4 =
    .heading = Tresty
b1997-13-4a = Rozhodca smie hráča napomenúť.
b1997-13-4b = Rozhodca smie pridať čas súperovi.
b1997-13-4c = Rozhodca smie vziať čas hráčovi, ktorý sa previnil.
b1997-13-4d = Rozhodca smie partiu vyhlásiť za prehranú pre hráča, ktorý sa previnil.
b1997-13-4e = Rozhodca smie hráča vylúčiť zo súťaže.
b1997-13-5 = Rozhodca smie jednému alebo obom hráčom pridať čas, ak partiu narušilo niečo zvonka.
    .heading = Čas navyše po rušení
b1997-13-6 = Rozhodca nesmie hráčom povedať, koľko ťahov už vykonali, s výnimkou článku 8.5, keď sa aspoň jednému z nich minul všetok čas. Nesmie hráča upozorniť ani na to, že súper ťahal alebo že on sám zabudol stlačiť hodiny.
    .heading = Čo rozhodca nesmie prezradiť
b1997-13-7 = Diváci ani hráči iných partií sa k partii nesmú vyjadrovať ani ju inak ovplyvňovať. Ak treba, rozhodca smie vinníkov poslať preč z hracej miestnosti.
    .heading = Diváci a hráči iných partií

## Článok 14: FIDE

b1997-14 =
    .heading = FIDE
b1997-14-1 = Členská federácia, ktorá má s Pravidlami šachu nejaký problém, sa môže obrátiť na FIDE so žiadosťou o oficiálny výklad.
    .heading = Oficiálny výklad

## Príloha A: prerušené partie

b1997-A =
    .heading = Prerušené partie
b1997-A1 =
    .heading = Pečatenie ťahu
b1997-A1a = Ak sa partia neskončí v čase určenom na hru, rozhodca požiada hráča na ťahu o zapečatenie ťahu. Hráč ho musí zapísať do svojho partiára tak, aby sa nedal vyložiť dvojako, oba partiáre dať do obálky, zalepiť ju a až potom zastaviť svoje hodiny; súperove pritom nespustí. Kým hodiny nezastavil, môže pečatený ťah zmeniť. Ak po výzve ťahá na šachovnici, musí zapečatiť práve tento ťah.
b1997-A1b = Hráčovi na ťahu, ktorý partiu preruší pred koncom hracieho času, sa čas odpočíta, akoby pečatil až na jeho konci.
b1997-A2 =
    .heading = Obálka
b1997-A2a = Na obálke sú mená oboch hráčov.
b1997-A2b = Na obálke je postavenie tesne pred pečateným ťahom.
b1997-A2c = Na obálke je čas, ktorý každý z hráčov minul.
b1997-A2d = Na obálke je uvedené, kto ťah zapečatil.
b1997-A2e = Na obálke je poradové číslo pečateného ťahu.
b1997-A2f = Na obálke je poznačená ponuka remízy, ak odznela pred prerušením.
b1997-A2g = Na obálke je dátum, čas a miesto dohrávky.
b1997-A3 = Rozhodca preverí údaje na obálke a zodpovedá za to, že bude bezpečne uložená.
    .heading = Kontrola a úschova obálky
b1997-A4 = Ak hráč ponúkne remízu po tom, čo súper zapečatil ťah, ponuka trvá, kým ju súper podľa článku 9.1 neprijme alebo neodmietne.
    .heading = Ponuka remízy po zapečatení
b1997-A5 = Pred dohrávkou sa postaví pozícia tesne pred pečateným ťahom a na hodinách sa nastavia časy z chvíle prerušenia.
    .heading = Pred dohrávkou
b1997-A6 = Ak sa hráči pred dohrávkou dohodnú na remíze alebo ak jeden z nich rozhodcovi oznámi, že sa vzdáva, partia sa končí.
    .heading = Koniec pred dohrávkou
b1997-A7 = Obálka sa smie otvoriť len za prítomnosti hráča, ktorý má na pečatený ťah odpovedať.
    .heading = Otvorenie obálky
b1997-A8 = Kto zapečatil ťah s niektorou z nižšie uvedených chýb, prehráva, s výnimkou prípadov podľa článkov 6.9 a 9.6.
    .heading = Chybný pečatený ťah
b1997-A8a = Zápis pečateného ťahu možno vyložiť viacerými spôsobmi.
b1997-A8b = Pečatený ťah je zapísaný tak chybne, že sa nedá zistiť, čo mal znamenať.
b1997-A8c = Pečatený ťah je nemožný.
b1997-A9 =
    .heading = Dohrávka
b1997-A9a = Keď je hráč, ktorý má odpovedať, v dohodnutom čase na mieste, otvorí sa obálka, na šachovnici sa zahrá pečatený ťah a spustia sa hodiny tohto hráča.
b1997-A9b = Ak hráč, ktorý má odpovedať, chýba, spustia sa jeho hodiny. Po príchode ich môže zastaviť a privolať rozhodcu; až potom sa otvorí obálka, na šachovnici sa zahrá pečatený ťah a hodiny sa rozbehnú znova.
b1997-A9c = Ak chýba hráč, ktorý pečatil, súper nemusí odpovedať na šachovnici: smie svoj ťah zapísať do partiára, zapečatiť v novej obálke, svoje hodiny zastaviť a hodiny neprítomného spustiť. Obálku uschová rozhodca a otvorí sa, keď chýbajúci hráč príde.
b1997-A10 = Kto príde na dohrávku viac ako o hodinu neskôr, prehráva. Ak sa oneskoril hráč, ktorý pečatil, platia nižšie uvedené výnimky.
    .heading = Neskorý príchod na dohrávku
b1997-A10a = Neprítomný hráč vyhráva, ak jeho pečatený ťah dáva mat.
b1997-A10b = Partia sa končí remízou, ak pečateným ťahom neprítomného hráča vznikol pat alebo pozícia podľa článku 9.6.
b1997-A10c = Neprítomný hráč neprehráva, ak prítomný hráč prehral na čas podľa článku 6.9.
b1997-A11 =
    .heading = Stratená obálka
b1997-A11a = Ak sa obálka s pečateným ťahom stratí, hrá sa ďalej z pozície a s časmi, ktoré platili pri prerušení. Keď sa časy nedajú zistiť, hodiny nastaví rozhodca. Hráč, ktorý pečatil, zahrá pečatený ťah na šachovnici.
b1997-A11b = Ak sa postavenie obnoviť nedá, prerušená partia sa ruší a treba odohrať novú.
b1997-A12 = Ak hráč pred svojím prvým ťahom v dohrávke upozorní na zle nastavený čas, chyba sa musí opraviť. Ak si ju nikto nevšimne, hrá sa bez opravy ďalej, iba že by rozhodca považoval následky za priveľmi vážne.
    .heading = Nesprávny čas na hodinách
b1997-A13 = Dĺžku každej dohrávky určujú hodinky rozhodcu. Jej začiatok aj koniec treba oznámiť vopred.
    .heading = Dĺžka dohrávky

## Príloha B: rapid šach

b1997-B =
    .heading = Rapid šach
b1997-B1 = V rapid partii treba všetky ťahy stihnúť v stanovenom čase od 15 do 60 minút.
    .heading = Časové vymedzenie
b1997-B2 = Platia Pravidlá šachu FIDE, ak táto príloha neurčuje inak.
    .heading = Platnosť Pravidiel
b1997-B3 = Hráči ťahy zapisovať nemusia.
    .heading = Bez zápisu
b1997-B3-Slovak-note = Len na území Slovenskej šachovej federácie: v rapid partiách na 60 minút musia hráči zapisovať podľa článku 8, kým majú aspoň päť minút, lebo bez zápisu sa opakovanie pozície reklamovať nedá.
    .heading = Slovenské ustanovenie
b1997-B4 = Keď každý z hráčov vykonal tri ťahy, už sa nedá reklamovať chybné rozostavenie figúrok, položenie šachovnice ani nastavenie hodín.
    .heading = Reklamácia rozostavenia
b1997-B5 = Podľa článkov 4 a 10 rozhodca rozhoduje, len ak o to požiada niektorý z hráčov alebo obaja.
    .heading = Rozhodca na požiadanie
b1997-B6 = Zástavka platí za padnutú, keď to hráč oprávnene reklamuje. Rozhodca nesmie na padnutie zástavky upozorniť.
    .heading = Padnutie zástavky len na reklamáciu
b1997-B7 = Kto reklamuje výhru na čas, musí zastaviť hodiny a zároveň informovať rozhodcu. Uspeje len vtedy, ak je po zastavení hodín jeho zástavka hore a súperova dolu.
    .heading = Reklamácia výhry na čas
b1997-B8 = Keď sú padnuté obe zástavky, partia sa končí remízou.
    .heading = Obe zástavky padnuté

## Príloha C: bleskový šach

b1997-C =
    .heading = Bleskový šach
b1997-C1 = V bleskovej partii treba všetky ťahy stihnúť v stanovenom čase kratšom ako 15 minút.
    .heading = Časové vymedzenie
b1997-C2 = Platia pravidlá rapid šachu z prílohy B, ak táto príloha neurčuje inak.
    .heading = Platnosť pravidiel rapid šachu
b1997-C3 = Nemožný ťah je dokončený spustením súperových hodín. Súper potom môže reklamovať výhru, ak sám ešte neťahal. Keď už ťahal, nemožný ťah sa opraviť nedá.
    .heading = Nemožné ťahy
b1997-C4 = Na výhru potrebuje hráč matujúci materiál, teda dosť síl na to, aby hoci aj so súperovou pomocou mohlo vzniknúť postavenie, v ktorom súper na ťahu neodvráti mat jedným ťahom. Kráľ s dvoma jazdcami proti samotnému kráľovi nestačí, kráľ s vežou proti kráľovi s jazdcom áno.
    .heading = Matujúci materiál
b1997-C5 = Článok 10.2, teda reklamácia remízy v závere rýchlej hry, v bleskovom šachu neplatí.
    .heading = Článok 10.2

## Príloha D: záver rýchlej hry bez rozhodcu

b1997-D =
    .heading = Záver rýchlej hry bez prítomnosti rozhodcu
b1997-D1 = V partiách hraných podľa článku 10 smie hráč, ktorému zostávajú menej ako dve minúty, pred padnutím svojej zástavky reklamovať remízu z dôvodu (a) alebo (b); tým sa partia končí. Pri dôvode (a) musí zapísať konečné postavenie a súper ho musí overiť. Pri dôvode (b) musí predložiť aj zápis partie, úplný ešte pred zastavením hry, a súper overí oboje. Reklamácia sa odovzdá rozhodcovi a ten o nej rozhodne s konečnou platnosťou.
    .heading = Reklamácia remízy
b1997-D1a = Dôvod (a): normálnymi prostriedkami súper vyhrať nemôže.
b1997-D1b = Dôvod (b): o výhru normálnymi prostriedkami sa súper nesnaží.

## Príloha E: algebraická notácia

b1997-E =
    .heading = Algebraická notácia
b1997-E-intro = Na svojich turnajoch a zápasoch uznáva FIDE iba algebraickú notáciu a odporúča ju aj šachovým knihám a časopisom. Zápis v inej notácii neplatí ako dôkaz tam, kde by inak hráčov partiár dôkazom bol. Keď rozhodca vidí, že hráč zapisuje inak, musí mu povinnosť používať algebraickú notáciu pripomenúť.
    .heading = Jediný systém
b1997-E1 = Figúru označuje veľké začiatočné písmeno jej názvu: K kráľ, D dáma, V veža, S strelec, J jazdec.
    .heading = Písmená figúr
b1997-E2 = Každý smie písať písmená bežné vo svojej krajine, napríklad F podľa francúzskeho fou alebo L podľa holandského loper, oboje pre strelca. V tlači sa odporúčajú obrázkové symboly figúr.
    .heading = Národné písmená a symboly
b1997-E3 = Pešiak písmeno nemá a práve podľa toho ho spoznáme, napríklad e5, d4, a5.
    .heading = Pešiak bez písmena
b1997-E4 = Osem stĺpcov má písmená a až h: biely ich vidí zľava doprava, čierny sprava doľava.
    .heading = Stĺpce
b1997-E5 = Osem radov má čísla 1 až 8 a počíta sa od bieleho. V základnom postavení preto biele figúry a pešiaci stoja na 1. a 2. rade, čierne na 8. a 7. rade.
    .heading = Rady
b1997-E6 = Každé zo 64 polí má tak svoje jediné meno, zložené z písmena a číslice (diagram 13).
    .heading = Polia
b1997-E7 = Ťah sa píše ako (a) písmeno figúry a (b) cieľové pole, pomlčka medzi ne nepatrí: Se5, Jf3, Vd1. Pri ťahu pešiakom stačí cieľové pole: e5, d4, a5.
    .heading = Ťahy
b1997-E8 = Pri braní patrí medzi (a) písmeno figúry a (b) cieľové pole znak x: Sxe5, Jxf3, Vxd1. Ak berie pešiak, najskôr sa napíše jeho stĺpec a potom x: dxe5, gxf3, axb5. Branie mimochodom sa zapíše poľom, na ktorom berúci pešiak napokon stojí, a doplní sa „e.p.“
    .heading = Branie
b1997-E9 =
    .heading = Dve rovnaké figúry
b1997-E9-1 = Ak môžu na to isté pole ťahať dve rovnaké figúry z toho istého radu, píše sa písmeno figúry, stĺpec, z ktorého ťahá, a cieľové pole.
b1997-E9-2 = Ak stoja obe figúry na tom istom stĺpci, píše sa písmeno figúry, rad, z ktorého ťahá, a cieľové pole.
b1997-E9-3 = Ak sa figúry líšia radom aj stĺpcom, prednosť má stĺpec. Pri braní sa x píše pred cieľové pole: Jgxf3 alebo Jdxf3, J5xf3 alebo J1xf3, Jhxf3 alebo Jdxf3.
b1997-E9-ex-1 = Príklad 1: ak jazdci stoja na g1 a d2, ťah na f3 sa zapíše Jgf3 alebo Jdf3.
b1997-E9-ex-2 = Príklad 2: ak jazdci stoja na g5 a g1, ťah na f3 sa zapíše J5f3 alebo J1f3.
b1997-E9-ex-3 = Príklad 3: ak jazdci stoja na h2 a d4, ťah na f3 sa zapíše Jhf3 alebo Jdf3.
b1997-E10 = Ak môžu tú istú figúrku zobrať dvaja pešiaci, píše sa stĺpec berúceho pešiaka, x a cieľové pole. S pešiakmi na c4 a e4 a figúrkou na d5: cxd5 alebo exd5.
    .heading = Dvaja pešiaci
b1997-E11 = Premena sa zapíše ako ťah pešiakom a hneď za ním písmeno novej figúry: d8D, f8J, b1S, g1V.
    .heading = Premena
b1997-E-abbreviations = 0-0 je malá rošáda s vežou h1 alebo h8, 0-0-0 veľká rošáda s vežou a1 alebo a8, x branie, + šach, ++ mat, e.p. branie mimochodom.
    .heading = Značky
b1997-E-sample = 1.d4 Jf6 2.c4 e6 3.Jc3 Sb4 4.Sd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Sxc3 8.Sxc3 Jxd5 9.Jf3 b6 10.Db3 Jxc3 11.bxc3 c5 12.Se2 cxd4 13.Jxd4 Ve8 14.0-0 Jd7 15.a4 Jc5 16.Db4 Sb7 17.a5 a tak ďalej.
    .heading = Vzorový zápis
b1997-E12 = Na ponuku remízy slúži značka (=).
    .heading = Ponuka remízy

## Diagramy

b1997-Diagrams =
    .heading = Diagramy
b1997-Diagrams-1-13 = Trinásť diagramov ukazuje počiatočné postavenie (1), ťahy dámy (2), veže (3), strelca (4), jazdca (5) a pešiaka (6), branie mimochodom (7), ťahy kráľa (8), malú rošádu bieleho a veľkú čierneho pred vykonaním (9) a po ňom (10), veľkú rošádu bieleho a malú čierneho pred vykonaním (11) a po ňom (12) a mená polí (13).
    .heading = Trinásť diagramov
