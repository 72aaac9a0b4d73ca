/** The record of a game as the arbiter reads it: the lines that the server wrote for each entry, refused acts too. */
import type { FeedItem } from '../parts/feed';
import type { RecordLine, WireEntry } from '../protocol/protocol';

/** The routine lines of every move, which a reader who looks for rulings can hide. */
const OF_MOVES: readonly RecordLine['kind'][] = ['move', 'step'];

export interface RecordItem extends FeedItem {
  kind: RecordLine['kind'];
  /** The entry it belongs to; none for a refused act, which is not in the journal. */
  seq: number | null;
  isByArbiter: boolean;
  clocks: RecordLine['clocks'] | null;
  /** The position that was restored. */
  position: string | null;
}

/** Writes a time of the game as a time of day, with this many decimals of a second, and for machines. */
export type Timing = (at: number, digits: Digits) => { text: string; iso: string };

/** The number of decimals of a second. */
export type Digits = 0 | 1 | 3;

/** Lists the record, the newest first; moves only if asked for. */
export function recordOf(entries: readonly WireEntry[], timing: Timing, withMoves = true): RecordItem[] {
  const lines = entries.flatMap((entry, index) =>
    (entry.record ?? [])
      .filter(({ kind }) => withMoves || !OF_MOVES.includes(kind))
      .map((line, part) => ({ line, entry, key: `${entry.seq ?? `refused-${index}`}-${part}` })),
  );
  const digits = digitsOf(lines.map(({ line }) => line.at));
  return lines
    .map(({ line, entry, key }, index) => itemOf(line, entry, key, timing(line.at, digits[index] ?? 0)))
    .reverse();
}

function itemOf(line: RecordLine, entry: WireEntry, key: string, time: { text: string; iso: string }): RecordItem {
  return {
    key,
    time: time.text,
    iso: time.iso,
    text: line.text,
    article: line.article,
    isRuling: line.kind === 'decision' || line.kind === 'refusal',
    kind: line.kind,
    seq: entry.seq,
    isByArbiter: entry.by === 'arbiter',
    clocks: line.clocks ?? null,
    position: line.position ?? null,
  };
}

/** Returns the number of decimals that distinguish times less than a second apart. */
export function digitsOf(moments: readonly number[]): Digits[] {
  const found = new Map<number, Digits>();
  moments.forEach((at, index) => {
    const before = moments[index - 1];
    if (before === undefined || before === at || Math.abs(at - before) >= 1000) return;
    const needed: Digits = Math.floor(at / 100) === Math.floor(before / 100) ? 3 : 1;
    for (const moment of [before, at]) if ((found.get(moment) ?? 0) < needed) found.set(moment, needed);
  });
  return moments.map((at) => found.get(at) ?? 0);
}

/** Lists the lines of the record in order, including refused acts, which are not in the journal. */
export function linesOf(entries: readonly WireEntry[]): RecordLine[] {
  return entries.flatMap(({ record }) => record ?? []);
}

/** Tells whether an appeal waits for its decision. */
export function isAppealOpen(entries: readonly WireEntry[]): boolean {
  const names = entries.flatMap((entry) => entry.rulings.map((ruling) => ruling.ruling));
  return names.findLast((name) => name === 'appealed' || name === 'appeal_decided') === 'appealed';
}

/** Tells whether an offence was counted that could be undone. */
export function hasOffences(entries: readonly WireEntry[]): boolean {
  return entries.some(({ rulings }) =>
    rulings.some(({ ruling }) => ruling === 'illegal_move' || ruling === 'warned' || ruling === 'penalised'),
  );
}
