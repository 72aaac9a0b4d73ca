import { defineConfig } from 'vitest/config';

/** The time limit: a whole game in a browser takes long, especially on a slow machine. Nothing waits for a fixed time. */
const PATIENCE_MS = 600_000;

export default defineConfig(({ mode }) => ({
  test: {
    root: import.meta.dirname,
    // Measurements of speed are not tests: `npm run latency` runs them.
    include: [mode === 'bench' ? '**/*.bench.ts' : '**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['harness/setup.ts'],
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // One browser and one server per file; two files at once are as much as a small machine can handle.
    maxWorkers: 2,
    restoreMocks: true,
  },
}));
