import { describe, expect, it } from 'vitest';
import type { PlayFrame, PlayRuling, PlayStep } from '../play';
import { areSame, canAct, effectsOf, isRight, momentOf, sceneOf } from './acting';
import { SITUATIONS } from './draw';

const ruled = (fields: object) => ({ article: null, ...fields }) as unknown as PlayRuling['ruling'];
const step = (...rulings: object[]) =>
  ({ rulings: rulings.map((fields) => ({ ruling: ruled(fields), words: '', article: null })) }) as unknown as PlayStep;
const frame = (last: PlayStep) => ({ steps: [step(), last] }) as unknown as PlayFrame;

const twoMinutes = step(
  { ruling: 'illegal_move', by: 'white', count: 1 },
  {
    ruling: 'time_added',
    to: 'black',
    ms: 120_000,
  },
);
const lost = step({ ruling: 'game_over', result: '0-1', reason: 'illegal_moves' });

describe('effects', () => {
  it('add up, and only the result counts once the game is over', () => {
    const minute = ruled({ ruling: 'time_added', to: 'white', ms: 60_000 });
    const taken = ruled({ ruling: 'time_deducted', from: 'black', ms: 90_000 });
    expect(effectsOf([minute, minute, taken])).toEqual({ result: null, time: { white: 120_000, black: -90_000 } });
    const over = (result: string, white: number) => ({ result, time: { white, black: 0 } });
    expect(areSame(over('1-0', 0), over('1-0', 5))).toBe(true);
    expect(areSame(over('1-0', 0), over('0-1', 0))).toBe(false);
  });
});

describe('an answer', () => {
  const acted = (...steps: PlayStep[]) => ({ acts: [], steps });

  it('by acting is right if it changes what the ruling changes', () => {
    const add = (to: 'white' | 'black', ms: number) => step({ ruling: 'time_added', to, ms });
    expect(isRight(acted(add('black', 120_000)), frame(twoMinutes))).toBe(true);
    expect(isRight(acted(add('black', 60_000), add('black', 60_000)), frame(twoMinutes))).toBe(true);
    expect(isRight(acted(add('white', 120_000)), frame(twoMinutes))).toBe(false);
    expect(isRight(acted(add('black', 60_000)), frame(twoMinutes))).toBe(false);
    expect(isRight(acted(), frame(twoMinutes))).toBe(false);
    const declared = step({ ruling: 'game_over', result: '0-1', reason: 'arbiter' });
    expect(isRight(acted(declared), frame(lost))).toBe(true);
    expect(isRight(acted(declared), frame(twoMinutes))).toBe(false);
    expect(isRight(acted(), frame(step()))).toBe(true);
  });

  it('by choice is right if it names the outcome', () => {
    expect(isRight({ chosen: 'illegal-2' }, frame(twoMinutes))).toBe(true);
    expect(isRight({ chosen: 'illegal-1' }, frame(twoMinutes))).toBe(false);
    expect(isRight(null, frame(twoMinutes))).toBe(false);
  });
});

describe('acting', () => {
  it('is offered wherever an option changes result or clocks, also where the right one does not', () => {
    const offered = SITUATIONS.filter(canAct);
    expect(offered.length).toBeGreaterThan(120);
    expect(offered.some(({ expected }) => expected === 'illegal-0')).toBe(true);
    expect(SITUATIONS.filter(({ expected }) => expected.startsWith('over-')).every(canAct)).toBe(true);
  });

  it('takes the place of the act in question, at the moment before it', () => {
    for (const situation of SITUATIONS) {
      const own = { at: momentOf(situation), by: 'arbiter' as const, act: 'declare', result: '1-0' };
      const scene = sceneOf(situation, [own]);
      expect(scene).toHaveLength(situation.acts.length);
      expect(scene.at(-1)).toBe(own);
      expect(own.at).toBeGreaterThanOrEqual(scene.at(-2)?.at ?? 0);
    }
  });
});
