### The FIDE Laws of Chess of 2023, article by article, in our own words.

## Introduction and preface

b2023-0 =
    .heading = Introduction and preface
b2023-0-1 = These Laws apply to chess played over the board. They have two parts: the basic rules of play (Articles 1–5) and the competitive rules of play (Articles 6–12). The English text, adopted by the 93rd FIDE congress in Chennai, is the authentic one and has been in force since 1 January 2023.
    .heading = Introduction
    .changed = The second part is now called competitive rules of play instead of competition rules.
b2023-0-2 = No rules can foresee every situation or settle every administrative question. A case that no article covers exactly is decided by analogy with cases that the Laws do cover. The Laws rely on a competent, sensible and fully impartial arbiter; rules in too much detail would take away the freedom to find a fair and logical decision for the case at hand. FIDE asks players and federations to share this view. A game can be rated by FIDE only if it is played under the FIDE Laws, and it is recommended that other competitive games follow them too. Member federations may ask FIDE for an official interpretation of the Laws.
    .heading = Preface

## Article 1: the nature and objectives of the game

b2023-1 =
    .heading = The nature and objectives of the game
b2023-1-1 = Chess is a game for two opponents, who take turns moving the pieces of their own colour on a square board called the chessboard.
    .heading = Two opponents, one board
b2023-1-2 = The player with the light pieces (White) makes the first move, the player with the dark pieces (Black) makes the next one, and then they move in turn.
    .heading = White moves first
b2023-1-3 = A player has the move as soon as the opponent has made a move. (Pressing the clock completes a move, Article 6.2.1; the turn does not wait for it.)
    .heading = Having the move
b2023-1-4 = Each player tries to attack the opponent’s king and to leave the opponent without a legal move.
    .heading = The aim of the game
b2023-1-4-1 = A player who achieves this has checkmated the king and wins. A player may not leave or place their own king under attack, and may not capture the opponent’s king.
b2023-1-4-2 = A player who is checkmated loses.
b2023-1-5 = The game is drawn once checkmate has become impossible for both players (see Article 5.2.2).
    .heading = When nobody can checkmate

## Article 2: the initial position of the pieces

b2023-2 =
    .heading = The initial position of the pieces
b2023-2-1 = The chessboard has 64 equal squares in 8 rows of 8, alternately light (“white” squares) and dark (“black” squares). It lies between the players so that the corner square nearest to each player’s right hand is white.
    .heading = The chessboard
b2023-2-2 = At the start each player has 16 pieces of one colour, light (“white”) or dark (“black”): a king, a queen, two rooks, two bishops, two knights and eight pawns. The text shows the symbol of each piece with its letter K, Q, R, B or N (the pawn has none) and the Staunton pattern of the pieces.
    .heading = The pieces
b2023-2-3 = From the a-file to the h-file each player’s first rank holds rook, knight, bishop, queen, king, bishop, knight and rook, with the eight pawns on the rank in front of them. Both queens stand on the d-file.
    .heading = The initial position
b2023-2-4 = The eight vertical lines of squares are files and the eight horizontal lines are ranks. Squares of one colour that touch corner to corner in a straight line, from one edge of the board to the adjacent edge, form a diagonal.
    .heading = Files, ranks and diagonals

## Article 3: the moves of the pieces

b2023-3 =
    .heading = The moves of the pieces
b2023-3-1 = No piece may move to a square on which a piece of its own colour stands.
    .heading = Moving and capturing
b2023-3-1-1 = A piece that moves to a square occupied by an opponent’s piece captures it. The captured piece is removed from the board as part of the same move.
b2023-3-1-2 = A piece attacks an opponent’s piece if it could capture it on its square according to Articles 3.2–3.8.
b2023-3-1-3 = A piece attacks a square even when it cannot actually move there because its own king would be exposed to attack or remain attacked.
b2023-3-2 = The bishop moves any distance along its diagonals.
    .heading = The bishop
b2023-3-3 = The rook moves any distance along its file or its rank.
    .heading = The rook
b2023-3-4 = The queen moves any distance along its file, its rank or its diagonals.
    .heading = The queen
b2023-3-5 = The queen, the rook and the bishop may not move over a piece that stands in their way.
    .heading = No leaping
b2023-3-6 = The knight moves to one of the nearest squares that are not on its own file, rank or diagonal: two squares straight and one to the side.
    .heading = The knight
b2023-3-7 =
    .heading = The pawn
b2023-3-7-1 = A pawn may advance to the square directly in front of it on its file, if that square is empty.
b2023-3-7-2 = On its first move a pawn may advance either one square as in 3.7.1 or two squares along its file, if both squares are empty.
b2023-3-7-3 = A pawn may capture an opponent’s piece that stands diagonally in front of it on an adjacent file, by moving to that square.
b2023-3-7-3-1 = If an opponent’s pawn has just advanced two squares from its original square in one move, a pawn that now stands beside it, on the same rank and an adjacent file, may capture it as if it had advanced only one square.
b2023-3-7-3-2 = This capture is legal only as the immediate reply to the two-square advance and is called en passant.
b2023-3-7-3-3 = A player who moves a pawn to the rank farthest from its starting square must, as part of the same move, exchange it there, on the promotion square, for a new queen, rook, bishop or knight of the same colour.
b2023-3-7-3-4 = The player may choose freely, whatever pieces have been captured before.
b2023-3-7-3-5 = Exchanging the pawn in this way is called promotion. The new piece takes effect immediately.
b2023-3-8 =
    .heading = The king and castling
b2023-3-8-1 = The king may step to any neighbouring square. (Article 3.9.2 forbids a square on which it would be in check.)
b2023-3-8-2 = Castling moves the king and one of the player’s rooks along the first rank and counts as one move, a king move. Both start from their original squares: the king goes two squares towards the rook, and the rook is then placed on the square the king has passed over.
b2023-3-8-2-1-1 = The right to castle is lost for good once the king has moved.
b2023-3-8-2-1-2 = The right to castle with a particular rook is lost for good once that rook has moved.
b2023-3-8-2-2-1 = Castling is not possible for the time being while an opponent’s piece attacks the square on which the king stands, the square it must cross or the square it is to occupy.
b2023-3-8-2-2-2 = Castling is not possible for the time being while any piece stands between the king and the rook with which the player wants to castle.
b2023-3-9 =
    .heading = Check
b2023-3-9-1 = A king is in check when at least one opponent’s piece attacks it, even if that piece could not move to the king’s square because its own king would be exposed to check or remain in check.
b2023-3-9-2 = No move may expose the player’s own king to check or leave it in check.
b2023-3-10 =
    .heading = Legal and illegal moves and positions
b2023-3-10-1 = A move is legal if it meets every requirement of Articles 3.1–3.9 that applies to it.
b2023-3-10-2 = A move is illegal if it fails any requirement of Articles 3.1–3.9 that applies to it.
b2023-3-10-3 = A position is illegal if no series of legal moves can lead to it.

## Article 4: making a move

b2023-4 =
    .heading = Making a move
b2023-4-1 = A player may use only one hand to make a move.
    .heading = One hand
b2023-4-2 =
    .heading = Adjusting the pieces
b2023-4-2-1 = Only the player to move may adjust pieces on their squares, and only after announcing it first, for example with “I adjust” or “j’adoube”.
b2023-4-2-2 = Every other touch of a piece counts as intentional, unless it was clearly accidental.
b2023-4-3 = Articles 4.3.1–4.3.3 apply to the player to move who touches pieces on the board with the intention of moving or capturing them. Adjusting under 4.2.1 is excepted.
    .heading = Touch-move
b2023-4-3-1 = A player who has touched one or more of their own pieces has to move the first of them that can move.
b2023-4-3-2 = A player who has touched one or more of the opponent’s pieces has to capture the first of them that can be captured.
b2023-4-3-3 = If the player touches pieces of both colours, one or more of each, they must capture the first opponent’s piece touched with the first own piece touched. If that is illegal, they must move or capture the first piece touched that can be moved or captured. If it is unclear which piece was touched first, the player’s own piece counts as the first.
b2023-4-4 =
    .heading = Touching when castling or promoting
