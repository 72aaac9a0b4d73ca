/** Which edition is in force on this part of the page: tags need it, though not each of them says it. */
import { getContext, setContext } from 'svelte';
import type { Edition } from '../protocol/protocol';
import { NEWEST } from './laws';

const KEY = Symbol('edition');

/** Says the edition for everything inside a component. */
export function provideEdition(edition: () => Edition): void {
  setContext(KEY, edition);
}

/** Finds the edition in force; the newest where nothing was said. */
export function editionInForce(): () => Edition {
  return getContext<(() => Edition) | undefined>(KEY) ?? (() => NEWEST);
}
