### Pravidlá podľa letáka priloženého k šachovej súprave, oddiel po oddiele, vlastnými slovami.

## Východisková situácia

balbi-Setup =
    .heading = Východiskové postavenie
balbi-Setup-1 = Hrajú dvaja hráči, každý so 16 figúrkami. Každý sa usiluje dať mat súperovmu kráľovi.
    .heading = Hráči a cieľ
balbi-Setup-2 = Bieli pešiaci obsadia druhý rad, ostatné biele figúrky prvý: v rohoch veže, vedľa nich jazdci, potom strelci; z dvoch zostávajúcich polí patrí svetlé dáme a tmavé kráľovi. Čierny stavia zrkadlovo na siedmy a ôsmy rad (diagram 1).
    .heading = Rozostavenie figúrok

## Hra

balbi-Play =
    .heading = Hra
balbi-Play-1 = Začína biely, potom ťahá čierny a tak sa hráči striedajú.
    .heading = Striedanie v ťahoch
balbi-Play-2 = Hráč na ťahu premiestni jednu svoju figúrku na iné pole, kde nesmie stáť žiadna jeho figúrka. Ak tam stojí súperova figúrka, berie ju a odloží zo šachovnice.
    .heading = Ťah
balbi-Play-3 = Figúrka napáda pole, na ktorom by mohla brať.
    .heading = Napadnutie

## Jednotlivé figúrky

balbi-Letters =
    .heading = Písmená
balbi-Letters-1 = Leták označuje figúrky českými písmenami P (pešiak), V (veža), J (jazdec), S (strelec), D (dáma) a K (kráľ). Písmeno má teda aj pešiak.
    .heading = Písmená figúrok
    .changed = V Pravidlách z roku 2018 pešiak písmeno nemá.
balbi-Pawn =
    .heading = Pešiak
balbi-Pawn-1 = Pešiak postupuje o jedno pole priamo vpred, zo základného poľa smie o jedno alebo o dve. Pri braní ide namiesto toho o jedno pole šikmo vpred, vľavo alebo vpravo (diagram 2).
    .heading = Ako ťahá
    .changed = Pravidlá z roku 2018 výslovne žiadajú, aby polia, na ktoré alebo cez ktoré pešiak postupuje, boli voľné.
balbi-Rook =
    .heading = Veža
balbi-Rook-1 = Veža ťahá vo svojom rade alebo stĺpci ľubovoľne ďaleko, kým sú polia voľné (diagram 3).
    .heading = Ako ťahá
balbi-Knight =
    .heading = Jazdec
balbi-Knight-1 = Jazdec ťahá do tvaru písmena L. Figúrky v ceste smie preskočiť len on (diagram 3).
    .heading = Ako ťahá
balbi-Bishop =
    .heading = Strelec
balbi-Bishop-1 = Strelec ťahá po svojich diagonálach ľubovoľne ďaleko, kým sú polia voľné (diagram 5).
    .heading = Ako ťahá
balbi-Queen =
    .heading = Dáma
balbi-Queen-1 = Dáma je najsilnejšia: ťahá ktorýmkoľvek smerom ľubovoľne ďaleko, kým sú polia voľné (diagram 4).
    .heading = Ako ťahá
balbi-King =
    .heading = Kráľ
balbi-King-1 = Kráľ ťahá ktorýmkoľvek smerom na susedné pole, ktoré nenapáda žiadna súperova figúrka (diagram 5). Výnimkou je rošáda.
    .heading = Ako ťahá

## Rošáda

balbi-Castling =
    .heading = Rošáda
balbi-Castling-1 = Pri rošáde hráč premiestni dve svoje figúrky, ráta sa však ako ťah kráľom. Najskôr ide kráľ zo základného poľa o dve polia k veži tej istej farby, ktorá je ešte na svojom mieste, potom sa veža cez kráľa prenesie na pole tesne za ním v tom istom rade (diagram 6).
    .heading = Ako sa rošuje
balbi-Castling-2 = Kráľ ani veža ešte nesmeli ťahať, všetky polia medzi nimi musia byť prázdne a súper nesmie napádať pole, na ktorom kráľ stojí, cez ktoré ide a na ktorom skončí.
    .heading = Podmienky
