/** What can be printed, and what each paper needs. */
export const KINDS = [
  'pairings',
  'names',
  'slips',
  'cards',
  'players',
  'checkin',
  'standings',
  'crosstable',
  'blank',
  'sheets',
  'report',
] as const;
export type Kind = (typeof KINDS)[number];

/** The size of the paper. */
export type Size = 'a4' | 'a5';

/** The papers that are about one round. */
const OF_ROUND: readonly Kind[] = ['pairings', 'names', 'slips', 'sheets', 'blank'];
/** The papers that only officials can print. */
const FOR_OFFICIALS: readonly Kind[] = ['players', 'report'];
/** The papers that are small unless somebody wants them large. */
const SMALL: readonly Kind[] = ['sheets', 'blank'];

export const isOfRound = (kind: Kind) => OF_ROUND.includes(kind);
export const isForOfficials = (kind: Kind) => FOR_OFFICIALS.includes(kind);
/** Scoresheets have one size; everything else comes in two. */
export const hasSizes = (kind: Kind) => !SMALL.includes(kind);
export const usualSize = (kind: Kind): Size => (SMALL.includes(kind) ? 'a5' : 'a4');

/** Finds a paper by its name in an address. */
export function kindOf(name: string): Kind | null {
  return KINDS.find((kind) => kind === name) ?? null;
}

/** Splits a list into parts with at most `most` items each. */
export function parts<Thing>(all: readonly Thing[], most: number): Thing[][] {
  return Array.from({ length: Math.ceil(all.length / most) }, (_, index) =>
    all.slice(index * most, (index + 1) * most),
  );
}

/** Reads a whole number from an address, within limits. */
export function numberIn(query: URLSearchParams, name: string, usual: number, most: number): number {
  const text = query.get(name);
  const found = text === null ? usual : Math.floor(Number(text));
  return Number.isFinite(found) ? Math.min(most, Math.max(1, found)) : usual;
}
