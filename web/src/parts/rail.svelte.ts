// What the page tells the rail: where one is, and which keys work here.

class RailState {
  /** The event, the round, the table: what stands beside the sign. Empty: the name of the hall. */
  where = $state.raw<readonly string[]>([]);
  /** Keys and what they do on this page. Empty: those that work everywhere. */
  keys = $state.raw<readonly (readonly [key: string, what: string])[]>([]);
  isHelpOpen = $state(false);
  /** How many people are here; 0 where that is not told. */
  people = $state(0);

  /** Shows what a page has to say until it is left: to be called in an effect, whose clean-up it gives. */
  show(where: readonly string[], keys: readonly (readonly [string, string])[] = []): () => void {
    this.where = where;
    this.keys = keys;
    return () => {
      this.where = [];
      this.keys = [];
    };
  }
}

export const rail = new RailState();
