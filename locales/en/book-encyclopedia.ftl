### The rules of an encyclopedia article on chess, section by section, in our own words.

## Equipment

bwiki-Equipment =
    .heading = Equipment
bwiki-Equipment-1 = The game is played on a square board of 8 × 8 squares, alternately dark and light. The game does not depend on the colours; they mainly make it easier to find one’s way around the board.
    .heading = The board
    .changed = The Laws of 2018 require the alternating colours.
bwiki-Equipment-2 = As White sees the board, the files are lettered a to h from left to right and the ranks numbered 1 to 8 from the near side. A letter and a number together name each square uniquely.
    .heading = Names of the squares
bwiki-Equipment-3 = A slanting line of squares of one colour is a diagonal. The two longest are called the main diagonals.
    .heading = Diagonals
    .changed = The Laws of 2018 do not use the term “main diagonal”.
bwiki-Equipment-4 = There are two sets of pieces, a white and a black one. Each has eight pawns, two rooks, two bishops, two knights, a queen and a king.
    .heading = The pieces
bwiki-Equipment-5 = The Czech letters of the pieces are K, D, V, S, J and p, the English ones K, Q, R, B, N and p, for king, queen, rook, bishop, knight and pawn. Unicode has a figurine for each: ♔ ♕ ♖ ♗ ♘ ♙.
    .heading = Letters and figurines
    .changed = In the Laws of 2018 the pawn has no letter.
bwiki-Equipment-6 = Competitive games usually have a time limit. The chess clock measures each player’s time separately, only while that player is to move; after a move the player presses the button on their own side, which stops their clock and starts the opponent’s. A flag shows that the time has run out.
    .heading = The clock

## The initial position

bwiki-Start =
    .heading = The initial position
bwiki-Start-1 = Who plays White is decided in a suitable way, for example by lot or by the rules of the competition. White moves first, which is an advantage.
    .heading = Who plays White
    .changed = The Laws of 2018 do not say how the colours are decided.
bwiki-Start-2 = The board is turned so that White has the dark corner square a1 on the left.
    .heading = Orientation of the board
bwiki-Start-3 = White’s first rank holds, from left to right, rook, knight, bishop, queen, king, bishop, knight and rook; the eight pawns stand on the second rank. Black sets up opposite, with king facing king and queen facing queen. To remember: the queen starts on her own colour.
    .heading = Setting up the pieces
bwiki-Start-4 = The clock is reset and stopped. The game begins when White makes the first move and presses the clock, or when Black presses it to start White’s time.
    .heading = Starting the clock
    .changed = By the Laws of 2018, White’s clock is started at the time set for the start of the game.

## Moves

bwiki-Moves =
    .heading = Moves
bwiki-Moves-1 = A move is made with one piece; only castling moves two at once. A player may not pass.
    .heading = One piece per move
bwiki-Moves-2 = A player who has no legal move and is not in check is stalemated, and the game is drawn.
    .heading = Stalemate
bwiki-Moves-3 = A player who has no legal move and is in check is checkmated and loses.
    .heading = Checkmate
bwiki-Moves-4 = No move may end on a square occupied by a piece of the same colour. A move to a square occupied by an opponent’s piece captures it: the piece leaves the board for the rest of the game. A king can never be captured.
    .heading = Captures

## The pieces

bwiki-Rook = The rook moves to any square on its rank or file and may not jump over other pieces.
    .heading = The rook
bwiki-Knight =
    .heading = The knight
bwiki-Knight-1 = The knight jumps in the shape of an L, two squares straight and one to the side (or one and two). It may leap over pieces of either colour.
    .heading = An L-shaped jump
bwiki-Knight-2 = With every move the knight goes from a light square to a dark one or back.
    .heading = The colour changes
bwiki-Bishop =
    .heading = The bishop
bwiki-Bishop-1 = The bishop moves along the diagonals on which it stands and may not jump over other pieces.
    .heading = Diagonal moves
bwiki-Bishop-2 = A bishop stays on squares of one colour for the whole game, so one speaks of a light-squared and a dark-squared bishop.
    .heading = One colour for the whole game
bwiki-Queen = The queen moves along ranks, files and diagonals without jumping over other pieces. Its mobility makes it the most valuable piece.
    .heading = The queen
bwiki-Pawn =
    .heading = The pawn
bwiki-Pawn-1 = The pawn advances one square if it is empty. From its initial square it may advance two, if both are empty.
    .heading = Advancing
bwiki-Pawn-2 = The pawn captures an opponent’s piece on a diagonally adjacent square by moving there.
    .heading = Capturing
    .changed = The Laws of 2018 say explicitly that the square lies diagonally in front of the pawn.
bwiki-Pawn-3 = If a pawn advances two squares from its initial square past a square attacked by an opponent’s pawn, that pawn may capture it as if it had advanced one square. This is allowed only on the very next move.
    .heading = En passant
bwiki-Pawn-4 = A pawn that reaches the last rank is replaced in the same move by a rook, bishop, knight or queen of the player’s choice. The new piece acts at once, so it may give check or mate. The choice is not limited to captured pieces; in theory a player can have nine queens.
    .heading = Promotion
bwiki-King =
    .heading = The king
bwiki-King-1 = The king moves one square in any direction, diagonals included, but never to a square where an opponent’s piece could capture it.
    .heading = One square at a time

## Castling

bwiki-Castling =
    .heading = Castling
bwiki-Castling-1 = The king goes two squares towards the rook, and the rook jumps to the square the king has crossed; together this is one king move. King and rook of the same colour must stand on their original squares with nothing between them, and neither may have moved, even if it has returned.
    .heading = How and when
bwiki-Castling-2 = If only one rook has moved and the king has not, castling with the other rook is still possible when the other conditions are met.
    .heading = The other rook
