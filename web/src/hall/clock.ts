// The game's time as the browser sees it: how far it is ahead of the browser's own. Each exchange with the server bounds that
// difference. The middle of the quickest exchange is the best guess, as far as the bounds of all the others leave it.

/** How fast two clocks may drift apart, in milliseconds per millisecond: what was read loses that much as it ages. */
const DRIFT = 200e-6;
/** The server tells whole milliseconds: the time itself may be up to so much later. */
const ROUNDED = 1;

interface Reading {
  /** Between what the difference lies, by all exchanges so far. */
  low: number;
  high: number;
  /** What the quickest exchange says, and how long that took. */
  middle: number;
  trip: number;
  /** When the last exchange was. */
  at: number;
}

export class HallClock {
  #reading: Reading | null = null;
  /** The difference by times that were told without being asked for. It is at least that. */
  #least: number | null = null;

  /** `local` gives the browser's own time, which never goes back. */
  constructor(readonly local: () => number = () => performance.now()) {}

  /** Whether an exchange has shown the time; before that it is only guessed. */
  get isRead(): boolean {
    return this.#reading !== null;
  }

  /** Takes a reading: the browser asked at `sent`, and the answer is here now. A game that has not begun has no time. */
  read(now: number, sent: number) {
    if (now === 0) return;
    const at = this.local();
    const [low, high] = [now - at, now + ROUNDED - sent];
    const fresh = { low, high, middle: (low + high) / 2, trip: at - sent, at };
    const known = this.#aged(at);
    // Readings that exclude each other: the device slept, or the server's time was changed. The newer one counts.
    if (known === null || low > known.high || high < known.low) {
      this.#reading = fresh;
      return;
    }
    const quickest = fresh.trip <= known.trip ? fresh : known;
    this.#reading = { ...quickest, low: Math.max(low, known.low), high: Math.min(high, known.high), at };
  }

  /** Takes a time that came without being asked for: it had passed already when it was sent. */
  hear(then: number) {
    const at = this.local();
    const least = then - at;
    this.#least = Math.max(this.#least ?? least, least);
    const known = this.#aged(at);
    if (known === null || least <= known.low) return;
    // What was read before can be too early by more than any network explains: then it is worth nothing any more.
    this.#reading = least <= known.high ? { ...known, low: least } : null;
  }

  /** Forgets everything: another run of the server counts anew. */
  reset() {
    this.#reading = null;
    this.#least = null;
  }

  /** The game's time has just stood still for so long: what was read before is ahead by that. */
  hold(ms: number) {
    const known = this.#reading;
    if (known) this.#reading = { ...known, low: known.low - ms, high: known.high - ms, middle: known.middle - ms };
    if (this.#least !== null) this.#least -= ms;
  }

  /** The game's time in milliseconds, on the scale of `at`; 0 as long as nothing is known. */
  now(): number {
    const at = this.local();
    const known = this.#reading;
    if (known) return at + Math.min(known.high, Math.max(known.low, known.middle));
    return this.#least === null ? 0 : at + this.#least;
  }

  #aged(at: number): Reading | null {
    const known = this.#reading;
    if (known === null) return null;
    const drift = (at - known.at) * DRIFT;
    return { ...known, low: known.low - drift, high: known.high + drift, trip: known.trip + 2 * drift, at };
  }
}
