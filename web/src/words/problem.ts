// What the server would not do, in the language of the page.

import type { HallProblem } from '../hall/api';
import { unread } from './unread';
import { language } from './words.svelte';

/** Says what went wrong. Only a problem that no page has words for quotes the server, whose own words are English. */
export function problemText(problem: HallProblem): string {
  const words = language();
  const id = `problem-${problem.type}`;
  if (words.has(id)) return words.say(id);
  const told = unread(problem.message, words);
  if (told !== null) return told;
  // A position that play cannot start from: the page that examines positions tells all that is wrong with it.
  if (problem.field?.endsWith('start')) return words.say('problem-start');
  return words.say('problem-other', { message: problem.message });
}
