### The board, the table and the game.

color-white = White
color-black = Black
article = Art. { $article }
article-open = What this article says
article-edition = FIDE Laws of Chess, { $edition }
article-full = Article { $article }
article-asking = Loading …
article-silent = The article could not be loaded.
article-unknown = No summary is available for this article.
article-elsewhere = In other editions
article-own-words = Summary in our own words; the official text of the Laws prevails.
article-close = Close

## The board.

board-piece = { $color ->
    [white] { $role ->
        [pawn] white pawn
        [knight] white knight
        [bishop] white bishop
        [rook] white rook
        [queen] white queen
       *[king] white king
    }
   *[black] { $role ->
        [pawn] black pawn
        [knight] black knight
        [bishop] black bishop
        [rook] black rook
        [queen] black queen
       *[king] black king
    }
}
board-pieces = { $color ->
    [white] { $role ->
        [pawn] white pawns
        [knight] white knights
        [bishop] white bishops
        [rook] white rooks
        [queen] white queens
       *[king] white kings
    }
   *[black] { $role ->
        [pawn] black pawns
        [knight] black knights
        [bishop] black bishops
        [rook] black rooks
        [queen] black queens
       *[king] black kings
    }
}
board-pieces-on = { $pieces } on { $squares }
board-label = Board, { $state }
board-mark-last = last move
board-mark-touched = touched
board-mark-must-move = must be moved
board-mark-must-capture = must be captured
board-mark-must-castle = must castle
board-mark-check = in check
board-mark-illegal = illegal here
board-mark-target = legal target
board-duty-move = must move
board-duty-capture = must be captured
board-duty-castle = must castle
board-promotion = The pawn becomes
flip-board = Flip the board

## Whose move it is.

turn = { $color ->
    [white] White to move
   *[black] Black to move
}
turn-inside = { $color ->
    [white] White to move
   *[black] Black to move
}
after-move = after { $move }
browsing = Position after { $move }
browsing-start = Position before the first move
browsing-back = Back to the game

## The clocks.

face-of = { $name }’s clock
face-illegal = Illegal moves
face-illegal-count = { $n } of { $of }
face-your-move = Your move
face-running = Running
face-waiting = Waiting
face-not-started = Not started
face-stopped = Stopped
face-flag = Flag fallen
face-over = Game over
face-offline = Offline { $time }
face-interrupted = Not recording, clocks stand still
face-adjourned = Adjourned
face-sealing = Sealing a move
face-no-clock = No clock
face-increment = +{ $s } s
face-delay = { $s } s delay
face-presses-itself = Clock switches automatically
face-was = was { $time }
face-left-to-loss = the next illegal move loses
pad-press = Press the clock
pad-pressed = Pressed
key-space = Space

## The rulings.

feed-title = Rulings
feed-count = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
feed-empty = No rulings yet.
feed-reconnected = Connection restored. Nothing was lost.
record-open = Record
record-close = Close the record

