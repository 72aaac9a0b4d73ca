### Proč něco nelze udělat, jedna zpráva na každý kód; $rule je pravidlo, o které se to opírá.

refused-game_over = partie už skončila
refused-not_started = partie ještě nezačala
refused-not_your_move = { $rule ->
    [PressAfterMoving] hodiny smí stisknout jen hráč, který provedl tah
    [Adjusting] opravit postavení kamenů smí jen hráč, který je na tahu
    [RepetitionIntended] reklamovat smí jen hráč, který je na tahu
    [RepetitionAppeared] reklamovat smí jen hráč, který je na tahu
    [FiftyIntended] reklamovat smí jen hráč, který je na tahu
    [FiftyReached] reklamovat smí jen hráč, který je na tahu
   *[other] na tahu je soupeř
}
refused-not_allowed = { $rule ->
    [PressAfterMoving] hodiny se smějí stisknout až po provedení tahu
    [DrawsRestricted] pravidla soutěže tuto remízu nedovolují
    [Agreement] na remíze se lze dohodnout, až když oba hráči provedli tah
    [DrawOffer] nabídku remízy nelze odvolat
    [ClaimNotWithdrawn] reklamaci nelze odvolat
    [RapidFlagClaim] na pád praporku smí upozornit jen hráč
    [MoveMade] před provedením tahu lze pustit z ruky jen krále při rošádě nebo kámen při proměně
    [RecordBeforeMoving] tahy se nesmějí zapisovat předem
   *[other] to není dovoleno
}
refused-no_such_piece = na tom poli žádný kámen nestojí
refused-illegal_move = { $rule ->
    [PressWithoutMove] hodiny byly stisknuty bez provedení tahu
    [TwoHands] tah se provádí pouze jednou rukou
   *[other] tah je nepřípustný
}
refused-illegal_move-because = tah je nepřípustný: { $why }
refused-touch_move = { $rule ->
    [MoveMade] tah je proveden a nelze jej změnit
    [TouchedRookFirst] věž byla dotknuta dříve než král, rošáda s ní v tomto tahu není dovolena
    [PromotionReleased] pěšec byl puštěn na poslední řadě a musí se tam proměnit
    [PromotionChosen] nový kámen se dotkl pole proměny a volbu už nelze změnit
   *[other] dotknutý kámen zavazuje k jinému tahu
}
refused-touch_move-move = je třeba táhnout dotknutým kamenem: { $pieces }
refused-touch_move-capture = je třeba vzít dotknutý kámen: { $pieces }
refused-touch_move-castle = je třeba provést rošádu dotknutým králem a věží: { $pieces }
refused-must_play_claimed_move = je třeba provést tah zapsaný při reklamaci
refused-no_offer = žádná remíza nebyla nabídnuta
refused-no_claim = žádná reklamace na rozhodnutí nečeká
refused-right_lost = { $rule ->
    [ClaimLost] kdo se dotkl kamene nebo provedl tah, nemůže už v tomto tahu reklamovat
    [ComplaintLost] kdo se dotkl kamene, nemůže už reklamovat porušení pravidla „dotknuto-hráno“
   *[other] právo na to zaniklo
}
refused-too_late = { $rule ->
    [ComplaintLost] není žádný soupeřův tah, který by šlo reklamovat
    [RapidIllegalMove] nepřípustný tah platí, reklamovat jej bylo třeba před dalším tahem
    [BlitzIllegalMove] nepřípustný tah platí, reklamovat jej bylo třeba před dalším tahem
   *[other] na to je už pozdě
}
refused-not_enough_reason = { $rule ->
    [DisplayIsNoEvidence] reklamaci nelze opřít o údaje zobrazené v hrací místnosti
    [FlagSeen] žádný praporek nespadl
    [IllegalMove] žádný nepřípustný tah nebyl proveden
   *[other] není k tomu důvod
}
refused-clocks_stopped = hodiny jsou zastaveny
refused-wrong_phase = { $rule ->
    [Start] partie už začala
    [Resumption] hra není přerušena
    [Signing] partie ještě neskončila
    [OpponentTime] partie skončila a časy na hodinách se už nemění
    [OffenderTime] partie skončila a časy na hodinách se už nemění
    [OpponentScore] bodový zisk lze změnit až po skončení partie
    [OffenderScore] bodový zisk lze změnit až po skončení partie
   *[other] teď to udělat nelze
}
refused-edition_has_no_rule = toto znění Pravidel takové ustanovení nemá

## Co bylo zapsáno místo tahu.

written-ambiguous = zápis se hodí na více tahů
written-illegal = takový tah žádný kámen provést nemůže
written-unreadable = zápis není tahem
