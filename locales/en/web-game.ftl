### The board, the table and the game.

color-white = White
color-black = Black
article = Art. { $article }
article-open = What this article says
article-edition = FIDE Laws of Chess, { $edition }
article-full = Article { $article }
article-asking = The hall is asked.
article-silent = The hall does not answer. The number stands as it is.
article-unknown = Nothing more is known here about this article.
article-elsewhere = In other editions
article-own-words = In our own words; the wording of the Laws decides.
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
board-label = Board, { $state }
board-mark-last = last move
board-mark-touched = touched
board-mark-must-move = must be moved
board-mark-must-capture = must be captured
board-mark-must-castle = castling is obligatory
board-mark-check = in check
board-mark-illegal = stands there illegally
board-mark-target = possible
board-duty-move = move
board-duty-capture = capture
board-duty-castle = castle
board-promotion = The pawn becomes
flip-board = Flip the board

## Whose move it is.

turn = { $color ->
    [white] White to move
   *[black] Black to move
}
after-move = after { $move }
browsing = Move { $move } of the past

## The clocks.

face-of = Clock of { $name }
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
face-adjourned = Adjourned
face-sealing = Seals a move
face-no-clock = No clock
face-increment = +{ $s } s
face-delay = { $s } s delay
face-presses-itself = Clock presses itself
face-was = was { $time }
face-left-to-loss = one more loses
pad-press = Press the clock
pad-pressed = Pressed
key-space = Space

## The rulings.

feed-title = Rulings and record
feed-count = { $n ->
    [one] { $n } entry
   *[other] { $n } entries
}
feed-empty = No rulings yet. A quiet game.
feed-reconnected = The connection is back. Nothing was lost.
record-open = Record
record-close = Close the record

slips-label = On the table
slip-ruling = Ruling
slip-refused = Not possible
slip-refused-kept = Nothing has changed.
slip-offer = Draw offered
slip-offer-title = { $name } offers a draw.
slip-offer-mine = The offer stands until it is accepted, declined, or the opponent touches a piece.
slip-offer-mine-title = You have offered a draw.
slip-offer-text = It stands until you accept, decline, or touch a piece.
slip-offer-clock = Your clock is running.
offer-accept = Accept
offer-decline = Decline
slip-duty = { $color ->
    [white] White’s obligation
   *[black] Black’s obligation
}
slip-duty-title = { $duty ->
    [move] { $piece } must be moved.
    [capture] { $piece } must be captured.
   *[castle] Castling is obligatory.
}
slip-claim = Claim under review
slip-claim-title = Clocks are stopped. The arbiter is looking.
slip-claim-text = Do not touch the pieces.
slip-claim-postponed = The decision on the claim is postponed. Play continues.
slip-claim-sent = Clocks are stopped. An arbiter decides the claim later.
slip-verify-text = Confirm or dispute the position and the claim. Your answer goes to the arbiter.
verify-confirm = Confirm
verify-dispute = Dispute
slip-stopped = Clocks stopped
slip-stopped-title = Clocks are stopped.
slip-stopped-arbiter = The arbiter decides when play goes on.
slip-stopped-players = Play goes on when both players agree.
resume-agree = Play may go on
slip-waiting = Before the game
slip-waiting-opponent = The other chair is empty.
slip-waiting-text = The clock starts when both players are here.
slip-waiting-arbiter = The game begins when the arbiter starts it.
slip-over = Game over
slip-adjourned = Adjourned
slip-adjourned-title = The game is adjourned.
slip-adjourned-text = It goes on when the envelope is opened.
arrive = I am at the board
slip-absent = Not at the board
slip-absent-title = The hall waits for you at the board.
slip-absent-text = Who comes after the default time loses the game.
slip-seal = Adjournment
slip-seal-mine = Seal your next move.
slip-seal-text = Write it down unmistakably, or show it on the board: nothing is played. It can be changed until you stop the clocks.
seal-own = In the envelope: { $move }
seal-placeholder = For example Bf1-b5
slip-seal-other = The opponent seals a move.
seal-move = Seal
seal-again = Seal another move
seal-stop = Close the envelope and stop the clocks
slip-offline = Connection lost
slip-offline-title = The hall does not answer.
slip-offline-text = Your clock keeps running there. Trying again.
slip-offline-kept = Your move { $move } is kept and will be sent.
slip-offline-watch = The page tries again by itself.
reconnect-now = Try now
slip-closed = This window has left the table
slip-closed-replaced = The game is open in another window. It can be taken up here again.
slip-closed-failed = The game was stopped
slip-closed-failed-text = A fault in the server has stopped this game. Everything played so far is kept. The operator must start the server again before the game can continue.
take-up-again = Take it up here
slip-training = Training
slip-training-claim = { $ground ->
    [repetition] A claim of threefold repetition is open.
   *[fifty_moves] A claim of fifty moves is open.
}

