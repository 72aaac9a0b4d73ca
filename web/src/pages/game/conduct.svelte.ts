/**
 * Turns the player's actions at the board into acts for the server. On an assisted board, releasing a piece makes a whole move; on a
 * physical board pieces can be put anywhere, castling takes two steps, and a pawn can be left on the last rank.
 */
import { type Role, displaced, letterOf, placementOf } from '../../board/fen';
import { type Color, type Square, coordinates, squareAt } from '../../board/squares';
import type { Answer } from '../../hall/session.svelte';
import type { ActFrame, RefusedFrame } from '../../protocol/protocol';

/** Why something was not done: the server's refusal, or what this page noticed itself. */
export type Refusal = Pick<RefusedFrame, 'article' | 'words'> & { why?: string };

/** What this class needs to know about the game. */
export interface TableView {
  /** The board according to the server. */
  readonly position: string;
  readonly isPhysical: boolean;
  /** Whether the clock is pressed by hand; otherwise it is pressed automatically. */
  readonly hasPad: boolean;
  /** Whether touch-move applies. */
  readonly isTouchMove: boolean;
  /** The piece that must be moved, if one must. */
  readonly bound: readonly Square[];
  /** The player who acts. */
  readonly player: Color;
  /** Whether a move is written for the envelope: nothing is moved on the board. */
  readonly isSealing: boolean;
  /** Whether play is on and it is this player's turn. */
  readonly isToMove: boolean;
  /** Whether play is on. */
  readonly isPlaying: boolean;
  /** Identifies the state of the game: a message about one state does not apply to the next. */
  readonly moment: string;
  act(act: ActFrame): Promise<Answer>;
  actOf(color: Color, act: ActFrame): Promise<Answer>;
}

/** A piece released in the middle of a move: the king of a castling, a pawn on the last rank. */
interface Loose {
  role: 'king' | 'pawn';
  from: Square;
  to: Square;
}

/** A move that was sent, and the board on which it was made. */
interface Sent {
  from: Square;
  to: Square;
  role: Role | null;
  on: string;
}

/** A move that the server could not accept because the clocks were stopped. */
interface Ready {
  act: Moving;
  /** The board on which it was made: on another one it would mean something else. */
  on: string;
  sent: Sent | null;
}

type Moving = ActFrame & { act: 'play' | 'move' };

export class Conduct {
  held = $state<Square | null>(null);
  promoting = $state.raw<{ from: Square; to: Square; color: Color } | null>(null);
  /** Whether the next touch only adjusts a piece. */
  isAdjusting = $state(false);
  /** Whether a draw is offered with the next move, where the clock is pressed automatically: after moving it would be too late. */
  isOffering = $state(false);
  /** The move shown on the board for the envelope, in coordinates. */
  shownMove = $state<string | null>(null);
  #loose = $state.raw<Loose | null>(null);
  #sent = $state.raw<Sent | null>(null);
  #ready = $state.raw<Ready | null>(null);
  #refused = $state.raw<{ refusal: Refusal; moment: string } | null>(null);
  /** The piece that is being adjusted: until the pointer is lifted nothing counts as a move. */
  #adjusted: Square | null = null;
  /** Whether a move, an offer and a press are being sent one after the other. */
  #isInSteps = false;

  constructor(private readonly table: TableView) {}

  /** Why the last action failed; null once the game has continued. */
  get refusal(): Refusal | null {
    return this.#refused?.moment === this.table.moment ? this.#refused.refusal : null;
  }

  set refusal(refusal: Refusal | null) {
    this.#refused = refusal && { refusal, moment: this.table.moment };
  }

  /** The move that will be sent when play continues. */
  get readyMove(): string | null {
    return this.#ready?.on === this.table.position ? this.#ready.act.move : null;
  }

  /** The board with the player's move, before the server has answered. */
  get position(): string {
    const { position } = this.table;
    const sent = this.#sent ?? this.#ready?.sent;
    if (sent?.on === position) {
      return displaced(position, sent.from, sent.to, sent.role ?? undefined);
    }
    const loose = this.#loose ?? this.promoting;
    return loose ? displaced(position, loose.from, loose.to) : position;
  }

  /** Whether a move is being sent. */
  get isWaiting(): boolean {
    return this.#sent?.on === this.table.position;
  }

