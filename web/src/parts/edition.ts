/** Which edition is in force on this part of the page: tags need it, though not each of them says it. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('edition');

/** Says the edition for everything inside a component. */
export function provideEdition(edition: () => string): void {
  setContext(KEY, edition);
}

/** Finds the edition in force; the newest where nothing was said. */
export function editionInForce(): () => string {
  return getContext<(() => string) | undefined>(KEY) ?? (() => '2018');
}
