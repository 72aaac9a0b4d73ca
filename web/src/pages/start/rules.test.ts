import { describe, expect, it } from 'vitest';
import { read } from './control';
import { EDITIONS, type Edition } from '../../protocol/protocol';
import { facts, paceOf, type Terms } from './rules';

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

describe('the table card', () => {
  it('counts a pace as each edition does', () => {
    const pace = (control: string) => EDITIONS.map((edition) => paceOf(edition, read(control)));
    expect(pace('900+10')).toEqual(['rapid', 'rapid', 'rapid', 'rapid']);
    expect(pace('600')).toEqual(['blitz', 'blitz', 'blitz', 'blitz']);
    expect(pace('720')).toEqual(['blitz', 'blitz', 'rapid', 'rapid']);
    expect(pace('3600')).toEqual(['rapid', 'standard', 'standard', 'standard']);
    expect(pace('300+10')).toEqual(['blitz', 'rapid', 'rapid', 'rapid']);
    expect(pace('5400+30')).toEqual(['standard', 'standard', 'standard', 'standard']);
    expect(pace('40/60:60')).toEqual(['standard', 'standard', 'standard', 'standard']);
    expect(pace('-')).toEqual(['standard', 'standard', 'standard', 'standard']);
  });

  it('says what an illegal move costs by edition, pace and board', () => {
    expect(says('2018', '900+10')).toContain('card-illegal-loses-2');
    expect(says('2009', '5400+30')).toContain('card-illegal-loses-3');
    expect(facts(terms('2018', '180+2')).find(({ topic }) => topic === 'illegal')?.args).toEqual({ n: 1 });
    expect(facts(terms('2018', '900')).find(({ topic }) => topic === 'illegal')?.args).toEqual({ n: 2 });
    expect(facts(terms('2023', '900')).find(({ topic }) => topic === 'illegal')?.args).toEqual({ n: 1 });
    expect(facts(terms('2023', '3600')).find(({ topic }) => topic === 'illegal')?.args).toEqual({ n: 2 });
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

  it('says who keeps the score, and on what', () => {
    expect(says('2018', '5400+30', { scoresheets: 'players' })).toContain('card-record-players');
    expect(says('2023', '5400+30', { scoresheets: 'electronic' })).toContain('card-record-electronic');
    expect(says('2023', '900', { scoresheets: 'electronic' })).toContain('card-record-free');
  });

  it('says nothing of flags where there is no clock', () => {
    expect(facts(terms('2018', '-')).map(({ topic }) => topic)).not.toContain('flag');
  });
});
