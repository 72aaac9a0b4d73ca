### The organiser’s pages of an event.

office-template = Start from
office-template-club_blitz = Club blitz
office-template-rapid_sunday = Rapid Sunday
office-template-nine_round_open = Open in nine rounds
office-template-league_match = Team match
office-name = Name of the event
office-organiser = Your name
office-create = Set up the event
office-steps = Steps of the round
office-step-check-in = Check-in
office-step-draft = Draft pairings
office-step-published = Published
office-step-running = Playing
office-step-closed = Closed
office-tab-round = Round
office-tab-players = Players
office-tab-results = Results
office-tab-standings = Standings
office-tab-crosstable = Cross-table
office-tab-people = Helpers
office-tab-files = Print and files
office-tab-settings = Settings
office-new-why = Choose a template and give the event a name. Everything can be changed until the first round is published.
office-template-club_blitz-note = Players come and go; check-in before each round.
office-template-rapid_sunday-note = One day; one half-point bye on request.
office-template-nine_round_open-note = Several days; moves are published later.
office-template-league_match-note = Two teams on eight boards.
office-name-sample = Thursday blitz
office-change-settings = Change settings first
office-rehearsal = This is a rehearsal
office-rehearsal-why = It is not listed, and you can throw it away.
office-rounds-count = { $n ->
    [one] one round
   *[other] { $n } rounds
}
office-place = Place
office-federation = Federation
office-first-day = First day
office-last-day = Last day
office-format = System of play
office-rounds-number = Number of rounds
office-minutes = Minutes per game
office-increment = Increment in seconds per move
office-time-control = Time control in seconds, such as 40/5400+30:1800+30
office-edition = Laws of Chess
office-laws-of = FIDE { $edition }
office-default-time = Default time in minutes
office-check-in = Check-in
office-check-in-none = None
office-check-in-once = Once
office-check-in-each_round = Each round
office-tiebreaks = Tie-breaks in order
office-tiebreaks-how = Codes of FIDE: BH Buchholz, BH/C1 without the lowest, SB Sonneborn-Berger, DE direct encounter, WON wins.
office-byes-most = Half-point byes per player
office-byes-last = Last round for them
office-no-limit = No limit
office-delay = Publish moves later by minutes
office-delay-why = Spectators see games on the server that much later. Results are shown at once.
office-shows = Everybody sees of the players
office-shows-name = Name
office-shows-sex = Sex
office-shows-title = Title
office-shows-rating = Rating
office-shows-federation = Federation
office-shows-fide_id = FIDE ID
office-shows-birth_year = Year of birth
office-shows-club = Club
office-save = Save
office-saved = Saved.
office-end = End of the event
office-finish = Finish the event
office-finish-ask = Finish the event now?
office-finish-result = The standings become final. The chief arbiter can reopen it.
office-reason-early = Reason, if rounds are left
office-keep-on = Continue the event
office-discard = Throw the rehearsal away
office-discard-ask = Throw this rehearsal away?
office-discard-result = Everything in it is deleted.
office-keep = Keep it
office-cancel = Cancel
office-close = Close
office-number = No.
office-rating = Rating
office-club = Club
office-status = State
office-more = More
office-details = Details
office-find-player = Find a player
office-find-player-what = Name, club or number
office-nobody-found = Nobody found.
office-no-players = No players yet.
office-enter-players = Enter players
office-to-round = Go to round { $round }
office-change = Change
office-change-whom = Change { $name }
office-paste = Paste a list
office-paste-first = Paste the list of players
office-paste-why = Copy the cells of a spreadsheet with the heading row, or write one name per line. Columns may be in any order.
office-paste-field = Players
office-paste-sample = Name; Rating; Club
office-paste-file = or from a file:
office-paste-found = { $n ->
    [one] One player can be entered.
   *[other] { $n } players can be entered.
}
office-paste-warned = Look at the marked cells.
office-paste-wrong = { $n ->
    [one] One cell does not fit.
   *[other] { $n } cells do not fit.
} Correct the list; nobody is entered before.
office-paste-table = The list as it was read
office-paste-row = Row { $row }:
office-same-player = somebody who is entered
office-paste-enter = Enter { $n ->
    [one] one player
   *[other] { $n } players
}
office-paste-enter-none = Enter the players
office-pasted = { $n ->
    [one] One player entered.
   *[other] { $n } players entered.
}
office-add-player = Add a player
office-enter-player = Enter the player
office-saved-player = Saved: { $name }
office-family = Surname
office-given = Given name
office-unrated = unrated
office-more-data = More
office-player-title = Title
office-none = None
office-sex = Sex
office-not-told = Not told
office-sex-m = Male
office-sex-w = Female
office-fide-id = FIDE ID
office-birth = Birth
office-birth-form = 1990 or 1990/05/17
office-contact = Contact
office-contact-why = Never published.
office-change-data = Change the data
office-player-link = QR code for the player
office-absent = Absent in round { $round }
office-absent-no = Plays in round { $round }
office-bye = Bye in round { $round }
office-bye-kind = Bye in round { $round }
office-bye-half = Half-point bye
office-bye-full = Full-point bye
office-bye-zero = Zero-point bye
office-bye-grant = Grant the bye
office-bye-refuse = Refuse the bye
office-bye-refused = Refused by the organiser
office-bye-cancel = Cancel the bye
office-bye-has = { $bye ->
    [half] Half-point bye
    [full] Full-point bye
   *[zero] Zero-point bye
} in round { $round }
office-bye-asked = asks for a { $bye ->
    [half] half-point
    [full] full-point
   *[zero] zero-point
} bye in round { $round }
office-bye-asked-by = { $name } asks for a { $bye ->
    [half] half-point
    [full] full-point
   *[zero] zero-point
} bye in round { $round }.
office-is-bye = Bye in round { $round }
office-is-absent = Absent in round { $round }
office-is-late = Plays from round { $round }
office-withdrawn-after = { $round ->
    [0] Withdrawn before round 1
   *[other] Withdrawn after round { $round }
}
office-withdraw = Withdraw from the event
office-withdraw-ask = Withdraw { $name }?
office-withdraw-result = The player is not paired any more. The results so far stay.
office-reason-if-told = Reason, if it is told
office-return = Let the player return
office-people-why = Everybody gets their own QR code: scanning it makes their phone the desk, the result entry or the check-in. If a phone is lost, revoke it here.
office-nameless = No name
office-you = { $name } (you)
office-links = { $n ->
    [one] one link
   *[other] { $n } links
}
office-appoint = Give somebody a role
office-appoint-do = Make the QR code
office-role = Role
office-role-organiser-may = Everything.
office-role-chief_arbiter-may = Runs the event and decides; does not change settings.
office-role-deputy-may = As the chief arbiter, without appointing others.
office-role-sector_arbiter-may = The desk of these boards: calls, clocks, results.
office-role-pairing_officer-may = Entries, pairings and results.
office-role-check_in-may = Says who is here.
office-role-result_entry-may = Enters results from slips.
office-role-screen-may = Shows the event on a projector or TV.
office-board-first = First board
office-board-last = Last board
office-person-name = Name
office-qr = QR code for { $name }
office-qr-how = { $name } scans this with the camera of the phone. Do not show it to others: it gives the role.
office-link = The link
office-qr-make = Make a new QR code
office-qr-short = QR code
office-qr-of = QR code for { $name }
office-revoke = Revoke the phone
office-revoke-of = Revoke the phone of { $name }
office-revoked = All links of { $name } are void now.
office-revoked-short = No valid link
office-dismiss = Take the role away
office-dismiss-of = Take the role of { $name } away
office-round = Round { $round }
office-rounds = Rounds
office-no-such-round = Round { $round } comes later: round { $last } is the last one so far.
office-pair = Pair { $n ->
    [one] one player
   *[other] { $n } players
}
office-publish = Publish round { $round }
office-publish-what = Publishing puts the pairings on the public page, the screens and the phones of the players.
office-close-round = Close round { $round }
office-enter-results = Enter { $n ->
    [one] the last result
   *[other] { $n } results
}
office-seeding = Pairing numbers
office-seeding-by_rating = by rating
office-seeding-by_lot = by lot
office-here = here
office-not-here = not here
office-not-playing = not playing
office-all-here = Everybody is here
office-show = Show
office-show-all = All
office-by-club = By club
office-no-club = Without a club
office-attends-here = Here
office-attends-missing = Not here
office-attends-absent = Absent
office-attends-withdrawn = Withdrawn
office-attends-late = Later
office-board = Bd
office-cost = Cost
office-cost-float = float
office-cost-color = colour
office-cost-hand = by hand
office-why = Why
office-why-board = Why board { $board }
office-why-same = { $white } and { $black } both have { $score } points.
office-why-float = { $floater } has { $points } points and could not be paired there. { $floater } moves down and meets { $other } in the group with { $score }.
office-why-colors = Colours: { $reason } (C.04.3, { $article }).
office-why-hand = This pair was made by hand.
office-no-why = The table says who meets whom. There are no criteria to explain.
office-plays = { $name }, { $color ->
    [white] White
   *[black] Black
}
office-colors-so-far = Colours so far: { $colors }
office-preference = { $strength ->
    [absolute] absolute
    [strong] strong
   *[mild] mild
} preference: { $color ->
    [white] White
   *[black] Black
}
office-preference-none = no preference
office-kept = kept
office-paid = could not be kept in full, { $n } times
office-passed = Not { $player }: the group would be worse by { $criterion }.
office-passed-order = Not { $player }: that comes later in the order of candidates.
office-criterion-C1 = Two players meet only once.
office-criterion-C2 = Nobody gets the bye twice.
office-criterion-C3 = Two players who both need the same colour absolutely do not meet.
office-criterion-C4 = All others can still be paired.
office-criterion-C5 = The bye goes to a player with as few points as possible.
office-criterion-C6 = As few players as possible move down.
office-criterion-C7 = Those who move down have as few points as possible.
office-criterion-C8 = The next group can be paired as well as possible.
office-criterion-C9 = The bye goes to a player with few unplayed games.
office-criterion-C10 = Leaders: no colour more than twice ahead of the other.
office-criterion-C11 = Leaders: no colour three times in a row.
office-criterion-C12 = Players get the colour they should have.
office-criterion-C13 = Strong claims to a colour are met.
office-criterion-C14 = Nobody moves down twice in a row.
office-criterion-C15 = Nobody meets a player from above twice in a row.
office-criterion-C16 = Nobody moves down again after two rounds.
office-criterion-C17 = Nobody meets a player from above again after two rounds.
office-criterion-C18 = Small score differences for those who moved down in the last round.
office-criterion-C19 = Small score differences for those who met a player from above in the last round.
office-criterion-C20 = Small score differences for those who moved down two rounds ago.
office-criterion-C21 = Small score differences for those who met a player from above two rounds ago.
office-bye-of = Bye:
office-free = Not paired:
office-by-hand = Changed by hand
office-change-reason = Reason: { $reason }
office-proposed = proposed
office-change-by-hand = Change by hand
office-boards = boards { $boards }
office-way-swap = Two players change places
office-way-turn = A board turns its colours
office-swap-one = This player
office-swap-other = changes places with
office-turn-board = Board
office-reason = Reason, goes to the record
office-if-confirmed = If you confirm
office-breaks-nothing = No criterion is broken.
office-broken = broken
office-breaks-absolute = This criterion is absolute. It is broken only on your responsibility.
office-swap-record = Swap and record
office-turn-record = Turn and record
office-result = Result
office-corrected = corrected
office-on-device = on a device
office-state-waiting = not started
office-state-playing = playing
office-state-stopped = clocks stopped
office-state-adjourned = adjourned
office-state-finished = finished
office-start-title = Start the round
office-start-why = On wooden boards, players write results on slips. On devices, the server keeps the clocks and the moves.
office-start-opened = { $n ->
    [one] One board is ready on devices.
   *[other] { $n } boards are ready on devices.
} Players can take their seats. The clocks run when you start.
office-where = Boards
office-where-wood = Wooden
office-where-all = All on devices
office-where-some = Some on devices
office-open-games = Open the boards
office-start = Start round { $round }
office-undo-discard = Discard the draft
office-undo-discard-ask = Discard the draft of round { $round }?
office-undo-discard-result = The check-in stays; the round can be paired again.
office-undo-withdraw = Withdraw the publication
office-undo-withdraw-ask = Withdraw the publication of round { $round }?
office-undo-withdraw-result = The pairings become a draft again. Players are told.
office-undo-reopen-round = Reopen round { $round }
office-undo-reopen-round-ask = Reopen round { $round }?
office-undo-reopen-round-result = Results can be entered again.
office-undo-reopen = Reopen the event
office-undo-reopen-ask = Reopen the finished event?
office-undo-reopen-result = The standings are no longer final.
office-print = Print
office-print-pairings = Print the pairings
office-print-slips = Print result slips
office-results = Results of round { $round }
office-missing = { $n ->
    [one] missing
   *[other] missing
}
office-to-close = Close round { $round }
office-no-results-yet = No round is published yet.
office-typed = Board and result
office-typed-how = Type the board and the result, for example “12 1”, then Enter.
office-typed-keys = 1 White wins · 0 Black wins · = draw · + Black did not come · - White did not come · x nobody came
office-typed-no-board = Start with the number of the board.
office-typed-unknown = There is no board { $board }.
office-typed-known = { $pair } has { $was }. Enter corrects it to { $now }.
office-typed-enter = Enter
office-entered = Board { $board }: { $result }
office-result-of = Result of board { $board }
office-correct = Correct
office-correct-board = Correct board { $board }
office-correct-to = Correct to { $result }
office-corrected-to = Board { $board } corrected to { $result }.
office-right-result = The right result
office-correct-standings = The standings change at once.
office-correct-paired = The standings change at once. Rounds already paired with the wrong result stay as they are: { $rounds }.
office-after-round = after round { $round }
office-no-standings = There are standings once the first round is published.
office-papers = To print
office-paper-checkin = Check-in list
office-paper-pairings = Pairings by board
office-paper-names = Pairings by name
office-paper-slips = Result slips
office-paper-cards = Table cards with QR code
office-paper-players = Players’ cards with QR code
office-paper-standings = Standings
office-paper-crosstable = Cross-table
office-paper-blank = Blank scoresheets
office-paper-sheets = Scoresheets
office-paper-report = Arbiter’s report
office-downloads = Files
office-file-trf = Report for FIDE (TRF)
office-file-pgn = All games (PGN)
office-file-feed = Feed of results (Atom)
office-screens = Screens
office-screen-open = Open the screen of the playing area
office-broken-order = The order of candidates is not kept; no criterion gets worse.
office-broken-color = { $white } should have White against { $black }.
office-starts-at = Starts at
office-set-start = Set the start
office-contested = Somebody else has changed the same in the meantime. What you entered is still here: check it and save again to replace their version.
office-take-theirs = Discard my changes
office-tab-bracket = Bracket
office-part-play = How it is played
office-part-points = Points and ranking
office-part-pairing = Pairing
office-part-public = What everybody sees
office-format-swiss-why = Everybody plays every round, against players with about the same points.
office-format-round_robin-why = Everybody meets everybody once.
office-format-double-why = Everybody meets everybody twice, once with each colour.
office-format-match-why = Two teams meet board by board.
office-format-knockout-why = The loser of a match leaves. Drawn matches are continued with more games.
office-format-keizer-why = A club evening: who plays more and against stronger players gets more points.
office-match-boards = Boards
office-match-games = Games on each board
office-knockout-games = Games in a match
office-knockout-tie = Games in each tie-break
office-scoring = Points for a win, a draw and a loss
office-scoring-why = Byes follow: a bye counts as a win, a half-point bye as a draw.
office-scoring-other = Other
office-scoring-other-why = An empty field follows the points of games.
office-scoring-fixed = Fixed once the first round is published.
office-scoring-win = Win
office-scoring-draw = Draw
office-scoring-loss = Loss
office-scoring-pairing_bye = Bye
office-scoring-half_bye = Half-point bye
office-scoring-full_bye = Full-point bye
office-scoring-zero_bye = Absent
office-scoring-forfeit_win = Win by forfeit
office-scoring-forfeit_loss = Loss by forfeit
office-acceleration = Acceleration
office-acceleration-none = None
office-acceleration-baku = Baku
office-acceleration-custom = My own virtual points
office-acceleration-why = In the first rounds the upper half of the field counts as having more points, so strong players meet earlier. For large opens.
office-initial-color = Colour of number 1 in round 1
office-initial-color-lot = Drawn by lot
office-initial-color-why = The others follow from it.
office-forbidden = Players who may not meet
office-forbidden-why = For example members of one family. Only officials see this.
office-forbidden-nobody = Enter the players first.
office-forbidden-one = This player
office-forbidden-other = may not meet
office-forbidden-first = From round
office-forbidden-last = To round
office-forbidden-add = Add to the list
office-forbidden-more = One more player
office-forbidden-remove = Remove
office-forbidden-remove-of = Remove: { $names }
office-forbidden-always = in all rounds
office-forbidden-rounds = in rounds { $first } to { $last }
office-forbidden-unsaved = Save the settings to keep the list.
office-is-finished = The event is finished
office-over-what = The standings are final. Print what the club and the federation need; the public page stays.
office-lineups = Line-ups
office-lineups-why = Board 1 of one side meets board 1 of the other. Colours alternate from board to board.
office-lineups-missing = Each side needs { $boards ->
    [one] one player
   *[other] { $boards } players
}; now there are { $first } and { $second }. Enter the missing players, or change the number of boards under Settings.
office-lineups-many = The match has { $boards ->
    [one] one board
   *[other] { $boards } boards
}; the sides have { $first } and { $second } players. Change the number of boards under Settings, or withdraw the substitutes.
office-lineup-none = Nobody yet
office-lineup-up = { $name }: one board up
office-lineup-down = { $name }: one board down
office-lineup-over = { $name }: to { $side }
office-lineup-moved = { $name }: { $side }, board { $board }
office-side-1 = First side
office-side-2 = Second side
office-pair-round = Make the pairs of round { $round }
office-table-why = The table says who meets whom. Nobody has to be checked in.
office-matches = Matches of stage { $stage }
office-matches-why = Games decide a match: the next round continues those that are level. If there are to be no more games, decide the match here.
office-match-decide = Decide
office-match-decide-of = Decide the match { $pair }
office-match-winner = Who advances?
office-match-reason-sample = By lot
office-match-result = { $winner } advances, { $loser } is out.
office-match-record = Decide and record
office-match-decided = { $name } advances.
office-erase = Erase personal data
office-erase-of = Erase the personal data of { $name }
office-erase-ask = Erase the personal data of { $name }?
office-erase-result = Name, birth, club and contact are deleted for good, and links become void. Results stay, under a number.
office-erase-result-person = The name is deleted for good. What the person has done stays, under a number.
office-erased = Personal data erased.
office-is-erased = The personal data was erased.
office-former = Former helpers
office-forfeit-no = Only an arbiter decides that a player did not come. Tell the arbiter.
office-typed-keys-games = 1 White wins · 0 Black wins · = draw
office-all-matches = All matches
office-is-won = The last match is decided
office-virtual-group = Group { $n }
office-virtual-first_player = From number
office-virtual-last_player = To number
office-virtual-first_round = From round
office-virtual-last_round = To round
office-virtual-points = Points
office-virtual-add = Add a group
office-virtual-remove = Remove group { $n }
office-virtual-why = Players with these numbers are paired in these rounds as if they had this many additional points. The standings do not count them.
office-keizer-rest = Rounds between two games of the same players
office-keizer-top = Value of the first player
office-keizer-top-auto = By the number of players
office-keizer-shares = What counts, in per cent
office-keizer-win = Win
office-keizer-draw = Draw
office-keizer-loss = Loss
office-keizer-bye = Bye
office-keizer-excused = Half-point bye
office-keizer-absent = Absence
office-keizer-shares-why = A win, a draw and a loss give a share of the opponent’s value; the others a share of the player’s own value.
office-time-several = Several periods or a delay
office-time-unread = Write the seconds of the game, then + and the seconds per move (5400+30). Periods: 40/5400+30:1800+30.
office-supervision = Supervision of rapid and blitz
office-supervision-adequate = Adequate
office-supervision-inadequate = Not adequate
office-supervision-none = No arbiter
office-supervision-why = Adequate: at most three games per arbiter in rapid, one in blitz. Otherwise an illegal move must be claimed.
office-no-why-keizer = Neighbours in the ranking meet, unless they have met in one of the last rounds.
office-no-why-knockout = The bracket says who meets whom.
office-pair-too-few = A round needs at least two players who are here.
office-finished-first = The event is finished. To change something here, reopen it on the page of the round first.
