import { describe, expect, it } from 'vitest';
import type { WireEntry } from '../protocol/protocol';
import { isAppealOpen, recordOf } from './record';

const timing = (at: number) => ({ text: `t${at}`, iso: '' });
const entry = (seq: number | null, by: string, act: object, rulings: object[], words = ''): WireEntry =>
  ({
    seq,
    at: 1000,
    by,
    act,
    rulings: rulings.map((ruling) => ({ at: 1000, article: null, ...ruling })),
    words,
  }) as WireEntry;

const moved = entry(1, 'white', { act: 'play', move: 'e2e4' }, [
  { ruling: 'move_made', by: 'white', move: 'e2e4', san: 'e4', words: 'White has played e4.' },
  { ruling: 'move_completed', by: 'white', words: 'White has completed the move.' },
]);
const stopped = entry(
  2,
  'arbiter',
  { act: 'stop_clocks', reason: 'noise in the hall' },
  [
    {
      ruling: 'clock_set',
      white: 1,
      black: 1,
      running: null,
      article: '6.11.1',
      words: 'The clocks stand (article 6.11.1).',
    },
  ],
  'The arbiter stops the clocks.',
);
const refused = entry(
  null,
  'black',
  { act: 'play', move: 'e7e5' },
  [
    {
      ruling: 'refused',
      code: 'clocks_stopped',
      why: '',
      article: '6.11.3',
      words: 'The clocks are stopped (article 6.11.3).',
    },
  ],
  'Black plays e5.',
);

describe('the record that an arbiter reads', () => {
  it('has the newest first, leaves moves to the scoresheet, and shows the article beside the sentence', () => {
    const items = recordOf([moved, stopped], timing);
    expect(items.map(({ text, article }) => [text, article])).toEqual([
      ['The clocks stand.', '6.11.1'],
      ['The arbiter stops the clocks: noise in the hall', null],
    ]);
  });

  it('shows moves when they are asked for', () => {
    expect(recordOf([moved], timing, true).map(({ text }) => text)).toEqual([
      'White has completed the move.',
      'White has played e4.',
    ]);
  });

  it('shows what a player was refused, and that it is not in the journal', () => {
    const [why, tried] = recordOf([refused], timing);
    expect(why).toMatchObject({ text: 'The clocks are stopped.', isRefused: true, isRuling: true, seq: null });
    expect(tried?.text).toBe('Black plays e5.');
  });

  it('tells an act by its own sentence where no ruling has one', () => {
    const signed = entry(
      5,
      'white',
      { act: 'sign', result: '1-0' },
      [{ ruling: 'signed', by: 'white' }],
      'White signs.',
    );
    expect(recordOf([signed], timing).map(({ text }) => text)).toEqual(['White signs.']);
    const silent = entry(6, 'white', { act: 'arrive' }, [{ ruling: 'arrived', by: 'white', words: '' }]);
    expect(recordOf([silent], timing, true)).toEqual([]);
  });

  it('knows whose entry a line is', () => {
    expect(recordOf([stopped], timing).every(({ isByArbiter, seq }) => isByArbiter && seq === 2)).toBe(true);
  });
});

describe('an appeal', () => {
  const appealed = entry(3, 'white', { act: 'appeal', against: 'game_over' }, [{ ruling: 'appealed', by: 'white' }]);
  const decided = entry(4, 'arbiter', { act: 'decide_appeal', decision: 'reject' }, [
    { ruling: 'appeal_decided', by: 'white' },
  ]);

  it('waits until it is decided', () => {
    expect(isAppealOpen([moved])).toBe(false);
    expect(isAppealOpen([moved, appealed])).toBe(true);
    expect(isAppealOpen([appealed, decided])).toBe(false);
  });
});
