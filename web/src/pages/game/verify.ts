/** Whether a player is asked to confirm or dispute the opponent’s claim. */
import type { ClaimFrame, WireEntry } from '../../protocol/protocol';

/** Tells whether the opponent’s claim waits for this player’s answer, which is given once. */
export function isToVerify(
  player: ClaimFrame['by'] | null,
  claims: readonly ClaimFrame[],
  entries: readonly WireEntry[],
): boolean {
  if (player === null || !claims.some(({ by }) => by !== player)) return false;
  const names = entries.flatMap(({ rulings }) =>
    rulings.filter(
      (ruling) =>
        (ruling.ruling === 'claim_made' && ruling.by !== player) ||
        (ruling.ruling === 'verified' && ruling.by === player),
    ),
  );
  return names.at(-1)?.ruling === 'claim_made';
}