b2023-4-4-1 = A player to move who touches their king and a rook must castle on that side, if this is legal.
b2023-4-4-2 = A player to move who deliberately touches a rook and then the king may not castle on that side on this move; Article 4.3.1 decides what must be moved.
b2023-4-4-3 = If a player who wants to castle touches the king and then a rook and castling with that rook is illegal, they must make another legal king move, which may be castling with the other rook. If the king has no legal move, any legal move is allowed.
    .changed = Only the wording differs: the Czech text of 2018 spoke of touching both pieces at the same time.
b2023-4-4-4 = When a player promotes a pawn, the choice of the new piece is final once that piece has touched the promotion square.
b2023-4-5 = Any legal move is allowed if no piece touched under 4.3 or 4.4 can be moved or captured.
    .heading = No touched piece can be played
b2023-4-6 = There is more than one way to carry out a promotion.
    .heading = How a pawn is promoted
b2023-4-6-1 = The pawn need not be placed on the promotion square.
b2023-4-6-2 = The player may first remove the pawn and then put the new piece on the promotion square, or the other way round.
b2023-4-6-3 = A piece of the opponent on the promotion square has to be captured.
b2023-4-7 = A piece that a player has released on a square as a legal move, or as part of one, must stay there for this move. Articles 4.7.1–4.7.3 say when a capture, castling and a promotion have been made.
    .heading = When a move has been made
b2023-4-7-1 = A capture has been made when the captured piece is off the board and the player has released the capturing piece on its new square.
b2023-4-7-2 = Castling has been made when the player has released the rook on the square the king crossed. After releasing the king the player has not yet made the move, but must castle on that side if this is legal. If it is not, the player must make another legal king move, which may be castling with the other rook; if the king has no legal move, any legal move is allowed.
b2023-4-7-3 = A promotion has been made when the pawn is off the board and the player has released the new piece on the promotion square.
b2023-4-8 = A player who touches a piece with the intention of moving or capturing it can no longer complain that the opponent has broken Articles 4.1–4.7.
    .heading = Losing the right to complain
b2023-4-9 = A player who is unable to move the pieces may have an assistant do it. The assistant must be acceptable to the arbiter.
    .heading = Help with moving the pieces

## Article 5: the end of the game

b2023-5 =
    .heading = The end of the game
b2023-5-1 =
    .heading = Won games
b2023-5-1-1 = A player who checkmates the opponent’s king wins. The game ends immediately, provided that the checkmating move was legal under Article 3 and complied with Articles 4.2–4.7.
b2023-5-1-2 = A player who declares that they resign loses, and the game ends immediately. But if the opponent cannot checkmate the resigning player by any series of legal moves, the game is drawn.
    .changed = In 2018 resignation always lost; now it is a draw if the opponent cannot checkmate.
b2023-5-2 =
    .heading = Drawn games
b2023-5-2-1 = The game is drawn by stalemate when the player to move has no legal move and their king is not in check. The game ends immediately, provided that the move producing the stalemate was legal under Article 3 and complied with Articles 4.2–4.7.
b2023-5-2-2 = The game is drawn when a dead position arises: neither king can be checkmated by any series of legal moves. The game ends immediately, provided that the move producing the position was legal under Article 3 and complied with Articles 4.2–4.7.
b2023-5-2-3 = The players may agree on a draw during the game once each of them has made at least one move. The agreement ends the game immediately.

## Article 6: the chess clock

b2023-6 =
    .heading = The chess clock
b2023-6-1 = A chess clock has two time displays, linked so that only one of them can run at a time. Where the Laws say “clock”, they mean one of the two displays. Each display has a flag, and “flag fall” means that a player’s allotted time has run out.
    .heading = Clock and flag
b2023-6-2 =
    .heading = Operating the clock
b2023-6-2-1 = After making a move on the board, the player stops their own clock and starts the opponent’s: the player presses the clock. This completes the move. Articles 6.2.1.1 and 6.2.1.2 name two cases in which a move is completed without a press.
b2023-6-2-1-1 = A move that ends the game is completed without pressing the clock: checkmate (5.1.1), stalemate (5.2.1), a dead position (5.2.2), the intended move of a correct repetition claim (9.2.1), a fivefold repetition (9.6.1) or the 75-move rule (9.6.2).
    .changed = New in the list: a repetition claim with an intended move (9.2.1).
b2023-6-2-1-2 = A move after which the player did not press the clock counts as completed once the same player makes their next move.
b2023-6-2-2 = A player must be allowed to press the clock after making a move, even if the opponent has already made the next move. The time from making the move to pressing the clock is the player’s own.
b2023-6-2-3 = The hand that made the move must also press the clock. A finger may neither rest on the button nor wait above it.
b2023-6-2-4 = The players must handle the clock properly. Pressing it before making the move, hitting it hard, picking it up and knocking it over are forbidden. Improper handling is penalised under Article 12.9.
b2023-6-2-5 = A player may adjust pieces only while their own clock is running.
b2023-6-2-6 = A player who is unable to use the clock may have an assistant do it; the assistant must be acceptable to the arbiter. The arbiter then adjusts the player’s clock appropriately, but not if the player has a disability.
b2023-6-3 =
    .heading = Time controls
b2023-6-3-1 = Each player must complete a minimum number of moves, or all moves, in an allotted time; extra time added with each move is part of it. All of this must be fixed in advance.
b2023-6-3-2 = Time saved in one period is added to the next where this is possible. In delay mode each player has a main thinking time and a fixed extra time for every move. The main time starts to run only when the fixed time is used up, and it does not change if the player stops the clock before that, however much of the fixed time was used.
b2023-6-4 = As soon as a flag has fallen, it must be checked whether the player has met the requirements of 6.3.1.
    .heading = Checking after flag fall
b2023-6-5 = The arbiter chooses the place of the clock before the game starts.
    .heading = Where the clock stands
b2023-6-6 = When the scheduled starting time comes, White’s clock is started.
    .heading = Starting the game
b2023-6-7 =
    .heading = Default time
b2023-6-7-1 = The rules of the competition fix a default time in advance; if they do not, it is zero. A player who comes to the board after this time has passed loses, unless the arbiter decides otherwise.
b2023-6-7-2 = If the rules of the competition set a default time other than zero and neither player is present at the start, the time that passes until White arrives comes off White’s clock, unless the rules of the competition or the arbiter decide otherwise.
b2023-6-8 = A flag counts as fallen when the arbiter notices it or when either player makes a valid claim that it has fallen.
    .heading = When a flag has fallen
b2023-6-9 = A player who does not complete the required number of moves in the allotted time loses, unless the game has already ended under 5.1.1, 5.1.2, 5.2.1, 5.2.2 or 5.2.3 (checkmate, resignation, stalemate, dead position, agreement). The game is drawn, however, if the opponent cannot checkmate from the position on the board by any series of legal moves.
    .heading = Losing on time
b2023-6-10 =
    .heading = Defects and wrong settings
b2023-6-10-1 = What the clocks show is conclusive unless there is an evident defect. The arbiter replaces a clock with an evident defect and sets the times on the new one using their best judgement.
b2023-6-10-2 = If it is found during a game that one or both clocks are set incorrectly, either player or the arbiter stops the clocks at once. The arbiter then enters the correct setting and, if necessary, corrects the times and the move counter, using their best judgement.
b2023-6-11 =
    .heading = Stopping the clocks
b2023-6-11-1 = To interrupt a game, the arbiter stops both clocks.
b2023-6-11-2 = A player may stop both clocks only to ask for the arbiter’s help, for example when promoting a pawn while the piece wanted is not available.
b2023-6-11-3 = It is the arbiter who decides when play resumes.
b2023-6-11-4 = If a player stops the clocks to ask for help, the arbiter decides whether there was a valid reason. A player who clearly had none is penalised under Article 12.9.
b2023-6-12 =
    .heading = Screens and demonstration boards
