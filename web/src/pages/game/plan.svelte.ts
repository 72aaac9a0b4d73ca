/**
 * A move that is planned while the opponent thinks. It is sent as soon as it is the player's turn, and judged then: one that is
 * not possible is dropped, and costs nothing.
 */
import { type Role, letterOf, placementOf } from '../../board/fen';
import type { Color, Square } from '../../board/squares';
import type { Answer } from '../../hall/session.svelte';
import type { ActFrame } from '../../protocol/protocol';

/** What planning needs to know about the game. */
export interface PlanView {
  readonly position: string;
  readonly mine: Color | null;
  act(act: ActFrame): Promise<Answer>;
}

interface Planned {
  /** The move as it will be sent, in coordinates or as typed. */
  text: string;
  from: Square | null;
  to: Square | null;
}

export class Plan {
  move = $state.raw<Planned | null>(null);
  held = $state<Square | null>(null);
  promoting = $state.raw<{ from: Square; to: Square; color: Color } | null>(null);
  /** The move that was dropped last, until the next one is made. */
  dropped = $state<string | null>(null);

  constructor(private readonly table: PlanView) {}

  /** Takes up a piece; forgets the earlier plan. */
  touch(square: Square): void {
    this.cancel();
    this.held = square;
  }

  /** Puts the piece on another square. */
  place(from: Square, to: Square): void {
    this.cancel();
    const piece = placementOf(this.table.position).get(from);
    if (!piece || this.table.mine === null) {
      return;
    }
    if (piece.role === 'pawn' && to[1] === (piece.color === 'white' ? '8' : '1')) {
      this.promoting = { from, to, color: piece.color };
    } else {
      this.move = { text: from + to, from, to };
    }
  }

  /** Chooses the new piece of a pawn; null cancels the plan. */
  promote(role: Role | null): void {
    const promoting = this.promoting;
    this.cancel();
    if (promoting && role !== null) {
      const { from, to } = promoting;
      this.move = { text: from + to + letterOf(role), from, to };
    }
  }

  /** Plans a move as text, in any notation. */
  write(text: string): void {
    this.cancel();
    const squares = /^([a-h][1-8])([a-h][1-8])[qrbn]?$/.exec(text);
    this.move = { text, from: squares?.[1] ?? null, to: squares?.[2] ?? null };
  }

  /** Cancels the plan. */
  cancel(): void {
    this.move = null;
    this.held = null;
    this.promoting = null;
  }

  /** The planned move as text for people. */
  get label(): string {
    const { move } = this;
    if (!move) {
      return '';
    }
    return move.from && move.to ? `${move.from}–${move.to}${move.text.slice(4)}` : move.text;
  }

  /** Makes the planned move on the player's turn. Returns whether it was possible. */
  async make(): Promise<boolean> {
    const { move, label } = this;
    this.cancel();
    if (!move) {
      return false;
    }
    const answer = await this.table.act({ act: 'play', move: move.text });
    const isMade = 'seq' in answer;
    this.dropped = isMade ? null : label;
    return isMade;
  }
}
