### Čo ktoré pravidlo hovorí, jednou vlastnou vetou; jedna správa na každé pravidlo.

## Články 1 a 3: kto je na ťahu a ako sa figúrky pohybujú.

rule-HasTheMove = Ťahať smie len hráč, ktorý je na ťahu.
rule-KingCapture = Kráľ sa nikdy neberie a žiadny kráľ nesmie zostať v šachu.
rule-OwnPieceThere = Figúrkou nemožno ťahať na pole obsadené figúrkou rovnakej farby.
rule-BishopMoves = Strelec ťahá po diagonálach, na ktorých stojí.
rule-RookMoves = Veža ťahá po stĺpci alebo rade, na ktorom stojí.
rule-QueenMoves = Dáma ťahá po stĺpci, rade alebo diagonále, na ktorých stojí.
rule-NothingBetween = Strelec, veža a dáma iné figúrky nepreskakujú.
rule-KnightMoves = Jazdec ťahá na jedno z najbližších polí, ktoré neležia na tom istom stĺpci, rade ani diagonále: o dve polia rovno a o jedno nabok.
rule-PawnSteps = Pešiak postupuje o jedno pole vpred, ak je to pole voľné.
rule-PawnStepsTwice = Zo svojho pôvodného poľa smie pešiak postúpiť o dve polia, ak sú obe voľné.
rule-PawnTakes = Pešiak berie diagonálne, o jedno pole vpred.
rule-EnPassantAtOnce = Pešiaka, ktorý postúpil o dve polia, možno brať mimochodom len hneď nasledujúcim ťahom.
rule-Promotion = Pešiak, ktorý dosiahne posledný rad, sa v tom istom ťahu zamení za dámu, vežu, strelca alebo jazdca.
rule-KingMoves = Kráľ ťahá o jedno pole ktorýmkoľvek smerom, nikdy však na napadnuté pole.
rule-CastlingRightLost = Právo na rošádu zaniká natrvalo, keď už ťahal kráľ alebo príslušná veža.
rule-CastlingKingMoved = Právo na rošádu zaniklo natrvalo, lebo kráľ už ťahal.
rule-CastlingRookMoved = Právo na rošádu s vežou, ktorá už ťahala, zaniklo natrvalo.
rule-CastlingThroughAttack = Rošádu nemožno vykonať, kým je napadnuté pole, ktoré kráľ opúšťa, prekračuje alebo má obsadiť.
rule-CastlingOccupied = Rošádu nemožno vykonať, kým medzi kráľom a vežou stojí nejaká figúrka.
rule-Chess960Occupied = Vo Fischerovom šachu musia byť všetky polia, cez ktoré kráľ a veža prechádzajú alebo na ktoré sa dostanú, prázdne, s výnimkou tohto kráľa a tejto veže.
rule-LeavesKingAttacked = Žiadnym ťahom nesmie hráč nechať svojho kráľa v šachu ani ho šachu vystaviť.

## Článok 4: vykonanie ťahu.

rule-Adjusting = Hráč, ktorý je na ťahu, smie figúrky na ich poliach poopraviť, ak to vopred oznámi („opravujem“).
rule-AdjustingOnOwnClock = Figúrky smie hráč poopraviť len vtedy, keď bežia jeho hodiny.
rule-TouchedOwn = Kto sa úmyselne dotkne vlastných figúrok, musí ťahať prvou dotknutou, ktorou ťahať možno.
rule-TouchedEnemy = Kto sa úmyselne dotkne súperových figúrok, musí zobrať prvú dotknutú, ktorú zobrať možno.
rule-TouchedBoth = Kto sa dotkne jednej vlastnej a jednej súperovej figúrky, musí súperovu zobrať svojou; ak to nie je možné, rozhoduje prvá dotknutá figúrka, ktorou možno ťahať alebo ktorú možno zobrať.
rule-TouchedKingAndRook = Kto sa úmyselne dotkne kráľa a veže, musí na tú stranu vykonať rošádu, ak je možná.
rule-TouchedRookFirst = Kto sa dotkne najskôr veže a potom kráľa, nesmie v tomto ťahu na tú stranu rošovať.
rule-CastlingMeant = Kto chcel rošovať a nesmie, musí vykonať iný možný ťah kráľom, hoci aj rošádu na druhú stranu.
rule-PromotionChosen = Voľba novej figúrky je konečná, keď sa figúrka dotkla poľa premeny.
rule-TouchedNothingPossible = Ak žiadnou z dotknutých figúrok nemožno ťahať a žiadnu nemožno zobrať, smie hráč vykonať ktorýkoľvek možný ťah.
rule-MoveMade = Ak hráč pri možnom ťahu pustí figúrku na niektoré pole, figúrka tam zostáva: ťah je vykonaný.
rule-KingReleased = Keď hráč pustí z ruky kráľa posunutého o dve polia, musí rošádu dokončiť.
rule-PromotionReleased = Keď je pešiak pustený na poslednom rade, na iné pole už nesmie.
rule-ComplaintLost = Kto sa úmyselne dotkne figúrky, nemôže už reklamovať, že súper porušil pravidlo „dotknuté-ťahané“.
rule-MovingAssistant = Hráč, ktorý nemôže figúrky sám premiestňovať, môže mať pomocníka, ktorý to robí.

