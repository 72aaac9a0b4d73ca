### Čo ktoré pravidlo hovorí, jednou vlastnou vetou; jedna správa na každé pravidlo.

## Články 1 a 3: kto je na ťahu a ako sa figúrky pohybujú.

rule-HasTheMove = Ťahať smie len hráč, ktorý je na ťahu.
rule-KingCapture = Kráľ sa nikdy neberie a nijaký kráľ nesmie zostať v šachu.
rule-OwnPieceThere = Nijaká figúrka nesmie na pole, na ktorom stojí figúrka tej istej farby.
rule-BishopMoves = Strelec sa pohybuje po diagonálach.
rule-RookMoves = Veža sa pohybuje po stĺpci a po rade.
rule-QueenMoves = Dáma sa pohybuje po stĺpci, po rade a po diagonálach.
rule-NothingBetween = Strelec, veža a dáma iné figúrky nepreskakujú.
rule-KnightMoves = Jazdec ide na najbližšie polia, ktoré neležia na jeho stĺpci, rade ani diagonále: o dve polia rovno a o jedno nabok.
rule-PawnSteps = Pešiak postupuje o jedno pole vpred, ak je to pole voľné.
rule-PawnStepsTwice = Zo svojho pôvodného poľa smie pešiak postúpiť o dve polia, ak sú obe voľné.
rule-PawnTakes = Pešiak berie diagonálne, o jedno pole vpred.
rule-EnPassantAtOnce = Pešiaka, ktorý postúpil o dve polia, možno brať mimochodom len hneď nasledujúcim ťahom.
rule-Promotion = Pešiak, ktorý dosiahne posledný rad, sa v tom istom ťahu zamení za dámu, vežu, strelca alebo jazdca.
rule-KingMoves = Kráľ ide o jedno pole ktorýmkoľvek smerom, nikdy však na pole, na ktoré súper útočí.
rule-CastlingRightLost = Právo na rošádu zaniká natrvalo, keď už ťahal kráľ alebo príslušná veža.
rule-CastlingKingMoved = Právo na rošádu zaniklo natrvalo, lebo kráľ už ťahal.
rule-CastlingRookMoved = Právo na rošádu s vežou, ktorá už ťahala, zaniklo natrvalo.
rule-CastlingThroughAttack = Rošádu nemožno vykonať, kým súper útočí na pole, ktoré kráľ opúšťa, prekračuje alebo má obsadiť.
rule-CastlingOccupied = Rošádu nemožno vykonať, kým medzi kráľom a vežou stojí nejaká figúrka.
rule-Chess960Occupied = Vo Fischerovom šachu musia byť všetky polia, cez ktoré kráľ a veža idú alebo na ktoré prídu, okrem nich samých prázdne.
rule-LeavesKingAttacked = Nijakým ťahom nesmie hráč nechať svojho kráľa v šachu ani ho šachu vystaviť.

## Článok 4: vykonanie ťahu.

rule-Adjusting = Hráč, ktorý je na ťahu, smie figúrky na ich poliach poopraviť, ak to vopred oznámi.
rule-AdjustingOnOwnClock = Figúrky smie hráč poopraviť len vtedy, keď bežia jeho hodiny.
rule-TouchedOwn = Kto sa úmyselne dotkne vlastných figúrok, musí ťahať prvou dotknutou, ktorou ťahať možno.
rule-TouchedEnemy = Kto sa úmyselne dotkne súperových figúrok, musí zobrať prvú dotknutú, ktorú zobrať možno.
rule-TouchedBoth = Kto sa dotkne po jednej figúrke oboch farieb, musí zobrať súperovu svojou; ak to nie je možné, platí prvá dotknutá, ktorou možno ťahať alebo ktorú možno zobrať.
rule-TouchedKingAndRook = Kto sa úmyselne dotkne kráľa a veže, musí na tú stranu vykonať rošádu, ak je možná.
rule-TouchedRookFirst = Kto sa dotkne najskôr veže a potom kráľa, nesmie v tomto ťahu na tú stranu rošovať.
rule-CastlingMeant = Kto chcel rošovať a nesmie, musí vykonať iný možný ťah kráľom, hoci aj rošádu na druhú stranu.
rule-PromotionChosen = Voľba novej figúrky je konečná, keď sa figúrka dotkla poľa premeny.
rule-TouchedNothingPossible = Ak nijakou z dotknutých figúrok nemožno ťahať a nijakú nemožno zobrať, smie hráč vykonať ktorýkoľvek možný ťah.
rule-MoveMade = Figúrka pustená možným ťahom na niektorom poli tam zostáva: ťah je vykonaný.
rule-KingReleased = Keď je kráľ pustený o dve polia ďalej, treba rošádu dokončiť.
rule-PromotionReleased = Keď je pešiak pustený na poslednom rade, na iné pole už nesmie.
rule-ComplaintLost = Kto sa úmyselne dotkne figúrky, nemôže už reklamovať, že súper porušil pravidlo „dotknuté-ťahané“.
rule-MovingAssistant = Hráč, ktorý nemôže figúrky sám premiestňovať, môže mať pomocníka, ktorý to robí.

