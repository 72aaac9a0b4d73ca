// The hall's clock as the browser sees it: how far its scale is ahead of the browser's, by the quickest exchange so far.

/** A reading older than this gives way to a slower but newer one: clocks of devices drift. */
const STALE_MS = 120_000;

export class HallClock {
  #offset = 0;
  #trip = Number.POSITIVE_INFINITY;
  #readAt = Number.NEGATIVE_INFINITY;

  /** `local` gives the browser's own time, which never goes back. */
  constructor(readonly local: () => number = () => performance.now()) {}

  /** Takes a reading of the hall's clock: the browser asked at `sent` and the answer is here now. */
  read(now: number, sent: number) {
    const received = this.local();
    const trip = received - sent;
    if (trip > this.#trip && received - this.#readAt < STALE_MS) return;
    // Half of the way is the best guess of when the hall looked at its clock.
    this.#offset = now + trip / 2 - received;
    this.#trip = trip;
    this.#readAt = received;
  }

  /** Takes a time that came without being asked for, as nobody knows how long ago: it holds until the first reading. */
  guess(now: number) {
    this.#offset = now - this.local();
    this.#trip = Number.POSITIVE_INFINITY;
    this.#readAt = Number.NEGATIVE_INFINITY;
  }

  /** The game's time has just stood still for so long: what was read before is ahead by that. */
  hold(ms: number) {
    this.#offset -= ms;
  }

  /** The hall's time in milliseconds on the scale of `at`. */
  now(): number {
    return this.local() + this.#offset;
  }
}