## Článok 5: koniec partie.

rule-Checkmate = Partiu vyhráva hráč, ktorý dal mat; tým sa partia ihneď končí.
rule-Resignation = Ak sa hráč vzdá, partiu vyhráva súper; tým sa partia ihneď končí.
rule-ResignationNoMate = Ak sa vzdá hráč, ktorého súper nemôže dať mat žiadnou sériou možných ťahov, partia sa končí remízou.
rule-Stalemate = Partia sa končí remízou, keď hráč na ťahu nemá žiadny možný ťah a nie je v šachu.
rule-DeadPosition = Partia sa končí remízou, keď ani jeden z hráčov nemôže dať mat žiadnou sériou možných ťahov.
rule-Agreement = Partia sa končí remízou, keď sa na nej hráči počas partie dohodnú.
rule-ThreefoldRepetition = Partia sa môže skončiť remízou, ak sa to isté postavenie vyskytne tretíkrát.
rule-FiftyMoves = Partia sa môže skončiť remízou, ak obaja vykonali päťdesiat ťahov bez brania a bez ťahu pešiakom.

## Článok 6: šachové hodiny.

rule-Start = V čase určenom na začiatok partie sa spustia hodiny hráča, ktorý má prvý ťah.
rule-CompletedByPress = Ťah je dokončený stlačením hodín.
rule-CompletedByEnd = Ťah, ktorý partiu ukončí, je dokončený aj bez stlačenia hodín.
rule-CompletedByNextMove = Ťah bez stlačenia hodín sa považuje za dokončený, keď ten istý hráč vykoná ďalší.
rule-PressAfterMoving = Hodiny smie stlačiť len hráč, ktorý vykonal ťah, a až po ňom.
rule-PressingAssistant = Hráč, ktorý nemôže hodiny sám stláčať, môže mať pomocníka, ktorý to robí.
rule-PeriodReached = Po vykonaní predpísaného počtu ťahov sa pridá čas ďalšieho časového úseku.
rule-DefaultTime = Kto príde k šachovnici po čakacej dobe, prehráva, ak rozhodca nerozhodne inak.
rule-ClockReadings = Údaje na hodinách sú konečné, ak nejde o zjavnú poruchu; hodiny s poruchou rozhodca vymení a nastaví na nich čas.
rule-ClockSetWrongly = Nesprávne nastavenie hodín sa opraví, keď sa zistí.
rule-FlagSeen = Zástavka sa považuje za padnutú, keď to zistí rozhodca alebo to hráč oprávnene reklamuje.
rule-FlagFall = Kto nedokončí predpísaný počet ťahov v pridelenom čase, prehráva.
rule-FlagFallNoMate = Ak hráč prekročí čas, ale súper mu nemôže dať mat žiadnou sériou možných ťahov, partia sa končí remízou.
rule-BothFlagsContinue = Ak padli obe zástavky, ak nemožno zistiť, ktorá skôr, a ak zostávajú predpísané ťahy, partia pokračuje.
rule-BothFlagsDrawn = Ak padli obe zástavky v poslednom časovom úseku a nemožno zistiť, ktorá skôr, partia sa končí remízou.
rule-ArbiterStops = Ak treba hru prerušiť, rozhodca zastaví hodiny.
rule-PlayerStops = Hráč smie zastaviť hodiny len preto, aby požiadal o pomoc rozhodcu.
rule-Resumption = O tom, kedy partia pokračuje, rozhoduje rozhodca.
rule-PositionReset = Po nesprávnosti rozhodca obnoví skoršie postavenie a upraví časy na hodinách.
rule-DisplayIsNoEvidence = Reklamáciu nemožno oprieť o údaje na monitoroch a demonštračných tabuliach v hracej miestnosti.

