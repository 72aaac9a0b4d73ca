### Pravidlá podľa encyklopedického hesla, oddiel po oddiele, vlastnými slovami.

## Výbava

bwiki-Equipment =
    .heading = Výbava
bwiki-Equipment-1 = Hrá sa na štvorcovej doske s 8 × 8 poľami, striedavo tmavými a svetlými. Hra od farieb polí nezávisí, slúžia hlavne na ľahšiu orientáciu.
    .heading = Šachovnica
    .changed = Pravidlá z roku 2018 striedanie farieb priamo predpisujú.
bwiki-Equipment-2 = Z pohľadu bieleho sa stĺpce označujú zľava doprava a až h a rady od najbližšieho 1 až 8. Písmeno s číslom tak jednoznačne určuje každé pole.
    .heading = Názvy polí
bwiki-Equipment-3 = Šikmý rad polí jednej farby je diagonála. Dve najdlhšie sa volajú hlavné diagonály.
    .heading = Diagonály
    .changed = Pravidlá z roku 2018 pojem „hlavná diagonála“ nemajú.
bwiki-Equipment-4 = K hre patria dve sady figúrok, biela a čierna. V každej je osem pešiakov, dve veže, dvaja strelci, dvaja jazdci, dáma a kráľ.
    .heading = Figúrky
bwiki-Equipment-5 = Kráľovi, dáme, veži, strelcovi, jazdcovi a pešiakovi zodpovedajú české písmená K, D, V, S, J a p, po anglicky K, Q, R, B, N a p. Pre každú figúrku má Unicode obrázok: ♔ ♕ ♖ ♗ ♘ ♙.
    .heading = Písmená a obrázky
    .changed = V Pravidlách z roku 2018 pešiak písmeno nemá.
bwiki-Equipment-6 = Súťažné partie mávajú časový limit. Šachové hodiny merajú čas každému hráčovi zvlášť a len vtedy, keď je na ťahu; po ťahu hráč tlačidlom na svojej strane svoj čas zastaví a súperov spustí. Prekročenie limitu ukáže zástavka.
    .heading = Hodiny

## Počiatočné postavenie

bwiki-Start =
    .heading = Počiatočné postavenie
bwiki-Start-1 = Kto bude mať biele, sa určí vhodným spôsobom, napríklad žrebom alebo podľa podmienok súťaže. Biely ťahá prvý, a to je výhoda.
    .heading = Kto hrá bielymi
    .changed = Pravidlá z roku 2018 o tom, ako sa farby určia, nehovoria.
bwiki-Start-2 = Doska sa položí tak, aby mal biely vľavo pred sebou tmavé rohové pole a1.
    .heading = Položenie šachovnice
bwiki-Start-3 = V prvom rade bieleho stoja zľava veža, jazdec, strelec, dáma, kráľ, strelec, jazdec a veža, v druhom osem pešiakov. Čierny stavia rovnako na protiľahlej strane, kráľ oproti kráľovi a dáma oproti dáme. Pomôcka: dáma začína na poli svojej farby.
    .heading = Rozostavenie figúrok
bwiki-Start-4 = Hodiny sa vynulujú a stoja. Partia sa začína prvým ťahom bieleho a stlačením jeho hodín, alebo tým, že čierny stlačením spustí čas bielemu.
    .heading = Spustenie hodín
    .changed = Podľa Pravidiel z roku 2018 sa hodiny bieleho spustia v čase určenom na začiatok partie.

## Ťahy

bwiki-Moves =
    .heading = Ťahy
bwiki-Moves-1 = Ťahá sa jednou figúrkou; len pri rošáde sa pohnú dve. Vynechať ťah nemožno.
    .heading = Jedna figúrka na ťah
bwiki-Moves-2 = Hráč, ktorý nemá žiadny možný ťah a nie je v šachu, je v pate; partia sa končí remízou.
    .heading = Pat
bwiki-Moves-3 = Hráč, ktorý nemá žiadny možný ťah a je v šachu, dostal mat a prehráva.
    .heading = Mat
