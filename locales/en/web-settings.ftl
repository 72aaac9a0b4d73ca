### Choices of the device, leaving a game, and the app.

settings = Settings
settings-all = All settings
settings-kept = Kept on this device; they apply at once.
settings-preview = Board as you have chosen it
settings-try = Make a move
settings-board = Board and pieces
settings-page = Page and notation
settings-sound = Sound and keys
setting-board = Board
setting-pieces = Pieces
setting-coordinates = Coordinates
setting-motion = Moving pieces
setting-captured = Captured pieces beside the clocks
setting-theme = Theme
setting-letters = Letters of the pieces
setting-notation = Notation
setting-facing = Pieces on one screen for two
setting-sounds = Sounds
setting-volume = Volume
setting-speech = Spoken moves
setting-timeWarnings = Warnings of little time
setting-vibration = Vibrate when it is your move
setting-singleKeys = Single keys
board-look-blue = Blue
board-look-slate = Slate
board-look-contrast = High contrast
pieces-wood = Wood
pieces-bold = Bold
pieces-plain = Plain
pieces-letters = Letters
coordinates-frame = On the frame
coordinates-inside = In the squares
coordinates-off = Off
motion-normal = Normal
motion-fast = Fast
motion-slow = Slow
motion-off = Off
facing-owner = Face their owner
facing-one-way = All one way
volume-full = Full
volume-medium = Medium
volume-quiet = Quiet
captured = { $n ->
    [0] No pieces captured
    [one] { $n } piece captured
   *[other] { $n } pieces captured
}

leave-game = Leave the game?
leave-game-why = The game continues without you, and your clock keeps running. You can come back at any time.
leave-game-no = Stay
leave-game-yes = Leave

about-work-gif = Animated pictures (gifenc)