slips-label = Messages
slip-ruling = Ruling
slip-refused = Not possible
slip-refused-kept = Nothing has changed.
slip-offer = Draw offered
slip-offer-title = { $name } offers a draw.
slip-offer-mine = The offer stands until it is accepted, declined, or the opponent touches a piece.
slip-offer-mine-title = You have offered a draw.
slip-offer-next = The draw is offered with your next move.
slip-offer-next-text = The clock switches automatically, so the offer is made after the move and before the press.
offer-next-drop = Do not offer
offer-next-dropped = No draw is offered.
slip-offer-text = It stands until you accept, decline, or touch a piece.
slip-offer-clock = Your clock is running.
offer-accept = Accept
offer-decline = Decline
slip-duty = { $color ->
    [white] White: touch-move
   *[black] Black: touch-move
}
slip-duty-title = { $duty ->
    [move] { $piece } must be moved.
    [capture] { $piece } must be captured.
   *[castle] Castling must be played.
}
slip-claim = Claim under review
slip-claim-title = The clocks are stopped. The arbiter is reviewing the claim.
slip-claim-text = Do not touch the pieces.
slip-claim-postponed = The decision on the claim is postponed. Play continues.
slip-claim-sent = Clocks are stopped. An arbiter decides the claim later.
slip-verify-text = Confirm or dispute the position and the claim. Your answer goes to the arbiter.
verify-confirm = Confirm
verify-dispute = Dispute
slip-stopped = Clocks stopped
slip-stopped-title = Clocks are stopped.
stopped-by = { $by ->
    [server] The server was restarted. The clocks show the last time that was recorded.
    [arbiter] The arbiter has stopped them.
    [call] { $name } calls the arbiter.
   *[player] { $name } has stopped them.
}
stopped-reason = Reason: { $reason }.
slip-stopped-arbiter = The arbiter decides when play resumes.
slip-stopped-players = Play resumes when both players agree.
resume-agree = Agree to resume
resume-agreed = You have agreed to resume. Waiting for { $name }.
resume-other = { $name } agrees to resume.
move-ready = Your move { $move } has been saved. It is sent when play resumes.
move-ready-drop = Do not send it
slip-waiting = Before the game
slip-waiting-opponent = Your opponent is not here yet.
slip-waiting-text = The clock starts when both players have joined.
slip-waiting-arbiter = The game begins when the arbiter starts it.
slip-waiting-arbiter-free = The game begins when an arbiter has taken the seat and starts it.
slip-request = Arbiter
slip-request-title = { $name } asks to be the arbiter.
slip-request-text = The arbiter sees both clocks and rules on claims and irregularities. Both players must accept.
slip-request-watch = Both players must accept.
slip-request-mine = You have accepted. Your opponent must accept too.
slip-request-first = { $name } has accepted.
request-accept = Accept
request-decline = Decline
request-decline-after = Decline after all
slip-asking-title = Waiting for both players
slip-asking-text = Both players see your name and must accept you as the arbiter. Until then you can only watch.
slip-declined-title = A player has declined you as the arbiter.
slip-declined-text = The arbiter’s seat stays free. You can still watch the game.
slip-over = Game over
slip-adjourned = Adjourned
slip-adjourned-title = The game is adjourned.
slip-adjourned-text = It will be resumed when the envelope is opened.
adjourned-resumes = Resumption: { $moment }
adjourned-place = Place: { $place }
arrive = I am at the board
slip-absent = Not yet at the board
slip-absent-title = Please confirm that you are at the board.
slip-absent-text = A player who arrives after the default time loses the game.
slip-seal = Adjournment
slip-seal-mine = Seal your next move.
slip-seal-text = Write it down unambiguously or show it on the board; it will not be played. You can change it until you stop the clocks.
seal-own = In the envelope: { $move }
seal-placeholder = For example Bf1-b5
slip-seal-other = Your opponent is sealing a move.
seal-move = Seal
seal-again = Seal another move
seal-stop = Close the envelope and stop the clocks
slip-offline = Connection lost
slip-offline-title = The server is not responding.
slip-offline-text = Your clock is still running on the server. Reconnecting …
slip-offline-kept = Your move { $move } has been saved and will be sent.
slip-offline-watch = Reconnecting automatically …
reconnect-now = Try now
slip-closed = Game opened elsewhere
slip-closed-replaced = The game is open in another window. You can continue here instead.
slip-closed-failed = The game was stopped
slip-closed-failed-text = A fault in the server has stopped this game. Everything played so far is kept. The operator must start the server again before the game can continue.
take-up-again = Continue here
slip-training = Training
slip-training-claim = { $ground ->
    [repetition] You may claim a draw by threefold repetition.
   *[fifty_moves] You may claim a draw under the fifty-move rule.
}

## What a player can do.

player-acts = Actions
do-draw = Offer draw
do-draw-next = Offer draw with move
do-draw-next-short = Draw with move
do-draw-armed = Offered with move
do-draw-armed-short = Offered
do-claim = Claim
do-adjust = Adjust
do-arbiter = Call arbiter
do-arbiter-short = Arbiter
do-resign = Resign
do-abort = Cancel game
do-more = More
not-your-turn = not your move

adjust-title = I adjust.
adjust-text = Touch one piece to put it straight. That touch does not bind you.
adjust-done = Do not adjust

call-title = Call the arbiter?
call-result = Both clocks will be stopped.
call-act = Stop and call
call-result-none = There is no arbiter for this game. Both clocks will be stopped until both players agree to continue.

