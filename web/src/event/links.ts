// The links of this browser to events: one token each, stored on this device so that an event is found again with the same roles.

import type { RoleFrame } from '../protocol/event';

export interface KeptLink {
  event: string;
  token: string;
  person: number;
  /** The name of the person. */
  name: string;
  roles: RoleFrame[];
  /** The name of the event. */
  title: string;
  /** When it was stored, in the browser's time. */
  taken: number;
}

const KEY = 'arbiter.events';
/** The most links that are stored. */
const MOST = 100;

/** Lists the links, the newest first. */
export function links(): KeptLink[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isLink) : [];
  } catch {
    return [];
  }
}

function isLink(found: unknown): found is KeptLink {
  if (found === null || typeof found !== 'object') return false;
  const { event, token, person, roles } = found as Record<string, unknown>;
  return typeof event === 'string' && typeof token === 'string' && typeof person === 'number' && Array.isArray(roles);
}

/** The kind of a role: `sector_arbiter` of `{ sector_arbiter: { first, last } }`. */
export type RoleKind =
  | 'organiser'
  | 'chief_arbiter'
  | 'deputy'
  | 'sector_arbiter'
  | 'pairing_officer'
  | 'check_in'
  | 'result_entry'
  | 'screen'
  | 'player'
  | 'spectator';

export function kindOf(role: RoleFrame): RoleKind {
  return typeof role === 'string' ? role : 'player' in role ? 'player' : 'sector_arbiter';
}

const OFFICIALS: readonly RoleKind[] = [
  'organiser',
  'chief_arbiter',
  'deputy',
  'sector_arbiter',
  'pairing_officer',
  'check_in',
  'result_entry',
];

/** Tells whether one of the roles is that of an official. */
export function isOfficial(roles: readonly RoleFrame[]): boolean {
  return roles.some((role) => OFFICIALS.includes(kindOf(role)));
}

/** The player that a link is for. */
export function playerOf(roles: readonly RoleFrame[]): number | null {
  for (const role of roles) if (typeof role !== 'string' && 'player' in role) return role.player;
  return null;
}

/** Finds the link to an event that was stored last; among several, one for what is wanted. */
export function linkTo(event: string, wanted: 'official' | 'player' | 'any' = 'any'): KeptLink | null {
  const own = links().filter((link) => link.event === event);
  if (wanted === 'official') return own.find(({ roles }) => isOfficial(roles)) ?? null;
  if (wanted === 'player') return own.find(({ roles }) => playerOf(roles) !== null) ?? null;
  // Whoever runs an event and plays in it sees it as an official.
  return own.find(({ roles }) => isOfficial(roles)) ?? own[0] ?? null;
}

/** Stores a link; replaces an earlier one of the same person. */
export function keepLink(link: KeptLink): void {
  const others = links().filter((kept) => kept.event !== link.event || kept.person !== link.person);
  write([link, ...others].slice(0, MOST));
}

/** Forgets a link, because it gives nobody any more. */
export function forgetLink(event: string, token: string): void {
  write(links().filter((kept) => kept.event !== event || kept.token !== token));
}

function write(list: KeptLink[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Storage is not available: the link lasts as long as the page.
  }
}

/** Returns the page of an event that somebody with these roles starts from. */
export function homeOf(event: string, roles: readonly RoleFrame[]): string {
  const kinds = roles.map(kindOf);
  const has = (...wanted: RoleKind[]) => wanted.some((kind) => kinds.includes(kind));
  const at = (part: string) => `/event/${event}${part}`;
  if (has('organiser', 'pairing_officer')) return at('/office');
  if (has('chief_arbiter', 'deputy', 'sector_arbiter')) return at('/desk');
  if (has('check_in')) return at('/office/round');
  if (has('result_entry')) return at('/office/results');
  if (has('player')) return at('/me');
  if (has('screen')) return at('/screen');
  return at('');
}

/** Returns the address that gives a role to the device that opens it. The token is after `#`, which browsers send to no server. */
export function linkAddress(origin: string, event: string, token: string): string {
  return `${origin}/event/${event}/enter#t=${encodeURIComponent(token)}`;
}
