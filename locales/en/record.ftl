### The protocol of a game, for an arbiter’s file. A first letter is capitalised by the program.

record-title = protocol of the game
record-time = time
record-result = result

## What was done. $move has its number; $deed is what somebody does.

record-not-played = not played: { $move }
record-not-done = not done: { $deed }
record-move-of = { by } { $move }
record-written = “{ $text }”
record-restored = the position after { $move } is restored
record-restored-start = the starting position is restored
record-envelope = the envelope contains “{ $text }”
record-reason = Reason: { $text }.
reason-restart = the server was restarted
reason-call = a call for the arbiter
record-place = Place: { $text }.

## The head.

head-white = White
head-black = Black
head-event = event
head-site = place
head-round = round
head-date = date
head-time_control = time control
head-laws = Laws
head-supervision = supervision
head-start = starting position
head-arbiter = arbiter
head-rated = { $name } ({ $rating })
head-day = { $day } { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[other] December
} { $year }
head-laws-of = { $preset ->
    [leaflet] FIDE { $edition } with the casual rules of the leaflet
    [encyclopedia] FIDE { $edition } with the casual rules of the encyclopedia
   *[none] FIDE { $edition }
}
head-supervised = { $supervision ->
    [adequate] adequate: the arbiter acts without a claim
    [inadequate] not adequate: the arbiter acts on a claim
    [casual] casual game
   *[none] no arbiter is present
}

## The time control; $time is a span of time, $n the number of moves.

head-paced = { $pace ->
    [rapid] { $control } (rapid)
    [blitz] { $control } (blitz)
   *[standard] { $control } (standard)
}
control-no-clock = without a clock
control-quota = { $time } for { $n } { $n ->
    [one] move
   *[other] moves
}
control-to-end = { $time } to the end of the game
control-followed = { $first }, then { $then }
control-with-increment = { $control }, with { $time } added per move
control-with-delay = { $control }, with a delay of { $time } per move
