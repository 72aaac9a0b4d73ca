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
b2009-1-1 = Two opponents take turns moving their pieces on a square board, the chessboard. The player with the white pieces begins. A player has the move as soon as the opponent has made a move (see 6.7).
    .heading = Who moves
    .changed = In 1997 a player had the move only once the opponent had completed a move, that is, pressed the clock; now it is enough that the move has been made.
b2009-1-2 = Each player tries to attack the opponent’s king in such a way that the opponent has no legal move. This is checkmate: the player who achieves it wins, and the player whose king is checkmated loses. A player may not leave their own king under attack, expose it to attack, or capture the opponent’s king.
    .heading = The aim of the game
    .changed = New in this article: leaving one’s own king under attack, exposing it and capturing the opponent’s king are expressly forbidden.
b2009-1-3 = The game is a draw if a position comes about in which checkmate is out of reach for both players.
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
    .changed = New: the captured piece must be removed immediately. Also new is the general rule that a piece attacks squares even if its own king keeps it from moving; in 1997 the Laws said so only about check (3.5d).
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
b2009-3-7d = If an opponent’s pawn has advanced two squares in one move from its original square and passed a square attacked by a pawn, that pawn may capture it as though it had advanced only one square. This is possible only as the immediate reply and is called capturing “en passant”.
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
b2009-4-1 = A player must use only one hand to make a move.
    .heading = One hand
b2009-4-2 = The player to move may adjust one or more pieces on their squares but must say so first, for example “j’adoube” or “I adjust”.
    .heading = Adjusting pieces
b2009-4-3 =
    .heading = Touched pieces
b2009-4-3a = A player to move who deliberately touches one or more of their own pieces on the board, other than to adjust them (4.2), must move the first piece touched that can be moved.
b2009-4-3b = A player to move who deliberately touches one or more of the opponent’s pieces on the board, other than to adjust them (4.2), must capture the first piece touched that can be captured.
b2009-4-3c = A player to move who deliberately touches one piece of each colour on the board, other than to adjust them (4.2), must capture the opponent’s piece with their own. If that is not possible, the first piece touched that can be moved or captured must be moved or captured. If it is unclear which was touched first, the player’s own piece counts as the first.
    .changed = In 1997 the first piece touched had to be moved or captured if the capture was impossible; now it is the first one that can be moved or captured.
b2009-4-4 =
    .heading = Touching when castling or promoting
b2009-4-4a = A player to move who deliberately touches their king and a rook must castle on that side if this is legal.
    .changed = In 1997 no article said so; the Laws dealt only with a rook touched before the king and with castling that is not possible (4.4).
b2009-4-4b = A player to move who deliberately touches a rook and then the king may not castle on that side with this move; 4.3a applies instead.
b2009-4-4c = A player who wants to castle and touches the king, or king and rook at the same time, although castling on that side is illegal, must make another legal king move; castling on the other side counts as one. If the king has no legal move, any legal move may be played.
b2009-4-4d = When promoting, the player can no longer change the choice of the new piece once that piece has touched the promotion square.
b2009-4-5 = A player is free to make any legal move if no touched piece can be moved and none can be captured.
    .heading = No touched piece can be played
b2009-4-6 = A piece that a player releases on a square as a move or as part of a move may not be moved to another square in that move. When a capture, castling or a promotion has been made is laid down in 4.6a to 4.6c. A move is legal if it meets all relevant requirements of article 3; if it is not legal, another move must be made under 4.5.
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
b2009-5-2c = Both players may agree on a draw during the game; this ends it at once (see 9.1).
b2009-5-2d = The game may be drawn if the same position is about to appear for at least the third time or has already done so (see 9.2).
b2009-5-2e = The game may be drawn if each player has made the last 50 consecutive moves without a capture or a pawn move (see 9.3).

## Article 6: The chess clock

b2009-6 =
    .heading = The chess clock
b2009-6-1 = A chess clock consists of two time displays joined so that only one of them can run at a time. In the Laws “clock” means one of the two displays. Each clock has a flag; “flag fall” means that a player’s allotted time has run out.
    .heading = Basic terms
b2009-6-2 =
    .heading = The time control
b2009-6-2a = Each player must make a minimum number of moves, or all moves, within a given time; extra time may be granted for each move. All of this must be laid down in advance.
b2009-6-2b = Time that a player saves in one period is added to the next one. Delay mode is the exception: besides the main time, the player has a fixed extra time for every move, and the main time counts down only once the fixed time has run out. A player who stops the clock before that keeps the main time unchanged, however much of the fixed time was used.
    .changed = In 1997 the text carried time over only from the first time control to the second; now it is from any period to the next.
b2009-6-3 = When a flag falls, it must be checked at once whether the player has met the requirements of 6.2a.
    .heading = Checking after flag fall
    .changed = In 1997 the article referred to 8.1 (recording the moves); now the check concerns the number of moves required by 6.2a.
b2009-6-4 = The arbiter chooses the place for the chess clock before play begins.
    .heading = Where the clock stands
    .changed = New: the arbiter decides before play begins.
b2009-6-5 = Play begins at the scheduled time, when the clock of the player with the white pieces is started.
    .heading = Starting the game
b2009-6-6 =
    .heading = Arriving late
b2009-6-6a = A player who arrives at the board after the start of play loses the game: the default time is 0 minutes. The rules of the competition may set another default time.
    .changed = In 1997 a player lost only when more than one hour late, and the arbiter could also decide otherwise; now the default time is zero, and only the rules of the competition can change it.
