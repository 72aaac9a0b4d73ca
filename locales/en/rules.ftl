### What each rule of the Laws says, in one sentence of our own; a message for each rule.

## Articles 1 and 3: whose move it is, and how the pieces move.

rule-HasTheMove = Only the player who has the move may move.
rule-KingCapture = The king is never captured, and no king may be left in check.
rule-OwnPieceThere = No piece goes to a square where one of its own colour stands.
rule-BishopMoves = The bishop moves along its diagonals.
rule-RookMoves = The rook moves along its file and its rank.
rule-QueenMoves = The queen moves along its file, its rank and its diagonals.
rule-NothingBetween = Bishop, rook and queen do not pass over other pieces.
rule-KnightMoves = The knight goes to the nearest squares that are on none of its lines: two squares straight and one to the side.
rule-PawnSteps = The pawn goes one square forward, if that square is empty.
rule-PawnStepsTwice = From its first square the pawn may go two squares forward, if both are empty.
rule-PawnTakes = The pawn captures diagonally, one square forward.
rule-EnPassantAtOnce = A pawn that has gone two squares is captured in passing by the very next move, or not at all.
rule-Promotion = A pawn that reaches the last rank is exchanged, as part of the same move, for a queen, rook, bishop or knight.
rule-KingMoves = The king goes one square in any direction, and never to an attacked square.
rule-CastlingRightLost = The right to castle is lost for good when the king or that rook has moved.
rule-CastlingKingMoved = The right to castle is lost for good: the king has moved.
rule-CastlingRookMoved = The right to castle with a rook is lost for good: it has moved.
rule-CastlingThroughAttack = There is no castling while the square the king leaves, crosses or reaches is attacked.
rule-CastlingOccupied = There is no castling while a piece stands between the king and the rook.
rule-Chess960Occupied = In Chess960 all squares that king and rook cross or reach must be empty but for these two.
rule-LeavesKingAttacked = No move may leave or put the own king in check.

## Article 4: the act of moving the pieces.

rule-Adjusting = Who has the move may adjust pieces on their squares after saying so.
rule-AdjustingOnOwnClock = Pieces are adjusted only while the own clock runs.
rule-TouchedOwn = Who touches own pieces on purpose must move the first one touched that can move.
rule-TouchedEnemy = Who touches the opponent's pieces on purpose must capture the first one touched that can be captured.
rule-TouchedBoth = Who touches one piece of each colour must capture the one with the other; if that cannot be, the first touched that can be moved or captured counts.
rule-TouchedKingAndRook = Who touches king and rook on purpose must castle on that side, if it is legal.
rule-TouchedRookFirst = Who touches the rook first and then the king may not castle on that side in this move.
rule-CastlingMeant = Who meant to castle and may not must make another legal move with the king, castling to the other side included.
rule-PromotionChosen = The choice of the new piece is final when the piece has touched the promotion square.
rule-TouchedNothingPossible = If nothing that was touched can be moved or captured, any legal move may be made.
rule-MoveMade = A piece let go on a square as a legal move stays there: the move is made.
rule-KingReleased = Once the king is let go two squares away, the castling is to be completed.
rule-PromotionReleased = Once the pawn is let go on the last rank, it goes to no other square.
rule-ComplaintLost = Who touches a piece on purpose can no longer complain that the opponent broke touch-move.
rule-MovingAssistant = A player who cannot move the pieces may have an assistant who does.

## Article 5: the end of the game.

rule-Checkmate = The game is won by checkmate, which ends it at once.
rule-Resignation = The game is won when the opponent resigns, which ends it at once.
rule-Stalemate = The game is drawn when the player on move has no legal move and is not in check.
rule-DeadPosition = The game is drawn when neither player can checkmate by any series of legal moves.
rule-Agreement = The game is drawn when the players agree on it during the game.
rule-ThreefoldRepetition = The game may be drawn when the same position occurs for the third time.
rule-FiftyMoves = The game may be drawn when both have made fifty moves without a capture and without a pawn move.

## Article 6: the chess clock.

