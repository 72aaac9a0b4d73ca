/** Links between the pages of an event, as far as a person has something to do there. */
import type { RailLink } from '../parts/rail.svelte';
import { t } from '../words/words.svelte';
import type { LiveEvent } from './event.svelte';

/** Lists the pages of an event that an official works on, and the public page. */
export function linksOf(live: LiveEvent): RailLink[] {
  const at = (part: string) => `/event/${live.id}${part}`;
  if (!live.isOfficial) return [];
  return [
    { href: at('/office'), label: t('event-office') },
    { href: at('/desk'), label: t('event-desk') },
    { href: at(''), label: t('event-public-page') },
  ];
}
