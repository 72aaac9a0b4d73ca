### Pravidlá šachu FIDE z roku 2023, článok po článku, vlastnými slovami.

## Úvod a predslov

b2023-0 =
    .heading = Úvod a predslov
b2023-0-1 = Pravidlá platia pre hru za šachovnicou. Majú dve časti: základné pravidlá hry (čl. 1–5) a súťažné pravidlá hry (čl. 6–12). Záväzné je anglické znenie, ktoré prijal 93. kongres FIDE v Čennaji a ktoré platí od 1. januára 2023.
    .heading = Úvod
    .changed = Druhá časť má nový názov: po anglicky už nie „competition rules“, ale „competitive rules of play“.
b2023-0-2 = Žiadne pravidlá nemôžu predvídať každú situáciu ani vyriešiť každú organizačnú otázku. Čo žiadny článok presne neupravuje, rozhodne sa podľa podobných prípadov, na ktoré Pravidlá pamätajú. Pravidlá sa spoliehajú na rozhodcu, ktorý je odborne zdatný, má zdravý úsudok a je celkom nestranný; priveľmi podrobné predpisy by mu vzali voľnosť nájsť riešenie, ktoré je v danom prípade spravodlivé a logické. FIDE žiada hráčov aj federácie, aby si tento pohľad osvojili. Na rating FIDE možno započítať len partiu hranú podľa Pravidiel šachu FIDE; odporúča sa hrať podľa nich aj ostatné súťažné partie. Členské federácie môžu FIDE požiadať o oficiálny výklad Pravidiel.
    .heading = Predslov

## Článok 1: podstata a cieľ hry

b2023-1 =
    .heading = Podstata a cieľ hry
b2023-1-1 = Šach hrajú dvaja súperi. Striedavo ťahajú každý figúrkami svojej farby na štvorcovej doske, ktorá sa volá šachovnica.
    .heading = Dvaja súperi pri jednej šachovnici
b2023-1-2 = Prvým ťahom začína biely, teda hráč so svetlými figúrkami; odpovedá mu čierny, hráč s tmavými figúrkami, a ďalej sa obaja v ťahoch striedajú.
    .heading = Biely začína
b2023-1-3 = Hráč je na ťahu, len čo súper vykonal svoj ťah. (Stlačením hodín sa ťah až dokončí, čl. 6.2.1; na to čakať netreba.)
    .heading = Kto je na ťahu
b2023-1-4 = Obaja hráči sa snažia napadnúť súperovho kráľa tak, aby súperovi nezostal žiadny možný ťah.
    .heading = Cieľ hry
b2023-1-4-1 = Komu sa to podarí, dal mat a vyhráva. Vlastného kráľa nesmie hráč nechať napadnutého ani ho napadnutiu vystaviť a súperovho kráľa nesmie brať.
b2023-1-4-2 = Kto dostane mat, partiu prehráva.
b2023-1-5 = Ak už v danom postavení nemôže dať mat ani jeden hráč, je to remíza (pozri čl. 5.2.2).
    .heading = Keď mat nemôže dať nikto

## Článok 2: počiatočné postavenie figúrok

b2023-2 =
    .heading = Počiatočné postavenie figúrok
b2023-2-1 = Šachovnica má 64 rovnakých štvorcových polí, 8 × 8, striedavo svetlých („bielych“) a tmavých („čiernych“). Leží medzi hráčmi tak, aby mal každý po pravej ruke biele rohové pole.
    .heading = Šachovnica
b2023-2-2 = Na začiatku má každý hráč 16 figúrok jednej farby, svetlých („bielych“) alebo tmavých („čiernych“): kráľa, dámu, dve veže, dvoch strelcov, dvoch jazdcov a osem pešiakov. Text k nim uvádza symboly a anglické písmená K, Q, R, B a N – po slovensky K, D, V, S a J; pešiak písmeno nemá – a ukazuje figúrky Stauntonovho typu.
    .heading = Figúrky
b2023-2-3 = Na krajnom rade každého hráča stoja od stĺpca a po stĺpec h veža, jazdec, strelec, dáma, kráľ, strelec, jazdec a veža, na rade pred nimi osem pešiakov. Obe dámy stoja na stĺpci d.
    .heading = Počiatočné postavenie
b2023-2-4 = Osem zvislých línií polí sú stĺpce, osem vodorovných sú rady. Polia jednej farby, ktoré sa v priamke dotýkajú rohmi od jedného okraja šachovnice až po susedný okraj, tvoria diagonálu.
    .heading = Stĺpce, rady a diagonály

## Článok 3: ako figúrky ťahajú

b2023-3 =
    .heading = Ako figúrky ťahajú
b2023-3-1 = Na pole, na ktorom stojí figúrka rovnakej farby, ťahať nemožno.
    .heading = Ťah a branie
b2023-3-1-1 = Figúrka, ktorá ťahá na pole obsadené súperovou figúrkou, túto figúrku berie. Odstránenie zobratej figúrky zo šachovnice patrí k tomu istému ťahu.
b2023-3-1-2 = Figúrka napáda súperovu figúrku, ak by ju na jej poli podľa čl. 3.2–3.8 mohla zobrať.
b2023-3-1-3 = Pole napáda aj figúrka, ktorá naň v skutočnosti ťahať nesmie, pretože by tým vlastného kráľa napadnutiu vystavila alebo by ho nechala napadnutého.
b2023-3-2 = Strelec ťahá po svojich diagonálach ľubovoľne ďaleko.
    .heading = Strelec
b2023-3-3 = Veža ťahá po svojom stĺpci alebo po svojom rade ľubovoľne ďaleko.
    .heading = Veža
b2023-3-4 = Dáma ťahá po svojom stĺpci, po svojom rade alebo po svojich diagonálach ľubovoľne ďaleko.
    .heading = Dáma
b2023-3-5 = Dáma, veža ani strelec nesmú preskočiť figúrku, ktorá im stojí v ceste.
    .heading = Bez preskakovania
b2023-3-6 = Jazdec ťahá na najbližšie polia, ktoré neležia na jeho stĺpci, rade ani diagonále: o dve polia rovno a o jedno nabok.
    .heading = Jazdec
b2023-3-7 =
    .heading = Pešiak
b2023-3-7-1 = Pešiak smie postúpiť po svojom stĺpci o jedno pole vpred, ak je toto pole voľné.
b2023-3-7-2 = Svojím prvým ťahom smie pešiak postúpiť buď o jedno pole podľa čl. 3.7.1, alebo po tom istom stĺpci o dve polia, ak sú obe voľné.
b2023-3-7-3 = Pešiak smie zobrať súperovu figúrku, ktorá stojí šikmo pred ním na susednom stĺpci, tým, že ťahá na jej pole.
b2023-3-7-3-1 = Ak súperov pešiak práve teraz postúpil zo základného poľa jedným ťahom o dve polia, pešiak, ktorý stojí hneď vedľa neho na tom istom rade, ho smie zobrať tak, akoby postúpil len o jedno.
b2023-3-7-3-2 = Takto možno brať len v bezprostrednej odpovedi na postup o dve polia; tomuto braniu sa hovorí branie mimochodom (en passant).
b2023-3-7-3-3 = Ak hráč ťahá pešiakom na rad najvzdialenejší od jeho východiskového poľa, musí ho v rámci toho istého ťahu na tomto poli premeny zameniť za novú dámu, vežu, strelca alebo jazdca rovnakej farby.
b2023-3-7-3-4 = Hráč si vyberá slobodne; nezáleží na tom, ktoré figúrky boli predtým zobraté.
b2023-3-7-3-5 = Tejto zámene sa hovorí premena a nová figúrka pôsobí okamžite.
b2023-3-8 =
    .heading = Kráľ a rošáda
b2023-3-8-1 = Kráľ ťahá o jedno pole ktorýmkoľvek smerom. (Pole, na ktorom by bol v šachu, zakazuje čl. 3.9.2.)
b2023-3-8-2 = Pri rošáde ťahajú na prvom rade hráča jeho kráľ a jedna z jeho veží; počíta sa to ako jediný ťah, a to ťah kráľa. Obe figúrky vychádzajú zo svojich základných polí: kráľ sa posunie o dve polia k veži a veža sa potom postaví na pole, cez ktoré kráľ prešiel.
b2023-3-8-2-1-1 = Právo na rošádu zaniká natrvalo, len čo kráľ raz ťahal.
b2023-3-8-2-1-2 = Právo na rošádu s určitou vežou zaniká natrvalo, len čo táto veža raz ťahala.
b2023-3-8-2-2-1 = Rošovať dočasne nemožno, kým súperova figúrka napáda pole, na ktorom kráľ stojí, ktoré má prejsť alebo na ktorom má skončiť.
b2023-3-8-2-2-2 = Rošovať dočasne nemožno, kým medzi kráľom a vežou určenou na rošádu stojí akákoľvek figúrka.
b2023-3-9 =
    .heading = Šach
b2023-3-9-1 = Kráľ je v šachu, ak naň útočí aspoň jedna súperova figúrka – aj taká, ktorá by na jeho pole ťahať nesmela, pretože by vlastného kráľa šachu vystavila alebo by ho v šachu nechala.
b2023-3-9-2 = Žiadny ťah nesmie vlastného kráľa šachu vystaviť ani ho v šachu nechať.
b2023-3-10 =
    .heading = Možné a nemožné ťahy a postavenia
b2023-3-10-1 = Ťah je možný, ak spĺňa všetko, čo preň z čl. 3.1–3.9 platí.
b2023-3-10-2 = Ťah je nemožný, ak nespĺňa čo i len jedinú požiadavku čl. 3.1–3.9, ktorá preň platí.
b2023-3-10-3 = Postavenie je nemožné, ak k nemu nevedie žiadna séria možných ťahov.

## Článok 4: vykonanie ťahu

b2023-4 =
    .heading = Vykonanie ťahu
b2023-4-1 = Na ťah smie hráč použiť len jednu ruku.
    .heading = Jednou rukou
b2023-4-2 =
    .heading = Poopravenie figúrok
b2023-4-2-1 = Poopraviť figúrky na ich poliach smie len hráč, ktorý je na ťahu, a musí to vopred oznámiť, napríklad slovom „opravujem“ alebo „j’adoube“.
b2023-4-2-2 = Každý iný dotyk figúrky sa považuje za úmyselný, ak nebol zjavne náhodný.
b2023-4-3 = Povinnosti podľa čl. 4.3.1–4.3.3 má hráč na ťahu, ktorý sa na šachovnici dotkol figúrky s úmyslom ťahať ňou alebo ju zobrať. Výnimkou je poopravenie podľa čl. 4.2.1.
    .heading = Dotknuté-ťahané
