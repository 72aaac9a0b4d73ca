/**
 * The actions of a hand at the board: it touches a piece, carries it, releases it. Mouse, finger, pen and keys all end here, so
 * that they mean the same. Whether an action is allowed is not known here.
 */
import type { Placement, Piece } from './fen';
import type { Square } from './squares';

export interface HandActs {
  /** A piece is touched. */
  touch: (square: Square) => void;
  /** A piece is released on another square. */
  place: (from: Square, to: Square) => void;
  /** The piece in hand is put back on its square. */
  putBack: () => void;
}

export interface Board {
  pieces: Placement;
  /** The piece in hand, as the page sees it. */
  held: Square | null;
  /** Which pieces may be touched. */
  grips: (piece: Piece, square: Square) => boolean;
  /** Whether pressing the second square puts the piece in hand there, though a piece of its own color is on it. */
  joins: (from: Square, to: Square) => boolean;
}

/** The distance in pixels after which a pointer drags the piece. */
const CARRIES = 4;

interface Grip {
  from: Square;
  x: number;
  y: number;
  /** Whether this press took the piece up; otherwise it was in hand already. */
  isFresh: boolean;
  isCarried: boolean;
}

/** One hand. */
export class Hand {
  grip: Grip | null = null;

  constructor(private readonly acts: HandActs) {}

  /** Handles a press on a square. Returns whether a piece can now be dragged. */
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

  /** Handles a pointer move. Returns whether it drags a piece. */
  carry(x: number, y: number): boolean {
    const grip = this.grip;
    if (grip && Math.hypot(x - grip.x, y - grip.y) > CARRIES) {
      grip.isCarried = true;
    }
    return grip?.isCarried ?? false;
  }

  /** Handles the release of the pointer over a square, or outside the board. */
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

  /** Handles a lost pointer: the piece stays where it was. */
  lose(): void {
    this.grip = null;
  }
}
