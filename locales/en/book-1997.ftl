### The FIDE Laws of Chess of 1997, article by article, in our own words.

## Scope and preface

b1997-Title = These Laws apply to games played over the board. They were adopted by the 67th FIDE Congress in Yerevan in autumn 1996 and took effect on 1 July 1997; the English version is the authentic one.
    .heading = Scope and validity
b1997-Preface = No set of rules can foresee every situation. A case that no article covers exactly should be decided by comparing it with similar cases that the Laws do cover. The Laws rely on arbiters who are competent, sensible and fully impartial; they avoid too much detail on purpose, so that the arbiter can find a solution that is fair, logical and suits the circumstances. FIDE asks players and federations to share this view.
    .heading = Preface
b1997-Preface-a = A member federation may issue more detailed rules, but they must not conflict with the official Laws.
    .heading = No conflict with the Laws
b1997-Preface-b = Rules added by a federation apply only on the territory of that federation.
    .heading = Own territory only
b1997-Preface-c = Rules added by a federation may not be used in FIDE matches, championships or qualifying events, nor in tournaments for FIDE titles or ratings.
    .heading = Not in FIDE events

## Article 1: the nature and objectives of the game

b1997-1 =
    .heading = The nature and objectives of the game
b1997-1-1 = Two opponents take turns moving their own pieces on a square board, the chessboard. The player with the white pieces makes the first move. It is a player’s turn, or the player “has the move”, once the opponent has completed a move.
    .heading = Two players, White begins
b1997-1-2 = Each player tries to attack the opponent’s king in such a way that the opponent has no legal move to save it from capture on the next move. A player who achieves this has checkmated the opponent and wins; the checkmated player loses.
    .heading = The aim: checkmate
b1997-1-3 = The game is drawn when a position arises in which neither player can checkmate.
    .heading = No mate possible: a draw

## Article 2: the initial position

b1997-2 =
    .heading = The initial position of the pieces
b1997-2-1 = The chessboard has 64 equal squares in an 8 × 8 grid, alternately light (“white”) and dark (“black”). It lies between the players so that the corner square nearest to each player’s right hand is light.
    .heading = The chessboard
b1997-2-2 = At the start one player has 16 light (white) pieces and the other 16 dark (black) ones. Each set consists of a king, a queen, two rooks, two bishops, two knights and eight pawns, each with its usual symbol. In a narrower sense, “piece” means any of them except a pawn.
    .heading = The pieces
b1997-2-3 = White’s first rank holds, from a1 to h1, rook, knight, bishop, queen, king, bishop, knight, rook; the white pawns stand on the second rank. Black’s pieces stand opposite on the eighth and seventh ranks, so both queens are on the d-file (diagram 1).
    .heading = The starting array
b1997-2-4 = The eight vertical lines of squares are files, the eight horizontal lines are ranks. A straight line of squares of one colour that touch at their corners is a diagonal.
    .heading = Files, ranks, diagonals

## Article 3: the moves of the pieces

b1997-3 =
    .heading = The moves of the pieces
b1997-3-1 = A piece may not move to a square occupied by a piece of its own colour. If it moves to a square occupied by an opponent’s piece, it captures that piece, which is taken off the board as part of the same move. A piece attacks a square if it could capture there under articles 3.2 to 3.5.
    .heading = Occupied squares, captures, attacks
b1997-3-2 = On its way the queen, rook or bishop may not pass over any other piece.
    .heading = Queen, rook and bishop
b1997-3-2a = The queen moves any distance along the file, the rank or a diagonal on which it stands (diagram 2).
b1997-3-2b = The rook moves any distance along the file or the rank on which it stands (diagram 3).
b1997-3-2c = The bishop moves any distance along a diagonal on which it stands (diagram 4).
b1997-3-3 = The knight moves to one of the nearest squares that are not on its own file, rank or diagonal. It does not travel across the squares in between, so it leaps over pieces that stand in its way (diagram 5).
    .heading = The knight
b1997-3-4 =
    .heading = The pawn
