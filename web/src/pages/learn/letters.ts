// Texts with moves in the letters of the reader.

import type { Option } from '../../learn/types';
import { written } from '../../parts/notation';
import { style } from '../game/writing';
import { t } from '../../words/words.svelte';

/** Writes a move of English letters in those of the reader. */
export function inLetters(san: string): string {
  return written({ move: '', san }, { ...style(), isLong: false });
}

/** Returns the text of an answer. */
export function optionText({ text, args }: Option): string {
  const filled = Object.entries(args ?? {}).map(([name, value]) => [name, name === 'move' ? inLetters(value) : value]);
  const given = Object.fromEntries(filled) as Record<string, string>;
  const outcome = /^outcome-(.+)$/.exec(text)?.[1];
  return outcome === undefined ? t(`learn-option-${text}`, given) : t(`learn-outcome-${outcome}`);
}
