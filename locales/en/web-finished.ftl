### A game that is over: the chart of its time, examining a position, files, what an engine thinks.

slip-over-moves = { $n ->
    [one] Game over, { $n } move
   *[other] Game over, { $n } moves
}
chart-title = Time per move
chart-left = time left
chart-label = Time used for every move. Longest: { $moves }.
chart-longest = { $color ->
    [white] White { $time } for move { $move }
   *[black] Black { $time } for move { $move }
}
examine-this = Examine this position
back-to-event = Back to the event

files = Files of this game
files-open = PGN, GIF, SVG
files-pgn = Game as PGN
files-svg = Position as SVG
files-gif = Game as GIF
files-gif-drawn = Drawing { $percent } %
files-gif-failed = This browser could not draw the GIF. The PGN and the SVG are there.

evaluation-ask = Ask the engine
evaluation-asked = The engine is thinking …
evaluation-by = { $engine }, depth { $depth }
evaluation-mate = { $color ->
    [white] White mates in { $n }
   *[black] Black mates in { $n }
}
problem-not_over = The game is not over yet.
problem-engines_busy = All engines are busy. Try again in a while.
problem-too_many_questions = Too many questions from here wait for their answers. Try again in a moment.
