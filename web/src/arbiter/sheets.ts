/** Both players' scoresheets as the arbiter reads them. */
import type { Color } from '../board/squares';
import { type Cell, sheetOf } from '../parts/scoresheet';
import type { HalfMoveFrame, WireEntry } from '../protocol/protocol';

/** Lists a player's entries on the scoresheet, as written. */
export function ownCells(entries: readonly WireEntry[], player: Color): Cell[] {
  return sheetOf(entries, player).map((text) => ({ text }));
}

/** Counts the half-moves that a player still has to write: the player's last move need not be written before the next one. */
export function behind(history: readonly HalfMoveFrame[], cells: readonly Cell[], player: Color): number {
  const ownOpen = history.at(-1)?.by === player ? 1 : 0;
  return Math.max(0, history.length - ownOpen - cells.length);
}

/** Counts the moves that a player has made. */
export function movesMade(history: readonly HalfMoveFrame[], player: Color): number {
  return history.filter((half) => half.by === player).length;
}
