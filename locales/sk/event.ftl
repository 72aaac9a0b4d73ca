### Turnaje: prečo sa niečo nedá urobiť, čo v nastavení nesedí a názvy rozhodnutí.

event-refused-not_created = turnaj ešte nebol založený
event-refused-already_created = turnaj už existuje
event-refused-no_right = vaša rola to nedovoľuje
event-refused-outside_sector = váš sektor sú šachovnice { $first } až { $last }; mimo neho: { $boards }
event-refused-not_own = hráč to smie urobiť len sám za seba
event-refused-finished = turnaj sa skončil; najskôr ho znovu otvorte
event-refused-not_finished = turnaj sa ešte neskončil
event-refused-only_chief_after_end = po skončení turnaja opravuje výsledky len usporiadateľ a hlavný rozhodca
event-refused-settings = nastavenie nesedí: { $flaws }
event-refused-setting_fixed = { $setting ->
    [format] systém turnaja
    [scoring] bodovanie
    [acceleration] akceleráciu
    [initial_color] počiatočnú farbu
    [rounds] počet kôl
   *[other] toto nastavenie
} už takto nemožno zmeniť: zverejnené kolá: { $published }
event-refused-nothing_changes = nič by sa nezmenilo
event-refused-no_text = chýba dôvod alebo text
event-refused-no_such_player = hráč { $player } neexistuje
event-refused-no_such_round = kolo { $round } neexistuje; posledné je { $last }
event-refused-no_such_board = kolo { $round } nemá šachovnicu { $board }; posledná je { $boards } a voľno šachovnicu nemá
event-refused-no_such_item = položka { $item } nie je medzi otvorenými výzvami
event-refused-no_such_penalty = trest { $penalty } neexistuje alebo bol zrušený
event-refused-no_such_announcement = oznámenie { $announcement } neexistuje alebo bolo odvolané
event-refused-too_large = { $what ->
    [minutes] naraz možno pridať najviac { $most } minút
    [points] trest uberá najviac { $most } bodov
    [rating] rating je najviac { $most }
    [year] kolo sa začína najneskôr v roku { $most }
    [board] sektor sa končí najviac šachovnicou { $most }
   *[other] číslo { $found } je príliš veľké; možné je najviac { $most }
}
event-refused-no_name = chýba meno hráča
event-refused-same_player = rovnaké meno a dátum narodenia alebo rovnaké FIDE ID má { $player }
event-refused-too_many_players = turnaj môže mať najviac { $most } hráčov
event-refused-field_closed = po zverejnení rozpisu sa už nedá prihlásiť
event-refused-withdrawn = { $player } z turnaja odstúpil
event-refused-not_withdrawn = { $player } z turnaja neodstúpil
event-refused-expelled = { $player } je vylúčený; najskôr zrušte trest { $penalty }
event-refused-erased = osobné údaje boli vymazané
event-refused-still_needed = údaje sú potrebné do konca turnaja alebo do odstúpenia
event-refused-round_published = kolo { $round } je už zverejnené
event-refused-no_byes = v tomto systéme si hráči nemôžu vziať voľno
event-refused-bye_not_allowed = toto voľno nie je dovolené: najviac { $most } polbodových voľien na hráča{ $last_round ->
    [none] { "" }
   *[other] , do kola { $last_round }
}
event-refused-no_bye_asked = { $player } o voľno v kole { $round } nepožiadal
event-refused-numbers_frozen = nasadzovacie čísla už nemožno meniť: kolo { $round } je zverejnené
event-refused-not_seeded = hráči ešte nemajú nasadzovacie čísla; najskôr ich nasaďte
event-refused-wrong_players = každý hráč musí byť uvedený raz (chýba: { $missing }; dvakrát: { $twice }; v tomto kole nehrá: { $strangers })
event-refused-draft_exists = existuje návrh žrebu kola { $round }; najskôr ho zverejnite alebo zahoďte
event-refused-no_draft = návrh žrebu neexistuje; najskôr vyžrebujte ďalšie kolo
event-refused-draft_stale = návrh žrebu kola { $round } už nezodpovedá (nevyžrebovaní: { $missing }; neprítomní: { $absent }); zmeňte ho alebo zahoďte
event-refused-round_open = kolo { $round } ešte nie je uzavreté
event-refused-no_open_round = žiadne kolo sa nehrá
event-refused-all_rounds_paired = všetky kolá sú už vyžrebované ({ $rounds })
event-refused-wrong_field = hráčov je { $found }, systém ich vyžaduje { $wanted }
event-refused-no_pairing = kolo nemožno vyžrebovať{ $why ->
    [no_players] : nie je koho žrebovať (ak sa hráči prezentujú, najprv zapíšte prezenciu)
    [no_rounds] : nie je známy počet kôl
    [no_initial_color] : nie je známa počiatočná farba
    [finished] : všetky kolá sú už vyžrebované
    [none_legal] : žiadny prípustný žreb neexistuje
   *[other] { "" }
}
event-refused-absolute_broken = sú porušené absolútne kritériá: { $broken }; treba ich výslovne prebiť s uvedením dôvodu
event-refused-pairs_fixed = dvojice určuje rozpis; meniť možno len farby a šachovnice
event-refused-games_started = v kole { $round } sa už hrá (šachovnice: { $boards })
event-refused-no_boards = nie je šachovnica, pri ktorej by sa to dalo urobiť
event-refused-not_started = partia na šachovnici { $board } v kole { $round } sa ešte nezačala
event-refused-result_known = šachovnica { $board } v kole { $round } už má výsledok: { $result }; opravte ho
event-refused-no_result = šachovnica { $board } v kole { $round } ešte nemá výsledok
event-refused-wrong_source = výsledok šachovnice { $board } v kole { $round } odtiaľ prísť nemôže
event-refused-game_taken = partia patrí k šachovnici { $board } v kole { $round }
event-refused-round_closed = kolo { $round } je uzavreté
event-refused-games_open = v kole { $round } chýbajú výsledky (šachovnice: { $boards })
event-refused-next_published = kolo { $round } je už zverejnené
event-refused-rounds_left = odohrané kolá: { $played }, ďalšie zostávajú; predčasné ukončenie vyžaduje dôvod
event-refused-no_such_match = { $winner } a { $loser } spolu nemajú nerozhodnutý zápas
event-refused-bad_role = do tejto roly nemožno nikoho vymenovať
event-refused-role_above = túto rolu nesmiete prideliť ani odobrať
event-refused-not_appointed = táto osoba túto rolu nemá
event-refused-last_organiser = turnaj musí mať usporiadateľa; najskôr vymenujte iného
event-refused-no_points = trest neuberá žiadne body
event-refused-taken = už sa o to stará niekto iný
event-refused-not_taken = nikto sa o to nestará

