/** Facts about the Laws by edition, generated from the crate `laws`; the pages only look them up. */
import {
  ARTICLES,
  type Edition,
  EDITION_VALUES,
  EDITIONS,
  type RuleName,
  SCORESHEETS,
  type Scoresheets,
} from '../protocol/protocol';

/** The edition in force now. */
export const NEWEST: Edition = EDITIONS.at(-1) ?? EDITIONS[0];

/** Lists the ways in which an edition lets the score be kept. */
export const scoresheetsOf = (edition: Edition): readonly Scoresheets[] =>
  SCORESHEETS.filter((kind) => kind !== 'electronic' || EDITION_VALUES[edition].has_electronic_scoresheets);

/** Returns the article of a rule in an edition; null if the edition lacks the rule. */
export function articleOf(rule: RuleName, edition: Edition): string | null {
  return ARTICLES[rule][edition];
}

/** Returns the name of the message about the result of resigning: some editions draw the game if the opponent cannot mate. */
export function resignResult({ edition, preset }: { edition: Edition; preset: string }): string {
  const canDraw = articleOf('ResignationNoMate', edition) !== null && preset !== 'leaflet';
  return canDraw ? 'confirm-resign-result-or-draw' : 'confirm-resign-result';
}

/** Articles that pages cite and that belong to no rule; a test looks them up in the requirements of the crate `laws`. */
export const STATED = {
  /** Rapid and blitz players need not record. */
  noDutyToRecord: { '1997': 'B3', '2009': 'A2', '2018': 'A.2', '2023': 'A.2' },
  /** Positions with different castling rights are not the same. */
  castlingDiffers: { '1997': '9.2', '2009': '9.2', '2018': '9.2.2.2', '2023': '9.2.3.2' },
  /** Nor are those with different en passant captures. */
  enPassantDiffers: { '1997': '9.2', '2009': '9.2', '2018': '9.2.2.1', '2023': '9.2.3.1' },
} as const satisfies Record<string, Record<Edition, string>>;
