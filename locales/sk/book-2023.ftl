### Pravidlá šachu FIDE z roku 2023, článok po článku, vlastnými slovami.

## Úvod a predslov

b2023-0 =
    .heading = Úvod a predslov
b2023-0-1 = Pravidlá platia pre hru za šachovnicou. Majú dve časti: základné pravidlá hry (čl. 1–5) a súťažné pravidlá hry (čl. 6–12). Záväzné je anglické znenie, ktoré prijal 93. kongres FIDE v Čennaji a ktoré platí od 1. januára 2023.
    .heading = Úvod
    .changed = Druhá časť má nové meno: po anglicky už nie „competition rules“, ale „competitive rules of play“.
b2023-0-2 = Žiadne pravidlá nemôžu predvídať každú situáciu ani vyriešiť každú organizačnú otázku. Čo žiadny článok presne neupravuje, rozhodne sa podľa podobných prípadov, na ktoré Pravidlá pamätajú. Pravidlá sa spoliehajú na rozhodcu, ktorý je odborne zdatný, má zdravý úsudok a je celkom nestranný; priveľmi podrobné predpisy by mu vzali voľnosť nájsť riešenie, ktoré je v danom prípade spravodlivé a logické. FIDE žiada hráčov aj federácie, aby si tento pohľad osvojili. Na rating FIDE možno započítať len partiu hranú podľa Pravidiel šachu FIDE; odporúča sa hrať podľa nich aj ostatné súťažné partie. Členské federácie môžu FIDE požiadať o oficiálny výklad Pravidiel.
    .heading = Predslov

## Článok 1: podstata a cieľ hry

b2023-1 =
    .heading = Podstata a cieľ hry
b2023-1-1 = Šach hrajú dvaja súperi. Striedavo ťahajú každý figúrkami svojej farby na štvorcovej doske, ktorá sa volá šachovnica.
    .heading = Dvaja súperi pri jednej šachovnici
b2023-1-2 = Prvým ťahom začína biely, teda hráč so svetlými figúrkami; odpovedá mu čierny, hráč s tmavými figúrkami, a ďalej sa obaja v ťahoch striedajú.
    .heading = Biely začína
b2023-1-3 = Hráč je na ťahu, len čo súper vykonal svoj ťah. Na stlačenie hodín, ktorým sa ťah dokončuje, čakať nemusí.
    .heading = Kto je na ťahu
b2023-1-4 = Obaja hráči sa snažia napadnúť súperovho kráľa tak, aby súperovi nezostal žiadny možný ťah.
    .heading = Cieľ hry
b2023-1-4-1 = Komu sa to podarí, dal mat a vyhráva. Vlastného kráľa nesmie hráč nechať napadnutého ani ho napadnutiu vystaviť a súperovho kráľa nesmie brať.
b2023-1-4-2 = Hráč, ktorého kráľ dostal mat, prehráva.
b2023-1-5 = Ak vznikne postavenie, v ktorom ani jeden z hráčov už nemôže dať mat, partia sa končí remízou (pozri čl. 5.2.2).
    .heading = Keď mat nemôže dať nikto

## Článok 2: počiatočné postavenie figúrok

b2023-2 =
    .heading = Počiatočné postavenie figúrok
b2023-2-1 = Šachovnica má 64 rovnakých štvorcových polí, 8 × 8, striedavo svetlých („bielych“) a tmavých („čiernych“). Leží medzi hráčmi tak, aby mal každý po pravej ruke biele rohové pole.
    .heading = Šachovnica
b2023-2-2 = Na začiatku má každý hráč 16 figúrok jednej farby, svetlých („bielych“) alebo tmavých („čiernych“): kráľa, dámu, dve veže, dvoch strelcov, dvoch jazdcov a osem pešiakov. Text k nim uvádza symboly a anglické písmená K, Q, R, B a N – po slovensky K, D, V, S a J; pešiak písmeno nemá – a ukazuje figúrky Stauntonovho typu.
    .heading = Figúrky
b2023-2-3 = Na krajnom rade stoja od stĺpca a po stĺpec h veža, jazdec, strelec, dáma, kráľ, strelec, jazdec a veža, na rade pred nimi osem pešiakov. Obe dámy stoja na stĺpci d.
    .heading = Počiatočné postavenie