b1997-3-4a = The pawn moves one square straight ahead on its file if that square is empty.
b1997-3-4b = On its first move the pawn may instead advance two squares on its file if both are empty.
b1997-3-4c = The pawn captures an opponent’s piece that stands diagonally in front of it on an adjacent file, by moving to that square (diagram 6).
b1997-3-4d = If an opponent’s pawn advances two squares from its original square in one move and crosses a square attacked by a pawn, that pawn may capture it as though it had advanced only one square. This is possible only on the very next move and is called capturing en passant (diagram 7).
b1997-3-4e = A pawn that arrives on the rank farthest from where it started has to become a queen, rook, bishop or knight of its own colour within the same move. The player chooses freely, whatever has been captured before. This exchange is called promotion, and the new piece acts at once.
b1997-3-5 =
    .heading = The king, castling and check
b1997-3-5aI = The king moves to any neighbouring square that no opponent’s piece attacks.
b1997-3-5aII = The king may also castle. Castling is one move of the king, made with the king and a rook of the same colour on the same rank: the king goes from its original square two squares towards the rook, then the rook goes over the king to the square the king has just crossed (diagram 8).
b1997-3-5bI = The right to castle is lost for good once the king has moved.
b1997-3-5bII = Castling with a rook that has already moved is never possible (diagrams 9 to 12 show castling).
b1997-3-5cI = Castling is not possible for the time being while an opponent’s piece attacks the square on which the king stands, the square it must cross or the square it is to occupy.
b1997-3-5cII = Castling is not possible for the time being while any piece stands between the king and the rook concerned.
b1997-3-5d = The king is in check when at least one opponent’s piece attacks it, even if that piece could not move itself. Check need not be announced. No move may place or leave the player’s own king in check.

## Article 4: the act of moving the pieces

b1997-4 =
    .heading = The act of moving the pieces
b1997-4-1 = A player may use only one hand to make a move.
    .heading = One hand
b1997-4-2 = The player to move may adjust pieces on their squares after first making this intention clear, for example by saying “I adjust” or “j’adoube”.
    .heading = Adjusting pieces
b1997-4-3 =
    .heading = Touch-move
b1997-4-3a = A player to move who deliberately touches one or more pieces of the same colour, without having announced an adjustment, must move the first touched own piece that can be moved, or capture the first touched opponent’s piece that can be captured.
b1997-4-3b = A player who touches one piece of each colour must capture the opponent’s piece with their own. If that is not possible, the piece touched first must be moved or captured. If there is no evidence of the order, the player’s own piece counts as touched first.
b1997-4-4 =
    .heading = Touching king and rook
b1997-4-4a = A player who deliberately touches a rook and then the king may not castle on that side on this move; the case follows article 4.3, so the rook, touched first, must move if it can.
b1997-4-4b = A player who intends to castle and touches the king, or king and rook together, when castling on that side is illegal must castle on the other side, if that is legal, or make another king move. If the king has no legal move, any legal move may be made.
b1997-4-5 = The player is free to make any legal move when no touched piece can be moved or captured.
    .heading = Nothing touched can move
b1997-4-6 = A player who deliberately touches a piece can no longer claim that the opponent has violated article 4.3 or 4.4.
    .heading = Losing the right to claim
b1997-4-7 = Once a piece has been released on a square as a legal move or part of one, it may not go to another square on that move. The move counts as made when all relevant requirements of article 3 are met.
    .heading = When a move has been made

## Article 5: the end of the game

b1997-5 =
    .heading = The end of the game
b1997-5-1 =
    .heading = The won game
b1997-5-1a = A player who checkmates the opponent’s king with a legal move wins, and the game ends immediately.
b1997-5-1b = If a player declares that they resign, the opponent wins and the game ends immediately.
b1997-5-2 = If the player to move has no legal move and is not in check, the position is stalemate: the game is drawn and ends immediately.
    .heading = Stalemate
b1997-5-3 = The players may agree to a draw during the game; this ends the game immediately (see 9.1).
    .heading = Agreement
b1997-5-4 = The game may be drawn if the same position has been on the board three times (see 9.2).
    .heading = Threefold repetition
