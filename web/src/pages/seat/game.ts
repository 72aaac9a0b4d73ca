// A table in a few words, from the regulations the hall gives.

import type { RegulationsFrame } from '../../protocol/protocol';
import type { Bundle } from '../../words/bundle';
import { read } from '../start/control';
import { controlInWords } from '../start/inWords';
import { paceOf } from '../start/rules';

/** Says pace, time and edition: "Rapid, 15 minutes each and 10 seconds a move, by the Laws of 2018." */
export function inWords(regulations: RegulationsFrame, words: Bundle): string {
  const edition = regulations.edition ?? '2018';
  const control = read(regulations.time_control ?? '5400+30');
  const given = regulations.pace ?? 'auto';
  const pace = given === 'auto' ? paceOf(edition, control) : given;
  return words.say('card-title', {
    pace: words.say(`tempo-${pace}`),
    time: controlInWords(control, words),
    edition,
  });
}
