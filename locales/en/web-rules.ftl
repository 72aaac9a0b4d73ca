### The rulebook and its situations.

rules-title = Rulebook
rules-about = Every article of four editions of the FIDE Laws of Chess and of two casual texts, each with its counterparts, its terms and incidents to play.
rules-own-words = Told in our own words; the binding wording is FIDE’s.
rules-volume =
    { $volume ->
        [encyclopedia] Encyclopedia
        [leaflet] Leaflet
       *[other] { $volume }
    }
rules-edition = Edition
rules-contents = Contents
rules-search = Search the rulebook
rules-search-placeholder = 9.2, repetition
rules-search-hint = Numbers and words in English, Czech and Slovak; accents and a typing slip do not matter.
rules-results =
    { $n ->
        [0] Nothing found for “{ $query }”
        [one] 1 article for “{ $query }”
       *[other] { $n } articles for “{ $query }”
    }
rules-in-en = English
rules-in-cs = Czech
rules-in-sk = Slovak
rules-previous = Previous article:
rules-next = Next article:
rules-status = In Arbiter:
rules-status-ruled = ruled by the server
rules-status-by-construction = always holds
rules-status-arbiter = decided by the arbiter
rules-status-physical = concerns the playing room
rules-status-information = explains or recommends
rules-shown-by =
    { $n ->
        [one] Shown by 1 incident
       *[other] Shown by { $n } incidents
    }
rules-print = Print
rules-copy = Copy link
rules-copied = Link copied
rules-compare = Compare
rules-no-counterpart = This text has no counterpart.
rules-changed = { $article }, compared with { $volume }:
rules-elsewhere = Elsewhere
rules-terms = Terms
rules-incidents = Incidents to play
rules-incident-number = Example { $n }
rules-all-incidents = Show all { $n } incidents
rules-step = { $at } of { $count }
rules-board = Board: { $position }
rules-first = Start
rules-back = Back
rules-forth = Next act
rules-unread = This cannot be done here: { $problem }
rules-refused = The server refuses these regulations: { $problem }
rules-what-if = What if
rules-act-number = Act { $n }
rules-left-out = It does not happen
rules-other-move = Another move …
rules-move = Move
rules-judge = See what the Laws say
rules-act-press = Presses the clock
rules-act-offer_draw = Offers a draw
rules-act-accept_draw = Accepts a draw
rules-act-resign = Resigns
rules-problem = The server cannot judge this: { $problem }
rules-under = Play it under
rules-start-over = Start over
rules-loading = Loading …
rules-silent = The server does not answer. Articles that were read before are available offline.
rules-missing = There is no article { $article } in { $volume }
rules-missing-what = Search for it, or open the contents.
rules-key-search = search
rules-key-arrows = step through the incident, or turn to the next article
rules-situations = What happens if …
rules-situation-first = All situations
rules-situation-none = This edition has no article about it.
rules-pace = Pace
rules-pace-standard = Standard
rules-pace-rapid = Rapid
rules-pace-blitz = Blitz

situation-illegal = An illegal move or press
situation-illegal-move = A player makes an illegal move
situation-illegal-press = A player presses the clock without a move
situation-illegal-two-hands = A player uses both hands for a move
situation-illegal-promotion = The pawn on the last rank is not replaced
situation-illegal-kings = Nobody notices the illegal move for a while
situation-touched = A piece is touched
situation-touched-own = A piece of the player’s own
situation-touched-enemy = A piece of the opponent
situation-touched-castling = King and rook, to castle
situation-touched-adjust = To adjust it
situation-touched-released = It is already released on a square
situation-touched-complaint = The opponent complains too late
situation-flag = A flag falls
situation-flag-one = One flag has fallen
situation-flag-no-mate = The opponent cannot checkmate
situation-flag-both = Both flags have fallen
situation-flag-wrong-clock = The clock shows a wrong time
situation-claim = A draw is claimed or offered
situation-claim-repetition = Repetition of the position
situation-claim-board = The position has just appeared
situation-claim-written = It will appear with the written move
situation-claim-five = It has appeared five times
situation-claim-fifty = Fifty moves
situation-claim-fifty-board = Fifty moves have been made
situation-claim-fifty-written = The written move will be the last of them
situation-claim-seventy-five = Seventy-five moves have been made
situation-claim-offer = A draw offer
situation-claim-dead = Nobody can mate any more
situation-claim-quickplay = Less than two minutes, no increment
situation-wrong = The game started wrongly, or pieces were knocked over
situation-wrong-setup = Wrong initial position or board
situation-wrong-colours = Colours reversed
situation-wrong-displaced = Pieces are displaced
situation-wrong-clock = Clock set wrongly
situation-device = A telephone or other device
situation-late = A player comes late or not at all
situation-disturb = Disturbance or conduct
situation-disturb-player = A player disturbs the opponent
situation-disturb-spectator = A spectator interferes
situation-disturb-help = A player uses notes or advice
situation-disturb-away = A player leaves the playing area or the venue
situation-writing = Recording the moves
situation-writing-not = A player does not record
situation-writing-ahead = A move is written in advance
situation-writing-short = Less than five minutes left
situation-writing-quick = Rapid or blitz
situation-adjourned = An adjourned game
situation-adjourned-seal = A move is to be sealed
situation-adjourned-bad = The sealed move is illegal or unclear
situation-adjourned-late = A player is late for the resumption
situation-blind = A blind or visually impaired player
situation-blind-touch = Announcing and touching
situation-blind-slip = A slip of the tongue, or boards that differ
situation-blind-assistant = The assistant
