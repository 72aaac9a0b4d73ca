import { expect, it } from 'vitest';
import { BYES, scoringOf, usualOf, withBye } from './scoring';

it('a scoring has a name only if nothing in it differs', () => {
  expect(scoringOf({ win: 1, draw: 0.5, loss: 0 })).toBe('usual');
  expect(scoringOf({ win: 3, draw: 1, loss: 0 })).toBe('football');
  expect(scoringOf({ win: 1, draw: 0.5, loss: 0, pairing_bye: 0.5 })).toBe('other');
  expect(scoringOf({ win: 1, draw: 0.5, loss: 0, black: { win: 1, draw: 0.6, loss: 0 } })).toBe('other');
  expect(scoringOf({ win: 4, draw: 2, loss: 1 })).toBe('other');
});

it('byes and forfeits follow the points of games', () => {
  expect(BYES.map((what) => usualOf({ win: 3, draw: 1 }, what))).toEqual([3, 1, 3, 0, 3, 0]);
});

it('a bye with other points is written in tenths, and can follow the games again', () => {
  const changed = withBye({ win: 1, draw: 0.5, loss: 0 }, 'pairing_bye', 0.5000001);
  expect(changed).toEqual({ win: 1, draw: 0.5, loss: 0, pairing_bye: 0.5 });
  expect(withBye(changed, 'pairing_bye', null)).toEqual({ win: 1, draw: 0.5, loss: 0 });
});
