import { expect, it } from 'vitest';
import { QUESTIONS } from './draw';
import { recall } from './kept';

const answers = (first: unknown) => [first, ...Array.from({ length: QUESTIONS - 1 }, () => null)];
const kept = (more: object) => JSON.stringify({ seed: 's', answers: answers(null), at: 3, until: 100, ...more });

it('an examination under way is read back', () => {
  const found = recall(kept({ answers: answers({ chosen: 'illegal-2' }) }), 50);
  expect([found?.seed, found?.at, found?.answers[0]]).toEqual(['s', 3, { chosen: 'illegal-2' }]);
  const acts = [{ at: 0, by: 'arbiter', act: 'declare', result: '1-0' }];
  expect(recall(kept({ answers: answers({ acts }) }), 50)?.answers[0]).toEqual({ acts, steps: [] });
});

it('what is not valid or over is dropped', () => {
  for (const text of [
    null,
    '',
    'null',
    '[]',
    '{',
    '7',
    kept({ seed: 7 }),
    kept({ answers: [] }),
    kept({ until: 'x' }),
  ]) {
    expect(recall(text, 50), String(text)).toBeNull();
  }
  expect(recall(kept({}), 100)).toBeNull();
  expect(recall(kept({ at: 99 }), 50)?.at).toBe(0);
  expect(recall(kept({ answers: answers({ chosen: 'nonsense' }) }), 50)?.answers[0]).toBeNull();
});
