// The state of the desk: which boards are shown, in which order, and the time that its clocks show.

import type { LiveEvent } from '../../event/event.svelte';
import type { BoardFrame, ItemFrame } from '../../protocol/event';
import { type Kind, kindOf, ordered, pinned, type Sector } from './order';

/** How often each clock is drawn. */
const CLOCK_MS = 500;
/** The boards are drawn in this many turns, so that no frame has all of them. */
const TURNS = 5;
/** A card moves at most once in this time. */
const MOVE_MS = 2_000;

/** The browser's time for the clocks of some boards. */
class Turn {
  now = $state(performance.now());
}

export class Wall {
  readonly #turns = Array.from({ length: TURNS }, () => new Turn());
  /** The server's time of day, for waiting times. */
  wallNow = $state(Date.now());
  /** The boards in the order they are shown. */
  order = $state.raw<readonly number[]>([]);
  sector = $state.raw<Sector | null>(null);
  boards = $state.raw<readonly BoardFrame[]>([]);
  items = $state.raw<readonly ItemFrame[]>([]);
  /** The board that has the pointer, and the one that has the focus. */
  readonly #held: Record<'pointer' | 'focus', number | null> = { pointer: null, focus: null };
  #moved = -Infinity;
  /** Whether the calls have arrived: the order before that is only a guess, and nobody has read it yet. */
  hasCalls = false;

  constructor(private readonly live: LiveEvent) {}

  /** The things on the list by board. */
  readonly byBoard = $derived.by(() => {
    const found = new Map<number, ItemFrame[]>();
    for (const item of this.items) {
      if (item.call.board === null) continue;
      found.set(item.call.board, [...(found.get(item.call.board) ?? []), item]);
    }
    return found;
  });
  readonly byNumber = $derived(new Map(this.boards.map((board) => [board.board, board])));

  /** Returns the time that a board's clocks show. */
  nowOf(board: number): number {
    return this.#turns[board % TURNS]?.now ?? 0;
  }

  /** Keeps a board at its place because of the pointer or the focus, until `release` for the same. */
  hold(by: 'pointer' | 'focus', board: number): void {
    this.#held[by] = board;
  }
  release(by: 'pointer' | 'focus', board: number): void {
    if (this.#held[by] === board) this.#held[by] = null;
  }
  get held(): readonly number[] {
    const boards = Object.values(this.#held).filter((board) => board !== null);
    return [...new Set(boards)];
  }

  isShown(board: number): boolean {
    return this.sector === null || (board >= this.sector.first && board <= this.sector.last);
  }

  kind(board: BoardFrame, now: number): Kind {
    const shown = this.live.boards.all.get(board.board)?.shown ?? null;
    const isOfRound = this.live.boards.round > 0;
    return kindOf(board, this.byBoard.get(board.board) ?? [], isOfRound ? shown : null, now);
  }

  /** Draws the clocks and orders the wall now and then. Returns a function that stops it. */
  run(): () => void {
    let next = 0;
    const timer = setInterval(() => {
      const turn = this.#turns[next];
      if (turn) turn.now = this.live.boardTime();
      next = (next + 1) % TURNS;
      if (next !== 0) return;
      this.wallNow = this.live.now();
      this.arrange();
    }, CLOCK_MS / TURNS);
    return () => clearInterval(timer);
  }

  /** Orders the boards, unless they were moved just now. */
  arrange(isForced = false): void {
    const now = performance.now();
    const known = new Set(this.order);
    const isOther = this.boards.length !== known.size || this.boards.some(({ board }) => !known.has(board));
    if (!isForced && !isOther && now - this.#moved < MOVE_MS) return;
    const clocks = this.live.boardTime();
    const wanted = ordered(this.boards.map((board) => ({ board: board.board, kind: this.kind(board, clocks) })));
    const next = pinned(wanted, this.order, this.held, (board) => this.isShown(board));
    if (next.length === this.order.length && next.every((board, index) => board === this.order[index])) return;
    if (this.hasCalls) this.#moved = now;
    this.order = next;
  }
}
