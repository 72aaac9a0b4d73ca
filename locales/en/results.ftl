### Why a game ended, and who scored what. $by is none where nobody’s act or flag ended it, or where it is not told.

game-over = { $reason }: { $result }

reason-checkmate = { $by ->
    [white] White checkmates Black
    [black] Black checkmates White
   *[none] checkmate
}
reason-resignation = { $by ->
    [white] White resigns
    [black] Black resigns
   *[none] resignation
}
reason-resignation_no_mate = { $by ->
    [white] White resigns, but Black cannot checkmate by any series of legal moves
    [black] Black resigns, but White cannot checkmate by any series of legal moves
   *[none] resignation, but the opponent cannot checkmate by any series of legal moves
}
reason-stalemate = stalemate
reason-dead_position = dead position
reason-agreement = draw by agreement
reason-repetition = threefold repetition
reason-fivefold_repetition = fivefold repetition
reason-fifty_moves = fifty-move rule
reason-seventy_five_moves = seventy-five-move rule
reason-flag_fall = { $by ->
    [white] White’s flag has fallen
    [black] Black’s flag has fallen
   *[none] flag fall
}
reason-flag_fall_no_mate = { $by ->
    [white] White’s flag has fallen, but Black cannot checkmate by any series of legal moves
    [black] Black’s flag has fallen, but White cannot checkmate by any series of legal moves
   *[none] flag fall, but the opponent cannot checkmate by any series of legal moves
}
reason-both_flags = both flags have fallen
reason-illegal_moves = { $by ->
    [white] White loses by an illegal move
    [black] Black loses by an illegal move
   *[none] illegal moves
}
reason-illegal_moves_no_mate = { $by ->
    [white] an illegal move by White would lose the game, but Black cannot checkmate by any series of legal moves
    [black] an illegal move by Black would lose the game, but White cannot checkmate by any series of legal moves
   *[none] illegal moves, but the opponent cannot checkmate by any series of legal moves
}
reason-illegal_position = illegal position
reason-default = { $by ->
    [white] White did not arrive in time
    [black] Black did not arrive in time
   *[none] default time exceeded
}
reason-quickplay = { $by ->
    [white] White’s claim in the quickplay finish
    [black] Black’s claim in the quickplay finish
   *[none] quickplay finish
}
reason-device = { $by ->
    [white] White was found with an electronic device
    [black] Black was found with an electronic device
   *[none] electronic device
}
reason-device_no_mate = { $by ->
    [white] White was found with an electronic device, but Black cannot checkmate by any series of legal moves
    [black] Black was found with an electronic device, but White cannot checkmate by any series of legal moves
   *[none] electronic device, but the opponent cannot checkmate by any series of legal moves
}
reason-sealed_move = { $by ->
    [white] White’s sealed move is not valid
    [black] Black’s sealed move is not valid
   *[none] invalid sealed move
}
reason-sealed_move_no_mate = { $by ->
    [white] White’s sealed move is not valid, but Black cannot checkmate by any series of legal moves
    [black] Black’s sealed move is not valid, but White cannot checkmate by any series of legal moves
   *[none] invalid sealed move, but the opponent cannot checkmate by any series of legal moves
}
reason-penalty = { $by ->
    [white] penalty against White
    [black] penalty against Black
   *[none] penalty
}
reason-absence = { $by ->
    [white] White stayed away too long
    [black] Black stayed away too long
   *[none] a player stayed away too long
}
reason-absence_no_mate = { $by ->
    [white] White stayed away too long, but Black cannot checkmate by any series of legal moves
    [black] Black stayed away too long, but White cannot checkmate by any series of legal moves
   *[none] a player stayed away too long, but the opponent cannot checkmate by any series of legal moves
}
reason-cancelled = the game is cancelled
reason-arbiter = the arbiter’s decision

result-white_wins = White wins { $score }
result-black_wins = Black wins { $score }
result-drawn = the game is drawn { $score }
result-both_lose = both players lose { $score }
result-half_for_white = White scores half a point, Black zero, { $score }
result-half_for_black = Black scores half a point, White zero, { $score }
result-white_wins_by_forfeit = White wins by forfeit { $score }
result-black_wins_by_forfeit = Black wins by forfeit { $score }
result-both_forfeit = both players lose by forfeit { $score }
result-none = no result
result-other = the result is { $score }
game-failed = a fault in the server has stopped this game; everything played so far is kept, and the game can continue once the operator has started the server again
