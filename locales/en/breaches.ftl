### Why a move is illegal, one message a rule of movement.

breach-empty_square = there is no piece on that square
breach-not_on_turn = the piece is the opponent’s
breach-same_square = the piece stays where it is
breach-own_piece_there = one of the player’s own pieces stands there
breach-way_of_moving = { $role ->
    [pawn] a pawn does not move that way
    [pawn_too_far] a pawn may advance two squares at most, and only from its original square
    [pawn_back] a pawn never moves backwards
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
breach-pawn_double_step = a pawn may advance two squares only from its original square
breach-pawn_takes_nothing = a pawn moves diagonally only when capturing
breach-en_passant_lapsed = en passant is possible only immediately after the pawn’s two-square advance
breach-promotion_missing = a pawn that reaches the last rank must be promoted
breach-promotion_not_allowed = only a pawn that reaches the last rank is promoted
breach-promotion_piece = a pawn may be promoted only to a queen, rook, bishop or knight
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
} a square the king stands on, crosses or is to occupy

# A move that somebody asks about, as it was written.
why-legal = the move { $move } is legal
why-illegal = the move { $move } is not legal: { $why }
why-no_piece = { $role ->
    [pawn] no pawn can move to { $square }
    [knight] no knight can move to { $square }
    [bishop] no bishop can move to { $square }
    [rook] no rook can move to { $square }
    [queen] no queen can move to { $square }
   *[king] the king cannot move to { $square }
}
why-other_editions = In other editions: { $articles }.