b2023-6-12-1 = Screens, monitors and demonstration boards that show the current position, the moves and the number of moves made or completed are allowed in the playing hall. So are clocks that also show the number of moves.
b2023-6-12-2 = A player may not base a claim solely on what is shown in this way.

## Article 7: irregularities

b2023-7 =
    .heading = Irregularities
b2023-7-1 = If an irregularity occurs and the pieces must be returned to an earlier position, the arbiter sets the clock times using their best judgement and may also leave them unchanged. If necessary, the move counter is corrected too.
    .heading = Clock times after an irregularity
b2023-7-2 =
    .heading = Wrong initial position or board
b2023-7-2-1 = A game found during play to have begun from a wrong initial position is cancelled, and a new one is played.
b2023-7-2-2 = If the board is found during play to lie the wrong way (Article 2.1), the position reached is transferred to a correctly placed board and the game continues.
b2023-7-3 = A game begun with the colours reversed is cancelled if both players have made fewer than 10 moves, and is replayed with the correct colours. Once 10 or more moves have been made, the game continues.
    .heading = Reversed colours
b2023-7-4 =
    .heading = Displaced pieces
b2023-7-4-1 = A player who knocks over or displaces one or more pieces must restore the correct position on their own time.
b2023-7-4-2 = If necessary, either player stops the clocks and asks the arbiter for help.
b2023-7-4-3 = A player who has displaced pieces may be penalised by the arbiter.
b2023-7-5 =
    .heading = Illegal moves
b2023-7-5-1 = An illegal move is completed once the player has pressed the clock. If it is found during the game that one has been completed, the position just before it is restored. If that position cannot be determined, play continues from the last identifiable position before it. Touch-move and release (Articles 4.3 and 4.7) apply to the move that replaces the illegal one, and the game then continues from the restored position.
b2023-7-5-2 = If a player moves a pawn to the farthest rank and presses the clock without replacing it with a new piece, the move is illegal. The pawn is replaced by a queen of the same colour.
b2023-7-5-3 = Pressing the clock without making a move counts as an illegal move and is penalised as one.
b2023-7-5-4 = Making a single move with two hands, for example when castling, capturing or promoting, and then pressing the clock counts as an illegal move and is penalised as one.
b2023-7-5-5 = For a player’s first offence under 7.5.1, 7.5.2, 7.5.3 or 7.5.4 the arbiter gives the opponent two extra minutes (one in rapid chess and blitz, A.3). For the second offence by the same player the arbiter declares the game lost for that player; but the game is drawn if the opponent cannot checkmate from the position by any series of legal moves.
    .changed = In 2018 the opponent received one minute in blitz only; now one minute applies in rapid chess too.
b2023-7-6 = If pieces are found during play to have been displaced from their squares, the position before the irregularity is restored or, if that one cannot be determined, the last identifiable position before it. The game continues from there.
    .heading = Displacement found later

## Article 8: recording the moves

b2023-8 =
    .heading = Recording the moves
b2023-8-1 =
    .heading = How to record
b2023-8-1-1 = During the game each player must record their own and the opponent’s moves, move after move, as clearly and legibly as possible, on the paper or electronic scoresheet prescribed for the competition.
    .changed = In 2018 the article named only one way to record; now the competition may prescribe electronic scoresheets.
b2023-8-1-1-1 = One way is to write the moves in algebraic notation (Appendix C) on the paper scoresheet prescribed for the competition.
    .changed = In 2018 this was the only way to record.
b2023-8-1-1-2 = The other way is to enter the moves on the electronic scoresheet that FIDE has certified and the competition has prescribed.
b2023-8-1-2 = A move may not be recorded in advance, except by a player who is claiming a draw under Article 9.2 or 9.3 or sealing a move at an adjournment (Guideline I.1.1).
b2023-8-1-3 = A player may answer the opponent’s move first and record it afterwards, but their own last move must be on the scoresheet before they make the next one.
b2023-8-1-4 = Only moves, clock times, draw offers, details of claims and other relevant data may be written on the scoresheet.
b2023-8-1-5 = Each player must mark a draw offer on their scoresheet with the symbol (=).
b2023-8-1-6 = A player who is unable to record may have an assistant write; the assistant must be acceptable to the arbiter. The arbiter adjusts the player’s clock appropriately, but not if the player has a disability.
b2023-8-2 = The scoresheet must stay where the arbiter can see it for the whole game.
    .heading = Visible to the arbiter
b2023-8-3 = The scoresheets belong to the organiser of the competition. The arbiter replaces an electronic scoresheet that has an evident defect.
    .heading = Ownership and defects of scoresheets
    .changed = New: the arbiter replaces a defective electronic scoresheet.
b2023-8-4 = A player with less than five minutes left on the clock in a period, and without an increment of at least 30 seconds per move, need not record for the rest of that period.
    .heading = When recording is not required
b2023-8-5 =
    .heading = Completing the record
b2023-8-5-1 = If neither player has to record under 8.4, the arbiter or an assistant should try to be present and record the moves. The arbiter then stops the clocks immediately after a flag has fallen, and both players complete their scoresheets with the help of the arbiter’s or the opponent’s record.
b2023-8-5-2 = If only one player did not have to record under 8.4, that player must complete the scoresheet as soon as a flag has fallen, before making their next move. If it is their turn, they may use the opponent’s scoresheet but must give it back before moving.
b2023-8-5-3 = If no complete scoresheet is available, the players must reconstruct the game on another board, supervised by the arbiter or an assistant. Before that, the arbiter or assistant records the current position, the clock times, whose clock was running and, if known, the number of moves made or completed.
b2023-8-6 = If the scoresheets cannot be completed so as to show that a player has overstepped the time, the next move made counts as the first of the following period, unless it is evident that more moves have been made or completed.
    .heading = When the move count stays unknown
b2023-8-7 = At the end of the game both players state the result: they sign both scoresheets or approve the result on their electronic scoresheets. The result they state stands even if it is wrong, unless the arbiter decides otherwise.
    .heading = Signing or approving the result
    .changed = New: on electronic scoresheets the players approve the result instead of signing.

## Article 9: the drawn game

b2023-9 =
    .heading = The drawn game
b2023-9-1 =
    .heading = Draw offers
b2023-9-1-1 = The rules of the competition may lay down that the players may not offer or agree a draw without the arbiter’s consent, either before a certain number of moves or at all.
b2023-9-1-2 = If the rules of the competition allow a draw by agreement, 9.1.2.1–9.1.2.3 apply.
b2023-9-1-2-1 = The proper moment for a draw offer is after making a move and before pressing the clock. An offer at any other time of the game is valid too, but Article 11.5 (distraction) must be considered. An offer may not be tied to conditions and cannot be withdrawn. It stays open until the opponent accepts it or declines it, in words or by touching a piece with the intention of moving or capturing it; it also lapses when the game ends in another way.
b2023-9-1-2-2 = Each player notes the draw offer on their scoresheet as (=).
b2023-9-1-2-3 = A player who claims a draw under Article 9.2 or 9.3 thereby also offers one.
b2023-9-2 = The game is drawn on a correct claim by the player to move when the same position occurs for at least the third time, as described in 9.2.1 or 9.2.2. The position need not have come about by repeating moves.
    .heading = Threefold repetition
b2023-9-2-1 = The claim may be based on a position that is about to appear: the player first writes the move on the paper scoresheet or enters it on the electronic one, where it cannot be changed any more, and declares to the arbiter that they intend to make it.
    .changed = New: the intended move may also be entered on an electronic scoresheet.
