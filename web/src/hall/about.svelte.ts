// What the hall says of itself.

class AboutHall {
  /** Its name, if it has one. */
  name = $state<string | null>(null);
  /** The addresses under which other machines find it; none if only its own machine does. */
  addresses = $state.raw<readonly string[]>([]);
  /** Whether it has been asked. */
  isKnown = $state(false);
}

export const hall = new AboutHall();
