/** What holds on every page in every language: nothing is said in English, and no name of a message is shown. */
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, Visit } from './people';
import { enter } from './states';

const LOCALES = join(import.meta.dirname, '..', '..', '..', 'locales');

/** Messages that fill nothing in: what they say can be looked for as it stands. */
function sentences(language: string): Map<string, string> {
  const found = new Map<string, string>();
  const files = readdirSync(join(LOCALES, language)).filter((name) => name.startsWith('web-'));
  for (const file of files) {
    const bundle = new FluentBundle(language, { useIsolating: false });
    bundle.addResource(new FluentResource(readFileSync(join(LOCALES, language, file), 'utf8')));
    for (const [id, { value }] of bundle._messages) {
      if (typeof value === 'string') found.set(id, value);
    }
  }
  return found;
}

/** Everything a person reads or hears on a page. */
async function texts(person: Person): Promise<string[]> {
  return person.page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) found.push(node.textContent ?? '');
    for (const element of document.querySelectorAll('*')) {
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) found.push(element.getAttribute(name) ?? '');
    }
    return [...found, document.title].map((text) => text.trim()).filter((text) => text !== '');
  });
}

/** Reads states of what is made before the first of them in Czech and Slovak, each a test. */
export function readThrough<Made>(
  make: (visit: Visit) => Promise<Made>,
  states: Record<string, (person: Person, made: Made) => Promise<unknown>>,
): void {
  const visit = new Visit();
  let all: Made;
  beforeAll(async () => {
    all = await make(visit);
  });

  describe.each(['cs', 'sk'] as const)('in %s', (language) => {
    const english = sentences('en');
    const own = sentences(language);
    const foreign = [...english].filter(([id, text]) => / /.test(text) && own.get(id) !== text).map(([, text]) => text);
    let person: Person;
    beforeAll(async () => {
      person = await visit.person({ language });
    });

    it('there is something to look for', () => {
      expect(foreign.length).toBeGreaterThan(100);
    });

    it.each(Object.entries(states))(
      'the page %s says nothing in English and shows no name of a message',
      async (_, open) => {
        await enter(person, open, all);
        expect(await person.page.locator('html').getAttribute('lang')).toBe(language);
        const read = await texts(person);
        expect(read.filter((text) => english.has(text) && text.includes('-'))).toEqual([]);
        expect(foreign.filter((text) => read.some((found) => found.includes(text)))).toEqual([]);
      },
    );
  });
}