b2023-9-2-2 = The claim may be based on a position that has just appeared for at least the third time, if the claimant has the move.
b2023-9-2-3 = Positions are the same only if the same player has the move, pieces of the same kind and colour stand on the same squares, and all possible moves of both players’ pieces are the same. Articles 9.2.3.1 and 9.2.3.2 name two cases in which they differ.
b2023-9-2-3-1 = Positions differ if an en passant capture was possible at the start of the sequence, when the position first arose.
b2023-9-2-3-2 = Positions differ if a king had the right to castle with a rook that had not moved and lost it by a later move. The right is lost only once the king or the rook has moved.
b2023-9-3 = The game is drawn on a correct claim by the player to move under 9.3.1 or 9.3.2.
    .heading = The 50-move rule
b2023-9-3-1 = The player may claim on an intended move: they write it on the paper scoresheet or enter it on the electronic one, where it cannot be changed any more, and declare to the arbiter that they intend to make it. With this move each player must have made the last 50 moves without a pawn move and without a capture.
    .changed = New: the intended move may also be entered on an electronic scoresheet.
b2023-9-3-2 = The player may claim when each player has completed the last 50 moves without a pawn move and without a capture.
b2023-9-4 = By touching a piece as described in Article 4.3, a player gives up any claim under 9.2 or 9.3 on that move.
    .heading = Losing the right to claim
b2023-9-5 =
    .heading = Deciding the claim
b2023-9-5-1 = When a draw is claimed under 9.2 or 9.3, the player or the arbiter pauses the clocks. A claim cannot be withdrawn.
b2023-9-5-2 = A correct claim draws the game at once.
b2023-9-5-3 = After an incorrect claim the arbiter gives the opponent two extra minutes (one in rapid chess and blitz, A.3) and the game continues. If the claim was based on an intended move, that move must be made in accordance with Articles 3 and 4.
    .changed = In 2018 the opponent received one minute in blitz only; now one minute applies in rapid chess too.
b2023-9-6 = The game is drawn without any claim as soon as 9.6.1 or 9.6.2 is fulfilled.
    .heading = Automatic draws
b2023-9-6-1 = The game is drawn when the same position has occurred at least five times. The text refers to 9.2.2; the definition of the same position is in 9.2.3.
b2023-9-6-2 = The game is drawn when each player has made at least 75 consecutive moves without a pawn move and without a capture. If the last of them gives checkmate, the checkmate takes precedence.
    .changed = The precedence of checkmate is now stated; in 2018 it followed from Article 5.1.1.

## Article 10: points

b2023-10 =
    .heading = Points
b2023-10-1 = A win scores 1 point, a draw ½ and a loss 0. Wins and losses by forfeit count the same. The rules of the competition may set other values.
    .heading = What a game is worth
b2023-10-2 = Both players together may not score more than one game normally gives. Each player’s score must be one that a game normally yields; ¾–¼, for example, is not allowed.
    .heading = Limits of the score

## Article 11: the conduct of the players

b2023-11 =
    .heading = The conduct of the players
b2023-11-1 = Players must not act in any way that damages the good name of chess.
    .heading = The good name of chess
b2023-11-2 =
    .heading = Playing venue and playing area
b2023-11-2-1 = The playing venue is the playing area together with the rest and refreshment areas, the toilets, the smoking area and any other place the arbiter names.
b2023-11-2-2 = The playing area is the place where the games of the competition are played.
b2023-11-2-3 = Three things need the arbiter’s permission; they are listed in 11.2.3.1 to 11.2.3.3.
b2023-11-2-3-1 = A player may leave the playing venue only with the arbiter’s permission.
b2023-11-2-3-2 = The player to move may leave the playing area only with the arbiter’s permission.
b2023-11-2-3-3 = A person who is neither a player nor an arbiter may enter the playing area only with the arbiter’s permission.
b2023-11-2-4 = The rules of the competition may require a player who is not to move to tell the arbiter before leaving the playing area.
b2023-11-3 =
    .heading = Outside help, devices, smoking
b2023-11-3-1 = During play a player may not use notes, other sources of information or advice, nor analyse any game on another chessboard.
b2023-11-3-2 = During play a player may have in the playing venue no electronic device that the arbiter has not expressly approved.
b2023-11-3-2-1 = The rules of the competition may allow a fully switched-off device in the player’s bag; the bag is then kept where agreed with the arbiter and may not be used without the arbiter’s permission.
b2023-11-3-2-2 = If it is evident that a player has such a device on them in the playing venue, the player loses and the opponent wins. The rules of the competition may set a milder penalty.
b2023-11-3-3 = The arbiter may require a player to be checked in private: clothes, bags, other belongings or body. The arbiter or a person appointed by the arbiter carries out the check and must be of the same sex as the player. A player who refuses is penalised under 12.9.
b2023-11-3-4 = Smoking, e-cigarettes included, is allowed only in the part of the playing venue that the arbiter has set aside for it.
b2023-11-4 = A player whose game is over counts as a spectator.
    .heading = Players who have finished
b2023-11-5 = It is forbidden to distract or annoy the opponent in any way. Unreasonable claims, unreasonable draw offers and noise in the playing area count as distraction.
    .heading = Distracting the opponent
b2023-11-6 = A player who breaks any of the rules 11.1 to 11.5 is penalised under 12.9.
    .heading = Penalties for misconduct
b2023-11-7 = A player who keeps refusing to follow the Laws of Chess loses the game. The arbiter decides what the opponent scores.
    .heading = Persistent refusal
b2023-11-8 = If both players are guilty under 11.7, the arbiter declares the game lost by both.
    .heading = Both players guilty
b2023-11-9 = A player may ask the arbiter to explain particular points of the Laws.
    .heading = Asking about the Laws
b2023-11-10 = A player may appeal against any decision of the arbiter, even after signing the scoresheet (8.7), unless the rules of the competition say otherwise.
    .heading = Appeals
b2023-11-11 = Both players must help the arbiter whenever the game has to be reconstructed, also when a draw has been claimed.
    .heading = Helping with a reconstruction
b2023-11-12 = Both players must check a claim of threefold repetition or of 50 moves, under the arbiter’s supervision.
    .heading = Checking a draw claim

## Article 12: the role of the arbiter

b2023-12 =
    .heading = The role of the arbiter
b2023-12-1 = The arbiter makes sure that the Laws of Chess are observed.
    .heading = Observing the Laws
b2023-12-2 = The arbiter has the seven duties listed in 12.2.1 to 12.2.7.
    .heading = The arbiter’s duties
b2023-12-2-1 = The arbiter makes sure that everybody plays fairly.
b2023-12-2-2 = The arbiter puts the interest of the competition first.
b2023-12-2-3 = The arbiter sees to good playing conditions.
b2023-12-2-4 = The arbiter sees to it that the players are not disturbed.
b2023-12-2-5 = The arbiter oversees how the competition runs.
b2023-12-2-6 = The arbiter makes special arrangements for players with a disability and for those who need medical care.
b2023-12-2-7 = The arbiter follows the fair play rules or guidelines.
    .changed = The text of 2018 referred to the anti-cheating guidelines.
b2023-12-3 = The arbiter watches the games, above all when players are short of time, enforces the decisions taken and imposes suitable penalties on players.
    .heading = Watching the games
b2023-12-4 = To watch the games, the arbiter may appoint assistants, for instance when several players are short of time.
    .heading = Assistants
b2023-12-5 = If play is disturbed from outside, the arbiter may give one or both players additional time.
    .heading = Extra time after a disturbance
b2023-12-6 = The arbiter may intervene in a game only where the Laws provide for it. The arbiter may not say how many moves have been completed, except under 8.5 when at least one flag has fallen, and may not tell a player that the opponent has completed a move or that the player has not pressed the clock.
    .heading = When the arbiter stays silent
b2023-12-7 = Anyone who notices an irregularity may tell only the arbiter. Players of other games may not speak about a game or interfere in it in any other way; spectators may not interfere either. The arbiter may expel offenders from the playing venue.
    .heading = Spectators and other players
