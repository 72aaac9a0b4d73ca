/** Results as they are written. */
import { number } from '../words/format';
import type { Code } from '../words/languages';
import { t } from '../words/words.svelte';

/** Writes a result of the contract with typographic signs: `½–½`, `+ : −`. */
export function scoreText(result: string): string {
  if (result === '*') return t('arb-no-result');
  if (/^[+-]\/[+-]$/.test(result)) return result.replaceAll('-', '−').replace('/', ' : ');
  return result.replaceAll('1/2', '½').replace('-', '–');
}

/** Writes points of a scale: `½`, `3`, `1,5`. */
export function pointsText(points: number, code: Code): string {
  return points === 0.5 ? '½' : number(points, code);
}
