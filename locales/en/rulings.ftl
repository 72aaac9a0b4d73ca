### What the Laws answer, one message a ruling of the contract.

ruling-started = the game begins
ruling-touched = { by } touched { $piece }{ $obliged ->
    [move] : a touched piece must be moved
    [capture] : a touched piece must be captured
    [castle] : { by } must castle
   *[none] , which creates no obligation
}
ruling-released = { by } released { $piece }{ $obliged ->
    [move] : no other move may be made with it
    [capture] : a touched piece must be captured
    [castle] : { by } must castle
   *[none] , which creates no obligation
}
ruling-move_made = { by } made the move { $move }
ruling-move_completed = { by } completed the move
ruling-draw_offered = { $manner ->
    [claim] { by-possessive } claim is also a draw offer
    [request] { by-possessive } request is also a draw offer
    [improper] { by } offers a draw, but at the wrong moment
   *[proper] { by } offers a draw
}
ruling-draw_declined = { by } declines the draw
ruling-right_lost-repetition = { by } has lost the right to claim a draw by repetition on this move
ruling-right_lost-fifty_moves = { by } has lost the right to claim a draw under the fifty-move rule on this move
ruling-right_lost-agreement = { by } has lost the right to agree to this draw
ruling-right_lost-touch_move = { by } has touched a piece and can no longer claim a touch-move violation
ruling-right_lost-flag = { by } has lost the right to claim flag fall
ruling-right_lost-illegal_move = { by } has lost the right to claim the illegal move
ruling-right_lost-cannot_win = { by } has lost the right to claim this draw
ruling-right_lost-no_effort = { by } has lost the right to claim this draw
ruling-right_lost-increment = { by } has lost the right to ask for an increment
ruling-illegal_move = { illegal-move-number }
ruling-illegal_move-because = { illegal-move-number }: { $why }
ruling-position_restored = { $rule ->
    [PositionReset] an earlier position is restored
    [BoardsDiffer] the position is restored
   *[other] the position before the irregularity is restored
}
ruling-time_added = { $to ->
    [white] White receives { $time }
   *[black] Black receives { $time }
}
ruling-time_deducted = { $from ->
    [white] White loses { $time }
   *[black] Black loses { $time }
}
ruling-clock_set = { $running ->
    [white] the clocks show { $white } for White and { $black } for Black, and White’s is running
    [black] the clocks show { $white } for White and { $black } for Black, and Black’s is running
   *[none] the clocks are stopped at { $white } for White and { $black } for Black
}
ruling-flag_fell = { by-possessive } flag has fallen
ruling-period_reached = { by } has made the required number of moves; period { $period } begins
ruling-warned = { $player ->
    [white] White is warned
   *[black] Black is warned
}
ruling-penalised = { $player ->
    [white] White is penalised: { $penalty }
   *[black] Black is penalised: { $penalty }
}
ruling-irregularity = { $found }: { $consequence }
ruling-must_record = { by } must record the previous move before making the next one
ruling-record_incomplete = { by } must complete the scoresheet
ruling-mate_undecided = { $player ->
    [white] it is not decided whether White can still mate: the program could not find out in time, so the arbiter decides
    [black] it is not decided whether Black can still mate: the program could not find out in time, so the arbiter decides
   *[none] it is not decided whether mate is still possible: the program could not find out in time, so the arbiter decides
}
ruling-resumed = { $rule ->
    [ReplierAbsent] the clock of the player who must reply to the sealed move is started
    [EnvelopeLost] play is resumed, and the sealed move is made on the board
   *[other] play is resumed
}
ruling-position_restored-taken_back = the move is taken back
ruling-stop_expired = { $by ->
    [white] White’s stop has lasted as long as the regulations of this game allow
    [black] Black’s stop has lasted as long as the regulations of this game allow
   *[none] the stop has lasted as long as the regulations of this game allow
}
ruling-take_back_proposed = { by } asks to take the last move back
ruling-take_back_declined = { by } does not agree to take the move back
ruling-verified = { $agrees ->
    [yes] { by } has confirmed the position and the claim
   *[no] { by } has disputed the position or the claim
}
ruling-reopened = the game is open again, as it was before the act that ended it
ruling-admitted = { $player ->
    [white] White arrives late and may play
   *[black] Black arrives late and may play
}
ruling-offence_undone-illegal_move = { $player ->
    [white] White’s last illegal move does not count
   *[black] Black’s last illegal move does not count
}
ruling-offence_undone-warning = { $player ->
    [white] the last warning to White does not count
   *[black] the last warning to Black does not count
}
ruling-offence_undone-penalty = { $player ->
    [white] White’s last penalty is taken back
   *[black] Black’s last penalty is taken back
}
ruling-claim_postponed = the decision on { by-possessive } claim is postponed
ruling-announced = { by } announced the move { $move }
ruling-appointed = { $player ->
    [white] White has an assistant who may { $tasks }
   *[black] Black has an assistant who may { $tasks }
}
ruling-appealed = { by } has appealed
ruling-appeal_decided = { $decision ->
    [accept] { by-possessive } appeal is upheld
    [reject] { by-possessive } appeal is rejected
   *[postpone] the decision on { by-possessive } appeal is postponed
}

