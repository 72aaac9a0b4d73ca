### What is printed.

paper-title = Print
paper-page-title = Print · { $event }
paper-lead = Choose what to print. The preview shows the paper; your browser prints it or saves it as PDF.
paper-kind-pairings = Pairings by board
paper-kind-names = Pairings by name
paper-kind-slips = Result slips
paper-kind-cards = Table cards with QR code
paper-kind-players = Players’ cards with QR code
paper-kind-standings = Standings
paper-kind-crosstable = Cross-table
paper-kind-checkin = Check-in list
paper-kind-blank = Blank scoresheets
paper-kind-sheets = Scoresheets of played games
paper-kind-report = Arbiter’s report
paper-about-pairings = For the notice board.
paper-about-names = For the notice board: every player finds the board and the colour.
paper-about-slips = One slip for each board, to be signed by both players.
paper-about-cards = One card for each board. The code opens the board on a phone.
paper-about-players = One card for each player. The code opens the player’s own page; give it to nobody else.
paper-about-standings = With all tie-breaks.
paper-about-crosstable = All rounds of all players.
paper-about-checkin = To tick off who is here.
paper-about-blank = With names for a round, or empty.
paper-about-sheets = The moves of games that were played on the server.
paper-about-report = Everything that was decided, with its article.
paper-print = Print
paper-back = All papers
paper-round = Round
paper-size = Paper
paper-size-a4 = A4
paper-size-a5 = A5
paper-number-of = How many
paper-filled = Names
paper-filled-round = Players of the round
paper-filled-none = Empty
paper-no-round = No round is published yet.
paper-needs-official = Only officials can print this. Open it on a device with an official’s link.
paper-address = Address in the code
paper-only-here = Only this machine reaches the server. Start it with { $flag } so that phones do.
paper-round-title = Round { $round }
paper-after = after round { $round }
paper-board = Board
paper-no = No
paper-name = Name
paper-rating = Rating
paper-club = Club
paper-points = Points
paper-result = Result
paper-opponent = Opponent
paper-signature = Signature
paper-here = Here
paper-color = Colour
paper-bye = bye
paper-rank = Rank
paper-event = Event
paper-date = Date
paper-arbiter = Arbiter
paper-white-wins = 1–0
paper-draw = ½–½
paper-black-wins = 0–1
paper-card-scan = Scan: pairing, result and live game of this board
paper-player-scan = Scan: your board, your results, your requests
paper-player-secret = This code is yours alone.
paper-player-make = { $n ->
    [one] Make a link for one player
   *[other] Make links for { $n } players
}
paper-player-make-why = A link is shown once. Links that were made before stay valid.
paper-player-made = { $n ->
    [one] One link was made. Print the card before you leave the page.
   *[other] { $n } links were made. Print the cards before you leave the page.
}
paper-making = { $n } of { $all } …
paper-sheets-none = No game of this round was played on the server.
paper-report-people = Officials
paper-report-rounds = Rounds
paper-report-round = Round { $round }: { $boards ->
    [one] one board
   *[other] { $boards } boards
}
paper-report-rulings = Rulings and incidents
paper-report-unread = The journal has not been read yet. Until then this report is incomplete.
paper-report-none = Nothing was ruled.
paper-report-time = Time
paper-report-where = Round, board
paper-report-what = What was ruled
paper-report-article = Article
paper-report-edition = { $article }, { $edition }
paper-printed = Printed { $time }
paper-players-count = { $n ->
    [one] one player
   *[other] { $n } players
}
paper-report-board = board { $board }
paper-report-absence = absent at the start
paper-report-default_time = late beyond the default time
paper-report-points = −{ $points } pts
paper-report-warning = warning
paper-report-expulsion = expelled from the event
paper-need-call = call
paper-need-flag = flag fall
paper-need-illegal_move = illegal move
paper-need-claim = claim
paper-need-absence = absence
paper-need-displaced_position = pieces displaced
paper-need-penalty = penalty at the board
paper-need-other = other matter
paper-page-of = { $event }, { $what }
paper-report-games = Rulings at the boards
paper-report-games-why = Every game that was played on the server: its result with the article, and everything that was ruled or refused. Times are counted from the start of the game.
paper-report-game-of = Round { $round }, board { $board }
