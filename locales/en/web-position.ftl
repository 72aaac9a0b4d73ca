### A position under examination.

position-kind = Position checker
position-board = The position
position-fen = Position (FEN)
position-problem = This is not a valid FEN.
try-hint = Move a piece to see whether the move is legal – and if not, why.
take-back = Take back
start-here = Start a game from this position
copy-fen = Copy FEN
clear-board = Clear
tried = Illegal move
tried-illegal = { $move } is not a legal move.

## The finding.

finding = Verdict
finding-by-edition = What each edition of the Laws says
finding-unplayable = This position cannot be played.
finding-unplayable-why = Such a position cannot occur in a game. What is wrong:
finding-checkmate = { $winner ->
    [white] Checkmate: White wins, 1–0.
   *[black] Checkmate: Black wins, 0–1.
}
finding-checkmate-why = The king is in check and no legal move removes the check. The game ended with the move that produced this position.
finding-checkmate-edition = { $winner ->
    [white] White wins, the game ends immediately
   *[black] Black wins, the game ends immediately
}
finding-stalemate = { $player ->
    [white] Stalemate: White has no legal move.
   *[black] Stalemate: Black has no legal move.
}
finding-stalemate-why = The king is not in check and no legal move is available. The game ended as a draw with the move that produced this position.
finding-stalemate-edition = Draw, the game ends immediately
finding-dead = Dead position: neither side can ever mate.
finding-dead-why = No possible series of legal moves leads to checkmate, even with the help of both sides. The game ended as a draw with the move that produced this position.
finding-dead-edition = Draw, the game ends immediately
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
finding-open = The game continues.
finding-open-why = Both sides can still checkmate by some series of legal moves.
finding-unknown = The game continues.
finding-unknown-why = It could not be determined whether both sides can still mate.
finding-unreachable = This position cannot arise from any game:

flaw-of-no_white_king = There is no white king.
flaw-of-no_black_king = There is no black king.
flaw-of-too_many_white_kings = There is more than one white king.
flaw-of-too_many_black_kings = There is more than one black king.
flaw-of-too_many_white_pieces = There are more than 16 white pieces.
flaw-of-too_many_black_pieces = There are more than 16 black pieces.
flaw-of-too_many_white_pawns = There are more than 8 white pawns.
flaw-of-too_many_black_pawns = There are more than 8 black pawns.
flaw-of-pawn_on_back_rank = A pawn stands on the first or the last rank: { $squares }.
flaw-of-opponent_in_check = The player not to move is in check from { $squares }.
flaw-of-bad_castling_right = Castling right given, but the king and rook are not on their squares: { $squares }.
flaw-of-bad_en_passant_square = { $squares } cannot be an en passant square: no pawn can have just passed it.
flaw-of-too_many_white_promotions = White has more promoted pieces than missing pawns.
flaw-of-too_many_black_promotions = Black has more promoted pieces than missing pawns.
flaw-of-impossible_check = No previous move could have given this check from { $squares }.

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
can-mate-unknown = could not be determined
show-line = Show a line
no-line = No line was found in the time available.
line-start = Start
line-back = Back
line-forward = Forward
line-play = Play
line-pause = Pause
line-close = Close

## Why somebody can never mate; $side is white, black or both.

never-bare_king = { $side ->
    [both] Both players have only their kings left.
    [white] White has nothing but the king.
   *[black] Black has nothing but the king.
}
never-material = { $side ->
    [both] With this material checkmate is impossible.
    [white] With these pieces no mate by White can be set up at all.
   *[black] With these pieces no mate by Black can be set up at all.
}
never-locked = { $side ->
    [both] The position is locked: neither side’s pieces can ever reach squares from which they could mate.
    [white] The position is locked: White’s pieces can never reach squares from which they could mate.
   *[black] The position is locked: Black’s pieces can never reach squares from which they could mate.
}
never-forced = { $side ->
    [both] Every move is forced, and the line ends without mate.
    [white] There is only one legal move at a time, and the line ends without a mate by White.
   *[black] There is only one legal move at a time, and the line ends without a mate by Black.
}
never-exhausted = { $side ->
    [both] Every position that can follow has been checked; none is mate.
    [white] Every position that can follow was looked at; in none does White mate.
   *[black] Every position that can follow was looked at; in none does Black mate.
}
realm-white = squares the white king can ever reach
realm-black = squares the black king can ever reach

## Setting up.

setup = Set up pieces
setup-done = Done
setup-pieces = Pieces to place on the board
setup-hand = Move
setup-rubber = Remove
setup-start = Start position
setup-empty = Empty board
