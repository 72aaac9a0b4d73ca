### The list of games: one’s own, open, being played, finished.

games-search = Find a player or a game
games-search-what = Player, event or link
games-open = Open
games-playing = Playing

games-own-move = Your move
games-own-theirs = Your opponent’s move
games-own-playing = Your game
games-own-waiting = Waiting for an opponent
games-own-soon = The game has not begun
games-own-stopped = The clocks are stopped
games-own-sealing = A move is being sealed
games-own-adjourned = Adjourned
games-own-go = Go to your game
games-own-invite = Show the invitation
games-own-open = Yours
games-you = { $name }, you

games-open-title = Open games
games-waiting = { $n } waiting
games-open-own = Open a game of your own
games-join = Join
games-join-whom = Join { $name }, { $what }
games-seat-white = you get White
games-seat-black = you get Black
games-seat-lot = White or Black
games-board-assisted = Assisted
games-board-physical = Physical
games-set-up = set-up position
games-with-arbiter = with arbiter
games-no-touch-move = without touch-move
games-no-clock = Without a clock
games-none-open = Nobody waits for an opponent.
games-none-found = Nothing found.

games-playing-title = Playing now
games-count = { $n ->
    [one] { $n } game
   *[other] { $n } games
}
games-claim = Claim: { $ground }
games-ground-repetition = threefold repetition
games-ground-fifty_moves = fifty moves
games-ground-agreement = draw agreed
games-ground-touch_move = touch-move
games-ground-flag = flag fall
games-ground-illegal_move = illegal move
games-ground-cannot_win = no winning by normal means
games-ground-no_effort = no effort to win
games-ground-increment = increment

games-finished-title = Finished games
games-finished-all = All finished games
games-result = Result
games-how = How it ended
games-moves = Moves
games-ended = Ended
games-called-off = Called off
games-open-game = { $white } against { $black }, { $result }: open the game
