import { describe, expect, it } from 'vitest';
import { periodsOf } from './control';
import { atStart, shownAfter, spentOn } from './spent';

const half = (by: 'white' | 'black', clock?: number) => (clock === undefined ? { by } : { by, clock });

describe('what the clocks say about a game', () => {
  it('starts with the first increment on the clock', () => {
    expect(atStart(periodsOf('900+10'))).toBe(910_000);
    expect(atStart(periodsOf('900d10'))).toBe(900_000);
    expect(atStart([])).toBe(null);
  });

  it('takes increments off', () => {
    const spent = spentOn(
      [half('white', 915_000), half('black', 900_000), half('white', 920_000)],
      periodsOf('900+10'),
    );
    expect(spent.map(({ spent }) => spent)).toEqual([5_000, 20_000, 5_000]);
    expect(spent.map(({ number }) => number)).toEqual([1, 1, 2]);
  });

  it('expects no increment for a move that ended the game', () => {
    const moves = [half('white', 910_000), half('black', 920_000), half('white', 905_000)];
    expect(spentOn(moves, periodsOf('900+10'), false).map(({ spent }) => spent)).toEqual([10_000, 0, 5_000]);
    expect(spentOn(moves, periodsOf('900+10')).at(-1)?.spent).toBe(15_000);
  });

  it('takes the time of a new period off, whenever the clock adds it', () => {
    const control = periodsOf('2/100:60');
    const added = spentOn([half('white', 90_000), half('white', 140_000)], control);
    expect(added.map(({ spent }) => spent)).toEqual([10_000, 10_000]);
    const atFlagFall = spentOn([half('white', 90_000), half('white', 80_000)], control);
    expect(atFlagFall.map(({ spent }) => spent)).toEqual([10_000, 10_000]);
  });

  it('tells nothing where a display has grown, or there is none', () => {
    const spent = spentOn([half('white', 500_000), half('black')], periodsOf('300'));
    expect(spent.map(({ spent }) => spent)).toEqual([null, null]);
  });

  it('finds what each clock showed at a move', () => {
    const history = [half('white', 290_000), half('black', 280_000), half('white', 270_000)];
    const control = periodsOf('300');
    expect([-1, 0, 1, 2].map((index) => shownAfter(history, index, 'white', control))).toEqual([
      300_000, 290_000, 290_000, 270_000,
    ]);
    expect([0, 1, 9].map((index) => shownAfter(history, index, 'black', control))).toEqual([300_000, 280_000, 280_000]);
  });
});
