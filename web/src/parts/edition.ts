/** The edition in force on a part of the page, for tags that do not name it themselves. */
import { getContext, setContext } from 'svelte';
import type { Edition } from '../protocol/protocol';
import { NEWEST } from './laws';

const KEY = Symbol('edition');

/** Sets the edition for everything inside a component. */
export function provideEdition(edition: () => Edition): void {
  setContext(KEY, edition);
}

/** Returns the edition in force; the newest if none is set. */
export function editionInForce(): () => Edition {
  return getContext<(() => Edition) | undefined>(KEY) ?? (() => NEWEST);
}
