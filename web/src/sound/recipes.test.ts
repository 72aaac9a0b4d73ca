import { describe, expect, it } from 'vitest';
import { RECIPES, type SoundName, lengthOf } from './recipes';

describe('a sound', () => {
  const names = Object.keys(RECIPES) as SoundName[];
  it('is short', () => {
    for (const name of names) {
      expect(lengthOf(name), name).toBeLessThanOrEqual(0.3);
    }
  });
  it('is different from every other', () => {
    expect(new Set(names.map((name) => JSON.stringify(RECIPES[name]))).size).toBe(names.length);
  });
});