b1997-5-5 = The game may be drawn if in the last 50 consecutive moves neither player has moved a pawn and nothing has been captured (see 9.3).
    .heading = Fifty moves

## Article 6: the chess clock

b1997-6 =
    .heading = The chess clock
b1997-6-1 = A chess clock consists of two linked time displays, of which only one runs at any moment. Where the Laws say “clock”, they mean one of these displays. “Flag-fall” means that a player’s allotted time has run out.
    .heading = Clock and flag fall
b1997-6-2 = Each player must make a given number of moves, or all moves, within an allotted time, or may receive additional time after every move; all of this must be fixed in advance. Time saved before the first time control is added to the time for the second. The exception is delay mode: each player has a main thinking time and, for every move, a fixed extra time. The main time starts to count down only when the fixed time is used up, and it does not change if the player stops the clock earlier, however much of the fixed time was used.
    .heading = Time controls and extra time
b1997-6-3 = Each display has a flag. Once a flag has fallen, it must be checked immediately whether the requirements of article 8.1, on recording the moves, have been met.
    .heading = The flag
b1997-6-4 = The arbiter chooses the place for the clock.
    .heading = Place of the clock
b1997-6-5 = At the time set for the start of the game, White’s clock is started.
    .heading = Starting the clock
b1997-6-6 = A player who arrives at the board more than one hour after the scheduled start loses, unless the rules of the competition or the arbiter provide otherwise.
    .heading = Arriving late
b1997-6-7 =
    .heading = Pressing the clock
b1997-6-7a = After making a move on the board, the player stops their own clock and starts the opponent’s. A player must always be allowed to stop their clock. Until that is done the move is not completed, unless it ends the game (5.1, 5.2 or 5.3). The time between making the move and pressing the clock belongs to the player who has moved.
b1997-6-7b = The clock must be pressed with the hand that made the move. Players may not rest a finger on the button or hold a hand above it.
b1997-6-7c = Players must treat the clock with care and may not hit it hard, lift it or knock on it. Mistreating the clock is penalised under article 13.4.
b1997-6-8 = A flag counts as fallen once the arbiter sees it or the other player makes a valid claim.
    .heading = When a flag has fallen
b1997-6-9 = A player who does not make the required number of moves in time loses, unless the game has already ended under 5.1, 5.2 or 5.3. The game is drawn, however, if the opponent could not checkmate that player by any possible series of legal moves, even against the weakest defence.
    .heading = Losing on time
b1997-6-10 = What the clocks show is final unless a clock has an evident defect. Such a clock is replaced, and the arbiter sets the used times on the new one according to their best judgement.
    .heading = Readings and defects
b1997-6-11 = When both flags are down and nobody can tell which fell first, play continues.
    .heading = Both flags down
b1997-6-12 =
    .heading = Stopping the clocks
b1997-6-12a = The arbiter stops the clocks when the game has to be interrupted.
b1997-6-12b = A player who needs the arbiter’s help may stop the clocks.
b1997-6-12c = The arbiter determines when play resumes.
b1997-6-13 = After an illegal move, or when the pieces have to be put back to an earlier position, the arbiter sets the times on the clocks according to their best judgement.
    .heading = Clocks after an irregularity
b1997-6-14 = In the playing hall, screens, monitors and demonstration boards may show the current position, the moves and their number, and clocks may show the number of moves too. A player may not, however, base a claim that the time was exceeded on such a display.
    .heading = Screens and demonstration boards

## Article 7: irregularities

b1997-7 =
    .heading = Irregularities
b1997-7-1 =
    .heading = Wrong set-up
b1997-7-1a = When a wrong initial position comes to light during the game, that game is cancelled and the players start a new one.
b1997-7-1b = If only the board was placed wrongly (2.1) and this is noticed during the game, the position must be transferred to a correctly placed board; then play continues.
b1997-7-2 = If the players started with reversed colours, play continues all the same, unless the arbiter decides differently.
    .heading = Reversed colours
b1997-7-3 = A player who knocks over pieces must restore the correct position on their own time. If necessary, the opponent may restart that player’s clock without making a move, so that the position is restored on that player’s time.
    .heading = Knocking pieces over