b2009-6-6b = If the rules of the competition set another default time and both players are absent at the start, all the time until White arrives counts against White, unless the rules of the competition or the arbiter decide otherwise.
b2009-6-7 =
    .heading = Using the clock
b2009-6-7a = After making a move on the board, a player stops their own clock and starts the opponent’s. They must be given the chance to do so. Only then is the move completed, unless it ends the game (5.1a, 5.2a, 5.2b, 5.2c, 9.6). The time between making the move and pressing the clock belongs to the player’s allotted time.
    .changed = New: a move that leads to a dead position is also completed without pressing the clock; 1997 listed only 5.1, 5.2 and 5.3.
b2009-6-7b = A player must press the clock with the hand that made the move. Keeping a finger on the button or above it is forbidden.
b2009-6-7c = The clock must be treated with care: no hard blows, no picking it up, no knocking it over. Rough treatment is penalised under 13.4.
b2009-6-7d = A player who is unable to use the clock may name an assistant, who must be acceptable to the arbiter. The arbiter then adjusts the player’s clock in a suitable way.
b2009-6-8 = A flag counts as fallen when the arbiter notices it or when a player validly claims it.
    .heading = When a flag has fallen
b2009-6-9 = A player who does not make the required number of moves in the allotted time loses, unless the game has already ended under 5.1a, 5.1b, 5.2a, 5.2b or 5.2c. The game is drawn, however, if the position is such that the opponent cannot checkmate by any series of legal moves.
    .heading = Loss on time
    .changed = New: a dead position (5.2b) is now also among the ends of the game that come before the flag.
b2009-6-10 =
    .heading = Clock readings and settings
b2009-6-10a = What the clocks show is conclusive unless they have an evident defect. A clock with an evident defect must be replaced; the arbiter sets the times on the new clock to the best of their judgement.
b2009-6-10b = If a wrong setting of one or both clocks is discovered during the game, a player or the arbiter stops the clocks at once. The arbiter installs the correct setting and adjusts the times and the move counter to the best of their judgement.
b2009-6-11 =
    .heading = Both flags down
b2009-6-11a = If both flags are down and nobody can establish which fell first, play continues, except in the last period of the game.
    .changed = In 1997 the exception for the last phase stood apart, in 10.4.
b2009-6-11b = If this happens in the period in which all remaining moves must be made, the game is drawn.
    .changed = In 1997 the same rule was article 10.4 on the quickplay finish.
b2009-6-12 =
    .heading = Stopping the clocks
b2009-6-12a = The arbiter stops both clocks whenever play must be interrupted.
b2009-6-12b = A player may stop both clocks only to ask the arbiter for help, for example when promoting a pawn and the piece needed is not available.
    .changed = In 1997 a player could stop the clocks to ask for help; now the text says that this is the only permitted reason.
b2009-6-12c = In both cases it is for the arbiter to say when play resumes.
b2009-6-12d = If a player stops both clocks to ask for help, the arbiter considers whether the request is justified. A player who clearly had no valid reason is penalised under 13.4.
b2009-6-13 = If the Laws have been broken and the earlier position has to be restored, the arbiter sets the times on the clocks to the best of their judgement and, if necessary, corrects the move counter.
    .heading = Times after an irregularity
    .changed = New: the move counter is corrected too.
b2009-6-14 = Screens, monitors and demonstration boards that show the position, the moves, their number and the times are allowed in the playing area. A player may not base a claim on them alone.
    .heading = Screens and demonstration boards
    .changed = In 1997 only claims of a time overstep could not rest on such displays; now no claim can rest on them alone.

## Article 7: Irregularities

b2009-7 =
    .heading = Irregularities
b2009-7-1 =
    .heading = Wrong initial position or board
b2009-7-1a = A game that began from a wrong setup of the pieces is cancelled if this is noticed before it ends, and a new game is played.
b2009-7-1b = If it is found during the game that the board was placed contrary to 2.1, the position reached is transferred to a correctly placed board and the game continues.
b2009-7-2 = If the players started with the wrong colours, they play on unless the arbiter decides otherwise.
    .heading = Colours reversed
b2009-7-3 = A player who displaces or knocks over one or more pieces must restore the correct position on their own time. If necessary, either player may stop the clocks and ask for the arbiter’s help. The arbiter may penalise the player who displaced the pieces.
    .heading = Pieces displaced or knocked over
    .changed = In 1997 the opponent could restart the player’s clock without making a move; now either player may stop the clocks and call the arbiter, who may impose a penalty.
b2009-7-4 =
    .heading = Illegal moves
b2009-7-4a = If it is found during the game that an illegal move was made (an incorrect promotion and capturing the king count as such), the position just before it is restored. If that position cannot be determined, play continues from the last identifiable position before the irregularity. The clocks are adjusted under 6.13. The move that replaces the illegal one is subject to 4.3 and 4.6; the game then continues from the restored position.
    .changed = New: an incorrect promotion and capturing the king expressly count as illegal moves, and the replacing move is subject to 4.6 as well as 4.3.
b2009-7-4b = For a player’s first and second illegal move, the arbiter gives the opponent two extra minutes each time. A third illegal move by the same player loses the game. The game is drawn, however, if the position is such that the opponent cannot checkmate by any series of legal moves.
    .changed = In 1997 these penalties existed only in the quickplay finish (10.3), and the third illegal move lost even if the opponent could not checkmate.