b2023-2-4 = Osem zvislých línií polí sú stĺpce, osem vodorovných sú rady. Rovná línia polí jednej farby, ktorá vedie od okraja šachovnice k susednému okraju, je diagonála.
    .heading = Stĺpce, rady a diagonály

## Článok 3: ako figúrky ťahajú

b2023-3 =
    .heading = Ako figúrky ťahajú
b2023-3-1 = Na pole, na ktorom stojí figúrka rovnakej farby, ťahať nemožno.
    .heading = Ťah a branie
b2023-3-1-1 = Figúrka, ktorá ťahá na pole obsadené súperovou figúrkou, túto figúrku berie. Odstránenie zobratej figúrky zo šachovnice patrí k tomu istému ťahu.
b2023-3-1-2 = Figúrka napáda súperovu figúrku alebo pole, ak by tam podľa čl. 3.2–3.8 mohla brať.
b2023-3-1-3 = Pole napáda aj figúrka, ktorá naň v skutočnosti ťahať nesmie, pretože by tým vlastného kráľa napadnutiu vystavila alebo by ho nechala napadnutého.
b2023-3-2 = Strelec ťahá po diagonálach, na ktorých stojí, na ľubovoľné pole.
    .heading = Strelec
b2023-3-3 = Veža ťahá po svojom stĺpci alebo po svojom rade na ľubovoľné pole.
    .heading = Veža
b2023-3-4 = Dáma ťahá po svojom stĺpci, po svojom rade alebo po diagonálach, na ktorých stojí, na ľubovoľné pole.
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
b2023-3-7-3-1 = Ak súperov pešiak postúpi zo základného poľa jedným ťahom o dve polia, pešiak, ktorý napáda prejdené pole, ho smie zobrať tak, akoby postúpil len o jedno.
b2023-3-7-3-2 = Takto možno brať len v bezprostrednej odpovedi na postup o dve polia; tomuto braniu sa hovorí branie mimochodom (en passant).
b2023-3-7-3-3 = Ak hráč ťahá pešiakom na rad najvzdialenejší od jeho východiskového poľa, musí ho v rámci toho istého ťahu na tomto poli premeny zameniť za novú dámu, vežu, strelca alebo jazdca rovnakej farby.
b2023-3-7-3-4 = Hráč si vyberá slobodne; nezáleží na tom, ktoré figúrky boli predtým zobraté.
b2023-3-7-3-5 = Tejto zámene sa hovorí premena a nová figúrka pôsobí okamžite.
b2023-3-8 =
    .heading = Kráľ a rošáda
b2023-3-8-1 = Kráľ smie ťahať na ktorékoľvek susedné pole. (Pole, na ktorom by bol v šachu, zakazuje čl. 3.9.2.)
b2023-3-8-2 = Rošáda je ťah kráľa a jednej veže rovnakej farby na hráčovom prvom rade a počíta sa ako jediný ťah kráľa. Kráľ sa zo základného poľa posunie o dve polia k veži, ktorá stojí na svojom základnom poli, a táto veža sa postaví na pole, ktoré kráľ práve prešiel.
b2023-3-8-2-1-1 = Právo na rošádu zaniká natrvalo, len čo kráľ raz ťahal.
b2023-3-8-2-1-2 = Právo na rošádu s určitou vežou zaniká natrvalo, len čo táto veža raz ťahala.
b2023-3-8-2-2-1 = Rošovať dočasne nemožno, kým súperova figúrka napáda pole, na ktorom kráľ stojí, ktoré má prejsť alebo na ktorom má skončiť.
b2023-3-8-2-2-2 = Rošovať dočasne nemožno, kým medzi kráľom a vežou určenou na rošádu stojí akákoľvek figúrka.
b2023-3-9 =
    .heading = Šach