## Článok 7: nesprávnosti.

rule-InitialPosition = Ak bolo počiatočné postavenie nesprávne, partia sa zruší a hrá sa nová.
rule-BoardTurned = Ak bola šachovnica položená nesprávne, postavenie sa prenesie na správne položenú šachovnicu.
rule-ColorsReversed = Partia začatá s obrátenými farbami pokračuje alebo sa hrá znova, podľa znenia Pravidiel a rozhodnutia rozhodcu.
rule-Displaced = Kto odsunie figúrky z ich polí, musí ich vrátiť na svoj čas.
rule-DisplacedLater = Ak sa neskôr zistí, že figúrky boli odsunuté, obnoví sa predchádzajúce postavenie a partia z neho pokračuje.
rule-IllegalMove = Nemožný ťah sa vráti a nahradí možným; platí „dotknuté-ťahané“.
rule-Unpromoted = Nechať pešiaka na poslednom rade nepremeneného je nemožný ťah.
rule-PressWithoutMove = Stlačenie hodín bez vykonania ťahu sa považuje za nemožný ťah.
rule-TwoHands = Ťah sa vykonáva len jednou rukou.
rule-IllegalMovePenalty = Za dokončený nemožný ťah dostáva súper čas navyše; opakovaný znamená prehru partie.

## Zrýchlený a bleskový šach.

rule-RapidSetupStays = V rapid šachu nemožno po prvých ťahoch reklamovať nesprávne postavenie figúrok.
rule-RapidClockStays = V rapid šachu nemožno po prvých ťahoch meniť nesprávne nastavenie hodín.
rule-RapidIllegalMove = V rapid šachu treba nemožný ťah reklamovať pred vlastným ďalším ťahom; potom platí.
rule-BlitzIllegalMove = V bleskovom šachu smie súper po nemožnom ťahu reklamovať výhru, kým sám neťahal.
rule-RapidFlagClaim = V rapid šachu smie na padnutie zástavky upozorniť len hráč.
rule-RapidBothFlags = V rapid šachu sa partia končí remízou, ak padli obe zástavky.
rule-MatingMaterial = V bleskovom šachu musí mať hráč na výhru matujúci materiál.
rule-IllegalPosition = Ak sú v rapid šachu obaja králi v šachu alebo ak stojí pešiak na poslednom rade, rozhodca počká na dokončenie ďalšieho ťahu; ak postavenie zostane nemožné, partia sa končí remízou.
rule-AgreedCorrection = Hráči sa môžu bez rozhodcu dohodnúť, že nemožný ťah opravia.
rule-RapidRecordLooks = V rapid šachu smie hráč na ťahu požiadať o nahliadnutie do partiáru najviac päťkrát.
rule-BlitzRecordLooks = V bleskovom šachu smie hráč na ťahu požiadať o nahliadnutie do partiáru najviac päťkrát.

## Článok 8: zaznamenávanie ťahov.

rule-RecordBeforeMoving = Každý hráč ťahy zaznamenáva; svoj predchádzajúci ťah skôr, než vykoná ďalší.
rule-WritingInAdvance = Ťah sa nesmie zaznamenať vopred, s výnimkou reklamácie remízy a pečatenia.
rule-CompleteRecord = Kto v časovej tiesni nezapisoval, musí potom doplniť svoj partiár.
rule-ScoresheetDefect = Elektronický partiár so zjavnou poruchou rozhodca vymení.
rule-Signing = Po partii obaja hráči podpíšu partiáre; výsledok tým platí, ak rozhodca nerozhodne inak.
rule-RecordingAssistant = Hráč, ktorý nemôže sám zaznamenávať, môže mať pomocníka, ktorý to robí.

## Článok 10: body.

rule-ScoreMaximum = Obaja hráči spolu nezískajú viac, ako partia zvyčajne dáva.

## Článok 9: remíza.

