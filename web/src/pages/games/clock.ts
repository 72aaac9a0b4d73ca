/** The current clocks of a card. */
import type { Color, GameCard } from '../../protocol/protocol';

/** A card, and when its clocks were read, in the browser's time. */
export interface Shown {
  card: GameCard;
  at: number;
}

/** Returns the player whose clock runs. */
export function running({ phase, clock }: GameCard): Color | null {
  return phase === 'finished' ? null : clock.running;
}

/** Returns the time left to a player, in milliseconds. */
export function left({ card, at }: Shown, color: Color, now: number): number {
  const kept = card.clock[color];
  if (running(card) !== color) return kept;
  const passed = Math.max(0, now - at - (card.clock.holds ?? 0));
  return Math.max(0, kept - passed);
}
