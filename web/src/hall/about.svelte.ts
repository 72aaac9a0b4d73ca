// What the hall says of itself.

class AboutHall {
  /** Its name, if it has one. */
  name = $state<string | null>(null);
}

export const hall = new AboutHall();
