import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ArticleFrame } from '../protocol/protocol';
import { articlePath, counterpartsOf, marked, pageOf, placeOf, readPart } from './book';
import { allSituations, follow } from './situations';

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
  const list = readFileSync(join(__dirname, '../../../crates/book/requirements/2018.csv'), 'utf8');
  const articles = new Set(list.split('\n').map((line) => line.split(',')[1]));
  const all = allSituations();

  it('name only articles of 2018', () => {
    const named = all.flatMap(({ situation: { answer } }) => [
      ...(answer?.articles ?? []),
      ...(answer?.rapid ?? []),
      ...(answer?.blitz ?? []),
    ]);
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter((number) => !articles.has(number))).toEqual([]);
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
