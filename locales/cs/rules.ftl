### Co které pravidlo říká, jednou vlastní větou; jedna zpráva na každé pravidlo.

## Články 1 a 3: kdo je na tahu a jak se kameny pohybují.

rule-HasTheMove = Táhnout smí jen hráč, který je na tahu.
rule-KingCapture = Král se nikdy nebere a žádný král nesmí zůstat v šachu.
rule-OwnPieceThere = Kámen nelze přemístit na pole obsazené kamenem stejné barvy.
rule-BishopMoves = Střelec táhne po diagonálách, na kterých stojí.
rule-RookMoves = Věž táhne po sloupci nebo řadě, na kterých stojí.
rule-QueenMoves = Dáma táhne po sloupci, řadě nebo diagonále, na kterých stojí.
rule-NothingBetween = Střelec, věž a dáma jiné kameny nepřeskakují.
rule-KnightMoves = Jezdec táhne na jedno z nejbližších polí, která neleží na stejném sloupci, řadě ani diagonále: o dvě pole rovně a o jedno stranou.
rule-PawnSteps = Pěšec postupuje o jedno pole vpřed, je-li to pole volné.
rule-PawnStepsTwice = Svým prvním tahem smí pěšec postoupit o dvě pole, jsou-li obě volná.
rule-PawnTakes = Pěšec bere diagonálně, o jedno pole vpřed.
rule-EnPassantAtOnce = Pěšce, který postoupil o dvě pole, lze brát mimochodem jen hned následujícím tahem.
rule-Promotion = Pěšec, který dosáhne poslední řady, se v témže tahu zamění za dámu, věž, střelce nebo jezdce.
rule-KingMoves = Král táhne o jedno pole kterýmkoli směrem, nikdy však na napadené pole.
rule-CastlingRightLost = Právo na rošádu zaniká natrvalo, jakmile táhl král nebo příslušná věž.
rule-CastlingKingMoved = Právo na rošádu zaniklo natrvalo, protože král už táhl.
rule-CastlingRookMoved = Právo na rošádu s touto věží zaniklo natrvalo, protože věž už táhla.
rule-CastlingThroughAttack = Rošádu nelze provést, dokud je napadeno pole, které král opouští, přechází nebo má obsadit.
rule-CastlingOccupied = Rošádu nelze provést, dokud mezi králem a věží stojí nějaký kámen.
rule-Chess960Occupied = Ve Fischerových šachách musí být všechna pole, přes která král a věž přecházejí nebo na která se dostanou, prázdná, s výjimkou tohoto krále a této věže.
rule-LeavesKingAttacked = Žádným tahem nesmí hráč nechat svého krále v šachu ani ho šachu vystavit.

## Článek 4: provedení tahu.

rule-Adjusting = Hráč, který je na tahu, smí opravit postavení kamenů na jejich polích, oznámí-li to předem („opravuji“).
rule-AdjustingOnOwnClock = Opravit postavení kamenů smí jen hráč, kterému běží hodiny.
rule-TouchedOwn = Kdo se úmyslně dotkne vlastních kamenů, musí táhnout prvním dotknutým kamenem, kterým táhnout lze.
rule-TouchedEnemy = Kdo se úmyslně dotkne soupeřových kamenů, musí vzít první dotknutý kámen, který vzít lze.
rule-TouchedBoth = Kdo se dotkne jednoho vlastního a jednoho soupeřova kamene, musí vzít soupeřův kámen svým; není-li to možné, rozhoduje první dotknutý kámen, kterým lze táhnout nebo který lze vzít.
rule-TouchedKingAndRook = Kdo se úmyslně dotkne krále a věže, musí na tu stranu provést rošádu, je-li přípustná.
rule-TouchedRookFirst = Kdo se dotkne nejdříve věže a pak krále, nesmí v tomto tahu na tu stranu rošovat.
rule-CastlingMeant = Kdo chtěl rošovat, ale nesmí, musí provést jiný přípustný tah králem, případně rošádu na druhou stranu.
rule-PromotionChosen = Volba nového kamene je konečná, jakmile se kámen dotkl pole proměny.
rule-TouchedNothingPossible = Nelze-li žádným z dotknutých kamenů táhnout ani žádný vzít, smí hráč provést kterýkoli přípustný tah.
rule-MoveMade = Pustí-li hráč kámen při přípustném tahu na některé pole, kámen tam zůstává: tah je proveden.
rule-KingReleased = Jakmile hráč pustí z ruky krále posunutého o dvě pole, musí rošádu dokončit.
rule-PromotionReleased = Jakmile hráč pustí pěšce na poslední řadě, nesmí jím už táhnout na jiné pole.
rule-ComplaintLost = Kdo se úmyslně dotkne kamene, nemůže už reklamovat, že soupeř porušil pravidlo „dotknuto-hráno“.
rule-MovingAssistant = Hráč, který nemůže kameny sám přemisťovat, může mít pomocníka, který to dělá.

