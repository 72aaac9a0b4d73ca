import { describe, expect, it } from 'vitest';
import type { WireEntry } from '../../protocol/protocol';
import { isAtBoard } from './arrival';

const entry = (seq: number | null, act: string, by: string, ...rulings: string[]) =>
  ({ seq, at: 0, by, act: { act }, rulings: rulings.map((ruling) => ({ ruling })) }) as unknown as WireEntry;

describe('a player', () => {
  it('is at the board from the start unless the regulations say otherwise', () => {
    expect(isAtBoard('white', {}, [])).toBe(true);
    expect(isAtBoard('black', { present: ['white'] }, [])).toBe(false);
    expect(isAtBoard('white', { present: [] }, [])).toBe(false);
  });

  it('comes to it by saying so, and not by what was refused', () => {
    expect(isAtBoard('black', { present: [] }, [entry(3, 'arrive', 'black')])).toBe(true);
    expect(isAtBoard('black', { present: [] }, [entry(null, 'arrive', 'black')])).toBe(false);
    expect(isAtBoard('white', { present: [] }, [entry(3, 'arrive', 'black')])).toBe(false);
  });

  it('comes again after an adjournment', () => {
    const adjourned = [entry(7, 'stop_clocks', 'white', 'adjourned')];
    expect(isAtBoard('white', {}, adjourned)).toBe(false);
    expect(isAtBoard('white', {}, [...adjourned, entry(8, 'arrive', 'white')])).toBe(true);
  });
});