event-flaw-no_name = turnaj nemá názov
event-flaw-days_reversed = posledný deň je pred prvým
event-flaw-rounds = počet kôl nie je 1 až 200
event-flaw-no_games = zápas nemá žiadne partie alebo ich má príliš veľa
event-flaw-no_boards = zápas nemá žiadne šachovnice alebo ich má príliš veľa
event-flaw-scoring = výhra musí dávať najviac bodov a prehra najmenej
event-flaw-only_swiss = virtuálne body a zakázané dvojice má len švajčiarsky systém
event-flaw-forbidden_too_few = zakázaná dvojica uvádza menej ako dvoch hráčov
event-flaw-too_large = { $setting ->
    [delay] oneskorenie je dlhšie ako { $most } minút
    [tiebreaks] pomocných hodnotení je viac ako { $most }
    [byes] voľná uvádzajú viac ako { $most } kôl
    [scoring] výsledok alebo voľno dáva viac ako { $most } bodov
    [forbidden] skupín zakázaných dvojíc je viac ako { $most }
    [forbidden_rounds] zakázané dvojice uvádzajú kolo po { $most }. kole
    [acceleration] skupín s virtuálnymi bodmi je viac ako { $most }
    [acceleration_rounds] virtuálne body uvádzajú kolo po { $most }. kole
    [acceleration_points] virtuálnych bodov je viac ako { $most }
    [keizer_value] hodnota v Keizerovom systéme je väčšia ako { $most }
    [keizer_share] podiel v Keizerovom systéme je väčší ako { $most } stotín
    [keizer_rest] medzi dvoma partiami tých istých hráčov má byť viac ako { $most } kôl
    [keizer_passes] hodnoty v Keizerovom systéme sa majú prepočítať viac ako { $most }-krát
   *[other] číslo je väčšie ako { $most }
}

