/** The start position of a game in words. */
import { START_POSITION, type StartFrame } from '../../protocol/protocol';
import type { Bundle } from '../../words/bundle';

/** Describes the start position, if it is not the usual one. */
export function startInWords(start: StartFrame | undefined, words: Bundle, isContinued = false): string | null {
  if (isContinued) return words.say('start-game');
  if (typeof start === 'number') return words.say('start-chess960', { number: start });
  return start === undefined || start === START_POSITION ? null : words.say('start-position');
}
