import { beforeAll, describe, expect, it } from 'vitest';
import {
  BOARDS,
  COLORS,
  DECISIONS,
  EDITION_VALUES,
  IRREGULARITIES,
  MODES,
  PENALTIES,
  PHASES,
  SCORESHEETS,
  TASKS,
} from '../protocol/protocol';
import { Bundle } from './bundle';
import { CODES, type Code, wholeLanguage } from './languages';

const bundles = {} as Record<Code, Bundle>;
beforeAll(async () => {
  for (const code of CODES) bundles[code] = new Bundle(code, await wholeLanguage(code));
});

/** The messages for the names that the server uses: one for each name. */
const NAMED = {
  'color-': COLORS,
  'set-board-': BOARDS,
  'mode-': MODES,
  'scoresheets-': SCORESHEETS,
  'arb-penalty-': PENALTIES,
  'arb-irregularity-': IRREGULARITIES,
  'arb-task-': TASKS,
  'arb-decide-': DECISIONS,
  'arb-ask-': DECISIONS,
  'games-phase-': PHASES,
  'card-illegal-loses-': Object.values(EDITION_VALUES).map((values) => String(values.losing_illegal_move)),
} satisfies Record<string, readonly string[]>;

describe.each(CODES)('in %s every name has a message', (code) => {
  it.each(Object.entries(NAMED))('%s', (prefix, names) => {
    expect(names.filter((name) => !bundles[code].has(prefix + name))).toEqual([]);
  });
});
