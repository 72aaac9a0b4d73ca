### The arbiter of a game.

arb-title = Arbiter’s panel
arb-call = Call
arb-call-by = { $color ->
    [white] { $name } (White) calls the arbiter.
   *[black] { $name } (Black) calls the arbiter.
}
arb-call-stopped = { $color ->
    [white] { $name } (White) has stopped the clocks.
   *[black] { $name } (Black) has stopped the clocks.
}
arb-call-where = Board: { $board }
arb-call-since = Since { $time }, for { $waiting }. Both clocks are stopped.
arb-title-call = Call: { $name }
arb-title-claim = Claim: { $name }
arb-notify-me = Tell me when I am called
arb-yes = yes
arb-no = no
arb-none = none
arb-nobody = Nobody
arb-choose = Choose
arb-cancel = Cancel
arb-player = { $color ->
    [white] White, { $name }
   *[black] Black, { $name }
}
arb-no-result = no result
arb-over = The game is over: { $result }
arb-waits-for-start = The game is waiting to be started.
arb-waits-seats = { $white ->
    [here] White is at the board,
   *[away] White is not here yet,
} { $black ->
    [here] Black is at the board.
   *[away] Black is not here yet.
}

## The powers.

arb-powers = Arbiter’s actions
arb-group-clocks = Clocks
arb-group-players = Players
arb-group-game = Game
arb-group-adjournment = Adjournment

arb-obstacle-waiting = The game has not started.
arb-obstacle-running = The clocks are running.
arb-obstacle-stopped = The clocks are stopped.
arb-obstacle-adjourned = The game is adjourned.
arb-obstacle-claim = Decide on the claim first.
arb-obstacle-no-moves = No move has been made.

arb-power-start = Start the game
arb-power-stop = Stop the clocks
arb-power-resume = Resume play
arb-power-adjust = Add or deduct time
arb-power-set = Set the clocks
arb-power-flag = Call flag fall
arb-power-warn = Warn a player
arb-power-penalise = Penalise
arb-power-admit = Admit a late player
arb-power-undo = Take back an offence
arb-power-appoint = Appoint an assistant
arb-power-appeal = Decide on the appeal
arb-power-illegal = Rule on an illegal move
arb-power-restore = Restore a position
arb-power-report = Report an irregularity
arb-power-declare = Declare the result
arb-power-session = End the session
arb-power-reopen = Reopen the game
arb-power-adjourn = Adjourn
arb-power-open = Open the envelope
arb-power-lost = Envelope lost

arb-about-start = Starts the clock of the player to move.
arb-about-stop = Stops both clocks until you resume play.
arb-about-resume = Restarts the clock that was running.
arb-about-adjust = Adds time to a player’s clock or deducts it.
arb-about-set = Sets the times and the move counter. Empty fields stay unchanged.
arb-about-flag = Rules on a flag that has fallen.
arb-about-warn = Both players are informed and the warning is recorded.
arb-about-penalise = Only penalties listed in this edition of the Laws.
arb-about-admit = A player who comes late may play.
arb-about-undo = The last offence of this kind no longer counts. Time that it cost is given back.
arb-about-appoint = An assistant for a player who needs help with moves, clock or recording.
arb-about-appeal = On behalf of the appeals committee. Any consequences must be entered separately.
arb-about-illegal = Rules on the last illegal move that stands on the board.
arb-about-restore = Restores an earlier position; later moves are taken back.
arb-about-report = Records what went wrong; the consequence follows from the Laws.
arb-about-declare = Ends the game, or corrects its result.
arb-about-session = The session’s time is over: the player to move seals a move.
arb-about-reopen = Board, clocks and counts are as before the act that ended the game. The clocks stay stopped.
arb-about-adjourn = The player to move seals a move.
arb-about-open = The sealed move is made on the board, and the opponent’s clock starts.
arb-about-lost = The sealed move can no longer be read.

