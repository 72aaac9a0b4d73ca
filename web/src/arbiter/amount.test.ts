import { describe, expect, it } from 'vitest';
import { readAmount, signed, stepped } from './amount';

describe('an amount of time', () => {
  it('is read in minutes and seconds, with hours and with a sign', () => {
    expect(readAmount('2:00')).toBe(120_000);
    expect(readAmount(' +1:30 ')).toBe(90_000);
    expect(readAmount('−0:30')).toBe(-30_000);
    expect(readAmount('-0:30')).toBe(-30_000);
    expect(readAmount('1:27:20')).toBe(5_240_000);
    expect(readAmount('90:00')).toBe(5_400_000);
  });

  it('is not guessed', () => {
    for (const text of ['', '2', '90', '1:60', '1:2', '1:75:00', 'two', '1:30 h', '--1:00']) {
      expect(readAmount(text)).toBeNull();
    }
  });

  it('is written with a real minus', () => {
    expect(signed(90_000)).toBe('+1:30');
    expect(signed(-120_000)).toBe('−2:00');
    expect(signed(0)).toBe('+0:00');
  });

  it('goes up and down in steps, through zero only where it has a sign', () => {
    expect(stepped('+0:20', -30_000, true)).toBe('−0:10');
    expect(stepped('0:20', -30_000, false)).toBe('0:00');
    expect(stepped('nonsense', 30_000, true)).toBe('+0:30');
  });
});
