// The finding about a position: the server's facts in order, each with the article of every edition.

import { articleOf } from '../../parts/laws';
import {
  type Color,
  type Edition,
  EDITIONS,
  type PositionFrame,
  type RuleName,
  type WhyNot,
} from '../../protocol/protocol';

/** The editions, the newest first. */
export const NEWEST_FIRST: readonly Edition[] = EDITIONS.toReversed();

export interface Verdict {
  /** Names the messages: `finding-…`, `finding-…-why`, `finding-…-edition`. */
  id: string;
  /** Whether the Laws end or forbid something here; otherwise it is only information. */
  isGrave: boolean;
  rule: RuleName | null;
  args: Record<string, string>;
}

/** Returns the most important finding. */
export function verdict(facts: PositionFrame): Verdict {
  const { white, black } = facts.can_mate;
  const opponent = facts.turn === 'white' ? 'black' : 'white';
  const found = (id: string, isGrave: boolean, rule: Verdict['rule'] = null, args: Verdict['args'] = {}) => ({
    id: `finding-${id}`,
    isGrave,
    rule,
    args,
  });
  if (!facts.playable) return found('unplayable', true);
  if (facts.checkmate) return found('checkmate', true, 'Checkmate', { winner: opponent });
  if (facts.stalemate) return found('stalemate', true, 'Stalemate', { player: facts.turn });
  if (facts.dead === true) return found('dead', true, 'DeadPosition');
  if (white === 'yes' && black === 'no') return found('one', false, 'FlagFallNoMate', { winner: 'white' });
  if (black === 'yes' && white === 'no') return found('one', false, 'FlagFallNoMate', { winner: 'black' });
  if (white === 'yes' && black === 'yes') return found('open', false);
  return found('unknown', false);
}

/** Returns the article of each edition, the newest first. */
export function articles(rule: Verdict['rule']): { edition: Edition; article: string }[] {
  if (rule === null) return [];
  return NEWEST_FIRST.flatMap((edition) => {
    const article = articleOf(rule, edition);
    return article === null ? [] : [{ edition, article }];
  });
}

export interface Reason {
  side: Color | 'both';
  why: WhyNot;
}

/** Lists why players can never mate, once if it is the same for both. Mate and stalemate need no explanation. */
export function reasons({ why_not, checkmate, stalemate }: PositionFrame): Reason[] {
  const { white, black } = why_not;
  if (checkmate || stalemate) return [];
  if (white !== undefined && white === black) return [{ side: 'both', why: white }];
  return [
    ...(white === undefined ? [] : [{ side: 'white' as const, why: white }]),
    ...(black === undefined ? [] : [{ side: 'black' as const, why: black }]),
  ];
}

/** Returns the squares of the kings if they show why a position is dead: bare kings can go everywhere, which shows nothing. */
export function realm({
  kings,
  why_not,
}: PositionFrame): { white: readonly string[]; black: readonly string[] } | null {
  const shows = [why_not.white, why_not.black].some((why) => why === 'locked' || why === 'exhausted');
  return kings && shows ? kings : null;
}
