import { expect, it } from 'vitest';
import { pointsText, scoreText } from './score';

it('writes results with real signs', () => {
  const written = ['1-0', '1/2-1/2', '0-1/2', '+/-', '-/-'].map(scoreText);
  expect(written).toEqual(['1–0', '½–½', '0–½', '+ : −', '− : −']);
});

it('writes points of any scale', () => {
  expect([0, 0.5, 3, 1.5].map((points) => pointsText(points, 'cs'))).toEqual(['0', '½', '3', '1,5']);
});
