// Days of an event, which the server writes as `YYYY/MM/DD`.

import { language } from '../words/words.svelte';

function dayOf(text: string): Date | null {
  const [year = 0, month = 0, date = 0] = text.split('/').map(Number);
  return year && month && date ? new Date(year, month - 1, date) : null;
}

/** Writes the days of an event; empty if they are not known. */
export function daysText(first: string | null, last: string | null): string {
  const [from, to] = [first ? dayOf(first) : null, last ? dayOf(last) : null];
  const region = language().code === 'en' ? 'en-GB' : language().code;
  const form = new Intl.DateTimeFormat(region, { day: 'numeric', month: 'long', year: 'numeric' });
  if (from && to && from.getTime() !== to.getTime()) return form.formatRange(from, to);
  const one = from ?? to;
  return one ? form.format(one) : '';
}

/** Writes a day for a field of type `date`. */
export const toField = (text: string | null) => (text ?? '').replaceAll('/', '-');

/** Reads a day from a field of type `date`. */
export const fromField = (text: string) => (text === '' ? null : text.replaceAll('-', '/'));
