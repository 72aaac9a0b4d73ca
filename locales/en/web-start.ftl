### The start page, the invitation, the list of games, and what the hall is.

take-a-seat = Take a seat.
take-a-seat-why = The hall conducts your game by the FIDE Laws of Chess and gives the article for every ruling.
who-plays = Who plays
way-device = Two people, one screen
way-device-note = A clock pad at each end of the board
way-net = Over the net
way-net-note = Open a table and pass on its link
way-engine = Against the engine
way-engine-note = It keeps the same Laws as you
elsewhere = Elsewhere in the hall
watch = Watch a game
about = About Arbiter
examine = Examine a position
have-a-link = Have a link or the name of a table?
have-a-link-form = Paste it here
no-such-link = That leads to no table of this hall.
sit-down = Go there

mine = Your games
somebody = Somebody
mine-open = Open table
mine-waiting = waits for the opponent
mine-your-move = your move
mine-their-move = opponent’s move

## The table.

table = The table
pace = Pace
tempo-standard = Standard
tempo-rapid = Rapid
tempo-blitz = Blitz
tempo-other = Other
tempo-other-note = set it
edition = Edition of the Laws
board = Board
set-board-assisted = Assisted
set-board-assisted-note = illegal moves cannot be played
set-board-physical = Physical
set-board-physical-note = touch, move, press: all by hand
players = Players
own-name = Your name
own-name-none = Not needed
seat = Your pieces
seat-random = By lot
seat-white = White
seat-black = Black
notation-here = Notation
letters-en-note = English
letters-cs-note = Czech, Slovak
letters-figurine-note = figurine
more = More about the table
mode = Played as
mode-competition = Competition
mode-competition-note = nothing hints
mode-training = Training
mode-training-note = shows where pieces may go
touch-move = Touch-move
touch-move-on = Binding
touch-move-on-note = a touched piece moves
touch-move-off = Free
touch-move-off-note = try, then put back
start-from = Start from
start-from-standard = Start
start-from-chess960 = Chess960
start-from-fen = FEN
start-from-pgn = PGN
chess960-number = Number of the array, 0 to 959
chess960-by-lot = By lot
pgn-note = The game goes on after the last move.
scoresheets = Scoresheet
scoresheets-automatic = The hall writes
scoresheets-automatic-note = moves appear by themselves
scoresheets-players = Players write
scoresheets-players-note = each keeps an own sheet
with-arbiter = With an arbiter
with-arbiter-note = You get a second link for the arbiter; your opponent must agree.
set-up-device = Set up the board
set-up-net = Open the table
set-up-engine = Sit down
table-not-set = The table was not set up.

flaw-minutes = Minutes: from half a minute to 24 hours.
flaw-bonus = Seconds a move: a whole number up to 600.
flaw-moves = Moves of a period: a whole number from 1 to 200.
flaw-name = At most 80 characters.
flaw-chess960 = A number from 0 to 959.
flaw-empty = Nothing is there yet.

control-own = Time control
untimed = No clock
period-moves = Moves
period-minutes = Minutes each
period-minutes-for = Minutes for them
period-minutes-rest = Minutes for the rest
period-add = One more period
period-drop = Take period { $n } away
bonus = Seconds a move
bonus-kind = Given as
bonus-increment = Increment
bonus-delay = Delay

engine = Engine
engine-none = There is no engine in this hall.
engine-install = Whoever runs the hall can install one that speaks UCI, and start the hall again:
engine-look = Look again
engine-silent = The hall does not answer, so its engines are not known.
strength = Strength
strength-weak = beginner
strength-strong = full

## The table card.

