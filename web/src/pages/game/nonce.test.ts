import { describe, expect, it } from 'vitest';
import { drawNonce } from './nonce';
import source from './Seal.svelte?raw';

describe('the nonce of a sealed move', () => {
  it('is 64 hexadecimal digits, drawn anew each time', () => {
    const drawn = new Set(Array.from({ length: 100 }, drawNonce));
    expect(drawn.size).toBe(100);
    for (const nonce of drawn) expect(nonce).toMatch(/^[0-9a-f]{64}$/);
  });

  it('goes out with every move that is sealed', () => {
    const seals = source.match(/act: 'seal'[^}]*/g) ?? [];
    expect(seals.length).toBeGreaterThan(0);
    for (const act of seals) expect(act).toContain('nonce: drawNonce()');
  });
});
