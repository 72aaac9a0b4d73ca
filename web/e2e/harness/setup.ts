/** Before all tests: builds the server with a clock that tests can move, checks that the pages exist, and starts a browser. */
import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import type { TestProject } from 'vitest/node';

const REPOSITORY = join(import.meta.dirname, '..', '..', '..');
const BROWSERS = ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'];

/** Flags that stop the browser from calling home and from throttling background pages. */
const FLAGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-default-apps',
  '--disable-sync',
  '--disable-background-timer-throttling',
  '--disable-renderer-backgrounding',
  '--disable-backgrounding-occluded-windows',
  '--no-first-run',
  '--mute-audio',
];

declare module 'vitest' {
  interface ProvidedContext {
    /** The program `arbiter`. */
    hall: string;
    /** Whether it has a clock that tests move; otherwise real time passes. */
    hasTestClock: boolean;
    /** The address at which the browser listens. */
    browser: string;
  }
}

/** The build options: tests need a clock that they can move, benchmarks the program that people run. */
const FOR_TESTS = ['--features', 'test-clock'];
const FOR_MEASURING = ['--release'];

export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const isTest = project.vite.config.mode !== 'bench';
  project.provide('hall', process.env.ARBITER ?? built(isTest ? FOR_TESTS : FOR_MEASURING));
  project.provide('hasTestClock', isTest);
  if (!existsSync(join(REPOSITORY, 'web', 'dist', 'index.html'))) {
    throw new Error('web/dist is not built: run `make web` first');
  }
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find((path) => existsSync(path));
  if (!executablePath) {
    throw new Error('no Chromium found: install it with `apt-get install chromium`, or name one in CHROMIUM');
  }
  const server = await chromium.launchServer({ executablePath, args: FLAGS });
  project.provide('browser', server.wsEndpoint());
  return () => server.close();
}

/** Builds the server and returns its path. */
function built(wanted: readonly string[]): string {
  const arguments_ = ['build', '--package', 'arbiter-chess', ...wanted, '--message-format', 'json'];
  const told = execFileSync('cargo', arguments_, {
    cwd: REPOSITORY,
    encoding: 'utf8',
    maxBuffer: 1 << 30,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const programs = told
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as { executable?: string | null; target?: { name: string } })
    .filter(({ executable, target }) => executable && target?.name === 'arbiter');
  const program = programs.at(-1)?.executable;
  if (!program) throw new Error('cargo built no program `arbiter`');
  return program;
}
