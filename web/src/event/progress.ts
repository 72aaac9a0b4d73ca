// How far an event is: the round that is worked on now.

import type { EventFrame, RoundSummary } from '../protocol/event';

/** Finds a round. */
export function roundOf(event: EventFrame, round: number): RoundSummary | null {
  return event.rounds.find((known) => known.round === round) ?? null;
}

/** Returns the round that is worked on: the last one if it is not closed, otherwise the next; the last one when all were played. */
export function currentRound(event: EventFrame): number {
  const last = event.rounds.at(-1);
  if (!last) return 1;
  if (last.state !== 'closed' || event.phase === 'finished') return last.round;
  return event.total_rounds !== null && last.round >= event.total_rounds ? last.round : last.round + 1;
}

/** Returns the round that is being played, or was played last; 0 before the first is published. */
export function playedRound(event: EventFrame): number {
  return event.rounds.findLast(({ state }) => state !== 'draft')?.round ?? 0;
}

/** Returns the name of the format: `swiss`, `round_robin` … */
export function formatName({ settings: { format } }: Pick<EventFrame, 'settings'>): string {
  return typeof format === 'string' ? format : (Object.keys(format)[0] ?? 'swiss');
}

/** Tells whether losers leave. */
export const isKnockout = (event: Pick<EventFrame, 'settings'>) => formatName(event) === 'knockout';

/** Tells whether a table or a bracket says who meets whom, so that nobody is checked in or left out. */
export const hasTable = (event: Pick<EventFrame, 'settings'>) => !['swiss', 'keizer'].includes(formatName(event));

/** Returns the number of boards of a match of two sides; null in other formats. */
export function matchBoards({ settings: { format } }: Pick<EventFrame, 'settings'>): number | null {
  return typeof format === 'object' && 'match' in format ? format.match.boards : null;
}
