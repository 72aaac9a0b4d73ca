### The terms of the rulebook: the term, what it means (.means) and the beginnings by which it is found in a text (.stems).
### Stems are lower case and separated by “|”. A stem of several words matches as many consecutive words of the text,
### each beginning with its part (a no-break space counts as a space); a part that ends in “!” must match the whole word. The longest match wins.
### Accents matter. A stem with “-” in front is a phrase in which the words mean something else.

## Board and pieces

term-initial-position = initial position
    .means = The arrangement of all 32 pieces before the first move.
    .stems = initial position|starting position|starting array
term-file = file
    .means = One of the eight vertical lines of squares, lettered a to h.
    .stems = file!|files!|a-file|b-file|c-file|d-file|e-file|f-file|g-file|h-file
term-rank = rank
    .means = One of the eight horizontal lines of squares, numbered 1 to 8 from White’s side.
    .stems = rank!|ranks!
term-diagonal = diagonal
    .means = A straight line of squares of one colour that touch at their corners, from one edge of the board to a neighbouring edge.
    .stems = diagonal
term-kingside = king’s side
    .means = The half of the board, files e to h, on which the kings start.
    .stems = king’s side|kingside|king’s wing
term-queenside = queen’s side
    .means = The half of the board, files a to d, on which the queens start.
    .stems = queen’s side|queenside|queen’s wing
term-minor-piece = minor piece
    .means = A bishop or a knight.
    .stems = minor piece

## Moves

term-to-have-the-move = to have the move
    .means = To be the player whose turn it is, because the opponent has made (in 1997: completed) a move.
    .stems = player to move|has the move|have the move|having the move|had the move|opponent to move|side to move|is to move|be to move
term-legal-move = legal move
    .means = A move that meets all the requirements of article 3.
    .stems = legal move|legal king move|legal reply
term-illegal-move = illegal move
    .means = A move that does not meet the requirements of article 3, or an act that the Laws treat as one.
    .stems = illegal move
term-illegal-position = illegal position
    .means = A position that cannot be reached by any series of legal moves.
    .stems = illegal position|position is illegal
term-series-of-legal-moves = series of legal moves
    .means = Any sequence of legal moves by both sides, however bad; it decides whether mate is still possible at all.
    .stems = series of legal|series of moves|sequence of legal|possible series
term-made-move = move made
    .means = A move is made when the piece has been released on its new square and everything that belongs to the move has been done on the board.
    .stems = move has been made|move is made|moves made|making a! move|make a! move|makes a! move|made a! move|made the move|made on the board|counts as made|making the move|moves has been made
term-completed-move = move completed
    .means = A move is completed when it has been made and the clock has been pressed; a move that ends the game is completed without the press.
    .stems = completed move|completed moves|move is completed|moves completed|move completed|completed a! move|complete a! move|move is not completed|has completed|have completed|completed when|completed once|completed by|completes a! move|completing a! move|is completed
term-capture = capture
    .means = A move that removes an opponent’s piece from the board; except en passant, it is the piece on the square moved to.
    .stems = captur
term-attack = to attack
    .means = A piece attacks a square if it could capture there; it does so even when a pin keeps it from moving.
    .stems = attack
term-en-passant = en passant
    .means = A pawn’s capture of a pawn that has just passed an attacked square with a double step, as if it had advanced one square.
    .stems = en passant|e.p.!
term-promotion = promotion
    .means = The exchange of a pawn that reaches the last rank for a queen, rook, bishop or knight of the same colour.
    .stems = promot
term-promotion-square = promotion square
    .means = The square on the last rank on which a pawn is promoted.
    .stems = promotion square|square of promotion
term-castling = castling
    .means = One move of king and rook: the king moves two squares towards the rook, and the rook moves to the square the king crossed.
    .stems = castl
term-castling-right = castling right
    .means = The possibility of castling now or later, which is lost for good once the king or that rook has moved.
    .stems = right to castle|castling right|rights to castle
term-touch-move = touch-move
    .means = The rule that a deliberately touched piece must be moved, or captured, if that is legal.
    .stems = touch-move|touched piece|pieces touched|touched pieces|piece touched|touched own piece|touched opponent’s piece
term-adjust = to adjust
    .means = To straighten a piece on its square after saying so (“I adjust”, “j’adoube”), without having to move it.
    .stems = adjust a piece|adjust pieces|adjust one|adjusting|i adjust|j’adoube|adjustment|adjust the piece|adjust them
term-intended-move = intended move
    .means = A move that a player writes down and announces, but does not make, in order to claim a draw.
    .stems = intended move|intend to make|intention to make|intends to make

## The end of the game

term-check = check
    .means = An attack on the king, which the next move must end.
    .stems = in! check!|into check!|check!|-out the check!|-can check!|-now the check!|checks the king|checking piece|checked king|out of check