b1997-7-4 = If it is found during the game that an illegal move was made or that pieces were displaced from their squares, the position just before the irregularity is restored. If that position cannot be determined, the game continues from the last earlier position that can. The clocks are set under article 6.13. The move that replaces an illegal move is subject to touch-move (4.3). The game then continues.
    .heading = Illegal moves and displaced pieces

## Article 8: the recording of the moves

b1997-8 =
    .heading = The recording of the moves
b1997-8-1 = Both players must write down all moves, their own and the opponent’s, one after another and as clearly and legibly as possible, in algebraic notation (annex E) on the scoresheet prescribed for the event. A player may reply before recording the opponent’s move, but must record their own previous move before making the next one. Both players must mark a draw offer with (=). If a player cannot record for medical or religious reasons, an amount of time fixed by the arbiter is deducted from that player’s thinking time at the start of the game.
    .heading = The duty to record
b1997-8-2 = The arbiter must be able to see the scoresheet throughout the game.
    .heading = Visible to the arbiter
b1997-8-3 = The scoresheets belong to the organisers of the event.
    .heading = Ownership
b1997-8-4 = A player with less than five minutes left, who does not receive at least 30 additional seconds with each move, need not record. As soon as one of the flags has fallen, the player must complete the scoresheet.
    .heading = Less than five minutes
b1997-8-5 =
    .heading = Completing the record
b1997-8-5a = When neither player records under 8.4, the arbiter or an assistant must try to be present and record the moves. The arbiter then stops the clocks as soon as one flag falls, and both players complete their scoresheets from the arbiter’s or the opponent’s record.
b1997-8-5b = If only one player does not record under 8.4, that player must complete the scoresheet as soon as a flag has fallen. If it is their move, they may use the opponent’s scoresheet; they may play on only after completing their own and returning the opponent’s.
b1997-8-5c = Without any complete scoresheet, the players have to reconstruct the game on a second board under the supervision of the arbiter or an assistant, who first notes the current position.
b1997-8-6 = If the scoresheets do not show whether a player has exceeded the time, the next move counts as the first of the next time period, unless it is known that more moves were made.
    .heading = Number of moves unclear

## Article 9: the drawn game

b1997-9 =
    .heading = The drawn game
b1997-9-1 = A player may offer a draw after making a move on the board and must do so before pressing the clock. An offer at another moment of the game counts too, but breaks article 12.5. No conditions may be attached and the offer cannot be withdrawn. It stands until the opponent accepts it, declines it in words or by making a move, or until the game ends in some other way. Both players mark it with (=) on their scoresheets.
    .heading = Draw offers
b1997-9-2 = The player to move may claim a draw if the same position arises for the third time; the occurrences need not follow one another. Positions are the same if the same player has the move, pieces of the same kind and colour stand on the same squares and all possible moves of both players are the same. They are not the same if a pawn could have been captured en passant in one of them, or if a right to castle, now or later, has been lost in between.
    .heading = Threefold repetition
b1997-9-2a = The claim may be made before the position appears: the claimant writes the move that will bring it about on the scoresheet and tells the arbiter that they intend to make it.
b1997-9-2b = The claim may be made when the position has just appeared and the claimant has the move.
b1997-9-3 = Only the player to move may claim a draw because fifty moves have been made without a pawn move or a capture.
    .heading = The fifty-move rule
b1997-9-3a = The claim is correct if the last 50 consecutive moves of both players contain no pawn move and no capture.
b1997-9-3b = The player may also write a move on the scoresheet and declare the intention to make it, if with that move the last 50 moves of both players will contain no pawn move and no capture.
b1997-9-4 = By making a move without a claim, the player gives up the right to claim under 9.2 or 9.3 on that move.
    .heading = Losing the claim
b1997-9-5 = A player who claims a draw under 9.2 or 9.3 stops both clocks at once. The claim cannot be withdrawn.
    .heading = Making a claim
