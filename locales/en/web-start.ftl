### The start page, the invitation, the list of games, and what the hall is.

take-a-seat = New game
take-a-seat-why = Arbiter runs your game under the FIDE Laws of Chess and cites the article for every ruling.
who-plays = Opponent
way-device = Two players, one screen
way-device-note = A clock button on each side of the board
way-net = Online
way-net-note = Create a game and send the link to your opponent
way-engine = Against the engine
way-engine-note = It plays by the same Laws as you
elsewhere = More
about = About Arbiter
examine = Examine a position
learn-here = Learn chess
have-a-link = Have a link or a game code?
have-a-link-form = Paste it here
no-such-link = No game was found under that link or code.
sit-down = Open

mine = Your games
mine-open = Open game
mine-waiting = waiting for an opponent
mine-your-move = your move
mine-their-move = opponent’s move

## The table.

table = Game settings
pace = Time control
tempo-standard = Standard
tempo-rapid = Rapid
tempo-blitz = Blitz
tempo-other = Other
tempo-other-note = custom
edition = Edition of the Laws
edition-note = Tournaments have been played under the { $edition } edition since 1 January 2023. Choose an older one to play by the rules of its time.
board = Board
set-board-assisted = Assisted
set-board-assisted-note = only legal moves are possible
set-board-physical = Like over the board
set-board-physical-note = you touch, move and press the clock yourself
players = Players
own-name = Your name
own-name-none = Optional
seat = Your colour
seat-random = Random
seat-white = White
seat-black = Black
notation-here = Notation
letters-en-note = English
letters-cs-note = Czech, Slovak
letters-figurine-note = figurine
more = More options
mode = Mode
mode-competition = Competition
mode-competition-note = no hints
mode-training = Training
mode-training-note = shows legal moves
touch-move = Touch-move
touch-move-on = On
touch-move-on-note = a touched piece must be moved
touch-move-off = Off
touch-move-off-note = you may try and put back
start-from = Starting position
start-from-standard = Standard
start-from-chess960 = Chess960
start-from-fen = FEN
start-from-pgn = PGN
start-chess960-lot = Chess960, a position by lot
start-board = The position the game starts from
chess960-number = Position number (0–959)
chess960-by-lot = Random
pgn-note = The game continues after the last move of the PGN.
scoresheets = Scoresheet
scoresheets-automatic = Automatic
scoresheets-automatic-note = moves are recorded for you
scoresheets-players = Kept by the players
scoresheets-players-note = each player keeps a scoresheet
scoresheets-electronic = Electronic
scoresheets-electronic-note = each player enters the moves
with-arbiter = With an arbiter
with-arbiter-note = You get a second link, for the arbiter; your opponent must agree.
set-up-device = Start game
set-up-net = Create game
set-up-engine = Start game
table-not-set = The game could not be created.

flaw-minutes = Minutes: from half a minute to 24 hours.
flaw-bonus = Seconds per move: a whole number up to 600.
flaw-moves = Moves in a period: a whole number from 1 to 200.
flaw-name = At most 80 characters.
flaw-chess960 = A number from 0 to 959.
flaw-empty = Please fill in this field.

control-own = Time control
untimed = No clock
period-moves = Moves
period-minutes = Minutes per player
period-minutes-for = Minutes for these moves
period-minutes-rest = Minutes for the rest of the game
period-add = Add a period
period-drop = Remove period { $n }
bonus = Seconds per move
bonus-kind = Type
bonus-increment = Increment (Fischer)
bonus-delay = Delay (Bronstein)

engine = Engine
engine-none = No chess engine is installed on this server.
engine-install = The operator of the server can install a UCI engine and restart it:
engine-look = Check again
engine-silent = The server is not responding, so the list of engines is not available.
strength = Strength

## The table card.

card = Rules of this game
card-what = What will apply
card-topic-start = Start
card-title = { $pace }, { $time }, FIDE Laws { $edition }.
control-none = without a clock
control-each = { $time } each
control-moves = { $n ->
    [one] { $n } move
   *[other] { $n } moves
} in { $time }
control-rest = { $time } for the rest of the game
control-then = { $first }, then { $then }
control-increment = { $control } plus { $time } per move
control-delay = { $control } with a delay of { $time } per move
card-topic-touch = Touched piece
card-topic-illegal = Illegal move
card-topic-flag = Flag
card-topic-record = Recording
card-topic-offer = Draw offer
card-topic-claim = Draw claim
card-topic-at-once = Automatic draw
card-topic-finish = Quickplay finish
card-touch = Must be moved or captured if this is legally possible.
card-touch-free = Touch-move does not apply in this game.
card-illegal-assisted = Cannot be played; you are told why.
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
card-flag = Running out of time loses, unless the opponent cannot mate.
card-flag-claimed = Must be claimed by the opponent; drawn if the opponent cannot mate.
card-flag-material = Must be claimed by the opponent, who needs mating material to win.
card-record-free = Not required; the scoresheet is kept automatically.
card-record-hall = The scoresheet is kept automatically for both players.
card-record-players = Each player records a move before making the next one.
card-record-electronic = Each player enters a move on the electronic scoresheet before making the next one.
card-offer = After your move, before pressing the clock.
card-offer-untimed = After your move.
card-claim = The same position three times, or fifty moves each without a capture or a pawn move.
card-at-once = Fivefold repetition, or 75 moves by each player without a capture or a pawn move.
card-finish = With less than two minutes left, a draw may be claimed if the opponent cannot win or makes no effort to win.