b2023-4-3-1 = Ak sa hráč dotkne jednej alebo viacerých vlastných figúrok, musí ťahať prvou z nich, ktorou ťahať možno.
b2023-4-3-2 = Ak sa hráč dotkne jednej alebo viacerých súperových figúrok, musí zobrať prvú z nich, ktorú zobrať možno.
b2023-4-3-3 = Ak sa hráč dotkne figúrok oboch farieb, po jednej alebo aj viacerých, musí prvou dotknutou vlastnou figúrkou zobrať prvú dotknutú súperovu. Ak taký ťah nie je možný, musí hrať s prvou z dotknutých figúrok, ktorou možno ťahať alebo ktorú možno zobrať. Ak nemožno zistiť poradie dotykov, predpokladá sa, že sa hráč najskôr dotkol svojej figúrky.
b2023-4-4 =
    .heading = Dotyk pri rošáde a premene
b2023-4-4-1 = Ak sa hráč na ťahu dotkne svojho kráľa a svojej veže, musí na túto stranu rošovať, ak je to možné.
b2023-4-4-2 = Ak sa hráč na ťahu úmyselne dotkne najskôr veže a potom kráľa, nesmie v tomto ťahu na túto stranu rošovať; čím má ťahať, určuje čl. 4.3.1.
b2023-4-4-3 = Ak chce hráč rošovať, dotkne sa kráľa a potom veže a rošáda s touto vežou nie je možná, musí kráľom ťahať inak; smie pritom aj rošovať s druhou vežou. Ak kráľ nemá žiadny možný ťah, smie hráč vykonať ktorýkoľvek možný ťah.
    .changed = Líši sa len vyjadrenie: český text z roku 2018 hovoril o súčasnom dotyku oboch figúrok.
b2023-4-4-4 = Len čo sa nová figúrka dotkne poľa premeny, hráč už svoju voľbu pri premene pešiaka zmeniť nesmie.
b2023-4-5 = Ak žiadnou z figúrok dotknutých podľa čl. 4.3 alebo 4.4 nemožno ťahať a žiadnu z nich nemožno zobrať, smie hráč vykonať ktorýkoľvek možný ťah.
    .heading = S dotknutými figúrkami nemožno hrať
b2023-4-6 = Premenu možno na šachovnici vykonať viacerými spôsobmi.
    .heading = Ako sa pešiak premieňa
b2023-4-6-1 = Pešiaka nie je nutné na pole premeny vôbec postaviť.
b2023-4-6-2 = Hráč smie najskôr odstrániť pešiaka a potom na pole premeny postaviť novú figúrku, alebo naopak.
b2023-4-6-3 = Súperovu figúrku, ktorá na poli premeny stojí, musí hráč zobrať.
b2023-4-7 = Figúrka, ktorú hráč pri možnom ťahu alebo pri jeho časti pustil na niektoré pole, tam v tomto ťahu musí zostať. Kedy je vykonané branie, rošáda a premena, hovoria čl. 4.7.1–4.7.3.
    .heading = Kedy je ťah vykonaný
b2023-4-7-1 = Branie je vykonané, keď je zobratá figúrka mimo šachovnice a hráč svoju figúrku na novom poli pustil z ruky.
b2023-4-7-2 = Rošáda je vykonaná, keď hráč pustil vežu na poli, ktoré kráľ prešiel. Ak zatiaľ pustil len kráľa, ťah ešte vykonaný nie je, ale hráč už musí na túto stranu rošovať, ak je to možné. Ak nie je, musí kráľom ťahať inak, prípadne rošovať s druhou vežou; ak kráľ nemá možný ťah, smie hráč vykonať ktorýkoľvek možný ťah.
b2023-4-7-3 = Premena je vykonaná, keď je pešiak mimo šachovnice a hráč pustil novú figúrku na poli premeny.
b2023-4-8 = Hráč, ktorý sa dotkol figúrky s úmyslom ťahať alebo brať, už nesmie reklamovať, že súper porušil čl. 4.1–4.7.
    .heading = Strata práva na reklamáciu
b2023-4-9 = Za hráča, ktorý nemôže figúrky sám premiestňovať, môže ťahať pomocník; rozhodca s ním musí súhlasiť.
    .heading = Pomoc s premiestňovaním figúrok

## Článok 5: koniec partie

b2023-5 =
    .heading = Koniec partie
b2023-5-1 =
    .heading = Výhra
b2023-5-1-1 = Kto dá súperovmu kráľovi mat, vyhráva. Partia sa okamžite končí, ak bol matujúci ťah podľa čl. 3 možný a zodpovedal čl. 4.2–4.7.
b2023-5-1-2 = Hráč, ktorý vyhlási, že sa vzdáva, prehráva a partia sa okamžite končí. Ak mu však súper nemôže dať mat žiadnou sériou možných ťahov, je to remíza.
    .changed = V roku 2018 znamenalo vzdanie sa vždy prehru; teraz je to remíza, ak súper nemôže dať mat.
b2023-5-2 =
    .heading = Remíza
b2023-5-2-1 = Ak hráč na ťahu nemá žiadny možný ťah a jeho kráľ nie je v šachu, je to pat a partia sa končí remízou. Končí sa okamžite, ak bol ťah, ktorým pat vznikol, podľa čl. 3 možný a zodpovedal čl. 4.2–4.7.
b2023-5-2-2 = Ak vznikne mŕtva pozícia, v ktorej žiadna séria možných ťahov nevedie k matu ani jednému kráľovi, partia sa končí remízou. Končí sa okamžite, ak bol ťah, ktorým pozícia vznikla, podľa čl. 3 možný a zodpovedal čl. 4.2–4.7.
b2023-5-2-3 = Hráči sa môžu počas partie dohodnúť na remíze, keď každý z nich vykonal aspoň jeden ťah. Dohodou sa partia okamžite končí.

## Článok 6: šachové hodiny

b2023-6 =
    .heading = Šachové hodiny
b2023-6-1 = Šachové hodiny majú dva ukazovatele času, prepojené tak, že bežať môže vždy len jeden. Slovom „hodiny“ sa v Pravidlách myslí jeden z týchto dvoch ukazovateľov. Každé hodiny majú zástavku; padnutie zástavky znamená, že hráčovi uplynul pridelený čas.
    .heading = Hodiny a zástavka
b2023-6-2 =
    .heading = Obsluha hodín
b2023-6-2-1 = Po vykonaní ťahu na šachovnici hráč zastaví svoje hodiny a spustí súperove, teda stlačí hodiny. Tým je ťah dokončený. Bez stlačenia je dokončený v dvoch prípadoch, pozri čl. 6.2.1.1 a 6.2.1.2.
b2023-6-2-1-1 = Ťah, ktorý partiu ukončí, je dokončený aj bez stlačenia hodín: mat (5.1.1), pat (5.2.1), mŕtva pozícia (5.2.2), zamýšľaný ťah oprávnenej reklamácie opakovania (9.2.1), päťnásobné opakovanie pozície (9.6.1) alebo pravidlo 75 ťahov (9.6.2).
    .changed = Nová je v zozname reklamácia opakovania so zamýšľaným ťahom (9.2.1).
b2023-6-2-1-2 = Ťah, po ktorom hráč hodiny nestlačil, sa považuje za dokončený, keď ten istý hráč vykoná svoj ďalší ťah.
b2023-6-2-2 = Po vykonaní ťahu musí mať hráč možnosť stlačiť hodiny, a to aj vtedy, keď už súper vykonal nasledujúci ťah. Čas medzi vykonaním ťahu a stlačením hodín ide z hráčovho času.
b2023-6-2-3 = Hráč musí hodiny stlačiť rukou, ktorou ťahal. Nechávať prst na tlačidle alebo ho držať nad ním nesmie.
b2023-6-2-4 = S hodinami treba zaobchádzať náležite. Hráč ich nesmie stlačiť pred vykonaním ťahu, búchať do nich, dvíhať ich ani prevrhnúť. Nesprávne zaobchádzanie sa trestá podľa čl. 12.9.
b2023-6-2-5 = Kým hráčovi nebežia hodiny, figúrky poopravovať nesmie.
b2023-6-2-6 = Za hráča, ktorý nemôže hodiny sám obsluhovať, to môže robiť pomocník, s ktorým rozhodca súhlasí. Rozhodca potom hráčovi hodiny primerane upraví; hráčovi s postihnutím sa však neupravujú.
b2023-6-3 =
    .heading = Časová kontrola
b2023-6-3-1 = Každý hráč musí vo vymedzenom čase, ku ktorému patrí aj prípadný prídavok na ťah, dokončiť určený počet ťahov alebo všetky ťahy. Všetko musí byť určené vopred.
b2023-6-3-2 = Čas ušetrený v jednom časovom úseku sa pripočíta k ďalšiemu, ak je to možné. V režime delay má každý hráč hlavný čas na rozmýšľanie a ku každému ťahu pevný čas navyše. Hlavný čas začne ubúdať až po vyčerpaní pevného času; ak hráč zastaví hodiny skôr, hlavný čas sa nezmení, nech z pevného času spotreboval akúkoľvek časť.
b2023-6-4 = Len čo zástavka padne, musí sa ihneď overiť, či hráč splnil podmienky čl. 6.3.1.
    .heading = Kontrola po padnutí zástavky
b2023-6-5 = Kam sa hodiny postavia, určí rozhodca pred začiatkom partie.
    .heading = Kde hodiny stoja
b2023-6-6 = Vo chvíli, na ktorú je určený začiatok partie, sa spustia hodiny bieleho.
    .heading = Začiatok partie
b2023-6-7 =
    .heading = Čakacia doba
b2023-6-7-1 = Čakaciu dobu určia vopred podmienky súťaže; ak ju neurčia, je nulová. Kto príde k šachovnici po jej uplynutí, partiu prehráva, ak rozhodca nerozhodne inak.
b2023-6-7-2 = Ak podmienky súťaže určia inú ako nulovú čakaciu dobu a na začiatku partie chýbajú obaja hráči, čas ubúda bielemu, kým nepríde, ak podmienky súťaže alebo rozhodca neurčia inak.
b2023-6-8 = Zástavka je padnutá, keď si to všimne rozhodca alebo keď to niektorý z hráčov oprávnene reklamuje.
    .heading = Kedy je zástavka padnutá
b2023-6-9 = Kto včas nedokončí predpísaný počet ťahov, prehráva, ak sa už partia neskončila podľa čl. 5.1.1, 5.1.2, 5.2.1, 5.2.2 alebo 5.2.3 (mat, vzdanie sa, pat, mŕtva pozícia, dohoda). Ak však z daného postavenia súper nemôže dať mat žiadnou sériou možných ťahov, je to remíza.
    .heading = Prehra na čas
b2023-6-10 =
    .heading = Poruchy a chybné nastavenie