b1997-9-5a = A correct claim makes the game a draw at once.
b1997-9-5b = If the claim is incorrect, the arbiter takes from the claimant half of their remaining time, at most three minutes, and adds three minutes to the opponent’s time. The game then continues, and the intended move must be made.
b1997-9-6 = A position from which no series of legal moves can lead to checkmate, not even against the weakest defence, makes the game a draw and ends it at once.
    .heading = Dead position

## Article 10: the quickplay finish

b1997-10 =
    .heading = The quickplay finish
b1997-10-1 = The closing phase of a game is called a quickplay finish if all the moves still to be made have to fit into a limited time.
    .heading = What it is
b1997-10-2 = As long as their flag is up, a player with less than two minutes left may claim a draw. The player stops the clocks and calls the arbiter.
    .heading = Claiming a draw with little time left
b1997-10-2a = The arbiter declares a draw if satisfied that the opponent is making no effort to win by normal means, or that the game cannot be won by normal means. Otherwise the arbiter postpones the decision.
b1997-10-2b = If the arbiter postpones the decision, the opponent may be given two extra minutes, and the game continues in the arbiter’s presence.
b1997-10-2c = After postponing the decision, the arbiter may still declare the game drawn, even after a flag has fallen.
b1997-10-3 = An illegal move does not necessarily lose. After the position has been corrected under 7.4, the arbiter gives the opponent two extra minutes for a player’s first illegal move and two more for the second; for the third by the same player, that player loses the game.
    .heading = Illegal moves
b1997-10-4 = The game is a draw when both flags are down and nobody can tell which fell first.
    .heading = Both flags down

## Article 11: points

b1997-11 =
    .heading = Points
b1997-11-1 = A win scores one point (1), a draw half a point (½) and a loss nothing (0).
    .heading = Win, draw, loss

## Article 12: the conduct of the players

b1997-12 =
    .heading = The conduct of the players
b1997-12-1 = Players are expected to behave with a high standard of good manners.
    .heading = Good manners
b1997-12-2 = While playing, a player may not use notes, other sources of information or advice, nor analyse the game on another board. The scoresheet is only for the moves, the clock times, draw offers and matters relating to claims.
    .heading = Outside help and the scoresheet
b1997-12-3 = While play is in progress, neither players nor spectators may analyse in the playing hall. Players who have finished their games count as spectators.
    .heading = Analysis in the playing hall
b1997-12-4 = Players may not leave the playing venue without the arbiter’s permission. The venue comprises the playing area, rest rooms, the refreshment area, a separate smoking area and other places named by the arbiter. A player who has the move may not leave the playing area without permission.
    .heading = Leaving the venue
b1997-12-5 = A player may not distract or annoy the opponent in any way, and constant draw offers count as such.
    .heading = Distraction
b1997-12-6 = A breach of articles 12.2 to 12.5 may be penalised under article 13.4.
    .heading = Penalties
b1997-12-7 = A player who repeatedly refuses to follow the Laws of Chess loses the game.
    .heading = Persistent refusal
b1997-12-8 = Both players lose the game if both are found guilty under article 12.7.
    .heading = Both players guilty

## Article 13: the arbiter

b1997-13 =
    .heading = The role of the arbiter
b1997-13-1 = The arbiter makes sure that everybody keeps strictly to the Laws of Chess (see also the Preface).
    .heading = Observance of the Laws
b1997-13-2 = The arbiter serves the best interest of the event, provides good playing conditions, protects the players from disturbance and supervises the course of the event.
    .heading = Interest of the event
b1997-13-3 = The arbiter watches the games, above all those in time trouble, makes and enforces the decisions within an arbiter’s authority and gives players appropriate penalties.
    .heading = Watching the games
b1997-13-4 =
    .heading = Penalties
b1997-13-4a = The arbiter may warn a player.
b1997-13-4b = The arbiter may add time to the opponent’s clock.
b1997-13-4c = The arbiter may take time from the player who committed the offence.
b1997-13-4d = The arbiter may declare the game lost for the player who committed the offence.
b1997-13-4e = The arbiter may expel the player from the event.
b1997-13-5 = The arbiter may give one or both players extra time if the game was affected by an external disturbance.
    .heading = Extra time after a disturbance
