/** The claim that the arbiter's page shows: one that waits, or the last one that the Laws decided by themselves. */
import type { Color } from '../board/squares';
import type { ClaimFrame, StandsFrame, WireEntry } from '../protocol/protocol';

export interface ClaimFile {
  by: Color;
  ground: ClaimFrame['ground'];
  /** The entry in which it was made. */
  entry: WireEntry | null;
  /** The move that was written down with it, in coordinates. */
  intended: string | null;
  article: string | null;
  /** Whether it still waits; else how it was decided. */
  state: 'waiting' | 'accepted' | 'rejected';
}

/** Returns the key of a claim: each player has at most one per ground. */
export function claimKey({ by, ground }: Pick<ClaimFrame, 'by' | 'ground'>): string {
  return `${by} ${ground}`;
}

/** Lists the claims that wait for the arbiter, the oldest first. */
export function waitingClaims(stands: StandsFrame): readonly ClaimFrame[] {
  return stands.claims.filter(({ needs }) => needs === 'arbiter');
}

/**
 * Finds the claim to show: the chosen one among those that wait, or else the oldest. A decided one is shown until something else
 * happens in the game.
 */
export function claimFile(
  stands: StandsFrame,
  entries: readonly WireEntry[],
  chosen: string | null = null,
): ClaimFile | null {
  const waiting = waitingClaims(stands);
  const open = waiting.find((claim) => claimKey(claim) === chosen) ?? waiting[0];
  if (open) {
    const { by, ground } = open;
    const isOwn = (entry: WireEntry) => {
      const ruling = rulingOf(entry, 'claim_made');
      return ruling?.by === by && ruling.ground === ground;
    };
    const entry = entries.findLast(isOwn) ?? null;
    const article = (entry && rulingOf(entry, 'claim_made')?.article) ?? null;
    return { by, ground, entry, intended: intendedIn(entry), article, state: 'waiting' };
  }
  const made = entries.findLast((entry) => rulingOf(entry, 'claim_made') !== null) ?? null;
  const ruling = made && rulingOf(made, 'claim_made');
  if (!made || !ruling || !isNewest(made, entries)) return null;
  const isAccepted = rulingOf(made, 'claim_accepted') !== null;
  if (!isAccepted && rulingOf(made, 'claim_rejected') === null) return null;
  const { by, ground } = ruling;
  const state = isAccepted ? 'accepted' : 'rejected';
  return { by, ground, entry: made, intended: intendedIn(made), article: ruling.article, state };
}

function intendedIn(entry: WireEntry | null): string | null {
  return entry?.act.act === 'claim_draw' ? (entry.act.intended ?? null) : null;
}

/** Tells whether no later act is in the journal; ticks do not count. */
function isNewest(made: WireEntry, entries: readonly WireEntry[]): boolean {
  const later = entries.slice(entries.indexOf(made) + 1);
  return later.every((entry) => entry.seq === null || entry.act.act === 'tick' || entry.act.act === 'sign');
}

type Ruling = WireEntry['rulings'][number];

function rulingOf<Name extends Ruling['ruling']>(
  entry: WireEntry,
  name: Name,
): Extract<Ruling, { ruling: Name }> | null {
  return (entry.rulings.find((ruling) => ruling.ruling === name) ?? null) as Extract<Ruling, { ruling: Name }> | null;
}

/** What must be equal for a position to be the same again. */
export interface Sameness {
  pieces: boolean[];
  turns: Color[];
  castling: string[];
  enPassant: string[];
}

/** Lists what must be equal, one column per occurrence; the others are compared with the last one. */
export function sameness(positions: readonly string[]): Sameness {
  const fields = positions.map((fen) => fen.split(' '));
  const last = fields.at(-1)?.[0];
  return {
    pieces: fields.map((field) => field[0] === last),
    turns: fields.map((field) => (field[1] === 'b' ? 'black' : 'white')),
    castling: fields.map((field) => field[2] ?? '-'),
    enPassant: fields.map((field) => field[3] ?? '-'),
  };
}