b2023-12-8 = In the playing venue, and in adjoining areas the arbiter names, nobody may use a mobile phone or any other means of communication without the arbiter’s permission.
    .heading = Phones in the venue
b2023-12-9 = The arbiter chooses among the nine penalties in 12.9.1 to 12.9.9.
    .heading = Penalties
b2023-12-9-1 = The arbiter may warn the player.
b2023-12-9-2 = The arbiter may give extra time to the opponent of the player at fault.
b2023-12-9-3 = The arbiter may take time from the player at fault.
b2023-12-9-4 = The arbiter may raise the opponent’s score, at most to the maximum available in the game.
b2023-12-9-5 = The arbiter may reduce what the player at fault scores in the game.
b2023-12-9-6 = The arbiter may declare the game lost by the player at fault and then also decides what the opponent scores.
b2023-12-9-7 = The arbiter may impose a fine that was announced in advance.
b2023-12-9-8 = The arbiter may exclude the player from one or more rounds.
b2023-12-9-9 = The arbiter may expel the player from the competition.

## Appendix A: rapid chess

b2023-A =
    .heading = Rapid chess
b2023-A-1 = In rapid chess each player has a fixed time of more than 10 but less than 60 minutes in which to complete all moves. With an increment, the initial time plus 60 times the increment must lie in that range.
    .heading = What rapid chess is
b2023-A-2 = Players need not record the moves, but they keep every claim that is normally based on a scoresheet. A player may ask the arbiter for a scoresheet at any time in order to record.
    .heading = Recording in rapid chess
b2023-A-3 = In rapid chess the time penalties of Articles 7 and 9 are 1 minute instead of 2 minutes, with or without supervision.
    .heading = One minute instead of two
    .changed = In 2018 rapid chess kept the two minutes; only blitz had one (B.2).
b2023-A-4 = The competitive rules of play (Articles 6 to 12) apply in full, with the penalties of A.3, if both conditions A.4.1 and A.4.2 are met.
    .heading = Supervised play
b2023-A-4-1 = First condition: one arbiter supervises at most three games.
b2023-A-4-2 = Second condition: the arbiter or an assistant records every game, if possible electronically.
b2023-A-4-3 = The player to move may ask the arbiter or the assistant to show the scoresheet, up to five times in a game. Asking more often counts as distracting the opponent.
b2023-A-5 = If the conditions of A.4 are not met, A.5.1 to A.5.5 apply and change the competitive rules of play.
    .heading = Unsupervised play
b2023-A-5-1-1 = Once both players have completed 10 moves, a wrong clock setting stays as it is, unless that would upset the schedule of the competition.
b2023-A-5-1-2 = Once both players have completed 10 moves, nobody can claim that the pieces were set up or the board was placed wrongly. A king that stood on a wrong square may not castle; a rook that stood on a wrong square cannot be used for castling.
b2023-A-5-2 = An arbiter who sees one of the offences of 7.5.1 to 7.5.4 acts under 7.5.5 as long as the opponent has not made the next move. If the arbiter does not act, the opponent may claim until making that move. If neither happens, the illegal move stands and play continues; after the opponent’s move it can be corrected only if the players agree on it without the arbiter.
b2023-A-5-3 = A player who claims a win on time may stop the clocks and tell the arbiter. The game is drawn, however, if that player cannot checkmate by any series of legal moves.
b2023-A-5-4 = An arbiter who sees both kings in check, or a pawn left on the promotion square, waits until the next move is completed. If the illegal position is then still on the board, the arbiter declares the game drawn.
b2023-A-5-5 = An arbiter who sees that a flag has fallen announces it.
b2023-A-6 = The rules of the competition must say whether A.4 or A.5 applies, for the whole competition.
    .heading = Which rules apply

## Appendix B: blitz

b2023-B =
    .heading = Blitz
b2023-B-1 = In blitz each player has a fixed time of at most 10 minutes in which to complete all moves. With an increment, the initial time plus 60 times the increment must be at most 10 minutes.
    .heading = What blitz is
b2023-B-2 = The competitive rules of play (Articles 6 to 12) apply in full if both conditions B.2.1 and B.2.2 are met.
    .heading = Supervised play
    .changed = The sentence of 2018 that set one minute for all blitz is gone; Arbiter keeps one minute for supervised blitz too.
b2023-B-2-1 = First condition: one arbiter supervises one game.
b2023-B-2-2 = Second condition: the arbiter or an assistant records every game, if possible electronically.
b2023-B-2-3 = The player to move may ask the arbiter or the assistant to show the scoresheet, up to five times in a game. Asking more often counts as distracting the opponent.
b2023-B-3 = If the conditions of B.2 are not met, blitz follows the rapid rules A.2, A.3 and A.5.
    .heading = Unsupervised play
    .changed = The one-minute penalties now come from A.3; in 2018 blitz had them in an article of its own (B.2).
b2023-B-4 = The rules of the competition must say whether B.2 or B.3 applies, for the whole competition.
    .heading = Which rules apply

## Appendix C: algebraic notation

b2023-C =
    .heading = Algebraic notation
b2023-C-intro = FIDE recognises only algebraic notation in its competitions and recommends it for chess books and magazines. A scoresheet in another system is not evidence where a scoresheet would normally serve as such. An arbiter who sees a player use another system should warn the player.
    .heading = The recognised notation
b2023-C-1 = In this appendix “piece” means any piece other than a pawn.
    .heading = Pieces and pawns
b2023-C-2 = Each piece has an abbreviation; in English it is the capital first letter of its name, with N for the knight: K king, Q queen, R rook, B bishop, N knight.
    .heading = Letters of the pieces
b2023-C-3 = A player may use the abbreviations customary in their country, for example F for the French fou or L for the Dutch loper, both meaning the bishop. Printed works should preferably use figurine symbols.
    .heading = National letters and symbols
b2023-C-4 = A pawn is recognised by the absence of a letter: e5, d4, a5. Forms such as pe5, Pd4 or pa5 are wrong.
    .heading = Pawns have no letter
b2023-C-5 = The eight files have the small letters a to h, from left to right for White and from right to left for Black.
    .heading = Files
b2023-C-6 = The eight ranks have the numbers 1 to 8, counted from White’s side. So at the start White’s pieces and pawns stand on ranks 1 and 2, Black’s on ranks 8 and 7.
    .heading = Ranks
b2023-C-7 = Letter and number together give each of the 64 squares a name of its own.
    .heading = Squares
b2023-C-8 = A piece’s move is written as its letter and the square it moves to, with no hyphen needed: Be5, Nf3, Rd1. A pawn’s move is just the square: e5, d4, a5. The long form with the starting square is accepted too: Bb2e5, Ng1f3, Ra1d1, e7e5, d2d4, a6a5.
    .heading = Writing a move
b2023-C-9 =
    .heading = Captures
b2023-C-9-1 = For a capture by a piece, x may be put after the piece’s letter.
b2023-C-9-2 = The square of the capture follows the x: Bxe5, Nxf3, Rxd1 (see also C.10).
b2023-C-9-3 = For a capture by a pawn the file the pawn leaves must be given; x may follow, and then comes the square on which the pawn ends up: dxe5, gxf3, axb5. For a capture en passant, e.p. may be added: exd6 e.p.
b2023-C-10 =
    .heading = Two pieces of the same kind
