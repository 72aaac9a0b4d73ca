### Proč něco nelze udělat, jedna zpráva na každý kód; $rule je pravidlo, o které se to opírá, $act je odmítnutý čin.

refused-game_over = partie už skončila
refused-not_started = partie ještě nezačala
refused-not_your_move = { $rule ->
    [PressAfterMoving] hodiny smí stisknout jen hráč, který provedl tah
    [Adjusting] opravit postavení kamenů smí jen hráč, který je na tahu
    [AdjustingOnOwnClock] postavení kamenů smí hráč opravit, jen když běží jeho hodiny
    [RepetitionIntended] reklamovat smí jen hráč, který je na tahu
    [RepetitionAppeared] reklamovat smí jen hráč, který je na tahu
    [FiftyIntended] reklamovat smí jen hráč, který je na tahu
    [FiftyReached] reklamovat smí jen hráč, který je na tahu
    [QuickplayClaim] reklamovat smí jen hráč, který je na tahu
    [IncrementRequest] o přídavek smí žádat jen hráč, který je na tahu
    [RapidRecordLooks] o nahlédnutí do partiáře smí žádat jen hráč, který je na tahu
    [BlitzRecordLooks] o nahlédnutí do partiáře smí žádat jen hráč, který je na tahu
    [Sealing] pečetit smí jen hráč, který je na tahu
   *[other] na tahu je soupeř
}
refused-not_allowed = { $rule ->
    [PressAfterMoving] hodiny se smějí stisknout až po provedení tahu
    [DrawsRestricted] { $act ->
        [rule] toto rozhodnutí nelze odložit
       *[other] pravidla soutěže tuto remízu nedovolují
    }
    [Agreement] na remíze se lze dohodnout, až když oba hráči provedli tah
    [DrawOffer] { $act ->
        [offer_draw] remízu lze nabídnout až po provedení tahu
       *[other] nabídku remízy nelze odvolat
    }
    [ClaimNotWithdrawn] reklamaci nelze odvolat
    [RapidFlagClaim] na pád praporku smí upozornit jen hráč
    [MoveMade] před provedením tahu lze pustit z ruky jen krále při rošádě nebo pěšce při proměně
    [WritingInAdvance] tahy se nesmějí zapisovat předem
    [ScoresheetDefect] týká se to jen elektronických partiářů
    [ScoreMaximum] oba hráči dohromady nemohou získat více, než kolik partie dává
    [AnnouncedBeforePress] hodiny se smějí stisknout až po oznámení tahu
    [Announcing] tahy se oznamují jen v partii se zrakově postiženým hráčem
    [EnvelopeOpening] obálku lze otevřít až při dohrávce za přítomnosti hráče, který má odpovědět na pečetěný tah
    [QuickplayClaim] takto lze reklamovat, jen když hráči zbývá na hodinách méně než dvě minuty
    [IncrementRequest] { $act ->
        [rule] toto rozhodnutí nelze odložit
       *[other] o přídavek lze žádat, jen když hráči zbývá na hodinách méně než dvě minuty
    }
    [QuickplayFinish] to je možné jen při rychlém zakončení partie
    [QuickplayAnnounced] tato směrnice nebyla pro soutěž předem oznámena
    [QuickplayNotInBlitz] v bleskovém šachu to možné není
    [UnwatchedDecision] toto rozhodnutí nelze odložit
    [Appeal] { $act ->
        [decide_appeal] toto rozhodnutí nelze odložit
       *[other] rozhodnutí o reklamaci v rychlém zakončení partie je konečné
    }
    [Sealing] bez rozhodčího nelze partii přerušit
    [BlindAssistant] { refused-assistant }
    [SightedAssistant] { refused-assistant }
    [MovingAssistant] { refused-assistant }
    [PressingAssistant] { refused-assistant }
    [RecordingAssistant] { refused-assistant }
    [SpectatorTells] divák smí jen upozornit rozhodčího
    [RapidRecordLooks] { refused-looks }
    [BlitzRecordLooks] { refused-looks }
    [AgreedCorrection] na opravě se hráči mohou dohodnout jen tam, kde není dostatečný dohled
    [PositionReset] tolik půltahů ještě nebylo provedeno
    [DisplacedLater] tolik půltahů ještě nebylo provedeno
    [BoardsDiffer] tolik půltahů ještě nebylo provedeno
    [OpponentScore] takto bodový zisk změnit nelze
    [OffenderScore] takto bodový zisk změnit nelze
   *[other] { $act ->
        [claim_absence] v této partii se nepřítomnost soupeře neuplatňuje
        [take_back] v této partii se tahy nevracejí
        [disconnected] v této partii se spojení nezaznamenává
       *[other] to není dovoleno
    }
}
refused-assistant = { $act ->
    [start] partie nemůže začít, dokud není určen pomocník
    [appoint] takového pomocníka určit nelze
   *[other] pomocník k tomu nebyl určen
}
refused-looks = do partiáře lze nahlížet jen v rapid šachu a v bleskovém šachu s dostatečným dohledem
refused-no_such_piece = na tomto poli nestojí žádný kámen
refused-illegal_move = { $rule ->
    [PressWithoutMove] hodiny byly stisknuty bez provedení tahu
    [TwoHands] tah se provádí pouze jednou rukou
    [Announcing] { $act ->
        [repeat] to není tah, který byl oznámen
       *[other] tah je nepřípustný
    }
   *[other] tah je nepřípustný
}
refused-illegal_move-because = tah je nepřípustný: { $why }
refused-touch_move = { $rule ->
    [MoveMade] tah je proveden a nelze jej změnit
    [TouchedRookFirst] věže se hráč dotkl dříve než krále; rošáda s ní v tomto tahu není dovolena
    [PromotionReleased] pěšec byl puštěn na poslední řadě a musí se tam proměnit
    [PromotionChosen] nový kámen se dotkl pole proměny a volbu už nelze změnit
   *[other] dotknutý kámen zavazuje k jinému tahu
}
refused-touch_move-move = je třeba táhnout dotknutým kamenem: { $pieces }
refused-touch_move-capture = je třeba vzít dotknutý kámen: { $pieces }
refused-touch_move-castle = je třeba provést rošádu dotknutým králem a věží: { $pieces }
refused-must_play_claimed_move = { $rule ->
    [Sealing] je třeba zapečetit tah provedený na šachovnici nebo zapsaný při reklamaci
    [SealerAbsent] je třeba zapečetit tah provedený na šachovnici nebo zapsaný při reklamaci
   *[other] je třeba provést tah zapsaný při reklamaci
}
refused-no_offer = { $act ->
    [accept_take_back] soupeř o vrácení tahu nežádal
    [decline_take_back] soupeř o vrácení tahu nežádal
   *[other] remíza nebyla nabídnuta
}
refused-no_claim = { $rule ->
    [Appeal] žádné odvolání na rozhodnutí nečeká
   *[other] žádná reklamace na rozhodnutí nečeká
}
refused-right_lost = { $rule ->
    [ClaimLost] kdo se dotkl kamene nebo provedl tah, nemůže už v tomto tahu reklamovat
    [ComplaintLost] kdo se dotkl kamene, nemůže už reklamovat porušení pravidla „dotknuto-hráno“
   *[other] na to už hráč nemá právo
}
refused-too_late = { $rule ->
    [ComplaintLost] není žádný soupeřův tah, který by šlo reklamovat
    [RapidIllegalMove] nepřípustný tah platí, reklamovat jej bylo třeba před dalším tahem
    [BlitzIllegalMove] nepřípustný tah platí, reklamovat jej bylo třeba před dalším tahem
    [QuickplayClaim] praporek už spadl
    [IncrementRequest] praporek už spadl
    [Sealing] { $act ->
        [adjourn] dohrávka musí začít později než teď
       *[other] hodiny jsou zastaveny a pečetěný tah už nelze změnit
    }
    [SlipCorrected] přeřeknutí je třeba opravit před stisknutím hodin
   *[other] na to je už pozdě
}
refused-not_enough_reason = { $rule ->
    [DisplayIsNoEvidence] reklamaci nelze opřít o údaje zobrazené v hrací místnosti
    [FlagSeen] žádný praporek nespadl
    [IllegalMove] žádný nepřípustný tah nebyl proveden
    [AgreedCorrection] žádný nepřípustný tah nebyl proveden
    [Announcing] soupeř žádný tah neoznámil
    [SlipCorrected] není žádné oznámení, které by šlo opravit
    [Device] je třeba uvést, čí přístroj to je
    [UnwatchedNoEffort] k této reklamaci je nutný úplný partiář
    [Appeal] takové rozhodnutí nebylo vydáno
   *[other] { $act ->
        [claim_absence] soupeř je přítomen, není nepřítomen dost dlouho, nebo není na tahu
        [take_back] není co vzít zpět
       *[other] není k tomu důvod
    }
}
refused-too_often = { $act ->
    [stop_clocks] tento hráč už zastavil hodiny tolikrát, kolikrát ustanovení této partie dovolují
    [take_back] o tento tah byl soupeř už požádán
   *[other] bylo toho příliš
}
refused-too_early = { $act ->
    [claim_absence] než oba hráči táhli, lze partii jen ukončit bez výsledku
   *[other] na to je ještě brzy
}
refused-clocks_stopped = hodiny jsou zastaveny
refused-wrong_phase = { $rule ->
    [Start] partie už začala
    [Resumption] hra není zastavena
    [Signing] partie ještě neskončila
    [OpponentTime] partie skončila a časy na hodinách se už nemění
    [OffenderTime] partie skončila a časy na hodinách se už nemění
    [OpponentScore] bodový zisk lze změnit až po skončení partie
    [OffenderScore] bodový zisk lze změnit až po skončení partie
    [Sealing] { $act ->
        [adjourn] přerušit lze jen partii, která se hraje
        [seal] teď se tah nepečetí
        [stop_clocks] nejdříve je třeba zapečetit tah
       *[other] teď je třeba zapečetit tah
    }
    [EnvelopeOpening] { $act ->
        [open_envelope] žádná obálka na otevření nečeká
       *[other] partie je přerušena
    }
    [EnvelopeLost] partie není přerušena
    [ReplierAbsent] dohrávka teď začít nemůže
    [QuickplayClaim] nejdříve je třeba rozhodnout o podané reklamaci
    [IncrementRequest] { $act ->
        [rule] nejdříve musí soupeř odpovědět na nabídku remízy
       *[other] nejdříve je třeba rozhodnout o podané reklamaci
    }
    [QuickplayPostponed] rozhodnutí už bylo odloženo
    [UnwatchedDecision] hra reklamací skončila, rozhodne rozhodčí
    [PositionReset] pozici lze obnovit jen v průběhu partie
    [DisplacedLater] pozici lze obnovit jen v průběhu partie
    [BoardsDiffer] pozici lze obnovit jen v průběhu partie
   *[other] { $act ->
        [arrive] hráč už u šachovnice je
        [stop_clocks] hodiny lze zastavit jen v průběhu hry
       *[other] teď to udělat nelze
    }
}
refused-edition_has_no_rule = { $rule ->
    [QuickplayAccepted] podle tohoto znění Pravidel rozhodčí reklamaci uzná, nebo rozhodnutí odloží
   *[other] toto znění Pravidel takové ustanovení nemá
}
refused-not_over = partie neskončila
refused-unreadable = text neoznačuje žádný tah
refused-wrong_envelope = text se neshoduje s pečetěným tahem

## Co bylo zapsáno místo tahu.

written-ambiguous = { $told ->
    [said] oznámení připouští více tahů
   *[written] zápis připouští více tahů
}
written-illegal = takový tah nemůže provést žádný kámen
written-unreadable = { $told ->
    [said] oznámení není srozumitelné
   *[written] zápis není srozumitelný
}