bwiki-Moves-4 = Žiadny ťah nesmie skončiť na poli s figúrkou tej istej farby. Ťah na pole so súperovou figúrkou je branie: figúrka mizne zo šachovnice až do konca partie. Kráľa zobrať nikdy nemožno.
    .heading = Branie

## Jednotlivé figúrky

bwiki-Rook = Veža ťahá na ktorékoľvek pole svojho radu alebo stĺpca a iné figúrky nepreskakuje.
    .heading = Veža
bwiki-Knight =
    .heading = Jazdec
bwiki-Knight-1 = Jazdec skáče do tvaru L: dve polia jedným smerom a jedno kolmo naň (alebo naopak). Smie preskočiť vlastné aj súperove figúrky.
    .heading = Skok do L
bwiki-Knight-2 = Každým ťahom prejde jazdec zo svetlého poľa na tmavé alebo naspäť.
    .heading = Farba poľa sa mení
bwiki-Bishop =
    .heading = Strelec
bwiki-Bishop-1 = Strelec ťahá po diagonálach, na ktorých stojí, a iné figúrky nepreskakuje.
    .heading = Ťahy po diagonálach
bwiki-Bishop-2 = Strelec zostáva celú partiu na poliach jednej farby, preto sa hovorí o bielopoľnom a čiernopoľnom strelcovi.
    .heading = Celú partiu jedna farba
bwiki-Queen = Dáma ťahá po radoch, stĺpcoch aj diagonálach a iné figúrky nepreskakuje. Vďaka pohyblivosti je zo všetkých najcennejšia.
    .heading = Dáma
bwiki-Pawn =
    .heading = Pešiak
bwiki-Pawn-1 = Pešiak postupuje o jedno pole vpred, ak je voľné. Zo základného postavenia smie o dve, ak sú voľné obe.
    .heading = Postup
bwiki-Pawn-2 = Pešiak berie súperovu figúrku na susednom poli šikmo tak, že naň prejde.
    .heading = Branie
    .changed = Pravidlá z roku 2018 výslovne hovoria, že pole leží šikmo pred pešiakom.
bwiki-Pawn-3 = Ak pešiak postúpi zo základného postavenia o dve polia cez pole, ktoré napáda súperov pešiak, môže ho tento pešiak zobrať, akoby postúpil len o jedno. Smie to však len hneď v ďalšom ťahu.
    .heading = Branie mimochodom
bwiki-Pawn-4 = Pešiak, ktorý príde na posledný rad, sa v tom istom ťahu nahradí vežou, strelcom, jazdcom alebo dámou podľa voľby hráča. Nová figúra pôsobí hneď, môže teda dať šach aj mat. Nemusí to byť figúra predtým zobratá; hráč môže mať teoreticky deväť dám.
    .heading = Premena
bwiki-King =
    .heading = Kráľ
bwiki-King-1 = Kráľ ťahá o jedno pole ktorýmkoľvek smerom, aj šikmo, nikdy však na pole, kde by ho súperova figúrka mohla zobrať.
    .heading = O jedno pole

## Rošáda

bwiki-Castling =
    .heading = Rošáda
bwiki-Castling-1 = Kráľ postúpi o dve polia k veži a veža sa cez neho prenesie na pole, ktorým kráľ prešiel; spolu je to jediný ťah kráľom. Kráľ aj veža tej istej farby musia stáť na pôvodných miestach, medzi nimi nesmie nič byť a ani jeden predtým nesmel ťahať, aj keby sa vrátil.
    .heading = Ako a kedy
bwiki-Castling-2 = Ak ťahala len jedna veža a kráľ ešte nie, s druhou vežou sa rošovať smie, ak vyhovuje všetko ostatné.
    .heading = Druhá veža
bwiki-Castling-3 = Zo šachu sa rošovať nesmie a kráľ nesmie prejsť cez napadnuté pole ani na ňom skončiť.
    .heading = Napadnuté polia
