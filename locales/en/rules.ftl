### What each rule of the Laws says, in one sentence of our own; a message for each rule.

## Articles 1 and 3: whose move it is, and how the pieces move.

rule-HasTheMove = Only the player to move may make a move.
rule-KingCapture = The king is never captured, and no king may be left in check.
rule-OwnPieceThere = A piece may not be moved to a square occupied by a piece of the same colour.
rule-BishopMoves = The bishop moves along its diagonals.
rule-RookMoves = The rook moves along the file or the rank on which it stands.
rule-QueenMoves = The queen moves along the file, the rank or a diagonal on which it stands.
rule-NothingBetween = The bishop, rook and queen may not jump over other pieces.
rule-KnightMoves = The knight moves to one of the nearest squares not on the same rank, file or diagonal: two squares in a straight line and one to the side.
rule-PawnSteps = The pawn moves one square forward if that square is empty.
rule-PawnStepsTwice = On its first move the pawn may advance two squares if both are empty.
rule-PawnTakes = The pawn captures diagonally, one square forward.
rule-EnPassantAtOnce = A pawn that has advanced two squares may be captured en passant only on the very next move.
rule-Promotion = A pawn that reaches the last rank must be exchanged, as part of the same move, for a queen, rook, bishop or knight.
rule-KingMoves = The king moves one square in any direction, but never to an attacked square.
rule-CastlingRightLost = The right to castle is lost for good when the king or that rook has moved.
rule-CastlingKingMoved = The right to castle is lost for good: the king has moved.
rule-CastlingRookMoved = The right to castle with a rook that has moved is lost for good.
rule-CastlingThroughAttack = Castling is not allowed while the square the king stands on, crosses or is to occupy is attacked.
rule-CastlingOccupied = Castling is not allowed while any piece stands between the king and the rook.
rule-Chess960Occupied = In Chess960 all squares that the king and the rook cross or occupy must be empty except for that king and rook.
rule-LeavesKingAttacked = No move may leave or place the player’s own king in check.

## Article 4: the act of moving the pieces.

rule-Adjusting = The player to move may adjust pieces on their squares after announcing it (“I adjust”).
rule-AdjustingOnOwnClock = A player may adjust pieces only while that player’s own clock is running.
rule-TouchedOwn = A player who deliberately touches one or more of their own pieces must move the first one touched that can be moved.
rule-TouchedEnemy = A player who deliberately touches one or more of the opponent’s pieces must capture the first one touched that can be captured.
rule-TouchedBoth = A player who touches one piece of each colour must capture the opponent’s piece with their own; if that is not possible, the first piece touched that can be moved or captured counts.
rule-TouchedKingAndRook = A player who deliberately touches king and rook must castle on that side if it is legal.
rule-TouchedRookFirst = A player who touches the rook first and then the king may not castle on that side on this move.
rule-CastlingMeant = A player who intended to castle but cannot must make another legal king move; this may be castling on the other side.
rule-PromotionChosen = The choice of the new piece is final when the piece has touched the promotion square.
rule-TouchedNothingPossible = If nothing that was touched can be moved or captured, any legal move may be made.
rule-MoveMade = Once a piece has been released on a square as part of a legal move, it stays there: the move has been made.
rule-KingReleased = Once the king has been released two squares away, castling must be completed.
rule-PromotionReleased = Once the pawn has been released on the last rank, it cannot be moved to another square.
rule-ComplaintLost = A player who deliberately touches a piece can no longer claim that the opponent violated touch-move.
rule-MovingAssistant = A player who cannot move the pieces may have an assistant who does.

## Article 5: the end of the game.

rule-Checkmate = The game is won by the player who checkmates; this ends the game immediately.
rule-Resignation = The game is won by a player whose opponent resigns; this ends the game immediately.
rule-ResignationNoMate = The game is drawn when a player resigns whose opponent cannot checkmate by any series of legal moves.
rule-Stalemate = The game is drawn when the player to move has no legal move and is not in check.
rule-DeadPosition = The game is drawn when neither player can checkmate by any series of legal moves.
rule-Agreement = The game is drawn when both players agree to a draw during the game.
rule-ThreefoldRepetition = The game may be drawn when the same position occurs for the third time.
rule-FiftyMoves = The game may be drawn when each player has made fifty consecutive moves without a capture or a pawn move.

## Article 6: the chess clock.

