import { describe, expect, it } from 'vitest';
import { brief, type Style, shown, typed, written } from './notation';

const style = (letters: Style['letters'], isLong = false): Style => ({ letters, isLong });
const knight = { move: 'g1f3', san: 'Nf3' };

describe('a move', () => {
  it('has the letters of the player', () => {
    expect(written(knight, style('en'))).toBe('Nf3');
    expect(written(knight, style('cs'))).toBe('Jf3');
    expect(written(knight, style('figurine'))).toBe('♘f3');
  });
  it('keeps the letters of the files', () => {
    expect(written({ move: 'b7b8', san: 'b8=B' }, style('cs'))).toBe('b8S');
    expect(written({ move: 'b2c3', san: 'bxc3' }, style('cs'))).toBe('bxc3');
    expect(written({ move: 'b1d2', san: 'Nbd2' }, style('cs'))).toBe('Jbd2');
  });
  it('is written as the Laws write a promotion: the new piece follows the square at once', () => {
    expect(written({ move: 'e7e8q', san: 'e8=Q' }, style('en'))).toBe('e8Q');
    expect(written({ move: 'e7d8n', san: 'exd8=N+' }, style('cs'))).toBe('exd8J+');
    expect(written({ move: 'e7e8q', san: 'e8=Q' }, style('figurine'))).toBe('e8♕');
  });
  it('has both squares in long notation', () => {
    expect(written(knight, style('en', true))).toBe('Ng1-f3');
    expect(written({ move: 'e4d5', san: 'exd5' }, style('en', true))).toBe('e4xd5');
    expect(written({ move: 'd1h5', san: 'Qxh5+' }, style('cs', true))).toBe('Dd1xh5+');
    expect(written({ move: 'e7e8q', san: 'e8=Q#' }, style('cs', true))).toBe('e7-e8D#');
  });
  it('castles with noughts', () => {
    expect(written({ move: 'e1g1', san: 'O-O' }, style('en'))).toBe('0-0');
    expect(written({ move: 'e1c1', san: 'O-O-O+' }, style('cs', true))).toBe('0-0-0+');
  });
  it('is written as a displacement if it is no legal move', () => {
    expect(written({ move: 'e2e5', san: null }, style('en'))).toBe('e2-e5');
  });
});

describe('what is typed', () => {
  it('is read in the own letters', () => {
    expect(typed('Jf3')).toBe('Nf3');
    expect(typed(' ♘f3 ')).toBe('Nf3');
    expect(typed('Nf3')).toBe('Nf3');
    expect(['jf3', 'vxe1', 'sb5'].map(typed)).toEqual(['Nf3', 'Rxe1', 'Bb5']);
  });
  it('may write a promotion with or without a sign', () => {
    expect(['e8D', 'e8=D', 'exd8J+', 'e8d', 'e8=d', 'e8Q'].map(typed)).toEqual([
      'e8Q',
      'e8=Q',
      'exd8N+',
      'e8Q',
      'e8=Q',
      'e8Q',
    ]);
  });
  it('keeps small letters that are files', () => {
    expect(['dxe5', 'd4', 'bxc3'].map(typed)).toEqual(['dxe5', 'd4', 'bxc3']);
  });
  it('stays as it is in coordinates', () => {
    expect(typed('e7e8q')).toBe('e7e8q');
  });
});

describe('a move shown on a board', () => {
  const position = 'r3k2r/2P5/8/3pP3/8/5n2/6P1/R3K2R w KQkq d6 0 1';

  it('is written with both squares, in the own letters', () => {
    expect(shown('a1a8', position, style('cs'))).toBe('Va1xa8');
    expect(shown('g2g3', position, style('cs'))).toBe('g2-g3');
    expect(shown('e5d6', position, style('en'))).toBe('e5xd6');
    expect(shown('c7c8n', position, style('cs'))).toBe('c7-c8J');
  });

  it('is castling if the king goes two squares, or onto its rook', () => {
    expect(shown('e1g1', position, style('en'))).toBe('0-0');
    expect(shown('e1a1', position, style('en'))).toBe('0-0-0');
  });
});

describe('a move in coordinates', () => {
  const START = 'rnbqkbnr/pppppppp/8/8/8/8/PPPPPPPP/RNBQKBNR w KQkq - 0 1';
  const en = { letters: 'en', isLong: false } as const;

  it('is written as players write it', () => {
    expect(brief('g1f3', START, en)).toBe('Nf3');
    expect(brief('g1f3', START, { letters: 'cs', isLong: false })).toBe('Jf3');
    expect(brief('g1f3', START, { letters: 'en', isLong: true })).toBe('Ng1-f3');
    expect(brief('e2e4', START, en)).toBe('e4');
  });
  it('says which piece is meant where two might go', () => {
    const rooks = '3k4/8/8/8/R6R/8/8/R2K4 w - - 0 1';
    expect(brief('a4d4', rooks, en)).toBe('Rad4');
    expect(brief('a1a3', rooks, en)).toBe('R1a3');
    expect(brief('a4a3', rooks, en)).toBe('R4a3');
  });
  it('takes, castles and promotes', () => {
    const busy = 'r2k4/1P6/8/3p4/4P3/8/8/4K2R w K - 0 1';
    expect(brief('e4d5', busy, en)).toBe('exd5');
    expect(brief('b7a8n', busy, en)).toBe('bxa8N');
    expect(brief('b7b8q', busy, en)).toBe('b8Q');
    expect(brief('e1g1', busy, en)).toBe('0-0');
  });
});
