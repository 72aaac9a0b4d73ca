### Proč je tah nepřípustný, jedna zpráva na každé pravidlo o tazích.

breach-empty_square = není čím táhnout, pole je prázdné
breach-not_on_turn = kámen patří soupeři
breach-same_square = kámen zůstává na svém poli
breach-own_piece_there = na tom poli stojí vlastní kámen
breach-way_of_moving = { $role ->
    [pawn] pěšec takto netáhne
    [pawn_too_far] pěšec smí postoupit nejvýše o dvě pole, a to jen ze svého základního pole
    [pawn_back] pěšec nikdy netáhne zpět
    [knight] jezdec takto netáhne
    [bishop] střelec takto netáhne
    [rook] věž takto netáhne
    [queen] dáma takto netáhne
   *[king] král takto netáhne
}
breach-blocked = v cestě stojí { $pieces }
breach-pawn_double_step = o dvě pole smí pěšec postoupit jen ze svého základního pole
breach-pawn_takes_nothing = diagonálně táhne pěšec jen při braní
breach-en_passant_lapsed = brát mimochodem lze pouze bezprostředně po postupu pěšce o dvě pole
breach-promotion_missing = pěšec, který dosáhne poslední řady, se musí proměnit
breach-promotion_not_allowed = proměnit se může jen pěšec, který dosáhl poslední řady
breach-promotion_piece = pěšec se mění v dámu, věž, střelce nebo jezdce
breach-king_capture = krále nelze brát
breach-leaves_king_attacked = král by byl v šachu, { $n ->
    [one] napadá
    [few] napadají
    [many] napadají
   *[other] napadají
} ho { $pieces }
breach-castling_right_lost = { $rule ->
    [CastlingKingMoved] právo na rošádu zaniklo, král už táhl
    [CastlingRookMoved] právo na rošádu zaniklo, věž už táhla
   *[other] právo na rošádu zaniklo, táhl už král nebo věž
}
breach-castling_occupied = rošádu teď nelze provést, v cestě stojí { $pieces }
breach-castling_through_attack = rošádu teď nelze provést: { $pieces } { $n ->
    [one] napadá
    [few] napadají
    [many] napadají
   *[other] napadají
} pole, které král opouští, přechází nebo má obsadit

# Tah, na který se někdo ptá, jak byl zapsán.
why-legal = tah { $move } je přípustný
why-illegal = tah { $move } není přípustný: { $why }
why-no_piece = { $role ->
    [pawn] na { $square } nemůže táhnout žádný pěšec
    [knight] na { $square } nemůže táhnout žádný jezdec
    [bishop] na { $square } nemůže táhnout žádný střelec
    [rook] na { $square } nemůže táhnout žádná věž
    [queen] na { $square } nemůže táhnout žádná dáma
   *[king] na { $square } král táhnout nemůže
}
why-other_editions = V ostatních zněních: { $articles }.