b2023-3-9-1 = Kráľ je v šachu, ak naň útočí aspoň jedna súperova figúrka – aj taká, ktorá by na jeho pole ťahať nesmela, pretože by vlastného kráľa šachu vystavila alebo by ho v šachu nechala.
b2023-3-9-2 = Žiadny ťah nesmie vlastného kráľa šachu vystaviť ani ho v šachu nechať.
b2023-3-10 =
    .heading = Možné a nemožné
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
b2023-4-3-3 = Ak sa hráč dotkne figúrok oboch farieb, po jednej alebo aj viacerých, musí prvou dotknutou vlastnou figúrkou zobrať prvú dotknutú súperovu. Ak taký ťah nie je možný, rozhoduje prvá dotknutá figúrka, ktorou možno ťahať alebo ktorú možno zobrať. Ak nemožno zistiť poradie dotykov, predpokladá sa, že sa hráč najskôr dotkol svojej figúrky.
b2023-4-4 =
    .heading = Dotyk pri rošáde a premene
b2023-4-4-1 = Ak sa hráč na ťahu dotkne svojho kráľa a svojej veže, musí na túto stranu rošovať, ak je to možné.
b2023-4-4-2 = Ak sa hráč na ťahu úmyselne dotkne najskôr veže a potom kráľa, nesmie v tomto ťahu na túto stranu rošovať; čím má ťahať, určuje čl. 4.3.1.
b2023-4-4-3 = Ak chce hráč rošovať, dotkne sa kráľa a potom veže a rošáda s touto vežou nie je možná, musí kráľom ťahať inak; smie pritom aj rošovať s druhou vežou. Ak kráľ nemá žiadny možný ťah, smie hráč vykonať ktorýkoľvek možný ťah.
    .changed = Líši sa len vyjadrenie: český text z roku 2018 hovoril o súčasnom dotyku oboch figúrok.
b2023-4-4-4 = Pri premene pešiaka je voľba novej figúrky konečná, len čo sa táto figúrka dotkla poľa premeny.
b2023-4-5 = Ak žiadnou z figúrok dotknutých podľa čl. 4.3 alebo 4.4 nemožno ťahať a žiadnu z nich nemožno zobrať, smie hráč vykonať ktorýkoľvek možný ťah.
    .heading = S dotknutými figúrkami nemožno hrať
b2023-4-6 = Premenu možno na šachovnici vykonať viacerými spôsobmi.
    .heading = Ako sa pešiak premieňa
b2023-4-6-1 = Pešiaka nie je nutné na pole premeny vôbec postaviť.
b2023-4-6-2 = Hráč smie najskôr odstrániť pešiaka a potom na pole premeny postaviť novú figúrku, alebo naopak.
b2023-4-6-3 = Súperovu figúrku, ktorá na poli premeny stojí, musí hráč zobrať.
b2023-4-7 = Len čo hráč pri možnom ťahu alebo jeho časti pustí figúrku na niektoré pole, nesmie ju v tomto ťahu premiestniť inam. Kedy je vykonané branie, rošáda a premena, hovoria čl. 4.7.1–4.7.3.
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
b2023-6-2-4 = S hodinami treba zaobchádzať slušne. Hráč ich nesmie stlačiť pred vykonaním ťahu, búchať do nich, dvíhať ich ani prevrhnúť. Nesprávne zaobchádzanie sa trestá podľa čl. 12.9.
b2023-6-2-5 = Poopraviť figúrky smie len hráč, ktorému bežia hodiny.
b2023-6-2-6 = Za hráča, ktorý nemôže hodiny sám obsluhovať, to môže robiť pomocník, s ktorým rozhodca súhlasí. Rozhodca potom hráčovi hodiny primerane upraví; hráčovi s postihnutím sa však neupravujú.
b2023-6-3 =
    .heading = Časová kontrola
b2023-6-3-1 = Každý hráč musí vo vymedzenom čase dokončiť určený počet ťahov alebo všetky ťahy; namiesto toho alebo navyše môže na každý ťah dostávať prídavok. Všetko musí byť určené vopred.
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
b2023-6-7-2 = Ak podmienky súťaže určia inú ako nulovú čakaciu dobu a na začiatok partie nepríde ani jeden hráč, čas ubúda bielemu, kým nepríde, ak podmienky súťaže alebo rozhodca neurčia inak.
b2023-6-8 = Zástavka sa považuje za padnutú, keď si to všimne rozhodca alebo keď to niektorý z hráčov oprávnene reklamuje.
    .heading = Kedy je zástavka padnutá