## Článok 5: koniec partie.

rule-Checkmate = Partiu vyhráva hráč, ktorý dal mat; tým sa partia ihneď končí.
rule-Resignation = Ak sa hráč vzdá, partiu vyhráva súper; tým sa partia ihneď končí.
rule-Stalemate = Partia sa končí remízou, keď hráč na ťahu nemá nijaký možný ťah a nie je v šachu.
rule-DeadPosition = Partia sa končí remízou, keď nijaký z hráčov nemôže dať mat nijakou sériou možných ťahov.
rule-Agreement = Partia sa končí remízou, keď sa na nej hráči počas partie dohodnú.
rule-ThreefoldRepetition = Partia sa môže skončiť remízou, ak sa to isté postavenie vyskytne tretíkrát.
rule-FiftyMoves = Partia sa môže skončiť remízou, ak obaja vykonali päťdesiat ťahov bez brania a bez ťahu pešiakom.

## Článok 6: šachové hodiny.

rule-Start = V určenú hodinu sa spustia hodiny hráča, ktorý má prvý ťah.
rule-CompletedByPress = Ťah je dokončený stlačením hodín.
rule-CompletedByEnd = Ťah, ktorý partiu ukončí, je dokončený aj bez stlačenia hodín.
rule-CompletedByNextMove = Ťah bez stlačenia hodín sa považuje za dokončený, keď ten istý hráč vykoná ďalší.
rule-PressAfterMoving = Hodiny smie stlačiť len hráč, ktorý vykonal ťah, a až po ňom.
rule-PressingAssistant = Hráč, ktorý nemôže hodiny sám stláčať, môže mať pomocníka, ktorý to robí.
rule-PeriodReached = Po vykonaní predpísaného počtu ťahov sa pridá čas ďalšieho časového úseku.
rule-DefaultTime = Kto príde k šachovnici po čakacej dobe, prehráva, ak rozhodca nerozhodne inak.
rule-ClockReadings = Platí, čo hodiny ukazujú, ak nemajú zjavnú poruchu; vtedy ich rozhodca opraví.
rule-ClockSetWrongly = Nesprávne nastavenie hodín sa opraví, keď sa zistí.
rule-FlagSeen = Zástavka sa považuje za padnutú, keď to zistí rozhodca alebo to hráč oprávnene reklamuje.
rule-FlagFall = Kto nedokončí predpísaný počet ťahov v pridelenom čase, prehráva.
rule-FlagFallNoMate = Ak hráč prekročí čas, ale súper nemôže dať mat nijakou sériou možných ťahov, partia sa končí remízou.
rule-BothFlagsContinue = Ak padli obe zástavky, nemožno zistiť, ktorá skôr, a zostávajú predpísané ťahy, partia pokračuje.
rule-BothFlagsDrawn = Ak padli obe zástavky v poslednom časovom úseku a nemožno zistiť, ktorá skôr, partia sa končí remízou.
rule-ArbiterStops = Ak treba hru prerušiť, rozhodca zastaví hodiny.
rule-PlayerStops = Hráč smie zastaviť hodiny len preto, aby požiadal o pomoc rozhodcu.
rule-Resumption = O tom, kedy partia pokračuje, rozhoduje rozhodca.
rule-PositionReset = Po nesprávnosti rozhodca obnoví skoršie postavenie a upraví časy na hodinách.
rule-DisplayIsNoEvidence = O údaje na monitoroch a demonštračných tabuliach v sále nemožno oprieť reklamáciu.

