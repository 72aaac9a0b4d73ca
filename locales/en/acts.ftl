### What people do at the board, one message an act of the contract.

act-start = { by } starts the game
act-tick = time passes
act-arrive = { by } comes to the board
act-touch = { by } touches { $pieces }{ $order ->
    [unknown] , nobody knows which first
   *[known] {""}
}
act-touch-nothing = { by } touches no piece
act-release = { by } lets go of { $piece }
act-adjust = { by } adjusts { $pieces }
act-adjust-nothing = { by } adjusts no piece
act-move = { $hands ->
    [1] { by } plays { $move }
   *[other] { by } plays { $move } with both hands
}
act-move-unclear = { by } names a move: { $written }
act-press = { by } presses the clock
act-play = { by } plays { $move } and presses the clock
act-offer_draw = { by } offers a draw
act-accept_draw = { by } accepts the draw
act-decline_draw = { by } declines the draw
act-resign = { by } resigns
act-claim_draw = { by } claims a draw { $ground }
act-claim_draw-intended = { by } claims a draw { $ground } with the intended move { $move }
act-claim_draw-unclear = { by } claims a draw { $ground } with an intended move: { $written }
act-claim_flag = { by } claims that { opponent-possessive } flag has fallen{ by-display }
act-claim_illegal_move = { by } claims an illegal move{ by-display }
act-claim_touch_move = { by } claims a breach of touch-move{ by-display }
by-display = { $evidence ->
    [display] , relying on a display in the playing hall
   *[none] {""}
}
act-withdraw-offer = { by } wants to withdraw the offer of a draw
act-withdraw-claim = { by } wants to withdraw the claim
act-stop_clocks = { by } stops the clocks
act-resume = { by } lets play go on
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
    [white] { by } penalises White: { $penalty }, by { $time }
   *[black] { by } penalises Black: { $penalty }, by { $time }
}
act-penalise-points = { $player ->
    [white] { by } penalises White: { $penalty }, to { $points }
   *[black] { by } penalises Black: { $penalty }, to { $points }
}
act-rule-accept = { by } accepts the claim
act-rule-reject = { by } rejects the claim
act-rule-postpone = { by } postpones the decision on the claim
act-declare = { by } declares the result { $score }
act-report = { by } reports: { $irregularity }
act-report-displaced_by = { $player ->
    [white] { by } reports: White displaced pieces
   *[black] { by } reports: Black displaced pieces
}
act-record = { by } records { $move }
act-record-unclear = { by } records a move: { $written }
act-sign = { by } signs the scoresheet with the result { $score }
act-agree_resume = { by } agrees that play goes on