b2023-6-9 = Kto včas nedokončí predpísaný počet ťahov, prehráva, ak sa už partia neskončila podľa čl. 5.1.1, 5.1.2, 5.2.1, 5.2.2 alebo 5.2.3 (mat, vzdanie sa, pat, mŕtva pozícia, dohoda). Ak však z daného postavenia súper nemôže dať mat žiadnou sériou možných ťahov, je to remíza.
    .heading = Prehra na čas
b2023-6-10 =
    .heading = Poruchy a chybné nastavenie
b2023-6-10-1 = Údaj hodín platí, ak nemajú zjavnú poruchu. Hodiny so zjavnou poruchou rozhodca vymení a čas na nových nastaví podľa svojho najlepšieho uváženia.
b2023-6-10-2 = Ak sa počas partie zistí, že hodiny jedného alebo oboch hráčov sú nastavené chybne, hráč alebo rozhodca ich ihneď zastaví. Rozhodca ich nastaví správne a podľa potreby a svojho najlepšieho uváženia opraví aj časy a počítadlo ťahov.
b2023-6-11 =
    .heading = Prerušenie hry
b2023-6-11-1 = Ak treba hru prerušiť, rozhodca zastaví hodiny oboch hráčov.
b2023-6-11-2 = Hráč smie zastaviť oboje hodiny len vtedy, ak potrebuje rozhodcu, napríklad keď chce premeniť pešiaka a potrebná figúrka nie je poruke.
b2023-6-11-3 = Kedy sa bude pokračovať, určí rozhodca.
b2023-6-11-4 = Ak hráč zastaví hodiny, aby požiadal o pomoc, rozhodca posúdi, či na to mal dôvod. Hráča, ktorý zjavne žiadny nemal, potrestá podľa čl. 12.9.
b2023-6-12 =
    .heading = Monitory a demonštračné tabule
b2023-6-12-1 = V hracej miestnosti smú byť obrazovky, monitory a demonštračné tabule, ktoré ukazujú aktuálne postavenie, ťahy, počet vykonaných alebo dokončených ťahov a časy na hodinách.
b2023-6-12-2 = Len o to, čo ukazujú tieto zariadenia, hráč reklamáciu oprieť nesmie.

## Článok 7: nesprávnosti

b2023-7 =
    .heading = Nesprávnosti
b2023-7-1 = Ak treba po nesprávnosti vrátiť figúrky do skoršieho postavenia, rozhodca nastaví časy podľa svojho najlepšieho uváženia; smie ich nechať aj bez zmeny. Podľa potreby opraví aj počítadlo ťahov.
    .heading = Čas po nesprávnosti
b2023-7-2 =
    .heading = Chybné postavenie alebo šachovnica
b2023-7-2-1 = Ak sa počas partie zistí, že figúrky boli na začiatku postavené chybne, partia sa ruší a hrá sa nová.
b2023-7-2-2 = Ak sa počas partie zistí, že šachovnica neleží podľa čl. 2.1, vzniknuté postavenie sa prenesie na správne položenú šachovnicu a hrá sa ďalej.
b2023-7-3 = Ak sa partia začala s obrátenými farbami a obaja hráči vykonali menej ako 10 ťahov, ruší sa a hrá sa znova, tentoraz so správnymi farbami. Ak je ťahov 10 alebo viac, v partii sa pokračuje.
    .heading = Obrátené farby
b2023-7-4 =
    .heading = Odsunuté figúrky
b2023-7-4-1 = Ak hráč prevrhne alebo odsunie figúrky, musí správne postavenie obnoviť na svoj čas.
b2023-7-4-2 = Ak je to nutné, smie ktorýkoľvek z hráčov zastaviť hodiny a zavolať na pomoc rozhodcu.
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
b2023-8-1-1 = Počas partie musí každý hráč zapisovať svoje aj súperove ťahy, jeden po druhom, čo najzreteľnejšie a čitateľne, do papierového alebo elektronického partiáru predpísaného pre súťaž.
    .changed = V roku 2018 článok poznal len jeden spôsob zápisu; teraz môže súťaž predpísať elektronické partiáre.
