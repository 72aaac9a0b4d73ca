// The current language. Whatever calls `t` while it is drawn is drawn again when the language changes.

import { Bundle, type Args } from './bundle';
import { chapterOf, FILES, type Chapter, type Code } from './languages';

const bundles = new Map<Code, Bundle>();
/** The chapters that some page has needed, and those that each language has. */
const opened = new Set<Chapter>();
const known = new Map<Bundle, Map<Chapter, Promise<void>>>();
let spoken = $state.raw(new Bundle('en', []));

/** Loads a language with all chapters that are open, each once. */
export async function fetchLanguage(code: Code): Promise<Bundle> {
  let bundle = bundles.get(code);
  if (!bundle) {
    // All at once: a chapter is asked for again below, and is there by then.
    const [{ default: files }] = await Promise.all([
      FILES[code](),
      ...[...opened].map((chapter) => chapterOf(code, chapter)),
    ]);
    bundle = bundles.get(code) ?? new Bundle(code, files);
    bundles.set(code, bundle);
  }
  await fillIn(bundle);
  return bundle;
}

async function fillIn(bundle: Bundle): Promise<void> {
  const there = known.get(bundle) ?? new Map<Chapter, Promise<void>>();
  known.set(bundle, there);
  for (const chapter of opened) {
    if (there.has(chapter)) continue;
    const coming = chapterOf(bundle.code, chapter).then((files) => bundle.add(files));
    // What could not be fetched is tried again the next time.
    coming.catch(() => there.delete(chapter));
    there.set(chapter, coming);
  }
  await Promise.all(there.values());
}

/** Switches to a language. */
export async function speak(code: Code): Promise<void> {
  spoken = await fetchLanguage(code);
  document.documentElement.lang = code;
}

/** Loads the texts that only some pages need, before such a page is drawn; other languages get them when they are chosen. */
export async function open(...chapters: readonly Chapter[]): Promise<void> {
  for (const chapter of chapters) opened.add(chapter);
  // Before the first language is there, `speak` loads them with it.
  if (bundles.has(spoken.code)) await fillIn(spoken);
}

/** Formats a message in the current language. */
export function t(id: string, args: Args = {}): string {
  return spoken.say(id, args);
}

/** Returns the current language. */
export function language(): Bundle {
  return spoken;
}
