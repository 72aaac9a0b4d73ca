### The public page of an event and the page of a player.
