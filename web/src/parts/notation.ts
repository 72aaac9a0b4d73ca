/** Moves in a player's notation: the server sends English letters, and here they are replaced by the player's own. */
import { type Role, partsOf, placementOf } from '../board/fen';

/** The letters, and whether both squares are written. */
export interface Style {
  letters: 'en' | 'cs' | 'figurine';
  isLong: boolean;
}

/** A half-move that was made. */
export interface Written {
  /** The move in coordinates. */
  move: string;
  /** The move in English short notation; null if it is not legal. */
  san: string | null;
}

const LETTERS: Record<Style['letters'], Record<string, string>> = {
  en: { K: 'K', Q: 'Q', R: 'R', B: 'B', N: 'N' },
  // Slovak uses the same letters.
  cs: { K: 'K', Q: 'D', R: 'V', B: 'S', N: 'J' },
  figurine: { K: '♔', Q: '♕', R: '♖', B: '♗', N: '♘' },
};

/** Writes a move. */
export function written(move: Written, style: Style): string {
  const { san } = move;
  if (san === null) {
    return displacement(move.move, style);
  }
  if (san.startsWith('O-O') || san.startsWith('0-0')) {
    return san.replaceAll('O', '0');
  }
  // The Laws write a promotion without a sign between the square and the new piece (appendix C).
  return lettered(style.isLong ? long(move.move, san) : san.replace('=', ''), style);
}

/** Replaces the letters of the pieces in English short notation. */
export function lettered(san: string, style: Style): string {
  const letters = LETTERS[style.letters];
  return san.replaceAll(/[KQRBN]/g, (letter) => letters[letter] ?? letter);
}

/** Writes both squares of a legal move. */
function long(move: string, san: string): string {
  const parts = partsOf(move);
  if (!parts) {
    return san;
  }
  const piece = /^[KQRBN]/.exec(san)?.[0] ?? '';
  const promotion = /=?([QRBN])[+#]*$/.exec(piece === '' ? san : '')?.[1] ?? '';
  const sign = /[+#]+$/.exec(san)?.[0] ?? '';
  return `${piece}${parts.from}${san.includes('x') ? 'x' : '-'}${parts.to}${promotion}${sign}`;
}

/** Writes a displacement that is not a legal move. */
function displacement(move: string, style: Style): string {
  const parts = partsOf(move);
  if (!parts) {
    return lettered(move, style);
  }
  const letter = move[4] ? (LETTERS[style.letters][move[4].toUpperCase()] ?? '') : '';
  return `${parts.from}-${parts.to}${letter}`;
}

const SIGNS: Record<Role, string> = { king: 'K', queen: 'Q', rook: 'R', bishop: 'B', knight: 'N', pawn: '' };

/** Writes a move that was shown on a board, with both squares, in the player's letters. */
export function shown(move: string, position: string, style: Style): string {
  const parts = partsOf(move);
  const pieces = placementOf(position);
  const piece = parts && pieces.get(parts.from);
  if (!parts || !piece) {
    return move;
  }
  const [from, to] = [parts.from.charCodeAt(0), parts.to.charCodeAt(0)];
  const taken = pieces.get(parts.to);
  if (piece.role === 'king' && (taken?.color === piece.color || Math.abs(from - to) === 2)) {
    return to > from ? '0-0' : '0-0-0';
  }
  const isTaking = taken !== undefined || (piece.role === 'pawn' && from !== to);
  const promoted = move[4]?.toUpperCase() ?? '';
  return lettered(`${SIGNS[piece.role]}${parts.from}${isTaking ? 'x' : '-'}${parts.to}${promoted}`, style);
}

/** Tells whether a piece could get there on an empty board. */
function reaches(role: Role, from: string, to: string): boolean {
  const files = Math.abs(from.charCodeAt(0) - to.charCodeAt(0));
  const ranks = Math.abs(from.charCodeAt(1) - to.charCodeAt(1));
  const [isStraight, isDiagonal] = [files === 0 || ranks === 0, files === ranks];
  switch (role) {
    case 'knight':
      return files * ranks === 2;
    case 'bishop':
      return isDiagonal;
    case 'rook':
      return isStraight;
    case 'queen':
      return isStraight || isDiagonal;
    default:
      return false;
  }
}

/** Writes a move in coordinates as players do: `Nf3`. Where another piece might get there too, the origin is added. */
export function brief(move: string, position: string, style: Style): string {
  const parts = partsOf(move);
  const pieces = placementOf(position);
  const piece = parts && pieces.get(parts.from);
  const full = shown(move, position, style);
  if (!parts || !piece || style.isLong || full.startsWith('0-0')) {
    return full;
  }
  const { from, to } = parts;
  const isTaking = full.includes('x');
  if (piece.role === 'pawn') {
    return `${isTaking ? `${from[0] ?? ''}x` : ''}${full.slice(full.indexOf(isTaking ? 'x' : '-') + 1)}`;
  }
  const others = [...pieces]
    .filter(([square, { role, color }]) => square !== from && role === piece.role && color === piece.color)
    .map(([square]) => square)
    .filter((square) => reaches(piece.role, square, to));
  const isFileEnough = others.every((square) => square[0] !== from[0]);
  const isRankEnough = others.every((square) => square[1] !== from[1]);
  const which = others.length === 0 ? '' : isFileEnough ? from[0] : isRankEnough ? from[1] : from;
  return lettered(`${SIGNS[piece.role]}${which ?? ''}${isTaking ? 'x' : ''}${to}`, style);
}

const ENGLISH: Record<string, string> = { D: 'Q', V: 'R', S: 'B', J: 'N' };

/** Converts text in the player's letters to what the server reads, where the meaning is certain. */
export function typed(text: string): string {
  const plain = text
    .trim()
    .replaceAll('–', '-')
    .replaceAll(/[♔♚]/g, 'K')
    .replaceAll(/[♕♛]/g, 'Q')
    .replaceAll(/[♖♜]/g, 'R')
    .replaceAll(/[♗♝]/g, 'B')
    .replaceAll(/[♘♞]/g, 'N')
    .replaceAll(/[♙♟]/g, '');
  if (/^[a-h][1-8][a-h][1-8]/.test(plain)) {
    return plain;
  }
  // No letter means different pieces in the two languages, so both are read; a small letter is read where it cannot be a file.
  return plain
    .replaceAll(/[DVSJ]/g, (letter) => ENGLISH[letter] ?? letter)
    .replace(/^[vsj](?=[a-hx1-8])/, (letter) => ENGLISH[letter.toUpperCase()] ?? letter)
    .replace(/(?<=[18]=?)[dvsj](?=[+#]*$)/, (letter) => ENGLISH[letter.toUpperCase()] ?? letter);
}
