// Results as they are typed: `12 1` is a win of White on board 12, `12 0` of Black, `12 =` a draw, `12 +` and `12 -` without a game.

import type { EVENT_RESULTS } from '../../protocol/event';

export type Result = (typeof EVENT_RESULTS)[number];

/** The keys of results. */
export const KEYS: Record<string, Result> = {
  '1': '1-0',
  '0': '0-1',
  '=': '1/2-1/2',
  '5': '1/2-1/2',
  r: '1/2-1/2',
  '+': '+/-',
  '-': '-/+',
  x: '-/-',
};

/** Whole results, as somebody might write them out. */
const WRITTEN: Record<string, Result> = {
  '1-0': '1-0',
  '1:0': '1-0',
  '0-1': '0-1',
  '0:1': '0-1',
  '½': '1/2-1/2',
  '½-½': '1/2-1/2',
  '1/2': '1/2-1/2',
  '1/2-1/2': '1/2-1/2',
  '+-': '+/-',
  '+/-': '+/-',
  '-+': '-/+',
  '-/+': '-/+',
  '--': '-/-',
  '-/-': '-/-',
};

/** Reads a line: the board, then the result; either may still be missing. */
export function readTyped(text: string): { board: number | null; result: Result | null } {
  const tidy = text.trim().toLowerCase().replaceAll(/[–−]/g, '-');
  // `1:0` is a score in Czech and Slovak, without a board: a colon separates only before a space.
  const [, number = '', rest = ''] =
    /^(\d{1,4})\s*(?:[\s.,;]|:\s)\s*(.*)$/.exec(tidy) ?? /^(\d{1,4})([^\d\s].*)?$/.exec(tidy) ?? [];
  if (number === '') return { board: null, result: null };
  const sign = rest.replaceAll(/\s+/g, '');
  return { board: Number(number), result: KEYS[sign] ?? WRITTEN[sign] ?? null };
}