balbi-Castling-3 = Najskôr sa musí pohnúť kráľom. Kto siahne najskôr na vežu, s ňou už rošovať nesmie a musí ňou ťahať obyčajne.
    .heading = Najskôr kráľ
    .changed = V Pravidlách z roku 2018 zákaz rošády vyplýva z dotyku veže a potom kráľa a vežou treba ťahať, len ak je to možné.

## Branie mimochodom, šach, premena

balbi-EnPassant =
    .heading = Branie mimochodom
balbi-EnPassant-1 = Keď súperov pešiak jedným ťahom zo základného poľa postúpi o dve polia a minie pole napadnuté pešiakom druhej strany, smie ho tento pešiak zobrať, akoby urobil len jeden krok. Dá sa to iba hneď ďalším ťahom (diagram 7).
    .heading = Ako sa berie mimochodom
balbi-Check =
    .heading = Šach
balbi-Check-1 = Kráľ je v šachu, ak ho napáda aspoň jedna súperova figúrka, ktorá by teda ďalším ťahom mohla na jeho pole. Šach hlásiť netreba (diagram 8).
    .heading = Kedy je šach
    .changed = Pravidlá z roku 2018 o hlásení šachu nehovoria.
balbi-Check-2 = Šach treba odvrátiť hneď ďalším ťahom: odchodom kráľa na bezpečné pole, zobratím šachujúcej figúrky alebo postavením vlastnej figúrky do cesty.
    .heading = Obrana proti šachu
balbi-Promotion =
    .heading = Premena
balbi-Promotion-1 = Pešiak na poslednom rade sa hneď premení na dámu, vežu, strelca alebo jazdca svojej farby. Vybrať možno aj figúru, ktorá dosiaľ zobratá nebola, a nová figúra pôsobí okamžite.
    .heading = Premena pešiaka

## Koniec hry

balbi-End =
    .heading = Koniec hry
balbi-End-1 = Kto ďalším ťahom nedokáže svojho kráľa zbaviť šachu, dostal mat a prehral (diagram 9).
    .heading = Mat
balbi-End-2 = Hráč, ktorému sa postavenie zdá beznádejné, sa smie vzdať; súper vyhráva, aj keď mat nedal.
    .heading = Vzdanie partie
balbi-End-3 =
    .heading = Remíza
balbi-End-3a = Partia sa končí remízou, ak sa na nej zhodnú obaja hráči. Ponúknuť ju smie len ten, kto práve ťahal.
    .heading = Remíza dohodou
    .changed = Podľa Pravidiel z roku 2018 platí aj ponuka v inej chvíli, môže sa však potrestať ako vyrušovanie; každý hráč musí mať za sebou aspoň jeden ťah.
balbi-End-3b = Partia sa končí remízou pri pate: hráč na ťahu nie je v šachu a žiadny možný ťah nemá (diagram 10).
    .heading = Pat
balbi-End-3c = Partia sa končí remízou, ak teraz môže tretíkrát nastať to isté postavenie alebo už tretíkrát nastalo.
    .heading = Opakovanie pozície
    .changed = Podľa Pravidiel z roku 2018 musí túto remízu hráč na ťahu reklamovať; sama sa partia končí až piatym výskytom.
balbi-End-3d = Partia sa končí remízou, ak obaja hráči odohrali za sebou posledných päťdesiat ťahov bez brania a bez ťahu pešiakom.
    .heading = Päťdesiat ťahov
    .changed = Podľa Pravidiel z roku 2018 treba päťdesiat ťahov reklamovať; bez reklamácie sa partia končí remízou až po sedemdesiatich piatich.
balbi-End-3e = Partia sa končí remízou, ak zostávajúce figúrky nestačia na výhru žiadnemu z hráčov.
    .heading = Málo figúrok na výhru
    .changed = Pravidlá z roku 2018 nehľadia len na zostávajúce figúrky, ale na postavenie: mat nesmie byť možný žiadnou sériou možných ťahov.
