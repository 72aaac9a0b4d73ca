import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { EDITIONS, type ArticleFrame, type Edition } from '../protocol/protocol';
import { articlePath, counterpartsOf, marked, pageOf, placeOf, readPart } from './book';
import { allSituations, answersOf, follow, PACES, type Pace } from './situations';

const entry = (number: string, level: ArticleFrame['level'], more: Partial<ArticleFrame> = {}): ArticleFrame => ({
  number,
  level,
  ...more,
});
const BOOK = [
  entry('8', 'chapter'),
  entry('9', 'chapter'),
  entry('9.1', 'section'),
  entry('9.2', 'section', { counterparts: { '2009': ['9.2'] } }),
  entry('9.2.1', 'part', { counterparts: { '2009': ['9.2', '9.5'] } }),
  entry('9.2.1.1', 'part'),
  entry('A', 'chapter'),
  entry('A4d.1', 'section'),
];

describe('addresses', () => {
  it('lead to the article they were made from', () => {
    for (const number of ['9.2', '3.8b(2)a', 'Glossary 50-move', 'II.3 + 3.8.2.2.1']) {
      const part = new URL(articlePath('2018', number), 'http://localhost').pathname.replace('/rules/', '');
      expect(readPart(part)).toEqual({ volume: '2018', number });
    }
  });

  it('without a known volume mean the newest edition', () => {
    expect(readPart('').volume).toBe('2023');
    expect(readPart('2005/9.2')).toEqual({ volume: '2023', number: '9.2' });
    expect(readPart('2018/%E0%A4%A')).toEqual({ volume: '2018', number: '%E0%A4%A' });
  });
});

describe('a page', () => {
  it('is that of the section, whichever part is named', () => {
    for (const number of ['9.2', '9.2.1', '9.2.1.1']) {
      const page = pageOf(BOOK, number);
      expect([page?.head.number, page?.parts.map((part) => part.number)]).toEqual(['9.2', ['9.2.1', '9.2.1.1']]);
      expect([page?.chapter.number, page?.before?.number, page?.after?.number]).toEqual(['9', '9.1', 'A']);
    }
  });

  it('of a chapter lists its sections', () => {
    expect(pageOf(BOOK, '9')?.sections.map((section) => section.number)).toEqual(['9.1', '9.2']);
    expect(pageOf(BOOK, '8')?.sections).toEqual([]);
  });

  it('is found by the number as rulings cite it, and is missing if there is none', () => {
    expect(placeOf(BOOK, 'A4d1')).toBe(7);
    expect(pageOf(BOOK, '99')).toBeNull();
    expect(pageOf(BOOK, '')).toBeNull();
  });

  it('is found by a number that only parts have', () => {
    const book = [entry('3', 'chapter'), entry('3.5', 'section'), entry('3.5bI', 'part'), entry('3.8b(1)a', 'part')];
    expect([placeOf(book, '3.5b'), placeOf(book, '3.8b(1)'), placeOf(book, '3.50')]).toEqual([2, 3, -1]);
    expect(pageOf(book, '3.5b')?.head.number).toBe('3.5');
  });

  it('knows its counterparts once each', () => {
    expect(counterpartsOf(BOOK, '2009')).toEqual(['9.2', '9.5']);
  });
});

describe('differences', () => {
  it('are the words that the other text lacks', () => {
    const stretches = marked('The player writes a move.', 'The player enters a move.');
    expect(stretches).toEqual([
      { text: 'The player ', isNew: false },
      { text: 'writes ', isNew: true },
      { text: 'a move.', isNew: false },
    ]);
    expect(marked('A move.', '')).toEqual([{ text: 'A move.', isNew: true }]);
    expect(marked('A move', 'a move.').every(({ isNew }) => !isNew)).toBe(true);
  });
});

