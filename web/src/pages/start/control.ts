// Time controls: presets, custom ones, and the form in which PGN and the server write them.

import { DEFAULT_REGULATIONS } from '../../protocol/protocol';
import type { Pace } from './rules';

export interface Period {
  /** The number of moves of the period; null for the rest of the game. */
  moves: number | null;
  minutes: number;
}

export interface Control {
  periods: Period[];
  /** Seconds per move, as increment or delay. */
  bonus: number;
  kind: 'increment' | 'delay';
}

/** One time control for each pace. */
export const PRESETS: Record<Pace, string> = {
  standard: DEFAULT_REGULATIONS.time_control,
  rapid: '900+10',
  blitz: '180+2',
};
export const PACES = Object.keys(PRESETS) as Pace[];

/** More common time controls. */
export const MORE = ['300', '300+3', '600+5', '1500+10', '40/5400+30:1800+30', '40/7200:20/3600:1800', '-'] as const;

export const LONGEST = { minutes: 24 * 60, bonus: 600, moves: 200, periods: 5 } as const;

/** Reads a time control as the server writes it; null where there is no clock. */
export function read(text: string): Control | null {
  if (text === '-') return null;
  const periods: Period[] = [];
  let bonus = 0;
  let kind: Control['kind'] = 'increment';
  for (const part of text.split(':')) {
    const found = /^(?:(\d+)\/)?(\d+)(?:([+d])(\d+))?$/.exec(part);
    if (!found) return null;
    const [, moves, seconds, sign, extra] = found;
    periods.push({ moves: moves === undefined ? null : Number(moves), minutes: Number(seconds) / 60 });
    if (extra !== undefined) {
      bonus = Number(extra);
      kind = sign === 'd' ? 'delay' : 'increment';
    }
  }
  return { periods, bonus, kind };
}

/** Writes a time control as the server reads it. */
export function write(control: Control | null): string {
  if (control === null) return '-';
  const { periods, bonus, kind } = control;
  const extra = bonus > 0 ? `${kind === 'delay' ? 'd' : '+'}${bonus}` : '';
  const text = ({ moves, minutes }: Period) =>
    `${moves === null ? '' : `${moves}/`}${Math.round(minutes * 60)}${extra}`;
  return periods.map(text).join(':');
}

/** Writes it in short form for a button: `15 + 10`, `40/90, 30 + 30`. */
export function short(text: string): string {
  const control = read(text);
  if (control === null) return '–';
  const time = (minutes: number) => (Number.isInteger(minutes) ? String(minutes) : minutes.toFixed(1));
  const periods = control.periods.map(({ moves, minutes }) => (moves === null ? '' : `${moves}/`) + time(minutes));
  return `${periods.join(', ')} + ${control.bonus}`;
}

/** Returns the clocks at the start: they include the first increment, but no delay. */
export function atStart(control: Control): number {
  const first = control.periods[0]?.minutes ?? 0;
  return Math.round(first * 60_000) + (control.kind === 'increment' ? control.bonus * 1000 : 0);
}

/** Returns what is wrong with a custom time control; null if nothing is. */
export function flaw(control: Control): 'minutes' | 'bonus' | 'moves' | null {
  const isWhole = (value: number, least: number, most: number) =>
    Number.isFinite(value) && value >= least && value <= most;
  if (!control.periods.every(({ minutes }) => isWhole(minutes, 1 / 60, LONGEST.minutes))) return 'minutes';
  if (!Number.isInteger(control.bonus) || !isWhole(control.bonus, 0, LONGEST.bonus)) return 'bonus';
  const quotas = control.periods.slice(0, -1).map(({ moves }) => moves);
  const fits = (moves: number | null) => moves !== null && Number.isInteger(moves) && isWhole(moves, 1, LONGEST.moves);
  return quotas.every(fits) ? null : 'moves';
}
