### Turnaje: proč něco nelze udělat, co v nastavení nesouhlasí a názvy rozhodnutí.

event-refused-not_created = turnaj ještě nebyl založen
event-refused-already_created = turnaj už existuje
event-refused-no_right = vaše role to nedovoluje
event-refused-outside_sector = váš sektor jsou šachovnice { $first } až { $last }; mimo něj: { $boards }
event-refused-not_own = hráč to smí udělat jen sám za sebe
event-refused-finished = turnaj skončil; nejdřív ho znovu otevřete
event-refused-not_finished = turnaj ještě neskončil
event-refused-only_chief_after_end = po skončení turnaje opravuje výsledky jen pořadatel a hlavní rozhodčí
event-refused-settings = nastavení nesouhlasí: { $flaws }
event-refused-setting_fixed = { $setting ->
    [format] systém turnaje
    [scoring] bodování
    [acceleration] akceleraci
    [initial_color] počáteční barvu
    [rounds] počet kol
   *[other] toto nastavení
} už takto nelze změnit: zveřejněná kola: { $published }
event-refused-nothing_changes = nic by se nezměnilo
event-refused-no_text = chybí důvod nebo text
event-refused-no_such_player = hráč { $player } neexistuje
event-refused-no_such_round = kolo { $round } neexistuje; poslední je { $last }
event-refused-no_such_board = kolo { $round } nemá šachovnici { $board }; poslední je { $boards } a volno šachovnici nemá
event-refused-no_such_item = položka { $item } není mezi otevřenými výzvami
event-refused-no_such_penalty = trest { $penalty } neexistuje nebo byl zrušen
event-refused-no_such_announcement = oznámení { $announcement } neexistuje nebo bylo odvoláno
event-refused-too_large = { $what ->
    [minutes] najednou lze přidat nejvýš { $most } minut
    [points] trest ubírá nejvýš { $most } bodů
    [rating] rating je nejvýš { $most }
    [year] kolo začíná nejpozději v roce { $most }
    [board] sektor končí nejvýš šachovnicí { $most }
   *[other] číslo { $found } je příliš velké; možné je nejvýš { $most }
}
event-refused-no_name = chybí jméno hráče
event-refused-same_player = stejné jméno a datum narození nebo stejné FIDE ID má { $player }
event-refused-too_many_players = turnaj může mít nejvýš { $most } hráčů
event-refused-field_closed = po zveřejnění rozpisu se už nelze přihlásit
event-refused-withdrawn = { $player } z turnaje odstoupil
event-refused-not_withdrawn = { $player } z turnaje neodstoupil
event-refused-expelled = { $player } je vyloučen; nejdřív zrušte trest { $penalty }
event-refused-erased = osobní údaje byly vymazány
event-refused-still_needed = údaje jsou potřeba do konce turnaje nebo do odstoupení
event-refused-round_published = kolo { $round } už je zveřejněno
event-refused-no_byes = v tomto systému si hráči nemohou vzít volno
event-refused-bye_not_allowed = toto volno není dovoleno: nejvýš { $most } půlbodových voln na hráče{ $last_round ->
    [none] { "" }
   *[other] , do kola { $last_round }
}
event-refused-no_bye_asked = { $player } o volno v kole { $round } nepožádal
event-refused-numbers_frozen = nasazovací čísla už nelze měnit: kolo { $round } je zveřejněno
event-refused-not_seeded = hráči ještě nemají nasazovací čísla; nejdřív je nasaďte
event-refused-wrong_players = každý hráč musí být uveden jednou (chybí: { $missing }; dvakrát: { $twice }; v tomto kole nehraje: { $strangers })
event-refused-draft_exists = existuje návrh losu kola { $round }; nejdřív ho zveřejněte nebo zahoďte
event-refused-no_draft = návrh losu neexistuje; nejdřív vylosujte další kolo
event-refused-draft_stale = návrh losu kola { $round } už neodpovídá (nevylosováni: { $missing }; nepřítomni: { $absent }); změňte ho nebo zahoďte
event-refused-round_open = kolo { $round } ještě není uzavřeno
event-refused-no_open_round = žádné kolo se nehraje
event-refused-all_rounds_paired = všechna kola už jsou vylosována ({ $rounds })
event-refused-wrong_field = hráčů je { $found }, systém jich vyžaduje { $wanted }
event-refused-no_pairing = kolo nelze vylosovat{ $why ->
    [no_players] : není koho losovat (pokud se hráči prezentují, nejdřív zapište prezenci)
    [no_rounds] : není znám počet kol
    [no_initial_color] : není známa počáteční barva
    [finished] : všechna kola už jsou vylosována
    [none_legal] : žádný přípustný los neexistuje
   *[other] { "" }
}
event-refused-absolute_broken = jsou porušena absolutní kritéria: { $broken }; je třeba je výslovně přebít s uvedením důvodu
event-refused-pairs_fixed = dvojice určuje rozpis; měnit lze jen barvy a šachovnice
event-refused-games_started = v kole { $round } se už hraje (šachovnice: { $boards })
event-refused-no_boards = není šachovnice, u které by to šlo udělat
event-refused-not_started = partie na šachovnici { $board } v kole { $round } ještě nezačala
event-refused-result_known = šachovnice { $board } v kole { $round } už má výsledek: { $result }; opravte ho
event-refused-no_result = šachovnice { $board } v kole { $round } ještě nemá výsledek
event-refused-wrong_source = výsledek šachovnice { $board } v kole { $round } odtud přijít nemůže
event-refused-game_taken = partie patří k šachovnici { $board } v kole { $round }
event-refused-round_closed = kolo { $round } je uzavřeno
event-refused-games_open = v kole { $round } chybějí výsledky (šachovnice: { $boards })
event-refused-next_published = kolo { $round } už je zveřejněno
event-refused-rounds_left = odehraná kola: { $played }, další zbývají; předčasné ukončení vyžaduje důvod
event-refused-no_such_match = { $winner } a { $loser } spolu nemají nerozhodnutý zápas
event-refused-bad_role = do této role nelze nikoho jmenovat
event-refused-role_above = tuto roli nesmíte přidělit ani odebrat
event-refused-not_appointed = tato osoba tuto roli nemá
event-refused-last_organiser = turnaj musí mít pořadatele; nejdřív jmenujte jiného
event-refused-no_points = trest neubírá žádné body
event-refused-taken = už se o to stará někdo jiný
event-refused-not_taken = nikdo se o to nestará