## Článek 5: konec partie.

rule-Checkmate = Partii vyhrává hráč, který dal mat; tím partie ihned končí.
rule-Resignation = Vzdá-li se hráč, partii vyhrává soupeř; tím partie ihned končí.
rule-ResignationNoMate = Vzdá-li se hráč, jehož soupeř nemůže dát mat žádnou posloupností přípustných tahů, partie končí remízou.
rule-Stalemate = Partie končí remízou, když hráč na tahu nemá žádný přípustný tah a není v šachu.
rule-DeadPosition = Partie končí remízou, když žádný z hráčů nemůže dát mat žádnou posloupností přípustných tahů.
rule-Agreement = Partie končí remízou, když se na ní hráči během partie dohodnou.
rule-ThreefoldRepetition = Partie může skončit remízou, vyskytne-li se táž pozice potřetí.
rule-FiftyMoves = Partie může skončit remízou, provedli-li oba padesát tahů bez braní a bez tahu pěšcem.

## Článek 6: šachové hodiny.

rule-Start = V čase určeném pro zahájení hry se spustí hodiny hráče, který má první tah.
rule-CompletedByPress = Tah je dokončen stisknutím hodin.
rule-CompletedByEnd = Tah, který partii ukončí, je dokončen i bez stisknutí hodin.
rule-CompletedByNextMove = Tah bez stisknutí hodin se považuje za dokončený, jakmile týž hráč provede další.
rule-PressAfterMoving = Hodiny smí stisknout jen hráč, který provedl tah, a až po něm.
rule-PressingAssistant = Hráč, který nemůže hodiny sám obsluhovat, může mít pomocníka, který to dělá.
rule-PeriodReached = Po provedení předepsaného počtu tahů se přidá čas dalšího časového úseku.
rule-DefaultTime = Kdo přijde k šachovnici po čekací době, prohrává, nerozhodne-li rozhodčí jinak.
rule-ClockReadings = Údaje na hodinách jsou konečné, pokud nejde o zjevnou závadu; hodiny se závadou rozhodčí vymění a nastaví na nich čas.
rule-ClockSetWrongly = Nesprávné nastavení hodin se opraví, jakmile se zjistí.
rule-FlagSeen = Praporek se považuje za spadlý, když to zjistí rozhodčí nebo to hráč oprávněně reklamuje.
rule-FlagFall = Kdo nedokončí předepsaný počet tahů v přiděleném čase, prohrává.
rule-FlagFallNoMate = Překročí-li hráč čas, ale soupeř mu nemůže dát mat žádnou posloupností přípustných tahů, partie končí remízou.
rule-BothFlagsContinue = Spadly-li oba praporky, nelze-li zjistit, který dříve, a zbývají-li předepsané tahy, partie pokračuje.
rule-BothFlagsDrawn = Spadly-li oba praporky v posledním časovém úseku a nelze zjistit, který dříve, partie končí remízou.
rule-ArbiterStops = Je-li třeba hru přerušit, rozhodčí zastaví hodiny.
rule-PlayerStops = Hráč smí zastavit hodiny jen proto, aby požádal o pomoc rozhodčího.
rule-Resumption = O tom, kdy hra pokračuje, rozhoduje rozhodčí.
rule-PositionReset = Po nesprávnosti rozhodčí obnoví dřívější pozici a upraví časy na hodinách.
rule-DisplayIsNoEvidence = Reklamaci nelze opřít o údaje na monitorech a demonstračních deskách v hrací místnosti.

