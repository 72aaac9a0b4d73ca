// What the hall would not do, in the language of the page.

import type { HallProblem } from '../hall/api';
import { unread } from './unread';
import { language } from './words.svelte';

/** Says a problem of a kind the pages know; another one in the hall's own words, which are English. */
export function problemText(problem: HallProblem): string {
  const words = language();
  const id = `problem-${problem.type}`;
  if (words.has(id)) return words.say(id);
  const told = unread(problem.message, words);
  if (told !== null) return told;
  // A position that play cannot start from: the page that examines positions tells all that is wrong with it.
  return problem.field?.endsWith('start') ? words.say('problem-start') : problem.message;
}