b2023-C-10-1 = If two pieces of the same kind can move to the same square and stand on the same rank, the file tells them apart: the move consists of the three parts C.10.1.1 to C.10.1.3.
b2023-C-10-1-1 = The first part is the letter of the piece.
b2023-C-10-1-2 = The second part is the file the piece leaves.
b2023-C-10-1-3 = The third part is the square it moves to.
b2023-C-10-2 = If two pieces of the same kind can move to the same square and stand on the same file, the rank tells them apart: the move consists of the three parts C.10.2.1 to C.10.2.3.
b2023-C-10-2-1 = The first part is the letter of the piece.
b2023-C-10-2-2 = The second part is the rank the piece leaves.
b2023-C-10-2-3 = The third part is the square it moves to.
b2023-C-10-3 = If the two pieces share neither rank nor file, the file (C.10.1) is preferred.
b2023-C-10-3-1 = Example: with knights on g1 and e1, a move to f3 is written Ngf3 or Nef3.
    .changed = The second knight of the example stands on e1; the Czech text of 2018 had it on d2.
b2023-C-10-3-2 = Example: with knights on g5 and g1, a move to f3 is written N5f3 or N1f3.
b2023-C-10-3-3 = Example: with knights on h2 and d4, a move to f3 is written Nhf3 or Ndf3.
b2023-C-10-3-4 = If the move to f3 is a capture, x may go before the square: Ngxf3 or Nexf3, N5xf3 or N1xf3, Nhxf3 or Ndxf3.
b2023-C-11 = For a promotion the letter of the new piece follows the pawn’s move directly: d8Q, exf8N, b1B, g1R.
    .heading = Promotion
b2023-C-12 = A draw offer is recorded as (=).
    .heading = Draw offer
b2023-C-13 = C.13.1 to C.13.6 list the signs. Those of C.13.3 to C.13.6 (x, +, ++ or #, e.p.) may be left out.
    .heading = Signs
b2023-C-13-1 = 0-0 is castling with the rook on h1 or h8 (king’s side).
b2023-C-13-2 = 0-0-0 is castling with the rook on a1 or a8 (queen’s side).
b2023-C-13-3 = The sign x means a capture.
b2023-C-13-4 = The sign + means check.
b2023-C-13-5 = The signs ++ or # mean checkmate.
b2023-C-13-6 = The sign e.p. means a capture en passant.
b2023-C-sample-1 = With all signs: 1. e4 e5 2. Nf3 Nf6 3. d4 exd4 4. e5 Ne4 5. Qxd4 d5 6. exd6 e.p. Nxd6 7. Bg5 Nc6 8. Qe3+ Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)
    .heading = Sample game with all signs
b2023-C-sample-2 = Without x, + and e.p.: 1. e4 e5 2. Nf3 Nf6 3. d4 ed4 4. e5 Ne4 5. Qd4 d5 6. ed6 Nd6 7. Bg5 Nc6 8. Qe3 Be7 9. Nbd2 0-0 10. 0-0-0 Re8 11. Kb1 (=)
    .heading = Sample game without the optional signs
b2023-C-sample-3 = In the long form: 1. e2e4 e7e5 2. Ng1f3 Ng8f6 3. d2d4 e5xd4 4. e4e5 Nf6e4 5. Qd1xd4 d7d5 6. e5xd6 e.p. Ne4xd6 7. Bc1g5 Nb8c6 8. Qd4e3+ Bf8e7 9. Nb1d2 0-0 10. 0-0-0 Rf8e8 11. Kc1b1 (=). The source prints White’s eighth move with the queen on d3, a misprint.
    .heading = Sample game in the long form

## Appendix D: blind and visually impaired players

b2023-D =
    .heading = Blind and visually impaired players
b2023-D-1 = Organisers may adapt these rules to local conditions after consulting the arbiter. In a competition game between a sighted and a visually impaired player either may require two boards: a normal one for the sighted player and a specially built one for the visually impaired player, as described in D.1.1 to D.1.4.
    .heading = Two boards
b2023-D-1-1 = The special board measures at least 20 by 20 cm.
b2023-D-1-2 = The dark squares of the special board are slightly raised.
b2023-D-1-3 = Every square of the special board has a hole that secures the piece.
b2023-D-1-4-1 = Every piece has a peg that fits the hole.
b2023-D-1-4-2 = The pieces are of the Staunton design, and the dark ones are specially marked.
b2023-D-2 =
    .heading = The course of the game
b2023-D-2-1 = Moves are announced clearly; the opponent repeats the move and makes it on the opponent’s own board. A promoting player must announce the chosen piece. For clarity the files are best called Anna, Bella, Cesar, David, Eva, Felix, Gustav, Hector. The ranks, from White to Black, are called in German unless the arbiter decides otherwise: eins, zwei, drei, vier, fuenf, sechs, sieben, acht. Castling is announced as Lange Rochade (long) or Kurze Rochade (short), and the pieces are Koenig, Dame, Turm, Laeufer, Springer and Bauer.
b2023-D-2-2 = On the special board a piece counts as touched once it has been taken out of its hole.
b2023-D-2-3-1 = A move on the special board is made when three conditions are met. The first: in a capture, the captured piece has been removed from the board of the player to move.
b2023-D-2-3-2 = The second condition: the moved piece is in another hole.
b2023-D-2-3-3 = The third condition: the move has been announced.
b2023-D-2-4 = The opponent’s clock may be started only when the conditions of D.2.3 are met.
b2023-D-2-5 = The sighted player is not affected by D.2.2 and D.2.3: for that player the normal rules on touched pieces and made moves apply.
b2023-D-2-6-1 = Visually impaired players may use a specially built chess clock that announces the time and the number of moves to them.
b2023-D-2-6-2-1 = Or an analogue clock may be used whose hands are reinforced and whose dial has one raised dot every 5 minutes and two every 15 minutes.
b2023-D-2-6-2-2 = The flag of that clock must be easy to feel, so that the player can check the minute hand by touch during the last 5 minutes of the hour.
b2023-D-2-7 = A visually impaired player must record the game in Braille or ordinary writing, or on a recording device.
b2023-D-2-8 = A slip of the tongue when announcing a move must be corrected at once, before the opponent’s clock is started.
b2023-D-2-9 = If the positions on the two boards differ, they are corrected with the arbiter’s help by comparing the two scoresheets. If the scoresheets agree, the player who recorded the move correctly but made it wrongly corrects the board. If they differ, the moves are taken back to the point where they agree, and the arbiter sets the clocks accordingly.
b2023-D-2-10 = A visually impaired player may have an assistant with some or all of the tasks D.2.10.1 to D.2.10.6.
b2023-D-2-10-1 = The assistant may make either player’s moves on the other player’s board.
b2023-D-2-10-2 = The assistant may announce the moves of both players.
b2023-D-2-10-3 = The assistant may keep the visually impaired player’s scoresheet and start the opponent’s clock.
b2023-D-2-10-4 = Only when the visually impaired player asks, the assistant may say how many moves have been completed and how much time both players have used.
b2023-D-2-10-5 = The assistant may claim the game when the time limit has been exceeded and may tell the arbiter that the sighted player has touched one of that player’s pieces.
b2023-D-2-10-6 = The assistant may see to the formalities of an adjournment.
b2023-D-2-11 = If the visually impaired player has no assistant, the sighted player may have one for the tasks D.2.10.1 and D.2.10.2. When a visually impaired player meets a hearing-impaired player, an assistant is required.

## The guidelines

b2023-Guidelines = The guidelines that follow are not part of the Laws, but their use is strongly recommended wherever they fit.
    .heading = Guidelines
    .changed = The text of 2018 did not say how binding the guidelines are.

## Guideline I: adjourned games

b2023-I =
    .heading = Adjourned games
b2023-I-1 =
    .heading = Sealing a move
b2023-I-1-1 = If a game is not finished at the end of the session, the arbiter has the player to move seal a move. The player writes the move unambiguously on a paper scoresheet, even where electronic ones are used, puts both scoresheets into an envelope, seals it and only then stops their own clock, without starting the opponent’s. Until the clock is stopped the player may change the sealed move. A move made on the board after the arbiter’s order must be written down as the sealed move.
    .changed = The sealed move must be written on paper, even where electronic scoresheets are used.
b2023-I-1-2 = A player to move who adjourns before the end of the session is treated as having sealed at its end, and their remaining time is recorded accordingly.
b2023-I-2 =
    .heading = What the envelope must show
