import { describe, expect, it } from 'vitest';
import type { WireEntry } from '../protocol/protocol';
import { rowsOf, sheetOf } from './scoresheet';

describe('a scoresheet', () => {
  const played = { offset: 0, first: 1, page: 30, isComplete: false };

  it('has whole pages', () => {
    expect(rowsOf([], played)).toHaveLength(30);
    expect(rowsOf(new Array(59), played)).toHaveLength(30);
    expect(rowsOf(new Array(60), played)).toHaveLength(60);
  });
  it('has no page for a move that does not follow', () => {
    expect(rowsOf(new Array(60), { ...played, isComplete: true })).toHaveLength(30);
    expect(rowsOf(new Array(61), { ...played, isComplete: true })).toHaveLength(60);
  });
  it('has two half-moves a row', () => {
    expect(rowsOf([], played)[1]).toEqual({ number: 2, cells: [2, 3] });
  });
  it('leaves the first cell empty if Black begins', () => {
    const late = { ...played, offset: 1, first: 12 };
    expect(rowsOf([], late)[0]).toEqual({ number: 12, cells: [null, 0] });
    expect(rowsOf([], late)[1]).toEqual({ number: 13, cells: [1, 2] });
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
