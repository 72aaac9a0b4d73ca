import { afterEach, expect, it, vi } from 'vitest';
import { drawSeed, seeded } from './random';

afterEach(() => vi.unstubAllGlobals());

it('draws other seeds each time, also on a local network, where pages have no secure context', () => {
  const { getRandomValues } = crypto;
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  const seeds = new Set(Array.from({ length: 50 }, drawSeed));
  expect(seeds.size).toBe(50);
  expect(new Set([...seeds].map((seed) => seeded(seed)())).size).toBeGreaterThan(45);
});

it('the same seed gives the same numbers', () => {
  const [one, other] = [seeded('s'), seeded('s')];
  expect([one(), one()]).toEqual([other(), other()]);
});
