// What does not fit in a pasted list, at its cell and in words.

import type { ImportProblem } from '../../protocol/event';
import { language } from '../../words/words.svelte';

/** Finds what does not fit at a cell, or in a row as a whole. */
export function problemAt(
  problems: readonly ImportProblem[],
  row: number,
  column: number | null,
): ImportProblem | null {
  return problems.find((problem) => problem.row === row && problem.column === column) ?? null;
}

/** Says what does not fit; what the page has no words for is said in English by the server. */
export function problemSaid({ code, found, wanted }: ImportProblem): string {
  const words = language();
  const id = `office-import-${code}`;
  return words.has(id) ? words.say(id, { found }) : [found, wanted].filter(Boolean).join(' → ');
}
