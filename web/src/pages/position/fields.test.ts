import { describe, expect, it } from 'vitest';
import { castlingWith, changed, EMPTY, put, read, shifted, START, write } from './fields';

describe('a FEN', () => {
  it('comes back as it was', () => {
    expect(write(read(START))).toBe(START);
  });

  it('that is not whole has the usual values', () => {
    expect(write(read('8/8/8/8/8/8/8/8'))).toBe(EMPTY);
    expect(write(read(''))).toBe(EMPTY);
    expect(write(read('8/8/8/8/8/8/8/8 b'))).toBe('8/8/8/8/8/8/8/8 b - - 0 1');
  });
});

describe('setting up', () => {
  it('puts pieces on squares and takes them away', () => {
    const fen = put(EMPTY, 'e4', { color: 'white', role: 'knight' });
    expect(fen).toBe('8/8/8/8/4N3/8/8/8 w - - 0 1');
    expect(put(fen, 'e4', null)).toBe(EMPTY);
  });

  it('moves pieces anywhere, and starts the count anew', () => {
    expect(shifted('8/8/8/8/4N3/8/8/8 b - e3 7 9', 'e4', 'a1')).toBe('8/8/8/8/8/8/8/N7 b - - 0 9');
    expect(shifted(EMPTY, 'a1', 'a2')).toBe(EMPTY);
  });

  it('changes whose move it is', () => {
    expect(changed(START, { turn: 'black' })).toContain(' b KQkq - 0 1');
  });

  it('keeps the rights to castle in order', () => {
    expect(castlingWith('-', 'q', true)).toBe('q');
    expect(castlingWith('q', 'K', true)).toBe('Kq');
    expect(castlingWith('K', 'K', false)).toBe('-');
    expect(castlingWith('HA', 'k', true)).toBe('kHA');
  });
});
