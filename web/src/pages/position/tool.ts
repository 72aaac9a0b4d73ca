import type { Piece } from '../../board/fen';

/** The tool for setting up a position: moves pieces, removes them, or places the given one. */
export type Tool = 'hand' | 'clear' | Piece;
