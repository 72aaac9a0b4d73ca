import type { Piece } from '../../board/fen';

/** What the hand at the board does while a position is set up: moves pieces, takes them away, or puts this one down. */
export type Tool = 'hand' | 'clear' | Piece;
