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
b2023-1-3 = A player has the move as soon as the opponent’s move has been made. It need not have been completed by pressing the clock.
    .heading = Having the move
b2023-1-4 = Each player tries to attack the opponent’s king in such a way that the opponent has no legal move.
    .heading = The aim of the game
b2023-1-4-1 = A player who achieves this has checkmated the king and wins. A player may not leave or place their own king under attack, and may not capture the opponent’s king.
b2023-1-4-2 = The player whose king has been checkmated loses.
b2023-1-5 = If a position arises in which neither player can possibly checkmate, the game is drawn (see Article 5.2.2).
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
b2023-2-4 = The eight vertical lines of squares are files and the eight horizontal lines are ranks. A straight line of squares of one colour, running from one edge of the board to an adjacent edge, is a diagonal.
    .heading = Files, ranks and diagonals

## Article 3: the moves of the pieces

b2023-3 =
    .heading = The moves of the pieces
b2023-3-1 = A piece may not be moved to a square occupied by a piece of the same colour.
    .heading = Moving and capturing
b2023-3-1-1 = A piece that moves to a square occupied by an opponent’s piece captures it. The captured piece is removed from the board as part of the same move.
b2023-3-1-2 = A piece attacks an opponent’s piece or a square if it could capture there according to Articles 3.2–3.8.
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
b2023-3-7-3-1 = A pawn that attacks a square crossed by an opponent’s pawn, which has just advanced two squares from its original square in one move, may capture that pawn as if it had advanced only one square.
b2023-3-7-3-2 = This capture is legal only as the immediate reply to the two-square advance and is called en passant.
b2023-3-7-3-3 = A player who moves a pawn to the rank farthest from its starting square must, as part of the same move, exchange it on that square for a new queen, rook, bishop or knight of the same colour.
b2023-3-7-3-4 = The player may choose freely, whatever pieces have been captured before.
b2023-3-7-3-5 = Exchanging the pawn in this way is called promotion. The new piece takes effect immediately.
b2023-3-8 =
    .heading = The king and castling
b2023-3-8-1 = The king may step to any neighbouring square. (Article 3.9.2 forbids a square on which it would be in check.)
b2023-3-8-2 = Castling is a move of the king and one rook of the same colour on the player’s first rank and counts as a single king move. The king moves from its original square two squares towards a rook on its original square, and that rook moves to the square the king has just crossed.
b2023-3-8-2-1-1 = The right to castle is lost for good once the king has moved.
b2023-3-8-2-1-2 = The right to castle with a particular rook is lost for good once that rook has moved.
b2023-3-8-2-2-1 = Castling is not possible for the time being while an opponent’s piece attacks the square on which the king stands, the square it must cross or the square it is to occupy.
b2023-3-8-2-2-2 = Castling is not possible for the time being while any piece stands between the king and the rook with which the player wants to castle.
b2023-3-9 =
    .heading = Check
b2023-3-9-1 = A king is in check when at least one opponent’s piece attacks it, even if that piece could not move to the king’s square because its own king would be exposed to check or remain in check.
b2023-3-9-2 = No move may expose the player’s own king to check or leave it in check.
b2023-3-10 =
    .heading = Legal and illegal
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
b2023-4-3 = The duties of 4.3.1–4.3.3 bind the player to move who touches pieces on the board with the intention of moving or capturing them. Adjusting under 4.2.1 is excepted.
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
b2023-4-5 = If none of the pieces touched under 4.3 or 4.4 can legally be moved or captured, the player may make any legal move.
    .heading = No touched piece can be played
b2023-4-6 = The act of promotion may be carried out in different ways.
    .heading = How a pawn is promoted
b2023-4-6-1 = The pawn need not be placed on the promotion square.
b2023-4-6-2 = The player may first remove the pawn and then put the new piece on the promotion square, or the other way round.
b2023-4-6-3 = A piece of the opponent on the promotion square has to be captured.
b2023-4-7 = Once a player has released a piece on a square as a legal move or as part of one, that piece cannot be moved to another square on this move. Articles 4.7.1–4.7.3 say when a capture, castling and a promotion have been made.
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
b2023-6-1 = A chess clock has two time displays, linked so that only one of them can run at a time. Where the Laws say “clock”, they mean one of the two displays. Each clock has a flag, and “flag fall” says that a player’s allotted time has run out.
    .heading = Clock and flag
