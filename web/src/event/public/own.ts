/** What the card of a player says: the board or why there is none, and the results so far. */
import type { CellFrame, EventFrame, PageFrame } from '../../protocol/event';

/** What the card is about. */
export type Card =
  | { kind: 'seat'; seat: NonNullable<PageFrame['seat']>; isOver: boolean }
  | { kind: 'free'; round: number; mark: CellFrame['mark'] }
  | { kind: 'next'; round: number; isIn: boolean; checksIn: boolean }
  | { kind: 'withdrawn' }
  | { kind: 'finished' };

/** Tells what a player has to know now. */
export function cardOf(page: PageFrame, event: EventFrame): Card {
  if (event.phase === 'finished') return { kind: 'finished' };
  if (page.seat) return { kind: 'seat', seat: page.seat, isOver: page.seat.state === 'finished' };
  if (page.player.withdrawn_after !== undefined) return { kind: 'withdrawn' };
  const last = event.rounds.findLast(({ state }) => state !== 'draft');
  const cell = last ? page.rounds[last.round - 1] : undefined;
  // A round that is closed is over: what matters is the next one.
  if (last && last.state !== 'closed' && cell) return { kind: 'free', round: last.round, mark: cell.mark };
  if (page.next_round === undefined) return { kind: 'finished' };
  const checksIn = event.settings.check_in !== 'none' && page.player.is_here === false;
  return { kind: 'next', round: page.next_round, isIn: page.is_in_next_round, checksIn };
}

/** The marks of rounds without an opponent that the card names; every other one is a round without a game. */
const FREE: readonly CellFrame['mark'][] = ['pairing_bye', 'half_bye', 'full_bye', 'zero_bye'];

/** Returns the name of a round without an opponent. */
export function freeMark(mark: CellFrame['mark']): string {
  return FREE.includes(mark) ? mark : 'zero_bye';
}

/** Lists the rounds for which a player may still ask for a bye: those that are not published, up to the last one. */
export function byeRounds(page: PageFrame, event: EventFrame): number[] {
  const { next_round } = page;
  if (next_round === undefined || event.total_rounds === null) return [];
  const taken = new Set((page.player.byes ?? []).filter(({ state }) => state !== 'refused').map(({ round }) => round));
  for (const round of page.player.absences ?? []) taken.add(round);
  return Array.from(
    { length: Math.max(0, event.total_rounds - next_round + 1) },
    (_, index) => next_round + index,
  ).filter((round) => !taken.has(round));
}
