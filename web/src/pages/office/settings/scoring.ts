// The points of games and byes: the usual ones by name, and what byes and forfeits give if nothing else is said.

import type { ScoringFrame } from '../../../protocol/event';

/** The scorings that have a name. */
export const SCORINGS = {
  usual: { win: 1, draw: 0.5, loss: 0 },
  football: { win: 3, draw: 1, loss: 0 },
  double: { win: 2, draw: 1, loss: 0 },
} as const satisfies Record<string, ScoringFrame>;
export type Scoring = keyof typeof SCORINGS | 'other';

/** What byes and forfeits give, if it differs from what follows from games. */
export const BYES = ['pairing_bye', 'half_bye', 'full_bye', 'zero_bye', 'forfeit_win', 'forfeit_loss'] as const;
export type ByePoints = (typeof BYES)[number];

/** Finds the name of a scoring. */
export function scoringOf(scoring: ScoringFrame): Scoring {
  const { win, draw, loss, ...rest } = scoring;
  if (Object.values(rest).some((value) => value !== undefined)) return 'other';
  const names = Object.keys(SCORINGS) as (keyof typeof SCORINGS)[];
  return (
    names.find((name) => {
      const known = SCORINGS[name];
      return known.win === win && known.draw === draw && known.loss === loss;
    }) ?? 'other'
  );
}

/** Says what a bye or a forfeit gives as long as nothing else is said. */
export function usualOf({ win, draw }: Pick<ScoringFrame, 'win' | 'draw'>, what: ByePoints): number {
  if (what === 'half_bye') return draw;
  return what === 'zero_bye' || what === 'forfeit_loss' ? 0 : win;
}

/** Rounds points to tenths, as the server counts them. */
export const inTenths = (value: number) => Math.round(value * 10) / 10;

/** Returns a scoring in which a bye or a forfeit gives other points, or those that follow from games. */
export function withBye(scoring: ScoringFrame, what: ByePoints, points: number | null): ScoringFrame {
  const { [what]: _, ...rest } = scoring;
  return points === null ? rest : { ...rest, [what]: inTenths(points) };
}
