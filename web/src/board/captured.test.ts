import { describe, expect, it } from 'vitest';
import { START_POSITION } from '../protocol/protocol';
import { capturedBy } from './captured';

describe('captured pieces', () => {
  it('are those that have left the board, the heaviest first', () => {
    const position = 'rnb1kb1r/pppp1ppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 9';
    expect(capturedBy('white', START_POSITION, position)).toEqual(['queen', 'knight', 'pawn']);
    expect(capturedBy('black', START_POSITION, position)).toEqual([]);
  });

  it('do not count a pawn that was promoted', () => {
    const position = 'rnbqkbnr/1ppppppp/8/8/8/8/1PPPPPPP/RNBQKBNQ w Qkq - 0 9';
    // White has lost a rook and promoted a pawn to a queen.
    expect(capturedBy('black', START_POSITION, position)).toEqual(['rook']);
    expect(capturedBy('white', START_POSITION, position)).toEqual(['pawn']);
  });
});
