/** Results in a list. */
import type { Color } from '../../protocol/protocol';
import { scoreText } from '../game/writing';

/** Splits a result into what each player scored; none if nobody did. */
export function points(result: string): Record<Color, string> | null {
  const [white, black] = scoreText(result).split(/[–/](?=[^/]*$)/);
  return white && black ? { white, black } : null;
}

/** Tells who won; none if nobody did. */
export function winner(result: string): Color | null {
  if (result === '1-0' || result === '+/-') return 'white';
  return result === '0-1' || result === '-/+' ? 'black' : null;
}
