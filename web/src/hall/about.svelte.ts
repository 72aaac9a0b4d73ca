// The server's facts about itself.

class AboutHall {
  /** Its name, if it has one. */
  name = $state<string | null>(null);
  /** The addresses at which other machines reach it; empty if it is reachable only from its own machine. */
  addresses = $state.raw<readonly string[]>([]);
  /** Whether it has been asked. */
  isKnown = $state(false);
}

export const hall = new AboutHall();