rule-Start = At the appointed time the clock of the player who moves first is started.
rule-CompletedByPress = A move is completed by pressing the clock.
rule-CompletedByEnd = A move that ends the game is completed even without pressing the clock.
rule-CompletedByNextMove = If the clock was not pressed, the move counts as completed once the same player makes the next one.
rule-PressAfterMoving = Only a player who has made a move may press the clock, and only after making it.
rule-PressingAssistant = A player who cannot press the clock may have an assistant who does.
rule-PeriodReached = When the required number of moves has been made, the time for the next period is added.
rule-DefaultTime = A player who arrives at the board after the default time loses unless the arbiter decides otherwise.
rule-ClockReadings = The times shown by the clocks are conclusive unless there is an evident defect; the arbiter then replaces the clock and sets the times.
rule-ClockSetWrongly = An incorrect clock setting is corrected as soon as it is discovered.
rule-FlagSeen = A flag is considered to have fallen when the arbiter observes it or a player makes a valid claim.
rule-FlagFall = A player who does not complete the prescribed number of moves in the allotted time loses.
rule-FlagFallNoMate = If a player runs out of time but the opponent cannot checkmate by any possible series of legal moves, the game is drawn.
rule-BothFlagsContinue = If both flags have fallen, it cannot be established which fell first, and moves of the period remain, the game continues.
rule-BothFlagsDrawn = If both flags have fallen in the last period and it cannot be established which fell first, the game is drawn.
rule-ArbiterStops = When the game has to be interrupted, the arbiter stops the clocks.
rule-PlayerStops = A player may stop the clocks only to seek the arbiter’s assistance.
rule-Resumption = The arbiter decides when the game is to be resumed.
rule-PositionReset = After an irregularity the arbiter sets up an earlier position and adjusts the clocks.
rule-DisplayIsNoEvidence = A claim may not be based on information shown on monitors or demonstration boards in the playing hall.

## Article 7: irregularities.

rule-InitialPosition = If the initial position was wrong, the game is cancelled and a new one is played.
rule-BoardTurned = If the board was placed incorrectly, the position is transferred to a correctly placed board.
rule-ColorsReversed = A game begun with reversed colours continues or is replayed, depending on the edition of the Laws and the arbiter’s decision.
rule-Displaced = A player who displaces pieces must put them back on their own time.
rule-DisplacedLater = If pieces are later found to have been displaced, the position before the irregularity is restored and the game continues from there.
rule-IllegalMove = An illegal move is taken back and replaced by a legal one; touch-move applies.
rule-Unpromoted = Leaving a pawn unpromoted on the last rank is an illegal move.
rule-PressWithoutMove = Pressing the clock without making a move counts as an illegal move.
rule-TwoHands = A move must be made with one hand only.
rule-IllegalMovePenalty = For a completed illegal move the opponent receives extra time; repeating the offence loses the game.

## Rapid and blitz.

rule-RapidSetupStays = In rapid chess an incorrect initial position can no longer be corrected after the first moves.
rule-RapidClockStays = In rapid chess an incorrect clock setting can no longer be corrected after the first moves.
rule-RapidIllegalMove = In rapid chess an illegal move must be claimed before the claimant’s own next move; after that it stands.
rule-BlitzIllegalMove = In blitz the opponent may claim a win after an illegal move, but only before making a move.
rule-RapidFlagClaim = In rapid chess only a player may point out a flag-fall.
rule-RapidBothFlags = In rapid chess the game is drawn if both flags have fallen.
rule-MatingMaterial = In blitz a player needs mating material to win.
rule-IllegalPosition = In rapid chess, if both kings are in check or a pawn stands on the last rank, the arbiter waits for the next completed move; if the position is then still illegal, the game is drawn.
rule-AgreedCorrection = The players may agree between themselves, without the arbiter, to take back an illegal move.
rule-RapidRecordLooks = In rapid chess the player to move may ask to see the scoresheet, at most five times.
rule-BlitzRecordLooks = In blitz the player to move may ask to see the scoresheet, at most five times.

## Article 8: the recording of the moves.

rule-RecordBeforeMoving = Each player records the moves; a player’s own previous move must be recorded before the next one is made.
rule-WritingInAdvance = Moves may not be recorded in advance, except when claiming a draw or sealing a move.
rule-CompleteRecord = A player who did not record moves in time trouble must complete the scoresheet afterwards.
rule-ScoresheetDefect = An electronic scoresheet with an evident defect is replaced by the arbiter.
rule-Signing = After the game both players sign both scoresheets; the result stands unless the arbiter decides otherwise.
rule-RecordingAssistant = A player who cannot record the moves may have an assistant who does.

## Article 10: points.

rule-ScoreMaximum = Both players together score no more than a game normally gives.

## Article 9: the drawn game.

rule-DrawOffer = A draw is offered after making a move and before pressing the clock; the offer stands until the opponent accepts it, declines it or plays on.
rule-DrawsRestricted = The rules of the competition may forbid draws by agreement altogether or before a certain move.
rule-ClaimIsOffer = A draw claim also counts as a draw offer.
rule-RepetitionIntended = The player to move may claim a draw by writing down a move after which the same position occurs for the third time.
rule-RepetitionAppeared = The player to move may claim a draw when the same position has just occurred for the third time.
rule-FiftyIntended = The player to move may claim a draw by writing down a move that completes fifty consecutive moves by each player without a capture or a pawn move.
rule-FiftyReached = The player to move may claim a draw when each player has made the last fifty moves without a capture or a pawn move.
rule-ClaimLost = A player who touches a piece or makes a move without claiming loses the right to claim on this move.
rule-ClaimNotWithdrawn = When a draw is claimed the clocks are stopped; a claim cannot be withdrawn.
rule-ClaimRight = If the claim is correct, the game is drawn immediately.
rule-ClaimWrong = If the claim is incorrect, the opponent receives extra time, the game continues, and an intended move that was written down must be made.
rule-FivefoldRepetition = The game is drawn, without any claim, when the same position has occurred five times.
rule-SeventyFiveMoves = The game is drawn, without any claim, when each player has made seventy-five moves without a capture or a pawn move; checkmate takes precedence.