b2023-8-1-1-1 = Prvý spôsob: písať ťahy algebraickou notáciou (príloha C) do papierového partiáru predpísaného pre súťaž.
b2023-8-1-1-2 = Druhý spôsob: zadávať ťahy do elektronického partiáru, ktorý má certifikát FIDE a je predpísaný pre súťaž.
b2023-8-1-2 = Zaznamenať ťah vopred sa nesmie. Výnimkou je reklamácia remízy podľa čl. 9.2 alebo 9.3 a pečatenie ťahu pri prerušení partie (smernica I.1.1).
b2023-8-1-3 = Na súperov ťah smie hráč odpovedať skôr, než ho zapíše. Svoj predchádzajúci ťah však musí zapísať, než vykoná ďalší.
b2023-8-1-4 = Do partiáru patria len ťahy, časy na hodinách, ponuky remízy, údaje o reklamáciách a ďalšie veci, ktoré sa týkajú partie.
b2023-8-1-5 = Ponuku remízy musia obaja hráči vo svojich partiároch vyznačiť symbolom (=).
b2023-8-1-6 = Za hráča, ktorý nemôže sám zaznamenávať, to môže robiť pomocník, s ktorým rozhodca súhlasí. Rozhodca hráčovi primerane upraví hodiny; hráčovi s postihnutím sa však neupravujú.
b2023-8-2 = Rozhodca musí na partiár počas celej partie vidieť.
    .heading = Na očiach rozhodcovi
b2023-8-3 = Partiáre patria usporiadateľovi súťaže. Elektronický partiár so zjavnou poruchou rozhodca vymení.
    .heading = Komu partiáre patria a poruchy
    .changed = Po novom rozhodca vymení elektronický partiár s poruchou.
b2023-8-4 = Ak hráčovi v časovom úseku zostáva menej ako 5 minút a nedostáva na ťah prídavok aspoň 30 sekúnd, nemusí do konca tohto úseku zaznamenávať.
    .heading = Kedy sa zaznamenávať nemusí
b2023-8-5 =
    .heading = Doplnenie zápisu
b2023-8-5-1 = Ak podľa čl. 8.4 nemusí zaznamenávať ani jeden hráč, má sa rozhodca alebo jeho zástupca snažiť byť pri partii a ťahy zapisovať. Po padnutí zástavky rozhodca ihneď zastaví hodiny a obaja hráči si doplnia partiáre podľa zápisu rozhodcu alebo súpera.
b2023-8-5-2 = Ak podľa čl. 8.4 nemusel zaznamenávať len jeden hráč, musí po padnutí zástavky svoj zápis úplne doplniť, než vykoná ďalší ťah. Ak je na ťahu, smie použiť súperov partiár, ale pred ťahom ho musí vrátiť.
b2023-8-5-3 = Ak nie je k dispozícii žiadny úplný zápis, musia hráči partiu zrekonštruovať na inej šachovnici pod dohľadom rozhodcu alebo jeho pomocníka. Ten si vopred poznačí postavenie, časy na hodinách, komu hodiny bežali, a ak je známy, aj počet vykonaných alebo dokončených ťahov.
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
b2023-9-1-2-1 = Remíza sa ponúka po vykonaní ťahu a pred stlačením hodín. Ponuka v inom čase počas partie platí tiež, treba však prihliadnuť na čl. 11.5 (vyrušovanie). Ponuku nemožno viazať na podmienky ani odvolať. Trvá, kým ju súper neprijme, neodmietne slovami alebo tým, že sa dotkne figúrky s úmyslom ťahať alebo brať, alebo kým sa partia neskončí inak.
b2023-9-1-2-2 = Obaja hráči si ponuku remízy poznačia v partiári symbolom (=).
b2023-9-1-2-3 = Reklamácia remízy podľa čl. 9.2 alebo 9.3 je zároveň ponukou remízy.
b2023-9-2 = Partia sa končí remízou, ak hráč na ťahu oprávnene reklamuje, že sa to isté postavenie vyskytuje najmenej tretíkrát, a to podľa čl. 9.2.1 alebo 9.2.2. Ťahy sa pritom nemusia opakovať bezprostredne po sebe.
    .heading = Trojnásobné opakovanie pozície