bwiki-Castling-3 = A king in check may not castle, and the king may not cross an attacked square or end on one.
    .heading = Attacked squares
bwiki-Castling-4 = Castling is allowed even if the rook is attacked or crosses an attacked square.
    .heading = An attacked rook
    .changed = The Laws of 2018 do not mention the rook here; the same follows from them.

## Check

bwiki-Check =
    .heading = Check
bwiki-Check-1 = A move that attacks the opponent’s king gives check. The opponent must answer it by moving the king to a square that is not attacked, by placing a piece in between or by capturing the attacker. If none of these is possible, it is checkmate and the attacker wins.
    .heading = Meeting a check
bwiki-Check-2 = A check by a knight cannot be blocked, because the knight leaps over pieces.
    .heading = Check by a knight

## Time

bwiki-Time =
    .heading = Time
bwiki-Time-1 = Each player has a clock that runs only while that player is to move. The basic systems are a fixed time for the whole game, time added for every move, and time for every n moves, such as two hours for every 40 moves.
    .heading = Time systems
bwiki-Time-2 = When the time runs out, the flag falls. The player loses as soon as the opponent or the arbiter notices it.
    .heading = Exceeding the time
bwiki-Time-3 = In rapid chess a player has at most 60 minutes for the whole game, typically 20; in blitz at most 15, typically 5.
    .heading = Rapid and blitz
    .changed = In the Laws of 2018, with the increment counted for 60 moves, rapid means more than 10 and less than 60 minutes, blitz 10 minutes or less.
bwiki-Time-4 = Time limits were first considered in the middle of the 19th century, because players even fell asleep while the opponent thought for too long. Sandglasses were introduced in 1852 after an article by Howard Staunton, but not everywhere. At London 1862, George Webb Medley proposed 24 moves in two hours, again measured with sandglasses. Clocks like today’s were first used in London in 1883.
    .heading = History

## The drawn game

bwiki-Draw =
    .heading = The drawn game
bwiki-Draw-1 = The game is drawn when a player offers a draw with or after a move and the opponent accepts. The offer should be made right after the move and before pressing the clock.
    .heading = Agreement
    .changed = By the Laws of 2018 both players must have made at least one move, and an offer at another moment is valid but may be penalised as distraction.
bwiki-Draw-2 = The game is drawn when mate is no longer possible, not even in theory and with the worst play, for example with only the two kings left.
    .heading = Mate impossible
bwiki-Draw-3 = The game is drawn when the same position (same player to move, same pieces on the same squares, same possible moves) appears for at least the third time, or can be brought about by the next move, and the player to move claims it.
    .heading = Threefold repetition
    .changed = The Laws of 2018 require a claim too, and an intended move must be written down first; only the fifth occurrence ends the game without a claim.
bwiki-Draw-4 = The game is drawn when nothing has been captured and no pawn has moved in the last fifty moves. No claim is mentioned.
    .heading = Fifty moves
    .changed = By the Laws of 2018, fifty moves must be claimed; only after seventy-five is the game drawn by itself.
bwiki-Draw-5 = The game is drawn by stalemate: the player to move is not in check but has no legal move.
    .heading = Stalemate
bwiki-Draw-6 = Tournament rules add more cases. For example, a player who exceeds the time draws instead of losing if the opponent lacks the material to checkmate, even in theory and against the worst play.
    .heading = Time exceeded, mate impossible
    .changed = The Laws of 2018 look at the position, not only at the material: what counts is whether any series of legal moves leads to mate.

## Resigning

bwiki-Resign =
    .heading = Resigning
bwiki-Resign-1 = Strong players rarely wait for mate in a lost position. To resign, one usually shakes hands and says so, lays down one’s king, or stops the clock and shakes hands.
    .heading = How to resign
    .changed = The Laws of 2018 only require the player to declare that they resign.
bwiki-Resign-2 = Sweeping the pieces off the board or scattering them is unacceptable. Leaving the board without resigning is considered especially rude.
    .heading = Unacceptable ways
bwiki-Resign-3 = A player who attacks the opponent physically loses the game and is expelled from the tournament, usually with the loss of all points; a ban of several years tends to follow.
    .heading = Assault
    .changed = The Laws of 2018 do not name this case; loss of the game and expulsion are among the penalties of 12.9, bans are not.
bwiki-Resign-4 = At the highest level, playing on in a hopeless position is controversial: some admire the persistence, others take it as an insult.
    .heading = Playing on

## Touch-move

bwiki-Touch =
    .heading = Touch-move
bwiki-Touch-1 = A player who deliberately touches one of their own pieces must move it on this move, if possible; an opponent’s piece that is deliberately touched must be captured, if possible.
    .heading = Own and opponent’s pieces
    .changed = The Laws of 2018 also cover several touched pieces: the first one that can be moved or captured counts.
bwiki-Touch-2 = A player who touches first the king and then a rook must castle with them, if possible, or else make another king move, if possible.
    .heading = King, then rook
bwiki-Touch-3 = A player who touches first the rook and then the king must move the rook, if possible, and may not castle.
    .heading = Rook, then king
    .changed = The Laws of 2018 forbid castling on that side only.
bwiki-Touch-4 = A piece released on a square must stay there, if that is possible.
    .heading = Releasing a piece
bwiki-Touch-5 = If the move required by these rules is not possible, the player may play any move.
    .heading = Nothing possible

## Record and score

bwiki-Record =
    .heading = Recording
bwiki-Record-1 = In competition the players record their moves on a scoresheet, except in rapid and blitz.
    .heading = Scoresheets
bwiki-Score =
    .heading = Scoring
bwiki-Score-1 = Usually a win scores 1 point, a draw half a point and a loss 0.
    .heading = Points
