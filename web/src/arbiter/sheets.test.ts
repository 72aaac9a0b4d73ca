import { describe, expect, it } from 'vitest';
import type { HalfMoveFrame, WireEntry } from '../protocol/protocol';
import { behind, movesMade, ownCells } from './sheets';

const half = (by: 'white' | 'black'): HalfMoveFrame => ({ move: 'e2e4', san: 'e4', by, position: '' });
const record = (seq: number | null, by: string, text: string) =>
  ({ seq, at: 0, by, act: { act: 'record', text }, rulings: [] }) as unknown as WireEntry;

describe('a scoresheet that a player keeps', () => {
  const entries = [
    record(1, 'white', 'e4'),
    record(2, 'black', 'e2-e4'),
    record(3, 'white', 'e5'),
    record(null, 'white', 'x'),
  ];

  it('has what that player wrote, as it was written, and nothing refused', () => {
    expect(ownCells(entries, 'white')).toEqual([{ text: 'e4' }, { text: 'e5' }]);
    expect(ownCells(entries, 'black')).toEqual([{ text: 'e2-e4' }]);
  });

  it('may be without the own last move until the next one', () => {
    const history = [half('white'), half('black'), half('white')];
    expect(behind(history, ownCells(entries, 'white'), 'white')).toBe(0);
    expect(behind(history, ownCells(entries, 'black'), 'black')).toBe(2);
  });

  it('is counted by player', () => {
    expect(movesMade([half('black'), half('white'), half('black')], 'black')).toBe(2);
  });
});