b2023-6-2 =
    .heading = Operating the clock
b2023-6-2-1 = After making a move on the board, the player stops their own clock and starts the opponent’s: the player presses the clock. This completes the move. Articles 6.2.1.1 and 6.2.1.2 name two cases in which a move is completed without a press.
b2023-6-2-1-1 = A move that ends the game is completed without pressing the clock: checkmate (5.1.1), stalemate (5.2.1), a dead position (5.2.2), the intended move of a correct repetition claim (9.2.1), a fivefold repetition (9.6.1) or the 75-move rule (9.6.2).
    .changed = New in the list: a repetition claim with an intended move (9.2.1).
b2023-6-2-1-2 = A move after which the player did not press the clock counts as completed once the same player makes their next move.
b2023-6-2-2 = A player must be able to press the clock after making a move, even if the opponent has already made the next move. The time between making the move and pressing the clock is part of the time allotted to the player.
b2023-6-2-3 = The hand that made the move must also press the clock. A finger may neither rest on the button nor wait above it.
b2023-6-2-4 = The players must handle the clock properly. Pressing it before making the move, hitting it hard, picking it up and knocking it over are forbidden. Improper handling is penalised under Article 12.9.
b2023-6-2-5 = Pieces may be adjusted only by the player whose clock is running.
b2023-6-2-6 = A player who is unable to use the clock may have an assistant do it; the assistant must be acceptable to the arbiter. The arbiter then adjusts the player’s clock appropriately, but not if the player has a disability.
b2023-6-3 =
    .heading = Time controls
b2023-6-3-1 = Each player must complete a minimum number of moves, or all moves, in an allotted time; extra time for each move may be granted as well or instead. All of this must be fixed in advance.
b2023-6-3-2 = Time saved in one period is added to the next where this is possible. In delay mode each player has a main thinking time and a fixed extra time for every move. The main time starts to run only when the fixed time is used up, and it does not change if the player stops the clock before that, however much of the fixed time was used.
b2023-6-4 = As soon as a flag has fallen, it must be checked whether the player has met the requirements of 6.3.1.
    .heading = Checking after flag fall
b2023-6-5 = The place of the clock is decided by the arbiter before the game.
    .heading = Where the clock stands
b2023-6-6 = When the scheduled starting time comes, White’s clock is started.
    .heading = Starting the game
b2023-6-7 =
    .heading = Default time
b2023-6-7-1 = The rules of the competition fix a default time in advance; if they do not, it is zero. A player who comes to the board after this time has passed loses, unless the arbiter decides otherwise.
b2023-6-7-2 = If the rules of the competition set a default time other than zero and both players are absent at the start, White loses all the time that passes until White arrives, unless the rules of the competition or the arbiter decide otherwise.
b2023-6-8 = A flag counts as fallen when the arbiter notices it or when either player makes a valid claim that it has fallen.
    .heading = When a flag has fallen
b2023-6-9 = A player who does not complete the required number of moves in the allotted time loses, unless the game has already ended under 5.1.1, 5.1.2, 5.2.1, 5.2.2 or 5.2.3 (checkmate, resignation, stalemate, dead position, agreement). The game is drawn, however, if the opponent cannot checkmate from the position on the board by any series of legal moves.
    .heading = Losing on time
b2023-6-10 =
    .heading = Defects and wrong settings
b2023-6-10-1 = What the clocks show is conclusive unless there is an evident defect. The arbiter replaces a clock with an evident defect and sets the times on the new one using their best judgement.
b2023-6-10-2 = If it is found during a game that one or both clocks are set incorrectly, either player or the arbiter stops the clocks at once. The arbiter then enters the correct setting and, if necessary, corrects the times and the move counter, using their best judgement.
b2023-6-11 =
    .heading = Interrupting the game
b2023-6-11-1 = To interrupt a game, the arbiter stops both clocks.
b2023-6-11-2 = A player may stop both clocks only to ask for the arbiter’s help, for example when promoting a pawn while the piece wanted is not available.
b2023-6-11-3 = It is the arbiter who decides when play resumes.
b2023-6-11-4 = If a player stops the clocks to ask for help, the arbiter decides whether there was a valid reason. A player who clearly had none is penalised under Article 12.9.
b2023-6-12 =
    .heading = Screens and demonstration boards
