### The rules of a leaflet that comes with a chess set, section by section, in our own words.

## Setting up

balbi-Setup =
    .heading = Setting up
balbi-Setup-1 = Two players play, each with 16 pieces. The aim is to checkmate the opponent’s king.
    .heading = Players and aim
balbi-Setup-2 = White’s pawns stand on the second rank, the other white pieces on the first: rooks in the corners, knights next to them, then the bishops; of the two squares left, the light one is for the queen and the dark one for the king. Black mirrors this on the seventh and eighth ranks (diagram 1).
    .heading = Placing the pieces

## Play

balbi-Play =
    .heading = Play
balbi-Play-1 = White begins, then Black moves, and the players keep taking turns.
    .heading = Taking turns
balbi-Play-2 = The player to move moves one of their own pieces to another square, which must be empty or occupied by an opponent’s piece. In the second case the move is a capture: the opponent’s piece is removed from the board.
    .heading = A move
balbi-Play-3 = A piece attacks a square if it can capture there.
    .heading = Attack

## The pieces

balbi-Letters =
    .heading = Letters
balbi-Letters-1 = The leaflet marks the pieces with Czech letters: P pawn, V rook, J knight, S bishop, D queen, K king. The pawn has a letter, too.
    .heading = Letters of the pieces
    .changed = In the Laws of 2018 the pawn has no letter.
balbi-Pawn =
    .heading = The pawn
balbi-Pawn-1 = The pawn moves one square straight ahead; from its initial square it may move one or two. When capturing, it goes one square diagonally forward to the left or right instead (diagram 2).
    .heading = How it moves
    .changed = The Laws of 2018 say explicitly that the squares the pawn advances to or crosses must be empty.
balbi-Rook =
    .heading = The rook
balbi-Rook-1 = The rook moves across any number of free squares along its rank or file (diagram 3).
    .heading = How it moves
balbi-Knight =
    .heading = The knight
balbi-Knight-1 = The knight moves in the shape of an L. It is the only piece that may jump over others in its way (diagram 3).
    .heading = How it moves
balbi-Bishop =
    .heading = The bishop
balbi-Bishop-1 = The bishop moves across any number of free squares along its diagonals (diagram 5).
    .heading = How it moves
balbi-Queen =
    .heading = The queen
balbi-Queen-1 = The queen, the strongest piece, moves in all directions across any number of free squares (diagram 4).
    .heading = How it moves
balbi-King =
    .heading = The king
balbi-King-1 = The king moves in any direction to a neighbouring square that no opponent’s piece attacks (diagram 5). Castling is the exception.
    .heading = How it moves

## Castling

balbi-Castling =
    .heading = Castling
balbi-Castling-1 = In castling the player moves two pieces, but it counts as a king move. First the king goes from its initial square two squares towards a rook of the same colour on its initial square; then that rook is moved over the king to the square next to it on the same rank (diagram 6).
    .heading = How to castle
balbi-Castling-2 = Neither the king nor the rook may have moved, all squares between them must be empty, and no opponent’s piece may attack the square where the king stands, which it crosses or on which it ends.
    .heading = Conditions
balbi-Castling-3 = The king must be moved first. A player who touches the rook first may no longer castle with it and must make an ordinary move with it.
    .heading = King first
    .changed = By the Laws of 2018 the ban on castling follows from touching the rook and then the king, and the rook must move only if it can.

## En passant, check, promotion

balbi-EnPassant =
    .heading = En passant
balbi-EnPassant-1 = If an opponent’s pawn advances two squares from its initial square in one move and passes a square attacked by a pawn, that pawn may capture it as if it had advanced only one. This is possible only as the immediate reply (diagram 7).
    .heading = Capturing en passant
balbi-Check =
    .heading = Check
balbi-Check-1 = The king is in check when at least one opponent’s piece attacks it, that is, could move to the king’s square next. Check need not be announced (diagram 8).
    .heading = What check is
    .changed = The Laws of 2018 do not mention announcing check.
balbi-Check-2 = A check must be met with the very next move: by moving the king to a safe square, capturing the checking piece or placing a piece in between.
    .heading = Meeting a check
balbi-Promotion =
    .heading = Promotion
balbi-Promotion-1 = A pawn that reaches the last rank is promoted at once to a queen, rook, bishop or knight of its colour. The choice is not limited to captured pieces, and the new piece acts immediately.
    .heading = Promoting a pawn

## The end of the game

balbi-End =
    .heading = The end of the game
balbi-End-1 = A player who cannot free their king from check with the next move is checkmated and loses (diagram 9).
    .heading = Checkmate
balbi-End-2 = A player who considers the position hopeless may resign; the opponent wins without having to checkmate.
    .heading = Resigning
balbi-End-3 =
    .heading = The drawn game
balbi-End-3a = The game is drawn if both players agree. Only the player who has just moved may offer a draw.
    .heading = Draw by agreement
    .changed = By the Laws of 2018 an offer at another moment is valid too, but may be penalised as distraction; both players must have made at least one move.
balbi-End-3b = The game is drawn by stalemate: the player to move is not in check and has no legal move (diagram 10).
    .heading = Stalemate
balbi-End-3c = The game is drawn if the same position can now occur for the third time or has already done so.
    .heading = Repetition
    .changed = By the Laws of 2018 the player to move must claim this draw; only the fifth occurrence ends the game by itself.
balbi-End-3d = The game is drawn if both players have made the last fifty consecutive moves without a capture or a pawn move.
    .heading = Fifty moves
    .changed = By the Laws of 2018, fifty moves must be claimed; only after seventy-five is the game drawn by itself.
balbi-End-3e = The game is drawn if the pieces left do not allow either player to win.
    .heading = Too few pieces to win
    .changed = The Laws of 2018 look at the position, not only at the pieces left: neither player may be able to checkmate by any series of legal moves.
