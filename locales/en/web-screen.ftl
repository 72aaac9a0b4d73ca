### Screens for the playing area: no controls, views that rotate.

screen-title = { $event }, round { $round }
screen-page-title = Screen · { $event }
screen-view-welcome = Welcome
screen-view-players = Players
screen-view-boards = By board
screen-view-names = By name
screen-view-results = Results
screen-view-live = Live boards
screen-view-standings = Standings
screen-what-welcome = Players are being registered
screen-what-players = { $n ->
    [one] One registered player
   *[other] { $n } registered players
}
screen-what-boards = Pairings by board
screen-what-names = Pairings by name
screen-what-results = { $open ->
    [0] All results are in
    [one] One game is still being played
   *[other] { $open } games are still being played
}
screen-what-live = Games being played
screen-what-standings = Standings after round { $round }
screen-what-final = Final standings
screen-page = { $page } of { $pages }
screen-views = Views in turn
screen-bye = bye
screen-starts = Starts at { $time }, remaining
screen-starts-soon = Starts at { $time }
screen-started = Started at { $time }
screen-stopped = Clocks are stopped
screen-now = Time
screen-connecting = Connecting to the server …
screen-silent = Not connected since { $time }; showing what was known then
screen-gone = This server has no such event. Check the address of the screen.
screen-message = Message