b2023-6-12-1 = Screens, monitors and demonstration boards are allowed in the playing hall. They may show the current position, the moves, the number of moves made or completed and the clock times.
b2023-6-12-2 = A player may not base a claim solely on what these displays show.

## Article 7: irregularities

b2023-7 =
    .heading = Irregularities
b2023-7-1 = If an irregularity occurs and the pieces must be returned to an earlier position, the arbiter sets the clock times using their best judgement and may also leave them unchanged. If necessary, the move counter is corrected too.
    .heading = Clock times after an irregularity
b2023-7-2 =
    .heading = Wrong initial position or board
b2023-7-2-1 = A game that turns out to have begun from a wrong initial position is cancelled, and a new one is played.
b2023-7-2-2 = If the board turns out to lie the wrong way (Article 2.1), the position reached is transferred to a correctly placed board and the game continues.
b2023-7-3 = A game begun with the colours reversed is cancelled if both players have made fewer than 10 moves, and is replayed with the correct colours. From 10 moves on it continues.
    .heading = Reversed colours
b2023-7-4 =
    .heading = Displaced pieces
b2023-7-4-1 = A player who knocks over or displaces one or more pieces must restore the correct position on their own time.
b2023-7-4-2 = Either player may stop the clocks and call the arbiter if that is needed.
b2023-7-4-3 = A player who has displaced pieces may be penalised by the arbiter.
b2023-7-5 =
    .heading = Illegal moves
b2023-7-5-1 = An illegal move is completed once the player has pressed the clock. If it is found during the game that one has been completed, the position just before it is restored. If that position cannot be determined, play continues from the last identifiable position before it. Touch-move and release (Articles 4.3 and 4.7) apply to the move that replaces the illegal one, and the game then continues from the restored position.
b2023-7-5-2 = If a player moves a pawn to the farthest rank and presses the clock without replacing it with a new piece, the move is illegal. The pawn is replaced by a queen of the same colour.
b2023-7-5-3 = Pressing the clock without making a move counts as an illegal move and is penalised as one.
b2023-7-5-4 = Making a single move with two hands, for example when castling, capturing or promoting, and then pressing the clock counts as an illegal move and is penalised as one.
b2023-7-5-5 = For a player’s first offence under 7.5.1, 7.5.2, 7.5.3 or 7.5.4 the arbiter gives the opponent two extra minutes (one in rapid chess and blitz, A.3). For the second offence by the same player the arbiter declares the game lost for that player; but the game is drawn if the opponent cannot checkmate from the position by any series of legal moves.
    .changed = In 2018 the opponent received one minute in blitz only; now one minute applies in rapid chess too.
b2023-7-6 = If pieces turn out to have been displaced from their squares, the position before the irregularity is restored or, if that one cannot be determined, the last identifiable position before it. The game continues from there.
    .heading = Displacement found later

## Article 8: recording the moves

b2023-8 =
    .heading = Recording the moves
b2023-8-1 =
    .heading = How to record
b2023-8-1-1 = During the game each player must record their own and the opponent’s moves, move after move, as clearly and legibly as possible, on the paper or electronic scoresheet prescribed for the competition.
    .changed = In 2018 the article named only one way to record; now the competition may prescribe electronic scoresheets.
