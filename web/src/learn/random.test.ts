import { expect, it, vi } from 'vitest';
import { freshSeed, seeded } from './random';

it('a seed is drawn without a secure context, and each draw is another', () => {
  vi.stubGlobal('crypto', { getRandomValues: crypto.getRandomValues.bind(crypto) });
  try {
    expect(freshSeed()).not.toBe(freshSeed());
  } finally {
    vi.unstubAllGlobals();
  }
});

it('the same seed gives the same numbers', () => {
  const [one, other] = [seeded('s'), seeded('s')];
  expect([one(), one()]).toEqual([other(), other()]);
});