rule-DrawOffer = Remíza sa ponúka po vykonaní ťahu a pred stlačením hodín; ponuka platí, kým ju súper neprijme alebo neodmietne (aj tým, že hrá ďalej).
rule-DrawsRestricted = Podmienky súťaže môžu dohodu o remíze zakázať, úplne alebo do určitého ťahu.
rule-ClaimIsOffer = Reklamácia remízy je zároveň ponukou remízy.
rule-RepetitionIntended = Hráč na ťahu smie reklamovať remízu tak, že zapíše ťah, po ktorom sa to isté postavenie vyskytne tretíkrát.
rule-RepetitionAppeared = Hráč na ťahu smie reklamovať remízu, keď sa to isté postavenie práve vyskytlo tretíkrát.
rule-FiftyIntended = Hráč na ťahu smie reklamovať remízu tak, že zapíše ťah, ktorým sa zavŕši päťdesiat ťahov oboch hráčov bez brania a bez ťahu pešiakom.
rule-FiftyReached = Hráč na ťahu smie reklamovať remízu, keď obaja hráči vykonali posledných päťdesiat ťahov bez brania a bez ťahu pešiakom.
rule-ClaimLost = Kto sa bez reklamácie dotkne figúrky alebo ťahá, stráca v tomto ťahu právo reklamovať.
rule-ClaimNotWithdrawn = Pri reklamácii sa hodiny zastavia a reklamáciu nemožno odvolať.
rule-ClaimRight = Ak je reklamácia oprávnená, partia sa ihneď končí remízou.
rule-ClaimWrong = Ak je reklamácia neoprávnená, súper dostáva čas navyše, partia pokračuje a zapísaný ťah sa musí vykonať.
rule-FivefoldRepetition = Partia sa končí remízou aj bez reklamácie, ak sa to isté postavenie vyskytlo päťkrát.
rule-SeventyFiveMoves = Partia sa končí remízou aj bez reklamácie, ak obaja vykonali sedemdesiatpäť ťahov bez brania a bez ťahu pešiakom; mat má prednosť.

## Záver rýchlej hry.

rule-QuickplayFinish = Záver rýchlej hry je posledný časový úsek, v ktorom treba v obmedzenom čase vykonať všetky zostávajúce ťahy.
rule-QuickplayAnnounced = Táto smernica platí len vtedy, ak bola vopred oznámená.
rule-QuickplayNotInBlitz = V bleskovom šachu sa takto reklamovať nedá.
rule-QuickplayClaim = Hráč, ktorému zostáva menej ako dve minúty, smie reklamovať remízu, pretože súper nemôže vyhrať alebo sa nesnaží vyhrať normálnymi prostriedkami.
rule-QuickplayAccepted = Ak rozhodca s reklamáciou súhlasí, partia sa končí remízou.
rule-QuickplayPostponed = Rozhodca smie rozhodnutie odložiť a nechať partiu pokračovať.
rule-QuickplayDrawnLater = Ak rozhodca rozhodnutie odloží, môže remízu vyhlásiť aj neskôr, dokonca aj po padnutí zástavky.
rule-QuickplayRejected = Ak rozhodca reklamáciu zamietne, súper dostáva čas navyše.
rule-IncrementRequest = Hráč, ktorému zostáva menej ako dve minúty, smie požiadať o prídavok piatich sekúnd na ťah pre oboch hráčov; je to zároveň ponuka remízy.
rule-UnwatchedCannotWin = Bez rozhodcu možno reklamovať remízu, pretože súper nemôže vyhrať normálnymi prostriedkami.
rule-UnwatchedNoEffort = Bez rozhodcu možno reklamovať remízu, pretože súper sa nesnaží vyhrať normálnymi prostriedkami.
rule-UnwatchedDecision = Takáto reklamácia hru ukončí; rozhodca o nej rozhodne dodatočne.

## Prerušené partie.