b2023-8-1-1-1 = One way is to write the moves in algebraic notation (Appendix C) on the paper scoresheet prescribed for the competition.
b2023-8-1-1-2 = The other way is to enter the moves on the electronic scoresheet that FIDE has certified and the competition has prescribed.
b2023-8-1-2 = A move may not be recorded in advance, except by a player who is claiming a draw under Article 9.2 or 9.3 or sealing a move at an adjournment (Guideline I.1.1).
b2023-8-1-3 = A player may answer the opponent’s move first and record it afterwards, but their own last move must be on the scoresheet before they make the next one.
b2023-8-1-4 = The scoresheet may be used only for the moves, clock times, draw offers, matters relating to a claim and other relevant data.
b2023-8-1-5 = Both players must record a draw offer on their scoresheets with the symbol (=).
b2023-8-1-6 = A player who is unable to record may have an assistant write; the assistant must be acceptable to the arbiter. The arbiter adjusts the player’s clock appropriately, but not if the player has a disability.
b2023-8-2 = The arbiter must be able to see the scoresheet throughout the game.
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
b2023-8-5-3 = If no complete scoresheet is available, the players must reconstruct the game on another board under the control of the arbiter or an assistant. Before that, the arbiter or assistant records the current position, the clock times, whose clock was running and, if known, the number of moves made or completed.
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
b2023-9-1-2-1 = The proper moment for a draw offer is after making a move and before pressing the clock. An offer at any other time of the game is valid too, but Article 11.5 (distraction) must be considered. An offer may not be tied to conditions and cannot be withdrawn. It stays open until the opponent accepts it, declines it orally or by touching a piece with the intention of moving or capturing it, or until the game ends in another way.
b2023-9-1-2-2 = Both players note the draw offer on their scoresheets with the symbol (=).
b2023-9-1-2-3 = A draw claim under Article 9.2 or 9.3 also counts as a draw offer.
b2023-9-2 = The game is drawn on a correct claim by the player to move when the same position occurs for at least the third time, as described in 9.2.1 or 9.2.2. The moves between need not repeat one after another.
    .heading = Threefold repetition
b2023-9-2-1 = The claim may be based on a position that is about to appear: the player first writes the move on the paper scoresheet or enters it on the electronic one, where it cannot be changed any more, and declares to the arbiter that they intend to make it.
    .changed = New: the intended move may also be entered on an electronic scoresheet.
b2023-9-2-2 = The claim may be based on a position that has just appeared for at least the third time, if the claimant has the move.
b2023-9-2-3 = Positions are the same if the same player has the move, pieces of the same kind and colour stand on the same squares, and all possible moves of both players’ pieces are the same. Articles 9.2.3.1 and 9.2.3.2 name two cases in which they differ.
b2023-9-2-3-1 = Positions differ if at the start of the sequence, when the position first arose, a pawn could have been captured en passant.
b2023-9-2-3-2 = Positions differ if a king had the right to castle with a rook that had not moved and lost it by a later move. The right is lost only once the king or the rook has moved.
b2023-9-3 = The game is drawn on a correct claim by the player to move under 9.3.1 or 9.3.2.
    .heading = The 50-move rule
b2023-9-3-1 = The player may claim on an intended move: they write it on the paper scoresheet or enter it on the electronic one, where it cannot be changed any more, and declare to the arbiter that they intend to make it. With this move each player must have made the last 50 moves without a pawn move and without a capture.
    .changed = New: the intended move may also be entered on an electronic scoresheet.
b2023-9-3-2 = The player may claim when each player has completed the last 50 moves without a pawn move and without a capture.
b2023-9-4 = A player who touches a piece as described in Article 4.3 without having claimed loses the right to claim under 9.2 or 9.3 on that move.
    .heading = Losing the right to claim
b2023-9-5 =
    .heading = Deciding the claim
b2023-9-5-1 = When a draw is claimed under 9.2 or 9.3, the player or the arbiter pauses the clocks (Article 6.11.1 or 6.11.2). A claim cannot be withdrawn.
b2023-9-5-2 = A correct claim draws the game at once.
b2023-9-5-3 = After an incorrect claim the arbiter gives the opponent two extra minutes (one in rapid chess and blitz, A.3) and the game continues. If the claim was based on an intended move, that move must be made in accordance with Articles 3 and 4.
    .changed = In 2018 the opponent received one minute in blitz only; now one minute applies in rapid chess too.
b2023-9-6 = The game is drawn without any claim as soon as 9.6.1 or 9.6.2 is fulfilled.
    .heading = Automatic draws
b2023-9-6-1 = The game is drawn when the same position has occurred at least five times. The text refers to 9.2.2; the definition of the same position is in 9.2.3.
b2023-9-6-2 = The game is drawn when each player has made at least 75 consecutive moves without a pawn move and without a capture. If the last of them gives checkmate, the checkmate takes precedence.
    .changed = The precedence of checkmate is now stated; in 2018 it followed from Article 5.1.1.
