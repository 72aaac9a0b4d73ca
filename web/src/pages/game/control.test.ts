import { describe, expect, it } from 'vitest';
import { controlLabel, periodsOf } from './control';

describe('a time control', () => {
  it('is told in a few words', () => {
    expect(controlLabel('900+10')).toBe('15 min + 10 s');
    expect(controlLabel('40/5400+30:1800+30')).toBe('40/90 min + 30 min + 30 s');
    expect(controlLabel('90')).toBe('90 s');
    expect(controlLabel('-')).toBe('');
  });
  it('tells delay from increment', () => {
    expect(periodsOf('300d3')).toEqual([{ moves: null, seconds: 300, bonus: 3, isDelay: true }]);
  });
});
