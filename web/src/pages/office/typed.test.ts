import { expect, it } from 'vitest';
import { readTyped } from './typed';

it.each([
  ['12 1', 12, '1-0'],
  ['12 0', 12, '0-1'],
  ['12=', 12, '1/2-1/2'],
  ['3 5', 3, '1/2-1/2'],
  [' 7  + ', 7, '+/-'],
  ['7 -', 7, '-/+'],
  ['7 –', 7, '-/+'],
  ['7 x', 7, '-/-'],
  ['4: 1-0', 4, '1-0'],
  ['4 ½-½', 4, '1/2-1/2'],
  ['4 0:1', 4, '0-1'],
  ['4 R', 4, '1/2-1/2'],
] as const)('“%s” is board %i, %s', (text, board, result) => {
  expect(readTyped(text)).toEqual({ board, result });
});

it('what is not finished is waited for, and nothing is guessed', () => {
  expect(readTyped('')).toEqual({ board: null, result: null });
  expect(readTyped('1')).toEqual({ board: 1, result: null });
  expect(readTyped('12')).toEqual({ board: 12, result: null });
  expect(readTyped('12 ')).toEqual({ board: 12, result: null });
  expect(readTyped('12 2')).toEqual({ board: 12, result: null });
  expect(readTyped('=')).toEqual({ board: null, result: null });
  // A score without a board.
  expect(readTyped('1:0').result).toBeNull();
  expect(readTyped('1-0').result).toBeNull();
});
