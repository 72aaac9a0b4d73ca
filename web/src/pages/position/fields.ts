// The six fields of a FEN, taken apart for the controls that set up a position. What they mean is for the hall to say.

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

/** Reads what is there; what is missing has the usual value. */
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

/** Changes some fields; who sets up pieces by hand starts the count anew. */
export function changed(fen: string, change: Partial<Fields>): string {
  return write({ ...read(fen), passant: '-', half: '0', ...change });
}

/** Puts a piece on a square, or takes away what stands there. */
export function put(fen: string, square: Square, piece: Piece | null): string {
  const pieces = new Map(placementOf(fen));
  if (piece) pieces.set(square, piece);
  else pieces.delete(square);
  return changed(fen, { placement: writePlacement(pieces) });
}

/** Moves a piece without asking anybody. */
export function shifted(fen: string, from: Square, to: Square): string {
  const pieces = new Map(placementOf(fen));
  const piece = pieces.get(from);
  if (!piece || from === to) return fen;
  pieces.delete(from);
  pieces.set(to, piece);
  return changed(fen, { placement: writePlacement(pieces) });
}

/** Grants or takes away a right to castle, in the order FEN writes them. */
export function castlingWith(rights: string, letter: string, isOn: boolean): string {
  const letters = new Set(rights.replace('-', ''));
  if (isOn) letters.add(letter);
  else letters.delete(letter);
  const known = ['K', 'Q', 'k', 'q'].filter((right) => letters.has(right));
  const others = [...letters].filter((right) => !'KQkq'.includes(right));
  return [...known, ...others].join('') || '-';
}