card = Table card
card-what = What will apply
card-title = { $pace }, { $time }, by the Laws of { $edition }.
control-none = without a clock
control-each = { $time } each
control-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
} in { $time }
control-rest = { $time } for the rest
control-then = { $first }, then { $then }
control-increment = { $control } and { $time } a move
control-delay = { $control } and a delay of { $time } a move
card-topic-touch = Touched piece
card-topic-illegal = Illegal move
card-topic-flag = Flag
card-topic-record = Writing moves
card-topic-offer = Draw offer
card-topic-claim = Draw claim
card-topic-at-once = Draw at once
card-topic-finish = Quickplay
card-touch = Must be moved or captured if it legally can.
card-touch-free = Does not bind at this table.
card-illegal-assisted = Cannot be played; the hall says why.
card-illegal-back = Taken back; the arbiter may penalise.
card-illegal-finish = Taken back; in the quickplay finish the third one loses.
card-illegal-wins = The opponent may claim the win before moving.
card-illegal-loses-2 = First: opponent gets { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}. Second: game lost.
card-illegal-loses-3 = First and second: opponent gets { $n ->
    [one] { $n } minute
   *[other] { $n } minutes
}. Third: game lost.
card-illegal-loses-2-untimed = Taken back. The second one loses the game.
card-illegal-loses-3-untimed = Taken back. The third one loses the game.
card-flag = Time used up loses, unless the opponent cannot mate.
card-flag-claimed = Counts when the opponent claims it; drawn if the opponent cannot mate.
card-flag-material = Counts when the opponent claims it; a win needs mating material.
card-record-free = Not required; the hall keeps the sheet.
card-record-hall = The hall keeps the sheet for both.
card-record-players = Each writes the own move before making the next.
card-offer = After your move, before you press.
card-offer-untimed = After your move.
card-claim = The same position three times, or fifty moves each without a capture or a pawn move.
card-at-once = Fivefold repetition, or 75 moves each.
card-finish = Under two minutes, a draw may be claimed if the opponent does not try or cannot win.

## An invitation, passed on and taken up.

copy = Copy
copied = Copied
pass-on = Pass on
invite = Your table is ready.
invite-why = Pass the link on. Whoever opens it and takes the seat plays against you; it works once.
invite-white = Link for White
invite-black = Link for Black
invite-arbiter = Link for the arbiter
invite-taken-white = { $name } has taken White’s seat.
invite-taken-black = { $name } has taken Black’s seat.
invite-taken-arbiter = { $name } has taken the arbiter’s seat.
invite-waiting-arbiter = Waiting for the arbiter
invite-waiting = Waiting for the opponent
invite-leave = You may close this page. The table stays under “Your games” on this device.
invite-to-board = To the board
invite-renew = Make a new link, void the old one
invite-close = Close the table
invite-picture = The link for the opponent as a QR code
invite-scan = Scan to sit down
invited = You are invited to a game.
invited-cap = Invitation
invited-by = { $name } invites you to a game.
take-the-seat = Take the seat
only-watch = Only watch
consent-why = Your opponent wants an arbiter, who sees both clocks and rules on claims and irregularities.
consent = I agree to play with an arbiter

## The list of games.

games = Games
games-shown = Which games
games-all = All
games-playing = Being played
games-finished = Finished
games-none-all = Nobody plays here yet. A quiet hall.
games-none-playing = No game is being played now.
games-none-finished = No game has ended yet.
games-silent = The hall does not answer, so its games are not known.
games-more = Older games
games-phase-waiting = waiting
games-phase-playing = being played
games-phase-stopped = clocks stopped
games-phase-sealing = a move is sealed
games-phase-adjourned = adjourned
games-phase-finished = finished

## What this is.

about-lead = A playing hall that conducts chess by the whole of the FIDE Laws of Chess, in the editions of 1997, 2009 and 2018, and tells the article for everything it rules.
about-hall = The hall
about-decides = The pages show and ask; the hall decides. What is legal, whose move it is and what the clocks show comes from the hall, which writes every act down before anybody is told.
about-editions = A game keeps the edition it was begun under. Where editions differ, the table card says what will apply.
about-private = No outside host is asked for anything: the hall works in a club without the internet. What you choose on this device stays on it.
about-api = How programs talk to the hall
about-licence = Whose work this is
about-own = Arbiter is free software under the MIT licence or the Apache licence 2.0, as you like. It ships with the work of others:
about-work-pieces = Pieces
about-work-archivo = Archivo
about-work-serif = Source Serif 4
about-work-svelte = Svelte
about-work-fluent = Fluent
about-work-qr = QR codes
about-recoloured = Colours changed.
about-fide = Articles are cited by their numbers. The Laws themselves are published by FIDE.
