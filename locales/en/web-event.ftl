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
event-needs-link = This page needs a link
event-needs-link-text = Scan the QR code that the organiser shows you, or open the link they sent.
event-loading = Loading the event …