event-ruling-created = turnaj založený
event-ruling-configured = nastavenie zmenené
event-ruling-registered = hráč prihlásený
event-ruling-player_changed = údaje hráča zmenené
event-ruling-checked_in = prezencia zapísaná
event-ruling-absence_noted = neprítomnosť zapísaná
event-ruling-withdrawn = hráč odstúpil
event-ruling-returned = hráč sa vrátil
event-ruling-bye_asked = požiadané o voľno
event-ruling-bye_cancelled = voľno zrušené
event-ruling-bye_granted = voľno pridelené
event-ruling-bye_refused = voľno zamietnuté
event-ruling-seeded = nasadzovacie čísla pridelené
event-ruling-numbers_frozen = nasadzovacie čísla sú konečné
event-ruling-color_drawn = počiatočná farba vyžrebovaná
event-ruling-drafted = kolo vyžrebované ako návrh
event-ruling-pairing_changed = návrh žrebu zmenený ručne
event-ruling-draft_discarded = návrh žrebu zahodený
event-ruling-published = kolo zverejnené
event-ruling-publication_withdrawn = zverejnenie odvolané
event-ruling-scheduled = čas začiatku kola určený
event-ruling-boards_started = partie sa začali
event-ruling-game_attached = partia otvorená k šachovnici
event-ruling-result_entered = výsledok zapísaný
event-ruling-moves_attached = ťahy vložené
event-ruling-result_corrected = výsledok opravený
event-ruling-match_decided = zápas rozhodnutý
event-ruling-round_closed = kolo uzavreté
event-ruling-round_reopened = kolo znovu otvorené
event-ruling-finished = turnaj ukončený
event-ruling-reopened = turnaj znovu otvorený
event-ruling-appointed = rola pridelená
event-ruling-revoked = rola odobratá
event-ruling-penalised = hráč potrestaný
event-ruling-penalty_lifted = trest zrušený
event-ruling-announced = oznámenie vyhlásené
event-ruling-announcement_withdrawn = oznámenie odvolané
event-ruling-noted = poznámka zapísaná
event-ruling-raised = rozhodca privolaný
event-ruling-taken = výzva prevzatá
event-ruling-released = výzva uvoľnená
event-ruling-settled = výzva vybavená
event-ruling-clocks_stopped = hodiny zastavené
event-ruling-clocks_resumed = hodiny znovu spustené
event-ruling-time_added = čas pridaný
event-ruling-erased = osobné údaje vymazané

event-title = { $name } ({ $phase ->
    [setup] pripravuje sa
    [running] prebieha
   *[finished] ukončené
}): { $players ->
    [one] 1 hráč
    [few] { $players } hráči
    [many] { $players } hráča
   *[other] { $players } hráčov
}, { $rounds ->
    [none] { $round }. kolo
   *[other] { $round }. kolo z { $rounds }
}
event-round = { $round }. kolo, { $state ->
    [draft] návrh
    [published] zverejnené
    [running] hrá sa
   *[closed] uzavreté
}
event-free-half = voľno za pol bodu: { $player }
event-free-full = voľno za bod: { $player }
event-free-absent = neprítomný: { $player }
event-breaks = porušuje { $broken }
event-player-withdrawn = { $player } (odstúpil po { $round }. kole)
event-pairer-same = návrh má rovnaké dvojice, aké by vytvoril { $program }
event-pairer-differs = návrh a { $program } sa líšia; návrh má { $own }, { $program } má { $other }
event-no-criteria = tento systém nemá kritériá, ktoré by bolo možné vysvetliť
event-players-registered = { $count ->
    [one] zapísaný 1 hráč
    [few] zapísaní { $count } hráči
    [many] zapísaných { $count } hráča
   *[other] zapísaných { $count } hráčov
}
event-results-entered = { $count ->
    [one] zapísaný 1 výsledok
    [few] zapísané { $count } výsledky
    [many] zapísaných { $count } výsledku
   *[other] zapísaných { $count } výsledkov
}
event-rows-whole = { $rows ->
    [one] 1 riadok je neporušený
    [few] { $rows } riadky sú neporušené
    [many] { $rows } riadka je neporušených
   *[other] { $rows } riadkov je neporušených
}, posledný haš { $hash }
event-cut-off = { $bytes ->
    [one] 1 bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtu
   *[other] { $bytes } bajtov
} na konci nikto nepotvrdil, a preto neplatí
event-points-differ = { $player }: uvedené body { $told }, z výsledkov vychádza { $added }