b2009-7-5 = If it is found during the game that pieces have been displaced from their squares, the position before that is restored, or, if it cannot be, the last identifiable position before the irregularity. The clocks are adjusted under 6.13, and the game continues from the restored position.
    .heading = Pieces found displaced

## Article 8: Recording the moves

b2009-8 =
    .heading = Recording the moves
b2009-8-1 = During the game each player must record their own and the opponent’s moves, move after move, as clearly and legibly as possible, in algebraic notation (annex C) on the scoresheet prescribed for the competition. Writing a move in advance is forbidden except to claim a draw under 9.2 or 9.3 or to seal a move (G1a). A player may reply before recording the opponent’s move but must record their own previous move before making the next. Both players must note a draw offer on the scoresheet (C13). A player who cannot record may, with the arbiter’s consent, use an assistant who writes; the arbiter then adjusts that player’s clock in a suitable way.
    .heading = The duty to record
    .changed = New: writing a move in advance is forbidden. In 1997 a player who could not record for medical or religious reasons had time deducted; now an assistant may write.
b2009-8-2 = The scoresheet must be kept where the arbiter can see it during the whole game.
    .heading = Scoresheet in view
b2009-8-3 = The scoresheets belong to the organiser of the competition.
    .heading = Who owns the scoresheets
b2009-8-4 = A player with less than five minutes left on the clock who does not get at least 30 seconds of extra time per move need not record as 8.1 requires. As soon as either flag falls, that player must complete the scoresheet before making a move on the board.
    .heading = Not recording in time trouble
    .changed = New: the scoresheet must be completed before the player makes a move.
b2009-8-5 =
    .heading = Completing the record
b2009-8-5a = If neither player has to record under 8.4, the arbiter or an assistant must try to be present and record the moves. In that case the arbiter stops the clocks as soon as a flag falls. Both players must then complete their scoresheets, using the arbiter’s or the opponent’s.
b2009-8-5b = If only one player does not have to record under 8.4, that player must complete the scoresheet after the flag fall, before making the next move. If it is their turn to move, they may use the opponent’s scoresheet but must return it before moving.
b2009-8-5c = If there is no complete scoresheet, the players must reconstruct the game on another board, supervised by the arbiter or an assistant, who first records the current position, the clock times and the number of moves, if known.
    .changed = In 1997 only the position was noted before the reconstruction; now also the times and the number of moves.
b2009-8-6 = If the scoresheets cannot be completed to show that a player exceeded the time, the next move counts as the first of the next period, unless it is evident that more moves were made.
    .heading = Number of moves unknown
b2009-8-7 = When the game is over, both players write the result on both scoresheets and sign them. That result counts even if it is mistaken, unless the arbiter decides otherwise.
    .heading = Signing the scoresheets

## Article 9: The drawn game

b2009-9 =
    .heading = The drawn game
b2009-9-1 =
    .heading = Agreement and draw offers
b2009-9-1a = The rules of the competition may allow the players to agree on a draw only once a certain number of moves has been completed or only with the arbiter’s consent.
    .changed = In 1997 the Laws did not provide for such restrictions.
b2009-9-1b1 = Where agreement is allowed, a player may offer a draw after making a move on the board but must do so before stopping their clock and starting the opponent’s. An offer at any other moment of the game is valid too, but 12.6 must be considered. No conditions may be attached, and the offer cannot be withdrawn. It stays open until the opponent accepts it, declines it in words or by touching a piece with the intention of moving or capturing it, or the game ends in another way.
    .changed = In 1997 an opponent who did not answer in words declined by making a move, now already by touching a piece; and an offer at another moment, then a breach of the Laws, is now only weighed against 12.6.
b2009-9-1b2 = Both players note a draw offer on their scoresheets with the symbol (=) (see C13).
b2009-9-1b3 = A claim of a draw under 9.2, 9.3 or 10.2 is also a draw offer.
    .changed = In 1997 a claim did not count as an offer.
b2009-9-2 = The game is drawn on a correct claim by the player to move if the same position is about to appear (9.2a) or has appeared (9.2b) for at least the third time; the moves need not repeat directly one after another. Positions are the same if the same player has the move, pieces of the same kind and colour stand on the same squares, and all pieces of both players have the same legal moves. They differ if a pawn that could have been captured en passant can no longer be captured in this way. A player who is forced to move the king or a rook loses the right to castle only after that move.
    .heading = Threefold repetition
    .changed = New: the right to castle is lost only once a forced king or rook move has been made, and “third time” has become “at least the third time”.
b2009-9-2a = The claim may concern a position that is about to appear: the player first writes the move on the scoresheet and tells the arbiter that they intend to make it.
b2009-9-2b = The claim may concern a position that has just appeared, provided that the claimant has the move.
b2009-9-3 = The game is drawn on a correct claim by the player to move if the last 50 moves of both sides contain, or with the next move will contain, no pawn move and no capture (9.3a, 9.3b).
    .heading = The 50-move rule
b2009-9-3a = The player may claim by writing on the scoresheet, and announcing to the arbiter, a move that will complete 50 consecutive moves by both players without a pawn move or a capture.
b2009-9-3b = The player may claim if both players have made the last 50 consecutive moves without a capture or a pawn move.
b2009-9-4 = Once a player touches a piece (4.3) without having claimed a draw, the right to claim under 9.2 or 9.3 is gone for this move.
    .heading = Losing the claim
    .changed = In 1997 the right was lost only by making a move; now touching a piece is enough.
