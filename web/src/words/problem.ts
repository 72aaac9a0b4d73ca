// Errors of the server, in the language of the page.

import type { HallProblem } from '../hall/api';
import { unread } from './unread';
import { language } from './words.svelte';

/** Writes a known kind of problem in the language of the page; others in the server's English. */
export function problemText(problem: HallProblem): string {
  const words = language();
  const id = `problem-${problem.type}`;
  if (words.has(id)) return words.say(id);
  const told = unread(problem.message, words);
  if (told !== null) return told;
  // Play cannot start from the position: the position page lists all its flaws.
  return problem.field?.endsWith('start') ? words.say('problem-start') : problem.message;
}
