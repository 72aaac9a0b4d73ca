/** What the displays of the clocks say about a game: the time left after each half-move, and the time each took. */
import type { Color } from '../../board/squares';
import type { Period } from './control';

/** A half-move as far as its clock goes. */
interface Timed {
  by: Color;
  clock?: number;
}

/** What a clock shows before the first move: with a Fischer increment the first one is on it already. */
export function atStart(periods: readonly Period[]): number | null {
  const first = periods[0];
  if (!first) return null;
  return (first.seconds + (first.isDelay ? 0 : first.bonus)) * 1000;
}

/** What a player's display showed after a half-move, counted from 0; before the player's first move, what it began with. */
export function shownAfter(
  history: readonly Timed[],
  index: number,
  color: Color,
  periods: readonly Period[],
): number | null {
  for (let at = Math.min(index, history.length - 1); at >= 0; at -= 1) {
    const half = history[at];
    if (half?.by === color && half.clock !== undefined) return half.clock;
  }
  return atStart(periods);
}

/** What one half-move took, as the displays tell it; none where they do not. */
export interface Spent {
  by: Color;
  /** The number of the player's move, from 1. */
  number: number;
  spent: number | null;
  left: number | null;
}

/**
 * Tells what each half-move took. Increments and the time of new periods are taken off; time that an arbiter gave or took is
 * not, and where a display has grown for such a reason nothing is told.
 */
export function spentOn(history: readonly Timed[], periods: readonly Period[]): Spent[] {
  const left: Record<Color, number | null> = { white: atStart(periods), black: atStart(periods) };
  const made: Record<Color, number> = { white: 0, black: 0 };
  return history.map(({ by, clock }) => {
    made[by] += 1;
    const before = left[by];
    if (clock === undefined || before === null) return { by, number: made[by], spent: null, left: before };
    left[by] = clock;
    const { bonus, next } = gains(made[by], periods);
    // The time of a new period comes with the move or, on other clocks, when the flag falls.
    const spent = [before + bonus - clock, before + bonus + next - clock].find((time) => time >= 0) ?? null;
    return { by, number: made[by], spent, left: clock };
  });
}

/** The increment of a player's move, and the time of a new period that begins after it. */
function gains(number: number, periods: readonly Period[]): { bonus: number; next: number } {
  let moves = 0;
  for (const [index, period] of periods.entries()) {
    moves += period.moves ?? Number.POSITIVE_INFINITY;
    if (number > moves) continue;
    const next = number === moves ? (periods[index + 1]?.seconds ?? 0) * 1000 : 0;
    return { bonus: period.isDelay ? 0 : period.bonus * 1000, next };
  }
  return { bonus: 0, next: 0 };
}
