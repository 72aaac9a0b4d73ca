// The current language. Whatever calls `t` while it is drawn is drawn again when the language changes.

import { Bundle, type Args } from './bundle';
import { FILES, type Code } from './languages';

const bundles = new Map<Code, Bundle>();
let spoken = $state.raw(new Bundle('en', []));

/** Loads a language, once. */
export async function fetchLanguage(code: Code): Promise<Bundle> {
  const known = bundles.get(code);
  if (known) return known;
  const bundle = new Bundle(code, (await FILES[code]()).default);
  bundles.set(code, bundle);
  return bundle;
}

/** Switches to a language. */
export async function speak(code: Code): Promise<void> {
  spoken = await fetchLanguage(code);
  document.documentElement.lang = code;
}

/** Formats a message in the current language. */
export function t(id: string, args: Args = {}): string {
  return spoken.say(id, args);
}

/** Returns the current language. */
export function language(): Bundle {
  return spoken;
}