  /** Touches a piece. */
  touch(square: Square): void {
    this.refusal = null;
    this.#adjusted = null;
    if (this.table.isSealing) {
      this.held = square;
      return;
    }
    if (this.isAdjusting) {
      // Each adjustment is announced separately: the next touch binds again.
      this.isAdjusting = false;
      this.#adjusted = square;
      void this.#tell({ act: 'adjust', squares: [square] });
      return;
    }
    if (this.#loose?.role === 'pawn' && this.#loose.to === square) {
      this.#askForPiece(this.#loose.from, square);
      return;
    }
    this.held = square;
    if (this.table.isTouchMove) {
      void this.#tell({ act: 'touch', square });
    }
  }

  /** Releases a piece on another square. */
  place(from: Square, to: Square): void {
    if (this.#adjusted === from) {
      return;
    }
    this.refusal = null;
    this.held = null;
    this.isAdjusting = false;
    const piece = placementOf(this.position).get(from);
    if (!piece) {
      return;
    }
    if (this.table.isSealing) {
      this.#show(from, to, piece.role === 'pawn' && to[1] === (piece.color === 'white' ? '8' : '1'));
      return;
    }
    const loose = this.#loose;
    if (loose?.role === 'king' && piece.role === 'rook' && this.#completesCastling(loose, from, to)) {
      this.#loose = null;
      void this.#send({ act: 'move', move: loose.from + loose.to }, loose.from, loose.to);
      return;
    }
    if (loose) {
      void this.#letLooseLie().then(() => this.#move(from, to));
      return;
    }
    if (piece.role === 'pawn' && to[1] === (piece.color === 'white' ? '8' : '1')) {
      if (this.table.isPhysical) {
        this.#loose = { role: 'pawn', from, to };
        void this.#tell({ act: 'release', square: to, piece: 'pawn' });
      }
      this.#askForPiece(from, to);
    } else if (this.table.isPhysical && piece.role === 'king' && this.#beginsCastling(from, to)) {
      this.#loose = { role: 'king', from, to };
      void this.#tell({ act: 'release', square: to, piece: 'king' });
    } else {
      this.#move(from, to);
    }
  }

  /** Puts the piece in hand back. A touched piece may still have to be moved. */
  putBack(): void {
    const isBound = this.held !== null && this.table.isTouchMove && this.table.bound.includes(this.held);
    if (!isBound) {
      this.held = null;
    }
  }

  /** Puts the new piece on the square of the pawn; null keeps the pawn in hand, or on the last rank. */
  promote(role: Role | null): void {
    const promoting = this.promoting;
    this.promoting = null;
    if (!promoting) {
      return;
    }
    if (role === null) {
      this.held = this.table.isPhysical ? null : promoting.from;
      return;
    }
    const { from, to } = promoting;
    if (this.table.isSealing) {
      this.shownMove = from + to + letterOf(role);
      return;
    }
    this.#loose = null;
    const move = from + to + letterOf(role);
    if (this.table.isPhysical) {
      void this.#tell({ act: 'release', square: to, piece: role });
    }
    void this.#send(this.#act(move), from, to, role);
  }

  /** Presses the clock, with the board as it is. */
  press(): Promise<void> {
    return this.pressAs(this.table.player);
  }

  /** Presses the clock for one of two people at one screen. */
  async pressAs(color: Color): Promise<void> {
    this.refusal = null;
    this.held = null;
    this.promoting = null;
    await this.#letLooseLie();
    this.#note(await this.table.actOf(color, { act: 'press' }));
  }

  /** Makes a move given as text, in any notation. */
  type(move: string): Promise<Answer> {
    this.held = null;
    this.isAdjusting = false;
    return this.#tell(this.#act(move));
  }

  /** A move was made: nothing is in hand any more, and announcements for this move are over. */
  gameMoved(): void {
    this.held = null;
    this.isAdjusting = false;
  }

  /** Drops the waiting move. */
  dropReady(): void {
    this.#ready = null;
  }

  /** Play continues: sends the waiting move if it is still this player's turn. Call it in an effect. */
  playOn(): void {
    const ready = this.#ready;
    if (!ready || !this.table.isPlaying) {
      return;
    }
    this.#ready = null;
    if (this.table.isToMove && this.table.position === ready.on) {
      this.#sent = ready.sent;
      void this.#tell(ready.act).then((answer) => this.#settle(answer, ready.sent?.from ?? null));
    }
  }

