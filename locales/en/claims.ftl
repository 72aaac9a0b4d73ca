### Claims, one message for each ground.

draw-ground-repetition = by threefold repetition
draw-ground-fifty_moves = under the fifty-move rule

quickplay-ground-cannot_win = the opponent cannot win by normal means
quickplay-ground-no_effort = the opponent makes no effort to win by normal means

claim_made-repetition = { by } claims a draw by threefold repetition
claim_made-fifty_moves = { by } claims a draw under the fifty-move rule
claim_made-agreement = the players have agreed to a draw
claim_made-touch_move = { by } claims that the opponent broke the touch-move rule
claim_made-flag = { by } claims that { opponent-possessive } flag has fallen
claim_made-illegal_move = { by } claims that the opponent made an illegal move
claim_made-cannot_win = { by } claims a draw because { quickplay-ground-cannot_win }
claim_made-no_effort = { by } claims a draw because { quickplay-ground-no_effort }
claim_made-increment = { by } asks for an increment of five seconds per move for both players
claim-with-intended = { $claim } with the intended move { $move }
claim-needs-arbiter = { $claim }; the arbiter decides

claim_accepted-repetition = { by-possessive } claim is correct: the same position occurs for at least the third time
claim_accepted-fifty_moves = { by-possessive } claim is correct: fifty moves have passed without a capture or a pawn move
claim_accepted-agreement = the arbiter agrees to the draw
claim_accepted-touch_move = { by-possessive } claim is correct: the opponent broke the touch-move rule
claim_accepted-flag = { by-possessive } claim is correct: { opponent-possessive } flag has fallen
claim_accepted-illegal_move = { by-possessive } claim is correct: the opponent made an illegal move
claim_accepted-cannot_win = { by-possessive } claim is accepted: { quickplay-ground-cannot_win }
claim_accepted-no_effort = { by-possessive } claim is accepted: { quickplay-ground-no_effort }
claim_accepted-increment = { by-possessive } request is granted: both players receive an increment of five seconds per move

claim_rejected-repetition = { by-possessive } claim is incorrect: the position has not occurred three times
claim_rejected-fifty_moves = { by-possessive } claim is incorrect: there has been a capture or a pawn move within the last fifty moves
claim_rejected-agreement = the arbiter does not agree to the draw
claim_rejected-touch_move = { by-possessive } claim is incorrect: the opponent did not break the touch-move rule
claim_rejected-flag = { by-possessive } claim is incorrect: { opponent-possessive } flag has not fallen
claim_rejected-illegal_move = { by-possessive } claim is incorrect: the opponent made no illegal move
claim_rejected-cannot_win = { by-possessive } claim is rejected: the opponent can win by normal means
claim_rejected-no_effort = { by-possessive } claim is rejected: the opponent tries to win by normal means
claim_rejected-increment = { by-possessive } request is rejected
