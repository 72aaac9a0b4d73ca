### Prečo sa niečo nedá urobiť, jedna správa na každý kód; $rule je pravidlo, o ktoré sa to opiera, $act je odmietnutý čin.

refused-game_over = partia sa už skončila
refused-not_started = partia sa ešte nezačala
refused-not_your_move = { $rule ->
    [PressAfterMoving] hodiny smie stlačiť len hráč, ktorý vykonal ťah
    [Adjusting] poopraviť figúrky smie len hráč, ktorý je na ťahu
    [AdjustingOnOwnClock] figúrky smie hráč poopraviť, len keď bežia jeho hodiny
    [RepetitionIntended] reklamovať smie len hráč, ktorý je na ťahu
    [RepetitionAppeared] reklamovať smie len hráč, ktorý je na ťahu
    [FiftyIntended] reklamovať smie len hráč, ktorý je na ťahu
    [FiftyReached] reklamovať smie len hráč, ktorý je na ťahu
    [QuickplayClaim] reklamovať smie len hráč, ktorý je na ťahu
    [IncrementRequest] o prídavok smie žiadať len hráč, ktorý je na ťahu
    [RapidRecordLooks] o nahliadnutie do partiára smie žiadať len hráč, ktorý je na ťahu
    [BlitzRecordLooks] o nahliadnutie do partiára smie žiadať len hráč, ktorý je na ťahu
    [Sealing] pečatiť smie len hráč, ktorý je na ťahu
   *[other] na ťahu je súper
}
refused-not_allowed = { $rule ->
    [PressAfterMoving] hodiny sa smú stlačiť až po vykonaní ťahu
    [DrawsRestricted] { $act ->
        [rule] toto rozhodnutie nemožno odložiť
       *[other] podmienky súťaže túto remízu nedovoľujú
    }
    [Agreement] na remíze sa možno dohodnúť, až keď obaja hráči vykonali ťah
    [DrawOffer] { $act ->
        [offer_draw] remízu možno ponúknuť až po vykonaní ťahu
       *[other] ponuku remízy nemožno odvolať
    }
    [ClaimNotWithdrawn] reklamáciu nemožno odvolať
    [RapidFlagClaim] na padnutie zástavky smie upozorniť len hráč
    [MoveMade] pred vykonaním ťahu možno pustiť z ruky len kráľa pri rošáde alebo pešiaka pri premene
    [WritingInAdvance] ťahy sa nesmú zaznamenávať vopred
    [ScoresheetDefect] týka sa to len elektronických partiárov
    [ScoreMaximum] obaja hráči spolu nemôžu získať viac, ako partia dáva
    [AnnouncedBeforePress] hodiny sa smú stlačiť až po oznámení ťahu
    [Announcing] ťahy sa oznamujú len v partii so zrakovo postihnutým hráčom
    [EnvelopeOpening] obálku možno otvoriť až pri dohrávke za prítomnosti hráča, ktorý má odpovedať na pečatený ťah
    [QuickplayClaim] takto možno reklamovať, len keď hráčovi zostáva na hodinách menej ako dve minúty
    [IncrementRequest] { $act ->
        [rule] toto rozhodnutie nemožno odložiť
       *[other] o prídavok možno žiadať, len keď hráčovi zostáva na hodinách menej ako dve minúty
    }
    [QuickplayFinish] to je možné len v závere rýchlej hry
    [QuickplayAnnounced] táto smernica nebola pre súťaž vopred oznámená
    [QuickplayNotInBlitz] v bleskovom šachu to nie je možné
    [UnwatchedDecision] toto rozhodnutie nemožno odložiť
    [Appeal] { $act ->
        [decide_appeal] toto rozhodnutie nemožno odložiť
       *[other] rozhodnutie o reklamácii v závere rýchlej hry je konečné
    }
    [Sealing] bez rozhodcu nemožno partiu prerušiť
    [BlindAssistant] { refused-assistant }
    [SightedAssistant] { refused-assistant }
    [MovingAssistant] { refused-assistant }
    [PressingAssistant] { refused-assistant }
    [RecordingAssistant] { refused-assistant }
    [SpectatorTells] divák smie len upozorniť rozhodcu
    [RapidRecordLooks] { refused-looks }
    [BlitzRecordLooks] { refused-looks }
    [AgreedCorrection] na oprave sa hráči môžu dohodnúť len tam, kde nie je dostatočný dohľad
    [PositionReset] toľko polťahov ešte nebolo vykonaných
    [DisplacedLater] toľko polťahov ešte nebolo vykonaných
    [BoardsDiffer] toľko polťahov ešte nebolo vykonaných
    [OpponentScore] takto bodový zisk zmeniť nemožno
    [OffenderScore] takto bodový zisk zmeniť nemožno
   *[other] { $act ->
        [claim_absence] v tejto partii sa neprítomnosť súpera neuplatňuje
        [take_back] v tejto partii sa ťahy nevracajú
        [disconnected] v tejto partii sa spojenie nezaznamenáva
       *[other] to nie je dovolené
    }
}
refused-assistant = { $act ->
    [start] partia sa nemôže začať, kým nie je určený pomocník
    [appoint] takého pomocníka určiť nemožno
   *[other] pomocník na to nebol určený
}
refused-looks = do partiára možno nahliadať len v rapid a bleskovom šachu s dostatočným dohľadom
refused-no_such_piece = na tomto poli nestojí žiadna figúrka
refused-illegal_move = { $rule ->
    [PressWithoutMove] hodiny boli stlačené bez vykonania ťahu
    [TwoHands] ťah sa vykonáva len jednou rukou
    [Announcing] { $act ->
        [repeat] to nie je ťah, ktorý bol oznámený
       *[other] ťah je nemožný
    }
   *[other] ťah je nemožný
}
refused-illegal_move-because = ťah je nemožný: { $why }
refused-touch_move = { $rule ->
    [MoveMade] ťah je vykonaný a nemožno ho zmeniť
    [TouchedRookFirst] hráč sa dotkol veže skôr ako kráľa, rošáda s ňou v tomto ťahu nie je dovolená
    [PromotionReleased] pešiak bol pustený na poslednom rade a musí sa tam premeniť
    [PromotionChosen] nová figúrka sa dotkla poľa premeny a voľbu už nemožno zmeniť
   *[other] dotknutá figúrka zaväzuje k inému ťahu
}
refused-touch_move-move = treba ťahať dotknutou figúrkou: { $pieces }
refused-touch_move-capture = treba zobrať dotknutú figúrku: { $pieces }
refused-touch_move-castle = treba vykonať rošádu dotknutým kráľom a vežou: { $pieces }
refused-must_play_claimed_move = { $rule ->
    [Sealing] treba zapečatiť ťah vykonaný na šachovnici alebo zapísaný pri reklamácii
    [SealerAbsent] treba zapečatiť ťah vykonaný na šachovnici alebo zapísaný pri reklamácii
   *[other] treba vykonať ťah zapísaný pri reklamácii
}
refused-no_offer = { $act ->
    [accept_take_back] súper o vrátenie ťahu nežiadal
    [decline_take_back] súper o vrátenie ťahu nežiadal
   *[other] remíza nebola ponúknutá
}
refused-no_claim = { $rule ->
    [Appeal] žiadne odvolanie nečaká na rozhodnutie
   *[other] žiadna reklamácia nečaká na rozhodnutie
}
refused-right_lost = { $rule ->
    [ClaimLost] kto sa dotkol figúrky alebo vykonal ťah, nemôže už v tomto ťahu reklamovať
    [ComplaintLost] kto sa dotkol figúrky, nemôže už reklamovať porušenie pravidla „dotknuté-ťahané“
   *[other] na to už hráč nemá právo
}
refused-too_late = { $rule ->
    [ComplaintLost] nie je žiadny súperov ťah, ktorý by sa dal reklamovať
    [RapidIllegalMove] nemožný ťah platí, reklamovať ho bolo treba pred ďalším ťahom
    [BlitzIllegalMove] nemožný ťah platí, reklamovať ho bolo treba pred ďalším ťahom
    [QuickplayClaim] zástavka už padla
    [IncrementRequest] zástavka už padla
    [Sealing] { $act ->
        [adjourn] dohrávka sa musí začať neskôr ako teraz
       *[other] hodiny sú zastavené a pečatený ťah už nemožno zmeniť
    }
    [SlipCorrected] prerieknutie treba opraviť pred stlačením hodín
   *[other] na to je už neskoro
}
refused-not_enough_reason = { $rule ->
    [DisplayIsNoEvidence] reklamáciu nemožno oprieť o údaje zobrazené v hracej miestnosti
    [FlagSeen] žiadna zástavka nepadla
    [IllegalMove] nebol vykonaný žiadny nemožný ťah
    [AgreedCorrection] nebol vykonaný žiadny nemožný ťah
    [Announcing] súper neoznámil žiadny ťah
    [SlipCorrected] nie je žiadne oznámenie, ktoré by sa dalo opraviť
    [Device] treba uviesť, čie zariadenie to je
    [UnwatchedNoEffort] na túto reklamáciu treba úplný partiár
    [Appeal] také rozhodnutie nebolo vydané
   *[other] { $act ->
        [claim_absence] súper je prítomný, nie je neprítomný dosť dlho, alebo nie je na ťahu
        [take_back] nie je čo vziať späť
       *[other] nie je na to dôvod
    }
}
refused-too_often = { $act ->
    [stop_clocks] tento hráč už zastavil hodiny toľkokrát, koľkokrát ustanovenia tejto partie dovoľujú
    [take_back] o tento ťah bol súper už požiadaný
   *[other] bolo toho priveľa
}
refused-too_early = { $act ->
    [claim_absence] kým obaja hráči neťahali, možno partiu iba ukončiť bez výsledku
   *[other] na to je ešte skoro
}
refused-clocks_stopped = hodiny sú zastavené
refused-wrong_phase = { $rule ->
    [Start] partia sa už začala
    [Resumption] hra nie je zastavená
    [Signing] partia sa ešte neskončila
    [OpponentTime] partia sa skončila a časy na hodinách sa už nemenia
    [OffenderTime] partia sa skončila a časy na hodinách sa už nemenia
    [OpponentScore] bodový zisk možno zmeniť až po skončení partie
    [OffenderScore] bodový zisk možno zmeniť až po skončení partie
    [Sealing] { $act ->
        [adjourn] prerušiť možno len partiu, ktorá sa hrá
        [seal] teraz sa ťah nepečatí
        [stop_clocks] najskôr treba zapečatiť ťah
       *[other] teraz treba zapečatiť ťah
    }
    [EnvelopeOpening] { $act ->
        [open_envelope] žiadna obálka nečaká na otvorenie
       *[other] partia je prerušená
    }
    [EnvelopeLost] partia nie je prerušená
    [ReplierAbsent] dohrávka sa teraz začať nemôže
    [QuickplayClaim] najskôr treba rozhodnúť o podanej reklamácii
    [IncrementRequest] { $act ->
        [rule] najskôr musí súper odpovedať na ponuku remízy
       *[other] najskôr treba rozhodnúť o podanej reklamácii
    }
    [QuickplayPostponed] rozhodnutie už bolo odložené
    [UnwatchedDecision] hra sa reklamáciou skončila, rozhodne rozhodca
    [PositionReset] postavenie možno obnoviť len počas partie
    [DisplacedLater] postavenie možno obnoviť len počas partie
    [BoardsDiffer] postavenie možno obnoviť len počas partie
   *[other] { $act ->
        [arrive] hráč už pri šachovnici je
        [stop_clocks] hodiny možno zastaviť len počas hry
       *[other] teraz sa to urobiť nedá
    }
}
refused-edition_has_no_rule = { $rule ->
    [QuickplayAccepted] podľa tohto znenia Pravidiel rozhodca reklamáciu uzná, alebo rozhodnutie odloží
   *[other] toto znenie Pravidiel také ustanovenie nemá
}
refused-not_over = partia sa neskončila
refused-unreadable = text neoznačuje žiadny ťah
refused-wrong_envelope = text sa nezhoduje s pečateným ťahom

## Čo bolo zapísané namiesto ťahu.

written-ambiguous = { $told ->
    [said] oznámenie pripúšťa viac ťahov
   *[written] zápis pripúšťa viac ťahov
}
written-illegal = taký ťah nemôže vykonať žiadna figúrka
written-unreadable = { $told ->
    [said] oznámenie nie je zrozumiteľné
   *[written] zápis nie je zrozumiteľný
}
