/** Clock displays, and warnings of little time. */
import { clockTime } from '../words/format';

/** Milliseconds below which tenths are shown. */
export const TENTHS_BELOW = 20_000;

/** Writes the display: tenths at the end, and an empty place for the tens of minutes. */
export function face(ms: number): string {
  const left = Math.max(0, ms);
  if (left > 0 && left < TENTHS_BELOW) {
    const tenths = Math.floor(left / 100);
    return `0:${String(Math.floor(tenths / 10)).padStart(2, '0')}.${tenths % 10}`;
  }
  return clockTime(left).padStart(5, ' ');
}

/** Returns the time below which a clock is low: less in blitz, where little time is normal. */
export function lowBelow(startMs: number): number {
  return startMs <= 10 * 60_000 ? 20_000 : 60_000;
}

/** The thresholds that are announced, in milliseconds left. */
export const WARNINGS = [60_000, 30_000, 10_000] as const;

/** Returns the warning that was passed between two readings of a clock; added time causes no warning. */
export function warningPassed(before: number, after: number): number | null {
  return WARNINGS.findLast((moment) => before > moment && after <= moment && after > 0) ?? null;
}
