### Prečo je ťah nemožný, jedna správa na každé pravidlo o ťahoch.

breach-empty_square = nie je čím ťahať, pole je prázdne
breach-not_on_turn = figúrka patrí súperovi
breach-same_square = figúrka zostáva na svojom poli
breach-own_piece_there = na tom poli stojí vlastná figúrka
breach-way_of_moving = { $role ->
    [pawn] pešiak takto neťahá
    [pawn_too_far] pešiak smie postúpiť najviac o dve polia, a to len zo svojho pôvodného poľa
    [pawn_back] pešiak nikdy neťahá dozadu
    [knight] jazdec takto neťahá
    [bishop] strelec takto neťahá
    [rook] veža takto neťahá
    [queen] dáma takto neťahá
   *[king] kráľ takto neťahá
}
breach-blocked = v ceste { $n ->
    [one] stojí
    [few] stoja
    [many] stoja
   *[other] stoja
} { $pieces }
breach-pawn_double_step = o dve polia smie pešiak postúpiť len zo svojho pôvodného poľa
breach-pawn_takes_nothing = diagonálne ťahá pešiak len pri braní
breach-en_passant_lapsed = brať mimochodom možno len bezprostredne po postupe pešiaka o dve polia
breach-promotion_missing = pešiak, ktorý dosiahne posledný rad, sa musí premeniť
breach-promotion_not_allowed = premeniť sa môže len pešiak, ktorý dosiahol posledný rad
breach-promotion_piece = pešiak sa mení na dámu, vežu, strelca alebo jazdca
breach-king_capture = kráľa nemožno brať
breach-leaves_king_attacked = kráľ by bol v šachu, { $n ->
    [one] útočí
    [few] útočia
    [many] útočia
   *[other] útočia
} naň { $pieces }
breach-castling_right_lost = { $rule ->
    [CastlingKingMoved] právo na rošádu zaniklo, kráľ už ťahal
    [CastlingRookMoved] právo na rošádu zaniklo, veža už ťahala
   *[other] právo na rošádu zaniklo, ťahal už kráľ alebo veža
}
breach-castling_occupied = rošádu teraz nemožno vykonať, v ceste { $n ->
    [one] stojí
    [few] stoja
    [many] stoja
   *[other] stoja
} { $pieces }
breach-castling_through_attack = rošádu teraz nemožno vykonať: { $pieces } { $n ->
    [one] útočí
    [few] útočia
    [many] útočia
   *[other] útočia
} na pole, ktoré kráľ opúšťa, prekračuje alebo má obsadiť

# Ťah, na ktorý sa niekto pýta, ako bol zapísaný.
why-legal = ťah { $move } je možný
why-illegal = ťah { $move } nie je možný: { $why }
why-no_piece = { $role ->
    [pawn] na { $square } nemôže ťahať žiadny pešiak
    [knight] na { $square } nemôže ťahať žiadny jazdec
    [bishop] na { $square } nemôže ťahať žiadny strelec
    [rook] na { $square } nemôže ťahať žiadna veža
    [queen] na { $square } nemôže ťahať žiadna dáma
   *[king] na { $square } kráľ ťahať nemôže
}
why-other_editions = V ostatných zneniach: { $articles }.
