import { describe, expect, it } from 'vitest';
import { rowsOf } from './scoresheet';

describe('a scoresheet', () => {
  it('has whole pages', () => {
    expect(rowsOf([], 0, 1, 30)).toHaveLength(30);
    expect(rowsOf(new Array(59), 0, 1, 30)).toHaveLength(30);
    expect(rowsOf(new Array(60), 0, 1, 30)).toHaveLength(60);
  });
  it('has two half-moves a row', () => {
    expect(rowsOf([], 0, 1, 30)[1]).toEqual({ number: 2, cells: [2, 3] });
  });
  it('leaves the first cell empty if Black begins', () => {
    expect(rowsOf([], 1, 12, 30)[0]).toEqual({ number: 12, cells: [null, 0] });
    expect(rowsOf([], 1, 12, 30)[1]).toEqual({ number: 13, cells: [1, 2] });
  });
});
