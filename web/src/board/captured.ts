/** The captured pieces. */
import { type Placement, type Role, ROLES, placementOf } from './fen';
import { type Color, opponent } from './squares';

/** The order in which they are shown. */
const ORDER: readonly Role[] = ['queen', 'rook', 'bishop', 'knight', 'pawn'];

function count(pieces: Placement, color: Color): Record<Role, number> {
  const counted = Object.fromEntries(ROLES.map((role) => [role, 0])) as Record<Role, number>;
  for (const piece of pieces.values()) if (piece.color === color) counted[piece.role] += 1;
  return counted;
}

/** Lists the pieces that a player has captured between two positions. A promoted pawn was not captured. */
export function capturedBy(player: Color, start: string, position: string): Role[] {
  const victim = opponent(player);
  const [before, after] = [count(placementOf(start), victim), count(placementOf(position), victim)];
  const promoted = ORDER.filter((role) => role !== 'pawn').reduce(
    (sum, role) => sum + Math.max(0, after[role] - before[role]),
    0,
  );
  return ORDER.flatMap((role) => {
    const gone = before[role] - after[role] - (role === 'pawn' ? promoted : 0);
    return Array.from({ length: Math.max(0, gone) }, () => role);
  });
}
