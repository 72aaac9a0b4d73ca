import { describe, expect, it } from 'vitest';
import { atStart, flaw, MORE, PRESETS, read, short, write } from './control';

describe('a time control', () => {
  it('comes back as it was written', () => {
    for (const text of [...Object.values(PRESETS), ...MORE, '300d3', '90']) expect(write(read(text))).toBe(text);
  });

  it('is short on a button', () => {
    expect(short('900+10')).toBe('15 + 10');
    expect(short('40/5400+30:1800+30')).toBe('40/90, 30 + 30');
    expect(short('90')).toBe('1.5 + 0');
    expect(short('-')).toBe('–');
  });

  it('has the first increment on the clock, a delay not', () => {
    const start = (text: string) => {
      const control = read(text);
      return control && atStart(control);
    };
    expect(start('900+10')).toBe(910_000);
    expect(start('300d3')).toBe(300_000);
  });

  it('that makes no sense is told before the hall must', () => {
    const control = { periods: [{ moves: null, minutes: 15 }], bonus: 10, kind: 'increment' as const };
    expect(flaw(control)).toBeNull();
    expect(flaw({ ...control, bonus: 0.5 })).toBe('bonus');
    expect(flaw({ ...control, periods: [{ moves: null, minutes: 0 }] })).toBe('minutes');
    expect(flaw({ ...control, periods: [{ moves: null, minutes: Number.NaN }] })).toBe('minutes');
    expect(
      flaw({
        ...control,
        periods: [
          { moves: null, minutes: 5 },
          { moves: null, minutes: 5 },
        ],
      }),
    ).toBe('moves');
  });
});
