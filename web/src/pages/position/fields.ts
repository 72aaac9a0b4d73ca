// The six fields of a FEN, for the controls that set up a position. The server decides what they mean.

import { placementOf, writePlacement, type Piece } from '../../board/fen';
import type { Color, Square } from '../../board/squares';
import { START_POSITION } from '../../protocol/protocol';

export const EMPTY = '8/8/8/8/8/8/8/8 w - - 0 1';
export const START = START_POSITION;

export interface Fields {
  placement: string;
  turn: Color;
  castling: string;
  passant: string;
  half: string;
  full: string;
}

/** Reads the fields; missing ones have their defaults. */
export function read(fen: string): Fields {
  const [placement, turn, castling, passant, half, full] = fen.trim().split(/\s+/);
  return {
    placement: placement || '8/8/8/8/8/8/8/8',
    turn: turn === 'b' ? 'black' : 'white',
    castling: castling || '-',
    passant: passant || '-',
    half: half || '0',
    full: full || '1',
  };
}

export function write({ placement, turn, castling, passant, half, full }: Fields): string {
  return [placement, turn === 'white' ? 'w' : 'b', castling, passant, half, full].join(' ');
}

/** Changes some fields and resets the counters. */
export function changed(fen: string, change: Partial<Fields>): string {
  return write({ ...read(fen), passant: '-', half: '0', ...change });
}

/** Puts a piece on a square, or clears the square. */
export function put(fen: string, square: Square, piece: Piece | null): string {
  const pieces = new Map(placementOf(fen));
  if (piece) pieces.set(square, piece);
  else pieces.delete(square);
  return changed(fen, { placement: writePlacement(pieces) });
}

/** Moves a piece regardless of the rules. */
export function shifted(fen: string, from: Square, to: Square): string {
  const pieces = new Map(placementOf(fen));
  const piece = pieces.get(from);
  if (!piece || from === to) return fen;
  pieces.delete(from);
  pieces.set(to, piece);
  return changed(fen, { placement: writePlacement(pieces) });
}

/** Adds or removes a castling right, in the order of FEN. */
export function castlingWith(rights: string, letter: string, isOn: boolean): string {
  const letters = new Set(rights.replace('-', ''));
  if (isOn) letters.add(letter);
  else letters.delete(letter);
  const known = ['K', 'Q', 'k', 'q'].filter((right) => letters.has(right));
  const others = [...letters].filter((right) => !'KQkq'.includes(right));
  return [...known, ...others].join('') || '-';
}