confirm-resign = Resign this game?
confirm-resign-result = { $color ->
    [white] Black wins, 0–1.
   *[black] White wins, 1–0.
}
confirm-resign-result-or-draw = { $color ->
    [white] Black wins, 0–1; drawn if Black cannot checkmate by any series of legal moves.
   *[black] White wins, 1–0; drawn if White cannot checkmate by any series of legal moves.
}
confirm-resign-act = Resign
confirm-resign-safe = Keep playing
confirm-draw = Agree to a draw?
confirm-draw-result = The game is drawn, ½–½.
confirm-draw-act = Agree
confirm-draw-safe = Not yet
confirm-claim-result = It cannot be withdrawn. If it is incorrect, your opponent receives extra time.
confirm-claim-act = Claim
confirm-claim-safe = Do not claim
confirm-abort = Cancel the game before the first move?
confirm-abort-result = The game is cancelled, without a result.
confirm-abort-act = Cancel game
confirm-abort-safe = Keep playing

claims-title = Claim
claims-text = You are not told whether a claim would be correct. That is for you to judge.
claim-repetition = The same position for the third time
claim-fifty = Fifty moves without capture or pawn move
claim-now = On the board now
claim-intended = With an intended move
claim-intended-label = The move, written but not made
claim-intended-missing = Write the move you intend.
claim-flag = The opponent’s flag has fallen
claim-illegal = The opponent made an illegal move
claim-touch = The opponent violated touch-move
claim-cannot-win = The opponent cannot win by normal means
claim-no-effort = The opponent makes no effort to win
claim-increment = Increment of five seconds per move for both
claim-correction = Take back the illegal move by agreement
claims-close = Cancel

## Beside the board.

line-label = Type a move or a command
line-placeholder = Type a move: { $one }, e2e4
line-not-read = “{ $text }” was not understood.
sheet-title = Scoresheet
sheet-show = Sheet
sheet-moves = The moves
sheet-number = No.
sheet-write = Write move { $number }
sheet-correct = Correct move { $number }
sheet-correct-entry = Correct this entry
sheet-event = Event
sheet-date = Date
sheet-site = Place
sheet-round = Round { $round }
sheet-hash = Record checksum: { $hash }
sheet-hidden = You keep the scoresheet yourself, so the moves are not shown here.
sheet-hidden-watch = The players keep the score themselves. It is shown when the game is over.
tell-arbiter = Report to the arbiter
tell-arbiter-text = Only the arbiter sees your report.
tell-player = Which player
tell-nobody = Neither
tell-note = Note
tell-send = Send the report
tell-cancel = Cancel
tell-sent = The arbiter was told.
sheet-first = To the start
sheet-back = Back
sheet-forward = Forward
sheet-last = To the current position
player-white = White
player-black = Black

## After the game.

sign-sheet = Sign { $score }
signed = You have signed.
rematch-ask = Rematch with reversed colours
rematch-asked = You have asked for a rematch.
rematch-other = { $name } asks for a rematch.
share-link = Copy the link
share-copied = Copied
share-pgn = Download PGN
share-print = Print the scoresheet
picture-title = Position, { $state }

## Where one is.

pace-standard = Standard
pace-rapid = Rapid
pace-blitz = Blitz
laws-of = FIDE Laws { $edition }
board-assisted = Assisted board
board-physical = Like over the board
training-game = Training
watching = Watching
against = { $white } – { $black }
game-loading = Loading the game …
game-not-found-cap = Not found
game-not-found = This game does not exist.
game-not-found-text = The address may be wrong. Nothing has changed.
game-no-seat = This link no longer gives a seat.
game-no-seat-text = Somebody has made a new link for it. You can watch the game.
your-move-title = Your move · { $name }
your-move-notice = It is your move against { $name }.
notify-me = Notify me when it is my move

## One screen, two people.

device-title = A game on one screen
device-press = Press the clock after your move
device-waits = Opponent to move
device-draw = Draw
device-draw-offered = Draw offered
device-adjust = Adjust
device-stop = Stop
device-go-on = Resume
device-agreed = Agreed
device-resign = Resign
device-lay-flat = Lay flat
device-stand-up = Stand up
device-over = The game is over
look-at-board = Back to the board
