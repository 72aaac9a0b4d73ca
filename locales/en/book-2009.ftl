### The FIDE Laws of Chess of 2009, article by article, in our own words.

## The Laws of 2009

b2009-Title = These Laws are for chess played over the board. The 79th FIDE Congress adopted them in Dresden in November 2008, and they took effect on 1 July 2009. Where the Laws write “he”, they also mean “she”.
    .heading = The Laws of 2009

## Preface

b2009-Preface = The Laws cannot foresee every situation or settle every administrative question. A case that no article covers exactly is decided by analogy with cases the Laws do cover. They rely on arbiters who are competent, sensible and entirely impartial; rules with too much detail would take away the arbiter’s freedom to find the fair and logical solution for the case at hand. FIDE asks players and federations to share this view.
    .heading = Preface
b2009-Preface-a = A member federation may introduce more detailed rules, provided that they do not conflict with the official Laws in any way.
b2009-Preface-b = A federation’s own rules apply only on its own territory.
b2009-Preface-c = A federation’s own rules do not apply to FIDE matches, championships or qualifying events, nor to tournaments for FIDE ratings or international titles.

## Article 1: The nature and aim of the game

b2009-1 =
    .heading = The nature and aim of the game
b2009-1-1 = Two opponents take turns moving their pieces on a square board, the chessboard. The player with the white pieces begins. A player has the move as soon as the opponent has made a move; the clock need not have been pressed (see 6.7).
    .heading = Who moves
    .changed = In 1997 a player had the move only once the opponent had completed a move, that is, pressed the clock; now it is enough that the move has been made.
b2009-1-2 = Each player tries to attack the opponent’s king in such a way that the opponent has no legal move. This is checkmate: whoever achieves it wins, and the player whose king is checkmated loses. A player may not leave their own king under attack, expose it to attack, or capture the opponent’s king.
    .heading = The aim of the game
    .changed = New in this article: leaving one’s own king under attack, exposing it and capturing the opponent’s king are expressly forbidden.
b2009-1-3 = If a position arises in which neither player can possibly checkmate, the game is drawn.
    .heading = No checkmate possible

## Article 2: The initial position

b2009-2 =
    .heading = The initial position
b2009-2-1 = The chessboard has 64 equal squares, 8 × 8, alternately light (“white”) and dark (“black”). It lies between the players so that the corner square nearest to each player’s right hand is white.
    .heading = The chessboard
b2009-2-2 = One player starts with 16 light pieces (“white”), the other with 16 dark ones (“black”). Each side has a king, a queen, two rooks, two bishops, two knights and eight pawns; every kind has its usual printed symbol.
    .heading = The pieces
b2009-2-3 = From a to h, each back rank holds rook, knight, bishop, queen, king, bishop, knight and rook, so that both queens stand on the d-file; all squares of the rank in front of them are filled with pawns.
    .heading = The starting array
b2009-2-4 = The eight vertical lines of squares are files and the eight horizontal ones are ranks. A straight line of squares of one colour running from one edge of the board to a neighbouring edge is a diagonal.
    .heading = Files, ranks and diagonals

## Article 3: The moves of the pieces

b2009-3 =
    .heading = The moves of the pieces
b2009-3-1 = A piece may not move to a square occupied by a piece of its own colour. If it moves to a square held by an opponent’s piece, it captures that piece in the same move, and the capturing player must take it off the board immediately. A piece attacks an opponent’s piece or a square if it could capture there under 3.2 to 3.8. It attacks the square even when it may not actually move there because its own king would be exposed to check or left in it.
    .heading = Moving, capturing, attacking
    .changed = New: the captured piece must be removed immediately, and a piece that may not move because of its own king still attacks squares.
b2009-3-2 = The bishop moves any distance along a diagonal on which it stands.
    .heading = The bishop
b2009-3-3 = The rook moves any distance along the file or the rank on which it stands.
    .heading = The rook
b2009-3-4 = The queen moves any distance along the file, the rank or a diagonal on which it stands.
    .heading = The queen
b2009-3-5 = The queen, rook and bishop may not jump over a piece that stands in their way.
    .heading = No jumping
b2009-3-6 = The knight moves to one of the nearest squares that are not on its own file, rank or diagonal: two squares straight and one to the side.
    .heading = The knight
b2009-3-7 =
    .heading = The pawn
b2009-3-7a = A pawn may advance to the next square on its file if that square is empty.
b2009-3-7b = On its first move a pawn may advance one square as in 3.7a or two squares on the same file if both are empty.
b2009-3-7c = A pawn captures an opponent’s piece that stands diagonally in front of it on a neighbouring file, and moves to that piece’s square.
b2009-3-7d = If an opponent’s pawn has advanced two squares from its original square and passed a square attacked by a pawn, that pawn may capture it as though it had advanced only one square. This is possible only as the immediate reply and is called capturing “en passant”.
b2009-3-7e = A pawn that reaches the rank farthest from its original square must, in the same move and on the same square, be exchanged for a new queen, rook, bishop or knight of its colour. The choice does not depend on which pieces have been captured. This is called promotion, and the new piece has its power at once.
b2009-3-8 =
    .heading = The king and castling
