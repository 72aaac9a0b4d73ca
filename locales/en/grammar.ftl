### How English bends its words. Each language has its own file of this name; the other files have the same messages in all.

## The person an act or a ruling is about: $by is white, black, white_assistant, black_assistant, arbiter or spectator.

by = { $by ->
    [white] White
    [black] Black
    [white_assistant] White’s assistant
    [black_assistant] Black’s assistant
    [spectator] a spectator
   *[arbiter] the arbiter
}
by-possessive = { $by ->
    [white] White’s
    [black] Black’s
    [white_assistant] White’s assistant’s
    [black_assistant] Black’s assistant’s
    [spectator] a spectator’s
   *[arbiter] the arbiter’s
}
opponent-possessive = { $by ->
    [white] Black’s
    [black] White’s
    [white_assistant] Black’s
    [black_assistant] White’s
   *[arbiter] a player’s
}

## Pieces: $role is a kind of piece, $whose is white or black if it has to be said.

role = { $role ->
    [pawn] pawn
    [knight] knight
    [bishop] bishop
    [rook] rook
    [queen] queen
    [king] king
   *[piece] piece
}
piece-of-whom = { $whose ->
    [white] White’s { role }
    [black] Black’s { role }
   *[own] the { role }
}

## Numbers: small ones are spelled out where nothing else is counted beside them.

number = { $spelled ->
    [yes] { number-word }
   *[no] { $n }
}
number-word = { $n ->
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $n }
}
extra = { $form ->
    [extra] {" "}extra
   *[plain] {""}
}
illegal-move-number = { $count ->
    [0] { by-possessive } illegal move
    [1] { by-possessive } first illegal move
    [2] { by-possessive } second illegal move
    [3] { by-possessive } third illegal move
   *[other] { by-possessive } illegal move number { $count }
}
