### Playing by keyboard and by ear.

time-left = { $s ->
    [60] One minute left
   *[other] { $s } seconds left
}
blind-help = c clocks, l last move, o opponent, p position, p N squares of the knights, s a or s 4 scans a file or a rank, b e4 what stands there, duty what binds you, press, draw, accept, decline, resign. Anything else is a move.
blind-empty = empty
blind-none = none
blind-no-move = No move has been made.
blind-no-duty = Nothing binds you.
blind-no-help = The hall does not tell where pieces may go in this game.
key-browse = one move back or forward
key-ends = to the start, to the game as it stands
key-times = says the times
key-last = says the last move
key-position = says the position
key-duty = says what binds you
key-targets = says where pieces may go
key-touch = touches or places a piece on the board
key-put-back = puts the piece back
