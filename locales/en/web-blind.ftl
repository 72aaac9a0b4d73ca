### Playing by keyboard and by ear.

time-left = { $s ->
    [60] One minute left
   *[other] { $s } seconds left
}
blind-help = c clocks, l last move, o opponent, p position, p N squares of the knights, s a or s 4 reads a file or a rank, b e4 what stands on e4, duty your touch-move obligation, press, draw, accept, decline, resign. Anything else is read as a move.
blind-empty = empty
blind-none = none
blind-no-move = No move has been made.
blind-no-duty = No obligation.
blind-no-help = Move hints are off in this game.
key-browse = one move back or forward
key-ends = to the start / to the current position
key-times = read out the times
key-last = read out the last move
key-position = read out the position
key-duty = read out your obligation (touch-move)
key-targets = read out where pieces can move
key-touch = touch or place a piece
key-put-back = puts the piece back
