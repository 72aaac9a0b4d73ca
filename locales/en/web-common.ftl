### What every page says.

playing-hall = Chess server
skip-to-page = Skip to content
page-not-fetched = This page could not be loaded.
page-not-fetched-why = The server did not answer. Nothing has changed; your games continue on the server.
try-again = Try again
lost = Page not found
lost-why = The address may be wrong. Your games are kept; the list shows those in progress.
to-start = Home page

## Whether the hall answers.

reach-here = Connected
reach-joining = Connecting …
reach-silent = Server not responding
reach-offline = Offline

## Keys.

keyboard-help = Keyboard shortcuts
key-tab = go to the next control
key-enter = activate it
key-escape = close or cancel
key-help = show this help
single-keys = Single-key shortcuts

## Choices of the device.

look-and-sound = Look and sound
theme = Theme
theme-auto = System
theme-light = Light
theme-dark = Dark
board-look = Board
board-look-hall = Wood
board-look-vinyl = Vinyl
board-look-print = Diagram
letters = Piece letters
letters-auto = Auto
letters-en = Nf3
letters-cs = Jf3
letters-figurine = ♘f3
notation = Notation
notation-short = Short
notation-long = Long
sounds = Sounds
switch-on = On
switch-off = Off
speech = Spoken moves
speech-off = Off
speech-plain = In words
speech-laws = FIDE announcement (Anna, Bella …)
language = Language

## What the hall would not do.

