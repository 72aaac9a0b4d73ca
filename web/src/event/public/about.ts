/** An event in a few words: its format, its rounds, its time control and the Laws. */
import { read } from '../../pages/start/control';
import { controlInWords } from '../../pages/start/inWords';
import type { EventFrame, SettingsFrame } from '../../protocol/event';
import { DEFAULT_REGULATIONS } from '../../protocol/protocol';
import type { Bundle } from '../../words/bundle';

/** Names the format. */
export function formatText(format: SettingsFrame['format'], words: Bundle): string {
  if (format === 'swiss') return words.say('public-format-swiss');
  if ('round_robin' in format)
    return words.say(format.round_robin.is_double ? 'public-format-double' : 'public-format-round_robin');
  if ('match' in format) return words.say('public-format-match');
  return words.say('knockout' in format ? 'public-format-knockout' : 'public-format-keizer');
}

/** Writes the time control. */
export function timeText({ regulations }: SettingsFrame, words: Bundle): string {
  const { time_control } = { ...DEFAULT_REGULATIONS, ...regulations };
  return controlInWords(read(time_control), words);
}

/** Writes the edition of the Laws. */
export function lawsText({ regulations }: SettingsFrame, words: Bundle): string {
  const { edition } = { ...DEFAULT_REGULATIONS, ...regulations };
  return words.say('public-laws', { edition });
}

/** Writes the event in one line: "Swiss system, 7 rounds, 3 minutes each plus 2 seconds per move, FIDE Laws 2023". */
export function inOneLine({ settings, total_rounds }: EventFrame, words: Bundle): string {
  return [
    formatText(settings.format, words),
    ...(total_rounds === null ? [] : [words.say('public-rounds', { n: total_rounds })]),
    timeText(settings, words),
    lawsText(settings, words),
  ].join(', ');
}

/** Writes which half-point byes there are. */
export function byesText({ byes }: SettingsFrame, words: Bundle): string {
  if (byes.most === 0) return words.say('public-about-byes-none');
  const text = words.say('public-about-byes-some', { n: byes.most });
  return byes.last_round === null ? text : words.say('public-about-byes-until', { byes: text, round: byes.last_round });
}