bwiki-Castling-4 = Rošovať sa smie aj vtedy, keď súper napáda vežu alebo pole, cez ktoré veža prechádza.
    .heading = Napadnutá veža
    .changed = Pravidlá z roku 2018 o veži v tomto prípade nehovoria, vyplýva z nich však to isté.

## Šach

bwiki-Check =
    .heading = Šach
bwiki-Check-1 = Ťah, ktorý napadne súperovho kráľa, dáva šach. Súper ho musí odvrátiť: ustúpiť kráľom na nenapadnuté pole, zakryť kráľa inou figúrkou alebo útočiacu figúrku zobrať. Ak nič z toho nejde, je to mat a útočník vyhral.
    .heading = Obrana proti šachu
bwiki-Check-2 = Šach jazdcom zakryť nemožno, lebo jazdec figúrky preskakuje.
    .heading = Šach jazdcom

## Čas

bwiki-Time =
    .heading = Čas
bwiki-Time-1 = Každý hráč má svoje hodiny, ktoré bežia, len keď je na ťahu. Základné spôsoby sú pevný čas na celú partiu, čas pridávaný po každom ťahu a čas na každých n ťahov, napríklad dve hodiny na každých 40 ťahov.
    .heading = Spôsoby merania
bwiki-Time-2 = Po uplynutí času padne zástavka. Hráč prehráva, len čo si to všimne súper alebo rozhodca.
    .heading = Prekročenie času
bwiki-Time-3 = V rapid šachu má hráč na celú partiu najviac 60 minút, zvyčajne 20; v bleskovom najviac 15, zvyčajne 5.
    .heading = Rapid a bleskový šach
    .changed = V Pravidlách z roku 2018 je rapid viac ako 10 a menej ako 60 minút, bleskový šach najviac 10 minút, a to aj s prídavkom za 60 ťahov.
bwiki-Time-4 = Myšlienka obmedziť čas vznikla v polovici 19. storočia, lebo hráči pri súperovom nekonečnom rozmýšľaní dokonca zaspávali. Roku 1852 prišli po článku Howarda Stauntona presýpacie hodiny, všade sa však neujali. V Londýne 1862 bolo na návrh Georgea Webba Medleyho treba zahrať 24 ťahov za dve hodiny, opäť podľa presýpacích hodín. Hodiny podobné dnešným sa prvý raz objavili v Londýne 1883.
    .heading = História

## Remíza

bwiki-Draw =
    .heading = Remíza
bwiki-Draw-1 = Partia sa končí remízou, ak ju hráč ponúkne pri ťahu alebo po ňom a súper prijme. Ponúknuť by sa mala hneď po ťahu, pred prepnutím hodín.
    .heading = Dohoda
    .changed = Podľa Pravidiel z roku 2018 musí mať každý hráč za sebou aspoň jeden ťah a ponuka v inej chvíli platí, môže sa však potrestať ako vyrušovanie.
bwiki-Draw-2 = Partia sa končí remízou, ak už mat nie je možný ani teoreticky pri najhoršej hre, napríklad keď zostali len obaja králi.
    .heading = Mat nie je možný
bwiki-Draw-3 = Partia sa končí remízou, ak sa najmenej tretíkrát objaví to isté postavenie (ten istý hráč na ťahu, tie isté figúrky na tých istých poliach, tie isté možné ťahy) alebo ak môže vzniknúť ďalším ťahom a hráč na ťahu to reklamuje.
    .heading = Trojnásobné opakovanie pozície
    .changed = Reklamovať treba aj podľa Pravidiel z roku 2018 a zamýšľaný ťah sa musí najskôr zapísať; bez reklamácie sa partia končí až piatym výskytom.
bwiki-Draw-4 = Partia sa končí remízou, ak sa za posledných päťdesiat ťahov nič nezobralo a neťahalo sa pešiakom. O reklamácii heslo nehovorí.
    .heading = Päťdesiat ťahov
    .changed = Podľa Pravidiel z roku 2018 treba päťdesiat ťahov reklamovať; bez reklamácie sa partia končí remízou až po sedemdesiatich piatich.
