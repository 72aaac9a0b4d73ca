import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { read } from './control';
import { ARTICLES, EDITIONS, facts, NEED_NOT_RECORD, NUMBERS, paceOf, type Edition, type Terms } from './rules';

const source = (path: string) => readFileSync(join(__dirname, '../../../..', path), 'utf8');
const terms = (edition: Edition, control: string, rest: Partial<Terms> = {}): Terms => ({
  edition,
  control: read(control),
  board: 'physical',
  touchMove: true,
  scoresheets: 'automatic',
  ...rest,
});
const says = (edition: Edition, control: string, rest: Partial<Terms> = {}) =>
  facts(terms(edition, control, rest)).map((fact) => fact.says);

/** Finds what an edition says; where it says nothing else it says what the one before said. */
function valuesOf(source: string, edition: string): string {
  const own = source.split(`const FIDE_${edition}: Values`)[1]?.split('\n};')[0] ?? '';
  const before = /\.\.FIDE_(\d+)/.exec(own)?.[1];
  return own + (before ? valuesOf(source, before) : '');
}

describe('the table card', () => {
  it('has the articles that the crate laws has', () => {
    const rules = source('crates/laws/src/rule.rs');
    for (const [rule, articles] of Object.entries(ARTICLES)) {
      const found = new RegExp(`^    ${rule}: (\\S+) (\\S+) (\\S+);`, 'm').exec(rules);
      expect(found?.slice(1), rule).toEqual(articles.map((article) => (article === null ? '-' : `"${article}"`)));
    }
  });

  it('has the numbers that the crate laws has', () => {
    const values = source('crates/laws/src/edition.rs');
    for (const edition of EDITIONS) {
      const text = valuesOf(values, edition);
      const count = /losing_illegal_move: (\d+),/.exec(text)?.[1];
      expect(Number(count)).toBe(NUMBERS.losing[edition]);
      expect(/illegal_move_bonus: Millis::from_minutes\((\d+)\)/.exec(text)?.[1]).toBe(String(NUMBERS.illegalMinutes));
      expect(/blitz_halves_penalties: (\w+),/.exec(text)?.[1]).toBe(String(edition === '2018'));
    }
  });

  it('cites what the appendices say of recording where they say it', () => {
    const rows = [...source('docs/traceability.md').matchAll(/^\| (\S+?)(?:\/\d+)? \| no duty to record \|/gm)];
    expect(rows.map((found) => found[1])).toEqual(EDITIONS.map((edition) => NEED_NOT_RECORD[edition]));
  });

  it('counts a pace as each edition does', () => {
    const pace = (control: string) => EDITIONS.map((edition) => paceOf(edition, read(control)));
    expect(pace('900+10')).toEqual(['rapid', 'rapid', 'rapid']);
    expect(pace('600')).toEqual(['blitz', 'blitz', 'blitz']);
    expect(pace('720')).toEqual(['blitz', 'blitz', 'rapid']);
    expect(pace('3600')).toEqual(['rapid', 'standard', 'standard']);
    expect(pace('300+10')).toEqual(['blitz', 'rapid', 'rapid']);
    expect(pace('5400+30')).toEqual(['standard', 'standard', 'standard']);
    expect(pace('40/60:60')).toEqual(['standard', 'standard', 'standard']);
    expect(pace('-')).toEqual(['standard', 'standard', 'standard']);
  });

  it('says what an illegal move costs by edition, pace and board', () => {
    expect(says('2018', '900+10')).toContain('card-illegal-loses-2');
    expect(says('2009', '5400+30')).toContain('card-illegal-loses-3');
    expect(facts(terms('2018', '180+2')).find(({ topic }) => topic === 'illegal')?.args).toEqual({ n: 1 });
    expect(facts(terms('2009', '180+2')).find(({ topic }) => topic === 'illegal')?.args).toEqual({ n: 2 });
    expect(says('1997', '300')).toContain('card-illegal-wins');
    expect(says('1997', '5400+30')).toContain('card-illegal-back');
    expect(says('1997', '40/7200:3600')).toContain('card-illegal-finish');
    expect(says('2018', '900', { board: 'assisted' })).toContain('card-illegal-assisted');
    expect(says('2018', '-')).toContain('card-illegal-loses-2-untimed');
  });

  it('draws at once only where the edition does', () => {
    expect(says('2018', '900')).toContain('card-at-once');
    expect(says('2009', '900')).not.toContain('card-at-once');
  });

  it('speaks of a quickplay finish only where it is on by itself', () => {
    expect(says('2009', '5400')).toContain('card-finish');
    expect(says('2009', '5400+30')).not.toContain('card-finish');
    expect(says('2009', '300')).toContain('card-finish');
    expect(says('1997', '300')).not.toContain('card-finish');
    expect(says('1997', '1800')).toContain('card-finish');
    expect(says('2018', '5400')).not.toContain('card-finish');
  });

  it('lets a hand be free only on an assisted board', () => {
    expect(says('2018', '900', { board: 'assisted', touchMove: false })).toContain('card-touch-free');
    expect(says('2018', '900', { board: 'physical', touchMove: false })).toContain('card-touch');
  });

  it('says nothing of flags where there is no clock', () => {
    expect(facts(terms('2018', '-')).map(({ topic }) => topic)).not.toContain('flag');
  });
});
