/** Results as they are written. */
import { t } from '../words/words.svelte';

/** Writes a result of the contract with real signs: `½–½`, `+ : −`. */
export function scoreText(result: string): string {
  if (result === '*') return t('arb-no-result');
  if (/^[+-]\/[+-]$/.test(result)) return result.replaceAll('-', '−').replace('/', ' : ');
  return result.replaceAll('1/2', '½').replace('-', '–');
}
