// The seats of this browser: one token each, stored on this device so that a game is found again after a break.

import type { Invitation, Seat } from '../protocol/protocol';

export interface KeptSeat {
  game: string;
  seat: Seat;
  token: string;
  /** When it was taken, in the browser's time. */
  taken: number;
  /** Invitations to the other seats that the creator can still pass on. */
  invitations?: Invitation[];
}

const KEY = 'arbiter.seats';
/** The most seats that are stored; older games are in the server's list. */
const MOST = 200;

/** Lists the seats, the newest first. */
export function seats(): KeptSeat[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(found) ? found.filter(isSeat) : [];
  } catch {
    return [];
  }
}

function isSeat(found: unknown): found is KeptSeat {
  if (found === null || typeof found !== 'object') return false;
  const { game, seat, token, taken } = found as Record<string, unknown>;
  return [game, seat, token].every((text) => typeof text === 'string') && typeof taken === 'number';
}

/** Finds the seat of a game; among several, the one taken last. */
export function seatAt(game: string, seat?: Seat): KeptSeat | null {
  return seats().find((kept) => kept.game === game && (seat === undefined || kept.seat === seat)) ?? null;
}

/** Stores a seat; replaces an earlier token of the same seat. */
export function keepSeat(seat: KeptSeat) {
  const others = seats().filter((kept) => kept.game !== seat.game || kept.seat !== seat.seat);
  write([seat, ...others].slice(0, MOST));
}

/** Forgets the seats of a game. */
export function forgetSeat(game: string, token?: string) {
  write(seats().filter((kept) => kept.game !== game || (token !== undefined && kept.token !== token)));
}

function write(list: KeptSeat[]) {
  try {
    localStorage.setItem(KEY, JSON.stringify(list));
  } catch {
    // Storage is not available: the seat lasts as long as the page.
  }
}

const CLAIMS = 'arbiter.claims';
/** The most unanswered claims that are stored. */
const MOST_CLAIMS = 20;
const drawn = new Map<string, string>();

/** Returns the secret with which an invitation is claimed: the same one until the answer has come, even after a reload. */
export function claiming(invitation: string): string {
  const known = drawn.get(invitation) ?? claims().find(([claimed]) => claimed === invitation)?.[1];
  const secret = known ?? randomSecret();
  drawn.set(invitation, secret);
  writeClaims([[invitation, secret], ...claims().filter(([claimed]) => claimed !== invitation)]);
  return secret;
}

/** Forgets the secret of an answered claim: the seat is stored with its token. */
export function claimed(invitation: string) {
  drawn.delete(invitation);
  writeClaims(claims().filter(([claimed]) => claimed !== invitation));
}

function claims(): [string, string][] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(CLAIMS) ?? '[]');
    const isClaim = (claim: unknown): claim is [string, string] =>
      Array.isArray(claim) && claim.length === 2 && claim.every((text) => typeof text === 'string');
    return Array.isArray(found) ? found.filter(isClaim) : [];
  } catch {
    return [];
  }
}

function writeClaims(list: [string, string][]) {
  try {
    localStorage.setItem(CLAIMS, JSON.stringify(list.slice(0, MOST_CLAIMS)));
  } catch {
    // Storage is not available: the secret lasts as long as the page.
  }
}

/** Draws 256 random bits. A page on a local network has no secure context, but it has random numbers. */
function randomSecret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(32));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}
