/**
 * What a hand does at the board: it touches a piece, carries it, lets it go. Mouse, finger, pen and keys all end here, so
 * that they mean the same. Whether it may do so is not known here.
 */
import type { Placement, Piece } from './fen';
import type { Square } from './squares';

export interface HandActs {
  /** A piece is touched. */
  touch: (square: Square) => void;
  /** A piece is let go on another square. */
  place: (from: Square, to: Square) => void;
  /** The piece in hand is put back where it stood. */
  putBack: () => void;
}

export interface Board {
  pieces: Placement;
  /** The piece that is in hand, as the page sees it. */
  held: Square | null;
  /** Which pieces may be touched. */
  grips: (piece: Piece, square: Square) => boolean;
  /** Whether pressing the second square puts the piece in hand there, though a piece of its own color stands on it. */
  joins: (from: Square, to: Square) => boolean;
}

/** How far a pointer has to go before it carries the piece, in pixels. */
const CARRIES = 4;

interface Grip {
  from: Square;
  x: number;
  y: number;
  /** Whether this press took the piece up, or it was in hand already. */
  isFresh: boolean;
  isCarried: boolean;
}

/** One hand. */
export class Hand {
  grip: Grip | null = null;

  constructor(private readonly acts: HandActs) {}

  /** A square is pressed. Gives whether a piece can now be carried. */
  press(square: Square, x: number, y: number, board: Board): boolean {
    this.grip = null;
    const piece = board.pieces.get(square);
    if (board.held !== null && square !== board.held) {
      const held = board.pieces.get(board.held);
      const isOwn = piece !== undefined && piece.color === held?.color && board.grips(piece, square);
      if (!isOwn || board.joins(board.held, square)) {
        this.acts.place(board.held, square);
        return false;
      }
    }
    if (!piece || !board.grips(piece, square)) {
      return false;
    }
    const isFresh = board.held !== square;
    this.grip = { from: square, x, y, isFresh, isCarried: false };
    if (isFresh) {
      this.acts.touch(square);
    }
    return true;
  }

  /** The pointer moves. Gives whether it carries a piece. */
  carry(x: number, y: number): boolean {
    const grip = this.grip;
    if (grip && Math.hypot(x - grip.x, y - grip.y) > CARRIES) {
      grip.isCarried = true;
    }
    return grip?.isCarried ?? false;
  }

  /** The pointer is lifted over a square, or outside the board. */
  lift(square: Square | null): void {
    const grip = this.grip;
    this.grip = null;
    if (!grip) {
      return;
    }
    if (grip.isCarried) {
      if (square !== null && square !== grip.from) {
        this.acts.place(grip.from, square);
      }
    } else if (!grip.isFresh && square === grip.from) {
      this.acts.putBack();
    }
  }

  /** The pointer is lost: the piece is where it was. */
  lose(): void {
    this.grip = null;
  }
}
