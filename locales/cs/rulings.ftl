### Co odpovídají Pravidla, jedna zpráva na každý výrok.

ruling-started = partie začíná
ruling-touched = { by } se dotkl { $piece }{ $obliged ->
    [move] : dotknutým kamenem je třeba táhnout
    [capture] : dotknutý kámen je třeba vzít
    [castle] : je třeba provést rošádu
   *[none] , k ničemu ho to nezavazuje
}
ruling-released = { by } pustil z ruky { $piece }{ $obliged ->
    [move] : jiný tah už provést nesmí
    [capture] : dotknutý kámen je třeba vzít
    [castle] : je třeba provést rošádu
   *[none] , k ničemu ho to nezavazuje
}
ruling-move_made = { by } provedl tah { $move }
ruling-move_completed = { by } dokončil tah
ruling-draw_offered = { $manner ->
    [claim] reklamace { by-genitive } je zároveň nabídkou remízy
    [request] žádost { by-genitive } je zároveň nabídkou remízy
    [improper] { by } nabízí remízu, avšak v nesprávném okamžiku
   *[proper] { by } nabízí remízu
}
ruling-draw_declined = { by } odmítá remízu
ruling-right_lost-repetition = { by } ztratil v tomto tahu právo reklamovat remízu opakováním pozice
ruling-right_lost-fifty_moves = { by } ztratil v tomto tahu právo reklamovat remízu podle pravidla padesáti tahů
ruling-right_lost-agreement = { by } už nemůže přijmout tuto nabídku remízy
ruling-right_lost-touch_move = { by } se dotkl kamene a ztratil právo reklamovat porušení pravidla „dotknuto-hráno“
ruling-right_lost-flag = { by } ztratil právo reklamovat pád praporku
ruling-right_lost-illegal_move = { by } ztratil právo reklamovat nepřípustný tah
ruling-right_lost-cannot_win = { by } ztratil právo reklamovat tuto remízu
ruling-right_lost-no_effort = { by } ztratil právo reklamovat tuto remízu
ruling-right_lost-increment = { by } ztratil právo žádat o přídavek
ruling-illegal_move = { illegal-move-number }
ruling-illegal_move-because = { illegal-move-number }: { $why }
ruling-position_restored = { $rule ->
    [PositionReset] obnovuje se dřívější pozice
    [BoardsDiffer] obnovuje se pozice
   *[other] obnovuje se pozice před nesprávností
}
ruling-time_added = { $to ->
    [white] bílý dostává { $time }
   *[black] černý dostává { $time }
}
ruling-time_deducted = { $from ->
    [white] bílý přichází o { $time }
   *[black] černý přichází o { $time }
}
ruling-clock_set = { $running ->
    [white] hodiny ukazují: bílý { $white }, černý { $black }; běží hodiny bílého
    [black] hodiny ukazují: bílý { $white }, černý { $black }; běží hodiny černého
   *[none] hodiny jsou zastaveny: bílý { $white }, černý { $black }
}
ruling-flag_fell = { by-dative } spadl praporek
ruling-period_reached = { by } splnil předepsaný počet tahů, začíná { $period }. časový úsek
ruling-warned = { $player ->
    [white] bílý dostává napomenutí
   *[black] černý dostává napomenutí
}
ruling-penalised = { $player ->
    [white] trest pro bílého: { $penalty }
   *[black] trest pro černého: { $penalty }
}
ruling-irregularity = { $found }: { $consequence }
ruling-must_record = { by } musí zapsat svůj předchozí tah dříve, než provede další
ruling-record_incomplete = { by } musí doplnit svůj partiář
ruling-mate_undecided = { $player ->
    [white] není rozhodnuto, zda bílý ještě může dát mat: program to nestihl zjistit, rozhodne rozhodčí
    [black] není rozhodnuto, zda černý ještě může dát mat: program to nestihl zjistit, rozhodne rozhodčí
   *[none] není rozhodnuto, zda je mat ještě možný: program to nestihl zjistit, rozhodne rozhodčí
}
ruling-resumed = { $rule ->
    [ReplierAbsent] spouštějí se hodiny hráče, který má odpovědět na pečetěný tah
    [EnvelopeLost] hra pokračuje, pečetěný tah se provede na šachovnici
   *[other] hra pokračuje
}
ruling-position_restored-taken_back = tah se bere zpět
ruling-stop_expired = { $by ->
    [white] zastavení hodin bílým trvalo tak dlouho, jak dovolují ustanovení této partie
    [black] zastavení hodin černým trvalo tak dlouho, jak dovolují ustanovení této partie
   *[none] zastavení hodin trvalo tak dlouho, jak dovolují ustanovení této partie
}
ruling-take_back_proposed = { by } žádá o vrácení posledního tahu
ruling-take_back_declined = { by } s vrácením tahu nesouhlasí
ruling-verified = { $agrees ->
    [yes] { by } potvrdil pozici a reklamaci
   *[no] { by } popřel pozici nebo reklamaci
}
ruling-reopened = partie je znovu otevřena, ve stavu před jednáním, které ji ukončilo
ruling-admitted = { $player ->
    [white] bílý přišel pozdě a smí hrát
   *[black] černý přišel pozdě a smí hrát
}
ruling-offence_undone-illegal_move = { $player ->
    [white] poslední nepřípustný tah bílého se nepočítá
   *[black] poslední nepřípustný tah černého se nepočítá
}
ruling-offence_undone-warning = { $player ->
    [white] poslední napomenutí bílého neplatí
   *[black] poslední napomenutí černého neplatí
}
ruling-offence_undone-penalty = { $player ->
    [white] poslední trest bílého se ruší
   *[black] poslední trest černého se ruší
}
ruling-claim_postponed = rozhodnutí o reklamaci { by-genitive } se odkládá
ruling-announced = { by } oznámil tah { $move }
ruling-appointed = { $player ->
    [white] bílý má pomocníka, který bude { $tasks }
   *[black] černý má pomocníka, který bude { $tasks }
}
ruling-appealed = { by } podal odvolání
ruling-appeal_decided = { $decision ->
    [accept] odvolání { by-genitive } se vyhovuje
    [reject] odvolání { by-genitive } se zamítá
   *[postpone] rozhodnutí o odvolání { by-genitive } se odkládá
}