b1997-13-6 = The arbiter may not intervene to tell the players how many moves have been made, except under article 8.5 when at least one player has used up all their time. Nor may the arbiter tell a player that the opponent has moved or that the player has forgotten to press the clock.
    .heading = What the arbiter may not say
b1997-13-7 = People who watch, and players of other games, must stay out of a game: they may not talk about it or interfere in any other way. If necessary, the arbiter may send offenders out of the playing hall.
    .heading = Spectators and other players

## Article 14: FIDE

b1997-14 =
    .heading = FIDE
b1997-14-1 = A member federation that has a problem with the Laws of Chess may ask FIDE for an official interpretation.
    .heading = Official interpretation

## Annex A: adjourned games

b1997-A =
    .heading = Adjourned games
b1997-A1 =
    .heading = Sealing a move
b1997-A1a = If a game is not finished in the time set for play, the arbiter asks the player to move to seal that move. The player must write the move in unambiguous notation on their scoresheet, put both scoresheets in an envelope, seal it and only then stop their clock, without starting the opponent’s. Until the clock is stopped, the player may change the sealed move. A player who makes a move on the board after being asked to seal must seal that same move.
b1997-A1b = A player to move who adjourns before the end of the session is charged time as if they had sealed at its end.
b1997-A2 =
    .heading = The envelope
b1997-A2a = The envelope bears the names of the players.
b1997-A2b = The envelope shows the position immediately before the sealed move.
b1997-A2c = The envelope shows the time used by each player.
b1997-A2d = The envelope names the player who sealed the move.
b1997-A2e = The envelope gives the number of the sealed move.
b1997-A2f = The envelope notes a draw offer if one was made before the adjournment.
b1997-A2g = The envelope gives the date, time and place of the resumption.
b1997-A3 = The arbiter checks that the details on the envelope are correct and is responsible for keeping it safe.
    .heading = Checking and keeping the envelope
b1997-A4 = A draw offered after the opponent has sealed stays open until the opponent accepts or declines it as described in 9.1.
    .heading = A draw offer after sealing
b1997-A5 = Before the resumption, the position just before the sealed move is set up and the clocks are set to the times used at the adjournment.
    .heading = Before the resumption
b1997-A6 = If the players agree to a draw before the resumption, or one of them tells the arbiter that they resign, the game is over.
    .heading = End before the resumption
b1997-A7 = Nobody may open the envelope unless the player who has to answer the sealed move is there.
    .heading = Opening the envelope
b1997-A8 = A player whose sealed move is faulty in one of the ways below loses, except in the cases of articles 6.9 and 9.6.
    .heading = A faulty sealed move
b1997-A8a = The recorded sealed move is ambiguous.
b1997-A8b = The sealed move is recorded so wrongly that its true meaning cannot be established.
b1997-A8c = The sealed move is illegal.
b1997-A9 =
    .heading = The resumption
b1997-A9a = If the player who must reply is present at the agreed time, the envelope is opened, the sealed move is made on the board and that player’s clock is started.
b1997-A9b = If the player who must reply is absent, their clock is started. On arrival they may stop it and call the arbiter; the envelope is then opened, the sealed move is made on the board and the clock is restarted.
b1997-A9c = If the player who sealed is absent, the opponent may, instead of replying on the board, write the reply on the scoresheet, seal it in a new envelope, stop their own clock and start the absent player’s. The arbiter keeps the envelope and it is opened when the absent player arrives.
b1997-A10 = A player who arrives more than one hour late for the resumption loses. If the late player is the one who sealed, there are exceptions, listed below.
    .heading = Late for the resumption
b1997-A10a = The absent player wins if the sealed move gives checkmate.
b1997-A10b = The game is drawn if the absent player’s sealed move produces stalemate or a position described in 9.6.
b1997-A10c = The absent player does not lose if the player at the board has lost on time under 6.9.
b1997-A11 =
    .heading = The envelope is lost
