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
event-player = Player
event-points = Points
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
problem-pairer_failed = The program that pairs did not give a usable answer. Pair without it, or ask whoever runs the server.
event-cancel = Cancel
event-penalties = Penalties
event-penalty-open = Penalise the player
event-penalty-title = Penalise a player
event-penalty-title-of = Penalise { $name }
event-penalty-kind = Penalty
event-penalty-warning = Warning
event-penalty-points = Loss of points
event-penalty-expulsion = Expulsion
event-penalty-minus = Loses { $points } points:
event-penalty-how-many = Points taken away
event-penalty-article = Article
event-penalty-article-why = Of the Laws, or of the regulations of the event. It goes to the report.
event-penalty-reason = Reason, goes to the record
event-penalty-result = { $kind ->
    [warning] { $name } is warned. The standings stay as they are.
    [points] { $name } loses { $points } points in the standings at once.
   *[expulsion] { $name } is expelled and is not paired any more. The results so far stay.
}
event-penalty-warning-do = Warn and record
event-penalty-points-do = Take the points away
event-penalty-expulsion-do = Expel from the event
event-penalty-done = Penalty recorded: { $name }
event-penalty-lift = Lift the penalty
event-penalty-lift-of = Lift the penalty of { $name }
event-penalty-lift-reason = Why it is lifted, goes to the record
event-penalty-lifted = Lifted: { $reason }
event-penalty-lifted-of = Penalty lifted: { $name }
event-away = No connection to the server since { $time }. The page shows what was known then and reconnects by itself.
