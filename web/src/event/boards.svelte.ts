// The games of an event's open round as they stand now. Each board is an object of its own, so that a move draws one board again.

import type { Shown } from '../pages/games/clock';
import type { BoardCard, BoardsFrame } from '../protocol/event';

export class LiveBoard {
  shown: Shown = $state.raw() as Shown;
  /** Since when each player has had no connection, as far as this client may know. */
  away = $state.raw<BoardCard['away']>();

  constructor(
    readonly board: number,
    shown: Shown,
    away: BoardCard['away'],
  ) {
    this.shown = shown;
    this.away = away;
  }
}

export class LiveBoards {
  /** The round that they belong to; 0 before the first frame. */
  round = $state(0);
  /** The boards by number; replaced only when there are others. */
  all = $state.raw<ReadonlyMap<number, LiveBoard>>(new Map());

  take({ round, cards }: BoardsFrame, at = performance.now()): void {
    const isNew = round !== this.round;
    const all = isNew ? new Map<number, LiveBoard>() : new Map(this.all);
    let isChanged = isNew;
    for (const { board, card, away } of cards) {
      const shown = { card, at: at - card.age };
      const known = all.get(board);
      if (known) {
        known.shown = shown;
        known.away = away;
      } else {
        all.set(board, new LiveBoard(board, shown, away));
        isChanged = true;
      }
    }
    this.round = round;
    if (isChanged) this.all = all;
  }
}
