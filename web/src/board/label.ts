/** What a square is called by a screen reader: where it is, what stands there, what is marked. */
import { t } from '../words/words.svelte';
import type { Piece } from './fen';
import { type Marks, marksAt } from './marks';
import type { Square } from './squares';

/** Names a piece with its color. */
export function pieceName(piece: Piece): string {
  return t('board-piece', { color: piece.color, role: piece.role });
}

/** Names a square, its piece and its marks. */
export function squareLabel(square: Square, piece: Piece | undefined, marks: Marks): string {
  const states = marksAt(square, marks).map((mark) => t(`board-mark-${mark}`));
  return [square, piece ? pieceName(piece) : '', ...states].filter(Boolean).join(', ');
}