## Článok 7: nesprávnosti.

rule-InitialPosition = Ak bolo počiatočné postavenie nesprávne, partia sa zruší a hrá sa nová.
rule-BoardTurned = Ak šachovnica leží nesprávne, postavenie sa prenesie na správne položenú.
rule-ColorsReversed = Partia začatá s obrátenými farbami pokračuje alebo sa hrá znova, podľa znenia Pravidiel a rozhodnutia rozhodcu.
rule-Displaced = Kto odsunie figúrky z ich polí, vráti ich späť vo svojom čase.
rule-DisplacedLater = Ak sa neskôr zistí, že figúrky boli odsunuté, obnoví sa predchádzajúce postavenie a partia z neho pokračuje.
rule-IllegalMove = Nemožný ťah sa vráti a nahradí možným; platí „dotknuté-ťahané“.
rule-Unpromoted = Nechať pešiaka na poslednom rade nepremeneného je nemožný ťah.
rule-PressWithoutMove = Stlačenie hodín bez vykonania ťahu sa považuje za nemožný ťah.
rule-TwoHands = Ťah sa vykonáva len jednou rukou.
rule-IllegalMovePenalty = Za dokončený nemožný ťah dostáva súper čas navyše; opakovaný znamená prehru partie.

## Zrýchlený a bleskový šach.

rule-RapidSetupStays = V zrýchlenom šachu zostáva chybné postavenie figúrok po prvých ťahoch v platnosti.
rule-RapidClockStays = V zrýchlenom šachu zostáva chybné nastavenie hodín po prvých ťahoch v platnosti.
rule-RapidIllegalMove = V zrýchlenom šachu treba nemožný ťah reklamovať pred vlastným ďalším ťahom; potom platí.
rule-BlitzIllegalMove = V bleskovom šachu smie súper po nemožnom ťahu reklamovať výhru, kým sám neťahal.
rule-RapidFlagClaim = V zrýchlenom šachu smie na padnutie zástavky upozorniť len hráč.
rule-RapidBothFlags = V zrýchlenom šachu sa partia končí remízou, ak padli obe zástavky.
rule-MatingMaterial = V bleskovom šachu musí mať hráč na výhru matujúci materiál.
rule-IllegalPosition = Ak sú v zrýchlenom šachu obaja králi v šachu alebo stojí pešiak na poslednom rade, rozhodca vyčká na ďalší dokončený ťah; ak sa to nenapraví, partia sa končí remízou.
rule-AgreedCorrection = Hráči sa môžu bez rozhodcu dohodnúť, že nemožný ťah opravia.
rule-RapidRecordLooks = V zrýchlenom šachu smie hráč na ťahu požiadať o nahliadnutie do partiáru najviac päťkrát.
rule-BlitzRecordLooks = V bleskovom šachu smie hráč na ťahu požiadať o nahliadnutie do partiáru najviac päťkrát.

## Článok 8: zaznamenávanie ťahov.

rule-RecordBeforeMoving = Každý hráč ťahy zaznamenáva; svoj predchádzajúci ťah skôr, než vykoná ďalší.
rule-WritingInAdvance = Ťah sa nesmie zaznamenať vopred, okrem reklamácie a pečatenia.
rule-CompleteRecord = Kto v časovej tiesni nezaznamenával, doplní po nej svoj partiár.
rule-Signing = Po partii obaja hráči podpíšu partiáre; výsledok tým platí, ak rozhodca nerozhodne inak.
rule-RecordingAssistant = Hráč, ktorý nemôže sám zaznamenávať, môže mať pomocníka, ktorý to robí.

## Článok 10: body.

rule-ScoreMaximum = Obaja hráči spolu nezískajú viac, ako partia zvyčajne dáva.

## Článok 9: remíza.