b2023-I-2-1 = The envelope must show the names of the players.
b2023-I-2-2 = The envelope must show the position immediately before the sealed move.
b2023-I-2-3 = The envelope must show the time each player has used.
b2023-I-2-4 = The envelope must show who sealed the move.
b2023-I-2-5 = The envelope must show the number of the sealed move.
b2023-I-2-6 = The envelope must show a draw offer made before the adjournment and not yet answered.
b2023-I-2-7 = The envelope must show the date, time and place of the resumption.
b2023-I-3 = The arbiter checks what is written on the envelope and is responsible for keeping it safe.
    .heading = Keeping the envelope
b2023-I-4 = A draw offered after the opponent has sealed a move stays open until the opponent accepts or declines it under 9.1.
    .heading = Draw offer after sealing
b2023-I-5 = For the resumption the position before the sealed move is set up and the clocks show the time each player had used at the adjournment.
    .heading = Setting up the resumption
b2023-I-6 = If the players agree to a draw before the resumption, or one of them tells the arbiter that they resign, the game is over.
    .heading = Ending before the resumption
    .changed = A resignation is now judged under 5.1.2: the game is drawn if the opponent cannot checkmate by any series of legal moves.
b2023-I-7 = The envelope may be opened only when the player who must reply to the sealed move is present.
    .heading = Opening the envelope
b2023-I-8 = The player loses if the sealed move has one of the faults I.8.1 to I.8.3, except in the cases covered by Article 5 (5.2.2 is named), 6.9 and 9.6.
    .heading = Sealed moves that lose
b2023-I-8-1 = A sealed move that is recorded ambiguously loses.
b2023-I-8-2 = A sealed move whose real meaning cannot be established loses.
b2023-I-8-3 = A sealed move that is illegal loses.
b2023-I-9 =
    .heading = Starting the resumption
b2023-I-9-1 = If the player who must reply is there at the time set for the resumption, the envelope is opened, the sealed move is made on the board and that player’s clock is started.
b2023-I-9-2 = If the player who must reply is absent, that player’s clock is started. On arrival the player may stop it and call the arbiter; the envelope is opened, the sealed move is made on the board and the player’s clock is started again.
b2023-I-9-3 = If the player who sealed is absent, the opponent may write the reply on the scoresheet instead of making it on the board, put it into a new envelope, stop their own clock and start the absent player’s. The arbiter keeps the envelope and opens it when that player arrives.
b2023-I-10 = A player who arrives at the board after the default time loses unless the arbiter decides otherwise. But if the sealed move ended the game, that result stands.
    .heading = Late arrival
b2023-I-11 = If the default time is not zero and neither player is present at the start, the player who must reply loses all the time until that player arrives, unless the rules of the competition or the arbiter provide otherwise.
    .heading = Both players absent
b2023-I-12 =
    .heading = Lost envelope
b2023-I-12-1 = If the envelope is lost, play continues from the adjourned position with the times recorded at the adjournment; if these cannot be established, the arbiter sets the clocks. The player who sealed makes on the board the move that they declare to have sealed.
b2023-I-12-2 = If the position cannot be restored, the game is cancelled and a new one must be played.
b2023-I-13 = If a clock shows a wrong time at the resumption and a player points it out before making their first move, the mistake must be corrected. If nobody does so, play continues without correction unless the arbiter decides otherwise.
    .heading = Wrong time at the resumption
b2023-I-14 = The arbiter’s watch determines how long each resumption session lasts. Its starting time is announced in advance.
    .heading = Length of the session

## Guideline II: Chess960

b2023-II =
    .heading = Chess960
b2023-II-1 = Before a game of Chess960 the initial position is drawn at random within certain rules. Everything else is as in ordinary chess: the pieces and pawns move as usual, and the aim is to checkmate the opponent’s king.
    .heading = Ordinary chess from a random start
b2023-II-2 = White’s pawns stand on the second rank as usual; White’s other pieces are placed at random on the first rank within the limits II.2.1 to II.2.3. A computer program, a die, a coin, cards or the like may be used for the draw before the game.
    .heading = The initial position
b2023-II-2-1 = The king stands somewhere between the two rooks.
b2023-II-2-2 = The bishops stand on squares of opposite colours.
b2023-II-2-3 = Black’s pieces mirror White’s: the same pieces stand directly opposite each other.
b2023-II-3 =
    .heading = Castling
b2023-II-3-1 = Each player may castle once in a game: one move in which both the king and the rook may move. The ordinary castling rules need some changes because king and rook often start on other squares.
b2023-II-3-3-8-2-2-1 = As in ordinary chess, the king may not castle out of check, through an attacked square or into check; this holds for every square of the king’s path.
b2023-II-3-2-1 = Depending on where king and rook stand, castling happens in one of four ways. Double-move castling: both the king and the rook move.
b2023-II-3-2-2 = Transposition castling: king and rook exchange places.
b2023-II-3-2-3 = King-move-only castling: only the king moves.
b2023-II-3-2-4 = Rook-move-only castling: only the rook moves.
b2023-II-3-2-5-1 = On a physical board it is recommended to put the king beside the board next to its final square, then move the rook to its final square and last put the king on its square.
b2023-II-3-2-5-2 = After castling king and rook stand exactly where they would stand in ordinary chess.
b2023-II-3-2-6 = After castling on the c-side (written 0-0-0, the long side in ordinary chess) the king stands on c1 or c8 and the rook on d1 or d8. After castling on the g-side (written 0-0, the short side) the king stands on g1 or g8 and the rook on f1 or f8.
b2023-II-3-2-7-1 = To avoid misunderstandings it is useful to say beforehand that one is about to castle.
b2023-II-3-2-7-2 = From some initial positions either the king or the rook, but not both, stays where it is when castling.
b2023-II-3-2-7-3 = From some initial positions castling is possible on the very first move.
b2023-II-3-2-7-4 = All squares from the king’s and the rook’s starting squares to their final squares, the final squares included, must be free of other pieces.
b2023-II-3-2-7-5 = From some initial positions squares may be occupied that must be empty in ordinary chess: after c-side castling, for example, any or all of a, b and e; after g-side castling e, h or both.

## Guideline III: games without increment and the quickplay finish

b2023-III =
    .heading = Games without increment and the quickplay finish
b2023-III-1 = A quickplay finish is the phase of a game in which all remaining moves must be completed in a limited time.
    .heading = The quickplay finish
b2023-III-2 =
    .heading = When the guideline applies
b2023-III-2-1 = This guideline applies only if that was announced for the competition in advance.
b2023-III-2-2 = This guideline may be used only in standard or rapid games without increment, never in blitz.
b2023-III-3 =
    .heading = Both flags fallen
b2023-III-3-1 = If both flags have fallen and nobody can tell which fell first, the phase of the game decides.
b2023-III-3-1-1 = With both flags down and the order unknown, the game continues if it is not in its last period.
b2023-III-3-1-2 = With both flags down and the order unknown, the game is drawn if it is in the last period, in which all remaining moves must be completed.
b2023-III-4 = The player to move with less than 2 minutes left may ask for an increment of 5 seconds per move for both players. The request is also a draw offer. If the opponent declines and the arbiter agrees to the request, the clocks are set with the increment, the opponent receives 2 extra minutes and the game continues.
    .heading = Asking for an increment
b2023-III-5 = If III.4 is not applied, the player to move with less than 2 minutes left may claim a draw before their flag falls, because the opponent cannot win by normal means, makes no effort to win by normal means, or both. The player calls the arbiter and may stop the clocks (6.11.2).
    .heading = Claiming a draw
