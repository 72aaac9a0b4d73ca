// Time controls in words.

import type { Bundle } from '../../words/bundle';
import type { Control } from './control';

/** Writes a time control as part of a sentence: "15 minutes each and 10 seconds per move". */
export function controlInWords(control: Control | null, words: Bundle): string {
  if (control === null) return words.say('control-none');
  const { periods, bonus, kind } = control;
  const [only] = periods;
  let text: string;
  if (periods.length === 1 && only) {
    text = words.say('control-each', { time: span(only.minutes, words, 'clock') });
  } else {
    const parts = periods.map(({ moves, minutes }) => {
      const time = span(minutes, words, 'duration');
      return moves === null ? words.say('control-rest', { time }) : words.say('control-moves', { n: moves, time });
    });
    text = parts.reduce((first, then) => words.say('control-then', { first, then }));
  }
  if (bonus === 0) return text;
  const time = span(bonus / 60, words, kind === 'delay' ? 'duration' : 'clock');
  return words.say(`control-${kind}`, { control: text, time });
}

/** Writes a span of time in minutes and seconds, as a subject (`clock`) or an object (`duration`). */
function span(minutes: number, words: Bundle, form: 'clock' | 'duration'): string {
  const seconds = Math.round(minutes * 60);
  const part = (unit: 'minutes' | 'seconds', n: number) =>
    words.say(`${form}-${unit}`, form === 'clock' ? { n } : { n, spelled: 'no', form: 'plain' });
  const parts = [];
  if (seconds >= 60) parts.push(part('minutes', Math.floor(seconds / 60)));
  if (seconds % 60 > 0 || seconds < 60) parts.push(part('seconds', seconds % 60));
  return words.list(parts);
}
