/** Where the Laws say what a player is about to do: the article of each edition, for what is asked before it is done. */

export type Edition = '1997' | '2009' | '2018';

const EDITIONS: readonly Edition[] = ['1997', '2009', '2018'];

/** As `laws/src/rule.rs` has them; a test reads it. */
export const ARTICLES = {
  Resignation: ['5.1b', '5.1b', '5.1.2'],
  Agreement: ['5.3', '5.2c', '5.2.3'],
  DrawOffer: ['9.1', '9.1b1', '9.1.2.1'],
  Adjusting: ['4.2', '4.2', '4.2.1'],
  PlayerStops: ['6.12b', '6.12b', '6.11.2'],
  ClaimNotWithdrawn: ['9.5', '9.5', '9.5.1'],
  RepetitionAppeared: ['9.2b', '9.2b', '9.2.1.2'],
  RepetitionIntended: ['9.2a', '9.2a', '9.2.1.1'],
  FiftyReached: ['9.3a', '9.3b', '9.3.2'],
  FiftyIntended: ['9.3b', '9.3a', '9.3.1'],
  FlagSeen: ['6.8', '6.8', '6.8'],
  IllegalMove: ['7.4', '7.4a', '7.5.1'],
  TouchedOwn: ['4.3a', '4.3a', '4.3.1'],
  QuickplayClaim: ['10.2', '10.2', 'III.5'],
  IncrementRequest: [null, null, 'III.4'],
  AgreedCorrection: [null, 'B3c', 'A.4.2'],
  Sealing: ['A1a', 'G1a', 'I.1.1'],
  Start: ['6.5', '6.5', '6.6'],
  DefaultTime: ['6.6', '6.6a', '6.7.1'],
} as const satisfies Record<string, readonly [string | null, string | null, string | null]>;

export type RuleName = keyof typeof ARTICLES;

/** Finds the article of a rule in an edition; none where that edition has no such rule. */
export function articleOf(rule: RuleName, edition: Edition): string | null {
  return ARTICLES[rule][EDITIONS.indexOf(edition)] ?? null;
}
