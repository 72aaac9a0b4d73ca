import { expect, it } from 'vitest';
import { KINDS, kindOf, numberIn, parts, usualSize } from './kinds';

it('a paper is found by its name', () => {
  expect(KINDS.map(kindOf)).toEqual(KINDS);
  expect(kindOf('')).toBeNull();
  expect([usualSize('blank'), usualSize('pairings')]).toEqual(['a5', 'a4']);
});

it('a list is split into parts', () => {
  expect(parts([1, 2, 3, 4, 5], 2)).toEqual([[1, 2], [3, 4], [5]]);
  expect(parts([], 2)).toEqual([]);
});

it('a number in an address stays within its limits', () => {
  const query = new URLSearchParams('n=3&much=9999&none=0&word=x');
  expect(['n', 'much', 'none', 'word', 'missing'].map((name) => numberIn(query, name, 8, 200))).toEqual([
    3, 200, 1, 8, 8,
  ]);
});