rule-DrawOffer = Remíza sa ponúka po vykonaní ťahu a pred stlačením hodín; ponuka platí, kým ju súper neprijme, neodmietne alebo neťahá.
rule-DrawsRestricted = Podmienky súťaže môžu dohodu o remíze zakázať, úplne alebo do určitého ťahu.
rule-ClaimIsOffer = Reklamácia remízy je zároveň ponukou remízy.
rule-RepetitionIntended = Hráč na ťahu smie reklamovať remízu tak, že zapíše ťah, po ktorom sa to isté postavenie vyskytne tretíkrát.
rule-RepetitionAppeared = Hráč na ťahu smie reklamovať remízu, keď sa to isté postavenie práve vyskytlo tretíkrát.
rule-FiftyIntended = Hráč na ťahu smie reklamovať remízu tak, že zapíše ťah, ktorým sa zavŕši päťdesiat ťahov oboch hráčov bez brania a bez ťahu pešiakom.
rule-FiftyReached = Hráč na ťahu smie reklamovať remízu, keď obaja hráči vykonali posledných päťdesiat ťahov bez brania a bez ťahu pešiakom.
rule-ClaimLost = Kto sa bez reklamácie dotkne figúrky alebo ťahá, stráca v tomto ťahu právo reklamovať.
rule-ClaimNotWithdrawn = Pri reklamácii sa hodiny zastavia a reklamáciu nemožno odvolať.
rule-ClaimRight = Ak je reklamácia oprávnená, partia sa ihneď končí remízou.
rule-ClaimWrong = Ak je reklamácia neoprávnená, súper dostáva čas navyše, partia pokračuje a zapísaný ťah sa musí vykonať.
rule-FivefoldRepetition = Partia sa končí remízou aj bez reklamácie, ak sa to isté postavenie vyskytlo päťkrát.
rule-SeventyFiveMoves = Partia sa končí remízou aj bez reklamácie, ak obaja vykonali sedemdesiatpäť ťahov bez brania a bez ťahu pešiakom; mat má prednosť.

## Záver rýchlej hry.

rule-QuickplayFinish = Záver rýchlej hry je posledný časový úsek, v ktorom treba v obmedzenom čase vykonať všetky zostávajúce ťahy.
rule-QuickplayAnnounced = Táto smernica platí len vtedy, ak bola vopred oznámená.
rule-QuickplayNotInBlitz = V bleskovom šachu sa takto reklamovať nedá.
rule-QuickplayClaim = Hráč, ktorému zostávajú menej ako dve minúty, smie reklamovať remízu, pretože súper nemôže alebo sa nesnaží vyhrať normálnymi prostriedkami.
rule-QuickplayAccepted = Ak rozhodca s reklamáciou súhlasí, partia sa končí remízou.
rule-QuickplayPostponed = Rozhodca smie rozhodnutie odložiť a nechať partiu pokračovať.
rule-QuickplayDrawnLater = Ak rozhodca rozhodnutie odloží, môže remízu vyhlásiť aj neskôr, dokonca aj po padnutí zástavky.
rule-QuickplayRejected = Ak rozhodca reklamáciu zamietne, súper dostáva čas navyše.
rule-IncrementRequest = Hráč, ktorému zostávajú menej ako dve minúty, smie žiadať o prídavok piatich sekúnd na ťah pre oboch; je to zároveň ponuka remízy.
rule-UnwatchedCannotWin = Bez rozhodcu možno reklamovať remízu, pretože súper nemôže vyhrať normálnymi prostriedkami.
rule-UnwatchedNoEffort = Bez rozhodcu možno reklamovať remízu, pretože súper sa nesnaží vyhrať normálnymi prostriedkami.
rule-UnwatchedDecision = Takáto reklamácia hru ukončí; rozhodca rozhodne dodatočne.

## Prerušené partie.