arb-do-start = Start the game
arb-do-stop = Stop both clocks
arb-do-resume = Resume play
arb-do-adjust = { $player ->
    [white] Change White’s clock by { $amount }
   *[black] Change Black’s clock by { $amount }
}
arb-do-set = Set the clocks
arb-do-flag = Call flag fall
arb-do-warn = { $player ->
    [white] Warn White
   *[black] Warn Black
}
arb-do-penalise = { $penalty ->
    [warning] { $player ->
        [white] Warn White
       *[black] Warn Black
    }
    [opponent_time] { $player ->
        [white] Give Black { $amount }
       *[black] Give White { $amount }
    }
    [offender_time] { $player ->
        [white] Take { $amount } from White
       *[black] Take { $amount } from Black
    }
    [loss] { $player ->
        [white] Declare the game lost for White
       *[black] Declare the game lost for Black
    }
   *[other] { $player ->
        [white] Penalise White
       *[black] Penalise Black
    }
}
arb-do-undo = { $undone ->
    [illegal_move] { $player ->
        [white] Take back White’s illegal move
       *[black] Take back Black’s illegal move
    }
    [warning] { $player ->
        [white] Take back the warning to White
       *[black] Take back the warning to Black
    }
   *[penalty] { $player ->
        [white] Take back White’s penalty
       *[black] Take back Black’s penalty
    }
}
arb-do-admit = { $player ->
    [white] Admit White
   *[black] Admit Black
}
arb-do-reopen = Reopen the game
arb-do-session = End the session
arb-do-appoint = { $player ->
    [white] Appoint White’s assistant
   *[black] Appoint Black’s assistant
}
arb-do-appeal = { $decision ->
    [accept] Uphold the appeal
   *[reject] Reject the appeal
}
arb-do-illegal = Rule on the illegal move
arb-do-restore = Restore this position
arb-do-report = Record it
arb-do-declare = { $score ->
    [none] Declare the result
   *[other] Declare { $score }
}
arb-do-adjourn = Adjourn: have the move sealed
arb-do-open = Open the envelope
arb-do-lost = Record the loss of the envelope

## The fields.

arb-whose-clock = Whose clock
arb-change = Change
arb-less = { $label }: less
arb-more = { $label }: more
arb-amount = How much time
arb-time-form = Minutes and seconds, for example 2:00.
arb-clock-of-white = White’s clock
arb-clock-of-black = Black’s clock
arb-move-counter = Move counter
arb-empty-stays = Leave empty to keep the current value.
arb-whom = Player
arb-for-whom = For whom
arb-penalty = Penalty
arb-penalty-warning = Warning
arb-penalty-opponent_time = Add time for the opponent
arb-penalty-offender_time = Deduct time from the offender
arb-penalty-opponent_score = Raise the opponent’s score
arb-penalty-offender_score = Reduce the offender’s score
arb-penalty-loss = Declare the game lost
arb-penalty-fine = Fine
arb-penalty-exclusion = Exclusion from one or more rounds
arb-penalty-expulsion = Expulsion from the competition
arb-points-offender = The offender scores
arb-points-opponent = The opponent scores
arb-points-usual = As in the Laws
arb-whose-offence = Whose offence
arb-undone = What no longer counts
arb-undone-illegal_move = Illegal move
arb-undone-warning = Warning
arb-undone-penalty = Penalty
arb-restore-which = Which position
arb-position-start = The starting position
arb-position-now = The position on the board
arb-position-after = After { $move }
arb-step-back = Back
arb-step-forward = Forward
arb-restore-undone = { $n ->
    [0] No move is taken back; the board is corrected.
    [one] One half-move is taken back.
   *[other] { $n } half-moves are taken back.
}
arb-irregularity = What went wrong
arb-irregularity-displaced = Pieces were displaced
arb-irregularity-clock_wrong = The clock was set wrongly
arb-irregularity-illegal_position = The position is illegal
arb-irregularity-initial_position = The initial position was wrong
arb-irregularity-board_turned = The board was placed wrongly
arb-irregularity-colours_reversed = Colours were reversed
arb-irregularity-boards_differ = The positions on two boards differ
arb-irregularity-left_venue = A player left the playing venue without permission
arb-irregularity-search_refused = A player refused to be inspected
arb-irregularity-disturbance = A player disturbed the opponent
arb-irregularity-device = A player was found with an electronic device
arb-irregularity-scoresheet_defect = An electronic scoresheet does not work
arb-whose-doing = Responsible player
arb-result = Result
arb-resume-at = Resumption
arb-place = Place
arb-position-known = Is the position known?
arb-assistant = Assistant’s name
arb-tasks = Tasks
arb-tasks-none = Choose at least one task.
arb-task-move = moves the pieces
arb-task-press = presses the clock
arb-task-record = records the moves
arb-task-announce = announces the moves
arb-task-tell = gives times and number of moves on request
arb-task-claim = points out flag fall and touched pieces
arb-task-adjourn = handles the adjournment
arb-decision = Decision
arb-appeal-accept = Upheld
arb-appeal-reject = Rejected
arb-why = Reason (recorded)
arb-why-free = Reason (optional)
arb-why-missing = Please give a reason; it will be recorded.

## What it would do.

