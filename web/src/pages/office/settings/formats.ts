// The systems of play that an organiser chooses from.

import type { FormatFrame } from '../../../protocol/event';

/** The systems by name, each with the numbers that it starts from. */
export const FORMATS: Readonly<Record<string, FormatFrame>> = {
  swiss: 'swiss',
  round_robin: { round_robin: { is_double: false } },
  double: { round_robin: { is_double: true } },
  match: { match: { boards: 8, games: 1 } },
  knockout: { knockout: { games: 2, tie_break_games: 2 } },
  keizer: {
    keizer: { top: null, step: 1, win: 100, draw: 50, loss: 0, bye: 67, excused: 33, absent: 0, rest: 3, passes: 20 },
  },
};

/** Returns the name of a system; a double round robin has its own. */
export function formatOf(format: FormatFrame): string {
  if (typeof format === 'string') return format;
  if ('round_robin' in format) return format.round_robin.is_double ? 'double' : 'round_robin';
  return Object.keys(format)[0] ?? 'swiss';
}
