// The wall: what each board needs, and the order in which boards are shown.

import type { BoardFrame, ItemFrame } from '../../protocol/event';
import type { Color } from '../../protocol/protocol';
import { lowBelow } from '../../parts/time';
import { periodsOf } from '../game/control';
import { left, running, type Shown } from '../games/clock';

/** What a board is about, the most urgent first. */
export const KINDS = [
  'claim',
  'flag',
  'illegal_move',
  'displaced_position',
  'call',
  'other',
  'penalty',
  'absence',
  'low',
  'connection_lost',
  'quiet',
  'waiting',
  'over',
] as const;
export type Kind = (typeof KINDS)[number];

/** The kinds that get a frame, and its ink. */
export const FRAMES: Partial<Record<Kind, 'brass' | 'red'>> = {
  claim: 'brass',
  flag: 'red',
  illegal_move: 'red',
  displaced_position: 'red',
  call: 'brass',
  other: 'brass',
};

/** The times below which clocks are low, by time control: it is asked for every board twice a second. */
const limits = new Map<string, number>();

function limitOf(control: string): number {
  let limit = limits.get(control);
  if (limit === undefined) {
    const first = periodsOf(control)[0];
    limit = first ? lowBelow(first.seconds * 1000) : -1;
    limits.set(control, limit);
  }
  return limit;
}

/** Tells whose time is low; null if nobody's. */
export function lowOn(shown: Shown, now: number): Color | null {
  const color = running(shown.card);
  if (!color || shown.card.phase !== 'playing') return null;
  return left(shown, color, now) < limitOf(shown.card.time_control) ? color : null;
}

/** Tells what a board is about: the most urgent thing on the list, or what its clocks show. */
export function kindOf(board: BoardFrame, items: readonly ItemFrame[], shown: Shown | null, now: number): Kind {
  const needs = items.map(({ call }) => call.need);
  const urgent = KINDS.find((kind) => (needs as readonly string[]).includes(kind));
  if (urgent && urgent !== 'connection_lost') return urgent;
  if (board.result !== undefined && board.result !== '*') return 'over';
  if (shown && lowOn(shown, now)) return 'low';
  if (urgent) return urgent;
  return board.state === 'waiting' ? 'waiting' : 'quiet';
}

/** A board and what it is about. */
export interface Placed {
  board: number;
  kind: Kind;
}

/** Orders the boards: what needs an arbiter first, then by number, finished ones last. */
export function ordered(boards: readonly Placed[]): number[] {
  const rank = (kind: Kind) => {
    // A board that waits for its start stands among the quiet ones.
    const place = KINDS.indexOf(kind);
    return kind === 'waiting' ? KINDS.indexOf('quiet') : place;
  };
  return [...boards]
    .sort((one, other) => rank(one.kind) - rank(other.kind) || one.board - other.board)
    .map(({ board }) => board);
}

/**
 * Keeps boards at their places: they have the focus or the pointer, and nobody wants them to run away. Their places are those among
 * the boards that are shown.
 */
export function pinned(
  wanted: readonly number[],
  before: readonly number[],
  held: readonly number[],
  isShown: (board: number) => boolean = () => true,
): number[] {
  const places = before.filter(isShown);
  const kept = held.filter((board) => isShown(board) && places.includes(board) && wanted.includes(board));
  const shown = wanted.filter((board) => isShown(board) && !kept.includes(board));
  for (const board of [...kept].sort((one, other) => places.indexOf(one) - places.indexOf(other))) {
    shown.splice(places.indexOf(board), 0, board);
  }
  let next = 0;
  return wanted.map((board) => (isShown(board) ? (shown[next++] ?? board) : board));
}

/** Sorts the calls: stopped clocks first, then flags, then those that wait longest. */
export function sortedCalls(items: readonly ItemFrame[]): ItemFrame[] {
  const rank = ({ call }: ItemFrame) => (call.is_clock_stopped ? 0 : call.need === 'flag' ? 1 : 2);
  const isQuiet = ({ call }: ItemFrame) => Number(call.need === 'connection_lost');
  return [...items].sort(
    (one, other) => isQuiet(one) - isQuiet(other) || rank(one) - rank(other) || one.raised_at - other.raised_at,
  );
}

/** A part of the boards, under a letter. */
export interface Sector {
  name: string;
  first: number;
  last: number;
}

/** Names the sectors of the sector arbiters A, B, C by their boards. */
export function sectorsOf(ranges: readonly { first: number; last: number }[]): Sector[] {
  const known = new Map(ranges.map((range) => [`${range.first}-${range.last}`, range]));
  return [...known.values()]
    .sort((one, other) => one.first - other.first || one.last - other.last)
    .slice(0, 8)
    .map((range, index) => ({ ...range, name: String.fromCharCode(65 + index) }));
}