describe('situations', () => {
  const data = join(__dirname, '../../../crates/book');
  const rows = (file: string) =>
    readFileSync(join(data, file), 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
  const articleOf = new Map(
    EDITIONS.map((edition) => [
      edition,
      new Map(rows(`requirements/${edition}.csv`).map(([id = '', article = '']) => [id.replace(/^.*?:/, ''), article])),
    ]),
  );
  /** The book of 2018 with its counterparts, as the server sends it. */
  const known = [...new Set(articleOf.get('2018')?.values())].map((number) => {
    const lines = rows('counterparts.csv').filter((line) =>
      (line[2] ?? '').split(' ').some((id) => articleOf.get('2018')?.get(id) === number),
    );
    const counterparts = Object.fromEntries(
      EDITIONS.map((edition, column) => [
        edition,
        lines.flatMap((line) => (line[column] ?? '').split(' ').flatMap((id) => articleOf.get(edition)?.get(id) ?? [])),
      ]),
    );
    return entry(number, 'part', { counterparts });
  });
  const all = allSituations();
  const answers = all.flatMap(({ situation: { name, answer } }) => (answer ? [{ name, answer }] : []));
  const answer = (name: string, edition: Edition, pace: Pace) => {
    const found = answers.find((one) => one.name === name);
    return found ? answersOf(found.answer, edition, pace, known) : [];
  };

  it('name only articles that their edition has', () => {
    for (const edition of EDITIONS) {
      const headings = edition === '1997' ? ['13.4'] : [];
      const articles = new Set([...(articleOf.get(edition)?.values() ?? []), ...headings]);
      for (const pace of PACES) {
        for (const { name, answer: one } of answers) {
          const missing = answersOf(one, edition, pace, known).filter((number) => !articles.has(number));
          expect(missing, `${name}, ${edition}, ${pace}`).toEqual([]);
        }
      }
    }
  });

  it('have an answer in every edition, but those about blind players in 1997', () => {
    for (const edition of EDITIONS) {
      for (const pace of PACES) {
        const silent = answers.filter(({ name }) => answer(name, edition, pace).length === 0).map(({ name }) => name);
        expect(silent).toEqual(edition === '1997' ? ['blind-touch', 'blind-slip', 'blind-assistant'] : []);
      }
    }
  });

  it('answer by the rules of the pace', () => {
    expect(answer('illegal-move', '2018', 'standard')).toEqual(['7.5.1', '7.5.5']);
    expect(answer('illegal-move', '2023', 'rapid')).toEqual(['A.3', 'A.5.2', 'A.4', '7.5.1', '7.5.5']);
    expect(answer('illegal-move', '1997', 'blitz')).toEqual(['C3', 'C4']);
    expect(answer('illegal-two-hands', '2009', 'standard')).toEqual(['4.1', '13.3', '13.4']);
    expect(answer('claim-board', '2018', 'blitz')).toContain('B.2');
    expect(answer('claim-board', '2023', 'rapid')[0]).toBe('A.3');
    expect(answer('flag-both', '1997', 'rapid')).toEqual(['B8']);
    expect(answer('claim-quickplay', '2018', 'blitz')).toEqual(['III.2.2']);
    expect(answer('touched-own', '2009', 'rapid').slice(0, 2)).toEqual(['A4b', 'A3']);
  });

  it('need at most two choices besides pace and edition, or three, and each leads on', () => {
    expect(Math.max(...all.map(({ depth }) => depth))).toBeLessThanOrEqual(3);
    for (const { situation } of all) expect(Boolean(situation.next) !== Boolean(situation.answer)).toBe(true);
    const names = all.map(({ situation }) => situation.name);
    expect(new Set(names).size).toBe(names.length);
  });

  it('are followed as far as they exist', () => {
    expect(follow(['claim', 'claim-repetition', 'claim-five']).at(-1)?.answer?.articles).toEqual(['9.6.1']);
    expect(follow(['claim', 'nonsense'])).toHaveLength(1);
    expect(follow([''])).toEqual([]);
  });
});
