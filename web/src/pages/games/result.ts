/** Results in a list. */
import type { Color } from '../../protocol/protocol';
import { scoreText } from '../game/writing';

/** Splits a result into the points of each player; null if there are none. */
export function points(result: string): Record<Color, string> | null {
  const [white, black] = scoreText(result).split(/[–/](?=[^/]*$)/);
  return white && black ? { white, black } : null;
}

/** Returns the winner; null if there is none. */
export function winner(result: string): Color | null {
  if (result === '1-0' || result === '+/-') return 'white';
  return result === '0-1' || result === '-/+' ? 'black' : null;
}
