### What is said about pairings and standings of tournaments.

table-board = board
table-number = no
table-white = White
table-black = Black
table-points = pts
table-rank = rank
table-name = name
table-rating = rating
table-federation = fed
table-club = club

pairing-round = round { $round }
pairing-bye = bye: { $player }
pairing-berger = the round follows the Berger table (C.05, annex 1)
pairing-scoregroup = scoregroup { $score }: { $players }
pairing-moved-down = moved down from above: { $players }
pairing-broken = { $criterion } cannot be kept in full (cases: { $count })
pairing-pair = { $white }–{ $black }{ $float ->
    [yes] , a floater
   *[no] {""}
}: { $first }, { $second }; { $reason } (article { $article })
pairing-due = { $player } prefers { $color ->
    [white] White
   *[black] Black
} ({ $strength ->
    [absolute] absolute
    [strong] strong
   *[mild] mild
})
pairing-due-none = { $player } has no preference
pairing-color-both_granted = the preferences can be granted
pairing-color-stronger = the stronger preference decides
pairing-color-wider_difference = the larger colour difference decides
pairing-color-history = the last round in which their colours differed decides
pairing-color-higher_ranked = the preference of the higher ranked player decides
pairing-color-initial_color = the pairing number and the initial colour decide
pairing-passed-may_not_meet = not { $player }: the two may not meet ({ $criterion })
pairing-passed-worse = not { $player }: the bracket would be worse by { $criterion }
pairing-passed-incomplete = not { $player }: the others could not all be paired then (C4)
pairing-passed-order = not { $player }: that comes later in the order of candidates (article 4)
pairing-downfloaters = not paired here, moved down: { $players }
pairing-checked = { $equal } of { $rounds } rounds are paired by the rules
pairing-differs = round { $round }: recorded { $recorded }; by the rules { $found }
pairing-impossible = round { $round }: recorded { $recorded }; by the rules no pairing exists

standings-round = round { $round }
standings-against = against { $player }
standings-forfeit = not played against { $player }
standings-unplayed = not played
standings-bonus = bonus or penalty
standings-cut-lowest = cut: the lowest
standings-cut-highest = cut: the highest
standings-cut-voluntary = cut first: the player chose not to play (16.5)
standings-cut-early_round = left out: one of the first rounds