b1997-A11a = If the envelope with the sealed move is lost, the game continues from the adjourned position with the times recorded at the adjournment. If the times cannot be established, the arbiter sets the clocks. The player who sealed makes the sealed move on the board.
b1997-A11b = If nobody can restore the position, the game is cancelled and a new one must be played.
b1997-A12 = If a player points out before their first move of the resumption that a used time has been set wrongly, it must be corrected. If the error is not noticed, the game continues without correction unless the arbiter finds the consequences too serious.
    .heading = Wrong time on a clock
b1997-A13 = The arbiter’s watch decides how long each resumption session lasts. Its start and end are announced in advance.
    .heading = Length of the session

## Annex B: rapid chess

b1997-B =
    .heading = Rapid chess
b1997-B1 = In a rapid game all moves must be made in a fixed time of 15 to 60 minutes.
    .heading = Time limits
b1997-B2 = Play follows the FIDE Laws of Chess except where this annex says otherwise.
    .heading = The Laws apply
b1997-B3 = There is no duty to record the moves.
    .heading = No recording
b1997-B3-Slovak-note = Only in the Slovak federation: in rapid games of 60 minutes the players must record under article 8 as long as they have at least five minutes left, because a repetition cannot be claimed without a record.
    .heading = Slovak provision
b1997-B4 = Claims about misplaced pieces, a misplaced board or a wrong clock setting are no longer possible after three moves by each player.
    .heading = Set-up claims
b1997-B5 = The arbiter does not rule under articles 4 and 10 unless one or both players ask for it.
    .heading = The arbiter acts on request
b1997-B6 = A flag counts as fallen once a player validly claims it. The arbiter may not draw the players’ attention to it.
    .heading = Flag-fall only on a claim
b1997-B7 = A player who claims a win on time must both stop the clocks and inform the arbiter. The claim succeeds only if, with the clocks stopped, the claimant’s flag is still up and the opponent’s is down.
    .heading = Claiming a win on time
b1997-B8 = The game is a draw when both flags are down.
    .heading = Both flags down

## Annex C: blitz

b1997-C =
    .heading = Blitz
b1997-C1 = In a blitz game all moves must be made in a fixed time of less than 15 minutes.
    .heading = Time limits
b1997-C2 = Play follows the rapid rules of annex B except where this annex says otherwise.
    .heading = The rapid rules apply
b1997-C3 = Starting the opponent’s clock completes an illegal move. From then on the opponent may claim a win, as long as they have not moved themselves; after their move the illegal move can no longer be corrected.
    .heading = Illegal moves
b1997-C4 = To win, a player needs mating material: enough force to reach, even with the opponent’s help, a position in which the opponent, having the move, cannot avoid mate in one. Two knights and a king against a bare king are not enough; a rook and king against a knight and king are.
    .heading = Mating material
b1997-C5 = Article 10.2, the draw claim in a quickplay finish, does not apply in blitz.
    .heading = Article 10.2

## Annex D: quickplay finishes without an arbiter

b1997-D =
    .heading = Quickplay finishes without an arbiter present
b1997-D1 = In games played under article 10, a player with less than two minutes left may claim a draw before their flag falls, on ground (a) or (b); the claim ends the game. On ground (a) the player must write down the final position and the opponent must verify it. On ground (b) the player must also submit the scoresheet, which must have been complete before play stopped, and the opponent verifies both. The claim is put to an arbiter, whose decision is final.
    .heading = Claiming a draw
b1997-D1a = Ground (a): the opponent cannot win by normal means.
b1997-D1b = Ground (b): the opponent is making no effort to win by normal means.

## Annex E: algebraic notation

b1997-E =
    .heading = Algebraic notation
b1997-E-intro = FIDE recognises only algebraic notation for its tournaments and matches and recommends it for chess books and magazines too. A scoresheet in another notation cannot serve as evidence where a player’s scoresheet normally would. An arbiter who sees a player using another system must point out the duty to use the algebraic one.
    .heading = One system
b1997-E1 = Each piece is shown by the first letter of its name, as a capital. In English: K king, Q queen, R rook, B bishop and, to tell it from the king, N knight; in Czech and Slovak K, D, V, S, J.
    .heading = Piece letters
