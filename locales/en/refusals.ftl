### Why an act cannot be done, one message a code of the contract; $rule is the rule it rests on, $act the act that was refused.

refused-game_over = the game is over
refused-not_started = the game has not begun
refused-not_your_move = { $rule ->
    [PressAfterMoving] only the player who has just moved may press the clock
    [Adjusting] only the player to move may adjust pieces
    [AdjustingOnOwnClock] pieces may be adjusted only while your own clock is running
    [RepetitionIntended] only the player to move may claim
    [RepetitionAppeared] only the player to move may claim
    [FiftyIntended] only the player to move may claim
    [FiftyReached] only the player to move may claim
    [QuickplayClaim] only the player to move may claim
    [IncrementRequest] only the player to move may ask for extra seconds
    [RapidRecordLooks] only the player to move may ask to see the scoresheet
    [BlitzRecordLooks] only the player to move may ask to see the scoresheet
    [Sealing] only the player to move seals a move
   *[other] it is the opponent’s turn to move
}
refused-not_allowed = { $rule ->
    [PressAfterMoving] the clock may be pressed only after a move
    [DrawsRestricted] { $act ->
        [rule] this decision cannot be postponed
       *[other] the rules of the competition do not allow this draw
    }
    [Agreement] a draw can be agreed only once both players have made a move
    [DrawOffer] { $act ->
        [offer_draw] a draw can be offered only after making a move
       *[other] an offer of a draw cannot be withdrawn
    }
    [ClaimNotWithdrawn] a claim cannot be withdrawn
    [RapidFlagClaim] only a player may point out a fallen flag
    [MoveMade] only a king (when castling) or a promoting pawn can be released before the move is made
    [WritingInAdvance] moves may not be written in advance
    [ScoresheetDefect] this applies only to electronic scoresheets
    [ScoreMaximum] both players together cannot score more than a game gives
    [AnnouncedBeforePress] the clock is pressed only after the move has been announced
    [Announcing] moves are announced only in a game with a visually impaired player
    [EnvelopeOpening] the envelope may be opened only at the resumption, in the presence of the player who has to reply
    [QuickplayClaim] such a claim can be made only with less than two minutes left on the clock
    [IncrementRequest] { $act ->
        [rule] this decision cannot be postponed
       *[other] an increment can be asked for only with less than two minutes left on the clock
    }
    [QuickplayFinish] this is possible only in a quickplay finish
    [QuickplayAnnounced] this guideline was not announced for the competition beforehand
    [QuickplayNotInBlitz] this is not possible in blitz
    [UnwatchedDecision] this decision cannot be postponed
    [Appeal] { $act ->
        [decide_appeal] this decision cannot be postponed
       *[other] a decision on a claim in the quickplay finish is final
    }
    [Sealing] a game cannot be adjourned without an arbiter
    [BlindAssistant] { refused-assistant }
    [SightedAssistant] { refused-assistant }
    [MovingAssistant] { refused-assistant }
    [PressingAssistant] { refused-assistant }
    [RecordingAssistant] { refused-assistant }
    [SpectatorTells] a spectator may only inform the arbiter
    [RapidRecordLooks] { refused-looks }
    [BlitzRecordLooks] { refused-looks }
    [AgreedCorrection] players agree on a correction only where supervision is not adequate
    [PositionReset] that many half-moves have not been played
    [DisplacedLater] that many half-moves have not been played
    [BoardsDiffer] that many half-moves have not been played
    [OpponentScore] the score cannot be changed in this way
    [OffenderScore] the score cannot be changed in this way
   *[other] { $act ->
        [claim_absence] in this game nobody can claim that the opponent is away
        [take_back] in this game moves are not taken back
        [disconnected] in this game connections are not recorded
       *[other] this is not allowed
    }
}
refused-assistant = { $act ->
    [start] the game cannot begin before an assistant is appointed
    [appoint] such an assistant cannot be appointed
   *[other] the assistant was not appointed for this
}
refused-looks = the scoresheet is shown only in rapid and blitz with adequate supervision
refused-no_such_piece = there is no piece on that square
refused-illegal_move = { $rule ->
    [PressWithoutMove] the clock was pressed without a move
    [TwoHands] a move must be made with one hand only
    [Announcing] { $act ->
        [repeat] this is not the move that was announced
       *[other] the move is illegal
    }
   *[other] the move is illegal
}
refused-illegal_move-because = the move is illegal: { $why }
refused-touch_move = { $rule ->
    [MoveMade] the move has been made and cannot be changed
    [TouchedRookFirst] the rook was touched before the king, so castling with it is not allowed on this move
    [PromotionReleased] the pawn was released on the last rank and must be promoted there
    [PromotionChosen] the new piece touched the promotion square and can no longer be changed
   *[other] a touched piece requires a different move
}
refused-touch_move-move = the touched piece must be moved: { $pieces }
refused-touch_move-capture = the touched piece must be captured: { $pieces }
refused-touch_move-castle = the touched king and rook must castle: { $pieces }
refused-must_play_claimed_move = { $rule ->
    [Sealing] the move made on the board or written down with the claim must be sealed
    [SealerAbsent] the move made on the board or written down with the claim must be sealed
   *[other] the move written down with the claim must be made
}
refused-no_offer = { $act ->
    [accept_take_back] the opponent has not asked to take a move back
    [decline_take_back] the opponent has not asked to take a move back
   *[other] no draw has been offered
}
refused-no_claim = { $rule ->
    [Appeal] there is no appeal to decide
   *[other] there is no claim to decide
}
refused-right_lost = { $rule ->
    [ClaimLost] a player who has touched a piece or moved can no longer claim on this move
    [ComplaintLost] a player who has touched a piece can no longer claim a touch-move violation
   *[other] the right to do this has been lost
}
refused-too_late = { $rule ->
    [ComplaintLost] the opponent has made no move that could be claimed
    [RapidIllegalMove] the illegal move stands; it had to be claimed before the next move
    [BlitzIllegalMove] the illegal move stands; it had to be claimed before the next move
    [QuickplayClaim] the flag has already fallen
    [IncrementRequest] the flag has already fallen
    [Sealing] { $act ->
        [adjourn] the resumption must be later than now
       *[other] the clock has been stopped and the sealed move can no longer be changed
    }
    [SlipCorrected] a slip of the tongue is corrected before the clock is pressed
   *[other] it is too late for that
}
refused-not_enough_reason = { $rule ->
    [DisplayIsNoEvidence] a claim may not be based on a display in the playing hall
    [FlagSeen] no flag has fallen
    [IllegalMove] no illegal move has been made
    [AgreedCorrection] no illegal move has been made
    [Announcing] the opponent has announced no move
    [SlipCorrected] there is no announcement to correct
    [Device] it must be said whose device it is
    [UnwatchedNoEffort] this claim needs a complete scoresheet
    [Appeal] there is no such decision
   *[other] { $act ->
        [claim_absence] the opponent is here, has not been away long enough, or is not to move
        [take_back] there is no move to take back
       *[other] there is no reason for this
    }
}
refused-too_often = { $act ->
    [stop_clocks] this player has stopped the clocks as often as the regulations of this game allow
    [take_back] the opponent has already been asked about this move
   *[other] it was done too often
}
refused-too_early = { $act ->
    [claim_absence] before both players have moved the game can only be ended without a result
   *[other] it is too early for that
}
refused-clocks_stopped = the clocks are stopped
refused-wrong_phase = { $rule ->
    [Start] the game has already begun
    [Resumption] play is not stopped
    [Signing] the game is not over yet
    [OpponentTime] the game is over and the clocks can no longer be changed
    [OffenderTime] the game is over and the clocks can no longer be changed
    [OpponentScore] the score can be changed only when the game is over
    [OffenderScore] the score can be changed only when the game is over
    [Sealing] { $act ->
        [adjourn] only a game being played can be adjourned
        [seal] no move is to be sealed now
        [stop_clocks] the move must be sealed first
       *[other] a move must be sealed now
    }
    [EnvelopeOpening] { $act ->
        [open_envelope] there is no envelope to open
       *[other] the game is adjourned
    }
    [EnvelopeLost] the game is not adjourned
    [ReplierAbsent] play cannot be resumed now
    [QuickplayClaim] the pending claim must be decided first
    [IncrementRequest] { $act ->
        [rule] the opponent must answer the offer of a draw first
       *[other] the pending claim must be decided first
    }
    [QuickplayPostponed] the decision has already been postponed
    [UnwatchedDecision] the claim has ended play and an arbiter decides
    [PositionReset] a position can be restored only during the game
    [DisplacedLater] a position can be restored only during the game
    [BoardsDiffer] a position can be restored only during the game
   *[other] { $act ->
        [arrive] the player is already at the board
        [stop_clocks] clocks can be stopped only while the game is being played
       *[other] this cannot be done now
    }
}
refused-edition_has_no_rule = { $rule ->
    [QuickplayAccepted] under this edition of the Laws the arbiter accepts the claim or postpones the decision
   *[other] this edition of the Laws has no such rule
}
refused-not_over = the game is not over
refused-unreadable = the text names no move
refused-wrong_envelope = the text does not match the sealed move

## What was written instead of a move.

written-ambiguous = { $told ->
    [said] what was said could mean several moves
   *[written] what was written could mean several moves
}
written-illegal = no piece can make that move
written-unreadable = { $told ->
    [said] what was said is not a move
   *[written] what was written is not a move
}