rule-Start = At the appointed hour the clock of the player who moves first is started.
rule-CompletedByPress = A move is completed by pressing the clock.
rule-CompletedByEnd = A move that ends the game is completed without a press.
rule-CompletedByNextMove = A move without a press counts as completed when the same player makes the next one.
rule-PressAfterMoving = The clock is pressed only by who has made a move, and after it.
rule-PressingAssistant = A player who cannot press the clock may have an assistant who does.
rule-PeriodReached = When the required moves are made, the time of the next period is added.
rule-DefaultTime = Who comes to the board after the default time loses, unless the arbiter decides otherwise.
rule-ClockReadings = What the clocks show counts, unless they have an evident defect; the arbiter then puts them right.
rule-ClockSetWrongly = A clock that was set wrongly is put right as soon as it is found.
rule-FlagSeen = A flag has fallen when the arbiter sees it or a player rightly claims it.
rule-FlagFall = Who does not complete the required moves in time loses.
rule-FlagFallNoMate = If the time runs out but the opponent cannot checkmate by any series of legal moves, the game is drawn.
rule-BothFlagsContinue = If both flags have fallen, nobody knows which first, and there are moves to make, the game goes on.
rule-BothFlagsDrawn = If both flags have fallen in the last period and nobody knows which first, the game is drawn.
rule-ArbiterStops = When the game has to be interrupted, the arbiter stops the clocks.
rule-PlayerStops = A player stops the clocks only to ask for the arbiter's help.
rule-Resumption = The arbiter decides when the game goes on.
rule-PositionReset = After an irregularity the arbiter sets up an earlier position and adjusts the clocks.
rule-DisplayIsNoEvidence = What monitors and demonstration boards in the hall show is no ground for a claim.

## Article 7: irregularities.

rule-InitialPosition = If the initial position was wrong, the game is cancelled and a new one is played.
rule-BoardTurned = If the board lies wrongly, the position is transferred to one that lies right.
rule-ColorsReversed = A game begun with colours reversed goes on or is played anew, as the edition and the arbiter have it.
rule-Displaced = Who displaces pieces puts them back in the own time.
rule-DisplacedLater = If pieces are found displaced later, the position before is set up again and the game goes on from there.
rule-IllegalMove = An illegal move is taken back and replaced by a legal one; touch-move holds.
rule-Unpromoted = A pawn that is left on the last rank is an illegal move.
rule-PressWithoutMove = Pressing the clock without a move counts as an illegal move.
rule-TwoHands = A move is made with one hand only.
rule-IllegalMovePenalty = A completed illegal move gives the opponent extra time; repeated, it loses the game.

## Rapid and blitz.

rule-RapidSetupStays = In rapid chess a wrong set-up of the pieces stays after the first moves.
rule-RapidClockStays = In rapid chess a wrong clock setting stays after the first moves.
rule-RapidIllegalMove = In rapid chess an illegal move is claimed before the own next move; after that it stands.
rule-BlitzIllegalMove = In blitz the opponent may claim the win after an illegal move, before moving.
rule-RapidFlagClaim = In rapid chess only a player points out that a flag has fallen.
rule-RapidBothFlags = In rapid chess the game is drawn if both flags have fallen.
rule-MatingMaterial = In blitz a player needs mating material to win.
rule-IllegalPosition = In rapid chess, if both kings are in check or a pawn stands on the last rank, the arbiter waits for the next completed move; if that does not mend it, the game is drawn.
rule-AgreedCorrection = The players may agree, without the arbiter, to undo an illegal move.
rule-RapidRecordLooks = In rapid chess the player on move may ask to see the record, at most five times.
rule-BlitzRecordLooks = In blitz the player on move may ask to see the record, at most five times.

## Article 8: the recording of the moves.

rule-RecordBeforeMoving = Every player writes the moves down; the own previous move before the next is made.
rule-WritingInAdvance = No move is written before it is made, except for a claim or for sealing.
rule-CompleteRecord = Who did not record in time trouble completes the scoresheet after it.
rule-Signing = After the game both players sign the scoresheets; the result stands so, unless the arbiter decides otherwise.
rule-RecordingAssistant = A player who cannot keep the score may have an assistant who does.

## Article 10: points.

rule-ScoreMaximum = Both players together score no more than a game normally gives.

## Article 9: the drawn game.

rule-DrawOffer = A draw is offered after the move and before the press; it stands until the opponent accepts, declines or moves.
rule-DrawsRestricted = The rules of the competition may forbid draws by agreement, in general or before a certain move.
rule-ClaimIsOffer = The claim of a draw counts as an offer of a draw.
rule-RepetitionIntended = Who has the move may claim a draw by writing down a move that makes the same position occur for the third time.
rule-RepetitionAppeared = Who has the move may claim a draw when the same position has just occurred for the third time.
rule-FiftyIntended = Who has the move may claim a draw by writing down a move that completes fifty moves of both without a capture and without a pawn move.
rule-FiftyReached = Who has the move may claim a draw when both have made the last fifty moves without a capture and without a pawn move.
rule-ClaimLost = Who touches a piece or moves without claiming has lost the right to claim on this move.
rule-ClaimNotWithdrawn = The clocks are stopped for a claim, and it cannot be withdrawn.
rule-ClaimRight = A correct claim draws the game at once.
rule-ClaimWrong = After an incorrect claim the opponent gets extra time, the game goes on, and a move that was written down must be made.
rule-FivefoldRepetition = The game is drawn, without any claim, when the same position has occurred five times.
rule-SeventyFiveMoves = The game is drawn, without any claim, when both have made seventy-five moves without a capture and without a pawn move; checkmate comes first.