## Článek 7: nesprávnosti.

rule-InitialPosition = Bylo-li počáteční postavení nesprávné, partie se zruší a hraje se nová.
rule-BoardTurned = Byla-li šachovnice položena nesprávně, přenese se pozice na správně položenou šachovnici.
rule-ColorsReversed = Partie zahájená s obrácenými barvami pokračuje, nebo se hraje znovu, podle znění Pravidel a rozhodnutí rozhodčího.
rule-Displaced = Kdo posune kameny z jejich polí, musí je vrátit na svůj čas.
rule-DisplacedLater = Zjistí-li se později, že kameny byly posunuty, obnoví se pozice před jejich posunutím a partie z ní pokračuje.
rule-IllegalMove = Nepřípustný tah se vrátí a nahradí přípustným; platí pravidlo „dotknuto-hráno“.
rule-Unpromoted = Nechat pěšce na poslední řadě neproměněného je nepřípustný tah.
rule-PressWithoutMove = Stisknutí hodin bez provedení tahu se považuje za nepřípustný tah.
rule-TwoHands = Tah se provádí pouze jednou rukou.
rule-IllegalMovePenalty = Za dokončený nepřípustný tah dostává soupeř čas navíc; opakovaný znamená prohru partie.

## Rapid šach a bleskový šach.

rule-RapidSetupStays = V rapid šachu nelze po prvních tazích nesprávné postavení kamenů reklamovat.
rule-RapidClockStays = V rapid šachu nelze po prvních tazích změnit nesprávné nastavení hodin.
rule-RapidIllegalMove = V rapid šachu je třeba nepřípustný tah reklamovat před vlastním dalším tahem; potom platí.
rule-BlitzIllegalMove = V bleskovém šachu smí soupeř po nepřípustném tahu reklamovat výhru, dokud sám netáhl.
rule-RapidFlagClaim = V rapid šachu smí na pád praporku upozornit jen hráč.
rule-RapidBothFlags = V rapid šachu končí partie remízou, spadly-li oba praporky.
rule-MatingMaterial = V bleskovém šachu musí mít hráč k výhře matící materiál.
rule-IllegalPosition = Jsou-li v rapid šachu oba králové v šachu nebo stojí-li pěšec na poslední řadě, rozhodčí počká na dokončení dalšího tahu; zůstane-li pozice nepřípustná, partie končí remízou.
rule-AgreedCorrection = Hráči se mohou bez rozhodčího dohodnout, že nepřípustný tah opraví.
rule-RapidRecordLooks = V rapid šachu smí hráč na tahu požádat o nahlédnutí do partiáře nejvýše pětkrát.
rule-BlitzRecordLooks = V bleskovém šachu smí hráč na tahu požádat o nahlédnutí do partiáře nejvýše pětkrát.

## Článek 8: zapisování tahů.

rule-RecordBeforeMoving = Každý hráč tahy zapisuje; svůj předchozí tah dříve, než provede další.
rule-WritingInAdvance = Tah se nesmí zapsat předem, s výjimkou reklamace remízy a pečetění.
rule-CompleteRecord = Kdo v časové tísni nezapisoval, musí poté doplnit svůj partiář.
rule-ScoresheetDefect = Elektronický partiář se zjevnou závadou rozhodčí vymění.
rule-Signing = Po partii oba hráči podepíší partiáře; výsledek tím platí, nerozhodne-li rozhodčí jinak.
rule-RecordingAssistant = Hráč, který nemůže sám zapisovat, může mít pomocníka, který to dělá.

## Článek 10: body.

rule-ScoreMaximum = Oba hráči dohromady nezískají více, než kolik partie obvykle dává.

## Článek 9: remíza.

