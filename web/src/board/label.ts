/** What a square is called by a screen reader: where it is, what stands there, what is marked. */
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
