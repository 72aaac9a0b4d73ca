import { expect, it } from 'vitest';
import { scoreText } from './score';

it('writes results with real signs', () => {
  const written = ['1-0', '1/2-1/2', '0-1/2', '+/-', '-/-'].map(scoreText);
  expect(written).toEqual(['1–0', '½–½', '0–½', '+ : −', '− : −']);
});
