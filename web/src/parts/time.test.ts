import { describe, expect, it } from 'vitest';
import { face, warningPassed } from './time';

describe('a display', () => {
  it('shows hours, minutes and, at the end, tenths', () => {
    expect(face(5_240_000)).toBe('1:27:20');
    expect(face(584_000)).toBe(' 9:44');
    expect(face(910_000)).toBe('15:10');
    expect(face(19_430)).toBe('0:19.4');
    expect(face(40)).toBe('0:00.0');
  });
  it('shows nothing but noughts once the flag has fallen', () => {
    expect(face(0)).toBe(' 0:00');
    expect(face(-20)).toBe(' 0:00');
  });
});

describe('a warning', () => {
  it('comes once, when its moment passes', () => {
    expect(warningPassed(60_100, 59_900)).toBe(60_000);
    expect(warningPassed(59_900, 59_700)).toBeNull();
  });
  it('is the last of several that passed unseen', () => {
    expect(warningPassed(70_000, 9_000)).toBe(10_000);
  });
  it('does not come when time was added, nor after the fall', () => {
    expect(warningPassed(9_000, 61_000)).toBeNull();
    expect(warningPassed(11_000, 0)).toBeNull();
  });
});