## Adjournment.

ruling-must_seal = { by } must seal a move
ruling-sealed = { by } has sealed a move
ruling-adjourned = the game is adjourned
ruling-envelope_opened-played = the envelope is opened, and the sealed move is made
ruling-envelope_opened-ambiguous = the sealed move is ambiguous
ruling-envelope_opened-unclear = the meaning of the sealed move cannot be established
ruling-envelope_opened-illegal = the sealed move is illegal
ruling-envelope_opened-illegal-because = the sealed move is illegal: { $why }
ruling-envelope_opened-illegal-move = the sealed move { $move } is illegal: { $why }

## What was done against Article 7.

offence-unpromoted = the pawn on the last rank was not promoted
offence-no_move = the clock was pressed without making a move
offence-two_hands = the move was made with both hands

## Something irregular, and what follows; $player is white, black or none, $kind is the irregularity.

irregularity-initial_position = the initial position was wrong
irregularity-board_turned = the board was placed the wrong way round
irregularity-colours_reversed = the game was begun with colours reversed
irregularity-displaced = { $player ->
    [white] White displaced pieces
    [black] Black displaced pieces
   *[none] pieces were displaced
}
irregularity-clock_wrong = the clocks were set wrongly
irregularity-illegal_position = the position is illegal
irregularity-boards_differ = the positions on the two boards differ
irregularity-left_venue = { $player ->
    [white] White left the playing venue without permission
    [black] Black left the playing venue without permission
   *[none] a player left the playing venue without permission
}
irregularity-left_on_move = the player to move left the playing area without permission
irregularity-search_refused = { $player ->
    [white] White refuses to be inspected
    [black] Black refuses to be inspected
   *[none] a player refuses to be inspected
}
irregularity-disturbance = { $player ->
    [white] White disturbs the opponent
    [black] Black disturbs the opponent
   *[none] a player disturbs the opponent
}
irregularity-looks = asking for the scoresheet more than five times counts as disturbing the opponent
irregularity-device = { $player ->
    [white] White was found with an electronic device
    [black] Black was found with an electronic device
   *[none] a player was found with an electronic device
}
irregularity-scoresheet_defect = { $player ->
    [white] White’s electronic scoresheet is defective
    [black] Black’s electronic scoresheet is defective
   *[none] an electronic scoresheet is defective
}
consequence-new_game = the game is cancelled and a new game is played
consequence-continue = { $kind ->
    [scoresheet_defect] it is replaced and the game continues
   *[other] the game continues
}
consequence-transfer = the position is transferred to a board placed correctly
consequence-none = { $kind ->
    [clock_wrong] the setting is corrected
    [illegal_position] the arbiter waits for the next completed move
    [boards_differ] they are corrected from the scoresheets
   *[other] the arbiter decides
}

## Penalties of the arbiter.

penalty-warning = a warning
penalty-opponent_time = additional time for the opponent
penalty-offender_time = a deduction of time
penalty-opponent_score = an increase of the opponent’s score
penalty-offender_score = a reduction of the score
penalty-loss = loss of the game
penalty-fine = a fine
penalty-exclusion = exclusion from one or more rounds
penalty-expulsion = expulsion from the competition