b2023-6-10-1 = Údaj hodín platí, ak nemajú zjavnú poruchu. Hodiny so zjavnou poruchou rozhodca vymení a čas na nových nastaví podľa svojho najlepšieho uváženia.
b2023-6-10-2 = Ak sa počas partie zistí, že hodiny jedného alebo oboch hráčov sú nastavené chybne, hráč alebo rozhodca ich ihneď zastaví. Rozhodca ich nastaví správne a podľa potreby a svojho najlepšieho uváženia opraví aj časy a počítadlo ťahov.
b2023-6-11 =
    .heading = Zastavenie hodín
b2023-6-11-1 = Ak sa hra musí prerušiť, urobí to rozhodca tak, že zastaví oboje hodiny.
b2023-6-11-2 = Hráč smie zastaviť oboje hodiny len vtedy, ak potrebuje rozhodcu, napríklad keď chce premeniť pešiaka a potrebná figúrka nie je poruke.
b2023-6-11-3 = Kedy sa bude pokračovať, určí rozhodca.
b2023-6-11-4 = Ak hráč zastaví hodiny, aby požiadal o pomoc, rozhodca posúdi, či na to mal dôvod. Hráča, ktorý zjavne žiadny nemal, potrestá podľa čl. 12.9.
b2023-6-12 =
    .heading = Monitory a demonštračné tabule
b2023-6-12-1 = V hracej miestnosti smú byť obrazovky, monitory a demonštračné tabule, ktoré ukazujú aktuálne postavenie, ťahy a počet vykonaných alebo dokončených ťahov, a takisto hodiny, ktoré tiež ukazujú počet ťahov.
b2023-6-12-2 = Len o to, čo sa takto ukazuje, hráč reklamáciu oprieť nesmie.

## Článok 7: nesprávnosti

b2023-7 =
    .heading = Nesprávnosti
b2023-7-1 = Ak treba po nesprávnosti vrátiť figúrky do skoršieho postavenia, rozhodca nastaví časy podľa svojho najlepšieho uváženia; smie ich nechať aj bez zmeny. Podľa potreby opraví aj počítadlo ťahov.
    .heading = Čas po nesprávnosti
b2023-7-2 =
    .heading = Chybné postavenie alebo šachovnica
b2023-7-2-1 = Ak počas partie vyjde najavo, že figúrky boli na začiatku postavené chybne, partia sa ruší a namiesto nej sa hrá nová.
b2023-7-2-2 = Ak šachovnica leží inak, než určuje čl. 2.1, a príde sa na to počas partie, figúrky sa v rovnakom postavení prestavia na správne položenú šachovnicu a hrá sa ďalej.
b2023-7-3 = Ak sa od začiatku hrá s obrátenými farbami a obaja hráči zatiaľ vykonali menej ako 10 ťahov, partia sa ruší a nová sa hrá so správnymi farbami. Ak je ťahov 10 alebo viac, v partii sa pokračuje.
    .heading = Obrátené farby
b2023-7-4 =
    .heading = Odsunuté figúrky
b2023-7-4-1 = Ak hráč prevrhne alebo odsunie jednu či viac figúrok, musí správne postavenie obnoviť na svoj čas.
b2023-7-4-2 = Ak je to nutné, ktorýkoľvek z hráčov zastaví hodiny a zavolá na pomoc rozhodcu.
b2023-7-4-3 = Hráča, ktorý figúrky odsunul, smie rozhodca potrestať.
b2023-7-5 =
    .heading = Nemožné ťahy
b2023-7-5-1 = Nemožný ťah je dokončený, keď hráč stlačí hodiny. Ak sa počas partie zistí, že sa to stalo, obnoví sa postavenie tesne pred ním. Ak ho nemožno určiť, hrá sa od posledného zistiteľného postavenia pred nemožným ťahom. Pre ťah, ktorým hráč nemožný ťah nahradí, platia čl. 4.3 a 4.7, a partia potom z obnoveného postavenia pokračuje.
b2023-7-5-2 = Ak hráč ťahá pešiakom na najvzdialenejší rad a stlačí hodiny bez toho, aby ho zamenil za novú figúrku, je to nemožný ťah. Pešiak sa zamení za dámu rovnakej farby.
b2023-7-5-3 = Ak hráč stlačí hodiny bez toho, aby vykonal ťah, je to nemožný ťah s rovnakým trestom.
b2023-7-5-4 = Ak hráč použije na jeden ťah obe ruky, napríklad pri rošáde, braní alebo premene, a stlačí hodiny, je to nemožný ťah s rovnakým trestom.
b2023-7-5-5 = Za hráčovo prvé previnenie podľa čl. 7.5.1, 7.5.2, 7.5.3 alebo 7.5.4 pridá rozhodca súperovi 2 minúty (v rapid a bleskovom šachu 1 minútu, A.3). Pri druhom previnení toho istého hráča vyhlási partiu preňho za prehranú; ak však súper z daného postavenia nemôže dať mat žiadnou sériou možných ťahov, je to remíza.
    .changed = V roku 2018 dostával súper 1 minútu len v bleskovom šachu; teraz aj v rapid šachu.
b2023-7-6 = Ak sa počas partie zistí, že figúrky nestoja na svojich poliach, pretože ich niekto odsunul, obnoví sa postavenie pred touto nesprávnosťou, a ak ho nemožno určiť, posledné zistiteľné postavenie pred ňou. Z obnoveného postavenia partia pokračuje.
    .heading = Odsunutie zistené neskôr

## Článok 8: zaznamenávanie ťahov

b2023-8 =
    .heading = Zaznamenávanie ťahov
b2023-8-1 =
    .heading = Ako zaznamenávať
b2023-8-1-1 = Počas partie musí každý hráč zapisovať svoje aj súperove ťahy, jeden po druhom, podľa možnosti zreteľne a čitateľne, do papierového alebo elektronického partiára predpísaného pre súťaž.
    .changed = V roku 2018 článok poznal len jeden spôsob zápisu; teraz môže súťaž predpísať elektronické partiáre.
b2023-8-1-1-1 = Prvý spôsob: písať ťahy algebraickou notáciou (príloha C) do papierového partiára predpísaného pre súťaž.
    .changed = V roku 2018 to bol jediný spôsob zápisu.
b2023-8-1-1-2 = Druhý spôsob: zadávať ťahy do elektronického partiára, ktorý má certifikát FIDE a je predpísaný pre súťaž.
b2023-8-1-2 = Zaznamenať ťah vopred sa nesmie. Výnimkou je reklamácia remízy podľa čl. 9.2 alebo 9.3 a pečatenie ťahu pri prerušení partie (smernica I.1.1).
b2023-8-1-3 = Na súperov ťah smie hráč odpovedať skôr, než ho zapíše. Svoj predchádzajúci ťah však musí zapísať, než vykoná ďalší.
b2023-8-1-4 = Do partiára patria len ťahy, časy na hodinách, ponuky remízy, údaje o reklamáciách a ďalšie veci, ktoré sa týkajú partie.
b2023-8-1-5 = Pri ponuke remízy musí každý hráč do svojho partiára zapísať symbol (=).
b2023-8-1-6 = Za hráča, ktorý nemôže sám zaznamenávať, to môže robiť pomocník, s ktorým rozhodca súhlasí. Rozhodca hráčovi primerane upraví hodiny; hráčovi s postihnutím sa však neupravujú.
b2023-8-2 = Rozhodca musí na partiár počas celej partie vidieť.
    .heading = Na očiach rozhodcovi
b2023-8-3 = Partiáre patria organizátorovi súťaže. Elektronický partiár so zjavnou poruchou rozhodca vymení.
    .heading = Vlastníctvo a poruchy partiárov
    .changed = Po novom rozhodca vymení elektronický partiár s poruchou.
b2023-8-4 = Ak hráčovi v časovom úseku zostáva menej ako 5 minút a nedostáva na ťah prídavok aspoň 30 sekúnd, nemusí do konca tohto úseku zaznamenávať.
    .heading = Kedy sa zaznamenávať nemusí
b2023-8-5 =
    .heading = Doplnenie zápisu
b2023-8-5-1 = Ak podľa čl. 8.4 nemusí zaznamenávať ani jeden hráč, má sa rozhodca alebo jeho pomocník snažiť byť pri partii a ťahy zapisovať. Po padnutí zástavky rozhodca ihneď zastaví hodiny a obaja hráči si doplnia partiáre podľa zápisu rozhodcu alebo súpera.
b2023-8-5-2 = Ak podľa čl. 8.4 nemusel zaznamenávať len jeden hráč, musí po padnutí zástavky svoj zápis úplne doplniť, než vykoná ďalší ťah. Ak je na ťahu, smie použiť súperov partiár, ale pred ťahom ho musí vrátiť.
b2023-8-5-3 = Ak chýba úplný zápis, musia hráči priebeh partie zostaviť znova na inej šachovnici a rozhodca alebo jeho pomocník na nich dohliada. Ten si vopred poznačí postavenie, časy na hodinách, komu hodiny bežali, a ak je známy, aj počet vykonaných alebo dokončených ťahov.
b2023-8-6 = Ak partiáre nemožno doplniť tak, aby bolo prekročenie času doložené, ďalší vykonaný ťah sa počíta ako prvý v nasledujúcom úseku, ak nie je zjavné, že ťahov bolo vykonaných alebo dokončených viac.
    .heading = Keď počet ťahov nemožno zistiť
b2023-8-7 = Po skončení partie obaja hráči vyznačia výsledok: podpíšu oba partiáre alebo výsledok potvrdia vo svojich elektronických partiároch. Taký výsledok platí, aj keď je chybný, ak rozhodca nerozhodne inak.
    .heading = Podpis alebo potvrdenie výsledku
    .changed = Po novom hráči v elektronických partiároch výsledok namiesto podpisu potvrdzujú.

## Článok 9: remíza

b2023-9 =
    .heading = Remíza
b2023-9-1 =
    .heading = Ponuka remízy
b2023-9-1-1 = Podmienky súťaže môžu určiť, že bez súhlasu rozhodcu hráči nesmú remízu ponúknuť ani dohodnúť, buď do určitého počtu ťahov, alebo vôbec.
b2023-9-1-2 = Ak podmienky súťaže dovoľujú dohodu o remíze, platia čl. 9.1.2.1–9.1.2.3.
b2023-9-1-2-1 = Remíza sa ponúka po vykonaní ťahu a pred stlačením hodín. Ponuka v inom čase počas partie platí tiež, treba však prihliadnuť na čl. 11.5 (vyrušovanie). Ponuku nemožno viazať na podmienky ani odvolať. Zaniká tým, že ju súper prijme alebo odmietne, či už slovami, alebo dotykom figúrky s úmyslom ťahať či brať, alebo tým, že sa partia skončí inak.
b2023-9-1-2-2 = Ponuku si každý hráč vo svojom partiári označí symbolom (=).
b2023-9-1-2-3 = Kto reklamuje remízu podľa čl. 9.2 alebo 9.3, tým ju zároveň ponúka.
b2023-9-2 = Partia sa končí remízou, ak hráč na ťahu oprávnene reklamuje, že sa to isté postavenie vyskytuje najmenej tretíkrát, a to podľa čl. 9.2.1 alebo 9.2.2. Nemusí pritom vzniknúť opakovaním tých istých ťahov.
    .heading = Trojnásobné opakovanie pozície
