/** The current clock displays, drawn again ten times per second. */
import type { Color } from '../../board/squares';
import type { Session } from '../../hall/session.svelte';
import { lowBelow } from '../../parts/time';
import type { Period } from './control';

const EVERY_MS = 100;

export class Clocks {
  #looks = $state(0);

  constructor(
    private readonly session: Session,
    private readonly first: () => Period | null,
  ) {}

  /** Keeps the displays running. Returns a function that stops it. */
  run(): () => void {
    const timer = setInterval(() => (this.#looks += 1), EVERY_MS);
    return () => clearInterval(timer);
  }

  /** The browser's time, which also advances while the server is silent. */
  get local(): number {
    void this.#looks;
    return Date.now();
  }

  get running(): Color | null {
    return this.session.stands?.phase === 'finished' ? null : (this.session.stands?.clock.running ?? null);
  }

  /** The time left; null where there is no clock. */
  left(color: Color): number | null {
    // Reading this makes the caller update when it changes.
    void this.#looks;
    const kept = this.session.stands?.clock;
    if (this.first() === null || !kept) {
      return null;
    }
    return this.running === color ? this.session.display(color) : kept[color];
  }

  isLow(color: Color): boolean {
    const left = this.left(color);
    const period = this.first();
    return left !== null && period !== null && left < lowBelow(period.seconds * 1000);
  }
}
