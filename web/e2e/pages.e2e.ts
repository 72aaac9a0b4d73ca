import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { beforeAll, describe, expect, it } from 'vitest';
import type { GameCreated } from '../src/protocol/protocol';
import type { Seats } from './harness/hall';
import { type Person, Visit, playOn } from './harness/people';

const visit = new Visit();
const LOCALES = join(import.meta.dirname, '..', '..', 'locales');

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

/** Games in different states, so that every page can be seen. */
async function games() {
  const { hall } = visit;
  const names = { white: 'A. Marek', black: 'L. Hrubý' };
  const body = { regulations: {}, arbiter: false };
  return {
    playing: await hall.game({ names }),
    physical: await hall.game({ names, regulations: { board: 'physical', event: 'Open' }, arbiter: true }),
    finished: await ended(names),
    device: await hall.ask<GameCreated>('/api/v1/games', { body: { ...body, seat: 'both' } }),
    invited: await hall.ask<GameCreated>('/api/v1/games', { body: { ...body, seat: 'white' } }),
  };
}
type Games = Awaited<ReturnType<typeof games>>;

/** Every page there is, in every state in which it looks different. Who has had a seat sits there again: to watch comes first. */
const PAGES: Record<string, (person: Person, games: Games) => Promise<void>> = {
  start: (person) => person.goTo('/'),
  games: async (person) => {
    await person.goTo('/games');
    await person.page.getByRole('main').getByRole('listitem').first().waitFor();
  },
  position: async (person) => {
    await person.goTo('/position');
    await person.page.getByRole('heading', { level: 1 }).waitFor();
  },
  about: (person) => person.goTo('/about'),
  lost: (person) => person.goTo('/no/such/page'),
  seat: (person, { invited }) => person.goTo(`/seat/${invited.game}#i=${invited.invitations[0]?.invitation ?? ''}`),
  watching: (person, { physical }) => person.comeTo(physical.game),
  player: (person, { playing }) => person.comeTo(playing.game, playing.white),
  physical: (person, { physical }) => person.comeTo(physical.game, physical.black),
  finished: (person, { finished }) => person.comeTo(finished.game),
  arbiter: (person, { physical }) => person.comeTo(physical.game, physical.arbiter),
  'arbiter afterwards': (person, { finished }) => person.comeTo(finished.game, finished.arbiter),
  device: (person, { device }) => person.comeTo(device.game, device.token),
};

/** A game that was played to its end, with an arbiter. */
async function ended(names: { white: string; black: string }): Promise<Seats> {
  const seats = await visit.hall.game({ names, arbiter: true });
  const { white, black } = await visit.players(seats);
  const arbiter = await visit.person();
  await arbiter.comeTo(seats.game, seats.arbiter);
  await arbiter.button('Start the game').click();
  await arbiter.page.getByRole('form').getByRole('button', { name: 'Start the game' }).click();
  await playOn(white, black, 'f3 e5 g4 Qh4#');
  await Promise.all([white, black, arbiter].map(({ context }) => context.close()));
  return seats;
}

let all: Games;
beforeAll(async () => {
  all = await games();
});

describe.each([
  { width: 360, height: 740, theme: 'light' },
  { width: 2560, height: 1440, theme: 'dark' },
] as const)('at $width px', (look) => {
  let person: Person;
  beforeAll(async () => {
    person = await visit.person(look);
  });

  it.each(Object.entries(PAGES))('the page %s has no barrier and does not scroll sideways', async (_, open) => {
    await open(person, all);
    await person.isSettled();
    const { scroll, client } = await person.page.evaluate(() => ({
      scroll: document.documentElement.scrollWidth,
      client: document.documentElement.clientWidth,
    }));
    expect(scroll).toBeLessThanOrEqual(client);
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
      await open(person, all);
      await person.isSettled();
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
