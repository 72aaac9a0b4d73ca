/** The hall's sentences, as the page shows them: the article stands beside the text, in a tag of its own. */
import type { RulingFrame, StampedFrame, WireEntry } from '../../protocol/protocol';

export type SaidRuling = (StampedFrame | RulingFrame) & { words?: string };

/** Gives a sentence without the place it cites at its end. */
export function withoutPlace(sentence: string): string {
  return sentence.replace(/ \([^()]*\d[^()]*\)\.$/, '.');
}

/** Says a ruling. */
export function sentenceOf(ruling: SaidRuling): string {
  return withoutPlace(ruling.words ?? '');
}

/** Says what was done. */
export function actSentence(entry: WireEntry): string {
  return withoutPlace(entry.words ?? '');
}

/** What the Laws or an arbiter decided, as against what is only noted. */
const DECISIONS = new Set<string>([
  'claim_accepted',
  'claim_rejected',
  'claim_postponed',
  'right_lost',
  'illegal_move',
  'position_restored',
  'time_added',
  'time_deducted',
  'clock_set',
  'flag_fell',
  'warned',
  'penalised',
  'irregularity',
  'must_record',
  'record_incomplete',
  'envelope_opened',
  'appeal_decided',
  'game_over',
]);

/** What goes without saying: it is seen on the board. */
const SEEN = new Set<string>(['touched', 'move_made', 'move_completed', 'announced']);

/** Tells whether a ruling decides something. */
export function isDecision(ruling: SaidRuling): boolean {
  return DECISIONS.has(ruling.ruling);
}

/** Tells whether a ruling belongs into the record. */
export function isRecorded(ruling: SaidRuling): boolean {
  return !SEEN.has(ruling.ruling);
}

/** The gravest of several rulings comes first. */
const GRAVITY = ['game_over', 'illegal_move', 'flag_fell', 'claim_accepted', 'claim_rejected'];

/** Picks the ruling that the title of a slip says. */
export function gravest(rulings: readonly SaidRuling[]): SaidRuling | null {
  const decisions = rulings.filter(isDecision);
  const rank = (ruling: SaidRuling) => {
    const found = GRAVITY.indexOf(ruling.ruling);
    return found < 0 ? GRAVITY.length : found;
  };
  return [...decisions].sort((one, other) => rank(one) - rank(other))[0] ?? null;
}
