### Events: why an act cannot be done, what does not fit in settings, and the names of rulings.

event-refused-not_created = the event has not been created yet
event-refused-already_created = the event exists already
event-refused-no_right = your role does not allow this
event-refused-outside_sector = your sector is boards { $first } to { $last }; outside of it: { $boards }
event-refused-not_own = a player may do this only for themselves
event-refused-finished = the event is finished; reopen it first
event-refused-not_finished = the event is not finished
event-refused-only_chief_after_end = after the end, only the organiser and the chief arbiter correct results
event-refused-settings = the settings do not fit: { $flaws }
event-refused-setting_fixed = { $setting ->
    [format] the format
    [scoring] the scoring
    [acceleration] the acceleration
    [initial_color] the initial colour
    [rounds] the number of rounds
   *[other] this setting
} can no longer change like this: { $published ->
    [one] a round is published
   *[other] { $published } rounds are published
}
event-refused-nothing_changes = nothing would change
event-refused-no_text = a reason or a text is missing
event-refused-no_such_player = there is no player { $player }
event-refused-no_such_round = there is no round { $round }; the last one is { $last }
event-refused-no_such_board = round { $round } has no board { $board }; the last one is { $boards }, and a bye has no board
event-refused-no_such_item = number { $item } is not on the list of open calls
event-refused-no_such_penalty = there is no penalty { $penalty } that stands
event-refused-no_such_announcement = there is no announcement { $announcement }, or it was withdrawn
event-refused-too_large = { $what ->
    [minutes] at most { $most } minutes can be added at once
    [points] a penalty takes at most { $most } points
    [rating] a rating is at most { $most }
    [year] a round starts in the year { $most } at the latest
    [board] a sector ends at board { $most } at the latest
   *[other] the number { $found } is too large; at most { $most } is possible
}
event-refused-no_name = the name of the player is missing
event-refused-same_player = { $player } has the same name and birth, or the same FIDE number
event-refused-too_many_players = an event has at most { $most } players
event-refused-field_closed = nobody can enter once the table is published
event-refused-withdrawn = { $player } has withdrawn
event-refused-not_withdrawn = { $player } has not withdrawn
event-refused-expelled = { $player } is expelled; lift penalty { $penalty } first
event-refused-erased = the personal data was erased
event-refused-still_needed = the data is needed until the event ends or the person withdraws
event-refused-round_published = round { $round } is published already
event-refused-no_byes = players cannot take byes in this format
event-refused-bye_not_allowed = this bye is not allowed: { $most ->
    [0] no half-point byes in this event
    [one] at most one half-point bye for each player
   *[other] at most { $most } half-point byes for each player
}{ $last_round ->
    [none] { "" }
   *[other] , until round { $last_round }
}
event-refused-no_bye_asked = { $player } has asked for no bye in round { $round }
event-refused-numbers_frozen = pairing numbers can no longer change: round { $round } is published
event-refused-not_seeded = players have no pairing numbers yet; seed them first
event-refused-wrong_players = every player has to be named once (missing: { $missing }; twice: { $twice }; not in this round: { $strangers })
event-refused-draft_exists = there is a draft of round { $round }; publish or discard it first
event-refused-no_draft = there is no draft; pair the next round first
event-refused-draft_stale = the draft of round { $round } no longer fits (not paired: { $missing }; absent: { $absent }); change or discard it
event-refused-round_open = round { $round } is not closed yet
event-refused-no_open_round = no round is being played
event-refused-all_rounds_paired = { $rounds ->
    [one] the only round has been paired
   *[other] all { $rounds } rounds have been paired
}
event-refused-wrong_field = { $found ->
    [one] there is one player
   *[other] there are { $found } players
}, and the format wants { $wanted }
event-refused-no_pairing = the round cannot be paired{ $why ->
    [no_players] : nobody is to be paired (if players have to check in, check them in first)
    [no_rounds] : the number of rounds is not known
    [no_initial_color] : the initial colour is not known
    [finished] : all rounds have been paired
    [none_legal] : no legal pairing exists
   *[other] { "" }
}
event-refused-absolute_broken = absolute criteria are broken: { $broken }; this needs an override with a reason
event-refused-pairs_fixed = the table says who meets whom; only colours and boards can be changed
event-refused-games_started = games of round { $round } have started (boards: { $boards })
event-refused-no_boards = there is no board for which this could be done
event-refused-not_started = the game on board { $board } of round { $round } has not started
event-refused-result_known = board { $board } of round { $round } has a result: { $result }; correct it instead
event-refused-no_result = board { $board } of round { $round } has no result yet
event-refused-wrong_source = the result of board { $board } in round { $round } cannot come from there
event-refused-game_taken = the game belongs to board { $board } of round { $round }
event-refused-round_closed = round { $round } is closed
event-refused-games_open = results of round { $round } are missing (boards: { $boards })
event-refused-next_published = round { $round } is published already
event-refused-rounds_left = { $played ->
    [0] no round was played
    [one] one round was played
   *[other] { $played } rounds were played
} and some are left; to end early, give a reason
event-refused-no_such_match = { $winner } and { $loser } have no open match
event-refused-bad_role = nobody can be appointed to this role
event-refused-role_above = you may not give or take this role
event-refused-not_appointed = the person does not have this role
event-refused-last_organiser = an event keeps at least one organiser; appoint another one first
event-refused-no_points = the penalty takes no points
event-refused-taken = somebody else takes care of it
event-refused-not_taken = nobody takes care of it