## Přerušení partie.

ruling-must_seal = { by } musí zapečetit tah
ruling-sealed = { by } zapečetil tah
ruling-adjourned = partie je přerušena
ruling-envelope_opened-played = obálka se otevírá a pečetěný tah se provádí na šachovnici
ruling-envelope_opened-ambiguous = pečetěný tah není jednoznačný
ruling-envelope_opened-unclear = význam pečetěného tahu nelze zjistit
ruling-envelope_opened-illegal = pečetěný tah je nepřípustný
ruling-envelope_opened-illegal-because = pečetěný tah je nepřípustný: { $why }
ruling-envelope_opened-illegal-move = pečetěný tah { $move } je nepřípustný: { $why }

## Čím byl porušen článek 7.

offence-unpromoted = pěšec na poslední řadě nebyl proměněn
offence-no_move = hodiny byly stisknuty bez provedení tahu
offence-two_hands = tah byl proveden oběma rukama

## Nesprávnost a co z ní plyne; $player je white, black nebo none, $kind je nesprávnost.

irregularity-initial_position = počáteční postavení bylo nesprávné
irregularity-board_turned = šachovnice byla nesprávně položena
irregularity-colours_reversed = partie začala s obrácenými barvami
irregularity-displaced = { $player ->
    [white] bílý posunul kameny z jejich polí
    [black] černý posunul kameny z jejich polí
   *[none] kameny byly posunuty ze svých polí
}
irregularity-clock_wrong = hodiny byly nesprávně nastaveny
irregularity-illegal_position = na šachovnici je nepřípustná pozice
irregularity-boards_differ = pozice na obou šachovnicích se liší
irregularity-left_venue = { $player ->
    [white] bílý opustil hrací prostor bez dovolení
    [black] černý opustil hrací prostor bez dovolení
   *[none] hráč opustil bez dovolení hrací prostor
}
irregularity-left_on_move = hráč na tahu opustil hrací místnost bez dovolení
irregularity-search_refused = { $player ->
    [white] bílý se odmítá podrobit kontrole
    [black] černý se odmítá podrobit kontrole
   *[none] hráč se odmítá podrobit kontrole
}
irregularity-disturbance = { $player ->
    [white] bílý ruší soupeře
    [black] černý ruší soupeře
   *[none] hráč ruší soupeře
}
irregularity-looks = nahlédnutí do partiáře více než pětkrát se považuje za rušení soupeře
irregularity-device = { $player ->
    [white] u bílého byl zjištěn elektronický přístroj
    [black] u černého byl zjištěn elektronický přístroj
   *[none] u hráče byl zjištěn elektronický přístroj
}
irregularity-scoresheet_defect = { $player ->
    [white] elektronický partiář bílého má závadu
    [black] elektronický partiář černého má závadu
   *[none] elektronický partiář má závadu
}
consequence-new_game = partie se ruší a hraje se nová
consequence-continue = { $kind ->
    [scoresheet_defect] vymění se a partie pokračuje
   *[other] partie pokračuje
}
consequence-transfer = pozice se přenese na správně položenou šachovnici
consequence-none = { $kind ->
    [clock_wrong] nastavení se opraví
    [illegal_position] vyčká se na další dokončený tah
    [boards_differ] pozice se opraví podle partiářů
   *[other] rozhodne rozhodčí
}

## Tresty, které ukládá rozhodčí.

penalty-warning = napomenutí
penalty-opponent_time = přidání času soupeři
penalty-offender_time = odebrání času
penalty-opponent_score = zvýšení bodového zisku soupeře
penalty-offender_score = snížení bodového zisku
penalty-loss = prohlášení partie za prohranou
penalty-fine = pokuta
penalty-exclusion = vyloučení z jednoho nebo více kol
penalty-expulsion = vyloučení ze soutěže
