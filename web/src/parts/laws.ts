/** What the Laws say, edition by edition. The generator writes it from the crate `laws`; the pages only look it up. */
import { ARTICLES, type Edition, EDITIONS, type RuleName } from '../protocol/protocol';

/** The edition in force now. */
export const NEWEST: Edition = EDITIONS.at(-1) ?? EDITIONS[0];

/** Finds the article of a rule in an edition; none where that edition has no such rule. */
export function articleOf(rule: RuleName, edition: Edition): string | null {
  return ARTICLES[rule][edition];
}

/** Articles that pages cite and that no rule has for its own: a test looks them up in the requirements of the crate `laws`. */
export const STATED = {
  /** Rapid and blitz players need not record. */
  noDutyToRecord: { '1997': 'B3', '2009': 'A2', '2018': 'A.2' },
  /** Positions with different castling rights are not the same. */
  castlingDiffers: { '1997': '9.2', '2009': '9.2', '2018': '9.2.2.2' },
  /** Nor are those with different en passant captures. */
  enPassantDiffers: { '1997': '9.2', '2009': '9.2', '2018': '9.2.2.1' },
} as const satisfies Record<string, Record<Edition, string>>;
