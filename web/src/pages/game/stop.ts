/** Why the clocks stand: who stopped them, and who has agreed that play goes on. */
import type { Color, WireEntry } from '../../protocol/protocol';
import { COLORS } from '../../protocol/protocol';

/** Reasons that the server and the pages give by name. */
const RESTART = 'restart';
export const CALL = 'arbiter';

export interface Stop {
  /** A player, the arbiter, or the server because it was started again. */
  by: Color | 'arbiter' | 'server';
  /** Whether the arbiter was called. */
  isCall: boolean;
  /** What the arbiter has written. */
  reason: string;
  /** When, on the scale of the game. */
  at: number;
  /** Who has agreed since. */
  agreed: readonly Color[];
}

/** Finds how the clocks came to stand; none if the entries do not tell. */
export function stopOf(entries: readonly WireEntry[]): Stop | null {
  const index = entries.findLastIndex(({ act, seq }) => act.act === 'stop_clocks' && seq !== null);
  const entry = entries[index];
  if (!entry || entry.act.act !== 'stop_clocks') return null;
  const since = entries.slice(index + 1);
  if (since.some(({ rulings }) => rulings.some(({ ruling }) => ruling === 'resumed' || ruling === 'started')))
    return null;
  const reason = entry.act.reason ?? '';
  const isPlayers = entry.by === 'white' || entry.by === 'black';
  return {
    by: isPlayers ? (entry.by as Color) : reason === RESTART ? 'server' : 'arbiter',
    isCall: isPlayers && reason === CALL,
    reason: isPlayers || reason === RESTART ? '' : reason,
    at: entry.at,
    agreed: COLORS.filter((color) => since.some(({ act, by }) => act.act === 'agree_resume' && by === color)),
  };
}
