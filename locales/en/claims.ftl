### Claims, one message for each ground.

draw-ground-repetition = by threefold repetition
draw-ground-fifty_moves = under the fifty-move rule

claim_made-repetition = { by } claims a draw by threefold repetition
claim_made-fifty_moves = { by } claims a draw under the fifty-move rule
claim_made-agreement = the players have agreed to a draw
claim_made-touch_move = { by } claims that the opponent broke the touch-move rule
claim_made-flag = { by } claims that { opponent-possessive } flag has fallen
claim_made-illegal_move = { by } claims that the opponent made an illegal move
claim-with-intended = { $claim } with the intended move { $move }
claim-needs-arbiter = { $claim }; the arbiter decides

claim_accepted-repetition = { by-possessive } claim is correct: the same position occurs for at least the third time
claim_accepted-fifty_moves = { by-possessive } claim is correct: fifty moves have passed without a capture or a pawn move
claim_accepted-agreement = the arbiter consents to the draw
claim_accepted-touch_move = { by-possessive } claim is correct: the opponent broke the touch-move rule
claim_accepted-flag = { by-possessive } claim is correct: { opponent-possessive } flag has fallen
claim_accepted-illegal_move = { by-possessive } claim is correct: the opponent made an illegal move

claim_rejected-repetition = { by-possessive } claim is incorrect: the same position does not occur for the third time
claim_rejected-fifty_moves = { by-possessive } claim is incorrect: fifty moves without a capture or a pawn move have not passed
claim_rejected-agreement = the arbiter does not consent to the draw
claim_rejected-touch_move = { by-possessive } claim is incorrect: the opponent did not break the touch-move rule
claim_rejected-flag = { by-possessive } claim is incorrect: { opponent-possessive } flag has not fallen
claim_rejected-illegal_move = { by-possessive } claim is incorrect: the opponent made no illegal move
