import { describe, expect, it } from 'vitest';
import type { RecordLine, WireEntry } from '../protocol/protocol';
import { digitsOf, hasOffences, isAppealOpen, linesOf, recordOf } from './record';

const timing = (at: number, digits: number) => ({ text: `t${at}/${digits}`, iso: '' });
const line = (kind: RecordLine['kind'], text: string, more: Partial<RecordLine> = {}): RecordLine => ({
  at: 1000,
  kind,
  text,
  article: null,
  ...more,
});
const entry = (seq: number | null, by: string, act: object, record: RecordLine[], rulings: object[] = []): WireEntry =>
  ({ seq, at: 1000, by, act, rulings, record }) as unknown as WireEntry;

const moved = entry(1, 'white', { act: 'play', move: 'e2e4' }, [
  line('move', '1. e4', { clocks: { white: '1:30:25', black: '1:30:30' } }),
]);
const stopped = entry(2, 'arbiter', { act: 'stop_clocks' }, [
  line('act', 'The arbiter stops the clocks. Reason: noise.', { at: 5000 }),
  line('decision', 'The clocks are stopped.', { at: 5000, article: '6.11.1' }),
]);
const refused = entry(null, 'black', { act: 'play', move: 'e7e5' }, [
  line('refusal', 'Not played: 1… e5. The clocks are stopped.', { at: 6000, article: '6.11.3' }),
]);

describe('the record that an arbiter reads', () => {
  it('has the lines of the server, the newest first, each with its clocks and its article', () => {
    const items = recordOf([moved, stopped], timing);
    expect(items.map(({ text, article, clocks }) => [text, article, clocks?.white ?? null])).toEqual([
      ['The clocks are stopped.', '6.11.1', null],
      ['The arbiter stops the clocks. Reason: noise.', null, null],
      ['1. e4', null, '1:30:25'],
    ]);
  });

  it('leaves the moves out when they are not wanted', () => {
    const pressed = entry(3, 'white', { act: 'press' }, [line('step', 'White presses the clock.')]);
    expect(recordOf([moved, pressed, stopped], timing, false).map(({ kind }) => kind)).toEqual(['decision', 'act']);
  });

  it('shows what a player was refused, and that it is not in the journal', () => {
    expect(recordOf([refused], timing)).toMatchObject([{ kind: 'refusal', isRuling: true, seq: null }]);
  });

  it('knows whose entry a line is', () => {
    expect(recordOf([stopped], timing).every(({ isByArbiter, seq }) => isByArbiter && seq === 2)).toBe(true);
  });

  it('is empty where the server wrote nothing', () => {
    expect(recordOf([{ ...moved, record: undefined } as unknown as WireEntry], timing)).toEqual([]);
  });
});

describe('moments', () => {
  it('get digits where they are less than a second apart', () => {
    expect(digitsOf([0, 5000, 5400, 5400, 9000])).toEqual([0, 1, 1, 1, 0]);
    expect(digitsOf([5410, 5480, 6300])).toEqual([3, 3, 1]);
  });
});

describe('the printed protocol', () => {
  it('has everything in order, refusals too', () => {
    const texts = linesOf([moved, refused, stopped]).map(({ text }) => text.slice(0, 11));
    expect(texts).toEqual(['1. e4', 'Not played:', 'The arbiter', 'The clocks ']);
  });
});

describe('what waits or was counted', () => {
  const appealed = entry(3, 'white', { act: 'appeal' }, [], [{ ruling: 'appealed', by: 'white' }]);
  const decided = entry(4, 'arbiter', { act: 'decide_appeal' }, [], [{ ruling: 'appeal_decided', by: 'white' }]);

  it('is an appeal until it is decided', () => {
    expect(isAppealOpen([moved])).toBe(false);
    expect(isAppealOpen([moved, appealed])).toBe(true);
    expect(isAppealOpen([appealed, decided])).toBe(false);
  });

  it('is an offence of any kind', () => {
    expect(hasOffences([moved, appealed])).toBe(false);
    expect(hasOffences([entry(5, 'arbiter', { act: 'warn' }, [], [{ ruling: 'warned', player: 'white' }])])).toBe(true);
  });
});