b2009-3-8a-i = The king may move to any neighbouring square that no opponent’s piece attacks.
b2009-3-8a-ii = The king’s other way of moving is castling, a move of the king and a rook of the same colour on the player’s first rank. It counts as one king move: the king goes from its original square two squares towards a rook on its original square, and the rook is then placed on the square the king has just crossed.
    .changed = In 1997 king and rook only had to be on the same rank; now it must be the player’s first rank, with the rook on its original square.
b2009-3-8b-1-a = The right to castle is lost for good once the king has moved.
b2009-3-8b-1-b = The right to castle with a particular rook is lost for good once that rook has moved.
b2009-3-8b-2-a = Castling is not allowed for the time being while an opponent’s piece attacks the square the king stands on, the square it must cross or the square it is to occupy.
b2009-3-8b-2-b = Castling is not allowed for the time being while any piece stands between the king and the rook with which it is to castle.
b2009-3-9 = A king is in check when at least one opponent’s piece attacks it, even if that piece could not move there because it would expose its own king to check or leave it in check. No player may make a move that puts their own king in check or leaves it there.
    .heading = Check
    .changed = The 1997 text added that check need not be announced; that sentence is gone.

## Article 4: Making a move

b2009-4 =
    .heading = Making a move
b2009-4-1 = Each move must be made with one hand only.
    .heading = One hand
b2009-4-2 = The player to move may adjust one or more pieces on their squares after first announcing it, for example by saying “j’adoube” or “I adjust”.
    .heading = Adjusting pieces
b2009-4-3 =
    .heading = Touched pieces
b2009-4-3a = A player to move who deliberately touches one or more of their own pieces on the board, other than to adjust them (4.2), must move the first piece touched that can be moved.
b2009-4-3b = A player to move who deliberately touches one or more of the opponent’s pieces on the board, other than to adjust them (4.2), must capture the first piece touched that can be captured.
b2009-4-3c = A player to move who deliberately touches one piece of each colour must capture the opponent’s piece with their own. If that is not possible, the first piece touched that can be moved or captured must be moved or captured. If it is unclear which was touched first, the player’s own piece counts as the first.
    .changed = In 1997 the first piece touched had to be moved or captured if the capture was impossible; now it is the first one that can be moved or captured.
b2009-4-4 =
    .heading = Castling and promotion touched
b2009-4-4a = A player to move who deliberately touches their king and a rook must castle on that side if this is legal.
    .changed = In 1997 no article said so; only touching the rook first was regulated.
b2009-4-4b = A player to move who deliberately touches a rook and then the king may not castle on that side with this move; 4.3a applies instead.
b2009-4-4c = A player who wants to castle and touches the king, or king and rook at the same time, although castling on that side is illegal, must make another legal king move; castling on the other side counts as one. If the king has no legal move, any legal move may be played.
b2009-4-4d = When a player promotes a pawn, the choice of the new piece is final once that piece has touched the promotion square.
b2009-4-5 = If none of the touched pieces can be moved or captured, the player may make any legal move.
    .heading = Nothing touched can be played
b2009-4-6 = A piece that a player releases on a square as a move or as part of a move may not be moved to another square in that move. Captures, castling and promotion count as made under 4.6a to 4.6c. A move is legal if it meets all relevant requirements of article 3; if it is not legal, another move must be made under 4.5.
    .heading = When a move is made
    .changed = In 1997 a move was simply made once article 3 was satisfied; now capture, castling and promotion each have their own moment.
b2009-4-6a = A capture is made when the captured piece has been removed from the board and the player has placed the capturing piece on its new square and released it.
b2009-4-6b = Castling is made when the player has released the rook on the square the king has crossed. Releasing the king does not yet make the move, but from then on the player must castle on that side if this is legal.
b2009-4-6c = A promotion is made when the pawn has been removed from the board and the player has placed the new piece on the promotion square and released it. If the player has only released the pawn there, the move is not yet made, but the pawn may no longer go to another square.
b2009-4-7 = A player who has deliberately touched a piece can no longer claim that the opponent broke article 4.
    .heading = Claims after touching
    .changed = In 1997 (4.6) this covered only breaches of 4.3 and 4.4; now it covers the whole of article 4.

## Article 5: The end of the game

b2009-5 =
    .heading = The end of the game
b2009-5-1 =
    .heading = Win
b2009-5-1a = A player who has checkmated the opponent’s king wins. This ends the game at once, provided that the mating move was legal.
b2009-5-1b = If a player declares that they resign, the opponent wins. This ends the game at once.
b2009-5-2 =
    .heading = Draw
b2009-5-2a = The game is drawn by stalemate when the player to move has no legal move and the king is not in check. This ends the game at once, provided that the move that led to it was legal.
    .changed = New: the move that led to stalemate must itself have been legal.
b2009-5-2b = The game is drawn by a dead position when no series of legal moves can checkmate either king. This ends the game at once, provided that the move that led to it was legal.
    .changed = In 1997 only 9.6 said so; now the dead position has its name and is listed among the ends of the game.
b2009-5-2c = The game is drawn if both players agree on it during the game. This ends the game at once (see 9.1).
b2009-5-2d = The game may be drawn if the same position is about to appear, or has appeared, at least three times (see 9.2).
b2009-5-2e = The game may be drawn if each player has made the last 50 consecutive moves without a capture or a pawn move (see 9.3).
