import { describe, expect, it } from 'vitest';
import { isDark, neighbour, place, rowsFor } from './squares';

describe('a board', () => {
  it('has a1 at the bottom left for White and at the top right for Black', () => {
    expect(rowsFor('white')[7]?.[0]).toBe('a1');
    expect(rowsFor('black')[0]?.[7]).toBe('a1');
    expect(place('a1', 'white')).toEqual({ column: 0, row: 7 });
    expect(place('a1', 'black')).toEqual({ column: 7, row: 0 });
  });
  it('has a light square at the right of each player', () => {
    expect(isDark('h1')).toBe(false);
    expect(isDark('a8')).toBe(false);
    expect(isDark('a1')).toBe(true);
  });
  it('is walked with arrows as it is seen', () => {
    expect(neighbour('e4', 'ArrowUp', 'white')).toBe('e5');
    expect(neighbour('e4', 'ArrowUp', 'black')).toBe('e3');
    expect(neighbour('e4', 'ArrowLeft', 'black')).toBe('f4');
    expect(neighbour('h1', 'ArrowRight', 'white')).toBe('h1');
  });
  it('is crossed with Home, End, Page up and Page down', () => {
    expect(neighbour('e4', 'Home', 'white')).toBe('a4');
    expect(neighbour('e4', 'End', 'white')).toBe('h4');
    expect(neighbour('e4', 'PageUp', 'black')).toBe('e1');
    expect(neighbour('e4', 'PageDown', 'white')).toBe('e1');
  });
});