b2023-9-2-1 = Reklamáciu možno oprieť o postavenie, ktoré ešte len vznikne: hráč ťah najskôr zapíše do papierového alebo zadá do elektronického partiára, kde ho už nesmie zmeniť, a oznámi rozhodcovi, že ho chce vykonať.
    .changed = Po novom možno zamýšľaný ťah zadať aj do elektronického partiára.
b2023-9-2-2 = Reklamáciu možno oprieť o postavenie, ktoré sa práve vyskytlo najmenej tretíkrát, ak je reklamujúci hráč na ťahu.
b2023-9-2-3 = Postavenia sú rovnaké len vtedy, ak je na ťahu ten istý hráč, ak na rovnakých poliach stoja figúrky rovnakého druhu a farby a ak všetky figúrky oboch hráčov môžu vykonať tie isté ťahy. Dva prípady, keď rovnaké nie sú, uvádzajú čl. 9.2.3.1 a 9.2.3.2.
b2023-9-2-3-1 = Postavenia sa líšia, ak na začiatku série ťahov, keď sa postavenie vyskytlo prvýkrát, mohol byť niektorý pešiak zobratý mimochodom.
b2023-9-2-3-2 = Postavenia sa líšia, ak mal kráľ právo na rošádu s vežou, ktorá dovtedy neťahala, a neskôr oň ťahom prišiel. Právo na rošádu zaniká až ťahom kráľa alebo veže.
b2023-9-3 = Partia sa končí remízou na oprávnenú reklamáciu hráča na ťahu podľa čl. 9.3.1 alebo 9.3.2.
    .heading = Pravidlo 50 ťahov
b2023-9-3-1 = Reklamáciu možno oprieť o zamýšľaný ťah: hráč ho zapíše do papierového alebo zadá do elektronického partiára, kde ho už nesmie zmeniť, a oznámi rozhodcovi, že ho chce vykonať. Týmto ťahom sa musí naplniť posledných 50 ťahov každého hráča bez ťahu pešiakom a bez brania.
    .changed = Po novom možno zamýšľaný ťah zadať aj do elektronického partiára.
b2023-9-3-2 = Reklamovať možno, keď každý z hráčov dokončil posledných 50 ťahov bez ťahu pešiakom a bez brania.
b2023-9-4 = Keď sa hráč dotkne figúrky podľa čl. 4.3, reklamovať podľa čl. 9.2 alebo 9.3 už v tomto ťahu nesmie.
    .heading = Strata práva na reklamáciu
b2023-9-5 =
    .heading = Rozhodnutie o reklamácii
b2023-9-5-1 = Pri reklamácii podľa čl. 9.2 alebo 9.3 hráč alebo rozhodca zastaví hodiny. Reklamáciu nemožno odvolať.
b2023-9-5-2 = Oprávnená reklamácia znamená okamžitú remízu.
b2023-9-5-3 = Ak je reklamácia neoprávnená, rozhodca pridá súperovi 2 minúty (v rapid a bleskovom šachu 1 minútu, A.3) a hrá sa ďalej. Ak sa reklamácia opierala o zamýšľaný ťah, musí ho hráč v súlade s čl. 3 a 4 vykonať.
    .changed = V roku 2018 dostával súper 1 minútu len v bleskovom šachu; teraz aj v rapid šachu.
b2023-9-6 = Partia sa končí remízou aj bez reklamácie, len čo nastane situácia podľa čl. 9.6.1 alebo 9.6.2.
    .heading = Automatická remíza
b2023-9-6-1 = Partia sa končí remízou, ak sa to isté postavenie vyskytlo najmenej päťkrát. Text odkazuje na čl. 9.2.2; kedy sú postavenia rovnaké, hovorí čl. 9.2.3.
b2023-9-6-2 = Partia sa končí remízou, ak každý z hráčov vykonal aspoň 75 ťahov po sebe bez ťahu pešiakom a bez brania. Ak posledný z nich dá mat, má mat prednosť.
    .changed = Prednosť matu sa teraz hovorí výslovne; v roku 2018 vyplývala z čl. 5.1.1.

## Článok 10: bodovanie

b2023-10 =
    .heading = Bodovanie
b2023-10-1 = Výhra má hodnotu 1 bodu, remíza ½ bodu a prehra 0 bodov. Kontumačná výhra a prehra sa počítajú rovnako. Podmienky súťaže môžu určiť iné hodnoty.
    .heading = Body za partiu
b2023-10-2 = Obaja hráči spolu nesmú získať viac, než koľko sa za jednu partiu zvyčajne rozdeľuje. Každému možno priznať len taký zisk, aký v partii bežne býva; napríklad ¾–¼ dovolené nie je.
    .heading = Hranice bodového zisku

## Článok 11: správanie hráčov

b2023-11 =
    .heading = Správanie hráčov
b2023-11-1 = Hráči nesmú robiť nič, čo by šachu kazilo povesť.
    .heading = Dobré meno šachu
b2023-11-2 =
    .heading = Miesto konania hry a hrací priestor
b2023-11-2-1 = K miestu konania hry patrí hrací priestor, ďalej miesta na oddych a občerstvenie, toalety, miesto pre fajčiarov a všetko, čo k nemu pridá rozhodca.
b2023-11-2-2 = Hrací priestor je tam, kde sa partie súťaže skutočne hrajú.
b2023-11-2-3 = Na tri veci, ktoré vymenúvajú body 11.2.3.1 až 11.2.3.3, treba povolenie rozhodcu.
b2023-11-2-3-1 = Bez povolenia rozhodcu sa hráč nesmie vzdialiť z miesta konania hry.
b2023-11-2-3-2 = Hráč, ktorý je na ťahu, nesmie bez povolenia rozhodcu ani z hracieho priestoru.
b2023-11-2-3-3 = Kto nie je hráč ani rozhodca, smie do hracieho priestoru len vtedy, keď mu to rozhodca dovolí.
b2023-11-2-4 = Súťaž môže predpísať, že aj hráč, ktorý na ťahu nie je, musí svoj odchod z hracieho priestoru vopred nahlásiť rozhodcovi.
b2023-11-3 =
    .heading = Cudzia pomoc, zariadenia, fajčenie
b2023-11-3-1 = Počas partie hráč nesmie čerpať z poznámok, iných zdrojov informácií ani z rád a nesmie na inej šachovnici rozoberať žiadnu partiu.
b2023-11-3-2 = Kým sa hrá, nesmie mať hráč v mieste konania hry žiadne elektronické zariadenie bez výslovného súhlasu rozhodcu.
b2023-11-3-2-1 = Podmienky súťaže môžu dovoliť zariadenie úplne vypnuté a uložené v batožine; kde batožina bude, sa dohodne s rozhodcom a hráč ju smie použiť len s jeho povolením.
b2023-11-3-2-2 = Ak sa ukáže, že má hráč také zariadenie v mieste konania hry pri sebe, prehráva a súper partiu vyhráva. Podmienky súťaže môžu určiť miernejší trest.
b2023-11-3-3 = Rozhodca môže hráča vyzvať na kontrolu v súkromí; týkať sa smie odevu, batožiny, iných vecí aj tela. Kontroluje rozhodca alebo ten, koho poverí, vždy osoba rovnakého pohlavia ako hráč. Kto sa kontrole nepodrobí, je potrestaný podľa článku 12.9.
b2023-11-3-4 = Fajčiť, a to aj elektronické cigarety, sa smie len v tej časti miesta konania hry, ktorú na to určil rozhodca.
b2023-11-4 = Hráč, ktorý dohral, je už len divákom.
    .heading = Hráči po partii
b2023-11-5 = Súpera nesmie hráč nijako vyrušovať ani obťažovať. Patria k tomu aj bezdôvodné reklamácie, bezdôvodné ponuky remízy a hluk v hracom priestore.
    .heading = Vyrušovanie súpera
b2023-11-6 = Kto poruší niektorý z článkov 11.1 až 11.5, dostane trest podľa článku 12.9.
    .heading = Tresty za nevhodné správanie
b2023-11-7 = Hráč, ktorý sa znova a znova odmieta riadiť Pravidlami šachu, partiu prehráva. Koľko získa súper, určí rozhodca.
    .heading = Sústavné odmietanie
b2023-11-8 = Ak sa podľa článku 11.7 previnia obaja, rozhodca vyhlási, že partiu obaja prehrali.
    .heading = Previnenie oboch hráčov
b2023-11-9 = Hráč sa môže rozhodcu opýtať, čo konkrétne miesto Pravidiel znamená.
    .heading = Otázka na Pravidlá
b2023-11-10 = Proti každému rozhodnutiu rozhodcu sa hráč môže odvolať, aj keď už podpísal partiár (8.7), ak to podmienky súťaže neupravujú inak.
    .heading = Odvolanie
b2023-11-11 = Kedykoľvek treba partiu rekonštruovať, napríklad pre reklamáciu remízy, musia rozhodcovi pomôcť obaja hráči.
    .heading = Pomoc pri rekonštrukcii
b2023-11-12 = Či je reklamácia trojnásobného opakovania pozície alebo 50 ťahov oprávnená, musia overiť obaja hráči; rozhodca na to dohliada.
    .heading = Overenie reklamácie

## Článok 12: úloha rozhodcu

b2023-12 =
    .heading = Úloha rozhodcu
b2023-12-1 = Rozhodca zabezpečuje, aby sa hralo podľa Pravidiel šachu.
    .heading = Dodržiavanie Pravidiel
b2023-12-2 = Rozhodca má sedem povinností, ktoré uvádzajú body 12.2.1 až 12.2.7.
    .heading = Povinnosti rozhodcu
b2023-12-2-1 = Rozhodca sa stará o to, aby sa hralo čestne (fair play).
b2023-12-2-2 = Rozhodca má pri každom kroku na mysli prospech súťaže.
b2023-12-2-3 = Rozhodca sa stará o dobré podmienky na hru.
b2023-12-2-4 = Rozhodca dbá na to, aby hráčov nikto ani nič nerušilo.
b2023-12-2-5 = Rozhodca má dohľad nad tým, ako súťaž prebieha.
b2023-12-2-6 = Rozhodca vyjde osobitnými opatreniami v ústrety hráčom s postihnutím a tým, ktorí potrebujú zdravotnú starostlivosť.
b2023-12-2-7 = Rozhodca postupuje podľa pravidiel alebo smerníc o fair play.
    .changed = Znenie z roku 2018 odkazovalo na smernicu proti podvádzaniu.
