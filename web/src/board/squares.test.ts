import { describe, expect, it } from 'vitest';
import { isDark, neighbour, place, rowsFor, squareOf } from './squares';

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
  it('finds the square at a place as it is seen, upright, from the other side and turned', () => {
    expect(squareOf(0.01, 0.99, 'white')).toBe('a1');
    expect(squareOf(0.99, 0.01, 'white')).toBe('h8');
    expect(squareOf(0.56, 0.56, 'white')).toBe('e4');
    expect(squareOf(0.01, 0.99, 'black')).toBe('h8');
    // Turned clockwise by 90 degrees: a8 moves from the top left to the top right, and White sits on the left.
    expect(squareOf(0.99, 0.01, 'white', true)).toBe('a8');
    expect(squareOf(0.01, 0.01, 'white', true)).toBe('a1');
    expect(squareOf(0.01, 0.99, 'white', true)).toBe('h1');
  });
  it('ends at its edges', () => {
    for (const [x, y] of [
      [-0.01, 0.5],
      [1.01, 0.5],
      [0.5, -0.01],
      [0.5, 1],
    ] as const)
      expect(squareOf(x, y, 'white')).toBe(null);
  });
});
