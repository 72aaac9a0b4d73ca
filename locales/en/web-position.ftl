### A position under examination.

position-kind = FEN inspector
position-board = The position
position-fen = Position (FEN)
position-problem = This is no position yet.
try-hint = Move a piece to see whether it may go there, and why not.
take-back = Take back
start-here = Start a game from here
copy-fen = Copy FEN
clear-board = Clear
tried = Illegal move
tried-illegal = { $move } is not a legal move.

## The finding.

finding = Finding
finding-by-edition = What each edition says
finding-unplayable = Play cannot go on from here.
finding-unplayable-why = The board is not one a game can have. What is wrong with it:
finding-checkmate = { $winner ->
    [white] Checkmate: White wins, 1–0.
   *[black] Checkmate: Black wins, 0–1.
}
finding-checkmate-why = The king is attacked and no legal move helps. The game ended with the move that made this position.
finding-checkmate-edition = { $winner ->
    [white] White wins, game ends at once
   *[black] Black wins, game ends at once
}
finding-stalemate = { $player ->
    [white] Stalemate: White has no legal move.
   *[black] Stalemate: Black has no legal move.
}
finding-stalemate-why = The king is not attacked and nothing can move. The game ended as a draw with the move that made this position.
finding-stalemate-edition = Draw, game ends at once
finding-dead = Dead position: neither side can ever mate.
finding-dead-why = No series of legal moves, however both sides help each other, leads to a checkmate. The game ended as a draw with the move that made this position.
finding-dead-edition = Draw, game ends at once
finding-one = { $winner ->
    [white] Only White can still mate.
   *[black] Only Black can still mate.
}
finding-one-why = { $winner ->
    [white] Black cannot checkmate by any series of legal moves. If White’s flag falls, the game is drawn.
   *[black] White cannot checkmate by any series of legal moves. If Black’s flag falls, the game is drawn.
}
finding-one-edition = { $winner ->
    [white] White’s flag falls: draw
   *[black] Black’s flag falls: draw
}
finding-open = The game goes on.
finding-open-why = Both sides can still checkmate by some series of legal moves.
finding-unknown = The game goes on.
finding-unknown-why = Whether both sides can still mate was too hard to decide.
finding-unreachable = No game can have led here:

flaw-of-no_white_king = There is no white king.
flaw-of-no_black_king = There is no black king.
flaw-of-too_many_white_kings = There is more than one white king.
flaw-of-too_many_black_kings = There is more than one black king.
flaw-of-too_many_white_pieces = There are more than 16 white pieces.
flaw-of-too_many_black_pieces = There are more than 16 black pieces.
flaw-of-too_many_white_pawns = There are more than 8 white pawns.
flaw-of-too_many_black_pawns = There are more than 8 black pawns.
flaw-of-pawn_on_back_rank = A pawn stands on the first or the last rank: { $squares }.
flaw-of-opponent_in_check = The player who is not to move is in check from { $squares }.
flaw-of-bad_castling_right = A right to castle has no king and rook in place: { $squares }.
flaw-of-bad_en_passant_square = No pawn can just have crossed { $squares } with a double step.
flaw-of-too_many_white_promotions = White has more promoted pieces than pawns are gone.
flaw-of-too_many_black_promotions = Black has more promoted pieces than pawns are gone.
flaw-of-impossible_check = No last move can have given this check from { $squares }.

## The facts.

fact-turn = To move
fact-check = Check
fact-yes = Yes
fact-no = No
fact-none = None
fact-moves = Legal moves
fact-castling = Castling
fact-passant = En passant
fact-quiet = 50-move count
legal-moves = The legal moves
can-mate = Can still mate
can-mate-yes = by some series of legal moves
can-mate-no = never, whatever both players do
can-mate-unknown = too hard to decide
show-line = Show how
no-line = No line was found in the time there is.
line-start = Start
line-back = Back
line-forward = Forward
line-play = Play
line-pause = Pause
line-close = Close

## Why somebody can never mate; $side is white, black or both.

never-bare_king = { $side ->
    [both] Both players have nothing but their kings.
    [white] White has nothing but the king.
   *[black] Black has nothing but the king.
}
never-material = { $side ->
    [both] With these pieces no mate can be set up at all.
    [white] With these pieces no mate by White can be set up at all.
   *[black] With these pieces no mate by Black can be set up at all.
}
never-locked = { $side ->
    [both] The pieces are locked: neither side’s can ever get to where they would mate.
    [white] The pieces are locked: White’s can never get to where they would mate.
   *[black] The pieces are locked: Black’s can never get to where they would mate.
}
never-forced = { $side ->
    [both] There is only one legal move at a time, and the line ends without mate.
    [white] There is only one legal move at a time, and the line ends without a mate by White.
   *[black] There is only one legal move at a time, and the line ends without a mate by Black.
}
never-exhausted = { $side ->
    [both] Every position that can follow was looked at; none is mate.
    [white] Every position that can follow was looked at; in none does White mate.
   *[black] Every position that can follow was looked at; in none does Black mate.
}
realm-white = squares the white king can ever reach
realm-black = squares the black king can ever reach

## Setting up.

setup = Set up pieces
setup-done = Done
setup-pieces = Pieces to put on the board
setup-hand = Move
setup-rubber = Take away
setup-start = Start position
setup-empty = Empty board