bwiki-Draw-5 = Partia sa končí remízou pri pate: hráč na ťahu nie je v šachu, ale nemá možný ťah.
    .heading = Pat
bwiki-Draw-6 = Ďalšie prípady pridávajú turnajové pravidlá. Kto napríklad prekročí čas, neprehrá, ale remizuje, ak súper nemá materiál, ktorým by ho mohol aspoň teoreticky, aj pri najhoršej hre, zmatovať.
    .heading = Prekročený čas bez možnosti matu
    .changed = Pravidlá z roku 2018 nehľadia len na materiál, ale na postavenie: rozhoduje, či k matu vedie nejaká séria možných ťahov.

## Vzdanie partie

bwiki-Resign =
    .heading = Vzdanie partie
bwiki-Resign-1 = Silní hráči na mat v prehratej pozícii zvyčajne nečakajú. Kto sa vzdáva, podá súperovi ruku a povie to, položí svojho kráľa, alebo zastaví hodiny a podá ruku.
    .heading = Ako sa vzdať
    .changed = Pravidlá z roku 2018 žiadajú len to, aby hráč vyhlásil, že sa vzdáva.
bwiki-Resign-2 = Zhodiť figúrky zo šachovnice alebo ich rozhádzať je neprijateľné. Za zvlášť hrubé sa považuje odísť bez toho, že by sa hráč vzdal.
    .heading = Neprijateľné spôsoby
bwiki-Resign-3 = Kto súpera fyzicky napadne, prehráva a vylúčia ho z turnaja, spravidla aj so stratou všetkých bodov; väčšinou nasleduje zákaz účasti na niekoľko rokov.
    .heading = Napadnutie súpera
    .changed = Pravidlá z roku 2018 tento prípad nemenujú; prehra a vylúčenie patria medzi tresty v 12.9, zákaz účasti na ďalšie roky nie.
bwiki-Resign-4 = Na najvyššej úrovni vyvoláva spory, keď hráč v beznádejnej pozícii hrá ďalej: jedni obdivujú vytrvalosť, druhí to berú ako neúctu.
    .heading = Preťahovanie partie

## Dotknuté-ťahané

bwiki-Touch =
    .heading = Dotknuté-ťahané
bwiki-Touch-1 = Figúrku, ktorej sa hráč úmyselne dotkne, musí v tomto ťahu použiť, ak je to možné: vlastnou ťahať, súperovu zobrať.
    .heading = Vlastná a súperova figúrka
    .changed = Pravidlá z roku 2018 riešia aj viac dotknutých figúrok: rozhoduje prvá, ktorou možno ťahať alebo ktorú možno zobrať.
bwiki-Touch-2 = Kto sa dotkne najskôr kráľa a potom veže, musí s nimi rošovať, ak je to možné, inak ťahať kráľom, ak je možné aspoň to.
    .heading = Najskôr kráľ, potom veža
bwiki-Touch-3 = Kto sa dotkne najskôr veže a potom kráľa, musí ťahať vežou, ak je to možné, a rošovať nesmie.
    .heading = Najskôr veža, potom kráľ
    .changed = Pravidlá z roku 2018 zakazujú rošádu len na stranu tejto veže.
bwiki-Touch-4 = Figúrka pustená na niektorom poli tam musí zostať, ak je to možné.
    .heading = Pustenie figúrky
bwiki-Touch-5 = Ak ťah, ktorý tieto pravidlá žiadajú, nie je možný, hráč smie hrať čokoľvek.
    .heading = Keď to nejde

## Zápis a body

bwiki-Record =
    .heading = Zápis partie
bwiki-Record-1 = V súťažiach si hráči zapisujú ťahy do partiára, okrem rapid a bleskového šachu.
    .heading = Partiáre
bwiki-Score =
    .heading = Bodovanie
bwiki-Score-1 = Zvyčajne je za výhru 1 bod, za remízu pol bodu a za prehru 0.
    .heading = Body
