/** Announcements for screen readers: each once, the newest last. */

interface Line {
  key: number;
  text: string;
}

/** The number of lines that stay, so that one that is followed quickly by another is not lost. */
const KEPT = 4;

export class LiveRegions {
  /** Moves, offers, the connection. */
  polite = $state<Line[]>([]);
  /** Rulings, flags, stops, claims, the opponent's move. */
  assertive = $state<Line[]>([]);
  /** Answers to questions. */
  asked = $state<Line[]>([]);
  #next = 0;

  /** Announces a text politely. */
  say(text: string): void {
    this.polite = this.#with(this.polite, text);
  }

  /** Announces a text at once. */
  tell(text: string): void {
    this.assertive = this.#with(this.assertive, text);
  }

  /** Answers a question. */
  answer(text: string): void {
    this.asked = this.#with([], text);
  }

  /** Clears all announcements, when another game is opened. */
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
