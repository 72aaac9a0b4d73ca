// What does not fit in a pasted list, at its cell and in words.

import type { ImportProblem } from '../../protocol/event';
import { capitalised } from '../../words/bundle';

/** Finds what does not fit at a cell, or in a row as a whole. */
export function problemAt(
  problems: readonly ImportProblem[],
  row: number,
  column: number | null,
): ImportProblem | null {
  return problems.find((problem) => problem.row === row && problem.column === column) ?? null;
}

/** Says what does not fit: the server says it in the language of the page. */
export function problemSaid({ said }: ImportProblem): string {
  return capitalised(said) + '.';
}