b2009-9-5 = A player who claims a draw under 9.2 or 9.3 may stop the clocks (see 6.12b). The claim cannot be withdrawn.
    .heading = Making a claim
    .changed = In 1997 the claimant had to stop both clocks at once; now they may.
b2009-9-5a = A correct claim draws the game at once.
b2009-9-5b = After an incorrect claim the arbiter gives the opponent three extra minutes and the game continues. A player who claimed with an intended move must now make that move, following article 4.
    .changed = In 1997 the claimant also lost half of the remaining time, up to three minutes; now only the opponent’s time is increased.
b2009-9-6 = If no series of legal moves can lead to checkmate from the position reached, the game is drawn. It ends at once, provided that the move that led to the position was legal.
    .heading = Checkmate no longer possible
    .changed = New: the move that led to the position must have been legal.

## Article 10: The quickplay finish

b2009-10 =
    .heading = The quickplay finish
b2009-10-1 = In a quickplay finish the players have only a limited time left for all the moves still to be made.
    .heading = What a quickplay finish is
b2009-10-2 = A player who has the move and less than two minutes left may claim a draw before their flag falls. They call the arbiter and may stop the clocks (see 6.12b).
    .heading = Claiming a draw
    .changed = In 1997 the claimant did not need to have the move and had to stop the clocks; now they must have the move and may stop the clocks.
b2009-10-2a = The game is drawn if the arbiter is convinced that the opponent is not trying to win by normal means or that the game cannot be won in this way. An arbiter who is not convinced either postpones the decision or rejects the claim.
    .changed = In 1997 the arbiter could only agree or postpone; now the claim can also be rejected.
b2009-10-2b = If the arbiter postpones the decision, the opponent may be given two extra minutes and play continues, if possible in the arbiter’s presence. The arbiter decides later in the game or as soon as possible after a flag has fallen. The game is declared drawn if the arbiter agrees that the final position cannot be won by normal means or that the opponent was not trying to win by normal means.
    .changed = New: the grounds for the later draw are stated, and the arbiter is present only if possible; in 1997 play continued in the arbiter’s presence.
b2009-10-2c = A rejected claim gives the opponent two extra minutes.
b2009-10-2d = The arbiter’s decision under 10.2a, 10.2b and 10.2c is final.

## Article 11: Points

b2009-11 =
    .heading = Points
b2009-11-1 = A win scores one point (1), a draw half a point (½) and a loss nothing (0); wins and losses by forfeit count the same. Other points may be announced in advance.
    .heading = Points for a game
    .changed = New: forfeits are mentioned, and another scoring may be announced in advance.

## Article 12: The conduct of the players

b2009-12 =
    .heading = The conduct of the players
b2009-12-1 = Players must do nothing that harms the good name of chess.
    .heading = The good name of chess
    .changed = In 1997 this article asked for good manners and a breach carried no penalty; now it protects the good name of chess, and 12.7 applies.
b2009-12-2 = Leaving the playing venue requires the arbiter’s permission. The venue includes the playing area, the places for rest, refreshments and smoking, and any other place named by the arbiter. While it is their turn to move, players need permission to leave even the playing area.
    .heading = Leaving the venue
b2009-12-3 =
    .heading = Aids, telephones, smoking
b2009-12-3a = While the game is on, players may not consult notes or other sources of information, take advice, or analyse the game on another board.
b2009-12-3b = Without the arbiter’s permission nobody may have a mobile phone or another electronic means of communication in the venue unless it is fully switched off. If such a device makes any sound, the player loses and the opponent wins. If the opponent could not checkmate by any series of legal moves, the opponent gets only a draw.
b2009-12-3c = Nobody may smoke except in places set aside by the arbiter.
b2009-12-4 = Only moves, clock times, draw offers, details of a claim and other relevant data may be written on the scoresheet.
    .heading = What the scoresheet is for
    .changed = New: other relevant data may be written down too.
b2009-12-5 = Once their game is over, players count as spectators.
    .heading = After the game
    .changed = In 1997 the article (12.3) also forbade players and spectators to analyse in the playing area while games were in progress; that ban is no longer stated here.
b2009-12-6 = A player may not disturb or annoy the opponent in any way; unreasonable claims or draw offers and noise in the playing area are examples.
    .heading = Distracting the opponent
    .changed = In 1997 only persistent draw offers were named; now unreasonable claims, unreasonable offers and noise are.
b2009-12-7 = A breach of any of 12.1 to 12.6 is penalised under 13.4.
    .heading = Penalties for misconduct
    .changed = In 1997 (12.6) a penalty was possible for breaches of 12.2 to 12.5; now it follows, and 12.1 is included.
b2009-12-8 = A player who keeps refusing to follow the Laws loses the game; what the opponent scores is up to the arbiter.
    .heading = Refusing to follow the Laws
    .changed = New: the arbiter decides the opponent’s score.
b2009-12-9 = If 12.8 applies to both players, the arbiter declares that both have lost the game.
    .heading = Both players guilty
b2009-12-10 = There is no appeal against the arbiter’s decision under 10.2d or annex D. A player may appeal against any other decision of the arbiter, unless the rules of the competition say otherwise.
    .heading = Appeals

