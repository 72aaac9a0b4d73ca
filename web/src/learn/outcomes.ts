// What follows from an act, in one word: the options of the examination are such words, and the server's rulings say which is right.

import type { PlayRuling } from './play';

type Ruling = PlayRuling['ruling'];

/** Rulings that by themselves say what follows, the weightiest first. */
const PLAIN = [
  'claim_accepted',
  'claim_postponed',
  'claim_made',
  'flag_fell',
  'irregularity',
  'position_restored',
  'penalised',
  'warned',
  'right_lost',
  'draw_declined',
  'draw_offered',
  'must_record',
  'admitted',
] as const;

/** The outcomes that are options of a question; each has the message `learn-outcome-` and its name. */
export const OUTCOMES = [
  'illegal-0',
  'illegal-1',
  'illegal-2',
  'over-illegal_moves',
  'over-illegal_moves_no_mate',
  'over-illegal_position',
  'over-flag_fall',
  'over-flag_fall_no_mate',
  'over-both_flags',
  'flag_fell',
  'over-repetition',
  'over-fifty_moves',
  'over-fivefold_repetition',
  'over-seventy_five_moves',
  'rejected-0',
  'rejected-1',
  'rejected-2',
  'rejected-3',
  'rejected-3-deducted',
  'right_lost',
  'claim_made',
  'touched-move',
  'touched-capture',
  'touched-castle',
  'touched-none',
  'refused-touch_move',
  'refused-must_play_claimed_move',
  'refused-too_late',
  'refused-no_offer',
  'draw_offered',
  'draw_declined',
  'over-agreement',
  'over-checkmate',
  'over-stalemate',
  'over-dead_position',
  'over-resignation',
  'over-resignation_no_mate',
  'over-default',
  'over-device',
  'over-device_no_mate',
  'over-quickplay',
  'penalised',
  'irregularity',
  'position_restored',
  'must_record',
  'stands',
] as const;
export type Outcome = (typeof OUTCOMES)[number];

/** Says in a word what an act's rulings amount to; a word that is no option is possible, too. */
export function outcomeOf(rulings: readonly Ruling[]): string {
  const find = <Name extends Ruling['ruling']>(name: Name) =>
    rulings.find((ruling): ruling is Extract<Ruling, { ruling: Name }> => ruling.ruling === name);
  const over = find('game_over');
  if (over) return `over-${over.reason}`;
  const added = find('time_added');
  const minutes = added ? added.ms / 60_000 : 0;
  if (find('illegal_move')) return `illegal-${minutes}`;
  if (find('claim_rejected')) return `rejected-${minutes}${find('time_deducted') ? '-deducted' : ''}`;
  const plain = PLAIN.find((name) => rulings.some(({ ruling }) => ruling === name));
  if (plain) return plain;
  const touched = find('touched');
  if (touched) return `touched-${touched.obliged}`;
  const refused = find('refused');
  if (refused) return `refused-${refused.code}`;
  return find('move_made') || find('move_completed') ? 'stands' : (rulings.at(-1)?.ruling ?? 'nothing');
}
