### What people do at the board, one message an act of the contract.

act-start = { by } starts the game
act-tick = time passes
act-arrive = { by } arrives at the board
act-touch = { by } touches { $pieces }{ $order ->
    [unknown] ; it is not known which was touched first
   *[known] {""}
}
act-touch-nothing = { by } touches no piece
act-release = { by } releases { $piece }
act-adjust = { by } adjusts { $pieces }
act-adjust-nothing = { by } adjusts no piece
act-move = { $hands ->
    [1] { by } plays { $move }
   *[other] { by } plays { $move } with both hands
}
act-move-unclear = { by } enters a move that cannot be accepted: { $written }
act-press = { by } presses the clock
act-play = { by } plays { $move } and presses the clock
act-offer_draw = { by } offers a draw
act-accept_draw = { by } accepts the draw
act-decline_draw = { by } declines the draw
act-resign = { by } resigns
act-claim_draw = { by } claims a draw { $ground }
act-claim_draw-intended = { by } claims a draw { $ground } with the intended move { $move }
act-claim_draw-unclear = { by } claims a draw { $ground }, but the intended move cannot be accepted: { $written }
act-claim_flag = { by } claims that { opponent-possessive } flag has fallen{ by-display }
act-claim_illegal_move = { by } claims that an illegal move was made{ by-display }
act-claim_touch_move = { by } claims a touch-move violation{ by-display }
by-display = { $evidence ->
    [display] , based on a display in the playing hall
   *[none] {""}
}
act-withdraw-offer = { by } wants to withdraw the draw offer
act-withdraw-claim = { by } wants to withdraw the claim
act-stop_clocks = { by } stops the clocks
act-resume = { by } resumes play
act-set_clock = { by } sets the clocks: { $settings }
act-set_clock-nothing = { by } leaves the clocks as they are
setting-white = White { $time }
setting-black = Black { $time }
setting-moves = move counter { $moves }
act-add_time = { $player ->
    [white] { by } gives White { $time }
   *[black] { by } gives Black { $time }
}
act-deduct_time = { $player ->
    [white] { by } deducts { $time } from White
   *[black] { by } deducts { $time } from Black
}
act-warn = { $player ->
    [white] { by } warns White
   *[black] { by } warns Black
}
act-penalise = { $player ->
    [white] { by } penalises White: { $penalty }
   *[black] { by } penalises Black: { $penalty }
}
act-penalise-time = { $player ->
    [white] { by } penalises White: { $penalty } ({ $time })
   *[black] { by } penalises Black: { $penalty } ({ $time })
}
act-penalise-points = { $player ->
    [white] { by } penalises White: { $penalty } ({ $points })
   *[black] { by } penalises Black: { $penalty } ({ $points })
}
act-rule-accept = { by } accepts the claim
act-rule-reject = { by } rejects the claim
act-rule-postpone = { by } postpones the decision on the claim
act-rule-postpone-time = { by } postpones the decision on the claim and gives the claimant’s opponent { $time }
act-declare = { $score ->
    [none] { by } declares that the game has no result
   *[other] { by } declares the result { $score }
}
act-report = { by } reports: { $irregularity }
act-record = { by } records { $move }
act-record-unclear = { by } records a move that cannot be accepted: { $written }
act-sign = { $score ->
    [none] { by } signs the scoresheet without a result
   *[other] { by } signs the scoresheet with the result { $score }
}
act-agree_resume = { by } agrees to resume play
act-disconnected = { $player ->
    [white] White’s connection is lost
   *[black] Black’s connection is lost
}
act-connected = { $player ->
    [white] White is connected again
   *[black] Black is connected again
}
act-claim_absence = { $wanted ->
    [win] { by } claims the win because the opponent has been away too long
   *[abort] { by } ends the game because the opponent has been away too long
}
act-take_back = { by } wants to take the last move back
act-accept_take_back = { by } lets the opponent take the move back
act-decline_take_back = { by } does not let the opponent take the move back
act-agree_correction = { by } agrees to take back the illegal move
act-ask_record = { by } asks to see the scoresheet
act-claim_quickplay = { by } claims a draw because { $ground }
act-verify = { $agrees ->
    [yes] { by } confirms the position and the claim
   *[no] { by } disputes the position or the claim
}
act-reopen = { by } reopens the game
act-end_session = { by } ends the session
act-admit = { $player ->
    [white] { by } admits White despite the late arrival
   *[black] { by } admits Black despite the late arrival
}
act-undo_offence-illegal_move = { $player ->
    [white] { by } decides that White’s last illegal move does not count
   *[black] { by } decides that Black’s last illegal move does not count
}
act-undo_offence-warning = { $player ->
    [white] { by } takes back the last warning to White
   *[black] { by } takes back the last warning to Black
}
act-undo_offence-penalty = { $player ->
    [white] { by } takes back White’s last penalty
   *[black] { by } takes back Black’s last penalty
}
act-request_increment = { by } asks for an increment of five seconds per move for both players
act-leave = { $permission ->
    [given] { by } leaves the playing venue with the arbiter’s permission
   *[none] { by } leaves the playing venue without permission
}
act-restore-start = { by } restores the starting position of the game
act-restore = { by } restores the position after { $n } { $n ->
    [one] half-move
   *[other] half-moves
}
act-appeal = { by } appeals against the arbiter’s decision
act-decide_appeal = { $decision ->
    [accept] { by } announces that the appeal is upheld
    [reject] { by } announces that the appeal is rejected
   *[postpone] { by } announces that the decision on the appeal is postponed
}

## Adjournment.

act-adjourn = { by } adjourns the game
act-adjourn-until = { by } adjourns the game; it is to be resumed at { $moment }
act-seal = { by } seals a move
act-open_envelope = { by } opens the envelope
act-envelope_lost = { $position ->
    [known] { by } announces that the envelope is lost
   *[lost] { by } announces that the envelope and the position are lost
}

## Visually impaired players, and who helps a player.

act-announce = { by } announces { $move }
act-announce-unclear = { by } announces a move that cannot be accepted: { $written }
act-repeat = { by } repeats { $move }
act-repeat-unclear = { by } repeats a move that cannot be accepted: { $written }
act-correct = { by } corrects the announcement to { $move }
act-correct-unclear = { by } corrects the announcement to a move that cannot be accepted: { $written }
act-appoint = { $player ->
    [white] { by } appoints an assistant for White, who may { $tasks }
   *[black] { by } appoints an assistant for Black, who may { $tasks }
}
act-appoint-nothing = { $player ->
    [white] { by } appoints an assistant for White with no tasks
   *[black] { by } appoints an assistant for Black with no tasks
}
task-move = move the pieces
task-press = press the clock
task-record = record the moves
task-announce = announce the moves
task-tell = give the times and the number of moves on request
task-claim = point out a fallen flag or a touched piece
task-adjourn = carry out the formalities of an adjournment