## Article 13: The role of the arbiter

b2009-13 =
    .heading = The role of the arbiter
b2009-13-1 = It is the arbiter’s task to see that the players keep strictly to the Laws.
    .heading = Keeping the Laws
b2009-13-2 = The arbiter serves the best interest of the competition: they look after good playing conditions, see that nobody disturbs the players and supervise the event as it proceeds.
    .heading = Duties
b2009-13-3 = The arbiter keeps an eye on the games, above all in time trouble, makes sure that decisions are followed and imposes appropriate penalties.
    .heading = Watching the games
b2009-13-4 = The arbiter has the following penalties available and may combine them.
    .heading = Penalties
    .changed = New: penalties may expressly be combined, and the scores of both players can be changed (13.4e, 13.4f).
b2009-13-4a = A warning.
b2009-13-4b = Extra time for the offender’s opponent.
b2009-13-4c = Less time for the offender.
b2009-13-4d = Declaring the game lost.
b2009-13-4e = Fewer points from the game for the offender.
b2009-13-4f = More points from the game for the opponent, up to the maximum possible in that game.
b2009-13-4g = Expulsion from the competition.
b2009-13-5 = If the game is disturbed from outside, the arbiter may give extra time to one or both players.
    .heading = Outside disturbance
b2009-13-6 = The arbiter may not intervene in a game except where the Laws provide for it. The arbiter may not tell a player how many moves have been made, except under 8.5 when at least one flag has fallen, nor that the opponent has moved or that the player has not pressed the clock.
    .heading = No intervention
    .changed = New: the general ban on intervening; in 1997 only particular remarks were forbidden.
b2009-13-7 =
    .heading = Spectators and devices
b2009-13-7a = Spectators and players of other games may not talk about a game or interfere in it in any other way; if necessary, the arbiter may expel offenders from the venue. Anyone who notices an irregularity may tell only the arbiter.
    .changed = New: anyone who notices an irregularity may tell only the arbiter.
b2009-13-7b = Using mobile phones or any other means of communication is forbidden in the playing area and in the adjoining areas designated by the arbiter, unless the arbiter permits it.

## Article 14: FIDE

b2009-14 =
    .heading = FIDE
b2009-14-1 = A member federation may ask FIDE for an official ruling on how to read the Laws.
    .heading = Rulings by FIDE

## Annex A: Rapid chess

b2009-A =
    .heading = Rapid chess
b2009-A1 = In a rapid game each player must make all moves in a fixed time of at least 15 and less than 60 minutes. With an increment, the starting time plus 60 times the increment must lie within the same limits.
    .heading = What rapid chess is
    .changed = In 1997 (B1) rapid meant 15 to 60 minutes and increments were not considered; now 60 minutes is no longer rapid and increments count.
b2009-A2 = Recording the moves is not required.
    .heading = Recording
b2009-A3 = If play is adequately supervised, for example by one arbiter for at most three games, the competition rules (articles 6 to 14) apply.
    .heading = Adequate supervision
b2009-A4 = If play is not adequately supervised, the competition rules apply with the changes listed in A4a to A4d.
    .heading = Without adequate supervision
    .changed = In 1997 the special rapid rules applied to every rapid game; now only where supervision is inadequate.
b2009-A4a = Once both players have completed three moves, nobody may claim that the pieces, the board or the clock were set wrongly. If king and queen have been swapped, castling with that king is not allowed.
    .changed = In 1997 (B4) the limit was three moves as well; new is that a king swapped with its queen may not castle.
b2009-A4b = The arbiter applies article 4 (making a move) only when one or both players ask for it.
    .changed = In 1997 (B5) the same was true of article 10.
b2009-A4c = An illegal move is completed once the opponent’s clock has been started. The opponent may then claim it before making a move of their own, and the arbiter may act only after such a claim. If, however, both kings are in check or a promotion has not been completed, the arbiter intervenes, if possible, even without a claim.
    .changed = In 1997 rapid chess had no rule of its own for illegal moves; 7.4 applied.
b2009-A4d-1 = A flag counts as fallen when one or both players validly claim it. The arbiter may not point out that a flag has fallen, except when both have.
    .changed = New: the arbiter may point it out when both flags have fallen.
b2009-A4d-2 = To claim a win on time, a player stops both clocks and informs the arbiter. The claim succeeds only if, with the clocks stopped, the claimant’s flag is still up and the opponent’s is down.
b2009-A4d-3 = If both flags have fallen as described in A4d.1 and A4d.2, the arbiter declares the game drawn.

## Annex B: Blitz

b2009-B =
    .heading = Blitz
b2009-B1 = In a blitz game each player must make all moves in a fixed time of less than 15 minutes. With an increment, the starting time plus 60 times the increment must be less than 15 minutes.
    .heading = What blitz is
    .changed = New: increments are counted.
b2009-B2 = If play is adequately supervised (one arbiter per game), the competition rules and A2 apply.
    .heading = Adequate supervision
b2009-B3 =
    .heading = Without adequate supervision
b2009-B3a = The rules of rapid chess in annex A apply unless this annex says otherwise.
    .changed = In 1997 (C2) this was so for every blitz game; now only where supervision is inadequate.
b2009-B3b = Articles 10.2 and A4c do not apply.
    .changed = In 1997 (C5) only 10.2 was excluded.
