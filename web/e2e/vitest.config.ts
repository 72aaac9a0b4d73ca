import { basename } from 'node:path';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The time limit: a whole game in a browser takes long, especially on a slow machine. Nothing waits for a fixed time. */
const PATIENCE_MS = 600_000;

/** The files that take longest, the longest first: started late, they would keep one worker busy while the other has nothing to do. */
const LONGEST = [
  'states-players',
  'shown',
  'states-pages',
  'arbiter',
  'looks',
  'record',
  'laws',
  'casual',
  'states-arbiter',
  'languages',
  'games',
];

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const rank = ({ moduleId }: TestSpecification) => {
      const at = LONGEST.indexOf(basename(moduleId, '.e2e.ts'));
      return at < 0 ? LONGEST.length : at;
    };
    return files.toSorted((one, other) => rank(one) - rank(other));
  }
}

export default defineConfig(({ mode }) => ({
  test: {
    root: import.meta.dirname,
    // Measurements of speed and pictures for the documentation are not tests: `npm run latency` and `npm run pictures` run them.
    include: [mode === 'bench' || mode === 'pictures' ? `**/*.${mode}.ts` : '**/*.e2e.ts'],
    environment: 'node',
    globalSetup: ['harness/setup.ts'],
    testTimeout: PATIENCE_MS,
    hookTimeout: PATIENCE_MS,
    expect: { poll: { timeout: 60_000, interval: 50 } },
    // One browser and one server per file; two files at once are as much as a small machine can handle. Measurements run alone.
    maxWorkers: mode === 'bench' ? 1 : 2,
    // What the files share keeps nothing of a test; to read it anew for each file takes longer than many a test.
    isolate: false,
    sequence: { sequencer: LongestFirst },
    restoreMocks: true,
  },
}));