## An invitation, passed on and taken up.

pass-on = Share
invite = Your game is ready.
invite-why = Send this link to your opponent. It can be used only once.
invite-white = Link for White
invite-black = Link for Black
invite-arbiter = Link for the arbiter
invite-taken-white = { $name } plays White.
invite-taken-black = { $name } plays Black.
invite-taken-arbiter = { $name } is the arbiter.
invite-waiting-arbiter = Waiting for the arbiter
invite-waiting = Waiting for the opponent
invite-leave = You may close this page. You will find the game under “Your games” on this device.
invite-to-board = To the board
invite-renew = Create a new link (the old one stops working)
invite-close = Cancel the game
invite-picture = The link for the opponent as a QR code
invite-scan = Scan to join
invite-address = Address in the links
invite-only-here = These links work on this computer only. To let others in, start the server with { $flag } and open this page again.
invited = You are invited to a game.
invited-cap = Invitation
invited-by = { $n ->
    [one] { $name } invites you to a game.
   *[other] { $name } invite you to a game.
}
invited-as = { $seat ->
    [white] You play White.
   *[black] You play Black.
}
invited-arbiter = You are invited to be the arbiter.
invited-players = { $white } plays { $black }.
invited-touch-on = Touch-move: a touched piece must be moved.
invited-touch-off = Touch-move does not apply: a touched piece may be put back.
invited-training = Training: the page shows where pieces may go.
invited-scoresheets = Each player keeps the scoresheet.
used = This link has been used.
used-by = { $seat ->
    [white] { $name } has White’s seat.
    [black] { $name } has Black’s seat.
   *[arbiter] { $name } is the arbiter of this game.
}
used-own = You have taken this seat on this device.
used-watch = You can watch the game. Ask the person who sent the link for a new one if the seat is yours.
take-the-seat = Join the game
consent-why = Your opponent wants to play with an arbiter, who sees both clocks and rules on claims and irregularities.
invited-arbiter-why = Both players see your name and must accept you before you can decide anything.
own-name-needed = Enter your name: both players must see who asks for the arbiter’s seat.
ask-for-the-seat = Ask for the arbiter’s seat
invite-used = This link was used, and nobody has the seat.
invite-another = Make a link for another arbiter
consent = I agree to play with an arbiter

## The list of games.

games = Games
games-shown = Show
games-all = All
games-finished = Finished
games-none-playing = No games in progress.
games-none-finished = No game has ended yet.
games-silent = The server is not responding, so the list of games is not available.
games-more = Older games
games-phase-waiting = waiting
games-phase-playing = in progress
games-phase-stopped = clocks stopped
games-phase-sealing = move being sealed
games-phase-adjourned = adjourned
games-phase-finished = finished

## What this is.

about-lead = Arbiter runs chess games under the complete FIDE Laws of Chess (editions of 1997, 2009, 2018 and 2023) and cites the article for every ruling.
about-hall = How it works
about-decides = All decisions are made by the server: what is legal, whose move it is and what the clocks show. Every action is recorded before anyone is informed.
about-editions = A game is played to the end under the edition it was started with. Where the editions differ, the game’s rules card says what applies.
about-private = No outside server is contacted, so Arbiter also works in a club without internet access. Your settings stay on this device.
about-api = API for programs
about-licence = Licence and credits
about-own = Arbiter is free software, available under the MIT licence or the Apache licence 2.0 at your choice. It includes work by others:
about-work-pieces = Pieces
about-work-archivo = Archivo
about-work-serif = Source Serif 4
about-work-svelte = Svelte
about-work-fluent = Fluent
about-work-qr = QR codes
about-recoloured = Colours changed.
about-fide = Articles are cited by number; the Laws themselves are published by FIDE.

## Setting up an open game.
open-to-all = Open to anyone here
open-to-all-note = The game is listed under Games, and the first who joins takes the other seat.
invite-open = Anyone here can join this game from the list. You may also send the link.
