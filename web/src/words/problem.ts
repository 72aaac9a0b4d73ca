// What the hall would not do, in the language of the page.

import type { HallProblem } from '../hall/api';
import { language } from './words.svelte';

/** Says a problem of a kind the pages know; another one in the hall's own words, which are English. */
export function problemText(problem: HallProblem): string {
  const id = `problem-${problem.type}`;
  return language().has(id) ? language().say(id) : problem.message;
}