  /** Presses the clock where it is pressed automatically and the page was left between a move and its press. */
  completeMove(): void {
    if (!this.#isInSteps) {
      void this.table.act({ act: 'press' });
    }
  }

  /** Resets the state of the hand, because the game has continued. */
  reset(): void {
    this.#ready = null;
    this.held = null;
    this.promoting = null;
    this.#loose = null;
    this.#sent = null;
  }

  /** Shows a move without making it. */
  #show(from: Square, to: Square, isPromotion: boolean): void {
    if (isPromotion) {
      this.#askForPiece(from, to);
    } else {
      this.shownMove = from + to;
    }
  }

  #askForPiece(from: Square, to: Square): void {
    this.promoting = { from, to, color: this.table.player };
  }

  #act(move: string): Moving {
    return this.table.hasPad ? { act: 'move', move } : { act: 'play', move };
  }

  #move(from: Square, to: Square): void {
    const move = from + to;
    void this.#send(this.#act(move), from, to);
  }

  /** Leaves a piece that was released in the middle of a move: the displacement is sent step by step, and judged at the press. */
  async #letLooseLie(): Promise<void> {
    const loose = this.#loose;
    this.#loose = null;
    if (loose?.role === 'pawn') {
      await this.#send({ act: 'move', move: loose.from + loose.to }, loose.from, loose.to);
    } else if (loose) {
      // Moving the king two squares at once would be read as castling.
      const [from, to] = [coordinates(loose.from), coordinates(loose.to)];
      const between = squareAt((from.file + to.file) / 2, from.rank) ?? loose.to;
      await this.#tell({ act: 'move', move: loose.from + between });
      await this.#tell({ act: 'move', move: between + loose.to });
    }
  }

  #beginsCastling(from: Square, to: Square): boolean {
    const [start, end] = [coordinates(from), coordinates(to)];
    return start.file === 4 && start.rank === end.rank && Math.abs(start.file - end.file) === 2;
  }

  #completesCastling(king: Loose, from: Square, to: Square): boolean {
    const isShort = king.to[0] === 'g';
    const rank = king.to[1] ?? '';
    return from === (isShort ? 'h' : 'a') + rank && to === (isShort ? 'f' : 'd') + rank;
  }

  async #send(act: ActFrame, from: Square, to: Square, role: Role | null = null): Promise<void> {
    this.#sent = { from, to, role, on: this.table.position };
    this.#settle(await this.#tell(act), from);
  }

  /** Takes back a move on the screen that was not accepted; a piece that must be moved stays in hand. */
  #settle(answer: Answer, from: Square | null): void {
    if (!('seq' in answer)) {
      this.#sent = null;
      if (from !== null && this.table.bound.includes(from)) {
        this.held = from;
      }
    }
  }

  async #tell(act: ActFrame): Promise<Answer> {
    const on = this.table.position;
    const isWithOffer = act.act === 'play' && this.isOffering;
    const answer = isWithOffer ? await this.#offerWith(act.move) : await this.table.act(act);
    if (isMoving(act) && isStopped(answer)) {
      this.#ready = { act, on, sent: this.#sent };
    } else if (act.act !== 'touch' || !isStopped(answer)) {
      this.#note(answer);
    }
    return answer;
  }

  /** Offers a draw at the right moment: after the move, before the clock is pressed. */
  async #offerWith(move: string): Promise<Answer> {
    this.#isInSteps = true;
    const answer = await this.table.act({ act: 'move', move });
    if ('seq' in answer) {
      this.isOffering = false;
      // After a move that ends the game there is nothing to offer.
      if (this.table.isPlaying) {
        const offered = this.table.act({ act: 'offer_draw' });
        await this.table.act({ act: 'press' });
        this.#note(await offered);
      }
    }
    this.#isInSteps = false;
    return answer;
  }

  #note(answer: Answer): void {
    if ('refused' in answer) {
      this.refusal = answer.refused;
    } else if ('error' in answer) {
      this.refusal = { article: null, why: answer.error.detail };
    }
  }
}

function isMoving(act: ActFrame): act is Moving {
  return act.act === 'play' || act.act === 'move';
}

/** Tells whether the server refused the act because the clocks are stopped. */
function isStopped(answer: Answer): boolean {
  return 'refused' in answer && 'code' in answer.refused && answer.refused.code === 'clocks_stopped';
}
