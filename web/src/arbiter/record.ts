/** The record of a game as the arbiter reads it: every act with its rulings, the newest first, refused ones too. */
import type { FeedItem } from '../parts/feed';
import { actSentence, isDecision, isRecorded, isTold, sentenceOf } from '../pages/game/said';
import type { ActFrame, WireEntry } from '../protocol/protocol';

type Ruling = WireEntry['rulings'][number];

/** What is done with every move: it is seen on the board and the scoresheets. */
const ON_THE_BOARD: readonly ActFrame['act'][] = [
  'tick',
  'touch',
  'release',
  'move',
  'press',
  'play',
  'record',
  'announce',
  'repeat',
];

export interface RecordItem extends FeedItem {
  /** The entry it belongs to; none for a refused act, which is not in the journal. */
  seq: number | null;
  isByArbiter: boolean;
  isRefused: boolean;
}

/** Writes a moment on the scale of the game as a time of day, and for machines. */
export type Timing = (at: number) => { text: string; iso: string };

/** Lists the record. Moves are left out unless they are asked for: they stand on the scoresheet, and would drown the rest. */
export function recordOf(entries: readonly WireEntry[], timing: Timing, withMoves = false): RecordItem[] {
  return entries.flatMap((entry, index) => linesOf(entry, index, timing, withMoves)).reverse();
}

function linesOf(entry: WireEntry, index: number, timing: Timing, withMoves: boolean): RecordItem[] {
  const line = (part: string, at: number, text: string, ruling: Ruling | null): RecordItem => {
    const time = timing(at);
    const isRefused = ruling?.ruling === 'refused';
    return {
      key: `${entry.seq ?? `refused-${index}`}-${part}`,
      time: time.text,
      iso: time.iso,
      text,
      article: ruling?.article ?? null,
      isRuling: ruling !== null && (isRefused || isDecision(ruling)),
      seq: entry.seq,
      isByArbiter: entry.by === 'arbiter',
      isRefused,
    };
  };
  const told = entry.rulings.filter((ruling) => isTold(ruling) && (withMoves || isRecorded(ruling)));
  const lines = told.map((ruling, part) => line(String(part), ruling.at, sentenceOf(ruling), ruling));
  const reason = reasonOf(entry);
  // An act that no ruling tells of is told by its own sentence; so is one that was refused, or has a reason.
  const isSeen = ON_THE_BOARD.includes(entry.act.act) && entry.seq !== null && !withMoves;
  const isSaid = !isSeen && (reason !== null || entry.seq === null || !entry.rulings.some(isTold));
  if (isSaid) {
    const words = actSentence(entry);
    lines.unshift(line('act', entry.at, reason === null ? words : `${words.replace(/\.$/, '')}: ${reason}`, null));
  }
  return lines.filter(({ text }) => text !== '');
}

/** Gives the reason that was written down with an act. */
export function reasonOf(entry: WireEntry): string | null {
  const act: ActFrame & { why?: unknown; reason?: unknown } = entry.act;
  const reason = act.why ?? act.reason;
  return typeof reason === 'string' && reason.trim() !== '' ? reason : null;
}

/** Tells whether an appeal waits for its decision. */
export function isAppealOpen(entries: readonly WireEntry[]): boolean {
  const names = entries.flatMap((entry) => entry.rulings.map((ruling) => ruling.ruling));
  return names.findLast((name) => name === 'appealed' || name === 'appeal_decided') === 'appealed';
}