rule-DrawOffer = Remíza se nabízí po provedení tahu a před stisknutím hodin; nabídka platí, dokud ji soupeř nepřijme nebo neodmítne (i tím, že hraje dál).
rule-DrawsRestricted = Pravidla soutěže mohou dohodu o remíze zakázat, zcela nebo do určitého tahu.
rule-ClaimIsOffer = Reklamace remízy je zároveň nabídkou remízy.
rule-RepetitionIntended = Hráč na tahu smí reklamovat remízu tak, že zapíše tah, po němž se táž pozice vyskytne potřetí.
rule-RepetitionAppeared = Hráč na tahu smí reklamovat remízu, když se táž pozice právě vyskytla potřetí.
rule-FiftyIntended = Hráč na tahu smí reklamovat remízu tak, že zapíše tah, jímž se dovrší padesát tahů obou hráčů bez braní a bez tahu pěšcem.
rule-FiftyReached = Hráč na tahu smí reklamovat remízu, když oba hráči provedli posledních padesát tahů bez braní a bez tahu pěšcem.
rule-ClaimLost = Kdo se bez reklamace dotkne kamene nebo táhne, ztrácí v tomto tahu právo reklamovat.
rule-ClaimNotWithdrawn = Při reklamaci se hodiny zastaví a reklamaci nelze odvolat.
rule-ClaimRight = Je-li reklamace oprávněná, partie ihned končí remízou.
rule-ClaimWrong = Je-li reklamace neoprávněná, soupeř dostává čas navíc, partie pokračuje a zapsaný tah se musí provést.
rule-FivefoldRepetition = Partie končí remízou i bez reklamace, vyskytla-li se táž pozice pětkrát.
rule-SeventyFiveMoves = Partie končí remízou i bez reklamace, provedli-li oba sedmdesát pět tahů bez braní a bez tahu pěšcem; mat má přednost.

## Rychlé zakončení partie.

rule-QuickplayFinish = Rychlé zakončení partie je poslední časový úsek, ve kterém je nutno v omezeném čase provést všechny zbývající tahy.
rule-QuickplayAnnounced = Tato směrnice platí jen tehdy, byla-li předem oznámena.
rule-QuickplayNotInBlitz = V bleskovém šachu se takto reklamovat nedá.
rule-QuickplayClaim = Hráč, kterému zbývá méně než dvě minuty, smí reklamovat remízu, protože soupeř nemůže vyhrát nebo se nesnaží vyhrát normálními prostředky.
rule-QuickplayAccepted = Souhlasí-li rozhodčí s reklamací, partie končí remízou.
rule-QuickplayPostponed = Rozhodčí smí rozhodnutí odložit a nechat partii pokračovat.
rule-QuickplayDrawnLater = Odloží-li rozhodčí rozhodnutí, může remízu vyhlásit i později, dokonce i po pádu praporku.
rule-QuickplayRejected = Zamítne-li rozhodčí reklamaci, soupeř dostává čas navíc.
rule-IncrementRequest = Hráč, kterému zbývá méně než dvě minuty, smí požádat o přídavek pěti sekund na tah pro oba hráče; je to zároveň nabídka remízy.
rule-UnwatchedCannotWin = Bez rozhodčího lze reklamovat remízu, protože soupeř nemůže vyhrát normálními prostředky.
rule-UnwatchedNoEffort = Bez rozhodčího lze reklamovat remízu, protože soupeř neusiluje o výhru normálními prostředky.
rule-UnwatchedDecision = Taková reklamace hru ukončí; rozhodčí o ní rozhodne dodatečně.

## Přerušené partie.

