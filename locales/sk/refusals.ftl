### Prečo sa niečo nedá urobiť, jedna správa na každý kód; $rule je pravidlo, o ktoré sa to opiera.

refused-game_over = partia sa už skončila
refused-not_started = partia sa ešte nezačala
refused-not_your_move = { $rule ->
    [PressAfterMoving] hodiny smie stlačiť len hráč, ktorý vykonal ťah
    [Adjusting] poopraviť figúrky smie len hráč, ktorý je na ťahu
    [RepetitionIntended] reklamovať smie len hráč, ktorý je na ťahu
    [RepetitionAppeared] reklamovať smie len hráč, ktorý je na ťahu
    [FiftyIntended] reklamovať smie len hráč, ktorý je na ťahu
    [FiftyReached] reklamovať smie len hráč, ktorý je na ťahu
   *[other] na ťahu je súper
}
refused-not_allowed = { $rule ->
    [PressAfterMoving] hodiny sa smú stlačiť až po vykonaní ťahu
    [DrawsRestricted] podmienky súťaže túto remízu nedovoľujú
    [Agreement] na remíze sa možno dohodnúť, až keď obaja hráči vykonali ťah
    [DrawOffer] ponuku remízy nemožno odvolať
    [ClaimNotWithdrawn] reklamáciu nemožno odvolať
    [RapidFlagClaim] na padnutie zástavky smie upozorniť len hráč
    [MoveMade] pred vykonaním ťahu možno pustiť z ruky len kráľa pri rošáde alebo figúrku pri premene
    [RecordBeforeMoving] ťahy sa nesmú zaznamenávať vopred
   *[other] to nie je dovolené
}
refused-no_such_piece = na tom poli nijaká figúrka nestojí
refused-illegal_move = { $rule ->
    [PressWithoutMove] hodiny boli stlačené bez vykonania ťahu
    [TwoHands] ťah sa vykonáva len jednou rukou
   *[other] ťah je nemožný
}
refused-illegal_move-because = ťah je nemožný: { $why }
refused-touch_move = { $rule ->
    [MoveMade] ťah je vykonaný a nemožno ho zmeniť
    [TouchedRookFirst] hráč sa dotkol veže skôr ako kráľa, rošáda s ňou v tomto ťahu nie je dovolená
    [PromotionReleased] pešiak bol pustený na poslednom rade a musí sa tam premeniť
    [PromotionChosen] nová figúrka sa dotkla poľa premeny a voľbu už nemožno zmeniť
   *[other] dotknutá figúrka zaväzuje k inému ťahu
}
refused-touch_move-move = treba ťahať dotknutou figúrkou: { $pieces }
refused-touch_move-capture = treba zobrať dotknutú figúrku: { $pieces }
refused-touch_move-castle = treba vykonať rošádu dotknutým kráľom a vežou: { $pieces }
refused-must_play_claimed_move = treba vykonať ťah zapísaný pri reklamácii
refused-no_offer = nijaká remíza nebola ponúknutá
refused-no_claim = nijaká reklamácia na rozhodnutie nečaká
refused-right_lost = { $rule ->
    [ClaimLost] kto sa dotkol figúrky alebo vykonal ťah, nemôže už v tomto ťahu reklamovať
    [ComplaintLost] kto sa dotkol figúrky, nemôže už reklamovať porušenie pravidla „dotknuté-ťahané“
   *[other] právo na to zaniklo
}
refused-too_late = { $rule ->
    [ComplaintLost] nie je nijaký súperov ťah, ktorý by sa dal reklamovať
    [RapidIllegalMove] nemožný ťah platí, reklamovať ho bolo treba pred ďalším ťahom
    [BlitzIllegalMove] nemožný ťah platí, reklamovať ho bolo treba pred ďalším ťahom
   *[other] na to je už neskoro
}
refused-not_enough_reason = { $rule ->
    [DisplayIsNoEvidence] reklamáciu nemožno oprieť o údaje zobrazené v hracej miestnosti
    [FlagSeen] nijaká zástavka nepadla
    [IllegalMove] nijaký nemožný ťah nebol vykonaný
   *[other] nie je na to dôvod
}
refused-clocks_stopped = hodiny sú zastavené
refused-wrong_phase = { $rule ->
    [Start] partia sa už začala
    [Resumption] partia nie je prerušená
    [Signing] partia sa ešte neskončila
    [OpponentTime] partia sa skončila a časy na hodinách sa už nemenia
    [OffenderTime] partia sa skončila a časy na hodinách sa už nemenia
    [OpponentScore] bodový zisk možno zmeniť až po skončení partie
    [OffenderScore] bodový zisk možno zmeniť až po skončení partie
   *[other] teraz sa to urobiť nedá
}
refused-edition_has_no_rule = toto znenie Pravidiel také ustanovenie nemá

## Čo bolo zapísané namiesto ťahu.

written-ambiguous = zápis sa hodí na viac ťahov
written-illegal = taký ťah nijaká figúrka vykonať nemôže
written-unreadable = zápis nie je ťahom
