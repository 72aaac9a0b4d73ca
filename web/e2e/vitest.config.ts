import { defineConfig } from 'vitest/config';

/** A whole game in a browser takes longer than a unit, and a slow machine longer still. Nothing waits for a fixed time. */
const PATIENCE_MS = 600_000;

export default defineConfig(({ mode }) => ({
  test: {
    root: import.meta.dirname,
    // What depends on speed is no test: `npm run latency` measures it.
    include: [mode === 'bench' ? '**/*.bench.ts' : '**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['harness/setup.ts'],
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // One browser and one hall a file; two files at once are as much as a small machine carries.
    maxWorkers: 2,
    restoreMocks: true,
  },
}));
