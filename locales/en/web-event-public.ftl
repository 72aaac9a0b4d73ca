### The public page of an event and the page of a player.

public-parts = Parts of the event
public-tab-round = Round { $round }
public-tab-players = Players
public-tab-standings = Standings
public-tab-crosstable = Cross-table
public-tab-bracket = Bracket
public-tab-about = About
public-format-swiss = Swiss system
public-format-round_robin = Round robin
public-format-double = Double round robin
public-format-match = Match
public-format-knockout = Knock-out
public-format-keizer = Keizer system
public-rounds = { $n ->
    [one] one round
   *[other] { $n } rounds
}
public-laws = FIDE Laws { $edition }
public-rehearsal = Rehearsal
public-score = Score

public-pairings = Pairings, round { $round }
public-published = published { $time }
public-board = Bd
public-board-long = Board
public-result = Result
public-before = Points before the round
public-open-game = Board { $board }: { $white } – { $black }, open the game
public-no-round = The pairings of round 1 are not published yet.
public-rounds-all = Rounds
public-round-link = Round { $round }
public-free-pairing_bye = bye
public-free-half_bye = half-point bye
public-free-full_bye = full-point bye
public-free-zero_bye = does not play
public-free-other = does not play
public-unrated = not rated
public-corrected = corrected

public-board-free = Nobody sits here in round { $round }
public-watch = Watch the game
public-state-waiting = not started yet
public-state-playing = being played
public-state-stopped = the clocks are stopped
public-state-adjourned = adjourned
public-state-finished = finished
public-live = Live boards
public-live-all = { $n ->
    [one] One board
   *[other] All { $n } boards
}
public-live-delay = Moves are shown { $n ->
    [one] one minute
   *[other] { $n } minutes
} late.

public-standings = Standings after round { $round }
public-standings-final = Final standings
public-standings-start = Starting list
public-standings-none = There are no players yet.
public-all = { $n ->
    [one] One player
   *[other] All { $n }
}
public-federation = Fed
public-title = Title
public-withdrawn = withdrawn after round { $round }

public-crosstable = Cross-table

public-about-place = Place
public-about-days = Days
public-about-format = Format
public-about-time = Time control
public-about-laws = Laws
public-about-tiebreaks = Tie-breaks
public-about-byes = Half-point byes
public-about-byes-none = none
public-about-byes-some = { $n ->
    [one] one per player
   *[other] { $n } per player
}
public-about-byes-until = { $byes }, until round { $round }
public-files = Files
public-file-pgn = All games (PGN)
public-file-round-pgn = Games of round { $round } (PGN)
public-file-trf = Report file (TRF)
public-file-feed = Results as a feed (Atom)
public-print = Print
public-announcements = Announcements
public-no-announcements = No announcements.

me-title = { $name }, { $event }
me-card = Your game
me-board = Board
me-play = { $color ->
    [white] You play White against { $name }
   *[black] You play Black against { $name }
}
me-over = { $color ->
    [white] You played White against { $name }
   *[black] You played Black against { $name }
}
me-bye-pairing_bye = You have a bye in round { $round }
me-bye-half_bye = You have a half-point bye in round { $round }
me-bye-full_bye = You have a full-point bye in round { $round }
me-bye-zero_bye = You do not play in round { $round }
me-next = Round { $round } is not paired yet
me-next-in = You will be paired in round { $round }.
me-next-out = You will not be paired in round { $round }.
me-next-check-in = Check in for round { $round }, or you will not be paired.
me-check-in = I am here
me-checked-in = You are checked in for round { $round }.
me-withdrawn = You have withdrawn from the event
me-withdrawn-text = If this is a mistake, tell the organiser: only officials can bring you back.
me-finished = The event is finished
me-waiting = waiting for the start
me-wooden = Over the board: the arbiters enter the result.
me-starts = starts at { $time }
me-started = started at { $time }
me-clock = your clock: { $time }
me-clock-runs = your clock runs: { $time }
me-clock-theirs = your opponent’s clock runs: { $time }
me-stopped = the clocks are stopped
me-adjourned = adjourned
me-result = result { $result }
me-go = Go to your board
me-replay = Replay the game
me-score = { $points } of { $rounds }
me-rank = rank { $rank }
me-results = Your results
me-no-results = No results yet.
me-notify = Notify me about new pairings
me-notify-on = You will be notified about new pairings as long as this page is open.
me-notify-off = This browser does not allow notifications.
me-notice-published = Round { $round }: board { $board }, { $color ->
    [white] White
   *[black] Black
} against { $name }
me-notice-free = Round { $round } is published.
me-notice-started = Round { $round } has started. Board { $board }.
me-opening = Your board opens …
me-other = Requests
me-byes = Byes and absence
me-byes-text = Half-point byes: { $had } of { $most } asked for.
me-byes-last = The last round for one is round { $round }.
me-no-byes = Half-point byes are not given in this event.
me-bye-round = Round
me-bye-kind = What you ask for
me-bye-half = Half-point bye
me-bye-zero = Miss the round, 0 points
me-ask = Send the request
me-asked-half = Round { $round }: half-point bye
me-asked-full = Round { $round }: full-point bye
me-asked-zero = Round { $round }: no game, 0 points
me-state-asked = asked
me-state-granted = granted
me-state-refused = refused: { $reason }
me-cancel = Cancel the request
me-absent = Round { $round }: absent
me-come = Play round { $round } after all
me-withdraw = Withdraw from the event
me-withdraw-question = Withdraw from { $event }?
me-withdraw-text = You will not be paired again. Only officials can undo it.
me-withdraw-reason = Reason (optional)
me-withdraw-yes = Withdraw
me-withdraw-no = Stay in the event
me-call = Call the arbiter
me-called = The arbiter was called.
me-called-taken = The arbiter is coming.
me-no-link = This device has no player’s link for this event
me-no-link-text = Scan your own QR code. The organiser gives it to you on paper or on a screen.
me-watch = Watch the event