arb-if = If you confirm
arb-no-change = no change
arb-nothing-changes = Nothing changes.
arb-not-whole = Complete the form to see the consequences.
arb-no-forecast = No preview is available; the entry is judged when you submit it.
arb-then-runs = { $color ->
    [white] White’s clock runs.
   *[black] Black’s clock runs.
}
arb-then-stopped = Both clocks stop.
arb-then-still-stopped = The clocks remain stopped.
arb-then-told = Both players are notified.
arb-then-claim = The claim remains pending.
arb-done = Recorded.
arb-not-done = The entry was rejected.

## A claim.

arb-claims-open = { $n ->
    [one] One claim is open
   *[other] { $n } claims are open
}
arb-claim-open = Claim under review · made at { $time }
arb-claim-decided = Claim decided · made at { $time }
arb-claim-title = { $by ->
    [white] { $ground ->
        [repetition] White claims a draw: threefold repetition.
        [fifty_moves] White claims a draw: fifty-move rule.
        [agreement] Draw agreed by White and Black: your consent is needed.
        [touch_move] White claims a touch-move violation.
        [flag] White claims a win: the flag has fallen.
        [illegal_move] White claims: illegal move.
        [cannot_win] White claims a draw: Black cannot win by normal means.
        [no_effort] White claims a draw: Black makes no effort to win.
       *[increment] White asks for an increment of five seconds per move.
    }
   *[black] { $ground ->
        [repetition] Black claims a draw: threefold repetition.
        [fifty_moves] Black claims a draw: fifty-move rule.
        [agreement] Draw agreed by Black and White: your consent is needed.
        [touch_move] Black claims a touch-move violation.
        [flag] Black claims a win: the flag has fallen.
        [illegal_move] Black claims: illegal move.
        [cannot_win] Black claims a draw: White cannot win by normal means.
        [no_effort] Black claims a draw: White makes no effort to win.
       *[increment] Black asks for an increment of five seconds per move.
    }
}
arb-claim-intended = { $name } wrote { $move } on the scoresheet and did not play it.
arb-claim-stays = A claim cannot be withdrawn.
arb-claim-by-laws = Decided automatically under the Laws; the evidence is below.
arb-nth = { $n ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
arb-after = after { $move }
arb-at-start = at the start
arb-with-intended = with the intended move { $move }
arb-compare = What must be identical every time
arb-same-pieces = Same pieces on the same squares
arb-same-turn = Same player has the move
arb-same-castling = Same castling rights
arb-same-passing = Same en passant rights
arb-quiet = { $n ->
    [0] Not a single full move without a capture or a pawn move.
    [one] One move by each player without a capture and without a pawn move.
   *[other] { $n } moves by each player without a capture and without a pawn move.
}
arb-mate-title = { $color ->
    [white] Can White still mate?
   *[black] Can Black still mate?
}
arb-mate-asking = Being checked …
arb-mate-silent = No answer from the server.
arb-mate-verdict = { $verdict ->
    [yes] { $color ->
        [white] Yes: White can mate by a series of legal moves.
       *[black] Yes: Black can mate by a series of legal moves.
    }
    [no] { $color ->
        [white] No: White cannot mate by any series of legal moves.
       *[black] No: Black cannot mate by any series of legal moves.
    }
   *[unknown] This could not be determined in the time available.
}
arb-mate-line = A line that ends in mate
arb-touches = Touches
arb-touches-none = No touched piece has been recorded.
arb-decide = { $ground ->
    [agreement] Do you consent to the draw?
    [increment] Do you grant the increment?
   *[other] How do you decide?
}
arb-decide-accept = Uphold
arb-decide-reject = Reject
arb-decide-postpone = Postpone
arb-ask-accept = Uphold the claim?
arb-ask-reject = Reject the claim?
arb-ask-postpone = Postpone the decision?
arb-postpone-time = Extra time for the opponent

## Scoresheets and the record.

arb-whose-sheet = Whose scoresheet
arb-sheet-hall = Automatic record
arb-sheet-behind = { $n ->
    [0] Up to date.
    [one] One half-move is not written down.
   *[other] { $n } half-moves are not written down.
}
arb-moves-made = Moves { $white } – { $black }
arb-record = Record of this game
arb-record-moves = include moves
arb-record-empty = Nothing recorded yet.
arb-print = Print the protocol
arb-print-failed = The server did not send the protocol. Nothing was printed.
report-time = Time
report-what = What was done and ruled
report-article = Article
report-arbiter = Arbiter
report-printed = Printed { $moment }
arb-correct = Correct
arb-correct-why = Corrects the entry of { $time }
arb-back-to-desk = Back to the desk