event-flaw-no_name = turnaj nemá název
event-flaw-days_reversed = poslední den je před prvním
event-flaw-rounds = počet kol není 1 až 200
event-flaw-no_games = zápas nemá žádné partie nebo jich má příliš mnoho
event-flaw-no_boards = zápas nemá žádné šachovnice nebo jich má příliš mnoho
event-flaw-scoring = výhra musí dávat nejvíc bodů a prohra nejméně
event-flaw-only_swiss = virtuální body a zakázané dvojice má jen švýcarský systém
event-flaw-forbidden_too_few = zakázaná dvojice uvádí méně než dva hráče
event-flaw-too_large = { $setting ->
    [delay] zpoždění je delší než { $most } minut
    [tiebreaks] pomocných hodnocení je víc než { $most }
    [byes] volna uvádějí víc než { $most } kol
    [scoring] výsledek nebo volno dává víc než { $most } bodů
    [forbidden] skupin zakázaných dvojic je víc než { $most }
    [forbidden_rounds] zakázané dvojice uvádějí kolo po { $most }. kole
    [acceleration] skupin s virtuálními body je víc než { $most }
    [acceleration_rounds] virtuální body uvádějí kolo po { $most }. kole
    [acceleration_points] virtuálních bodů je víc než { $most }
    [keizer_value] hodnota v Keizerově systému je větší než { $most }
    [keizer_share] podíl v Keizerově systému je větší než { $most } setin
    [keizer_rest] mezi dvěma partiemi týchž hráčů má být víc než { $most } kol
    [keizer_passes] hodnoty v Keizerově systému se mají přepočítat víc než { $most }krát
   *[other] číslo je větší než { $most }
}

