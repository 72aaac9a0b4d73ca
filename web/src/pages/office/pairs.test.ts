import { expect, it } from 'vitest';
import { changed, swapped, turned } from './pairs';

const pairs = {
  boards: [
    [1, 2],
    [3, 4],
    [5, 6],
  ] as [number, number][],
  bye: 7,
};

it('two players change places, and each board that changes is named', () => {
  const after = swapped(pairs, 1, 4);
  expect(after.boards).toEqual([
    [4, 2],
    [3, 1],
    [5, 6],
  ]);
  expect(changed(pairs, after)).toEqual([1, 2]);
});

it('a player changes places with the one who has the bye', () => {
  const after = swapped(pairs, 7, 5);
  expect([after.boards[2], after.bye]).toEqual([[7, 6], 5]);
  expect(changed(pairs, after)).toEqual([3]);
});

it('a board turns its colours', () => {
  expect(turned(pairs, 2).boards).toEqual([
    [1, 2],
    [4, 3],
    [5, 6],
  ]);
});

it('the same player twice changes nothing', () => {
  expect(changed(pairs, swapped(pairs, 3, 3))).toEqual([]);
});
