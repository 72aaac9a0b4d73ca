/** The label of a square for a screen reader: its name, its piece, its marks. */
import { t } from '../words/words.svelte';
import type { Piece } from './fen';

/** Names a piece with its color. */
export function pieceName(piece: Piece): string {
  return t('board-piece', { color: piece.color, role: piece.role });
}

/** Names several pieces of one kind. */
export function piecesName(piece: Piece): string {
  return t('board-pieces', { color: piece.color, role: piece.role });
}
