/** Every link leads somewhere: between the articles of the book, from rulings, situations and lessons to it, on the pages, in the docs. */
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { expect, it } from 'vitest';
import { COURSE, EXERCISES } from '../src/learn/course';
import { SITUATIONS as EXAM } from '../src/learn/exam/draw';
import { EDITIONS, type PlayFrame, type RulesFrame, type VolumeFrame } from '../src/protocol/protocol';
import { isVolume, pageOf, placeOf, readPart, VOLUMES } from '../src/rules/book';
import { allSituations, answersOf, PACES } from '../src/rules/situations';
import { Visit } from './harness/people';

const visit = new Visit();
const ROOT = join(import.meta.dirname, '../..');

const book = async (): Promise<Map<string, VolumeFrame>> => {
  const volumes = new Map<string, VolumeFrame>();
  for (const name of VOLUMES) volumes.set(name, await visit.hall.ask<VolumeFrame>(`/api/v1/book/${name}`));
  return volumes;
};

it('every article that a rule cites is in the book', async () => {
  const volumes = await book();
  const lost: string[] = [];
  for (const edition of EDITIONS) {
    const entries = volumes.get(edition)?.entries ?? [];
    const { rules } = await visit.hall.ask<RulesFrame>(`/api/v1/rules?edition=${edition}`);
    expect(rules.length).toBeGreaterThan(100);
    for (const { rule, articles, words } of rules) {
      if (!pageOf(entries, articles[edition] ?? '') || words === '') lost.push(`${edition} ${rule}`);
    }
  }
  expect(lost).toEqual([]);
});

it('every incident of the book can be played', async () => {
  const volumes = await book();
  const names = new Set([...volumes.values()].flatMap(({ entries }) => entries.flatMap((one) => one.incidents ?? [])));
  expect(names.size).toBeGreaterThan(900);
  // One of each chapter is asked for; that all names exist is a test of the book.
  const chapters = new Map([...names].map((name) => [name.split('/')[0], name]));
  for (const name of chapters.values()) {
    const incident = await visit.hall.ask<{ play: PlayFrame | null }>(`/api/v1/book/incidents/${name}`);
    expect(incident.play?.steps.length, name).toBeGreaterThan(0);
  }
});

it('every situation, lesson and question of the examination leads to articles that exist', async () => {
  const volumes = await book();
  const entries = (edition: string) => volumes.get(edition)?.entries ?? [];
  const lost: string[] = [];
  for (const { situation } of allSituations()) {
    for (const edition of EDITIONS) {
      for (const pace of PACES) {
        const numbers = situation.answer ? answersOf(situation.answer, edition, pace, entries('2018')) : [];
        const missing = numbers.filter((number) => !entries(edition).some((entry) => entry.number === number));
        lost.push(...missing.map((number) => `${situation.name}, ${edition}, ${pace}: ${number}`));
      }
    }
  }
  for (const { id, article } of EXERCISES) if (placeOf(entries('2023'), article) < 0) lost.push(`${id}: ${article}`);
  for (const { incident, regulations, acts } of EXAM.filter((_, index) => index % 8 === 0)) {
    const { steps } = await visit.hall.ask<PlayFrame>('/api/v1/book/play', { body: { regulations, acts } });
    for (const { article, volume } of steps.flatMap(({ rulings }) => rulings)) {
      if (article && placeOf(entries(volume), article) < 0) lost.push(`${incident}: ${volume} ${article}`);
    }
  }
  expect(lost).toEqual([]);
});

it('every link on the pages leads to a page', async () => {
  const volumes = await book();
  const lessons = new Set(['', 'practice', 'exam', ...COURSE.map(({ id }) => id)]);
  const reader = await visit.person();
  const { page } = reader;
  const opened = [
    '/',
    '/rules',
    ...VOLUMES.map((name) => `/rules/${name}`),
    '/rules/2018/9.2?with=1997,2009,2023',
    '/rules/1997/3.5b',
    '/rules/leaflet/End-3a',
    '/rules/encyclopedia/Castling-2',
    '/rules/2018/Glossary%2050-move',
    '/rules/2018/99',
    '/rules?situation=',
    '/rules/2023?situation=claim,claim-repetition,claim-board',
    '/learn',
    ...[...lessons].map((name) => `/learn/${name}`),
  ];
  const found = new Map<string, string>();
  for (const path of opened) {
    await reader.goTo(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if (path.startsWith('/rules')) await page.locator('nav[aria-label] a[href^="/rules/"]').first().waitFor();
    const links = await page.locator('a[href]').evaluateAll((all) => all.map((one) => one.getAttribute('href') ?? ''));
    for (const link of links) found.set(link, path);
  }
  expect(found.size).toBeGreaterThan(150);
  const lost: string[] = [];
  const others: string[] = [];
  for (const [link, from] of found) {
    const { pathname, origin } = new URL(link, visit.hall.address);
    if (origin !== visit.hall.address) continue;
    if (pathname === '/rules' || pathname.startsWith('/rules/')) {
      const part = pathname.replace(/^\/rules\/?/, '');
      const { volume, number } = readPart(part);
      const isThere = number === '' || placeOf(volumes.get(volume)?.entries ?? [], number) >= 0;
      if (!isThere || (part !== '' && !isVolume(part.split('/')[0] ?? ''))) lost.push(`${from}: ${link}`);
    } else if (pathname === '/learn' || pathname.startsWith('/learn/')) {
      if (!lessons.has(pathname.replace(/^\/learn\/?/, ''))) lost.push(`${from}: ${link}`);
    } else if (!link.startsWith('#')) others.push(pathname);
  }
  for (const path of new Set(others)) {
    if (path.startsWith('/api/')) {
      const answer = await fetch(`${visit.hall.address}${path}`);
      if (!answer.ok) lost.push(path);
      continue;
    }
    await reader.goTo(path);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    if ((await page.title()).startsWith('Page not found')) lost.push(path);
  }
  expect(lost).toEqual([]);
});

it('every link of the documents leads to a file or a heading', () => {
  const files = (folder: string): string[] =>
    readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
      const path = join(folder, entry.name);
      if (entry.isDirectory()) return ['node_modules', 'target', '.git'].includes(entry.name) ? [] : files(path);
      return entry.name.endsWith('.md') ? [path] : [];
    });
  const documents = [
    ...readdirSync(ROOT).flatMap((name) => (name.endsWith('.md') ? [join(ROOT, name)] : [])),
    ...files(join(ROOT, 'docs')),
    ...files(join(ROOT, 'crates')),
  ];
  expect(documents.length).toBeGreaterThan(30);
  const anchor = (heading: string) =>
    heading
      .toLowerCase()
      .replace(/[`*]/g, '')
      .replace(/[^\p{L}\p{N} _-]/gu, '')
      .replaceAll(' ', '-');
  const lost: string[] = [];
  for (const document of documents) {
    const text = readFileSync(document, 'utf8').replace(/```[\s\S]*?```/g, '');
    for (const [, link = ''] of text.matchAll(/\]\(([^)\s]+)\)/g)) {
      if (/^[a-z]+:/.test(link)) continue;
      const [path = '', heading] = link.split('#');
      const target = path === '' ? document : join(dirname(document), decodeURIComponent(path));
      const isThere = existsSync(target);
      const headings = isThere && statSync(target).isFile() ? readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm) : [];
      const isHeading = heading === undefined || [...headings].some(([, one = '']) => anchor(one) === heading);
      if (!isThere || !isHeading) lost.push(`${relative(ROOT, document)}: ${link}`);
    }
  }
  expect(lost).toEqual([]);
});