## The quickplay finish.

rule-QuickplayFinish = A quickplay finish is the last period, in which all remaining moves must be made in a limited time.
rule-QuickplayAnnounced = This guideline applies only if it was announced beforehand.
rule-QuickplayNotInBlitz = This claim cannot be made in blitz.
rule-QuickplayClaim = With less than two minutes left, a player may claim a draw because the opponent cannot win or does not try to win by normal means.
rule-QuickplayAccepted = If the arbiter agrees with the claim, the game is drawn.
rule-QuickplayPostponed = The arbiter may postpone the decision and let the game continue.
rule-QuickplayDrawnLater = An arbiter who has postponed the decision may declare the game drawn later, even after a flag has fallen.
rule-QuickplayRejected = If the arbiter rejects the claim, the opponent receives extra time.
rule-IncrementRequest = With less than two minutes left, a player may ask for an increment of five seconds per move for both players; this is also a draw offer.
rule-UnwatchedCannotWin = Without an arbiter a draw may be claimed because the opponent cannot win by normal means.
rule-UnwatchedNoEffort = Without an arbiter a draw may be claimed because the opponent does not try to win by normal means.
rule-UnwatchedDecision = Such a claim ends play; an arbiter decides afterwards.

## Adjourned games.

rule-Sealing = At the adjournment the player to move seals a move; it may be changed until the clocks are stopped.
rule-OfferAfterSealing = A draw offered after the opponent has sealed a move stays open until it is accepted or declined.
rule-EndBeforeResumption = If the players agree on a draw or one resigns before the resumption, the game is over.
rule-EnvelopeOpening = The envelope is opened only when the player who must reply is present.
rule-SealedAmbiguous = A player who has sealed an ambiguous move loses.
rule-SealedUnclear = A player who has sealed a move whose true meaning cannot be established loses.
rule-SealedIllegal = A player who has sealed an illegal move loses.
rule-SealedNoMate = An invalid sealed move does not lose if the opponent cannot checkmate by any possible series of legal moves.
rule-ReplierPresent = If the player who has to reply is present, the sealed move is made and that player’s clock is started.
rule-ReplierAbsent = If the player who has to reply is absent, that player’s clock is started.
rule-SealerAbsent = If the player who sealed is absent, the opponent may seal the reply.
rule-LateForResumption = A player who arrives too late for the resumption loses.
rule-EnvelopeLost = If the envelope is lost and the position is known, the sealed move is made on the board.
rule-PositionLost = If the position cannot be established, the game is cancelled and a new one is played.
rule-ClockAtResumption = An incorrect time on a clock must be pointed out before the first move after the resumption; otherwise the game continues with it.

## Players who do not see.

rule-Announcing = Moves are announced clearly, repeated by the opponent and made on the opponent’s board.
rule-AnnouncedBeforePress = The clock may be pressed only after the move has been announced.
rule-SlipCorrected = A slip of the tongue must be corrected immediately, before the clock is pressed.
rule-BoardsDiffer = If the positions on the two boards differ, they are corrected with the help of the arbiter and both scoresheets.
rule-BlindAssistant = A visually impaired player may have an assistant with certain tasks.
rule-SightedAssistant = The opponent of a visually impaired player may have an assistant too.

## Conduct, and the arbiter.

rule-LeavingVenue = Players may not leave the playing venue without permission.
rule-LeavingOnMove = The player to move may not leave the playing area without permission.
rule-Device = A player found with a forbidden electronic device, or whose device makes a sound, loses.
rule-SearchRefused = The arbiter may have a player inspected; a player who refuses is penalised.
rule-Distraction = Nobody may distract or annoy the opponent in any way.
rule-BothGuilty = If both players are guilty, both lose.
rule-Appeal = A player may appeal against a decision of the arbiter.
rule-SpectatorTells = A spectator may report an irregularity only to the arbiter.
rule-ExtraTime = The arbiter may grant extra time after a disturbance from outside.
rule-Warning = The arbiter may warn a player.
rule-OpponentTime = As a penalty the arbiter may give the opponent more time.
rule-OffenderTime = As a penalty the arbiter may deduct time from the offender.
rule-OpponentScore = As a penalty the arbiter may increase the opponent’s score, up to the maximum available for the game.
rule-OffenderScore = As a penalty the arbiter may reduce the offender’s score.
rule-Loss = As a penalty the arbiter may declare the game lost.
rule-Fine = A fine may be imposed if it was announced in advance.
rule-Exclusion = As a penalty a player may be excluded from one or more rounds.
rule-Expulsion = As a penalty a player may be expelled from the competition.
rule-ArbiterDecides = The arbiter ensures that the Laws are observed and decides cases they do not cover.
