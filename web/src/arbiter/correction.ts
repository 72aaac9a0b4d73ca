/** How an arbiter corrects a mistake: by a new entry, never by changing the record. */
import type { WireEntry } from '../protocol/protocol';
import { clockTime } from '../words/format';
import { type Draft, emptyDraft } from './draft';
import type { PowerName } from './powers';

export interface Correction {
  power: PowerName;
  filled: Draft;
}

/** The current clock displays. */
interface Shown {
  white: number;
  black: number;
}

/**
 * Finds the form that undoes an entry, filled in as far as possible; null where nothing has to be undone.
 * Time added or deducted is corrected by setting the clocks: deducting it again would be a penalty.
 */
export function correctionOf(entry: WireEntry, shown: Shown, why: string): Correction | null {
  const draft = { ...emptyDraft(), why };
  switch (entry.act.act) {
    case 'stop_clocks':
      return { power: 'resume', filled: draft };
    case 'resume':
      return { power: 'stop', filled: draft };
    case 'add_time':
    case 'deduct_time':
    case 'penalise':
      return timeCorrection(entry, shown, draft);
    case 'set_clock':
      return { power: 'set', filled: { ...draft, white: clockTime(shown.white), black: clockTime(shown.black) } };
    case 'declare':
    case 'rule':
      return { power: 'declare', filled: draft };
    default:
      return null;
  }
}

function timeCorrection(entry: WireEntry, shown: Shown, draft: Draft): Correction | null {
  const filled = { ...draft };
  let isFound = false;
  for (const ruling of entry.rulings) {
    if (ruling.ruling === 'time_added') {
      filled[ruling.to] = clockTime(shown[ruling.to] - ruling.ms);
      isFound = true;
    } else if (ruling.ruling === 'time_deducted') {
      filled[ruling.from] = clockTime(shown[ruling.from] + ruling.ms);
      isFound = true;
    }
  }
  if (isFound) return { power: 'set', filled };
  const isOver = entry.rulings.some(({ ruling }) => ruling === 'game_over');
  return isOver ? { power: 'declare', filled: draft } : null;
}
