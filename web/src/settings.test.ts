import { describe, expect, it } from 'vitest';
import { recall } from './settings.svelte';

describe('settings', () => {
  it('have their defaults when nothing was kept', () => {
    expect(recall(null)).toMatchObject({ theme: 'auto', language: 'auto', board: 'hall', sounds: 'on', name: '' });
  });

  it('keep what fits and drop what does not', () => {
    const kept = recall('{"theme":"dark","board":"marble","name":"Jana","sounds":7,"unknown":"x"}');
    expect(kept).toMatchObject({ theme: 'dark', board: 'hall', name: 'Jana', sounds: 'on' });
    expect(kept).not.toHaveProperty('unknown');
  });

  it('survive text that is somebody else’s', () => {
    expect(recall('not json').theme).toBe('auto');
    expect(recall('null').theme).toBe('auto');
  });
});
