### What games without an arbiter have besides: stops, presence, readiness, moves taken back and moves planned ahead.

stop-ends = Play continues by itself in { $time }, or as soon as both players agree.
call-result-limited = There is no arbiter in this game. Both clocks stop for at most { $time }, or until both players agree to continue.
call-stops-left = { $n ->
    [0] You cannot stop the clocks in this game any more.
    [one] You can stop the clocks once more in this game.
   *[other] You can stop the clocks { $n } more times in this game.
}
away-for = Away { $time }
away-slip = Opponent away
away-title = { $name } is away.
away-claim-in = If { $name } does not come back, you can claim the win or end the game in { $time }.
away-your-move = Make your move first: a claim is possible only while the clock of { $name } runs.
away-claim-now = You can wait, claim the win, or end the game without a result.
away-abort-now = Not both players have moved yet. You can wait, or end the game without a result.
away-claim = Claim the win
away-abort = End without a result
away-default = { $name } has not come and loses in { $time }.
away-default-slip = Default time
ready-slip = Before the game
ready-title = Ready?
ready-text = The clock starts when both players are ready.
ready-text-engine = The clock starts with your first move, or when you are ready.
ready-act = I am ready
ready-mine = You are ready.
ready-other = { $name } is ready.
ready-not = { $name } is not ready yet.
ready-touch = Make the first move to begin.
ready-pad = Move or press to begin
do-take-back = Take back
take-back-slip = Take back
take-back-title = { $name } asks to take the last move back.
take-back-text = Time that was used stays used. A move of yours answers no.
take-back-mine-title = You asked to take your last move back.
take-back-mine = The opponent has not answered yet.
take-back-accept = Agree
take-back-decline = Decline
ahead-slip = Planned move
ahead-title = { $move }
ahead-text = It is made as soon as it is your turn, if it is legal then.
ahead-cancel = Do not make it
ahead-dropped = Your planned move { $move } was not possible and was dropped.
board-mark-planned = planned
key-take-back = Take back

## The card of a game, and the strength of an engine.

card-topic-casual-start = Start
card-topic-casual-stops = Stops
card-topic-casual-away = Absence
card-topic-casual-back = Take back
card-topic-casual-ahead = Planned moves
card-topic-casual-engine = The engine resigns
card-topic-casual-draws = The engine and draws
card-start-net = The clock starts when both players are ready.
card-start-device = The clock starts with the first move or the first press.
card-start-engine = The clock starts with your first move, or when you are ready.
card-stops = A player can stop both clocks { $n } times. A stop ends after { $time } or when both agree.
card-away = If a player is away for { $time } on their own time, the opponent can claim the win or end the game.
card-back-agreed = A move is taken back if the opponent agrees.
card-back-free = Moves can be taken back until the game is over.
card-ahead = A move can be planned before your turn. It is judged when it is made.
card-engine = It resigns when it is { $n } pawns behind on { $moves } of its moves in a row.
card-engine-draws = It accepts a draw when it is { $n } pawn behind, offers one in an even game from move { $move } on, and claims a draw by repetition or fifty moves unless it is better.
engine-rules = When { $name } resigns, offers and claims
engine-strength = Strength: { $level }, { $n }
level-beginner = beginner
level-learner = learner
level-club = club player
level-expert = expert
level-master = master
