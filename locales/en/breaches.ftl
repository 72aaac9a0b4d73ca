### Why a move is illegal, one message a rule of movement.

breach-empty_square = there is no piece to move
breach-not_on_turn = the piece is the opponent’s
breach-same_square = the piece stays where it is
breach-own_piece_there = a piece of the player’s own stands there
breach-way_of_moving = { $role ->
    [pawn] a pawn does not move that way
    [knight] a knight does not move that way
    [bishop] a bishop does not move that way
    [rook] a rook does not move that way
    [queen] a queen does not move that way
   *[king] a king does not move that way
}
breach-blocked = { $pieces } { $n ->
    [one] is in the way
   *[other] are in the way
}
breach-pawn_double_step = a pawn goes two squares only from where it started
breach-pawn_takes_nothing = a pawn goes diagonally only to capture
breach-en_passant_lapsed = a pawn is captured en passant only at once after its double step
breach-promotion_missing = a pawn that reaches the last rank must be promoted
breach-promotion_not_allowed = only a pawn that reaches the last rank is promoted
breach-promotion_piece = a pawn becomes a queen, a rook, a bishop or a knight
breach-king_capture = a king is never captured
breach-leaves_king_attacked = the king would be in check from { $pieces }
breach-castling_right_lost = { $rule ->
    [CastlingKingMoved] the right to castle is lost, as the king has moved
    [CastlingRookMoved] the right to castle is lost, as the rook has moved
   *[other] the right to castle is lost, as the king or the rook has moved
}
breach-castling_occupied = castling is not possible now, as { $pieces } { $n ->
    [one] is in the way
   *[other] are in the way
}
breach-castling_through_attack = castling is not possible now, as { $pieces } { $n ->
    [one] attacks
   *[other] attack
} a square that the king leaves, crosses or reaches
