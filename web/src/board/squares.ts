/** The squares of a board, and how they lie before a player. */

import type { Color } from '../protocol/protocol';

export type { Color };
export type Square = string;

export const FILES = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'] as const;
export const RANKS = ['1', '2', '3', '4', '5', '6', '7', '8'] as const;

/** Returns the other player. */
export function opponent(color: Color): Color {
  return color === 'white' ? 'black' : 'white';
}

/** Tells whether a text names a square. */
export function isSquare(text: string): text is Square {
  return /^[a-h][1-8]$/.test(text);
}

/** Returns file and rank, counted from 0 at a1. */
export function coordinates(square: Square): { file: number; rank: number } {
  return { file: square.charCodeAt(0) - 97, rank: square.charCodeAt(1) - 49 };
}

/** Returns the square of a file and a rank; null outside the board. */
export function squareAt(file: number, rank: number): Square | null {
  const [column, row] = [FILES[file], RANKS[rank]];
  return column === undefined || row === undefined ? null : column + row;
}

/** Tells whether a square is dark, as a1 is. */
export function isDark(square: Square): boolean {
  const { file, rank } = coordinates(square);
  return (file + rank) % 2 === 0;
}

/** Lists the files from left to right as a player sees them. */
export function filesFor(side: Color): string[] {
  return side === 'white' ? [...FILES] : [...FILES].reverse();
}

/** Lists the ranks from top to bottom as a player sees them. */
export function ranksFor(side: Color): string[] {
  return side === 'white' ? [...RANKS].reverse() : [...RANKS];
}

/** Lists the squares row by row as a player sees them. */
export function rowsFor(side: Color): Square[][] {
  return ranksFor(side).map((rank) => filesFor(side).map((file) => file + rank));
}

/** Returns the column and row of a square, counted from the top left as a player sees the board. */
export function place(square: Square, side: Color): { column: number; row: number } {
  const { file, rank } = coordinates(square);
  return side === 'white' ? { column: file, row: 7 - rank } : { column: 7 - file, row: rank };
}

/**
 * Finds the square at a place of the board, given as fractions of its width and height on the screen; null outside. A board that is
 * turned by 90 degrees has its left edge at the top.
 */
export function squareOf(x: number, y: number, side: Color, isTurned = false): Square | null {
  const [column, row] = isTurned
    ? [Math.floor(y * 8), Math.floor((1 - x) * 8)]
    : [Math.floor(x * 8), Math.floor(y * 8)];
  return side === 'white' ? squareAt(column, 7 - row) : squareAt(7 - column, row);
}

/** Returns the square to which an arrow key leads; the square itself at the edge. */
export function neighbour(square: Square, key: string, side: Color): Square {
  const { file, rank } = coordinates(square);
  const forward = side === 'white' ? 1 : -1;
  switch (key) {
    case 'ArrowUp':
      return squareAt(file, rank + forward) ?? square;
    case 'ArrowDown':
      return squareAt(file, rank - forward) ?? square;
    case 'ArrowRight':
      return squareAt(file + forward, rank) ?? square;
    case 'ArrowLeft':
      return squareAt(file - forward, rank) ?? square;
    case 'Home':
      return edge(square, 'ArrowLeft', side);
    case 'End':
      return edge(square, 'ArrowRight', side);
    case 'PageUp':
      return edge(square, 'ArrowUp', side);
    case 'PageDown':
      return edge(square, 'ArrowDown', side);
    default:
      return square;
  }
}

/** Moves in one direction up to the edge of the board. */
function edge(square: Square, key: string, side: Color): Square {
  const next = neighbour(square, key, side);
  return next === square ? square : edge(next, key, side);
}
