### What all pages of events share: the list of events, entering by a link, names.

events-title = Events
events-own = Your events
events-all = All events
events-none = No events yet.
events-new = Set up an event
events-more = More events
event-phase-setup = Being set up
event-phase-running = Round { $round ->
    [0] 1 soon
   *[other] { $round } played
}
event-phase-finished = Finished
event-players-count = { $n ->
    [one] { $n } player
   *[other] { $n } players
}
event-player-number = Player { $n }
event-desk = Desk
event-office = Organiser

event-role-organiser = Organiser
event-role-chief_arbiter = Chief arbiter
event-role-deputy = Deputy chief arbiter
event-role-sector_arbiter = Sector arbiter
event-role-sector = Sector arbiter, boards { $first }–{ $last }
event-role-pairing_officer = Pairing officer
event-role-check_in = Check-in
event-role-result_entry = Result entry
event-role-screen = Screen in the playing area
event-role-player = Player
event-role-spectator = Spectator

event-enter-title = Opening the event …
event-enter-failed = This link is not valid
event-enter-failed-text = It was revoked, or it is not complete. Ask the organiser for a new one.
event-enter-none = There is no link in this address
event-watch = Watch the event
event-missing = There is no such event
event-missing-text = Check the address, or find the event in the list.
event-closed = Your link was revoked
event-closed-text = Somebody has revoked it on the organiser’s page. Ask the organiser for a new one.
event-disconnected = The server has closed the connection
event-disconnected-text = The page can connect again. Nothing that was entered is lost.
event-disconnected-too_much = This page sent too much at once, for example after the device had slept. Nothing that was entered is lost.
event-reconnect = Connect again
event-needs-link = This page needs a link
event-needs-link-text = Scan the QR code that the organiser shows you, or open the link they sent.
event-loading = Loading the event …
event-format-rounds = { $format }, { $n ->
    [one] one round
   *[other] { $n } rounds
}
event-format-swiss = Swiss (Dutch)
event-format-round_robin = Round robin
event-format-double = Double round robin
event-format-match = Match of two teams
event-format-knockout = Knock-out
event-format-keizer = Keizer
event-rehearsal = Rehearsal
event-public-page = Public page
event-round-short = Round { $round }
event-rank = Rank
event-player = Player
event-points = Points
event-crosstable = Cross-table
event-cross-white = w
event-cross-black = b
event-mark-win = win
event-mark-draw = draw
event-mark-loss = loss
event-mark-short_win = win, not rated
event-mark-short_draw = draw, not rated
event-mark-short_loss = loss, not rated
event-mark-forfeit_win = win by forfeit
event-mark-forfeit_loss = loss by forfeit
event-mark-pending = no result yet
event-mark-half_bye = half-point bye
event-mark-full_bye = full-point bye
event-mark-pairing_bye = bye
event-mark-zero_bye = absent
event-how-sum = Sum
event-how-dummy = (virtual opponent)
event-how-cut-lowest = left out: the lowest
event-how-cut-highest = left out: the highest
event-how-cut-voluntary = left out first: the player chose not to play
event-how-cut-early_round = left out: one of the first rounds
event-how-no-sum = The value is { $value }. It is not a sum of rounds.
event-how-none = There is no account of this value.
event-tiebreak-PTS = Points of all rounds.
event-tiebreak-DE = Direct encounter: the games of the tied players among themselves.
event-tiebreak-WIN = Number of wins, also without playing.
event-tiebreak-WON = Number of games won over the board.
event-tiebreak-BPG = Number of games played with Black.
event-tiebreak-BWG = Number of games won with Black.
event-tiebreak-PS = Progressive score: the points after each round are added.
event-tiebreak-BH = Buchholz: the points of the opponents are added.
event-tiebreak-AOB = Average of the opponents’ Buchholz.
event-tiebreak-FB = Fore Buchholz: as if the last round ended in draws.
event-tiebreak-SB = Sonneborn-Berger: the points of each opponent, multiplied by the result against them.
event-tiebreak-KS = Koya: points against players with at least half of the points.
event-tiebreak-ARO = Average rating of the opponents.
event-tiebreak-TPR = Performance in the tournament.
event-line = No.
problem-pairer_failed = The program that pairs did not give a usable answer. Pair without it, or ask whoever runs the server.