b2023-12-3 = Rozhodca partie sleduje, najpozornejšie vtedy, keď hráčom dochádza čas. Dohliada na to, aby sa jeho rozhodnutia plnili, a previnenia primerane trestá.
    .heading = Sledovanie partií
b2023-12-4 = Na sledovanie partií si rozhodca môže pribrať pomocníkov, napríklad keď je v časovej tiesni niekoľko hráčov naraz.
    .heading = Pomocníci
b2023-12-5 = Ak hru naruší niečo zvonka, môže rozhodca pridať čas jednému alebo obom hráčom.
    .heading = Čas navyše po vyrušení
b2023-12-6 = Do partie smie rozhodca zasiahnuť, len keď to Pravidlá ustanovujú. Nesmie prezradiť, koľko ťahov je dokončených, iba ak podľa článku 8.5, keď padla aspoň jedna zástavka. Hráča nesmie upozorniť ani na to, že súper dokončil ťah, ani na to, že on sám nestlačil hodiny.
    .heading = Kedy rozhodca mlčí
b2023-12-7 = Kto si všimne nesprávnosť, smie to povedať jedine rozhodcovi. Hráči iných partií nesmú o cudzej partii hovoriť ani do nej inak zasahovať; zasahovať nesmú ani diváci. Rozhodca môže toho, kto sa previní, vykázať z miesta konania hry.
    .heading = Diváci a ostatní hráči
b2023-12-8 = V mieste konania hry a v priľahlých priestoroch, ktoré určí rozhodca, nesmie nikto bez jeho povolenia používať mobil ani iný komunikačný prostriedok.
    .heading = Telefóny v mieste konania hry
b2023-12-9 = Rozhodca vyberá z deviatich trestov, ktoré uvádzajú body 12.9.1 až 12.9.9.
    .heading = Tresty
b2023-12-9-1 = Rozhodca môže hráča napomenúť.
b2023-12-9-2 = Rozhodca môže pridať čas súperovi hráča, ktorý sa previnil.
b2023-12-9-3 = Rozhodca môže skrátiť čas hráčovi, ktorý sa previnil.
b2023-12-9-4 = Rozhodca môže priznať súperovi viac bodov, najviac toľko, koľko možno v partii získať.
b2023-12-9-5 = Rozhodca môže hráčovi, ktorý sa previnil, dať za partiu menej bodov.
b2023-12-9-6 = Rozhodca môže partiu vyhlásiť za prehranú pre hráča, ktorý sa previnil; koľko získa súper, určí tiež on.
b2023-12-9-7 = Rozhodca môže uložiť pokutu, ktorá bola oznámená vopred.
b2023-12-9-8 = Rozhodca môže hráča vylúčiť z jedného alebo viacerých kôl.
b2023-12-9-9 = Rozhodca môže hráča zo súťaže vylúčiť.

## Príloha A: rapid šach

b2023-A =
    .heading = Rapid šach
b2023-A-1 = Rapid šach dáva každému hráčovi na všetky ťahy viac ako 10, ale menej ako 60 minút. Ak sa hrá s prídavkom, platí to pre počiatočný čas zväčšený o šesťdesiatnásobok prídavku.
    .heading = Čo je rapid šach
b2023-A-2 = Zápis ťahov nie je povinný a hráč preto neprichádza o žiadnu reklamáciu, ktorá sa inak opiera o partiár. Ak chce zapisovať, môže si partiár vypýtať od rozhodcu kedykoľvek.
    .heading = Zaznamenávanie v rapid šachu
b2023-A-3 = V rapid šachu sa podľa článkov 7 a 9 pridáva namiesto 2 minút len 1 minúta, či sa hrá s dozorom, alebo bez neho.
    .heading = Jedna minúta namiesto dvoch
    .changed = V roku 2018 platili v rapid šachu 2 minúty; jednu mal len bleskový šach (B.2).
b2023-A-4 = Súťažné pravidlá hry (články 6 až 12) platia v plnom rozsahu, s trestami podľa A.3, ak sú splnené obe podmienky A.4.1 a A.4.2.
    .heading = Hra s dozorom
b2023-A-4-1 = Prvá podmienka: na jedného rozhodcu pripadajú najviac tri partie.
b2023-A-4-2 = Druhá podmienka: každú partiu zapisuje rozhodca alebo jeho pomocník, podľa možnosti elektronicky.
b2023-A-4-3 = Hráč na ťahu si môže dať od rozhodcu alebo jeho pomocníka ukázať partiár, najviac však päťkrát za partiu. Ak o to žiada častejšie, vyrušuje tým súpera.
b2023-A-5 = Ak podmienky článku A.4 nie sú splnené, menia sa súťažné pravidlá hry podľa A.5.1 až A.5.5.
    .heading = Hra bez dozoru
b2023-A-5-1-1 = Keď majú obaja hráči dokončených 10 ťahov, nastavenie hodín sa už nemení, ibaže by inak utrpel časový plán súťaže.
b2023-A-5-1-2 = Keď majú obaja hráči dokončených 10 ťahov, nemožno už reklamovať chybné počiatočné postavenie ani otočenú šachovnicu. Kráľ, ktorý stál na nesprávnom poli, nesmie rošovať a s vežou, ktorá stála na nesprávnom poli, sa rošovať nesmie.
b2023-A-5-2 = Ak rozhodca vidí previnenie podľa 7.5.1 až 7.5.4, postupuje podľa 7.5.5, kým súper nevykonal ďalší ťah. Ak nezasiahne, môže ho reklamovať súper, takisto len do svojho ťahu. Ak sa nestane ani jedno, nemožný ťah platí a hrá sa ďalej; po súperovom ťahu ho možno opraviť, len ak sa na tom hráči bez rozhodcu dohodnú.
b2023-A-5-3 = Kto reklamuje výhru na čas, smie zastaviť hodiny a oznámi to rozhodcovi. Ak však sám nemôže dať mat žiadnou sériou možných ťahov, partia sa končí remízou.
b2023-A-5-4 = Ak si rozhodca všimne, že sú v šachu obaja králi alebo že na poli premeny zostal pešiak, nechá ešte dokončiť ďalší ťah. Ak nemožné postavenie trvá aj potom, vyhlási remízu.
b2023-A-5-5 = Ak rozhodca vidí padnutú zástavku, sám to oznámi.
b2023-A-6 = Podmienky súťaže musia určiť, či sa hrá podľa A.4 alebo A.5, a to pre celú súťaž rovnako.
    .heading = Ktoré pravidlá platia

## Príloha B: bleskový šach

b2023-B =
    .heading = Bleskový šach
b2023-B-1 = Bleskový šach dáva každému hráčovi na všetky ťahy najviac 10 minút. Ak sa hrá s prídavkom, nesmie počiatočný čas so šesťdesiatnásobkom prídavku presiahnuť 10 minút.
    .heading = Čo je bleskový šach
b2023-B-2 = Súťažné pravidlá hry (články 6 až 12) platia v plnom rozsahu, ak sú splnené obe podmienky B.2.1 a B.2.2.
    .heading = Hra s dozorom
    .changed = Veta z roku 2018, ktorá dávala celému bleskovému šachu jednu minútu, zmizla; Arbiter počíta jednu minútu aj pri hre s dozorom.
b2023-B-2-1 = Prvá podmienka: každá partia má svojho rozhodcu.
b2023-B-2-2 = Druhá podmienka: každú partiu zapisuje rozhodca alebo jeho pomocník, najlepšie elektronicky.
b2023-B-2-3 = Hráč na ťahu si môže dať od rozhodcu alebo jeho pomocníka ukázať partiár, najviac však päťkrát za partiu. Ak o to žiada častejšie, vyrušuje tým súpera.
b2023-B-3 = Ak podmienky článku B.2 nie sú splnené, hrá sa podľa článkov A.2, A.3 a A.5 pre rapid šach.
    .heading = Hra bez dozoru
    .changed = Jednominútové tresty teraz vyplývajú z A.3; v roku 2018 ich bleskový šach mal vo vlastnom článku B.2.
b2023-B-4 = Podmienky súťaže musia určiť, či sa hrá podľa B.2 alebo B.3, a to pre celú súťaž rovnako.
    .heading = Ktoré pravidlá platia

## Príloha C: algebraická notácia

b2023-C =
    .heading = Algebraická notácia
b2023-C-intro = V súťažiach FIDE sa uznáva len algebraická notácia a FIDE ju odporúča aj šachovým knihám a časopisom. Partiár v inej notácii nič nedokazuje tam, kde inak partiár slúži ako dôkaz. Rozhodca, ktorý u hráča vidí inú notáciu, ho na to má upozorniť.
    .heading = Uznávaná notácia
b2023-C-1 = Figúrou sa v tejto prílohe rozumie každá figúrka, ktorá nie je pešiak.
    .heading = Figúry a pešiaci
b2023-C-2 = Každá figúra má svoju skratku; v slovenčine je to veľké začiatočné písmeno názvu: K kráľ, D dáma, V veža, S strelec, J jazdec.
    .heading = Písmená figúr
b2023-C-3 = Hráč smie písať skratky zvyčajné v jeho krajine, napríklad F ako fou (po francúzsky strelec) alebo L ako loper (po holandsky strelec). Tlačovinám sa odporúčajú obrázkové symboly figúr.
    .heading = Písmená iných jazykov a symboly
b2023-C-4 = Pešiak sa spozná podľa toho, že pri ťahu písmeno chýba: e5, d4, a5. Zápisy ako pe5, Pd4 alebo pa5 sú chybné.
    .heading = Pešiak písmeno nemá
b2023-C-5 = Osem stĺpcov má malé písmená a až h; biely ich číta zľava doprava, čierny sprava doľava.
    .heading = Stĺpce
b2023-C-6 = Osem radov má čísla 1 až 8 počítané od bieleho. Na začiatku teda stoja biele figúrky na 1. a 2. rade, čierne na 8. a 7. rade.
    .heading = Rady
b2023-C-7 = Z písmena a čísla má každé zo 64 polí svoje vlastné meno.
    .heading = Polia
b2023-C-8 = Ťah figúrou sa píše jej písmenom a cieľovým poľom, spojovník medzi nimi byť nemusí: Se5, Jf3, Vd1. Pri pešiakovi stačí cieľové pole: e5, d4, a5. Uznáva sa aj dlhý zápis s východiskovým poľom: Sb2e5, Jg1f3, Va1d1, e7e5, d2d4, a6a5.
    .heading = Zápis ťahu
b2023-C-9 =
    .heading = Branie
b2023-C-9-1 = Keď berie figúra, možno za jej písmeno napísať x.
b2023-C-9-2 = Za x nasleduje pole, na ktorom sa berie: Sxe5, Jxf3, Vxd1 (pozri aj C.10).
b2023-C-9-3 = Ak berie pešiak, musí sa napísať stĺpec, z ktorého ťahá, zaň možno vložiť x a nakoniec pole, na ktorom pešiak skončí: dxe5, gxf3, axb5. Pri braní mimochodom možno pripojiť e.p.: exd6 e.p.
b2023-C-10 =
    .heading = Dve rovnaké figúry
