// Dates, times and clock times as each language writes them.

import type { Code } from './languages';

/** Writes a date. */
export function day(at: Date, code: Code): string {
  return new Intl.DateTimeFormat(region(code), { day: 'numeric', month: 'long', year: 'numeric' }).format(at);
}

/** Writes a date and the time of day. */
export function moment(at: Date, code: Code): string {
  const form = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', hour12: false } as const;
  return new Intl.DateTimeFormat(region(code), form).format(at);
}

/** Writes a number. */
export function number(value: number, code: Code): string {
  return new Intl.NumberFormat(region(code), { maximumFractionDigits: 3 }).format(value);
}

/** Writes a clock display: `1:27:20`, `9:44`, rounded down to whole seconds. */
export function clockTime(ms: number): string {
  const seconds = Math.floor(Math.max(0, ms) / 1000);
  const two = (part: number) => String(part).padStart(2, '0');
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor(seconds / 60) % 60;
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}

/** Returns the region: English is British, with the day before the month. */
function region(code: Code): string {
  return code === 'en' ? 'en-GB' : code;
}
