import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import { type Person, Visit, playOn } from './harness/people';
import { type Games, PAGES, STATES, enter, games } from './harness/states';

const visit = new Visit();
const LOCALES = join(import.meta.dirname, '..', '..', 'locales');

/** Messages without arguments, which can be searched for literally. */
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

/** Returns every text that a person reads or hears on a page. */
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

const WIDTHS = [320, 360, 390, 667, 768, 1024, 1440, 2560];

let all: Games;
beforeAll(async () => {
  all = await games(visit);
});

describe('every page in every state', () => {
  let person: Person;
  beforeAll(async () => {
    person = await visit.person({ width: 390, height: 844 });
  });

  it.each(Object.entries(STATES))('%s: no barrier in either theme, nothing wider than the screen', async (_, open) => {
    const { page } = person;
    await page.setViewportSize({ width: 390, height: 844 });
    await page.emulateMedia({ colorScheme: 'light' });
    await enter(person, open, all);
    await person.findsNoBarrier();
    const over: string[] = [];
    for (const width of WIDTHS) {
      await page.setViewportSize({ width, height: Math.min(900, Math.max(375, Math.round(width * 0.6))) });
      const by = await page.evaluate(async () => {
        await new Promise(requestAnimationFrame);
        return document.documentElement.scrollWidth - document.documentElement.clientWidth;
      });
      if (by > 0) over.push(`${by} px at ${width}`);
    }
    expect(over).toEqual([]);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.emulateMedia({ colorScheme: 'dark' });
    await page.locator('html[data-theme=dark]').waitFor();
    await person.findsNoBarrier();
  });
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

  it.each(Object.entries(PAGES))(
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

describe('the first load', () => {
  it('is small: less than 150 kB of script and style, gzipped', async () => {
    const person = await visit.person();
    const sizes: Record<string, number> = {};
    const reading: Promise<void>[] = [];
    person.page.on('response', (response) => {
      if (!/\.(js|css)$/.test(new URL(response.url()).pathname)) return;
      reading.push(response.body().then((body) => void (sizes[response.url()] = gzipSync(body).length)));
    });
    await person.goTo('/');
    await person.page.getByRole('heading', { level: 1 }).waitFor();
    await person.isSettled();
    await Promise.all(reading);
    const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
    expect(Object.keys(sizes).length).toBeGreaterThan(2);
    expect(total).toBeLessThan(150_000);
  });

  it('asks nobody but the hall', async () => {
    const person = await visit.person();
    const elsewhere: string[] = [];
    person.page.on('request', (request) => {
      if (new URL(request.url()).origin !== visit.hall.address) elsewhere.push(request.url());
    });
    await person.goTo('/');
    await person.page.getByRole('heading', { level: 1 }).waitFor();
    await person.isSettled();
    expect(elsewhere.filter((url) => !url.startsWith('data:'))).toEqual([]);
  });
});

it('nothing on the table moves when the clocks tick', async () => {
  const seats = await visit.hall.game({ regulations: { time_control: '300' } });
  const { white, black } = await visit.players(seats);
  await playOn(white, black, 'e4');
  await black.page.evaluate(() => {
    const seen: number[] = [];
    Object.assign(globalThis, { shifts: seen });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) seen.push(entry.value);
    }).observe({ type: 'layout-shift' });
  });
  const shown = new Set<string>();
  const timers = black.page.getByRole('timer');
  await expect
    .poll(
      async () => {
        for (const label of await timers.all()) shown.add((await label.getAttribute('aria-label')) ?? '');
        return shown.size;
      },
      { timeout: 30_000 },
    )
    .toBeGreaterThan(4);
  expect(await black.page.evaluate(() => (globalThis as unknown as { shifts: number[] }).shifts)).toEqual([]);
});