term-checkmate = checkmate
    .means = A check that no legal move can end; the player who gives it wins at once.
    .stems = checkmat|mate!|mates!|mated!
term-stalemate = stalemate
    .means = The player to move is not in check but has no legal move; the game is drawn at once.
    .stems = stalemat
term-dead-position = dead position
    .means = A position in which neither player can checkmate by any series of legal moves; the game is drawn at once.
    .stems = dead position
term-resign = to resign
    .means = To declare that one gives up the game. The opponent wins; under the Laws of 2023 it is a draw if the opponent cannot checkmate by any series of legal moves.
    .stems = resign
term-draw = draw
    .means = A game without a winner; each player normally scores half a point.
    .stems = draw!|draws!|drawn!|-drawn at random|-draw the players
term-draw-offer = draw offer
    .means = A proposal to draw that stands until the opponent accepts it, declines it or plays on; it is recorded as (=).
    .stems = draw offer|offer a draw|offers a draw|offered a draw|offering a draw|draw offered|offer of a draw|draw is offered
term-repetition = threefold repetition
    .means = The same position occurring for the third time, which allows the player to move to claim a draw.
    .stems = threefold|repetition|same position
term-fivefold-repetition = fivefold repetition
    .means = The same position occurring for the fifth time; in the Laws of 2018 and 2023 the game is then drawn without a claim.
    .stems = fivefold|fifth occurrence|occurred five times|at least five times
term-fifty-move-rule = 50-move rule
    .means = The player to move may claim a draw when each player has made the last fifty moves without a pawn move or a capture.
    .stems = 50-move|fifty-move|fifty move|50 moves|fifty consecutive|50 consecutive|last fifty|last 50
term-seventy-five-move-rule = 75-move rule
    .means = In the Laws of 2018 and 2023 the game is drawn without a claim once each player has made the last seventy-five moves without a pawn move or a capture.
    .stems = 75-move|seventy-five|75 moves|75 consecutive
term-mating-material = mating material
    .means = In blitz of 1997: enough force to reach a position, even with the opponent’s help, in which the opponent to move cannot avoid mate in one.
    .stems = mating material
term-forfeit = forfeit
    .means = The loss of a game because of a breach of the rules, for example by not arriving in time; in the Laws of 2018 and 2023 “forfeit” also means losing the right to claim.
    .stems = forfeit

## Clock and time

term-chess-clock = chess clock
    .means = A timer with two displays, of which only one can run at a time.
    .stems = chess clock
term-press-clock = to press the clock
    .means = To stop one’s own clock and start the opponent’s by pressing the button or lever.
    .stems = press the clock|presses the clock|pressed the clock|pressing the clock|press their clock|clock is pressed|clock must be pressed|clock has been pressed|press the clocks|press it!|press of the clock
term-flag = flag
    .means = The part of the clock that shows that a player’s time has run out.
    .stems = flag!|flags!
term-flag-fall = flag fall
    .means = The moment at which the time allotted to a player runs out.
    .stems = flag-fall|flag fall|flag falls|flag fell|flag has fallen|flags have fallen|flag is down|flags are down|flags down|flags has fallen|flag had fallen|flag to have fallen
term-time-control = time control
    .means = The time allotted for a number of moves or for the whole game, such as 90 minutes for 40 moves.
    .stems = time control|time controls|time limit
term-time-period = time period
    .means = The part of a game in which a given number of moves, or all moves, must be completed in a set time.
    .stems = time period|first period|second period|next period|last period|final period|same period|that period|each period
term-increment = increment
    .means = The seconds a player receives for each move from the start of the game.
    .stems = increment
term-delay-mode = delay mode
    .means = A clock setting, also called Bronstein, in which a fixed time runs off on every move before the main time starts to count down.
    .stems = delay mode|delay!|bronstein|fixed extra time|fixed time
term-cumulative-mode = cumulative mode
    .means = A clock setting, also called Fischer, in which extra time is added before each move and unused time is kept.
    .stems = cumulative|fischer mode|fischer setting
term-default-time = default time
    .means = How late a player may arrive without losing the game.
    .stems = default time
term-move-counter = move counter
    .means = A function of the clock that counts how often each player has pressed it.
    .stems = move counter|counter!
term-evident-defect = evident defect
    .means = An obvious fault of the clock; the arbiter replaces the clock and sets the times by best judgement.
    .stems = evident defect|obvious defect|defective clock|evident fault
term-time-trouble = time trouble
    .means = Having very little time left for the remaining moves.
    .stems = time trouble|short of time|time pressure
term-quickplay-finish = quickplay finish
    .means = The last phase of a game, in which all remaining moves must be made in a limited time.
    .stems = quickplay
term-normal-means = normal means
    .means = Playing for a win by good moves, and not only by waiting for the opponent’s flag to fall.
    .stems = normal means

