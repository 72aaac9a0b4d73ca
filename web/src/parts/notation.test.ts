import { describe, expect, it } from 'vitest';
import { type Style, typed, written } from './notation';

const style = (letters: Style['letters'], isLong = false): Style => ({ letters, isLong });
const knight = { move: 'g1f3', san: 'Nf3' };

describe('a move', () => {
  it('has the letters of the player', () => {
    expect(written(knight, style('en'))).toBe('Nf3');
    expect(written(knight, style('cs'))).toBe('Jf3');
    expect(written(knight, style('figurine'))).toBe('♘f3');
  });
  it('keeps the letters of the files', () => {
    expect(written({ move: 'b7b8', san: 'b8=B' }, style('cs'))).toBe('b8=S');
    expect(written({ move: 'b2c3', san: 'bxc3' }, style('cs'))).toBe('bxc3');
    expect(written({ move: 'b1d2', san: 'Nbd2' }, style('cs'))).toBe('Jbd2');
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
    expect(typed('Jf3', style('cs'))).toBe('Nf3');
    expect(typed(' ♘f3 ', style('en'))).toBe('Nf3');
    expect(typed('e8D', style('cs'))).toBe('e8Q');
  });
  it('stays as it is in coordinates', () => {
    expect(typed('e7e8q', style('cs'))).toBe('e7e8q');
  });
});
