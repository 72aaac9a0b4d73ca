// An examination that is under way, kept until the tab is closed, so that reloading the page does not end it.

import { OUTCOMES } from '../outcomes';
import type { PlayAct } from '../play';
import type { Answer } from './acting';
import { QUESTIONS } from './draw';

const KEY = 'arbiter.exam';

export interface Kept {
  /** What the situations were drawn with. */
  seed: string;
  answers: (Answer | null)[];
  /** The question that is open. */
  at: number;
  /** When the time is over, in milliseconds since 1970. */
  until: number;
}

/** Reads what was kept; null if it is not valid or its time is over. */
export function recall(text: string | null, now: number): Kept | null {
  let found: unknown;
  try {
    found = JSON.parse(text ?? 'null');
  } catch {
    return null;
  }
  if (typeof found !== 'object' || found === null) return null;
  const { seed, answers, at, until } = found as Partial<Record<keyof Kept, unknown>>;
  if (typeof seed !== 'string' || typeof until !== 'number' || !(until > now)) return null;
  if (!Array.isArray(answers) || answers.length !== QUESTIONS) return null;
  const place = Number.isInteger(at) && Number(at) >= 0 && Number(at) < QUESTIONS ? Number(at) : 0;
  return { seed, answers: answers.map(readAnswer), at: place, until };
}

function readAnswer(found: unknown): Answer | null {
  if (typeof found !== 'object' || found === null) return null;
  const { chosen, acts } = found as { chosen?: unknown; acts?: unknown };
  const outcome = OUTCOMES.find((one) => one === chosen);
  if (outcome) return { chosen: outcome };
  // The server is asked again about the acts.
  return Array.isArray(acts) ? { acts: acts as PlayAct[], steps: [] } : null;
}

export function keep({ answers, ...rest }: Kept): void {
  const short = answers.map((answer) => (answer && 'acts' in answer ? { acts: answer.acts } : answer));
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ ...rest, answers: short }));
  } catch {
    // Without storage the examination ends with the page.
  }
}

export const kept = (now: number): Kept | null => recall(sessionStorage.getItem(KEY), now);
export const forget = (): void => sessionStorage.removeItem(KEY);
