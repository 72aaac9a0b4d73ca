// What a page shows in the header: where the user is, and which keys work here.

export interface RailLink {
  href: string;
  label: string;
}

class RailState {
  /** The event, the round, the game, shown beside the logo. If empty, the name of the server. */
  where = $state.raw<readonly string[]>([]);
  /** Keys and their actions on this page. If empty, those that work everywhere. */
  keys = $state.raw<readonly (readonly [key: string, what: string])[]>([]);
  /** Links to the other pages of the same event. If empty, those to the lists of games and events. */
  links = $state.raw<readonly RailLink[]>([]);
  isHelpOpen = $state(false);
  /** The number of people on the server; 0 if unknown. */
  people = $state(0);

  /** Shows a page's data until the page is left: call it in an effect and return its result as the clean-up. */
  show(
    where: readonly string[],
    keys: readonly (readonly [string, string])[] = [],
    links: readonly RailLink[] = [],
  ): () => void {
    this.where = where;
    this.keys = keys;
    this.links = links;
    return () => {
      this.where = [];
      this.keys = [];
      this.links = [];
    };
  }
}

export const rail = new RailState();