rule-Sealing = Pri prerušení hráč na ťahu zapečatí ťah; zmeniť ho môže, kým nie sú hodiny zastavené.
rule-OfferAfterSealing = Remíza ponúknutá po tom, čo súper zapečatil ťah, platí, kým nie je prijatá alebo odmietnutá.
rule-EndBeforeResumption = Ak sa hráči pred dohrávkou dohodnú na remíze alebo sa jeden vzdá, partia sa končí.
rule-EnvelopeOpening = Obálka sa otvorí len za prítomnosti hráča, ktorý má odpovedať.
rule-SealedAmbiguous = Kto zapečatil dvojzmyselný ťah, prehráva.
rule-SealedUnclear = Kto zapečatil ťah, ktorého význam nemožno určiť, prehráva.
rule-SealedIllegal = Kto zapečatil nemožný ťah, prehráva.
rule-SealedNoMate = Neplatný pečatený ťah neznamená prehru, ak súper nemôže dať mat nijakou sériou možných ťahov.
rule-ReplierPresent = Ak je hráč, ktorý má odpovedať, prítomný, vykoná sa pečatený ťah a spustia sa jeho hodiny.
rule-ReplierAbsent = Ak hráč, ktorý má odpovedať, nie je prítomný, spustia sa jeho hodiny.
rule-SealerAbsent = Ak nie je prítomný hráč, ktorý ťah zapečatil, smie súper svoju odpoveď zapečatiť.
rule-LateForResumption = Kto príde na dohrávku neskoro, prehráva.
rule-EnvelopeLost = Ak sa obálka stratí a postavenie je známe, pečatený ťah sa vykoná na šachovnici.
rule-PositionLost = Ak postavenie nemožno obnoviť, partia sa zruší a hrá sa nová.
rule-ClockAtResumption = Nesprávny čas na hodinách sa pri dohrávke opraví pred prvým ťahom, inak s ním partia pokračuje.

## Zrakovo postihnutí hráči.

rule-Announcing = Ťahy sa jasne oznamujú, súper ich opakuje a vykonáva na svojej šachovnici.
rule-AnnouncedBeforePress = Hodiny sa smú stlačiť až po oznámení ťahu.
rule-SlipCorrected = Prerieknutie sa opravuje ihneď, pred stlačením hodín.
rule-BoardsDiffer = Ak sa postavenia na oboch šachovniciach líšia, opravia sa s pomocou rozhodcu a oboch partiárov.
rule-BlindAssistant = Zrakovo postihnutý hráč smie mať pomocníka s určitými úlohami.
rule-SightedAssistant = Pomocníka smie mať aj súper zrakovo postihnutého hráča.

## Správanie hráčov a rozhodca.

rule-LeavingVenue = Hráči nesmú bez povolenia opustiť miesto konania hry.
rule-LeavingOnMove = Hráč na ťahu nesmie bez povolenia opustiť hrací priestor.
rule-Device = Hráč, u ktorého sa zistí alebo ozve zakázané elektronické zariadenie, prehráva.
rule-SearchRefused = Rozhodca smie dať hráča skontrolovať; kto to odmietne, bude potrestaný.
rule-Distraction = Súpera nie je dovolené nijako rozptyľovať ani obťažovať.
rule-BothGuilty = Ak sa previnia obaja hráči, obaja prehrávajú.
rule-Appeal = Hráč sa smie proti rozhodnutiu rozhodcu odvolať.
rule-SpectatorTells = Kto sa pozerá, smie na nesprávnosť upozorniť len rozhodcu.
rule-ExtraTime = Po vyrušení zvonka smie rozhodca pridať čas.
rule-Warning = Rozhodca smie hráča napomenúť.
rule-OpponentTime = Ako trest smie rozhodca pridať čas súperovi.
rule-OffenderTime = Ako trest smie rozhodca odobrať čas previnenému hráčovi.
rule-OpponentScore = Ako trest smie rozhodca zvýšiť bodový zisk súpera, najviac na to, čo možno v partii získať.
rule-OffenderScore = Ako trest smie rozhodca znížiť bodový zisk previneného hráča.
rule-Loss = Ako trest smie rozhodca vyhlásiť partiu za prehranú.
rule-Fine = Pokutu možno uložiť, ak bola vopred oznámená.
rule-Exclusion = Ako trest smie byť hráč vylúčený z jedného alebo viacerých kôl.
rule-Expulsion = Ako trest smie byť hráč vylúčený zo súťaže.
rule-ArbiterDecides = Rozhodca dbá na dodržiavanie Pravidiel a rozhoduje o tom, čo nechávajú otvorené.