b2023-III-5-1 = If the arbiter agrees that the opponent cannot win by normal means, or makes no effort to do so, the game is drawn. Otherwise the arbiter postpones the decision or rejects the claim.
b2023-III-5-2 = An arbiter who postpones the decision may give the opponent 2 extra minutes; the game continues, if possible in the presence of an arbiter. The arbiter decides later in the game or as soon as possible after a flag has fallen, and declares a draw if the opponent of the player whose flag fell cannot win by normal means or did not try hard enough to do so.
b2023-III-5-3 = If the arbiter rejects the claim, the opponent receives 2 extra minutes.
b2023-III-6 = If the competition is not supervised by an arbiter, III.6.1 and III.6.2 apply.
    .heading = Competitions without an arbiter
b2023-III-6-1 = A player with less than 2 minutes left whose flag has not fallen may claim a draw on one or both of the grounds III.6.1.1 and III.6.1.2. The claim ends the game.
b2023-III-6-1-1 = Ground one: the opponent cannot win by normal means.
b2023-III-6-1-2 = Ground two: the opponent makes no effort to win by normal means.
b2023-III-6-2 = On ground one the player writes down the final position and the opponent verifies it. On ground two the player also hands in an up-to-date scoresheet, and the opponent verifies the position and the scoresheet. The claim goes to the appointed arbiter.

## Glossary

b2023-Glossary =
    .heading = Glossary
b2023-Glossary-50-move = A player may claim a draw when both players have completed their last 50 consecutive moves without a pawn move or a capture (9.3).
    .heading = 50-move rule
b2023-Glossary-75-move = The game is drawn when both players have completed 75 consecutive moves without a pawn move or a capture (9.6.2).
    .heading = 75-move rule
b2023-Glossary-adjust = What a player says before adjusting a piece without any intention of moving it (4.2).
    .heading = I adjust (j’adoube)
b2023-Glossary-algebraic = Recording the moves with the letters a to h for the files and the numbers 1 to 8 for the ranks of the 8 × 8 board (8.1).
    .heading = Algebraic notation
b2023-Glossary-appeal = A player may appeal against a decision of the arbiter or of the organiser (11.10).
    .heading = Appeal
b2023-Glossary-arbiter-discretion = In about 39 places the Laws leave the matter to the arbiter’s judgement.
    .heading = Arbiter’s discretion
b2023-Glossary-blitz = A game in which each player has 10 minutes or less, as in B.1.
    .heading = Blitz
    .changed = The glossary of 2018 said less than 10 minutes, against B.1.
b2023-Glossary-completed-move = A move that has been made and after which the player has pressed the clock (6.2.1).
    .heading = Completed move
b2023-Glossary-cumulative = Before each move the player receives extra time, usually 30 seconds.
    .heading = Cumulative (Fischer) mode
b2023-Glossary-dead-position = A position in which neither player can checkmate by any series of legal moves (5.2.2).
    .heading = Dead position
b2023-Glossary-default-time = How late a player may arrive without losing by forfeit (6.7). Zero default time means that a player must be at the board before the start of play.
    .heading = Default time
b2023-Glossary-delay = Each player has a main thinking time and a fixed extra time for every move. The main time runs only when the extra time is used up; a player who presses the clock earlier keeps the main time unchanged, however much of the extra time was used (6.3.2).
    .heading = Delay (Bronstein) mode
b2023-Glossary-disability = A condition, such as a physical or mental impairment, through which a person has wholly or partly lost the ability to perform certain chess activities (6.2.6).
    .heading = Disability
b2023-Glossary-displaced = A piece that is not on its proper square: for example a pawn moved from a2 that stands between a4 and a5, a rook between d1 and e1, a piece knocked over or on the floor (7.4.1).
    .heading = Displaced piece
b2023-Glossary-displays = Ways to show the position on the board: monitors and screens do it electronically, on a demonstration board the moves are made by hand (6.12).
    .heading = Monitor, screen, demonstration board
b2023-Glossary-exchange = The word has three meanings: replacing a pawn at promotion (3.7.3.5); capturing a piece of the same value as one’s own, which is then captured in return; and one player losing a rook while the other loses a bishop or knight.
    .heading = Exchange
b2023-Glossary-forfeit = To lose the right to make a claim, or to lose the game because of a breach of the Laws (4.8).
    .heading = Forfeit
b2023-Glossary-increment = An amount of time from 2 to 60 seconds that the player receives before each move from the start of the game. It may be given in the delay (Bronstein) or the cumulative (Fischer) mode (6.3.1).
    .heading = Increment
b2023-Glossary-intervene = To involve oneself in something in order to affect its outcome (12.7).
    .heading = To intervene
b2023-Glossary-made = A move is made when the piece has been put on its new square and released; in a capture the captured piece must also have been removed from the board (1.1).
    .heading = Move made
b2023-Glossary-minor-piece = A bishop or a knight.
    .heading = Minor piece
b2023-Glossary-move = “90 minutes for 40 moves” means 40 moves of each player. To have the move is the right to play next. “White’s best move” means the move of one side alone, a half-move (1.1).
    .heading = Move
b2023-Glossary-move-counter = A function of the chess clock that counts how many times each player has pressed it (6.10.2).
    .heading = Move counter
b2023-Glossary-normal-means = Playing fairly to win, or having a position with a real chance to win other than by the opponent’s flag fall (III.5).
    .heading = Normal means
b2023-Glossary-over-the-board = The Laws cover only chess played over the board, not chess on the internet, by correspondence and so on.
    .heading = Over-the-board chess
b2023-Glossary-penalties = The arbiter may impose the penalties of 12.9; they are listed there from the mildest to the most severe.
    .heading = Penalties
b2023-Glossary-piece = Depending on the context, any of the 32 pieces on the board or only a queen, rook, bishop or knight (Article 2).
    .heading = Piece
b2023-Glossary-rapid = A game in which each player has more than 10 but less than 60 minutes, as in A.1.
    .heading = Rapid chess
    .changed = The glossary of 2018 said at least 10 minutes, against A.1.
b2023-Glossary-regulations = Where the Laws leave a choice, the rules of the competition must say which option applies (6.7.1).
    .heading = Rules of the competition
b2023-Glossary-repetition = When a position has occurred three times, a player may claim a draw (9.2); when it has occurred at least five times, compared as in 9.2.3, the game is drawn (9.6.1).
    .heading = Repetition
b2023-Glossary-result = Normally 1–0, 0–1 or ½–½. In exceptional cases both players may lose (11.8), or one scores ½ and the other 0 (11.7). Unplayed games are shown as +/- (White wins by forfeit), -/+ (Black wins by forfeit) or -/- (both lose by forfeit).
    .heading = Result
b2023-Glossary-scoresheet = A printed sheet on which the moves are recorded during the game; it may also be electronic (8.1).
    .heading = Scoresheet
b2023-Glossary-scoring = Normally 1 point for a win, ½ for a draw and 0 for a loss. Another system gives 3, 1 and 0 points (Article 10).
    .heading = Scoring
b2023-Glossary-sealed-move = When a game is adjourned, the player seals the next move in an envelope (I.1).
    .heading = Sealed move
b2023-Glossary-spectators = People other than players and arbiters who watch the games; players who have finished their games belong to them (11.4).
    .heading = Spectators
b2023-Glossary-standard = A game in which each player has at least 60 minutes (III.2.2).
    .heading = Standard chess
b2023-Glossary-time-control = The time prescribed for a player, for example 90 minutes for 40 moves, then 30 minutes for the rest of the game, with 30 seconds per move from move 1. A player who has made 40 moves in less than 90 minutes is said to have reached the time control.
    .heading = Time control
b2023-Glossary-time-period = A part of the game in which the players must complete a certain number of moves, or all moves, in a set time (8.6).
    .heading = Time period
b2023-Glossary-touch-move = A player who touches a piece with the intention of moving it must move it (4.3).
    .heading = Touch-move
b2023-Glossary-wings = The two vertical halves of the board; each is named after the piece, king or queen, that stands on it at the start of the game (3.8.1).
    .heading = King’s side and queen’s side
