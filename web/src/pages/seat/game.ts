// A table in a few words, from the regulations the hall gives.

import { DEFAULT_REGULATIONS, type ViewFrame } from '../../protocol/protocol';
import type { Bundle } from '../../words/bundle';
import { read } from '../start/control';
import { controlInWords } from '../start/inWords';

/** Says pace, time and edition: "Rapid, 15 minutes each and 10 seconds per move, by the Laws of 2018." */
export function inWords({ regulations, pace }: ViewFrame, words: Bundle): string {
  const { edition, time_control } = { ...DEFAULT_REGULATIONS, ...regulations };
  return words.say('card-title', {
    pace: words.say(`tempo-${pace}`),
    time: controlInWords(read(time_control), words),
    edition,
  });
}