rule-Sealing = Při přerušení hráč na tahu zapečetí tah; změnit jej může, dokud nejsou hodiny zastaveny.
rule-OfferAfterSealing = Remíza nabídnutá poté, co soupeř zapečetil tah, platí, dokud není přijata nebo odmítnuta.
rule-EndBeforeResumption = Dohodnou-li se hráči před dohrávkou na remíze nebo se jeden vzdá, partie končí.
rule-EnvelopeOpening = Obálka se otevře jen za přítomnosti hráče, který má odpovědět.
rule-SealedAmbiguous = Kdo zapečetil nejednoznačný tah, prohrává.
rule-SealedUnclear = Kdo zapečetil tah, jehož význam nelze zjistit, prohrává.
rule-SealedIllegal = Kdo zapečetil nepřípustný tah, prohrává.
rule-SealedNoMate = Neplatný pečetěný tah neznamená prohru, nemůže-li soupeř dát mat žádnou posloupností přípustných tahů.
rule-ReplierPresent = Je-li hráč, který má odpovědět, přítomen, provede se pečetěný tah a spustí se jeho hodiny.
rule-ReplierAbsent = Není-li hráč, který má odpovědět, přítomen, spustí se jeho hodiny.
rule-SealerAbsent = Není-li přítomen hráč, který tah zapečetil, smí soupeř svou odpověď také zapečetit.
rule-LateForResumption = Kdo se k dohrávce dostaví po čekací době, prohrává.
rule-EnvelopeLost = Ztratí-li se obálka a pozice je známa, pečetěný tah se provede na šachovnici.
rule-PositionLost = Nelze-li pozici obnovit, partie se zruší a hraje se nová.
rule-ClockAtResumption = Na nesprávný čas na hodinách je třeba při dohrávce upozornit před prvním tahem, jinak s ním partie pokračuje.

## Zrakově postižení hráči.

rule-Announcing = Tahy se jasně oznamují, soupeř je opakuje a provádí na své šachovnici.
rule-AnnouncedBeforePress = Hodiny se smějí stisknout až po oznámení tahu.
rule-SlipCorrected = Přeřeknutí je třeba opravit ihned, před stisknutím hodin.
rule-BoardsDiffer = Liší-li se pozice na obou šachovnicích, opraví se s pomocí rozhodčího a obou partiářů.
rule-BlindAssistant = Zrakově postižený hráč smí mít pomocníka s určitými úkoly.
rule-SightedAssistant = Pomocníka smí mít i soupeř zrakově postiženého hráče.

## Chování hráčů a rozhodčí.

rule-LeavingVenue = Hráči nesmějí bez dovolení opustit hrací prostor.
rule-LeavingOnMove = Hráč na tahu nesmí bez dovolení opustit hrací místnost.
rule-Device = Hráč, u kterého se zjistí nebo ozve zakázaný elektronický přístroj, prohrává.
rule-SearchRefused = Rozhodčí smí nechat hráče zkontrolovat; kdo to odmítne, bude potrestán.
rule-Distraction = Je zakázáno soupeře jakýmkoli způsobem vyrušovat nebo obtěžovat.
rule-BothGuilty = Proviní-li se oba hráči, oba prohrávají.
rule-Appeal = Hráč se smí proti rozhodnutí rozhodčího odvolat.
rule-SpectatorTells = Divák smí na nesprávnost upozornit jen rozhodčího.
rule-ExtraTime = Dojde-li k vnějšímu narušení hry, smí rozhodčí přidat čas.
rule-Warning = Rozhodčí smí hráče napomenout.
rule-OpponentTime = Jako trest smí rozhodčí přidat čas soupeři.
rule-OffenderTime = Jako trest smí rozhodčí odebrat čas hráči, který se provinil.
rule-OpponentScore = Jako trest smí rozhodčí zvýšit bodový zisk soupeře, nejvýše na maximum možné v dané partii.
rule-OffenderScore = Jako trest smí rozhodčí snížit bodový zisk hráče, který se provinil.
rule-Loss = Jako trest smí rozhodčí prohlásit partii za prohranou pro hráče, který se provinil.
rule-Fine = Pokutu lze uložit, byla-li předem oznámena.
rule-Exclusion = Jako trest smí být hráč vyloučen z jednoho nebo více kol.
rule-Expulsion = Jako trest smí být hráč vyloučen ze soutěže.
rule-ArbiterDecides = Rozhodčí dbá na dodržování Pravidel a rozhoduje případy, které neupravují.
