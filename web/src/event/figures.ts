/** Points, tie-breaks, results, days and lists of names as people write them. */
import type { BoardFrame, CellFrame, PlayerRef } from '../protocol/event';
import type { Code } from '../words/languages';
import { listName, shortName, splitName } from './names';

const FRACTIONS: Record<number, string> = { 0: '', 25: '¼', 50: '½', 75: '¾' };

/** Writes points or the value of a tie-break: `2½`, `13¾`; anything finer as a decimal number of the language. */
export function figure(value: number, code: Code): string {
  const hundredths = Math.round(Math.abs(value) * 100);
  const sign = value < 0 ? '−' : '';
  const fraction = FRACTIONS[hundredths % 100];
  if (fraction === undefined) {
    const written = new Intl.NumberFormat(code === 'en' ? 'en-GB' : code, { maximumFractionDigits: 2 });
    return sign + written.format(hundredths / 100);
  }
  const whole = Math.floor(hundredths / 100);
  return sign + (whole === 0 && fraction !== '' ? fraction : `${whole}${fraction}`);
}

/** A result, and whether it counts for the rating. */
export interface Result {
  score: string;
  isUnrated: boolean;
}

/** Writes the result of a board: `1–0`, `½–½`, `+/−`; null while there is none. */
export function resultOf(result: BoardFrame['result']): Result | null {
  if (result === undefined || result === '*') return null;
  const isUnrated = result.endsWith(' unrated');
  const plain = isUnrated ? result.slice(0, -' unrated'.length) : result;
  const score = plain
    .replaceAll('1/2', '½')
    .replaceAll(/(?<=[0-9½])-/g, '–')
    .replaceAll('-', '−');
  return { score, isUnrated };
}

/** The signs of the cells of a cross-table; a bye has the sign of its points. */
const SIGNS: Record<CellFrame['mark'], string> = {
  win: '1',
  draw: '½',
  loss: '0',
  short_win: '1',
  short_draw: '½',
  short_loss: '0',
  forfeit_win: '+',
  forfeit_loss: '−',
  pending: '·',
  half_bye: '½',
  full_bye: '1',
  pairing_bye: '1',
  zero_bye: '0',
};

/** Writes what a round gave a player. */
export function sign(mark: CellFrame['mark']): string {
  return SIGNS[mark];
}

type Named = Pick<PlayerRef, 'name' | 'number' | 'player'>;

/** Writes surnames with as many letters of the given name as tell the players apart: `Krátká L.`. */
export function initials(players: readonly Named[]): Map<number, string> {
  const givenOf = ({ name = '' }: Named) => [...splitName(name).given];
  const short = (player: Named, letters: number) => {
    const given = givenOf(player);
    return letters >= given.length ? listName(player) : `${shortName(player)} ${given.slice(0, letters).join('')}.`;
  };
  const written = new Map<number, string>();
  let rest = [...players];
  for (let letters = 1; rest.length > 0; letters += 1) {
    const count = new Map<string, number>();
    for (const player of rest) count.set(short(player, letters), (count.get(short(player, letters)) ?? 0) + 1);
    const isLast = rest.every((player) => letters >= givenOf(player).length);
    for (const player of rest) written.set(player.player, short(player, letters));
    if (isLast) break;
    rest = rest.filter((player) => (count.get(short(player, letters)) ?? 0) > 1);
  }
  return written;
}

/** Compares names as the language sorts them: in Czech and Slovak `Ch` comes after `H`. */
export function byName(code: Code): (one: Named, other: Named) => number {
  const { compare } = new Intl.Collator(code);
  return (one, other) => compare(listName(one), listName(other)) || one.player - other.player;
}

/** Writes the days of an event: `14–22 November 2026`; empty if none is set. */
export function days(first: string | null, last: string | null, code: Code): string {
  const [start, end] = [dateOf(first), dateOf(last ?? first)];
  if (!start || !end) return '';
  const write = (at: Date, form: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : code, { ...form, timeZone: 'UTC' }).format(at);
  const whole = write(end, { day: 'numeric', month: 'long', year: 'numeric' });
  if (start.getTime() === end.getTime()) return whole;
  // What both days have in common is written once.
  if (start.getUTCFullYear() !== end.getUTCFullYear())
    return `${write(start, { day: 'numeric', month: 'long', year: 'numeric' })} – ${whole}`;
  if (start.getUTCMonth() !== end.getUTCMonth()) return `${write(start, { day: 'numeric', month: 'long' })} – ${whole}`;
  return `${start.getUTCDate()}${code === 'en' ? '' : '.'}–${whole}`;
}

/** Reads a day such as `2026/11/14`. */
function dateOf(text: string | null): Date | null {
  const found = /^(\d{4})[/-](\d{2})[/-](\d{2})$/.exec(text ?? '');
  return found ? new Date(Date.UTC(Number(found[1]), Number(found[2]) - 1, Number(found[3]))) : null;
}

/** Writes the time of day. */
export function timeOfDay(at: number, code: Code): string {
  const form = { hour: 'numeric', minute: '2-digit', hour12: false } as const;
  return new Intl.DateTimeFormat(code === 'en' ? 'en-GB' : code, form).format(new Date(at));
}
