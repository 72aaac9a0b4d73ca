/** Moves in the notation that the user has chosen. */
import { type Style, brief, lettered, shown, typed, written } from '../../parts/notation';
import { settings } from '../../settings.svelte';
import { language } from '../../words/words.svelte';

/** Returns the user's style of notation. */
export function style(): Style {
  const letters = settings.get('letters');
  const own = language().code === 'en' ? 'en' : 'cs';
  return { letters: letters === 'auto' ? own : letters, isLong: settings.get('notation') === 'long' };
}

/** Writes a move. */
export function moveText(move: { move: string; san: string | null }): string {
  return written(move, style());
}

/** Writes a move with its number: `19.Bd3`, `19…Rab8`. */
export function numbered(move: { move: string; san: string | null }, index: number, first = 0): string {
  const half = index + first;
  return `${Math.floor(half / 2) + 1}${half % 2 === 0 ? '.' : '…'}${moveText(move)}`;
}

/** Converts typed text to a form that the server reads. */
export function moveTyped(text: string): string {
  return typed(text);
}

/** Writes a move that was shown on the board. */
export function shownText(move: string, position: string): string {
  return shown(move, position, style());
}

/** Writes a move that was sent, in coordinates or as typed. */
export function sentText(move: string, position: string): string {
  return brief(move, position, style());
}

/** Writes a text from a scoresheet in the user's letters. */
export function ownText(text: string): string {
  return lettered(text.replaceAll('O', '0'), style());
}

/** Writes a score as people do: `½–½`, `1–0`, `+/−`. */
export function scoreText(score: string): string {
  return score
    .replaceAll('1/2', '½')
    .replaceAll(/(?<=[0-9½])-/g, '–')
    .replaceAll('-', '−');
}
