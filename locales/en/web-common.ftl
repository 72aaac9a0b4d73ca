### What every page says.

playing-hall = Playing hall
skip-to-page = Skip to the page
page-not-fetched = This page did not arrive.
page-not-fetched-why = The hall did not answer. Nothing has changed; your games go on at the hall.
try-again = Try again
lost = There is no such table.
lost-why = This address leads nowhere. Games are kept; the list shows those being played.
to-start = To the start

## Whether the hall answers.

reach-here = Hall answers
reach-joining = Joining
reach-silent = Hall does not answer
reach-offline = Offline

## Keys.

keyboard-help = Keyboard help
key-tab = to the next control
key-enter = presses it
key-escape = closes what is open, takes the safe answer
key-help = this help
single-keys = Single keys

## Choices of the device.

look-and-sound = Look and sound
theme = Theme
theme-auto = As the system
theme-light = Light
theme-dark = Dark
board-look = Board
board-look-hall = Wood
board-look-vinyl = Roll-up
board-look-print = Print
letters = Letters of the pieces
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
speech-plain = Plain
speech-laws = As announced
language = Language

## What the hall would not do.

problem-no_such_game = There is no such game in this hall.
problem-no_invitation = Somebody has taken this seat already. You can still watch.
problem-players_first = The players must sit down first. Try again when both are here.
problem-silent = The hall does not answer. Nothing has changed; try again.
problem-too_many_games = Too many tables were set up from this device in a minute. Wait a little and try again.
problem-full = The hall is full. Try again when a game has ended.
problem-closing = The hall is closing. Nothing was set up.
problem-journal_failed = The hall cannot write anything down now, so nothing was done.
problem-journal_lost = The server’s file of games was deleted or replaced, so nothing was recorded. The operator must restart the server.
problem-organiser_only = Only the organiser of the hall may do that.