## The quickplay finish.

rule-QuickplayFinish = A quickplay finish is the last period, in which all remaining moves must be made in a limited time.
rule-QuickplayAnnounced = This guideline applies only if it was announced beforehand.
rule-QuickplayNotInBlitz = In blitz there is no such claim.
rule-QuickplayClaim = With less than two minutes left, a player may claim a draw because the opponent cannot win or does not try to win by normal means.
rule-QuickplayAccepted = If the arbiter agrees with the claim, the game is drawn.
rule-QuickplayPostponed = The arbiter may put the decision off and let the game go on.
rule-QuickplayDrawnLater = A decision that was put off may declare the draw later, even after a flag has fallen.
rule-QuickplayRejected = If the arbiter rejects the claim, the opponent gets extra time.
rule-IncrementRequest = With less than two minutes left, a player may ask for five seconds a move for both; it is an offer of a draw too.
rule-UnwatchedCannotWin = Without an arbiter a draw may be claimed because the opponent cannot win by normal means.
rule-UnwatchedNoEffort = Without an arbiter a draw may be claimed because the opponent does not try to win by normal means.
rule-UnwatchedDecision = Such a claim ends the game; an arbiter decides afterwards.

## Adjourned games.

rule-Sealing = At the adjournment the player on move seals a move; it can be changed until the clocks are stopped.
rule-OfferAfterSealing = A draw offered after the opponent has sealed a move stays open until it is accepted or declined.
rule-EndBeforeResumption = If the players agree on a draw or one resigns before the resumption, the game is over.
rule-EnvelopeOpening = The envelope is opened only when the player who must reply is present.
rule-SealedAmbiguous = Who has sealed an ambiguous move loses.
rule-SealedUnclear = Who has sealed a move whose meaning cannot be found out loses.
rule-SealedIllegal = Who has sealed an illegal move loses.
rule-SealedNoMate = A bad sealed move does not lose if the opponent cannot checkmate by any series of legal moves.
rule-ReplierPresent = If the player who must reply is present, the sealed move is made and that player's clock is started.
rule-ReplierAbsent = If the player who must reply is absent, that player's clock is started.
rule-SealerAbsent = If the player who sealed is absent, the opponent may seal the reply.
rule-LateForResumption = Who comes too late to the resumption loses.
rule-EnvelopeLost = If the envelope is lost and the position is known, the sealed move is made on the board.
rule-PositionLost = If the position cannot be established, the game is cancelled and a new one is played.
rule-ClockAtResumption = A clock that is wrong at the resumption is put right before the first move, or the game goes on with it.

## Players who do not see.

rule-Announcing = Moves are announced clearly, repeated by the opponent and made on the opponent's board.
rule-AnnouncedBeforePress = The clock is pressed only when the move has been announced.
rule-SlipCorrected = A slip of the tongue is corrected at once, before the clock is pressed.
rule-BoardsDiffer = If the two boards differ, they are put right with the help of the arbiter and both scoresheets.
rule-BlindAssistant = A visually impaired player may have an assistant with certain tasks.
rule-SightedAssistant = The opponent of a visually impaired player may have an assistant too.

## Conduct, and the arbiter.

rule-LeavingVenue = Players do not leave the playing venue without permission.
rule-LeavingOnMove = The player on move does not leave the playing area without permission.
rule-Device = A player loses when a forbidden electronic device is found on, or heard from, that player.
rule-SearchRefused = The arbiter may have a player checked; who refuses is penalised.
rule-Distraction = Nobody may distract or annoy the opponent in any way.
rule-BothGuilty = If both players are guilty, both lose.
rule-Appeal = A player may appeal against a decision of the arbiter.
rule-SpectatorTells = Who watches may tell only the arbiter of an irregularity.
rule-ExtraTime = The arbiter may give extra time after a disturbance from outside.
rule-Warning = The arbiter may warn a player.
rule-OpponentTime = As a penalty the arbiter may give the opponent more time.
rule-OffenderTime = As a penalty the arbiter may take time from the offender.
rule-OpponentScore = As a penalty the arbiter may raise the opponent's score, up to what the game can give.
rule-OffenderScore = As a penalty the arbiter may reduce the offender's score.
rule-Loss = As a penalty the arbiter may declare the game lost.
rule-Fine = A fine is possible if it was announced beforehand.
rule-Exclusion = As a penalty a player may be excluded from one or more rounds.
rule-Expulsion = As a penalty a player may be expelled from the competition.
rule-ArbiterDecides = The arbiter sees to it that the Laws are observed, and decides what they leave open.
