// The pace of a situation for its heading.

import type { Edition, RegulationsFrame } from '../../protocol/protocol';

/** The longest blitz and the shortest standard game, in seconds for sixty moves: 15 minutes are rapid before 2018, 10 minutes blitz
    since then, and an hour is still rapid in 1997. */
const isBlitz = (seconds: number, edition: Edition) => (edition < '2018' ? seconds < 900 : seconds <= 600);
const isStandard = (seconds: number, edition: Edition) => (edition === '1997' ? seconds > 3600 : seconds >= 3600);

/** Names the pace: the one that is set, or the one that the time control means; an increment counts sixty times,
    except in 1997. */
export function paceOf({ pace, time_control, edition = '2023' }: RegulationsFrame): 'standard' | 'rapid' | 'blitz' {
  if (pace && pace !== 'auto') return pace;
  const [base = '', increment = '0'] = (time_control ?? '5400+30').split('+');
  if (base.includes('/') || base.includes(':')) return 'standard';
  const bonus = edition === '1997' ? 0 : Number.parseFloat(increment) || 0;
  const seconds = Number(base) + 60 * bonus;
  if (Number.isNaN(seconds) || isStandard(seconds, edition)) return 'standard';
  return isBlitz(seconds, edition) ? 'blitz' : 'rapid';
}
