// The names of incidents for people.

import { language, t } from '../words/words.svelte';

/** Returns a title: English readers get the name, others a number, because names are English. */
export function incidentTitle(name: string, number: number): string {
  if (language().code !== 'en') return t('rules-incident-number', { n: number });
  const words = (name.split('/').at(-1) ?? name).replaceAll('-', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}