event-flaw-no_name = the event has no name
event-flaw-days_reversed = the last day is before the first
event-flaw-rounds = the number of rounds is not 1 to 200
event-flaw-no_games = a match has no games, or too many
event-flaw-no_boards = a match has no boards, or too many
event-flaw-scoring = a win must give most and a loss least
event-flaw-only_swiss = virtual points and forbidden pairs are for the Swiss only
event-flaw-forbidden_too_few = a forbidden pair names fewer than two players
event-flaw-too_large = { $setting ->
    [delay] the delay is longer than { $most } minutes
    [tiebreaks] there are more than { $most } tie-breaks
    [byes] byes name more than { $most } rounds
    [scoring] a result or a bye gives more than { $most } points
    [forbidden] there are more than { $most } groups of forbidden pairs
    [forbidden_rounds] forbidden pairs name a round after { $most }
    [acceleration] there are more than { $most } groups with virtual points
    [acceleration_rounds] virtual points name a round after { $most }
    [acceleration_points] virtual points are more than { $most }
    [keizer_value] a Keizer value is larger than { $most }
    [keizer_share] a Keizer share is larger than { $most } hundredths
    [keizer_rest] more than { $most } rounds lie between two games of the same players
    [keizer_passes] Keizer values are worked out more than { $most } times
   *[other] a number is larger than { $most }
}

event-ruling-created = event created
event-ruling-configured = settings changed
event-ruling-registered = player entered
event-ruling-player_changed = data of a player changed
event-ruling-checked_in = attendance noted
event-ruling-absence_noted = absence noted
event-ruling-withdrawn = player withdrawn
event-ruling-returned = player returned
event-ruling-bye_asked = bye requested
event-ruling-bye_cancelled = bye cancelled
event-ruling-bye_granted = bye granted
event-ruling-bye_refused = bye refused
event-ruling-seeded = pairing numbers given
event-ruling-numbers_frozen = pairing numbers are final
event-ruling-color_drawn = initial colour drawn by lot
event-ruling-drafted = round paired as a draft
event-ruling-pairing_changed = draft changed by hand
event-ruling-draft_discarded = draft discarded
event-ruling-published = round published
event-ruling-publication_withdrawn = publication withdrawn
event-ruling-scheduled = start of a round set
event-ruling-boards_started = games started
event-ruling-game_attached = game opened for a board
event-ruling-result_entered = result entered
event-ruling-moves_attached = moves entered
event-ruling-result_corrected = result corrected
event-ruling-match_decided = match decided
event-ruling-round_closed = round closed
event-ruling-round_reopened = round reopened
event-ruling-finished = event finished
event-ruling-reopened = event reopened
event-ruling-appointed = role given
event-ruling-revoked = role revoked
event-ruling-penalised = player penalised
event-ruling-penalty_lifted = penalty lifted
event-ruling-announced = announcement made
event-ruling-announcement_withdrawn = announcement withdrawn
event-ruling-noted = note left
event-ruling-raised = arbiter called
event-ruling-taken = call taken
event-ruling-released = call released
event-ruling-settled = call settled
event-ruling-clocks_stopped = clocks stopped
event-ruling-clocks_resumed = clocks resumed
event-ruling-time_added = time added
event-ruling-erased = personal data erased

event-title = { $name } ({ $phase ->
    [setup] being set up
    [running] running
   *[finished] finished
}): { $players ->
    [one] one player
   *[other] { $players } players
}, { $rounds ->
    [none] round { $round }
   *[other] round { $round } of { $rounds }
}
event-round = round { $round }, { $state ->
    [draft] a draft
    [published] published
    [running] being played
   *[closed] closed
}
event-free-half = half-point bye: { $player }
event-free-full = full-point bye: { $player }
event-free-absent = absent: { $player }
event-breaks = breaks { $broken }
event-player-withdrawn = { $player } (withdrawn after round { $round })
event-pairer-same = the draft has the same pairs as { $program } makes
event-pairer-differs = the draft and { $program } differ; the draft has { $own }, { $program } has { $other }
event-no-criteria = this format has no criteria to explain
event-players-registered = { $count ->
    [one] one player registered
   *[other] { $count } players registered
}
event-results-entered = { $count ->
    [one] one result entered
   *[other] { $count } results entered
}
event-rows-whole = { $rows ->
    [one] one row is whole
   *[other] { $rows } rows are whole
}, last hash { $hash }
event-cut-off = { $bytes ->
    [one] one byte
   *[other] { $bytes } bytes
} at the end were never acknowledged and do not count
event-points-differ = { $player } has { $told } points, and the results give { $added }
