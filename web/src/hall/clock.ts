// The game's time as the browser sees it: its difference from the browser's own clock. Each exchange with the server bounds that
// difference. The middle of the quickest exchange is the best estimate, within the bounds of all the others.

/** How fast two clocks may drift apart, in milliseconds per millisecond: the bounds widen by that as they age. */
const DRIFT = 200e-6;
/** The server sends whole milliseconds: the true time may be up to this much later. */
const ROUNDED = 1;

interface Reading {
  /** The bounds of the difference, from all exchanges so far. */
  low: number;
  high: number;
  /** The estimate of the quickest exchange, and its duration. */
  middle: number;
  trip: number;
  /** The time of the last exchange. */
  at: number;
}

export class HallClock {
  #reading: Reading | null = null;
  /** The least possible difference, from times that came without a request. */
  #least: number | null = null;

  /** `local` returns the browser's monotonic time. */
  constructor(readonly local: () => number = () => performance.now()) {}

  /** Whether an exchange has measured the time; before that it is only estimated. */
  get isRead(): boolean {
    return this.#reading !== null;
  }

  /** Takes a measurement: the browser asked at `sent`, and the answer arrives now. A game that has not begun has no time. */
  read(now: number, sent: number) {
    if (now === 0) return;
    const at = this.local();
    const [low, high] = [now - at, now + ROUNDED - sent];
    const fresh = { low, high, middle: (low + high) / 2, trip: at - sent, at };
    const known = this.#aged(at);
    // The measurements contradict each other: the device slept, or the server's time was changed. The newer one counts.
    if (known === null || low > known.high || high < known.low) {
      this.#reading = fresh;
      return;
    }
    const quickest = fresh.trip <= known.trip ? fresh : known;
    this.#reading = { ...quickest, low: Math.max(low, known.low), high: Math.min(high, known.high), at };
  }

  /** Takes a time that came without a request: it had passed already when it was sent. */
  hear(then: number) {
    const at = this.local();
    const least = then - at;
    this.#least = Math.max(this.#least ?? least, least);
    const known = this.#aged(at);
    if (known === null || least <= known.low) return;
    // If the earlier measurement is too early by more than any network delay explains, it is discarded.
    this.#reading = least <= known.high ? { ...known, low: least } : null;
  }

  /** Forgets everything: another run of the server has another time. */
  reset() {
    this.#reading = null;
    this.#least = null;
  }

  /** The game's time has just stood still for this many milliseconds: earlier measurements are ahead by that. */
  hold(ms: number) {
    const known = this.#reading;
    if (known) this.#reading = { ...known, low: known.low - ms, high: known.high - ms, middle: known.middle - ms };
    if (this.#least !== null) this.#least -= ms;
  }

  /** Returns the game's time in milliseconds, on the scale of `at`; 0 as long as it is unknown. */
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
