import { describe, expect, it } from 'vitest';
import { type Voice, sayMove, saySquare } from './speech';
import golden from './spoken.golden.tsv?raw';

describe('a spoken move', () => {
  const lines = golden.trim().split('\n');
  it('is said as the crate notation says it', () => {
    expect(lines.length).toBeGreaterThan(30);
    for (const line of lines) {
      const [before = '', move = '', san = '', voice = '', said] = line.split('\t');
      expect(sayMove({ before, move, san }, voice as Voice), line).toBe(said);
    }
  });
  it('names squares as the announcements of the Laws do', () => {
    expect(saySquare('e5', 'fide')).toBe('Eva fuenf');
    expect(saySquare('g1', 'cs')).toBe('gé jedna');
  });
});
