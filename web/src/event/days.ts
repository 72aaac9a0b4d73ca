// Days of an event, which the server writes as `YYYY-MM-DD`.

import { language } from '../words/words.svelte';
import { days } from './figures';

/** Writes the days of an event; empty if they are not known. */
export function daysText(first: string | null, last: string | null): string {
  return days(first ?? last, last, language().code);
}

/** Writes a day for a field of type `date`. */
export const toField = (text: string | null) => text ?? '';

/** Reads a day from a field of type `date`. */
export const fromField = (text: string) => (text === '' ? null : text);
