// Time controls: the presets, those people set up themselves, and the form PGN and the hall write them in.

import { DEFAULT_REGULATIONS } from '../../protocol/protocol';
import type { Pace } from './rules';

export interface Period {
  /** How many moves it is for; the last period is for all the rest. */
  moves: number | null;
  minutes: number;
}

export interface Control {
  periods: Period[];
  /** Seconds a move, added or waited for. */
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

/** More that halls play, for who wants another one at a touch. */
export const MORE = ['300', '300+3', '600+5', '1500+10', '40/5400+30:1800+30', '40/7200:20/3600:1800', '-'] as const;

export const LONGEST = { minutes: 24 * 60, bonus: 600, moves: 200, periods: 5 } as const;

/** Reads a time control as it is written on the wire; none where there is no clock. */
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

/** Writes a time control as the hall reads it. */
export function write(control: Control | null): string {
  if (control === null) return '-';
  const { periods, bonus, kind } = control;
  const extra = bonus > 0 ? `${kind === 'delay' ? 'd' : '+'}${bonus}` : '';
  const text = ({ moves, minutes }: Period) =>
    `${moves === null ? '' : `${moves}/`}${Math.round(minutes * 60)}${extra}`;
  return periods.map(text).join(':');
}

/** Writes it as short as a button wants it: `15 + 10`, `40/90, 30 + 30`. */
export function short(text: string): string {
  const control = read(text);
  if (control === null) return '–';
  const time = (minutes: number) => (Number.isInteger(minutes) ? String(minutes) : minutes.toFixed(1));
  const periods = control.periods.map(({ moves, minutes }) => (moves === null ? '' : `${moves}/`) + time(minutes));
  return `${periods.join(', ')} + ${control.bonus}`;
}

/** What the clocks show at the start: the first increment is on them, a delay is not. */
export function atStart(control: Control): number {
  const first = control.periods[0]?.minutes ?? 0;
  return Math.round(first * 60_000) + (control.kind === 'increment' ? control.bonus * 1000 : 0);
}

/** What is wrong with what somebody has set up; nothing if all fits. */
export function flaw(control: Control): 'minutes' | 'bonus' | 'moves' | null {
  const isWhole = (value: number, least: number, most: number) =>
    Number.isFinite(value) && value >= least && value <= most;
  if (!control.periods.every(({ minutes }) => isWhole(minutes, 1 / 60, LONGEST.minutes))) return 'minutes';
  if (!Number.isInteger(control.bonus) || !isWhole(control.bonus, 0, LONGEST.bonus)) return 'bonus';
  const quotas = control.periods.slice(0, -1).map(({ moves }) => moves);
  const fits = (moves: number | null) => moves !== null && Number.isInteger(moves) && isWhole(moves, 1, LONGEST.moves);
  return quotas.every(fits) ? null : 'moves';
}
