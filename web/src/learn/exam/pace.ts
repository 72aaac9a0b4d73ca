// The pace of a situation for its heading.

import type { RegulationsFrame } from '../../protocol/protocol';

/** The limits in seconds for sixty moves. */
const RAPID = 3600;
const BLITZ = { '1997': 900, '2009': 900, '2018': 601, '2023': 601 } as const;

/** Names the pace: the one that is set, or the one that the time control means; the increment counts sixty times. */
export function paceOf({ pace, time_control, edition = '2023' }: RegulationsFrame): 'standard' | 'rapid' | 'blitz' {
  if (pace && pace !== 'auto') return pace;
  const [base = '', increment = '0'] = (time_control ?? '5400+30').split('+');
  if (base.includes('/') || base.includes(':')) return 'standard';
  const seconds = Number(base) + 60 * (Number.parseFloat(increment) || 0);
  if (!(seconds < RAPID)) return 'standard';
  return seconds < BLITZ[edition] ? 'blitz' : 'rapid';
}
