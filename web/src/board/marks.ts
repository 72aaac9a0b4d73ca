/** The marks on a board besides the pieces; each has a colour, a shape and a word. */
import type { ObligedFrame } from '../protocol/protocol';
import type { Square } from './squares';

export type Duty = ObligedFrame['duty'];

export interface Marks {
  /** The squares of the last move. */
  last?: { from: Square; to: Square } | null;
  /** Pieces that were touched, or are in hand. */
  touched?: readonly Square[];
  /** A move that is planned for later. */
  planned?: { from: Square; to: Square } | null;
  /** The duty from touched pieces, and its squares. */
  obliged?: { duty: Duty; squares: readonly Square[] } | null;
  /** The king in check. */
  check?: Square | null;
  /** Squares with pieces that were moved illegally. */
  illegal?: readonly Square[];
  /** The way of an illegal move, after it was taken back. */
  restored?: { from: Square; to: Square } | null;
  /** The squares where the piece in hand may go, where the regulations allow help. */
  targets?: readonly Square[];
  /** The squares that each king can ever reach: the proof of a dead position. */
  realm?: { white: readonly Square[]; black: readonly Square[] } | null;
}

/** The names of the marks on one square, in the order of its label. */
export type MarkName =
  'last' | 'touched' | 'planned' | `must-${Exclude<Duty, 'none'>}` | 'check' | 'illegal' | 'target';

/** Lists the marks on a square. */
export function marksAt(square: Square, marks: Marks): MarkName[] {
  const found: MarkName[] = [];
  if (marks.touched?.includes(square)) {
    found.push('touched');
  }
  if (marks.obliged && marks.obliged.duty !== 'none' && marks.obliged.squares.includes(square)) {
    found.push(`must-${marks.obliged.duty}`);
  }
  if (marks.planned?.from === square || marks.planned?.to === square) {
    found.push('planned');
  }
  if (marks.check === square) {
    found.push('check');
  }
  if (marks.illegal?.includes(square)) {
    found.push('illegal');
  }
  if (marks.targets?.includes(square)) {
    found.push('target');
  }
  if (marks.last?.from === square || marks.last?.to === square) {
    found.push('last');
  }
  return found;
}