b2023-C-10-1 = Ak môžu na to isté pole ťahať dve rovnaké figúry, ktoré stoja na tom istom rade, rozlíši ich stĺpec: zápis má tri časti podľa C.10.1.1 až C.10.1.3.
b2023-C-10-1-1 = Prvou časťou je písmeno figúry.
b2023-C-10-1-2 = Druhou časťou je stĺpec, z ktorého figúra ťahá.
b2023-C-10-1-3 = Treťou časťou je pole, na ktoré figúra ťahá.
b2023-C-10-2 = Ak môžu na to isté pole ťahať dve rovnaké figúry, ktoré stoja na tom istom stĺpci, rozlíši ich rad: zápis má tri časti podľa C.10.2.1 až C.10.2.3.
b2023-C-10-2-1 = Prvou časťou je písmeno figúry.
b2023-C-10-2-2 = Druhou časťou je rad, z ktorého figúra ťahá.
b2023-C-10-2-3 = Treťou časťou je pole, na ktoré figúra ťahá.
b2023-C-10-3 = Ak figúry nestoja na rovnakom rade ani na rovnakom stĺpci, prednosť má stĺpec (C.10.1).
b2023-C-10-3-1 = Príklad: jazdci stoja na g1 a e1 a jeden ťahá na f3; zápis je Jgf3 alebo Jef3.
    .changed = Druhý jazdec v príklade stojí na e1; v českom texte z roku 2018 stál na d2.
b2023-C-10-3-2 = Príklad: jazdci stoja na g5 a g1 a jeden ťahá na f3; zápis je J5f3 alebo J1f3.
b2023-C-10-3-3 = Príklad: jazdci stoja na h2 a d4 a jeden ťahá na f3; zápis je Jhf3 alebo Jdf3.
b2023-C-10-3-4 = Ak jazdec na f3 berie, možno pred cieľové pole vložiť x: Jgxf3 alebo Jexf3, J5xf3 alebo J1xf3, Jhxf3 alebo Jdxf3.
b2023-C-11 = Pri premene sa hneď za ťah pešiakom pripíše písmeno novej figúry: d8D, exf8J, b1S, g1V.
    .heading = Premena pešiaka
b2023-C-12 = Ponuka remízy sa zapíše znakom (=).
    .heading = Ponuka remízy