## Kinds of chess

term-standard-chess = standard chess
    .means = Chess with at least 60 minutes of thinking time for each player.
    .stems = standard chess|standard game|standard play
term-rapid = rapid
    .means = Faster chess: in 2018 and 2023 more than 10 and less than 60 minutes for each player, earlier from 15 minutes (in 1997 up to and including 60).
    .stems = rapid
term-blitz = blitz
    .means = The fastest kind of chess: in 2018 and 2023 at most 10 minutes for each player, earlier less than 15.
    .stems = blitz
term-over-the-board = over-the-board chess
    .means = Chess played face to face on a board, not on the internet or by correspondence.
    .stems = over the board|over-the-board
term-chess960 = Chess960
    .means = A variant in which the pieces of the first and eighth ranks start in one of 960 random arrays.
    .stems = chess960|fischer random
term-visually-impaired = visually impaired
    .means = Blind or partially sighted; such a player may use a second board that can be read by touch.
    .stems = visually impaired|visually disabled|blind player|blind players|visual impairment

## Record and notation

term-scoresheet = scoresheet
    .means = The sheet, on paper or electronic, on which the moves of a game are recorded.
    .stems = scoresheet
term-algebraic-notation = algebraic notation
    .means = Writing moves with the letter of the piece and the name of the square, such as Nf3.
    .stems = algebraic
term-claim = claim
    .means = A player’s statement to the arbiter that the Laws entitle them to a draw, a win or another ruling.
    .stems = claim!|claims!|claimed!|claiming!|claimant

## Irregularities

term-irregularity = irregularity
    .means = Something that went wrong in a game against the Laws, such as an illegal move or a wrong initial position.
    .stems = irregularit
term-displaced-piece = displaced piece
    .means = A piece that is no longer properly on its square, for example because it was moved aside or knocked over.
    .stems = displac|knocks over|knocked over
term-reversed-colours = reversed colours
    .means = A game begun by mistake with White and Black exchanged between the players.
    .stems = reversed colours|colours reversed|colours are reversed

## Adjournment

term-adjourned-game = adjourned game
    .means = A game that is interrupted at the end of a session and finished later.
    .stems = adjourn
term-sealed-move = sealed move
    .means = The move that a player writes down at the adjournment and puts in an envelope instead of making it.
    .stems = sealed move|sealed|sealing|seal!|seals!
term-envelope = envelope
    .means = The sealed cover that holds the scoresheets and bears the details of an adjourned game.
    .stems = envelope
term-resumption = resumption
    .means = The continuation of an adjourned game.
    .stems = resumption|resumed game|resumed session

## People and places

term-arbiter = arbiter
    .means = The person who sees that the Laws are observed and decides disputes.
    .stems = arbiter
term-assistant = assistant
    .means = A person who helps the arbiter, or a player who cannot move the pieces, press the clock or record alone.
    .stems = assistant
term-organiser = organiser
    .means = The person or body responsible for the venue, the schedule, the prizes and other matters of an event.
    .stems = organiser
term-spectator = spectator
    .means = Anyone who watches the games and is neither an arbiter nor a player; a player who has finished counts as a spectator too.
    .stems = spectator
term-playing-venue = playing venue
    .means = All the places that players may use during play: playing area, rest rooms, toilets, refreshment and smoking areas and others.
    .stems = playing venue|the venue
term-playing-area = playing area
    .means = The place where the games are played.
    .stems = playing area|playing hall
term-demonstration-board = demonstration board
    .means = A large board or display that shows the spectators the current position.
    .stems = demonstration board
term-rules-of-the-competition = rules of the competition
    .means = The rules of an event, which also fix what the Laws leave open.
    .stems = rules of the competition|rules of an event|rules of the event|regulations of an event|rules of a competition

## Conduct

term-fair-play = fair play
    .means = Honest play by the rules, without outside help.
    .stems = fair play|fair-play
term-electronic-device = electronic device
    .means = A phone, watch or other device that players may not have or use during play unless the arbiter permits it.
    .stems = electronic device|electronic means|mobile phone|phone
term-distract = to distract
    .means = To disturb or annoy the opponent, for example by repeated draw offers or unfounded claims.
    .stems = distract|annoy
term-penalty = penalty
    .means = What the arbiter may impose for a breach of the Laws, from a warning to expulsion.
    .stems = penalt|penalis
term-warning = warning
    .means = The mildest penalty: the arbiter tells a player not to repeat the offence.
    .stems = warning|warn!|warns!|warned!
term-expulsion = expulsion
    .means = The severest penalty: the player may not take any further part in the event.
    .stems = expulsion|expel the player|expel a player|expelled
term-appeal = appeal
    .means = A request to a higher body to change a decision of the arbiter.
    .stems = appeal
