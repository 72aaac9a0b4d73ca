import { beforeEach, describe, expect, it, vi } from 'vitest';
import * as api from '../../hall/api';
import type { PositionFrame } from '../../protocol/protocol';
import { Inspector } from './inspector.svelte';

const move = (uci: string) => ({ uci, san: uci, position: `after ${uci}` });
const frame = (rest: Partial<PositionFrame> = {}) =>
  ({ moves: [], line: null, flaws: [], ...rest }) as unknown as PositionFrame;

let asked: unknown[];
let answers: PositionFrame[];
beforeEach(() => {
  asked = [];
  answers = [];
  vi.useFakeTimers();
  vi.spyOn(api, 'examine').mockImplementation((query) => {
    asked.push(query);
    return Promise.resolve(answers.shift() ?? frame());
  });
});

describe('a position under examination', () => {
  it('is asked about when the typing rests', async () => {
    const inspector = new Inspector(() => 'cs', 'a');
    inspector.set('b');
    inspector.set('c');
    await vi.advanceTimersByTimeAsync(250);
    expect(asked).toEqual([{ fen: 'c', moves: [], language: 'cs' }]);
    expect(inspector.answer).not.toBeNull();
  });

  it('goes on with a legal move and can take it back', async () => {
    const inspector = new Inspector(() => 'en', 'a');
    answers = [frame({ try: { legal: true, ...move('e2e4') } as PositionFrame['try'] as never })];
    await inspector.attempt('e2e4');
    expect(inspector.shown).toBe('after e2e4');
    await vi.advanceTimersByTimeAsync(0);
    expect(asked.at(-1)).toMatchObject({ fen: 'a', moves: ['e2e4'] });
    inspector.undo();
    expect(inspector.shown).toBe('a');
  });

  it('keeps its place when a move is illegal, and says why', async () => {
    const inspector = new Inspector(() => 'en', 'a');
    const tried = { legal: false, uci: 'e2e5', san: null, position: null, rule: 'x', articles: {}, by: [] };
    answers = [frame({ try: tried as never })];
    await inspector.attempt('e2e5');
    expect(inspector.illegal?.uci).toBe('e2e5');
    expect(inspector.shown).toBe('a');
  });

  it('plays a mating line out, no further than it goes', async () => {
    const inspector = new Inspector(() => 'en', 'a');
    answers = [frame({ line: [move('f2f3'), move('e7e5')] })];
    await inspector.showLine('black');
    expect(inspector.shown).toBe('a');
    inspector.stepTo(9);
    expect(inspector.line?.at).toBe(2);
    expect(inspector.shown).toBe('after e7e5');
    inspector.set('b', true);
    expect(inspector.line).toBeNull();
  });

  it('tells that no line was found', async () => {
    const inspector = new Inspector(() => 'en', 'a');
    await inspector.showLine('white');
    expect(inspector.noLine).toBe('white');
  });

  it('keeps the last finding while the hall is silent', async () => {
    const inspector = new Inspector(() => 'en', 'a');
    inspector.refresh();
    await vi.advanceTimersByTimeAsync(0);
    vi.spyOn(api, 'examine').mockRejectedValue(new api.HallProblem('silent', 0, 'the hall does not answer'));
    inspector.refresh();
    await vi.advanceTimersByTimeAsync(0);
    expect(inspector.problem).not.toBeNull();
    expect(inspector.answer).not.toBeNull();
  });
});
