/** Whether players are at the board: at the appointed start, and again after an adjournment. */
import type { Color } from '../../board/squares';
import type { RegulationsFrame, WireEntry } from '../../protocol/protocol';

/** Tells whether a player has come to the board; after an adjournment both must come again. */
export function isAtBoard(
  player: Color,
  { present }: Pick<RegulationsFrame, 'present'>,
  entries: readonly WireEntry[],
): boolean {
  const adjourned = entries.findLastIndex(({ rulings }) => rulings.some(({ ruling }) => ruling === 'adjourned'));
  if (adjourned < 0 && (present?.includes(player) ?? true)) {
    return true;
  }
  return entries.slice(adjourned + 1).some(({ act, by, seq }) => act.act === 'arrive' && by === player && seq !== null);
}