b2009-B3c = An illegal move is completed once the opponent’s clock has been started. The opponent may then claim a win before making a move of their own. If, however, the opponent cannot checkmate by any series of legal moves, the player who made the illegal move may claim a draw before moving again. Once the opponent has moved, the illegal move can no longer be corrected, unless both players agree on it without the arbiter.
    .changed = New: the draw when the opponent cannot checkmate by any series of legal moves (1997 asked for mating material, C4), and correction by agreement.

## Annex C: Notation

b2009-C =
    .heading = Notation
b2009-C-intro = For its tournaments and matches FIDE recognises only algebraic notation, and it recommends this notation for chess books and magazines too. A score in another notation is no evidence where a player’s scoresheet would normally serve as such. An arbiter who sees a player using another notation must point out the requirement to that player.
    .heading = Algebraic notation
b2009-C1 = In this annex “piece” means any piece except a pawn.
    .heading = The word “piece”
    .changed = In 1997 Article 2.2 gave the word this narrower meaning.
b2009-C2 = Each piece is indicated by the first letter of its name, a capital. In Czech and Slovak king, queen, rook, bishop and knight are K, D, V, S and J; in English they are K, Q, R, B and, because K is taken, N.
    .heading = Letters of the pieces
b2009-C3 = Players may use the letters customary in their country, for example F for the French “fou” or L for the Dutch “loper” (both bishops). Printed publications are advised to use piece symbols.
    .heading = Letters of other languages
b2009-C4 = Pawns have no letter; they are recognised by its absence, as in e5, d4, a5.
    .heading = Pawns have no letter
b2009-C5 = The eight files have the lower-case letters a, b, c, d, e, f, g, h, from left to right for White and from right to left for Black.
    .heading = Files
b2009-C6 = The eight ranks are numbered 1 to 8, from the bottom up for White and from the top down for Black. In the initial position White’s pieces and pawns therefore stand on ranks 1 and 2, Black’s on ranks 8 and 7.
    .heading = Ranks
b2009-C7 = Each of the 64 squares thus has one name of its own, a letter and a number.
    .heading = Squares
b2009-C8 = A piece’s move is written as the letter of the piece and the square it moves to, with no hyphen between them: Be5, Nf3, Rd1. For a pawn move only the square is written: e5, d4, a5.
    .heading = Writing a move
b2009-C9 = In a capture an x stands between the letter of the piece and the square: Bxe5, Nxf3, Rxd1. When a pawn captures, the file it came from, an x and the square are written: dxe5, gxf3, axb5. For a capture en passant the square is the one on which the capturing pawn ends, and “e.p.” is added: exf6 e.p.
    .heading = Captures
b2009-C10 =
    .heading = Two pieces of the same kind
b2009-C10-1 = If two like pieces on the same rank can move to the same square, the move is written as the letter of the piece, the file it leaves and the square it moves to.
b2009-C10-2 = If the two pieces stand on the same file, the move is written as the letter of the piece, the rank it leaves and the square it moves to.
b2009-C10-3 = If they stand on different ranks and files, the first way, with the file, is preferred. In a capture an x may be put before the square: Ngxf3 or Ndxf3, N5xf3 or N1xf3, Nhxf3 or Ndxf3 in the examples below.
    .changed = In 1997 the text put the x in the wrong place, contrary to its own examples; now text and examples agree.
b2009-C10-ex-1 = Example: with knights on g1 and d2, one of which moves to f3, the move is written Ngf3 or Ndf3.
b2009-C10-ex-2 = Example: with knights on g5 and g1, one of which moves to f3, the move is written N5f3 or N1f3.
b2009-C10-ex-3 = Example: with knights on h2 and d4, one of which moves to f3, the move is written Nhf3 or Ndf3.
b2009-C11 = If two pawns can capture the same piece or pawn, the file the capturing pawn leaves, an x and the square are written. With white pawns on c4 and e4 and a black piece or pawn on d5, White’s move is cxd5 or exd5.
    .heading = Two pawns that can capture
b2009-C12 = A promotion is written as the pawn move followed directly by the letter of the new piece: d8Q, f8N, b1B, g1R.
    .heading = Promotion
b2009-C13 = A draw offer is marked (=).
    .heading = Draw offer
b2009-C-abbreviations = 0-0 is castling with the h-rook (king’s side) and 0-0-0 with the a-rook (queen’s side). x means a capture, + check, ++ or # checkmate, e.p. a capture en passant. Check, checkmate and captures do not have to be marked on the scoresheet.
    .heading = Abbreviations
    .changed = New: # may be used for checkmate, and marking check, checkmate and captures is optional.
b2009-C-sample = A sample game shows the notation: 1.d4 Nf6 2.c4 e6 3.Nc3 Bb4 4.Bd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Bxc3 8.Bxc3 Nxd5 9.Nf3 b6 10.Qb3 Nxc3 11.bxc3 c5 12.Be2 cxd4 13.Nxd4 Re8 14.0-0 Nd7 15.a4 Nc5 16.Qb4 Bb7 17.a5 and so on.
    .heading = Sample game

## Annex D: Quickplay finish without an arbiter

b2009-D =
    .heading = Quickplay finish without an arbiter
b2009-D1 = In a game played under article 10, a player with less than two minutes left whose flag has not fallen may claim a draw, and this ends the game. If the ground is D1a, the claimant must write down the final position and the opponent verifies it. If it is D1b, the claimant must write down the final position and also hand in an up-to-date scoresheet; the opponent verifies both. The claim goes to an arbiter, whose decision is final.
    .heading = Claiming a draw