problem-no_such_game = This game does not exist.
problem-no_such_event = This event does not exist.
problem-no_such_part = This part of the event does not exist, or your link does not show it.
problem-no_link = Your link no longer works for this event. Ask the organiser for a new one.
problem-act_refused = The event does not allow this now.
problem-id_used = This action was sent under the number of another one, so it was not done. Reload the page and repeat it.
problem-event_moved = Somebody else has changed the event in the meantime. Look at it again, then repeat your action.
problem-event_too_long = This event has reached the largest number of entries.
problem-too_many_entries = You have made as many entries in this event as a player may. Ask an official to do it for you.
problem-too_many_links = This person has the largest number of links. Revoke them first, then make a new one.
problem-not_rehearsal = Only a rehearsal can be deleted.
problem-not_seated = You have no seat at such a board, or its game is not played here.
problem-server_act = The server does this itself: it opens the games of boards and adds their moves.
problem-event_game = This game belongs to an event. Its officials decide this.
problem-no_report = The report cannot be written yet.
problem-no_invitation = This link is no longer valid: the seat has been taken, or a new link was made. You can still watch.
problem-players_first = The players must join first. Try again when both are here.
problem-silent = The server is not responding. Nothing has changed; please try again.
problem-other = Something went wrong. The server says: { $message }
problem-too_many_games = Too many games were created from this device within a minute. Please wait a little and try again.
problem-full = The server is full. Try again when a game has ended.
problem-closing = The server is shutting down. Nothing was done; try again in a moment.
problem-journal_failed = The server cannot save anything at the moment, so nothing was done.
problem-player_cannot_rule = You play in this game, so somebody else must be its arbiter. Pass the link on.
problem-declined = A player has declined you as the arbiter.
problem-no_request = This request was answered or withdrawn already.
problem-journal_lost = The server’s file of games was deleted or replaced, so nothing was recorded. The operator must restart the server.
problem-journal_unavailable = This server does not reach its journal at the moment, so nothing was done. Try again in a moment.
problem-clock_off = The clock of this server differs from the others, so it takes no acts. Nothing was done.
problem-shorter_history = You have seen more of this game than the server has. Nothing was done; tell the operator of the server.
problem-archived = This game was moved to an archive. Ask whoever runs the server.
problem-too_much_written = Too much was written from your address within an hour. Please wait a while.
problem-game_too_long = This game has too many entries. From now on only moves, resigning and accepting a draw are recorded.
problem-resting = Many old games are being looked at. Open this one again to continue.
problem-organiser_only = Only the organiser may do that.
problem-no_seat = This link does not give a seat in this game.
problem-no_consent = This game has an arbiter. Agree to that before you take the seat.
problem-secret_used = This browser has a seat in this game already.
problem-arbiter_only = Only the arbiter of this game may do that.
problem-score_kept_by_players = The players record this game themselves. It can be read when it is over.
problem-too_late = A game can be cancelled only before the first move; if it has an arbiter, only the arbiter can cancel it.
problem-not_yours = This seat can be reissued only by its holder, the arbiter or the organiser.
problem-no_engine = The engine does not respond. Ask whoever runs the server.
problem-busy = The server is busy. Try again in a moment.
problem-too_many_joins = This game was opened too often from here. Wait a few seconds.
problem-too_many_requests = Too many requests from your address. Wait a moment.
problem-too_many_sockets = Too many pages are connected to the server. Close one, or try again later.
problem-game_failed = A fault in the server has stopped this game. Everything played so far is kept.
problem-no_chance = The server could not do this. Ask whoever runs it.
unread-fen = FEN, character { $at }: found { $found }, expected { $wanted }.
unread-end = the end
unread-text = “{ $text }”
unread-pgn = Line { $line }, character { $column }: { $what }
fen-board = a board such as “8/8/8/8/8/8/8/8”
fen-letter = a piece letter or a digit in the board field
fen-rank = eight squares in each rank of the board field
fen-ranks = eight ranks in the board field
fen-turn = “w” or “b”, the player to move
fen-castling = the castling rights: “-” or letters such as “KQkq”
fen-en-passant = “-” or an en-passant square such as “e3”
fen-half-moves = the half-move counter, a number from 0 to 65535
fen-number = the move number, from 1
fen-end = nothing after the six fields, or an operation of an EPD such as “bm e4;”
fen-operation = a semicolon at the end of the operation, as in “bm e4;”
pgn-move = move { $number } “{ $move }” { $why }.
move-not-read = is not a move
move-no-piece = cannot be played: no such piece can go there
move-ambiguous = is ambiguous: { $moves }
move-not-legal = is not legal
move-pawn-file = needs the file of the pawn that takes: { $moves }
move-castling = can only be castling, which is written { $move }
move-null = passes the turn, but a player must move
pgn-start = the start position cannot be played from.
pgn-variant = the variant “{ $name }” is another game. Only standard chess and Chess960 can be read.
pgn-tag = a tag pair does not end. Expected square brackets with a name and a value in quotation marks.
pgn-comment = a comment does not end.
pgn-variation = a variation does not end.
pgn-bracket = “)” stands where no variation has started.
pgn-nag = “$” stands without a number from 0 to 255.
pgn-deep = variations are nested deeper than { $n }.
pgn-nothing = No game in PGN was found.
pgn-several = Several games were found. Paste one game.
pgn-own-start = The game has a start position of its own, and another one was chosen.
pgn-null-moves = The game contains a null move. Only moves can be played.
pgn-over = The game is over: there is no legal move.
pgn-half-move = Half-move { $n } is not legal.
problem-start = The game cannot start from this position. “Examine a position” says why.
problem-too_many_reports = The arbiter was told a lot in the last minutes. Wait a while.

## Read on several pages.
watch = Watch a game
somebody = Somebody
start-chess960 = Chess960, position { $number }
start-position = From a set-up position
start-game = Continues a game that was begun
copy = Copy
copied = Copied
watch-game = Watch the game
only-watch = Just watch
games-people = { $n ->
    [one] { $n } person here
   *[other] { $n } people here
}
problem-not_open = This game is not open any more: somebody has taken the seat, or nobody waits there.

rail-links = More pages
rail-games = Games
rail-events = Events
rail-rules = Rulebook
rail-learn = Learn
article-in-book = Open in the rulebook
