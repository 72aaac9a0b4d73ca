/** What the displays show now, drawn again ten times a second. */
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

  /** Keeps the displays going. Gives what stops it. */
  run(): () => void {
    const timer = setInterval(() => (this.#looks += 1), EVERY_MS);
    return () => clearInterval(timer);
  }

  /** The browser's time, which passes while nothing is heard of the hall. */
  get local(): number {
    void this.#looks;
    return Date.now();
  }

  get running(): Color | null {
    return this.session.stands?.phase === 'finished' ? null : (this.session.stands?.clock.running ?? null);
  }

  /** What is left; none where there is no clock. */
  left(color: Color): number | null {
    // Reading it makes whoever draws this look again.
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
