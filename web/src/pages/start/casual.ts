// The rules of a game without an arbiter besides the Laws, for its card; and the strength of an engine in words. The numbers come
// from the server.

import { type BoardKind, CASUAL_RULES, ENGINE_RULES, LIMITS, type Mode } from '../../protocol/protocol';
import { clockTime } from '../../words/format';
import type { Way } from './table.svelte';

/** What the rules of a casual game depend on. */
export interface Casual {
  way: Way;
  board: BoardKind;
  mode: Mode;
  withArbiter: boolean;
}

/** A line of the card: its message and the numbers in it. */
export interface CasualFact {
  topic:
    'casual-start' | 'casual-stops' | 'casual-away' | 'casual-back' | 'casual-ahead' | 'casual-engine' | 'casual-draws';
  says: string;
  args: Record<string, string | number>;
}

/** Lists the rules besides the Laws. */
export function casualFacts({ way, board, mode, withArbiter }: Casual): CasualFact[] {
  if (way === 'net' && withArbiter) return [];
  const list: CasualFact[] = [{ topic: 'casual-start', says: `card-start-${way}`, args: {} }];
  if (way === 'net') {
    const { longest_stop, stops_each, absence } = CASUAL_RULES;
    const time = clockTime(longest_stop);
    list.push({ topic: 'casual-stops', says: 'card-stops', args: { time, n: stops_each } });
    list.push({ topic: 'casual-away', says: 'card-away', args: { time: clockTime(absence) } });
  }
  if (board === 'assisted') {
    const isFree = way === 'engine' || mode === 'training';
    list.push({ topic: 'casual-back', says: isFree ? 'card-back-free' : 'card-back-agreed', args: {} });
    if (way !== 'device') list.push({ topic: 'casual-ahead', says: 'card-ahead', args: {} });
  }
  if (way === 'engine') list.push(...engineFacts());
  return list;
}

/** Lists when an engine resigns, accepts, offers and claims. */
export function engineFacts(): CasualFact[] {
  const { resigns_at, resigns_after, accepts_at, offers_from } = ENGINE_RULES;
  const pawns = (score: number) => Math.abs(score) / 100;
  return [
    { topic: 'casual-engine', says: 'card-engine', args: { n: pawns(resigns_at), moves: resigns_after } },
    { topic: 'casual-draws', says: 'card-engine-draws', args: { n: pawns(accepts_at), move: offers_from } },
  ];
}

const LEVELS = ['beginner', 'learner', 'club', 'expert', 'master'] as const;

/** Returns the name of a strength: each fifth of the scale is a level. */
export function levelOf(strength: number): (typeof LEVELS)[number] {
  const index = Math.ceil((strength * LEVELS.length) / LIMITS.strength) - 1;
  return LEVELS[Math.min(LEVELS.length - 1, Math.max(0, index))] ?? 'beginner';
}
