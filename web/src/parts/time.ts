/** What a clock shows, and when it warns. */
import { clockTime } from '../words/format';

/** Milliseconds below which tenths are shown. */
export const TENTHS_BELOW = 20_000;

/** Writes what the display shows: tenths at the end, and a place for tens of minutes that stays empty. */
export function face(ms: number): string {
  const left = Math.max(0, ms);
  if (left > 0 && left < TENTHS_BELOW) {
    const tenths = Math.floor(left / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`;
  }
  return clockTime(left).padStart(5, ' ');
}

/** From how little time on a clock is in trouble: less in blitz, where little is usual. */
export function lowBelow(startMs: number): number {
  return startMs <= 10 * 60_000 ? 20_000 : 60_000;
}

/** The moments that are announced, in milliseconds left. */
export const WARNINGS = [60_000, 30_000, 10_000] as const;

/** Finds the warning that was passed between two looks at a clock; time that was added warns of nothing. */
export function warningPassed(before: number, after: number): number | null {
  return WARNINGS.findLast((moment) => before > moment && after <= moment && after > 0) ?? null;
}
