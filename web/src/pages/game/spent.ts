/** The time left after each half-move, and the time that each took, from the clock displays. */
import type { Color } from '../../board/squares';
import type { Period } from './control';

/** The clock data of a half-move. */
interface Timed {
  by: Color;
  clock?: number;
}

/** Returns the display before the first move: with a Fischer increment it includes the first increment. */
export function atStart(periods: readonly Period[]): number | null {
  const first = periods[0];
  if (!first) return null;
  return (first.seconds + (first.isDelay ? 0 : first.bonus)) * 1000;
}

/** Returns a player's display after a half-move, counted from 0; before the player's first move, the initial time. */
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

/** The time of one half-move, from the displays; null where they do not show it. */
export interface Spent {
  by: Color;
  /** The number of the player's move, from 1. */
  number: number;
  spent: number | null;
  left: number | null;
}

/**
 * Computes the time of each half-move. Increments and the time of new periods are subtracted; time that an arbiter added or deducted
 * is not, and where a display has grown for such a reason the time is unknown. A move that ends the game, such as checkmate, is not
 * followed by a press of the clock and gets no increment.
 */
export function spentOn(history: readonly Timed[], periods: readonly Period[], isLastPressed = true): Spent[] {
  const left: Record<Color, number | null> = { white: atStart(periods), black: atStart(periods) };
  const made: Record<Color, number> = { white: 0, black: 0 };
  return history.map(({ by, clock }, index) => {
    made[by] += 1;
    const before = left[by];
    if (clock === undefined || before === null) return { by, number: made[by], spent: null, left: before };
    left[by] = clock;
    const isPressed = isLastPressed || index < history.length - 1;
    const { bonus, next } = isPressed ? gains(made[by], periods) : { bonus: 0, next: 0 };
    // The time of a new period is added with the move or, on other clocks, when the flag falls.
    const spent = [before + bonus - clock, before + bonus + next - clock].find((time) => time >= 0) ?? null;
    return { by, number: made[by], spent, left: clock };
  });
}

/** Returns the increment of a player's move, and the time of a new period that begins after it. */
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