## What a player can do.

player-acts = What you can do
do-draw = Offer draw
do-claim = Claim
do-adjust = Adjust
do-arbiter = Arbiter
do-resign = Resign
do-abort = Leave
do-more = More

adjust-title = I adjust.
adjust-text = Touch the pieces to be put straight. They bind you to nothing.
adjust-done = Done

call-title = Call the arbiter?
call-result = Both clocks are stopped.
call-act = Stop and call
call-result-none = There is no arbiter at this table. Both clocks are stopped until both players agree to go on.

confirm-resign = Resign this game?
confirm-resign-result = { $color ->
    [white] Black wins, 0–1.
   *[black] White wins, 1–0.
}
confirm-resign-act = Resign
confirm-resign-safe = Keep playing
confirm-draw = Agree to a draw?
confirm-draw-result = The game is drawn, ½–½.
confirm-draw-act = Agree
confirm-draw-safe = Not yet
confirm-claim-result = It cannot be withdrawn. If it is wrong, there is a penalty of time.
confirm-claim-act = Claim
confirm-claim-safe = Do not claim
confirm-abort = Leave before the first move?
confirm-abort-result = The game is cancelled, without a result.
confirm-abort-act = Leave
confirm-abort-safe = Stay

claims-title = Claim
claims-text = The hall does not say whether a claim is open. You have to know.
claim-repetition = The same position for the third time
claim-fifty = Fifty moves without capture or pawn move
claim-now = On the board now
claim-intended = With a move I intend
claim-intended-label = The move, written but not made
claim-flag = The opponent’s flag has fallen
claim-illegal = The opponent made an illegal move
claim-touch = The opponent broke touch-move
claim-cannot-win = The opponent cannot win by normal means
claim-no-effort = The opponent makes no effort to win
claim-increment = Five extra seconds a move for both
claim-correction = Undo the illegal move by agreement
claims-close = No claim

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
sheet-hash = Journal: { $hash }
sheet-hidden = You keep the score yourself. The moves are on the board, not on a screen.
sheet-first = To the start
sheet-back = Back
sheet-forward = Forward
sheet-last = To the game as it stands
player-white = White
player-black = Black

## After the game.

sign-sheet = Sign { $score }
signed = You have signed.
rematch-ask = Play again, colours changed
rematch-asked = You have asked for another game.
rematch-other = { $name } asks for another game.
share-link = Copy the link
share-copied = Copied
share-pgn = PGN
share-picture = Position as a picture
share-print = Print the scoresheet
picture-title = Position, { $state }

## Where one is.

pace-standard = Standard
pace-rapid = Rapid
pace-blitz = Blitz
laws-of = FIDE Laws { $edition }
board-assisted = Assisted board
board-physical = Physical board
training-game = Training
watching = You are watching
against = { $white } – { $black }
game-loading = The table is being laid.
game-not-found = There is no such game.
game-not-found-text = The address may be wrong. Nothing has changed.
your-move-title = Your move · { $name }
your-move-notice = It is your move against { $name }.
notify-me = Tell me when it is my move

## One screen, two people.

device-title = A game on one screen
device-press = Press after your move
device-waits = The opponent is to move
device-draw = Draw
device-draw-offered = Draw offered
device-adjust = Adjust
device-stop = Stop
device-go-on = Go on
device-resign = Resign
device-over = The game is over
look-at-board = Look at the board