rule-Sealing = Pri prerušení hráč na ťahu zapečatí ťah; zmeniť ho môže, kým nie sú hodiny zastavené.
rule-OfferAfterSealing = Remíza ponúknutá po tom, čo súper zapečatil ťah, platí, kým nie je prijatá alebo odmietnutá.
rule-EndBeforeResumption = Ak sa hráči pred dohrávkou dohodnú na remíze alebo sa jeden vzdá, partia sa končí.
rule-EnvelopeOpening = Obálka sa otvorí len za prítomnosti hráča, ktorý má odpovedať.
rule-SealedAmbiguous = Kto zapečatil nejednoznačný ťah, prehráva.
rule-SealedUnclear = Kto zapečatil ťah, ktorého význam nemožno určiť, prehráva.
rule-SealedIllegal = Kto zapečatil nemožný ťah, prehráva.
rule-SealedNoMate = Neplatný pečatený ťah neznamená prehru, ak súper nemôže dať mat žiadnou sériou možných ťahov.
rule-ReplierPresent = Ak je hráč, ktorý má odpovedať, prítomný, vykoná sa pečatený ťah a spustia sa jeho hodiny.
rule-ReplierAbsent = Ak hráč, ktorý má odpovedať, nie je prítomný, spustia sa jeho hodiny.
rule-SealerAbsent = Ak nie je prítomný hráč, ktorý ťah zapečatil, smie súper svoju odpoveď zapečatiť.
rule-LateForResumption = Kto príde na dohrávku po čakacej dobe, prehráva.
rule-EnvelopeLost = Ak sa obálka stratí a postavenie je známe, pečatený ťah sa vykoná na šachovnici.
rule-PositionLost = Ak postavenie nemožno obnoviť, partia sa zruší a hrá sa nová.
rule-ClockAtResumption = Nesprávny čas na hodinách sa pri dohrávke opraví pred prvým ťahom, inak s ním partia pokračuje.

## Zrakovo postihnutí hráči.

rule-Announcing = Ťahy sa jasne oznamujú, súper ich opakuje a vykonáva na svojej šachovnici.
rule-AnnouncedBeforePress = Hodiny sa smú stlačiť až po oznámení ťahu.
rule-SlipCorrected = Prerieknutie treba opraviť ihneď, pred stlačením hodín.
rule-BoardsDiffer = Ak sa postavenia na oboch šachovniciach líšia, opravia sa s pomocou rozhodcu a oboch partiárov.
rule-BlindAssistant = Zrakovo postihnutý hráč smie mať pomocníka s určitými úlohami.
rule-SightedAssistant = Pomocníka smie mať aj súper zrakovo postihnutého hráča.

## Správanie hráčov a rozhodca.

rule-LeavingVenue = Hráči nesmú bez povolenia opustiť miesto konania hry.
rule-LeavingOnMove = Hráč na ťahu nesmie bez povolenia opustiť hrací priestor.
rule-Device = Hráč, u ktorého sa zistí alebo ozve zakázané elektronické zariadenie, prehráva.
rule-SearchRefused = Rozhodca smie dať hráča skontrolovať; kto to odmietne, bude potrestaný.
rule-Distraction = Súpera je zakázané akýmkoľvek spôsobom vyrušovať alebo obťažovať.
rule-BothGuilty = Ak sa previnia obaja hráči, obaja prehrávajú.
rule-Appeal = Hráč sa smie proti rozhodnutiu rozhodcu odvolať.
rule-SpectatorTells = Divák smie na nesprávnosť upozorniť len rozhodcu.
rule-ExtraTime = Po vyrušení zvonka smie rozhodca pridať čas.
rule-Warning = Rozhodca smie hráča napomenúť.
rule-OpponentTime = Ako trest smie rozhodca pridať čas súperovi.
rule-OffenderTime = Ako trest smie rozhodca odobrať čas hráčovi, ktorý sa previnil.
rule-OpponentScore = Ako trest smie rozhodca zvýšiť bodový zisk súpera, najviac na maximum možné v danej partii.
rule-OffenderScore = Ako trest smie rozhodca znížiť bodový zisk hráča, ktorý sa previnil.
rule-Loss = Ako trest smie rozhodca vyhlásiť partiu za prehranú pre hráča, ktorý sa previnil.
rule-Fine = Pokutu možno uložiť, ak bola vopred oznámená.
rule-Exclusion = Ako trest smie byť hráč vylúčený z jedného alebo viacerých kôl.
rule-Expulsion = Ako trest smie byť hráč vylúčený zo súťaže.
rule-ArbiterDecides = Rozhodca dbá na dodržiavanie Pravidiel a rozhoduje prípady, ktoré Pravidlá neupravujú.
