### Lists of players and report files: what does not fit, and where.

import-place = row { $row }{ $column ->
    [none] { "" }
   *[other] , column { $column }
}{ $header ->
    [none] { "" }
   *[other] { " " }({ $header })
}

import-no_players = there are no rows with players
import-no_header = the first row must name the columns, for example Name, Rating, Club; found: { $found }
import-unknown_column = the column “{ $found }” is not known and is left out
import-same_column = the column “{ $found }” is there twice in other words; keep one of the two
import-no_name_column = no column has names; one must be called Name or Surname; found: { $found }
import-extra_cell = “{ $found }” has no heading: the first row names { $number ->
    [one] one column
   *[other] { $number } columns
}
import-not_plain = there is a character that cannot be read: { $found }
import-rating = “{ $found }” is not a rating; write a number such as 1850, or nothing
import-title = “{ $found }” is not a title; write GM, IM, FM, CM, WGM, WIM, WFM, WCM or nothing
import-sex = “{ $found }” cannot be read; write m or w
import-federation = “{ $found }” is not a federation; write three letters such as CZE
import-fide_id = “{ $found }” is not a FIDE number; write digits only
import-birth = “{ $found }” is not a date of birth; write 1990, 1990-05-17 or 17.5.1990
import-no_name = the name of the player is missing
import-same_player = { $found } cannot be told apart from the player in row { $number }; add a date of birth or a FIDE number, or delete one of the rows
import-quote = a quotation mark opens here and is never closed
import-not_text = this is not text in UTF-8 ({ $found }); save the file with this encoding
import-long = this text is too long: { $found } characters
import-not_result = “{ $found }” is not a result; write for example 1-0, 0-1, 1/2-1/2, +/- or -/+
import-not_board = “{ $found }” is not a board and a result; write for example 4 1-0

trf-no_players = there is no line of a player (001)
trf-field = { $has ->
    [no] something is missing here
   *[yes] “{ $found }” does not belong here
}{ $wanted ->
    [number] ; a starting number from 1 to 9999 is needed
    [sex] ; m, w or a blank is needed
    [rating] ; a rating is needed
    [rank] ; a rank is needed
    [opponent] ; the number of the opponent or 0000 is needed
    [color] ; w, b or - is needed
    [result] ; a result is needed: 1 = 0 W D L + - H F U Z
    [rounds] ; a number of rounds from 1 to 999 is needed
    [initial] ; W or B is needed
    [players] ; numbers of players are needed
    [bye] ; F, H or Z is needed
    [round] ; the number of a round is needed
    [points] ; points such as 2.5 are needed
    [blank] ; a blank between two fields is needed
   *[other] { "" }
}
trf-told_twice = { $what ->
    [rounds] the number of rounds
    [system] the system
    [color] the initial colour
   *[other] this
} is given twice: { $found } here and { $other } in line { $line }
trf-number_out_of_range = the starting number { $id } is not one of 1 to 9999
trf-same_number = the starting number { $id } is given twice{ $line ->
    [none] { "" }
   *[other] { " " }(the other player is in line { $line })
}
trf-too_many_rounds = there are { $found } rounds; 999 are possible
trf-unknown_opponent = round { $round }: player { $id } met { $opponent }, who is not in the list
trf-unknown_player = player { $id } is not in the list
trf-own_opponent = round { $round }: player { $id } is paired with themselves
trf-not_mutual = round { $round }: player { $id } met { $opponent }, but { $theirs ->
    [none] { $opponent } had no opponent
   *[other] { $opponent } met { $theirs }
}{ $line ->
    [none] { "" }
   *[other] { " " }(line { $line })
}
trf-same_color = round { $round }: players { $id } and { $opponent } both had { $color ->
    [white] White
   *[black] Black
}
trf-contradiction = round { $round }: the results of players { $id } ({ $mark }) and { $opponent } ({ $theirs }) do not fit together
trf-no_opponent = round { $round }: player { $id } has the result { $mark } without an opponent
trf-no_color = round { $round }: player { $id } played without a colour; w or b is needed
trf-opponent_with_bye = round { $round }: player { $id } has the opponent { $opponent } and the bye { $found }; it is read as a forfeit loss
trf-second_pairing_bye = round { $round }: player { $id } is the second one with the bye of the pairing (U)
trf-wrong_points = player { $id } is said to have { $told } points, but the results add up to { $sum }; the results count
trf-unusual = “{ $found }” is unusual here; it is read as { $read }
trf-counts_bytes = the columns of this line are counted in bytes, and it is read that way
trf-not_utf8 = the file is not in UTF-8 and is read as Latin-1; names may look wrong