b2009-D1a = The first ground for the claim: the opponent cannot win by normal means.
b2009-D1b = The second ground for the claim: the opponent is making no effort to win by normal means.

## Annex E: Blind and visually impaired players

b2009-E =
    .heading = Blind and visually impaired players
b2009-E1 = Organisers of tournaments may adapt these rules to local conditions. When a sighted and a visually impaired player meet, either may ask for two boards: the sighted player uses a normal one, the other player a specially constructed one, which must meet the following requirements.
    .heading = Two boards
b2009-E1a = The special board measures at least 20 × 20 cm.
b2009-E1b = Its black squares are slightly raised.
b2009-E1c = Each square has a securing hole.
b2009-E1d = Each piece has a peg that fits well into the securing holes.
b2009-E1e = The pieces are of the Staunton type; the black ones are specially marked.
b2009-E2 =
    .heading = How the game is played
b2009-E2-1 = Moves must be announced clearly; the opponent must repeat them and make them on their own board. When promoting a pawn, the player must announce the chosen piece. For clarity it is suggested to call the files Anna, Bella, Cesar, David, Eva, Felix, Gustav and Hector. The ranks, counted from White’s side to Black’s, have the German numbers eins, zwei, drei, vier, fuenf, sechs, sieben, acht. Castling is announced as “Lange Rochade” (long) or “Kurze Rochade” (short). The pieces are called Koenig, Dame, Turm, Laeufer, Springer and Bauer.
b2009-E2-2 = On the board of the visually impaired player a piece counts as touched when it has been taken out of its securing hole.
b2009-E2-3 = Only when the conditions of E2.3a to E2.3c are met is the move made and may the opponent’s clock be started. For the sighted player the normal rules on touching and making a move apply.
b2009-E2-3a = First condition of a made move: in a capture, the captured piece has been removed from the board of the player to move.
b2009-E2-3b = Second condition: the piece has been placed in another securing hole.
b2009-E2-3c = Third condition: the move has been announced.
b2009-E2-4a = Visually impaired players may use a specially built clock. Its dial has reinforced hands, with one raised dot every 5 minutes and two raised dots every 15 minutes.
b2009-E2-4b = The flag of such a clock is easy to feel and lets the player follow the minute hand by touch during the last five minutes of the hour.
b2009-E2-5 = The visually impaired player must record the game in Braille or longhand or on a tape recorder.
b2009-E2-6 = A player who misspeaks while announcing a move must correct this straight away, before the opponent’s clock is started.
b2009-E2-7 = If the positions on the two boards differ during the game, they are corrected with the arbiter’s help by comparing both players’ scoresheets. If the scoresheets agree, the player who wrote the right move but made a different one must correct their board to match.
b2009-E2-8 = If the boards differ and the scoresheets disagree as well, the moves are traced back to the point where both scoresheets agree, and the arbiter sets the clocks accordingly.
b2009-E2-9 = A visually impaired player has the right to an assistant, who may have the duties listed in E2.9a to E2.9f as needed. If the visually impaired player has no assistant, the sighted player may use one for E2.9a and E2.9b.
b2009-E2-9a = The assistant makes the moves on the opponent’s board.
b2009-E2-9b = The assistant announces the moves of both players.
b2009-E2-9c = The assistant keeps the visually impaired player’s scoresheet and starts the opponent’s clock, observing E2.3c.
b2009-E2-9d = The assistant tells the visually impaired player, only on that player’s request, how many moves have been made and how much time both players have used.
b2009-E2-9e = The assistant claims when the time has been exceeded and informs the arbiter when the sighted player has touched one of their pieces.
b2009-E2-9f = The assistant carries out the formalities if the game is adjourned.

## Annex F: Chess960

b2009-F =
    .heading = Chess960
b2009-F1 = Before a game of Chess960 the initial position is chosen at random under certain rules. After that the game is played like ordinary chess: the pieces and pawns move as usual, and each player’s aim is to checkmate the opponent’s king.
    .heading = The game
b2009-F2 = White’s pawns stand on the second rank as in ordinary chess; White’s other pieces are placed at random on the first rank within the limits of F2a to F2c. The position may be chosen before the game by a computer program or with dice, a coin, cards or the like.
    .heading = The initial position
b2009-F2a = The king stands between the rooks.
b2009-F2b = The bishops stand on squares of opposite colours.
b2009-F2c = Black’s pieces stand directly opposite White’s, as in a mirror.
b2009-F3 =
    .heading = Castling
