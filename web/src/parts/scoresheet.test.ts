import { describe, expect, it } from 'vitest';
import type { WireEntry } from '../protocol/protocol';
import { rowsOf, sheetOf } from './scoresheet';

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

describe('what a player has written', () => {
  const wrote = (seq: number | null, by: string, text: string, half_move?: number) =>
    ({ seq, by, act: { act: 'record', text, ...(half_move ? { half_move } : {}) } }) as WireEntry;

  it('is corrected in its place, and not by what was refused or by the opponent', () => {
    const entries = [
      wrote(1, 'white', 'e4'),
      wrote(2, 'white', 'e6'),
      wrote(3, 'black', 'd5'),
      wrote(null, 'white', 'zz', 1),
      wrote(4, 'white', 'e5', 2),
      wrote(5, 'white', 'Nf3'),
    ];
    expect(sheetOf(entries, 'white')).toEqual(['e4', 'e5', 'Nf3']);
    expect(sheetOf(entries, null)).toEqual([]);
  });
});
