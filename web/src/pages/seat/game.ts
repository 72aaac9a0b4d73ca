// A game in a few words, from its regulations.

import { DEFAULT_REGULATIONS, type ViewFrame } from '../../protocol/protocol';
import type { Bundle } from '../../words/bundle';
import { startInWords } from '../game/start';
import { read } from '../start/control';
import { controlInWords } from '../start/inWords';

/** Writes pace, time and edition: "Rapid, 15 minutes each and 10 seconds per move, by the Laws of 2018." */
export function inWords({ regulations, pace }: ViewFrame, words: Bundle): string {
  const { edition, time_control } = { ...DEFAULT_REGULATIONS, ...regulations };
  return words.say('card-title', {
    pace: words.say(`tempo-${pace}`),
    time: controlInWords(read(time_control), words),
    edition,
  });
}

/** Lists what a guest should know besides pace and board: the start, touch-move, training, and how the score is kept. */
export function termsInWords({ regulations, table }: ViewFrame, words: Bundle): string[] {
  const { board, scoresheets } = { ...DEFAULT_REGULATIONS, ...regulations };
  const start = startInWords(regulations.start, words, (table.prelude ?? []).length > 0);
  return [
    ...(start ? [`${start}.`] : []),
    ...(board === 'assisted' ? [words.say(table.touch_move ? 'invited-touch-on' : 'invited-touch-off')] : []),
    ...(table.mode === 'training' ? [words.say('invited-training')] : []),
    ...(scoresheets !== 'automatic' ? [words.say('invited-scoresheets')] : []),
  ];
}

/** Returns the link to a seat: the invitation gives the seat, its name is only information. */
export function seatLink(origin: string, game: string, { seat, invitation }: { seat: string; invitation: string }) {
  return `${origin}/seat/${game}#${new URLSearchParams({ i: invitation, s: seat })}`;
}
