/** What is announced to those who listen: once each, the newest last. */

interface Line {
  key: number;
  text: string;
}

/** So many lines stay, so that one that comes on the heels of another is not lost. */
const KEPT = 4;

export class LiveRegions {
  /** Moves, offers, the connection. */
  polite = $state<Line[]>([]);
  /** Rulings, flags, stops, claims, the opponent's move. */
  assertive = $state<Line[]>([]);
  /** What somebody asked to hear. */
  asked = $state<Line[]>([]);
  #next = 0;

  /** Says something when the listener has time. */
  say(text: string): void {
    this.polite = this.#with(this.polite, text);
  }

  /** Says something at once. */
  tell(text: string): void {
    this.assertive = this.#with(this.assertive, text);
  }

  /** Answers a question. */
  answer(text: string): void {
    this.asked = this.#with([], text);
  }

  /** Forgets all, when another game is opened. */
  clear(): void {
    this.polite = [];
    this.assertive = [];
    this.asked = [];
  }

  #with(lines: Line[], text: string): Line[] {
    if (text === '') {
      return lines;
    }
    this.#next += 1;
    return [...lines, { key: this.#next, text }].slice(-KEPT);
  }
}

export const live = new LiveRegions();
