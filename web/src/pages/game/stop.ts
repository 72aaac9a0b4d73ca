/** Why the clocks are stopped: who stopped them, and who has agreed to continue. */
import type { Color, WireEntry } from '../../protocol/protocol';
import { COLORS } from '../../protocol/protocol';

/** Reasons that the server and the pages give by name. */
const RESTART = 'restart';
export const CALL = 'arbiter';

export interface Stop {
  /** A player, the arbiter, or the server because it was restarted. */
  by: Color | 'arbiter' | 'server';
  /** Whether the arbiter was called. */
  isCall: boolean;
  /** The arbiter's reason. */
  reason: string;
  /** The time, on the scale of the game. */
  at: number;
  /** The players who have agreed since. */
  agreed: readonly Color[];
}

/** Finds why the clocks are stopped; null if the entries do not show it. */
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
