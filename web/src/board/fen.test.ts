import { describe, expect, it } from 'vitest';
import { halfMovesBefore, displaced, kingOf, partsOf, placementOf, travels, writePlacement } from './fen';

const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';

describe('a position', () => {
  it('is read and written back', () => {
    for (const fen of [START, '8/8/4k3/8/8/8/8/K6R w - - 0 1', 'r3k2r/8/8/8/8/8/8/R3K2R b KQkq - 0 1']) {
      expect(writePlacement(placementOf(fen))).toBe(fen.split(' ')[0]);
    }
  });
  it('has its kings where they stand', () => {
    expect(kingOf(START, 'white')).toBe('e1');
    expect(kingOf('8/8/8/8/8/8/8/8 w - - 0 1', 'black')).toBeNull();
  });
  it('takes a displacement that no rule allows', () => {
    expect(displaced(START, 'e2', 'e5')).toBe('rnbqkbnr/pppppppp/8/4P3/8/8/PPPP1PPP/RNBQKBNR w KQkq - 0 1');
    expect(displaced(START, 'e4', 'e5')).toBe(START);
  });
  it('loses what a piece is put upon', () => {
    expect(placementOf(displaced(START, 'a1', 'a2')).size).toBe(31);
  });
});

describe('what changes between two positions', () => {
  const between = (before: string, after: string) => travels(placementOf(before), placementOf(after));
  it('is a piece that travels', () => {
    expect(between(START, displaced(START, 'g1', 'f3'))).toEqual([{ from: 'g1', to: 'f3' }]);
  });
  it('is two pieces in castling', () => {
    const found = between('4k3/8/8/8/8/8/8/4K2R w K - 0 1', '4k3/8/8/8/8/8/8/5RK1 b - - 1 1');
    expect(found).toContainEqual({ from: 'e1', to: 'g1' });
    expect(found).toContainEqual({ from: 'h1', to: 'f1' });
  });
  it('is a pawn that arrives as another piece', () => {
    expect(between('8/4P3/8/8/8/8/8/8 w - - 0 1', '4Q3/8/8/8/8/8/8/8 b - - 0 1')).toEqual([{ from: 'e7', to: 'e8' }]);
  });
  it('takes the nearest of two that could have come', () => {
    const found = between('8/8/8/8/8/8/8/R6R w - - 0 1', '8/8/8/8/8/8/8/1R5R w - - 0 1');
    expect(found).toEqual([{ from: 'a1', to: 'b1' }]);
  });
  it('is nothing for a piece that is captured', () => {
    expect(between('8/8/8/3p4/4P3/8/8/8 w - - 0 1', '8/8/8/3P4/8/8/8/8 b - - 0 1')).toEqual([{ from: 'e4', to: 'd5' }]);
  });
});

describe('a move in coordinates', () => {
  it('has two squares and perhaps a new piece', () => {
    expect(partsOf('e7e8q')).toEqual({ from: 'e7', to: 'e8', promotion: 'queen' });
    expect(partsOf('e2e4')).toEqual({ from: 'e2', to: 'e4', promotion: null });
    expect(partsOf('Nf3')).toBeNull();
  });
});

describe('the half-moves before a position', () => {
  it('are counted by its own numbers', () => {
    expect(halfMovesBefore('rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1')).toBe(0);
    expect(halfMovesBefore('8/8/4k3/8/8/4K3/8/8 b - - 0 1')).toBe(1);
    expect(halfMovesBefore('8/8/4k3/8/8/4K3/8/8 b - - 0 20')).toBe(39);
    expect(halfMovesBefore('8/8/4k3/8/8/4K3/8/8 w')).toBe(0);
  });
});
