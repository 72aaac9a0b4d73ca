/** Amounts of time as an arbiter writes them. */
import { clockTime } from '../words/format';

/**
 * Reads minutes and seconds, or hours too: `2:00`, `+1:30`, `−0:30`, `1:27:20`; returns milliseconds. A bare number is not accepted,
 * since it could mean minutes or seconds.
 */
export function readAmount(text: string): number | null {
  const found = /^([+\-−]?)(?:(\d{1,2}):)?(\d{1,3}):([0-5]\d)$/.exec(text.trim());
  if (!found) return null;
  const [, sign, hours, minutes, seconds] = found;
  // With hours, minutes go up to 59.
  if (hours !== undefined && Number(minutes) > 59) return null;
  const ms = ((Number(hours ?? 0) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1000;
  return sign === '' || sign === '+' ? ms : -ms;
}

/** Writes an amount that is added or deducted, with its sign. */
export function signed(ms: number): string {
  return `${ms < 0 ? '−' : '+'}${clockTime(Math.abs(ms))}`;
}

/** Changes the value of a field by a step; an invalid value counts as zero. */
export function stepped(text: string, step: number, isSigned: boolean): string {
  const next = (readAmount(text) ?? 0) + step;
  return isSigned ? signed(next) : clockTime(Math.max(0, next));
}