event-ruling-created = turnaj založen
event-ruling-configured = nastavení změněno
event-ruling-registered = hráč přihlášen
event-ruling-player_changed = údaje hráče změněny
event-ruling-checked_in = prezence zapsána
event-ruling-absence_noted = nepřítomnost zapsána
event-ruling-withdrawn = hráč odstoupil
event-ruling-returned = hráč se vrátil
event-ruling-bye_asked = požádáno o volno
event-ruling-bye_cancelled = volno zrušeno
event-ruling-bye_granted = volno přiděleno
event-ruling-bye_refused = volno zamítnuto
event-ruling-seeded = nasazovací čísla přidělena
event-ruling-numbers_frozen = nasazovací čísla jsou konečná
event-ruling-color_drawn = počáteční barva vylosována
event-ruling-drafted = kolo vylosováno jako návrh
event-ruling-pairing_changed = návrh losu změněn ručně
event-ruling-draft_discarded = návrh losu zahozen
event-ruling-published = kolo zveřejněno
event-ruling-publication_withdrawn = zveřejnění odvoláno
event-ruling-scheduled = čas začátku kola stanoven
event-ruling-boards_started = partie zahájeny
event-ruling-game_attached = partie otevřena k šachovnici
event-ruling-result_entered = výsledek zapsán
event-ruling-moves_attached = tahy vloženy
event-ruling-result_corrected = výsledek opraven
event-ruling-match_decided = zápas rozhodnut
event-ruling-round_closed = kolo uzavřeno
event-ruling-round_reopened = kolo znovu otevřeno
event-ruling-finished = turnaj ukončen
event-ruling-reopened = turnaj znovu otevřen
event-ruling-appointed = role přidělena
event-ruling-revoked = role odebrána
event-ruling-penalised = hráč potrestán
event-ruling-penalty_lifted = trest zrušen
event-ruling-announced = oznámení vyhlášeno
event-ruling-announcement_withdrawn = oznámení odvoláno
event-ruling-noted = poznámka zapsána
event-ruling-raised = rozhodčí přivolán
event-ruling-taken = výzva převzata
event-ruling-released = výzva uvolněna
event-ruling-settled = výzva vyřízena
event-ruling-clocks_stopped = hodiny zastaveny
event-ruling-clocks_resumed = hodiny znovu spuštěny
event-ruling-time_added = čas přidán
event-ruling-erased = osobní údaje vymazány

event-title = { $name } ({ $phase ->
    [setup] připravuje se
    [running] probíhá
   *[finished] ukončeno
}): { $players ->
    [one] 1 hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
}, { $rounds ->
    [none] { $round }. kolo
   *[other] { $round }. kolo z { $rounds }
}
event-round = { $round }. kolo, { $state ->
    [draft] návrh
    [published] zveřejněno
    [running] hraje se
   *[closed] uzavřeno
}
event-free-half = volno za půl bodu: { $player }
event-free-full = volno za bod: { $player }
event-free-absent = nepřítomen: { $player }
event-breaks = porušuje { $broken }
event-player-withdrawn = { $player } (odstoupil po { $round }. kole)
event-pairer-same = návrh má stejné dvojice, jaké by vytvořil { $program }
event-pairer-differs = návrh a { $program } se liší; návrh má { $own }, { $program } má { $other }
event-no-criteria = tento systém nemá kritéria, která by bylo možné vysvětlit
event-players-registered = { $count ->
    [one] zapsán 1 hráč
    [few] zapsáni { $count } hráči
    [many] zapsáno { $count } hráče
   *[other] zapsáno { $count } hráčů
}
event-results-entered = { $count ->
    [one] zapsán 1 výsledek
    [few] zapsány { $count } výsledky
    [many] zapsáno { $count } výsledku
   *[other] zapsáno { $count } výsledků
}
event-rows-whole = { $rows ->
    [one] 1 řádek je neporušený
    [few] { $rows } řádky jsou neporušené
    [many] { $rows } řádku je neporušeno
   *[other] { $rows } řádků je neporušených
}, poslední haš { $hash }
event-cut-off = { $bytes ->
    [one] 1 bajt
    [few] { $bytes } bajty
    [many] { $bytes } bajtu
   *[other] { $bytes } bajtů
} na konci nikdo nepotvrdil, a proto neplatí
event-points-differ = { $player }: uvedeno bodů { $told }, z výsledků plyne { $added }
