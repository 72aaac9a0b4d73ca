/** The server's sentences, as the page shows them: the article is beside the text, in a tag of its own. */
import type { RulingFrame, StampedFrame, WireEntry } from '../../protocol/protocol';

export type SaidRuling = (StampedFrame | RulingFrame) & { words?: string };
export type RulingName = RulingFrame['ruling'];

/** Returns a sentence without the citation at its end. */
export function withoutPlace(sentence: string): string {
  return sentence.replace(/ \([^()]*\d[^()]*\)\.$/, '.');
}

/** Returns the sentence of a ruling. */
export function sentenceOf(ruling: SaidRuling): string {
  return withoutPlace(ruling.words ?? '');
}

/** Returns the sentence of an act. */
export function actSentence(entry: WireEntry): string {
  return withoutPlace(entry.words ?? '');
}

/** Tells whether a ruling has a sentence: some are only recorded. */
export function isTold(ruling: SaidRuling): boolean {
  return sentenceOf(ruling) !== '';
}

/** Returns the sentences of all rulings that have one. */
export function sentencesOf(rulings: readonly SaidRuling[]): string[] {
  return rulings.filter(isTold).map(sentenceOf);
}

/** Finds the article of the first ruling with a sentence. */
export function articleIn(rulings: readonly SaidRuling[]): string | null {
  return rulings.find(isTold)?.article ?? null;
}

/**
 * The weight of a ruling for the reader: a decision of the Laws or of an arbiter, a mere note, or something that the board shows
 * anyway.
 */
type Weight = 'decision' | 'noted' | 'seen';

const WEIGHTS: Record<RulingName, Weight> = {
  started: 'noted',
  touched: 'seen',
  move_made: 'seen',
  move_completed: 'seen',
  draw_offered: 'noted',
  draw_declined: 'noted',
  claim_made: 'noted',
  claim_accepted: 'decision',
  claim_rejected: 'decision',
  claim_postponed: 'decision',
  verified: 'noted',
  reopened: 'decision',
  offence_undone: 'decision',
  admitted: 'decision',
  right_lost: 'decision',
  illegal_move: 'decision',
  position_restored: 'decision',
  time_added: 'decision',
  time_deducted: 'decision',
  clock_set: 'decision',
  flag_fell: 'decision',
  period_reached: 'noted',
  warned: 'decision',
  penalised: 'decision',
  irregularity: 'decision',
  must_record: 'decision',
  record_incomplete: 'decision',
  announced: 'seen',
  appointed: 'noted',
  must_seal: 'noted',
  sealed: 'noted',
  adjourned: 'noted',
  envelope_opened: 'decision',
  resumed: 'noted',
  stop_expired: 'noted',
  take_back_proposed: 'noted',
  take_back_declined: 'noted',
  appealed: 'noted',
  appeal_decided: 'decision',
  mate_undecided: 'decision',
  refused: 'noted',
  game_over: 'decision',
};

/** Returns the weight of a ruling. An unknown ruling of a newer server is a note. */
function weightOf({ ruling }: SaidRuling): Weight {
  const known: Partial<Record<string, Weight>> = WEIGHTS;
  return known[ruling] ?? 'noted';
}

/** Tells whether a ruling decides something. */
export function isDecision(ruling: SaidRuling): boolean {
  return weightOf(ruling) === 'decision';
}

/** Tells whether a ruling belongs into the record. */
export function isRecorded(ruling: SaidRuling): boolean {
  return weightOf(ruling) !== 'seen';
}

/** The rulings by gravity, the gravest first. */
const GRAVITY: readonly RulingName[] = ['game_over', 'illegal_move', 'flag_fell', 'claim_accepted', 'claim_rejected'];

/** Picks the ruling for the title of a notice. */
export function gravest(rulings: readonly SaidRuling[]): SaidRuling | null {
  const decisions = rulings.filter((ruling) => isDecision(ruling) && isTold(ruling));
  const rank = (ruling: SaidRuling) => {
    const found = GRAVITY.indexOf(ruling.ruling);
    return found < 0 ? GRAVITY.length : found;
  };
  return decisions.toSorted((one, other) => rank(one) - rank(other))[0] ?? null;
}
