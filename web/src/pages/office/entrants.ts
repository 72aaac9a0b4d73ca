// Lists of players: their order, the search, and what is to be said of each.

import type { EventFrame, PlayerFrame } from '../../protocol/event';
import { splitName } from '../../event/names';
import { currentRound } from '../../event/progress';
import { language, t } from '../../words/words.svelte';

const folded = (text: string) => text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();

/** Sorts by pairing number, then by name. */
export function sorted(players: readonly PlayerFrame[]): PlayerFrame[] {
  const order = new Intl.Collator(language().code).compare;
  const rank = (player: PlayerFrame) => player.number ?? 10_000;
  return [...players].sort((one, other) => rank(one) - rank(other) || order(one.name ?? '', other.name ?? ''));
}

/** Sorts by name. */
export function byName(players: readonly PlayerFrame[]): PlayerFrame[] {
  const order = new Intl.Collator(language().code).compare;
  return [...players].sort((one, other) => order(one.name ?? '', other.name ?? ''));
}

/** Tells whether a player is looked for: name, club or number, whatever the accents. */
export function matches(player: PlayerFrame, search: string): boolean {
  const { family, given } = splitName(player.name ?? '');
  const text = folded([family, given, player.club ?? '', String(player.number ?? '')].join(' '));
  return folded(search)
    .split(/\s+/)
    .every((word) => text.includes(word));
}

export type Attendance = 'here' | 'missing' | 'bye' | 'absent' | 'withdrawn' | 'late';

/** Tells whether a player is to be paired in the next round, as the server sees it. */
export function attendance(player: PlayerFrame, event: EventFrame, round = currentRound(event)): Attendance {
  if (player.withdrawn_after !== undefined) return 'withdrawn';
  if (player.byes?.some((bye) => bye.round === round && bye.state === 'granted')) return 'bye';
  if (player.absences?.includes(round)) return 'absent';
  if (player.from_round > round) return 'late';
  if (event.settings.check_in !== 'none' && !player.is_here) return 'missing';
  return 'here';
}

/** Says what is unusual about a player. */
export function statusOf(player: PlayerFrame, event: EventFrame): { kind: 'waits' | 'here' | 'plain'; text: string } {
  const round = currentRound(event);
  const asked = player.byes?.find(({ state }) => state === 'asked');
  if (asked) return { kind: 'waits', text: t('office-bye-asked', { bye: asked.bye, round: asked.round }) };
  const is = attendance(player, event, round);
  if (is === 'withdrawn') {
    return { kind: 'plain', text: t('office-withdrawn-after', { round: player.withdrawn_after ?? 0 }) };
  }
  if (is === 'bye' || is === 'absent') return { kind: 'plain', text: t(`office-is-${is}`, { round }) };
  if (is === 'late') return { kind: 'plain', text: t('office-is-late', { round: player.from_round }) };
  return { kind: 'plain', text: '' };
}
