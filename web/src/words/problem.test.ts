import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { HallProblem } from '../hall/api';
import { Bundle } from './bundle';
import { CODES, type Code, wholeLanguage } from './languages';
import { problemText } from './problem';
import { speak } from './words.svelte';

const bundles = {} as Record<Code, Bundle>;
beforeAll(async () => {
  for (const code of CODES) bundles[code] = new Bundle(code, await wholeLanguage(code));
});

/** The names of all problems that the server tells by a name of its own. */
function codes(): string[] {
  const source = readFileSync(join(import.meta.dirname, '../../../crates/server/src/error.rs'), 'utf8');
  const list = source.slice(source.indexOf('fn code('));
  return [...list.matchAll(/=> "([a-z_]+)"/g)].map(([, code]) => code ?? '');
}

describe('a problem', () => {
  it('that the server names has words in every language', () => {
    // What cannot be read is told by the place and the reason.
    const named = codes().filter((code) => code !== 'not_understood');
    expect(named.length).toBeGreaterThan(20);
    for (const code of CODES) expect(named.filter((name) => !bundles[code].has(`problem-${name}`))).toEqual([]);
  });

  it('that no page knows quotes the server in a sentence of the page', async () => {
    await speak('en');
    const problem = new HallProblem('brand_new', 500, 'the moon is full');
    expect(problemText(problem)).toBe('Something went wrong. The server says: the moon is full');
    await speak('cs');
    expect(problemText(problem)).toMatch(/^Něco se nepovedlo\. .*the moon is full$/);
  });
});
