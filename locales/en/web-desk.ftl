### The arbiter’s desk of an event.
desk-title = Arbiter’s desk
desk-round = round { $round }
desk-round-of = round { $round } of { $rounds }
desk-to-office = Pairings
desk-calls = { $n ->
    [0] Calls
    [one] { $n } call
   *[other] { $n } calls
}
desk-calls-order = Stopped clocks first
desk-calls-none = Nobody needs an arbiter.
desk-board = Board { $board }
desk-clocks-stopped = Clocks stopped.
desk-waits = waiting { $time }
desk-taken-by = { $name } is there
desk-somebody = somebody
desk-go = Go to board { $board }
desk-take = Take it
desk-release = Release
desk-settle = Settle
desk-settled = Settled
desk-decision = What was decided
desk-need-call = { $who ->
    [none] The arbiter is called
   *[other] { $who } calls the arbiter
}
desk-need-flag = { $who ->
    [none] A flag has fallen
   *[other] { $who }: the flag has fallen
}
desk-need-illegal_move = { $who ->
    [none] Illegal move
   *[other] { $who } made an illegal move
}
desk-need-claim = { $who ->
    [none] A claim
   *[other] { $who } makes a claim
}
desk-need-absence = { $who ->
    [none] A player has not arrived
   *[other] { $who } has not arrived
}
desk-need-connection_lost = { $who ->
    [none] A device lost its connection
   *[other] { $who } lost the connection
}
desk-need-displaced_position = Pieces were displaced
desk-need-penalty = An arbiter gave a penalty
desk-need-other = { $who ->
    [none] Something happened
   *[other] { $who }: something happened
}
desk-status-call = { $color ->
    [white] White calls you
    [black] Black calls you
   *[none] You are called
}
desk-status-flag = { $color ->
    [white] Flag: White
    [black] Flag: Black
   *[none] Flag
}
desk-status-illegal_move = Illegal move
desk-status-claim = { $color ->
    [white] Claim: White
    [black] Claim: Black
   *[none] Claim
}
desk-status-absence = { $color ->
    [white] White absent
    [black] Black absent
   *[none] Absent
}
desk-status-connection_lost = { $color ->
    [white] White offline
    [black] Black offline
   *[none] Offline
}
desk-status-displaced_position = Pieces displaced
desk-status-penalty = Penalty
desk-status-other = Look at the board
desk-status-low = { $color ->
    [white] White short of time
    [black] Black short of time
   *[none] Short of time
}
desk-status-stopped = Clocks stopped
desk-state-waiting = not started
desk-state-playing = playing
desk-state-stopped = clocks stopped
desk-state-adjourned = adjourned
desk-state-finished = finished
desk-incidents = Incidents of the event
desk-incidents-all = All { $n } · by player
desk-incidents-none = No incidents yet.
desk-incidents-count = { $n ->
    [one] one incident
   *[other] { $n } incidents
}
desk-incident-call = called the arbiter
desk-incident-flag = flag fell
desk-incident-illegal_move = illegal move
desk-incident-claim = claim
desk-incident-absence = did not arrive
desk-incident-connection_lost = lost the connection
desk-incident-displaced_position = pieces displaced
desk-incident-penalty = penalty at the board
desk-incident-other = incident
desk-penalty-warning = warned
desk-penalty-expulsion = expelled
desk-penalty-points = loses { $points } points
desk-penalty-lifted = lifted
desk-wall = All boards
desk-timer = The round has lasted { $time }
desk-playing = playing
desk-need-you = { $n ->
    [one] needs you
   *[other] need you
}
desk-finished = finished
desk-sectors = Sector
desk-sector-all = All
desk-no-boards = No round is published yet.
desk-announce = Announce
desk-stop-all = Stop all clocks
desk-resume-all = Resume all clocks
desk-extra-time = Extra time
desk-announce-title = Announcement for everybody
desk-announce-text = Text, on all phones and screens
desk-announce-do = Announce
desk-stop-title = Stop all clocks
desk-stop-ask = Stop the clocks of { $n ->
    [one] one game
   *[other] { $n } games
}?
desk-stop-reason = The arbiter stops all games
desk-stop-do = Stop all clocks
desk-resume-title = Resume all clocks
desk-resume-ask = Resume the clocks of { $n ->
    [one] one game
   *[other] { $n } games
}?
desk-resume-do = Resume all clocks
desk-time-title = Extra time for all players
desk-time-minutes = Minutes for each player
desk-time-result = Both players of { $n ->
    [one] one game
   *[other] { $n } games
} get { $minutes } min more.
desk-time-do = Add the time
desk-only-sector = Only boards { $first }–{ $last }.
desk-reason = Reason, which the players see
desk-keep = Leave it
desk-notes = Hand-over notes
desk-notes-and-announcements = Notes and announcements
desk-notes-none = No notes yet.
desk-note-text = Note for the other officials
desk-note-leave = Leave the note
desk-announcements = Announcements
desk-announcements-none = No announcements yet.
desk-back = Back to the desk
desk-notify-me = Notify me of calls
desk-key-walk = next and previous board
desk-key-open = open the board
desk-key-back = back to the same board
desk-key-sectors = sectors
desk-key-next = next call
desk-key-stop = stop all clocks
desk-withdraw = Withdraw
desk-withdraw-which = Withdraw “{ $text }”