b2009-F3a = Each player may castle once in the game, moving king and rook in a single move. The ordinary castling rules need some changes for this, because they assume initial squares of king and rook that often do not apply in Chess960.
b2009-F3b1 = Depending on where king and rook start, castling is carried out in one of four ways. Double-move castling: both the king and the rook move.
b2009-F3b2 = Transposition castling: king and rook exchange squares.
b2009-F3b3 = King-move-only castling: only the king moves.
b2009-F3b4 = Rook-move-only castling: only the rook moves.
b2009-F3-rec-1 = Recommendation for castling on a board: take the king off the board and put it down beside its final square, then move the rook, and finally place the king on that square.
b2009-F3-rec-2 = After castling, king and rook stand on the same squares as after castling in ordinary chess.
b2009-F3-expl = After castling on the c-side (0-0-0, ordinarily queen’s side), the king stands on c1 or c8 and the rook on d1 or d8. After castling on the g-side (0-0, ordinarily king’s side), the king stands on g1 or g8 and the rook on f1 or f8.
b2009-F3-note1 = To avoid misunderstandings it is advisable to announce castling beforehand, for example by saying “I am about to castle”.
b2009-F3-note2 = In some initial positions either the king or the rook, but not both, stays where it is when castling.
b2009-F3-note3 = In some initial positions castling is possible on the very first move.
b2009-F3-note4 = All squares between the initial and final squares of both king and rook, including the final squares, must be empty except for that king and rook.
b2009-F3-note5 = In some initial positions squares may stay occupied that must be empty in ordinary chess: for example a, b or e (or several of them) after castling on the c-side, and e or h (or both) after castling on the g-side.
b2009-F3-3-8b-2-a = The ban of 3.8b(2)a also holds here: castling is not allowed while any square the king stands on, crosses or is to occupy is attacked.

## Guidelines for adjourned games

b2009-G =
    .heading = Guidelines for adjourned games
b2009-G1 =
    .heading = Sealing a move
b2009-G1a = If the time set for play ends before the game does, the arbiter orders the player to move to seal a move. The player must write the move in unambiguous notation on their scoresheet, put both scoresheets in an envelope, close it and only then stop their clock, without starting the opponent’s. Until the clock is stopped, the player may change the sealed move. If the player makes a move on the board after the order to seal, that same move must be written down as the sealed move.
b2009-G1b = A player to move who adjourns before the end of the session is treated as having sealed at its end, and the remaining time is recorded accordingly.
b2009-G2 =
    .heading = The envelope
b2009-G2a = The envelope must show the names of the players.
b2009-G2b = It must show the position just before the sealed move.
b2009-G2c = It must show the time used by each player.
b2009-G2d = It must show the name of the player who sealed the move.
b2009-G2e = It must show the number of the sealed move.
b2009-G2f = It must show a draw offer if one was made before the adjournment.
b2009-G2g = It must show the date, time and place of the resumption.
b2009-G3 = The arbiter verifies that what is written on the envelope is right and is responsible for keeping it safe.
    .heading = Keeping the envelope
b2009-G4 = A draw offer made after the opponent has sealed a move stays open until the opponent accepts or declines it under 9.1.
    .heading = Draw offer after sealing
b2009-G5 = For the resumption the position just before the sealed move is set up on the board, and the clocks show the time each player had used at the adjournment.
    .heading = Setting up for the resumption
b2009-G6 = If the players have agreed on a draw, or one of them tells the arbiter that they resign, this ends the game at once.
    .heading = End before the resumption
b2009-G7 = Nobody may open the envelope until the player who has to reply to the sealed move is present.
    .heading = Opening the envelope
b2009-G8 = Except in the cases of article 5, 6.9 and 9.6, a player loses if their sealed move was recorded as described in G8a to G8c.
    .heading = A sealed move that loses
    .changed = New: the exceptions also include the ends of the game under article 5.
b2009-G8a = The sealed move is ambiguous.
b2009-G8b = The sealed move is recorded in such a way that its true meaning cannot be established.
b2009-G8c = The sealed move is illegal.
b2009-G9 =
    .heading = Resuming the game
b2009-G9a = If the player who has to reply is present at the time of the resumption, the envelope is opened, the sealed move is made on the board and that player’s clock is started.
b2009-G9b = If the player who has to reply is absent, that player’s clock is started. On arrival the player stops it and calls the arbiter; the envelope is opened, the sealed move is made on the board and the player’s clock is started again.
b2009-G9c = If the player who sealed is absent, the opponent may, instead of moving on the board, write the reply on the scoresheet, put it in a new envelope, stop their own clock and start the absent player’s. The envelope is then handed to the arbiter for safekeeping and opened when the absent player arrives.
b2009-G10 = A player who arrives more than one hour after the time set for the resumption loses, unless the rules of the competition or the arbiter decide otherwise. If the late player is the one who sealed, the game is decided differently in the cases G10a to G10c.
    .heading = Late for the resumption
    .changed = New: the rules of the competition or the arbiter may decide otherwise.
b2009-G10a = An absent player whose sealed move gives checkmate wins in spite of being late.
b2009-G10b = If the absent player’s sealed move gives stalemate or leads to a position described in 9.6, the game is drawn.
b2009-G10c = The absent player does not lose if the player present at the board has lost under 6.9.
b2009-G11 =
    .heading = The envelope is lost
b2009-G11a = If the envelope with the sealed move is lost, play continues from the position and with the clock times of the adjournment. If the times cannot be established, the arbiter sets the clocks. The player who sealed makes on the board the move that they declare to have sealed.
    .changed = New: the player declares which move was sealed.
b2009-G11b = If the position cannot be restored, the game is cancelled and a new one must be played.
b2009-G12 = If a clock shows a wrong time at the resumption and either player points this out before making their first move, the error must be corrected. If it is not noticed, the game continues without correction, unless the arbiter thinks that this would be too harsh.
    .heading = Wrong time at the resumption
b2009-G13 = The arbiter decides in advance when resumptions start and finish.
    .heading = Resumption schedule
    .changed = In 1997 the duration of a resumption was controlled by the arbiter’s watch; that sentence is gone.