b2023-9-2-1 = Reklamáciu možno oprieť o postavenie, ktoré ešte len vznikne: hráč ťah najskôr zapíše do papierového alebo zadá do elektronického partiáru, kde ho už nesmie zmeniť, a oznámi rozhodcovi, že ho chce vykonať.
    .changed = Po novom možno zamýšľaný ťah zadať aj do elektronického partiáru.
b2023-9-2-2 = Reklamáciu možno oprieť o postavenie, ktoré sa práve vyskytlo najmenej tretíkrát, ak je reklamujúci hráč na ťahu.
b2023-9-2-3 = Postavenia sú rovnaké, ak je na ťahu ten istý hráč, ak na rovnakých poliach stoja figúrky rovnakého druhu a farby a ak všetky figúrky oboch hráčov môžu vykonať tie isté ťahy. Kedy rovnaké nie sú, hovoria čl. 9.2.3.1 a 9.2.3.2.
b2023-9-2-3-1 = Postavenia sa líšia, ak na začiatku série ťahov, keď sa postavenie vyskytlo prvýkrát, mohol byť niektorý pešiak zobratý mimochodom.
b2023-9-2-3-2 = Postavenia sa líšia, ak mal kráľ právo na rošádu s vežou, ktorá dovtedy neťahala, a neskôr oň ťahom prišiel. Právo na rošádu zaniká až ťahom kráľa alebo veže.
b2023-9-3 = Partia sa končí remízou na oprávnenú reklamáciu hráča na ťahu podľa čl. 9.3.1 alebo 9.3.2.
    .heading = Pravidlo 50 ťahov
b2023-9-3-1 = Reklamáciu možno oprieť o zamýšľaný ťah: hráč ho zapíše do papierového alebo zadá do elektronického partiáru, kde ho už nesmie zmeniť, a oznámi rozhodcovi, že ho chce vykonať. Týmto ťahom sa musí naplniť posledných 50 ťahov každého hráča bez ťahu pešiakom a bez brania.
    .changed = Po novom možno zamýšľaný ťah zadať aj do elektronického partiáru.
b2023-9-3-2 = Reklamovať možno, keď každý z hráčov dokončil posledných 50 ťahov bez ťahu pešiakom a bez brania.
b2023-9-4 = Hráč, ktorý sa bez reklamácie dotkne figúrky podľa čl. 4.3, stráca v tomto ťahu právo reklamovať podľa čl. 9.2 alebo 9.3.
    .heading = Strata práva na reklamáciu
b2023-9-5 =
    .heading = Rozhodnutie o reklamácii
b2023-9-5-1 = Pri reklamácii podľa čl. 9.2 alebo 9.3 hráč alebo rozhodca zastaví hodiny (čl. 6.11.1 alebo 6.11.2). Reklamáciu nemožno odvolať.
b2023-9-5-2 = Ak je reklamácia oprávnená, partia sa okamžite končí remízou.
b2023-9-5-3 = Ak je reklamácia neoprávnená, rozhodca pridá súperovi 2 minúty (v rapid a bleskovom šachu 1 minútu, A.3) a hrá sa ďalej. Ak sa reklamácia opierala o zamýšľaný ťah, musí ho hráč v súlade s čl. 3 a 4 vykonať.
    .changed = V roku 2018 dostával súper 1 minútu len v bleskovom šachu; teraz aj v rapid šachu.
b2023-9-6 = Partia sa končí remízou aj bez reklamácie, len čo nastane situácia podľa čl. 9.6.1 alebo 9.6.2.
    .heading = Automatická remíza
b2023-9-6-1 = Partia sa končí remízou, ak sa to isté postavenie vyskytlo najmenej päťkrát. Text odkazuje na čl. 9.2.2; kedy sú postavenia rovnaké, hovorí čl. 9.2.3.
b2023-9-6-2 = Partia sa končí remízou, ak každý z hráčov vykonal aspoň 75 ťahov po sebe bez ťahu pešiakom a bez brania. Ak posledný z nich dá mat, má mat prednosť.
    .changed = Prednosť matu sa teraz hovorí výslovne; v roku 2018 vyplývala z čl. 5.1.1.
