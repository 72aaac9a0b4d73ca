### Why an act cannot be done, one message a code of the contract; $rule is the rule it rests on.

refused-game_over = the game is over
refused-not_started = the game has not begun
refused-not_your_move = { $rule ->
    [PressAfterMoving] only a player who has moved presses the clock
    [Adjusting] only the player having the move may adjust pieces
    [RepetitionIntended] only the player having the move may claim
    [RepetitionAppeared] only the player having the move may claim
    [FiftyIntended] only the player having the move may claim
    [FiftyReached] only the player having the move may claim
   *[other] it is the opponent’s turn to move
}
refused-not_allowed = { $rule ->
    [PressAfterMoving] the clock is pressed only after a move
    [DrawsRestricted] the rules of the competition do not allow this draw
    [Agreement] a draw can be agreed only once both players have made a move
    [DrawOffer] an offer of a draw cannot be withdrawn
    [ClaimNotWithdrawn] a claim cannot be withdrawn
    [RapidFlagClaim] only a player may point out a fallen flag
    [MoveMade] only a king that castles or a piece that is being promoted can be let go before the move is made
    [RecordBeforeMoving] moves may not be written in advance
   *[other] this is not allowed
}
refused-no_such_piece = there is no piece on that square
refused-illegal_move = { $rule ->
    [PressWithoutMove] the clock was pressed without a move
    [TwoHands] a move is made with one hand only
   *[other] the move is illegal
}
refused-illegal_move-because = the move is illegal: { $why }
refused-touch_move = { $rule ->
    [MoveMade] the move has been made and cannot be changed
    [TouchedRookFirst] the rook was touched before the king, so castling with it is not allowed on this move
    [PromotionReleased] the pawn was let go on the last rank and must be promoted there
    [PromotionChosen] the new piece touched the promotion square and can no longer be changed
   *[other] a touched piece obliges to another move
}
refused-touch_move-move = the touched piece must be moved: { $pieces }
refused-touch_move-capture = the touched piece must be captured: { $pieces }
refused-touch_move-castle = the touched king and rook must castle: { $pieces }
refused-must_play_claimed_move = the move written down with the claim must be made
refused-no_offer = no draw has been offered
refused-no_claim = there is no claim to decide
refused-right_lost = { $rule ->
    [ClaimLost] a player who has touched a piece or moved can no longer claim on this move
    [ComplaintLost] a player who has touched a piece can no longer complain about touch-move
   *[other] the right to it is lost
}
refused-too_late = { $rule ->
    [ComplaintLost] there is no move by the opponent left to complain about
    [RapidIllegalMove] the illegal move stands, as it was to be claimed before the next move
    [BlitzIllegalMove] the illegal move stands, as it was to be claimed before the next move
   *[other] it is too late for that
}
refused-not_enough_reason = { $rule ->
    [DisplayIsNoEvidence] what a display in the playing hall shows is no ground for a claim
    [FlagSeen] no flag has fallen
    [IllegalMove] no illegal move has been made
   *[other] there is no ground for it
}
refused-clocks_stopped = the clocks are stopped
refused-wrong_phase = { $rule ->
    [Start] the game has already begun
    [Resumption] play is not stopped
    [Signing] the game is not over yet
    [OpponentTime] the game is over and its clocks stay as they are
    [OffenderTime] the game is over and its clocks stay as they are
    [OpponentScore] the score can be changed only when the game is over
    [OffenderScore] the score can be changed only when the game is over
   *[other] this cannot be done now
}
refused-edition_has_no_rule = this edition of the Laws has no such rule

## What was written instead of a move.

written-ambiguous = what was written fits several moves
written-illegal = no piece can make that move
written-unreadable = what was written is no move