b1997-E2 = Each player may use the letters customary in their own country, such as F for the French fou or L for the Dutch loper, both meaning the bishop. For printed publications, figurine symbols are recommended.
    .heading = National letters and figurines
b1997-E3 = Pawns have no letter and are recognised by its absence, for example e5, d4, a5.
    .heading = Pawns have no letter
b1997-E4 = The eight files are lettered a to h, from left to right as White sees them and from right to left as Black does.
    .heading = Files
b1997-E5 = The eight ranks are numbered 1 to 8, starting from White’s side. In the initial position the white pieces and pawns therefore stand on ranks 1 and 2, the black ones on ranks 8 and 7.
    .heading = Ranks
b1997-E6 = Each of the 64 squares thus has one unique name made of a letter and a digit (diagram 13).
    .heading = Squares
b1997-E7 = A move is written as (a) the letter of the piece and (b) the square of arrival, with no hyphen between them: Be5, Nf3, Rd1. For a pawn move only the square of arrival is written: e5, d4, a5.
    .heading = Moves
b1997-E8 = A capture puts x between (a) the letter of the piece and (b) the square of arrival: Bxe5, Nxf3, Rxd1. When a pawn captures, its file comes first, followed by x: dxe5, gxf3, axb5. An en passant capture names the square on which the capturing pawn ends up and adds “e.p.”
    .heading = Captures
b1997-E9 =
    .heading = Two identical pieces
b1997-E9-1 = If two identical pieces on the same rank can move to the same square, write the letter of the piece, the file it leaves and the square of arrival.
b1997-E9-2 = If the two pieces stand on the same file, write the letter of the piece, the rank it leaves and the square of arrival.
b1997-E9-3 = If the two pieces stand on different ranks and files, naming the file is preferred. In a capture, x goes before the square of arrival: Ngxf3 or Ndxf3, N5xf3 or N1xf3, Nhxf3 or Ndxf3.
b1997-E9-ex-1 = Example 1: with knights on g1 and d2, a move to f3 is written Ngf3 or Ndf3.
b1997-E9-ex-2 = Example 2: with knights on g5 and g1, a move to f3 is written N5f3 or N1f3.
b1997-E9-ex-3 = Example 3: with knights on h2 and d4, a move to f3 is written Nhf3 or Ndf3.
b1997-E10 = If two pawns can capture the same piece, write the file of the capturing pawn, x and the square of arrival. With pawns on c4 and e4 and a piece on d5: cxd5 or exd5.
    .heading = Two pawns
b1997-E11 = A promotion is written as the pawn move followed directly by the letter of the new piece: d8Q, f8N, b1B, g1R.
    .heading = Promotion
b1997-E-abbreviations = 0-0 is castling with the rook on h1 or h8 (king’s side), 0-0-0 castling with the rook on a1 or a8 (queen’s side), x a capture, + check, ++ checkmate, e.p. a capture en passant.
    .heading = Signs
b1997-E-sample = 1.d4 Nf6 2.c4 e6 3.Nc3 Bb4 4.Bd2 0-0 5.e4 d5 6.exd5 exd5 7.cxd5 Bxc3 8.Bxc3 Nxd5 9.Nf3 b6 10.Qb3 Nxc3 11.bxc3 c5 12.Be2 cxd4 13.Nxd4 Re8 14.0-0 Nd7 15.a4 Nc5 16.Qb4 Bb7 17.a5 and so on.
    .heading = Sample game
b1997-E12 = A draw offer is marked (=).
    .heading = Draw offer

## Diagrams

b1997-Diagrams =
    .heading = Diagrams
b1997-Diagrams-1-13 = Thirteen diagrams show the initial position (1), the moves of the queen (2), rook (3), bishop (4), knight (5) and pawn (6), capturing en passant (7), the moves of the king (8), castling by White on the king’s side and by Black on the queen’s side before (9) and after (10), castling by White on the queen’s side and by Black on the king’s side before (11) and after (12), and the names of the squares (13).
    .heading = Thirteen diagrams
