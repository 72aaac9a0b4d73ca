/** The pieces on their squares, read from a FEN. Legality is not known here: the server decides it. */

import { type Role, ROLES } from '../protocol/protocol';
import { type Color, type Square, coordinates, isSquare, squareAt } from './squares';

export { type Role, ROLES };

export interface Piece {
  color: Color;
  role: Role;
}

export type Placement = ReadonlyMap<Square, Piece>;

const LETTERS: Record<Role, string> = { pawn: 'p', knight: 'n', bishop: 'b', rook: 'r', queen: 'q', king: 'k' };

/** Returns the English letter of a kind of piece, in lower case. */
export function letterOf(role: Role): string {
  return LETTERS[role];
}

/** Finds the kind of piece of an English letter. */
export function roleOf(letter: string): Role | null {
  return ROLES.find((role) => LETTERS[role] === letter.toLowerCase()) ?? null;
}

/** Reads the placement of the pieces; invalid rows leave their squares empty. */
export function placementOf(fen: string): Placement {
  const pieces = new Map<Square, Piece>();
  const rows = (fen.split(' ')[0] ?? '').split('/');
  rows.forEach((row, index) => {
    let file = 0;
    for (const sign of row) {
      const role = roleOf(sign);
      const square = squareAt(file, 7 - index);
      if (role && square) {
        pieces.set(square, { color: sign === sign.toLowerCase() ? 'black' : 'white', role });
      }
      file += role ? 1 : Number(sign) || 0;
    }
  });
  return pieces;
}

/** Writes the placement of the pieces, as the first field of a FEN. */
export function writePlacement(pieces: Placement): string {
  const rows: string[] = [];
  for (let rank = 7; rank >= 0; rank -= 1) {
    let row = '';
    let empty = 0;
    for (let file = 0; file < 8; file += 1) {
      const piece = pieces.get(squareAt(file, rank) ?? '');
      if (piece) {
        const letter = LETTERS[piece.role];
        row += (empty > 0 ? String(empty) : '') + (piece.color === 'white' ? letter.toUpperCase() : letter);
        empty = 0;
      } else {
        empty += 1;
      }
    }
    rows.push(row + (empty > 0 ? String(empty) : ''));
  }
  return rows.join('/');
}

/** Moves a piece as by hand: a piece on the target is removed, nothing else changes. */
export function displaced(fen: string, from: Square, to: Square, role?: Role): string {
  const pieces = new Map(placementOf(fen));
  const piece = pieces.get(from);
  if (!piece || from === to) {
    return fen;
  }
  pieces.delete(from);
  pieces.set(to, role ? { ...piece, role } : piece);
  return [writePlacement(pieces), ...fen.split(' ').slice(1)].join(' ');
}

/** Finds the king of a color. */
export function kingOf(fen: string, color: Color): Square | null {
  for (const [square, piece] of placementOf(fen)) {
    if (piece.role === 'king' && piece.color === color) {
      return square;
    }
  }
  return null;
}

/** Splits a move in coordinates. */
export function partsOf(move: string): { from: Square; to: Square; promotion: Role | null } | null {
  const [from, to, letter] = [move.slice(0, 2), move.slice(2, 4), move.slice(4, 5)];
  if (!isSquare(from) || !isSquare(to) || move.length > 5) {
    return null;
  }
  return { from, to, promotion: letter ? roleOf(letter) : null };
}

/** A piece that moved from one square to another. */
export interface Travel {
  from: Square;
  to: Square;
}

/** Pairs removed with added pieces, so that the change can be shown as moving pieces. */
export function travels(before: Placement, after: Placement): Travel[] {
  const isSame = (one?: Piece, other?: Piece) => one?.color === other?.color && one?.role === other?.role;
  const gone = [...before].filter(([square, piece]) => !isSame(piece, after.get(square)));
  const come = [...after].filter(([square, piece]) => !isSame(piece, before.get(square)));
  const pair = (matches: (was: Piece, is: Piece) => boolean): Travel[] =>
    come.flatMap(([to, piece], index) => {
      if (!piece) {
        return [];
      }
      const found = gone
        .filter(([, was]) => matches(was, piece))
        .sort((one, other) => distance(one[0], to) - distance(other[0], to))[0];
      if (!found) {
        return [];
      }
      gone.splice(gone.indexOf(found), 1);
      delete come[index];
      return [{ from: found[0], to }];
    });
  // A promoted pawn, or one that is put back, moves as well.
  const isPromotion = (was: Piece, is: Piece) =>
    was.color === is.color && (was.role === 'pawn' || is.role === 'pawn') && was.role !== is.role;
  return [...pair(isSame), ...pair(isPromotion)];
}

function distance(one: Square, other: Square): number {
  const [from, to] = [coordinates(one), coordinates(other)];
  return Math.abs(from.file - to.file) + Math.abs(from.rank - to.rank);
}

/** Counts the half-moves before a position by its own numbers: none before 1.e4, three before 2…Nc6. */
export function halfMovesBefore(position: string): number {
  const [, turn, , , , number] = position.split(' ');
  return (Math.max(1, Number(number) || 1) - 1) * 2 + (turn === 'b' ? 1 : 0);
}