b2023-C-13 = Značky uvádzajú body C.13.1 až C.13.6. Tie z bodov C.13.3 až C.13.6 (x, +, ++ alebo #, e.p.) sa písať nemusia.
    .heading = Značky
b2023-C-13-1 = 0-0 je rošáda s vežou h1 alebo h8 (malá).
b2023-C-13-2 = 0-0-0 je rošáda s vežou a1 alebo a8 (veľká).
b2023-C-13-3 = Znak x značí branie.
b2023-C-13-4 = Znak + značí šach.
b2023-C-13-5 = Znaky ++ alebo # značia mat.
b2023-C-13-6 = Skratka e.p. značí branie mimochodom.
b2023-C-sample-1 = So všetkými značkami: 1. e4 e5 2. Jf3 Jf6 3. d4 exd4 4. e5 Je4 5. Dxd4 d5 6. exd6 e.p. Jxd6 7. Sg5 Jc6 8. De3+ Se7 9. Jbd2 0-0 10. 0-0-0 Ve8 11. Kb1 (=)
    .heading = Vzorová partia so všetkými značkami
b2023-C-sample-2 = Bez x, + a e.p.: 1. e4 e5 2. Jf3 Jf6 3. d4 ed4 4. e5 Je4 5. Dd4 d5 6. ed6 Jd6 7. Sg5 Jc6 8. De3 Se7 9. Jbd2 0-0 10. 0-0-0 Ve8 11. Kb1 (=)
    .heading = Vzorová partia bez nepovinných značiek
b2023-C-sample-3 = Dlhým zápisom: 1. e2e4 e7e5 2. Jg1f3 Jg8f6 3. d2d4 e5xd4 4. e4e5 Jf6e4 5. Dd1xd4 d7d5 6. e5xd6 e.p. Je4xd6 7. Sc1g5 Jb8c6 8. Dd4e3+ Sf8e7 9. Jb1d2 0-0 10. 0-0-0 Vf8e8 11. Kc1b1 (=). Predloha má v ôsmom ťahu bieleho omylom dámu na d3.
    .heading = Vzorová partia v dlhom zápise

## Príloha D: nevidiaci a zrakovo postihnutí hráči

b2023-D =
    .heading = Nevidiaci a zrakovo postihnutí hráči
b2023-D-1 = Organizátor môže tieto pravidlá po konzultácii s rozhodcom upraviť podľa miestnych pomerov. Ak v súťaži hrá vidiaci hráč so zrakovo postihnutým, môže ktorýkoľvek z nich požadovať dve šachovnice: vidiaci má bežnú, zrakovo postihnutý osobitnú podľa D.1.1 až D.1.4.
    .heading = Dve šachovnice
b2023-D-1-1 = Osobitná šachovnica meria najmenej 20 × 20 cm.
b2023-D-1-2 = Tmavé polia osobitnej šachovnice sú o niečo vyššie ako svetlé.
b2023-D-1-3 = V každom poli osobitnej šachovnice je otvor, ktorý drží figúrku na mieste.
b2023-D-1-4-1 = Každá figúrka má kolíček, ktorý do otvoru zapadá.
b2023-D-1-4-2 = Figúrky sú Stauntonovho typu a tmavé majú osobitné označenie.
b2023-D-2 =
    .heading = Priebeh partie
b2023-D-2-1 = Hráč svoj ťah jasne ohlási, súper ho zopakuje a vykoná na svojej šachovnici. Pri premene je nutné povedať, ktorá figúra bola zvolená. Pre zrozumiteľnosť sa stĺpcom odporúča hovoriť Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector. Rady sa od bieleho k čiernemu hlásia po nemecky, ak rozhodca neurčí niečo iné: eins, zwei, drei, vier, fuenf, sechs, sieben, acht. Rošáda je Lange Rochade (veľká) alebo Kurze Rochade (malá) a figúrky sú Koenig, Dame, Turm, Laeufer, Springer a Bauer.
b2023-D-2-2 = Na osobitnej šachovnici sa za dotknutú berie až figúrka vytiahnutá z otvoru.
b2023-D-2-3-1 = Ťah na osobitnej šachovnici je vykonaný, ak sú splnené tri podmienky. Prvá: pri braní je zobratá figúrka preč zo šachovnice hráča, ktorý je na ťahu.
b2023-D-2-3-2 = Druhá podmienka: ťahaná figúrka je zasunutá v inom otvore.
b2023-D-2-3-3 = Tretia podmienka: hráč ťah ohlásil.
b2023-D-2-4 = Hodiny súpera sa smú spustiť, až keď sú podmienky D.2.3 splnené.
b2023-D-2-5 = Vidiaceho hráča sa D.2.2 a D.2.3 netýkajú: dotknutá figúrka a vykonaný ťah sa uňho posudzujú ako zvyčajne.
b2023-D-2-6-1 = Zrakovo postihnutý hráč smie používať osobitné šachové hodiny, ktoré mu oznamujú čas a počet ťahov.
b2023-D-2-6-2-1 = Alebo možno použiť ručičkové hodiny so spevnenými ručičkami, ktorých ciferník má po každých 5 minútach jednu a po každých 15 minútach dve vystúpené bodky.
b2023-D-2-6-2-2 = Zástavku takých hodín musí byť ľahké nahmatať, aby si hráč mohol v posledných 5 minútach každej hodiny polohu veľkej ručičky hmatom overiť.
b2023-D-2-7 = Zrakovo postihnutý hráč musí partiu zaznamenávať: Braillovým písmom, bežným písmom alebo na nahrávacie zariadenie.
b2023-D-2-8 = Kto sa pri ohlasovaní ťahu prerečie, musí to napraviť hneď, kým nebežia hodiny súpera.
b2023-D-2-9 = Ak sa postavenia na oboch šachovniciach líšia, opravia sa s pomocou rozhodcu podľa zápisov oboch hráčov. Ak zápisy súhlasia, opraví postavenie na svojej šachovnici ten, kto ťah zapísal správne, ale vykonal inak. Ak nesúhlasia, vrátia sa ťahy k miestu, kde sa zápisy ešte zhodujú, a rozhodca podľa toho prestaví hodiny.
b2023-D-2-10 = Zrakovo postihnutý hráč si smie vziať pomocníka, ktorému môže zveriť niektoré alebo všetky úlohy z D.2.10.1 až D.2.10.6.
b2023-D-2-10-1 = Pomocník smie ťahy každého z hráčov vykonávať na šachovnici toho druhého.
b2023-D-2-10-2 = Pomocník smie ohlasovať ťahy oboch strán.
b2023-D-2-10-3 = Pomocník smie za zrakovo postihnutého zapisovať a spúšťať hodiny súpera.
b2023-D-2-10-4 = Len na požiadanie smie pomocník zrakovo postihnutému povedať, koľko ťahov sa dokončilo a koľko času obaja hráči spotrebovali.
b2023-D-2-10-5 = Pomocník smie pri prekročení času reklamovať výhru a oznámiť rozhodcovi, že sa vidiaci hráč dotkol svojej figúrky.
b2023-D-2-10-6 = Pri prerušení partie smie pomocník vybaviť všetko potrebné.
b2023-D-2-11 = Ak zrakovo postihnutý nemá pomocníka, smie si ho na úlohy D.2.10.1 a D.2.10.2 vziať vidiaci hráč. Ak hrá zrakovo postihnutý so sluchovo postihnutým, pomocník je povinný.

## Smernice

b2023-Guidelines = Nasledujúce smernice k Pravidlám nepatria, všade tam, kde sa hodia, sa však dôrazne odporúča držať sa ich.
    .heading = Smernice
    .changed = Znenie z roku 2018 nehovorilo, nakoľko smernice zaväzujú.

## Smernica I: prerušené partie

b2023-I =
    .heading = Prerušené partie
b2023-I-1 =
    .heading = Zapečatenie ťahu
b2023-I-1-1 = Ak partia na konci hracieho času nie je dohraná, dá rozhodca hráčovi na ťahu pokyn, aby ťah zapečatil. Hráč ho jednoznačne napíše do papierového partiára, aj keď sa inak zapisuje elektronicky, oba partiáre uzavrie do obálky a až potom zastaví svoje hodiny; súperove nespúšťa. Do zastavenia hodín smie ťah ešte zmeniť. Ak po pokyne rozhodcu ťahá na šachovnici, musí ako pečatený zapísať práve tento ťah.
    .changed = Pečatený ťah musí byť na papieri, aj keď sa inak zapisuje elektronicky.
b2023-I-1-2 = Ak hráč na ťahu preruší partiu skôr, berie sa to, akoby pečatil až na konci hracieho času, a tak sa poznačí aj jeho zostávajúci čas.
b2023-I-2 =
    .heading = Údaje na obálke
b2023-I-2-1 = Na obálke musia byť mená oboch hráčov.
b2023-I-2-2 = Na obálke musí byť postavenie tesne pred pečateným ťahom.
b2023-I-2-3 = Na obálke musí byť, koľko času ktorý hráč spotreboval.
b2023-I-2-4 = Na obálke musí byť, kto ťah zapečatil.
b2023-I-2-5 = Na obálke musí byť, koľký ťah je vnútri.
b2023-I-2-6 = Na obálke musí byť ponuka remízy, ktorá pri prerušení platila.
b2023-I-2-7 = Na obálke musí byť, kedy a kde sa bude dohrávať.
b2023-I-3 = Rozhodca skontroluje, čo je na obálke napísané, a ručí za to, že je bezpečne uschovaná.
    .heading = Úschova obálky
b2023-I-4 = Remíza ponúknutá až po súperovom zapečatení platí tak dlho, kým ju súper podľa článku 9.1 neprijme alebo neodmietne.
    .heading = Ponuka remízy po zapečatení
b2023-I-5 = Na dohrávku sa na šachovnici obnoví postavenie pred pečateným ťahom a hodiny sa nastavia na časy, ktoré hráči spotrebovali do prerušenia.
    .heading = Príprava dohrávky
b2023-I-6 = Ak sa hráči ešte pred dohrávkou dohodnú na remíze alebo ak jeden z nich oznámi rozhodcovi, že sa vzdáva, partia sa tým končí.
    .heading = Koniec pred dohrávkou
    .changed = Vzdanie sa teraz posudzuje podľa 5.1.2: ak súper nemôže dať mat žiadnou sériou možných ťahov, je to remíza.
b2023-I-7 = Hráč, ktorý má na pečatený ťah odpovedať, musí byť pri tom, keď sa obálka otvára.
    .heading = Otvorenie obálky
b2023-I-8 = Ak má pečatený ťah niektorú z chýb I.8.1 až I.8.3, hráč prehráva; výnimkou sú prípady podľa článkov 5 (výslovne 5.2.2), 6.9 a 9.6.
    .heading = Pečatené ťahy, ktoré prehrávajú
b2023-I-8-1 = Prehráva pečatený ťah, ktorého zápis pripúšťa viac výkladov.
b2023-I-8-2 = Prehráva pečatený ťah, pri ktorom sa nedá spoznať, čo hráč naozaj myslel.
b2023-I-8-3 = Prehráva pečatený ťah, ktorý je nemožný.
b2023-I-9 =
    .heading = Začiatok dohrávky
b2023-I-9-1 = Ak je v určenom čase prítomný hráč, ktorý má odpovedať, obálka sa otvorí, pečatený ťah sa zahrá na šachovnici a spustia sa hodiny tohto hráča.
b2023-I-9-2 = Ak hráč, ktorý má odpovedať, nie je prítomný, spustia sa mu hodiny. Po príchode ich smie zastaviť a privolať rozhodcu; obálka sa otvorí, pečatený ťah sa zahrá na šachovnici a hodiny sa mu znova spustia.
b2023-I-9-3 = Ak nie je prítomný hráč, ktorý pečatil, nemusí súper na šachovnici ťahať: svoju odpoveď môže zapísať, uzavrieť partiár do novej obálky, svoje hodiny zastaviť a spustiť súperove. Obálku uschová rozhodca a otvorí sa, až keď neprítomný príde.
b2023-I-10 = Kto príde k šachovnici až po uplynutí čakacej doby, prehráva, ak rozhodca nerozhodne inak. Ak však partiu ukončil sám pečatený ťah, platí takto dosiahnutý výsledok.
    .heading = Neskorý príchod
b2023-I-11 = Ak čakacia doba nie je nulová a na začiatku dohrávky chýbajú obaja hráči, ubieha čas tomu, kto má odpovedať na pečatený ťah, kým nepríde. Podmienky súťaže alebo rozhodca môžu určiť inak.
    .heading = Obaja hráči neprítomní
b2023-I-12 =
    .heading = Stratená obálka
b2023-I-12-1 = Ak sa obálka stratí, pokračuje sa od postavenia a časov, pri ktorých bola partia prerušená; ak časy nemožno zistiť, hodiny nastaví rozhodca. Kto pečatil, vyhlási, aký ťah to bol, a na šachovnici ho vykoná.
b2023-I-12-2 = Ak nemožno obnoviť ani postavenie, partia sa ruší a musí sa odohrať nová.
b2023-I-13 = Ak je pri dohrávke na hodinách nesprávny čas a hráč na to upozorní skôr, než prvý raz ťahá, musí sa čas opraviť. Ak na to nikto neupozorní, hrá sa bez opravy ďalej, pokiaľ rozhodca nerozhodne inak.
    .heading = Chybný čas pri dohrávke
b2023-I-14 = Ako dlho dohrávka trvá, určujú hodinky rozhodcu. Kedy sa začne, sa oznámi vopred.
    .heading = Dĺžka dohrávky

## Smernica II: Fischerov šach (Chess960)

b2023-II =
    .heading = Fischerov šach (Chess960)
b2023-II-1 = Pred partiou sa podľa daných pravidiel vyžrebuje počiatočné postavenie. Inak sa hrá ako zvyčajne: figúrky ťahajú rovnako a cieľom je dať súperovmu kráľovi mat.
    .heading = Bežný šach z vyžrebovaného postavenia
b2023-II-2 = Bieli pešiaci stoja ako vždy na druhom rade, ostatné biele figúrky sa náhodne rozmiestnia na prvom rade v medziach II.2.1 až II.2.3. Žrebovať možno pred partiou počítačom, kockou, mincou, kartami a podobne.
    .heading = Počiatočné postavenie
b2023-II-2-1 = Kráľ stojí kdekoľvek medzi oboma vežami.
b2023-II-2-2 = Jeden strelec stojí na svetlom poli, druhý na tmavom.
b2023-II-2-3 = Čierne figúrky zrkadlia biele: rovnaké stoja proti rovnakým.
b2023-II-3 =
    .heading = Rošáda
b2023-II-3-1 = Každý hráč smie v partii raz rošovať, teda vykonať jediný ťah, pri ktorom sa môžu pohnúť kráľ aj veža. Keďže kráľ a veža často stoja inde než zvyčajne, musia sa pravidlá rošády trochu líšiť.
b2023-II-3-3-8-2-2-1 = Ako v bežnom šachu kráľ nesmie rošádou unikať zo šachu, prejsť napadnutým poľom ani sa dostať do šachu; platí to pre každé pole jeho cesty.
b2023-II-3-2-1 = Podľa toho, kde kráľ a veža stoja, vyzerá rošáda jedným zo štyroch spôsobov. Rošáda dvojťahom: pohnú sa kráľ aj veža.
b2023-II-3-2-2 = Rošáda transpozíciou: kráľ a veža si vymenia miesta.
b2023-II-3-2-3 = Rošáda kráľom: pohne sa len kráľ.
b2023-II-3-2-4 = Rošáda vežou: pohne sa len veža.
b2023-II-3-2-5-1 = Na skutočnej šachovnici sa odporúča vziať kráľa zo šachovnice a postaviť ho vedľa jeho cieľového poľa, potom presunúť vežu na jej cieľové pole a nakoniec dať na jeho pole kráľa.
b2023-II-3-2-5-2 = Po rošáde sú kráľ a veža tam, kde by boli po rošáde v bežnom šachu.
b2023-II-3-2-6 = Po rošáde na stranu c (zápis 0-0-0, v bežnom šachu veľká) je kráľ na c1 alebo c8 a veža na d1 alebo d8. Po rošáde na stranu g (zápis 0-0, malá) je kráľ na g1 alebo g8 a veža na f1 alebo f8.
b2023-II-3-2-7-1 = Aby nedošlo k omylu, oplatí sa rošádu vopred ohlásiť.
b2023-II-3-2-7-2 = V niektorých počiatočných postaveniach zostane pri rošáde buď kráľ, alebo veža na svojom mieste, nikdy však kráľ aj veža súčasne.
b2023-II-3-2-7-3 = V niektorých počiatočných postaveniach možno rošovať hneď prvým ťahom.
b2023-II-3-2-7-4 = Iná figúrka nesmie stáť na žiadnom poli, ktoré kráľ alebo veža pri rošáde prekročí alebo na ktorom skončí.
b2023-II-3-2-7-5 = V niektorých počiatočných postaveniach naopak môžu byť obsadené polia, ktoré v bežnom šachu musia byť prázdne: po rošáde na stranu c napríklad niektoré z polí a, b, e alebo všetky, po rošáde na stranu g napríklad pole e, pole h alebo obe.

## Smernica III: partie bez prídavku a záver rýchlej hry

b2023-III =
    .heading = Partie bez prídavku a záver rýchlej hry
b2023-III-1 = V závere rýchlej hry treba v obmedzenom čase dokončiť všetky ťahy, ktoré ešte zostávajú.
    .heading = Záver rýchlej hry
b2023-III-2 =
    .heading = Kedy smernica platí
b2023-III-2-1 = Smernica sa použije, len keď to súťaž vopred ohlásila.
b2023-III-2-2 = Smernica sa smie použiť len v partiách vážneho a rapid šachu bez prídavku, v bleskovom šachu nikdy.
b2023-III-3 =
    .heading = Padli obe zástavky
b2023-III-3-1 = Ak padli obe zástavky a nedá sa určiť, ktorá skôr, rozhoduje fáza partie.
b2023-III-3-1-1 = Ak padli obe zástavky, nevie sa, ktorá skôr, a nejde o poslednú časť partie, hrá sa ďalej.
b2023-III-3-1-2 = Ak padli obe zástavky a nevie sa, ktorá skôr, partia sa končí remízou, ak ide o poslednú časť, v ktorej sa musia dokončiť všetky ťahy.
b2023-III-4 = Hráč na ťahu, ktorému zostáva menej ako 2 minúty, smie požiadať, aby obaja hráči dostávali prídavok 5 sekúnd na ťah. Žiadosť je zároveň ponukou remízy. Ak ju súper odmietne a rozhodca s prídavkom súhlasí, hodiny sa naň nastavia, súper dostane 2 minúty navyše a hrá sa ďalej.
    .heading = Žiadosť o prídavok
b2023-III-5 = Ak sa nepoužije III.4, môže hráč na ťahu, ktorému zostáva menej ako 2 minúty, ešte pred padnutím svojej zástavky reklamovať remízu s tým, že súper normálnymi prostriedkami vyhrať nemôže, že sa o to nesnaží, alebo z oboch dôvodov. Zavolá rozhodcu a smie pritom zastaviť hodiny (6.11.2).
    .heading = Reklamácia remízy
b2023-III-5-1 = Ak dá rozhodca hráčovi za pravdu, že súper normálnymi prostriedkami vyhrať nemôže alebo sa o to nesnaží, vyhlási remízu. Inak rozhodnutie odloží alebo reklamáciu zamietne.
b2023-III-5-2 = Ak rozhodca rozhodnutie odkladá, môže súperovi pridať 2 minúty; hrá sa ďalej, podľa možnosti pred očami rozhodcu. Rozhodne ešte počas partie alebo čo najskôr po padnutí zástavky. Remízu vyhlási, ak súper hráča s padnutou zástavkou nemôže normálnymi prostriedkami vyhrať alebo ak sa o to dostatočne nesnažil.
b2023-III-5-3 = Ak rozhodca reklamáciu zamietne, pripočíta súperovi 2 minúty.
b2023-III-6 = Keď na súťaž nedohliada rozhodca, platia body III.6.1 a III.6.2.
    .heading = Súťaž bez rozhodcu
b2023-III-6-1 = Hráč, ktorému zostáva menej ako 2 minúty a zástavka mu ešte nepadla, môže reklamovať remízu z dôvodu III.6.1.1, III.6.1.2 alebo z oboch. Reklamáciou sa hra končí.
b2023-III-6-1-1 = Prvý dôvod: súper normálnymi prostriedkami vyhrať nemôže.
b2023-III-6-1-2 = Druhý dôvod: súper sa o výhru normálnymi prostriedkami nepokúša.
b2023-III-6-2 = Pri prvom dôvode hráč zapíše záverečné postavenie a súper ho skontroluje. Pri druhom k nemu priloží partiár doplnený po posledný ťah a súper skontroluje oboje. Reklamáciu dostane určený rozhodca.

## Slovníček pojmov

b2023-Glossary =
    .heading = Slovníček pojmov
b2023-Glossary-50-move = Keď obaja hráči dokončili posledných 50 ťahov za sebou bez ťahu pešiakom a bez brania, možno reklamovať remízu (9.3).
    .heading = Pravidlo 50 ťahov
b2023-Glossary-75-move = Keď obaja hráči dokončili 75 ťahov za sebou bez ťahu pešiakom a bez brania, je remíza (9.6.2).
    .heading = Pravidlo 75 ťahov
b2023-Glossary-adjust = Týmito slovami hráč oznamuje, že chce figúrku len poopraviť, a nie ňou ťahať (4.2).
    .heading = Opravujem (j’adoube)
b2023-Glossary-algebraic = Zápis ťahov, ktorý stĺpce šachovnice 8 × 8 označuje písmenami a až h a rady číslami 1 až 8 (8.1).
    .heading = Algebraická notácia
b2023-Glossary-appeal = Proti tomu, čo rozhodol rozhodca alebo organizátor, sa hráč môže odvolať (11.10).
    .heading = Odvolanie
b2023-Glossary-arbiter-discretion = Asi na 39 miestach nechávajú Pravidlá vec na úsudku rozhodcu.
    .heading = Právomoc rozhodcu
b2023-Glossary-blitz = Partia, na ktorú má každý hráč najviac 10 minút, rovnako ako v článku B.1.
    .heading = Bleskový šach
    .changed = Slovníček z roku 2018 uvádzal v rozpore s článkom B.1 menej ako 10 minút.
b2023-Glossary-completed-move = Ťah, ktorý hráč vykonal a po ktorom stlačil hodiny (6.2.1).
    .heading = Dokončený ťah
b2023-Glossary-cumulative = Pred každým ťahom hráčovi pribudne čas, zvyčajne 30 sekúnd.
    .heading = Fischerovo nastavenie (cumulative mode)
b2023-Glossary-dead-position = Postavenie, v ktorom žiadna séria možných ťahov nevedie k matu ani jedného z kráľov (5.2.2).
    .heading = Mŕtva pozícia
b2023-Glossary-default-time = O koľko smie hráč prísť neskôr bez toho, aby prehral kontumačne (6.7). Pri nulovej čakacej dobe musí byť pri šachovnici ešte pred začiatkom.
    .heading = Čakacia doba
b2023-Glossary-delay = Každý hráč má hlavný čas a k tomu pri každom ťahu pevný čas navyše. Hlavný čas sa začne odpočítavať, až keď pevný čas dobehne; kto stlačí hodiny skôr, o hlavný čas neprichádza, aj keby pevný čas využil takmer celý (6.3.2).
    .heading = Bronsteinovo nastavenie (delay mode)
b2023-Glossary-disability = Stav, napríklad telesné alebo duševné obmedzenie, ktorý človeku sčasti či úplne berie schopnosť robiť niečo z toho, čo k šachu patrí (6.2.6).
    .heading = Postihnutie
b2023-Glossary-displaced = Figúrka, ktorá nie je tam, kde má byť: napríklad pešiak z a2 napoly na a4 a a5, veža medzi d1 a e1, figúrka prevrátená alebo spadnutá na zem (7.4.1).
    .heading = Odsunutá figúrka
b2023-Glossary-displays = Zariadenia, ktoré ukazujú postavenie na šachovnici: monitor a obrazovka elektronicky, na demonštračnej tabuli sa ťahy prestavujú ručne (6.12).
    .heading = Monitor, obrazovka, demonštračná tabuľa
b2023-Glossary-exchange = Slovo má tri významy: zámena pešiaka pri premene (3.7.3.5); branie rovnako cennej figúrky, po ktorom súper zoberie späť; a strata veže jedného hráča proti strate strelca alebo jazdca druhého.
    .heading = Výmena a zámena
b2023-Glossary-forfeit = Hráč buď príde o právo niečo reklamovať, alebo pre porušenie Pravidiel prehrá partiu (4.8).
    .heading = Strata nároku, kontumácia (forfeit)
b2023-Glossary-increment = Čas 2 až 60 sekúnd, ktorý hráč od začiatku partie dostáva pred každým ťahom, a to v Bronsteinovom alebo Fischerovom nastavení (6.3.1).
    .heading = Prídavok
b2023-Glossary-intervene = Vložiť sa do niečoho tak, aby to dopadlo inak (12.7).
    .heading = Zasiahnuť
b2023-Glossary-made = Ťah je vykonaný, keď hráč figúrku postavil na nové pole a pustil ju; pri braní musí byť zo šachovnice preč aj braná figúrka (1.1).
    .heading = Vykonaný ťah
b2023-Glossary-minor-piece = Strelec alebo jazdec.
    .heading = Ľahká figúra
b2023-Glossary-move = „90 minút na 40 ťahov“ znamená 40 ťahov každého hráča. Byť na ťahu je právo hrať ako ďalší. „Najlepší ťah bieleho“ je ťah jednej strany, polťah (1.1).
    .heading = Ťah
b2023-Glossary-move-counter = Funkcia hodín, ktorá pri každom hráčovi počíta, koľkokrát ich stlačil (6.10.2).
    .heading = Počítadlo ťahov
b2023-Glossary-normal-means = Hrať čestne na výhru alebo mať postavenie, ktoré dáva reálnu nádej vyhrať aj inak než na čas (III.5).
    .heading = Normálne prostriedky
b2023-Glossary-over-the-board = Pravidlá upravujú len hru za šachovnicou, nie šach cez internet, korešpondenčný ani podobný.
    .heading = Hra za šachovnicou
b2023-Glossary-penalties = Tresty, z ktorých rozhodca vyberá, sú v článku 12.9 zoradené od najmiernejšieho po najprísnejší.
    .heading = Tresty
b2023-Glossary-piece = Anglické „piece“ znamená podľa súvislosti ktorúkoľvek z 32 figúrok alebo len dámu, vežu, strelca a jazdca (figúra, článok 2).
    .heading = Figúrka a figúra
b2023-Glossary-rapid = Partia, na ktorú má každý hráč viac ako 10, ale menej ako 60 minút, rovnako ako v článku A.1.
    .heading = Rapid šach
    .changed = Slovníček z roku 2018 uvádzal v rozpore s článkom A.1 najmenej 10 minút.
b2023-Glossary-regulations = Kde Pravidlá šachu dávajú na výber, musia podmienky súťaže povedať, čo platí (6.7.1).
    .heading = Podmienky súťaže
b2023-Glossary-repetition = Ak sa postavenie vyskytne trikrát, možno reklamovať remízu (9.2); ak sa podľa meradiel článku 9.2.3 vyskytne aspoň päťkrát, partia sa remízou končí (9.6.1).
    .heading = Opakované postavenie
b2023-Glossary-result = Zvyčajne 1–0, 0–1 alebo ½–½. Výnimočne môžu prehrať obaja (11.8) alebo jeden získa ½ a druhý 0 (11.7). Neodohraná partia sa označuje +/- (kontumačne vyhral biely), -/+ (kontumačne vyhral čierny) alebo -/- (kontumačne prehrali obaja).
    .heading = Výsledok
b2023-Glossary-scoresheet = Predtlačený list, na ktorý sa počas partie zapisujú ťahy; môže byť aj elektronický (8.1).
    .heading = Partiár
b2023-Glossary-scoring = Zvyčajne 1 bod za výhru, ½ za remízu a 0 za prehru. Iný systém dáva 3, 1 a 0 bodov (článok 10).
    .heading = Bodovanie
b2023-Glossary-sealed-move = Pri prerušení partie hráč svoj ďalší ťah uzavrie do obálky (I.1).
    .heading = Pečatený ťah
b2023-Glossary-spectators = Ľudia, ktorí sa na partie pozerajú a nie sú hráči ani rozhodcovia; patria k nim aj hráči, ktorí už dohrali (11.4).
    .heading = Diváci
b2023-Glossary-standard = Partia, na ktorú má každý hráč aspoň 60 minút (III.2.2).
    .heading = Vážny šach
b2023-Glossary-time-control = Predpísaný čas hráča, napríklad 90 minút na 40 ťahov a 30 minút do konca partie s prídavkom 30 sekúnd na ťah od prvého ťahu. Kto za menej ako 90 minút vykonal 40 ťahov, o tom sa hovorí, že časovú kontrolu dosiahol.
    .heading = Časová kontrola
b2023-Glossary-time-period = Časť partie, v ktorej sa v určenom čase musí dokončiť určitý počet ťahov alebo všetky ťahy (8.6).
    .heading = Časový úsek
b2023-Glossary-touch-move = Kto sa dotkne figúrky s úmyslom ťahať ňou, musí ňou ťahať (4.3).
    .heading = Dotknuté-ťahané
b2023-Glossary-wings = Obe zvislé polovice šachovnice; volajú sa podľa toho, či na nich na začiatku stojí kráľ alebo dáma (3.8.1).
    .heading = Kráľovské a dámske krídlo
