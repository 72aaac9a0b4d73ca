### What sentences are made of. A first letter is capitalised by the program.

full-stop = { $sentence }.
with-place = { $sentence } ({ $place }).

## Where a rule is stated; $source is none for the Laws, or the casual rules laid over them.

cited = { $source ->
    [leaflet] section { $article } of the leaflet
    [encyclopedia] section { $article } of the encyclopedia
   *[none] Article { $article }
}
cited-two = { $source ->
    [leaflet] sections { $article } and { $broken } of the leaflet
    [encyclopedia] sections { $article } and { $broken } of the encyclopedia
   *[none] Articles { $article } and { $broken }
}

list-two = { $first } and { $last }
list-more = { $first }, { $rest }

## Spans of time, as what somebody receives or loses; $n counts, $spelled is yes or no, $form is plain or extra.

duration-hours = { number }{ extra } { $n ->
    [one] hour
   *[other] hours
}
duration-minutes = { number }{ extra } { $n ->
    [one] minute
   *[other] minutes
}
duration-seconds = { number }{ extra } { $n ->
    [one] second
   *[other] seconds
}
duration-extra = { $time } extra

## What a speaking clock says: the time left and the moves made; $n counts.

clock = { $time }, { $moves }
clock-hours = { $n } { $n ->
    [one] hour
   *[other] hours
}
clock-minutes = { $n } { $n ->
    [one] minute
   *[other] minutes
}
clock-seconds = { $n } { $n ->
    [one] second
   *[other] seconds
}
clock-moves = { $n } { $n ->
    [one] move
   *[other] moves
}

## A piece and where it stands, in the roles it has in sentences.

piece-standing = the { role } on { $square }
piece-touched = { piece-of-whom } on { $square }
piece-handled = { piece-of-whom } on { $square }

phase-waiting = the game has not begun
phase-playing = the game is being played
phase-stopped = the clocks are stopped
phase-sealing = a move is being sealed
phase-adjourned = the game is adjourned
phase-finished = the game is over
