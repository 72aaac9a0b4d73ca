// A pasted list as a table, so that what does not fit can be shown at its cell.

import type { ImportProblem } from '../../protocol/event';
import { language } from '../../words/words.svelte';

export interface Row {
  /** The number of the row, from 1, as the server counts. */
  number: number;
  cells: string[];
}

/** The most rows that are drawn. */
const MOST = 400;

/** Splits a text into rows and cells, by the sign that separates most cells of the first row. Quoted cells may hold the sign. */
export function cellsOf(text: string): Row[] {
  const lines = text.split(/\r\n|\r|\n/);
  const first = lines.find((line) => line.trim() !== '') ?? '';
  const sign = ['\t', ';', ','].sort((one, other) => first.split(other).length - first.split(one).length)[0] ?? '\t';
  return lines
    .map((line, index) => ({ number: index + 1, cells: splitLine(line, sign) }))
    .filter(({ cells }) => cells.some((cell) => cell !== ''))
    .slice(0, MOST);
}

function splitLine(line: string, sign: string): string[] {
  const cells: string[] = [];
  let cell = '';
  let isQuoted = false;
  for (const letter of line) {
    if (letter === '"') isQuoted = !isQuoted;
    else if (letter === sign && !isQuoted) {
      cells.push(cell.trim());
      cell = '';
    } else cell += letter;
  }
  return [...cells, cell.trim()];
}

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
